"""A lesson at the table: opening a step, judging what came about, taking back what leads elsewhere, going on.

The table is that of every match; what is here looks on. A choice is shown first and judged a moment later.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Final

from app import lessons, newgame, opening, showing
from app.computer import hint_sentence
from app.effects import After, Effects, Focus, Fragment, Save, Say, Tell, Title, Top
from app.handlers import handles
from app.lessons import Step
from app.model import Learning, Model, Table
from app.shelf import HERE, LEVELS, Kept
from tablee import games
from tablee.game import Happening
from tablee.match import cut, header, new

LOOK: Final = 700
"""Milliseconds between a choice and what is said of it."""
BACK: Final = 1_500
"""Milliseconds a missed choice stays on the table."""
HELP: Final = 2
"""Misses after which the way is shown without being asked for."""


def step_of(table: Table) -> Step:
    """The step on the table."""
    assert table.lesson is not None
    return lessons.load(table.match.header.game)[table.lesson.step]


# -- opening -----------------------------------------------------------------------------------------------------


def open_lesson(model: Model, game_id: str, number: str = "", *_: str) -> tuple[Model, Effects]:
    """Put a step on the table, counted from 1: the one of that number, else the one to go on with."""
    count = len(lessons.load(game_id))
    if number.isdecimal() and 0 < int(number) <= count:
        index = int(number) - 1
    else:
        index = lessons.resume(model.learnt, game_id)
    table = model.table
    if table is not None and table.kept.id == _id(game_id, index) and table.lesson is not None:
        return model, (Fragment(_address(game_id, index)),)
    return _open(model, game_id, index)


def _id(game_id: str, index: int) -> str:
    return f"learn-{game_id}-{index + 1}"


def _address(game_id: str, index: int) -> str:
    return f"/learn/{game_id}/{index + 1}"


def _open(model: Model, game_id: str, index: int) -> tuple[Model, Effects]:
    model, effects = opening.leave(model)
    step = lessons.load(game_id)[index]
    match = lessons.position(game_id, step)
    seats = tuple(HERE if seat == step.seat else "" for seat in range(step.players))
    start = len(match.entries)
    table = Table(
        match,
        Kept(_id(game_id, index), "", game_id, match.header.names, seats),
        start,
        beat=showing.TOLD,
        lesson=Learning(index, start, lessons.split(step.then)),
    )
    model = replace(
        model,
        table=table,
        route=("learn", game_id, str(index + 1)),
        dialog=(),
        form=None,
        notice=None,
    )
    title = Title(f"{model.words('lessons.title', game=model.words(f'{game_id}.name'))} – {model.words('site.title')}")
    return model, (*effects, Fragment(_address(game_id, index)), title, Top(), Focus("task"))


# -- judging -----------------------------------------------------------------------------------------------------


def attend(model: Model) -> tuple[Model, Effects]:
    """Once everything that came about is on the table, see whether the step is done, missed or still going on."""
    table = model.table
    if table is None or (lesson := table.lesson) is None or lesson.outcome:
        return model, ()
    length = len(table.match.entries)
    if not table.live or showing.telling(table) or length <= lesson.start or length == lesson.due:
        return model, ()
    if not step_of(table).goal(table.match, lesson.start) and table.match.to_move == step_of(table).seat:
        return model, ()
    table = replace(table, lesson=replace(lesson, due=length))
    return replace(model, table=table), (After(LOOK, ("lesson-judge", table.kept.id, length)),)


@handles("lesson-judge")
def _judge(model: Model, lesson_id: str, length: int) -> tuple[Model, Effects]:
    table = model.table
    lesson = table.lesson if table is not None else None
    if table is None or lesson is None or table.kept.id != lesson_id or len(table.match.entries) != length:
        return model, ()
    step, game_id = step_of(table), table.match.header.game
    if step.goal(table.match, lesson.start):
        table = replace(table, picks=(), refusal=None, hint=None, lesson=replace(lesson, outcome="done"))
        learnt = lessons.together(model.learnt, {game_id: frozenset({step.name})})
        model = replace(model, table=table, learnt=learnt)
        said, value = model.words(f"{game_id}_lessons.{step.name}-done"), lessons.write(learnt)
        told = Tell(json.dumps([lessons.KEY, value]))
        return model, (Save(lessons.KEY, value), told, Say(said), Focus("lesson-on"))
    lesson = replace(lesson, outcome="missed", misses=lesson.misses + 1)
    model = replace(model, table=replace(table, lesson=lesson))
    said = model.words(f"{game_id}_lessons.{step.name}-not")
    return model, (Say(said), After(BACK, ("lesson-back", lesson_id, length)))


@handles("lesson-back")
def _back(model: Model, lesson_id: str = "", length: int = -1) -> tuple[Model, Effects]:
    """Return to where the step began: because a choice was missed, or (without values) because somebody asks to."""
    table = model.table
    if table is None or table.lesson is None:
        return model, ()
    if lesson_id and (table.kept.id != lesson_id or len(table.match.entries) != length):
        return model, ()
    model = replace(model, table=_restarted(table))
    if table.lesson.misses >= HELP and table.lesson.outcome == "missed":
        return _show_hint(model)
    return model, ()


def _restarted(table: Table) -> Table:
    assert table.lesson is not None
    start, then = table.lesson.start, lessons.split(step_of(table).then)
    return replace(
        table,
        match=cut(table.match, start),
        shown=start,
        picks=(),
        refusal=None,
        hint=None,
        undone=(),
        public=None,
        beat=showing.TOLD,
        lesson=replace(table.lesson, then=then, outcome="", due=0),
    )


# -- help --------------------------------------------------------------------------------------------------------


@handles("lesson-hint")
def _hint(model: Model) -> tuple[Model, Effects]:
    """Show what the solution does next, from the start again if the learner has gone another way."""
    table = model.table
    if table is None or table.lesson is None or table.acting is None:
        return model, ()
    if table.hint is not None:
        return replace(model, table=replace(table, hint=None)), ()
    if lessons.next_move(step_of(table), table.match, table.lesson.start) is None:
        model = replace(model, table=_restarted(table))
    return _show_hint(model)


def _show_hint(model: Model) -> tuple[Model, Effects]:
    table = model.table
    assert table is not None and table.lesson is not None
    move = lessons.next_move(step_of(table), table.match, table.lesson.start)
    picks = table.match.game.picks(table.match.state, move) or ()
    said = hint_sentence(model.words, table.match, move, Happening(""))
    return replace(model, table=replace(table, picks=(), refusal=None, hint=(picks, said))), (Say(said),)


# -- going on ----------------------------------------------------------------------------------------------------


@handles("lesson-step")
def _step(model: Model, index: int) -> tuple[Model, Effects]:
    """Another step of the same lesson."""
    table = model.table
    if table is None or table.lesson is None:
        return model, ()
    game_id = table.match.header.game
    return _open(model, game_id, index) if 0 <= index < len(lessons.load(game_id)) else (model, ())


@handles("lesson-play")
def _play(model: Model) -> tuple[Model, Effects]:
    """What was learnt is tried out: the fewest players there can be, all others the gentle computer."""
    table = model.table
    if table is None or table.lesson is None:
        return model, ()
    game_id = table.match.header.game
    players = games.load(game_id).seats[0]
    head = header(game_id, players, match_id=newgame.new_id())
    return newgame.start_match(model, new(head), (HERE, *[LEVELS[0]] * (players - 1)))
