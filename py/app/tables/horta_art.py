"""The drawings of Horta Rescue: two kinds of ship and the asteroids, facing north around the origin."""

from __future__ import annotations

from functools import cache
from typing import Final

from app.nodes import Element, h

CELL: Final = 100
"""Side of a cell in the picture's units."""


@cache
def ship(side: int) -> Element:
    """The Federation's is a disc with two tails, the Ferengi's a pair of pincers; a bright bow shows the facing."""
    return _federation() if side == 0 else _ferengi()


def _federation() -> Element:
    return h(
        "g",
        {"class": "hull"},
        h("path", {"class": "seam", "d": "M-25 22-6 14M25 22 6 14"}),
        h("path", {"class": "tail", "d": "M-25 4c5 0 7 4 7 9v24c0 4-13 4-13 0V13c0-5 2-9 6-9z"}),
        h("path", {"class": "tail", "d": "M25 4c-5 0-7 4-7 9v24c0 4 13 4 13 0V13c0-5-2-9-6-9z"}),
        h("path", {"class": "body", "d": "M-8 4h16l5 27q-13 9-26 0z"}),
        h("path", {"class": "body", "d": "M0-42c17 0 29 12 29 26S16 11 0 11-29-2-29-16-17-42 0-42z"}),
        h("path", {"class": "bow", "d": "M0-39 14-20H-14z"}),
        h("circle", {"class": "bridge", "cx": 0, "cy": -7, "r": 6}),
    )


def _ferengi() -> Element:
    return h(
        "g",
        {"class": "hull"},
        h(
            "path",
            {"class": "body", "d": "M-11-40c-15 4-24 18-24 34 0 23 15 41 35 41s35-18 35-41c0-16-9-30-24-34l3 15c6 4 9 10 9 17"
             " 0 10-9 17-23 17S-23 2-23-8c0-7 3-13 9-17z"},
        ),
        h("path", {"class": "tail", "d": "M-9 33h18l5 8H-14z"}),
        h("path", {"class": "bow", "d": "M0-36 11-14Q0-8-11-14z"}),
        h("circle", {"class": "bridge", "cx": 0, "cy": 20, "r": 6}),
        h("path", {"class": "seam", "d": "M-27 6q4 12 14 17M27 6q-4 12-14 17"}),
    )  # fmt: skip


_ROCKS: Final = (
    "M-8-37 14-35 33-19 38 4 27 27 4 37-20 31-37 12-34-14-22-29z",
    "M4-38 25-30 36-10 33 14 18 33-7 36-29 25-38 4-30-20-14-34z",
    "M-14-35 10-38 30-26 37-4 31 20 12 35-13 34-32 21-38-3-31-23z",
)


@cache
def asteroid(which: int) -> Element:
    """A rock with three of the Horta's round eggs showing."""
    eggs = ((-12, -8, 7), (12, 4, 8), (-6, 16, 5)) if which % 2 else ((10, -12, 7), (-12, 2, 8), (9, 15, 6))
    return h(
        "g",
        {"class": "rock"},
        h("path", {"class": "stone", "d": _ROCKS[which % 3]}),
        h("path", {"class": "crack", "d": "M-24-20q10 2 14-6M20 24q-6-8-16-6M26-8q-8 0-10 8"}),
        [h("circle", {"class": "egg", "cx": x, "cy": y, "r": r}) for x, y, r in eggs],
    )
