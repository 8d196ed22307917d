"""Die Lektion des Kartenspiels von Zatre."""

TEXTS = {
    "open": "Wer anfängt, legt zwei Karten, die sich berühren. Legen Sie 1-5 und 2-4 aneinander, sodass es 12 ergibt.",
    "open-done": "12 zählt 5 Punkte, 11 zählt 3, 10 nur einen. Von nun an ist es eine Karte pro Zug.",
    "open-not": "1, 5, 2 und 4 ergeben 12, aber alle vier müssen in einer Linie liegen.",
    "zero": "Eine Null zählt nichts, trennt aber auch keine Reihe. Machen Sie 12 mit Ihrer 0-4.",
    "zero-done": "6, 0 und 6: Das macht 12. Wo jede andere Zahl zu viel wäre, passt eine Null noch hin.",
    "zero-not": "Sehen Sie zwischen die beiden 6en: Dort ist genau Platz für eine Null, mit der 4 darüber.",
    "turn": "Eine Karte liegt, wie herum man will, auf einem Tisch ohne Rand. Wo macht Ihre 1-5 eine 12?",
    "turn-done": "Die 5 füllt die Reihe, die 1 bleibt draußen. In einer Linie wären es 13, eins zu viel.",
    "turn-not": "Die 1 und die 6 warten links auf eine 5. Die 1 Ihrer Karte darf nicht in ihre Linie.",
    "twice": "Eine 6-6 macht schon allein 12. Finden Sie den Platz, wo sie zweimal 12 macht.",
    "twice-done": "10 Punkte auf einen Schlag! Beide 12er teilen sich ein einziges Kästchen Ihres Blatts.",
    "twice-not": "Eine Reihe ergibt 6: 0, 3 und 3. Stellen Sie die 6-6 aufrecht an eines ihrer Enden.",
    "line": "Ihre erste Zeile hat schon 10 und 12. Holen Sie die 11: Hier bringt sie mehr als noch eine 12.",
    "line-done": "3 für die 11, 3 Bonus für die volle Zeile. Kreuze gibt es mit Karten nicht.",
    "line-not": "Suchen Sie die 11 mit Ihrer 4-4, aufrecht: Eine Hälfte verlängert eine Reihe von 7.",
    "super": "Zum Schluss: Eine Karte kann 10, 11 und 12 zugleich machen. Finden Sie sie!",
    "super-done": "Superbonus: 6 Punkte dazu! Drei 12er mit einer Karte bringen ihn auch.",
    "super-not": "Ihre 5-5 macht schon 10. Legen Sie sie quer unter zwei Spalten, eine mit 6, eine mit 7.",
}
