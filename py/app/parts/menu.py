"""The menu of a table, the keys one plays with, and giving up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from app import lessons, play, tables, turning
from app.effects import Message
from app.model import Model, Table
from app.nodes import Child, Element, h
from app.parts.controls import button, link
from app.parts.icons import icon
from app.shelf import AWAY, HERE, LEVELS
from app.texts import Words
from tablee import players


def menu(model: Model, table: Table) -> Child:
    words, match = model.words, table.match
    seat = play.act_seat(table)
    going = match.result is None and seat is not None and not table.locked
    return h(
        "ul",
        {"class": "menu"},
        _entry(button(words("site.turn-board"), ("menu-turn",), kind="quiet", name="flip"))
        if hasattr(tables.load(match.header.game), "TURNS")
        else None,
        _entry(_turn_each(model)) if turning.possible(table) else None,
        _entry(button(words("site.offer-draw"), ("act", "offer", seat), kind="quiet", name="hands"))
        if going and not match.offers
        else None,
        _entry(button(words("site.resign"), ("dialog", "resign"), kind="quiet", name="flag"))
        if going and match.header.players == 2
        else None,
        _entry(
            levels(
                words,
                table,
                [(seat, who) for seat, who in enumerate(table.kept.seats) if who != AWAY],
                (HERE, *LEVELS),
                ("set-level",),
            )
        )
        if players.played(match.header.game) and match.result is None and not table.kept.secrets
        else None,
        _entry(button(words("site.export"), ("export", table.kept.id), kind="quiet", name="file")),
        _entry(button(words("site.backup"), ("backup", table.kept.id), kind="quiet", name="file"))
        if table.kept.secrets
        else None,
        _entry(
            link(
                [icon("learn"), words("lessons.by-playing")],
                f"#/learn/{match.header.game}",
                class_="button quiet",
            )
        )
        if match.header.game in lessons.GAMES
        else None,
        _entry(button(words("site.settings"), ("dialog", "settings"), kind="quiet", name="settings")),
        _entry(button(words("site.keys"), ("dialog", "keys"), kind="quiet", name="keyboard")),
        _entry(button(words("site.delete"), ("dialog", "delete", table.kept.id), kind="quiet danger", name="trash")),
    )


def _turn_each(model: Model) -> Element:
    """The switch of a board that turns by itself."""
    return h(
        "label",
        {"class": "level turn-each"},
        h("span", None, model.words("kept.turn-each")),
        h("input", {"type": "checkbox", "checked": turning.on(model), "on-change": ("turn-each",)}),
    )


def levels(
    words: Words, table: Table, chosen: Iterable[tuple[int, str]], offered: Sequence[str], message: Message
) -> Element:
    """Who plays which seat, to be chosen among those offered."""
    return h(
        "fieldset",
        {"class": "levels"},
        h("legend", None, words("site.who-plays")),
        [_level(words, table, seat, who, offered, message) for seat, who in chosen],
    )


def _level(words: Words, table: Table, seat: int, chosen: str, offered: Sequence[str], message: Message) -> Element:
    header = table.match.header
    name = tables.seat_name(words, header, seat)
    return h(
        "label",
        {"class": "level", "key": str(seat)},
        h("span", {"class": "level-who", "aria-hidden": "true"}, tables.load(header.game).emblem(seat), name),
        h("span", {"class": "visually-hidden"}, words("site.played-by", seat=name)),
        h(
            "select",
            {"on-change": (*message, seat), "name": f"seat{seat}"},
            [h("option", {"value": who, "selected": who == chosen}, words(f"site.seat-{who}")) for who in offered],
        ),
    )


def _entry(content: Child) -> Element:
    return h("li", None, content)


def keys(words: Words, table: Table) -> Child:
    """The keys of every table, and those the game adds."""
    game_id = table.match.header.game
    common = [f"site.key-{name}" for name in ("arrows", "enter", "escape", "tab", "type", "log")]
    own = [f"{game_id}.key-{name}" for name in getattr(tables.load(game_id), "KEYS", ())]
    return h(
        "dl",
        {"class": "keys"},
        [[h("dt", None, words(key)), h("dd", None, words(f"{key}-does"))] for key in (*common, *own)],
    )


def resign(model: Model, table: Table) -> Child:
    words = model.words
    seat = play.act_seat(table)
    name = tables.called(words, table.match.header, seat or 0)
    return [
        h("p", None, words.sentence("site.resign-ask", seat=name)),
        h(
            "div",
            {"class": "row"},
            button(words("site.resign"), ("act", "resign", seat), kind="primary"),
            button(words("site.keep-playing"), ("close",)),
        ),
    ]
