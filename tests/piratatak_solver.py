"""Piratatak played perfectly by two, as far as the pile goes: every move and every card, nothing left out.

When the pile is empty and somebody draws, the position counts as the chances the evaluation gives; so far all is exact.
It comes to an end: a turn takes a card or buys a piece.

`Plain` asks the rules for every step and gets through three or four cards in the pile. `Solver` gets through twelve: it
knows only how many cards of a kind lie where, so which piece of a colour, and in which order cards are paid, is the same
to it. On few cards both must agree, and a test holds them to it.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tablee.game import CHANCE, Draw
from tablee.games.piratatak.evaluation import EVALUATION
from tablee.games.piratatak.rules import DECK, GAME, PIRATE, TRIBUTE, State
from tablee.games.tatak.moves import DRAW, Move
from tablee.games.tatak.rules import PRICE
from tablee.games.tatak.state import Stage


def losses(value: Callable[[State], float], state: State) -> dict[Move, float]:
    """What the seat to move gives away by each move, as a chance to win, where `value` is the first seat's chance."""
    sign = 1 - 2 * state.seat
    found = {}
    for move in GAME.legal_moves(state):
        over = move is DRAW and not any(state.pile)
        found[move] = sign * (EVALUATION.chances(state)[0] if over else value(GAME.apply(state, move)))
    return {move: max(found.values()) - each for move, each in found.items()}


class Plain:
    """By the rules, state by state; it remembers what it has solved."""

    def __init__(self) -> None:
        self._known: dict[State, float] = {}

    def value(self, state: State) -> float:
        """The first seat's chance to win."""
        if state not in self._known:
            self._known[state] = self._value(state)
        return self._known[state]

    def _value(self, state: State) -> float:
        result = GAME.result(state)
        if result is not None:
            return float(result.winners == (0,))
        if GAME.to_move(state) is CHANCE:
            odds = GAME.chances(state)
            worth = sum(weight * self.value(GAME.apply(state, Draw(card))) for card, weight in odds)
            return worth / sum(weight for _, weight in odds)
        best = max if state.seat == 0 else min
        values = []
        for move in GAME.legal_moves(state):
            over = move is DRAW and not any(state.pile)
            values.append(EVALUATION.chances(state)[0] if over else self.value(GAME.apply(state, move)))
        return best(values)


# A place holds so many pieces of the first seat's colour, of the second's, of others, coins, cannons; the pile also
# pirates. All counts together are one number, five bits each: a card that moves adds a constant.
FIRST, SECOND, OTHER, COIN, CANNON, PIRATES = range(6)
_BITS, _MASK = 5, 31
_PILE = tuple(1 << _BITS * kind for kind in range(6))
_HAND = tuple(tuple(1 << _BITS * (6 + 5 * seat + kind) for kind in range(5)) for seat in (0, 1))
_BOAT = 6


def _count(cards: int, one: int) -> int:
    return cards // one & _MASK


class Solver:
    """By counts, for two who both build, with the default options. It remembers what it has solved."""

    def __init__(self, builds: tuple[int, ...]) -> None:
        self._colours = (*builds, *(colour for colour in range(4) if colour not in builds))
        self._turns: dict[int, float] = {}
        self._mores: dict[int, float] = {}
        self._ends: dict[int, float] = {}

    def value(self, state: State) -> float:
        """The first seat's chance to win."""
        assert state.builds == self._colours[:2] and not state.options
        cards = sum(
            count * one for place, ones in zip((state.pile, *state.hands), (_PILE, *_HAND), strict=True)
            for count, one in zip(self._counts(place), ones, strict=False)
        )  # fmt: skip
        match state.stage:
            case Stage.OVER:
                return float(state.seat == 0)
            case Stage.TURN:
                return self._turn(cards, state.seat)
            case Stage.MORE:
                return self._more(cards, state.seat)
            case Stage.DRAW:
                return self._draw(cards, state.seat)
            case Stage.OWE:
                return self._owe(cards, state.seat, state.debt)
        assert state.stage is Stage.CANNON
        return self._fire(cards, state.seat)

    def _counts(self, holding: bytes) -> tuple[int, ...]:
        first, second, *others = (sum(holding[kind] for kind in DECK.spans[colour]) for colour in self._colours)
        return (first, second, sum(others), holding[DECK.coin], holding[DECK.cannon], holding[PIRATE])

    def _turn(self, cards: int, seat: int) -> float:
        """P-03 … P-05: draw or buy."""
        key = cards << 1 | seat
        known = self._turns.get(key)
        if known is None:
            known = self._draw(cards, seat)
            own, theirs = _HAND[seat], _HAND[1 - seat]
            if _count(cards, own[COIN]) >= PRICE and _count(cards, theirs[seat]):
                known = self._better(seat, known, self._bought(cards, seat))
            self._turns[key] = known
        return known

    def _bought(self, cards: int, seat: int) -> float:
        own, theirs = _HAND[seat], _HAND[1 - seat]
        cards += own[seat] - theirs[seat] + PRICE * (theirs[COIN] - own[COIN])
        return 1.0 - seat if _count(cards, own[seat]) == _BOAT else self._turn(cards, 1 - seat)

    def _more(self, cards: int, seat: int) -> float:
        """P-03: go on or pass."""
        key = cards << 1 | seat
        known = self._mores.get(key)
        if known is None:
            known = self._mores[key] = self._better(seat, self._draw(cards, seat), self._turn(cards, 1 - seat))
        return known

    def _draw(self, cards: int, seat: int) -> float:
        """P-06 … P-09, by the odds of the pile; an empty one is the horizon."""
        own, total, worth = _HAND[seat], 0, 0.0
        for kind, one in enumerate(_PILE):
            count = cards // one & _MASK
            if not count:
                continue
            total += count
            if kind == PIRATES:
                worth += count * self._pirate(cards - one, seat)
                continue
            after = cards - one + own[kind]
            if kind == seat and _count(after, own[kind]) == _BOAT:
                worth += count * (1.0 - seat)
            else:
                worth += count * self._more(after, seat)
        return worth / total if total else self._end(cards, seat)

    def _pirate(self, cards: int, seat: int) -> float:
        own = _HAND[seat]
        if _count(cards, own[CANNON]):
            return self._fire(cards, seat)
        return self._owe(cards, seat, min(TRIBUTE, sum(_count(cards, one) for one in own[:CANNON])))

    def _fire(self, cards: int, seat: int) -> float:
        """P-10."""
        return self._turn(cards - _HAND[seat][CANNON], 1 - seat)

    def _owe(self, cards: int, seat: int, debt: int, kind: int = FIRST) -> float:
        """P-09: the best of all ways to pay with cards from that kind on, of which there are enough."""
        if not debt:
            return self._turn(cards, 1 - seat)
        one, beyond = _HAND[seat][kind], _HAND[seat][kind + 1 : CANNON]
        most = min(debt, _count(cards, one))
        least = max(0, debt - sum(_count(cards, other) for other in beyond))
        ways = [self._owe(cards - paid * one, seat, debt - paid, kind + 1) for paid in range(least, most + 1)]
        return max(ways) if seat == 0 else min(ways)

    @staticmethod
    def _better(seat: int, one: float, other: float) -> float:
        return max(one, other) if seat == 0 else min(one, other)

    def _end(self, cards: int, seat: int) -> float:
        """What the evaluation says of any position with these counts and an empty pile."""
        key = cards << 1 | seat
        known = self._ends.get(key)
        if known is None:
            left = [list(DECK.spans[colour]) for colour in self._colours[:2]]
            left.append([kind for colour in self._colours[2:] for kind in DECK.spans[colour]])
            hands = []
            for ones in _HAND:
                hand = bytearray(DECK.empty)
                for kinds, one in zip(left, ones, strict=False):
                    for _ in range(_count(cards, one)):
                        hand[kinds.pop()] = 1
                hand[DECK.coin], hand[DECK.cannon] = _count(cards, ones[COIN]), _count(cards, ones[CANNON])
                hands.append(bytes(hand))
            discard = bytes(all_ - one - two for all_, one, two in zip(DECK.counts, *hands, strict=True))
            state = State(
                DECK.empty, discard, tuple(hands), self._colours[:2], seat, Stage.TURN, 0, frozenset()
            )  # fmt: skip
            known = self._ends[key] = EVALUATION.chances(state)[0]
        return known


def late(rng: Random, unseen: int, held: int = 55) -> State:
    """A position of a random game of two in which both build, somebody has a choice, so many cards lie in the pile, and
    the two hold at most so many: what there is to remember grows with both."""
    while True:
        state = GAME.start(2, GAME.settings({}))
        while GAME.result(state) is None:
            if GAME.to_move(state) is CHANCE:
                cards, weights = zip(*GAME.chances(state), strict=True)
                state = GAME.apply(state, Draw(rng.choices(cards, weights)[0]))
                continue
            moves = GAME.legal_moves(state)
            if (
                sum(state.pile) == unseen
                and sum(map(sum, state.hands)) <= held
                and len(moves) > 1
                and min(state.builds) >= 0
                and (state.stage is not Stage.MORE or rng.random() < 0.5)
            ):
                return state
            state = GAME.apply(state, DRAW if state.stage is Stage.MORE and rng.random() < 0.6 else rng.choice(moves))
