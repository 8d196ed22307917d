"""Text and picks of Trekattak."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tatak_play
from tablee.game import NotationError, Refusal
from tablee.games.trekattak import GAME


def test_the_rulebooks_example_is_read_and_written_alike() -> None:
    text = "F139+L,p,klingon/K2+L|V2,gorn|khan|borg1|2 breen owe2"
    state = GAME.parse_position(text, {})
    assert GAME.print_position(state) == text
    assert (state.boat(0), state.reserve(0)) == (("F1", "F3", "F9"), ("L", "p", "klingon"))
    assert (state.people(), state.borg) == ("breen", (1,))
    assert sum(state.pile) == 90 - 6 - 2 - 2 - 1 - 1
    assert tatak_play.total(state) == 90


def test_the_borg_count_has_a_number_a_seat_under_the_option() -> None:
    text = "-+/-+/-+|||borg1,0,2|1 turn"
    assert GAME.print_position(GAME.parse_position(text, {"borg": "per-player"})) == text
    for wrong, options in ((text, {}), (text.replace("1,0,2", "1"), {"borg": "per-player"})):
        with pytest.raises(NotationError):
            GAME.parse_position(wrong, options)


def test_more_owed_than_there_is_reads_as_all_there_is() -> None:
    assert GAME.print_position(GAME.parse_position("K1+L/-+|||borg0|1 kazon owe4", {})).endswith("kazon owe2")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "-+/-+|||borg0",
        "-+/-+||borg0|1 turn",
        "-+/-+|||borg|1 turn",
        "-+/-+|||borg01|1 turn",
        "-+/-+|||borg-1|1 turn",
        "-+/-+|||borg10000|1 turn",
        "-+/-+|||0|1 turn",
        "-+/-+|||borg0|3 turn",
        "-+/-+|||borg0|1 again",
        "-+c/-+|||borg0|1 cannon",
        "-+p/-+|||borg0|1 cannon",
        "-+gorn/-+|||borg0|1 turn",
        "-+q/-+|||borg0|1 turn",
        "-+/-+||klingon|borg0|1 turn",
        "-+/-+||q|borg0|1 turn",
        "-+/-+||orion|borg0|1 turn",
        "-+/-+||L|borg0|1 turn",
        "-+/-+||p|borg0|1 turn",
        "-+/-+||borg,borg,borg,borg|borg0|1 turn",
        "-+/-+|gorn|gorn|borg0|1 turn",
        "K1+L/-+|||borg0|1 gorn turn",
        "K1+L/-+|||borg0|1 owe1",
        "K1+L/-+|||borg0|1 L owe1",
        "K1+L/-+|||borg0|1 kirk owe1",
        "K1+L/-+|||borg0|1 gorn kazon owe1",
        "K1+L/-+|gorn||borg0|1 gorn owe1",
        "K1+L/-+|||borg0|1 gorn owe2",
        "K1+L,p/-+|||borg0|1 gorn owe1",
        "K1+L/-+|||borg0|1 gorn phasers1",
        "K1+L,p,p/-+|||borg0|1 gorn phasers2",
        "K+/-+|||borg0|1 gorn owe1",
        "K1+L/-+|||borg0|1 klingon owe1",
        "K1+L,L/-+|||borg0|1 q owe1",
        "K1+L,L/-+|||borg0|1 orion owe1",
        "K1+L,L/-+|||borg0|1 ferengi owe2",
        "K1+V1,V2/-+|||borg0|1 vulcan owe2",
        "V1+L,p/-+|||borg0|1 vulcan owe1",
        "K1+L/-+|||borg0|1 borg owe1",
        "K1+L,L,L,L/-+|||borg1|1 borg owe4",
        "K1+L/-+|||borg0|1 gorn ally",
        "K1+L/-+|||borg0|1 federation ally",
        "-+L/-+|||borg0|1 klingon ally",
        "K1+L/-+|||borg0|1 q build",
        "-+L/-+|||borg0|1 q build",
        "-+K1/K2+|||borg0|1 q build",
        "-+K1/-+|||borg0|1 gorn build",
        "F123456789+/-+|||borg0|1 turn",
        "F12345678+/-+|||borg0|1 over",
    ],
)
def test_impossible_positions_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse_position(text, {})


@given(st.text(alphabet="-+/|,LpFKVG129 borgqwe0tun", max_size=60))
def test_any_text_is_a_position_or_refused_as_none(text: str) -> None:
    try:
        state = GAME.parse_position(text, {})
    except NotationError:
        return
    assert GAME.parse_position(GAME.print_position(state), {}) == state


def test_every_move_reads_back() -> None:
    moves = GAME.universe(GAME.start(2, GAME.settings({})))
    assert len(moves) == len(set(moves)) == 2 + 36 + 37 + 5 + 37 + 4
    for move in moves:
        assert GAME.parse_move(GAME.print_move(move)) == move


@pytest.mark.parametrize(
    "text", ["", "fire", "pay", "build", "build X", "give F0", "keep klingon", "take", "spend gorn"]
)
def test_other_text_is_no_move(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse_move(text)


def test_one_touch_makes_a_move() -> None:
    state = GAME.parse_position("K1+L,p,orion/V1+K2,F3|F9||borg0|1 klingon ally", {})
    picks = {str(move): GAME.picks(state, move) for move in GAME.universe(state)}
    assert (picks["keep"], picks["take K2"], picks["spend p"], picks["build V"]) == (("keep",), ("K2",), ("p",), ("V",))
    assert picks["take F9"] is picks["spend klingon"] is None


def test_a_card_out_of_reach_says_why() -> None:
    state = GAME.parse_position("K1+L,orion/V1+K2|F9||borg0|1 turn", {})
    assert GAME.stray(state, ("F9",)) == Refusal("T-04", "not-for-sale", 1, card="F9")
    assert GAME.stray(state, ("orion",)) == Refusal("T-12", "no-tribute", 1, card="orion")
    assert GAME.stray(state, ("p",)) == Refusal("T-12", "not-yours", 1, card="p")
    assert GAME.stray(state, ("K2",)) is None
