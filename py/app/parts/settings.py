"""The dialog of what is chosen for this device, and the switch of the language, which the header has too."""

from __future__ import annotations

from app.model import Model
from app.nodes import Child, Element, h
from app.parts.controls import choice
from app.settings import CHOICES, chosen
from app.texts import LANGUAGES, NAMES, Words


def settings(model: Model) -> Child:
    """What can be chosen."""
    words = model.words
    return [
        h("div", {"class": "setting"}, h("span", {"aria-hidden": "true"}, words("site.language")), language(words)),
        [_choice(model, name) for name in ("theme", "motion", "pace", "sound")],
        _volume(model) if chosen(model, "sound") == "on" else None,
    ]


def language(words: Words) -> Element:
    """Each language by its own name."""
    return h(
        "select",
        {"class": "lang", "aria-label": words("site.language"), "on-change": ("lang",)},
        [h("option", {"value": code, "selected": code == words.lang}, NAMES[code]) for code in LANGUAGES],
    )


def _volume(model: Model) -> Element:
    """How loud, in steps of equal size."""
    steps = sorted(map(int, CHOICES["volume"]))
    return h(
        "label",
        {"class": "setting", "key": "volume"},
        h("span", None, model.words("site.set-volume")),
        h(
            "input",
            {"type": "range", "name": "volume", "min": str(steps[0]), "max": str(steps[-1])}
            | {"step": str(steps[1] - steps[0]), "value": chosen(model, "volume"), "on-change": ("set", "volume")},
        ),
    )


def _choice(model: Model, name: str) -> Element:
    now, words = chosen(model, name), model.words
    offered = [(value, words(f"site.set-{name}-{value}"), value == now, ("set", name)) for value in CHOICES[name]]
    return choice(name, words(f"site.set-{name}"), offered)
