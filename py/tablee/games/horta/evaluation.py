"""How good a position is for the side to move, line by line: ten small tables instead of a board to look over.

Every row and column is judged by its five bytes alone and remembered. The whole is a sum: where ships stand, and for
each asteroid and direction whose push would carry it off, how far it still has to go and what is missing. Weights are
hundredths of a logit: 100 is about 73 wins in 100. They come from self-play (`weights`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from tablee.games.horta.board import (
    ASTEROID,
    EMPTY,
    SIZE,
    facing_of,
    line,
    pushable,
    rescuer,
    side_of,
)
from tablee.games.horta.rules import State, has_reserve
from tablee.games.horta.weights import WEIGHTS

FEATURES: Final = (
    "tempo",
    "corner",
    "edge",
    "inner",
    "centre",
    "outward",
    *(f"push {n}" for n in range(1, SIZE - 1)),
    *(f"their push {n}" for n in range(SIZE - 1)),
    *(f"near {n}" for n in range(SIZE - 1)),
    *(f"their near {n}" for n in range(SIZE - 1)),
    *(f"weak {n}" for n in range(SIZE - 1)),
    *(f"outside {n}" for n in range(1, SIZE)),
)
"""What is counted, own less other side's. `push n`: an own ship could push an asteroid that has n more cells before
the edge; `near`: it first has to come closer; `weak`: the push is too weak; `outside`: one from outside could."""

_NUMBER: Final = {name: number for number, name in enumerate(FEATURES)}

WINS: Final = 1 << 20
"""Added when the side to move can push an asteroid off by a ship on the board."""
BARGES: Final = 1 << 26
"""Added when it could by one from its reserve."""

_RISING: Final = ((0, 1, 2, 3, 4), (4, 3, 2, 1, 0))
Line = bytes
"""Five bytes: a row from a to e, or a column from 1 to 5."""


def directions(upright: bool) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The two ways along a line: the facing, and the cells in that order."""
    return tuple(zip((0, 2) if upright else (1, 3), _RISING, strict=True))


def _flipped(content: Line, path: tuple[int, ...]) -> Line:
    return content if path[0] == 0 else content[::-1]


def wins(content: Line, upright: bool, side: int, strict: bool) -> tuple[bool, bool]:
    """Whether a side can push an asteroid off along a line, by a ship that stands there and by one from outside."""
    inside = outside = False
    for facing, path in directions(upright):
        cells = _flipped(content, path)
        if cells[-1] != ASTEROID:
            continue
        for start in range(SIZE - 2, -1, -1):
            piece = cells[start]
            if piece == EMPTY:
                break
            if piece > ASTEROID and side_of(piece) == side and facing_of(piece) == facing:
                inside = inside or _credited(cells, start + 1, facing, side, strict)
        else:
            outside = outside or _credited(cells, 0, facing, side, strict)
    return inside, outside


def _credited(cells: Line, start: int, facing: int, side: int, strict: bool) -> bool:
    """Whether a push by that side of the row that starts there is strong enough and credited to it (H-16 … H-18)."""
    path = tuple(range(start, SIZE))
    return pushable(cells, path, facing, strict) and rescuer(cells, line(cells, path), facing, side) == side


def _rocks(cells: Line, facing: int, side: int, strict: bool) -> Iterator[tuple[str, int]]:
    """The features of the asteroids of a line in one direction, and whom they count for: 1 or -1."""
    for at, piece in enumerate(cells):
        if piece != ASTEROID:
            continue
        left = SIZE - 1 - at
        behind = [i for i in range(at - 1, -1, -1) if cells[i] > ASTEROID and facing_of(cells[i]) == facing]
        if not behind:
            if left and EMPTY not in cells[:at] and _credited(cells, 0, facing, side, strict):
                yield f"outside {left}", 1
            continue
        mine = side_of(cells[behind[0]]) == side
        pushers = [start for start in behind if EMPTY not in cells[start:at]]
        if not pushers:
            kind = "near"
        elif any(pushable(cells, tuple(range(start + 1, SIZE)), facing, strict) for start in pushers):
            kind = "push"
        else:
            yield f"weak {left}", 1 if mine else -1
            continue
        if not mine:
            yield f"their {kind} {left}", -1
        elif left or kind == "near":
            yield f"{kind} {left}", 1


def _places(content: Line, row: int, side: int) -> Iterator[tuple[str, int]]:
    """Where the ships of a row stand."""
    for column, piece in enumerate(content):
        if piece <= ASTEROID:
            continue
        count = 1 if side_of(piece) == side else -1
        rim = (row in (0, SIZE - 1)) + (column in (0, SIZE - 1))
        yield ("edge" if rim == 1 else "corner" if rim else "centre" if row == column == 2 else "inner"), count
        facing = facing_of(piece)
        if (row, column, row, column)[facing] == (SIZE - 1, SIZE - 1, 0, 0)[facing]:
            yield "outward", count


def line_features(content: Line, number: int, side: int, strict: bool) -> tuple[int, ...]:
    """The features of one line, for the side to move: lines 0–4 are rows, 5–9 columns."""
    found = [0] * len(FEATURES)
    upright = number >= SIZE
    for facing, path in directions(upright):
        for name, count in _rocks(_flipped(content, path), facing, side, strict):
            found[_NUMBER[name]] += count
    if not upright:
        for name, count in _places(content, number, side):
            found[_NUMBER[name]] += count
    return tuple(found)


def lines(board: bytes) -> tuple[Line, ...]:
    """Rows 1 to 5, then columns a to e."""
    return (*(board[start : start + SIZE] for start in range(0, 25, SIZE)), *(board[c::SIZE] for c in range(SIZE)))


def features(state: State) -> tuple[int, ...]:
    """The features of a position for the side to move."""
    found = [
        line_features(content, number, state.side, state.rules.strict)
        for number, content in enumerate(lines(state.board))
    ]
    total = [sum(column) for column in zip(*found, strict=True)]
    total[_NUMBER["tempo"]] = 1
    return tuple(total)


class _Line(dict[Line, int]):
    """The values of one line's contents for one side to move, worked out when first met."""

    def __init__(self, number: int, side: int, strict: bool, weights: tuple[int, ...]) -> None:
        super().__init__()
        self._judge = (number, side, strict)
        self._weights = weights

    def __missing__(self, content: Line) -> int:
        number, side, strict = self._judge
        counts = line_features(content, number, side, strict)
        inside, outside = wins(content, number >= SIZE, side, strict)
        value = sum(count * weight for count, weight in zip(counts, self._weights, strict=True))
        self[content] = value = value + WINS * inside + BARGES * outside
        return value


class Evaluation:
    """The sum over all lines."""

    def __init__(self, strict: bool, weights: tuple[int, ...]) -> None:
        self._tables = tuple(
            tuple(_Line(number, side, strict, weights) for number in range(2 * SIZE)) for side in (0, 1)
        )
        self._tempo = weights[_NUMBER["tempo"]]

    def value(self, board: bytes, side: int) -> int:
        """For the side to move; above `WINS / 2` it wins at once."""
        r1, r2, r3, r4, r5, ca, cb, cc, cd, ce = self._tables[side]
        total = (
            r1[board[:5]]
            + r2[board[5:10]]
            + r3[board[10:15]]
            + r4[board[15:20]]
            + r5[board[20:]]
            + ca[board[::5]]
            + cb[board[1::5]]
            + cc[board[2::5]]
            + cd[board[3::5]]
            + ce[board[4::5]]
            + self._tempo
        )
        if total > BARGES // 2:
            barging = (total + BARGES // 2) // BARGES
            total -= barging * BARGES
            if has_reserve(board, side):
                total += WINS
        return total


@cache
def evaluation(strict: bool) -> Evaluation:
    """The evaluation by the weights of self-play."""
    return Evaluation(strict, tuple(WEIGHTS.get(name, 0) for name in FEATURES))
