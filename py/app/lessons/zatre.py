"""Zatre in eight positions: rows of 10 to 12, one tile in two of them, the limit, double squares, the sheet, gifts."""

from __future__ import annotations

from typing import Final

from app.lessons import Step, both, brings
from tablee.games.zatre.board import DOUBLES, SCORES, sides
from tablee.games.zatre.moves import VALUES
from tablee.games.zatre.room import members, room_of
from tablee.match import Match

_SCORING: Final = {10, 11, 12}
_DRAWN: Final = {"starter": "random"}
"""Who starts is written down, so that the first tiles are those of the first turn."""


def no_gift(match: Match, start: int) -> bool:
    """No single tile would give the next player a cross."""
    grid = match.state.grid
    room, edge = room_of(grid)
    return not any(
        room[value] >> cell & 1 and max(sides(grid, cell)) + value >= SCORES
        for cell in DOUBLES.intersection(members(edge))
        for value in VALUES
    )


STEPS: Final = (
    Step("row", ":seat1; :6; :2; :4", "6@h8; 4@g8; 2@i8; end", brings("row", total=12), options=_DRAWN),
    Step(
        "corner",
        ":seat1; :2; :1; :1; 2@h8; 1@g8; 1@f8; end; :5; :6; 5@e8; 6@f7; end; :6; :2",
        "6@e7; 2@h7; end",
        both(brings("lay", across=_SCORING, upwards=_SCORING), brings("end")),
        options=_DRAWN,
    ),
    Step(
        "limit",
        ":seat2; :2; :1; :5; 2@h8; 1@g8; 5@f8; end; :4; :1; 4@f7; 1@e8; end; :4; :3; 4@e9; 3@d9; end; :5; :1",
        "5@c9; 1@h7; end",
        brings("row", total=12),
        options=_DRAWN,
    ),
    Step(
        "double",
        ":seat2; :2; :6; :1; 2@h8; 6@h7; 1@g8; end; :5; :3",
        "5@i7; 3@h9; end",
        brings("cross"),
        options=_DRAWN,
    ),
    Step(
        "pair",
        ":seat2; :2; :5; :1; 2@h8; 5@h9; 1@h7; end; :3; :4",
        "3@g9; 4@i9; end",
        brings("cross", line=2),
        options=_DRAWN,
    ),
    Step(
        "line",
        ":seat1; :6; :2; :4; 6@h8; 2@g8; 4@i8; end; :1; :2; 1@h9; 2@h7; end; :5; :2; 5@i9; 2@i10; end; "
        ":1; :3; 1@i7; 3@j7; end; :6; :1",
        "1@h6; 6@g7; end",
        brings("box", column=10, line=1),
        options=_DRAWN,
    ),
    Step(
        "gift",
        ":seat2; :2; :3; :1; 2@h8; 3@h7; 1@h6; end; :6; :1",
        "6@h5; 1@g8; end",
        both(brings("row", total=12), no_gift),
        options=_DRAWN,
    ),
    Step(
        "finale",
        ":seat1; :6; :3; :1; 1@h8; 3@h7; 6@h9; end; :5; :4; 4@g7; 5@f7; end; :4; :1; 1@h10; 4@i9; end; "
        ":4; :6; 4@f8; 6@g8; end; :6; :2",
        "2@g9; 6@i10; end",
        brings("end", gain=24),
        options=_DRAWN,
    ),
)
