"""The rules of Constellations."""

TEXTS = {
    "intro": "Three to five players put their tokens on the twelve signs of the zodiac, some face up, some face down, "
    "in about forty minutes. As soon as a constellation is full, you find out who shines brightest there, and that "
    "player gets the coins.",
    "section-set-up": "Setting up",
    "section-turn": "Your turn",
    "section-scoring": "Scoring",
    "section-end": "The end of the game",
    "C-01": "There are twelve constellations, one for each sign of the zodiac. Together they have 83 stars, and 31 of "
    "those are large. Every constellation has two prizes: the first is worth as many coins as it has stars, the "
    "second is worth two fewer.\n"
    "The drawings are ours and follow the real constellations, as the original ones were not found.",
    "C-02": "The constellations are shuffled, and as many are opened as there are players. The others are the pile.",
    "C-03": "Everybody has nine tokens of one colour: 1, 3, 5, 6, 7 and 10, a black hole and two double stars. Nobody "
    "sees the tokens of the others before they are placed.",
    "C-04": "The coins are in the reserve, and it never runs out.",
    "C-05": "The first player on the list starts, or somebody at random, as you choose before the game. After that, "
    "play goes clockwise.\n"
    "On your turn, place one token, and only one, on a free star of any open constellation. You cannot pass.",
    "C-06": "On a small star the token goes face up. On a large star it goes face down: only you know which one it "
    "is, and you may look at it again whenever you like.",
    "C-07": "If you have no token left, you must pass. The game cannot get stuck: tokens come back with every scoring.",
    "C-08": "A constellation is scored as soon as every star of it has a token. First of all, the hidden tokens are "
    "turned up.",
    "C-09": "Black holes joined by a line to another black hole come first. They go away all together, before they "
    "swallow anything.",
    "C-10": "Then each black hole that is left swallows the tokens joined to it by a line, anybody's tokens, even "
    "double stars. These tokens are given back and do not count.",
    "C-11": "Each double star that is left doubles the value of its neighbours, the tokens joined to it by a line, "
    "whoever owns them. Between two double stars a token is worth four times its number. A double star or a black "
    "hole itself is worth 0.",
    "C-12": "Players who still have tokens on the constellation add up their values.",
    "C-13": "The highest total gets the first prize, the next one the second prize. From third to fifth place you get "
    "consolation coins: one for each token you still have on the constellation.",
    "C-14": "Normally the consolation coins come from the reserve. With the option, the player in first place pays "
    "them, out of the first prize. That was the rule of the original edition.",
    "C-15": "When two totals are equal, whoever still has more tokens on the constellation is ahead. A black hole or "
    "a double star counts as a token.",
    "C-16": "If first place is still a tie, no prize is given: everybody takes one coin for each token still there. "
    "If second place is, the first prize is given, and all the others take one coin for each token. These coins "
    "always come from the reserve.",
    "C-17": "A player alone on the constellation gets the first prize and nothing else. If nobody is there any more, "
    "there is nothing to win.",
    "C-18": "Everybody takes all tokens back. The constellation is removed and, as long as there are some in the "
    "pile, another takes its place before the next turn. After that you go on with the constellations that are left.",
    "C-19": "After the twelfth scoring the richest player wins. If several are equally rich, the win is shared.",
}
