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


def receive(messages: str) -> str:
    """Answers a list of messages."""
    return _talks[0].receive(messages)


def foresee(messages: str) -> None:
    """Works out ahead what a list of messages will bring."""
    _talks[0].foresee(messages)


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
