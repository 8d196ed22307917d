"""What is new, by the number of the release: three lines."""

TEXTS = {
    "title": "New in Tablée",
    "read": "Close what is new",
    "line1-1": "One tap on “Play” starts a game, the way you last played it.",
    "line1-2": "“Learn”: a few positions to play, not to read, to get to know a game.",
    "line1-3": "Look back at a game move by move, and play on from wherever you like.",
}
