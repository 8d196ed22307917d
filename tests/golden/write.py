"""Prints the golden record of a code: `PYTHONPATH=py python tests/golden/write.py CODE > tests/golden/GAME-WHAT.txt`.

A golden record is written once and never again: what it says must stay true for ever. `test_golden.py` reads them.
"""

from __future__ import annotations

import sys

from tablee.match import Match
from tablee.record import decode, print_file


def ending(match: Match) -> str:
    """Where a match stands, in words of the notation: position, then how it ended."""
    game, result = match.game, match.result
    told = "open"
    if result is not None:
        scores = f" {' '.join(map(str, result.scores))}" if result.scores else ""
        told = f"{result.reason} {','.join(map(game.seat_letter, result.winners)) or '-'}{scores}"
    return f"{game.print_position(match.state)} · {told}"


def golden(match: Match) -> str:
    """The match as a file, with a line of where it must lead."""
    return f"{print_file([match])}# reaches {ending(match)}\n"


if __name__ == "__main__":
    sys.stdout.write(golden(decode(sys.argv[1])))
