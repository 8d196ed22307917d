"""The pen both games are drawn with: shapes, and groups of them outlined in ink."""

from __future__ import annotations

from typing import Final

from app.nodes import Child, Element, h

INK: Final = "#2b2018"
CREAM: Final = "#fff3dc"

Value = str | int | float


def path(d: str, fill: str = "none", **attrs: Value) -> Element:
    """A filled or only outlined path; names with `_` for `-`."""
    return h("path", {"d": d, "fill": fill} | {key.replace("_", "-"): value for key, value in attrs.items()})


def circle(x: float, y: float, r: float, fill: str, **attrs: Value) -> Element:
    """A disc with the group's outline."""
    return h(
        "circle", {"cx": x, "cy": y, "r": r, "fill": fill} | {key.replace("_", "-"): v for key, v in attrs.items()}
    )


def inked(*shapes: Child, width: float = 3, **attrs: str) -> Element:
    """A group whose outlines are ink."""
    return h(
        "g",
        {"stroke": INK, "stroke-width": width, "stroke-linejoin": "round", "stroke-linecap": "round", "fill": "none"}
        | attrs,
        shapes,
    )
