"""The positions that stood before (H-19).

Every state carries its own, so a long match must share them: a plain tuple would cost 400 MB at 10,000 plies.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

_CHUNK: Final = 64


class History:
    """Position keys, each as often as it stood. Immutable; growing shares all but the newest 64."""

    __slots__ = ("_older", "_recent")

    def __init__(self, older: tuple[dict[bytes, int], ...] = (), recent: tuple[bytes, ...] = ()) -> None:
        self._older = older
        self._recent = recent

    def and_then(self, key: bytes) -> History:
        """With one position more."""
        recent = (*self._recent, key)
        if len(recent) < _CHUNK:
            return History(self._older, recent)
        counts: dict[bytes, int] = {}
        for each in recent:
            counts[each] = counts.get(each, 0) + 1
        return History((*self._older, counts))

    def count(self, key: bytes) -> int:
        """How often that position stood."""
        return self._recent.count(key) + sum(counts.get(key, 0) for counts in self._older)

    def __len__(self) -> int:
        return len(self._older) * _CHUNK + len(self._recent)

    def __iter__(self) -> Iterator[bytes]:
        """Every position as often as it stood, in no order that matters."""
        for counts in self._older:
            for key, times in counts.items():
                yield from (key,) * times
        yield from self._recent


NONE: Final = History()
