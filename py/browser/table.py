"""The one running program: it answers the page's messages, and works answers out ahead.

An answer is the JSON `[effects, frame]`, the frame null when nothing changed. What fails is logged and tells the page so;
the program stays where it was.
"""

from __future__ import annotations

import traceback
from copy import copy
from typing import NamedTuple

from app import program
from app.effects import Env, listed
from browser.effects import decode, encode
from browser.frames import Frames


class Table:
    """The program as it stands after some messages."""

    def __init__(self, env: Env) -> None:
        self.model, effects = program.start(env)
        self.effects = listed(effects)
        self.frames = Frames()

    def __copy__(self) -> Table:
        table = Table.__new__(Table)
        table.model, table.effects, table.frames = self.model, [*self.effects], copy(self.frames)
        return table

    def receive(self, messages: str) -> None:
        for message in decode(messages):
            try:
                self.model, effects = program.update(self.model, message)
                self.effects += listed(effects)
            except Exception:
                self._failed()

    def answer(self, whole: bool = False) -> str:
        """What is to be done and shown by now; a model that cannot be shown gives way to the one shown before."""
        try:
            frame = self.frames.draw(self.model, whole)
        except Exception:
            if self.frames.shown is None:
                raise
            self._failed()
            self.model, frame = self.frames.shown, ""
        effects, self.effects = self.effects, []
        return f"[{encode(effects)},{frame or 'null'}]"

    def _failed(self) -> None:
        """Logs the failure; the page gets the text of the game at hand, for the player to copy."""
        traceback.print_exc()
        rescue = getattr(program, "rescue", None)
        text = ""
        try:
            text = str(rescue(self.model)) if rescue else ""
        except Exception:
            traceback.print_exc()
        self.effects.append(["Failed", text])


class Foreseen(NamedTuple):
    """What messages will bring, should they come next."""

    messages: str
    after: Table
    answer: str


class Talk:
    """The talk with the page about one table.

    While a finger is on the glass, what it will bring is worked out already. `update` and `view` change nothing, so it is
    forgotten without a trace when something else comes instead.
    """

    def __init__(self, env: Env) -> None:
        self.table = Table(env)
        self._foreseen: Foreseen | None = None

    def foresee(self, messages: str) -> None:
        """Work out ahead what a list of messages will bring."""
        after = copy(self.table)
        after.receive(messages)
        self._foreseen = Foreseen(messages, after, after.answer())

    def receive(self, messages: str) -> str:
        """Answers a list of messages."""
        foreseen, self._foreseen = self._foreseen, None
        if foreseen is not None and foreseen.messages == messages:
            self.table = foreseen.after
            return foreseen.answer
        self.table.receive(messages)
        return self.table.answer()

    def whole(self) -> str:
        """Answers with a frame that builds on no earlier one: the page lost the thread."""
        self._foreseen = None
        return self.table.answer(whole=True)
