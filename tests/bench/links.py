"""How long links get: characters of log and checksum of random games, without header and names.

`PYTHONPATH=py python tests/bench/links.py [--games N] [GAME …]`; fails when a length passes what was promised.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from typing import Any

from tablee import games
from tablee.game import Game, Randomness
from tablee.match import header
from tablee.players.random import Policy, choose, random_match
from tablee.record import log_length

PLIES = {"horta": 80}
"""Only so many plies of games without a natural length."""

PROMISED = {
    ("horta", 2): 150,
    ("piratatak", 4): 350,
    ("trekattak", 4): 510,
    ("zatre", 2): 355,
    ("zatre_cards", 4): 345,
}
"""The 99th of a hundred games of `coins_first` stays within this."""


def coins_first(game: Game[Any, Any], state: Any, rng: Randomness) -> Any:
    """Any legal move, but debts are paid with what is listed first, coins before pieces of a ship.

    So were the games simulated whose numbers the rulebooks give; who gives away his ship at random plays on and on.
    """
    moves = game.legal_moves(state)
    return moves[0] if game.print_move(moves[0]).startswith("give ") else moves[rng.randrange(len(moves))]


def lengths(game_id: str, players: int, count: int, policy: Policy = coins_first) -> list[int]:
    """Lengths of random games by the default options, shortest first."""
    most, head = PLIES.get(game_id, 1_000_000), header(game_id, players)
    seeds = [f"{game_id}/{players}/{number}" for number in range(count)]
    return sorted(log_length(random_match(head, Random(seed), most, policy)) for seed in seeds)


def percentile(values: list[int], percent: int) -> int:
    """The value that so many percent of a sorted list do not exceed."""
    return values[max(0, -(-len(values) * percent // 100) - 1)]


def main() -> int:
    """Print a table; 1 when a promise is broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, metavar="N", help="games for each number of players")
    parser.add_argument("ids", nargs="*", default=games.IDS, metavar="GAME")
    asked = parser.parse_args()
    broken = False
    print("| game | players | p50 | p99 | promised | p50 uniform | p99 uniform |")
    print("| --- | --: | --: | --: | --: | --: | --: |")
    for game_id in asked.ids:
        fewest, most = games.load(game_id).seats
        name = f"{game_id}, {PLIES[game_id]} plies" if game_id in PLIES else game_id
        for players in range(fewest, most + 1):
            found, uniform = (lengths(game_id, players, asked.games, policy) for policy in (coins_first, choose))
            promised = PROMISED.get((game_id, players))
            p99 = percentile(found, 99)
            broken |= promised is not None and p99 > promised
            cells = (
                name, players, percentile(found, 50), p99, promised or "", percentile(uniform, 50),
                percentile(uniform, 99),
            )  # fmt: skip
            print(f"| {' | '.join(map(str, cells))} |", flush=True)
    return int(broken)


if __name__ == "__main__":
    sys.exit(main())
