"""How likely each seat is to win where a turn begins, in both games.

Every seat is counted by itself; its chance is the softmax of the weighted sums. The weights are hundredths of a logit
and come from self-play (`weights` of each game).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import exp
from typing import Final

from tablee.games.tatak.deck import Deck
from tablee.games.tatak.rules import PRICE
from tablee.games.tatak.state import State

TRIBUTE: Final = 3
"""Cards an attack usually takes."""
_MOST_COINS: Final = 6
"""Coins beyond the price that still count."""


def names(size: int) -> tuple[str, ...]:
    """What is counted, for boats of that size."""
    return (
        "no boat",
        *(f"boat {pieces}" for pieces in range(1, size)),
        "coins 1",
        "coins 2",
        "coins 3",
        "more coins",
        "gun",
        "more guns",
        "loose",
        "wanted",
        "bare",
        "bare boat",
        "for sale",
        "can buy",
        "in pile",
        "likely",
        "likely last",
        "in discard",
        "turn 1",
        "turn 2",
        "turn 3",
        "one short",
        "one short, next",
        "can buy the last",
        "can buy the last, next",
    )


class Evaluation:
    """The chances by given weights. Missing ones weigh nothing."""

    def __init__(self, deck: Deck, guns: Iterable[int], weights: Mapping[str, int]) -> None:
        """`guns`: the kinds of cards that ward off an attack."""
        self.names = names(deck.size)
        self._deck = deck
        self._guns = tuple(guns)
        self._weights = tuple(weights.get(name, 0) / 100 for name in self.names)
        self._at = {name: number for number, name in enumerate(self.names)}

    def counts(self, state: State, seat: int) -> list[tuple[int, float]]:
        """What is counted of a seat, by its number in `names`: `likely` is the percentage of the pile that are own
        pieces; `bare` is how much of a tribute would have to come from the boat."""
        deck, at, hand, colour = self._deck, self._at, state.hands[seat], state.builds[seat]
        ahead = (seat - state.seat) % len(state.hands)
        found: list[tuple[int, float]] = []
        coins, guns = hand[deck.coin], sum(hand[kind] for kind in self._guns)
        loose = deck.pieces - hand.count(0, 0, deck.pieces)
        boat = sale = 0
        if colour < 0:
            found.append((at["no boat"], 1))
        else:
            span = deck.spans[colour]
            first, end = span.start, span.stop
            boat = deck.size - hand.count(0, first, end)
            loose -= boat
            if 0 < boat < deck.size:
                found.append((at["boat 1"] + boat - 1, 1))
            pile = deck.size - state.pile.count(0, first, end)
            left = deck.size - state.discard.count(0, first, end)
            sale = deck.size - boat - pile - left
            if pile:
                likely = 100 * pile / sum(state.pile)
                found += ((at["in pile"], pile), (at["likely"], likely))
                if boat == deck.size - 1:
                    found.append((at["likely last"], likely))
            if left:
                found.append((at["in discard"], left))
            if sale:
                can = coins >= PRICE
                found.append((at["can buy" if can else "for sale"], sale))
                if can and boat == deck.size - 1:
                    found.append((at["can buy the last" if ahead == 0 else "can buy the last, next"], 1))
            if boat == deck.size - 1:
                found.append((at["one short" if ahead == 0 else "one short, next"], 1))
        if coins:
            found.append((at["coins 1"] + min(coins, PRICE) - 1, 1))
            if coins > PRICE:
                found.append((at["more coins"], min(coins - PRICE, _MOST_COINS)))
        if guns:
            found.append((at["gun"], 1))
            if guns > 1:
                found.append((at["more guns"], guns - 1))
        elif coins + loose < TRIBUTE:
            bare = TRIBUTE - coins - loose
            found.append((at["bare"], bare))
            if boat:
                found.append((at["bare boat"], min(bare, boat)))
        if loose:
            found.append((at["loose"], loose))
            wanted = 0
            for other in state.builds:
                if other >= 0 and other != colour:
                    span = deck.spans[other]
                    wanted += deck.size - hand.count(0, span.start, span.stop)
            if wanted:
                found.append((at["wanted"], wanted))
        if ahead:
            found.append((at["turn 1"] + ahead - 1, 1))
        return found

    def vector(self, state: State, seat: int) -> tuple[float, ...]:
        """The counts in the order of `names`."""
        found = [0.0] * len(self.names)
        for number, count in self.counts(state, seat):
            found[number] = count
        return tuple(found)

    def chances(self, state: State) -> tuple[float, ...]:
        """Each seat's chance to win, where a turn begins."""
        weights = self._weights
        powers = [
            exp(sum([weights[number] * count for number, count in self.counts(state, seat)]))
            for seat in range(len(state.hands))
        ]
        total = sum(powers)
        return tuple([power / total for power in powers])
