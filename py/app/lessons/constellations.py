"""Constellations in six positions: the scoring, hidden tokens, double stars, black holes, and equal totals."""

from __future__ import annotations

from typing import Final

from app.lessons import Step, both, brings
from tablee.match import Match


def parted_with_ten(match: Match, start: int) -> bool:
    """The 10 left the hand: which token lies face down is told to nobody."""
    return any(match.game.print_move(entry).startswith("10@") for entry in match.entries[start:])


_FIRST: Final = brings("prize", seat=0, place=1)

STEPS: Final = (
    Step(
        "prize",
        ":aries; :libra; :cancer; 5@aries.2; 7@aries.0; 6@aries.3",
        "10@aries.1",
        _FIRST,
        then=":virgo",
        players=3,
    ),
    Step(
        "hide",
        ":aries; :libra; :cancer",
        "10@aries.1",
        both(brings("place", seat=0, down=1), parted_with_ten),
        players=3,
    ),
    Step(
        "double",
        ":libra; :aries; :cancer; 10@libra.2; 10@libra.3; 3@libra.0; 1@cancer.0; 7@libra.1; 6@aries.0",
        "D@libra.4",
        _FIRST,
        then=":virgo",
        players=3,
    ),
    Step(
        "hole",
        ":cancer; :aries; :libra; 3@cancer.0; 10@cancer.1; 7@cancer.3; 1@libra.3; 5@aries.0; 10@cancer.4",
        "H@cancer.2",
        _FIRST,
        then=":virgo",
        players=3,
    ),
    Step(
        "cancel",
        ":aries; :libra; :cancer; 10@aries.3; H@aries.2; 5@aries.0",
        "H@aries.1",
        _FIRST,
        then=":virgo",
        players=3,
    ),
    Step(
        "tie",
        ":aries; :libra; :cancer; 3@aries.2; 10@aries.0; 6@aries.3; 10@libra.2; 7@libra.3; 5@cancer.0",
        "7@aries.1",
        _FIRST,
        then=":virgo",
        players=3,
    ),
)
