"""Rows, the sheet, bonus and super bonus, and who wins."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from card_table import BLOCK, Table, whole_game

from tablee.game import NotationError
from tablee.games.zatre_cards import GAME

GONE = "00,00,01,02,03,04,05,06,11,11,12,12,13,13,14,14,15,15,16,16,22,22,23,23,24"
LOW = "06@0,0E 00@0,-1E"
"""A 6 on a zero: what is laid on it makes a row with it alone."""
PAIR = "46@0,0E 11@0,-1E"
"""A row of 10, columns of 5 and 7."""


def opened(first: str, hand: str) -> Table:
    """The starter has laid one card and is to lay another."""
    return Table(f"{first}@0,0E|{hand}/11,12,13|9/9|-/-|1 1 1 0|-")


def answered(layout: str, hand: str, sheet: str = "-") -> Table:
    """The second seat is to lay."""
    return Table(f"{layout}|11,12,13/{hand}|{10 - len(layout.split())}/9|-/{sheet}|1 2 0 0|-")


def rows(table: Table) -> list[tuple[Any, Any, Any]]:
    return [(row["total"], row["start"], row["end"]) for row in table.tells("row")]


def ended(*sheets: str) -> Table:
    """The second of two seats has no card left, the first cannot lay: the last round ends with its pass."""
    pile = "24,25,25,26,26,33,33,34,34,35,35,36,36,44,44,45,46,46,55,56"
    table = Table(f"{BLOCK}|45,55,56/-|0+{pile}/0|{'/'.join(sheets)}|2 1 0 0|{GONE}")
    while GAME.result(table.state) is None:
        table.play(f":{next(iter(table.chances))}" if table.chances else "pass")
    return table


@pytest.mark.article("K-09")
@pytest.mark.parametrize(("card", "total", "points"), [("24", 10, 1), ("25", 11, 3), ("26", 12, 5)])
def test_rows_of_10_11_and_12_score_1_3_and_5(card: str, total: int, points: int) -> None:
    table = answered(LOW, f"{card},33,34").play(f"{card}@2,1W")
    assert table.tells("row") == [{"seat": 1, "total": total, "points": points, "start": "1,-1", "end": "1,1"}]
    assert table.state.points(1) == points


@pytest.mark.article("K-09")
def test_a_row_of_9_scores_nothing() -> None:
    table = answered(LOW, "23,33,34").play("23@2,1W")
    assert table.kinds == ["lay"]
    assert table.state.points(1) == 0


@pytest.mark.article("K-09")
def test_rows_score_along_a_card_and_across_it() -> None:
    table = answered(PAIR, "56,22,33").play("56@1,1W")
    assert rows(table) == [(11, "0,1", "1,1"), (12, "1,-1", "1,1"), (11, "0,-1", "0,1")]


@pytest.mark.article("K-09")
def test_rows_without_a_half_of_this_turn_do_not_score() -> None:
    assert rows(answered(PAIR, "12,22,33").play("12@-1,-1S")) == []


@pytest.mark.article("K-09")
def test_a_row_that_grows_scores_its_new_total() -> None:
    assert rows(answered(PAIR, "12,22,33").play("12@2,0S")) == [(11, "0,0", "2,0")]


@pytest.mark.article("K-09")
def test_the_starters_two_cards_are_judged_together() -> None:
    assert rows(opened("46", "11,22,33").play("11@0,1E")) == [(10, "0,0", "1,0")]
    assert rows(opened("46", "26,22,33").play("26@2,0N")) == [(12, "0,0", "2,0")]


@pytest.mark.article("K-10")
def test_equal_totals_of_a_turn_share_a_box() -> None:
    table = opened("66", "36,22,33").play("36@0,1E")
    assert rows(table) == [(12, "0,0", "1,0"), (12, "1,0", "1,1")]
    assert table.tells("box") == [{"seat": 0, "total": 12, "line": 1, "points": 10}]
    assert table.part(3) == "12:10/-"


@pytest.mark.article("K-10")
def test_columns_fill_from_the_top() -> None:
    table = answered(PAIR, "56,22,33", "10:1 11:3,3").play("56@1,1W")
    assert table.part(3) == "-/10:1 11:3,3,6 12:5"
    assert [(box["total"], box["line"], box["points"]) for box in table.tells("box")] == [(11, 3, 6), (12, 1, 5)]


@pytest.mark.article("K-10")
def test_one_sheet_for_the_whole_game() -> None:
    states, _ = whole_game(3, 7, False)
    for before, after in pairwise(states):
        if after.round > before.round:
            assert any(any(sheet.columns) for sheet in before.sheets)
            for old, new in zip(before.sheets, after.sheets, strict=True):
                assert all(b[: len(a)] == a for a, b in zip(old.columns, new.columns, strict=True))


@pytest.mark.article("K-11")
def test_a_complete_line_earns_a_bonus() -> None:
    table = answered(LOW, "26,33,34", "10:1 11:3").play("26@2,1W")
    assert table.tells("bonus") == [{"seat": 1, "line": 1, "points": 3}]
    assert table.state.points(1) == 1 + 3 + 5 + 3


@pytest.mark.article("K-11")
def test_an_incomplete_line_earns_none() -> None:
    table = answered(LOW, "26,33,34", "10:1,1,1").play("26@2,1W")
    assert "bonus" not in table.kinds
    assert table.state.points(1) == 3 + 5


@pytest.mark.article("K-11")
@pytest.mark.parametrize(("line", "bonus"), [(4, 3), (5, 4), (8, 4), (9, 5), (12, 5), (13, 6), (16, 6), (17, 0)])
def test_bonus_by_line(line: int, bonus: int) -> None:
    ones, threes, fives = (",".join([str(points)] * line) for points in (1, 3, 5))
    table = answered(LOW, "26,33,34", f"10:{ones} 11:{threes} 12:{fives[2:]}")
    before = table.state.points(1)
    table.play("26@2,1W")
    assert table.state.points(1) - before == 5 + bonus
    assert table.tells("bonus") == ([{"seat": 1, "line": line, "points": bonus}] if bonus else [])


@pytest.mark.article("K-12")
def test_a_card_that_makes_10_11_and_12_earns_a_super_bonus() -> None:
    table = answered("45@0,0E 00@0,-1E", "66,22,33").play("66@0,1E")
    assert sorted(total for total, _, _ in rows(table)) == [10, 11, 12]
    assert table.tells("super-bonus") == [{"seat": 1, "card": "66", "points": 6}]
    assert table.part(3) == "-/10:1 11:3 12:5 +6"
    assert table.state.points(1) == 1 + 3 + 5 + 3 + 6


@pytest.mark.article("K-12")
def test_a_card_that_makes_three_12s_earns_it() -> None:
    table = opened("66", "66,22,33").play("66@0,1E")
    assert table.part(3) == "12:20 +6/-"


@pytest.mark.article("K-12")
def test_a_card_that_makes_other_rows_does_not() -> None:
    table = answered("46@0,0E 00@0,-1E", "56,22,33").play("56@1,1W")
    assert sorted(total for total, _, _ in rows(table)) == [10, 11, 11]
    assert table.part(3) == "-/10:1 11:6"


@pytest.mark.article("K-12")
def test_it_is_judged_card_by_card() -> None:
    """The starter's turn makes 10, 11 and 12, but not the 10 with the second card."""
    table = opened("55", "66,22,33").play("66@1,1E")
    assert sorted(total for total, _, _ in rows(table)) == [10, 11, 12]
    assert table.part(3) == "10:1 11:3 12:5/-"


@pytest.mark.article("K-13")
@pytest.mark.parametrize(
    ("sheets", "scores", "winners"),
    [
        (("12:10", "10:1 11:3"), (10, 4), (0,)),
        (("10:1 +6", "12:5"), (7, 5), (0,)),
        (("12:5", "10:1,1 11:3"), (5, 5), (0, 1)),
        (("12:5", "10:1 11:3 12:5"), (5, 12), (1,)),
    ],
)
def test_the_highest_total_wins_and_equal_totals_share(
    sheets: tuple[str, str], scores: tuple[int, int], winners: tuple[int, ...]
) -> None:
    result = GAME.result(ended(*sheets).state)
    assert result is not None
    assert (result.scores, result.winners, result.reason) == (scores, winners, "points")


@pytest.mark.article("K-13")
def test_nobody_has_won_before_the_last_round_is_over() -> None:
    states, _ = whole_game(2, 7, False)
    assert [GAME.result(state) is None for state in states] == [True] * (len(states) - 1) + [False]


@pytest.mark.article("K-13")
def test_there_are_no_double_squares() -> None:
    with pytest.raises(NotationError):
        answered(LOW, "26,33,34", "x1 10:1")
