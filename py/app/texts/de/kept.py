"""Eine Partie nachspielen, sie bei einem Zug teilen, von dort weiterspielen."""

TEXTS = {
    "at-start": "Anfang",
    "at-move": "Zug {n} von {last}",
    "in-review": "{place}. Sie blättern zurück.",
    "position": "Gezeigter Zug",
    "back-to-play": "Zurück ins Spiel",
    "to-the-end": "Zum Ende",
    "look-back": "Nachspielen",
    "share-what": "Was zeigt der Link?",
    "share-here": "{place}",
    "share-all": "Das Ende der Partie",
    "invite-look": "Schau dir unsere Partie {game} an: {place}.",
    "branch": "Von hier weiterspielen",
    "branch-title": "Von hier weiterspielen",
    "branch-means": "{place}: Eine neue Partie geht von dieser Stellung aus. Die alte bleibt, wie sie ist.",
    "branch-draws": "Was dann kommt, wird neu gezogen.",
    "branch-begin": "Beginnen",
    "branch-back": "Weiter nachspielen",
}
