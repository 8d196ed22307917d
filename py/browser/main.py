"""Runs in the worker of the table: what the page calls there."""

from __future__ import annotations

import gc
import json
import traceback

import sitecustomize
from js import fetch

from app.effects import Env
from browser.table import Talk

_talks: list[Talk] = []


def start(given: str) -> str:
    """The first answer, from `Env` as JSON; empty when the program cannot start."""
    try:
        env = json.loads(given)
        env["languages"] = tuple(env["languages"])
        _talks[:] = [Talk(Env(**env))]
        return _talks[0].table.answer()
    except Exception:
        traceback.print_exc()
        return ""
    finally:
        # The collector rested (web/build/shims/sitecustomize.py). What is there by now stays.
        gc.freeze()
        gc.enable()


def receive(messages: str, told: bool) -> str:
    """Answers a list of messages: with nothing when the page was told the answer ahead, and it was the right one."""
    return _talks[0].receive(messages, told)


def foresee(path: str) -> str:
    """Works out ahead what lists of messages will bring, one after the other; the answer to the last."""
    return _talks[0].foresee(json.loads(path))


def whole() -> str:
    """Answers with a frame that builds on no earlier one: the page lost the thread."""
    return _talks[0].whole()


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
