"""Die Regeln von Zatre, dem Kartenspiel."""

TEXTS = {
    "intro": "Zatre ohne Brett, für zwei bis vier Personen: Jede Karte hat zwei Hälften, und wieder sucht man Reihen "
    "von 10, 11 oder 12. Es gibt so viele Runden, wie Personen mitspielen, damit jede einmal beginnt.",
    "section-set-up": "Aufbau",
    "section-turn": "Wenn Sie dran sind",
    "section-scoring": "Punkte zählen",
    "section-end": "Ende einer Runde und der Partie",
    "K-01": "Es gibt 50 Karten. Jede hat zwei Hälften, und auf jeder Hälfte steht eine Zahl von 0 bis 6:\n"
    "- zwei Zahlen von 1 bis 6, gleich oder verschieden: jedes Paar gibt es zweimal, das sind 42 Karten;\n"
    "- eine Null und eine Zahl von 1 bis 6: jedes Paar gibt es einmal, das sind 6 Karten;\n"
    "- zwei Nullen: 2 Karten.\n"
    "Diese Verteilung ist von uns, denn die ursprüngliche war nicht zu finden.",
    "K-02": "Es gibt so viele Runden wie Personen, und jede wird mit 25 Karten gespielt. Alle 50 Karten werden "
    "gemischt: 25 davon sind für die erste Runde, die anderen 25 für die zweite. Für die dritte und vierte Runde "
    "werden wieder alle 50 Karten gemischt, und es geht genauso.",
    "K-03": "Wer beginnt, bekommt 4 Karten, die anderen bekommen 3. Das ist die Hand, die man nur selbst sieht. Der "
    "Rest der 25 Karten wird als eigene Stapel verdeckt verteilt: zu zweit je 9 Karten, zu dritt je 5, zu viert je "
    "3.\n"
    "Wer die erste Runde beginnt, wird ausgelost. Danach ist es immer die Person links davon, und so beginnen alle "
    "einmal.",
    "K-04": "Eine Karte bedeckt zwei benachbarte Felder, waagerecht oder senkrecht, und so herum, wie Sie wollen. "
    "Einen Rand gibt es nicht: Die Auslage darf nach allen Seiten wachsen.\n"
    "Im ersten Zug einer Runde legt die Person, die beginnt, zwei Karten, die sich an der Seite von mindestens einer "
    "Hälfte berühren. In jedem späteren Zug legt man eine einzige Karte, die an die Auslage grenzt.",
    "K-05": "Eine Reihe, das sind mindestens zwei Hälften, die waagerecht oder senkrecht ohne Lücke nebeneinander "
    "liegen. Auch die zwei Hälften derselben Karte zählen. Eine Reihe darf nie mehr als 12 ergeben. Bis 9 ist sie "
    "erlaubt, bringt aber nichts.",
    "K-06": "Eine Null gehört zu ihrer Reihe und beendet sie nicht. Es dürfen auch mehrere in einer Reihe liegen. "
    "Eine Null darf zwei Reihen zu einer verbinden, wenn beide zusammen nicht über 12 kommen.",
    "K-07": "Nach dem Legen ziehen Sie von Ihrem eigenen Stapel, bis Sie wieder drei Karten haben, solange er reicht.",
    "K-08": "Passt keine Karte Ihrer Hand, zeigen Sie die Hand und legen sie beiseite. Sie ziehen ebenso viele "
    "Karten, oder alle, die noch da sind. Das wiederholen Sie, bis eine Karte passt oder Ihr Stapel leer ist.\n"
    "Passt eine Karte, legen Sie sie. Die beiseitegelegten Karten werden in Ihren Stapel gemischt, und dann ziehen "
    "Sie wie gewohnt.\n"
    "Passt bis zuletzt keine, werden alle diese Karten zusammen gemischt. Sie ziehen so viele, wie Sie vorher hatten, "
    "und passen.",
    "K-09": "Jede Reihe, in die Sie gerade eine Hälfte gelegt haben, bringt 1 Punkt, wenn sie 10 ergibt, 3 Punkte bei "
    "11 und 5 Punkte bei 12.",
    "K-10": "Ihr Wertungsblatt hat fünf Spalten: 10, 11, 12, Bonus und Summe. Sie füllen sich von oben nach unten. "
    "Mehrere Reihen mit derselben Zahl in einem Zug kommen zusammen in ein Kästchen: Zwei Reihen von 12 ergeben dort "
    "10 Punkte. Das Wertungsblatt gilt für die ganze Partie.",
    "K-11": "Eine Zeile, deren Kästchen für 10, 11 und 12 gefüllt sind, bekommt einen Bonus wie auf dem Brett: 3 "
    "Punkte für die Zeilen 1 bis 4, 4 Punkte für die Zeilen 5 bis 8, 5 Punkte für die Zeilen 9 bis 12, 6 Punkte für "
    "die Zeilen 13 bis 16, danach nichts mehr. Diese Zahlen stammen vom Brettspiel, denn die des Kartenspiels waren "
    "nicht zu finden.",
    "K-12": "Ergibt eine einzige Karte zugleich eine Reihe von 10, eine von 11 und eine von 12, oder aber drei Reihen "
    "von 12, bekommen Sie einen Superbonus von 6 Punkten. Es zählen die Reihen, die durch diese Karte laufen, in dem "
    "Augenblick, in dem sie gelegt wird. Auch wenn man zwei Karten legt, wird jede für sich beurteilt.\n"
    "Der Superbonus kommt zu Ihrer Endsumme, nicht zu einer Zeile.",
    "K-13": "Es gibt weder Doppelfelder noch Kreuze. Nach der letzten Runde gewinnt die höchste Summe. Bei "
    "Gleichstand wird der Sieg geteilt.",
    "K-14": "Eine Runde endet, wenn alle ihre Karten liegen. Sie endet auch, wenn seit der letzten gelegten Karte "
    "alle, die noch Karten haben, der Reihe nach gepasst haben. Wer keine Karten mehr hat, wird übersprungen. Karten, "
    "die nicht gelegt wurden, zählen nichts.",
}
