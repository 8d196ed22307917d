"""Notation: moves and positions, two ways."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from skies import position, states

from tablee.game import CHANCE, Draw, NotationError
from tablee.games.constellations import GAME
from tablee.games.constellations.boards import LARGE
from tablee.games.constellations.moves import HIDDEN, SEAL_SIZE, Move

LARGE_STARS = [star for star, large in enumerate(LARGE) if large]


def test_every_choice_reads_as_it_is_written() -> None:
    for move in GAME.universe(GAME.start(3, GAME.settings({}))):
        assert GAME.parse_move(GAME.print_move(move)) == move
    assert GAME.print_move(GAME.parse_move("10@sagittarius.7")) == "10@sagittarius.7"
    assert len(set(GAME.universe(GAME.start(3, GAME.settings({}))))) == 665


@given(st.sampled_from(LARGE_STARS), st.integers(0, HIDDEN), st.binary(min_size=SEAL_SIZE, max_size=SEAL_SIZE))
def test_sealed_moves_read_as_they_are_written(star: int, token: int, seal: bytes) -> None:
    move = Move(token, star, seal)
    assert GAME.parse_move(GAME.print_move(move)) == move


@pytest.mark.parametrize(
    "text",
    [
        *("", "7", "7@", "@leo.3", "7@leo", "7@leo.", "7@orion.1", "7 @leo.3", "7@leo.03", "Pass", "?", "d@leo.3"),
        *(f"pass#{'A' * 22}", "7@leo.3#", "7@leo.3##", f"7@leo.3#{'A' * 21}", f"7@leo.3#{'A' * 23}"),
        *(f"7@leo.3#{'A' * 21}B", f"7@leo.3#{'A' * 21}é", "\uff17@leo.3", "7@leo.\u00b2"),
    ],
)
def test_other_text_is_no_move(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse_move(text)


def test_draws_are_written_with_a_colon() -> None:
    assert GAME.parse_entry(":leo") == Draw("leo") and GAME.print_entry(Draw("seat2")) == ":seat2"


@pytest.mark.parametrize(("players", "seed"), [(3, 0), (4, 1), (5, 2), (5, 3)])
def test_positions_read_as_they_are_written(players: int, seed: int) -> None:
    options = GAME.settings({"starter": "random", "consolation": "winner"})
    for state in states(players, seed, **options):
        assert GAME.parse_position(GAME.print_position(state), options) == state
        for seat in (None, 0, players - 1):
            seen = GAME.mask(state, seat)
            assert GAME.parse_position(GAME.print_position(seen), options) == seen


@pytest.mark.parametrize(
    "text",
    [
        "leo A7 . B? . . . . . ./aries . . . ./virgo . . . . . . . .|3/0/5|libra,pisces|1".replace("B?", "B1"),
        "aries . . . C?/leo A? . . . . . . . .|0/0/0||3".replace("C?", "C10").replace("A?", "AH"),
        "cancer A10 B5 B? B1 C?/aries . . . .|3/0/12||2",
        "|0/0/0|aries,taurus,gemini,cancer,leo,virgo,libra,scorpius,sagittarius,capricornus,aquarius,pisces|1",
        "|30/41/8/0/0||5",
    ],
)
def test_examples_of_positions(text: str) -> None:
    assert GAME.print_position(position(text)) == text


def test_a_draw_is_due_while_a_board_is_missing_and_the_pile_lasts() -> None:
    assert GAME.to_move(position("aries . . . ./leo . . . . . . . . .|0/0/0|virgo|1")) is CHANCE
    assert GAME.to_move(position("aries . . . ./leo . . . . . . . . .|0/0/0||2")) == 1


IMPOSSIBLE = {
    "nothing": "",
    "too few fields": "aries . . . .|0/0/0|leo",
    "too many fields": "aries . . . .|0/0/0||1|1",
    "two players": "aries . . . .|0/0||1",
    "six players": "aries . . . .|0/0/0/0/0/0||1",
    "negative coins": "aries . . . .|0/-1/0||1",
    "no coins": "aries . . . .|0//0||1",
    "foreign digits": "aries . . . .|0/0/٣||1",
    "no such board": "orion . . . .|0/0/0||1",
    "too few stars": "aries . . .|0/0/0||1",
    "too many stars": "aries . . . . .|0/0/0||1",
    "an empty star": "aries . .  .|0/0/0||1",
    "a stranger's token": "aries . . . D7|0/0/0||1",
    "no such token": "aries . . . A2|0/0/0||1",
    "a token without owner": "aries . . . 7|0/0/0||1",
    "an owner without token": "aries . . . A|0/0/0||1",
    "hidden on a small star": "aries A? . . .|0/0/0||1",
    "a token twice": "aries A7 . . A7|0/0/0||1",
    "three double stars": "aries AD AD . AD|0/0/0||1",
    "ten tokens": "leo A1 A3 A5 A6 A7 A? A10 AH ./aries AD A? . .|0/0/0||1",
    "a board twice": "aries . . . ./aries . . . .|0/0/0||1",
    "open and in the pile": "aries . . . ./leo . . . . . . . . .|0/0/0|leo|1",
    "in the pile twice": "aries . . . ./leo . . . . . . . . .|0/0/0|libra,libra|1",
    "more boards than players": "aries . . . ./libra . . . . ./cancer . . . . ./capricornus . . . . . .|0/0/0||1",
    "two boards short while the pile lasts": "aries . . . .|0/0/0|leo|1",
    "coins before a scoring": "|1/0/0|aries,taurus,gemini,cancer,leo,virgo,libra,scorpius,sagittarius,capricornus,"
    "aquarius,pisces|1",
    "tokens before the boards are open": "aries A1 . . .|0/0/0|taurus,gemini,cancer,leo,virgo,libra,scorpius,"
    "sagittarius,capricornus,aquarius,pisces|1",
    "full and known": "aries A1 B1 C1 A5|0/0/0||1",
    "two full boards": "aries A1 B? C1 A5/cancer A6 B5 C? A7 A?|0/0/0||1",
    "full while a board is to be drawn": "aries A1 B? C1 A5/cancer . . . . .|0/0/0|leo|1",
    "seat 0": "aries . . . .|0/0/0||0",
    "seat 4 of 3": "aries . . . .|0/0/0||4",
    "no seat": "aries . . . .|0/0/0||",
    "no starter in the middle": "aries . . . .|0/0/0||?",
}


@pytest.mark.parametrize("text", IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_impossible_positions_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        position(text, starter="random")


def test_an_open_starter_needs_its_option() -> None:
    text = GAME.print_position(GAME.start(3, GAME.settings({"starter": "random"})))
    assert position(text, starter="random").seat < 0
    with pytest.raises(NotationError):
        position(text)


@given(st.text(alphabet="aries leo.?|/,ABCDH170-", max_size=40))
def test_any_text_is_a_position_or_refused(text: str) -> None:
    try:
        state = position(text)
    except NotationError:
        return
    assert position(GAME.print_position(state)) == state
