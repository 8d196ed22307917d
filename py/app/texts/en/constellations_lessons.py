"""The lesson of Constellations."""

TEXTS = {
    "prize": "A full constellation is scored: the highest total takes the first prize. Take Aries!",
    "prize-done": "First prize! After twelve constellations the richest player wins.",
    "prize-not": "One star of Aries is left. With your 5 you need more than 7.",
    "hide": "On a small star everybody sees your token. Hide your 10 on a large one, with a circle round it.",
    "hide-done": "Only you know what lies there, until the scoring. Then all tokens return to their players.",
    "hide-not": "Take the 10, then a star with a circle round it.",
    "double": "A double star doubles the tokens joined to it. Win Libra, even if a 7 is hidden there.",
    "double-done": "20 against 17. By itself a double star is worth nothing, and it doubles those of others too.",
    "double-not": "The free star is joined to your 10 alone: with a double star it is worth 20.",
    "hole": "A black hole swallows all tokens joined to it, your own too. Win Cancer with your little 3.",
    "hole-done": "The whole middle has gone, and the 3 is enough. It was not joined to the hole.",
    "hole-not": "The star in the middle touches the 10, the 7 and the hidden token. What swallows them all?",
    "cancel": "A black hole threatens your 10. But two black holes that are joined cancel out: save it!",
    "cancel-done": "Both holes go before they swallow anything, and the 10 wins.",
    "cancel-not": "Your 10 would be swallowed. Set your black hole against the other, on the star beside it.",
    "tie": "With equal points, whoever has more tokens goes first. Win Aries: your 10 already lies elsewhere.",
    "tie-done": "10 all, but two tokens against one: the first prize is yours.",
    "tie-not": "With the 3, which of your tokens makes 10?",
}
