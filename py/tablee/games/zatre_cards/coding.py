"""Moves as digits of a record: one a move, sized by how many cards lie, never by what is legal."""

from __future__ import annotations

from typing import Final

from tablee.game import Digit, Reader
from tablee.games.zatre_cards.cards import CARDS
from tablee.games.zatre_cards.layout import Layout
from tablee.games.zatre_cards.moves import PASS, STEPS, Move, Pass, laid
from tablee.games.zatre_cards.state import State

_WAYS: Final = 2 * len(STEPS) * len(CARDS)
"""Ways to lay some card on a given cell: which half lies there, the facing, the card."""


def seats(state: State) -> tuple[str, ...]:
    """The seats as chance writes them."""
    return tuple(f"seat{seat + 1}" for seat in range(state.players))


def _size(layout: Layout) -> int:
    """Passing, and every way for each cell next to the layout: n connected cells have at most 2n + 2 of them."""
    return 1 + (4 * len(layout.placed) + 2) * _WAYS


def encode(layout: Layout, move: Move) -> tuple[Digit, ...]:
    """0 for a pass; else which of the cells next to the layout, in order, the card covers (with its lower half if it
    can), with which half, its facing, and which card."""
    if isinstance(move, Pass):
        return ((0, _size(layout)),)
    beside = sorted(layout.beside)
    upper = move.cell not in layout.beside
    place = beside.index(move.other if upper else move.cell)
    value = ((place * 2 + upper) * len(STEPS) + move.facing) * len(CARDS) + move.card
    return ((1 + value, _size(layout)),)


def decode(layout: Layout, read: Reader) -> Move:
    """The move of a digit. Numbers beyond the last cell begin anew: the record then is not as it would be written."""
    value = read(_size(layout))
    if not value:
        return PASS
    value, card = divmod(value - 1, len(CARDS))
    value, facing = divmod(value, len(STEPS))
    place, upper = divmod(value, 2)
    beside = sorted(layout.beside)
    cell = beside[place % len(beside)]
    return laid(card, cell - STEPS[facing] if upper else cell, facing)
