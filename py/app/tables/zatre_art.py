"""The drawings of both Zatre games: digits, tiles, the signs of the seats, the wooden board."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from app.nodes import Child, Element, h
from tablee.games.zatre.board import CENTRE, DOUBLES, NAMES

CELL: Final = 40
"""Side of a square in the picture's units."""
MARGIN: Final = 17
SIZE: Final = 15 * CELL + 2 * MARGIN
COLUMNS: Final = "abcdefghijklmno"
ROWS: Final = tuple(range(15, 0, -1))
"""From top to bottom."""


def corner(square: str) -> tuple[int, int]:
    """The top left corner of a square."""
    return MARGIN + COLUMNS.index(square[0]) * CELL, MARGIN + (15 - int(square[1:])) * CELL


def middle(square: str) -> tuple[int, int]:
    """The middle of a square."""
    x, y = corner(square)
    return x + CELL // 2, y + CELL // 2


# -- digits and tiles --------------------------------------------------------------------------------------------

_DIGITS: Final = (
    "M0-11C5-11 7.5-6 7.5 0S5 11 0 11-7.5 6-7.5 0-5-11 0-11z",
    "M-5.5-7 1.5-11V11M-5 11H7",
    "M-7-5.5C-7-13.5 7.5-13 7.5-5.5 7.5 1-3.5 5-7 11H8",
    "M-6.5-11H6.5L-.5-2.5C11-3.5 9.5 11-1 11-4.5 11-7 9.300-7.5 7",
    "M3.5 11V-11L-8 5H8.5",
    "M6.5-11H-4.5L-5.5-1.5C9-7 11 11-.5 11-4 11-6.5 9.5-7.5 7",
    "M5.5-10.5C-4-8-7.5-1-7.5 4.5-7.5 8.5-4 11-.2 11 4 11 7.5 8.300 7.5 4.300-.5-8-5.5-1-6.800 2.5",
)
"""Strokes around the origin, 22 high."""


@cache
def digit(value: int) -> Element:
    """A digit drawn with one pen, the same on every device."""
    return h("path", {"class": "z-digit", "d": _DIGITS[value]})


@cache
def tile(value: int) -> Element:
    """A tile around the origin, its number up."""
    return h("g", {"class": "z-tile"}, _body(), digit(value))


@cache
def back() -> Element:
    """A tile face down."""
    return h("g", {"class": "z-tile z-back"}, _body(), h("path", {"class": "z-weave", "d": "M-9-9 9 9M9-9-9 9"}))


def _body() -> list[Element]:
    return [
        h("rect", {"class": "z-side", "x": -17, "y": -15, "width": 34, "height": 34, "rx": 6}),
        h("rect", {"class": "z-face", "x": -17, "y": -17, "width": 34, "height": 33, "rx": 6}),
    ]


_SIGNS: Final = (
    ("circle", {"r": 6}),
    ("path", {"d": "M0-7.5 7.5 0 0 7.5-7.5 0z"}),
    ("path", {"d": "M0-7 7.200 6H-7.200z"}),
    ("path", {"d": "M-5.800-5.800h11.600v11.600h-11.600z"}),
)


def sign(seat: int, **attrs: Any) -> Element:
    """A seat's sign: shape and colour both tell whose it is."""
    shape, values = _SIGNS[seat]
    return h("g", {"class": f"z-sign z-seat{seat}", **attrs}, h(shape, values))


@cache
def emblem(seat: int) -> Element:
    """A seat's sign by its name."""
    return h(
        "svg",
        {"viewBox": "-10 -10 20 20", "class": "emblem z-emblem", "aria-hidden": "true"},
        sign(seat),
    )


def small(value: int, name: str = "") -> Element:
    """A tile beside words; 0 is face down."""
    return h(
        "svg",
        {"viewBox": "-19 -19 38 39", "class": f"z-small {name}".strip(), "aria-hidden": "true"},
        tile(value) if value else back(),
    )


# -- the board ---------------------------------------------------------------------------------------------------


@cache
def wood() -> Element:
    """The board's frame, which follows its outline."""
    bands = []
    for row in ROWS:
        columns = [COLUMNS.index(name[0]) for name in NAMES.values() if name[1:] == str(row)]
        x, y = corner(f"{COLUMNS[min(columns)]}{row}")
        width = (max(columns) - min(columns) + 1) * CELL
        bands.append({"x": x, "y": y, "width": width, "height": CELL})
    return h(
        "g",
        {"class": "z-wood", "aria-hidden": "true"},
        [h("rect", {"class": "z-rim", **band}) for band in bands],
        [h("rect", {"class": "z-plank", **band}) for band in bands],
    )


def field(cell: int) -> Element:
    """A square as it is printed: dark, double or the start."""
    x, y = corner(NAMES[cell])
    kind = "z-start" if cell == CENTRE else "z-double" if cell in DOUBLES else "z-dark"
    mark: Child = None
    if cell == CENTRE:
        mark = h("path", {"class": "z-star", "d": _STAR, "transform": f"translate({x + 20} {y + 20})"})
    elif cell in DOUBLES:
        mark = h("path", {"class": "z-cross", "d": f"M{x + 14} {y + 14}l12 12m0-12-12 12"})
    return h(
        "g",
        {"class": f"z-field {kind}"},
        h("rect", {"x": x + 1, "y": y + 1, "width": CELL - 2, "height": CELL - 2, "rx": 4}),
        mark,
    )


_STAR: Final = "M0-13 3.5-3.5 13 0 3.5 3.5 0 13-3.5 3.5-13 0-3.5-3.5z"


@cache
def coordinates() -> Element:
    """Letters below and numbers to the left, on the frame along the outline."""
    labels = []
    for letter in COLUMNS:
        lowest = min(int(name[1:]) for name in NAMES.values() if name[0] == letter)
        x, y = corner(f"{letter}{lowest}")
        labels.append(h("text", {"x": x + CELL // 2, "y": y + CELL + 11}, letter))
    for row in ROWS:
        first = min(name[0] for name in NAMES.values() if name[1:] == str(row))
        x, y = corner(f"{first}{row}")
        labels.append(h("text", {"x": x - 7, "y": y + CELL // 2 + 4}, str(row)))
    return h("g", {"class": "z-coordinates", "aria-hidden": "true"}, labels)


def capsule(squares: tuple[str, ...], seat: int, kind: str = "") -> Element:
    """A line around a row."""
    (x, y), (other_x, other_y) = (corner(squares[0]), corner(squares[-1]))
    left, top = min(x, other_x) + 2, min(y, other_y) + 2
    return h(
        "rect",
        {
            "class": f"z-row z-seat{seat} {kind}".strip(),
            "x": left,
            "y": top,
            "width": max(x, other_x) + CELL - 2 - left,
            "height": max(y, other_y) + CELL - 2 - top,
            "rx": 10,
        },
    )


def badge(text: str, x: int, y: int, kind: str = "") -> Element:
    """Points on a disc."""
    return h(
        "g",
        {"class": f"z-badge {kind}".strip(), "transform": f"translate({x} {y})"},
        h("g", {"class": "z-pop"}, h("circle", {"r": 15}), h("text", {"y": 6}, text)),
    )
