"""Runs in the worker of the computer player: thinks about positions sent as codes, and can be told to stop.

Everything that comes in and goes out is text or a number. The computer player gets the seat's view of the position and
nothing else of the match.
"""

from __future__ import annotations

import json
from dataclasses import replace
from random import SystemRandom
from typing import Final

from tablee import players
from tablee.players.drive import think as drive
from tablee.players.search import Level
from tablee.record import decode

MARGIN: Final = 0.15
"""Seconds of the time promised for a choice that asking and answering take."""

_wanted: set[str] = set()


async def think(ticket: str, code: str, seat: int, level: str) -> str:
    """The message `thought` as JSON: ticket, move, why; empty when it was called off."""
    _wanted.add(ticket)
    try:
        match = decode(code)
        player = players.load(match.header.game, Level(level))
        search = player.search(match.game.view(match.state, seat), SystemRandom())
        budget = replace(player.budget, seconds=player.budget.seconds - MARGIN)
        choice = await drive(search, budget, lambda: ticket in _wanted)
        if choice is None:
            return ""
        why = dict(choice.why.params)
        return json.dumps(["thought", ticket, match.game.print_move(choice.move), choice.why.kind, why])
    finally:
        _wanted.discard(ticket)


async def unthink(ticket: str) -> None:
    """Call it off."""
    _wanted.discard(ticket)
