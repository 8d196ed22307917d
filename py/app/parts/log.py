"""Beside the board: the log in readable sentences, stepping through it, and the box for typed moves."""

from __future__ import annotations

from app import tables
from app.computer import reason_sentence
from app.model import Model, Table
from app.nodes import Element, Memo, h, memo
from app.parts.controls import icon_button
from app.texts import Words
from app.turns import turn_starts
from tablee.game import Happening
from tablee.match import Match


def steps(model: Model, table: Table) -> Element:
    """First, back, forward, last: stepping through the log."""
    words, last = model.words, len(table.match.entries)
    shown = table.shown
    return h(
        "div",
        {"class": "steps", "role": "group", "aria-label": words("site.step-through")},
        h("h2", None, words("site.log")),
        icon_button(words("site.step-first"), "first", ("review", 0), disabled=shown == 0),
        icon_button(words("site.step-back"), "previous", ("review", shown - 1), disabled=shown == 0),
        icon_button(words("site.step-on"), "next", ("review", shown + 1), disabled=shown == last),
        icon_button(words("site.step-last"), "last", ("review", last), disabled=shown == last),
    )


def log(words: Words, match: Match, shown: int, reasons: tuple[tuple[int, Happening], ...]) -> Element:
    """Readable sentences, the latest first, one block a turn; below the computer's, why it chose so."""
    starts = [start for start in turn_starts(match) if start < len(match.entries)] or [0]
    ends = [*starts[1:], len(match.entries)][: len(starts)]
    game_id = match.header.game
    whys = {index: reason_sentence(words, game_id, why) for index, why in reasons}
    blocks = []
    for number, (start, end) in enumerate(zip(starts, ends, strict=True), 1):
        if start >= shown:
            break
        first = 0 if number == 1 else start
        blocks.append(_turn(words, match, number, range(first, min(end, shown)), whys))
    if not blocks:
        return h("p", {"class": "log-empty"}, words("site.log-empty"))
    return h("ol", {"class": "log", "reversed": True}, blocks[::-1])


def _turn(words: Words, match: Match, number: int, entries: range, whys: dict[int, str]) -> Memo:
    """One turn; its sentences follow from what its entries brought about."""

    def make(*_: object) -> Element:
        module = tables.load(match.header.game)
        lines = [(index, said) for index in entries if (said := module.sentence(words, match, index))]
        return h(
            "li",
            {"key": str(number), "value": number},
            h("span", {"class": "log-number", "aria-hidden": "true"}, f"{number}"),
            h("div", {"class": "log-lines"}, [_line(index, said, whys.get(index)) for index, said in lines]),
        )

    own = slice(entries.start, entries.stop)
    reasons = tuple(why for index in entries if (why := whys.get(index)))
    return memo(f"log-{number}", make, words, match.header, entries, match.entries[own], match.told[own], reasons)


def _line(index: int, said: str, why: str | None) -> Element:
    return h(
        "button",
        {"type": "button", "class": "log-line", "key": str(index), "on-click": ("review", index + 1)},
        said,
        h("span", {"class": "log-why"}, why) if why else None,
    )


def type_box(words: Words, length: int) -> Element:
    """A new box for each entry: what was typed has been played."""
    return h(
        "form",
        {"key": f"type-{length}", "class": "type", "on-submit": ("type",), "autocomplete": "off"},
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
