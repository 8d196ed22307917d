"""How long Zatre's rules take, over every position of greedy games, and how long such games are as links.

    PYTHONPATH=py python tests/bench/zatre.py [--games 200] [--players 2]

Players always take the tile that makes most points so far, so that about one game in eight jams: some hand grows to
four tiles or more. Times are processor time, nothing remembered from the position before and no garbage collected in
between. Targets: `legal_moves` p95 5 ms, worst 20 ms; a `step` 2 ms; a link (log and checksum) p99 450 characters.

Python 3.11, one of two busy cores of an x86-64 server:

    200 games, 27 jammed, at most 20 tiles in a hand
    ms                 calls     p50     p95   p99.9   worst
    legal_moves        35955    0.14    0.37    0.63    1.02
    step (draw)        24476    0.06    0.17    0.36    0.78
    step (end)         12254    0.08    0.16    0.32    0.53
    step (lay)         23701    0.12    0.19    0.35    0.67
    step (refused)     23821    0.10    0.17    0.29    2.14
    link: p50 301, p99 305, longest 305

The refused steps are tiles laid beside others where the rules forbid it; two searches answer which article does.
"""

from __future__ import annotations

import argparse
import gc
import time
from collections import defaultdict
from random import Random
from typing import Any

from tablee import record
from tablee.game import CHANCE, Draw, Refusal
from tablee.games.zatre.moves import END, LAY
from tablee.games.zatre.room import members, room_of
from tablee.games.zatre.scoring import made
from tablee.games.zatre.state import OPENING
from tablee.match import Match, header, new, play

Times = dict[str, list[float]]


def timed(times: Times, kind: str, call: Any, *arguments: Any) -> Any:
    """What the call gives, with its processor time in milliseconds noted."""
    room_of.cache_clear()
    began = time.process_time()
    answer = call(*arguments)
    times[kind].append((time.process_time() - began) * 1000)
    return answer


def greedy(game: Any, state: Any, legal: tuple[Any, ...], rng: Random) -> Any:
    """The tile after which the turn has made most points and crosses; any of those."""

    def worth(move: Any) -> tuple[int, float]:
        after = game.apply(state, move)
        turn = made(after.grid, after.laid)
        tens, elevens, twelves = turn.counts()
        return tens + 2 * elevens + 4 * twelves + 3 * len(turn.crosses), rng.random()

    return legal[0] if legal[0] == END else max(legal, key=worth)


def play_greedily(seed: int, players: int, times: Times) -> Match:
    """A whole game."""
    rng = Random(seed)
    match = new(header("zatre", players))
    game = match.game
    while match.result is None:
        state = match.state
        if match.to_move is CHANCE:
            outcomes, weights = zip(*game.chances(state), strict=True)
            entry = Draw(rng.choices(outcomes, weights)[0])
            kind = "step (draw)"
        else:
            legal = timed(times, "legal_moves", game.legal_moves, state)
            _, edge = room_of(state.grid)
            near = [LAY[cell, value] for cell in members(edge) for value in set(state.hands[state.seat])]
            if illegal := [move for move in near if move not in legal]:
                timed(times, "step (refused)", game.step, state, rng.choice(illegal))
            entry = greedy(game, state, legal, rng)
            kind = "step (end)" if entry == END else "step (lay)"
        timed(times, kind, game.step, state, entry)
        following = play(match, entry)
        assert not isinstance(following, Refusal)
        match = following
    return match


def percentiles(values: list[float]) -> str:
    """p50, p95, p99.9 and the worst."""
    ranked = sorted(values)
    marks = (0.5, 0.95, 0.999)
    return "  ".join(f"{ranked[int(len(ranked) * mark)]:6.2f}" for mark in marks) + f"  {ranked[-1]:6.2f}"


def main() -> None:
    """Play, measure, print. Garbage is collected between games, so that no pause for it falls on a move."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    options = parser.parse_args()
    times: Times = defaultdict(list)
    lengths, hands, longest = [], [], None
    gc.disable()
    for seed in range(options.games):
        match = play_greedily(seed, options.players, times)
        lengths.append(record.log_length(match))
        hands.append(max(max(map(len, state.hands)) for state in match.states))
        if longest is None or len(match.entries) > len(longest.entries):
            longest = match
        gc.collect()
    jammed = sum(most > OPENING for most in hands)
    print(f"{options.games} games, {jammed} jammed, at most {max(hands)} tiles in a hand")
    print(f"{'ms':16}{'calls':>8}     p50     p95   p99.9   worst")
    for kind, values in sorted(times.items()):
        print(f"{kind:16}{len(values):8}  {percentiles(values)}")
    lengths.sort()
    print(f"link: p50 {lengths[len(lengths) // 2]}, p99 {lengths[int(len(lengths) * 0.99)]}, longest {lengths[-1]}")
    began = time.process_time()
    assert longest is not None and record.decode(record.encode(longest)) == longest
    print(f"the longest game, {len(longest.entries)} entries, coded and opened in {time.process_time() - began:.2f} s")


if __name__ == "__main__":
    main()
