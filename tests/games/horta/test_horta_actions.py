"""H-06 … H-11: entering, stepping, turning, leaving."""

from __future__ import annotations

import pytest

from horta_play import at, board, legal, play, refused, standing, start
from tablee.game import NotationError, Refusal
from tablee.games.horta.rules import GAME

BORDER = [f"{column}{row}" for column in "abcde" for row in "12345" if column in "ae" or row in "15"]
INSIDE = [f"{column}{row}" for column in "bcd" for row in "234"]


def article_of(text: str) -> str | None:
    with pytest.raises(NotationError) as caught:
        GAME.parse_move(text)
    return caught.value.article


@pytest.mark.article("H-06")
def test_a_ship_enters_any_free_border_cell_with_any_facing() -> None:
    assert legal(start()) == {f"@{cell}{facing}" for cell in BORDER for facing in "NESW"}


@pytest.mark.article("H-06")
def test_entering_outwards_is_allowed() -> None:
    assert board(play(start(), "@a1S")) == "5/5/1***1/5/S4"
    assert board(play(start(), "@a1S", "@e5E")) == "4e/5/1***1/5/S4"


@pytest.mark.article("H-06")
@pytest.mark.parametrize("cell", INSIDE)
def test_nothing_enters_inside_the_board(cell: str) -> None:
    assert {article_of(f"@{cell}{facing}") for facing in "NESW"} == {"H-06"}


@pytest.mark.article("H-06")
def test_entering_takes_a_ship_from_the_own_reserve() -> None:
    state = play(start(), "@a1N", "@e5S", "@a2N")
    assert [state.reserve(side) for side in (0, 1)] == [3, 4]


@pytest.mark.article("H-07")
def test_an_occupied_cell_is_entered_by_a_push_only() -> None:
    state = at("5/5/1***1/5/2e2 F")
    for facing in "NESW":
        assert refused(state, f"@c1{facing}") == ("H-07", "enter-occupied")
    assert board(play(state, "@c1N!")) == "5/5/1***1/2e2/2N2"


@pytest.mark.article("H-07")
def test_a_free_cell_is_not_entered_by_a_push() -> None:
    assert refused(at("5/5/1***1/5/5 F"), "@c1N!") == ("H-12", "nothing-to-push")


@pytest.mark.article("H-07")
@pytest.mark.parametrize(
    ("cell", "facings"),
    [("c1", "N"), ("c5", "S"), ("a3", "E"), ("e3", "W"), ("a1", "EN"), ("e1", "NW"), ("a5", "ES"), ("e5", "SW")],
)
def test_the_push_goes_inward_at_a_corner_two_ways(cell: str, facings: str) -> None:
    state = standing(f"{cell}* c3* d4*")
    assert {move for move in legal(state) if move.endswith("!")} == {f"@{cell}{facing}!" for facing in facings}
    for facing in set("NESW") - set(facings):
        assert article_of(f"@{cell}{facing}!") == "H-07"


@pytest.mark.article("H-07")
@pytest.mark.parametrize("occupant", "*Ee")
def test_the_occupant_pushed_from_outside_may_be_anything(occupant: str) -> None:
    rest = "1**2" if occupant == "*" else "1***1"
    state = at(f"5/5/{rest}/5/2{occupant}2 F")
    assert board(play(state, "@c1N!")) == f"5/5/{rest}/2{occupant}2/2N2"


@pytest.mark.article("H-08")
def test_without_a_ship_in_reserve_nothing_enters() -> None:
    state = at("5/N4/N***1/N4/NE3 F")
    assert state.reserve(0) == 0
    assert refused(state, "@c1N") == ("H-08", "no-reserve")
    assert refused(state, "@a1E!") == ("H-08", "no-reserve")
    assert not {move for move in legal(state) if move.startswith("@")}


@pytest.mark.article("H-08")
def test_not_even_if_the_entry_would_push_an_own_ship_out() -> None:
    state = at("W4/S4/E***1/N4/N4 F")
    assert refused(state, "@e1W") == ("H-08", "no-reserve")
    full_row = at("EEEEE/5/1***1/5/5 F")
    assert refused(full_row, "@a5E!") == ("H-08", "no-reserve")
    with_reserve = at("EEEE1/5/1***1/5/5 F")
    assert "@a5E!" in legal(with_reserve)


@pytest.mark.article("H-08")
@pytest.mark.parametrize("facing", "NESW")
def test_only_own_ships_are_counted(facing: str) -> None:
    """Four ships and any number of the other side's leave one in reserve."""
    for side, own, other in (("F", facing, facing.lower()), ("G", facing.lower(), facing)):
        pieces = [f"{cell}{own}" for cell in ("a5", "b5", "d5", "e5")] + [
            f"{cell}{other}" for cell in ("b2", "d2", "c4")
        ]
        assert {"@c1N", "@e3W"} <= legal(standing(" ".join(["a3*", "b3*", "c3*", *pieces]), side))


@pytest.mark.article("H-08")
def test_the_other_side_may_still_enter() -> None:
    assert "@c1N" in legal(at("5/N4/N***1/N4/NE3 G"))


@pytest.mark.article("H-09")
def test_a_step_goes_one_cell_orthogonally_whatever_the_facing() -> None:
    for facing in "NESW":
        steps = {move for move in legal(at(f"*4/*3*/2{facing}2/5/5 F")) if move.startswith("c3") and len(move) == 5}
        assert steps == {f"c3{to}{new}" for to in ("c2", "c4", "b3", "d3") for new in "NESW"}


@pytest.mark.article("H-09")
def test_the_new_facing_is_free_and_may_be_the_old_one() -> None:
    state = at("5/5/1***1/1N3/5 F")
    assert board(play(state, "b2b1E")) == "5/5/1***1/5/1E3"
    assert board(play(state, "b2a2N")) == "5/5/1***1/N4/5"


@pytest.mark.article("H-09")
@pytest.mark.parametrize("text", ["c3d4N", "c3b2N", "c3c5N", "c3a3N", "c3c3N", "a1e5S"])
def test_never_diagonally_never_further(text: str) -> None:
    assert article_of(text) == "H-09"


@pytest.mark.article("H-09")
@pytest.mark.parametrize("occupant", "*Nn")
def test_a_step_needs_a_free_cell(occupant: str) -> None:
    state = at(f"5/5/{'1**2' if occupant == '*' else '1***1'}/1N{occupant}2/5 F")
    for facing in "NESW":
        assert refused(state, f"b2c2{facing}") == ("H-09", "step-occupied")


@pytest.mark.article("H-10")
def test_a_ship_turns_a_quarter_or_half_on_the_spot() -> None:
    state = at("5/5/1***1/1N3/5 F")
    assert {move for move in legal(state) if "=" in move} == {"b2=E", "b2=S", "b2=W"}
    for facing in "ESW":
        assert board(play(state, f"b2={facing}")) == f"5/5/1***1/1{facing}3/5"


@pytest.mark.article("H-10")
def test_keeping_the_facing_is_no_turn() -> None:
    assert refused(at("5/5/1***1/1N3/5 F"), "b2=N") == ("H-10", "same-facing")


@pytest.mark.article("H-10", "H-11", "H-05")
@pytest.mark.parametrize("move", ["b1=E", "b1-", "b1b2N", "@a5N", "b1!"])
def test_every_action_uses_the_turn(move: str) -> None:
    state = at("5/5/1***1/1e3/1N3 F")
    if move == "b1b2N":
        assert refused(state, move)[0] == "H-09"
        move = "b1c1N"
    assert GAME.to_move(play(state, move)) == 1


@pytest.mark.article("H-11")
@pytest.mark.parametrize("facing", "NESW")
def test_a_ship_leaves_from_a_border_cell_whatever_its_facing(facing: str) -> None:
    state = at(f"5/{facing}4/1***1/5/5 F")
    after = play(state, "a4-")
    assert board(after) == "5/5/1***1/5/5"
    assert (state.reserve(0), after.reserve(0)) == (4, 5)


@pytest.mark.article("H-11")
@pytest.mark.parametrize("cell", INSIDE)
def test_nothing_leaves_from_inside(cell: str) -> None:
    assert article_of(f"{cell}-") == "H-11"


@pytest.mark.article("H-11")
def test_a_ship_that_left_may_come_back_any_time() -> None:
    state = play(start(), "@a1N", "@e5S", "a1-", "e5-")
    assert "@a1N" in legal(state)
    again = play(state, "@a1N", "@e5S", "a1-", "e5-")
    assert board(again) == "5/5/1***1/5/5"


def test_a_refusal_has_passed_as_many_checks_as_its_depth_says() -> None:
    """Of the candidates for a half-made pick, the one that got furthest is told."""
    state = at("5/5/1***1/1nN2/5 F")
    depths = []
    for move in ("a1=N", "b2=N", "c2=N"):
        outcome = GAME.step(state, GAME.parse_move(move))
        assert isinstance(outcome, Refusal)
        depths.append(outcome.depth)
    assert depths == sorted(set(depths))
