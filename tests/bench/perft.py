"""How fast the rules are: counted move trees, and logs replayed as a link replays them.

`PYTHONPATH=py python tests/bench/perft.py [GAME …]`
"""

from __future__ import annotations

import argparse
import time
from random import Random

from tablee import games
from tablee.__main__ import perft_count
from tablee.match import Match, header, replay
from tablee.players.random import random_match
from tablee.record import decode, encode

SECONDS = 5.0
"""A tree is counted as deep as can be done in about this time."""


def tree(game_id: str) -> tuple[int, int, float]:
    """Depth, sequences and seconds of the deepest tree counted from the start, fewest players, default options."""
    game = games.load(game_id)
    state = game.start(game.seats[0], game.settings({}))
    depth, count, taken, growth = 0, 1, 0.0, 1.0
    while taken * growth < SECONDS:
        depth, before = depth + 1, count
        began = time.process_time()
        count = perft_count(game, state, depth)
        taken, growth = time.process_time() - began, count / before
    return depth, count, taken


def replayed(match: Match) -> float:
    """Seconds to step through a log."""
    began = time.process_time()
    replay(match.header, match.entries)
    return time.process_time() - began


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ids", nargs="*", default=games.IDS, metavar="GAME")
    print("Processor time.\n")
    print("| game | perft | sequences | seconds | a second | entries | replayed, µs each | opened, ms |")
    print("| --- | --: | --: | --: | --: | --: | --: | --: |")
    for game_id in parser.parse_args().ids:
        depth, count, taken = tree(game_id)
        match = random_match(header(game_id, games.load(game_id).seats[0]), Random(1), 400)
        entries, code = len(match.entries), encode(match)
        each = min(replayed(match) for _ in range(3)) / entries * 1e6
        began = time.process_time()
        decode(code)
        opened = (time.process_time() - began) * 1000
        print(
            f"| {game_id} | {depth} | {count:,} | {taken:.2f} | {count / taken:,.0f} | {entries} | {each:.0f} "
            f"| {opened:.0f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
