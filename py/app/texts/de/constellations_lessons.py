"""Die Lektion von Constellations."""

TEXTS = {
    "prize": "Ein volles Sternbild wird gewertet: Die höchste Summe bekommt den ersten Preis. Holen Sie den Widder!",
    "prize-done": "Erster Preis! Nach zwölf Sternbildern gewinnt, wer am reichsten ist.",
    "prize-not": "Ein Stern im Widder ist frei. Mit Ihrer 5 brauchen Sie mehr als 7.",
    "hide": "Auf einem kleinen Stern sehen alle Ihr Plättchen. Verstecken Sie die 10 auf einem großen, mit Kreis.",
    "hide-done": "Nur Sie wissen, was dort liegt, bis zur Wertung. Danach kehren alle Plättchen zurück.",
    "hide-not": "Nehmen Sie die 10, dann einen Stern mit einem Kreis darum.",
    "double": "Ein Doppelstern verdoppelt die mit ihm verbundenen Plättchen. Gewinnen Sie die Waage, auch gegen eine 7.",
    "double-done": "20 gegen 17. Allein zählt ein Doppelstern nichts, und er verdoppelt auch die der anderen.",
    "double-not": "Der freie Stern ist nur mit Ihrer 10 verbunden: Mit einem Doppelstern zählt sie 20.",
    "hole": "Ein Schwarzes Loch verschluckt alles Verbundene, auch Eigenes. Gewinnen Sie den Krebs mit Ihrer 3.",
    "hole-done": "Die ganze Mitte ist weg, und die 3 genügt. Sie war mit dem Loch nicht verbunden.",
    "hole-not": "Der Stern in der Mitte berührt die 10, die 7 und das verdeckte Plättchen. Was verschluckt sie alle?",
    "cancel": "Ein Schwarzes Loch bedroht Ihre 10. Doch zwei verbundene Löcher heben sich auf: Retten Sie sie!",
    "cancel-done": "Beide Löcher verschwinden, bevor sie etwas verschlucken, und die 10 gewinnt.",
    "cancel-not": "Ihre 10 würde verschluckt. Setzen Sie Ihr Schwarzes Loch gegen das andere, auf den Stern daneben.",
    "tie": "Bei gleichen Punkten ist vorn, wer mehr Plättchen hat. Gewinnen Sie den Widder ohne Ihre 10.",
    "tie-done": "Überall 10, aber zwei Plättchen gegen eines: Der erste Preis gehört Ihnen.",
    "tie-not": "Welches Ihrer Plättchen macht mit der 3 zusammen 10?",
}
