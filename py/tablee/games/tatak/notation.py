"""Position texts: `R124+o,o,c,B3/-+Y5|o,!|1 more`, the parts both games write alike."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from tablee.game import NotationError
from tablee.games.tatak.deck import NONE, Deck, changed
from tablee.games.tatak.state import Stage, State

COUNTED: Final = (Stage.OWE, Stage.PHASERS)
"""Stages written with a number, `owe2`."""
_BY_WORD: Final = {stage.value: stage for stage in Stage}
_STAGE: Final = re.compile(r"([a-z]+)([1-9]?)")


def print_players(state: State) -> str:
    """Boat `+` reserve of each seat, divided by `/`."""
    return "/".join(_print_player(state, seat) for seat in range(len(state.hands)))


def _print_player(state: State, seat: int) -> str:
    colour = state.builds[seat]
    letter = "-" if colour == NONE else state.deck.colours[colour]
    numbers = "".join(piece[1:] for piece in state.boat(seat))
    return f"{letter}{numbers}+{','.join(state.reserve(seat))}"


def print_holding(deck: Deck, holding: bytes) -> str:
    """Cards divided by commas."""
    return ",".join(deck.cards(holding))


def print_stage(state: State) -> str:
    """The word, with the number owed."""
    return f"{state.stage.value}{state.debt}" if state.stage in COUNTED else state.stage.value


def fields(text: str, count: int) -> list[str]:
    """The parts between the bars."""
    parts = [part.strip() for part in text.split("|")]
    if len(parts) != count:
        raise NotationError("position", f"{count} parts divided by |")
    return parts


def parse_players(deck: Deck, text: str, attackers: Collection[int] = ()) -> tuple[tuple[bytes, ...], tuple[int, ...]]:
    """Hands and what each seat builds; `attackers` may lie in reserves, no others."""
    players = [_parse_player(deck, player.strip()) for player in text.split("/")]
    if not 2 <= len(players) <= 4:
        raise NotationError("position", "2 to 4 players divided by /")
    hands = tuple(hand for hand, _ in players)
    if any(hand[kind] for hand in hands for kind in deck.attackers if kind not in attackers):
        raise NotationError("position", "attackers do not stay with players")
    return hands, tuple(colour for _, colour in players)


def _parse_player(deck: Deck, text: str) -> tuple[bytes, int]:
    boat, _, reserve = text.partition("+")
    hand = parse_holding(deck, reserve)
    if boat == "-":
        return hand, NONE
    colour = deck.colours.find(boat[:1]) if boat else NONE
    if colour == NONE:
        raise NotationError("position", f"{boat[:10]!r} is no boat: a colour and its pieces, or -")
    if deck.boat(hand, colour):
        raise NotationError("position", "pieces of the own colour lie in the boat")
    for number in boat[1:]:
        kind = deck.index.get(boat[0] + number)
        if kind is None or hand[kind]:
            raise NotationError("position", f"{boat[:10]!r} is no boat: a colour and its pieces, or -")
        hand = changed(hand, kind, 1)
    return hand, colour


def parse_holding(deck: Deck, text: str) -> bytes:
    """Cards divided by commas, as counts."""
    counts = [0] * len(deck.names)
    for name in text.split(",") if text else ():
        kind = deck.index.get(name.strip())
        if kind is None:
            raise NotationError("position", f"{name[:20]!r} is no card")
        counts[kind] += 1
        if counts[kind] > deck.counts[kind]:
            raise NotationError("position", f"more {name.strip()} than there are")
    return bytes(counts)


def rest(deck: Deck, holdings: Collection[bytes]) -> bytes:
    """The pile: what no other place has."""
    left = [total - sum(counts) for total, *counts in zip(deck.counts, *holdings, strict=True)]
    if min(left) < 0:
        raise NotationError("position", f"more {deck.names[left.index(min(left))]} than there are")
    return bytes(left)


def parse_seat(text: str, players: int) -> int:
    """A seat, counted from 1 in text."""
    if text not in ("1", "2", "3", "4")[:players]:
        raise NotationError("position", f"a seat from 1 to {players}")
    return int(text) - 1


def parse_stage(text: str) -> tuple[Stage, int]:
    """A stage and the number owed, 0 where it has none."""
    found = _STAGE.fullmatch(text)
    stage = _BY_WORD.get(found[1]) if found else None
    if found is None or stage is None or (stage in COUNTED) != bool(found[2]):
        raise NotationError("position", f"{text[:20]!r} is no stage")
    return stage, int(found[2] or 0)


def flaw(state: State) -> str | None:
    """What cannot be, in any state of either game read from text."""
    deck, stage = state.deck, state.stage
    built = [colour for colour in state.builds if colour != NONE]
    if len(set(built)) < len(built):
        return "two players build the same colour"
    boats = [deck.boat(hand, colour) for hand, colour in zip(state.hands, state.builds, strict=True)]
    if state.freed and any(colour != NONE and not boat for colour, boat in zip(state.builds, boats, strict=True)):
        return "under colour=freed nobody builds a colour without a piece"
    winners = [seat for seat, boat in enumerate(boats) if len(boat) == deck.size]
    if winners != ([state.seat] if stage is Stage.OVER else []):
        return "the game is over when, and only when, the boat of the seat is complete"
    if stage is Stage.STARTER and (state.pile != deck.counts or built or state.seat):
        return "the starter is chosen before anything else"
    if stage is Stage.DRAW and not any(state.pile):
        return "the pile is empty"
    return None
