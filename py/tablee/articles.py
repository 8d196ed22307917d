"""The articles of a rulebook, in its order: for the rulebook page and for the test that asks for a test of each."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module


@dataclass(frozen=True, slots=True)
class Article:
    """One article: its id, the key of the section it stands in, whose word it is, the option that brings it."""

    id: str
    section: str
    house: bool = False
    """It, or a part of it, fills a gap nothing published fills; the page says so."""
    option: str | None = None
    """The name of the option it offers or belongs to."""


def load(game_id: str) -> tuple[Article, ...]:
    """The articles of a game in the order of its rulebook."""
    articles: tuple[Article, ...] = import_module(f"tablee.games.{game_id}.articles").ARTICLES
    return articles
