"""Records: lengths of links, digits of moves, and match links there and back."""

from __future__ import annotations

import random
import time

import pytest
from card_table import whole_game
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee import games, match, record
from tablee.game import Draw
from tablee.games.zatre_cards import GAME

LONGEST_LINK = 450
"""Characters a whole game may take, without header and names."""


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    if GAME.id not in games.IDS:
        monkeypatch.setattr(games, "IDS", (*games.IDS, GAME.id))


def played(players: int, seed: int, stuck: bool = False) -> match.Match:
    return match.replay(match.header(GAME.id, players), whole_game(players, seed, stuck)[1])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_links_are_short(players: int) -> None:
    """Without passes a game's link has one length: every entry's size is fixed by how many cards lie."""
    smooth = {record.log_length(played(players, seed)) for seed in range(5)}
    assert max(smooth) <= 76 * players + 4
    assert max(record.log_length(played(players, seed, stuck=True)) for seed in range(8)) <= LONGEST_LINK


@pytest.mark.parametrize("stuck", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_opens_from_its_link(players: int, stuck: bool) -> None:
    whole = played(players, 11, stuck)
    code = record.encode(whole)
    began = time.perf_counter()
    opened = record.decode(code)
    assert time.perf_counter() - began < 0.5
    assert opened.entries == whole.entries and opened.state == whole.state


def test_acts_stand_between_moves() -> None:
    whole = played(2, 12)
    half = match.cut(whole, 30)
    half = match.settle(half, lambda n, total: n % total)
    resigned = match.play(half, match.parse_entry(GAME, "/resign1"))
    assert isinstance(resigned, match.Match)
    assert record.decode(record.encode(resigned)).result == resigned.result


@settings(max_examples=12)
@given(st.integers(2, 4), st.integers(0, 10**6), st.booleans(), st.integers(0, 10**6))
def test_every_move_beside_the_layout_has_digits_of_one_size(players: int, seed: int, stuck: bool, pick: int) -> None:
    rng = random.Random(pick)
    states, _ = whole_game(players, seed, stuck)
    for state in rng.sample([state for state in states if isinstance(GAME.to_move(state), int)], 2):
        universe = GAME.universe(state)
        sizes, values = set(), set()
        for move in universe:
            digits = GAME.encode(state, move, 1)
            assert digits is not None
            ((value, size),) = digits
            assert 0 <= value < size
            assert GAME.decode(state, {size: value}.__getitem__, 1) == move
            sizes.add(size)
            values.add(value)
        assert len(sizes) == 1 and len(values) == len(universe)


@settings(max_examples=12)
@given(st.integers(0, 10**6), st.integers(0, 10**6))
def test_any_digit_is_some_move(seed: int, digit: int) -> None:
    states, _ = whole_game(2, seed, False)
    for state in states[::10]:
        move = GAME.decode(state, lambda size: digit % size, 1)
        assert (move is None) == (state.drawer() is not None or state.starter < 0 or state.over)
        if move is not None and not isinstance(move, Draw):
            GAME.step(state, move)
            assert GAME.parse_move(GAME.print_move(move)) == move
