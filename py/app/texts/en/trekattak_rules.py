"""The rules of Trekattak."""

TEXTS = {
    "intro": "Two to four players each put together a ship of nine pieces, card by card. Fourteen peoples of space "
    "may turn up from the pile to attack you, or to lend you a hand.",
    "section-set-up": "Setting up",
    "section-turn": "Your turn",
    "section-cards": "The cards",
    "section-attack": "Settling an attack",
    "section-allies": "Allies",
    "section-end": "The pile and the end of the game",
    "T-01": "There are 90 cards:\n"
    "- 36 ship pieces, nine for each ship: the Federation's Enterprise, the Klingon bird of prey, the Vulcan cruiser "
    "and the Ferengi marauder;\n"
    "- 27 latinium bars;\n"
    "- 9 phasers;\n"
    "- 18 people cards: three Borg, three Orion passengers, and one card for each of the other twelve peoples.\n"
    "The original rules only fix the pieces and the cards of the four peoples that have a ship. The other numbers are "
    "ours.\n"
    "The cards are shuffled into a pile, face down. During the game the pieces in front of you are your ship. All "
    "your other cards are your reserve. Everything lies face up, and each player builds one ship only.",
    "T-02": "Around a table, the oldest player starts. Here it is the first player on the list or somebody at random, "
    "as you choose before the game. After that, play goes clockwise.",
    "T-03": "On your turn you draw at least one card, unless you buy. Everybody sees every card you draw. After a "
    "card that is not an attack, you may go on or pass.\n"
    "With the option, a ship piece means you must draw on.",
    "T-04": "Instead of drawing you may buy: give three latinium bars to an opponent and get a piece of your ship "
    "from that opponent's reserve. The opponent cannot refuse, and keeps the latinium. You can buy once a turn, and "
    "that ends your turn without a draw.",
    "T-05": "Not building a ship yet? Then the piece you draw starts yours, and pieces of that ship already waiting "
    "in your reserve join it at once. But if another player is already building that ship, the piece goes to your "
    "reserve.\n"
    "Later, a piece of your own ship joins it, and any other goes to your reserve. Buying a piece does not start a "
    "ship.",
    "T-06": "A latinium bar or a phaser goes to your reserve. You may go on or pass.",
    "T-07": "A people card is an attack. Settle it, and your turn is over. There is one exception: the people of the "
    "ship you are building come as allies (T-20).",
    "T-10": "Every people has its row in the table of losses. Try loss 1, then loss 2, then loss 3: you pay the first "
    "one that you can pay in full. You do not choose between them. For a loss in cards, the pieces of your own ship "
    "count as cards you can pay with.",
    "T-11": "If you cannot pay any of the losses in full, you give all you can of that row's loss in cards, and "
    "sometimes that is nothing. The people card then goes to the discard pile. For the Orion passenger, see T-15.",
    "T-12": "A loss in cards is paid in latinium bars and ship pieces. Take them from your reserve first, and from "
    "your ship only what is still missing. Against the Breen it is the other way round: the ship first, then the "
    "reserve. Within the reserve, and within the ship, you choose the cards.\n"
    "Phasers, kept allies and Orion passengers never pay for a loss in cards.",
    "T-13": "A loss in phasers is paid with phaser cards or with kept allies (T-21), as you choose.\n"
    "How to read the rest of the table:\n"
    "- a dash means that the row has no further loss;\n"
    "- one or two latinium bars, an Orion passenger: it takes exactly these cards;\n"
    "- the piece the Vulcans ask for comes from your reserve, and you choose it among the pieces of the Vulcan ship;\n"
    "- Khan asks five cards instead of four from whoever builds the Federation ship.",
    "T-14": "The Borg want more each time. Their first attack costs one phaser, or failing that three cards. The "
    "second costs two phasers or four cards, the third and all later ones three phasers or five cards.\n"
    "Normally all their attacks since the start of the game count, whoever was attacked. With the option they are "
    "counted for each player separately.",
    "T-15": "When you draw an Orion passenger and have another in your reserve, the two go free together: both cards "
    "go to the discard pile. Otherwise you discard one latinium bar, and the passenger you have just drawn stays in "
    "your reserve. If you have no latinium, the card you drew goes to the discard pile.",
    "T-16": "A people driven off with phasers or kept allies is exiled: its card leaves the game for good. Other "
    "cards of the same people stay.\n"
    "The cards of the Federation, the Ferengi, the Vulcans and the Klingons are never exiled, they go to the discard "
    "pile. So do the phasers and allies you spend.",
    "T-17": "Everything you lose goes to the discard pile, face up. So does the people card, unless it is exiled or "
    "stays in your reserve.",
    "T-18": "The Q Continuum turns everything upside down:\n"
    "- your whole ship goes to the discard pile;\n"
    "- you take all the ship pieces from the reserves of all other players;\n"
    "- you must choose your new ship, among those that nobody else is building and of which you now have a piece, "
    "whether you have just taken it or it was in your reserve before. All your pieces of it form that ship.\n"
    "It may be the same ship as before. If you have all nine pieces of it, you win. If no ship is possible, you have "
    "none any more.\n"
    "The Q card goes to the discard pile and your turn is over. Latinium, phasers and the ships of the others stay "
    "where they are.",
    "T-20": "The people of the ship you are building come to help. Drawing their card is not an attack, and your turn "
    "does not end.",
    "T-21": "When an ally comes, you do one of two things:\n"
    "- take a ship piece from an opponent's reserve, free of charge, and put the ally on the discard pile. A piece of "
    "your own ship joins it, any other goes to your reserve;\n"
    "- keep the ally in your reserve. It is as good as a phaser, and it goes to the discard pile when you spend it.\n"
    "If there is no piece to take, the ally stays with you.",
    "T-22": "When somebody has to draw and the pile is empty, the discard pile is shuffled and becomes the new pile.",
    "T-23": "Normally, unless Q comes, you keep your ship for the whole game, even when you lose the last piece of "
    "it. Then nobody else can start it, and it begins anew as soon as you get a piece of it. You still count as its "
    "builder: its people are your allies, Khan asks you for five cards if it is the Federation ship, and nobody else "
    "can choose it when Q comes.\n"
    "With the ship set free it is different. Whoever loses the last piece builds no ship any more, and that ship is "
    "open to everybody again.\n"
    "If Q leaves you without a ship, you build none, and you may start any free ship later.",
    "T-24": "The first complete ship, with all nine pieces, wins at once, whether the last one was drawn, bought, "
    "taken from an opponent or came with Q.",
}
