"""What is chosen for this device: colours, motion, the computer's pace, sound, language. Kept as texts by name."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from app.effects import Effects, Motion, Save, Theme
from app.handlers import handles
from app.model import Model

KEY: Final = "settings"
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "theme": ("auto", "light", "dark"),
    "motion": ("auto", "off"),
    "pace": ("readable", "off"),
    "sound": ("off", "on"),
    "volume": ("60", "20", "40", "80", "100"),
}
"""What can be chosen, by name; the first is what holds until somebody chooses."""


def read(text: str) -> dict[str, str]:
    """Settings as they were stored; what cannot be read is none."""
    try:
        data = json.loads(text) if text else {}
    except ValueError:
        return {}
    return {k: v for k, v in data.items() if isinstance(v, str)} if isinstance(data, dict) else {}


def chosen(model: Model, name: str) -> str:
    """What holds for one of `CHOICES`."""
    value = model.settings.get(name, "")
    return value if value in CHOICES[name] else CHOICES[name][0]


def put(model: Model, **changed: str) -> tuple[Model, Effects]:
    """Change settings and store them."""
    settings = {**model.settings, **changed}
    return replace(model, settings=settings), (Save(KEY, json.dumps(settings)),)


def outward(model: Model) -> Effects:
    """What the page outside the frames has to know, also before the next first paint."""
    return (Theme(chosen(model, "theme")), Motion(chosen(model, "motion")))


@handles("set")
def _set(model: Model, name: str, value: str, *_: str) -> tuple[Model, Effects]:
    if value not in CHOICES.get(name, ()):
        return model, ()
    model, effects = put(model, **{name: value})
    return model, (*effects, *outward(model))
