"""How a turn can be completed (Z-08 … Z-10): an exact search.

A complete turn lays the largest number of tiles that can be laid, and among such turns only those are legal that leave
the fewest tiles *bare*: on a double square without a row of 10 to 12. A tile may be laid when some legal complete turn
contains it; the order does not matter, because rows only grow and any tile of a turn that touches the tiles lying
before may come first.

An open board is settled without search (`_apart`). Otherwise the search takes the squares where a tile can be laid one
after the other, the widest openings first, and either lays a tile there or leaves the square free for good: so each
set of tiles is met once. What is left must still have room for the tiles to come (`_too_narrow`).
"""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.zatre.board import ACROSS, UP
from tablee.games.zatre.room import (
    AROUND,
    DOUBLE,
    HIGHEST,
    SINGLE,
    Room,
    lay,
    members,
    room_of,
    row_ends,
    scores,
    spread,
)

Lay = tuple[int, int]
"""A cell and the value of the tile laid there."""
Cells = tuple[int, ...]
Tiles = tuple[int, ...]
"""Values of tiles, highest first."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What a complete turn reaches: tiles laid, and how many of them lie bare (Z-08, Z-10)."""

    tiles: int
    bare: int


def goal_of(grid: bytes, hand: bytes) -> Goal:
    """The goal of a turn that starts with that hand (lowest first) on that board."""
    search, tiles = _Search(grid, 0), tuple(reversed(hand))
    room, edge = room_of(grid)
    if search.find(room, edge, tiles, len(tiles), ()) is not None:
        return Goal(len(tiles), 0)
    search.spare = len(tiles)
    most = search.most(room, edge, tiles)
    search.spare = int(most == len(tiles))
    while search.find(room, edge, tiles, most, ()) is None:
        search.spare += 1
    return Goal(most, search.spare)


def next_lays(grid: bytes, laid: Cells, hand: bytes, goal: Goal) -> list[Lay]:
    """Every square and tile of the hand with which the turn can still reach its goal, by value and square."""
    need = goal.tiles - len(laid)
    if not need:
        return []
    search, tiles = _Search(grid, goal.bare), tuple(reversed(hand))
    room, edge = room_of(grid)
    bare = search.bare(laid)
    found: set[Lay] = set()
    for value in set(hand):
        for cell in members(edge & room[value]):
            if (cell, value) not in found:
                rest = search.after((cell, value), room, edge, tiles, need, bare)
                if rest is not None:
                    found.add((cell, value))
                    found.update(other for other in rest if edge >> other[0] & 1)
    return sorted(found, key=lambda lay: (lay[1], lay[0]))


def completes(grid: bytes, laid: Cells, hand: bytes, goal: Goal, next_lay: Lay) -> bool:
    """Whether the turn can still reach its goal after that tile, which fits there."""
    search, need = _Search(grid, goal.bare), goal.tiles - len(laid)
    room, edge = room_of(grid)
    return search.after(next_lay, room, edge, tuple(reversed(hand)), need, search.bare(laid)) is not None


def reaches(grid: bytes, laid: Cells, hand: bytes, goal: Goal) -> bool:
    """Whether the turn can still reach its goal."""
    search, need = _Search(grid, goal.bare), goal.tiles - len(laid)
    room, edge = room_of(grid)
    return search.find(room, edge, tuple(reversed(hand)), need, search.bare(laid)) is not None


class _Search:
    """The board while tiles are laid on it and taken back. At most `spare` tiles may lie bare in the end.

    `room` and `edge` are those of `room.py`; a square that is to stay free is in neither.
    """

    __slots__ = ("deepest", "grid", "laid", "spare")

    def __init__(self, grid: bytes, spare: int) -> None:
        self.grid = bytearray(grid)
        self.spare = spare
        self.laid = self.deepest = 0

    def bare(self, cells: Cells) -> Cells:
        """Those of the tiles that lie bare."""
        return tuple(cell for cell in cells if DOUBLE >> cell & 1 and not scores(self.grid, cell))

    def find(self, room: Room, edge: int, tiles: Tiles, need: int, bare: Cells) -> list[Lay] | None:
        """A way to lay `need` of the tiles when those on the cells `bare` lie bare already; `None` if there is none."""
        if not need:
            return [] if len(bare) <= self.spare else None
        if len(bare) > self.spare:
            ends = 0
            for cell in bare:
                ends |= row_ends(self.grid, cell)
            return self._try(members(ends & edge), room, edge, tiles, need, bare)
        lowest = tiles[-need:]
        found = self._apart(room, edge, lowest)
        if found is not None:
            return found
        reachable = _reachable(room, edge, lowest)
        if _too_narrow(reachable, room, lowest):
            return None
        if not reachable & DOUBLE or self.spare - len(bare) >= need:
            tiles = lowest
        cells = members(edge & room[lowest[-1]])
        if need > 1:
            beyond = room[0] & ~edge
            cells.sort(key=lambda cell: (-spread(AROUND[cell] & beyond, beyond).bit_count(), DOUBLE >> cell & 1))
        return self._try(cells, room, edge, tiles, need, bare)

    def most(self, room: Room, edge: int, tiles: Tiles) -> int:
        """How many of the tiles can be laid. If any n can, the n lowest can: a lower tile fits wherever a higher one
        does. What an earlier search laid is a lower bound."""
        count = self.deepest
        while count < len(tiles) and self.find(room, edge, tiles[-count - 1 :], count + 1, ()) is not None:
            count += 1
        return count

    def after(self, first: Lay, room: Room, edge: int, tiles: Tiles, need: int, bare: Cells) -> list[Lay] | None:
        """As `find`, with that tile laid first; the lays that follow it."""
        cell, value = first
        room, edge = lay(self.grid, room, edge, cell, value)
        if bare or DOUBLE >> cell & 1:
            bare = self.bare((*bare, cell))
        self.laid += 1
        self.deepest = max(self.deepest, self.laid)
        at = tiles.index(value)
        rest = self.find(room, edge, tiles[:at] + tiles[at + 1 :], need - 1, bare)
        self.laid -= 1
        self.grid[cell] = 0
        return rest

    def _try(self, cells: list[int], room: Room, edge: int, tiles: Tiles, need: int, bare: Cells) -> list[Lay] | None:
        """`find` by way of those squares. Values from the middle up come first: high ones bar a narrow opening, low
        ones are wanted there later."""
        values = sorted(set(tiles))
        middle = len(values) // 2
        values = values[middle:] + values[:middle][::-1]
        lowest = tiles[-need:]
        for cell in cells:
            bit = 1 << cell
            for value in values:
                if room[value] & bit:
                    rest = self.after((cell, value), room, edge, tiles, need, bare)
                    if rest is not None:
                        return [(cell, value), *rest]
            room, edge = tuple([squares & ~bit for squares in room]), edge & ~bit
            if need > 1 and _too_narrow(_reachable(room, edge, lowest), room, lowest):
                return None
        return None

    def _apart(self, room: Room, edge: int, tiles: Tiles) -> list[Lay] | None:
        """The tiles laid on single squares such that none makes a row with another, if that is easy."""
        found = []
        free = edge & SINGLE
        for value in tiles:
            fit = free & room[value]
            if not fit:
                return None
            cell = (fit & -fit).bit_length() - 1
            found.append((cell, value))
            free &= ~(1 << cell | row_ends(self.grid, cell))
        return found


def _reachable(room: Room, edge: int, tiles: Tiles) -> int:
    """Every square on which the lowest of the tiles could come to lie, whatever is laid before."""
    wide = room[tiles[-1]]
    return spread(edge & wide, wide)


def _too_narrow(reachable: int, room: Room, tiles: Tiles) -> bool:
    """Whether those squares cannot take all the tiles: too few for the n highest, or for the sum."""
    for count, value in enumerate(tiles, 1):
        if (reachable & room[value]).bit_count() < count:
            return True
    total = sum(tiles)
    return any(HIGHEST * _pairs(reachable, step) < total for step in (ACROSS, UP))


def _pairs(squares: int, step: int) -> int:
    """How many highest tiles go into the rows of those squares: two of any three neighbours, as a row holds two."""
    count = squares.bit_count()
    first = squares & ~(squares << step)
    while first:
        third = first << 2 * step & squares << step & squares
        count -= third.bit_count()
        first = third << step & squares
    return count
