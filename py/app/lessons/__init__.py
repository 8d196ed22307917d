"""Tutorials: a few positions of a game, each played to a goal. One module a game, loaded when first opened.

A position is a log that the rules replay, draws and others' moves are written down, and the rules say when a goal is
met: so every learner sees the same, and nothing a lesson shows can be against a rule.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final

from tablee import games
from tablee.game import CHANCE, Happening, Refusal
from tablee.match import Match, chosen, header, parse_entry, play, replay

GAMES: Final = ("horta", "piratatak", "trekattak", "zatre", "zatre_cards", "constellations")
"""The games one can learn, in the lobby's order."""

KEY: Final = "lessons"
"""Where the storage keeps which steps have been done."""

Goal = Callable[[Match, int], bool]
"""`goal(match, start)`: whether what came about after the first `start` entries is what the step asks for."""


@dataclass(frozen=True, slots=True)
class Step:
    """One position to play. Entries are in the rulebook's notation, divided by semicolons."""

    name: str
    """Its texts in `<game>_lessons`: `name` says what to do, `name-done` what was learnt, `name-not` what was missed."""
    log: str
    solution: str
    """The learner's choices on one way to the goal."""
    goal: Goal
    then: str = ""
    """What comes of itself after the position, in order: draws, and what the others choose."""
    players: int = 2
    seat: int = 0
    options: Mapping[str, str] = field(default_factory=dict)


# -- goals -------------------------------------------------------------------------------------------------------


def happenings(match: Match, start: int) -> list[Happening]:
    """Everything that came about since the position was given."""
    return [happening for told in match.told[start:] for happening in told]


def brings(kind: str, **values: Any) -> Goal:
    """Something of that kind came about, with these values; a set of values stands for any of them."""

    def met(happening: Happening) -> bool:
        if happening.kind != kind:
            return False
        return all(
            happening.get(name) in value if isinstance(value, set) else happening.get(name) == value
            for name, value in values.items()
        )

    return lambda match, start: any(map(met, happenings(match, start)))


def both(*goals: Goal) -> Goal:
    """All of several goals."""
    return lambda match, start: all(goal(match, start) for goal in goals)


# -- positions ---------------------------------------------------------------------------------------------------


def load(game_id: str) -> tuple[Step, ...]:
    """The steps of a game's lesson. `KeyError` when there is none."""
    if game_id not in GAMES:
        raise KeyError(game_id)
    steps: tuple[Step, ...] = import_module(f"app.lessons.{game_id}").STEPS
    return steps


def split(text: str) -> tuple[str, ...]:
    """The entries of a step's text."""
    return tuple(part for each in text.split(";") if (part := each.strip()))


def position(game_id: str, step: Step) -> Match:
    """The match at the point where the learner takes over."""
    head = header(game_id, step.players, dict(step.options))
    game = games.load(game_id)
    return replay(head, [parse_entry(game, text) for text in split(step.log)])


def follow(match: Match, then: tuple[str, ...], seat: int) -> tuple[Match, tuple[str, ...]]:
    """The match once what follows of itself has come about, and what is left of `then`.

    It stops where the learner is to choose, where nothing is written down any more, and where what is written down is
    not legal: then the learner has gone another way.
    """
    while match.result is None:
        forced = None if match.to_move is CHANCE else match.game.forced(match.state)
        if forced is None and (match.to_move == seat or not then):
            break
        following = play(match, parse_entry(match.game, then[0]) if forced is None else forced)
        if isinstance(following, Refusal):
            break
        match, then = following, then if forced is not None else then[1:]
    return match, then


def next_move(step: Step, match: Match, start: int) -> Any:
    """What the solution does next, whatever the order so far; `None` when the learner has gone another way."""
    left = [parse_entry(match.game, text) for text in split(step.solution)]
    for index in range(start, len(match.entries)):
        if chosen(match, index) == step.seat:
            if match.entries[index] not in left:
                return None
            left.remove(match.entries[index])
    return left[0] if left else None


# -- what has been learnt ----------------------------------------------------------------------------------------


def read(text: str) -> dict[str, frozenset[str]]:
    """The steps done, by game, as they were stored; what cannot be read is none."""
    try:
        data = json.loads(text) if text else {}
        return {str(game_id): frozenset(map(str, names)) for game_id, names in data.items()}
    except (ValueError, TypeError, AttributeError):
        return {}


def write(learnt: Mapping[str, frozenset[str]]) -> str:
    """What is stored."""
    return json.dumps({game_id: sorted(names) for game_id, names in learnt.items()})


def together(learnt: Mapping[str, frozenset[str]], other: Mapping[str, frozenset[str]]) -> dict[str, frozenset[str]]:
    """What has been done in two tabs."""
    return {
        game_id: learnt.get(game_id, frozenset()) | other.get(game_id, frozenset()) for game_id in {**learnt, **other}
    }


def done(learnt: Mapping[str, frozenset[str]], game_id: str) -> tuple[int, int]:
    """How many of the steps of a game's lesson have been done, and how many there are."""
    steps = load(game_id)
    return sum(step.name in learnt.get(game_id, frozenset()) for step in steps), len(steps)


def resume(learnt: Mapping[str, frozenset[str]], game_id: str) -> int:
    """The step to go on with: the first not yet done, or the first."""
    names = learnt.get(game_id, frozenset())
    return next((number for number, step in enumerate(load(game_id)) if step.name not in names), 0)
