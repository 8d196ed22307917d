"""Messages about the table: picks and choices, draws, match acts, and the table's own switches."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app import lessons, sealing, shelf, tables
from app.effects import Effects, Focus, Say
from app.handlers import handles
from app.model import Model, Table
from app.opening import rest
from app.picking import Picked, pick
from app.refusals import refuse
from app.showing import QUICK, advance, afresh, catch_up, hurried, outside, run_on, running, scene, telling, told
from app.turns import turn_number
from app.undo import lifted
from tablee.game import Draw, NotationError, Refusal
from tablee.match import Act, Deed, Match, settle
from tablee.match import play as play_entry


@handles("pick")
def _pick(model: Model, choice: str) -> tuple[Model, Effects]:
    """One touch on the table."""
    table = model.table
    if table is None:
        return model, ()
    if table.acting is None:
        return _not_now(model, table)
    if (again := lifted(model, table, choice)) is not None:
        return again
    state = table.match.game.view(table.match.state, table.acting).state
    return _picked(model, table, pick(table.match.game, state, table.picks, choice))


@handles("drag")
def _drag(model: Model, choice: str) -> tuple[Model, Effects]:
    """A piece is lifted: as if it alone had been picked."""
    table = model.table
    if table is None or table.acting is None:
        return model, ()
    if (again := lifted(model, table, choice)) is not None:
        return again
    state = table.match.game.view(table.match.state, table.acting).state
    return _picked(model, replace(table, picks=()), pick(table.match.game, state, (), choice))


@handles("drop")
def _drop(model: Model, choice: str | None) -> tuple[Model, Effects]:
    table = model.table
    if table is None or not table.picks or choice == table.picks[0]:
        return model, ()
    return _cancel(model) if choice is None else _pick(model, choice)


def _picked(model: Model, table: Table, picked: Picked) -> tuple[Model, Effects]:
    if picked.refusal is not None:
        return refuse(model, replace(table, picks=picked.picks), picked.refusal)
    if picked.move is not None:
        model, effects = choose(model, picked.move)
        # What was touched last may be gone with the choice: a petal of the rosette.
        gone = len(picked.picks) > 1 and table.cursor not in ("", picked.picks[-1])
        return model, (*effects, Focus(f"cell-{table.cursor}")) if gone else effects
    model = replace(model, table=replace(table, picks=picked.picks, refusal=None), notice=None)
    return model, (Say(tables.load(table.match.header.game).prompt(scene(model))),)


def _not_now(model: Model, table: Table) -> tuple[Model, Effects]:
    if table.pending is not None or table.lesson is not None:
        return model, ()
    if running(table):
        return catch_up(model, table)
    if table.curtain is not None:
        return refuse(model, table, Refusal("", "curtain"))
    if table.match.result is not None:
        reason = "over"
    elif table.locked:
        reason = "other-tab"
    elif not table.live:
        return (model, ()) if not table.review else refuse(model, table, Refusal("", "in-review"))
    elif table.match.to_move in sealing.missing(table.shared, table.kept):
        reason = "secret-lost"
    else:
        reason = "who-are-you" if not table.kept.seats else "not-here"
    return refuse(model, table, Refusal("", reason))


@handles("type")
def _type(model: Model, fields: dict[str, Any]) -> tuple[Model, Effects]:
    """A move typed in the rulebook's notation."""
    table = model.table
    text = str(fields.get("move", "")).strip()
    if table is None or not text:
        return model, ()
    if table.acting is None:
        return _not_now(model, table)
    try:
        move = table.match.game.parse_move(text)
    except NotationError as error:
        return refuse(model, table, Refusal(error.article or "", "not-notation", text=text[:20]))
    if table.match.game.seals is not None and move not in table.match.game.universe(table.match.state):
        # How the log writes a choice that is not for all eyes is no choice.
        return refuse(model, table, Refusal("", "not-notation", text=text[:20]))
    model, effects = choose(model, move)
    assert model.table is not None
    if model.table.refusal is None:
        model = replace(model, table=replace(model.table, typed=table.typed + 1))
    return model, effects


@handles("cancel")
def _cancel(model: Model) -> tuple[Model, Effects]:
    """Let go of the last pick."""
    table = model.table
    if table is None or not (table.picks or table.refusal):
        return model, ()
    return replace(model, table=replace(table, picks=table.picks[:-1], refusal=None)), ()


@handles("calm")
def _calm(model: Model) -> tuple[Model, Effects]:
    """The refusal has been read."""
    return (replace(model, table=replace(model.table, refusal=None)) if model.table else model), ()


@handles("choose")
def _choose(model: Model, text: str) -> tuple[Model, Effects]:
    """A move chosen whole, by a button that stands for it."""
    table = model.table
    if table is None:
        return model, ()
    if table.acting is None:
        return _not_now(model, table)
    return choose(model, table.match.game.parse_move(text))


def choose(model: Model, entry: Any) -> tuple[Model, Effects]:
    """Play an entry at the table, or say why not."""
    table = model.table
    assert table is not None
    following = play_entry(table.match, entry)
    if isinstance(following, Refusal):
        return refuse(model, table, following)
    if table.lesson is not None:
        match, then = lessons.follow(following, table.lesson.then, table.here[0])
        return _show(replace(model, table=replace(table, lesson=replace(table.lesson, then=then))), match)
    if table.kept.secrets:
        return commit(model, sealing.chosen(table.shared, table.match, entry, table.kept))
    return commit(model, settle(following))


def commit(model: Model, public: Match) -> tuple[Model, Effects]:
    """Save the match as it now is; show its draws only once they are saved."""
    table = model.table
    assert table is not None
    before = len(table.match.entries)
    kept = shelf.keep(public, turn_number(public), table.kept, model.now)
    match = sealing.private(public, kept)
    drawn = any(isinstance(entry, Draw) for entry in match.entries[before:])
    table = replace(table, kept=kept, public=public)
    model = replace(model, table=table, shelf=shelf.put(model.shelf, kept))
    if drawn:
        table = replace(afresh(table, match), pending=match)
        return replace(model, table=table, notice=None), shelf.save(kept, ("saved", kept.id, len(match.entries)))
    model, effects = _show(model, match)
    return model, (*shelf.save(kept), *effects)


def _show(model: Model, match: Match) -> tuple[Model, Effects]:
    """Put the next entries of the match on the table, the first of them at once."""
    table = model.table
    assert table is not None
    before = len(table.match.entries)
    table = hurried(model, replace(afresh(table, match), match=match, shown=before + 1, beat=0))
    model = replace(model, table=table, notice=None)
    return model, (*told(model, before), *run_on(table, QUICK), *outside(model))


@handles("saved")
def _saved(model: Model, match_id: str, length: int) -> tuple[Model, Effects]:
    """The storage has the draws: now they may be seen."""
    table = model.table
    if table is None or table.pending is None or table.kept.id != match_id or len(table.pending.entries) != length:
        return model, ()
    table = replace(table, match=table.pending, pending=None)
    model = replace(model, table=table)
    if telling(table):
        return model, outside(model)
    model, effects = advance(model, match_id, table.shown)
    effects = (*effects, *outside(model))
    if model.hidden:
        model, more = rest(model)
        effects += more
    return model, effects


@handles("act")
def _act(model: Model, deed: str, seat: int) -> tuple[Model, Effects]:
    """Resign, offer a draw, accept or decline it."""
    table = model.table
    if table is None or table.locked or table.pending is not None or seat not in table.here:
        return model, ()
    return choose(replace(model, dialog=()), Act(Deed(deed), seat))


def act_seat(table: Table) -> int | None:
    """The seat at this device that resigns or offers a draw: the one to move if it is here, else the first here."""
    return table.viewer


@handles("menu-turn")
def _menu_turn(model: Model) -> tuple[Model, Effects]:
    """Turn the board, from the menu."""
    table = model.table
    return (replace(model, dialog=(), table=replace(table, turned=not table.turned)) if table else model), ()


@handles("unfold")
def _unfold(model: Model, panel: str) -> tuple[Model, Effects]:
    """Open or close a panel of the table."""
    table = model.table
    if table is None:
        return model, ()
    return replace(model, table=replace(table, unfolded=table.unfolded ^ {panel})), ()


@handles("key")
def _key(model: Model, key: str) -> tuple[Model, Effects]:
    """An arrow, Home or End on the board."""
    table = model.table
    if table is None:
        return model, ()
    cursor = tables.load(table.match.header.game).move_cursor(scene(model), key)
    return replace(model, table=replace(table, cursor=cursor)), (Focus(f"cell-{cursor}"),)


@handles("at")
def _at(model: Model, cell: str) -> tuple[Model, Effects]:
    """The focus came to a cell by itself."""
    table = model.table
    if table is None or table.cursor == cell:
        return model, ()
    return replace(model, table=replace(table, cursor=cell)), ()
