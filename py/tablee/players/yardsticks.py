"""The player of random moves as one that searches, to measure others by."""

from __future__ import annotations

from typing import Any

from tablee.game import Game, Happening, Randomness, View
from tablee.players import random
from tablee.players.search import Budget, Player, Search, Settled


class RandomPlayer(Player[Any, Any]):
    """Any legal move, all equally likely."""

    budget = Budget(1, 1)

    def __init__(self, game: Game[Any, Any]) -> None:
        self._game = game

    def search(self, view: View[Any], rng: Randomness) -> Search[Any]:
        """Without any search."""
        return Settled(random.choose(self._game, view.state, rng), Happening("random"))
