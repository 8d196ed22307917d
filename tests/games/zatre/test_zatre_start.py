"""Who starts, the order of play, and drawing (Z-03 … Z-05)."""

from __future__ import annotations

import pytest
from zatre_play import DEAD, Table, new_game, others

from tablee.game import CHANCE
from tablee.games.zatre import GAME


@pytest.mark.article("Z-03")
def test_the_highest_tile_starts_and_is_kept() -> None:
    table = new_game(3).play(":2 :5 :4")
    assert table.part(3) == "2 5+2"
    assert table.told_of("starter") == [{"seat": 1}]
    assert dict(GAME.chances(table.state)) == {"1": 21, "2": 20, "3": 20, "4": 20, "5": 19, "6": 20}


@pytest.mark.article("Z-03")
def test_while_seats_draw_their_tiles_are_out_of_the_bag() -> None:
    table = new_game(3).play(":2 :5")
    assert table.told_of("lot") == [{"seat": 1, "value": 5}]
    assert dict(GAME.chances(table.state)) == {"1": 21, "2": 19, "3": 20, "4": 20, "5": 19, "6": 20}


@pytest.mark.article("Z-03")
def test_those_tied_for_the_highest_draw_again() -> None:
    table = new_game(4).play(":6 :1 :6 :6")
    assert table.told_of("tie") == [{"seats": (0, 2, 3)}]
    assert table.part(3) == "draw 1 3 4"
    assert sum(weight for _, weight in GAME.chances(table.state)) == 121
    assert table.play(":3 :4 :4").part(3) == "draw 3 4"
    assert table.play(":1 :2").part(3) == "4 2+2"


@pytest.mark.article("Z-03")
def test_a_random_seat_starts() -> None:
    table = new_game(3, starter="random")
    assert GAME.chances(table.state) == (("seat1", 1), ("seat2", 1), ("seat3", 1))
    assert table.refusal(":seat4") == ("Z-03", "no-such-seat")
    assert table.refusal("5@h8") == ("Z-03", "starter-first")
    table.play(":seat2")
    assert table.part(3) == "2 -+3"
    assert table.told_of("starter") == [{"seat": 1}]


@pytest.mark.article("Z-03", "Z-06")
@pytest.mark.parametrize(("options", "line"), [({}, ":6 :1 :3 :2"), ({"starter": "random"}, ":seat1 :6 :3 :2")])
def test_the_first_turn_has_three_tiles_the_first_on_the_centre(options: dict[str, str], line: str) -> None:
    table = new_game(2, **options).play(line)
    assert table.legal == {"2@h8", "3@h8", "6@h8"}
    assert table.refusal("2@h9") == ("Z-06", "centre-first")
    table.play("3@h8 2@h9 6@i8 end")
    assert table.part(0) == "3@h8 6@i8 2@h9"


@pytest.mark.article("Z-04")
def test_play_goes_round() -> None:
    table = new_game(3).play(":1 :6 :2 :1 :1 6@h8 1@h7 1@h9 end")
    seats = []
    for line in (":1 :1 1@i8 1@g8 end", ":2 :2 2@j8 2@f8 end", ":1 :1 1@h6 1@h10 end"):
        seats.append(table.state.seat)
        table.play(line)
    assert [*seats, table.state.seat] == [2, 0, 1, 2]


@pytest.mark.article("Z-05")
def test_a_turn_starts_with_two_draws() -> None:
    table = Table("6@h8|-/-|x0/x0|1 -+2|-")
    assert table.refusal("end") == ("Z-05", "draw-first")
    assert table.refusal("6@h9") == ("Z-05", "draw-first")
    table.play(":4 :1")
    assert table.told == GAME.step(Table("6@h8|-/-|x0/x0|1 4+1|-").state, GAME.parse_entry(":1")).happenings
    assert table.part(3) == "1 14"
    assert table.refusal(":4") == ("Z-05", "no-draw")
    assert table.refusal("5@h9") == ("Z-05", "not-in-hand")


@pytest.mark.article("Z-05", "Z-20")
def test_the_last_tile_is_drawn_alone() -> None:
    table = Table(f"{DEAD}|-/{others(DEAD, 3, 4, 5)}|x0/x0|1 3+1|-")
    table.play(":4 end")
    assert GAME.to_move(table.state) is CHANCE
    assert table.part(3).endswith("+1")
    alone = Table(f"{DEAD}|34/{others(DEAD, 3, 4, 5, 6)}/-|x0/x0/x0|3 -+2|-").play(":6")
    assert GAME.to_move(alone.state) is CHANCE
    single = Table(f"{DEAD}|-/{others(DEAD, 5)}|x0/x0|1 -+1|-").play(":5")
    assert single.legal == {"end"}
