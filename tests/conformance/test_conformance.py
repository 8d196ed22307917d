"""One suite over every game: what the contract promises, on random matches of every number of players."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import conforming
from conforming import CHECKS, Walk, walks
from tablee import games
from tablee.game import Game
from tablee.match import header
from tablee.players.random import random_match
from tablee.record import encode

TABLES = [
    (game_id, players)
    for game_id in games.IDS
    for players in range(games.load(game_id).seats[0], games.load(game_id).seats[1] + 1)
]
WALKS = 5


@cache
def walked(game_id: str, players: int) -> list[Walk]:
    return walks(game_id, players, WALKS)


@pytest.mark.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])
@pytest.mark.parametrize(("game_id", "players"), TABLES, ids=[f"{game_id}-{players}" for game_id, players in TABLES])
def test_game(game_id: str, players: int, check: Callable[[Game[Any, Any], list[Walk]], None]) -> None:
    check(games.load(game_id), walked(game_id, players))


@pytest.mark.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_toy_game_with_everything_in_it(
    toy: str, players: int, check: Callable[[Game[Any, Any], list[Walk]], None]
) -> None:
    """Chance, secrets, forced moves and reveals: the checks about them are not idle."""
    check(games.load(toy), walks(toy, players, 8))


# -- determinism -------------------------------------------------------------------------------------------------


def codes() -> str:
    """A random match of every game and number of players, as codes."""
    return "\n".join(
        encode(random_match(header(game_id, players), Random(f"{game_id}{players}"))) for game_id, players in TABLES
    )


def test_two_runs_with_one_seed_are_alike() -> None:
    assert codes() == codes()


@pytest.mark.parametrize("hash_seed", ["1", "4711"])
def test_nothing_depends_on_the_seed_of_hashes(hash_seed: str) -> None:
    """Sets of strings are ordered differently in every process: no rule may lean on such an order."""
    here = Path(__file__).parent
    script = "from test_conformance import codes; print(codes())"
    paths = os.pathsep.join(map(str, (here, here.parent, here.parents[1] / "py")))
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": hash_seed},
        timeout=120,
        check=True,
    )
    assert done.stdout.strip() == codes()


def test_every_check_is_run() -> None:
    written = {
        name
        for name, value in vars(conforming).items()
        if callable(value) and getattr(value, "__annotations__", {}).get("walks") == "list[Walk]"
    }
    assert written == {check.__name__ for check in CHECKS}
