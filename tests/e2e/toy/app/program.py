"""Start, update, view: whatever message comes is written down in #log."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from itertools import count as counting
from time import monotonic
from typing import Any

from app.effects import Effect, Env
from app.model import Model
from app.wire import Memo

UPDATES = counting()
HELLO = {"fr": "Bonjour", "en": "Hello", "de": "Guten Tag"}


def start(env: Env) -> tuple[Model, tuple[Any, ...]]:
    if env.stored.get("broken"):
        raise ValueError("stored nonsense")
    lang = next((tag[:2] for tag in env.languages if tag[:2] in HELLO), "en")
    model = Model(lang, env.fragment, int(env.stored.get("count", "0")))
    return model, (Effect("Title", "Toy"), Effect("Lang", lang))


def rescue(model: Model) -> str:
    return f"the game of {model.count}"


def update(model: Model, message: tuple[Any, ...]) -> tuple[Model, tuple[Any, ...]]:
    updates = next(UPDATES)
    model = replace(model, log=(*model.log, json.dumps(message)))
    match message:
        case ("count",):
            return model, (Effect("Save", "count", str(model.count + 1), ("saved", model.count + 1)),)
        case ("saved", count):
            model = replace(model, count=count)
            return model, (Effect("Say", "counted", False), Effect("Picture", model.fragment, False))
        case ("text", text):
            return replace(model, text=text.upper()), ()
        case ("dialog", opened):
            return replace(model, dialog=opened), (Effect("Focus", "inside"),) if opened else ()
        case ("drop", str(place)):
            return replace(model, pieces=(int(place), *model.pieces[1:])), ()
        case ("glide", place):
            return replace(model, pieces=(place, *model.pieces[1:])), ()
        case ("order", order):
            return replace(model, order=order), ()
        case ("card",):
            return replace(model, cards=model.cards + 1), ()
        case ("chosen", value):
            return replace(model, chosen=value), ()
        case ("checked", value):
            return replace(model, checked=value), ()
        case ("slow",):
            until = monotonic() + 0.7
            while monotonic() < until:
                pass
            return replace(model, count=model.count + 1), ()
        case ("updates",):
            return replace(model, count=updates), ()
        case ("fail",):
            raise ValueError("on purpose")
        case ("break",):
            return replace(model, broken=True), ()
        case ("hash", fragment) | ("go", fragment):
            effects = (Effect("Fragment", fragment, False),) if message[0] == "go" else ()
            return replace(model, fragment=fragment), effects
        case ("update-ready",):
            return replace(model, update=True), ()
        case ("effect", name, *fields):
            return model, (Effect(name, *fields),)
    return model, ()


def button(name: str, *message: Any) -> list[Any]:
    return ["button", {"id": name, "type": "button", "on-click": message}, [name]]


@cache
def board(pieces: tuple[int, ...]) -> Memo:
    cells = [
        [
            "rect",
            {"x": i % 3 * 10, "y": i // 3 * 10, "width": 10, "height": 10, "data-pick": str(i), "class": "cell"},
            [],
        ]
        for i in range(9)
    ]
    drawn = [
        [
            "g",
            {
                "key": f"piece{number}",
                "id": f"piece{number}",
                "data-flip": f"piece{number}",
                "data-drag": f"piece{number}",
                "style": {"transform": f"translate({place % 3 * 10}px, {place // 3 * 10}px)"},
            },
            [["circle", {"cx": 5, "cy": 5, "r": 4}, []]],
        ]
        for number, place in enumerate(pieces)
    ]
    inner = Memo("pieces", ["g", {}, drawn])
    return Memo("board", ["svg", {"viewBox": "0 0 30 30", "width": 300, "height": 300, "id": "board"}, [*cells, inner]])


@cache
def welcome(lang: str) -> Memo:
    games = [["li", {"key": f"game{i}"}, [button(f"game{i}", "go", f"/match/{i}")]] for i in range(3)]
    node = [
        "main",
        {"key": "lobby", "class": "lobby"},
        [
            ["h1", {}, [HELLO[lang]]],
            ["p", {"style": {"--size": "3", "color": "rgb(1, 2, 3)"}, "id": "styled"}, ["A <text> & ", "another"]],
            ["ul", {}, games],
            button("early", "count"),
        ],
    ]
    return Memo("welcome", node)


def page(model: Model) -> list[Any]:
    if model.broken:
        raise ValueError("cannot be shown")
    parts = [welcome(model.lang)] if model.fragment in {"", "/"} else [board(model.pieces), *table(model)]
    offer = [button("reload", "reload")] if model.update else []
    keys = {"ArrowUp": ("key", "up"), "Ctrl+Home": ("key", "first"), "?": ("key", "help"), "*": ("key", "any")}
    return ["div", {"class": "page", "on-keys": keys}, [*parts, *offer, *written(model)]]


def written(model: Model) -> list[Any]:
    return [["output", {"id": "total"}, [str(model.count)]], ["pre", {"id": "log"}, ["\n".join(model.log)]]]


view = page


def table(model: Model) -> list[Any]:
    pile = {
        "id": "pile",
        "data-flip-source": "pile",
        "style": {"width": "60px", "height": f"{20 + 10 * model.count}px"},
    }
    card = {"data-flip-from": "pile", "style": {"display": "inline-block", "width": "60px", "height": "20px"}}
    dialog = {"id": "dialog", "open": model.dialog, "on-close": ("dialog", False)}
    options = [["option", {"value": letter}, [letter]] for letter in "abc"]
    form = [
        ["input", {"name": "who", "value": "Ann"}, []],
        ["input", {"name": "now", "type": "checkbox", "checked": True}, []],
        ["button", {"id": "send", "name": "way", "value": "link"}, ["send"]],
    ]
    return [
        *(button(name, name) for name in ("count", "updates", "slow", "fail", "break", "card")),
        button("open", "dialog", True),
        button("glide", "glide", 2),
        button("turn", "order", "fedcba"),
        button("say", "effect", "Say", "the same", False),
        button("copy", "effect", "Copy", "a text", ("copied",)),
        button("hold", "effect", "Hold", "match", ("held",)),
        button("release", "effect", "Release", "match"),
        button("tell", "effect", "Tell", "news"),
        button("after", "effect", "After", 50, ("later",)),
        button("download", "effect", "Download", "game.txt", "a game"),
        button("dark", "effect", "Theme", "dark"),
        ["a", {"id": "link", "href": "#/elsewhere", "on-click": ("link",)}, ["link"]],
        ["a", {"id": "plain", "href": "#/plain"}, ["plain"]],
        ["div", {"id": "row"}, [["button", {"key": x, "id": f"cell-{x}"}, [x]] for x in model.order]],
        ["input", {"id": "text", "value": model.text, "on-input": ("text",), "on-keys": {"Enter": ("entered",)}}, []],
        ["select", {"id": "chosen", "value": model.chosen, "on-change": ("chosen",)}, options],
        ["input", {"id": "checked", "type": "checkbox", "checked": model.checked, "on-change": ("checked",)}, []],
        ["input", {"id": "file", "type": "file", "on-file": ("file",)}, []],
        ["form", {"on-submit": ("sent",)}, form],
        ["div", pile, []],
        [
            "div",
            {"id": "cards", "data-flip-area": True},
            [
                ["span", {**card, "key": f"card{i}", "id": f"card{i}", "data-flip": f"card{i}"}, []]
                for i in range(model.cards)
            ],
        ],
        [
            "div",
            {"id": "focus-in", "on-focusin": ("focused",)},
            [["button", {"id": "focusable", "on-click": ("touched",)}, ["x"]]],
        ],
        ["dialog", dialog, [["input", {"id": "inside"}, []], button("close", "dialog", False)]],
        ["p", {"id": "shown"}, [model.text]],
    ]
