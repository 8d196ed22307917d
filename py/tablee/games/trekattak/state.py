"""What a state of Trekattak has beyond the shared one: exile, the Borg count, the alien being dealt with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from tablee.games.tatak.deck import Deck
from tablee.games.tatak.state import Bench as CommonBench
from tablee.games.tatak.state import State as Common
from tablee.games.trekattak.cards import DECK

NOBODY: Final = -1
"""No alien is being dealt with."""


@dataclass(frozen=True, slots=True)
class State(Common):
    """A state of Trekattak. The alien drawn lies nowhere else until it is settled."""

    exiled: bytes
    borg: tuple[int, ...]
    """Borg attacks so far: one number, or one a seat under `borg=per-player` (T-14)."""
    attack: int
    """The kind of the alien card drawn and not settled yet, friend or foe; `NOBODY` if there is none."""

    deck: ClassVar[Deck] = DECK

    def people(self) -> str | None:
        """Who that alien is."""
        return None if self.attack == NOBODY else DECK.names[self.attack]


class Bench(CommonBench):
    """The bench of Trekattak."""

    __slots__ = ("attack", "borg", "exiled")

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.exiled = state.exiled
        self.borg = list(state.borg)
        self.attack = state.attack


def free_ships(state: State | Bench) -> tuple[int, ...]:
    """Ships nobody builds of which the seat holds a piece (T-18)."""
    hand = state.hands[state.seat]
    return tuple(ship for ship in range(len(DECK.colours)) if ship not in state.builds and DECK.boat(hand, ship))


def nth_borg(state: State | Bench) -> int:
    """The number of Borg attacks that counts for the seat (T-14)."""
    return state.borg[state.seat % len(state.borg)]
