"""Pictures of the card game for the lobby and the rulebook, drawn and scored by the code of the table."""

from __future__ import annotations

from typing import Final

from app.nodes import Child, Element, h
from app.tables.zatre_cards_art import lying, middle, row_line, row_points, super_points
from app.texts import Words
from tablee.games.zatre.sheet import CARDS as SCORING
from tablee.games.zatre.sheet import COLUMNS
from tablee.games.zatre_cards.layout import Layout
from tablee.games.zatre_cards.moves import Lay, parse
from tablee.games.zatre_cards.state import SUPER

EDGE: Final = 46
"""Cloth around the middles of the outermost cells."""
LEAST: Final = 260
"""The width of a narrow figure, so that its cards are not larger than those of others."""

_SUPERS: Final = ([10, 11, 12], [12, 12, 12])


def fragment(placed: str, laid: str = "", seat: int = 0) -> Element:
    """Cards on the cloth; the one laid now is marked and its rows are scored."""
    lays = [lay for text in f"{placed} {laid}".split() if isinstance(lay := parse(text), Lay)]
    layout = Layout(tuple(sorted(lays)))
    new = [lay for text in laid.split() if isinstance(lay := parse(text), Lay)]
    rows = [row for row in layout.rows(new) if row.total in COLUMNS]
    marks = [row_line(row.first, row.last, seat, "scored") for row in rows]
    marks += [row_points(row.first, row.last, SCORING.points[COLUMNS.index(row.total)], seat) for row in rows]
    if sorted(row.total for row in rows) in _SUPERS:
        marks.append(super_points(new[0].cell, new[0].other, SUPER, seat))
    places = [middle(cell) for cell in layout.halves]
    left, top = min(x for x, _ in places) - EDGE, min(y for _, y in places) - EDGE
    width = max(x for x, _ in places) + EDGE - left
    height = max(y for _, y in places) + EDGE - top
    left, width = left - max(0, LEAST - width) // 2, max(width, LEAST)
    return h(
        "svg",
        {"class": "z-layout z-board still", "viewBox": f"{left} {top} {width} {height}", "aria-hidden": "true"},
        h("rect", {"class": "z-cloth-ground", "x": left, "y": top, "width": width, "height": height}),
        [h("g", {"class": "z-lying"}, lying(lay, seat=seat if lay in new else -1)) for lay in lays],
        h("g", {"class": "z-marks"}, marks),
    )


FIGURES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "K-04": (("36@0,0E", "15@1,1N"),),
    "K-06": (("46@0,0W", "02@1,0E"),),
    "K-09": (("36@0,0E", "22@2,0N"),),
    "K-12": (("26@0,2S 13@1,2E 15@2,1S 12@2,-1E 24@1,-2N", "25@0,0E"),),
}
"""Cards of our own examples: those lying, and the one laid."""


def picture(words: Words) -> Element:
    """A super bonus, as wide as a picture is."""
    ((placed, laid),) = FIGURES["K-12"]
    drawn = fragment(placed, laid, 1)
    return h("svg", {**drawn[1], "preserveAspectRatio": "xMidYMid slice"}, drawn[2])


def figure(words: Words, article: str) -> Child:
    """The rulebook's figures for an article."""
    return [
        h(
            "figure",
            {"class": "figure"},
            fragment(placed, laid),
            h("figcaption", None, words(f"zatre_cards.figure-{article}-{n}")),
        )
        for n, (placed, laid) in enumerate(FIGURES.get(article, ()))
    ] or None
