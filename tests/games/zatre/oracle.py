"""A slow second reading of Z-02 and Z-06 … Z-11 that shares nothing with the engine.

A board is a dictionary from (x, y), counted from the centre, to the value of the tile there. Whole turns are found by
laying tiles in every order and on every square, one after another, and keeping each set of tiles once.
"""

from __future__ import annotations

from collections import Counter

Square = tuple[int, int]
Board = dict[Square, int]
Turn = frozenset[tuple[Square, int]]

RIM = 7


class TooMany(Exception):
    """More turns than are asked for."""


def exists(square: Square) -> bool:
    """193 squares: all within the rim, and on the rim those one to three from the middle of a side (Z-02)."""
    near, far = sorted(map(abs, square))
    return far < RIM or (far == RIM and 1 <= near <= 3)


SQUARES = frozenset((x, y) for x in range(-RIM, RIM + 1) for y in range(-RIM, RIM + 1) if exists((x, y)))


def is_double(square: Square) -> bool:
    """The two diagonals without the centre, and two on each side of the rim (Z-02)."""
    near, far = sorted(map(abs, square))
    return exists(square) and (near == far > 0 or (near, far) == (1, RIM))


def named(name: str) -> Square:
    """`h8` is the centre."""
    return "abcdefgh".find(name[0]) - 7 if name[0] <= "h" else ord(name[0]) - ord("h"), int(name[1:]) - 8


def row_total(board: Board, square: Square, across: bool, value: int) -> int:
    """The sum of the row through a square on which that value lies."""
    (x, y), total = square, value
    for way in (-1, 1):
        step = way
        while beside := board.get((x + step, y) if across else (x, y + step)):
            total += beside
            step += way
    return total


def may_lie(board: Board, square: Square, value: int) -> bool:
    """Z-06 and Z-07 for one more tile."""
    if square not in SQUARES or square in board:
        return False
    touches = any(near in board for near in beside(square))
    if not touches and (board or square != (0, 0)):
        return False
    return all(row_total(board, square, across, value) <= 12 for across in (True, False))


def beside(square: Square) -> list[Square]:
    """The four squares side to side with one, on the board or not."""
    x, y = square
    return [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]


def places(board: Board) -> set[Square]:
    """Squares that touch a tile; the centre of an empty board."""
    return {near for square in board for near in beside(square)} - set(board) if board else {(0, 0)}


def fits_somewhere(board: Board, values: list[int]) -> bool:
    """Whether any of the tiles fits (Z-11)."""
    return any(may_lie(board, square, value) for square in places(board) for value in set(values))


def bare_doubles(board: Board, turn: Turn) -> int:
    """Tiles of the turn on double squares through which no row of 10, 11 or 12 runs."""
    after = {**board, **dict(turn)}
    return sum(
        is_double(square) and not any(row_total(after, square, across, value) >= 10 for across in (True, False))
        for square, value in turn
    )


def whole_turns(board: Board, hand: list[int], most: int = 100_000) -> set[Turn]:
    """Every legal complete turn as the set of its tiles (Z-08 … Z-10); `TooMany` beyond `most` sets on the way.

    Each set of tiles goes with the squares worth trying next: where its lowest tile can never lie again, none can.
    """
    layer: dict[Turn, set[Square]] = {frozenset(): places(board)}
    met = 0
    while True:
        longer: dict[Turn, set[Square]] = {}
        for turn, tried in layer.items():
            lying = {**board, **dict(turn)}
            left = Counter(hand) - Counter(value for _, value in turn)
            squares = {square for square in tried if may_lie(lying, square, min(hand))}
            for square in squares:
                for value in left:
                    if may_lie(lying, square, value):
                        longer[turn | {(square, value)}] = squares.union(beside(square))
            if met + len(longer) > most:
                raise TooMany
        if not longer:
            break
        layer, met = longer, met + len(longer)
    fewest = min(bare_doubles(board, turn) for turn in layer)
    return {turn for turn in layer if bare_doubles(board, turn) == fewest}


def next_tiles(board: Board, turns: set[Turn], laid: Turn) -> set[tuple[Square, int]]:
    """The tiles with which a turn so far goes on to a whole one, of those that may lie now."""
    lying = {**board, **dict(laid)}
    ahead = {tile for turn in turns if laid <= turn for tile in turn - laid}
    return {(square, value) for square, value in ahead if may_lie(lying, square, value)}
