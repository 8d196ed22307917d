"""Was alle Lektionen sagen."""

TEXTS = {
    "title": "{game} lernen",
    "by-playing": "Spielend lernen",
    "step": "Schritt {number} von {count}",
    "tools": "Werkzeuge der Lektion",
    "before": "Zurück",
    "back": "Noch mal",
    "show": "Zeigen",
    "skip": "Auslassen",
    "next": "Nächster Schritt",
    "play": "Gegen den sanften Computer spielen",
    "from-the-start": "Lektion wiederholen",
}
