"""The cards on the table, with what is needed to see at once what fits (K-04 … K-06)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from tablee.game import Refusal
from tablee.games.zatre_cards.cards import DOUBLE, HALVES
from tablee.games.zatre_cards.moves import EAST, FACINGS, NORTH, SOUTH, STEPS, WEST, Lay, laid, name

LIMIT: Final = 12
"""No row exceeds it (K-05)."""
ORIGIN: Final = 0

Sides = tuple[int, int]
"""The sums of the halves a half on a free cell makes a row with: across, and upwards."""


@dataclass(frozen=True, slots=True)
class Row:
    """A run of halves, from its west or south end."""

    total: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Layout:
    """Cards laid, in the order of their cells. `halves` and `beside` follow from them and are never changed."""

    placed: tuple[Lay, ...] = ()
    halves: dict[int, int] = field(init=False, compare=False, repr=False)
    """What lies on each covered cell."""
    beside: dict[int, Sides] = field(init=False, compare=False, repr=False)
    """The free cells side to side with a half; the origin alone while nothing lies."""

    def __post_init__(self) -> None:
        halves: dict[int, int] = {}
        for lay in self.placed:
            halves[lay.cell], halves[lay.other] = HALVES[lay.card]
        free = {cell + step for cell in halves for step in STEPS}.difference(halves) or {ORIGIN}
        self._fill(halves, {cell: sides(halves, cell) for cell in free})

    def _fill(self, halves: dict[int, int], beside: dict[int, Sides]) -> None:
        object.__setattr__(self, "halves", halves)
        object.__setattr__(self, "beside", beside)

    def with_card(self, lay: Lay) -> Layout:
        """The layout with one more card, where it fits."""
        halves, beside = self.halves.copy(), self.beside.copy()
        cell, other = lay.cell, lay.other
        halves[cell], halves[other] = HALVES[lay.card]
        beside.pop(cell, None)
        beside.pop(other, None)
        ends = set()
        for start in (cell, other):
            for step in STEPS:
                end = start + step
                while end in halves:
                    end += step
                ends.add(end)
        for end in ends:
            beside[end] = sides(halves, end)
        grown = object.__new__(Layout)
        object.__setattr__(grown, "placed", tuple(sorted((*self.placed, lay))))
        grown._fill(halves, beside)
        return grown

    def _places(self) -> Iterator[tuple[int, int, int, int, int]]:
        """Each pair of neighbouring free cells of which one touches, once: a cell, the facing of the other one, and
        what the row of both, the row across it at the cell and the one at the other may still take."""
        halves, beside = self.halves, self.beside
        for cell in sorted(beside):
            across, up = beside[cell]
            for facing, step in enumerate(STEPS):
                other = cell + step
                if other in halves:
                    continue
                sides = beside.get(other)
                if sides is None:
                    sides = (0, 0)
                elif facing >= SOUTH:
                    continue
                if facing & 1:
                    yield cell, facing, LIMIT - across - sides[0], LIMIT - up, LIMIT - sides[1]
                else:
                    yield cell, facing, LIMIT - up - sides[1], LIMIT - across, LIMIT - sides[0]

    def fitting(self, cards: Iterable[int]) -> Iterator[Lay]:
        """Every way to lay one of those cards (each named once), in a fixed order."""
        if not self.placed:
            yield from (Lay(ORIGIN, EAST, card) for card in cards)
            return
        halves = [(card, *HALVES[card]) for card in cards]
        for cell, facing, room, here, there in self._places():
            for card, low, high in halves:
                if low + high > room:
                    continue
                if low <= here and high <= there:
                    yield laid(card, cell, facing)
                if low != high and high <= here and low <= there:
                    yield Lay(cell + STEPS[facing], facing ^ 2, card)

    def refuse(self, lay: Lay) -> Refusal | None:
        """Why a card cannot lie there, `None` where it fits; depths 2 to 6."""
        cell, other = lay.cell, lay.other
        if DOUBLE[lay.card] and lay.facing >= SOUTH:
            return Refusal("K-04", "double-facing", 2, facing=FACINGS[lay.facing])
        if not self.placed:
            first = cell == ORIGIN and lay.facing == EAST
            return None if first else Refusal("K-04", "first-at-origin", 2, at=name(ORIGIN), facing=FACINGS[EAST])
        for covered in (cell, other):
            if covered in self.halves:
                return Refusal("K-04", "occupied", 2, at=name(covered))
        if cell not in self.beside and other not in self.beside:
            return Refusal("K-04", "apart", 3, at=name(cell))
        for depth, (axis, low, high) in enumerate(_spans(lay), 4):
            total = self._total(axis, low, lay) + (self._total(axis, high, lay) if high != low else 0)
            if total > LIMIT:
                row = self.with_card(lay).row(low, axis)
                return Refusal("K-05", "row-too-high", depth, total=total, start=name(row.first), end=name(row.last))
        return None

    def _total(self, axis: int, cell: int, lay: Lay) -> int:
        """A new half with what lies next to it along an axis."""
        return self.beside.get(cell, (0, 0))[axis] + HALVES[lay.card][cell != lay.cell]

    def row(self, cell: int, axis: int) -> Row:
        """The run through a covered cell: axis 0 across, 1 upwards. It may be a single half."""
        halves, step = self.halves, STEPS[NORTH if axis else EAST]
        first = last = cell
        total = halves[cell]
        while (half := halves.get(first - step)) is not None:
            first -= step
            total += half
        while (half := halves.get(last + step)) is not None:
            last += step
            total += half
        return Row(total, first, last)

    def rows(self, lays: Iterable[Lay]) -> tuple[Row, ...]:
        """The rows with a half of one of those cards, each once: the long one of a card, then those across it."""
        found = dict.fromkeys(self.row(cell, axis) for lay in lays for axis, cell, _ in _spans(lay))
        return tuple(row for row in found if row.first != row.last)


def sides(halves: dict[int, int], cell: int) -> Sides:
    """What a half on a free cell would be added to."""
    sums = []
    for step in STEPS:
        total, at = 0, cell + step
        while (half := halves.get(at)) is not None:
            total += half
            at += step
        sums.append(total)
    return sums[EAST] + sums[WEST], sums[NORTH] + sums[SOUTH]


def _spans(lay: Lay) -> tuple[tuple[int, int, int], ...]:
    """The up to three rows of a card: axis, and its cells in it (twice the same where only one half is)."""
    cell, other, axis = lay.cell, lay.other, 1 - (lay.facing & 1)
    return (axis, cell, other), (1 - axis, cell, cell), (1 - axis, other, other)
