"""Looking back at a game, sharing it at a move, playing on from there."""

TEXTS = {
    "at-start": "the start",
    "at-move": "move {n} of {last}",
    "in-review": "{place}. You are looking back.",
    "position": "Move shown",
    "back-to-play": "Back to the game",
    "to-the-end": "Go to the end",
    "look-back": "Look back",
    "share-what": "What does the link show?",
    "share-here": "{place}",
    "share-all": "The end of the game",
    "invite-look": "Look at our game of {game}: {place}.",
    "branch": "Play on from here",
    "branch-title": "Play on from here",
    "branch-means": "{place}: a new game goes on from this position. The old one stays as it is.",
    "branch-draws": "What comes next is drawn anew.",
    "branch-begin": "Start",
    "branch-back": "Keep looking back",
}
