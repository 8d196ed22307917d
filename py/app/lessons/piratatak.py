"""Piratatak in six positions: the boat, luck and leaving off, pirates, cannons, buying, and what to keep."""

from __future__ import annotations

from typing import Final

from app.lessons import Step, both, brings, happenings
from tablee.match import Match


def spared(match: Match, start: int) -> bool:
    """A pirate got all three cards, none of them from the boat."""
    given = [happening for happening in happenings(match, start) if happening.kind == "give"]
    return len(given) == 3 and all(gift["at"] == "reserve:0" for gift in given)


STEPS: Final = (
    Step(
        "goal",
        "draw; :R1; draw; :R2; draw; :R3; draw; :R4; pass; draw; :B1; draw; :o; pass; draw; :R5",
        "draw",
        brings("win", seat=0),
        then=":R6",
    ),
    Step(
        "start",
        "draw; :o; pass; draw; :B1; draw; :B4; pass",
        "draw; draw; pass",
        both(brings("start", seat=0), brings("pass", seat=0)),
        then=":B5; :R2; :Y4; :R6; :!",
    ),
    Step(
        "pirate",
        "draw; :R1; draw; :R2; draw; :R3; draw; :R4; pass; draw; :B1; pass; draw; :o; draw; :o; draw; :Y3; draw; :!",
        "give o; give o; give Y3",
        spared,
    ),
    Step(
        "cannon",
        "draw; :R1; draw; :R2; draw; :R3; pass; draw; :B1; draw; :B2; pass; draw; :c; draw; :o; draw; :R5",
        "draw",
        brings("fire", seat=0),
        then=":!",
    ),
    Step(
        "buy",
        "draw; :R1; draw; :R2; draw; :o; pass; draw; :B1; draw; :R4; draw; :o; pass; "
        "draw; :o; draw; :o; draw; :G5; pass; draw; :B3; pass",
        "buy R4",
        brings("buy", seat=0),
    ),
    Step(
        "plan",
        "draw; :R1; draw; :R2; draw; :R3; draw; :R4; draw; :R5; pass; draw; :B1; draw; :R6; draw; :B2; pass; "
        "draw; :o; draw; :o; draw; :o; pass; draw; :B5; pass; draw; :G4; draw; :Y2; draw; :Y6; draw; :!",
        "give G4; give Y2; give Y6; buy R6",
        brings("win", seat=0),
        then="draw; :o; pass",
    ),
)
