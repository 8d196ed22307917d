"""Pictures of Zatre for the lobby and the rulebook, drawn and scored by the code of the table."""

from __future__ import annotations

from typing import Final

from app.nodes import Child, Element, h
from app.tables.zatre_art import CELL, badge, capsule, coordinates, corner, field, middle, sign, tile, wood
from app.tables.zatre_sheet import table
from app.texts import Words
from tablee.games.zatre.board import CELLS, NAMES
from tablee.games.zatre.moves import parse
from tablee.games.zatre.scoring import made
from tablee.games.zatre.sheet import BOARD, COLUMNS, Sheet

Window = tuple[str, str]
"""The lower left and the upper right square of a piece of the board."""


def fragment(window: Window, lying: str, laid: str = "", seat: int = 0) -> Element:
    """A piece of the board with tiles, those laid now marked and their rows scored."""
    (left, bottom), (right, top) = corner(window[0]), corner(window[1])
    edge = 6
    tiles = [parse(text) for text in f"{lying} {laid}".split()]
    grid = bytearray(CELLS)
    for move in tiles:
        grid[move.cell] = move.value
    new = [parse(text).cell for text in laid.split()]
    turn = made(grid, new)
    marks: list[Child] = []
    for row in turn.rows:
        squares = tuple(NAMES[cell] for cell in row.cells)
        x, y = middle(squares[-1])
        across = squares[0][1:] == squares[-1][1:]
        marks.append(capsule(squares, seat, "scored"))
        points = BOARD.points[COLUMNS.index(row.total)]
        marks.append(badge(f"+{points}", x + (29 if across else 0), y - (0 if across else 29), f"z-seat{seat}"))
    return h(
        "svg",
        {
            "class": "z-board still",
            "viewBox": f"{left - edge} {top - edge} {right + CELL - left + 2 * edge} {bottom + CELL - top + 2 * edge}",
            "aria-hidden": "true",
        },
        wood(),
        [field(cell) for cell in NAMES],
        coordinates(),
        [_lying(move.cell, move.value, seat if move.cell in new else -1) for move in tiles],
        h("g", {"class": "z-marks"}, marks),
    )


def _lying(cell: int, value: int, seat: int) -> Element:
    x, y = middle(NAMES[cell])
    mark = sign(seat, transform="translate(-12 -12) scale(0.72)") if seat >= 0 else None
    kind = f"z-lying z-last z-seat{seat}" if seat >= 0 else "z-lying"
    return h("g", {"class": kind, "transform": f"translate({x} {y})"}, tile(value), mark)


def picture(words: Words) -> Element:
    """The lobby's picture: a 12 across, just made."""
    drawn = fragment(("d6", "l10"), "3@h8 4@i8 6@h7 2@i9 5@g9 1@j9 3@f9 4@k8", "5@g8 1@j10", 1)
    left, top = corner("e10")
    return h(
        "svg",
        {**drawn[1], "viewBox": f"{left - 22} {top - 4} 324 182", "preserveAspectRatio": "xMidYMid slice"},
        drawn[2],
    )


FIGURES: Final[dict[str, tuple[tuple[Window, str, str], ...]]] = {
    "Z-02": ((("a1", "o15"), "", ""),),
    "Z-07": ((("e7", "k9"), "4@f8 5@g8 3@h8 6@h9 2@j8 1@j9", ""),),
    "Z-09": ((("e7", "k10"), "3@h8 6@h9", "4@g9"), (("e7", "k10"), "3@h8 5@h9", "4@g9")),
    "Z-12": ((("e7", "k11"), "5@g8 5@h8 3@i9 5@i10", "2@i8"),),
}
"""Positions of our own: what lies, and what is laid."""

SHEETS: Final[dict[str, Sheet]] = {
    "Z-13": Sheet(2, ((1, 1, 2), (2, 2), (4, 8, 4, 4))),
}


def figure(words: Words, article: str) -> Child:
    """The rulebook's figures for an article."""
    drawn: list[Element] = [fragment(*each) for each in FIGURES.get(article, ())]
    if article in SHEETS:
        label = words(f"zatre.figure-{article}-0")
        drawn = [table(words, SHEETS[article], BOARD, None, label, fewest=5)]
    return [
        h("figure", {"class": "figure"}, each, h("figcaption", None, words(f"zatre.figure-{article}-{n}")))
        for n, each in enumerate(drawn)
    ] or None
