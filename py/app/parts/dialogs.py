"""Which dialog is open, and the frame every dialog has."""

from __future__ import annotations

from app.model import Model
from app.nodes import Child, Element, h
from app.parts import branching, histories, menu, settings, sharing, starting, tallies
from app.parts.controls import icon_button
from app.shelf import find
from app.texts import Words


def dialog(model: Model) -> Element | None:
    """The open dialog."""
    match model.dialog:
        case ("new", _, *rest) if model.form is not None:
            return _frame(
                model.words, "new", model.words(f"{model.form.game}.name"), starting.new_game(model, model.form, rest)
            )
        case ("share", *rest) if model.table is not None:
            return _frame(
                model.words, "share", model.words("site.share-title"), sharing.share(model, model.table, rest)
            )
        case ("branch",) if model.table is not None and model.form is not None:
            return _frame(
                model.words,
                "branch",
                model.words("kept.branch-title"),
                branching.play_on(model, model.table, model.form),
            )
        case ("menu",) if model.table is not None:
            return _frame(model.words, "menu", model.words("site.menu"), menu.menu(model, model.table))
        case ("fork", code) if model.table is not None:
            return _frame(model.words, "fork", model.words("site.fork-title"), histories.fork(model, model.table, code))
        case ("delete", match_id) if (kept := find(model.shelf, match_id)) is not None:
            return _frame(model.words, "ask", model.words("site.delete-title"), histories.delete(model.words, kept))
        case ("erase-results",):
            return _frame(model.words, "ask", model.words("kept.results-erase-title"), tallies.erase(model.words))
        case ("resign",) if model.table is not None:
            return _frame(model.words, "ask", model.words("site.resign-title"), menu.resign(model, model.table))
        case ("keys",) if model.table is not None:
            return _frame(model.words, "keys", model.words("site.keys-title"), menu.keys(model.words, model.table))
        case ("settings",):
            return _frame(model.words, "settings", model.words("site.settings"), settings.settings(model))
    return None


def _frame(words: Words, name: str, title: str, body: Child) -> Element:
    return h(
        "dialog",
        {"class": f"dialog dialog-{name}", "key": f"dialog-{name}", "open": True, "on-close": ("close",)}
        | {"aria-labelledby": "dialog-title"},
        h(
            "div",
            {"class": "dialog-head"},
            h("h2", {"id": "dialog-title", "tabindex": "-1", "autofocus": True}, title),
            icon_button(words("site.close"), "close", ("close",)),
        ),
        h("div", {"class": "dialog-body"}, body),
    )
