"""The rules of Horta Rescue."""

TEXTS = {
    "intro": "A pushing game for two, on a board of five cells by five, that takes about a quarter of an hour. Ships "
    "shove, help and block one another around three asteroids, until one of the three goes over the edge.",
    "section-set-up": "Setting up",
    "section-turn": "Your turn",
    "section-strength": "The strength of a push",
    "section-end": "The end of the game",
    "section-variants": "Variants",
    "H-01": "Two play: one has the Federation, the other the Ferengi Alliance. Agree on the sides before you begin.",
    "H-02": "The Federation plays first. After that you take turns.",
    "H-03": "Three asteroids lie in the middle of the board, on b3, c3 and d3. Each side has five ships. All of them "
    "wait outside, in its reserve.",
    "H-04": "An asteroid has to leave the board, and it has to count as yours. Article H-18 says whose it is.",
    "H-05": "On your turn you do one action, and only one, with one of your ships. You cannot pass.\n"
    "The five actions:\n"
    "- enter the board;\n"
    "- step to the next cell;\n"
    "- turn on the spot;\n"
    "- leave the board;\n"
    "- push.",
    "H-06": "Take a ship from your reserve and put it on a free cell on the border. The border is the sixteen cells "
    "that run around the board. Choose any of the four facings, even off the board.",
    "H-07": "If a cell on the border is taken, the only way in is a push from outside. The ship comes in facing "
    "inward and pushes straight ahead, and it needs the strength for it, as with any push. Whether a ship or an "
    "asteroid holds the cell makes no difference.\n"
    "At a corner you can choose between two directions. At any other cell on the border there is only one.",
    "H-08": "With nothing in your reserve, nothing can enter. That is so even if the push would send a ship of yours "
    "off the other side.",
    "H-09": "The ship goes to a free cell that touches its own side to side, so never diagonally. Its facing does not "
    "matter: it can go sideways or backwards. When it arrives, it takes any facing you like, or keeps its own.",
    "H-10": "The ship stays on its cell and changes its facing, by a quarter turn or a half turn. That is your whole "
    "action. Keeping the same facing is not turning.",
    "H-11": "From a cell on the border a ship can leave the board, whichever way it faces. That is your whole action. "
    "It goes back to your reserve and can come in again whenever you like.",
    "H-12": "A ship pushes only straight ahead, and only when the very next cell is taken. The pieces that follow one "
    "another in front of it, up to the first empty cell or the edge of the board, are the line. The whole line moves "
    "one cell away, and the ship that pushes follows it.",
    "H-13": "A push turns nobody. Every ship keeps its facing, the one that pushes too.",
    "H-14": "A push that is not strong enough is not allowed. Play something else.",
    "H-15": "A ship pushed off the board is not lost. It goes to the reserve of its own side, even if that side did "
    "the pushing.",
    "H-16": "Look at all the ships in the line, and forget whose they are:\n"
    "- for: the ship that pushes, and those that face the same way;\n"
    "- against: those that face the opposite way, towards it;\n"
    "- ships facing sideways do not count.\n"
    "Each ship against cancels one ship for. The push succeeds if at least one ship for is left, and at least as many "
    "of them as there are asteroids in the line.\n"
    "So a ship of your own can block you, and a ship of the other side can help you.",
    "H-17": "Normally the whole line counts, and even what stands at its far end can help.\n"
    "With the option you count step by step, walking away from the ship that pushes. At every piece, what you have "
    "counted so far must be enough. If a part of the line holds, what stands beyond it does not help, and the push is "
    "not allowed.",
    "H-18": "The first asteroid pushed off the board ends the game. To see whose it is, start at the asteroid and "
    "walk back along the line to the ship that pushed. The first ship you meet that faces the way of the push has "
    "rescued the asteroid, and its side wins.\n"
    "Skip ships facing sideways or the opposite way, and other asteroids. The ship that pushed always counts, so "
    "there is always one winner and never two.\n"
    "Careful: it may be your opponent. You are still allowed to push.",
    "H-19": "The game is a draw when the same position stands for the third time: the same pieces on the same cells, "
    "facing the same ways, and the same side to play. The position at the start counts too, and it does not matter "
    "how many turns have been played.\n"
    "If each player may leave the board only once (H-21), the same sides must also have used up their exit.",
    "H-20": "With this option, c1 and c5 are barred during each player's first two turns. The ship you play may not "
    "get there by entering, by stepping or by pushing. But a ship may be pushed there by another.",
    "H-21": "Normally you may leave the board as often as you like. With this option each player may do so only once "
    "in the game. Being pushed off does not count.",
}
