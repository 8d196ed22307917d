"""A state of either game, and the bench on which one entry changes it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, Final

from tablee.game import Happening, Value
from tablee.games.tatak.deck import NONE, Deck, changed

FREED: Final = "colour=freed"


class Stage(Enum):
    """What the seat is in the middle of, by the word position texts use. The last five belong to one game each."""

    STARTER = "starter"
    """Chance is about to choose who starts (P-02, T-02)."""
    TURN = "turn"
    """The turn begins: draw or buy."""
    MORE = "more"
    """A card was drawn: go on or pass."""
    DRAW = "draw"
    """Chance is about to turn up a card."""
    OWE = "owe"
    """`debt` cards are still to be given."""
    OVER = "over"
    """The seat has won."""
    CANNON = "cannon"
    """Piratatak: a pirate is there, and so is a cannon."""
    AGAIN = "again"
    """Trekattak, `piece=draw-on`: the next card must be drawn."""
    PHASERS = "phasers"
    """Trekattak: `debt` phasers are still to be spent."""
    ALLY = "ally"
    """Trekattak: the own people have come."""
    BUILD = "build"
    """Trekattak: Q has been, a new ship is to be chosen."""


@dataclass(frozen=True, slots=True)
class State:
    """Where every card is, and whose turn it is. Holdings are counts by kind (see `Deck`)."""

    pile: bytes
    discard: bytes
    hands: tuple[bytes, ...]
    """Boat and reserve of each seat."""
    builds: tuple[int, ...]
    """The colour each seat builds, `NONE` where it builds none."""
    seat: int
    stage: Stage
    debt: int
    """Cards or phasers still to be paid, never more than the player can; 0 in all other stages."""
    options: frozenset[str]
    """Options that are not at their default, as `colour=freed`; the starter's no longer matters."""

    deck: ClassVar[Deck]

    @property
    def freed(self) -> bool:
        """Whether a lost boat frees its colour (P-12, T-23)."""
        return FREED in self.options

    def boat(self, seat: int) -> tuple[str, ...]:
        """The pieces of a seat's boat."""
        return self.deck.say(self.deck.boat(self.hands[seat], self.builds[seat]))

    def reserve(self, seat: int) -> tuple[str, ...]:
        """Every card of a seat's reserve, in written order."""
        return tuple(self.deck.cards(self.hands[seat], self.builds[seat]))

    def owner(self, piece: int) -> int:
        """The seat that has a piece, -1 if none has."""
        for seat, hand in enumerate(self.hands):
            if hand[piece]:
                return seat
        return -1

    def for_sale(self, seat: int, piece: int) -> bool:
        """Whether a piece lies in the reserve of an opponent of that seat."""
        owner = self.owner(piece)
        return owner not in (-1, seat) and self.builds[owner] != piece // self.deck.size


class Bench:
    """A state while one entry changes it, and what there is to tell about it.

    Happenings that move cards say `seat`, `card` (or `cards`), `at` and `to`. Places are `pile`, `discard`, `exile`,
    `attack`, and `boat:0` or `reserve:0` for a seat.
    """

    __slots__ = ("builds", "debt", "deck", "discard", "hands", "options", "pile", "seat", "stage", "told")

    def __init__(self, state: State) -> None:
        self.deck = state.deck
        self.pile = state.pile
        self.discard = state.discard
        self.hands = list(state.hands)
        self.builds = list(state.builds)
        self.seat = state.seat
        self.stage = state.stage
        self.debt = state.debt
        self.options = state.options
        self.told: list[Happening] = []

    def tell(self, kind: str, **params: Value) -> None:
        """Add a happening of the seat whose turn it is."""
        self.told.append(Happening(kind, seat=self.seat, **params))

    @property
    def hand(self) -> bytes:
        """The cards of the seat whose turn it is."""
        return self.hands[self.seat]

    @property
    def colour(self) -> int:
        """What that seat builds."""
        return self.builds[self.seat]

    def place(self, kind: int) -> str:
        """Where a card of that seat lies, as happenings write it."""
        return f"{'boat' if kind // self.deck.size == self.colour else 'reserve'}:{self.seat}"

    def gain(self, kind: int, count: int = 1) -> None:
        """Add cards to the hand of the seat."""
        self.hands[self.seat] = changed(self.hand, kind, count)

    def hand_over(self, giver: int, taker: int, kind: int, count: int = 1) -> None:
        """Cards go from one seat to another."""
        self.hands[giver] = changed(self.hands[giver], kind, -count)
        self.hands[taker] = changed(self.hands[taker], kind, count)

    def take_top(self, kind: int) -> None:
        """Take a card of that kind off the pile."""
        self.pile = changed(self.pile, kind, -1)

    def put_away(self, kind: int) -> None:
        """Add a card to the discard."""
        self.discard = changed(self.discard, kind, 1)

    def end_turn(self) -> None:
        """The next seat clockwise begins its turn (P-02, T-02)."""
        self.debt = 0
        self.stage = Stage.TURN
        self.seat = (self.seat + 1) % len(self.hands)
        self.tell("turn")

    def reshuffle(self) -> None:
        """Make the discard the pile when that is empty (P-15, T-22)."""
        if not any(self.pile):
            self.pile, self.discard = self.discard, self.deck.empty
            self.tell("reshuffle", cards=sum(self.pile))

    def drawn_piece(self, piece: int) -> None:
        """A drawn piece starts the boat, joins it or goes to the reserve (P-06, P-07, P-14; T-05)."""
        colour, name = piece // self.deck.size, self.deck.names[piece]
        if self.colour == NONE and colour not in self.builds:
            waiting = self.deck.boat(self.hand, colour)
            self.builds[self.seat] = colour
            self.gain(piece)
            self.tell(
                "start", card=name, colour=self.deck.colours[colour], at="pile", to=self.place(piece),
                cards=self.deck.say(waiting),
            )  # fmt: skip
        else:
            self.gain(piece)
            self.tell("join" if colour == self.colour else "reserve", card=name, at="pile", to=self.place(piece))
        self.check_win()

    def check_win(self) -> None:
        """The first complete boat wins at once (P-17, T-24)."""
        if self.deck.complete(self.hand, self.colour):
            self.stage = Stage.OVER
            self.debt = 0
            self.tell("win", colour=self.deck.colours[self.colour])

    def lose(self, kind: int, how: str) -> None:
        """One card of the seat goes to the discard; under `freed` the last piece of a boat frees its colour."""
        colour = self.colour
        self.tell(how, card=self.deck.names[kind], at=self.place(kind), to="discard")
        self.gain(kind, -1)
        self.put_away(kind)
        if FREED in self.options and kind // self.deck.size == colour and not self.deck.boat(self.hand, colour):
            self.builds[self.seat] = NONE
            self.tell("freed", colour=self.deck.colours[colour])
