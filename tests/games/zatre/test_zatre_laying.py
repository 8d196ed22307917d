"""What may be laid where, and the turn as a whole (Z-06 … Z-10)."""

from __future__ import annotations

import pytest
from zatre_play import DEAD, JAMMED, Table

TWELVE_ROUND = "6@h8 5@i8 5@h9 6@i9"
"""Four tiles in a square; every row is 11, so that next to them only a 1 fits."""
CROSSED = "3@h7 3@g8 2@h8 5@i8 5@h9"
"""A row and a column of 10: a 4 or a 6 fits only on the four double squares g7, i7, g9, i9 between their arms."""


def turn(board: str, hand: str) -> Table:
    """A turn of the first of two players."""
    return Table(f"{board}|-/-|x0/x0|1 {hand}|-")


@pytest.mark.article("Z-06")
def test_a_tile_touches_one_lying_side_to_side() -> None:
    table = turn("6@h8", "12")
    assert table.legal == {f"{value}@{square}" for value in "12" for square in ("h7", "g8", "i8", "h9")}
    assert table.refusal("1@h10") == ("Z-06", "apart")
    assert table.refusal("1@h8") == ("Z-06", "occupied")


@pytest.mark.article("Z-06")
def test_a_tile_of_the_same_turn_is_touched_as_well() -> None:
    table = turn("6@h8", "12").play("1@h9")
    assert {"2@h10", "2@h7", "2@g8", "2@i8"} <= table.legal
    assert table.play("2@h10 end").part(0) == "6@h8 1@h9 2@h10"


@pytest.mark.article("Z-06")
def test_tiles_lie_apart_or_together() -> None:
    assert turn("6@h8", "12").play("1@g8 2@i8 end").part(0) == "1@g8 6@h8 2@i8"


@pytest.mark.article("Z-07")
def test_no_row_exceeds_12() -> None:
    table = turn("6@h8 5@h9", "12")
    assert table.refusal("2@h10") == ("Z-07", "too-long")
    assert {"1@h10", "1@h7"} <= table.legal
    across = turn("6@h8 5@i8", "12")
    assert across.refusal("2@j8") == ("Z-07", "too-long")


@pytest.mark.article("Z-07")
def test_a_tile_may_join_two_rows_only_up_to_12() -> None:
    board = "6@h6 1@i6 1@i7 1@i8 5@h8"
    assert turn(board, "12").refusal("2@h7") == ("Z-07", "too-long")
    assert "1@h7" in turn(board, "12").legal


@pytest.mark.article("Z-07")
def test_a_row_of_9_or_less_is_allowed_and_scores_nothing() -> None:
    assert turn("6@h8", "12").play("1@h9 2@h7 end").part(2) == "x0/x0"


@pytest.mark.article("Z-08")
def test_a_turn_ends_when_no_more_tiles_can_be_laid_and_not_before() -> None:
    table = turn("6@h8", "12")
    assert table.refusal("end") == ("Z-08", "more-fit")
    table.play("1@h9")
    assert table.refusal("end") == ("Z-08", "more-fit")
    assert table.play("2@h7").legal == {"end"}


@pytest.mark.article("Z-08")
def test_a_tile_may_not_take_the_last_place_of_another() -> None:
    """The 5 or 6 fits on g6, g8 and i8; one on g8 closes all that is left to the other."""
    table = turn("5@g7 6@h7 5@h8", "56")
    assert table.refusal("5@g8") == table.refusal("6@g8") == ("Z-08", "fewer")
    assert table.legal == {"5@g6", "6@g6", "5@i8", "6@i8"}


@pytest.mark.article("Z-08")
def test_order_counts_a_low_tile_may_open_the_board_to_a_high_one() -> None:
    """Only the 1 fits; after it the 6 lies next to it. On g8, h7, j9 and i10 it would open a double square alone."""
    table = turn(TWELVE_ROUND, "16")
    assert table.legal == {"1@j8", "1@i7", "1@g9", "1@h10"}
    table.play("1@j8")
    assert table.legal == {"6@j7"}
    assert table.play("6@j7 end").part(1) == "-/-"


@pytest.mark.article("Z-08")
def test_as_many_tiles_as_possible_when_not_all_fit() -> None:
    """Either tile fits on e5 alone. The 5 makes a 10 there; the 4 would lie bare, which is not needed."""
    table = turn("5@f5 5@e6 5@f6 1@g6 2@f7 4@g7 6@h7 6@g8 3@h8", "45")
    assert table.legal == {"5@e5"}
    assert table.refusal("4@e5") == ("Z-09", "no-row")
    assert table.play("5@e5").legal == {"end"}
    assert table.play("end").part(1) == "4/-"


@pytest.mark.article("Z-08", "Z-11")
def test_when_nothing_fits_the_turn_is_its_end() -> None:
    assert turn(DEAD, "11").legal == {"end"}


@pytest.mark.article("Z-09")
def test_a_double_square_wants_a_row_of_10_to_12() -> None:
    table = turn("4@h6 4@h7 3@h8", "14")
    assert table.refusal("1@g7") == table.refusal("4@i7") == ("Z-09", "no-row")
    assert "6@g7" in turn("4@h6 4@h7 3@h8", "16").legal


@pytest.mark.article("Z-09")
def test_another_tile_of_the_turn_may_make_the_row() -> None:
    table = turn("6@h8 3@h9", "36").play("3@i9")
    assert table.legal == {"6@g9", "6@j9"}
    assert table.play("6@g9 end").part(2) == "x2 12:4/x0"


@pytest.mark.article("Z-09")
def test_a_tile_may_not_leave_only_a_bare_double_square_to_the_next() -> None:
    table = turn("5@h7 4@g8 4@h8", "34")
    assert table.refusal("3@i8") == ("Z-09", "bare-later")
    assert "4@i8" in table.legal


@pytest.mark.article("Z-10")
def test_a_tile_that_fits_nowhere_else_lies_bare_on_a_double_square_without_a_cross() -> None:
    """The 6 makes an 11, the 4 nothing; neither fits on a dark square."""
    table = turn(CROSSED, "46")
    assert table.legal == {"6@i7", "6@g9", "6@i9", "4@g7", "4@i7", "4@g9"}
    table.play("4@g7 6@i9 end")
    assert table.part(2) == "x1 11:4/x0"
    assert table.told_of("cross") == [{"seat": 0, "at": "i9", "line": 1}]


@pytest.mark.article("Z-10")
def test_no_more_tiles_lie_bare_than_needed() -> None:
    """A 4 on i9 would bar the 6 from every row of 11."""
    assert turn(CROSSED, "46").refusal("4@i9") == ("Z-10", "more-bare")


@pytest.mark.article("Z-10")
def test_a_bare_tile_is_compulsory_though_another_is_held() -> None:
    """A 5 fits on e5 alone, in rows of 8."""
    table = turn("3@f5 3@e6 6@f6 1@g6 1@f7 5@g7 6@h7 6@g8 4@h8", "55")
    assert table.legal == {"5@e5"}
    assert table.play("5@e5 end").position.split("|")[1:3] == ["5/-", "x0/x0"]


@pytest.mark.article("Z-10", "Z-15")
def test_two_tiles_lie_bare_when_both_must() -> None:
    """The double squares b2 and m13 are all that takes a 6."""
    table = Table(JAMMED[30])
    assert table.legal == {"6@b2", "6@m13"}
    sheets = table.part(2)
    assert table.play("6@b2 6@m13 end").part(2) == sheets
