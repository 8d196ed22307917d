"""The player of Zatre: what a sheet becomes, what a board offers, which turns are looked at."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from random import Random

import pytest

from tablee.game import CHANCE, Draw
from tablee.games.zatre.board import DOUBLES
from tablee.games.zatre.evaluation import RATES, outlook, worth
from tablee.games.zatre.moves import END
from tablee.games.zatre.replies import Replies, edge_after, edge_of, hands, read
from tablee.games.zatre.room import members, room_of
from tablee.games.zatre.rules import GAME
from tablee.games.zatre.scoring import made
from tablee.games.zatre.sheet import BOARD, Sheet
from tablee.games.zatre.state import State, draws
from tablee.players.drive import decide
from tablee.players.search import Budget, Level
from tablee.players.zatre import Sight, ZatreSearch, player, yardstick


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


TEN, ELEVEN, TWELVE, CROSS = 1, 8, 64, 512
"""Hauls of one row, or of one cross."""


def test_a_haul_says_its_rows_and_crosses() -> None:
    assert read(2 * TEN + ELEVEN + 3 * TWELVE + 2 * CROSS) == ((2, 1, 3), 2)


def test_a_box_that_completes_a_line_is_worth_more_than_one_that_does_not() -> None:
    sheet = Sheet(0, ((1,), (), (4,)))
    now = worth(sheet, 0)
    assert (now(TEN), now(ELEVEN), now(TWELVE)) == (pytest.approx(1), pytest.approx(2 + 3), pytest.approx(4))
    assert worth(sheet, 3)(ELEVEN) > 2


def test_a_cross_is_worth_the_line_it_doubles() -> None:
    assert worth(Sheet(0, ((1,), (2,), (4,))), 0)(CROSS) == pytest.approx(1 + 2 + 4 + 3)


# -- what a board offers -----------------------------------------------------------------------------------------


def flat(haul: int) -> float:
    """Every row and cross for itself, so that no two hauls in these tests weigh the same."""
    (tens, elevens, twelves), crosses = read(haul)
    return tens + 2.1 * elevens + 4.3 * twelves + 3.7 * crosses


def points(grid: bytearray, cells: list[int]) -> float:
    turn = made(grid, cells)
    tens, elevens, twelves = turn.counts()
    return tens + 2.1 * elevens + 4.3 * twelves + 3.7 * len(turn.crosses)


def best_of(grid: bytes, tiles: tuple[int, ...], laid: tuple[int, ...] = ()) -> float:
    """By the rules' own scoring: every way to lay some of the tiles where they fit, none of them bare."""
    board = bytearray(grid)
    bare = [cell for cell in laid if cell in DOUBLES and cell not in made(board, laid).crosses]
    best = 0.0 if bare else points(board, list(laid))
    room, edge = room_of(grid)
    for at, value in enumerate(tiles):
        for cell in members(edge & room[value]):
            board[cell] = value
            best = max(best, best_of(bytes(board), tiles[:at] + tiles[at + 1 :], (*laid, cell)))
            board[cell] = 0
    return best


def test_the_best_answer_to_a_hand_is_that_of_all_there_are() -> None:
    """Missed is at most the better of two tiles apart, on a crowded board: hardly ever."""
    rng, missed = Random(2), 0
    for state in places(45)[::3]:
        grid = state.grid
        replies = Replies(grid, edge_of(grid), flat)
        for _ in range(4):
            low, high = sorted((rng.randint(1, 6), rng.randint(1, 6)))
            gain, lays = replies.reply((low, high))
            board = bytearray(grid)
            for cell, value in lays:
                board[cell] = value
            assert gain == pytest.approx(points(board, [cell for cell, _ in lays]))
            best = best_of(grid, (low, high))
            assert gain <= best + 1e-9
            missed += gain < best - 1e-9
    assert missed <= 1


def test_one_tile_is_answered_alike() -> None:
    for state in places(40):
        replies = Replies(state.grid, edge_of(state.grid), flat)
        for value in range(1, 7):
            assert replies.reply((0, value))[0] == pytest.approx(best_of(state.grid, (value,)))


def test_the_edge_is_kept_while_tiles_are_laid() -> None:
    for state in places(60):
        edge, grid = edge_of(state.grid), bytearray(state.grid)
        room, free = room_of(state.grid)
        value = next(value for value in range(1, 7) if free & room[value])
        cell = members(free & room[value])[-1]
        grid[cell] = value
        assert edge_after(edge, grid, [cell]) == edge_of(bytes(grid))


@pytest.mark.parametrize(("drawn", "held"), [(2, b""), (1, b""), (1, b"\x03"), (1, b"\x03\x06"), (0, b"\x02\x05")])
def test_hands_come_by_the_odds_of_the_bag(drawn: int, held: bytes) -> None:
    bag, odds = (3, 0, 2, 1, 0, 4), dict[tuple[int, ...], float]()
    tiles = [value for value, count in enumerate(bag, 1) for _ in range(count)]
    ways = list(permutations(tiles, drawn))
    for each in ways:
        hand = tuple(sorted((0, 0, *held, *each))[-2:])
        odds[hand] = odds.get(hand, 0.0) + 1 / len(ways)
    assert dict(hands(bag, drawn, held)) == pytest.approx(odds)


def test_the_last_tile_of_the_bag_is_drawn_alone() -> None:
    assert hands((0, 0, 1, 0, 0, 0), 2) == [((0, 3), 1.0)]
    assert hands((0,) * 6, 2) == [((0, 0), 1.0)]


# -- the search --------------------------------------------------------------------------------------------------


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
        search = ZatreSearch(state, Sight(ahead=True, noise=0), Random(1))
        decide(search, Budget(10**9, 1e9))
        assert search.nodes == len(ends(state))


def test_greedy_makes_its_total_as_high_as_it_can() -> None:
    for state in places(40):
        search = yardstick("zatre", "greedy").search(GAME.view(state, state.seat), Random(1))
        found = decide(search, Budget(10**6, 1e9))
        best = max(made(grid, _laid(state, grid)).entered(state.sheets[state.seat]).total() for grid in ends(state))
        assert found.value == best


def laid_on(grid: bytes, lays: tuple[tuple[int, int], ...]) -> bytes:
    board = bytearray(grid)
    for cell, value in lays:
        board[cell] = value
    return bytes(board)


def looked_at_closely(state: State, done: bytes, left: float) -> float:
    """What a turn is worth, hand by hand, each board read from scratch; `left` of what one can make then counts."""
    sheet = made(done, _laid(state, done)).entered(state.sheets[state.seat])
    bag, seat = state.bag(), (state.seat + 1) % state.players
    turns, held = sum(bag) // (2 * state.players), state.hands[seat]
    theirs, mine = worth(state.sheets[seat], turns), worth(sheet, turns)
    balance = 0.0
    for hand, chance in hands(bag, draws(done, held), held):
        gain, lays = Replies(done, edge_of(done), theirs).reply(hand)
        after = laid_on(done, lays)
        then = Replies(after, edge_of(after), mine)
        next_hands = hands(bag, min(2, max(0, sum(bag) - 2)))
        balance += chance * (left * sum(odds * then.reply(each)[0] for each, odds in next_hands) - gain)
    return outlook(sheet, turns, BOARD, RATES) + balance / (state.players - 1)


@pytest.mark.parametrize(("followed", "left"), [(0, 0.0), (10**6, 0.7)])
def test_what_the_others_and_oneself_can_make_then_counts(followed: int, left: float) -> None:
    """On full and on almost empty bags."""
    few = [each for each in places(100) if len(ends(each)) < 12]
    late = [each for each in few if 0 < sum(each.bag()) < 4]
    assert late and len(few) > 5
    for state in (*few[:4], late[0]):
        sight = Sight(ahead=True, noise=0, answered=10**6, followed=followed)
        found = decide(ZatreSearch(state, sight, Random(1)), Budget(10**9, 1e9))
        assert found.value == pytest.approx(max(looked_at_closely(state, done, left) for done in ends(state)))
        assert found.depth == (3 if followed else 2)


def test_a_search_cut_short_has_a_choice_of_those_it_has_looked_at() -> None:
    for state in places(40)[::8]:
        values = set()
        for nodes in (1, 40, 400, 4000):
            found = decide(
                player("zatre", Level.STRONG).search(GAME.view(state, state.seat), Random(1)), Budget(nodes, 1e9)
            )
            assert found.move in GAME.legal_moves(state)
            values.add(found.value)
        assert len(values) > 1


def _laid(state: State, grid: bytes) -> tuple[int, ...]:
    return (*state.laid, *(cell for cell, value in enumerate(grid) if value and not state.grid[cell]))


def test_the_end_of_a_turn_is_not_thought_about() -> None:
    for place in places(10):
        state = place
        while (moves := GAME.legal_moves(state)) != (END,):
            state = GAME.apply(state, moves[0])
        found = decide(player("zatre", Level.STRONG).search(GAME.view(state, state.seat), Random(1)), Budget(400, 1e9))
        assert (found.move, found.nodes) == (END, 0)
