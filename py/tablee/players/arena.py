"""Matches of players against each other: seats change round, budgets are nodes, so a seed gives the same again.

Matches that differ only in who sits where share their first random plies and their draws.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from math import inf, sqrt
from random import Random
from typing import Any, Final

from tablee import games, players
from tablee.chance import pick
from tablee.game import CHANCE, Draw
from tablee.players.drive import decide
from tablee.players.search import Budget

OPENINGS: Final = {"horta": 4}
"""Random plies at the start, in games that chance does not vary."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One match to play, as text and numbers only: it travels to other processes and machines."""

    game: str
    seats: tuple[str, ...]
    """The name of the player on each seat."""
    options: tuple[tuple[str, str], ...]
    deal: str
    """Seeds the opening and the draws."""
    opening: int
    effort: int = 100
    """Percent of their nodes the players may use."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match went."""

    seats: tuple[str, ...]
    shares: tuple[float, ...]
    """Of the win: 1 for a sole winner, a half for two, the same for all where nobody won."""
    scores: tuple[int, ...] | None
    entries: int


def pairings(
    game_id: str,
    names: Sequence[str],
    count: int,
    seed: int,
    seats: int = 0,
    options: Iterable[tuple[str, str]] = (),
    effort: int = 100,
) -> Iterator[Pairing]:
    """So many matches of those players. With more seats than players they sit in turn: A B A, then B A B …"""
    size = seats or max(len(names), games.load(game_id).seats[0])
    for number in range(count):
        deal, turn = divmod(number, len(names))
        row = [names[(seat + turn) % len(names)] for seat in range(size)]
        shift = deal % size if size > len(names) else 0
        chairs = (*row[shift:], *row[:shift])
        yield Pairing(game_id, chairs, tuple(options), f"{game_id}/{seed}/{deal}", OPENINGS.get(game_id, 0), effort)


def contest(pairing: Pairing) -> Outcome:
    """Play one match. A match as long as the game's `longest` has no winner."""
    game = games.load(pairing.game)
    table = [players.named(pairing.game, name) for name in pairing.seats]
    dice = [Random(f"{pairing.deal}/{seat}/{name}") for seat, name in enumerate(pairing.seats)]
    draws = Random(pairing.deal)
    state: Any = game.start(len(table), game.settings(dict(pairing.options), len(table)))
    entries = 0
    while game.result(state) is None and entries < game.longest:
        seat = game.to_move(state)
        if seat is CHANCE:
            chances = game.chances(state)
            entry: Any = Draw(pick(chances, draws.randrange(sum(weight for _, weight in chances))))
        elif entries < pairing.opening:
            entry = draws.choice(game.legal_moves(state))
        else:
            assert isinstance(seat, int)
            entry = game.forced(state)
            if entry is None:
                player = table[seat]
                search = player.search(game.view(state, seat), dice[seat])
                entry = decide(search, Budget(max(1, player.budget.nodes * pairing.effort // 100), inf)).move
        state = game.apply(state, entry)
        entries += 1
    result = game.result(state)
    winners = (result.winners if result else ()) or range(len(table))
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(table)))
    return Outcome(pairing.seats, shares, result.scores if result else None, entries)


def contests(todo: Iterable[Pairing], executor: Executor | None = None) -> Iterator[Outcome]:
    """Play them all, in order, here or wherever the executor takes them."""
    if executor is None:
        yield from map(contest, todo)
        return
    futures = [executor.submit(contest, pairing) for pairing in todo]
    for future in futures:
        yield future.result()


@dataclass(frozen=True, slots=True)
class Standing:
    """What a player reached."""

    name: str
    games: int
    share: float
    """Mean share of first places, over all seats it sat on."""
    even: float
    """The share it would have if all were alike."""
    low: float
    high: float
    """95 % interval of the share."""
    margin: float | None
    """Mean points of its best seat above the best other one, where there are points."""
    margin_error: float
    """Half of the margin's 95 % interval."""


def standings(outcomes: Sequence[Outcome]) -> tuple[Standing, ...]:
    """One line a player, in order of appearance."""
    return tuple(_standing(name, outcomes) for name in dict.fromkeys(name for each in outcomes for name in each.seats))


def _standing(name: str, outcomes: Sequence[Outcome]) -> Standing:
    shares, evens, margins = [], [], []
    for outcome in outcomes:
        mine = [seat for seat, other in enumerate(outcome.seats) if other == name]
        shares.append(sum(outcome.shares[seat] for seat in mine))
        evens.append(len(mine) / len(outcome.seats))
        if outcome.scores and 0 < len(mine) < len(outcome.seats):
            others = max(score for seat, score in enumerate(outcome.scores) if seat not in mine)
            margins.append(max(outcome.scores[seat] for seat in mine) - others)
    count = len(outcomes)
    share = sum(shares) / count
    low, high = interval(share, count)
    return Standing(
        name, count, share, sum(evens) / count, low, high, sum(margins) / len(margins) if margins else None,
        error(margins),
    )  # fmt: skip


def interval(share: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval; too wide, if anything, where shares of a win are mixed in."""
    z = 1.96
    centre = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * sqrt(max(0.0, share * (1 - share) / count + z * z / (4 * count * count)))
    return max(0.0, centre - half), min(1.0, centre + half)


def error(values: Sequence[float]) -> float:
    """Half of the 95 % interval of their mean."""
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    return 1.96 * sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
