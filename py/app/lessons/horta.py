"""Horta Rescue in seven positions: what it is about, moving, strength, and whose asteroid it is."""

from __future__ import annotations

from typing import Final

from app.lessons import Step, brings
from tablee.games.horta.rules import GAME
from tablee.match import Match


def aims(match: Match, start: int) -> bool:
    """A ship came in that has an asteroid somewhere in front of it."""
    return any(brings("enter", at=at, facing=facing)(match, start) for at, facing in _AIMING)


_AIMING: Final = (("a3", "E"), ("e3", "W"), *((f"{c}1", "N") for c in "bcd"), *((f"{c}5", "S") for c in "bcd"))


def safe(match: Match, start: int) -> bool:
    """The other side has no push that would give it an asteroid."""
    if match.state.side == 0:
        return False
    following = (GAME.apply(match.state, move) for move in GAME.legal_moves(match.state))
    return all(state.winner != 1 for state in following)


STEPS: Final = (
    Step("goal", "@c1N; @a5E; c1c2N; @e5W; c2!; a5b5S; c3!; b5a5E", "c4!", brings("rescue", seat=0)),
    Step("enter", "", "@c1N", aims),
    Step("move", "@a1N; @e5S; a1a2W; e5e4S", "a2b2N; b2!", brings("push", seat=0), then="e4e3W"),
    Step("help", "@c1N; @a2E; @e5S; a2b2E; e5e4S; b2c2S", "@c1N!", brings("shove", at="c2", to="c3")),
    Step("aside", "@a2E; @c5S; a2b2E; c5c4S; @e1N; c4!; e1e2N; c3!", "b2!", safe),
    Step(
        "nearest",
        "@c1N; @d1N; c1c2N; d1d2N; c2!; d2!; c3=W; @b5S; c3!; d3!; b3c3W; b5b4S; @d1N; b4b3N; d1d2N; @e5S; d2d3N; e5e4S",
        "c3!",
        brings("rescue", seat=0),
    ),
    Step(
        "column",
        "@c1N; @a4E; c1c2N; a4b4E; c2!; @a4E; c3!; @e5S; c4d4N; b4c4S; @c1N; c4c3S; c1c2N; a4b4E; @e1N; b4c4S; e1e2N; "
        "@c1N",
        "@c1N!",
        brings("rescue", seat=0),
    ),
)
