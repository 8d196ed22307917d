"""The player that takes any legal move: the yardstick of the others, and the source of random games for tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.game import CHANCE, Game, Randomness
from tablee.match import Header, Match, new, play, settle


def choose(game: Game[Any, Any], state: Any, rng: Randomness) -> Any:
    """Any legal move of a seat's state, all equally likely."""
    moves = game.legal_moves(state)
    return moves[rng.randrange(len(moves))]


Policy = Callable[[Game[Any, Any], Any, Randomness], Any]
"""Chooses a legal move of a seat's state."""


def random_match(head: Header, rng: Randomness, most: int = 100_000, policy: Policy = choose) -> Match:
    """A whole random match, draws by the same generator; stops after `most` entries or the game's `longest`."""
    match = settle(new(head), lambda n, total: rng.randrange(total))
    most = min(most, match.game.longest)
    while match.result is None and match.to_move is not CHANCE and len(match.entries) < most:
        seat = match.to_move
        assert isinstance(seat, int)
        view = match.game.view(match.state, seat)
        following = play(match, policy(match.game, view.state, rng))
        if not isinstance(following, Match):
            raise AssertionError(f"a legal move was refused: {following!r}")
        match = settle(following, lambda n, total: rng.randrange(total))
    return match
