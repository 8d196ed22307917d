"""What a board offers who is to lay one or two tiles: the best rows and crosses for every hand.

A *haul* is a number: rows of 10, 11 and 12 and crosses, a digit of eight each. What a haul is worth depends on the
sheet it is entered in. Tiles that score nothing are taken to fit somewhere, and a double square is only taken with a
row of 10 to 12 (Z-09); so this is an estimate, but for the rows it counts the board decides.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from tablee.games.zatre.board import ACROSS, DOUBLES, LIMIT, SCORES, UP, sides
from tablee.games.zatre.room import HIGHEST, SQUARES, members, room_of, row_ends

Haul = int
Worth = Callable[[Haul], float]
Edge = dict[int, tuple[int, int]]
"""The free squares that touch a tile, with the sums of the rows that end there, across and upwards."""
Hand = tuple[int, int]
"""Two values, lowest first; 0 for no tile."""
Lays = tuple[tuple[int, int], ...]
"""Cells and values."""

_ROW: Final = (*(0,) * SCORES, 1, 8, 64)
_CROSS: Final = 512
_KEPT: Final = 4
"""Squares remembered for each value: enough to find two that do not touch."""


def haul_of(counts: tuple[int, int, int], crosses: int) -> Haul:
    """Rows of 10, 11, 12, and crosses."""
    return counts[0] + 8 * counts[1] + 64 * counts[2] + _CROSS * crosses


def read(haul: Haul) -> tuple[tuple[int, int, int], int]:
    """What `haul_of` packed."""
    return (haul & 7, haul >> 3 & 7, haul >> 6 & 7), haul >> 9


def edge_of(grid: bytes) -> Edge:
    """The edge of a board."""
    return {cell: sides(grid, cell) for cell in members(room_of(grid)[1])}


def edge_after(edge: Edge, grid: bytes, laid: tuple[int, ...]) -> Edge:
    """The edge once tiles lie on those cells, as they do on the grid."""
    found = dict(edge)
    ends = 0
    for cell in laid:
        found.pop(cell, None)
        ends |= row_ends(grid, cell)
    for cell in members(ends & SQUARES):
        found[cell] = sides(grid, cell)
    return found


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
def _together(row: int, first: int, second: int, doubles: tuple[bool, bool]) -> tuple[tuple[Hand, bool, Haul], ...]:
    """Two tiles that score in one row with tiles of that sum, each crossing a row of its own: hands, whether the
    higher tile comes first, hauls."""
    found = []
    for one in range(1, HIGHEST + 1):
        for two in range(1, HIGHEST + 1):
            total = row + one + two
            crossing = [other + value for other, value in ((first, one), (second, two)) if other]
            if SCORES <= total <= LIMIT and all(each <= LIMIT for each in crossing):
                haul = _ROW[total] + sum(_ROW[each] for each in crossing) + _CROSS * sum(doubles)
                found.append(((min(one, two), max(one, two)), one > two, haul))
    return tuple(found)


class Replies:
    """The best a hand can do on a board, for any hand of at most two tiles."""

    __slots__ = ("_joined", "_single", "_worth", "best")

    def __init__(self, grid: bytes, edge: Edge, worth: Worth) -> None:
        self._worth = worth
        self._joined: set[tuple[int, int]] = set()
        self._single: list[list[tuple[float, Haul, int]]] = [[] for _ in range(HIGHEST + 1)]
        self.best: dict[Hand, tuple[float, Lays]] = {}
        self._singles(edge)
        self._pairs(grid, edge)

    def _singles(self, edge: Edge) -> None:
        found: list[list[tuple[float, Haul, int]]] = [[] for _ in range(HIGHEST + 1)]
        worth = self._worth
        for cell, (across, upwards) in edge.items():
            if across + upwards >= 4:
                for value, haul in _alone(across, upwards, cell in DOUBLES):
                    found[value].append((worth(haul), haul, cell))
        for value, options in enumerate(found):
            options.sort(reverse=True)
            self._single[value] = options[:_KEPT]

    def _pairs(self, grid: bytes, edge: Edge) -> None:
        best, joined, worth = self.best, self._joined, self._worth
        seen = set()
        for cell, (across, upwards) in edge.items():
            for step, row, crossing in ((ACROSS, across, upwards), (UP, upwards, across)):
                for way in (-step, step):
                    end, between = cell + way, 0
                    while grid[end]:
                        between += grid[end]
                        end += way
                    if not SQUARES >> end & 1:
                        continue
                    there = edge.get(end)
                    total, other = row, 0
                    if there is not None:
                        if way < 0:
                            continue
                        total += there[step == UP] - between
                        other = there[step == ACROSS]
                        joined.add((cell, end))
                        joined.add((end, cell))
                    doubles = (cell in DOUBLES, end in DOUBLES)
                    key = (total, crossing, other, doubles)
                    if total > LIMIT - 2 or key in seen:
                        continue
                    seen.add(key)
                    for hand, turned, haul in _together(*key):
                        gain = worth(haul)
                        known = best.get(hand)
                        if known is None or gain > known[0]:
                            low, high = hand
                            lays = ((cell, high), (end, low)) if turned else ((cell, low), (end, high))
                            best[hand] = (gain, lays)

    def reply(self, hand: Hand) -> tuple[float, Lays]:
        """What the hand is worth at best, and the tiles that make it."""
        low, high = hand
        found = self.best.get(hand, (0.0, ()))
        worth, joined = self._worth, self._joined
        for value in {low, high}:
            if self._single[value]:
                gain, _, cell = self._single[value][0]
                if gain > found[0]:
                    found = (gain, ((cell, value),))
        if low:
            for _, one, here in self._single[low]:
                for _, two, there in self._single[high]:
                    if here != there and (here, there) not in joined:
                        gain = worth(one + two)
                        if gain > found[0]:
                            found = (gain, ((here, low), (there, high)))
        return found


def hands(bag: tuple[int, ...], tiles: int, held: bytes = b"") -> list[tuple[Hand, float]]:
    """The hands somebody who holds those tiles may have after so many draws from the bag, by their chances."""
    left = sum(bag)
    if left < tiles:
        tiles = left
    kept = tuple(sorted(held))[-2:]
    odds: dict[tuple[int, ...], float] = {kept: 1.0}
    if tiles == 1 or (tiles and kept):
        odds = {}
        for value, count in enumerate(bag, 1):
            if count:
                hand = tuple(sorted((*kept, value)))[-2:]
                odds[hand] = odds.get(hand, 0.0) + count / left
    elif tiles:
        odds = {}
        for low, count in enumerate(bag, 1):
            for high in range(low, HIGHEST + 1):
                ways = count * (count - 1) / 2 if high == low else count * bag[high - 1]
                if ways:
                    odds[low, high] = ways / (left * (left - 1) / 2)
    return [((0,) * (2 - len(hand)) + hand, chance) for hand, chance in odds.items()]  # type: ignore[misc]
