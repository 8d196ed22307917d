"""Trekattak in seven positions: the ship, luck and leaving off, attacks, phasers, allies, buying, and Q."""

from __future__ import annotations

from typing import Final

from app.lessons import Step, both, brings

STEPS: Final = (
    Step(
        "goal",
        "draw; :F1; draw; :F2; draw; :F3; draw; :F4; draw; :F5; draw; :F6; draw; :F7; pass; draw; :K1; draw; :L; pass; "
        "draw; :F8",
        "draw",
        brings("win", seat=0),
        then=":F9",
    ),
    Step(
        "start",
        "draw; :L; pass; draw; :K1; draw; :K4; pass",
        "draw; draw; pass",
        both(brings("start", seat=0), brings("pass", seat=0)),
        then=":K5; :F2; :L; :F6; :borg",
    ),
    Step(
        "attack",
        "draw; :F1; draw; :F2; draw; :F3; pass; draw; :K1; draw; :K2; pass; draw; :L; draw; :L; draw; :L; draw; :V4; "
        "draw; :gorn",
        "give V4",
        brings("give", card="V4"),
    ),
    Step(
        "phaser",
        "draw; :F1; draw; :F2; draw; :F3; pass; draw; :K1; draw; :K2; pass; draw; :p; draw; :F5; draw; :L",
        "draw",
        brings("settled", to="exile"),
        then=":romulan",
    ),
    Step(
        "ally",
        "draw; :K1; draw; :K2; draw; :K3; draw; :K5; pass; draw; :F1; draw; :F3; draw; :K4; draw; :V2; pass; draw; :L; "
        "draw; :klingon",
        "take K4",
        brings("take", card="K4"),
    ),
    Step(
        "buy",
        "draw; :F1; draw; :F2; draw; :L; pass; draw; :K1; draw; :F4; draw; :F7; draw; :L; pass; "
        "draw; :L; draw; :L; draw; :V5; pass; draw; :K3; pass",
        "buy F4",
        brings("buy", seat=0),
    ),
    Step(
        "q",
        "draw; :F1; draw; :F2; draw; :V7; draw; :V8; draw; :V9; draw; :G1; pass; "
        "draw; :K1; draw; :V1; draw; :V2; draw; :V3; draw; :G4; pass; draw; :L; pass; "
        "draw; :V4; draw; :V5; draw; :V6; pass; draw; :q",
        "build V",
        brings("win", seat=0),
    ),
)
