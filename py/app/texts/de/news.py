"""Was neu ist, nach der Nummer der Ausgabe: drei Zeilen."""

TEXTS = {
    "title": "Neu in Tablée",
    "read": "Neues schließen",
    "line1-1": "Ein Tippen auf „Spielen“, und die Partie beginnt wie beim letzten Mal.",
    "line1-2": "Ihre laufenden Partien stehen oben und sagen, wenn Sie dran sind.",
    "line1-3": "Sehen Sie eine Partie Zug für Zug an, und spielen Sie weiter, wo Sie wollen.",
}
