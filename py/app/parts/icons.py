"""Small line drawings for buttons, all on a 24×24 field."""

from __future__ import annotations

from functools import cache
from typing import Final

from app.nodes import Element, h

_PATHS: Final = {
    "back": "M15 5l-7 7 7 7",
    "share": "M12 15V4M8 7.5 12 4l4 3.5M6 11H5v9h14v-9h-1",
    "undo": "M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3",
    "redo": "M15 6l4.5 4.5L15 15M19 10.5h-9a5 5 0 0 0 0 10h3",
    "menu": "M5 7h14M5 12h14M5 17h14",
    "book": "M12 6.5C10 5 7 4.6 4 5v13c3-.4 6 0 8 1.5 2-1.5 5-1.9 8-1.5V5c-3-.4-6 0-8 1.5zM12 6.5v13",
    "again": "M19 12a7 7 0 1 1-2.5-5.4M19 4v4h-4",
    "first": "M18 6l-7 6 7 6M7 6v12",
    "previous": "M15 6l-7 6 7 6",
    "next": "M9 6l7 6-7 6",
    "branch": "M6 4v16M6 13c0-4 3-5.5 11-5.5M13.5 4l3.5 3.5-3.5 3.5",
    "down": "M6 9l6 6 6-6",
    "last": "M6 6l7 6-7 6M17 6v12",
    "flag": "M6 21V4M6 5c4-2.5 7 2 12 0v8c-5 2-8-2.5-12 0",
    "hands": "M3 12l4-4 5 4 5-4 4 4M7 16l3 2 4 0 3-2",
    "flip": "M7 4v13M4 14l3 3 3-3M17 20V7M14 10l3-3 3 3",
    "trash": "M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
    "file": "M7 3.5h7l4 4v13H7zM14 3.5v4h4M12.5 11v6M10 14.5l2.5 2.5 2.5-2.5",
    "close": "M6 6l12 12M18 6 6 18",
    "more": "M12 5.5v.01M12 12v.01M12 18.5v.01",
    "eye": "M2.5 12C6 6.5 18 6.5 21.5 12 18 17.5 6 17.5 2.5 12z"
    "M12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
    "settings": "M4 7h9M19 7h1M4 12h1M11 12h9M4 17h8M18 17h2"
    "M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z"
    "M15 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
    "hint": "M9 17.5h6M10 20.5h4M8.5 14.5a5.5 5.5 0 1 1 7 0q-1 1-1 3h-5q0-2-1-3z",
    "check": "M5 12.5l4.5 4.5L19 7.5",
    "players": "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z"
    "M2.5 20c.5-4.5 3-6.5 6.5-6.5s6 2 6.5 6.5"
    "M16 4.3a3.5 3.5 0 0 1 0 6.4"
    "M18 14c2 .8 3.2 2.7 3.5 6",
    "chain": "M10 14l4-4M8.5 11l-2.6 2.6a3.200 3.200 0 0 0 4.5 4.5L13 15.5"
    "M11 8.5l2.600-2.600a3.200 3.200 0 0 1 4.5 4.5L15.5 13",
    "copy": "M9 8.5h10.5v12H9zM15 8.5v-5H4.5v12H9",
    "offline": "M3.5 3.5l17 17M8.5 8.800A5 5 0 0 0 7 18h10.500M19.900 16.800A4 4 0 0 0 17 10a5.500 5.500 0 0 0-5.200-3.500",
    "install": "M12 3.5v11M8 11l4 4 4-4M4.5 16v4.5h15V16",
    "learn": "M2.5 9.5 12 5l9.500 4.500L12 14zM6.500 11.500v5c3.500 2.500 7.500 2.500 11 0v-5M21.500 9.500v6",
    "clock": "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2.5",
    "dice": "M5 5h14v14H5zM9 9v.01M15 15v.01M15 9v.01M9 15v.01",
    "zoom-in": "M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5M8 10.5h5M10.5 8v5",
    "zoom-out": "M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5M8 10.5h5",
    "zoom-home": "M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15",
    "away": "M3.5 11.5 20.5 4l-5.5 16-4-7zM11 13l9.5-9",
    "computer": "M4 5h16v10.5H4zM8.5 19.5h7M12 15.5v4",
    "bag": "M9 4h6l-1.2 3.5h-3.6zM10.2 7.5C7 9.5 5 12.5 5 16c0 3 2 4.5 7 4.5s7-1.5 7-4.5c0-3.5-2-6.5-5.200-8.5",
    "keyboard": "M3 6.5h18v11H3zM7 14h10M7 10.5v.01M11 10.5v.01M15 10.5v.01M17.5 10.5v.01",
}  # fmt: skip


@cache
def icon(name: str) -> Element:
    """A drawing beside words, or in a button that has a label: it says nothing by itself."""
    attrs = {"class": "icon", "viewBox": "0 0 24 24", "aria-hidden": "true", "focusable": "false"}
    return h("svg", attrs, h("path", {"d": _PATHS[name]}))
