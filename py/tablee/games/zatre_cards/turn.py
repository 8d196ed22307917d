"""What an entry changes: laying, scoring, passing, drawing, and one round after the other."""

from __future__ import annotations

from typing import Final

from tablee.game import Happening, Value
from tablee.games.zatre.sheet import BONUS, CARDS, COLUMNS
from tablee.games.zatre_cards.cards import HAND, HIDDEN, INDEX, NAMES, Cards, less, pile_size, plus, say
from tablee.games.zatre_cards.layout import Layout, Row
from tablee.games.zatre_cards.moves import FACINGS, Lay, Pass, name
from tablee.games.zatre_cards.state import SUPER, State

_SUPERS: Final = (list(COLUMNS), [COLUMNS[-1]] * 3)
"""What the three rows of one card make for a super bonus (K-12)."""


class Turn:
    """A state taken apart, on which one entry is done; `told` is what it brought about."""

    __slots__ = (
        "aside",
        "gone",
        "hands",
        "known",
        "layout",
        "passes",
        "piles",
        "round",
        "seat",
        "sheets",
        "shown",
        "starter",
        "state",
        "supers",
        "told",
    )

    def __init__(self, state: State) -> None:
        self.state = state
        self.layout = state.layout
        self.hands = list(state.hands)
        self.piles = list(state.piles)
        self.known = list(state.known)
        self.shown = list(state.shown)
        self.aside = state.aside
        self.gone = state.gone
        self.sheets = list(state.sheets)
        self.supers = list(state.supers)
        self.round = state.round
        self.starter = state.starter
        self.seat = state.seat
        self.passes = state.passes
        self.told: list[Happening] = []

    def after(self) -> State:
        """The state as it now is."""
        return State(
            self.layout,
            tuple(self.hands),
            tuple(self.piles),
            tuple(self.known),
            tuple(self.shown),
            self.aside,
            self.gone,
            tuple(self.sheets),
            tuple(self.supers),
            self.round,
            self.starter,
            self.seat,
            self.passes,
        )

    def tell(self, kind: str, **params: Value) -> None:
        """Something happened to the seat."""
        self.told.append(Happening(kind, seat=self.seat, **params))

    # -- chance --------------------------------------------------------------------------------------------------

    def start(self, seat: int) -> None:
        """Who starts round 1 has been drawn (K-03)."""
        self.starter = self.seat = seat
        self.tell("starter")

    def draw(self, seat: int, outcome: str | None) -> None:
        """A card comes to a hand: in a deal, up to three after laying, or instead of one laid aside.

        Where one like it is known to be in the pile and another may be, nobody can tell which came: the known one did.
        """
        card = HIDDEN if outcome is None else INDEX[outcome]
        self.hands[seat] = plus(self.hands[seat], (card,))
        if self.state.dealing:
            self.told.append(Happening("deal", seat=seat, card=outcome, to=f"hand:{seat}"))
            return
        self.piles[seat] -= 1
        self.known[seat] = less(self.known[seat], (card,))
        self.tell("draw", card=outcome, at=f"pile:{seat}", to=f"hand:{seat}")
        if not self.aside and (len(self.hands[seat]) == HAND or not self.piles[seat]):
            self.next_seat()

    # -- laying --------------------------------------------------------------------------------------------------

    def lay(self, move: Lay) -> None:
        """K-04, K-07, K-09 … K-12."""
        seat, hand = self.seat, self.hands[self.seat]
        secret = HIDDEN in hand
        self.hands[seat] = less(hand, (move.card if move.card in hand else HIDDEN,))
        self.shown[seat] = less(self.shown[seat], (move.card,))
        self.layout = self.layout.with_card(move)
        self.tell("lay", card=NAMES[move.card], at=name(move.cell), other=name(move.other), facing=FACINGS[move.facing])
        rows = self.layout.rows((move,))
        if sorted(row.total for row in rows) in _SUPERS:
            self.supers[seat] += 1
            self.tell("super-bonus", card=NAMES[move.card], points=SUPER)
        placed = self.layout.placed
        if len(placed) == 1:
            return
        self.score(self.layout.rows(placed) if len(placed) == 2 else rows)
        self.passes = 0
        self.take_back(secret)
        if len(self.hands[seat]) >= HAND or not self.piles[seat]:
            self.next_seat()

    def score(self, rows: tuple[Row, ...]) -> None:
        """Enter the rows of a turn in the sheet (K-09 … K-11)."""
        totals = [row.total for row in rows]
        counts = (totals.count(10), totals.count(11), totals.count(12))
        if not any(counts):
            return
        old = self.sheets[self.seat]
        new = self.sheets[self.seat] = old.entered(CARDS, counts)
        for row in rows:
            if row.total in COLUMNS:
                points = CARDS.points[COLUMNS.index(row.total)]
                self.tell("row", total=row.total, points=points, start=name(row.first), end=name(row.last))
        for total, count, boxes in zip(COLUMNS, counts, new.columns, strict=True):
            if count:
                self.tell("box", total=total, line=len(boxes), points=boxes[-1])
        complete = min(map(len, new.columns))
        if min(map(len, old.columns)) < complete <= len(BONUS):
            self.tell("bonus", line=complete, points=BONUS[complete - 1])

    def take_back(self, secret: bool) -> None:
        """The cards laid aside go into the pile (K-08). Others do not see which of them are drawn again."""
        if not self.aside:
            return
        seat = self.seat
        told = less(self.aside, (HIDDEN,) * len(self.aside))
        self.tell("shuffle", cards=len(self.aside), at=f"aside:{seat}", to=f"pile:{seat}")
        self.piles[seat] += len(self.aside)
        self.shown[seat] = plus(self.shown[seat], told)
        if not secret:
            self.known[seat] = plus(self.known[seat], told)
        self.aside = ()

    # -- passing -------------------------------------------------------------------------------------------------

    def lay_aside(self, move: Pass) -> None:
        """No card fits (K-08): others are drawn, or with the pile empty the turn is over."""
        seat, hand = self.seat, self.hands[self.seat]
        secret = HIDDEN in hand
        cards = move.shown if secret and move.shown else hand
        self.tell("show", cards=say(cards), at=f"hand:{seat}", to=f"aside:{seat}")
        self.shown[seat] = less(self.shown[seat], cards)
        self.aside = plus(self.aside, cards)
        self.hands[seat] = ()
        if not self.piles[seat]:
            self.give_up(secret)

    def give_up(self, secret: bool) -> None:
        """None fits and none is left to draw: all of them are the pile again, up to three the hand."""
        seat, cards = self.seat, self.aside
        if len(cards) <= HAND:
            self.tell("take-up", cards=len(cards), at=f"aside:{seat}", to=f"hand:{seat}")
            self.hands[seat] = (HIDDEN,) * len(cards) if secret else cards
            self.shown[seat] = less(cards, (HIDDEN,) * len(cards))
            self.aside = ()
        else:
            self.take_back(secret)
        self.passes += 1
        self.tell("pass")
        if self.hands[seat] or self.passes >= self.holders():
            self.next_seat()

    def holders(self) -> int:
        """How many seats hold cards."""
        return sum(1 for hand, pile in zip(self.hands, self.piles, strict=True) if hand or pile)

    # -- on --------------------------------------------------------------------------------------------------------

    def next_seat(self) -> None:
        """The next player with cards, or the end of the round (K-14)."""
        if self.passes >= self.holders():
            self.end_round()
            return
        players = len(self.hands)
        while True:
            self.seat = (self.seat + 1) % players
            if self.hands[self.seat] or self.piles[self.seat]:
                return
            self.tell("skip")

    def end_round(self) -> None:
        """K-02, K-03, K-14: a new half of the deck or all 50 anew, and the left neighbour of the starter starts."""
        self.told.append(Happening("round-over", round=self.round + 1, reason="passed" if self.passes else "laid"))
        players = len(self.hands)
        if self.round == players - 1:
            return
        self.round += 1
        self.gone = self.cards_of_round() if self.round % 2 else ()
        self.starter = self.seat = (self.starter + 1) % players
        self.layout, self.passes = Layout(), 0
        self.hands, self.known, self.shown = [()] * players, [()] * players, [()] * players
        self.piles = [pile_size(players)] * players
        self.told.append(Happening("round", round=self.round + 1, starter=self.starter))

    def cards_of_round(self) -> Cards:
        """All cards of a round that has ended: every hand and pile left over has been shown."""
        cards = tuple(lay.card for lay in self.layout.placed)
        for hand, known, shown in zip(self.hands, self.known, self.shown, strict=True):
            own = hand + known
            cards += tuple(card for card in own if card != HIDDEN) + less(shown, own)
        return tuple(sorted(cards))
