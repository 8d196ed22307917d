"""What a sheet is worth with turns still to come, and what a board offers who is to draw: both in points.

A sheet is judged as it will probably stand in the end: every column grows by its usual rate, and a line counts its
bonus as far as all three columns reach it. So a box that lets a line become complete is worth more than its points.
"""

from __future__ import annotations

from functools import lru_cache

from tablee.games.zatre.board import DOUBLES, LIMIT, SCORES, sides
from tablee.games.zatre.room import members, room_of
from tablee.games.zatre.sheet import BONUS, Scoring, Sheet

Rates = tuple[float, float, float, float]
"""Boxes of 10, 11 and 12, and crosses, that a turn usually adds."""


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


@lru_cache(maxsize=2_000)
def gains(sheet: Sheet, turns: int, scoring: Scoring, rates: Rates) -> tuple[float, float, float, float]:
    """What one more row of 10, 11, 12 and one more cross add to the outlook of a sheet."""
    now = outlook(sheet, turns, scoring, rates)
    rows = [
        outlook(sheet.entered(scoring, counts), turns, scoring, rates) - now
        for counts in ((1, 0, 0), (0, 1, 0), (0, 0, 1))
    ]
    return rows[0], rows[1], rows[2], outlook(sheet.entered(scoring, (0, 0, 0), 1), turns, scoring, rates) - now


def offer(grid: bytes, bag: tuple[int, ...], worth: tuple[float, float, float, float]) -> float:
    """What a tile drawn from the bag can make at once on the board, on average, at those gains."""
    room, edge = room_of(grid)
    best = [0.0] * 7
    for cell in members(edge):
        across, upwards = sides(grid, cell)
        double = cell in DOUBLES
        for value in range(max(1, SCORES - max(across, upwards)), 7):
            gain = 0.0
            if across and SCORES <= across + value <= LIMIT:
                gain += worth[across + value - SCORES]
            if upwards and SCORES <= upwards + value <= LIMIT:
                gain += worth[upwards + value - SCORES]
            if double and gain:
                gain += worth[3]
            if gain > best[value] and room[value] >> cell & 1:
                best[value] = gain
    tiles = sum(bag)
    return sum(count * best[value] for value, count in enumerate(bag, 1)) / tiles if tiles else 0.0
