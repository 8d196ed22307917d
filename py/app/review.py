"""Stepping through a match, finished or not: which positions one stops at, and going to one of them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import replace
from typing import Any, Final

from app import showing, tables
from app.effects import Effects, Focus, Reveal, Top
from app.handlers import handles
from app.model import Model, Table
from app.texts import Words
from tablee.match import Match


def stops(words: Words, match: Match) -> tuple[int, ...]:
    """The positions one steps to: the start, after every entry that says something for itself, and the last."""
    if not (_asked and _asked[0] is match):
        sentence, last = tables.load(match.header.game).sentence, len(match.entries)
        told = (n for n in range(1, last) if sentence(words, match, n - 1) is not None)
        _asked[:] = [match]
        _answer[:] = (0, *told, last) if last else (0,)
    return tuple(_answer)


_asked: Final[list[Match]] = []
"""The match `stops` was last asked about: frames ask again and again."""
_answer: Final[list[int]] = []


def place(model: Model, table: Table) -> str:
    """Where one is: `move 12 of 31`."""
    found = stops(model.words, table.match)
    return numbered(model.words, bisect_right(found, table.shown) - 1, len(found) - 1)


def numbered(words: Words, n: int, last: int) -> str:
    """A stop by its number."""
    return words("kept.at-move", n=n, last=last) if n else words("kept.at-start")


def go(model: Model, shown: int) -> tuple[Model, Effects]:
    """Step to a position of the log, or on to the next one in the same direction that one stops at.

    Stepping to the last one returns to play.
    """
    table = model.table
    if table is None or table.pending is not None:
        return model, ()
    found = stops(model.words, table.match)
    at = bisect_left(found, shown) if shown > table.shown else bisect_right(found, shown) - 1
    shown = found[min(max(at, 0), len(found) - 1)]
    table = replace(table, shown=shown, review=shown < found[-1], picks=(), refusal=None, hint=None, beat=0)
    model = replace(model, table=table)
    line = (Reveal(f"line-{shown - 1}"),) if shown else ()
    return model, (*showing.told(model, shown - 1), *line) if shown else ()


@handles("review")
def _review(model: Model, shown: int) -> tuple[Model, Effects]:
    """Somebody begins to look back, or goes on with it: whoever begins has to see the board."""
    begins = model.table is not None and not model.table.review
    model, effects = go(model, shown)
    return model, (*effects, Top()) if begins and model.table is not None and model.table.review else effects


@handles("seek")
def _seek(model: Model, number: Any) -> tuple[Model, Effects]:
    """The slider was moved to a stop."""
    table = model.table
    if table is None:
        return model, ()
    found = stops(model.words, table.match)
    try:
        return go(model, found[min(max(int(number), 0), len(found) - 1)])
    except ValueError:
        return model, ()


@handles("walk")
def _walk(model: Model, by: str) -> tuple[Model, Effects]:
    """An arrow, Home or End in the log: the focus goes along."""
    table = model.table
    if table is None:
        return model, ()
    last = len(table.match.entries)
    to = {"on": table.shown + 1, "back": table.shown - 1, "first": 0, "last": last}.get(by)
    if to is None:
        return model, ()
    model, effects = go(model, to)
    assert model.table is not None
    shown = model.table.shown
    return model, (*effects, Focus(f"line-{shown - 1}")) if shown else effects
