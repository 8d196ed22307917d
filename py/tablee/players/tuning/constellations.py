"""Constellations: what a token in hand brings until the boards that lie open now are settled, in coins more than the
others get.

What lies on those boards already is accounted for by filling them at random, whatever is in hand.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from tablee.chance import pick
from tablee.game import CHANCE, Draw
from tablee.games.constellations.evaluation import TOKENS
from tablee.games.constellations.moves import KINDS, STOCK
from tablee.games.constellations.rules import GAME
from tablee.games.constellations.state import State, hand, is_over
from tablee.players.constellations import ConstellationsPlayer, Sight, World, ahead, shuffled
from tablee.players.drive import decide
from tablee.players.search import Budget
from tablee.players.tune import Fit, least_squares

_PLAYER: Final = ConstellationsPlayer(Sight(3, 0), Budget(2_000, 600))
_WORLDS: Final = 8
"""Worlds in which open boards are filled."""
_ALL: Final = [kind for kind in KINDS for _ in range(STOCK[kind])]
Row = tuple[tuple[float, ...], float]
"""What a seat has more of than the others, on boards and of each token in hand; and how many coins more it got."""


def samples(game_id: str, rng: Random) -> list[Row]:
    """A game of three to five: each seat, where somebody is to place and nobody has been looked at for a round."""
    seats = rng.choice((3, 3, 4, 5))
    state: Any = GAME.start(seats, GAME.settings({}))
    noted: list[tuple[State, list[float]]] = []
    found: list[Row] = []
    turn = 0
    while not is_over(state):
        if GAME.to_move(state) is CHANCE:
            odds = GAME.chances(state)
            entry: Any = Draw(pick(odds, rng.randrange(sum(weight for _, weight in odds))))
        else:
            turn += 1
            if turn % seats == 0:
                noted.append((state, _lies(state, rng)))
            entry = GAME.forced(state) or decide(_PLAYER.search(GAME.view(state, state.seat), rng), _PLAYER.budget).move
        state = GAME.apply(state, entry)
        still = {board for board, _ in state.boards}
        for then in [each for each in noted if still.isdisjoint(board for board, _ in each[0].boards)]:
            noted.remove(then)
            found += _rows(*then, state)
    return found


def _lies(state: State, rng: Random) -> list[float]:
    """What the open boards pay each seat, on average, where everybody fills them from all tokens there are."""
    sums = [0.0] * state.players
    for _ in range(_WORLDS):
        world = World(state, rng)
        world.hands = [shuffled(list(_ALL), rng) for _ in range(state.players)]
        for board, _ in state.boards:
            for seat, coins in enumerate(world.coins(board)):
                sums[seat] += coins / _WORLDS
    return sums


def _rows(then: State, lies: list[float], now: State) -> list[Row]:
    hands = [hand(then, seat) for seat in range(then.players)]
    gained = [after - before for after, before in zip(now.coins, then.coins, strict=True)]
    return [
        (
            (ahead(lies, seat), *(ahead([each[kind] for each in hands], seat) for kind in KINDS)),
            ahead(gained, seat),
        )
        for seat in range(then.players)
    ]


def fitted(game_id: str, found: list[Row]) -> Fit:
    """What explains the coins best."""
    vectors, gained = [vector for vector, _ in found], [coins for _, coins in found]
    on_boards, *in_hand = least_squares(vectors, gained)
    errors = [
        (sum(weight * count for weight, count in zip((on_boards, *in_hand), vector, strict=True)) - coins) ** 2
        for vector, coins in found
    ]
    plain = sum(coins**2 for coins in gained) / len(found)
    source = (
        f"{len(found)} hands of self-play with the weights before,\n"
        f"squared error {plain:.1f} without any and {sum(errors) / len(found):.1f} with these"
    )
    return Fit(dict(zip(TOKENS, in_hand, strict=True)), "coin more than the others get", source)
