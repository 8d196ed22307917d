"""A deck as kinds of cards, and holdings of them: `bytes` with one count a kind (P-01, T-01)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

NONE: Final = -1
"""The colour of a player who builds no boat."""


class Deck:
    """The kinds of one game in canonical order: pieces colour by colour, the coin, the cannon, the attackers.

    A kind is its index in `names`. A holding counts cards by kind: the pile, the discard, a player's hand (boat and
    reserve together: the pieces of the colour a player builds always lie in the boat).
    """

    __slots__ = (
        "attackers",
        "cannon",
        "coin",
        "colours",
        "counts",
        "empty",
        "index",
        "names",
        "pieces",
        "size",
        "spans",
        "written",
    )

    def __init__(
        self,
        colours: str,
        size: int,
        coin: tuple[str, int],
        cannon: tuple[str, int],
        attackers: tuple[tuple[str, int], ...],
    ) -> None:
        self.colours = colours
        self.size = size
        """Pieces of a boat."""
        self.pieces = len(colours) * size
        """Kinds below this are pieces."""
        pieces = tuple((f"{colour}{number}", 1) for colour in colours for number in range(1, size + 1))
        cards = (*pieces, coin, cannon, *attackers)
        self.names = tuple(name for name, _ in cards)
        self.counts = bytes(count for _, count in cards)
        self.index = {name: kind for kind, name in enumerate(self.names)}
        self.empty = bytes(len(cards))
        self.coin = self.pieces
        self.cannon = self.pieces + 1
        self.attackers = range(self.pieces + 2, len(cards))
        self.spans = tuple(range(start, start + size) for start in range(0, self.pieces, size))
        """`spans[colour]`: the kinds of its pieces, in order."""
        self.written = (self.coin, self.cannon, *range(self.pieces), *self.attackers)
        """Kinds in the order position texts write them."""

    def colour_of(self, piece: int) -> int:
        """The colour of a piece, as an index of `colours`."""
        return piece // self.size

    def boat(self, hand: bytes, colour: int) -> tuple[int, ...]:
        """The pieces of a colour in a hand; none for the colour `NONE`."""
        return tuple(kind for kind in self.spans[colour] if hand[kind]) if colour >= 0 else ()

    def loose(self, hand: bytes, colour: int) -> tuple[int, ...]:
        """The pieces of all other colours in a hand: those in the reserve of a player who builds this one."""
        return tuple(kind for kind in range(self.pieces) if hand[kind] and kind // self.size != colour)

    def complete(self, hand: bytes, colour: int) -> bool:
        """Whether every piece of a colour is in a hand."""
        return colour >= 0 and all(hand[kind] for kind in self.spans[colour])

    def say(self, kinds: Iterable[int]) -> tuple[str, ...]:
        """Names of kinds, for happenings."""
        return tuple(self.names[kind] for kind in kinds)

    def cards(self, holding: bytes, colour: int = NONE) -> Iterator[str]:
        """The name of each card of a holding but the pieces of a colour, as position texts write them."""
        for kind in self.written:
            if holding[kind] and (colour < 0 or kind not in self.spans[colour]):
                for _ in range(holding[kind]):
                    yield self.names[kind]


def changed(holding: bytes, kind: int, by: int) -> bytes:
    """The holding with so many cards of a kind more or (negative) less; `ValueError` where there are not as many."""
    copy = bytearray(holding)
    copy[kind] += by
    return bytes(copy)
