"""Opening, holding and leaving a match, and who one is at it."""

from __future__ import annotations

from dataclasses import replace

from app import sealing, shelf
from app.effects import Effects, Focus, Fragment, Hold, Release, Say, Title, Top
from app.handlers import handles, notify
from app.model import Model, Table
from app.shelf import HERE, Kept
from app.showing import PACE, QUICK, TOLD, first_paint, run_on, tab_title
from tablee.match import Match
from tablee.record import RecordError, decode


def read(kept: Kept) -> Match | None:
    """The match of a shelf's entry, when it can be read."""
    try:
        return decode(kept.code)
    except RecordError:
        return None


def open_kept(model: Model, kept: Kept) -> tuple[Model, Effects]:
    """Put a match of the shelf on the table."""
    match = read(kept)
    if match is None:
        model, effects = notify(replace(model, route=("lobby",)), lambda words: words("site.kept-unreadable"))
        return model, (Fragment(""), *effects)
    return open_match(model, match, kept, len(match.entries))


def open_match(model: Model, match: Match, kept: Kept, shown: int, push: bool = False) -> tuple[Model, Effects]:
    """Put a match on the table, from an earlier position on if it is to be replayed; *push* keeps the way back."""
    model, effects = leave(model)
    table = Table(sealing.private(match, kept), kept, shown, public=match, beat=TOLD)
    model = replace(model, table=table, route=("table",), dialog=(), form=None)
    return model, (
        *effects,
        Fragment(f"/match/{kept.id}", push),
        Title(tab_title(model)),
        Top(),
        _hold(table),
        *run_on(table, PACE),
        *first_paint(table),
    )


def leave(model: Model) -> tuple[Model, Effects]:
    """Take the match off the table."""
    if model.table is None:
        return model, ()
    effects = () if model.table.lesson is not None else (Release(f"match/{model.table.kept.id}"),)
    return replace(model, table=None), effects


def _hold(table: Table) -> Hold:
    return Hold(f"match/{table.kept.id}", ("held", table.kept.id))


def rest(model: Model) -> tuple[Model, Effects]:
    """The tab is out of sight: the match is free for the one in sight, unless draws of it are still being saved."""
    model, table = replace(model, hidden=True), model.table
    if table is None or table.lesson is not None or table.pending is not None:
        return model, ()
    return model, (Release(f"match/{table.kept.id}"),)


def wake(model: Model) -> tuple[Model, Effects]:
    """The tab is looked at again: take the match back, as soon as no other tab has it."""
    model, table = replace(model, hidden=False), model.table
    if table is None or table.lesson is not None:
        return model, ()
    return model, (_hold(table),)


def follow(model: Model, kept: Kept) -> tuple[Model, Effects]:
    """Another tab saved this match: show what it did."""
    table = model.table
    if table is None or table.kept.id != kept.id:
        return model, ()
    match = read(kept)
    if match is None:
        return model, ()
    shown = min(table.shown, len(match.entries))
    table = replace(
        table,
        match=sealing.private(match, kept),
        public=match,
        kept=kept,
        shown=shown,
        pending=None,
        picks=(),
        undone=(),
        beat=TOLD,
    )
    model = replace(model, table=table)
    return model, (Title(tab_title(model)), *run_on(table, QUICK))


@handles("held")
def _held(model: Model, match_id: str, held: bool) -> tuple[Model, Effects]:
    table = model.table
    if table is None or table.kept.id != match_id or model.hidden:
        return model, (Release(f"match/{match_id}"),) if held else ()
    if held == (not table.locked):
        return model, ()
    return replace(model, table=replace(table, locked=not held, refusal=None)), ()


@handles("claim")
def _claim(model: Model, *seats: int) -> tuple[Model, Effects]:
    """Somebody says who they are: those seats are played here."""
    table = model.table
    if table is None or table.locked:
        return model, ()
    who = tuple(HERE if seat in seats else shelf.AWAY for seat in range(table.match.header.players))
    kept = sealing.with_secrets(replace(table.kept, seats=who), table.shared)
    model = replace(model, table=replace(table, kept=kept, refusal=None), shelf=shelf.put(model.shelf, kept))
    lost = sealing.missing(table.shared, kept)
    said: Effects = (Say(model.words("site.no-secret-lost"), urgent=True),) if lost else ()
    return model, (*shelf.save(kept), Focus("table"), *said)


@handles("look")
def _look(model: Model, seat: int) -> tuple[Model, Effects]:
    """The person of that seat has taken the device."""
    table = model.table
    if table is None or table.curtain is None or seat != table.curtain:
        return model, ()
    table = replace(table, looking=seat, picks=(), refusal=None, cursor="")
    return replace(model, table=table), (Focus("table"),)
