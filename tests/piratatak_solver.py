"""Piratatak played perfectly by two, as far as the pile goes: a plain search with nothing clever in it but a memory.

Every legal move and every card of the pile is tried, and positions that differ only in which pieces of a
colour, or of colours nobody builds, lie where are solved once. When the pile is empty and somebody draws, the position counts as the
chances the evaluation gives; so far all is exact. It comes to an end: a turn takes a card or buys a piece.
"""

from __future__ import annotations

from random import Random

from tablee.game import CHANCE, Draw
from tablee.games.piratatak.evaluation import EVALUATION
from tablee.games.piratatak.rules import GAME, State
from tablee.games.tatak.moves import DRAW, Move
from tablee.games.tatak.state import Stage


def _unnumbered(state: State) -> object:
    """What is left of a state when both build and pieces are alike: where each colour's lie, and those nobody needs."""
    places = list(zip(state.pile, state.discard, *state.hands, strict=True))
    built = tuple(tuple(sorted(places[6 * colour : 6 * colour + 6])) for colour in state.builds)
    others = tuple(sorted(place for kind, place in enumerate(places[:24]) if kind // 6 not in state.builds))
    return (built, others, tuple(places[24:]), state.builds, state.seat, state.stage, state.debt)


class Solver:
    """Remembers the positions it has solved."""

    def __init__(self) -> None:
        self._known: dict[object, float] = {}

    def value(self, state: State) -> float:
        """The first seat's chance to win."""
        key = _unnumbered(state)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._value(state)
        return found

    def _value(self, state: State) -> float:
        result = GAME.result(state)
        if result is not None:
            return float(result.winners == (0,))
        if GAME.to_move(state) is CHANCE:
            odds = GAME.chances(state)
            total = sum(weight for _, weight in odds)
            return sum(weight * self.value(GAME.apply(state, Draw(card))) for card, weight in odds) / total
        values = self.moves(state).values()
        return max(values) if state.seat == 0 else min(values)

    def moves(self, state: State) -> dict[Move, float]:
        """What each move is worth to the first seat."""
        found = {}
        for move in GAME.legal_moves(state):
            if move is DRAW and not any(state.pile):
                found[move] = EVALUATION.chances(state)[0]
            else:
                found[move] = self.value(GAME.apply(state, move))
        return found

    def loss(self, state: State, move: Move) -> float:
        """What the seat to move gives away by a move, as a chance to win."""
        values = self.moves(state)
        best = max(values.values()) if state.seat == 0 else min(values.values())
        return abs(best - values[move])


def late(rng: Random, unseen: int) -> State:
    """A position of a random game of two in which both build, somebody has a choice, and at most so many cards lie in
    the pile."""
    while True:
        state = GAME.start(2, GAME.settings({}))
        while GAME.result(state) is None:
            if GAME.to_move(state) is CHANCE:
                cards, weights = zip(*GAME.chances(state), strict=True)
                state = GAME.apply(state, Draw(rng.choices(cards, weights)[0]))
                continue
            moves = GAME.legal_moves(state)
            few = 0 < sum(state.pile) <= unseen
            if (
                few
                and len(moves) > 1
                and min(state.builds) >= 0
                and (state.stage is not Stage.MORE or rng.random() < 0.5)
            ):
                return state
            state = GAME.apply(state, DRAW if state.stage is Stage.MORE and rng.random() < 0.6 else rng.choice(moves))
