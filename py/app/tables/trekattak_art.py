"""The drawings of Trekattak beside its peoples: four ships of three rows and three columns, signs, money, guns.

A ship is drawn on a field of 300 × 300, seen from above and flying up; its nine pieces are windows of 100 × 100 on it.
Everything is ours; nothing is taken from the films.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from app.nodes import Child, Element, h
from app.tables.tatak.ink import CREAM, circle, inked, path
from app.tables.trekattak_faces import portrait

NIGHT: Final = "#0d1322"
"""The ink of space."""

PAINT: Final = {
    "F": ("#c9d8ea", "#8fa9cc", "#22365e"),
    "K": ("#7fa65a", "#4f7439", "#1d3a33"),
    "V": ("#c9744a", "#8d4728", "#40264a"),
    "G": ("#e8a33f", "#b06e1c", "#4a3418"),
}
"""A ship's paint, its shade, and its sky."""


# -- signs -------------------------------------------------------------------------------------------------------

_SIGNS: Final = {
    "F": "M0-14 3.800-4.700 13.500-4.300 5.900 1.900 8.400 11.400 0 6 -8.400 11.400 -5.900 1.900 -13.500-4.300 -3.800-4.700z",
    "K": "M0-15 5-4 12 3 5 3 5 8 2 15 -2 15 -5 8 -5 3 -12 3 -5-4z",
    "V": "M0-13 15 12H-15zM0-3-6 8H6z",
    "G": "M-12-9Q0-2 12-9q4 16-6 20-6 3-12 0-10-4-6-20z",
}
"""Star, dagger, mountain, bowl: within 16 units of the origin."""


@cache
def sign(colour: str) -> Element:
    """The sign of a ship."""
    return path(_SIGNS[colour], CREAM, fill_rule="evenodd")


# -- ships -------------------------------------------------------------------------------------------------------


@cache
def ship(colour: str) -> Element:
    """The whole picture of a ship among the stars."""
    paint, shade, sky = PAINT[colour]
    return h(
        "g",
        None,
        h("rect", {"width": 300, "height": 300, "fill": sky}),
        _stars(colour),
        inked(_SHIPS[colour](paint, shade), stroke=NIGHT),
    )


_STARS: Final = (
    (24, 30),
    (62, 92),
    (36, 178),
    (92, 24),
    (20, 250),
    (206, 18),
    (262, 58),
    (284, 136),
    (238, 98),
    (276, 226),
)


def _stars(colour: str) -> Element:
    turn = "FKVG".index(colour)
    dots = [(x, y) if turn % 2 else (300 - x, y) for x, y in _STARS]
    return h(
        "g",
        {"fill": "#fff6d8"},
        [circle(x, y, 2.5 if (place + turn) % 3 else 4, "#fff6d8", opacity=0.8) for place, (x, y) in enumerate(dots)],
        path(
            "M0-9 2-2 9 0 2 2 0 9-2 2-9 0-2-2z", "#fff6d8", transform=f"translate({dots[turn][0]} {dots[turn][1] + 40})"
        ),
    )


def _enterprise(paint: str, shade: str) -> Child:
    nacelle = "q0-14 14-14t14 14v112q0 16-14 16t-14-16z"
    return (
        path("M138 200 96 226v22l46-22zM162 200l42 26v22l-46-22z", shade),
        path(f"M58 156{nacelle}M214 156{nacelle}", paint),
        path("M58 158q2-16 14-16t14 16zM214 158q2-16 14-16t14 16z", "#d8553f"),
        path("M66 176h12v84H66zM222 176h12v84h-12z", "#6fc3e8", stroke_width=2.5),
        path("M128 176h44l8 62q-4 40-30 48-26-8-30-48z", paint),
        path("M134 262q16 10 32 0l-4 14q-12 10-24 0z", "#6fc3e8"),
        path("M150 190v52M132 224h36", stroke=shade),
        circle(150, 104, 92, paint),
        circle(150, 104, 72, "none", stroke=shade),
        circle(150, 104, 44, shade),
        path(
            "M150 12v20M150 176v20M58 104h20M222 104h20M85 39l14 14M201 155l14 14M85 169l14-14M201 53l14-14",
            stroke=shade,
        ),
        circle(150, 104, 26, paint),
        circle(150, 104, 11, "#ffe9a8"),
        path("M100 74q10-18 28-26M172 48q18 8 28 26", stroke="#d8553f", stroke_width=5),
        [circle(x, y, 3.500, "#ffe9a8", stroke_width=1.5) for x, y in ((92, 132), (112, 154), (188, 154), (208, 132))],
    )


def _bird(paint: str, shade: str) -> Child:
    return (
        path("M128 150Q60 150 14 216l-2 50q8 8 14-2l10-28 22 24 14-30 26 24 14-30 26 16z", paint),
        path("M172 150q68 0 114 66l2 50q-8 8-14-2l-10-28-22 24-14-30-26 24-14-30-26 16z", paint),
        path("M122 166Q76 170 40 214M126 184q-30 4-56 32M128 202q-14 4-26 18M178 166q46 4 82 48M174 184q30 4 56 32"
             "M172 202q14 4 26 18", stroke=shade, stroke_width=4),
        path("M12 262v20M288 262v20", stroke="#d8553f", stroke_width=7),
        path("M138 76h24l10 66 10 62-14 40h-36l-14-40 10-62z", paint),
        path("M132 180h36l4 26-10 22h-24l-10-22z", shade),
        path("M138 244h24l-4 22q-8 12-16 0z", "#d8553f"),
        path("M142 196h16M140 208h20", stroke="#ffd27a"),
        path("M150 14q30 2 40 32l-12 30q-28 18-56 0l-12-30q10-30 40-32z", paint),
        path("M114 48q-14 4-20 18l22 2M186 48q14 4 20 18l-22 2", shade),
        path("M128 40q22-14 44 0l-6 18q-16 8-32 0z", "#ffd27a"),
        path("M150 34v26M140 86h20M138 104h24M136 122h28", stroke=shade, stroke_width=4),
        path("M142 76q8 14 16 0l-3 10q-5 4-10 0z", "#d8553f"),
    )  # fmt: skip


def _cruiser(paint: str, shade: str) -> Child:
    return (
        path("M150 126c80 0 132 22 132 52s-52 52-132 52S18 208 18 178s52-52 132-52zm0 24c-62 0-104 12-104 28s42 30 104 30 "
             "104-14 104-30-42-28-104-28z", shade, fill_rule="evenodd"),
        path("M60 162 132 122M240 162l-72-40", stroke_width=12),
        path("M60 162 132 122M240 162l-72-40", stroke=shade, stroke_width=6),
        path("M150 8q22 26 26 92l8 128q-4 40-34 64-30-24-34-64l8-128q4-66 26-92z", paint),
        path("M150 8q10 26 12 60h-24q2-34 12-60z", shade),
        path("M138 88h24l2 30h-28z", "#ffd27a"),
        path("M134 236h32l-4 24h-24z", "#6fc3e8"),
        path("M150 128v96M130 150h40M128 214h44M140 66v-10M160 66v-10", stroke=shade),
        path("M18 176c0 30 52 54 132 54s132-24 132-54l0 8c0 36-52 62-132 62S18 220 18 184z", paint),
        path("M46 206q44 24 104 24t104-24", stroke=shade),
        [circle(x, y, 5, "#ffd27a", stroke_width=2.5) for x, y in ((52, 218), (98, 234), (202, 234), (248, 218))],
        circle(150, 38, 7, "#6fc3e8"),
        path("M150 246v34", stroke=shade),
    )  # fmt: skip


def _marauder(paint: str, shade: str) -> Child:
    return (
        path("M106 22C44 44 10 108 14 180c4 66 60 108 136 108s132-42 136-108c4-72-30-136-92-158l4 44c34 24 50 62 44 104"
             "-6 34-42 54-92 54s-86-20-92-54c-6-42 10-80 44-104z", paint),
        path("M92 34C56 62 36 112 38 172M208 34c36 28 56 78 54 138", stroke=shade, stroke_width=5),
        path("M106 22 82 66l20 0zM194 22l24 44-20 0z", "#d8553f"),
        path("M66 196q24 46 84 48t84-48l16 20q-30 52-100 52T50 216z", shade),
        path("M118 150h64l14 44q-12 30-46 30t-46-30z", paint),
        path("M128 160h44l8 24q-30 14-60 0z", "#ffd27a"),
        path("M150 158v30", stroke=shade),
        path("M134 206h32M130 286v-18h40v18", stroke=shade, stroke_width=4),
        path("M126 150q-6-30 10-48M174 150q6-30-10-48", stroke_width=8),
        path("M126 150q-6-30 10-48M174 150q6-30-10-48", stroke=shade, stroke_width=3),
        circle(137, 98, 7, "#6fc3e8"),
        circle(163, 98, 7, "#6fc3e8"),
        [circle(x, y, 5, "#ffd27a", stroke_width=2.5) for x, y in ((34, 206), (62, 246), (104, 270), (196, 270), (238, 246), (266, 206))],
        path("M30 140q6-46 34-78M270 140q-6-46-34-78", stroke="#ffe2a8", stroke_width=4),
    )  # fmt: skip


_SHIPS: Final = {"F": _enterprise, "K": _bird, "V": _cruiser, "G": _marauder}


@cache
def blank() -> Element:
    """A paper plane: no ship yet."""
    return h(
        "g",
        None,
        h("rect", {"width": 300, "height": 300, "fill": "#27324f"}),
        _stars("F"),
        inked(
            path("M150 26 40 236l74-22z", "#f6f1e4"),
            path("M150 26 260 236l-74-22z", "#ddd5c2"),
            path("M150 26 114 214l20 62z", "#cfc6b0"),
            path("M150 26 186 214l-20 62z", "#b9ae95"),
            path("M150 26 134 276l16-26 16 26z", "#f6f1e4"),
            stroke=NIGHT,
        ),
    )


# -- cards of 100 × 100 ------------------------------------------------------------------------------------------


@cache
def latinium() -> Element:
    """A pressed bar, gold outside."""
    return inked(
        path("M14 62 34 34h44l10 14-20 30H24z", "#e9b53b"),
        path("M34 34h44L62 60H14z", "#f6d069"),
        path("M14 60h48l6 18H24z", "#d59c22"),
        path("M62 60 78 34l10 14-20 30z", "#b97f12"),
        path("M40 40h26l-9 14H29z", stroke="#9c6a10"),
        path("M42 47h16", stroke="#9c6a10"),
        path("M24 22l4 6M84 20l-4 7M92 66l-7-2", stroke="#fff3c9", stroke_width=3.5),
    )


@cache
def phaser() -> Element:
    """A hand phaser, firing."""
    return inked(
        path("M8 30h34", stroke="#ff8a5c", stroke_width=7),
        path("M8 30h34", stroke="#ffe2c0", stroke_width=2.5),
        path("M38 22h42q10 0 10 10v4q0 8-8 8H44l-8-8v-8z", "#8f9bb0"),
        path("M66 44h18l8 38q-6 8-18 6z", "#5d6880"),
        path("M52 44h14l2 12q-8 4-14-4z", "#3d465b"),
        path("M48 28h16v8H48z", "#ffd27a", stroke_width=2.5),
        circle(76, 33, 4, "#d8553f", stroke_width=2.5),
        path("M74 58l12-2M76 68l12-2", stroke="#8f9bb0"),
    )


@cache
def back() -> Element:
    """The back of a card: a planet with a ring."""
    return h(
        "g",
        None,
        h("rect", {"width": 100, "height": 100, "fill": "#2b2450"}),
        h(
            "rect",
            {
                "x": 7,
                "y": 7,
                "width": 86,
                "height": 86,
                "rx": 6,
                "fill": "none",
                "stroke": "#a9a3e0",
                "stroke-width": 2.5,
            },
        ),
        [
            circle(x, y, r, "#e7e4ff")
            for x, y, r in ((22, 24, 2.5), (78, 20, 2), (80, 78, 2.5), (20, 74, 2), (50, 16, 1.5), (34, 84, 1.5))
        ],
        inked(
            path("M14 62q2 10 36-2t36-24q-4-8-18-3", stroke="#a9a3e0", stroke_width=5),
            circle(50, 50, 21, "#7b73c8"),
            path("M31 42q18 8 38-2M30 56q20 8 40-4", stroke="#a9a3e0"),
            path("M32 62q12-3 30-12 16-8 24-14-2-6-12-5", stroke="#e7e4ff", stroke_width=4),
            stroke=NIGHT,
        ),
    )


def ground() -> Element:
    """Stars."""
    return h(
        "g",
        {"fill": "currentcolor"},
        [circle(x, y, r, "currentcolor") for x, y, r in ((6, 7, 1.2), (30, 20, 1.6), (46, 5, 1), (18, 24, 0.8))],
    )


def face(card: str) -> Element:
    """A card that is no piece: things without their ground, peoples with it."""
    return latinium() if card == "L" else phaser() if card == "p" else portrait(card)
