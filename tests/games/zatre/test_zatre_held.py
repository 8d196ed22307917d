"""Held tiles, jammed boards, and the end of the game (Z-11, Z-19, Z-20)."""

from __future__ import annotations

from random import Random

import pytest
from zatre_play import DEAD, JAMMED, SUPPLY, Table, others, walk

from tablee.game import CHANCE, NotationError, Result
from tablee.games.zatre import GAME
from tablee.games.zatre.state import draws

ELEVEN_ROUND = "6@h8 5@i8 5@h9 6@i9"
"""Next to these tiles only a 1 fits."""


def after_turn_of_the_first(board: str, held: str) -> Table:
    """The first of two players ends a turn in which nothing fits; the second, who holds tiles, is next."""
    return Table(f"{board}|-/{held}|x0/x0|1 66|-").play("end")


@pytest.mark.article("Z-11")
def test_tiles_that_do_not_fit_are_held() -> None:
    table = Table(f"{DEAD}|-/-|x0/x0|1 -+2|-").play(":5 :3 end")
    assert table.part(1) == "35/-"
    assert table.told_of("hold") == [{"seat": 0, "tiles": (3, 5)}]
    assert table.part(3) == "2 -+2"


@pytest.mark.article("Z-11")
def test_with_two_held_and_one_that_fits_nothing_is_drawn() -> None:
    table = after_turn_of_the_first(ELEVEN_ROUND, "14")
    assert table.part(3) == "2 14"
    assert table.told_of("no-draw") == [{"seat": 1}]


@pytest.mark.article("Z-11")
def test_with_several_held_of_which_none_fits_one_is_drawn() -> None:
    table = after_turn_of_the_first(ELEVEN_ROUND, "2456")
    assert table.part(3) == "2 2456+1"
    assert table.told_of("no-draw") == []
    assert table.play(":1").part(3) == "2 12456"


@pytest.mark.article("Z-11")
@pytest.mark.parametrize("held", ["1", "4"])
def test_with_one_held_one_is_drawn_whether_it_fits_or_not(held: str) -> None:
    assert after_turn_of_the_first(ELEVEN_ROUND, held).part(3) == f"2 {held}+1"


@pytest.mark.article("Z-11")
def test_a_double_square_counts_as_a_place_that_fits() -> None:
    """On this board a 4 fits on e5 alone, a double square, in rows that score nothing."""
    board = "3@f5 3@e6 6@f6 1@g6 1@f7 5@g7 6@h7 6@g8 4@h8"
    assert Table(f"{board}|-/-|x0/x0|1 44|-").legal == {"4@e5"}
    with pytest.raises(NotationError):
        Table(f"{board}|-/-|x0/x0|1 44+1|-")
    assert draws(Table(f"{board}|-/-|x0/x0|1 44|-").state.grid, bytes((4, 4))) == 0


@pytest.mark.article("Z-11", "Z-08")
def test_all_held_tiles_that_fit_are_laid_even_more_than_two() -> None:
    table = Table(f"{ELEVEN_ROUND}|-/-|x0/x0|1 14446|-")
    assert table.refusal("end") == ("Z-08", "more-fit")
    assert len(table.play("1@j8 6@j7 4@k7").part(4).split()) == 3
    assert table.refusal("end") == ("Z-08", "more-fit")
    while table.legal != {"end"}:
        table.play(min(table.legal))
    assert table.play("end").part(1) == "-/-"


@pytest.mark.article("Z-05", "Z-11", "Z-20")
def test_when_the_bag_is_empty_the_turn_is_finished_and_the_game_over() -> None:
    board = "6@h8 5@h9"
    table = Table(f"{board}|-/{others(board, 1, 1)}|x0/x0|1 1+1|-").play(":1")
    assert GAME.chances(table.state) == () and GAME.result(table.state) is None
    assert table.legal and table.legal != {"end"}
    table.play("1@h10 1@g8 end")
    held = sum(int(value) for value in others(board, 1, 1))
    assert GAME.result(table.state) == Result((0,), "points", (4, -held))
    assert table.refusal("1@i8") == table.refusal("end") == table.refusal(":1") == ("Z-20", "over")


@pytest.mark.article("Z-19", "Z-20")
def test_tiles_held_at_the_end_cost_their_values_and_totals_may_be_negative() -> None:
    held = others(DEAD, 3, 4, 5)
    table = Table(f"{DEAD}|-/{held}|x1 12:4/x0|1 3+1|-").play(":4 end")
    assert table.part(3) == f"2 {held}+1"
    table.play(":5 end")
    result = GAME.result(table.state)
    assert result is not None
    assert result.scores == (8 - 7, -sum(map(int, held)) - 5)
    assert table.told_of("minus")[0] == {"seat": 0, "tiles": (3, 4), "points": 7}


@pytest.mark.article("Z-20")
def test_equal_totals_share_the_win() -> None:
    held = others(DEAD)
    first, second = held[: len(held) // 2], held[len(held) // 2 :]
    over = GAME.parse_position(f"{DEAD}|{first}/{second}/-/-|x0/x0/x0 10:1/x0 10:1|over|-", {})
    result = GAME.result(over)
    assert result is not None and result.winners == (2, 3)


@pytest.mark.article("Z-20")
def test_the_box_ends_the_game_when_a_player_cannot_draw_two() -> None:
    position = f"{DEAD}|-/{others(DEAD, 3, 4, 5)}/-|x0/x0/x0|1 3+1|-"
    played = ":4 end"
    assert Table(position).play(played).part(3).startswith("2 ")
    one_left = f"{DEAD}|{others(DEAD, 3, 4, 5)}/-/-|x0/x0/x0|2 3+1|-"
    assert Table(one_left).play(played).part(3) == "3 -+1"
    table = Table(one_left, end="two-tiles").play(played)
    assert table.part(3) == "over"
    assert table.told_of("over") == [{}]


@pytest.mark.article("Z-11", "Z-20")
def test_under_the_box_rule_one_tile_is_enough_for_who_draws_one() -> None:
    position = f"{DEAD}|{others(DEAD, 3, 4, 5)}/-|x0/x0|2 3+1|-"
    table = Table(position, end="two-tiles").play(":4 end")
    assert table.part(3).startswith("1 ") and table.part(3).endswith("+1")
    assert table.play(":5 end").part(3) == "over"


@pytest.mark.article("Z-20")
def test_under_the_box_rule_the_last_tiles_drawn_do_not_end_the_game_at_once() -> None:
    board = "6@h8 5@h9"
    rest = others(board, 1, 1, 1, 2, 3)
    table = Table(f"{board}|123{rest}/-|x0/x0|2 1+1|-", end="two-tiles").play(":1 1@h10 1@g8 end")
    assert table.part(3).startswith("1 1") and "+" not in table.part(3)


@pytest.mark.article("Z-11", "Z-19", "Z-20")
@pytest.mark.parametrize("end", ["last-tile", "two-tiles"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_dead_board_ends(players: int, end: str) -> None:
    """Everybody draws and holds until the bag is empty."""
    seats = "/".join("-" * players)
    table = Table(f"{DEAD}|{seats}|{'/'.join(['x0'] * players)}|1 -+2|-", end=end)
    *_, last = walk(table.state, Random(players))
    result = GAME.result(last)
    assert result is not None and result.scores is not None
    left = sum(value * count for value, count in enumerate(last.bag(), 1))
    assert sum(result.scores) == left + 6 * 4 - sum(value * count for value, count in SUPPLY.items())
    assert left == 0 or end == "two-tiles"


@pytest.mark.article("Z-11", "Z-20")
@pytest.mark.parametrize("number", range(0, len(JAMMED), 6))
def test_jammed_games_end(number: int) -> None:
    """Every turn draws or lays a tile, so that no game has more than twice as many turns as tiles."""
    state = GAME.parse_position(JAMMED[number], {})
    states = [*walk(state, Random(number))]
    assert GAME.result(states[-1]) is not None
    assert sum(GAME.to_move(state) is CHANCE for state in states) <= 121
    assert len(states) < 3 * 121
