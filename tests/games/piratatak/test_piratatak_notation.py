"""Text and picks of Piratatak."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.game import NotationError, Refusal
from tablee.games.piratatak import GAME


def test_the_rulebooks_example_is_read_and_written_alike() -> None:
    text = "R124+o,o,c,B3/-+Y5|o,!|1 more"
    state = GAME.parse_position(text, {})
    assert GAME.print_position(state) == text
    assert (state.boat(0), state.reserve(0)) == (("R1", "R2", "R4"), ("o", "o", "c", "B3"))
    assert (state.boat(1), state.reserve(1)) == ((), ("Y5",))
    assert sum(state.pile) == 55 - 7 - 1 - 2


def test_an_empty_reserve_may_go_without_its_plus() -> None:
    assert GAME.parse_position("R/-||2 turn", {}) == GAME.parse_position("R+/-+||2 turn", {})


def test_more_owed_than_there_is_reads_as_all_there_is() -> None:
    assert GAME.print_position(GAME.parse_position("R1+c/-+|!|1 owe3", {"cannon": "optional"})).endswith("|1 owe1")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "-+||1 turn",
        "-+/-+/-+/-+/-+||1 turn",
        "-+/-+|1 turn",
        "-+/-+|||1 turn",
        "-+/-+||3 turn",
        "-+/-+||0 turn",
        "-+/-+|| turn",
        "-+/-+||1 sleep",
        "-+/-+||1 turn2",
        "-+/-+||1",
        "-+x/-+||1 turn",
        "-+o,/-+||1 turn",
        "R7+/-+||1 turn",
        "R11+/-+||1 turn",
        "X1+/-+||1 turn",
        "+o/-+||1 turn",
        "R1+R2/-+||1 turn",
        "R1+/R2+||1 turn",
        "R1+/-+R1||1 turn",
        "R1+/-+|R1|1 turn",
        "-+c,c/-+c,c||1 turn",
        "-+/-+|!,!,!,!,!,!,!,!,!|1 turn",
        "-+" + ",".join(["o"] * 21) + "/-+||1 turn",
        "-+" + ",".join(["o"] * 300) + "/-+||1 turn",
        "-+!/-+||1 turn",
        "R123456+/-+||1 more",
        "R12345+/-+||1 over",
        "R123456+/-+||2 over",
        "R1+o/-+|!|1 owe",
        "R1+o/-+|!|1 owe0",
        "R1+o/-+|!|1 owe4",
        "R1+o/-+||1 owe2",
        "R+/-+|!|1 owe1",
        "R1+o,c/-+|!|1 owe2",
        "R1+o/-+|!|1 cannon",
        "R1+c/-+||1 cannon",
        "R1+/-+||1 ally",
        "R1+/-+||1 phasers1",
        "R1+/-+||1 starter",
        "-+/-+||2 starter",
        "R1+/-+|!|1 \N{SUPERSCRIPT TWO}",
    ],
)
def test_impossible_positions_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse_position(text, {})


def test_under_freed_colours_nobody_builds_a_colour_without_a_piece() -> None:
    GAME.parse_position("R+/-+||1 turn", {})
    with pytest.raises(NotationError):
        GAME.parse_position("R+/-+||1 turn", {"colour": "freed"})


@given(st.text(alphabet="-+/|,oc!RBGY123456 turnmoweda\n", max_size=60))
def test_any_text_is_a_position_or_refused_as_none(text: str) -> None:
    try:
        state = GAME.parse_position(text, {})
    except NotationError:
        return
    assert GAME.parse_position(GAME.print_position(state), {}) == state


def test_every_move_reads_back() -> None:
    moves = GAME.universe(GAME.start(2, GAME.settings({})))
    assert len(moves) == len(set(moves)) == 53
    for move in moves:
        assert GAME.parse_move(GAME.print_move(move)) == move


@pytest.mark.parametrize("text", ["", "draw R1", "buy", "give", "give R7", "fire c", "take R1", "DRAW", "buyR1"])
def test_other_text_is_no_move(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse_move(text)


def test_one_touch_makes_a_move() -> None:
    state = GAME.parse_position("R12+o,o,o,c/B1+R5|Y1|1 turn", {})
    picks = {str(move): GAME.picks(state, move) for move in GAME.universe(state)}
    assert picks["draw"] == ("pile",)
    assert picks["pass"] == ("pass",)
    assert picks["buy R5"] == picks["give R5"] == ("R5",)
    assert picks["give o"] == ("o",)
    assert picks["fire"] == ("c",)
    assert picks["buy Y1"] is picks["buy G1"] is None
    legal = [GAME.picks(state, move) for move in GAME.legal_moves(state)]
    assert len(set(legal)) == len(legal)


def test_a_card_out_of_reach_says_why() -> None:
    state = GAME.parse_position("R12+/B1+R5|Y1|1 turn", {})
    strays = {pick: GAME.stray(state, (pick,)) for pick in ("Y1", "G1", "o", "R5", "curtain")}
    assert strays["Y1"] == Refusal("P-05", "not-for-sale", 1, card="Y1")
    assert strays["G1"] == Refusal("P-05", "not-for-sale", 1, card="G1")
    assert strays["o"] == Refusal("P-09", "not-yours", 1, card="o")
    assert strays["R5"] is strays["curtain"] is None
