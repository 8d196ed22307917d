"""The rules against a second generator, written from the articles alone (`horta_oracle.py`)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from horta_oracle import Position, legal
from tablee.games.horta.rules import GAME, State

OPTIONS = [
    {"push": push, "opening": opening, "exits": exits}
    for push, opening, exits in product(("total", "strict"), ("free", "barred"), ("free", "once"))
]
BY_NAME = pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options.values()))


def compare(state: State, options: dict[str, str]) -> None:
    expected = legal(Position.read(GAME.print_position(state), options))
    found = {}
    for move in GAME.legal_moves(state):
        after = GAME.apply(state, move)
        result = GAME.result(after)
        winner = GAME.seat_letter(result.winners[0]) if result and result.winners else None
        found[GAME.print_move(move)] = (GAME.print_position(after), winner)
    assert found == expected, GAME.print_position(state)


def thrown(rng: Random, options: dict[str, str]) -> State:
    """Pieces thrown on the board: lines longer and fuller than play makes them."""
    cells = ["1"] * 25
    places = rng.sample(range(25), 25)
    ships = [rng.choice("NESW") for _ in range(rng.randint(0, 5))] + [
        rng.choice("nesw") for _ in range(rng.randint(0, 5))
    ]
    for glyph in ["*"] * 3 + ships:
        cells[places.pop()] = glyph
    rows = "/".join("".join(cells[row : row + 5]) for row in range(0, 25, 5))
    used = [rng.randint(0, 1) if options["exits"] == "once" else 0 for _ in "FG"]
    return GAME.parse_position(f"{rows} {rng.choice('FG')} {rng.randint(0, 6)} {used[0]} {used[1]}", options)


@BY_NAME
def test_the_same_moves_are_legal_on_boards_thrown_together(options: dict[str, str]) -> None:
    rng = Random(1)
    for _ in range(300):
        compare(thrown(rng, options), options)


@BY_NAME
def test_the_same_moves_are_legal_throughout_games(options: dict[str, str]) -> None:
    rng = Random(2)
    for _ in range(8):
        state = GAME.start(2, options)
        for _ in range(35):
            compare(state, options)
            if state.over:
                break
            state = GAME.apply(state, rng.choice(GAME.legal_moves(state)))


def test_the_two_readings_of_a_push_differ_on_the_boards_compared() -> None:
    """Otherwise the comparison would not show H-17."""
    rng, differing = Random(1), 0
    for _ in range(400):
        text = GAME.print_position(thrown(rng, OPTIONS[0]))
        total, strict = (set(legal(Position.read(text, {"push": push}))) for push in ("total", "strict"))
        assert strict <= total
        differing += strict != total
    assert differing > 15
