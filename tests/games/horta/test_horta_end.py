"""H-18, H-19: who wins, and the draw by repetition."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horta_play import at, board, legal, play, refused, standing, start, won_by
from tablee.game import OVER, Happening, Refusal, Result
from tablee.games.horta.history import History
from tablee.games.horta.rules import GAME

DANCE = ("@a1N", "@e5S", "a1-", "e5-")
"""Four plies that come back to where they began."""


@pytest.mark.article("H-18")
def test_the_first_asteroid_off_ends_the_game() -> None:
    state = play(at("*3*/5/5/2S2/2*2 F"), "c2!")
    assert GAME.to_move(state) is OVER
    assert GAME.result(state) == Result((0,), "rescue")
    assert legal(state) == set()
    for move in ("c1=N", "@a1N", "c1-"):
        assert refused(state, move) == ("H-18", "over")


@pytest.mark.article("H-18")
def test_an_asteroid_pushed_about_on_the_board_ends_nothing() -> None:
    assert won_by(play(at("5/5/1***1/1N3/5 F"), "b2!")) is None
    assert won_by(play(at("5/1*3/1N**1/5/5 F"), "b3!")) is None


@pytest.mark.article("H-18")
@pytest.mark.parametrize(
    ("line", "winner"),
    [
        ("E*", "F"),
        ("EE*", "F"),
        ("Ee*", "G"),
        ("EEe*", "G"),
        ("EeE*", "F"),
        ("En*", "F"),
        ("Ees*", "G"),
        ("EeEw*", "F"),
        ("EEeW*", "G"),
        ("EEnW*", "F"),
        ("Ee*n*", "G"),
        ("E*e*", "G"),
        ("Ee**", "G"),
        ("EE*S*", "F"),
    ],
)
@pytest.mark.parametrize("turns", range(4), ids=["east", "south", "west", "north"])
def test_the_winner_is_the_owner_of_the_nearest_ship_facing_with_the_push(line: str, winner: str, turns: int) -> None:
    """Written eastwards: the first ship pushes, the last asteroid leaves. Sideways and opposed ships are skipped."""
    cells = ["a3 b3 c3 d3 e3", "c5 c4 c3 c2 c1", "e3 d3 c3 b3 a3", "c1 c2 c3 c4 c5"][turns].split()[5 - len(line) :]
    turned = line.translate(
        str.maketrans("NESWnesw", "NESW"[turns:] + "NESW"[:turns] + "nesw"[turns:] + "nesw"[:turns])
    )
    pieces = [cell + piece for cell, piece in zip(cells, turned, strict=True)]
    spare = ["b2*", "d4*"][: 3 - line.count("*")]
    state = standing(" ".join(pieces + spare))
    assert won_by(play(state, f"{cells[0]}!")) == winner


@pytest.mark.article("H-18")
@pytest.mark.parametrize(
    ("pieces", "move"), [("b1* c1W", "c1!"), ("a2* a3S", "a3!"), ("d5* c5E", "c5!"), ("e4* e3N", "e3!")]
)
def test_an_asteroid_in_the_corner_is_still_on_the_board(pieces: str, move: str) -> None:
    assert won_by(play(standing(f"{pieces} b3* d3*"), move)) is None


@pytest.mark.article("H-18")
def test_the_mover_may_lose_by_his_own_push() -> None:
    state = at("2*1*/5/S4/s4/*4 F")
    step = GAME.step(state, GAME.parse_move("a3!"))
    assert not isinstance(step, Refusal)
    assert won_by(step.state) == "G"
    assert Happening("rescue", at="a1", facing="S", seat=1) in step.happenings


@pytest.mark.article("H-18")
def test_a_pusher_from_outside_qualifies_like_any() -> None:
    for line in ("nnnn", "NNNN"):
        state = at(f"1**2/5/{line}*/5/5 G")
        assert won_by(play(state, "@a3E!")) == "G"
    assert won_by(play(at("1**2/5/nEnn*/5/5 G"), "@a3E!")) == "F"


@pytest.mark.article("H-18")
def test_a_finished_position_read_from_text_is_over() -> None:
    state = at("5/5/1**2/5/5 F")
    assert GAME.to_move(state) is OVER
    assert GAME.result(state) == Result((), "rescue")


@pytest.mark.article("H-19")
def test_the_third_time_of_a_position_is_a_draw_the_start_included() -> None:
    state = play(start(), *DANCE)
    assert won_by(state) is None
    state = play(state, *DANCE[:3])
    assert won_by(state) is None
    step = GAME.step(state, GAME.parse_move("e5-"))
    assert not isinstance(step, Refusal)
    assert GAME.result(step.state) == Result((), "repetition")
    assert GAME.to_move(step.state) is OVER
    assert step.happenings[-1] == Happening("repetition")
    assert legal(step.state) == set()
    assert refused(step.state, "@a1N") == ("H-19", "over")


@pytest.mark.article("H-19")
def test_the_position_counts_not_the_way_there() -> None:
    """The same board with the same side to move, by other moves and with other positions between."""
    state = play(start(), "@a1N", "@e5S", "a1a2N", "e5e4S", "a2a1N", "e4e5S")
    assert won_by(state) is None
    state = play(state, "a1=S", "e5=N", "a1b1S", "e5d5N", "b1a1N")
    assert won_by(state) is None
    assert won_by(play(state, "d5e5S")) == "-"


@pytest.mark.article("H-19")
def test_the_same_board_with_the_other_side_to_move_is_another_position() -> None:
    """Three turns bring a ship round while the other side steps away and back: the mover has changed."""
    state = play(start(), "@a1N", "@e5S")
    seen = board(state)
    state = play(state, "a1=E", "e5e4S", "a1=S", "e4e5S", "a1=N")
    assert (board(state), GAME.to_move(state)) == (seen, 1)
    state = play(state, "e5=N", "a1a2N", "e5=E", "a2a1N", "e5=S")
    assert (board(state), GAME.to_move(state)) == (seen, 0)
    assert won_by(state) is None
    assert won_by(play(state, "a1b1N", "e5d5S", "b1a1N", "d5e5S")) == "-"


@pytest.mark.article("H-19")
def test_facing_makes_another_position() -> None:
    state = play(start(), "@a1N", "@e5S", "a1-", "e5-", "@a1E", "@e5S", "a1-", "e5d5S", "@a1S", "d5e5S")
    assert won_by(state) is None


@pytest.mark.article("H-19")
def test_the_ply_number_does_not_count() -> None:
    late = at("5/5/1***1/5/5 F 4321 0 0")
    assert won_by(play(late, *DANCE, *DANCE)) == "-"


@pytest.mark.article("H-19", "H-21")
def test_under_exits_once_the_exits_used_count_too() -> None:
    """The third time of the same board is the first time of it with one exit used."""
    round_trip = ("a1a2N", "e5e4S", "a2a1N", "e4e5S")
    out_and_in = ("a1-", "e5d5S", "@a1N", "d5e5S")
    assert won_by(play(start(exits="free"), "@a1N", "@e5S", *round_trip, *out_and_in)) == "-"
    state = play(start(exits="once"), "@a1N", "@e5S", *round_trip, *out_and_in)
    assert won_by(state) is None
    state = play(state, *round_trip)
    assert won_by(state) is None
    assert won_by(play(state, "a1b1N", "e5d5S", "b1a1N", "d5e5S")) == "-"


@pytest.mark.article("H-19")
def test_an_asteroid_off_wins_before_any_repetition_is_asked() -> None:
    state = at("*3*/5/5/2S2/2*2 F")
    assert won_by(play(state, "c2!")) == "F"


@pytest.mark.article("H-19")
def test_repetition_is_seen_across_very_long_games() -> None:
    """A position of ply 0 comes up again after hundreds of others."""
    rng, state = Random(4), start()
    state = play(state, *DANCE)
    for _ in range(600):
        moves = [move for move in GAME.legal_moves(state) if not GAME.apply(state, move).over]
        state = GAME.apply(state, rng.choice(moves))
    assert state.history.count(start().key()) == 2
    assert len(state.history) == 604


@given(st.lists(st.binary(min_size=1, max_size=1), max_size=400))
def test_a_history_counts_like_a_list(keys: list[bytes]) -> None:
    history = History()
    for length, key in enumerate(keys):
        assert len(history) == length
        assert history.count(key) == keys[:length].count(key)
        history = history.and_then(key)
    assert sorted(history) == sorted(keys)


@pytest.mark.article("H-19")
def test_history_stays_outside_equality_and_hash() -> None:
    again = play(start(), *DANCE)
    fresh = at(GAME.print_position(again))
    assert again == fresh
    assert hash(again) == hash(fresh)
    assert len(again.history) == 4
    assert len(fresh.history) == 0
