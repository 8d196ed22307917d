"""What makes one of the two games look like itself, and what a board is drawn from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from app.nodes import Child, Element
from app.picking import Picks, lit
from app.pieces import Fold
from app.tables import Scene
from app.texts import Words
from tablee.game import Draw, Happening, Value
from tablee.games.tatak.deck import NONE
from tablee.games.tatak.rules import Tatak
from tablee.games.tatak.state import Stage
from tablee.match import Match

LOOK: Final = 1100
"""Milliseconds a drawn card is looked at, large, before the table runs on."""
FLIGHT: Final = 820
"""Milliseconds after which it sets out for its place."""

Drawing = Callable[[str], Element]


@dataclass(frozen=True, slots=True)
class Kit:
    """A game's drawings. Pieces are windows of 100 × 100 on their ship; other cards are 100 × 100."""

    game: Tatak[Any, Any]
    columns: int
    """Pieces in a row of a ship."""
    ship: Drawing
    """The whole ship of a colour."""
    sign: Drawing
    """The sign of a colour, within 16 units of the origin."""
    face: Drawing
    """Any card that is no piece."""
    back: Callable[[], Element]
    blank: Callable[[], Element]
    """The ship of somebody who builds none yet."""
    ground: Callable[[], Element]
    """What the middle of the table is strewn with: the inside of a pattern of 56 × 28."""
    kept: tuple[str, ...] = ()
    """Other cards that may lie in a reserve, beside pieces, money and guns."""
    middle: Callable[[Look], Child] = field(default=lambda look: None)
    """What stands between pile and discard while something has to be settled."""
    deeds: Callable[[Look], Child] = field(default=lambda look: None)
    """What stands in place of the two buttons then."""
    shelf: Callable[[Look], Child] = field(default=lambda look: None)
    """What lies on the table beside pile and discard."""
    more_odds: Callable[[Look], Child] = field(default=lambda look: None)
    """What the open information has beyond the counts."""
    tell: Callable[[Words, Match, Happening], str | None] = field(default=lambda words, match, happening: None)
    """A happening that this game tells in its own way; `None` for the common one."""
    offers: Callable[[Look], tuple[str, ...]] = field(default=lambda look: ())
    """Cards of others that can be had now and have no large place on the board yet."""
    waits_in_discard: bool = False
    """Whether an attacker lies in the discard while it is still to be settled."""

    @property
    def id(self) -> str:
        """The game's id, the catalogue of its texts."""
        return self.game.id

    @property
    def rows(self) -> int:
        """Rows of a ship."""
        return self.game.deck.size // self.columns


class Look:
    """One scene of a table, with what every part of the board asks for."""

    __slots__ = ("_moved", "big", "discard", "going", "kit", "others", "scene", "state", "words")

    def __init__(self, kit: Kit, scene: Scene) -> None:
        self.kit = kit
        self.scene = scene
        self.words = scene.words
        self.state: Any = scene.state
        self.big: int = self.state.seat if scene.near is None else scene.near
        """Whose area is drawn large: the near one, else who is to move."""
        players = len(self.state.hands)
        self.others = tuple((self.big + step) % players for step in range(1, players))
        self.going: Mapping[str, Picks] = {}
        if scene.acting is not None:
            self.going = lit(kit.game, self.state, scene.picks)
        self.discard = discards(scene.match, scene.index)
        self._moved: dict[str, tuple[str, str]] = {}
        """From where to where the last entry moved each card."""
        for told in self.last:
            if told.get("to"):
                for card in map(str, _cards_of(told)):
                    at, to = self._moved.get(card, ("", ""))
                    self._moved[card] = (at if to and to == told["at"] else str(told["at"]), str(told["to"]))
            if told.kind == "buy":
                deck = kit.game.deck
                self._moved[deck.names[deck.coin]] = (f"reserve:{told['seat']}", f"reserve:{told['seller']}")

    @property
    def id(self) -> str:
        """The catalogue of the game's texts."""
        return self.kit.id

    @property
    def last(self) -> tuple[Happening, ...]:
        """What the entry just shown brought about."""
        return self.scene.match.told[self.scene.index - 1] if self.scene.index else ()

    @property
    def drawn(self) -> str | None:
        """The card just turned up, if the entry just shown is a draw of one."""
        if not self.scene.index:
            return None
        entry = self.scene.match.entries[self.scene.index - 1]
        card = entry.outcome if isinstance(entry, Draw) else None
        return card if card in self.kit.game.deck.index else None

    def came(self, card: str, to: str) -> dict[str, Any]:
        """Attributes of a card that has just come to a place: where it comes from, and when it sets out."""
        at, end = self._moved.get(card, ("", ""))
        if not at or end != to:
            return {}
        if at == "pile":
            return {"data-flip-from": "turned", "data-flip-wait": FLIGHT}
        return {"data-flip-from": source(at, card)}

    def arrivals(self, seat: int) -> list[tuple[str, str, str]]:
        """The cards that have just come to a seat, each with from where and to where."""
        places = f"boat:{seat}", f"reserve:{seat}"
        return [(card, at, to) for card, (at, to) in self._moved.items() if to in places]

    def colour(self, seat: int) -> str | None:
        """The letter of what a seat builds."""
        index = self.state.builds[seat]
        return None if index == NONE else self.kit.game.deck.colours[index]

    def count(self, seat: int, kind: int) -> int:
        """How many cards of a kind a seat has."""
        n: int = self.state.hands[seat][kind]
        return n

    def loose(self, seat: int) -> tuple[str, ...]:
        """The ship pieces in a seat's reserve."""
        deck = self.kit.game.deck
        return deck.say(deck.loose(self.state.hands[seat], self.state.builds[seat]))

    def kept(self, seat: int) -> tuple[str, ...]:
        """The kinds of other cards a seat keeps."""
        return tuple(card for card in self.kit.kept if self.count(seat, self.kit.game.deck.index[card]))

    @property
    def over(self) -> bool:
        """Whether the ship that wins stands there."""
        return self.state.stage is Stage.OVER


def source(place: str, card: str) -> str:
    """Where a card of that place comes from when it has no identity of its own."""
    where, _, seat = place.partition(":")
    return f"{card}:{seat}" if seat else where


# -- the discard, in the order it grew ---------------------------------------------------------------------------

Discard = tuple[tuple[str, int], ...]
"""Cards with the entry that brought each: its identity."""


def _lay_away(lying: Discard, match: Match, index: int, told: tuple[Happening, ...]) -> Discard:
    for happening in told:
        if happening.kind == "reshuffle":
            lying = ()
        elif happening.get("to") == "discard":
            lying = (*lying, *((str(card), index) for card in _cards_of(happening)))
    return lying


def _cards_of(happening: Happening) -> tuple[Value, ...]:
    """The cards a happening moves from its `at` to its `to`."""
    cards = happening.get("card") or happening.get("cards")
    return cards if isinstance(cards, tuple) else (cards,)


_discards: Final[Fold[Discard]] = Fold(lambda match: (), _lay_away)


def discards(match: Match, index: int) -> Discard:
    """What lies in the discard after the first `index` entries, the last on top."""
    return _discards.at(match, index)


def in_words(game_id: str, words: Words, params: Mapping[str, Any]) -> dict[str, Any]:
    """A refusal's cards and colours as the texts name them."""
    values = dict(params)
    for name in ("card", "first"):
        if name in values:
            values[name] = the_card(game_id, words, str(values[name]))
    if "colour" in values:
        values["colour"] = words(f"{game_id}.the-boat-{values['colour']}")
    for name in ("left", "coins"):
        if name in values:
            values["n"] = values[name]
    return values


def the_card(game_id: str, words: Words, card: str) -> str:
    """A card inside a sentence: `le morceau rouge 4`, `une pièce d'or`."""
    if card[1:].isdigit():
        return words(f"{game_id}.the-piece-{card[0]}", n=card[1:])
    return words(f"{game_id}.one-{'pirate' if card == '!' else card}")


def card_label(game_id: str, words: Words, card: str) -> str:
    """A card as a label."""
    if card[1:].isdigit():
        return words(f"{game_id}.piece-{card[0]}", n=card[1:])
    return words(f"{game_id}.card-{'pirate' if card == '!' else card}")
