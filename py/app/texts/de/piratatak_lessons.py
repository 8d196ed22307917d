"""Die Lektion von Piratatak."""

TEXTS = {
    "goal": "Sechs Teile einer Farbe sind ein Boot, das erste fertige gewinnt. Es fehlt nur die 6: Ziehen Sie!",
    "goal-done": "Gewonnen! Das sechste Teil beendet die Partie.",
    "goal-not": "Jetzt nicht: Solange kein Pirat gekommen ist, darf man weiterziehen. Ziehen Sie noch einmal.",
    "start": "Ziehen Sie, solange Sie sich trauen, dann passen Sie. Das erste Teil einer freien Farbe wird ein Boot.",
    "start-done": "Blau war vergeben, das kommt in die Reserve. Rot war frei: Das ist Ihr Boot.",
    "start-not": "Es braucht ein Boot, und Sie müssen passen, bevor der Pirat kommt.",
    "pirate": "Ein Pirat! Er nimmt drei Karten Ihrer Wahl, und Ihr Zug ist vorbei. Retten Sie Ihr Boot.",
    "pirate-done": "Das Boot ist in Sicherheit. Ein Pirat nimmt Gold und Teile, nie eine Kanone.",
    "pirate-not": "Ein Teil Ihres Boots ist weg. Geben Sie lieber her, was in der Reserve liegt.",
    "cannon": "Sie haben eine Kanone. Wagen Sie noch eine Karte!",
    "cannon-done": "Die Kanone verjagt den Piraten und geht mit ihm. Der Zug endet, aber Sie behalten alles.",
    "cannon-not": "Mit einer Kanone in der Reserve nähme Ihnen ein Pirat nichts: Ziehen Sie noch einmal.",
    "buy": "Statt zu ziehen, kann man kaufen: drei Goldstücke das Teil. Nehmen Sie nebenan die rote 4.",
    "buy-done": "Das Gold bekommt, wer verkauft, und ablehnen geht nicht. Kaufen kostet den Zug und kommt vor dem Ziehen.",
    "buy-not": "Diesmal keine Karte: Berühren Sie das rote Teil 4 in der Reserve nebenan.",
    "plan": "Ein Pirat will drei Karten, und nebenan liegt Ihr letztes Teil. Was behalten Sie, um dann zu gewinnen?",
    "plan-done": "Gewonnen! Das Gold war mehr wert als Teile anderer Farben.",
    "plan-not": "Behalten Sie die fünf roten Teile und drei Goldstücke: So viel kostet die 6.",
}
