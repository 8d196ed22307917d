"""The player of Zatre: what a sheet becomes, what a board offers, which turns are looked at."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from tablee.game import CHANCE, Draw
from tablee.games.zatre.evaluation import gains, offer, outlook
from tablee.games.zatre.moves import END, LAYS, Move
from tablee.games.zatre.room import room_of
from tablee.games.zatre.rules import GAME
from tablee.games.zatre.scoring import made
from tablee.games.zatre.sheet import BOARD, Sheet
from tablee.games.zatre.state import State
from tablee.players.drive import decide
from tablee.players.search import Budget, Level
from tablee.players.zatre import RATES, Sight, ZatrePlayer, ZatreSearch, player


@cache
def places(count: int) -> tuple[State, ...]:
    """Positions of random games in which a tile is to be laid."""
    found: list[State] = []
    for number in range(1000):
        rng = Random(number)
        state = GAME.start(rng.randint(2, 4), GAME.settings({"tiles": rng.choice(("full", "short"))}))
        while GAME.result(state) is None:
            if GAME.to_move(state) is CHANCE:
                tiles, weights = zip(*GAME.chances(state), strict=True)
                state = GAME.apply(state, Draw(rng.choices(tiles, weights)[0]))
                continue
            moves = GAME.legal_moves(state)
            if len(moves) > 1 and rng.random() < 0.1:
                found.append(state)
            if len(found) == count:
                return tuple(found)
            state = GAME.apply(state, rng.choice(moves))
    raise AssertionError


def test_a_finished_sheet_is_worth_its_total() -> None:
    rng = Random(1)
    for _ in range(200):
        columns = [tuple(points * rng.randint(1, 2) for _ in range(rng.randint(0, 18))) for points in (1, 2, 4)]
        sheet = Sheet(rng.randint(0, 20), (columns[0], columns[1], columns[2]))
        assert outlook(sheet, 0, BOARD, RATES) == pytest.approx(sheet.total())


def test_a_box_that_completes_a_line_is_worth_more_than_one_that_does_not() -> None:
    sheet = Sheet(0, ((1,), (), (4,)))
    ten, eleven, twelve, _ = gains(sheet, 0, BOARD, RATES)
    assert eleven == pytest.approx(2 + 3)
    assert (ten, twelve) == (pytest.approx(1), pytest.approx(4))
    ten, eleven, twelve, _ = gains(sheet, 3, BOARD, RATES)
    assert eleven > 2


def test_a_cross_is_worth_the_line_it_doubles() -> None:
    assert gains(Sheet(0, ((1,), (2,), (4,))), 0, BOARD, RATES)[3] == pytest.approx(1 + 2 + 4 + 3)


def test_the_offer_is_the_best_of_every_square_by_the_odds_of_the_bag() -> None:
    """Against the rules' own scoring: every tile that fits, laid and read off."""
    worth = (1.0, 2.5, 4.0, 3.0)
    for state in places(60):
        if state.laid:
            continue
        room, edge = room_of(state.grid)
        best = dict.fromkeys(range(1, 7), 0.0)
        for row in LAYS:
            for move in row:
                if edge & room[move.value] & 1 << move.cell:
                    grid = bytearray(state.grid)
                    grid[move.cell] = move.value
                    turn = made(grid, (move.cell,))
                    points = sum(n * x for n, x in zip(turn.counts(), worth, strict=False)) + 3.0 * len(turn.crosses)
                    best[move.value] = max(best[move.value], points)
        bag = state.bag()
        expected = sum(count * best[value] for value, count in enumerate(bag, 1)) / sum(bag)
        assert offer(state.grid, bag, worth) == pytest.approx(expected)


def ends(state: State) -> set[bytes]:
    """The boards of all complete turns, by the rules alone."""
    found = set()
    moves = GAME.legal_moves(state)
    if moves == (END,):
        return {state.grid}
    for move in moves:
        found |= ends(GAME.apply(state, move))
    return found


def test_every_complete_turn_is_looked_at_once() -> None:
    for state in places(40):
        search = ZatreSearch(state, Sight(ahead=True, denies=0, noise=0), Random(1))
        decide(search, Budget(10**9, 1e9))
        assert search.nodes == len(ends(state))


def test_greedy_makes_its_total_as_high_as_it_can() -> None:
    sight = Sight(ahead=False, denies=0, noise=0)
    for state in places(40):
        found = decide(
            ZatrePlayer(sight, Budget(1, 1)).search(GAME.view(state, state.seat), Random(1)), Budget(10**6, 1e9)
        )
        best = max(made(grid, _laid(state, grid)).entered(state.sheets[state.seat]).total() for grid in ends(state))
        assert found.value == best


def _laid(state: State, grid: bytes) -> tuple[int, ...]:
    return (*state.laid, *(cell for cell, value in enumerate(grid) if value and not state.grid[cell]))


def test_every_reason_has_its_values() -> None:
    values = {"line": {"line", "points"}, "double": {"crosses", "points"}, "points": {"points", "rows"}, "quiet": set()}
    seen = set()
    for state in places(150):
        told = decide(
            player("zatre", Level.STEADY).search(GAME.view(state, state.seat), Random(1)), Budget(400, 1e9)
        ).why
        assert {name for name, _ in told.params} == values[told.kind]
        seen.add(told.kind)
    assert seen >= {"double", "points", "quiet"}


def test_the_end_of_a_turn_is_not_thought_about() -> None:
    for place in places(10):
        state = place
        while (moves := GAME.legal_moves(state)) != (END,):
            state = GAME.apply(state, moves[0])
        found = decide(player("zatre", Level.STRONG).search(GAME.view(state, state.seat), Random(1)), Budget(400, 1e9))
        assert (found.move, found.nodes) == (END, 0)
        assert isinstance(found.move, Move)
