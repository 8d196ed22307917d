"""The fourteen peoples of Trekattak as portraits on a field of 100 × 100. Drawn by us, after no picture."""

from __future__ import annotations

from functools import cache
from typing import Final

from app.nodes import Child, Element, h
from app.tables.tatak.ink import CREAM, INK, circle, inked, path

_HEAD: Final = "M28 48q-1-26 22-26t22 26q2 34-22 40-24-6-22-40z"
_SHOULDERS: Final = "M8 102q2-18 28-22l14 8 14-8q26 4 28 22z"


def _eyes(y: float = 54, iris: str = INK) -> Child:
    return [(circle(x, y, 5, CREAM, stroke_width=2.5), circle(x, y, 2, iris, stroke="none")) for x in (41, 59)]


def _brows(tilt: int, y: float = 45) -> Element:
    """Positive is stern: the inner ends lower."""
    return path(f"M33 {y - tilt}l13 {tilt * 2}M67 {y - tilt}l-13 {tilt * 2}", stroke_width=4)


def _nose(y: float = 56) -> Element:
    return path(f"M50 {y}l-3 9h6", stroke_width=2.5)


def _federation() -> Child:
    return (
        path(_SHOULDERS, "#e0ab2e"),
        path("M36 82q14 12 28 0l4 6q-18 14-36 0z", INK),
        circle(69, 93, 4, CREAM, stroke_width=2.5),
        path(_HEAD, "#e6b08a"),
        path("M27 50q-5-32 23-33 28 1 23 33l-5-12q-10 2-16-5-10 8-20 5z", "#6b4226"),
        _brows(-1),
        _eyes(),
        _nose(),
        path("M40 72q10 8 20 0", stroke_width=3),
    )


def _ferengi() -> Child:
    ears = "M30 44Q12 18 5 38q-4 24 14 32 10 2 14-6zM70 44q18-26 25-6 4 24-14 32-10 2-14-6z"
    return (
        path(_SHOULDERS, "#3f7a6a"),
        path("M34 82l16 14 16-14 4 6-20 16-20-16z", "#e0ab2e"),
        path(ears, "#e39a5b"),
        path("M13 42q4 16 14 20M87 42q-4 16-14 20", stroke="#a8622e"),
        path("M27 42q2-24 23-24t23 24q0 12 0 20-4 22-23 26-19-4-23-26 0-8 0-20z", "#e39a5b"),
        path("M50 20v14M30 40q10-8 20 0 10-8 20 0", stroke="#a8622e", stroke_width=4),
        _eyes(50),
        path("M44 58q6-6 12 0l2 6H42zM45 63h10", "#d4854a", stroke_width=2.5),
        path("M34 70q16 8 32 0-2 12-16 12T34 70z", CREAM, stroke_width=2.5),
        path("M40 72l3 5 3-4 4 5 4-5 3 4 3-5", stroke_width=2.5),
    )


def _klingon() -> Child:
    return (
        path("M20 98Q8 30 50 16q42 14 30 82z", "#241a18"),
        path(_SHOULDERS, "#7d8490"),
        path("M8 100l22-18 6 20zM92 100 70 82l-6 20z", "#a9b0bd"),
        path(_HEAD, "#a5694a"),
        path(
            "M50 22v22M42 24q2 12 4 20M58 24q-2 12-4 20M34 30q4 8 10 14M66 30q-4 8-10 14",
            stroke="#6d3f29",
            stroke_width=3.5,
        ),
        path("M28 50q-2-24 12-30-8 12-6 20zM72 50q2-24-12-30 8 12 6 20z", "#241a18"),
        _brows(3, 47),
        _eyes(55),
        _nose(57),
        path("M38 70q12-6 24 0l-2 5q-10-4-20 0z", "#241a18", stroke_width=2),
        path("M42 75q8 3 16 0-1 4-8 4t-8-4z", CREAM, stroke_width=2),
        path("M44 82q6 2 12 0l-6 12z", "#241a18", stroke_width=2),
    )


def _vulcan() -> Child:
    return (
        path(_SHOULDERS, "#7a5a92"),
        path("M36 82l14 20 14-20 6 4-16 22h-8L30 86z", "#d8c79a"),
        path("M30 60q-8-4-12-26 10 6 14 16zM70 60q8-4 12-26-10 6-14 16z", "#e3c39a"),
        path(_HEAD, "#e3c39a"),
        path("M26 54q-6-36 24-37 30 1 24 37l-4-16H30z", "#1f1a1c"),
        path("M32 44l14 4M68 44l-14 4", stroke_width=4),
        path("M32 38l3 5M68 38l-3 5", stroke_width=3),
        _eyes(55),
        _nose(57),
        path("M42 74h16", stroke_width=3),
    )


def _borg() -> Child:
    return (
        path(_SHOULDERS, "#2d3138"),
        path("M18 98l10-10M82 98 70 88M50 88v14", stroke="#6c7480", stroke_width=4),
        circle(50, 95, 4, "#6fe08a", stroke_width=2),
        path(_HEAD, "#c3cbc6"),
        path("M50 22q24 0 22 28l-2 22-10-8-10-16z", "#5b626d"),
        path("M28 44q-4-22 22-26 22 2 24 22l-14-8H40z", "#2d3138"),
        path("M72 40q14 4 12 26t-10 26M70 60q10 2 8 20", stroke="#14171c", stroke_width=6),
        path("M72 40q14 4 12 26t-10 26M70 60q10 2 8 20", stroke="#7a828e", stroke_width=2.5),
        circle(60, 54, 9, "#14171c"),
        circle(60, 54, 4.5, "#ff4a3d", stroke_width=2),
        path("M64 52l30-8", stroke="#ff4a3d", stroke_width=2),
        circle(41, 55, 5, CREAM, stroke_width=2.5),
        circle(41, 55, 2, INK, stroke="none"),
        path("M34 47h12", stroke_width=3.5),
        path("M47 66h6M42 76h16", stroke_width=3),
        path("M33 64l6 4M34 70l5 2", stroke="#8b948f"),
    )


def _cardassian() -> Child:
    return (
        path("M14 102Q18 62 30 56h40q12 6 16 46z", "#8f968b"),
        path("M20 84l10-10M17 94l13-12M80 84 70 74M83 94 70 82", stroke="#5c6359", stroke_width=3.5),
        path("M6 104q10-16 30-16l14 8 14-8q20 0 30 16z", "#4f473d"),
        path(_HEAD, "#a9b0a4"),
        path("M27 50q-4-34 23-35 27 1 23 35-2-18-12-24H39q-10 6-12 24z", "#1d1c20"),
        path("M50 29q7 4 5 12l-5 7-5-7q-2-8 5-12z", "#8f968b", stroke_width=2.5),
        path("M31 50q2-8 14-5M69 50q-2-8-14-5", stroke="#5c6359", stroke_width=4),
        _eyes(54),
        path("M31 60q8 4 15 0M69 60q-8 4-15 0", stroke="#5c6359", stroke_width=2.5),
        _nose(58),
        path("M41 75q10-4 18 1", stroke_width=3),
    )


def _orion() -> Child:
    return (
        path("M24 92Q14 30 50 22q36 8 26 70z", "#3a2148"),
        path(_SHOULDERS, "#d98a3d"),
        path("M34 82q16 12 32 0l6 8q-22 16-44 0z", "#f0d9a8"),
        path(_HEAD, "#74b35f"),
        path("M28 52q-2-20 18-26-4 18-18 26zM72 52q2-20-18-26 4 18 18 26z", "#3a2148"),
        path("M20 32q4-22 30-22t30 22q-30-10-60 0z", "#c8412f"),
        path("M14 34q36-16 72 0l-4 6q-32-12-64 0z", "#8f2a20"),
        path("M33 47q6-4 12-1M67 47q-6-4-12-1", stroke_width=3.5),
        _eyes(55),
        path("M48 66h4", stroke_width=2.5),
        path("M41 73q9 8 18 0", stroke_width=3),
        path("M70 82h24v18H70zM77 82v-5h10v5", "#8a5a2c"),
        path("M70 90h24", stroke="#e0ab2e"),
    )


def _romulan() -> Child:
    return (
        path("M2 104l4-22q18-6 30-4l14 10 14-10q12-2 30 4l4 22z", "#9aa1ab"),
        path("M6 92h30M64 92h30M20 80v24M34 80v24M66 80v24M80 80v24", stroke="#6a717c"),
        path("M30 60q-8-4-12-26 10 6 14 16zM70 60q8-4 12-26-10 6-14 16z", "#d2bd84"),
        path(_HEAD, "#d2bd84"),
        path("M26 56q-6-38 24-39 30 1 24 39l-3-12q-20-8-42 0z", "#17151a"),
        path("M50 44l-5-3M50 44l5-3M38 43l10 8M62 43l-10 8", stroke="#8d7a44", stroke_width=3),
        path("M32 44l13 5M68 44l-13 5", stroke_width=4),
        _eyes(55),
        _nose(57),
        path("M41 76q9-5 18 0", stroke_width=3),
    )


def _khan() -> Child:
    return (
        path("M16 90Q0 60 16 36 24 12 50 12t34 24q16 24 0 54-6-6-8-14H24q-2 8-8 14z", "#8d8890"),
        path("M22 40q-8 20-2 40M78 40q8 20 2 40", stroke="#5f5b63", stroke_width=3.5),
        path(_SHOULDERS, "#8f2a20"),
        path("M36 80l14 22 14-22-6-4H42z", "#cf9a70"),
        path("M38 84q12 14 24 0", stroke="#e0ab2e", stroke_width=3),
        circle(50, 93, 4, "#e0ab2e", stroke_width=2),
        path(_HEAD, "#cf9a70"),
        path("M27 52q-6-34 23-35 29 1 23 35-4-16-12-20-12 4-22 0-8 4-12 20z", "#b5b0b8"),
        _brows(3, 47),
        _eyes(55),
        _nose(57),
        path("M40 74q12 4 20-3", stroke_width=3),
        path("M32 62l4 8M68 62l-4 8", stroke="#9a6a45"),
    )


def _jemhadar() -> Child:
    spikes = "M28 40 18 44l8 8-10 8 10 6-6 10 10 2-2 10 10-4M72 40l10 4-8 8 10 8-10 6 6 10-10 2 2 10-10-4"
    return (
        path(_SHOULDERS, "#46506b"),
        path("M8 100q8-10 22-12M92 100q-8-10-22-12", stroke="#2b3349", stroke_width=4),
        path(spikes, "#8b948b"),
        path(_HEAD, "#a3aca2"),
        path("M30 40q2-20 20-20t20 20q-8-8-20-8t-20 8z", "#8b948b"),
        path("M50 20v12M40 24l3 9M60 24l-3 9", stroke="#5f685f"),
        _brows(3, 47),
        _eyes(55),
        path("M46 64q4-4 8 0", stroke_width=2.5),
        path("M38 76q12-6 24 0", stroke_width=3),
        [
            circle(x, y, 1.6, "#5f685f", stroke="none")
            for x, y in ((36, 66), (40, 70), (64, 66), (60, 70), (44, 40), (56, 40), (50, 38), (34, 72), (66, 72))
        ],
    )


def _breen() -> Child:
    return (
        path(_SHOULDERS, "#7c6a4d"),
        path("M18 92l14-6M82 92l-14-6", stroke="#52452f", stroke_width=4),
        path("M24 52q-4-36 26-38 30 2 26 38l-4 26-12 14H40L28 78z", "#a08a63"),
        path("M30 40q20-12 40 0v16q-20 8-40 0z", "#241f18"),
        path("M33 47q17-7 34 0v5q-17 5-34 0z", "#7bf2a0", stroke="none"),
        path("M40 62q10-6 20 0l4 22-8 12H44l-8-12z", "#7c6a4d"),
        path("M42 72h16M41 80h18M43 88h14", stroke="#3c3222", stroke_width=3.5),
        path("M50 14v18M38 18l4 16M62 18l-4 16", stroke="#7c6a4d", stroke_width=3.5),
        circle(27, 66, 5, "#52452f"),
        circle(73, 66, 5, "#52452f"),
    )


def _kazon() -> Child:
    mane = (
        "M22 92l-8-14 6-6-12-8 10-8-8-10 12-4-4-12 14 2-2-14 14 6 4-14 12 10 12-10 4 14 14-6-2 14 14-2-4 12 12 4-8 10 "
        "10 8-12 8 6 6-8 14z"
    )
    return (
        path(mane, "#7a4f8a"),
        path("M18 50l-6 8M84 46l6 8M38 10l-2-6M66 10l3-6", stroke="#e0ab2e", stroke_width=5),
        path(_SHOULDERS, "#5d6b52"),
        path("M36 82l-14 18M64 82l14 18M50 90v12", stroke="#e0ab2e", stroke_width=3.5),
        path(_HEAD, "#d59a6a"),
        path("M30 42q2-20 20-20t20 20q-6-6-12-4-4-6-8-6t-8 6q-6-2-12 4z", "#a96f45"),
        circle(50, 30, 4, "#7bd0c0", stroke_width=2),
        _brows(2, 47),
        _eyes(55),
        _nose(57),
        path("M39 75q11 5 22-1", stroke_width=3),
        path("M33 64l6 3M67 64l-6 3", stroke="#8a5a38"),
    )


def _gorn() -> Child:
    return (
        path(_SHOULDERS, "#b06e2a"),
        path("M16 98l10-8 8 8 8-8 8 8 8-8 8 8 8-8 10 8", stroke="#e0ab2e"),
        path("M24 54Q18 14 50 14t26 40q4 12-2 24-8 12-24 12T26 78q-6-12-2-24z", "#5f9a4c"),
        path("M50 16v18M40 18l2 14M60 18l-2 14", stroke="#39662c", stroke_width=4),
        path("M28 44q8-10 18-2v10q-10 6-18-2zM72 44q-8-10-18-2v10q10 6 18-2z", "#d5dbe0"),
        path("M37 40v14M29 47h16M63 40v14M55 47h16", stroke="#7c858d", stroke_width=2),
        path("M46 60l2 4M54 60l-2 4", stroke_width=3),
        path("M28 68q22 10 44 0-2 16-22 16T28 68z", "#8f2a20"),
        path("M32 70l4 6 4-5 5 6 5-6 5 6 5-6 4 5 4-6-18 4zM40 82l4-5 6 5 6-5 4 5", CREAM, stroke_width=2),
        [
            circle(x, y, 2, "#39662c", stroke="none")
            for x, y in ((30, 62), (70, 62), (26, 58), (74, 58), (36, 60), (64, 60))
        ],
    )


def _q() -> Child:
    return (
        path("M8 102q2-18 28-22l14 8 14-8q26 4 28 22z", INK),
        path("M14 90q8-8 22-10l14 8 14-8q14 2 22 10-16-2-36 6-20-8-36-6z", "#b93a29"),
        path(_HEAD, "#eec4a0"),
        path("M27 48q-3-30 23-31 26 1 23 31l-6-14q-16 4-34 0z", "#2c2326"),
        path("M33 43q6-5 13-1M67 46q-6-2-13 0", stroke_width=4),
        _eyes(54),
        _nose(56),
        path("M40 71q10 8 20-2", stroke_width=3),
        path("M60 67l4-1", stroke_width=2.5),
        path("M80 66q6-10 10-6t-2 14l4 10q-4 12-14 8l-6-14z", "#eec4a0"),
        path("M84 40l2 9 9 2-9 3-2 9-3-9-9-3 9-2z", "#ffe9a8", stroke_width=2.5),
        path("M70 36l3 4M96 34l-3 4M72 66l3-3", stroke="#ffe9a8", stroke_width=3),
    )


_PEOPLES: Final = {
    "federation": _federation,
    "ferengi": _ferengi,
    "klingon": _klingon,
    "vulcan": _vulcan,
    "borg": _borg,
    "cardassian": _cardassian,
    "orion": _orion,
    "romulan": _romulan,
    "khan": _khan,
    "jemhadar": _jemhadar,
    "breen": _breen,
    "kazon": _kazon,
    "gorn": _gorn,
    "q": _q,
}


@cache
def _portrait(people: str) -> Element:
    return inked(_PEOPLES[people](), width=2.75)


GROUNDS: Final = {
    "federation": "#7fa3d6",
    "ferengi": "#c7b257",
    "klingon": "#7c3b34",
    "vulcan": "#b98a5a",
    "borg": "#3f6b52",
    "cardassian": "#6d7a4a",
    "orion": "#a9c9dd",
    "romulan": "#3f6f6a",
    "khan": "#d0a060",
    "jemhadar": "#7a6a9a",
    "breen": "#8fb3c9",
    "kazon": "#b9764f",
    "gorn": "#c9a86a",
    "q": "#5a3f86",
}
"""The ground of each portrait."""


def portrait(people: str) -> Element:
    """A people on its ground."""
    return h("g", None, h("rect", {"width": 100, "height": 100, "fill": GROUNDS[people]}), _portrait(people))
