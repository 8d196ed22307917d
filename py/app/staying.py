"""What keeps Tablée on a device: storage that stays, installation, and what is new since the last visit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from app.effects import Effects, Install, Persist, Save
from app.handlers import handles, notify
from app.model import Model

RELEASE: Final = 1
"""The number of the latest release that has news: raise it together with the lines in `texts/*/news.py`."""
LINES: Final = 3
KEY: Final = "release"
"""Under which the storage has the release last seen on this device."""


def greet(model: Model, stored: Mapping[str, str]) -> tuple[Model, Effects]:
    """Who comes back after an update is shown once what is new; a first visit only learns where it begins."""
    if stored.get(KEY) == str(RELEASE):
        return model, ()
    return replace(model, news=bool(stored)), (Save(KEY, str(RELEASE)),)


@handles("news-read")
def _news_read(model: Model) -> tuple[Model, Effects]:
    return replace(model, news=False), ()


@handles("persist")
def _persist(model: Model) -> tuple[Model, Effects]:
    """Somebody asks the browser not to throw the matches away."""
    return model, (Persist(("persisted", True)),)


@handles("persisted")
def _persisted(model: Model, asked: bool, granted: bool) -> tuple[Model, Effects]:
    """The browser's answer; a refusal is said only to somebody who asked."""
    if granted:
        return replace(model, env=replace(model.env, persisted=True)), ()
    return notify(model, lambda words: words("site.keep-refused")) if asked else (model, ())


@handles("installable")
def _installable(model: Model, installable: bool) -> tuple[Model, Effects]:
    return replace(model, installable=installable), ()


@handles("install")
def _install(model: Model) -> tuple[Model, Effects]:
    return model, (Install(),)
