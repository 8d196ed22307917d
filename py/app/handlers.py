"""Which function answers which message."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from app.effects import Effects, Say
from app.model import Model
from app.texts import Said

Handler = Callable[..., tuple[Model, Effects]]

HANDLERS: dict[str, Handler] = {}


def handles(name: str) -> Callable[[Handler], Handler]:
    """Register the function for messages of that name; it gets the model and the message's values."""

    def register(handler: Handler) -> Handler:
        HANDLERS[name] = handler
        return handler

    return register


def notify(model: Model, sentence: Said) -> tuple[Model, Effects]:
    """The page says a sentence by itself: it stays until it is put away, and is read out."""
    return replace(model, notice=sentence), (Say(sentence(model.words), urgent=True),)
