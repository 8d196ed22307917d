"""Two histories of one match side by side, and the last question before one is deleted."""

from __future__ import annotations

from app import tables
from app.model import Model, Table
from app.nodes import Child, Element, h, still
from app.parts.controls import button
from app.shelf import Kept
from app.texts import Words
from app.turns import turn_number
from tablee.match import Match
from tablee.record import decode


def fork(model: Model, table: Table, code: str) -> Child:
    words, theirs = model.words, decode(code)
    return [
        h("p", None, words("site.fork")),
        h(
            "div",
            {"class": "fork"},
            _history(model, table.match, words("site.fork-ours")),
            _history(model, theirs, words("site.fork-theirs")),
        ),
        h(
            "div",
            {"class": "row"},
            button(words("site.fork-keep"), ("close",), kind="primary"),
            button(words("site.fork-take"), ("take-theirs", code)),
            button(words("site.export"), ("export", table.kept.id), name="file"),
        ),
    ]


def _history(model: Model, match: Match, title: str) -> Element:
    words = model.words
    scene = tables.Scene(words, match, len(match.entries), None)
    module = tables.load(match.header.game)
    sentences = (module.sentence(words, match, index) for index in range(len(match.entries) - 1, -1, -1))
    last = next((sentence for sentence in sentences if sentence), words("site.log-empty"))
    return h(
        "figure",
        {"class": "history"},
        h("figcaption", None, h("strong", None, title), " ", words("site.turn-number", turn=turn_number(match))),
        h("div", {"class": "history-board", "inert": True, "aria-hidden": "true"}, still(module.board(scene))),
        h("p", None, last),
    )


def delete(words: Words, kept: Kept) -> Child:
    people = ", ".join(name or tables.default_name(words, kept.game, seat) for seat, name in enumerate(kept.names))
    return [
        h("p", None, words("site.delete-ask", game=words(f"{kept.game}.name"), people=people)),
        h(
            "div",
            {"class": "row"},
            button(words("site.delete"), ("delete", kept.id), kind="primary"),
            button(words("site.export"), ("export", kept.id), name="file"),
            button(words("site.keep-it"), ("close",)),
        ),
    ]
