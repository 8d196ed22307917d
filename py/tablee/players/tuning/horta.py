"""Horta Rescue: two-ply searches that see unclearly, from random openings."""

from __future__ import annotations

from random import Random
from typing import Final

from tablee.games.horta.evaluation import FEATURES, WINS, evaluation, features
from tablee.games.horta.rules import GAME, State
from tablee.players.drive import decide
from tablee.players.horta import HortaPlayer, Sight
from tablee.players.search import Budget
from tablee.players.tune import Fit, Sample, logistic

_PLAYER: Final = HortaPlayer(Sight(2, 60), Budget(100_000, 600))
_LONGEST: Final = 150
"""Plies; what has not ended by then teaches nothing."""
_TAUGHT: Final = 12
"""Positions taken from a game, at most: those of one game are much alike."""


def samples(game_id: str, rng: Random) -> list[Sample]:
    """The positions of a decided game in which nobody wins at once, for the side to move against nothing."""
    state = GAME.start(2, GAME.settings({"push": rng.choice(("total", "total", "strict"))}))
    quiet: list[State] = []
    while not state.over and state.ply < _LONGEST:
        if state.ply < rng.randrange(3, 8):
            state = GAME.apply(state, rng.choice(GAME.legal_moves(state)))
            continue
        if evaluation(state.rules.strict).value(state.board, state.side) < WINS // 2:
            quiet.append(state)
        choice = decide(_PLAYER.search(GAME.view(state, state.side), rng), _PLAYER.budget)
        state = GAME.apply(state, choice.move)
    if state.winner is None:
        return []
    nothing = (0.0,) * len(FEATURES)
    return [
        Sample((features(each), nothing), (float(state.winner == each.side), float(state.winner != each.side)))
        for each in rng.sample(quiet, min(_TAUGHT, len(quiet)))
    ]


def fitted(game_id: str, found: list[Sample]) -> Fit:
    """The weights under which those who won were the likeliest to."""
    return logistic(game_id, found)
