"""Moves of both games and their text: `draw` · `pass` · `buy R4` · `give o` …, and what only one of them has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from tablee.game import MoveTable, NotationError
from tablee.games.tatak.deck import Deck
from tablee.games.tatak.state import Stage


class Act(Enum):
    """What is done. Piratatak alone has fire and pay, Trekattak alone the last four."""

    DRAW = "draw"
    PASS = "pass"
    BUY = "buy"
    GIVE = "give"
    FIRE = "fire"
    PAY = "pay"
    SPEND = "spend"
    TAKE = "take"
    KEEP = "keep"
    BUILD = "build"


@dataclass(frozen=True, slots=True)
class Move:
    """One act, with the card (or for `build` the colour) it names, if any."""

    act: Act
    card: str = ""

    def __str__(self) -> str:
        return f"{self.act.value} {self.card}" if self.card else self.act.value


DRAW: Final = Move(Act.DRAW)
PASS: Final = Move(Act.PASS)


class Moves:
    """Every move of one game: by text, by kind of card, and as records number them."""

    __slots__ = ("_by_text", "buy", "give", "name", "stages", "table", "universe")

    def __init__(self, name: str, deck: Deck, own: Mapping[Stage, MoveTable[Move]], nowhere: Mapping[Act, str]) -> None:
        """`own` has the moves of the stages only this game has.

        `nowhere` names the article that keeps an act from the cards of this deck it has no move for.
        """
        self.name = name
        self.buy = acts(Act.BUY, deck, range(deck.pieces))
        self.give = acts(Act.GIVE, deck, (*range(deck.pieces), deck.coin))
        *pieces, coin = self.give.values()
        self.stages: Mapping[Stage, MoveTable[Move]] = {
            Stage.TURN: MoveTable((DRAW,), (tuple(self.buy.values()),)),
            Stage.MORE: MoveTable((DRAW, PASS)),
            Stage.OWE: MoveTable((coin,), (tuple(pieces),)),
            **own,
        }
        """What may at all be done in a stage."""
        kinds = self.stages.values()
        self.table = MoveTable(
            tuple(dict.fromkeys(move for stage in kinds for move in stage.inline)),
            tuple(group for stage in kinds for group in stage.groups),
        )
        self.universe = tuple(self.table)
        self._by_text: dict[str, Move | str] = {
            f"{act.value} {card}": article for act, article in nowhere.items() for card in deck.names
        }
        self._by_text |= {str(move): move for move in self.universe}

    def parse(self, text: str) -> Move:
        """A move from its text; `NotationError` when it names none."""
        text = " ".join(text.split())
        found = self._by_text.get(text)
        if isinstance(found, Move):
            return found
        raise NotationError("move", f"{text[:20]!r} is not a move of {self.name}", found)


def acts(act: Act, deck: Deck, kinds: Iterable[int]) -> dict[int, Move]:
    """The moves of an act, by the kind of card they name."""
    return {kind: Move(act, deck.names[kind]) for kind in kinds}
