"""Hands and piles are secret: what each seat sees of states, entries and happenings."""

from __future__ import annotations

import random
from typing import Any

import pytest
from card_table import BLOCK, Table, whole_game
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.game import CHANCE, OVER, Draw, Refusal
from tablee.games.zatre_cards import GAME
from tablee.games.zatre_cards.cards import INDEX

games = st.tuples(st.integers(2, 4), st.integers(0, 10**6), st.booleans())
few = settings(max_examples=10)
PASSED = f"{BLOCK}|25,33,46/11,12,13|2/15|-/-|1 1 0 0|-"


def hands(position: str, viewer: int | None) -> list[str]:
    return str(GAME.print_position(GAME.mask(GAME.parse_position(position, {}), viewer))).split("|")[1].split("/")


def seen(state: Any, viewer: int | None, part: int) -> str:
    return str(GAME.print_position(GAME.mask(state, viewer))).split("|")[part]


@pytest.mark.article("K-03")
def test_a_seat_sees_its_own_hand_only() -> None:
    position = f"{BLOCK}|25,33,46/11,12,13|9/8|-/-|1 1 0 0|-"
    assert hands(position, 0) == ["25,33,46", "?,?,?"]
    assert hands(position, 1) == ["?,?,?", "11,12,13"]
    assert hands(position, None) == ["?,?,?", "?,?,?"]


@pytest.mark.article("K-03", "K-07")
def test_a_draw_is_seen_by_the_seat_that_draws() -> None:
    state = GAME.parse_position("36@0,0E 45@0,1E|11,22/05,44,56|9/9|-/-|1 1 2 0|-", {})
    assert GAME.mask_entry(state, Draw("66"), 0) == Draw("66")
    assert GAME.mask_entry(state, Draw("66"), 1) == Draw(None)
    assert GAME.mask_entry(GAME.start(2, {}), Draw("seat2"), None) == Draw("seat2")


@pytest.mark.article("K-08")
def test_a_hand_that_does_not_fit_is_shown_to_all() -> None:
    state = GAME.parse_position(f"{BLOCK}|25,33,46/11,12,13|9/8|-/-|1 1 0 0|-", {})
    entry = GAME.mask_entry(state, GAME.parse_move("pass"), 1)
    assert str(entry) == "pass:25,33,46"
    assert GAME.mask_entry(state, GAME.parse_move("pass"), 0) == GAME.parse_move("pass")
    step = GAME.step(GAME.mask(state, 1), entry)
    assert not isinstance(step, Refusal)
    assert step.happenings == Table(state).play("pass").told
    assert step.state == GAME.mask(Table(state).play("pass").state, 1)


@pytest.mark.article("K-08")
def test_others_know_the_cards_laid_aside_but_not_where_they_went() -> None:
    table = Table(f"{BLOCK}|25,33,46/11,12,13|9/8|-/-|1 1 0 0|-").play("pass :03 :55 :56 03@0,2W :33")
    assert table.part(2) == "6+25,46/8"
    assert (seen(table.state, 1, 1), seen(table.state, 1, 2)) == ("?,?,?/11,12,13", "8=25,33,46/8")
    other = Table(f"{BLOCK}|25,33,46/11,12,13|9/8|-/-|1 1 0 0|-").play("pass :03 :55 :56 03@0,2W :14")
    assert GAME.view(table.state, 1) == GAME.view(other.state, 1)
    assert GAME.view(table.state, 0) != GAME.view(other.state, 0)


@pytest.mark.article("K-08")
def test_a_hand_redrawn_from_shown_cards_is_hidden_among_them() -> None:
    table = Table(PASSED).play("pass :14 :44 pass :25 :44 :46")
    other = Table(PASSED).play("pass :14 :44 pass :14 :25 :33")
    assert (seen(table.state, 1, 1), seen(table.state, 1, 2)) == ("?,?,?/11,12,13", "2=14,25,33,44,46/15")
    assert GAME.view(table.state, 1) == GAME.view(other.state, 1)
    drawn = {GAME.sample(GAME.view(table.state, 1), random.Random(seed)).hands[0] for seed in range(200)}
    assert len(drawn) == 10


@pytest.mark.article("K-08")
def test_a_sample_leaves_no_shown_card_out() -> None:
    """Three cards in the hand, none in the pile, and two of them have been seen."""
    view = GAME.view(GAME.parse_position(f"{BLOCK}|25!,33!,46/11,12,13|0/17|-/-|1 2 0 1|-", {}), 1)
    hands = {GAME.sample(view, random.Random(seed)).hands[0] for seed in range(60)}
    assert all({INDEX["25"], INDEX["33"]} <= {*hand} for hand in hands) and len(hands) > 5


@pytest.mark.article("K-08")
def test_the_owner_still_knows_a_card_of_the_pile_after_laying_one_like_it() -> None:
    """33 is laid aside and 33 is drawn: others may take the one laid for the one shown, its owner knows better."""
    table = Table(f"{BLOCK}|25,33,46/11,12,13|9/8|-/-|1 1 0 0|-").play("pass :03 :33 :56 03@0,2W :14")
    assert (table.part(1), table.part(2)) == ("14,33,56/11,12,13", "5+25,33,46/8")
    table.play("12@-1,3N :15 33@-3,2E")
    assert table.part(2) == "5+25,33*,46/7"
    assert table.chances["33"] == sum(table.state.unseen())
    assert seen(table.state, 1, 2) == "8=25,46/7"


@few
@given(games)
def test_a_log_seen_by_a_seat_replays_to_what_it_sees(how: tuple[int, int, bool]) -> None:
    """Of every state and of the happenings: hidden cards aside, they are the same."""
    states, entries = whole_game(*how)
    for viewer in (*range(how[0]), None):
        masked = GAME.mask(states[0], viewer)
        for state, entry, after in zip(states, entries, states[1:], strict=False):
            seen_entry = GAME.mask_entry(state, entry, viewer)
            step = GAME.step(masked, seen_entry)
            assert not isinstance(step, Refusal), f"{seen_entry}: {step!r}"
            masked = step.state
            assert masked == GAME.mask(after, viewer)
            assert masked == GAME.mask(masked, viewer)


@few
@given(games)
def test_happenings_seen_by_others_name_no_hidden_card(how: tuple[int, int, bool]) -> None:
    states, entries = whole_game(*how)
    for state, entry in zip(states[:60], entries, strict=False):
        step = GAME.step(state, entry)
        seen_step = GAME.step(GAME.mask(state, None), GAME.mask_entry(state, entry, None))
        assert not isinstance(step, Refusal) and not isinstance(seen_step, Refusal)
        for full, part in zip(step.happenings, seen_step.happenings, strict=True):
            assert full == part or (part.kind in ("deal", "draw") and part["card"] is None)


@few
@given(games, st.integers(0, 10**6))
def test_samples_look_the_same_to_the_seat(how: tuple[int, int, bool], seed: int) -> None:
    rng = random.Random(seed)
    states, _ = whole_game(*how)
    for state in rng.sample(states, 12):
        for viewer in (*range(how[0]), None):
            view = GAME.view(state, viewer)
            sample = GAME.sample(view, rng)
            assert GAME.view(sample, viewer) == view
            assert "?" not in GAME.print_position(sample)
            assert GAME.parse_position(GAME.print_position(sample), {}) == sample
            assert GAME.to_move(sample) == GAME.to_move(state)


@few
@given(games)
def test_legal_moves_of_a_seat_follow_from_its_view(how: tuple[int, int, bool]) -> None:
    states, _ = whole_game(*how)
    for state in states[::9]:
        seat = GAME.to_move(state)
        if isinstance(seat, int):
            view = GAME.view(state, seat).state
            assert GAME.legal_moves(view) == GAME.legal_moves(state)
            assert GAME.forced(view) == GAME.forced(state)


@few
@given(games)
def test_every_rule_runs_on_what_others_see(how: tuple[int, int, bool]) -> None:
    states, _ = whole_game(*how)
    for state in states[::17]:
        masked = GAME.mask(state, None)
        possible = {*GAME.legal_moves(masked)}
        assert {*GAME.legal_moves(state)} <= possible | {GAME.parse_move("pass")}
        assert GAME.to_move(masked) == GAME.to_move(state)
        assert {name for name, _ in GAME.chances(state)} <= {name for name, _ in GAME.chances(masked)}
        assert GAME.result(masked) == GAME.result(state)
        assert GAME.parse_position(GAME.print_position(masked), {}) == masked
        if GAME.to_move(state) not in (CHANCE, OVER):
            assert GAME.forced(masked) is None
            for move in GAME.universe(masked)[::60]:
                assert isinstance(GAME.step(masked, move), Refusal) == (move not in possible)
