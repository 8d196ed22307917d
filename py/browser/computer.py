"""The page's side of the computer player: its worker is started when somebody first plays against it."""

from __future__ import annotations

import asyncio
import json
import traceback
from collections.abc import Callable
from typing import Any

from pyscript import workers
from pyscript.js_modules import page

NAME = "computer"

Answer = Callable[[tuple[Any, ...]], None]


class Computer:
    """Asks the worker, and drops what is no longer wanted."""

    def __init__(self) -> None:
        self._worker: Any = None
        self._tasks: set[asyncio.Future[None]] = set()

    def think(self, ticket: str, code: str, seat: int, level: str) -> None:
        """Ask for a choice; the answer comes as the message `thought`, or `no-thought`."""
        task = asyncio.ensure_future(self._think(ticket, code, seat, level))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def unthink(self, ticket: str) -> None:
        """The answer is no longer wanted: the worker hears of it within one of its pauses."""
        task = asyncio.ensure_future(self._unthink(ticket))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, ticket: str, code: str, seat: int, level: str) -> None:
        try:
            worker = await self._ready()
            answer = str(await worker.think(ticket, code, seat, level))
        except Exception:
            traceback.print_exc()
            page.tell(json.dumps(["no-thought", ticket]))
            return
        if answer:
            page.tell(answer)

    async def _unthink(self, ticket: str) -> None:
        if self._worker is not None:
            await self._worker.unthink(ticket)

    async def _ready(self) -> Any:
        if self._worker is None:
            page.hire(NAME)
            self._worker = await workers[NAME]
        return self._worker
