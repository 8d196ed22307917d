"""The bag, the board, the short game, and what is no option here (Z-01, Z-02, Z-21 … Z-23)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from zatre_play import DEAD, new_game, walk

from tablee.game import NotationError
from tablee.games.zatre import GAME
from tablee.games.zatre.board import CENTRE, DOUBLES, NAMES

FULL = {"1": 21, "2": 20, "3": 20, "4": 20, "5": 20, "6": 20}


@pytest.mark.article("Z-01")
def test_twenty_one_ones_and_twenty_of_each_other_tile() -> None:
    assert dict(GAME.chances(new_game(2).state)) == FULL


@pytest.mark.article("Z-01")
def test_what_lies_or_is_held_or_in_a_hand_is_not_in_the_bag() -> None:
    state = GAME.parse_position(f"{DEAD}|-/113/6|x0/x0/x0|1 44+1|-", {})
    assert dict(GAME.chances(state)) == {"1": 19, "2": 20, "3": 19, "4": 18, "5": 20, "6": 15}


@pytest.mark.article("Z-01")
def test_a_value_used_up_cannot_be_drawn() -> None:
    state = GAME.parse_position(f"{DEAD}|-/{'6' * 16}|x0/x0|1 -+2|-", {})
    assert [value for value, _ in GAME.chances(state)] == ["1", "2", "3", "4", "5"]
    assert GAME.step(state, GAME.parse_entry(":6")).article == "Z-01"


@pytest.mark.article("Z-01", "Z-02")
def test_no_move_lays_other_tiles_or_on_other_squares() -> None:
    for text, article in (("7@h8", "Z-01"), ("0@h8", "Z-01"), ("5@a1", "Z-02"), ("5@h15", "Z-02")):
        with pytest.raises(NotationError) as error:
            GAME.parse_move(text)
        assert error.value.article == article


@pytest.mark.article("Z-02")
def test_a_board_of_160_dark_32_double_and_one_start_square() -> None:
    assert len(NAMES) == 193
    assert len(DOUBLES) == 32
    assert NAMES[CENTRE] == "h8" and CENTRE not in DOUBLES


@pytest.mark.article("Z-02")
def test_squares_of_a_quarter() -> None:
    names = set(NAMES.values())
    missing = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh" if f"{column}{row}" not in names]
    assert " ".join(missing) == "a1 b1 c1 d1 h1 a2 a3 a4 a8"
    doubles = {NAMES[cell] for cell in DOUBLES}
    assert {name for name in doubles if name[0] <= "h" and int(name[1:]) <= 8} == {
        *("b2", "c3", "d4", "e5", "f6", "g7"),
        *("a7", "g1"),
    }


@pytest.mark.article("Z-02")
def test_the_four_quarters_are_alike() -> None:
    def turned(name: str) -> str:
        return f"{chr(ord('a') + 15 - int(name[1:]))}{ord(name[0]) - ord('a') + 1}"

    names, doubles = set(NAMES.values()), {NAMES[cell] for cell in DOUBLES}
    assert {turned(name) for name in names} == names
    assert {turned(name) for name in doubles} == doubles


@pytest.mark.article("Z-21")
def test_the_expert_version_changes_only_what_is_shown() -> None:
    (profi,) = [option for option in GAME.options if option.name == "profi"]
    assert profi.display and profi.values == ("off", "on")
    plain, expert = ([*walk(new_game(2, profi=value).state, Random(3))] for value in profi.values)
    assert plain == expert


@pytest.mark.article("Z-22")
def test_the_card_game_is_a_game_of_its_own() -> None:
    assert [option.name for option in GAME.options] == ["starter", "end", "tiles", "profi"]


@pytest.mark.article("Z-23")
def test_the_short_game_has_61_tiles() -> None:
    table = new_game(2, tiles="short")
    assert dict(GAME.chances(table.state)) == {"1": 11, "2": 10, "3": 10, "4": 10, "5": 10, "6": 10}


@pytest.mark.article("Z-01", "Z-23")
@pytest.mark.parametrize(("tiles", "count"), [("full", 121), ("short", 61)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_undisturbed_game_lays_every_tile(tiles: str, count: int, players: int) -> None:
    *_, last = walk(new_game(players, tiles=tiles).state, Random(players))
    lying = Counter(map(len, last.hands))[0] == players
    assert lying and sum(map(bool, last.grid)) == count
