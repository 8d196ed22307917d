"""The drawings of Piratatak: four ships of two rows and three columns, signs of the colours, coin, cannon and pirate.

A ship is drawn on a field of 300 × 200; its six pieces are windows of 100 × 100 on it. Colours are the drawings' own.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from app.nodes import Child, Element, h
from app.tables.tatak.ink import CREAM, INK, circle, inked, path

WOOD: Final = "#a9703c"
DARK: Final = "#7a4a24"

PAINT: Final = {
    "R": ("#c8412f", "#8f2a20", "#f7dcc6"),
    "B": ("#2f6fae", "#1f4a7c", "#d6e7f1"),
    "G": ("#3f8a4a", "#27602f", "#dfecd0"),
    "Y": ("#e2a522", "#94630a", "#fbeec2"),
}
"""A colour's paint, its shade, and its sky."""


# -- signs -------------------------------------------------------------------------------------------------------

_SIGNS: Final = {
    "R": "M-12 9V4L-15-8l8 6L0-12 7-2l8-6-3 12v5z",
    "B": "M-3-4.500a4.500 4.500 0 1 1 6 0V-1h6v4H3v7c4-.6 7-3 8-7l5 1c-2 7-8 11-16 11S-14 11-16 4l5-1c1 4 4 6.400 8 7V3h-6v-4h6z",
    "G": "M0-1c-8-10-1-16 0-9 1-7 8-1 0 9zM0-1c8-10 16-3 9 0 7 3-1 10-9 0zM0-1c-8-10-16-3-9 0-7 3 1 10 9 0zM-2 3q1 6-2 10h6q-1-5 1-10z",
    "Y": "M0-15 3.500-7.500 10.600-10.600 7.500-3.500 15 0 7.500 3.500 10.600 10.600 3.500 7.500 0 15-3.500 7.500-10.600 10.600-7.500 3.500-15 0-7.500-3.500"
    "-10.600-10.600-3.500-7.500z",
}
"""Crown, anchor, clover, sun: within 16 units of the origin."""


@cache
def sign(colour: str, x: float = 0, y: float = 0, scale: float = 1, fill: str = CREAM, stroke: str = "none") -> Element:
    """The sign on a colour's flag."""
    return h(
        "g",
        {"transform": f"translate({x} {y}) scale({scale})"},
        path(_SIGNS[colour], fill, stroke=stroke, stroke_width=2, stroke_linejoin="round"),
    )


# -- ships -------------------------------------------------------------------------------------------------------


@cache
def ship(colour: str) -> Element:
    """The whole picture of a ship with its sky and its sea."""
    paint, shade, sky = PAINT[colour]
    return h(
        "g",
        None,
        h("rect", {"width": 300, "height": 200, "fill": sky}),
        _clouds(colour),
        inked(_SHIPS[colour](paint, shade)),
        _sea(),
    )


def _clouds(colour: str) -> Element:
    x, y = {"R": (236, 22), "B": (26, 34), "G": (36, 26), "Y": (20, 24)}[colour]
    cloud = "q2-11 12-9 5-10 16-6 12-4 14 6 10 0 9 9z"
    return h(
        "g",
        {"fill": "#fff", "opacity": 0.75},
        path(f"M{x} {y + 9}{cloud}", "#fff"),
        path(f"M{x - 22} {y + 32}{cloud}", "#fff"),
    )


def _sea() -> Element:
    back = "M-9 172q14-10 28 0" + "t28 0" * 11 + "V206H-9z"
    front = "M-25 187q14 9 28 0" + "t28 0" * 12 + "V206H-25z"
    return inked(path(back, "#5aa5ad"), path(front, "#2f7683", stroke="#17424c"))


def _galleon(paint: str, shade: str) -> Child:
    return (
        path("M86 150V30M152 150V10M218 120V44", stroke_width=5),
        path("M32 126 6 104", stroke_width=5),
        path("M30 122 84 52 12 106z", CREAM),
        _pennant(86, 30, shade),
        _pennant(152, 10, shade),
        _pennant(218, 44, shade),
        path("M60 48q26 9 52 0 8 18 3 36-29-9-58 0-4-18 3-36z", CREAM),
        path("M58 92q28-9 56 0 6 17 1 33-29-8-58 0-5-16 1-33z", CREAM),
        path("M120 26q32 9 64 0 9 20 4 42-36-10-72 0-5-22 4-42z", paint),
        path("M114 76q38-10 76 0 8 25 2 50-40-11-80 0-6-25 2-50z", paint),
        path("M128 73q-3 25 0 48M176 73q3 25 0 48M130 29q-3 18 0 35M174 29q3 18 0 35", stroke=shade),
        sign("R", 152, 99, 1.15),
        path("M200 62 250 46q2 42-38 60-8-22-12-44z", CREAM),
        path("M24 120q26 8 44 8l4 10h142l8-20 58-14q4 48-30 84H70q-32-24-46-68z", WOOD),
        path("M222 118l6-20 54-16-2 22z", paint),
        path("M70 138q-24-2-38-6M72 138h146l8-18M46 160q110 10 218-4", stroke=DARK),
        path("M238 106l12-3v9l-12 3zM258 101l12-3v9l-12 3z", "#ffe29a", stroke_width=2.5),
        [path(f"M{x} 146h13v11h-13z", INK) for x in (84, 116, 148, 180, 212)],
        [circle(x + 6, 152, 3, "#6d6a72", stroke_width=2) for x in (84, 116, 148, 180, 212)],
    )


def _pennant(x: int, y: int, fill: str) -> Element:
    return path(f"M{x} {y - 6}q10-7 18-1t18-3q-5 7-17 11-10 2-19-1z", fill)


def _caravel(paint: str, shade: str) -> Child:
    return (
        path("M126 150 132 14M218 136 222 44", stroke_width=5),
        path("M40 134 8 112", stroke_width=5),
        _pennant(132, 16, shade),
        _pennant(222, 44, shade),
        path("M12 114 112 40q2 44-16 84-42 2-84-10z", CREAM),
        path("M186 6q18 62-12 122-52 8-118-4Q140 92 186 6z", paint),
        path("M178 24Q144 92 76 122M184 50q-18 52-60 76", stroke=shade),
        sign("B", 146, 92, 1.3),
        path("M54 126 188 4", stroke_width=5),
        path("M262 28q12 46-6 88-34 6-74-2 54-28 80-86z", CREAM),
        path("M258 50q-14 44-46 66", stroke="#c9b48c"),
        path("M178 116 264 26", stroke_width=5),
        path("M24 130q34 10 64 10h124l50-24 20-2q2 44-34 74H76Q38 166 24 130z", WOOD),
        path("M212 140l50-24 20-2-3 18-62 20z", paint),
        path("M30 138q30 10 60 10h124M50 164q100 10 214-6", stroke=DARK),
        [circle(x, 156, 6, "#ffe29a", stroke_width=2.5) for x in (104, 132, 160, 188)],
        path("M56 142q4 14 18 22M240 134l10-3v8l-10 3z", "#ffe29a", stroke_width=2.5),
    )


def _longship(paint: str, shade: str) -> Child:
    stripes = (
        "M92 34.500q18 3.200 29 3.800-6 38-2 74-20 1-34 4-4-42 7-81.800z",
        "M150 40q16-.2 30-2.200 9 37 5 75-18-1.800-35-1.800z",
        "M208 34.500l16-2.500q14 44 4 90l-16-3.800q6-42-4-83.700z",
    )
    return (
        path("M150 150V12", stroke_width=6),
        _pennant(150, 12, shade),
        path("M76 32q74 14 148 0 16 44 4 90-78-18-156 0-12-46 4-90z", CREAM),
        [path(d, paint, stroke="none") for d in stripes],
        path("M76 32q74 14 148 0 16 44 4 90-78-18-156 0-12-46 4-90z"),
        circle(135, 78, 21, CREAM),
        sign("G", 135, 77, 1.15, shade),
        path("M70 28h160", stroke_width=6),
        path(
            "M64 190Q30 168 36 120q2-18-4-28-4 4-16 4l-12-5 16-5-10-9q6-10 20-12l2-11 8 9q20 6 20 32-4 34 26 44h128q28-8 28-44 0-28 24-30 22 0 22 18 0 14-13 14-11-1-9-12-8 0-8 14 6 62-34 91z",
            WOOD,
        ),
        circle(30, 75, 3, "#ffe29a", stroke_width=2.5),
        path("M48 96q8 2 12-2M46 110q8 2 14-1M258 100q8 2 14-2M46 158q100 14 208 0", stroke=DARK),
        [
            [circle(x, 143, 14, paint if place % 2 else "#e8b33a"), circle(x, 143, 4, CREAM, stroke_width=2.5)]
            for place, x in enumerate(range(92, 215, 29))
        ],
        path("M100 160 72 196M148 162l-26 34M196 162l-24 34", stroke_width=5),
    )


def _junk(paint: str, shade: str) -> Child:
    return (
        path("M76 140V30M154 150V8M236 118V34", stroke_width=5),
        _pennant(154, 12, shade),
        path("M48 116 58 48q20-18 44-8 12 38 2 80z", CREAM),
        path("M56 64l50-6M52 84l56-4M50 102l57-2", stroke="#b08b52"),
        path("M114 134 110 34q36-34 82-12 18 56 0 112z", paint),
        path("M111 56l87-8M112 78l89-6M113 100l88-2M114 120l83 0", stroke=shade, stroke_width=4),
        circle(156, 88, 22, CREAM),
        sign("Y", 156, 88, 1.15, shade),
        path("M204 102 210 50q22-22 46-10 12 30-2 62z", CREAM),
        path("M210 66l49-4M207 84l51-2", stroke="#b08b52"),
        path("M20 116l26-8 12 24h162l6-26h44l14-8q4 58-28 90H72Q28 170 20 116z", WOOD),
        path("M222 106q-2-10-8-12 30-2 36-16 8 12 34 12-6 4-6 16z", "#b5402c"),
        path("M230 108h44l-2 22h-44z", CREAM),
        path("M240 112h10v12h-10zM256 112h10v12h-10z", "#7c5a2c", stroke_width=2.5),
        path("M58 132q-14 2-30-2M60 142h164M44 164q110 10 226-6", stroke=DARK),
        circle(52, 150, 8, CREAM),
        circle(53, 150, 3, INK, stroke_width=1),
        [path(f"M{x} 148h16l-2 10h-12z", "#e8b33a", stroke_width=2.5) for x in (84, 118, 152, 186)],
    )


_SHIPS: Final = {"R": _galleon, "B": _caravel, "G": _longship, "Y": _junk}


# -- cards of 100 × 100 ------------------------------------------------------------------------------------------


@cache
def coin() -> Element:
    """A gold coin with a star."""
    star = "M50 29l6.500 13 14 1.800-10.300 9.800 2.600 14L50 60.800l-12.800 6.800 2.600-14-10.300-9.800 14-1.800z"
    return inked(
        circle(50, 50, 42, "#e9b53b"),
        circle(50, 50, 31, "#f6d069", stroke="#9c6a10"),
        path(star, "#c98e1d", stroke="#7c520a"),
        path("M21 35q6-13 18-18", stroke="#fff3c9", stroke_width=4.5),
    )


@cache
def cannon() -> Element:
    """A ship's cannon that has just fired."""
    return inked(
        circle(86, 24, 7, "#fff", stroke_width=2.5),
        circle(92, 36, 5, "#fff", stroke_width=2.5),
        path("M14 58q-2-10 6-16l48-20 12 22-44 30q-16 2-22-16z", "#5b5963"),
        path("M66 20l16 27 7-4L72 16z", "#45434c"),
        path("M34 38l12 24M14 56q-7 2-8-4", stroke_width=3.5),
        path("M10 76 30 56l30 12 8 14H12z", WOOD),
        circle(30, 78, 13, DARK),
        circle(30, 78, 4, "#e8b33a", stroke_width=2.5),
        circle(66, 84, 8, "#3c3a43"),
        circle(82, 84, 8, "#3c3a43"),
        circle(74, 72, 8, "#3c3a43"),
    )


@cache
def pirate() -> Element:
    """More mischief than menace: hat, patch, beard, gold tooth."""
    return inked(
        path("M26 96q2-16 24-16t24 16z", "#8f2a20"),
        circle(23, 60, 6, "#e2a073"),
        circle(77, 60, 6, "#e2a073"),
        circle(23, 70, 4, "#f6d069", stroke_width=2),
        path("M25 44q-3 40 25 42 28-2 25-42z", "#eeb186"),
        path("M25 60q6 8 25 6 19 2 25-6 2 30-12 30 0 8-6 4-1 8-7 4-6 4-7-4-6 4-6-4-14 0-12-30z", "#3a2a22"),
        path("M38 74q12 9 24 0-3 9-12 9t-12-9z", CREAM, stroke_width=2.5),
        path("M52 77h5v5h-5z", "#e9b53b", stroke_width=1.5),
        path("M46 58q4 8 10 2", stroke_width=3),
        circle(62, 53, 5, CREAM, stroke_width=2.5),
        circle(63, 54, 2, INK, stroke_width=1),
        path("M55 44q8-4 15 1", stroke_width=3.5),
        path("M28 46q8 4 17 3-1 11-9 11t-8-14z", INK),
        path("M6 44q10-10 18-22 26-24 52 0 8 12 18 22-22-8-44-8T6 44z", INK),
        path("M6 44q22-9 44-9t44 9", stroke="#e8b33a", stroke_width=3),
        circle(50, 22, 7, CREAM, stroke_width=1),
        path("M46.500 26h7v6h-7z", CREAM, stroke_width=1),
        circle(47.500, 22, 1.800, INK, stroke="none"),
        circle(52.500, 22, 1.800, INK, stroke="none"),
        path("M38 34l5-3M62 34l-5-3", stroke=CREAM, stroke_width=2.500),
    )


@cache
def back() -> Element:
    """The back of a card: a compass rose."""
    return h(
        "g",
        None,
        h("rect", {"width": 100, "height": 100, "fill": "#1f4a55"}),
        h(
            "rect",
            {
                "x": 7,
                "y": 7,
                "width": 86,
                "height": 86,
                "rx": 6,
                "fill": "none",
                "stroke": "#d9b36a",
                "stroke-width": 2.5,
            },
        ),
        circle(50, 50, 30, "#17393f", stroke="#d9b36a", stroke_width=2.5),
        path("M50 26 54 46 74 50 54 54 50 74 46 54 26 50 46 46z", "#d9b36a"),
        path("M62 38 56 46M62 62l-6-8M38 62l6-8M38 38l6 8", stroke="#d9b36a", stroke_width=2.5),
        path("M50 12v8M50 80v8M12 50h8M80 50h8", stroke="#d9b36a", stroke_width=2.5),
        path("M50 26v24h24L54 46z", "#f3ddac"),
        path("M50 74V50H26l20 4z", "#f3ddac"),
    )


@cache
def blank() -> Element:
    """A paper boat: no ship yet."""
    return h(
        "g",
        None,
        h("rect", {"width": 300, "height": 200, "fill": "#efe7d6"}),
        inked(
            path("M150 26 98 112h104z", "#fffdf6"),
            path("M150 26v86h52z", "#e6dcc8"),
            path("M26 92 98 112h104l72-20-36 84H62z", "#fffdf6"),
            path("M98 112 150 92l52 20"),
            path("M26 92l72 20 30 60M274 92l-72 20-30 60", stroke="#b9ab92", stroke_width=2),
        ),
        inked(
            path("M-9 172q14-10 28 0" + "t28 0" * 11 + "V206H-9z", "#b5cfcd"),
            path("M-25 187q14 9 28 0" + "t28 0" * 12 + "V206H-25z", "#8fb3b4", stroke="#5b8488"),
        ),
    )


def ground() -> Element:
    """Waves."""
    return path("M-1 9q14-8 29 0t29 0M-15 23q14-8 29 0t29 0 29 0", stroke="currentcolor", stroke_width=2)


FACES: Final = {"o": coin, "c": cannon, "!": pirate}


def face(card: str) -> Element:
    """A card that is no piece, without its ground."""
    return FACES[card]()
