"""What every computer player of every game keeps."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from tablee import games, players
from tablee.game import CHANCE, Draw, Game
from tablee.players.drive import decide
from tablee.players.search import Budget, Choice, Level

PLAYED = [game_id for game_id in games.IDS if players.played(game_id)]
LEVELS = list(Level)
BRIEF = 300
"""Nodes a search of these tests may use: enough to be past its first guess."""


@cache
def positions(game_id: str, count: int) -> tuple[tuple[Any, int], ...]:
    """States of random games by any options, in which a seat has a choice."""
    return tuple(state for state, _ in zip(_positions(games.load(game_id)), range(count), strict=False))


def _positions(game: Game[Any, Any]) -> Iterator[tuple[Any, int]]:
    for number in range(10_000):
        rng = Random(f"{game.id}/{number}")
        options = game.settings({option.name: rng.choice(option.values) for option in game.options})
        size = rng.randint(*game.seats)
        state, length = game.start(size, options), 0
        while game.result(state) is None and length < 400:
            seat = game.to_move(state)
            if seat is CHANCE:
                outcomes, weights = zip(*game.chances(state), strict=True)
                entry: Any = Draw(rng.choices(outcomes, weights)[0])
            else:
                entry = rng.choice(game.legal_moves(state))
                if isinstance(seat, int) and game.forced(state) is None and rng.random() < 0.2:
                    yield state, seat
            state, length = game.apply(state, entry), length + 1


def choose(game_id: str, level: Level, state: Any, seat: int, seed: int = 1, nodes: int = BRIEF) -> Choice[Any]:
    game, player = games.load(game_id), players.load(game_id, level)
    return decide(player.search(game.view(state, seat), Random(seed)), Budget(nodes, 1e9))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game_id", PLAYED)
def test_choices_are_legal(game_id: str, level: Level) -> None:
    """Four hundred random positions a game and level; the smallest budget, so the first guess counts as well."""
    game = games.load(game_id)
    for number, (state, seat) in enumerate(positions(game_id, 400)):
        choice = choose(game_id, level, state, seat, nodes=BRIEF if number % 20 == 0 else 1)
        assert choice.move in game.legal_moves(state), (game.print_position(state), choice)
        assert choice.why.kind, choice


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game_id", PLAYED)
def test_choices_are_reproducible(game_id: str, level: Level) -> None:
    for state, seat in positions(game_id, 12):
        assert choose(game_id, level, state, seat) == choose(game_id, level, state, seat)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game_id", PLAYED)
def test_choices_depend_on_the_view_alone(game_id: str, level: Level) -> None:
    """In every world the seat cannot tell from the real one it chooses alike, and gives the same reason."""
    game, rng = games.load(game_id), Random(9)
    for state, seat in positions(game_id, 40)[::4]:
        world = game.sample(game.view(state, seat), rng)
        assert choose(game_id, level, world, seat) == choose(game_id, level, state, seat)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game_id", PLAYED)
def test_searches_end_within_a_fifth_of_the_deadline(game_id: str, level: Level) -> None:
    """By a clock on which a node takes 50 microseconds: slower than a desktop's browser for any of the games."""
    game, player = games.load(game_id), players.load(game_id, level)
    for state, seat in positions(game_id, 60)[::6]:
        search = player.search(game.view(state, seat), Random(1))
        decide(search, Budget(10**9, 0.2), lambda search=search: search.nodes * 50e-6)  # type: ignore[misc]
        assert search.nodes * 50e-6 <= 0.2 * 1.2, game.print_position(state)


@pytest.mark.parametrize("game_id", PLAYED)
def test_searches_look_up_often(game_id: str) -> None:
    """Between two yields there are few nodes, so that a page's worker hears a cancel."""
    game, player = games.load(game_id), players.load(game_id, Level.STRONG)
    for state, seat in positions(game_id, 30)[::6]:
        search, before = player.search(game.view(state, seat), Random(1)), 0
        for _ in search.work():
            assert search.nodes - before <= 400
            before = search.nodes
            if search.nodes > 3000:
                break


@pytest.mark.parametrize("game_id", PLAYED)
def test_the_only_move_is_made_at_once(game_id: str) -> None:
    game = games.load(game_id)
    for state, seat in positions(game_id, 400):
        if len(game.legal_moves(state)) == 1:
            assert choose(game_id, Level.STRONG, state, seat).nodes == 0


@pytest.mark.parametrize("game_id", PLAYED)
def test_levels_have_their_time(game_id: str) -> None:
    """A second, three for strong: by the clock, beside nodes."""
    seconds = [players.load(game_id, level).budget.seconds for level in LEVELS]
    assert seconds == [1, 1, 3]


def test_a_game_nobody_plays_is_said_so() -> None:
    assert not players.played("noughts")
    with pytest.raises(KeyError):
        players.load("noughts", Level.GENTLE)
