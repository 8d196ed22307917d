"""Moves of Zatre and their text: `5@h8` lays a tile, `end` confirms the turn."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from tablee.game import NotationError
from tablee.games.zatre.board import INDEX, NAMES
from tablee.games.zatre.room import HIGHEST

VALUES: Final = range(1, HIGHEST + 1)


@dataclass(frozen=True, slots=True)
class Move:
    """A tile of the hand laid on a square, or the end of the turn: then the value is 0 and the cell -1."""

    value: int
    cell: int

    def __str__(self) -> str:
        return f"{self.value}@{NAMES[self.cell]}" if self.value else "end"


END: Final = Move(0, -1)
LAYS: Final = tuple(tuple(Move(value, cell) for cell in NAMES) for value in VALUES)
"""For each value the 193 moves that lay it. Records number moves by this order."""
UNIVERSE: Final = (END, *(move for lays in LAYS for move in lays))
LAY: Final = {(move.cell, move.value): move for lays in LAYS for move in lays}

_TEXT: Final = re.compile(r"([0-9])@([a-o])([1-9]|1[0-5])")


def parse(text: str) -> Move:
    """A move from its text; `NotationError` when it is none, with the article when no board or bag has such a one."""
    text = text.strip()
    if text == "end":
        return END
    found = _TEXT.fullmatch(text)
    if found is None:
        raise NotationError("move", f"{text[:20]!r} is not a move of Zatre")
    value, square = int(found[1]), found[2] + found[3]
    if value not in VALUES:
        raise NotationError("move", f"no tile has the value {value}", article="Z-01")
    if square not in INDEX:
        raise NotationError("move", f"the board has no square {square}", article="Z-02")
    return LAY[INDEX[square], value]
