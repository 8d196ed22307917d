"""H-12 … H-17: pushing, and how strong a push must be."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horta_play import at, board, legal, play, refusal, refused
from tablee.game import Happening, Refusal
from tablee.games.horta.rules import GAME


def line(pieces: str, side: str = "F", **options: str) -> str:
    """What a push from outside by row 5, eastwards from a5, comes to: the board, or the article that forbids it.

    `pieces` lie from a5 on; asteroids not in the line lie on row 3, out of the way.
    """
    rest = "*" * (3 - pieces.count("*"))
    state = at(
        f"{pieces}{5 - len(pieces) or ''}/5/{rest}{5 - len(rest) or ''}/5/5 {side}".replace("/0", "/"), **options
    )
    outcome = GAME.step(state, GAME.parse_move("@a5E!"))
    return outcome.article if isinstance(outcome, Refusal) else board(outcome.state).split("/")[0]


@pytest.mark.article("H-12")
def test_a_push_needs_something_straight_ahead() -> None:
    state = at("5/5/1***1/1Nn2/5 F")
    assert board(play(state, "b2!")) == "5/1*3/1N**1/2n2/5"
    assert refused(at("5/5/1***1/1E3/5 F"), "b2!") == ("H-12", "nothing-to-push")


@pytest.mark.article("H-12")
@pytest.mark.parametrize("facing", "ESW")
def test_not_sideways_nor_backwards(facing: str) -> None:
    """An asteroid stands to the north; a ship facing elsewhere has nothing ahead."""
    assert refused(at(f"5/5/1***1/1{facing}3/5 F"), "b2!") == ("H-12", "nothing-to-push")


@pytest.mark.article("H-12")
def test_nothing_is_pushed_beyond_the_edge() -> None:
    assert refused(at("5/5/1***1/5/1S3 F"), "b1!") == ("H-12", "edge-ahead")


@pytest.mark.article("H-12")
@pytest.mark.parametrize(
    ("position", "move", "after"),
    [
        ("5/5/N***1/5/5 F", "@a3E!", "H-16"),
        ("5/5/1*3/1eN*1/1N2* F", "b1!", "5/1*3/1e3/1NN*1/4*"),
        ("1*1*1/5/E1n1*/5/5 F", "@a3E!", "1*1*1/5/EEn1*/5/5"),
        ("5/EE1*1/1**2/5/5 F", "a4!", "5/1EE*1/1**2/5/5"),
    ],
)
def test_the_whole_line_moves_one_cell_and_the_pusher_follows(position: str, move: str, after: str) -> None:
    outcome = GAME.step(at(position), GAME.parse_move(move))
    assert after == (outcome.article if isinstance(outcome, Refusal) else board(outcome.state))


@pytest.mark.article("H-12")
def test_the_line_ends_at_the_first_empty_cell() -> None:
    """The asteroids beyond the gap neither move nor weigh."""
    state = at("5/5/Ee1**/5/*4 F")
    assert board(play(state, "a3!")) == "5/5/1Ee**/5/*4"


@pytest.mark.article("H-12")
def test_what_was_pushed_is_told_farthest_first() -> None:
    step = GAME.step(at("5/5/EensN/5/*1*1* F"), GAME.parse_move("a3!"))
    assert not isinstance(step, Refusal)
    assert step.happenings == (
        Happening("push", seat=0, at="a3", to="b3", facing="E"),
        Happening("out", at="e3", facing="E", seat=0),
        Happening("shove", at="d3", to="e3"),
        Happening("shove", at="c3", to="d3"),
        Happening("shove", at="b3", to="c3"),
    )


@pytest.mark.article("H-13")
def test_nobody_turns_in_a_push() -> None:
    assert board(play(at("5/5/EnsS1/5/*1*1* F"), "a3!")) == "5/5/1EnsS/5/*1*1*"
    assert board(play(at("5/5/ENES1/5/*1*1* G"), "@a3E!")) == "5/5/eENES/5/*1*1*"


@pytest.mark.article("H-14", "H-16")
def test_a_push_that_is_not_strong_enough_is_illegal() -> None:
    told = refusal(at("5/5/E**2/3*1/5 F"), "a3!")
    assert (told.article, told.kind) == ("H-16", "too-many-asteroids")
    assert (told["along"], told["against"], told["asteroids"]) == (1, 0, 2)
    told = refusal(at("5/5/Ew3/5/*1*1* F"), "a3!")
    assert (told.article, told.kind) == ("H-16", "blocked")
    assert (told["along"], told["against"], told["asteroids"]) == (1, 1, 0)


@pytest.mark.article("H-15")
def test_a_ship_pushed_off_returns_to_its_owner_whoever_pushed() -> None:
    """Own ship off, other's ship off: each goes back to its own reserve."""
    own, other = at("5/5/1***1/5/NW3 F"), at("5/5/1***1/5/nW3 F")
    assert [play(own, "b1!").reserve(side) for side in (0, 1)] == [4, 5]
    assert [play(other, "b1!").reserve(side) for side in (0, 1)] == [4, 5]
    assert [other.reserve(side) for side in (0, 1)] == [4, 4]
    assert "@e5N" in legal(play(at("n4/nW3/n***1/n4/nW3 F"), "b1!"))


@pytest.mark.article("H-16")
@pytest.mark.parametrize(
    ("pieces", "verdict"),
    [
        ("*", "E*3"),
        ("**", "H-16"),
        ("E**", "EE**1"),
        ("e**", "Ee**1"),
        ("N**", "H-16"),
        ("w", "H-16"),
        ("W", "H-16"),
        ("Ew", "EEw2"),
        ("eW", "EeW2"),
        ("Eww", "H-16"),
        ("EEww", "EEEww"),
        ("EEwW*", "EEEwW"),
        ("Ew*", "EEw*1"),
        ("Ew**", "H-16"),
        ("nSns", "EnSns"),
        ("nSns*", "EnSns"),
        ("E*E*", "EE*E*"),
        ("E***", "H-16"),
        ("EE***", "EEE**"),
    ],
)
def test_more_along_than_against_and_enough_left_for_the_asteroids(pieces: str, verdict: str) -> None:
    assert line(pieces) == verdict


@pytest.mark.article("H-16")
@pytest.mark.parametrize("pieces", ["Ew", "wE", "*E", "wnE*", "EEw**", "w"])
def test_ownership_never_matters(pieces: str) -> None:
    swapped = pieces.swapcase()
    verdict = line(pieces)
    assert (line(swapped) == verdict) if verdict.startswith("H") else line(swapped)[1:] == verdict[1:].swapcase()


@given(st.text(alphabet="NESWnesw*", min_size=1, max_size=5).filter(lambda text: text.count("*") <= 3))
def test_the_verdict_counts_the_whole_line(pieces: str) -> None:
    """H-16 as a sum, H-17 as the same sum for every part of the line."""
    if sum(map(str.isupper, pieces)) > 4:
        return
    weights = [{"E": 1, "W": -1}.get(piece.upper(), 0) for piece in pieces]

    def enough(length: int) -> bool:
        left, rocks = 1 + sum(weights[:length]), pieces[:length].count("*")
        return left > 0 and left >= rocks

    total, strict = enough(len(pieces)), all(map(enough, range(1, len(pieces) + 1)))
    assert (line(pieces) != "H-16") == total
    assert line(pieces, push="strict") == (line(pieces) if strict or not total else "H-17")


@pytest.mark.article("H-16")
def test_the_order_of_the_line_does_not_matter_by_default() -> None:
    assert line("wEE") == "EwEE1"
    assert line("**E") == "E**E1"
    assert line("*w*EE") == "E*w*E"


@pytest.mark.article("H-17")
def test_strictly_nothing_beyond_a_failing_part_can_help() -> None:
    for pieces in ("wEE", "**E", "*w*EE", "*wE"):
        assert line(pieces, push="strict") == "H-17"
    for pieces in ("EEw", "E**", "E*E*", "Ew*", "*"):
        assert line(pieces, push="strict") == line(pieces)


@pytest.mark.article("H-17")
def test_strictly_what_is_too_weak_anyway_is_so_by_the_plain_rule() -> None:
    assert line("**", push="strict") == "H-16"
    told = refusal(at("5/1n3/1n3/1s3/*N**1 F", push="strict"), "b1!")
    assert (told.article, told.kind) == ("H-17", "part-too-weak")
    assert (told["along"], told["against"], told["asteroids"]) == (3, 1, 0)


@pytest.mark.article("H-17")
def test_the_default_is_the_whole_line() -> None:
    assert GAME.settings({})["push"] == "total"
    assert "b1!" in legal(at("5/1n3/1n3/1s3/*N**1 F"))
