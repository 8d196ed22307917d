"""What a sheet is worth with turns still to come, and what a turn adds to that, in points.

A sheet is judged as it will probably stand in the end: every column grows by its usual rate, and a line counts its
bonus as far as all three columns reach it. So a box that lets a line become complete is worth more than its points.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from tablee.games.zatre.replies import Haul, Worth, read
from tablee.games.zatre.sheet import BOARD, BONUS, Scoring, Sheet
from tablee.games.zatre.state import State
from tablee.games.zatre.weights import WEIGHTS

Rates = tuple[float, float, float, float]
"""Boxes of 10, 11 and 12, and crosses, that a turn usually adds."""

RATES: Final[Rates] = tuple(WEIGHTS[name] / 100 for name in ("10", "11", "12", "x2"))  # type: ignore[assignment]
"""Those of the board game, as strong players make them."""
TILES: Final = 2
"""What a turn of it usually draws."""


@lru_cache(maxsize=20_000)
def outlook(sheet: Sheet, turns: int, scoring: Scoring, rates: Rates) -> float:
    """The total a sheet will probably reach."""
    reach = [len(boxes) + rate * turns for boxes, rate in zip(sheet.columns, rates[:3], strict=True)]
    crosses = sheet.crosses + rates[3] * turns if scoring.crosses else 0.0
    total = 0.0
    for number in range(int(max(reach)) + 1):
        worth = 0.0
        there = 1.0
        for boxes, points, end in zip(sheet.columns, scoring.points, reach, strict=True):
            part = min(1.0, max(0.0, end - number))
            worth += boxes[number] if number < len(boxes) else points * part
            there = min(there, part)
        if number < len(BONUS):
            worth += BONUS[number] * there
        total += worth * (1 + min(1.0, max(0.0, crosses - number)))
    return total


def worth(sheet: Sheet, turns: int) -> Worth:
    """What hauls of the board game add to the outlook of a sheet."""
    now = outlook(sheet, turns, BOARD, RATES)

    @cache
    def gain(haul: Haul) -> float:
        return outlook(sheet.entered(BOARD, *read(haul)), turns, BOARD, RATES) - now

    return gain


def turns_left(state: State) -> int:
    """About how many turns each seat of the board game still has."""
    return sum(state.bag()) // (TILES * state.players)
