"""Moves, positions, touches and records as text and numbers."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from zatre_play import DEAD, JAMMED, Table, choose, new_game, others, walk

from tablee.game import OVER, Draw, NotationError
from tablee.games.zatre import GAME
from tablee.games.zatre.moves import END

EXAMPLE = "5@h8 3@h9|-/36|x2 10:1,1 12:8/x0|1 25|4@h7"
"""The rulebook's position."""


@pytest.mark.article("Z-06", "Z-08")
def test_moves_read_back() -> None:
    moves = GAME.universe(new_game(2).state)
    assert len(moves) == len(set(moves)) == 1 + 6 * 193
    assert all(GAME.parse_move(GAME.print_move(move)) == move for move in moves)
    assert GAME.parse_move(" 5@h8 ") == GAME.parse_move("5@h8")


@pytest.mark.article("Z-06")
@pytest.mark.parametrize(
    "text", ["", "5", "5@", "5@p1", "5@h0", "5@h16", "5@h08", "5@H8", "5h8", "End", "-1@h8", "٥@h8"]
)
def test_what_is_no_move_is_told(text: str) -> None:
    with pytest.raises(NotationError) as error:
        GAME.parse_move(text)
    assert error.value.article is None


@pytest.mark.article("Z-05")
def test_the_example_of_the_rulebook_reads_back() -> None:
    table = Table(EXAMPLE)
    assert table.position == EXAMPLE
    assert table.state.seat == 0 and len(table.state.laid) == 1


@pytest.mark.article("Z-05")
def test_tiles_may_be_written_in_any_order() -> None:
    first, second = (
        GAME.parse_position(f"{tiles}|-/{held}|x0/x0|1 {hand}|-", {})
        for tiles, held, hand in (("3@h9 5@h8", "63", "52"), ("5@h8 3@h9", "36", "25"))
    )
    assert first == second and hash(first) == hash(second)


@pytest.mark.article("Z-03", "Z-05", "Z-11", "Z-20")
@settings(max_examples=25)
@given(
    st.integers(0, 1 << 32),
    st.integers(2, 4),
    st.sampled_from(["draw", "random"]),
    st.sampled_from(["last-tile", "two-tiles"]),
    st.sampled_from(["full", "short"]),
)
def test_every_state_of_a_game_reads_back(seed: int, players: int, starter: str, end: str, tiles: str) -> None:
    rng, options = Random(seed), {"starter": starter, "end": end, "tiles": tiles}
    states = [*walk(GAME.start(players, GAME.settings(options, players)), rng)]
    for state in (*states[:12], *rng.sample(states, 25), *states[-4:]):
        text = GAME.print_position(state)
        assert GAME.parse_position(text, options) == state
        assert GAME.print_position(GAME.parse_position(text, options)) == text


@pytest.mark.article("Z-08", "Z-11")
def test_jammed_states_read_back() -> None:
    for text in JAMMED:
        for state, _ in zip(walk(GAME.parse_position(text, {}), Random(text)), range(8), strict=False):
            assert GAME.parse_position(GAME.print_position(state), {}) == state


IMPOSSIBLE = {
    "no position": "",
    "a part missing": "5@h8|-/-|x0/x0|1 25",
    "a tile twice": "5@h8 5@h8|-/-|x0/x0|1 25|-",
    "a square twice": "5@h8 4@h8|-/-|x0/x0|1 25|-",
    "a tile laid on another": "5@h8|-/-|x0/x0|1 25|4@h8",
    "no such square": "5@h8 5@a1|-/-|x0/x0|1 25|-",
    "end as a tile": "5@h8 end|-/-|x0/x0|1 25|-",
    "not joined to the centre": "5@h8 1@h10|-/-|x0/x0|1 25|-",
    "nothing on the centre": "5@h9|-/-|x0/x0|1 25|-",
    "joined by this turn's tiles only": "5@h8 1@h10|-/-|x0/x0|1 2|1@h9",
    "a row of 13": "6@h8 4@i8 3@j8|-/-|x0/x0|1 25|-",
    "one player": "5@h8|-|x0|1 25|-",
    "five players": "5@h8|-/-/-/-/-|x0/x0/x0/x0/x0|1 25|-",
    "a sheet missing": "5@h8|-/-|x0|1 25|-",
    "no sheet": "5@h8|-/-|x0/y|1 25|-",
    "no such seat": "5@h8|-/-|x0/x0|3 25|-",
    "held and in hand": "5@h8|3/-|x0/x0|1 25|-",
    "no tiles at all": "5@h8|-/-|x0/x0|1 -|-",
    "a turn of one tile": "5@h8|-/-|x0/x0|1 2|-",
    "a first turn of two": "-|-/-|x0/x0|1 25|-",
    "a first turn of four": "-|-/-|x0/x0|1 25+2|-",
    "a first turn without the tile that won": "-|-/-|x0/x0|1 -+3|-",
    "three to draw later": "5@h8|-/-|x0/x0|1 -+3|-",
    "one to draw though two are due": "5@h8|-/-|x0/x0|1 -+1|-",
    "one to draw though a held tile fits": "5@h8|-/-|x0/x0|1 25+1|-",
    "drawing and laying": "5@h8|-/-|x0/x0|1 2+1|1@h9",
    "too many sixes": f"{DEAD}|-/{'6' * 17}|x0/x0|1 22|-",
    "more to draw than there are": f"{DEAD}|-/{others(DEAD, 3)}|x0/x0|1 -+2|-",
    "an illegal turn": "4@h6 4@h7 3@h8|-/-|x0/x0|1 4|1@g7",
    "over before the end": "5@h8|-/-|x0/x0|over|-",
    "a random starter by other options": "-|-/-|x0/x0|seat|-",
    "everybody has drawn": "-|-/-|x0/x0|draw 1:2 2:4|-",
    "the second before the first": "-|-/-|x0/x0|draw 1 2:4|-",
    "seats out of order": "-|-/-|x0/x0|draw 2 1|-",
    "a seat that is not there": "-|-/-|x0/x0|draw 1 3|-",
    "one alone drawing": "-|-/-|x0/x0|draw 1|-",
    "drawing for the start with points": "-|-/-|x0/x1|draw 1 2|-",
    "drawing for the start with tiles": "5@h8|-/-|x0/x0|draw 1 2|-",
}


@pytest.mark.article("Z-01", "Z-03", "Z-05", "Z-06", "Z-07", "Z-09", "Z-11", "Z-20")
@pytest.mark.parametrize("text", IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_impossible_positions_are_told(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse_position(text, {})


@pytest.mark.article("Z-23")
def test_a_position_of_the_full_game_may_be_none_of_the_short_one() -> None:
    position = f"{DEAD}|-/{'6' * 8}|x0/x0|1 22|-"
    assert GAME.parse_position(position, {})
    with pytest.raises(NotationError):
        GAME.parse_position(position, {"tiles": "short"})


@pytest.mark.article("Z-08")
def test_a_tile_is_picked_up_and_put_on_a_square() -> None:
    state = Table("6@h8|-/-|x0/x0|1 12|-").state
    assert GAME.picks(state, GAME.parse_move("2@h9")) == ("2", "h9")
    assert GAME.picks(state, GAME.parse_move("2@o9")) == ("2", "o9")
    assert GAME.picks(state, GAME.parse_move("5@h9")) is None
    assert GAME.picks(state, END) == ("end",)


@pytest.mark.article("Z-08")
def test_a_tile_takes_two_digits_of_a_record_and_an_end_one() -> None:
    table = GAME.table(1)
    assert table.inline == (END,)
    assert [len(group) for group in table.groups] == [193] * 6
    assert set(table) == set(GAME.universe(new_game(2).state))


@pytest.mark.article("Z-08")
def test_end_is_never_played_for_a_person() -> None:
    state = Table(f"{DEAD}|-/-|x0/x0|1 12|-").state
    assert GAME.legal_moves(state) == (END,)
    assert GAME.forced(state) is None


@pytest.mark.article("Z-05", "Z-11")
@settings(max_examples=10)
@given(st.integers(0, 1 << 32), st.integers(2, 4))
def test_no_tile_is_lost_and_sheets_only_grow(seed: int, players: int) -> None:
    rng = Random(seed)
    state = GAME.start(players, GAME.settings({}))
    while GAME.to_move(state) is not OVER:
        entry = choose(state, rng)
        following = GAME.apply(state, entry)
        bag, left = sum(state.bag()), sum(following.bag())
        if isinstance(entry, Draw) and state.seat >= 0:
            assert left == bag - 1
        elif not isinstance(entry, Draw):
            assert left == bag
        assert [bool(value) for value in following.grid].count(True) + sum(map(len, following.hands)) + left + sum(
            bool(value) for _, value in following.lots
        ) == 121
        for old, new in zip(state.sheets, following.sheets, strict=True):
            assert new.crosses >= old.crosses
            assert all(boxes[: len(before)] == before for before, boxes in zip(old.columns, new.columns, strict=True))
        state = following
