"""What a board offers who is to lay one or two tiles: the best rows and crosses for every hand.

A *haul* is a number: rows of 10, 11 and 12 and crosses, a digit of eight each. What it is worth depends on the sheet.
A tile that scores nothing is taken to fit somewhere, and two tiles that score apart are looked for among the best few
squares of each: so a haul can always be had, but where hands are crowded a better one may be overlooked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from tablee.games.zatre.board import ACROSS, DOUBLES, LIMIT, SCORES, UP, Grid, sides
from tablee.games.zatre.room import HIGHEST, SQUARES, members, room_of, row_ends

Haul = int
Worth = Callable[[Haul], float]
Edge = dict[int, tuple[int, int]]
"""The free squares that touch a tile, lowest first, with the sums of the rows that end there, across and upwards."""
Hand = tuple[int, int]
"""Two values, lowest first; 0 for no tile."""
Lays = tuple[tuple[int, int], ...]
"""Cells and values."""

_ROW: Final = (*(0,) * SCORES, 1, 8, 64)
"""The haul of one row by its total."""
_CROSS: Final = 512
_KEPT: Final = 4
"""Squares kept for each value: enough to find two that are not in one row."""


def read(haul: Haul) -> tuple[tuple[int, int, int], int]:
    """Its rows of 10, 11, 12, and its crosses."""
    return (haul & 7, haul >> 3 & 7, haul >> 6 & 7), haul >> 9


def edge_of(grid: bytes) -> Edge:
    """The edge of a board."""
    return {cell: sides(grid, cell) for cell in members(room_of(grid)[1])}


def edge_after(edge: Edge, grid: Grid, laid: Iterable[int]) -> Edge:
    """The edge once tiles lie on those cells, as they do on the grid."""
    found = dict(edge)
    ends = 0
    for cell in laid:
        found.pop(cell, None)
        ends |= row_ends(grid, cell)
    for cell in members(ends & SQUARES):
        found[cell] = sides(grid, cell)
    return dict(sorted(found.items()))


@cache
def _alone(across: int, upwards: int, double: bool) -> tuple[tuple[int, Haul], ...]:
    """The values with which one tile scores between rows of those sums, and its haul."""
    found = []
    for value in range(1, HIGHEST + 1):
        rows = [total + value for total in (across, upwards) if total]
        if max(rows) <= LIMIT:
            haul = sum(_ROW[total] for total in rows)
            if haul:
                found.append((value, haul + _CROSS * double))
    return tuple(found)


@cache
def _together(
    row: int, first: int, second: int, double: bool, other_double: bool
) -> tuple[tuple[Hand, Hand, Haul], ...]:
    """Two tiles that score in a row with tiles of that sum, each of them crossing one of its own: the hands, the tiles
    in the order of their squares, the hauls."""
    found = []
    for one in range(1, HIGHEST + 1):
        for two in range(1, HIGHEST + 1):
            totals = (row + one + two, first and first + one, second and second + two)
            if totals[0] >= SCORES and max(totals) <= LIMIT:
                haul = sum(_ROW[total] for total in totals) + _CROSS * (double + other_double)
                found.append((_hand((one, two)), (one, two), haul))
    return tuple(found)


class Replies:
    """The best that can be done on a board with any hand of at most two tiles, by what hauls are worth."""

    __slots__ = ("_alone", "_joined", "_together", "_worth")

    def __init__(self, grid: Grid, edge: Edge, worth: Worth) -> None:
        self._worth = worth
        self._joined: set[tuple[int, int]] = set()
        """Squares of one row: what a tile makes on one depends on the other."""
        self._alone = self._one_tile(edge)
        self._together: dict[Hand, tuple[float, Lays]] = {}
        self._two_tiles(grid, edge)

    def _one_tile(self, edge: Edge) -> list[list[tuple[float, Haul, int]]]:
        """For each value the best squares: what they are worth, haul, cell."""
        found: list[list[tuple[float, Haul, int]]] = [[] for _ in range(HIGHEST + 1)]
        worth = self._worth
        for cell, (across, upwards) in edge.items():
            if max(across, upwards) >= SCORES - HIGHEST:
                for value, haul in _alone(across, upwards, cell in DOUBLES):
                    found[value].append((worth(haul), haul, cell))
        return [sorted(options, reverse=True)[:_KEPT] for options in found]

    def _two_tiles(self, grid: Grid, edge: Edge) -> None:
        """Every pair of free squares with only tiles between them, of which one at least touches a tile."""
        seen = set()
        for cell, sums in edge.items():
            for axis, step in enumerate((ACROSS, UP)):
                for way in (step, -step):
                    end, between = cell + way, 0
                    while grid[end]:
                        between += grid[end]
                        end += way
                    if not SQUARES >> end & 1 or (way < 0 and end in edge):
                        continue
                    there = edge.get(end, (0, 0))
                    row = sums[axis] + there[axis] - (between if end in edge else 0)
                    self._joined.update(((cell, end), (end, cell)))
                    key = (row, sums[1 - axis], there[1 - axis], cell in DOUBLES, end in DOUBLES)
                    if row <= LIMIT - 2 and key not in seen:
                        seen.add(key)
                        self._note(cell, end, _together(*key))

    def _note(self, cell: int, end: int, made: tuple[tuple[Hand, Hand, Haul], ...]) -> None:
        known, worth = self._together, self._worth
        for hand, (one, two), haul in made:
            gain = worth(haul)
            if hand not in known or gain > known[hand][0]:
                known[hand] = (gain, ((cell, one), (end, two)))

    def reply(self, hand: Hand) -> tuple[float, Lays]:
        """What the hand makes at best, and with which tiles; nothing counts 0."""
        low, high = hand
        found = self._together.get(hand, (0.0, ()))
        for value in hand:
            for gain, _, cell in self._alone[value][:1]:
                if gain > found[0]:
                    found = (gain, ((cell, value),))
        for _, one, here in self._alone[low]:
            for _, two, there in self._alone[high]:
                if here != there and (here, there) not in self._joined:
                    gain = self._worth(one + two)
                    if gain > found[0]:
                        found = (gain, ((here, low), (there, high)))
        return found


def hands(bag: tuple[int, ...], draws: int, held: bytes = b"") -> list[tuple[Hand, float]]:
    """The hands of somebody who holds those tiles and draws so many from the bag, by their chances. Of more than two
    tiles only the two highest count: they are the ones that score."""
    left = sum(bag)
    odds: dict[Hand, float] = {}
    if draws > 1 and not held and left > 1:
        for low, count in enumerate(bag, 1):
            for high in range(low, HIGHEST + 1):
                ways = count * (count - 1) / 2 if high == low else count * bag[high - 1]
                if ways:
                    odds[low, high] = 2 * ways / (left * (left - 1))
    elif draws and left:
        for value, count in enumerate(bag, 1):
            if count:
                hand = _hand((*held, value))
                odds[hand] = odds.get(hand, 0.0) + count / left
    else:
        odds[_hand(held)] = 1.0
    return list(odds.items())


def _hand(tiles: Iterable[int]) -> Hand:
    low, high = sorted((0, 0, *tiles))[-2:]
    return low, high
