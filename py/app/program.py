"""The page as three functions: `start`, `update` and `view`."""

from __future__ import annotations

from app.effects import Effects, Env, Message
from app.model import Model
from app.nodes import Node
from app.update import begin, handle


def start(env: Env) -> tuple[Model, Effects]:
    """The first model, and what to do first."""
    return begin(env)


def update(model: Model, message: Message) -> tuple[Model, Effects]:
    """The model after a message, and what to do about it."""
    return handle(model, message)


def view(model: Model) -> Node:
    """The page as a tree."""
    from app.screens import page

    return page(model)


def rescue(model: Model) -> str:
    """The match at hand as a code, for somebody to copy when the page itself has failed; empty without one."""
    return model.table.kept.code if model.table is not None else ""
