"""The deck of Trekattak (T-01, house numbers) and which card plays which part."""

from __future__ import annotations

from typing import Final

from tablee.games.tatak.deck import Deck

DECK: Final = Deck(
    "FKVG",
    9,
    coin=("L", 27),
    cannon=("p", 9),
    attackers=(
        ("federation", 1),
        ("ferengi", 1),
        ("klingon", 1),
        ("vulcan", 1),
        ("borg", 3),
        ("cardassian", 1),
        ("orion", 3),
        ("romulan", 1),
        ("khan", 1),
        ("jemhadar", 1),
        ("breen", 1),
        ("kazon", 1),
        ("gorn", 1),
        ("q", 1),
    ),
)
"""90 cards: ships of the Federation, the Klingons, the Vulcans and the Ferengi (G)."""

LATINIUM: Final = DECK.coin
PHASER: Final = DECK.cannon
BORG: Final = DECK.index["borg"]
ORION: Final = DECK.index["orion"]
Q: Final = DECK.index["q"]

FEDERATION: Final = DECK.colours.index("F")
VULCAN: Final = DECK.colours.index("V")

SHIP_PEOPLES: Final = tuple(DECK.index[name] for name in ("federation", "klingon", "vulcan", "ferengi"))
"""`SHIP_PEOPLES[ship]`: the people of a ship, an ally to who builds it (T-20), never exiled (T-16)."""

GUNS: Final = (PHASER, *SHIP_PEOPLES)
"""What counts as a phaser in a reserve (T-13)."""


def guns(hand: bytes) -> int:
    """Phasers and kept allies of a hand."""
    return sum(hand[kind] for kind in GUNS)


def cards(hand: bytes) -> int:
    """Latinium and ship pieces of a hand, its ship included (T-12)."""
    return hand[LATINIUM] + sum(hand[: DECK.pieces])
