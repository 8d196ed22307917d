"""H-01 … H-04: who plays, who begins, what stands where, what it is about."""

from __future__ import annotations

import pytest

from horta_play import at, board, legal, play, refused, start, won_by
from tablee.game import CHANCE, OptionError, Refusal
from tablee.games.horta.rules import GAME


@pytest.mark.article("H-01")
def test_two_sides_play_federation_and_ferengi() -> None:
    assert GAME.seats == (2, 2)
    assert [GAME.seat_letter(seat) for seat in (0, 1)] == ["F", "G"]
    for players in (0, 1, 3):
        with pytest.raises(OptionError):
            GAME.start(players, GAME.settings({}))


@pytest.mark.article("H-02")
def test_federation_moves_first_then_sides_alternate() -> None:
    state, movers = start(), []
    for move in ("@a1N", "@e5S", "@a2N", "@d5S", "a1b1N"):
        movers.append(GAME.to_move(state))
        state = play(state, move)
    assert movers == [0, 1, 0, 1, 0]


@pytest.mark.article("H-02", "H-05")
def test_nothing_is_left_to_chance() -> None:
    state = start()
    assert GAME.to_move(state) is not CHANCE
    assert GAME.chances(state) == ()
    assert GAME.outcomes(state) == ()
    assert isinstance(GAME.step(state, GAME.parse_entry(":R4")), Refusal)


@pytest.mark.article("H-03")
@pytest.mark.parametrize("options", [{}, {"push": "strict", "opening": "barred", "exits": "once"}])
def test_three_asteroids_on_the_middle_row_and_ten_ships_outside(options: dict[str, str]) -> None:
    state = start(**options)
    assert GAME.print_position(state) == "5/5/1***1/5/5 F 0 0 0"
    assert [state.reserve(side) for side in (0, 1)] == [5, 5]


@pytest.mark.article("H-03")
def test_the_reserve_is_what_is_not_on_the_board() -> None:
    state = at("n3N/5/1***1/5/E2Ww F")
    assert [state.reserve(side) for side in (0, 1)] == [2, 3]


@pytest.mark.article("H-04", "H-18")
def test_the_game_is_about_the_exit_of_an_asteroid() -> None:
    """Ships may be lost by the dozen; only an asteroid's exit wins."""
    state = at("n4/N4/1***1/5/5 F")
    after = play(state, "a4!")
    assert board(after) == "N4/5/1***1/5/5"
    assert won_by(after) is None
    assert won_by(play(at("*4/N4/2**1/5/5 F"), "a4!")) == "F"


@pytest.mark.article("H-05")
def test_there_are_64_first_moves_and_each_enters_a_ship() -> None:
    moves = legal(start())
    assert len(moves) == 64
    assert all(move.startswith("@") for move in moves)


@pytest.mark.article("H-05")
def test_one_moves_own_ships_only() -> None:
    state = at("5/1n3/1***1/1N3/5 F")
    for move in ("b4=S", "b4a4N", "b4!"):
        assert refused(state, move) == ("H-05", "not-yours")
    assert refused(state, "c3=N") == ("H-05", "asteroid")
    assert refused(state, "c2=N") == ("H-05", "empty")
    assert refused(state, "c1-") == ("H-05", "empty")


@pytest.mark.article("H-05")
def test_there_is_always_something_to_do() -> None:
    """No pass is needed: a side without reserve has five ships, and some ship can always turn."""
    crowded = at("NNnnN/nnNNn/1***1/5/5 F")
    assert crowded.reserve(0) == 0
    assert {"a5=E", "a5=S", "a5=W"} <= legal(crowded)
