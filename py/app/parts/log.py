"""Beside the board: the log in readable sentences, stepping through it, and the box for typed moves."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from app import branch, review, tables
from app.computer import reason_sentence
from app.model import Model, Table
from app.nodes import Element, Memo, h, memo
from app.parts.controls import button, icon_button
from app.texts import Words
from app.turns import turn_starts
from tablee.game import Happening
from tablee.match import Match


def steps(model: Model, table: Table) -> Element:
    """First, back, forward, last; while somebody looks back also a slider, and the ways on from there."""
    words, last, shown = model.words, len(table.match.entries), table.shown
    return h(
        "div",
        {"class": "steps", "role": "group"}
        | {"aria-label": words("site.step-through"), "on-keys": {"Escape": ("review", last)} if table.review else None},
        h("h2", {"key": "title"}, words("site.log")),
        icon_button(words("site.step-first"), "first", ("review", 0), disabled=shown == 0, key="first"),
        icon_button(words("site.step-back"), "previous", ("review", shown - 1), disabled=shown == 0, key="back"),
        _slider(model, table) if table.review else None,
        icon_button(words("site.step-on"), "next", ("review", shown + 1), disabled=shown == last, key="on"),
        icon_button(words("site.step-last"), "last", ("review", last), disabled=shown == last, key="last"),
        h(
            "div",
            {"class": "row", "key": "ways"},
            button(words("kept.branch"), ("branch",), name="branch") if branch.offered(table) else None,
            icon_button(words("kept.share-move"), "share", ("share",)),
            button(words("kept.to-the-end" if _stands(table) else "kept.back-to-play"), ("review", last)),
        )
        if table.review
        else None,
    )


def _stands(table: Table) -> bool:
    """Whether nobody here can go on with the match itself."""
    return table.match.result is not None or not table.here


def _slider(model: Model, table: Table) -> Element:
    found = review.stops(model.words, table.match)
    return h(
        "input",
        {"type": "range", "key": "slider", "class": "slider", "aria-label": model.words("kept.position")}
        | {"min": "0", "max": str(len(found) - 1), "value": str(bisect_right(found, table.shown) - 1)}
        | {"aria-valuetext": review.place(model, table), "on-input": ("seek",)},
    )


TOGETHER: Final = 20
"""Turns that are in sight or not as one: a browser finds that out with every frame, for whatever it is asked about."""

WALK: Final = {
    "ArrowUp": "on",
    "ArrowRight": "on",
    "ArrowDown": "back",
    "ArrowLeft": "back",
    "Home": "first",
    "End": "last",
}
"""Keys in the log, whose latest entry stands on top."""


def log(
    words: Words, match: Match, upto: int, reasons: tuple[tuple[int, Happening], ...], current: int = -1
) -> Element:
    """Readable sentences of the first `upto` entries, the latest first, one block a turn; below the computer's, why it
    chose so. What is not told yet has its room already, so that nothing moves when it is. `current` is the entry that
    somebody who looks back has before him."""
    if not upto:
        return h("p", {"class": "log-empty"}, words("site.log-empty"))
    starts = [start for start in turn_starts(match) if start < len(match.entries)] or [0]
    ends = [*starts[1:], len(match.entries)][: len(starts)]
    game_id = match.header.game
    whys = {index: reason_sentence(words, game_id, why) for index, why in reasons}
    blocks = []
    for number, (start, end) in enumerate(zip(starts, ends, strict=True), 1):
        first = 0 if number == 1 else start
        blocks.append(_turn(words, match, number, range(first, end), upto, whys, current))
    keys = {key: ("walk", by) for key, by in WALK.items()}
    return h(
        "div",
        {"class": "log", "role": "list", "data-box": True, "on-keys": keys},
        [
            memo(f"turns-{at}", _together, at, at + TOGETHER < len(blocks), *blocks[at : at + TOGETHER])
            for at in range(0, len(blocks), TOGETHER)
        ][::-1],
    )


def _together(first: int, past: bool, *turns: Memo) -> Element:
    return h("div", {"key": f"{first}", "class": "turns past" if past else "turns"}, turns[::-1])


def _turn(
    words: Words, match: Match, number: int, entries: range, upto: int, whys: dict[int, str], current: int
) -> Memo:
    """One turn; its sentences follow from what its entries brought about."""
    current = current if current in entries else -1
    upto = min(upto, entries.stop)

    def make(*_: object) -> Element:
        module = tables.load(match.header.game)
        lines = [(index, said) for index in entries if (said := module.sentence(words, match, index))]
        return h(
            "div",
            {"key": str(number), "role": "listitem", "class": "turn untold" if upto <= entries.start else "turn"},
            h("span", {"class": "log-number", "aria-hidden": "true"}, f"{number}"),
            h(
                "div",
                {"class": "log-lines"},
                [_line(index, said, whys.get(index), index < upto, index == current) for index, said in lines],
            ),
        )

    own = slice(entries.start, entries.stop)
    reasons = tuple(why for index in entries if (why := whys.get(index)))
    parts = (match.header, entries, match.entries[own], match.told[own], upto, reasons, current)
    return memo(f"log-{number}", make, words, *parts)


def _line(index: int, said: str, why: str | None, told: bool, current: bool) -> Element:
    children = said, h("span", {"class": "log-why"}, why) if why else None
    if not told:
        return h("div", {"class": "log-room untold", "key": f"room-{index}"}, *children)
    return h(
        "button",
        {"type": "button", "class": "log-line", "key": str(index), "id": f"line-{index}"}
        | {"on-click": ("review", index + 1), "aria-current": "step" if current else None},
        *children,
    )


def type_box(words: Words, typed: int, looking: int | None) -> Element:
    """A new box once a typed move was played, and for other eyes; what somebody is typing stays otherwise."""
    return h(
        "form",
        {"key": f"type-{typed}-{looking}", "class": "type", "on-submit": ("type",), "autocomplete": "off"},
        h("label", {"for": "move"}, words("site.type-move")),
        h(
            "div",
            {"class": "row"},
            h(
                "input",
                {"id": "move", "name": "move", "maxlength": "20", "spellcheck": "false", "autocapitalize": "off"},
            ),
            h("button", {"type": "submit", "class": "button"}, words("site.type-play")),
        ),
    )
