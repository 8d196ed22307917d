"""The table of losses (T-10 … T-15) and which of a row's losses a player must take."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from tablee.games.trekattak.cards import DECK, FEDERATION, LATINIUM, ORION, VULCAN, cards, guns


class What(Enum):
    """What a loss is paid in."""

    CARDS = "cards"
    PHASERS = "phasers"
    LATINIUM = "latinium"
    ORION = "orion"
    PIECE = "vulcan-piece"


@dataclass(frozen=True, slots=True)
class Loss:
    """One cell of the table."""

    what: What
    amounts: tuple[int, ...] = (1,)
    """For the first, second … attack of that people; the last goes on."""
    federation: int | None = None
    """The amount for the builder of the Federation ship, where it differs."""
    ship_first: bool = False
    """The own ship is paid from before the reserve."""
    stays: bool = False
    """The drawn card stays in the reserve."""

    def amount(self, colour: int, nth: int) -> int:
        """What the builder of that ship owes at the nth attack."""
        if self.federation is not None and colour == FEDERATION:
            return self.federation
        return self.amounts[min(nth, len(self.amounts)) - 1]

    def available(self, hand: bytes) -> int:
        """How much of it a player could pay."""
        match self.what:
            case What.CARDS:
                return cards(hand)
            case What.PHASERS:
                return guns(hand)
            case What.LATINIUM:
                return hand[LATINIUM]
            case What.ORION:
                return hand[ORION]
        return len(vulcan_pieces(hand))


def vulcan_pieces(hand: bytes) -> tuple[int, ...]:
    """The Vulcan pieces of a reserve: those of the hand, as Vulcans do not attack who builds their ship."""
    return DECK.boat(hand, VULCAN)


def _cards(*amounts: int, federation: int | None = None, ship_first: bool = False) -> Loss:
    return Loss(What.CARDS, amounts, federation=federation, ship_first=ship_first)


def _phasers(*amounts: int) -> Loss:
    return Loss(What.PHASERS, amounts)


def _latinium(amount: int, stays: bool = False) -> Loss:
    return Loss(What.LATINIUM, (amount,), stays=stays)


_ORION: Final = Loss(What.ORION)
_PIECE: Final = Loss(What.PIECE)

LOSSES: Final[Mapping[str, tuple[Loss, ...]]] = {
    #              loss 1             loss 2                      loss 3
    "federation": (_ORION,            _phasers(1),                _cards(3)),
    "ferengi":    (_latinium(2),      _cards(4),                  _phasers(1)),
    "klingon":    (_phasers(2),       _cards(3)),
    "vulcan":     (_PIECE,            _cards(2),                  _phasers(1)),
    "borg":       (_phasers(1, 2, 3), _cards(3, 4, 5)),
    "cardassian": (_phasers(1),       _cards(3)),
    "orion":      (_ORION,            _latinium(1, stays=True)),
    "romulan":    (_phasers(1),       _cards(3)),
    "khan":       (_phasers(2),       _cards(4, federation=5)),
    "jemhadar":   (_phasers(2),       _cards(3)),
    "breen":      (_phasers(1),       _cards(2, ship_first=True)),
    "kazon":      (_phasers(1),       _cards(4)),
    "gorn":       (_phasers(1),       _cards(1)),
}  # fmt: skip
"""One row a people, as the rulebook's table; Q takes no loss of this kind (T-18)."""


def in_cards(people: str) -> Loss | None:
    """A row's loss in cards, which also rules what is given where nothing can be paid in full (T-11)."""
    return next((loss for loss in LOSSES[people] if loss.what is What.CARDS), None)


@dataclass(frozen=True, slots=True)
class Tried:
    """A loss held against what a player has."""

    loss: Loss
    amount: int
    available: int

    @property
    def payable(self) -> bool:
        """In full (T-10)."""
        return self.available >= self.amount


def tried(people: str, hand: bytes, colour: int, nth: int = 1) -> tuple[Tried, ...]:
    """A row's losses in order, the last being the first that can be paid in full, or all of them if none can."""
    found: list[Tried] = []
    for loss in LOSSES[people]:
        found.append(Tried(loss, loss.amount(colour, nth), loss.available(hand)))
        if found[-1].payable:
            break
    return tuple(found)
