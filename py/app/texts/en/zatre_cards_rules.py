"""The rules of Zatre, the card game."""

TEXTS = {
    "intro": "Zatre without a board, for two to four players: every card has two halves, and again you look for rows "
    "of 10, 11 or 12. There are as many rounds as players, so that everybody starts one.",
    "section-set-up": "Setting up",
    "section-turn": "Your turn",
    "section-scoring": "Counting points",
    "section-end": "The end of a round and of the game",
    "K-01": "There are 50 cards. Each has two halves, and each half shows a number from 0 to 6:\n"
    "- two numbers from 1 to 6, different or not: every pair is there twice, which makes 42 cards;\n"
    "- a zero and a number from 1 to 6: every pair is there once, which makes 6 cards;\n"
    "- two zeros: 2 cards.\n"
    "These numbers are ours, as the original ones were not found.",
    "K-02": "There are as many rounds as players, and each is played with 25 cards. All 50 cards are shuffled: 25 of "
    "them are for round one, the other 25 for round two. For rounds three and four all 50 cards are shuffled again, "
    "and it goes the same way.",
    "K-03": "The starter gets 4 cards, the others 3. That is their hand, which only they can see. The rest of the 25 "
    "cards is dealt out as personal piles, face down: 9 cards each with two players, 5 with three, 3 with four.\n"
    "Who starts round one is chosen at random. After that it is always the left neighbour, so everybody starts once.",
    "K-04": "A card covers two neighbouring cells, across or up and down, and either way round. There is no edge: the "
    "layout may grow in every direction.\n"
    "On the first turn of a round, the starter lays two cards that touch each other with a side of at least one half. "
    "On every later turn you lay a single card, which touches the layout.",
    "K-05": "A row is at least two halves next to each other without a gap, across or up and down. The two halves of "
    "one card count too. A row must never make more than 12. Up to 9 a row is allowed, but it earns nothing.",
    "K-06": "A zero belongs to its row and does not end it. There may be several in one row. A zero may also join two "
    "rows into one, if together they do not go over 12.",
    "K-07": "After laying, you draw from your own pile until you have three cards again, as long as the pile lasts.",
    "K-08": "If no card in your hand fits, you show your hand and lay it aside. You draw as many cards, or all that "
    "are left. Do so again until a card fits or your pile is empty.\n"
    "If a card fits, you lay it. The cards laid aside are shuffled into your pile, and then you draw as usual.\n"
    "If nothing fits to the very end, all these cards are shuffled together. You draw as many as you had before, and "
    "you pass.",
    "K-09": "Each row in which you have just laid a half earns 1 point if it makes 10, 3 points if it makes 11 and 5 "
    "points if it makes 12.",
    "K-10": "Your sheet has five columns: 10, 11, 12, bonus and total. They fill from the top down. Several rows of "
    "the same sum in one turn go into one box together: two rows of 12 put 10 points there. There is one sheet for "
    "the whole game.",
    "K-11": "A line with its boxes for 10, 11 and 12 filled gets a bonus, as on the board: 3 points for lines 1 to 4, "
    "4 points for lines 5 to 8, 5 points for lines 9 to 12, 6 points for lines 13 to 16, and nothing after that. "
    "These numbers come from the board game, as those of the card game were not found.",
    "K-12": "If a single card makes a row of 10, a row of 11 and a row of 12 all at once, or three rows of 12, you "
    "earn a super bonus of 6 points. What counts are the rows through that card, at the moment it is laid. Even when "
    "two cards are laid in a turn, each is judged on its own.\n"
    "The super bonus is added to your final total, not to a line.",
    "K-13": "There are no double squares and no crosses. After the last round the highest total wins. If totals are "
    "equal, the win is shared.",
    "K-14": "A round ends when all its cards have been laid. It also ends when everybody who still has cards has "
    "passed in a row since the last card was laid. Players without cards are skipped. A card that was not laid counts "
    "for nothing.",
}
