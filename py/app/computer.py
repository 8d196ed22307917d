"""Seats played by the computer: when it is to think, what comes of it, and the hint for a person.

After every message `attend` compares what the computer should be thinking about with what it is thinking about, so that
undo, leaving, a changed strength or a newer position stop it without anybody having to remember to.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from app import play, shelf, showing
from app.effects import After, Effects, Say, Think, Unthink
from app.handlers import handles
from app.model import Model, Table
from app.picking import Picks
from app.settings import chosen
from app.shelf import LEVELS
from app.tables import load
from app.texts import Words
from tablee.game import Happening, NotationError, Refusal
from tablee.match import Match
from tablee.match import play as play_entry
from tablee.record import encode

BREATH: Final = 650
"""Milliseconds between a turn's end and the computer's move, so that one sees that it moves; none where pace is off."""

HINT: Final = "hint"


def level(table: Table) -> str:
    """The strength of the seat to move, empty when a person moves."""
    seat = table.match.to_move
    who = table.kept.seats[seat] if isinstance(seat, int) and seat < len(table.kept.seats) else ""
    return who if who in LEVELS else ""


def ticket(table: Table) -> str:
    """What the computer should be thinking about at this table: empty for nothing."""
    if table.locked or not table.live or showing.telling(table):
        return ""
    here = f"{table.kept.id}/{len(table.match.entries)}"
    if strength := level(table):
        return f"{here}/{strength}"
    return f"{here}/{HINT}" if table.asked and table.acting is not None else ""


def attend(model: Model) -> tuple[Model, Effects]:
    """Let the computer think about what is due, and about nothing else."""
    table = model.table
    # Out of sight the match may be another tab's to play.
    wanted = ticket(table) if table is not None and not model.hidden else ""
    if wanted == model.thinking:
        return model, ()
    effects: Effects = (Unthink(model.thinking),) if model.thinking else ()
    model = replace(model, thinking=wanted)
    if not wanted or table is None:
        return model, effects
    seat = table.match.to_move
    assert isinstance(seat, int)
    strength = level(table) or LEVELS[-1]
    think = Think(wanted, encode(table.match), seat, strength)
    if not level(table) or chosen(model, "pace") == "off":
        return model, (*effects, think)
    return model, (*effects, After(max(BREATH, showing.look(table)), ("let-think", wanted)))


@handles("let-think")
def _let_think(model: Model, wanted: str) -> tuple[Model, Effects]:
    table = model.table
    if table is None or wanted != model.thinking or wanted != ticket(table):
        return model, ()
    seat = table.match.to_move
    assert isinstance(seat, int)
    return model, (Think(wanted, encode(table.match), seat, level(table)),)


@handles("thought")
def _thought(model: Model, answered: str, text: str, kind: str, values: dict[str, Any]) -> tuple[Model, Effects]:
    """The computer has chosen; an answer to an older question is dropped."""
    table = model.table
    if table is None or answered != model.thinking:
        return model, ()
    try:
        move = table.match.game.parse_move(text)
    except NotationError:
        return model, ()
    why = Happening(kind, **values)
    if answered.endswith(HINT):
        return _show_hint(model, table, move, why)
    if _tells_why(table.match, move):
        reasons = (*table.reasons, (len(table.match.entries), why))
        model = replace(model, table=replace(table, reasons=reasons))
    return play.choose(model, move)


def _tells_why(match: Match, move: Any) -> bool:
    """Whether the log gives a reason with that entry: not with one that is not for all eyes, as the reason is not for
    them either; and where a turn is laid piece by piece, only with its end."""
    if match.game.mask_entry(match.state, move, None) != move:
        return False
    if match.header.game not in _PIECEMEAL:
        return True
    following = play_entry(match, move)
    return isinstance(following, Match) and following.to_move != match.to_move


@handles("no-thought")
def _no_thought(model: Model, answered: str) -> tuple[Model, Effects]:
    """The computer could not be reached: say so, and let a person play the seat instead."""
    table = model.table
    if table is None or answered != model.thinking:
        return model, ()
    return replace(model, notice=lambda words: words("site.computer-silent"), table=replace(table, asked=False)), ()


# -- the hint ----------------------------------------------------------------------------------------------------


@handles("hint")
def _hint(model: Model) -> tuple[Model, Effects]:
    """Ask what the strongest level would do; asking again puts it away."""
    table = model.table
    if table is None or table.acting is None:
        return model, ()
    asked = not (table.asked or table.hint)
    return replace(model, table=replace(table, asked=asked, hint=None)), ()


def _show_hint(model: Model, table: Table, move: Any, why: Happening) -> tuple[Model, Effects]:
    picks: Picks = table.match.game.picks(table.match.state, move) or ()
    said = hint_sentence(model.words, table.match, move, why)
    table = replace(table, asked=False, hint=(picks, said))
    return replace(model, table=table), (Say(said),)


def hint_sentence(words: Words, match: Match, move: Any, why: Happening) -> str:
    """What the move would do, as the log would say it, and why; where seats have secrets, the move alone: what it would
    do may hang on what others hide."""
    module, told = load(match.header.game), None
    if hasattr(module, "proposal"):
        told = module.proposal(words, match, move)
    elif not isinstance(following := play_entry(match, move), Refusal):
        told = module.sentence(words, following, len(match.entries))
    reason = reason_sentence(words, match.header.game, why)
    if told is None:
        told = match.game.print_move(move)
        deed = f"{match.header.game}.deed-{told}"
        told = f"{words(deed)}." if words.has(deed) else told
    return words("site.hint-says", move=told, why=reason).strip()


def reason_sentence(words: Words, game_id: str, why: Happening) -> str:
    """Why the computer chose a move, in a few words; empty where it says nothing."""
    family = _FAMILIES.get(game_id, game_id)
    key = next((key for key in (f"why.{family}-{why.kind}", f"why.{why.kind}") if words.has(key)), "")
    values = {name: _listed(words, value) for name, value in why.params}
    return words(key, n=next((values[name] for name in _COUNTS if name in values), 0), **values) if key else ""


def _listed(words: Words, value: Any) -> Any:
    return words.listed([str(each) for each in value]) if isinstance(value, list | tuple) else value


_FAMILIES: Final = {"piratatak": "tatak", "trekattak": "tatak", "zatre_cards": "zatre"}
"""Games whose reasons are the same."""
_PIECEMEAL: Final = frozenset(("zatre",))
"""Games in which all that a turn lays has one reason."""
_COUNTS: Final = ("moves", "missing", "pieces", "coins", "crosses", "points")
"""The values by which a reason is put in the singular or plural."""


# -- changing who plays ------------------------------------------------------------------------------------------


@handles("set-level")
def _set_level(model: Model, seat: int, who: str) -> tuple[Model, Effects]:
    """Another strength for a computer seat, or a person here instead of it, or the computer for a person."""
    table = model.table
    if table is None or who not in (*LEVELS, shelf.HERE) or not 0 <= seat < len(table.kept.seats):
        return model, ()
    if table.kept.seats[seat] == shelf.AWAY:
        return model, ()
    seats = (*table.kept.seats[:seat], who, *table.kept.seats[seat + 1 :])
    kept = replace(table.kept, seats=seats)
    model = replace(model, table=replace(table, kept=kept, picks=(), refusal=None), shelf=shelf.put(model.shelf, kept))
    return model, shelf.save(kept)
