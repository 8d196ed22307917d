"""Was neu ist, nach der Nummer der Ausgabe: drei Zeilen."""

TEXTS = {
    "title": "Neu in Tablée",
    "read": "Neues schließen",
    "line1-1": "Ein Tippen auf „Spielen“, und die Partie beginnt wie beim letzten Mal.",
    "line1-2": "„Lernen“: ein paar Stellungen zum Spielen statt Lesen, um ein Spiel kennenzulernen.",
    "line1-3": "Sehen Sie eine Partie Zug für Zug an, und spielen Sie weiter, wo Sie wollen.",
}
