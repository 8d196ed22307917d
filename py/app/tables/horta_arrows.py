"""Arrows on a board of Horta Rescue: the push to come, the facing to choose."""

from __future__ import annotations

from typing import Any, Final

from app.nodes import Child, Element, h
from app.tables import Scene
from app.tables.horta_grid import HEIGHT, TOP, WIDTH, centre
from tablee.game import Happening, Step
from tablee.games.horta.board import EMPTY, INDEX
from tablee.games.horta.moves import parse
from tablee.games.horta.rules import GAME


def preview(scene: Scene, flip: bool, going_on: dict[str, Any]) -> Element | None:
    """Arrows for the push that the picks so far can become."""
    arrows: list[Child] = []
    seen: set[tuple[str, ...]] = set()
    for whole in going_on.values():
        move = _pushing(scene, whole)
        if not scene.picks or move is None or whole in seen:
            continue
        seen.add(whole)
        step = GAME.step(scene.state, move)
        if isinstance(step, Step):
            arrows += pushed(step.happenings, flip)
    return h("g", {"class": "preview", "aria-hidden": "true"}, arrows) if arrows else None


def _pushing(scene: Scene, whole: tuple[str, ...]) -> Any:
    if len(whole) == 2 and whole[1] in INDEX:
        return parse(f"{whole[0]}!")
    if len(scene.picks) == 2 and whole[0] == "reserve" and scene.state.board[INDEX[whole[1]]] != EMPTY:
        return parse(f"@{whole[1]}{whole[2]}!")
    return None


_UNIT: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def pushed(told: tuple[Happening, ...], flip: bool) -> list[Child]:
    """Where each pushed piece goes, what leaves, who wins."""
    arrows: list[Child] = []
    for happening in told:
        if happening.kind == "shove":
            a, b = centre(str(happening["at"]), flip), centre(str(happening["to"]), flip)
            arrows.append(_arrow(a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), "move"))
        elif happening.kind in ("out", "rescue"):
            x, y = centre(str(happening["at"]), flip)
            dx, dy = _UNIT[str(happening["facing"])]
            dx, dy = (-dx, -dy) if flip else (dx, dy)
            kind = "move" if happening.kind == "out" else f"goal goal{happening['seat']}"
            arrows.append(_arrow((x, y), (x + dx * 58, y + dy * 58), kind))
    return arrows


def _arrow(a: tuple[float, float], b: tuple[float, float], kind: str) -> Element:
    (x1, y1), (x2, y2) = a, b
    dx, dy = (x2 > x1) - (x2 < x1), (y2 > y1) - (y2 < y1)
    head = f"{x2 + dx * 12},{y2 + dy * 12} {x2 - dy * 11},{y2 - dx * 11} {x2 + dy * 11},{y2 + dx * 11}"
    return h(
        "g",
        {"class": f"arrow {kind}"},
        h("line", {"x1": x1 + dx * 22, "y1": y1 + dy * 22, "x2": x2, "y2": y2}),
        h("polygon", {"points": head}),
    )


PETAL: Final = 36
REACH: Final = 74


def rosette(scene: Scene, flip: bool, facings: list[str]) -> Element:
    """Four petals round the cell, one a facing that is legal."""
    x, y = centre(scene.picks[-1], flip)
    x = min(max(x, REACH + PETAL + 2), WIDTH - REACH - PETAL - 2)
    y = min(max(y, TOP + 60), HEIGHT - TOP - 60)
    petals = []
    for facing in facings:
        dx, dy = _UNIT[facing]
        dx, dy = (-dx, -dy) if flip else (dx, dy)
        words = scene.words(f"horta.facing-{facing}")
        petals.append(
            h(
                "g",
                {
                    "class": "petal hinted" if facing in scene.hint else "petal",
                    "key": facing,
                    "role": "button",
                    "tabindex": 0,
                    "aria-label": words,
                    "on-click": ("pick", facing),
                    "data-pick": facing,
                    "on-keys": {"Enter": ("pick", facing), " ": ("pick", facing)},
                },
                h("title", None, words),
                h("circle", {"cx": x + dx * REACH, "cy": y + dy * REACH, "r": PETAL}),
                _arrow((x + dx * (REACH - 40), y + dy * (REACH - 40)), (x + dx * REACH, y + dy * REACH), "way"),
            )
        )
    return h("g", {"class": "rosette", "role": "group", "aria-label": scene.words("horta.choose-facing")}, petals)
