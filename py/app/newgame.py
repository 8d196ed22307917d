"""A new match, at once or by the dialog: who sits where, which options, which deal."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Any

from app import opening, sealing, settings, shelf, usual
from app.effects import Effects, Focus
from app.handlers import handles
from app.model import Form, Model
from app.shelf import AWAY, HERE, LEVELS
from app.tables import INSIDE, SHOWN, ways
from app.turns import turn_number
from tablee import games
from tablee.chance import DEALS
from tablee.match import Match, header, new, rematch, settle


def new_id() -> int:
    """A match id: 64 random bits."""
    return int.from_bytes(os.urandom(8), "big")


@handles("new")
def _new(model: Model, game_id: str) -> tuple[Model, Effects]:
    """Open the dialog as it was last left for a match; at first with the fewest players, all here."""
    if game_id not in SHOWN:
        return model, ()
    last = usual.parse(game_id, model.settings.get(usual.setting(game_id), ""))
    if last is None or (game_id in INSIDE and last.game != game_id):
        last = usual.plain(game_id)
    return replace(model, dialog=("new", last.game), form=last, notice=None), ()


def _with_form(model: Model, **changed: Any) -> tuple[Model, Effects]:
    return (replace(model, form=replace(model.form, **changed)) if model.form else model), ()


@handles("form-game")
def _game(model: Model, game_id: str, *_: Any) -> tuple[Model, Effects]:
    """Another game of those shown as one, for the same people."""
    if model.form is None or game_id not in ways(model.form.game):
        return model, ()
    game = games.load(game_id)
    fewest, most = game.seats
    form = replace(
        model.form,
        game=game_id,
        players=min(max(model.form.players, fewest), most),
        names=(*model.form.names, *[""] * most)[:most],
        seats=(*model.form.seats, *[HERE] * most)[:most],
        options=tuple(game.settings({}).items()),
    )
    return replace(model, dialog=("new", game_id), form=form), ()


@handles("form-company")
def _company(model: Model, company: str, *_: Any) -> tuple[Model, Effects]:
    """With the computer, with people here, or with people elsewhere."""
    if model.form is None or company not in usual.COMPANIES:
        return model, ()
    return replace(model, form=usual.in_company(model.form, company)), ()


@handles("form-players")
def _players(model: Model, players: int, *_: Any) -> tuple[Model, Effects]:
    return _with_form(model, players=players)


@handles("form-name")
def _name(model: Model, seat: int, name: str) -> tuple[Model, Effects]:
    if model.form is None:
        return model, ()
    names = (*model.form.names[:seat], name, *model.form.names[seat + 1 :])
    return _with_form(model, names=names)


@handles("form-seat")
def _seat(model: Model, seat: int, who: str) -> tuple[Model, Effects]:
    if model.form is None or who not in (HERE, AWAY, *LEVELS):
        return model, ()
    seats = (*model.form.seats[:seat], who, *model.form.seats[seat + 1 :])
    return _with_form(model, seats=seats)


@handles("form-option")
def _option(model: Model, name: str, value: str, *_: Any) -> tuple[Model, Effects]:
    if model.form is None:
        return model, ()
    options = tuple((key, value if key == name else old) for key, old in model.form.options)
    return _with_form(model, options=options)


@handles("form-deal")
def _deal(model: Model, text: str) -> tuple[Model, Effects]:
    return _with_form(model, deal=text)


def mixed(form: Form) -> bool:
    """Whether a match that has to travel sealed would have computer seats: it cannot."""
    seats = form.seats[: form.players]
    return AWAY in seats and games.load(form.game).seals is not None and any(who in LEVELS for who in seats)


def deal_number(text: str) -> int | None:
    """A deal's number as typed, spaces allowed; `None` for nothing, `ValueError` for what is no such number."""
    digits = "".join(text.split())
    if not digits:
        return None
    if not (digits.isascii() and digits.isdigit()) or int(digits) >= DEALS:
        raise ValueError(text)
    return int(digits)


@handles("begin")
def _begin(model: Model, *_: Any) -> tuple[Model, Effects]:
    """Start the match of the dialog."""
    form = model.form
    if form is None:
        return model, ()
    try:
        deal = deal_number(form.deal)
    except ValueError:
        return replace(model, dialog=("new", form.game, "deal")), (Focus("deal"),)
    if mixed(form):
        return model, ()
    model, kept = settings.put(model, **{usual.setting(form.game): usual.dump(form)})
    model, effects = _start(model, form, deal)
    return model, (*effects, *kept)


@handles("quick")
def _quick(model: Model, game_id: str) -> tuple[Model, Effects]:
    """Start a match of the game at once, as the last one was begun here."""
    if game_id not in SHOWN:
        return model, ()
    return _start(model, usual.quick(game_id, model.settings.get(usual.setting(game_id), "")))


def _start(model: Model, form: Form, deal: int | None = None) -> tuple[Model, Effects]:
    head = header(form.game, form.players, dict(form.options), form.names, match_id=new_id(), deal=deal)
    return start_match(model, new(head), form.seats[: form.players])


@handles("rematch")
def _rematch(model: Model) -> tuple[Model, Effects]:
    """The same people again; the next one starts."""
    table = model.table
    if table is None:
        return model, ()
    seats = table.kept.seats
    return start_match(model, new(rematch(table.match.header, new_id())), (*seats[1:], *seats[:1]))


def start_match(model: Model, begun: Match, seats: tuple[str, ...]) -> tuple[Model, Effects]:
    """Save a new match and put it on the table; draws that come first of all are shown once they are saved."""
    match = settle(begun)
    kept = sealing.with_secrets(shelf.keep(match, turn_number(match), None, model.now, seats), match)
    keeping = shelf.keeping(model.shelf, model.env)
    model = replace(model, shelf=shelf.put(model.shelf, kept), notice=None)
    model, effects = opening.open_match(model, begun, kept, len(begun.entries), push=True)
    effects += keeping
    if match is begun:
        return model, (*shelf.save(kept), *effects, Focus("table"))
    assert model.table is not None
    model = replace(model, table=replace(model.table, pending=match, public=match))
    saving = shelf.save(kept, ("saved", kept.id, len(match.entries)))
    return model, (*saving, *effects, Focus("table"))
