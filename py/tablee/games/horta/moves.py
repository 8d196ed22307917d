"""Moves of Horta Rescue and their text: `@c1N` `@c1N!` `c2d2E` `c2=E` `c2!` `c2-` (H-05)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final

from tablee.game import NotationError
from tablee.games.horta.board import BORDER, CELLS, FACINGS, INWARD, NEIGHBOURS


class Action(Enum):
    """The five actions; entering is two, on a free cell or with a push."""

    ENTER = "enter"
    BARGE = "enter with a push"
    STEP = "step"
    TURN = "turn"
    PUSH = "push"
    LEAVE = "leave"


@dataclass(frozen=True, slots=True)
class Move:
    """One action of one ship. `cell` is where it stands or enters; `to` and `facing` are -1 where they say nothing."""

    action: Action
    cell: int
    to: int = -1
    facing: int = -1

    def __str__(self) -> str:
        cell = CELLS[self.cell]
        match self.action:
            case Action.ENTER:
                return f"@{cell}{FACINGS[self.facing]}"
            case Action.BARGE:
                return f"@{cell}{FACINGS[self.facing]}!"
            case Action.STEP:
                return f"{cell}{CELLS[self.to]}{FACINGS[self.facing]}"
            case Action.TURN:
                return f"{cell}={FACINGS[self.facing]}"
            case Action.PUSH:
                return f"{cell}!"
            case Action.LEAVE:
                return f"{cell}-"


_FOUR: Final = range(4)

ENTER: Final = {(c, f): Move(Action.ENTER, c, facing=f) for c in BORDER for f in _FOUR}
BARGE: Final = {(c, f): Move(Action.BARGE, c, facing=f) for c in BORDER for f in INWARD[c]}
STEPS: Final = tuple(
    tuple((to, tuple(Move(Action.STEP, c, to, f) for f in _FOUR)) for to in NEIGHBOURS[c]) for c in range(25)
)
"""`STEPS[cell]`: for each neighbour, the four moves that end there."""
TURN: Final = tuple(tuple(Move(Action.TURN, c, facing=f) for f in _FOUR) for c in range(25))
PUSH: Final = tuple(Move(Action.PUSH, c) for c in range(25))
LEAVE: Final = {c: Move(Action.LEAVE, c) for c in BORDER}

UNIVERSE: Final = (
    *ENTER.values(),
    *BARGE.values(),
    *(move for cell in STEPS for _, moves in cell for move in moves),
    *(move for cell in TURN for move in cell),
    *PUSH,
    *LEAVE.values(),
)
"""Every move there is, 545 of them. Records number moves by this order: it only grows, at the end."""

_NOWHERE: Final = (
    (re.compile(r"@[a-e][1-5][NESW]"), "H-06"),
    (re.compile(r"@[a-e][1-5][NESW]!"), "H-07"),
    (re.compile(r"[a-e][1-5][a-e][1-5][NESW]"), "H-09"),
    (re.compile(r"[a-e][1-5]-"), "H-11"),
)
"""Well-formed moves outside the universe (entering inside the board, stepping too far …) and what forbids them."""

_BY_TEXT: Final = {str(move): move for move in UNIVERSE}


def parse(text: str) -> Move:
    """A move from its text; `NotationError` when it names no action of this board."""
    text = text.strip()
    if text in _BY_TEXT:
        return _BY_TEXT[text]
    article = next((article for form, article in _NOWHERE if form.fullmatch(text)), None)
    raise NotationError("move", f"{text[:20]!r} is not a move of Horta Rescue", article)
