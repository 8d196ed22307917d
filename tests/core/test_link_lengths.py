"""Whole games fit in a link: the promises of `tests/bench/links.py`, over fewer games."""

from __future__ import annotations

from random import Random

import pytest

from bench.links import PLIES, PROMISED, lengths, percentile
from tablee import games
from tablee.match import header, new
from tablee.players.random import random_match
from tablee.record import LONGEST, log_length

HERE = [(game_id, players) for game_id, players in PROMISED if game_id in games.IDS]


@pytest.mark.parametrize(("game_id", "players"), HERE)
def test_random_games_stay_within_what_was_promised(game_id: str, players: int) -> None:
    count = 100 if game_id in PLIES else 30
    assert percentile(lengths(game_id, players, count), 99 if count == 100 else 95) <= PROMISED[game_id, players]


def test_eighty_plies_of_horta_take_150_characters_at_most() -> None:
    """Not by chance: 80 digits of 546 and the checksum."""
    assert lengths("horta", 2, 20)[-1] <= 126 <= PROMISED["horta", 2]


@pytest.mark.parametrize("game_id", games.IDS)
def test_the_longest_match_a_game_allows_still_opens(game_id: str) -> None:
    """As many entries as `longest`, of the average size of a random game's, are within the limit of a code."""
    game = games.load(game_id)
    match = random_match(header(game_id, game.seats[1]), Random(3), 400)
    each = (log_length(match) - log_length(new(match.header))) / len(match.entries)
    assert each * game.longest < LONGEST - 900


def test_percentiles_are_values_of_the_list() -> None:
    assert [percentile(list(range(1, 1001)), percent) for percent in (1, 50, 99, 100)] == [10, 500, 990, 1000]
    assert percentile([7], 99) == 7
