"""The player of Horta Rescue: its evaluation, what it must find, what it says."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from horta_play import standing
from tablee.games.horta.evaluation import FEATURES, WINS, evaluation, features, line_features
from tablee.games.horta.history import NONE
from tablee.games.horta.moves import Move
from tablee.games.horta.rules import GAME, State, after, legal
from tablee.games.horta.weights import WEIGHTS
from tablee.players import load
from tablee.players.drive import decide
from tablee.players.search import Budget, Choice, Level


def choice(state: State, level: Level = Level.STRONG, nodes: int | None = None) -> Choice[Move]:
    player = load("horta", level)
    budget = Budget(nodes or player.budget.nodes, 1e9)
    return decide(player.search(GAME.view(state, state.side), Random(7)), budget)


@cache
def crowded(count: int) -> tuple[State, ...]:
    """Random positions with many ships, where wins are near."""
    rng, found = Random(3), []
    while len(found) < count:
        cells = rng.sample(range(25), 3 + rng.randint(3, 10))
        board = bytearray(25)
        for number, cell in enumerate(cells):
            board[cell] = 1 if number < 3 else 2 + 4 * (number % 2) + rng.randrange(4)
        options = {"push": rng.choice(("total", "strict")), "exits": rng.choice(("free", "once"))}
        empty = GAME.start(2, GAME.settings(options))
        found.append(State(bytes(board), rng.randrange(2), 10, (0, 0), empty.rules))
    return tuple(found)


# -- the evaluation ----------------------------------------------------------------------------------------------


def test_the_evaluation_sees_exactly_who_wins_at_once() -> None:
    won = 0
    for state in crowded(1500):
        wins = any(after(state, move).winner == state.side for move in legal(state))
        assert (evaluation(state.rules.strict).value(state.board, state.side) > WINS // 2) == wins, state
        won += wins
    assert 100 < won < 1400


def test_the_value_is_the_weighted_sum_of_the_features() -> None:
    for state in crowded(300):
        value = evaluation(state.rules.strict).value(state.board, state.side)
        if value < WINS // 2:
            assert value == sum(WEIGHTS.get(name, 0) * x for name, x in zip(FEATURES, features(state), strict=True))


def turned(board: bytes) -> bytes:
    """The board turned by half, everybody's facing too."""
    return bytes(piece if piece < 2 else (piece - 2) // 4 * 4 + 2 + (piece - 2 + 2) % 4 for piece in reversed(board))


def test_a_turned_board_is_worth_the_same() -> None:
    for state in crowded(300):
        other = State(turned(state.board), state.side, state.ply, state.exits, state.rules)
        assert features(other) == features(state)


def test_sides_are_alike() -> None:
    for state in crowded(300):
        swapped = bytes(piece if piece < 2 else piece + 4 if piece < 6 else piece - 4 for piece in state.board)
        other = State(swapped, 1 - state.side, state.ply, state.exits, state.rules)
        assert features(other) == features(state)


def named(content: str, upright: bool = False) -> dict[str, int]:
    """The features of a line for Federation to move, written as in positions, but for where ships stand."""
    found = line_features(bytes(".*NESWnesw".index(glyph) for glyph in content), 7 if upright else 2, 0, False)
    places = {"corner", "edge", "inner", "centre", "outward"}
    return {name: x for name, x in zip(FEATURES, found, strict=True) if x and name not in places}


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("E*...", {"push 3": 1}),
        (".E*..", {"push 2": 1}),
        ("E.*..", {"near 2": 1}),
        ("e*...", {"their push 3": -1}),
        ("..e.*", {"their near 0": -1, "outside 4": 1}),
        ("E*w..", {"weak 3": 1, "weak 1": -1}),
        ("E**..", {"weak 3": 1, "weak 2": 1}),
        ("EE**.", {"push 2": 1, "push 1": 1}),
        ("eE*..", {"push 2": 1}),
        ("N*...", {"outside 3": 1}),
        (".*...", {}),
        ("..*W.", {"push 2": 1}),
    ],
)
def test_what_is_counted_along_a_line(content: str, expected: dict[str, int]) -> None:
    assert named(content) == expected


def test_along_a_column_north_and_south_count() -> None:
    assert named("N*...", upright=True) == {"push 3": 1}
    assert named("E*...", upright=True) == {"outside 3": 1}


# -- what strong finds -------------------------------------------------------------------------------------------


def wins(state: State) -> list[Move]:
    """The moves that win at once."""
    return [move for move in legal(state) if after(state, move).winner == state.side]


def wins_in_three(state: State) -> list[Move]:
    """The moves after which the other side neither wins, nor ends the game, nor hinders a win, whatever it does."""
    found: list[Move] = []
    for move in legal(state):
        following = after(state, move)
        if following.over:
            continue
        replies = (after(following, reply) for reply in legal(following))
        if all(reply.winner == state.side or (not reply.over and wins(reply)) for reply in replies):
            found.append(move)
    return found


@cache
def suite(count: int) -> tuple[tuple[State, tuple[Move, ...], int], ...]:
    """Positions with a win in one or three plies, the moves that win so, and how many plies it takes."""
    found = []
    for state in crowded(10_000):
        if now := wins(state):
            if sum(plies == 1 for *_, plies in found) < count // 2:
                found.append((state, tuple(now), 1))
        elif moves := wins_in_three(state):
            found.append((state, tuple(moves), 3))
        if len(found) >= count:
            break
    return tuple(found)


def test_strong_finds_every_win_in_three_plies_or_less() -> None:
    assert {plies for *_, plies in suite(24)} == {1, 3}
    for state, moves, plies in suite(24):
        found = choice(state)
        assert found.move in moves, (GAME.print_position(state), found)
        assert found.why.kind == "win"
        assert found.why["moves"] == (plies + 1) // 2


def test_steady_wins_at_once_too() -> None:
    for state, moves, plies in suite(24):
        if plies == 1:
            assert choice(state, Level.STEADY).move in moves


def test_strong_stops_what_would_win_at_once() -> None:
    """Where some move does not lose at once, it is such a move."""
    seen = 0
    for state in crowded(600):
        if threatened(state) or not threatened(replace(state, side=1 - state.side)):
            continue
        safe = [move for move in legal(state) if not (child := after(state, move)).over and not threatened(child)]
        if safe and seen < 10:
            seen += 1
            assert choice(state, nodes=5000).move in safe, GAME.print_position(state)
    assert seen == 10


def threatened(state: State) -> bool:
    """Whether the side to move could win at once, as the evaluation sees it."""
    return evaluation(state.rules.strict).value(state.board, state.side) > WINS // 2


def stood_twice(state: State, move: Move) -> State:
    """The same position, in a match in which that move would bring back a position for the third time."""
    key = after(state, move).key()
    return replace(state, history=NONE.and_then(key).and_then(key))


def test_a_side_that_loses_takes_a_draw_by_repetition() -> None:
    seen = 0
    for state in crowded(2000):
        if seen == 5 or threatened(state) or not all(threatened(after(state, move)) for move in legal(state)):
            continue
        seen += 1
        drawing = next(move for move in legal(state) if not after(state, move).over)
        found = choice(stood_twice(state, drawing), nodes=8000)
        assert (found.move, found.why.kind) == (drawing, "draw")
    assert seen == 5


def test_a_side_that_wins_goes_another_way() -> None:
    ways = [(state, moves[0]) for state, moves, plies in suite(24) if plies == 3 and len(moves) > 1]
    assert ways
    for state, repeating in ways:
        found = choice(stood_twice(state, repeating))
        assert found.move != repeating
        assert found.why.kind == "win"


def test_a_clear_win_is_answered_at_once() -> None:
    state = standing("c4N c5* a3* e3*")
    assert choice(state).nodes < 500


# -- why ---------------------------------------------------------------------------------------------------------


def why(pieces: str, level: Level = Level.STRONG, nodes: int = 4000) -> tuple[str, object]:
    told = choice(standing(pieces), level, nodes).why
    return told.kind, told.get("at", told.get("moves"))


def test_it_says_that_it_wins() -> None:
    assert why("c4N c5* a3* e3*") == ("win", 1)


def test_it_says_what_it_stops() -> None:
    assert why("c4n c5* b4E a3* e3*") == ("stop", "c5")


def test_every_reason_has_its_values() -> None:
    values = {
        "win": {"moves"}, "lose": {"moves"}, "draw": set(), "stop": {"at"}, "threaten": {"at"}, "shove": {"at", "to"},
        "aim": {"at"}, "enter": {"at"}, "leave": {"at"}, "place": {"at"},
    }  # fmt: skip
    seen = set()
    for state in crowded(250):
        told = choice(state, Level.GENTLE).why
        assert {name for name, _ in told.params} == values[told.kind]
        seen.add(told.kind)
    assert len(seen) >= 7
