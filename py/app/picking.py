"""Making a move by picks: what lights up, what completes a move, why a pick is refused.

Mouse, touch, drag, keyboard and typed notation all end here, and here only the rules are asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tablee.game import Game, Refusal

Picks = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Picked:
    """What a pick came to: a complete move, or picks so far, or a refusal (the picks then stay as they were)."""

    picks: Picks = ()
    move: Any = None
    refusal: Refusal | None = None


@lru_cache(maxsize=4)
def moves_by_picks(game: Game[Any, Any], state: Any) -> dict[Picks, Any]:
    """The legal moves of a state by the picks that make them."""
    return {picks: move for move in game.legal_moves(state) if (picks := game.picks(state, move)) is not None}


def lit(game: Game[Any, Any], state: Any, picks: Picks) -> dict[str, Picks]:
    """The next picks that go on towards a legal move, each with the whole picks of one such move."""
    return {
        whole[len(picks)]: whole
        for whole in moves_by_picks(game, state)
        if len(whole) > len(picks) and whole[: len(picks)] == picks
    }


def pick(game: Game[Any, Any], state: Any, picks: Picks, choice: str) -> Picked:
    """One more pick. Picking the last one again lets go; else it may take the place of the last one, or begin anew.

    Such second thoughts rather go on picking than play: a ship whose facing is asked for does not leave the board
    because the reserve is touched.
    """
    legal = moves_by_picks(game, state)
    longer = (*picks, choice)
    if longer in legal:
        return Picked(longer, legal[longer])
    if choice in lit(game, state, picks):
        return Picked(longer)
    if picks and picks[-1] == choice:
        return Picked()
    kept = (picks[:length] for length in range(len(picks) - 1, -1, -1))
    others = [(*some, choice) for some in kept if choice in lit(game, state, some)]
    if others:
        other = min(others, key=lambda picks: picks in legal)
        return Picked(other, legal.get(other))
    return Picked(picks, refusal=why_not(game, state, longer) or Refusal("", "pick"))


def why_not(game: Game[Any, Any], state: Any, picks: Picks) -> Refusal | None:
    """Of all moves that begin with these picks, the refusal of the one that got furthest."""
    furthest: Refusal | None = None
    for move in game.universe(state):
        touched = game.picks(state, move)
        if touched is None or touched[: len(picks)] != picks:
            continue
        step = game.step(state, move)
        if isinstance(step, Refusal) and (furthest is None or step.depth > furthest.depth):
            furthest = step
    if furthest is None:
        furthest = game.stray(state, picks)
    return furthest if furthest is not None or len(picks) < 2 else why_not(game, state, picks[-1:])
