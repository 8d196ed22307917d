"""Zatre's card game in six positions: opening, the zero, which way round, two rows at once, the sheet, the super bonus."""

from __future__ import annotations

from typing import Final

from app.lessons import Step, both, brings, happenings
from tablee.match import Match


def two_twelves(match: Match, start: int) -> bool:
    """One card has made 12 twice."""
    return sum(each.kind == "row" and each["total"] == 12 for each in happenings(match, start)) == 2


STEPS: Final = (
    Step(
        "open",
        ":seat1; :15; :24; :03; :11; :26; :35; :44",
        "15@0,0E; 24@2,0E",
        brings("row", total=12),
        then=":36",
    ),
    Step(
        "zero",
        ":seat2; :12; :25; :26; :45; :04; :16; :22; 25@0,0E; 12@2,0E; :35; 16@0,2S; :33; 26@2,2S; :44",
        "04@1,1N",
        both(brings("lay", card="04"), brings("row", total=12)),
    ),
    Step(
        "turn",
        ":seat1; :11; :15; :16; :12; :23; :02; :03; 12@0,0E; 16@-1,1E; :15; 02@-1,0W; :13; 11@0,-1E; :00; 23@2,1S; :34",
        "15@-2,2S",
        brings("row", total=12),
    ),
    Step(
        "twice",
        ":seat1; :00; :14; :12; :36; :35; :55; :03; 14@0,0E; 36@2,1S; :66; 03@0,1E; :06",
        "66@3,1N",
        two_twelves,
    ),
    Step(
        "line",
        ":seat1; :34; :35; :11; :66; :12; :35; :23; 34@0,0E; 66@0,-1E; :44; 23@1,1W; :24",
        "44@2,0N",
        brings("bonus", line=1),
    ),
    Step(
        "super",
        ":seat2; :55; :03; :26; :22; :25; :05; :12; 22@0,0E; 03@0,1N; :23; 12@-1,0N; :55; 23@0,-1W; :01",
        "55@-1,-2E",
        brings("super-bonus"),
    ),
)
