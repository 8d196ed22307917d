"""Which piece is which: what the eye follows across a match of Horta Rescue stands where the rules say."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.pieces import Fold
from app.tables import Scene, horta
from app.tables.horta_grid import centre
from app.texts import Words
from desk import walk
from tablee.game import Happening
from tablee.games.horta.board import ASTEROID, CELLS, EMPTY, FACINGS, facing_of, side_of
from tablee.games.horta.rules import GAME
from tablee.match import Act, Deed, Match, cut, header, new, play

WORDS = Words("en")


@dataclass(frozen=True)
class Seen:
    """A piece as it is drawn."""

    kind: str
    x: int
    y: int
    angle: int
    gone: bool

    def at(self, flip: bool = False) -> str | None:
        """Its cell, `None` beside the board."""
        return next((cell for cell in CELLS if centre(cell, flip) == (self.x, self.y)), None)


def drawn(match: Match, index: int, *, turned: bool = False) -> dict[str, Seen]:
    """The pieces of a position by their identity, in the order of the drawing."""
    found = {}
    for tag, attrs, _ in walk(horta.board(Scene(WORDS, match, index, None, turned=turned))):
        classes = str(attrs.get("class", "")).split()
        if tag == "g" and "piece" in classes:
            x, y, angle = map(int, re.findall(r"-?\d+(?=px|deg)", attrs["style"]["transform"]))
            found[str(attrs["key"])] = Seen(classes[1], x, y, angle, "gone" in classes)
    return found


def somewhere(seed: int, length: int = 60) -> Match:
    rng = Random(seed)
    options = {option.name: rng.choice(option.values) for option in GAME.options}
    match = new(header("horta", 2, options))
    for _ in range(length):
        if match.result is not None:
            break
        moves = GAME.legal_moves(match.state)
        pushes = [move for move in moves if str(move).endswith("!")]
        following = play(match, rng.choice(pushes if pushes and rng.random() < 0.5 else moves))
        assert isinstance(following, Match)
        match = following
        if rng.random() < 0.05:
            offered = play(match, Act(rng.choice([Deed.OFFER, Deed.DECLINE]), rng.randrange(2)))
            match = offered if isinstance(offered, Match) else match
    return match


seeds = st.integers(0, 1 << 32)


@given(seeds, st.booleans())
@settings(max_examples=25)
def test_every_piece_is_drawn_where_the_position_has_it(seed: int, turned: bool) -> None:
    match = somewhere(seed)
    for index, state in enumerate(match.states):
        pieces = drawn(match, index, turned=turned)
        assert len(pieces) == 13
        there = {piece.at(turned): piece for piece in pieces.values() if not piece.gone and piece.at(turned)}
        for number, occupant in enumerate(state.board):
            piece = there.pop(CELLS[number], None)
            if occupant == EMPTY:
                assert piece is None
            elif occupant == ASTEROID:
                assert piece is not None and piece.kind == "asteroid"
            else:
                assert piece is not None and piece.kind == f"ship{side_of(occupant)}"
                assert (piece.angle - 180 * turned) % 360 == facing_of(occupant) * 90
        assert not there
        for side in (0, 1):
            waiting = [piece for piece in pieces.values() if piece.kind == f"ship{side}" and piece.at(turned) is None]
            assert len(waiting) == len({(piece.x, piece.y) for piece in waiting}) == state.reserve(side)


@given(seeds)
@settings(max_examples=25)
def test_a_piece_keeps_its_identity_and_moves_only_when_something_happens_to_it(seed: int) -> None:
    match = somewhere(seed)
    for index, told in enumerate(match.told):
        before, after = drawn(match, index), drawn(match, index + 1)
        assert list(before) == list(after), "the drawing never changes its order"
        names = {piece.at(): name for name, piece in before.items() if not piece.gone}
        touched = set()
        for happening in told:
            at, to = happening.get("at"), happening.get("to")
            match happening.kind:
                case "enter" | "barge":
                    (name,) = [name for name in after if after[name].at() == at and not after[name].gone]
                    assert before[name].at() is None and before[name].kind == f"ship{happening['seat']}"
                case "step" | "push" | "shove":
                    name = names[str(at)]
                    assert after[name].at() == to
                case "turn":
                    name = names[str(at)]
                    assert after[name].at() == at
                case "leave" | "out":
                    name = names[str(at)]
                    assert after[name].at() is None
                case "rescue":
                    name = names[str(at)]
                    assert after[name].gone
                case _:
                    continue
            touched.add(name)
            if happening.kind in ("push", "shove"):
                assert after[name].angle == before[name].angle, "a push turns nobody"
        for name in before.keys() - touched:
            assert before[name] == after[name]
        assert all(abs(before[name].angle - after[name].angle) <= 180 for name in before), "nobody spins the long way"


@given(seeds)
@settings(max_examples=15)
def test_looking_at_positions_in_any_order_shows_the_same(seed: int) -> None:
    match, rng = somewhere(seed, 25), Random(seed)
    forward = [drawn(match, index) for index in range(len(match.states))]
    other = somewhere(seed + 1, 12)
    for _ in range(12):
        index = rng.randrange(len(match.states))
        shorter = cut(match, rng.randrange(index, len(match.states)))
        assert drawn(shorter, index) == forward[index]
        if rng.random() < 0.3:
            drawn(other, rng.randrange(len(other.states)))


def test_a_match_from_another_history_is_followed_from_where_they_part() -> None:
    match = new(header("horta", 2))
    for text in ("@c1N", "@c5S", "c1c2N"):
        following = play(match, GAME.parse_move(text))
        assert isinstance(following, Match)
        match = following
    parted = play(cut(match, 2), GAME.parse_move("c1=E"))
    assert isinstance(parted, Match)
    drawn(match, 3)
    after = drawn(parted, 3)
    assert [piece.at() for piece in after.values() if piece.kind == "ship0"].count("c1") == 1


# -- the fold itself ---------------------------------------------------------------------------------------------


def dance(length: int, match_id: int = 0) -> Match:
    """A match of that many entries, in which a ship turns round and round."""
    match = new(header("horta", 2, match_id=match_id))
    for index in range(length):
        text = ("@a1E", "@e5W")[index] if index < 2 else f"{('a1', 'e5')[index % 2]}={'ESWN'[index // 2 % 4]}"
        following = play(match, GAME.parse_move(text))
        assert isinstance(following, Match), (index, following)
        match = following
    return match


@pytest.fixture
def counted() -> tuple[Fold[int], list[int]]:
    """A fold that counts entries, and the list of the entries it was asked to fold."""
    asked: list[int] = []

    def change(places: int, match: Match, index: int, told: tuple[Happening, ...]) -> int:
        assert told == match.told[index]
        asked.append(index)
        return places + 1

    return Fold(lambda match: 0, change), asked


def test_a_longer_log_goes_on_from_what_is_known(counted: Any) -> None:
    fold, asked = counted
    match = dance(8)
    assert fold.at(cut(match, 5), 5) == 5 and asked == [0, 1, 2, 3, 4]
    assert fold.at(match, 7) == 7 and asked == [0, 1, 2, 3, 4, 5, 6]
    assert fold.at(match, 3) == 3 and len(asked) == 7, "an earlier one is remembered"
    assert fold.at(cut(match, 4), 4) == 4 and len(asked) == 7


def test_another_match_begins_anew(counted: Any) -> None:
    fold, asked = counted
    fold.at(dance(8), 6)
    asked.clear()
    fold.at(new(header("horta", 2, match_id=9)), 0)
    assert asked == []
    other = dance(8, match_id=9)
    assert fold.at(other, 4) == 4 and asked == [0, 1, 2, 3]


def test_facings_are_in_the_order_of_the_compass() -> None:
    assert FACINGS == "NESW" or tuple(FACINGS) == ("N", "E", "S", "W"), "angles count quarter turns clockwise"
