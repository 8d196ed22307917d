"""What holds in every state of every game of Piratatak."""

from __future__ import annotations

from typing import Any

import pytest
import tatak_play
from hypothesis import given, settings
from hypothesis import strategies as st
from tablee.game import CHANCE, OVER, Draw, Refusal
from tablee.games.piratatak import GAME

games = st.tuples(
    st.integers(2, 4),
    st.integers(0, 10**6),
    st.sampled_from([tatak_play.any_move, tatak_play.sensible]),
    st.sampled_from(["compulsory", "optional"]),
    st.sampled_from(["for-life", "freed"]),
    st.sampled_from(["first", "random"]),
)
few = settings(max_examples=25)


def run(how: Any) -> tuple[list[Any], list[Any], dict[str, str]]:
    players, seed, policy, cannon, colour, starter = how
    options = {"cannon": cannon, "colour": colour, "starter": starter}
    return *tatak_play.whole_game(GAME, players, seed, policy, **options), options


@few
@given(games)
def test_cards_are_conserved(how: Any) -> None:
    for state in run(how)[0]:
        for total, *places in zip(state.deck.counts, state.pile, state.discard, *state.hands, strict=True):
            assert sum(places) == total


@few
@given(games)
def test_positions_read_back(how: Any) -> None:
    states, _, options = run(how)
    for state in states:
        assert GAME.parse_position(GAME.print_position(state), options) == state


@few
@given(games)
def test_step_and_legal_moves_agree_over_all_moves(how: Any) -> None:
    states, _, _ = run(how)
    for state in states[:: max(1, len(states) // 20)]:
        legal = GAME.legal_moves(state)
        assert len(set(legal)) == len(legal)
        assert bool(legal) == (GAME.to_move(state) not in (CHANCE, OVER))
        for move in GAME.universe(state):
            step = GAME.step(state, move)
            assert isinstance(step, Refusal) == (move not in legal)
            if isinstance(step, Refusal):
                assert step.article.startswith("P-")
            else:
                assert GAME.apply(state, move) == step.state


@few
@given(games)
def test_what_chance_lists_can_come_and_nothing_else(how: Any) -> None:
    states, _, _ = run(how)
    for state in states[:: max(1, len(states) // 20)]:
        possible = {name for name, _ in GAME.chances(state)}
        assert bool(possible) == (GAME.to_move(state) is CHANCE)
        for name in GAME.outcomes(state):
            assert isinstance(GAME.step(state, Draw(name)), Refusal) == (name not in possible)


@few
@given(games)
def test_a_forced_move_is_the_only_one_and_never_a_draw(how: Any) -> None:
    for state in run(how)[0]:
        forced = GAME.forced(state)
        if forced is not None:
            assert GAME.legal_moves(state) == (forced,)
            assert str(forced) not in ("draw", "pass")


@few
@given(games)
def test_the_winner_has_a_complete_boat_and_nobody_else(how: Any) -> None:
    states, _, _ = run(how)
    result = GAME.result(states[-1])
    assert result is not None
    assert [seat for seat in range(len(states[-1].hands)) if len(states[-1].boat(seat)) == 6] == list(result.winners)
    assert all(GAME.result(state) is None for state in states[:-1])


@few
@given(games)
def test_happenings_move_every_card_that_changed_its_place(how: Any) -> None:
    states, entries, _ = run(how)
    for state, entry, following in zip(states, entries, states[1:], strict=False):
        step = GAME.step(state, entry)
        assert not isinstance(step, Refusal)
        if any(told.kind == "reshuffle" for told in step.happenings):
            assert not any(state.pile)
            continue
        assert tatak_play.places(following) == tatak_play.moved(tatak_play.places(state), step.happenings)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("policy", [tatak_play.any_move, tatak_play.sensible], ids=["any", "sensible"])
def test_games_end(players: int, policy: tatak_play.Policy) -> None:
    for seed in range(30):
        states, _ = tatak_play.whole_game(GAME, players, seed, policy)
        assert GAME.to_move(states[-1]) is OVER
