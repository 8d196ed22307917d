"""The dialog before one plays on from a position that was looked at: who plays."""

from __future__ import annotations

from app import branch, review
from app.model import Form, Model, Table
from app.nodes import Child, h
from app.parts.controls import button
from app.parts.menu import levels


def play_on(model: Model, table: Table, form: Form) -> Child:
    words = model.words
    return h(
        "form",
        {"class": "play-on", "on-submit": ("branch-on",), "autocomplete": "off"},
        h("p", None, words.sentence("kept.branch-means", place=review.place(model, table))),
        h("p", {"class": "hint"}, words("kept.branch-draws")) if branch.draws(table) else None,
        levels(words, table, enumerate(form.seats[: form.players]), branch.where(table), ("form-seat",)),
        h(
            "div",
            {"class": "row"},
            h("button", {"type": "submit", "class": "button primary"}, words("kept.branch-begin")),
            button(words("kept.branch-back"), ("close",)),
        ),
    )
