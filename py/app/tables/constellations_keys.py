"""The keyboard's way over a table of Constellations: boards in rows, the hand beside or below them."""

from __future__ import annotations

from typing import Final

from app.tables import Scene
from app.tables.constellations_hand import in_hand
from app.tables.constellations_sky import slots_of
from tablee.games.constellations.boards import BOARDS, INDEX

_CELL: Final = 120
"""How far apart boards are, in hundredths of a board."""


def cursor_of(scene: Scene) -> str:
    """Where the cursor is; at first on the first token."""
    places = _places(scene)
    return scene.cursor if scene.cursor in places else next(iter(places), "")


def _places(scene: Scene) -> dict[str, tuple[float, float]]:
    """Every stop of the cursor, laid out as on a wide screen."""
    slots = slots_of(scene)
    columns = {3: 2, 4: 2, 5: 3}.get(len(slots), len(slots) or 1)
    held = in_hand(scene, scene.viewer) if scene.viewer is not None else []
    places: dict[str, tuple[float, float]] = {}
    for at, (name, _) in enumerate(held):
        places[name] = _place_in_hand(at, len(slots), columns, len(held))
    for at, slot in enumerate(slots):
        left, top = at % columns * _CELL, at // columns * _CELL
        for index, (x, y) in enumerate(BOARDS[INDEX[slot]].places if slot else ()):
            places[f"{slot}.{index}"] = (left + x, top + y)
    return places


def _place_in_hand(at: int, boards: int, columns: int, held: int) -> tuple[float, float]:
    """In the free cell of three or five boards, in a column beside four, in a row below one or two."""
    if boards in (3, 5):
        return (columns - 1) * _CELL + 10 + at % 5 * 20, _CELL + 40 + at // 5 * 20
    if boards == 4:
        return columns * _CELL + at % 2 * 20, 20 + at // 2 * 40
    return (at + 0.5) * columns * _CELL / held, _CELL + 20


_WAYS: Final = {"ArrowUp": (0, -1), "ArrowDown": (0, 1), "ArrowLeft": (-1, 0), "ArrowRight": (1, 0)}


def move_cursor(scene: Scene, key: str) -> str:
    """To the nearest stop in the arrow's direction, straight ahead before aside; Home to the hand, End to the stars."""
    places, cursor = _places(scene), cursor_of(scene)
    if key == "Home":
        return next(iter(places), cursor)
    if key == "End":
        return next((name for name in places if not name.startswith("t.")), cursor)
    if cursor not in places:
        return cursor
    x, y = places[cursor]
    dx, dy = _WAYS[key]
    best, found = float("inf"), cursor
    for name, (ox, oy) in places.items():
        along = (ox - x) * dx + (oy - y) * dy
        aside = abs((ox - x) * dy + (oy - y) * dx)
        if along > 0 and along + 2 * aside < best:
            best, found = along + 2 * aside, name
    return found
