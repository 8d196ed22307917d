"""The deck (K-01), and cards held together: sorted tuples of card numbers."""

from __future__ import annotations

from typing import Final

HALVES: Final = tuple((low, high) for low in range(7) for high in range(low, 7))
"""The lower and the higher half of each of the 28 different cards; a card is its index here."""
CARDS: Final = tuple(f"{low}{high}" for low, high in HALVES)
INDEX: Final = {name: card for card, name in enumerate(CARDS)}
COPIES: Final = tuple(1 if low == 0 < high else 2 for low, high in HALVES)
"""How many of each there are: 01 … 06 once, all others twice."""
DOUBLE: Final = tuple(low == high for low, high in HALVES)

DECK: Final = sum(COPIES)
ROUND: Final = DECK // 2
"""Cards a round uses (K-02)."""
HAND: Final = 3
STARTER_HAND: Final = HAND + 1

HIDDEN: Final = len(CARDS)
"""A card one does not know."""
NAMES: Final = (*CARDS, "?")

Cards = tuple[int, ...]


def pile_size(players: int) -> int:
    """Cards each player's pile begins with (K-03)."""
    return (ROUND - STARTER_HAND - HAND * (players - 1)) // players


def plus(cards: Cards, more: Cards) -> Cards:
    """All of them together."""
    return tuple(sorted(cards + more)) if more else cards


def less(cards: Cards, fewer: Cards) -> Cards:
    """What is left when those of `fewer` that are there have been taken away, each once."""
    if not cards or not fewer:
        return cards
    left = list(cards)
    for card in fewer:
        if card in left:
            left.remove(card)
    return tuple(left)


def kinds(hand: Cards) -> Cards:
    """The different cards of a hand that are known."""
    return tuple(sorted({*hand} - {HIDDEN}))


def say(cards: Cards) -> tuple[str, ...]:
    """Names of cards, for happenings."""
    return tuple(NAMES[card] for card in cards)
