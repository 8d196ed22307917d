"""How strong the levels are: the rows of `ladder.md`, and strong's loss against perfect play late in Piratatak.

    PYTHONPATH=py python tests/bench/ladder.py --full            # hours; --jobs for the cores to use
    PYTHONPATH=py python tests/bench/ladder.py --full horta      # one game

Without `--full` only a few matches of each row are played, to see that all players still play.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from piratatak_solver import Solver, late, losses
from tablee import games, players
from tablee.games.piratatak.rules import GAME as PIRATATAK
from tablee.players import arena
from tablee.players.commands import pool
from tablee.players.drive import decide
from tablee.players.search import Budget, Level

SEED = 1


@dataclass(frozen=True)
class Rung:
    """A row: two players, how many matches, and which percentage of their nodes they may use."""

    game: str
    first: str
    second: str
    matches: int
    effort: int = 100


LADDER = (
    Rung("horta", "strong", "depth2", 100),
    Rung("horta", "strong", "steady", 100),
    Rung("horta", "steady", "gentle", 100),
    Rung("horta", "gentle", "random", 100),
    Rung("zatre", "strong", "greedy", 100),
    Rung("zatre", "strong", "steady", 100),
    Rung("zatre", "steady", "gentle", 100),
    Rung("zatre", "gentle", "random", 100),
    Rung("constellations", "strong", "steady", 400, 20),
    Rung("constellations", "steady", "gentle", 400),
    Rung("constellations", "gentle", "random", 400),
    Rung("zatre_cards", "strong", "steady", 400, 30),
    Rung("zatre_cards", "steady", "gentle", 400),
    Rung("zatre_cards", "gentle", "random", 400),
    Rung("piratatak", "strong", "steady", 400, 10),
    Rung("piratatak", "steady", "gentle", 400),
    Rung("piratatak", "gentle", "random", 400),
    Rung("trekattak", "strong", "steady", 400, 10),
    Rung("trekattak", "steady", "gentle", 400),
    Rung("trekattak", "gentle", "random", 400),
)


LATE = ((4, 55, 400), (8, 55, 400), (12, 24, 150))
"""Cards unseen, cards both hold at most, positions: with more in hands, twelve unseen cards take gigabytes."""


def climb(rung: Rung, full: bool, jobs: int) -> str:
    """The row of the table."""
    began, count = time.perf_counter(), rung.matches if full else 2
    todo = arena.pairings(rung.game, (rung.first, rung.second), count, SEED, effort=rung.effort)
    with pool(jobs) as executor:
        outcomes = list(arena.contests(todo, executor))
    one = next(each for each in arena.standings(outcomes) if each.name == rung.first)
    margin = "" if one.margin is None else f"{one.margin:+.1f} ± {one.margin_error:.1f}"
    took = time.perf_counter() - began
    return (
        f"| {rung.game} | {rung.first} – {rung.second} | {rung.effort} % | {count} | {one.share:.1%} "
        f"| {one.low:.1%} – {one.high:.1%} | {margin} | {took:.0f} s |"
    )


def lost(unseen: int, held: int, count: int) -> str:
    """The mean loss of each level in late positions of Piratatak, in percent of a win, and that of any move."""
    rng = Random(f"late/{unseen}")
    given: dict[str, list[float]] = {name: [] for name in (*(level.value for level in reversed(Level)), "any")}
    for _ in range(count):
        state = late(rng, unseen, held)
        found = losses(Solver(state.builds).value, state)
        given["any"].append(sum(found.values()) / len(found))
        for level in Level:
            player = players.load("piratatak", level)
            search = player.search(PIRATATAK.view(state, state.seat), Random(1))
            given[level.value].append(found[decide(search, Budget(player.budget.nodes, 1e9)).move])
    cells = (f"{sum(each) / count:.2%} ± {100 * arena.error(each):.2f}" for each in given.values())
    return f"| {unseen} | {count} | " + " | ".join(cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", help="only these")
    parser.add_argument("--full", action="store_true", help="all matches: hours")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    asked = parser.parse_args()
    for rung in LADDER:
        wanted = not asked.games or rung.game in asked.games
        if wanted and rung.game in games.IDS and players.played(rung.game):
            print(climb(rung, asked.full, asked.jobs), flush=True)
    if not asked.games or "piratatak" in asked.games:
        for unseen, held, count in LATE if asked.full else ((3, 55, 3),):
            print(lost(unseen, held, count), flush=True)


if __name__ == "__main__":
    main()
