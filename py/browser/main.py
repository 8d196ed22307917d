"""Starts the program in the page, and keeps it going when it stumbles."""

from __future__ import annotations

import gc
import json
import traceback

import sitecustomize
from pyodide.ffi import JsBuffer, create_proxy, to_js
from pyscript.js_modules import page

from app import program
from app.effects import Env
from browser.computer import Computer
from browser.dom import Frames
from browser.effects import decode, encode


class Table:
    """The one running program."""

    def __init__(self, env: Env) -> None:
        self.model, self.effects = program.start(env)
        self.frames = Frames()

    def receive(self, text: str) -> str:
        """Answers a message with effects; a program that fails on it stays where it was."""
        try:
            self.model, effects = program.update(self.model, decode(text))
            return encode(effects)
        except Exception:
            return self._failed()

    def draw(self, whole: bool) -> str:
        """The next frame; a model that cannot be shown gives way to the one shown before."""
        try:
            return self.frames.draw(self.model, whole)
        except Exception:
            if self.frames.shown is None:
                raise
            page.failed(self._report())
            self.model = self.frames.shown
            return ""

    def _failed(self) -> str:
        return json.dumps([["Failed", self._report()]])

    def _report(self) -> str:
        """Logs the failure; the text of the game at hand, for the player to copy."""
        traceback.print_exc()
        rescue = getattr(program, "rescue", None)
        try:
            return str(rescue(self.model)) if rescue else ""
        except Exception:
            traceback.print_exc()
            return ""


def unpack(data: JsBuffer) -> None:
    """Makes the second part of our Python importable, which came after the first frame."""
    sitecustomize.add(bytes(data.to_py()))


async def start() -> None:
    try:
        given = json.loads(await page.given())
        given["languages"] = tuple(given["languages"])
        table = Table(Env(**given))
        computer = Computer()
        joined = {
            "receive": create_proxy(table.receive),
            "draw": create_proxy(table.draw),
            "unpack": create_proxy(unpack),
            "think": create_proxy(computer.think),
            "unthink": create_proxy(computer.unthink),
        }
        page.play(to_js(joined), encode(table.effects))
    except Exception:
        traceback.print_exc()
        page.failed("")
    finally:
        # The collector rested (web/build/shims/sitecustomize.py). What is there by now stays.
        gc.freeze()
        gc.enable()
