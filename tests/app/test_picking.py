"""A move by picks: what goes on, what completes it, what begins anew, and why something is refused."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import horta_play as hp
from app.picking import Picked, lit, pick, why_not
from tablee.games.horta.rules import GAME, State

TOUCHES = (*(f"{column}{row}" for column in "abcde" for row in "12345"), "reserve", "reserve-other", *"NESW")


def somewhere(seed: int) -> State:
    """A position some random moves from the start."""
    rng = Random(seed)
    state = hp.start(**{option.name: rng.choice(option.values) for option in GAME.options})
    for _ in range(rng.randrange(60)):
        moves = GAME.legal_moves(state)
        if not moves:
            break
        state = GAME.apply(state, rng.choice(moves))
    return state


seeds = st.integers(0, 1 << 32)


@given(seeds)
@settings(max_examples=30)
def test_every_legal_move_is_made_by_its_picks_and_by_no_fewer(seed: int) -> None:
    state = somewhere(seed)
    for move in GAME.legal_moves(state):
        whole = GAME.picks(state, move)
        assert whole is not None
        picked = Picked()
        for choice in whole:
            assert picked.move is None
            assert choice in lit(GAME, state, picked.picks)
            picked = pick(GAME, state, picked.picks, choice)
            assert picked.refusal is None
        assert picked.move == move


@given(seeds)
@settings(max_examples=30)
def test_what_is_lit_leads_to_a_legal_move(seed: int) -> None:
    state = somewhere(seed)
    legal = {GAME.picks(state, move) for move in GAME.legal_moves(state)}
    for first, whole in lit(GAME, state, ()).items():
        assert whole in legal and whole[0] == first
        for second, longer in lit(GAME, state, (first,)).items():
            assert longer in legal and longer[:2] == (first, second)


@given(seeds)
@settings(max_examples=20)
def test_a_touch_always_does_something_or_says_why_not(seed: int) -> None:
    state, rng = somewhere(seed), Random(seed)
    picks: tuple[str, ...] = ()
    for _ in range(30):
        choice = rng.choice(sorted(lit(GAME, state, picks)) if rng.random() < 0.4 else TOUCHES)
        if choice in "NESW" and choice not in lit(GAME, state, picks):
            continue  # the rosette shows legal facings only
        picked = pick(GAME, state, picks, choice)
        if picked.refusal is not None:
            assert picked.picks == picks, "what was picked stays picked"
            assert picked.refusal.article
        else:
            assert picked.move is not None or picked.picks != picks, (picks, choice)
        picks = () if picked.move is not None else picked.picks


def through(state: State, *choices: str) -> Picked:
    picked = Picked()
    for choice in choices:
        picked = pick(GAME, state, picked.picks, choice)
    return picked


BOARD = "a1E c2N b3* c3* d3* c4s e5w"


def test_picking_the_last_pick_again_lets_go() -> None:
    state = hp.standing(BOARD)
    assert through(state, "reserve", "reserve") == Picked()
    assert through(state, "reserve", "b1", "b1") == Picked()


def test_the_same_cell_twice_is_a_turn_and_a_third_time_lets_go() -> None:
    state = hp.standing(BOARD)
    assert through(state, "c2", "c2").picks == ("c2", "c2")
    assert through(state, "c2", "c2", "c2") == Picked()


def test_another_ship_begins_anew() -> None:
    state = hp.standing(BOARD)
    assert through(state, "a1", "c2") == Picked(("c2",))
    assert through(state, "reserve", "b1", "c2") == Picked(("c2",))


def test_another_place_for_the_same_ship_replaces_the_place() -> None:
    state = hp.standing(BOARD)
    assert through(state, "reserve", "b1", "d1") == Picked(("reserve", "d1"))
    assert through(state, "c2", "b2", "d2") == Picked(("c2", "d2"))
    assert through(state, "c2", "b2", "c2") == Picked(("c2", "c2"))


def test_the_reserve_while_a_facing_is_asked_for_begins_anew_and_does_not_leave_the_board() -> None:
    state = hp.standing(BOARD)
    assert through(state, "a1", "a2", "reserve") == Picked(("reserve",))


def test_pushing_while_a_facing_is_asked_for_pushes() -> None:
    state = hp.standing("a1N a2n b3* c3* d3*")
    assert str(through(state, "a1", "a2").move) == "a1!"
    assert str(through(state, "a1", "b1", "a2").move) == "a1!"


@pytest.mark.parametrize(
    ("touches", "why"),
    [
        ("b2", "H-05 empty b2"),
        ("b3", "H-05 asteroid b3"),
        ("c4", "H-05 not-yours c4"),
        ("reserve-other", "H-05 not-yours-reserve"),
        ("reserve c4", "H-06 enter-inside c4"),
        ("reserve b2", "H-06 enter-inside b2"),
        ("reserve reserve-other", "H-05 not-yours-reserve"),
        ("a1 e1", "H-09 too-far a1"),
        ("c2 c3", "H-16 blocked"),
        ("a1 reserve-other", "H-05 not-yours-reserve"),
        ("reserve b1 c3", "H-06 enter-inside c3"),
        ("reserve b1 reserve-other", "H-05 not-yours-reserve"),
        ("a1 a2 reserve-other", "H-05 not-yours-reserve"),
        ("a1 a2 e1", "H-09 too-far a1"),
    ],
)
def test_the_refusal_is_that_of_the_move_that_got_furthest(touches: str, why: str) -> None:
    refusal = through(hp.standing(BOARD), *touches.split()).refusal
    assert refusal is not None
    article, kind, *at = why.split()
    assert (refusal.article, refusal.kind) == (article, kind)
    assert refusal.get("at") in (None, *at)


def test_without_ships_in_reserve_the_reserve_is_refused() -> None:
    state = hp.standing("a1N b1N c1N d1N e1N b3* c3* d3*")
    refusal = through(state, "reserve").refusal
    assert refusal is not None
    assert (refusal.article, refusal.kind) == ("H-08", "no-reserve")


def test_a_ship_does_not_leave_from_inside() -> None:
    state = hp.standing("c2N b1N c1N d1N e1N b3* c3* d3*")
    refusal = through(state, "c2", "reserve").refusal
    assert refusal is not None
    assert (refusal.article, refusal.kind) == ("H-11", "leave-inside")
    assert str(through(state, "b1", "reserve").move) == "b1-"


def test_entering_on_a_taken_cell_without_the_strength_says_how_much_is_missing() -> None:
    state = hp.standing("c1* c2* b3* e1s")
    refusal = why_not(GAME, state, ("reserve", "c1"))
    assert refusal is not None
    assert (refusal.article, refusal.kind) == ("H-16", "too-many-asteroids")
    assert (refusal["along"], refusal["against"], refusal["asteroids"]) == (1, 0, 2)
