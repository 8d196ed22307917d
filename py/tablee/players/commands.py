"""The commands `arena` and `tune`, for `python -m tablee`."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib import import_module
from pathlib import Path
from typing import Any

from tablee import games, players
from tablee.game import OptionError
from tablee.players import arena, tune

Number = Callable[[str], int]


def add(commands: Any, number: Number) -> None:
    """Add both to the commands; `number` reads a whole number from 1."""
    _add_arena(commands, number)
    _add_tune(commands, number)


def _add_arena(commands: Any, number: Number) -> None:
    parser = commands.add_parser(
        "arena",
        help="let computer players meet and count who wins",
        description="Plays matches with changing seats and prints each player's share of first places with its 95%% "
        "interval, and its margin where there are points. Players are levels (gentle, steady, strong), 'random', or "
        "yardsticks ('greedy', 'depth2'). Budgets are nodes, so that a seed gives the same matches again.",
    )
    parser.add_argument("game", choices=games.IDS)
    parser.add_argument("--players", default="strong,steady", metavar="A,B", help="who plays (default strong,steady)")
    parser.add_argument("--seats", type=number, metavar="N", help="seats, taken in turn (default: one a player)")
    parser.add_argument("--games", type=number, default=100, metavar="N", help="matches (default 100)")
    parser.add_argument("--seed", type=int, default=0, help="another seed, other matches (default 0)")
    parser.add_argument("--effort", type=number, default=100, metavar="P", help="percent of their nodes (default 100)")
    parser.add_argument("--jobs", type=number, metavar="J", help="processes (default: one a core)")
    parser.add_argument("--dask", metavar="ADDRESS", help="spread the matches over a Dask cluster instead")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.set_defaults(run=_arena)


def _add_tune(commands: Any, number: Number) -> None:
    parser = commands.add_parser(
        "tune",
        help="fit the weights of a game's evaluation to games of self-play",
        description="Lets a player play itself, fits the weights of the evaluation to how the games ended, and writes "
        "them with their provenance to the game's weights.py.",
    )
    parser.add_argument("game", choices=tune.TUNED)
    parser.add_argument("--games", type=number, default=1000, metavar="N", help="games to learn from (default 1000)")
    parser.add_argument("--seed", type=int, default=0, help="another seed, other games (default 0)")
    parser.add_argument("--jobs", type=number, metavar="J", help="processes (default: one a core)")
    parser.add_argument("--to", type=Path, metavar="FILE", help="write there instead of the game's folder")
    parser.set_defaults(run=_tune)


def pool(jobs: int | None, dask: str | None = None) -> AbstractContextManager[Executor | None]:
    """Where matches are played: here for one job, in processes, or on a Dask cluster."""
    if dask is not None:
        return _cluster(dask)
    count = jobs or os.cpu_count() or 1
    if count == 1:
        return nullcontext(None)
    return import_module("concurrent.futures").ProcessPoolExecutor(count)  # type: ignore[no-any-return]


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    """The executor of the cluster whose scheduler has that address; needs the package `distributed`."""
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise OptionError("dask", "--dask needs the package distributed") from None
    try:
        client = distributed.Client(address)
    except (OSError, ValueError):
        raise OptionError("dask", f"no Dask scheduler answers at {address[:60]!r}") from None
    with client:
        yield client.get_executor()


def _arena(options: argparse.Namespace) -> int:
    names = options.players.split(",")
    game = games.load(options.game)
    for name in names:
        try:
            players.named(options.game, name)
        except KeyError:
            raise OptionError("player", f"{options.game} has no player {name[:20]!r}") from None
    given = tuple(tuple(pair.split("=", 1)) if "=" in pair else (pair, "") for pair in options.option)
    todo = list(
        arena.pairings(options.game, names, options.games, options.seed, options.seats or 0, given, options.effort)
    )
    game.settings(dict(given), len(todo[0].seats))
    with pool(options.jobs, options.dask) as executor:
        print(report(list(arena.contests(todo, executor))), flush=True)
    return 0


def report(outcomes: list[arena.Outcome]) -> str:
    """A line a player, and one about the matches."""
    lines = []
    for one in arena.standings(outcomes):
        margin = "" if one.margin is None else f"  margin {one.margin:+.1f} ± {one.margin_error:.1f}"
        lines.append(f"{one.name:8} {one.share:6.1%}  [{one.low:.1%} – {one.high:.1%}]  even {one.even:.1%}{margin}")
    undecided = sum(len(set(outcome.shares)) == 1 for outcome in outcomes)
    entries = sum(outcome.entries for outcome in outcomes) / len(outcomes)
    lines.append(f"{len(outcomes)} matches, {undecided} without a winner, {entries:.0f} entries on average")
    return "\n".join(lines)


def _tune(options: argparse.Namespace) -> int:
    with pool(options.jobs) as executor:
        text = tune.tuned(options.game, options.games, options.seed, executor)
    path = options.to or Path(games.__path__[0]) / options.game / "weights.py"
    path.write_text(text, encoding="utf-8")
    print(f"wrote {path.name}")
    return 0
