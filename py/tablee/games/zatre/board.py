"""The board (Z-02) and the rows on it (Z-07).

A grid is a byte a cell, 17 rows of 16, the value of the tile there or 0. It has a free cell around the board, so that
a row always ends on a 0 within it; missing squares stay 0 for ever. One square on is `cell + ACROSS`, one up `+ UP`.
"""

from __future__ import annotations

from typing import Final

ACROSS: Final = 1
UP: Final = 16
CELLS: Final = 17 * UP

_COLUMNS: Final = "abcdefghijklmno"
_EDGE, _INNER, _FULL = "efgijk", _COLUMNS[1:-1], _COLUMNS
_SQUARES: Final = (
    *(_EDGE, *(_INNER,) * 3, *(_FULL,) * 3),
    _INNER,
    *(*(_FULL,) * 3, *(_INNER,) * 3, _EDGE),
)
"""The columns that have a square, row 1 first."""
_DOUBLES: Final = ["gi", "bn", "cm", "dl", "ek", "fj", "agio", "-", "agio", "fj", "ek", "dl", "cm", "bn", "gi"]
"""The columns whose square is double, row 1 first."""


def _cell(column: str, row: int) -> int:
    return (row + 1) * UP + _COLUMNS.index(column)


NAMES: Final = {_cell(column, row): f"{column}{row + 1}" for row, columns in enumerate(_SQUARES) for column in columns}
"""The 193 squares, a cell and its name, row by row from the bottom."""
INDEX: Final = {name: cell for cell, name in NAMES.items()}
CENTRE: Final = INDEX["h8"]
DOUBLES: Final = frozenset(
    _cell(column, row) for row, columns in enumerate(_DOUBLES) for column in columns if column != "-"
)

NEIGHBOURS: Final = tuple(
    tuple(near for near in (cell - UP, cell - ACROSS, cell + ACROSS, cell + UP) if near in NAMES)
    for cell in range(CELLS)
)
"""`NEIGHBOURS[cell]`: the squares side to side with it."""

LIMIT: Final = 12
"""No row exceeds it (Z-07)."""
SCORES: Final = 10
"""Rows from here on score (Z-12)."""

Grid = bytes | bytearray


def sides(grid: Grid, cell: int) -> tuple[int, int]:
    """The sums of the tiles a tile on that cell makes a row with, across and upwards."""
    across = upwards = 0
    at = cell - ACROSS
    while grid[at]:
        across += grid[at]
        at -= ACROSS
    at = cell + ACROSS
    while grid[at]:
        across += grid[at]
        at += ACROSS
    at = cell - UP
    while grid[at]:
        upwards += grid[at]
        at -= UP
    at = cell + UP
    while grid[at]:
        upwards += grid[at]
        at += UP
    return across, upwards
