"""Entries as digits of a record, by what the state waits for: a third less than one table for all moves would take.

A digit's size follows from the stage, never from what is legal or left in the pile.
"""

from __future__ import annotations

from tablee.game import Digit, Draw, MoveTable, Reader
from tablee.games.tatak.deck import Deck
from tablee.games.tatak.moves import Move, Moves
from tablee.games.tatak.state import Stage

Entry = Move | Draw


class Coding:
    """The digits of one game. The starter's draw is left to the record's own way."""

    __slots__ = ("_digits", "_tables")

    def __init__(self, deck: Deck, moves: Moves) -> None:
        cards = [Draw(name) for name in deck.names]
        coin: tuple[Entry, ...] = (cards[deck.coin],)
        self._tables: dict[Stage, MoveTable[Entry]] = {
            Stage.DRAW: MoveTable(coin, (tuple(cards[: deck.pieces]), tuple(cards[deck.pieces + 1 :])))
        }
        for stage, table in moves.stages.items():
            self._tables[stage] = MoveTable(table.inline, table.groups)
        self._digits = {stage: _numbered(table) for stage, table in self._tables.items()}

    def encode(self, stage: Stage, entry: Entry) -> tuple[Digit, ...] | None:
        """One digit for what is common in the stage, two for the rest; `KeyError` for what it never has."""
        return None if stage is Stage.STARTER else self._digits[stage][entry]

    def decode(self, stage: Stage, read: Reader) -> Entry | None:
        """The entry that `encode` wrote."""
        if stage is Stage.STARTER:
            return None
        table = self._tables[stage]
        head = read(len(table.inline) + len(table.groups))
        if head < len(table.inline):
            return table.inline[head]
        group = table.groups[head - len(table.inline)]
        return group[read(len(group))]


def _numbered(table: MoveTable[Entry]) -> dict[Entry, tuple[Digit, ...]]:
    heads = len(table.inline) + len(table.groups)
    digits: dict[Entry, tuple[Digit, ...]] = {entry: ((head, heads),) for head, entry in enumerate(table.inline)}
    for head, group in enumerate(table.groups, len(table.inline)):
        digits |= {entry: ((head, heads), (place, len(group))) for place, entry in enumerate(group)}
    return digits
