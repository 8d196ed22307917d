"""What a turn makes: rows and crosses, read from the final position (Z-12, Z-15)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tablee.games.zatre.board import ACROSS, DOUBLES, SCORES, UP, Grid
from tablee.games.zatre.room import scores
from tablee.games.zatre.sheet import BOARD, COLUMNS, Sheet


@dataclass(frozen=True, slots=True)
class Row:
    """A row of 10, 11 or 12, by its cells from the left or from below."""

    total: int
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Made:
    """The rows that score and the double squares that give a cross, after a turn or so far."""

    rows: tuple[Row, ...]
    crosses: tuple[int, ...]

    def counts(self) -> tuple[int, int, int]:
        """Rows of 10, 11, 12."""
        totals = [row.total for row in self.rows]
        tens, elevens, twelves = (totals.count(total) for total in COLUMNS)
        return tens, elevens, twelves

    def entered(self, sheet: Sheet) -> Sheet:
        """The sheet with this turn on it (Z-13 … Z-15)."""
        return sheet.entered(BOARD, self.counts(), len(self.crosses))


def made(grid: Grid, laid: Iterable[int]) -> Made:
    """What the tiles on those cells make, as the board stands: each row once, however many of them it contains."""
    rows = {}
    for cell in laid:
        for step in (ACROSS, UP):
            start = cell
            while grid[start - step]:
                start -= step
            if (start, step) not in rows:
                rows[start, step] = _row(grid, start, step)
    return Made(
        tuple(row for row in rows.values() if row.total >= SCORES),
        tuple(cell for cell in laid if cell in DOUBLES and scores(grid, cell)),
    )


def _row(grid: Grid, start: int, step: int) -> Row:
    cells, total = [], 0
    while grid[start]:
        total += grid[start]
        cells.append(start)
        start += step
    return Row(total, tuple(cells))
