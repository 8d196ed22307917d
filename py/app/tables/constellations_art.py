"""The drawings of Constellations: night-sky boards, stars, and the five players' tokens."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from app.nodes import Child, Element, h
from tablee.games.constellations.boards import BOARDS

R: Final = 8.2
"""Radius of a token, in hundredths of a board."""
REACH: Final = "8.6"
"""Radius of what can be touched around a star: 45 pixels across on a small phone."""

_SHAPES: Final = (
    f"M{R} 0A{R} {R} 0 1 1 -{R} 0A{R} {R} 0 1 1 {R} 0z",
    "M-7-7H7V7H-7z",
    "M0-9.6 9.6 0 0 9.6-9.6 0z",
    "M-4.7-8.2H4.7L9.3 0 4.7 8.2H-4.7L-9.3 0z",
    "M0-9.4 9-2.8 5.6 7.8H-5.6L-9-2.8z",
)
"""A shape a seat: circle, square, diamond, hexagon, pentagon. Seats are never told apart by colour alone."""


@cache
def token(seat: int, letter: str, veiled: bool = False) -> Element:
    """A token around the origin. `?` is one whose face is not known, an empty letter one too small for numbers; a veiled
    one is known to the viewer alone."""
    return h(
        "g",
        {"class": f"token seat{seat}" + (" veiled" if veiled else "") + (" back" if letter == "?" else "")},
        h("path", {"class": "chip", "d": _SHAPES[seat]}),
        _face(letter),
        _lid() if veiled else None,
    )


def _lid() -> Element:
    """The little back at the corner of a token that only its owner sees."""
    return h("g", {"class": "lid", "transform": "translate(6.4 6.4)"}, h("circle", {"r": "4"}), _spark(0, 0, 2.9))


def _face(letter: str) -> Element | None:
    match letter:
        case "":
            return None
        case "H":
            return h(
                "g",
                {"class": "face"},
                h("circle", {"class": "hole", "r": "4.4"}),
                h("path", {"class": "swirl", "d": "M-4.4 0a4.4 4.4 0 0 1 7-3.5M4.4 0a4.4 4.4 0 0 1-7 3.5"}),
            )
        case "D":
            return h("g", {"class": "face"}, _spark(-2.6, 1.2, 3.4), _spark(3, -1.8, 2.6))
        case "?":
            return h("g", {"class": "face"}, _spark(0, 0, 4.6))
    return h("text", {"class": "face", "y": "2.7"}, letter)


def _spark(x: float, y: float, r: float) -> Element:
    n = round(r * 0.28, 2)
    path = f"M{x} {y - r}l{n} {r - n} {r - n} {n} {n - r} {n}-{n} {r - n}-{n} {n - r} {n - r}-{n} {r - n}-{n}z"
    return h("path", {"class": "spark", "d": path})


def star(large: bool) -> Element:
    """A free star: a small one is a dot with a gleam, a large one has a ring, for what lies there face down."""
    if large:
        return h("g", {"class": "star large"}, h("circle", {"class": "ring", "r": "7"}), _spark(0, 0, 6.2))
    return h("g", {"class": "star"}, _spark(0, 0, 4))


def lines(number: int) -> Element:
    """The lines of a board."""
    board = BOARDS[number]
    path = "".join(
        f"M{board.places[a][0]} {board.places[a][1]}L{board.places[b][0]} {board.places[b][1]}" for a, b in board.lines
    )
    return h("path", {"class": "lines", "d": path})


_DUST: Final = ((12, 62), (30, 8), (70, 24), (52, 92), (94, 70), (6, 14), (38, 46), (84, 96), (62, 66), (22, 98))


def ground(number: int) -> list[Child]:
    """The ground of a board: night, a little dust, the constellation's lines."""
    turn = number * 3
    dust = [
        h("circle", {"cx": (x + turn * 5) % 100, "cy": (y + turn * 7) % 100, "r": "0.5" if k % 2 else "0.8"})
        for k, (x, y) in enumerate(_DUST)
    ]
    return [
        h("rect", {"class": "night", "x": "-7", "y": "-7", "width": "114", "height": "114", "rx": "7"}),
        h("g", {"class": "dust"}, dust),
        lines(number),
    ]


def still(
    number: int,
    tokens: Mapping[int, tuple[int, str]],
    marks: Mapping[int, str] | None = None,
    badges: Mapping[int, str] | None = None,
    *,
    flip: str = "",
) -> Element:
    """A board as a picture: tokens by star as `(seat, letter)`, a mark on some (`gone`, `lit`, `hot`, `turned`, `last`, `new`)
    and a few letters beside some. With `flip`, the board's id, it moves as the open board and its tokens can fly home."""
    board = BOARDS[number]
    spots = []
    for index, (x, y) in enumerate(board.places):
        mark = (marks or {}).get(index, "")
        badge = (badges or {}).get(index)
        spots.append(
            h(
                "g",
                {"class": f"spot {mark}".strip(), "transform": f"translate({x} {y})", "key": str(index)}
                | ({"data-flip-source": f"at-{board.id}.{index}"} if flip else {}),
                h("circle", {"class": "halo", "r": "11.6"}) if mark in {"last", "new"} else None,
                token(*tokens[index]) if index in tokens else star(board.large[index]),
                _badge(badge) if badge else None,
            )
        )
    return h(
        "svg",
        {"class": "constellation still", "viewBox": "-7 -7 114 114", "aria-hidden": "true"}
        | ({"data-flip": f"board-{flip}"} if flip else {}),
        ground(number),
        spots,
    )


def _badge(text: str) -> Element:
    wide = 4.6 + 2.7 * len(text)
    return h(
        "g",
        {"class": "badge", "transform": "translate(7 -8)"},
        h("rect", {"x": -wide / 2, "y": "-4.4", "width": wide, "height": "8.8", "rx": "4.4"}),
        h("text", {"y": "2"}, text),
    )
