"""Driving a search to its budget: at once, or in pieces between which a page's worker can hear that it may stop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from tablee.players.search import Budget, Choice, Search

M = TypeVar("M")
Clock = Callable[[], float]
"""Seconds from anywhere, never backwards."""

PAUSE: Final = 0.03
"""Seconds of work after which `think` lets others have a turn: a cancel is answered well within the 50 ms promised."""


def decide(search: Search[M], budget: Budget, clock: Clock = time.monotonic) -> Choice[M]:
    """The choice within a budget."""
    ends = clock() + budget.seconds
    for _ in search.work():
        if search.nodes >= budget.nodes or clock() >= ends:
            break
    return search.choice()


async def _breathe() -> None:
    await asyncio.sleep(0)


async def think(
    search: Search[M],
    budget: Budget,
    wanted: Callable[[], bool] = lambda: True,
    clock: Clock = time.monotonic,
    breathe: Callable[[], Awaitable[None]] = _breathe,
) -> Choice[M] | None:
    """The choice within a budget; `None` as soon as it is no longer wanted. Equal to `decide` where nodes decide."""
    await breathe()
    began = paused = clock()
    for _ in search.work() if wanted() else ():
        now = clock()
        if search.nodes >= budget.nodes or now >= began + budget.seconds:
            break
        if now >= paused + PAUSE:
            await breathe()
            paused = clock()
            if not wanted():
                break
    return search.choice() if wanted() else None
