"""One folder a game. `load` imports a game the first time it is asked for, so a page pays only for what it plays."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tablee.game import Game

IDS: tuple[str, ...] = ("horta", "piratatak", "trekattak", "zatre", "zatre_cards", "constellations")
"""Every game there is, in the order of the lobby."""

_loaded: dict[str, Game[Any, Any]] = {}


def load(game_id: str) -> Game[Any, Any]:
    """The game of that id; `KeyError` when there is none."""
    if game_id not in _loaded:
        if game_id not in IDS:
            raise KeyError(game_id)
        _loaded[game_id] = import_module(f"tablee.games.{game_id}").GAME
    return _loaded[game_id]
