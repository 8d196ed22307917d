"""The lesson of Zatre's card game."""

TEXTS = {
    "open": "Whoever starts lays two cards that touch. Put 1-5 and 2-4 end to end to make 12.",
    "open-done": "12 is worth 5 points, 11 is worth 3, 10 just one. From now on it is one card a turn.",
    "open-not": "1, 5, 2 and 4 do make 12, but all four have to lie in one line.",
    "zero": "A zero adds nothing, but it does not end a row either. Make 12 with your 0-4.",
    "zero-done": "6, 0 and 6: that is 12. Where any other number would be too much, a zero still goes.",
    "zero-not": "Look between the two 6s: there is just room for a zero, with the 4 above.",
    "turn": "A card goes any of four ways round, on a table without borders. Where does your 1-5 make 12?",
    "turn-done": "The 5 completes the row, the 1 keeps out of it. End to end it would have been 13, one too many.",
    "turn-not": "The 1 and the 6 are waiting for a 5, on their left. The 1 of your card has to stay off their line.",
    "twice": "A 6-6 makes 12 all by itself. Find the place where it makes 12 twice.",
    "twice-done": "10 points at a stroke! Both 12s share a single box of your sheet.",
    "twice-not": "One row makes 6: 0, 3 and 3. Stand the 6-6 at one of its ends.",
    "line": "Your first line has its 10 and its 12. Add the 11: here it is worth more than another 12.",
    "line-done": "3 for the 11, and a bonus of 3 for the complete line. With cards there are no crosses.",
    "line-not": "Look for 11 with your 4-4, standing up: one of its halves goes on with a row of 7.",
    "super": "To finish: one card can make 10, 11 and 12 all at once. Find it!",
    "super-done": "Super bonus: 6 points more! Three 12s with one card earn it too.",
    "super-not": "Your 5-5 makes 10 already. Lay it down below two columns, one of 6, the other of 7.",
}
