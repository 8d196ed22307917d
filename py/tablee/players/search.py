"""What a computer player is: it takes a seat's view and gives a search, which always has a best choice so far.

A search is cut into pieces by its generator, so that whoever drives it can look at the clock, at its nodes, or at
whether the answer is still wanted. It holds no clock itself.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final, Generic, TypeVar

from tablee.game import Happening, Randomness, View

S = TypeVar("S", bound=Hashable)
M = TypeVar("M", bound=Hashable)


class Level(Enum):
    """How strong: weaker ones look less far and see less clearly, but never throw a move away on purpose."""

    GENTLE = "gentle"
    STEADY = "steady"
    STRONG = "strong"


@dataclass(frozen=True, slots=True)
class Budget:
    """What a choice may cost. Whichever is used up first ends the search; nodes alone give the same choice again."""

    nodes: int
    """Positions, or whatever the search counts: see its player."""
    seconds: float


@dataclass(frozen=True, slots=True)
class Choice(Generic[M]):
    """A move, and why: `why` is a kind and values for the texts, as happenings are."""

    move: M
    value: float
    """For the seat that moves, in the unit of its game; larger is better."""
    why: Happening
    nodes: int
    depth: int


class Search(ABC, Generic[M]):
    """One choice in the making."""

    nodes: int = 0
    """What has been looked at so far."""

    @abstractmethod
    def work(self) -> Iterator[None]:
        """Searches; yields after every few milliseconds at most. It ends by itself when more would change nothing."""

    @abstractmethod
    def choice(self) -> Choice[M]:
        """The best so far, from the first moment on."""


class Player(ABC, Generic[S, M]):
    """A way to play one game at one level. Nothing is kept from one choice to the next."""

    budget: Budget

    @abstractmethod
    def search(self, view: View[S], rng: Randomness) -> Search[M]:
        """The search for the choice of the seat that looks; it must be its turn."""


ONLY: Final = Happening("only")
"""Why: there is no other move."""


class Settled(Search[M]):
    """A search with nothing to search for."""

    def __init__(self, move: M, why: Happening = ONLY, value: float = 0) -> None:
        self._choice = Choice(move, value, why, 0, 0)

    def work(self) -> Iterator[None]:
        """Ends at once."""
        return iter(())

    def choice(self) -> Choice[M]:
        """The move."""
        return self._choice
