"""A table for the toy game of `pebbles`, so that draws, secrets and reveals can be seen at the page before a game has
them: a button for each touch, words of one language.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

import pebbles
from app import newgame, tables, update
from app.nodes import Child, Element, h
from app.picking import lit
from app.tables import Scene, called
from app.texts import LANGUAGES, Words
from tablee.game import Draw
from tablee.match import Act, Match

MINUTES = 5
TOUCHES = ("1", "2", "3", "keep", "lay", "bury")
TEXTS: dict[str, str] = {
    "name": "Pebbles",
    "pitch": "Heavy ones win.",
    "option-starter": "Who starts",
    "option-starter-first": "The first",
    "option-starter-random": "Anybody",
    "option-order": "Order",
    "option-order-free": "Any",
    "option-order-rising": "Rising",
    "prompt": "Take a pebble.",
    "did-draw": "{seat} draws.",
    "did-move": "{seat} does {what}.",
    "result-heaviest": "{names} heaviest.",
    "no-must-lay": "You hold too many to keep.",
    "no-not-held": "You do not hold a {value}.",
    "no-too-few": "Too few to bury.",
    "no-too-light": "Too light.",
    "no-not-now": "Not now.",
    "no-shown": "A hand everybody sees is not buried from.",
    "no-no-draw": "Not in the bag.",
}


def board(scene: Scene) -> Element:
    going_on = lit(pebbles.GAME, scene.state, scene.picks) if scene.acting is not None else {}
    hands = "/".join("".join("?123"[value] for value in hand) for hand in scene.state.hands)
    return h(
        "div",
        {"role": "group", "aria-label": "Pebbles"},
        h("p", {"class": "hands"}, hands),
        [
            h(
                "button",
                {"key": touch, "id": f"cell-{touch}", "on-click": ("pick", touch), "data-pick": touch}
                | {"aria-pressed": "true" if touch in going_on else "false"},
                touch,
            )
            for touch in TOUCHES
        ],
    )


def prompt(scene: Scene) -> str:
    return scene.words("pebbles.prompt")


def move_cursor(scene: Scene, key: str) -> str:
    return TOUCHES[(TOUCHES.index(scene.cursor or "1") + 1) % len(TOUCHES)]


def sentence(words: Words, match: Match, index: int) -> str | None:
    entry = match.entries[index]
    if isinstance(entry, Act):
        return words.sentence(f"site.did-{entry.deed.value}", seat=called(words, match.header, entry.seat))
    if not match.told[index]:
        return None
    told = match.told[index][0]
    seat = called(words, match.header, int(str(told["seat"])))
    if isinstance(entry, Draw):
        return words.sentence("pebbles.did-draw", seat=seat)
    return words.sentence("pebbles.did-move", seat=seat, what=str(entry))


def standing(scene: Scene, seat: int) -> Child:
    return str(len(scene.state.hands[seat]))


def emblem(seat: int) -> Element | None:
    return None


def picture(words: Words) -> Element:
    return h("svg", {"viewBox": "0 0 16 9"})


def figure(words: Words, article: str) -> Child:
    return None


def register(monkeypatch: pytest.MonkeyPatch, shown: bool = True) -> None:
    """Put Pebbles among the games, and into the lobby, until the test is over."""
    pebbles.register(monkeypatch)
    modules: dict[str, Any] = __import__("sys").modules
    table = ModuleType("app.tables.pebbles")
    table.__dict__.update({name: value for name, value in globals().items() if callable(value) or name == "MINUTES"})
    monkeypatch.setitem(modules, table.__name__, table)
    for lang in LANGUAGES:
        for name, texts in (("pebbles", TEXTS), ("pebbles_rules", {"intro": "Pebbles.", "section-rules": "Rules"})):
            module = ModuleType(f"app.texts.{lang}.{name}")
            module.__dict__["TEXTS"] = texts | {f"X-0{n}": f"Article {n}." for n in range(1, 8)}
            monkeypatch.setitem(modules, module.__name__, module)
    if shown:
        for module in (tables, update, newgame):
            monkeypatch.setattr(module, "SHOWN", (*tables.SHOWN, pebbles.ID))
