"""Where draws come from: the system's secure randomness, or a numbered deal that anyone can compute again."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Final

Source = Callable[[int, int], int]
"""`source(n, total)`: the n-th draw of the match (from 0) as a whole number below `total`."""

DEALS: Final = 1_000_000_000
"""Numbered deals are below this: nine digits at most, easy to say aloud."""


def secure(n: int, total: int) -> int:
    """From the operating system; in the browser that is `crypto.getRandomValues`."""
    return _reject(total, lambda attempt: int.from_bytes(os.urandom(16), "big"), 128)


def numbered(deal: int) -> Source:
    """Draw n of that deal is SHA-256 of `deal/n`, and of `deal/n/1` … where a value is rejected."""

    def draw(n: int, total: int) -> int:
        def attempt(k: int) -> int:
            text = f"{deal}/{n}/{k}" if k else f"{deal}/{n}"
            return int.from_bytes(sha256(text.encode("ascii")).digest(), "big")

        return _reject(total, attempt, 256)

    return draw


def _reject(total: int, attempt: Callable[[int], int], bits: int) -> int:
    """A value below `total` without bias: numbers from the incomplete last run of `total` are thrown away."""
    usable = (1 << bits) // total * total
    k = 0
    while (value := attempt(k)) >= usable:
        k += 1
    return value % total


def pick(chances: Sequence[tuple[str, int]], value: int) -> str:
    """The outcome on which a number below the sum of weights falls, in canonical order."""
    for outcome, weight in chances:
        if value < weight:
            return outcome
        value -= weight
    raise ValueError("value beyond the weights")
