"""Runs in the worker of the table: keeps the program, and answers the page's messages.

An answer is the JSON `[effects, frame]`, the frame null when nothing changed. What fails is logged and tells the page so;
the program stays where it was.
"""

from __future__ import annotations

import gc
import json
import traceback

import sitecustomize
from js import fetch

from app import program
from app.effects import Env, listed
from browser.effects import decode, encode
from browser.frames import Frames


class Table:
    """The one running program."""

    def __init__(self, env: Env) -> None:
        self.model, effects = program.start(env)
        self.effects = listed(effects)
        self.frames = Frames()

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


_tables: list[Table] = []


def start(given: str) -> str:
    """The first answer, from `Env` as JSON; empty when the program cannot start."""
    try:
        env = json.loads(given)
        env["languages"] = tuple(env["languages"])
        _tables[:] = [Table(Env(**env))]
        return _tables[0].answer()
    except Exception:
        traceback.print_exc()
        return ""
    finally:
        # The collector rested (web/build/shims/sitecustomize.py). What is there by now stays.
        gc.freeze()
        gc.enable()


def receive(messages: str) -> str:
    """Answers a list of messages."""
    (table,) = _tables
    table.receive(messages)
    return table.answer()


def whole() -> str:
    """Answers with a frame that builds on no earlier one: the page lost the thread."""
    (table,) = _tables
    return table.answer(whole=True)


async def load(address: str) -> bool:
    """Makes the second part of our Python importable, which comes after the first frame; false when it did not come."""
    try:
        response = await fetch(address)
        if not response.ok:
            return False
        sitecustomize.add((await response.arrayBuffer()).to_bytes())
    except Exception:
        return False
    return True
