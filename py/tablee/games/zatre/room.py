"""Where tiles fit (Z-06, Z-07), as sets of squares.

A set of squares is an int, bit `cell` for a square. `Room` has seven: `room[v]` are the free squares whose rows would
take a tile of value v, touching one or not; `room[0]` all free squares. The *edge* is the free squares that touch a
tile, so that `edge & room[v]` is where a tile of value v can be laid.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tablee.games.zatre.board import (
    ACROSS,
    CELLS,
    CENTRE,
    DOUBLES,
    LIMIT,
    NAMES,
    NEIGHBOURS,
    SCORES,
    UP,
    Grid,
    sides,
)

Room = tuple[int, ...]
HIGHEST: Final = 6
"""The highest value of a tile."""

SQUARES: Final = sum(1 << cell for cell in NAMES)
DOUBLE: Final = sum(1 << cell for cell in DOUBLES)
SINGLE: Final = SQUARES & ~DOUBLE
AROUND: Final = tuple(sum(1 << near for near in NEIGHBOURS[cell]) for cell in range(CELLS))
"""`AROUND[cell]`: the squares side to side with it."""


def members(squares: int) -> list[int]:
    """The cells of a set, lowest first."""
    cells = []
    while squares:
        lowest = squares & -squares
        squares ^= lowest
        cells.append(lowest.bit_length() - 1)
    return cells


def spread(squares: int, within: int) -> int:
    """All squares of `within` that can be reached from those by steps inside it."""
    while True:
        wider = (squares | squares << ACROSS | squares >> ACROSS | squares << UP | squares >> UP) & within
        if wider == squares:
            return squares
        squares = wider


@lru_cache(maxsize=256)
def room_of(grid: bytes) -> tuple[Room, int]:
    """Room and edge of a board; on an empty one the edge is the centre (Z-06)."""
    tiles = sum(1 << cell for cell in NAMES if grid[cell])
    free = SQUARES & ~tiles
    if not tiles:
        return (free,) * (HIGHEST + 1), 1 << CENTRE
    edge = (tiles << ACROSS | tiles >> ACROSS | tiles << UP | tiles >> UP) & free
    room = [free] * (HIGHEST + 1)
    for cell in members(edge):
        narrow(room, cell, max(sides(grid, cell)))
    return tuple(room), edge


def narrow(room: list[int], cell: int, total: int) -> None:
    """Take a square out of the room of tiles too high for a row with that total."""
    for value in range(max(1, LIMIT + 1 - total), HIGHEST + 1):
        room[value] &= ~(1 << cell)


def lay(grid: bytearray, room: Room, edge: int, cell: int, value: int) -> tuple[Room, int]:
    """Lay a tile on the grid; room and edge after it. Only the squares at the ends of its rows change."""
    grid[cell] = value
    left = [squares & ~(1 << cell) for squares in room]
    free = left[0]
    for step in (ACROSS, UP):
        low, high, total = cell - step, cell + step, value
        while grid[low]:
            total += grid[low]
            low -= step
        while grid[high]:
            total += grid[high]
            high += step
        if free >> low & 1:
            beyond, longer = low - step, total
            while grid[beyond]:
                longer += grid[beyond]
                beyond -= step
            if longer > LIMIT - HIGHEST:
                narrow(left, low, longer)
        if free >> high & 1:
            beyond, longer = high + step, total
            while grid[beyond]:
                longer += grid[beyond]
                beyond += step
            if longer > LIMIT - HIGHEST:
                narrow(left, high, longer)
    return tuple(left), (edge | AROUND[cell]) & free


def row_ends(grid: Grid, cell: int) -> int:
    """The squares (and cells off the board) at the ends of the rows through that tile."""
    ends = 0
    for step in (-UP, -ACROSS, ACROSS, UP):
        at = cell + step
        while grid[at]:
            at += step
        ends |= 1 << at
    return ends


def scores(grid: Grid, cell: int) -> bool:
    """Whether a row of 10 or more runs through that tile."""
    across, upwards = sides(grid, cell)
    needed = SCORES - grid[cell]
    return across >= needed or upwards >= needed
