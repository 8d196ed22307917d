"""What holds in every state of every game of Trekattak."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tatak_play
import tatak_properties as hold
from tablee.game import OVER
from tablee.games.trekattak import GAME

games = st.tuples(
    st.integers(2, 4),
    st.integers(0, 10**6),
    st.sampled_from([tatak_play.any_move, tatak_play.sensible]),
    st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in GAME.options}),
)
few = settings(max_examples=12)


def run(how: Any) -> tuple[list[Any], list[Any]]:
    players, seed, policy, options = how
    return tatak_play.whole_game(GAME, players, seed, policy, **options)


@pytest.mark.article("T-01", "T-16", "T-17")
@few
@given(games)
def test_pile_discard_exile_and_players_make_ninety(how: Any) -> None:
    """The alien being settled lies before its player."""
    for state in run(how)[0]:
        assert tatak_play.total(state) == 90
        everywhere = zip(state.deck.counts, state.pile, state.discard, state.exiled, *state.hands, strict=True)
        for kind, (total, *places) in enumerate(everywhere):
            assert sum(places) + (kind == state.attack) == total


@few
@given(games)
def test_every_state_keeps_the_contract(how: Any) -> None:
    states, entries = run(how)
    hold.positions_read_back(GAME, states, how[-1])
    hold.step_and_legal_moves_agree(GAME, states, "T-")
    hold.what_chance_lists_can_come_and_nothing_else(GAME, states)
    hold.a_forced_move_is_the_only_one_and_never_a_draw(GAME, states)
    hold.legal_moves_are_told_apart_by_their_picks(GAME, states)
    hold.digits_read_back(GAME, states, entries)


@pytest.mark.article("T-24")
@few
@given(games)
def test_the_winner_alone_has_a_complete_ship(how: Any) -> None:
    hold.the_winner_alone_is_complete(GAME, run(how)[0], 9)


@few
@given(games)
def test_happenings_move_every_card_that_changed_its_place(how: Any) -> None:
    hold.happenings_move_every_card_that_changed_its_place(GAME, *run(how))


@pytest.mark.article("T-22")
@few
@given(games)
def test_there_is_always_something_to_draw(how: Any) -> None:
    for state in run(how)[0]:
        assert any(state.pile) or any(state.discard) or state.attack == state.deck.index["q"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("policy", [tatak_play.any_move, tatak_play.sensible], ids=["any", "sensible"])
def test_games_end(players: int, policy: tatak_play.Policy) -> None:
    for seed in range(30):
        states, _ = tatak_play.whole_game(GAME, players, seed, policy)
        assert GAME.to_move(states[-1]) is OVER


def test_whole_games_are_short_links() -> None:
    lengths = tatak_play.lengths(GAME, 4, 200)
    assert tatak_play.percentile(lengths, 0.5) <= 280
    assert tatak_play.percentile(lengths, 0.99) <= 600
