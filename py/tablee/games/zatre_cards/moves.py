"""The cells of the unbounded table, and moves with their text: `36@2,-1E`, `pass` (K-04, K-08)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from tablee.game import NotationError
from tablee.games.zatre_cards.cards import CARDS, DOUBLE, HIDDEN, INDEX, NAMES

FACINGS: Final = "NESW"
NORTH, EAST, SOUTH, WEST = range(4)

_WIDTH: Final = 128
STEPS: Final = (_WIDTH, 1, -_WIDTH, -1)
"""What to add to a cell to go on by facing: (x, y) is the cell y·128 + x, the first card's lower half lies on 0."""
REACH: Final = 60
"""Coordinates stay within this: 25 cards end to end are 50 cells."""


def cell_at(x: int, y: int) -> int:
    """The cell x east and y north of the first one."""
    return y * _WIDTH + x


def place(cell: int) -> tuple[int, int]:
    """Its x and y."""
    y = (cell + _WIDTH // 2) // _WIDTH
    return cell - y * _WIDTH, y


@cache
def name(cell: int) -> str:
    """Its text, `2,-1`."""
    x, y = place(cell)
    return f"{x},{y}"


@dataclass(frozen=True, slots=True, order=True)
class Lay:
    """A card on the table: the lower half on `cell`, the other one cell on by `facing` (doubles face N or E)."""

    cell: int
    facing: int
    card: int

    def __str__(self) -> str:
        return f"{CARDS[self.card]}@{name(self.cell)}{FACINGS[self.facing]}"

    @property
    def other(self) -> int:
        """The cell of the higher half."""
        return self.cell + STEPS[self.facing]


@dataclass(frozen=True, slots=True)
class Pass:
    """No card fits (K-08). `shown`: the hand laid aside, told to those who did not know it; empty in the log itself."""

    shown: tuple[int, ...] = ()

    def __str__(self) -> str:
        return f"pass:{','.join(CARDS[card] for card in self.shown)}" if self.shown else "pass"


PASS: Final = Pass()

Move = Lay | Pass


def laid(card: int, cell: int, facing: int) -> Lay:
    """The card that way round; a double facing S or W is named by its other end."""
    if DOUBLE[card] and facing >= SOUTH:
        return Lay(cell + STEPS[facing], facing ^ 2, card)
    return Lay(cell, facing, card)


_NUMBER: Final = r"(0|-?[1-9]\d?)"
_LAY: Final = re.compile(rf"(\d)(\d)@{_NUMBER},{_NUMBER}([NESW])")


def parse(text: str) -> Move:
    """A move from its text; `NotationError` when it is none, with the article where no table has such a move."""
    text = text.strip()
    if text == "pass":
        return PASS
    if text.startswith("pass:"):
        return Pass(parse_cards(text[5:], hidden=False))
    found = _LAY.fullmatch(text)
    if found is None:
        raise NotationError("move", f"{text[:20]!r} is not a move of the card game")
    low, high, x, y, facing = found.groups()
    card = INDEX.get(low + high)
    if card is None:
        missing = not {low, high} <= set("0123456")
        raise NotationError("move", f"{low + high} is no card, lower half first", "K-01" if missing else None)
    if DOUBLE[card] and facing in "SW":
        raise NotationError("move", "doubles face N or E")
    if max(abs(int(x)), abs(int(y))) > REACH:
        raise NotationError("move", f"{x},{y} is beyond any layout", "K-04")
    return Lay(cell_at(int(x), int(y)), FACINGS.index(facing), card)


def parse_cards(text: str, hidden: bool = True) -> tuple[int, ...]:
    """Cards divided by commas, sorted; `?` only where a card may be hidden."""
    cards = []
    for word in text.split(","):
        if word not in NAMES or (word == NAMES[HIDDEN] and not hidden):
            raise NotationError("card", f"{word[:10]!r} is no card, lower half first")
        cards.append(NAMES.index(word))
    return tuple(sorted(cards))
