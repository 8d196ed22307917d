"""Playing on from a position of a match that was looked at: a new match with the same beginning."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app import newgame, refusals, sealing
from app.effects import Effects
from app.handlers import handles
from app.model import Form, Model, Table
from app.shelf import AWAY, HERE, LEVELS
from tablee import players
from tablee.game import Game, Refusal
from tablee.match import Act, Entry, Match, replay


def offered(table: Table) -> bool:
    """Whether there is anything to go on with at the position that is looked at."""
    return table.review and table.match.game.result(table.match.states[table.shown]) is None


def refused(table: Table) -> Refusal | None:
    """Why one cannot play on from here, where a game has secrets.

    While a match goes on, a second one from the middle of it would show what its people hide from one another; and a
    token that nobody here can turn up cannot be played on with.
    """
    if not table.match.game.secrets:
        return None
    if table.match.result is None:
        return Refusal("", "branch-secrets")
    return Refusal("", "branch-sealed") if sealing.opened(table.match, table.shown) is None else None


def beginning(table: Table, match_id: int) -> Match:
    """The new match as far as the position: the same people and rules.

    Without acts, which belong to the old one, and without the number of its deal: whoever saw how it went on would know
    the draws to come.
    """
    head = replace(table.match.header, match_id=match_id, deal=None)
    entries: tuple[Entry, ...] | None = table.match.entries[: table.shown]
    if table.match.game.seals is not None:
        entries = sealing.opened(table.match, table.shown)
    return replay(head, [entry for entry in entries or () if not isinstance(entry, Act)])


def where(table: Table) -> tuple[str, ...]:
    """Where people of the new match can play: links carry no hidden choices of a beginning that was open."""
    levels = LEVELS if players.played(table.match.header.game) else ()
    return (HERE, *(() if table.match.game.seals is not None else (AWAY,)), *levels)


def _seats(model: Model, table: Table) -> tuple[str, ...]:
    """Who plays at first: as in this match if it was played here alone, else as in the last such match of this game."""
    head, here = table.match.header, {HERE, *LEVELS}
    latest = sorted(model.shelf, key=lambda kept: -kept.updated)
    for kept in (table.kept, *(kept for kept in latest if kept.game == head.game)):
        if len(kept.seats) == head.players and HERE in kept.seats and here.issuperset(kept.seats):
            return kept.seats
    to_move = table.match.game.to_move(table.match.states[table.shown])
    own = to_move if isinstance(to_move, int) else 0
    other = LEVELS[0] if players.played(head.game) else HERE
    return tuple(HERE if seat == own else other for seat in range(head.players))


@handles("branch")
def _branch(model: Model) -> tuple[Model, Effects]:
    """Ask who plays on."""
    table = model.table
    if table is None or not offered(table):
        return model, ()
    refusal = refused(table)
    if refusal is not None:
        return refusals.refuse(model, table, refusal)
    head = table.match.header
    form = Form(head.game, head.players, head.names, _seats(model, table))
    return replace(model, dialog=("branch",), form=form, notice=None), ()


@handles("branch-on")
def _branch_on(model: Model, *_: Any) -> tuple[Model, Effects]:
    """Begin the new match; what is drawn in it is drawn anew."""
    table, form = model.table, model.form
    if table is None or form is None or not offered(table) or refused(table) is not None:
        return model, ()
    if not set(form.seats) <= set(where(table)) or len(form.seats) != table.match.header.players:
        return model, ()
    return newgame.start_match(model, beginning(table, newgame.new_id()), form.seats)


def draws(table: Table) -> bool:
    """Whether the game has draws: they then go another way."""
    return type(table.match.game).chances is not Game.chances
