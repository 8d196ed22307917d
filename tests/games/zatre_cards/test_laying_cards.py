"""A turn: laying, rows, zeros, drawing."""

from __future__ import annotations

import pytest
from card_table import Table

OPENING = "-|36,45,66,66/11,12,13|9/9|-/-|1 1 0 0|-"
LATER = "36@0,0E 45@0,1E|11,22,33/05,44,56|8/9|-/-|1 2 0 0|-"


@pytest.mark.article("K-04")
def test_the_first_card_lies_at_the_origin() -> None:
    table = Table(OPENING)
    assert table.legal == ["36@0,0E", "45@0,0E", "66@0,0E"]
    assert table.refused("36@0,0N")["at"] == "0,0"
    assert table.refused("36@1,0E").kind == "first-at-origin"


@pytest.mark.article("K-04")
def test_the_starter_lays_two_cards_in_the_first_turn() -> None:
    table = Table(OPENING).play("36@0,0E")
    assert table.state.seat == 0
    assert table.part(4) == "1 1 1 0"
    table.play("45@0,1E")
    assert table.part(4) == "1 1 2 0"
    assert table.play(":22").state.seat == 1


@pytest.mark.article("K-04")
def test_every_other_turn_lays_one() -> None:
    assert Table(LATER).play("56@0,2W :22").state.seat == 0


@pytest.mark.article("K-04")
def test_a_card_touches_the_layout_with_a_pair_of_halves() -> None:
    table = Table(LATER)
    assert table.refused("05@2,2N").kind == "apart"
    assert "05@2,1N" in table.legal
    assert "05@0,2W" in table.legal


@pytest.mark.article("K-04")
def test_a_card_covers_no_half() -> None:
    table = Table(LATER)
    assert table.refused("05@1,0E")["at"] == "1,0"
    assert table.refused("05@2,0W").kind == "occupied"


@pytest.mark.article("K-04")
def test_only_cards_of_the_hand_are_laid() -> None:
    table = Table(LATER)
    assert table.refused("11@0,2N").kind == "not-in-hand"


@pytest.mark.article("K-04")
def test_a_card_lies_in_either_direction_and_either_way_round() -> None:
    """Beside two halves in a row there are 16 pairs of cells: five above, five below, three at either end."""
    table = Table("11@0,0E|12,22,66/11,12,13|9/9|-/-|1 1 1 0|-")
    names = [move for move in table.legal if move.startswith("12@")]
    assert len(names) == 32
    assert {"12@0,1E", "12@1,1W", "12@0,1N", "12@0,2S", "12@2,0E", "12@3,0W", "12@-1,1S"} <= {*names}


@pytest.mark.article("K-04")
def test_the_two_ways_round_of_a_double_are_one_move() -> None:
    table = Table("11@0,0E|12,22,66/11,12,13|9/9|-/-|1 1 1 0|-")
    names = [move for move in table.legal if move.startswith("22@")]
    assert len(names) == 16
    assert {move[-1] for move in names} == {"N", "E"}


@pytest.mark.article("K-05")
def test_rows_above_12_are_forbidden() -> None:
    table = Table("66@0,0E|36,45,22/11,12,13|9/9|-/-|1 1 1 0|-")
    refusal = table.refused("36@0,1N")
    assert (refusal.article, refusal["total"], refusal["start"], refusal["end"]) == ("K-05", 15, "0,0", "0,2")
    refusal = table.refused("22@-1,0N")
    assert (refusal["total"], refusal["start"], refusal["end"]) == (14, "-1,0", "1,0")


@pytest.mark.article("K-05")
def test_every_row_of_a_card_counts() -> None:
    table = Table("36@0,0E 36@0,1E|11,22,33/14,44,56|8/9|-/-|1 2 0 0|-")
    assert "14@0,2W" in table.legal
    assert table.refused("14@0,2E")["total"] == 16
    assert table.refused("14@1,2N")["total"] == 17


@pytest.mark.article("K-05")
def test_rows_of_9_or_less_are_allowed_without_points() -> None:
    table = Table("33@0,0E|36,45,22/11,12,13|9/9|-/-|1 1 1 0|-").play("36@0,1E")
    assert table.part(3) == "-/-"
    assert table.kinds == ["lay"]


@pytest.mark.article("K-05")
def test_a_single_half_is_no_row() -> None:
    layout = Table(LATER).state.layout
    assert [row.total for row in layout.rows(layout.placed)] == [9, 7, 11, 9]
    layout = Table("36@0,0E|11,22,33/05,44,56|9/9|-/-|1 1 1 0|-").state.layout
    assert [row.total for row in layout.rows(layout.placed)] == [9]


@pytest.mark.article("K-05")
def test_12_is_allowed() -> None:
    assert "66@0,0E" in Table(OPENING).legal
    assert "66@0,1E" in Table(OPENING).play("66@0,0E").legal


@pytest.mark.article("K-06")
def test_halves_on_both_sides_of_a_zero_are_one_row() -> None:
    table = Table("06@0,0E|45,56,66/11,12,13|9/9|-/-|1 1 1 0|-")
    table.play("45@-1,0N")
    assert table.tells("row") == [{"seat": 0, "total": 10, "points": 1, "start": "-1,0", "end": "1,0"}]


@pytest.mark.article("K-06")
def test_several_zeros_stand_in_a_row() -> None:
    table = Table("00@0,0E 06@2,0E|11,22,33/56,44,56|8/9|-/-|1 2 0 0|-")
    assert table.refused("56@-1,0W")["total"] == 17
    table.play("56@-1,0N")
    assert [row["total"] for row in table.tells("row")] == [11, 11]
    assert table.tells("row")[1] == {"seat": 1, "total": 11, "points": 3, "start": "-1,0", "end": "3,0"}


@pytest.mark.article("K-06")
@pytest.mark.parametrize(("beyond", "legal"), [("12", True), ("13", False)])
def test_a_zero_joins_two_rows_if_the_sum_stays_within_12(beyond: str, legal: bool) -> None:
    """West of the free cell 2,0 lie 4 and 6, east of it the higher half of the card beyond."""
    table = Table(f"46@0,0E 11@1,1E {beyond}@3,1S|14,22,33/04,44,56|8/8|-/-|1 2 0 0|-")
    assert ("04@2,0S" in table.legal) == legal
    if not legal:
        assert table.refused("04@2,0S")["total"] == 13


@pytest.mark.article("K-07")
def test_one_draws_up_to_three_after_laying() -> None:
    table = Table(LATER).play("56@0,2W")
    assert table.state.drawer() == 1
    assert table.refused("44@0,2N").article == "K-07"
    table.play(":66")
    assert (table.state.hands[1], table.state.piles) == ((5, 22, 27), (8, 8))
    assert table.tells("draw") == [{"seat": 1, "card": "66", "at": "pile:1", "to": "hand:1"}]


@pytest.mark.article("K-07")
def test_nothing_is_drawn_from_an_empty_pile() -> None:
    table = Table("36@0,0E 45@0,1E|11,22,33/05,44,56|17/0|-/-|1 2 0 0|-").play("56@0,2W")
    assert (table.state.seat, len(table.state.hands[1])) == (0, 2)
    assert table.refused(":66").kind == "no-draw"


@pytest.mark.article("K-07")
def test_a_draw_is_any_card_nobody_has_seen() -> None:
    """Half of the deck is for the next round: what lies there and in the piles are all the same to a player."""
    table = Table(LATER).play("56@0,2W")
    out = ["36", "45", "11", "22", "33", "05", "44", "56"]
    assert table.chances["11"] == table.chances["56"] == 1
    assert "05" not in table.chances
    assert sum(table.chances.values()) == 50 - len(out)
