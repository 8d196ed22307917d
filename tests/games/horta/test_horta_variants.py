"""H-20, H-21: the barred opening and the single voluntary exit."""

from __future__ import annotations

import pytest

from horta_play import at, board, legal, play, refused, start
from tablee.games.horta.rules import GAME


@pytest.mark.article("H-20", "H-21")
def test_variants_are_off_by_default() -> None:
    assert GAME.settings({}) == {"push": "total", "opening": "free", "exits": "free"}
    assert {"@c1N", "@c5N"} <= legal(start())


@pytest.mark.article("H-20")
def test_nobody_lands_on_c1_or_c5_in_the_first_four_plies() -> None:
    state = start(opening="barred")
    assert len(legal(state)) == 56
    for move in ("@a1N", "@e5S", "@a2N", "@e4S"):
        for cell in ("c1", "c5"):
            for facing in "NESW":
                assert refused(state, f"@{cell}{facing}") == ("H-20", "barred")
        state = play(state, move)
    assert {f"@{cell}{facing}" for cell in ("c1", "c5") for facing in "NESW"} <= legal(state)


@pytest.mark.article("H-20")
def test_stepping_there_is_barred_too() -> None:
    state = play(start(opening="barred"), "@b1N", "@d5S")
    assert refused(state, "b1c1N") == ("H-20", "barred")
    assert "b1b2N" in legal(state)
    state = play(state, "@b5N")
    assert refused(state, "d5c5E") == ("H-20", "barred")


@pytest.mark.article("H-20")
@pytest.mark.parametrize(("ply", "verdict"), [(3, "barred"), (4, "free")])
def test_so_is_pushing_there(ply: int, verdict: str) -> None:
    """From beside it, and by entering with a push."""
    for position, move in (("1Ee2/5/1***1/5/5 F", "b5!"), ("5/5/1***1/5/2e2 F", "@c1N!")):
        state = at(f"{position} {ply} 0 0", opening="barred")
        if verdict == "barred":
            assert refused(state, move) == ("H-20", "barred")
        else:
            assert move in legal(state)


@pytest.mark.article("H-20")
def test_being_shoved_there_is_allowed() -> None:
    state = at("Ee3/5/1***1/5/5 F 2 0 0", opening="barred")
    assert board(play(state, "@a5E!")) == "EEe2/5/1***1/5/5"
    assert board(play(state, "a5!")) == "1Ee2/5/1***1/5/5"


@pytest.mark.article("H-20")
def test_turning_there_and_leaving_from_there_are_allowed() -> None:
    """A ship shoved onto c5 is not landing again."""
    state = at("2e2/5/1***1/5/5 G 3 0 0", opening="barred")
    assert {"c5=S", "c5-", "c5c4N"} <= legal(state)


@pytest.mark.article("H-20")
def test_other_cells_are_not_barred() -> None:
    state = start(opening="barred")
    assert legal(state) == {move for move in legal(start()) if move[1:3] not in ("c1", "c5")}


@pytest.mark.article("H-21")
def test_each_player_leaves_once_a_game() -> None:
    state = play(start(exits="once"), "@a1N", "@e5S")
    assert "a1-" in legal(state)
    state = play(state, "a1-", "e5d5S", "@a1N", "d5e5S")
    assert state.exits == (1, 0)
    assert refused(state, "a1-") == ("H-21", "exit-used")
    state = play(state, "a1a2N", "e5-", "a2a1N")
    assert state.exits == (1, 1)
    state = play(state, "@e5S", "a1a2N")
    assert refused(state, "e5-") == ("H-21", "exit-used")


@pytest.mark.article("H-21")
def test_another_ship_does_not_make_another_exit() -> None:
    state = play(start(exits="once"), "@a1N", "@e5S", "@b1N", "@d5S", "a1-", "e5-")
    assert refused(state, "b1-") == ("H-21", "exit-used")


@pytest.mark.article("H-21")
def test_being_pushed_off_does_not_count() -> None:
    state = at("5/5/1***1/5/nW3 F 9 0 0", exits="once")
    state = play(state, "b1!")
    assert state.exits == (0, 0)
    state = at("5/5/1***1/5/NW3 F 9 0 0", exits="once")
    assert play(state, "b1!").exits == (0, 0)


@pytest.mark.article("H-21")
def test_without_the_option_leaving_is_free_and_not_counted() -> None:
    state = play(start(), *("@a1N", "@e5S", "a1-", "e5-", "@b1N", "@d5S", "b1-", "d5-"))
    assert state.exits == (0, 0)
    assert GAME.print_position(state).endswith(" 8 0 0")
