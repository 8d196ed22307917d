"""Positions and moves as text, and as touches on the table."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horta_play import at, legal, play, start
from tablee.game import NotationError
from tablee.games.horta import moves
from tablee.games.horta.rules import GAME


@pytest.mark.parametrize("move", moves.UNIVERSE[::7], ids=str)
def test_a_move_is_read_as_it_is_written(move: moves.Move) -> None:
    assert GAME.parse_move(GAME.print_move(move)) is move


def test_there_are_545_moves() -> None:
    """16·4 entries, 20 entries with a push, 80 steps of 4 facings, 25·4 turns, 25 pushes, 16 exits."""
    assert len(moves.UNIVERSE) == len(set(moves.UNIVERSE)) == 64 + 20 + 320 + 100 + 25 + 16
    assert len(set(map(str, moves.UNIVERSE))) == 545


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("@c1N", moves.Action.ENTER),
        ("@c1N!", moves.Action.BARGE),
        ("c2d2E", moves.Action.STEP),
        ("c2=E", moves.Action.TURN),
        ("c2!", moves.Action.PUSH),
        ("c1-", moves.Action.LEAVE),
    ],
)
def test_the_six_forms_of_the_rulebook(text: str, action: moves.Action) -> None:
    assert GAME.parse_move(text).action is action
    assert GAME.parse_move(f" {text}\n") is GAME.parse_move(text)


@pytest.mark.parametrize(
    "text",
    ["", "c", "c2", "C2!", "c2!!", "c6!", "f1=N", "c2=n", "c2=", "@c1", "@c1n", "@c1NN", "c2d2", "c2d2e", "--", "٣"],
)
def test_text_that_is_no_move_is_refused_without_an_article(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse_move(text)
    assert caught.value.article is None


@given(st.text(max_size=8))
def test_any_text_is_a_move_or_no_notation(text: str) -> None:
    code = ""
    try:
        assert str(GAME.parse_move(text)) == text.strip()
    except NotationError as error:
        code = error.code
    assert code in {"", "move"}


@pytest.mark.parametrize(
    "text",
    [
        "5/5/1***1/5/5 F 0 0 0",
        "NESWN/nesw1/***2/4n/5 G 17 0 0",
        "1N1n1/5/2*2/*3*/5 F 99999 0 0",
        "5/5/1**2/5/5 F 31 0 0",
    ],
)
def test_a_position_is_written_as_it_is_read(text: str) -> None:
    assert GAME.print_position(at(text)) == text


def test_exits_are_read_and_written_under_exits_once() -> None:
    text = "5/5/1***1/5/5 F 10 1 0"
    assert GAME.print_position(at(text, exits="once")) == text
    with pytest.raises(NotationError):
        at(text)


def test_trailing_fields_may_be_left_out() -> None:
    """The opening then counts as over, and no exit is used."""
    for text in ("5/5/1***1/5/5", "5/5/1***1/5/5 F", "5/5/1***1/5/5 F 4", "5/5/1***1/5/5 F 4 0"):
        assert at(text) == at("5/5/1***1/5/5 F 4 0 0")
    assert "@c1N" in legal(at("5/5/1***1/5/5", opening="barred"))
    assert "@c1N" not in legal(at("5/5/1***1/5/5 F 0", opening="barred"))


def test_empty_cells_may_be_counted_in_pieces() -> None:
    assert at("11111/23/1***1/5/5 F") == at("5/5/1***1/5/5 F")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "F",
        "5/5/1***1/5 F",
        "5/5/1***1/5/5/5 F",
        "5/5/1***1/5/4 F",
        "5/5/1***1/5/51 F",
        "5/5/1***1/5/6 F",
        "5/5/1***1/5/0N4 F",
        "5/5/1*3/5/5 F",
        "5/5/5/5/5 F",
        "5/5/****1/5/5 F",
        "NNNNN/N4/1***1/5/5 F",
        "nnnnn/n4/1***1/5/5 F",
        "5/5/1***1/5/4x F",
        "5/5/1***1/5/5 f",
        "5/5/1***1/5/5 FG",
        "5/5/1***1/5/5 X",
        "5/5/1***1/5/5 F -1",
        "5/5/1***1/5/5 F x",
        "5/5/1***1/5/5 F 1.5",
        "5/5/1***1/5/5 F ٣",
        "5/5/1***1/5/5 F 0 1 0",
        "5/5/1***1/5/5 F 0 0 2",
        "5/5/1***1/5/5 F 0 0 0 0",
        "5/5/1***1/5/5 F " + "9" * 5000,
    ],
)
def test_text_that_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        at(text)
    assert caught.value.code == "position"
    assert len(str(caught.value)) < 200


@given(st.text(alphabet="12345*NESWnesw/ FG09", max_size=40))
def test_any_text_is_a_position_or_no_notation(text: str) -> None:
    for guess in (text, f"5/5/1***1/5/{text}"):
        try:
            state = at(guess)
        except NotationError:
            continue
        assert at(GAME.print_position(state)) == state


PICKED = [
    ("@c1N", ("reserve", "c1", "N")),
    ("@a3E!", ("reserve", "a3", "E")),
    ("a3a4E", ("a3", "a4", "E")),
    ("a3=N", ("a3", "a3", "N")),
    ("a3!", ("a3", "b3")),
    ("a3-", ("a3", "reserve")),
]


@pytest.mark.parametrize(("text", "picks"), PICKED)
def test_a_move_is_made_by_touches(text: str, picks: tuple[str, ...]) -> None:
    state = at("5/5/E***1/5/5 F")
    assert GAME.picks(state, GAME.parse_move(text)) == picks


def test_a_push_that_leads_nowhere_cannot_be_touched() -> None:
    assert GAME.picks(start(), GAME.parse_move("c2!")) is None
    assert GAME.picks(start(), GAME.parse_move("c3!")) is None
    assert GAME.picks(at("5/5/1***1/5/2S2 F"), GAME.parse_move("c1!")) is None


def test_what_happened_is_told_with_cells_and_facings() -> None:
    state = play(start(), "@a1N")
    told = {
        "@b1S": ("enter", {"seat": 1, "at": "b1", "facing": "S"}),
        "@a1N!": ("barge", {"seat": 1, "at": "a1", "facing": "N"}),
    }
    for text, (kind, params) in told.items():
        step = GAME.step(state, GAME.parse_move(text))
        first = step.happenings[0]  # type: ignore[union-attr]
        assert (first.kind, dict(first.params)) == (kind, params)


@pytest.mark.article("H-09")
def test_a_step_tells_whether_the_ship_turned() -> None:
    state = at("5/5/1***1/1N3/5 F")
    for text, turned in (("b2b1N", 0), ("b2b1E", 1)):
        step = GAME.step(state, GAME.parse_move(text))
        assert step.happenings[0]["turned"] == turned  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("picks", "told"),
    [
        (("reserve", "c2"), ("H-06", "enter-inside")),
        (("c2", "c4"), ("H-09", "too-far")),
        (("c2", "reserve"), ("H-11", "leave-inside")),
        (("reserve-other",), ("H-05", "not-yours-reserve")),
        (("c2", "reserve-other"), ("H-05", "not-yours-reserve")),
        (("c2",), None),
        (("reserve",), None),
        (("reserve", "reserve"), None),
    ],
)
def test_touches_that_begin_no_move_are_refused_by_an_article(
    picks: tuple[str, ...], told: tuple[str, str] | None
) -> None:
    refusal = GAME.stray(at("5/5/1***1/2N2/5 F"), picks)
    assert (refusal and (refusal.article, refusal.kind)) == told
