"""A position of Zatre: board, hands, sheets, and how far the turn is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.zatre.board import CELLS
from tablee.games.zatre.moves import VALUES
from tablee.games.zatre.room import room_of
from tablee.games.zatre.search import Goal
from tablee.games.zatre.sheet import EMPTY, Sheet

FULL: Final = (21, 20, 20, 20, 20, 20)
"""Tiles of each value (Z-01)."""
SHORT: Final = (11, 10, 10, 10, 10, 10)
"""The same in the short game (Z-23)."""
OPENING: Final = 3
"""Tiles of the starter's first turn (Z-03)."""

Lots = tuple[tuple[int, int], ...]
"""Seats that draw for the start, each with the value drawn or 0 (Z-03)."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The options in force."""

    random_start: bool = False
    two_tiles: bool = False
    short: bool = False


NOTHING: Final = Goal(0, 0)


@dataclass(frozen=True, slots=True)
class State:
    """A position. Between turns and while tiles are drawn `goal` is `NOTHING`.

    `hands` hold the values in front of each player, lowest first: the tiles held, and for the seat to move those drawn
    as well. `laid` are the cells of this turn's tiles, lowest first.
    """

    grid: bytes
    hands: tuple[bytes, ...]
    sheets: tuple[Sheet, ...]
    rules: Rules
    seat: int = -1
    """-1 until the starter is known and when the game is over."""
    due: int = 0
    """Tiles the seat to move has still to draw."""
    laid: tuple[int, ...] = ()
    goal: Goal = NOTHING
    lots: Lots = ()
    over: bool = False

    def bag(self) -> tuple[int, ...]:
        """Tiles left of each value: all that lie nowhere."""
        shown = b"".join((self.grid, *self.hands, bytes(value for _, value in self.lots)))
        supply = SHORT if self.rules.short else FULL
        return tuple(count - shown.count(value) for value, count in zip(VALUES, supply, strict=True))

    @property
    def players(self) -> int:
        """Seats at the table."""
        return len(self.hands)


def opening(players: int, rules: Rules) -> State:
    """Before the first entry."""
    lots = () if rules.random_start else tuple((seat, 0) for seat in range(players))
    return State(bytes(CELLS), (b"",) * players, (EMPTY,) * players, rules, lots=lots)


def fits(grid: bytes, hand: bytes) -> bool:
    """Whether any tile of the hand fits on any square, dark or double (Z-11)."""
    room, edge = room_of(grid)
    return bool(hand) and bool(edge & room[hand[0]])


def draws(grid: bytes, held: bytes) -> int:
    """How many tiles a turn draws, however many the bag has (Z-05, Z-11)."""
    if not held:
        return 2
    return 0 if len(held) > 1 and fits(grid, held) else 1
