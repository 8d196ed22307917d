"""The rules again, slowly and from the text of positions alone: rows are found afresh on a dict of cells each time."""

from __future__ import annotations

import re

STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}

Cell = tuple[int, int]
Board = dict[Cell, int]


def covered(text: str) -> Board:
    """The two cells of `36@2,-1E`, with their halves."""
    found = re.fullmatch(r"(\d)(\d)@(-?\d+),(-?\d+)([NESW])", text)
    assert found is not None, text
    x, y = int(found[3]), int(found[4])
    dx, dy = STEPS[found[5]]
    return {(x, y): int(found[1]), (x + dx, y + dy): int(found[2])}


def board_of(placements: str) -> Board:
    board: Board = {}
    for text in [] if placements == "-" else placements.split():
        board.update(covered(text))
    return board


def run_through(board: Board, cell: Cell, step: Cell) -> list[Cell]:
    """The unbroken run of halves through a covered cell, along that step."""
    (x, y), (dx, dy) = cell, step
    while (x - dx, y - dy) in board:
        x, y = x - dx, y - dy
    run = [(x, y)]
    while (following := (run[-1][0] + dx, run[-1][1] + dy)) in board:
        run.append(following)
    return run


def runs(board: Board) -> list[list[Cell]]:
    """Every row: an unbroken run of two or more halves, across or upwards."""
    found = (run_through(board, cell, step) for step in (STEPS["E"], STEPS["N"]) for cell in board)
    return [list(run) for run in {tuple(run) for run in found} if len(run) > 1]


def fits(board: Board, new: Board) -> bool:
    """K-04, K-05 for one card that is not the first."""
    if any(cell in board for cell in new):
        return False
    if not any((x + dx, y + dy) in board for x, y in new for dx, dy in STEPS.values()):
        return False
    after = {**board, **new}
    rows = (run_through(after, cell, step) for cell in new for step in (STEPS["E"], STEPS["N"]))
    return all(sum(after[cell] for cell in row) <= 12 for row in rows)


def legal(position: str) -> set[str]:
    """The legal moves of the seat to move: every card on every cell two steps or less from the layout, or a pass."""
    placements, hands, _, _, turn, _ = position.split("|")
    board = board_of(placements)
    hand = {*hands.split("/")[int(turn.split()[1]) - 1].partition("~")[0].replace("!", "").split(",")}
    if not board:
        return {f"{card}@0,0E" for card in hand}
    near = {*board}
    for _ in range(2):
        near |= {(x + dx, y + dy) for x, y in near for dx, dy in STEPS.values()}
    found = {
        f"{card}@{x},{y}{facing}"
        for card in hand
        for x, y in near - board.keys()
        for facing in ("NE" if card[0] == card[1] else "NESW")
        if fits(board, {(x, y): int(card[0]), (x + STEPS[facing][0], y + STEPS[facing][1]): int(card[1])})
    }
    return found or {"pass"}


def totals(board: Board, new: Board) -> list[int]:
    """The sums of the rows with a new half."""
    return sorted(sum(board[cell] for cell in run) for run in runs(board) if any(cell in new for cell in run))


class Sheet:
    """One player's columns, and super bonuses."""

    def __init__(self) -> None:
        self.columns: dict[int, list[int]] = {10: [], 11: [], 12: []}
        self.supers = 0

    def turn(self, sums: list[int]) -> None:
        for total, points in ((10, 1), (11, 3), (12, 5)):
            if total in sums:
                self.columns[total].append(points * sums.count(total))

    def points(self) -> int:
        lines = 0
        for number, boxes in enumerate(zip(*self.columns.values(), strict=False)):
            assert all(boxes)
            lines += 3 + number // 4 if number < 16 else 0
        return sum(map(sum, self.columns.values())) + lines + 6 * self.supers
