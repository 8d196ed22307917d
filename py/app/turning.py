"""Whose side of the table is the near one: where several people play here, it turns to whoever is to move.

A board with two sides turns when people sit opposite each other and want it so; ships and sheets always change places.
Either happens when the move before has been seen.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app import settings, showing, tables
from app.effects import After, Effects
from app.handlers import handles
from app.model import Model, Table

SETTING: Final = "turning"
EACH: Final = "each"


def possible(table: Table) -> bool:
    """Whether both sides of a board with two sides are played here."""
    return hasattr(tables.load(table.match.header.game), "TURNS") and len(table.here) == 2


def on(model: Model) -> bool:
    """Whether boards turn at each turn on this device."""
    return model.settings.get(SETTING) == EACH


def _wanted(model: Model, table: Table) -> int | None:
    """The seat whose side should be the near one; nobody's where nothing turns."""
    places = hasattr(tables.load(table.match.header.game), "FRONT") and len(table.here) > 1
    if not (places or (on(model) and possible(table))):
        return None
    to_move = table.match.game.to_move(table.match.states[table.shown])
    seat = to_move if isinstance(to_move, int) else showing.last_chooser(table) if places else None
    if seat in table.here and (places or not table.review):
        return seat
    # Everything stays when nobody here is to move, and a board also while one looks back.
    return table.here[0] if places and table.near is None else table.near


def attend(model: Model) -> tuple[Model, Effects]:
    """Turn when the move before has been seen; at once when a match is opened, nothing is to be seen, or play goes on."""
    table = model.table
    if table is None:
        return model, ()
    wanted = _wanted(model, table)
    if wanted == table.near:
        return (model if table.turning is None else _turn(model, table, wanted)), ()
    waited_for = wanted is not None and table.near is not None and settings.chosen(model, "pace") != "off"
    gone_on = table.picks or (table.turning is not None and table.turning != table.shown)
    if not waited_for or table.review or gone_on:
        return _turn(model, table, wanted), ()
    if table.turning is not None:
        return model, ()
    model = replace(model, table=replace(table, turning=table.shown))
    return model, (After(showing.PACE, ("turn-now", table.kept.id, table.shown)),)


def _turn(model: Model, table: Table, near: int | None) -> Model:
    return replace(model, table=replace(table, near=near, turning=None))


@handles("turn-now")
def _turn_now(model: Model, match_id: str, shown: int) -> tuple[Model, Effects]:
    table = model.table
    if table is None or table.kept.id != match_id or table.turning != shown:
        return model, ()
    return _turn(model, table, _wanted(model, table)), ()


@handles("turn-each")
def _turn_each(model: Model, each: bool) -> tuple[Model, Effects]:
    """Whether boards turn at each turn from now on."""
    return settings.put(model, **{SETTING: EACH if each else ""})
