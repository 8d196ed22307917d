"""What every lesson says."""

TEXTS = {
    "title": "Learn {game}",
    "by-playing": "Learn by playing",
    "step": "Step {number} of {count}",
    "tools": "Lesson tools",
    "before": "Previous",
    "back": "Again",
    "show": "Show me",
    "skip": "Skip",
    "next": "Next",
    "play": "Play the gentle computer",
    "from-the-start": "Take the lesson again",
}
