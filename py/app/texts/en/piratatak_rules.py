"""The rules of Piratatak."""

TEXTS = {
    "intro": "Two to four players, from five years on, draw cards to put together the six pieces of a boat, in about "
    "a quarter of an hour. At every card you wonder: one more, or is it wiser to pass before a pirate comes?",
    "section-set-up": "Setting up",
    "section-turn": "Your turn",
    "section-cards": "The cards",
    "section-boat": "Starting and losing a boat",
    "section-end": "The pile and the end of the game",
    "P-01": "There are 55 cards:\n"
    "- 24 boat pieces: a red, a blue, a green and a yellow boat, each of six different pieces;\n"
    "- 20 coins;\n"
    "- 8 pirates;\n"
    "- 3 cannons.\n"
    "They are shuffled into a pile, face down. Nobody gets any cards at the start.\n"
    "During the game the pieces of your colour are your boat. All your other cards are your reserve. Everything lies "
    "face up.",
    "P-02": "Around a table, the youngest player starts. Here it is the first player on the list or somebody at "
    "random, as you choose before the game. After that, play goes clockwise.",
    "P-03": "On your turn you draw at least one card, unless you buy. Everybody sees every card you draw. After each "
    "card that is not a pirate, you may go on or pass. Draw as many as you dare.",
    "P-04": "Instead of drawing you may buy: give three coins to an opponent and get a boat piece for them. You can "
    "buy once a turn, and that ends your turn without a draw.",
    "P-05": "You buy before drawing, never after. You can only buy a piece of your own colour, so you must already "
    "have one. The piece must lie in an opponent's reserve. The opponent cannot refuse, and keeps the coins.",
    "P-06": "No boat yet? Then the piece you draw starts your boat and sets your colour. But if another player is "
    "already building that colour, the piece goes to your reserve, and you still have no boat. Afterwards you may go "
    "on or pass.",
    "P-07": "A piece of your own colour joins your boat. A piece of another colour goes to your reserve. Either way "
    "you may go on or pass.",
    "P-08": "A coin or a cannon goes to your reserve. You may go on or pass.",
    "P-09": "A pirate ends your turn and takes three of your cards along to the discard pile. You choose them among "
    "your coins and boat pieces, those of your own boat too. If you have fewer than three, you lose them all.",
    "P-10": "A cannon drives the pirate away. Both go to the discard pile, you lose nothing else, and your turn is "
    "over.\n"
    "Normally, whoever has a cannon must use it, even with nothing to lose. With the optional cannon you may keep it "
    "and give three cards as if you had none. If you have nothing to give, keeping the cannon costs you nothing.",
    "P-11": "A cannon is never one of the three cards given to a pirate. It takes one cannon for each pirate, and a "
    "cannon protects only its owner.",
    "P-12": "Normally you keep your colour for the whole game. If you lose the last piece of your boat, the colour "
    "stays yours and nobody else can start it. As soon as you draw or buy a piece of it, your boat begins anew.\n"
    "With the colour set free it is different. Whoever loses the last piece builds no boat any more, and the colour "
    "is open to everybody again.",
    "P-13": "This article matters only when colours are set free. When you start a boat, the pieces of that colour "
    "already in your reserve join it at once. Those in other reserves stay there, and you can buy them later.",
    "P-14": "To start a boat you must draw one of its pieces. Buying one does not start it, and neither does a piece "
    "in your reserve.",
    "P-15": "When somebody has to draw and the pile is empty, the discard pile is shuffled and becomes the new pile. "
    "Cards lying in front of players stay where they are.",
    "P-16": "There is always a card to draw. Pirates never stay with a player, so the pile and the discard pile are "
    "never both empty.",
    "P-17": "The first player to have all six pieces of the boat wins at once, however the sixth piece came.",
}
