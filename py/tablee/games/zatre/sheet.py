"""The score sheet of both Zatre games: columns x2 · 10 · 11 · 12 · bonus · total (Z-12 … Z-18, K-09 … K-11)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from tablee.game import NotationError

COLUMNS: Final = (10, 11, 12)
"""The row totals that score, in the order of their columns."""

BONUS: Final = (3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6)
"""What a complete line earns, by line from the top; later lines earn nothing (Z-16)."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """What a game enters in its sheets: the points of a row of 10, 11, 12, and whether there is an x2 column."""

    points: tuple[int, int, int]
    crosses: bool


BOARD: Final = Scoring((1, 2, 4), crosses=True)
CARDS: Final = Scoring((1, 3, 5), crosses=False)

Boxes = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """One line as it stands on the sheet: the points in the boxes of 10, 11, 12 are 0 where a box is empty."""

    cross: bool
    boxes: tuple[int, int, int]
    bonus: int
    total: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """Crosses and the filled boxes of 10, 11, 12, each column from the top without gaps (Z-13)."""

    crosses: int = 0
    columns: tuple[Boxes, Boxes, Boxes] = ((), (), ())

    def entered(self, scoring: Scoring, rows: tuple[int, int, int], crosses: int = 0) -> Sheet:
        """The sheet after a turn that made so many rows of 10, 11, 12: one box a total, however many rows (Z-14)."""
        tens, elevens, twelves = (
            (*boxes, count * points) if count else boxes
            for boxes, count, points in zip(self.columns, rows, scoring.points, strict=True)
        )
        return Sheet(self.crosses + crosses, (tens, elevens, twelves))

    def lines(self) -> tuple[Line, ...]:
        """Every line with anything on it, from the top."""
        filled = tuple(zip_longest(*self.columns, fillvalue=0))
        bare = ((0, 0, 0),) * (self.crosses - len(filled))
        return tuple(
            Line(number < self.crosses, (tens, elevens, twelves), *self._worth(number, tens, elevens, twelves))
            for number, (tens, elevens, twelves) in enumerate(filled + bare)
        )

    def total(self) -> int:
        """The sum of all lines; tiles still held are not the sheet's business (Z-19)."""
        return sum(
            self._worth(number, *boxes)[1] for number, boxes in enumerate(zip_longest(*self.columns, fillvalue=0))
        )

    def _worth(self, number: int, tens: int, elevens: int, twelves: int) -> tuple[int, int]:
        """Bonus and total of a line (Z-16, Z-17)."""
        bonus = BONUS[number] if tens and elevens and twelves and number < len(BONUS) else 0
        total = tens + elevens + twelves + bonus
        return bonus, 2 * total if number < self.crosses else total


EMPTY: Final = Sheet()

_BOXES: Final = r"[1-9]\d*(?:,[1-9]\d*)*"
_TEXT: Final = re.compile(
    r"(?:x(?P<x>\d{1,3}))?" + "".join(rf" ?(?:{total}:(?P<c{total}>{_BOXES}))?" for total in COLUMNS)
)
_LONGEST: Final = 2000
"""More characters than any sheet has."""


def print_sheet(sheet: Sheet, scoring: Scoring) -> str:
    """Crosses, then the columns with boxes: `x2 10:1,1 12:8`; without an x2 column `10:1,1 12:10`, `-` if empty."""
    parts = [f"x{sheet.crosses}"] if scoring.crosses else []
    for total, boxes in zip(COLUMNS, sheet.columns, strict=True):
        if boxes:
            parts.append(f"{total}:{','.join(map(str, boxes))}")
    return " ".join(parts) or "-"


def parse_sheet(text: str, scoring: Scoring) -> Sheet:
    """The sheet `print_sheet` wrote; `NotationError` when no turns could have filled it so."""
    sheet = _read(text) if text != "-" else EMPTY
    if sheet is None or print_sheet(sheet, scoring) != text:
        raise NotationError("sheet", f"{text[:40]!r} is not a sheet of this game")
    for total, points, boxes in zip(COLUMNS, scoring.points, sheet.columns, strict=True):
        if any(box % points for box in boxes):
            raise NotationError("sheet", f"a row of {total} is worth {points}")
    return sheet


def _read(text: str) -> Sheet | None:
    found = _TEXT.fullmatch(text)
    if found is None or len(text) > _LONGEST:
        return None
    tens, elevens, twelves = (
        tuple(map(int, boxes.split(","))) if (boxes := found[f"c{total}"]) else () for total in COLUMNS
    )
    return Sheet(int(found["x"] or 0), (tens, elevens, twelves))
