"""The rulebook's drawings of Constellations: boards of our own that show an article, drawn by the table's code."""

from __future__ import annotations

from typing import Final

from app.nodes import Child, h
from app.tables.constellations_art import still
from app.texts import Words
from tablee.games.constellations.boards import INDEX

Example = tuple[str, dict[int, tuple[int, str]], dict[int, str], dict[int, str]]
"""A board, tokens by star as seat and letter, what has become of them, and what is written beside them."""

FIGURES: Final[dict[str, tuple[Example, ...]]] = {
    "C-01": (("libra", {}, {}, {}),),
    "C-06": (("cancer", {0: (0, "6"), 2: (1, "?")}, {}, {}),),
    "C-09": (
        (
            "cancer",
            {0: (2, "1"), 1: (0, "H"), 2: (1, "H"), 3: (0, "7"), 4: (2, "5")},
            {1: "gone now", 2: "gone now"},
            {},
        ),
    ),
    "C-10": (
        (
            "cancer",
            {0: (2, "3"), 1: (0, "5"), 2: (1, "H"), 3: (0, "10"), 4: (2, "D")},
            {1: "gone now", 2: "hot", 3: "gone now", 4: "gone now"},
            {},
        ),
    ),
    "C-11": (
        (
            "cancer",
            {0: (2, "3"), 1: (0, "6"), 2: (1, "D"), 3: (0, "1"), 4: (2, "7")},
            {1: "lit", 2: "hot", 3: "lit", 4: "lit"},
            {1: "12", 3: "2", 4: "14"},
        ),
        (
            "cancer",
            {0: (1, "5"), 1: (0, "1"), 2: (2, "7"), 3: (0, "D"), 4: (1, "D")},
            {2: "lit", 3: "hot", 4: "hot"},
            {2: "28"},
        ),
    ),
    "C-13": (("cancer", {0: (2, "3"), 1: (0, "10"), 2: (1, "6"), 3: (0, "1"), 4: (2, "5")}, {}, {}),),
    "C-16": (
        ("libra", {0: (0, "7"), 1: (1, "6"), 2: (2, "D"), 3: (1, "1"), 4: (0, "H")}, {2: "gone now", 4: "hot"}, {}),
    ),
}


def figure(words: Words, article: str) -> Child:
    """The drawings for an article, each with what it shows."""
    return [
        h(
            "figure",
            {"class": "figure"},
            still(INDEX[name], tokens, marks, badges),
            h("figcaption", None, words(f"constellations.figure-{article}-{n}")),
        )
        for n, (name, tokens, marks, badges) in enumerate(FIGURES.get(article, ()))
    ] or None
