"""Budgets, deadlines and cancelling: with a clock and a breath of the test's own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from tablee.game import Happening
from tablee.games.horta.rules import GAME
from tablee.players import load
from tablee.players.drive import PAUSE, decide, think
from tablee.players.search import Budget, Choice, Level, Search
from tablee.players.yardsticks import RandomPlayer

FOREVER = 1e9


class Counting(Search[int]):
    """Finds the next number every millisecond of its own clock, until it has found a hundred thousand."""

    def __init__(self, found: int = 100_000) -> None:
        self.nodes = 0
        self._found = found

    def work(self) -> Iterator[None]:
        while self.nodes < self._found:
            self.nodes += 1
            yield

    def choice(self) -> Choice[int]:
        return Choice(self.nodes, 0, Happening("counted"), self.nodes, 0)

    def clock(self) -> float:
        return self.nodes / 1000


def test_nodes_end_a_search() -> None:
    search = Counting()
    assert decide(search, Budget(50, FOREVER), search.clock).move == 50


def test_the_deadline_ends_a_search() -> None:
    search = Counting()
    assert decide(search, Budget(1_000_000, 2.5), search.clock).move == 2500


def test_a_search_may_end_by_itself() -> None:
    search = Counting(7)
    assert decide(search, Budget(1_000_000, FOREVER), search.clock).move == 7


def test_thinking_in_pieces_comes_to_the_same_choice() -> None:
    search = Counting()
    choice = asyncio.run(think(search, Budget(1_000_000, 2.5), clock=search.clock))
    assert choice is not None
    assert choice.move == 2500


@pytest.mark.parametrize("seconds", [0.5, 3])
def test_thinking_lets_others_have_a_turn_every_50_milliseconds(seconds: float) -> None:
    search, breaths = Counting(), []

    async def breathe() -> None:
        breaths.append(search.clock())

    asyncio.run(think(search, Budget(1_000_000, seconds), clock=search.clock, breathe=breathe))
    assert breaths[0] == 0
    gaps = [later - earlier for earlier, later in pairwise(breaths)]
    assert max(gaps) <= 0.05
    assert len(gaps) >= seconds / PAUSE * 0.9


def test_a_cancel_is_heard_at_the_next_breath() -> None:
    search, wanted = Counting(), [True]

    async def breathe() -> None:
        if search.clock() > 1:
            wanted[0] = False

    choice = asyncio.run(think(search, Budget(1_000_000, 9), lambda: wanted[0], search.clock, breathe))
    assert choice is None
    assert search.clock() < 1 + 2 * PAUSE


def test_what_is_not_wanted_is_not_begun() -> None:
    search = Counting()
    assert asyncio.run(think(search, Budget(1_000_000, 9), lambda: False)) is None
    assert search.nodes == 0


def test_a_cancelled_task_stops_too() -> None:
    """The other way to cancel: the task itself."""

    async def begin_and_cancel() -> int:
        state = GAME.start(2, GAME.settings({}))
        search = load("horta", Level.STRONG).search(GAME.view(state, 0), Random(1))
        task = asyncio.create_task(think(search, Budget(10**9, FOREVER)))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return search.nodes

    assert asyncio.run(begin_and_cancel()) < 10**6


def test_a_random_player_takes_every_legal_move_now_and_then() -> None:
    state, rng = GAME.start(2, GAME.settings({})), Random(5)
    player = RandomPlayer(GAME)
    moves = {decide(player.search(GAME.view(state, 0), rng), player.budget).move for _ in range(900)}
    assert moves == set(GAME.legal_moves(state))
