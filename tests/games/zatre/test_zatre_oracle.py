"""Legal moves against whole turns counted one by one (`oracle.py`): jammed boards, open boards, hands of any size."""

from __future__ import annotations

from random import Random

import oracle
import pytest
from zatre_play import JAMMED, walk

from tablee.games.zatre import GAME
from tablee.games.zatre.board import NAMES
from tablee.games.zatre.moves import END
from tablee.games.zatre.state import State, fits

COMPLETE = pytest.mark.article("Z-06", "Z-07", "Z-08", "Z-09", "Z-10")


def board_of(state: State) -> oracle.Board:
    """The tiles lying before this turn."""
    return {
        oracle.named(name): state.grid[cell]
        for cell, name in NAMES.items()
        if state.grid[cell] and cell not in state.laid
    }


def compare(state: State, rng: Random, most: int) -> bool:
    """Play one turn at random and compare every choice of it; whether the oracle had patience enough."""
    board = board_of(state)
    hand = list(state.hands[state.seat])
    assert fits(state.grid, state.hands[state.seat]) == oracle.fits_somewhere(board, hand)
    try:
        turns = oracle.whole_turns(board, hand, most)
    except oracle.TooMany:
        return False
    laid: oracle.Turn = frozenset()
    while True:
        legal = GAME.legal_moves(state)
        expected = oracle.next_tiles(board, turns, laid)
        found = {(oracle.named(NAMES[move.cell]), move.value) for move in legal if move != END}
        assert found == expected, GAME.print_position(state)
        assert (END in legal) == (laid in turns), GAME.print_position(state)
        move = rng.choice(legal)
        if move == END:
            return True
        laid |= {(oracle.named(NAMES[move.cell]), move.value)}
        state = GAME.apply(state, move)


def with_hand(position: str, hand: list[int]) -> State:
    """The board of a position with that hand at the start of a turn."""
    tiles = position.partition("|")[0]
    return GAME.parse_position(f"{tiles}|-/-|x0/x0|1 {''.join(map(str, hand))}|-", {})


def left_over(position: str) -> list[int]:
    """The tiles that do not lie on the board of a position."""
    tiles = position.partition("|")[0]
    supply = {1: 21, 2: 20, 3: 20, 4: 20, 5: 20, 6: 20}
    return [value for value, count in supply.items() for _ in range(count - tiles.count(f"{value}@"))]


@COMPLETE
@pytest.mark.parametrize("position", JAMMED, ids=range(len(JAMMED)))
def test_jammed_turns(position: str) -> None:
    assert compare(GAME.parse_position(position, {}), Random(position), 5000)


def compare_hands(hands: int, most: int, seed: str) -> int:
    """How many of so many random hands on every jammed board could be compared."""
    rng, done = Random(seed), 0
    for position in JAMMED:
        tiles = left_over(position)
        for _ in range(hands):
            hand = rng.sample(tiles, min(rng.choice((2, 2, 3, 3, 4, 5, 7)), len(tiles)))
            done += len(hand) > 1 and compare(with_hand(position, hand), rng, most)
    return done


@COMPLETE
def test_any_hand_on_jammed_boards() -> None:
    assert compare_hands(15, 300, "some") > 450


@COMPLETE
@pytest.mark.slow
def test_many_hands_on_jammed_boards() -> None:
    assert compare_hands(35, 500, "many") > 1100


def compare_games(games: int, turns: int, seed: str) -> int:
    """Turn starts of random games of any number of players compared, some of each game."""
    rng, done = Random(seed), 0
    for _ in range(games):
        start = GAME.start(rng.randint(2, 4), GAME.settings({}))
        begun = [state for state in walk(start, rng) if state.seat >= 0 and not state.due and not state.laid]
        early = begun[: rng.randint(2, 5)]
        for state in (*early, *rng.sample(begun, turns)):
            done += compare(state, rng, 100_000)
    return done


@COMPLETE
def test_turns_of_open_games() -> None:
    assert compare_games(12, 2, "open") > 40


@COMPLETE
@pytest.mark.slow
def test_many_turns_of_open_games() -> None:
    assert compare_games(10, 8, "more") > 90
