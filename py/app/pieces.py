"""Which piece is which across the entries of a log, so that the eye can follow it.

States know only what lies where. A game's table says how its pieces lie at the start and what each happening does to
them; the fold of both over the log gives every piece an identity that lasts the whole match.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from tablee.game import Happening
from tablee.match import Match

P = TypeVar("P")


class Fold(Generic[P]):
    """Remembers the folds of the match last asked for; a longer or shorter log of it goes on from what is common."""

    def __init__(
        self, begin: Callable[[Match], P], change: Callable[[P, Match, int, tuple[Happening, ...]], P]
    ) -> None:
        self._begin = begin
        self._change = change
        self._match: Match | None = None
        self._places: list[P] = []

    def at(self, match: Match, index: int) -> P:
        """The pieces after the first `index` entries."""
        known = self._common(match)
        if known is None:
            self._places = [self._begin(match)]
        else:
            del self._places[known + 1 :]
        self._match = match
        while len(self._places) <= index:
            entry = len(self._places) - 1
            self._places.append(self._change(self._places[entry], match, entry, match.told[entry]))
        return self._places[index]

    def _common(self, match: Match) -> int | None:
        """How many folds of the last match are folds of this one too."""
        last = self._match
        if last is None or last.header != match.header:
            return None
        if last.entries is match.entries:
            return len(self._places) - 1
        common = 0
        for mine, theirs in zip(last.entries, match.entries, strict=False):
            if mine is not theirs and mine != theirs:
                break
            common += 1
        return min(common, len(self._places) - 1)
