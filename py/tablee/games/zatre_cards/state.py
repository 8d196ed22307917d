"""A position, and what follows from it: who draws, which cards can come, whether it is over."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.zatre.sheet import Sheet
from tablee.games.zatre_cards.cards import COPIES, HAND, HIDDEN, STARTER_HAND, Cards, kinds, less
from tablee.games.zatre_cards.layout import Layout

SUPER: int = 6
"""Points of a super bonus (K-12)."""


@dataclass(frozen=True, slots=True)
class State:
    """What lies where. Piles are numbers of cards: which ones, and in what order, is nowhere.

    Tuples have one item a seat. A hand that is not for the eyes of a view's seat holds `HIDDEN` cards.
    """

    layout: Layout
    hands: tuple[Cards, ...]
    piles: tuple[int, ...]
    known: tuple[Cards, ...]
    """Cards in the pile that its owner has seen go there (K-08); empty in the views of others."""
    shown: tuple[Cards, ...]
    """Cards everybody has seen that must now be in the hand or the pile."""
    aside: Cards
    """Cards of the seat that it has shown and laid aside this turn (K-08)."""
    gone: Cards
    """Cards of the deck that no longer come: those of the round before, in rounds 2 and 4 (K-02)."""
    sheets: tuple[Sheet, ...]
    supers: tuple[int, ...]
    """Super bonuses made."""
    round: int
    """From 0."""
    starter: int
    """The seat that starts this round, -1 before it has been drawn."""
    seat: int
    passes: int
    """Seats that have passed in a row since the last card was laid (K-14)."""

    @property
    def players(self) -> int:
        """How many play, which is also how many rounds there are (K-02)."""
        return len(self.hands)

    def holders(self) -> int:
        """How many seats hold cards."""
        return sum(1 for hand, pile in zip(self.hands, self.piles, strict=True) if hand or pile)

    @property
    def over(self) -> bool:
        """Whether the last round has ended (K-14)."""
        return self.round == len(self.hands) - 1 and bool(self.layout.placed) and self.passes >= self.holders()

    @property
    def dealing(self) -> bool:
        """Whether hands are being dealt."""
        return not self.layout.placed and self.drawer() is not None

    def drawer(self) -> int | None:
        """The seat the next card drawn goes to: hand by hand in a deal (K-03), else up to three (K-07, K-08)."""
        if self.layout.placed:
            if len(self.hands[self.seat]) < HAND and self.piles[self.seat] and not self.over:
                return self.seat
            return None
        if self.starter < 0:
            return None
        for turn in range(len(self.hands)):
            seat = (self.starter + turn) % len(self.hands)
            if len(self.hands[seat]) < (HAND if turn else STARTER_HAND):
                return seat
        return None

    def laid(self) -> int:
        """Cards laid this turn. Only the starter's first turn lays two (K-04)."""
        placed = len(self.layout.placed)
        if placed == 1:
            return 1
        if self.passes or self.aside or self.drawer() is None or not placed:
            return 0
        return 2 if placed == 2 else 1

    def unseen(self) -> list[int]:
        """How many of each card are nowhere to be seen: they lie in piles or come in the next round."""
        left = list(COPIES)
        for lay in self.layout.placed:
            left[lay.card] -= 1
        for cards in (self.gone, self.aside, *self.hands, *self.known):
            for card in cards:
                if card != HIDDEN:
                    left[card] -= 1
        for seat, cards in enumerate(self.shown):
            for card in less(cards, self.hands[seat] + self.known[seat]) if cards else ():
                left[card] -= 1
        return left

    def stock(self, seat: int) -> tuple[Cards, int]:
        """What a draw from a pile is made from: cards known to be in it, and how many of it are unknown.

        Where the hand is hidden, its cards count as if they were still in the pile.
        """
        hand, known = self.hands[seat], self.known[seat]
        shown = less(self.shown[seat], hand + known)
        return known + shown, self.piles[seat] + hand.count(HIDDEN) - len(known) - len(shown)

    def weights(self) -> list[int]:
        """How likely each card is to be drawn next, in whole numbers.

        An unknown card of a pile is any unseen card; one known to lie there is as likely as each unknown one.
        """
        seat = self.drawer()
        assert seat is not None
        unseen = self.unseen()
        known, unknown = self.stock(seat)
        if not known:
            return unseen
        total = sum(unseen)
        weights = [unknown * count for count in unseen] if unknown else [0] * len(unseen)
        for card in known:
            weights[card] += total if unknown else 1
        return weights

    def possible(self) -> Cards:
        """The different cards the seat to move may hold: its own, or where they are hidden all that could be."""
        hand = self.hands[self.seat]
        if HIDDEN not in hand:
            return kinds(hand)
        known, unknown = self.stock(self.seat)
        unseen = tuple(card for card, count in enumerate(self.unseen()) if count) if unknown else ()
        return kinds(hand + known + unseen)

    def points(self, seat: int) -> int:
        """The grand total (K-10 … K-12)."""
        return self.sheets[seat].total() + SUPER * self.supers[seat]
