"""What is new, by the number of the release: three lines."""

TEXTS = {
    "title": "New in Tablée",
    "read": "Close what is new",
    "line1-1": "One tap on “Play” starts a game, the way you last played it.",
    "line1-2": "Your running games are at the top, and say so when it is your turn.",
    "line1-3": "Look back at a game move by move, and play on from wherever you like.",
}
