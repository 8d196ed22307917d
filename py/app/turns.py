"""Where turns begin in a log: links carry finished turns, and the last one is what a newcomer is shown."""

from __future__ import annotations

from typing import Final

from app.pieces import Fold
from tablee.match import Act, Match

Starts = tuple[int, ...]


def _on(starts: Starts, match: Match, at: int) -> Starts:
    """The starts of turns, when as many entries have been made."""
    seat = match.game.to_move(match.states[at])
    goes_on = bool(starts) and match.game.to_move(match.states[starts[-1]]) == seat
    return (*starts, at) if isinstance(seat, int) and not goes_on else starts


_starts: Final[Fold[Starts]] = Fold(
    lambda match: _on((), match, 0), lambda starts, match, index, told: _on(starts, match, index + 1)
)


def turn_starts(match: Match) -> Starts:
    """How many entries lie before each turn. A turn goes on until another seat is to choose."""
    return _starts.at(match, len(match.entries))


def finished(match: Match) -> int:
    """How many entries may be shared: all up to the turn that is being played, with what others said at its start."""
    if match.result is not None:
        return len(match.entries)
    starts = turn_starts(match)
    end = starts[-1] if starts else 0
    while end < len(match.entries) and isinstance(match.entries[end], Act) and match.entries[end].seat != match.to_move:
        end += 1
    return end


def turn_number(match: Match) -> int:
    """Which turn is being played, from 1; the last one when it is over."""
    starts = [start for start in turn_starts(match) if start < len(match.entries) or match.result is None]
    return max(1, len(starts))


def last_turn(match: Match) -> int:
    """Where the last finished turn began: what is replayed for somebody who opens the match."""
    end = finished(match)
    before = [start for start in turn_starts(match) if start < end]
    return before[-1] if before else 0
