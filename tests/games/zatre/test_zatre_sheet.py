"""The score sheet, worked examples (Z-12 … Z-18, K-09 … K-11)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from zatre_play import Table

from tablee.game import NotationError
from tablee.games.zatre.sheet import BOARD, CARDS, EMPTY, Scoring, Sheet, parse_sheet, print_sheet


def entry(board: str, hand: str, lays: str) -> Table:
    """A turn of the first of two players, played to its end."""
    return Table(f"{board}|-/-|x0/x0|1 {hand}|-").play(f"{lays} end")


def totals(text: str) -> tuple[int, ...]:
    """Total of each line of a sheet of the board game."""
    return tuple(line.total for line in parse_sheet(text, BOARD).lines())


# -- rows --------------------------------------------------------------------------------------------------------


@pytest.mark.article("Z-12")
@pytest.mark.parametrize(("tile", "sheet"), [("4", "x0 10:1"), ("5", "x0 11:2"), ("6", "x0 12:4")])
def test_rows_of_10_11_12_score_1_2_4(tile: str, sheet: str) -> None:
    assert entry("6@h8", f"{tile}1", f"{tile}@i8 1@h9").part(2) == f"{sheet}/x0"


@pytest.mark.article("Z-12", "Z-07")
def test_a_row_of_9_scores_nothing() -> None:
    assert entry("6@h8", "31", "3@i8 1@h9").part(2) == "x0/x0"


@pytest.mark.article("Z-12")
def test_a_row_without_a_tile_of_this_turn_scores_nothing() -> None:
    assert entry("6@h8 5@i8", "11", "1@h9 1@h7").part(2) == "x0/x0"


@pytest.mark.article("Z-12")
def test_a_row_scores_once_however_many_tiles_of_the_turn_it_contains() -> None:
    table = entry("6@h8", "24", "2@i8 4@j8")
    assert table.part(2) == "x0 12:4/x0"
    assert table.told_of("row") == [{"seat": 0, "total": 12, "points": 4, "squares": ("h8", "i8", "j8")}]


@pytest.mark.article("Z-12")
def test_a_tile_in_two_rows_scores_both() -> None:
    """6 on h7: 5 + 6 across, 6 + 4 upwards."""
    table = entry("5@g7 5@g8 4@h8", "16", "6@h7 1@g6")
    assert table.part(2) == "x0 10:1 11:4/x0"


@pytest.mark.article("Z-12")
def test_a_row_grown_from_10_to_12_scores_its_new_value() -> None:
    table = entry("6@h8 4@i8", "12", "2@j8 1@h7")
    assert table.part(2) == "x0 12:4/x0"


@pytest.mark.article("Z-12")
def test_only_the_final_position_counts() -> None:
    """10 after the first tile, 12 after the second: one row of 12."""
    table = entry("6@h8", "24", "4@i8 2@j8")
    assert table.part(2) == "x0 12:4/x0"


# -- boxes and crosses -------------------------------------------------------------------------------------------


@pytest.mark.article("Z-13")
def test_every_column_fills_from_the_top_on_its_own() -> None:
    table = Table("6@h8|-/-|x3 10:1 12:4,4/x0|1 15|-").play("5@i8 1@h9 end")
    assert table.part(2) == "x3 10:1 11:2 12:4,4/x0"
    assert table.told_of("box") == [{"seat": 0, "column": 11, "line": 1, "points": 2}]


@pytest.mark.article("Z-14")
def test_two_rows_of_12_in_a_turn_share_a_box() -> None:
    table = entry("6@h8", "66", "6@i8 6@h9")
    assert table.part(2) == "x0 12:8/x0"
    assert table.told_of("box") == [{"seat": 0, "column": 12, "line": 1, "points": 8}]


@pytest.mark.article("Z-14")
def test_rows_of_different_totals_have_boxes_of_their_own() -> None:
    assert entry("6@h8", "56", "6@i8 5@h9").part(2) == "x0 11:2 12:4/x0"


@pytest.mark.article("Z-15")
def test_two_crosses_in_a_turn_go_one_below_the_other() -> None:
    table = Table("6@h8 3@h9|-/-|x4/x0|1 36|-").play("3@i9 6@g9 end")
    assert table.part(2) == "x6 12:4/x0"
    assert [(cross["at"], cross["line"]) for cross in table.told_of("cross")] == [("g9", 5), ("i9", 6)]


@pytest.mark.article("Z-15")
def test_a_double_square_in_two_rows_gives_one_cross() -> None:
    table = entry("5@h7 5@h8 6@i8", "16", "6@i7 1@g8")
    assert table.part(2).startswith("x1 ")


@pytest.mark.article("Z-15")
def test_a_double_square_covered_before_gives_no_cross_again() -> None:
    table = entry("6@h8 3@h9 3@g9", "16", "6@i9 1@g8")
    assert table.part(2) == "x1 12:4/x0"


# -- totals ------------------------------------------------------------------------------------------------------


@pytest.mark.article("Z-16")
@pytest.mark.parametrize(
    ("line", "bonus"), [(1, 3), (4, 3), (5, 4), (8, 4), (9, 5), (12, 5), (13, 6), (16, 6), (17, 0), (30, 0)]
)
def test_the_bonus_of_a_complete_line(line: int, bonus: int) -> None:
    columns = (1,) * line, (2,) * line, (4,) * line
    last = Sheet(0, columns).lines()[-1]
    assert (last.bonus, last.total) == (bonus, 7 + bonus)


@pytest.mark.article("Z-16")
@pytest.mark.parametrize("text", ["x0 10:1 11:2", "x0 10:1 12:4", "x0 11:2 12:4"])
def test_an_incomplete_line_has_no_bonus(text: str) -> None:
    (line,) = parse_sheet(text, BOARD).lines()
    assert line.bonus == 0


@pytest.mark.article("Z-17")
def test_a_cross_doubles_its_line_bonus_included() -> None:
    assert totals("x1 10:1 11:2 12:4") == (20,)


@pytest.mark.article("Z-17")
def test_a_cross_doubles_an_incomplete_line() -> None:
    assert totals("x1 11:2 12:8") == (20,)


@pytest.mark.article("Z-16", "Z-17")
def test_lines_are_counted_each_by_itself() -> None:
    """(1 + 2 + 8 + 3) · 2, then 1 + 4 without a cross, then a 2 alone."""
    sheet = parse_sheet("x1 10:1,1,2 11:2 12:8,4", BOARD)
    assert totals("x1 10:1,1,2 11:2 12:8,4") == (28, 5, 2)
    assert sheet.total() == 35


@pytest.mark.article("Z-17")
def test_a_cross_ahead_of_the_points_waits_for_them() -> None:
    waiting = parse_sheet("x2 12:4", BOARD)
    assert [(line.cross, line.boxes, line.total) for line in waiting.lines()] == [
        (True, (0, 0, 4), 8),
        (True, (0, 0, 0), 0),
    ]
    assert waiting.entered(BOARD, (0, 0, 1)).total() == 16


@pytest.mark.article("Z-18")
def test_the_sheet_grows_beyond_22_lines() -> None:
    sheet = EMPTY
    for _ in range(30):
        sheet = sheet.entered(BOARD, (1, 0, 0), 1)
    assert len(sheet.lines()) == 30
    assert sheet.total() == 60
    assert parse_sheet(print_sheet(sheet, BOARD), BOARD) == sheet


# -- both games --------------------------------------------------------------------------------------------------


@pytest.mark.article("K-09", "K-10", "K-11")
def test_the_card_game_enters_1_3_5_and_has_no_crosses() -> None:
    sheet = EMPTY.entered(CARDS, (1, 1, 2)).entered(CARDS, (0, 0, 1))
    assert print_sheet(sheet, CARDS) == "10:1 11:3 12:10,5"
    assert sheet.total() == 1 + 3 + 10 + 3 + 5
    assert print_sheet(EMPTY, CARDS) == "-"


SCORINGS = st.sampled_from([BOARD, CARDS])


@pytest.mark.article("Z-13", "Z-14", "Z-15", "Z-18", "K-10")
@given(SCORINGS, st.lists(st.tuples(*[st.integers(0, 3)] * 4), max_size=30))
def test_any_sheet_holds_what_was_entered_and_reads_back(scoring: Scoring, turns: list[tuple[int, ...]]) -> None:
    sheet = EMPTY
    for tens, elevens, twelves, crosses in turns:
        sheet = sheet.entered(scoring, (tens, elevens, twelves), crosses if scoring.crosses else 0)
    for column, (boxes, points) in enumerate(zip(sheet.columns, scoring.points, strict=True)):
        assert boxes == tuple(turn[column] * points for turn in turns if turn[column])
    assert sheet.crosses == sum(turn[3] for turn in turns) * scoring.crosses
    assert parse_sheet(print_sheet(sheet, scoring), scoring) == sheet
    assert sheet.total() == sum(line.total for line in sheet.lines())


@pytest.mark.article("Z-12", "Z-13")
@pytest.mark.parametrize(
    "text",
    ["", "-", "x", "x00", "x0 ", " x0", "x0  10:1", "10:1", "x0 10:0", "x0 11:3", "x0 12:6", "x0 11:2 10:1", "x0 10:١"],
)
def test_what_is_no_sheet_of_the_board_game_is_told(text: str) -> None:
    with pytest.raises(NotationError):
        parse_sheet(text, BOARD)
