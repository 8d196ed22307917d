"""The lesson of Piratatak."""

TEXTS = {
    "goal": "Six pieces of one colour make a boat, and the first complete one wins. You only lack the 6: draw!",
    "goal-done": "Won! The sixth piece ends the game.",
    "goal-not": "Not now: as long as no pirate has come, you may go on. Draw again.",
    "start": "Draw as many cards as you dare, then pass. Your first piece of a free colour starts a boat.",
    "start-done": "Blue was taken, it goes to your reserve. Red was free: that is your boat.",
    "start-not": "You need a boat, and you need to pass before the pirate comes.",
    "pirate": "A pirate! He takes three cards of your choice, and your turn is over. Save your boat.",
    "pirate-done": "The boat is safe. A pirate takes coins and pieces, never a cannon.",
    "pirate-not": "A piece of your boat is gone. Rather give what is in your reserve.",
    "cannon": "You have a cannon. Dare one more card!",
    "cannon-done": "The cannon drives the pirate off and goes with him. Your turn ends, but you keep everything.",
    "cannon-not": "With a cannon in reserve a pirate would take nothing from you: draw again.",
    "buy": "Instead of drawing you may buy a piece of your colour, for three coins. Take red 4 from your neighbour.",
    "buy-done": "The neighbour gets the coins and cannot refuse. Buying takes the whole turn, and comes before drawing.",
    "buy-not": "No card this time: touch red piece 4, in your neighbour's reserve.",
    "plan": "A pirate wants three cards, and your neighbour has your last piece. What to keep, to win next turn?",
    "plan-done": "Won! The coins were worth more than pieces of other colours.",
    "plan-not": "Keep the five red pieces and three coins: that is what the 6 costs.",
}
