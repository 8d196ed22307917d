"""What holds in every state of every game, by a slow referee that reads positions."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
import slow_referee
from card_table import DECK, whole_game
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.game import CHANCE, OVER, Draw, Refusal
from tablee.games.zatre_cards import GAME

games = st.tuples(st.integers(2, 4), st.integers(0, 10**6), st.booleans())


def choices(how: tuple[int, int, bool]) -> list[tuple[Any, Any]]:
    """The states in which a seat chose, and what it chose."""
    states, entries = whole_game(*how)
    return [(state, entry) for state, entry in zip(states, entries, strict=False) if not isinstance(entry, Draw)]


@pytest.mark.article("K-04", "K-05", "K-06", "K-08")
@settings(max_examples=28)
@given(games)
def test_the_slow_referee_lists_the_same_legal_moves(how: tuple[int, int, bool]) -> None:
    """Some two thousand positions, stuck ones among them."""
    for state, _ in choices(how):
        legal = [str(move) for move in GAME.legal_moves(state)]
        assert len({*legal}) == len(legal)
        assert {*legal} == slow_referee.legal(GAME.print_position(state))


@pytest.mark.article("K-09", "K-10", "K-11", "K-12", "K-13")
@settings(max_examples=25)
@given(games)
def test_the_slow_referee_counts_the_same_points(how: tuple[int, int, bool]) -> None:
    sheets = [slow_referee.Sheet() for _ in range(how[0])]
    board: slow_referee.Board = {}
    turn: slow_referee.Board = {}
    for state, entry in choices(how):
        if not state.layout.placed:
            board, turn = {}, {}
        if str(entry) == "pass":
            continue
        new = slow_referee.covered(str(entry))
        board, turn = board | new, turn | new
        through = slow_referee.totals(board, new)
        sheets[state.seat].supers += through in ([10, 11, 12], [12, 12, 12])
        if len(board) > 2:
            sheets[state.seat].turn(slow_referee.totals(board, turn))
            turn = {}
    result = GAME.result(whole_game(*how)[0][-1])
    assert result is not None
    assert result.scores == tuple(sheet.points() for sheet in sheets)
    assert result.winners == tuple(seat for seat, score in enumerate(result.scores) if score == max(result.scores))


@settings(max_examples=10)
@given(games, st.integers(0, 10**6))
def test_step_and_legal_moves_agree_beside_the_layout(how: tuple[int, int, bool], seed: int) -> None:
    for state, _ in random.Random(seed).sample(choices(how), 4):
        legal, universe = {*GAME.legal_moves(state)}, GAME.universe(state)
        assert legal <= {*universe} and len({*universe}) == len(universe)
        for move in universe:
            step = GAME.step(state, move)
            assert isinstance(step, Refusal) == (move not in legal)
            if isinstance(step, Refusal):
                assert step.article.startswith("K-")
            else:
                assert GAME.apply(state, move) == step.state


@settings(max_examples=10)
@given(games)
def test_what_chance_lists_can_come_and_nothing_else(how: tuple[int, int, bool]) -> None:
    states, _ = whole_game(*how)
    for state in states[::5]:
        possible = [name for name, _ in GAME.chances(state)]
        assert bool(possible) == (GAME.to_move(state) is CHANCE)
        assert all(weight > 0 for _, weight in GAME.chances(state))
        assert possible == [name for name in GAME.outcomes(state) if name in possible]
        for name in GAME.outcomes(state):
            assert isinstance(GAME.step(state, Draw(name)), Refusal) == (name not in possible)


@pytest.mark.article("K-01", "K-02")
@settings(max_examples=15)
@given(games)
def test_cards_are_conserved(how: tuple[int, int, bool]) -> None:
    """What lies, is held, known, aside, gone or unseen is the deck; unseen ones fill the piles and the other half."""
    states, _ = whole_game(*how)
    for state in states[1::3]:
        unseen = state.unseen()
        assert min(unseen) >= 0
        open_cards = [*(lay.card for lay in state.layout.placed), *state.aside, *state.gone]
        held = sum((*state.hands, *state.known), start=())
        assert [unseen[card] + [*open_cards, *held].count(card) for card in range(28)] == [*DECK.values()]
        unknown = sum(state.piles) - sum(map(len, state.known))
        undealt = 25 - sum(map(len, state.hands)) - sum(state.piles) if not state.layout.placed else 0
        assert sum(unseen) == unknown + undealt + (0 if state.round % 2 else 25)
        for hand, known, shown in zip(state.hands, state.known, state.shown, strict=True):
            assert Counter(shown) <= Counter(hand + known)


@settings(max_examples=15)
@given(games)
def test_forced_is_a_pass_and_the_only_legal_move(how: tuple[int, int, bool]) -> None:
    states, _ = whole_game(*how)
    for state in states[::2]:
        forced, legal = GAME.forced(state), GAME.legal_moves(state)
        passing = GAME.parse_move("pass")
        assert (forced is not None) == (passing in legal)
        if forced is not None:
            assert legal == (forced,) == (passing,)


@settings(max_examples=10)
@given(games)
def test_picks_make_one_move_each(how: tuple[int, int, bool]) -> None:
    for state, _ in choices(how)[::5]:
        legal = GAME.legal_moves(state)
        assert len({GAME.picks(state, move) for move in legal}) == len(legal)
        for move in legal:
            card, _, place = str(move).partition("@")
            assert GAME.picks(state, move) == ((card, place[:-1], place[-1]) if place else ("pass",))


def test_stray_picks_name_an_article() -> None:
    state = GAME.parse_position("36@0,0E 45@0,1E|11,22,33/05,44,56|8/9|-/-|1 2 0 0|-", {})
    for picks, kind in [
        (("11",), "not-in-hand"),
        (("44", "7,7"), "apart"),
        (("44", "7,7", "E"), "apart"),
        (("44", "0,0"), "occupied"),
    ]:
        refusal = GAME.stray(state, picks)
        assert refusal is not None and (refusal.article, refusal.kind) == ("K-04", kind)
    assert GAME.stray(state, ("pile",)) is None
    assert GAME.picks(state, GAME.parse_move("11@0,2N")) is None


@pytest.mark.article("K-14")
@settings(max_examples=15)
@given(games)
def test_games_end_with_all_cards_laid_or_everybody_stuck(how: tuple[int, int, bool]) -> None:
    states, entries = whole_game(*how)
    for before, entry, after in zip(states, entries, states[1:], strict=False):
        if after.round > before.round or GAME.to_move(after) is OVER:
            if str(entry) == "pass":
                last = GAME.step(before, entry)
                assert not isinstance(last, Refusal)
                assert {"pass", "round-over"} <= {happening.kind for happening in last.happenings}
            else:
                assert len(before.layout.placed) == 24
