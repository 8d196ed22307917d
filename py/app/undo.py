"""Taking back and doing again; a piece the turn has laid is taken up again."""

from __future__ import annotations

from dataclasses import replace

from app import sealing, shelf, tables
from app.effects import Effects, Say
from app.handlers import handles
from app.model import Model, Table
from app.refusals import refuse
from app.showing import TOLD, afresh, outside, scene, turn_sentence
from app.turns import turn_number
from tablee.game import Refusal
from tablee.match import Match, cut, undo_to
from tablee.match import play as play_entry


def undo_length(table: Table) -> int | None:
    """How long the log would be after an undo; `None` when there is nothing one may take back."""
    if table.locked or table.pending is not None or table.review:
        return None
    return undo_to(table.match, table.here, _fixed(table))


def _fixed(table: Table) -> int:
    """How many entries can never be taken back: those that were shared, or the position that a lesson gave."""
    return table.kept.shared if table.lesson is None else table.lesson.start


@handles("undo")
def _undo(model: Model) -> tuple[Model, Effects]:
    table = model.table
    length = undo_length(table) if table is not None else None
    if table is None or length is None:
        return (model, ()) if table is None else refuse(model, table, Refusal("", "no-undo"))
    undone = (*table.undone, table.shared)
    return _set_match(model, cut(table.shared, length), undone, "site.undone")


@handles("redo")
def _redo(model: Model) -> tuple[Model, Effects]:
    table = model.table
    if table is None or not table.undone or table.locked:
        return model, ()
    return _set_match(model, table.undone[-1], table.undone[:-1], "site.redone")


def lifted(model: Model, table: Table, choice: str) -> tuple[Model, Effects] | None:
    """Take up a piece the turn has laid, if the touched one is such: its entry goes, those after it are played again.

    An entry that is not legal any more goes as well. Redo returns to the turn as it was.
    """
    module = tables.load(table.match.header.game)
    found = module.lift(scene(model), choice) if hasattr(module, "lift") else None
    if found is None:
        return None
    index, held = found
    length = undo_length(table)
    while length is not None and length > index:
        length = undo_to(cut(table.match, length), table.here, _fixed(table))
    if length != index:
        return refuse(model, table, Refusal("", "no-undo"))
    match = cut(table.shared, index)
    for entry in table.shared.entries[index + 1 :]:
        following = play_entry(match, entry)
        match = match if isinstance(following, Refusal) else following
    model, effects = _set_match(model, match, (*table.undone, table.shared), "site.undone")
    assert model.table is not None
    return replace(model, table=replace(model.table, picks=(held,))), effects


def _set_match(model: Model, public: Match, undone: tuple[Match, ...], said: str) -> tuple[Model, Effects]:
    table = model.table
    assert table is not None
    saving: Effects = ()
    match = public
    if table.lesson is None:
        kept = shelf.keep(public, turn_number(public), table.kept, model.now)
        match = sealing.private(public, kept)
        table = replace(table, public=public, kept=kept)
        model, saving = replace(model, shelf=shelf.put(model.shelf, kept)), shelf.save(kept)
    table = replace(afresh(table, match), match=match, shown=len(match.entries), undone=undone, beat=TOLD)
    model = replace(model, table=table, notice=None)
    sentence = f"{model.words(said)} {turn_sentence(model)}"
    return model, (*saving, Say(sentence), *outside(model))
