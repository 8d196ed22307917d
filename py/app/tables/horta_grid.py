"""Where things are in the picture of a board of Horta Rescue."""

from __future__ import annotations

from typing import Final

from app.nodes import Child, Element, h
from app.tables import Scene
from app.tables.horta_art import CELL

MARGIN: Final = 26
DOCK: Final = 84
"""Height of a reserve's band above and below the board."""
GAP: Final = 12
WIDTH: Final = 5 * CELL + 2 * MARGIN
TOP: Final = DOCK + GAP + 14
HEIGHT: Final = 2 * TOP + 5 * CELL
ROWS: Final = "12345"


def flipped(scene: Scene) -> bool:
    """Whether row 5 is at the bottom: so where the Ferengi's side is the near one, and turned for whoever turns the board."""
    return (scene.near == 1) != scene.turned


def centre(cell: str, flip: bool) -> tuple[int, int]:
    """The middle of a cell in the picture's units."""
    column, row = "abcde".index(cell[0]), ROWS.index(cell[1])
    if flip:
        column, row = 4 - column, 4 - row
    return MARGIN + column * CELL + CELL // 2, TOP + (4 - row) * CELL + CELL // 2


def dock(side: int, slot: int, flip: bool) -> tuple[int, int]:
    """The place of a reserve's slot: the Federation's lies below, the Ferengi's above."""
    below = (side == 0) != flip
    return MARGIN + slot * CELL + CELL // 2, HEIGHT - DOCK // 2 - 4 if below else DOCK // 2 + 4


def coordinates(flip: bool) -> Element:
    """Letters below, numbers at the left."""
    labels: list[Child] = []
    for index in range(5):
        x, _ = centre(f"{'abcde'[index]}1", flip)
        _, y = centre(f"a{ROWS[index]}", flip)
        labels.append(h("text", {"x": x, "y": TOP + 5 * CELL + 13}, "abcde"[index]))
        labels.append(h("text", {"x": MARGIN - 8, "y": y + 5}, ROWS[index]))
    return h("g", {"class": "coordinates", "aria-hidden": "true"}, labels)
