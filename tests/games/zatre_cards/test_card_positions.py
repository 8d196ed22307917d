"""Moves and positions as text."""

from __future__ import annotations

import pytest
from card_table import BLOCK, whole_game
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.game import NotationError
from tablee.games.zatre_cards import GAME
from tablee.games.zatre_cards.layout import Layout
from tablee.games.zatre_cards.moves import Lay, cell_at, place

GONE = "00,00,01,02,03,04,05,06,11,11,12,12,13,13,14,14,15,15,16,16,22,22,23,23,24"
LYING = "36@0,0E 45@0,1E"


@pytest.mark.article("K-04", "K-08")
@pytest.mark.parametrize("text", ["36@2,-1E", "66@0,0E", "05@-12,9S", "14@0,0W", "22@-1,0N", "pass"])
def test_moves_read_back(text: str) -> None:
    assert GAME.print_move(GAME.parse_move(text)) == text


@pytest.mark.article("K-04")
@pytest.mark.parametrize(
    "text", ["63@0,0E", "66@0,0S", "36@0,0", "36@-0,0E", "36@01,0E", "36@0,0e", "36 0,0E", "passe", "", "36@0,0E!"]
)
def test_what_is_no_move_is_told(text: str) -> None:
    with pytest.raises(NotationError) as error:
        GAME.parse_move(text)
    assert error.value.article is None


@pytest.mark.article("K-01", "K-04")
@pytest.mark.parametrize(("text", "article"), [("37@0,0E", "K-01"), ("88@0,0E", "K-01"), ("36@99,0E", "K-04")])
def test_moves_of_no_card_and_no_layout_name_their_article(text: str, article: str) -> None:
    with pytest.raises(NotationError) as error:
        GAME.parse_move(text)
    assert error.value.article == article


@given(st.integers(-60, 60), st.integers(-60, 60))
def test_cells_and_coordinates(x: int, y: int) -> None:
    assert place(cell_at(x, y)) == (x, y)


@pytest.mark.article("K-03")
@pytest.mark.parametrize(
    "text",
    [
        "-|-/-|9/9|-/-|1 - 0 0|-",
        "-|-/11,12|9/9|-/-|1 2 0 0|-",
        "-|-/-/11,12,12,13|5/5/5|-/-/-|1 3 0 0|-",
        f"-|25/-/-/33,34,35,35|3/3/3/3|-/-/-/-|2 4 0 0|{GONE}",
        "66@0,0E|22,36,45/11,12,13|9/9|-/-|1 1 1 0|-",
        f"{LYING}|11,22/05,44,56|9/9|-/-|1 1 2 0|-",
        f"{LYING}|11,22,33/05,44,56|8/9|10:1,2 12:5 +6/11:3|1 2 0 0|-",
        f"{LYING}|11,22,33/05,44,56|8/9|-/-|1 2 0 0 2|-",
        f"{BLOCK}|45,55!,56/44,45,46!|4+25,36/9+26*,55|-/-|2 1 0 1 1|{GONE}",
        f"{BLOCK}|14,44~25,33,46/11,12,13|0/15|-/-|1 1 0 0|-",
        f"{BLOCK}|-/11,12,13|0+14,25,33,44,46/15|-/-|1 1 0 1|-",
        f"{BLOCK}|?,?,?/11,12,13|2=14,25,33,44,46/15|-/-|1 2 0 1|-",
    ],
)
def test_positions_read_back(text: str) -> None:
    assert GAME.print_position(GAME.parse_position(text, {})) == text


@settings(max_examples=15)
@given(st.integers(2, 4), st.integers(0, 10**6), st.booleans())
def test_every_state_of_a_game_reads_back(players: int, seed: int, stuck: bool) -> None:
    states, _ = whole_game(players, seed, stuck)
    for state in states[::3]:
        assert GAME.parse_position(GAME.print_position(state), {}) == state


def test_a_layout_does_not_depend_on_the_order_of_laying() -> None:
    lays = [move for text in (LYING + " 11@2,1N 22@-2,0E").split() if isinstance(move := GAME.parse_move(text), Lay)]
    first, second, third, fourth = lays
    one_way = Layout().with_card(first).with_card(second).with_card(third).with_card(fourth)
    other_way = Layout().with_card(first).with_card(fourth).with_card(second).with_card(third)
    for layout in (one_way, other_way):
        assert layout == Layout(tuple(sorted(lays)))
        assert layout.beside == Layout(tuple(sorted(lays))).beside


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "six parts"),
        (f"{LYING}|11,22,33/05,44,56|8/9|-/-|1 2 0 0", "six parts"),
        (f"{LYING}|11,22,33|8|-|1 1 0 0|-", "2 to 4 players"),
        (f"{LYING}|11,22,33/05,44,56|8/9|-|1 2 0 0|-", "2 to 4 players"),
        (f"{LYING}|11,22,33/05,44,57|8/9|-/-|1 2 0 0|-", "no card"),
        (f"{LYING}|11,22,33/05,44,36,36|8/8|-/-|1 2 0 0|-", "more of a card"),
        (f"{LYING}|11,22,33/05,05,56|8/9|-/-|1 2 0 0|-", "more of a card"),
        (f"{LYING}|11,22,33/05,44,56|8/8|-/-|1 2 0 0|-", "25 cards are in a round"),
        (f"{LYING}|11,22,33,33/05,44,56|7/9|-/-|1 2 0 0|-", "three cards while piles last"),
        (f"{LYING}|11,22/05,44,56|9/9|-/-|1 2 0 0|-", "three cards while piles last"),
        (f"{LYING}|44,46,46/33,55,56|8/9|-/-|1 2 0 0|{GONE}", "no longer come"),
        (f"{LYING}|11,22,33/05,44,56|8/9|-/-|2 2 0 0|-", "no longer come"),
        (f"{LYING}|11,22,33/05,44,56|8/9|-/-|1 2 1 0|-", "laid this turn"),
        (f"{LYING}|11,22,33/05,44,56|8/9|-/-|1 - 0 0|-", "somebody has started"),
        (f"{LYING}|11,22,33/05,44,56|8/9|-/-|1 3 0 0|-", "from 1 to 2"),
        (f"{LYING}|11,22,33/05,44,56|8/9|-/-|3 2 0 0|-", "from 1 to 2"),
        (f"{LYING}|11,22,33/05,44,56|8/9|-/-|1 2 0 2|-", "this round is over"),
        (f"{LYING}|11,22,33~14,14,15/05,44,56|5/9|-/-|1 2 0 0|-", "laid aside"),
        (f"{LYING}|11,22,33/05,44,56~14|7/9|-/-|1 2 0 0|-", "laid aside"),
        (f"{LYING}|11,22,33/-|20/0|-/-|1 2 0 0|-", "has no cards"),
        (f"{LYING}|11,22,33/05,44,56|8/9|10:2/12:3|1 2 0 0|-", "row of 12"),
        (f"{LYING}|11,22,33/05,44,56|8/9|10:1 +5/-|1 2 0 0|-", "no sheet"),
        (f"{LYING}|11,22,33/05,44,56|x/9|-/-|1 2 0 0|-", "no pile"),
        (f"{LYING}|11,22,33/05,44,56|8=15/9|-/-|1 2 0 0|-", "more known cards"),
        (f"{LYING} 14@1,1N|11,22,33/05,44,56|7/9|-/-|1 2 0 0|-", "one cell"),
        ("36@0,0E 45@5,1E|11,22,33/05,44,56|8/9|-/-|1 2 0 0|-", "touches nothing"),
        ("36@1,0E 45@1,1E|11,22,33/05,44,56|8/9|-/-|1 2 0 0|-", "the first card"),
        ("36@0,0E 66@2,0E|11,22,33/05,44,56|8/9|-/-|1 2 0 0|-", "above 12"),
        ("pass|11,22,33/05,44,56|9/9|-/-|1 2 1 0|-", "lie on the table"),
        ("-|11,22,33/05,44,56|9/9|-/-|1 1 0 0|-", "one after the other"),
        ("-|11,22,33,33/05,44|8/9|-/-|1 1 0 0|-", "begin with 9"),
        ("-|11/-|9/9|-/-|1 - 0 0|-", "the starter is drawn"),
        ("66@0,0E|36,45/11,12,13|10/9|-/-|1 1 1 0|-", "two cards first"),
    ],
)
def test_impossible_positions_are_told(text: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        GAME.parse_position(text, {})


@given(st.text("0123456|/-,+!*=~? @NESW:x", max_size=60))
def test_any_text_is_read_or_told(text: str) -> None:
    for whole in (text, f"{LYING}|11,22,33/05,44,56|{text}|-/-|1 2 0 0|-", f"{LYING}|{text}|8/9|-/-|1 2 0 0|-"):
        try:
            state = GAME.parse_position(whole, {})
        except NotationError:
            continue
        assert GAME.parse_position(GAME.print_position(state), {}) == state
