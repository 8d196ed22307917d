"""The dialog before one plays on from a position that was looked at: who plays."""

from __future__ import annotations

from app import branch, review, tables
from app.model import Form, Model, Table
from app.nodes import Child, Element, h
from app.parts.controls import button
from app.texts import Words


def play_on(model: Model, table: Table, form: Form) -> Child:
    words = model.words
    return h(
        "form",
        {"class": "play-on", "on-submit": ("branch-on",), "autocomplete": "off"},
        h("p", None, words.sentence("kept.branch-means", place=review.place(model, table))),
        h("p", {"class": "hint"}, words("kept.branch-draws")) if branch.draws(table) else None,
        h("ul", {"class": "play-on-seats"}, [_seat(words, table, form, seat) for seat in range(form.players)]),
        h(
            "div",
            {"class": "row"},
            h("button", {"type": "submit", "class": "button primary"}, words("kept.branch-begin")),
            button(words("kept.branch-back"), ("close",)),
        ),
    )


def _seat(words: Words, table: Table, form: Form, seat: int) -> Element:
    """Who plays a seat from now on."""
    emblem = tables.load(form.game).emblem(seat)
    name = tables.seat_name(words, table.match.header, seat)
    return h(
        "li",
        {"key": str(seat)},
        h(
            "label",
            {"class": "level"},
            h("span", {"class": "level-who", "aria-hidden": "true"}, emblem, name),
            h("span", {"class": "visually-hidden"}, words("site.played-by", seat=name)),
            h(
                "select",
                {"on-change": ("form-seat", seat), "name": f"seat{seat}"},
                [
                    h("option", {"value": who, "selected": form.seats[seat] == who}, words(f"site.seat-{who}"))
                    for who in branch.where(table)
                ],
            ),
        ),
    )
