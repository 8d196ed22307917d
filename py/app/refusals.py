"""Refusals in words."""

from __future__ import annotations

from dataclasses import replace

from app import tables
from app.effects import Effects, Say
from app.model import Model, Table
from app.texts import Words
from tablee.game import Refusal


def explain(words: Words, game_id: str, refusal: Refusal) -> str:
    """Why a pick or a move is refused: the game's sentence for what an article forbids, else the site's."""
    values = dict(refusal.params)
    module = tables.load(game_id)
    if hasattr(module, "in_words"):
        values = module.in_words(words, values)
    own = f"{game_id}.no-{refusal.kind}"
    return words(own if refusal.article and words.has(own) else f"site.no-{refusal.kind}", **values)


def refuse(model: Model, table: Table, refusal: Refusal) -> tuple[Model, Effects]:
    """Say why not, and leave everything as it is."""
    said = explain(model.words, table.match.header.game, refusal)
    return replace(model, table=replace(table, refusal=refusal)), (Say(said, urgent=True),)
