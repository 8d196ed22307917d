"""Where turns begin in a log: links carry finished turns, and the last one is what a newcomer is shown."""

from __future__ import annotations

from tablee.match import Act, Match


def turn_starts(match: Match) -> tuple[int, ...]:
    """How many entries lie before each turn. A turn goes on until another seat is to choose."""
    starts: list[int] = []
    last: int | None = None
    to_move = match.game.to_move
    for index, state in enumerate(match.states):
        seat = to_move(state)
        if isinstance(seat, int) and seat != last:
            starts.append(index)
            last = seat
    return tuple(starts)


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
