"""The rules of Zatre."""

TEXTS = {
    "intro": "A number game for two to four players: with tiles from 1 to 6 you form rows that make 10, 11 or 12. A "
    "12 earns the most, but it is a well-filled sheet that wins.",
    "section-material": "The material",
    "section-start": "Who starts",
    "section-turn": "Your turn",
    "section-scoring": "Counting points",
    "section-end": "The end of the game",
    "section-options": "Other ways to play",
    "Z-01": "There are 121 tiles in the bag: twenty-one of them are ones, and there are twenty of each number from 2 "
    "to 6. They are drawn unseen.",
    "Z-02": "The board has 193 squares, in a square of fifteen by fifteen with parts of its rim missing. There are "
    "160 dark squares, 32 double squares, which are lighter, and the centre square, where everything begins.",
    "Z-03": "Everybody draws a tile, and the highest starts. If several players share the highest, they draw again "
    "among themselves. The starter keeps that tile and draws two more. The tiles of the others go back into the bag.\n"
    "With the option, the starter is simply chosen at random.\n"
    "Either way the starter's first turn has three tiles, and the first of them goes on the centre square.",
    "Z-04": "Play goes clockwise.",
    "Z-05": "At the start of your turn you draw two tiles, or the last one if the bag holds only one. If you have "
    "held tiles, article Z-11 applies.",
    "Z-06": "A tile must touch a tile already lying, side to side; one laid earlier in the same turn will do. Only "
    "the first tile of the game touches nothing: it goes on the centre square. Lay your tiles together or in "
    "different places, as you like.",
    "Z-07": "A row is at least two tiles next to each other without a gap, across or up and down. An empty square "
    "ends it, and so does the edge. Add up its tiles: they must never make more than 12. A row of 9 or less is "
    "allowed, but it earns nothing.",
    "Z-08": "You must lay as many tiles as possible. The whole turn counts: if some order and some squares let you "
    "lay all of them, you must lay all of them, even without earning points. If not, lay as many as can be laid.",
    "Z-09": "A double square has to be earned: a tile may lie there only if, at the end of the turn, a row of 10, 11 "
    "or 12 runs through it.",
    "Z-10": "Sometimes you cannot lay as many tiles as you must without using double squares that no row of 10, 11 or "
    "12 runs through. Then you have to use them all the same, but no more of them than needed. They bring no cross.",
    "Z-11": "Tiles that cannot be laid stay in front of you, face down, for your next turn. A tile fits if at least "
    "one square, dark or double, can take it under Z-06 and Z-07.\n"
    "On your next turn:\n"
    "- with two or more held tiles, if at least one of them fits, you draw nothing;\n"
    "- with a single held tile, or if none of them fits, you draw one tile.\n"
    "Then lay all that can be laid, even more than two tiles. The rest is held again.",
    "Z-12": "At the end of the turn, look at the rows in which you have just laid a tile. A row of 10 earns 1 point, "
    "a row of 11 earns 2, a row of 12 earns 4. Each row counts once, in both directions. An old row that you made "
    "longer earns its new value.",
    "Z-13": "Your sheet has six columns: crosses, 10, 11, 12, bonus and total. The points of a row go into the column "
    "of its sum. Every column fills from the top down, without gaps and without waiting for the others.",
    "Z-14": "If you make several rows of the same sum in one turn, their points go into one box together. Two rows of "
    "12, for example, put 8 points there.",
    "Z-15": "For each double square that you covered this turn and that a row of 10, 11 or 12 runs through, put a "
    "cross in the topmost free box of the column of crosses. If there are several in one turn, they go one below the "
    "other.",
    "Z-16": "A line of the sheet gets a bonus when its boxes for 10, 11 and 12 are all filled:\n"
    "- lines 1 to 4: 3 points;\n"
    "- lines 5 to 8: 4 points;\n"
    "- lines 9 to 12: 5 points;\n"
    "- lines 13 to 16: 6 points;\n"
    "- further down: no bonus.\n"
    "With a single box empty, the line has no bonus.",
    "Z-17": "A cross doubles its whole line, bonus included. It does not matter whether the line is complete.",
    "Z-18": "The sheet shows 22 lines at first, and it grows as needed.",
    "Z-19": "At the end of the game, tiles that you still hold cost you their values.",
    "Z-20": "The turn in which the last tile is drawn is the last, and it is played to its end as usual. The highest "
    "total wins. If totals are equal, the win is shared.\n"
    "With the option, the game ends as soon as a player can no longer draw two tiles.",
    "Z-21": "In the expert version, the possible squares are not shown any more. What is allowed stays the same: only "
    "the help is gone.",
    "Z-22": "You can also play Zatre with cards and without a board. The card game has rules of its own.",
    "Z-23": "A game takes about sixty turns. If that is too long for you, choose the short game: the bag holds only "
    "61 tiles, eleven ones and ten of each number from 2 to 6.",
}
