"""Frames: what the page shows of a model."""

from __future__ import annotations

from copy import copy

from app import program
from app.model import Model
from app.wire import Wire


class Frames:
    """Tells the page what changed since the last frame it was given."""

    def __init__(self) -> None:
        self._wire = Wire()
        self.shown: Model | None = None

    def __copy__(self) -> Frames:
        frames = Frames()
        frames._wire, frames.shown = copy(self._wire), self.shown
        return frames

    def draw(self, model: Model, whole: bool) -> str:
        """The next frame, or nothing when it would be the last one again.

        A *whole* one builds on no earlier frame: the page asks for it when it lost the thread.
        """
        if model is self.shown and not whole:
            return ""
        if whole:
            self._wire = Wire()
        frame = self._wire.frame(program.view(model))
        self.shown = model
        return frame
