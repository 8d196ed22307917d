"""Zatre: how many boxes of each column, and crosses, a turn of those who see far adds."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from tablee.chance import pick
from tablee.game import CHANCE, Draw
from tablee.games.zatre.rules import GAME
from tablee.players.drive import decide
from tablee.players.search import Budget
from tablee.players.tune import Fit
from tablee.players.zatre import Sight, ZatrePlayer

_PLAYER: Final = ZatrePlayer(Sight(ahead=True, noise=0, answered=40), Budget(2_000, 600))
NAMES: Final = ("10", "11", "12", "x2")
Counts = tuple[int, int, int, int, int]
"""Boxes of 10, 11, 12, crosses, and turns, of one seat."""


def samples(game_id: str, rng: Random) -> list[Counts]:
    """A game of two, three or four, seat by seat."""
    state: Any = GAME.start(rng.choice((2, 2, 3, 4)), GAME.settings({}))
    turns = [0] * state.players
    while GAME.result(state) is None:
        if GAME.to_move(state) is CHANCE:
            odds = GAME.chances(state)
            entry: Any = Draw(pick(odds, rng.randrange(sum(weight for _, weight in odds))))
        else:
            turns[state.seat] += not state.laid
            entry = decide(_PLAYER.search(GAME.view(state, state.seat), rng), _PLAYER.budget).move
        state = GAME.apply(state, entry)
    return [
        (*(len(boxes) for boxes in sheet.columns), sheet.crosses, count)
        for sheet, count in zip(state.sheets, turns, strict=True)
    ]


def fitted(game_id: str, found: list[Counts]) -> Fit:
    """The mean of all turns."""
    *boxes, turns = map(sum, zip(*found, strict=True))
    rates = {name: count / turns for name, count in zip(NAMES, boxes, strict=True)}
    return Fit(rates, "box or cross a turn", f"{turns} turns of self-play with the rates before")
