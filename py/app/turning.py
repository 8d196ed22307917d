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
    """Turn when the move before has been seen; at once when a match is opened or nothing is to be seen."""
    table = model.table
    if table is None or (wanted := _wanted(model, table)) == table.near:
        return model, ()
    if wanted is None or table.near is None or table.review or settings.chosen(model, "pace") == "off":
        return replace(model, table=replace(table, near=wanted, turning=False)), ()
    if table.turning:
        return model, ()
    return replace(model, table=replace(table, turning=True)), (After(showing.PACE, ("turn-now", table.kept.id)),)


@handles("turn-now")
def _turn_now(model: Model, match_id: str) -> tuple[Model, Effects]:
    table = model.table
    if table is None or table.kept.id != match_id or not table.turning:
        return model, ()
    return replace(model, table=replace(table, near=_wanted(model, table), turning=False)), ()


@handles("turn-each")
def _turn_each(model: Model, each: bool) -> tuple[Model, Effects]:
    """Whether boards turn at each turn from now on."""
    return settings.put(model, **{SETTING: EACH if each else ""})
