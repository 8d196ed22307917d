"""Piratatak and Trekattak: players that look one draw ahead and see unclearly; positions where a turn begins."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from tablee import games
from tablee.chance import pick
from tablee.game import CHANCE, Draw
from tablee.games.tatak.state import Stage
from tablee.players.drive import decide
from tablee.players.search import Budget
from tablee.players.tatak import Sight, TatakPlayer, evaluation
from tablee.players.tune import Fit, Sample, logistic

_BUDGET: Final = Budget(100_000, 600)
_TAUGHT: Final = 12
"""Positions taken from a game."""


def samples(game_id: str, rng: Random) -> list[Sample]:
    """Positions of a game of two to four, for each seat."""
    game, chances = games.load(game_id), evaluation(game_id)
    seats = rng.choice((2, 2, 3, 4))
    player = TatakPlayer(game_id, Sight(1, 0.03), _BUDGET)
    state: Any = game.start(seats, game.settings({"colour": rng.choice(("for-life", "for-life", "freed"))}))
    turns: list[Any] = []
    while (result := game.result(state)) is None and len(turns) < 2000:
        if state.stage is Stage.TURN:
            turns.append(state)
        if game.to_move(state) is CHANCE:
            odds = game.chances(state)
            entry: Any = Draw(pick(odds, rng.randrange(sum(weight for _, weight in odds))))
        else:
            entry = decide(player.search(game.view(state, state.seat), rng), _BUDGET).move
        state = game.apply(state, entry)
    if result is None:
        return []
    shares = tuple(float(seat in result.winners) for seat in range(seats))
    taught = rng.sample(turns, min(_TAUGHT, len(turns)))
    return [Sample(tuple(chances.vector(turn, seat) for seat in range(seats)), shares) for turn in taught]


def fitted(game_id: str, found: list[Sample]) -> Fit:
    """The weights under which those who won were the likeliest to."""
    return logistic(game_id, found)
