"""The one running program: it answers the page's messages, and works answers out ahead.

An answer is the JSON `[effects, frame]`, the frame null when nothing changed. What fails is logged and tells the page so;
the program stays where it was.
"""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from copy import copy
from typing import Any, NamedTuple

from app import program
from app.effects import Env, listed
from app.model import Model
from app.wire import Wire
from browser.effects import decode, encode


class Table:
    """The program as it stands after some messages, and what the page knows of it."""

    def __init__(self, env: Env) -> None:
        self.model, effects = program.start(env)
        self._effects = listed(effects)
        self._wire = Wire()
        self._shown: Model | None = None

    def ahead(self) -> Table:
        """The same, to go its own way."""
        table = copy(self)
        table._effects, table._wire = [*self._effects], copy(self._wire)
        return table

    def receive(self, messages: str) -> None:
        for message in decode(messages):
            try:
                self.model, effects = program.update(self.model, message)
                self._effects += listed(effects)
            except Exception:
                self._failed()

    def answer(self, whole: bool = False) -> str:
        """What is to be done and shown by now; a model that cannot be shown gives way to the one shown before.

        A frame tells what changed since the last one the page was given; a *whole* one builds on none.
        """
        if whole:
            self._wire = Wire()
        frame = "null"
        if whole or self.model is not self._shown:
            try:
                frame = self._wire.frame(program.view(self.model))
                self._shown = self.model
            except Exception:
                if self._shown is None:
                    raise
                self._failed()
                self.model = self._shown
        effects, self._effects = self._effects, list[list[Any]]()
        return f"[{encode(effects)},{frame}]"

    def _failed(self) -> None:
        """Logs the failure; the page gets the text of the game at hand, for the player to copy."""
        traceback.print_exc()
        rescue = getattr(program, "rescue", None)
        text = ""
        try:
            text = str(rescue(self.model)) if rescue else ""
        except Exception:
            traceback.print_exc()
        self._effects.append(["Failed", text])


class Foreseen(NamedTuple):
    """What messages will bring, should they come next."""

    messages: str
    after: Table
    answer: str


class Talk:
    """The talk with the page about one table.

    While a finger is on the glass, what it will bring is worked out already, and what that brings by itself: that it is
    saved. `update` and `view` change nothing, so it is forgotten without a trace when something else comes instead.
    """

    def __init__(self, env: Env) -> None:
        self.table = Table(env)
        self._ahead: list[Foreseen] = []

    def foresee(self, path: Sequence[str]) -> str:
        """What the last of some lists of messages will bring, should they come one after the other.

        Those before it are as they were foreseen; the last is worked out anew.
        """
        known = 0
        for foreseen, messages in zip(self._ahead, path[:-1], strict=False):
            if foreseen.messages != messages:
                break
            known += 1
        del self._ahead[known:]
        for messages in path[known:]:
            after = (self._ahead[-1].after if self._ahead else self.table).ahead()
            after.receive(messages)
            self._ahead.append(Foreseen(messages, after, after.answer()))
        return self._ahead[-1].answer

    def receive(self, messages: str, told: bool = False) -> str:
        """Answers a list of messages: with nothing when the answer is the foreseen one and the page was *told* it."""
        if self._ahead and self._ahead[0].messages == messages:
            foreseen = self._ahead.pop(0)
            self.table = foreseen.after
            return "" if told else foreseen.answer
        self._ahead.clear()
        self.table.receive(messages)
        return self.table.answer()

    def whole(self) -> str:
        """Answers with a frame that builds on no earlier one: the page lost the thread."""
        self._ahead.clear()
        return self.table.answer(whole=True)
