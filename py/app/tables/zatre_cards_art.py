"""The drawings of Zatre's card game: cards of two halves, backs, piles."""

from __future__ import annotations

from functools import cache
from typing import Final

from app.nodes import Child, Element, h
from app.tables.zatre_art import badge, digit, sign
from tablee.games.zatre_cards.cards import HALVES
from tablee.games.zatre_cards.moves import Lay, place

UNIT: Final = 40
"""Side of a cell in the picture's units."""


def middle(cell: int) -> tuple[int, int]:
    """The middle of a cell; the first card's lower half lies at the origin, north is up."""
    x, y = place(cell)
    return x * UNIT, -y * UNIT


def lying(lay: Lay, kind: str = "", seat: int = -1) -> list[Child]:
    """A card where it lies, its digits upright whichever way it is turned."""
    (x, y), (other_x, other_y) = middle(lay.cell), middle(lay.other)
    low, high = HALVES[lay.card]
    return [
        *_paper(min(x, other_x) - 18, min(y, other_y) - 18, abs(x - other_x) + 36, abs(y - other_y) + 36),
        _fold((x + other_x) // 2, (y + other_y) // 2, upright=x != other_x),
        h("g", {"transform": f"translate({x} {y})"}, digit(low)),
        h("g", {"transform": f"translate({other_x} {other_y})"}, digit(high)),
        sign(seat, transform=f"translate({min(x, other_x) - 12} {min(y, other_y) - 12}) scale(0.72)")
        if seat >= 0
        else None,
    ]


def _paper(x: int, y: int, width: int, height: int) -> list[Element]:
    box = {"x": x, "y": y, "width": width, "rx": 7}
    return [
        h("rect", {"class": "z-side", **box, "height": height + 2}),
        h("rect", {"class": "z-face", **box, "height": height}),
    ]


def _fold(x: int, y: int, *, upright: bool) -> Element:
    """The line between the halves."""
    return h("path", {"class": "z-fold", "d": f"M{x} {y - 12}v24" if upright else f"M{x - 12} {y}h24"})


@cache
def face(card: int) -> Element:
    """A card of the hand, the lower half to the left."""
    low, high = HALVES[card]
    return h(
        "svg",
        {"viewBox": "-20 -20 80 41", "class": "z-card", "aria-hidden": "true"},
        _paper(-18, -18, 76, 36),
        _fold(20, 0, upright=True),
        digit(low),
        h("g", {"transform": "translate(40 0)"}, digit(high)),
    )


@cache
def back() -> Element:
    """A card face down."""
    return h(
        "svg",
        {"viewBox": "-20 -20 80 41", "class": "z-card z-back", "aria-hidden": "true"},
        _paper(-18, -18, 76, 36),
        h("path", {"class": "z-weave", "d": "M-6-8 10 8M10-8-6 8M30-8 46 8M46-8 30 8M12 0h16"}),
    )


def row_line(first: int, last: int, seat: int, kind: str) -> Element:
    """A line around a row."""
    (x, y), (other_x, other_y) = middle(first), middle(last)
    return h(
        "rect",
        {
            "class": f"z-row z-seat{seat} {kind}".strip(),
            "x": min(x, other_x) - 18,
            "y": min(y, other_y) - 18,
            "width": abs(x - other_x) + 36,
            "height": abs(y - other_y) + 36,
            "rx": 10,
        },
    )


def row_points(first: int, last: int, points: int, seat: int) -> Element:
    """What a row brought, at its end."""
    x, y = middle(last)
    across = place(first)[1] == place(last)[1]
    return badge(f"+{points}", x + (27 if across else 0), y - (0 if across else 29), f"z-seat{seat}")


def super_points(cell: int, other: int, points: int, seat: int) -> Element:
    """What a card brought beside its rows, where it hides no number."""
    (x, y), (other_x, other_y) = middle(cell), middle(other)
    return badge(f"★{points}", min(x, other_x) - 36, min(y, other_y) - 22, f"super z-seat{seat}")
