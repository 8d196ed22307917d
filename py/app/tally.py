"""Keeping the results up with the matches, carrying them over, erasing them."""

from __future__ import annotations

import json
from dataclasses import replace

from app import results
from app.effects import Effects, Forget, Save, Say, Tell
from app.handlers import handles
from app.model import Model
from app.results import PREFIX


def attend(before: Model, model: Model) -> tuple[Model, Effects]:
    """Let the results say what the matches here say, and store the lines that are not as before."""
    if model.shelf is before.shelf and model.results is before.results:
        return model, ()
    old, new = before.results, results.mirrored(model.results, model.shelf)
    gone = (Forget(PREFIX + key) for key in old if key not in new)
    changed = (
        Save(PREFIX + key, results.dump(line)) for key, line in new.items() if key not in old or old[key] != line
    )
    return replace(model, results=new), (*gone, *changed)


def take(model: Model, text: str) -> tuple[Model, int]:
    """Add the lines of a file that are not known here; and how many there were."""
    found = results.parse_lines(text)
    return replace(model, results=results.merged(model.results, found)), len(found)


@handles("erase-results")
def _erase(model: Model) -> tuple[Model, Effects]:
    """Forget all results so far; the matches stay, and are not counted again."""
    over = [kept.id for kept in model.shelf if kept.over]
    told = Tell(json.dumps([PREFIX, over]))
    return replace(erased(model, over), dialog=()), (told, Say(model.words("kept.results-erased")))


def erased(model: Model, over: list[str]) -> Model:
    """Without any results, those of matches that are still here included."""
    return replace(model, results=dict.fromkeys(over))
