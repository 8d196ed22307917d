"""The 5×5 board: cells, facings, what lies on a cell, and the force of a push (H-12 … H-17).

A board is 25 bytes, a1 b1 … e5: `EMPTY`, `ASTEROID`, or a ship's `ship(side, facing)`.
"""

from __future__ import annotations

from typing import Final

SIZE: Final = 5
CELLS: Final = tuple(f"{column}{row}" for row in range(1, SIZE + 1) for column in "abcde")
INDEX: Final = {name: index for index, name in enumerate(CELLS)}
FACINGS: Final = "NESW"
SIDES: Final = "FG"
FLEET: Final = 5
"""Ships a side (H-03)."""

EMPTY: Final = 0
ASTEROID: Final = 1
GLYPHS: Final = ".*NESWnesw"
"""What the position text writes for each byte value; empty cells are counted instead."""

_STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))


def ship(side: int, facing: int) -> int:
    """The byte of a ship: 2–5 Federation N E S W, 6–9 Ferengi."""
    return 2 + 4 * side + facing


def side_of(piece: int) -> int:
    """0 Federation, 1 Ferengi; pieces 0 and 1 have no side."""
    return (piece - 2) >> 2


def facing_of(piece: int) -> int:
    """0 N, 1 E, 2 S, 3 W."""
    return (piece - 2) & 3


def _ray(cell: int, facing: int) -> tuple[int, ...]:
    column, row = cell % SIZE, cell // SIZE
    dx, dy = _STEPS[facing]
    ahead = []
    while 0 <= (column := column + dx) < SIZE and 0 <= (row := row + dy) < SIZE:
        ahead.append(row * SIZE + column)
    return tuple(ahead)


AHEAD: Final = tuple(tuple(_ray(cell, facing) for facing in range(4)) for cell in range(25))
"""`AHEAD[cell][facing]`: the cells in front, nearest first, up to the edge."""

NEXT: Final = tuple(tuple(ray[0] if ray else -1 for ray in rays) for rays in AHEAD)
"""`NEXT[cell][facing]`: the cell in front, -1 at the edge."""

NEIGHBOURS: Final = tuple(tuple(cell for cell in row if cell >= 0) for row in NEXT)

INWARD: Final = tuple(tuple(facing for facing in range(4) if NEXT[cell][(facing + 2) % 4] < 0) for cell in range(25))
"""Facings by which a push from outside can enter a cell: two for corners, one for other border cells (H-07)."""

BORDER: Final = tuple(cell for cell in range(25) if INWARD[cell])

LINES: Final = tuple(tuple((cell, *ray) for ray in rays) for cell, rays in enumerate(AHEAD))
"""`LINES[cell][facing]`: the cell itself and those beyond, as a push from outside meets them."""


def pushable(board: bytes, path: tuple[int, ...], facing: int, strict: bool) -> bool:
    """Whether a ship facing that way moves the line that starts at `path[0]` (H-16; H-17 when strict).

    P counts the pusher and ships facing along, O ships facing against, R asteroids; ships facing sideways weigh
    nothing, ownership never matters.
    """
    surplus, rocks = 1, 0
    along, against = 2 + facing, 2 + (facing ^ 2)
    for cell in path:
        piece = board[cell]
        if piece == EMPTY:
            break
        if piece == ASTEROID:
            rocks += 1
        elif piece == along or piece == along + 4:
            surplus += 1
        elif piece == against or piece == against + 4:
            surplus -= 1
        if strict and (surplus <= 0 or surplus < rocks):
            return False
    return surplus > 0 and surplus >= rocks


def line(board: bytes, path: tuple[int, ...]) -> tuple[int, ...]:
    """The cells of the unbroken row of pieces that starts at `path[0]`, nearest to the pusher first."""
    for length, cell in enumerate(path):
        if board[cell] == EMPTY:
            return path[:length]
    return path


def rescuer(board: bytes, pushed: tuple[int, ...], facing: int, mover: int) -> int:
    """The side credited with the asteroid at the far end of a pushed line (H-18): the nearest ship facing along."""
    for cell in reversed(pushed[:-1]):
        piece = board[cell]
        if piece > ASTEROID and facing_of(piece) == facing:
            return side_of(piece)
    return mover
