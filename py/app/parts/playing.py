"""The table screen: seats, what just happened, the board, what one can do, the log."""

from __future__ import annotations

from typing import Any

from app import review, showing, tables, undo
from app.model import Model, Table
from app.nodes import Child, Element, h, memo
from app.parts.banner import banner
from app.parts.controls import button, icon_button
from app.parts.icons import icon
from app.parts.log import log, steps, type_box
from app.refusals import explain
from app.texts import Words
from tablee import players
from tablee.game import Refusal


def playing(model: Model) -> Element:
    """The whole screen of a match."""
    table = model.table
    assert table is not None
    game_id = table.match.header.game
    module = tables.load(game_id)
    scene = showing.scene(model)
    tall = tables.tall(module)
    settle = banner(model, table)
    below = _below(model, table, module, scene, settle)
    return h(
        "div",
        {"class": f"playing game-{game_id}" + (" in-review" if table.review else "")}
        | {"key": f"table-{table.kept.id}", "id": "table", "tabindex": "-1"},
        memo("table-head", _head, model.words, table.match.header.game, table.match.header.deal),
        h(
            "div",
            {"class": "playing-body"},
            h(
                "section",
                {"class": _stage(table, settle), "aria-label": model.words("site.table")},
                None if tall else seats(model, table, module, scene),
                h("div", {"class": "says"}, _status(model, table), below) if tall else _status(model, table),
                h("div", {"class": "board-wrap", "on-keys": {"Escape": ("cancel",)}}, module.board(scene)),
                None if tall else below,
                memo(
                    "table-bar",
                    _bar,
                    model.words,
                    undo.undo_length(table) is not None,
                    bool(table.undone) and not table.locked,
                    players.played(game_id),
                    table.acting is not None,
                    bool(table.match.entries),
                ),
                h("div", {"class": "beside"}, module.beside(scene)) if hasattr(module, "beside") else None,
            ),
            h(
                "aside",
                {"class": "aside", "aria-label": model.words("site.log")},
                steps(model, table),
                memo("log", log, model.words, table.match, _written(table), table.reasons, _current(table)),
                memo("type", type_box, model.words, table.typed, table.looking) if table.match.result is None else None,
            ),
        ),
    )


def _stage(table: Table, settle: Element | None) -> str:
    if settle is None:
        return "stage"
    return "stage ended" if table.match.result is not None else "stage settling"


def _written(table: Table) -> int:
    """How much of the log can be read: what is still being told is not told in advance."""
    return len(table.match.entries) if table.review else table.shown - showing.telling(table)


def _current(table: Table) -> int:
    return table.shown - 1 if table.review else -1


def _head(words: Words, game: str, deal: int | None) -> Element:
    return h(
        "div",
        {"class": "table-head" if deal is None else "table-head dealt"},
        icon_button(words("site.back-to-lobby"), "back", ("lobby",)),
        h("h1", None, words(f"{game}.name")),
        h("span", {"class": "badge", "title": words("site.deal-means")}, words("site.deal-badge", number=deal))
        if deal is not None
        else None,
        h(
            "div",
            {"class": "head-tools"},
            h(
                "a",
                {
                    "href": f"#/rules/{game}",
                    "class": "icon-button",
                    "aria-label": words("site.rules"),
                    "title": words("site.rules"),
                },
                icon("book"),
            ),
            icon_button(words("site.menu"), "more", ("dialog", "menu")),
        ),
    )


def seats(model: Model, table: Table, module: Any, scene: tables.Scene) -> Element:
    """Who plays, whose turn it is, and how each one stands."""
    words, match = model.words, table.match
    to_move = match.game.to_move(match.states[table.shown])
    if table.match.ended and table.live:
        to_move = match.to_move
    return h(
        "ul",
        {"class": f"seats of{match.header.players}", "data-flip-area": True},
        [
            h(
                "li",
                {
                    "class": f"seat seat-{seat}" + (" to-move" if seat == to_move else ""),
                    "key": str(seat),
                    "aria-current": "true" if seat == to_move else None,
                },
                module.emblem(seat),
                h(
                    "span",
                    {"class": "seat-name"},
                    tables.seat_name(words, match.header, seat),
                ),
                h(
                    "span",
                    {"class": "seat-standing"},
                    module.standing(scene, seat),
                    h("span", {"class": "seat-where"}, h("span", {"class": "dot"}, " · "), where)
                    if (where := tables.where(words, table.kept.seats, seat))
                    else None,
                ),
            )
            for seat in range(match.header.players)
        ],
    )


def _status(model: Model, table: Table) -> Element:
    """What just happened, and whose turn it is."""
    words, match = model.words, table.match
    module = tables.load(match.header.game)
    if showing.telling(table):
        return h("div", {"class": "status telling"})
    just = ""
    for index in range(table.shown - 1, -1, -1):
        sentence = module.sentence(words, match, index)
        if sentence:
            just = sentence
            break
    if table.shown == len(match.entries):
        turn = showing.turn_sentence(model)
    else:
        seat = match.game.to_move(match.states[table.shown])
        turn = (
            words.sentence("site.turn-of", seat=tables.called(words, match.header, seat))
            if isinstance(seat, int)
            else ""
        )
    over = match.result is not None and table.shown == len(match.entries)
    return h(
        "div",
        {"class": "status over" if over else "status"},
        h("p", {"class": "status-turn"}, turn),
        h("p", {"class": "status-just"}, just),
    )


def _below(model: Model, table: Table, module: Any, scene: tables.Scene, settle: Element | None) -> Element:
    """Below the board: why a pick was refused, and what has to be settled first, else one line."""
    why = refused(model.words, table.match.header.game, table.refusal) if table.refusal is not None else None
    return h("div", {"class": "below"}, why, settle if settle or why else _line(model, table, module, scene))


def refused(words: Words, game_id: str, refusal: Refusal) -> Element:
    """Why a pick was refused, with a link to the article."""
    return h(
        "div",
        {"class": "line refused", "key": "refused"},
        h("p", None, explain(words, game_id, refusal), " ", _article(words, game_id, refusal)),
        icon_button(words("site.hush"), "close", ("calm",)),
    )


def _line(model: Model, table: Table, module: Any, scene: tables.Scene) -> Element:
    """One line: what one can do."""
    words = model.words
    if table.pending is not None:
        said = words("site.drawing")
    elif table.hint is not None:
        said = table.hint[1]
    elif table.asked:
        said = words("site.hint-coming")
    elif scene.acting is not None:
        said = module.prompt(scene)
    elif model.thinking:
        return h("div", {"class": "line thinking", "key": "line"}, h("p", None, words("site.thinking")))
    elif table.locked:
        said = words("site.no-other-tab")
    elif table.review:
        said = words.sentence("kept.in-review", place=review.place(model, table))
    else:
        said = ""
    return h("div", {"class": "line", "key": "line"}, h("p", None, said))


def _article(words: Words, game_id: str, refusal: Refusal) -> Child:
    if not refusal.article:
        return None
    href = f"#/rules/{game_id}/{refusal.article}"
    return h("a", {"href": href, "class": "article-link"}, words("site.article", id=refusal.article))


def _bar(words: Words, undone: bool, redone: bool, advised: bool, acting: bool, begun: bool) -> Element:
    """The tools, those disabled that can do nothing now; the hint only where the computer plays the game."""
    return h(
        "div",
        {"class": "bar", "role": "toolbar", "aria-label": words("site.tools")},
        button(words("site.undo"), ("undo",), name="undo", disabled=not undone, kind="bar-button"),
        button(words("site.redo"), ("redo",), name="redo", disabled=not redone, kind="bar-button"),
        button(words("site.hint"), ("hint",), name="hint", disabled=not acting, kind="bar-button") if advised else None,
        button(words("site.again"), ("again",), name="again", disabled=not begun, kind="bar-button"),
        button(words("site.share"), ("share",), name="share", kind="bar-button"),
    )
