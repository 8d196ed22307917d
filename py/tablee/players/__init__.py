"""Computer players. Each takes a seat's view, never the state.

player = players.load("horta", Level.STRONG)
choice = await think(player.search(game.view(state, seat), Random(seed)), player.budget, wanted)
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from tablee import games
from tablee.players.search import Level, Player

_MODULES: Final = {
    "horta": "horta",
    "piratatak": "tatak",
    "trekattak": "tatak",
    "zatre": "zatre",
    "zatre_cards": "zatre_cards",
    "constellations": "constellations",
}
"""Which module plays a game."""


def played(game_id: str) -> bool:
    """Whether the computer plays that game."""
    return game_id in _MODULES


def load(game_id: str, level: Level) -> Player[Any, Any]:
    """The player of a game at a level; its module is imported when first asked for. `KeyError` when there is none."""
    player: Player[Any, Any] = _module(game_id).player(game_id, level)
    return player


def named(game_id: str, name: str) -> Player[Any, Any]:
    """A level by its word, `random`, or a yardstick of the game (`greedy`, `depth2`). `KeyError` when there is none."""
    if name == "random":
        from tablee.players.yardsticks import RandomPlayer

        return RandomPlayer(games.load(game_id))
    if name in {level.value for level in Level}:
        return load(game_id, Level(name))
    yardstick: Player[Any, Any] = _module(game_id).yardstick(game_id, name)
    return yardstick


def _module(game_id: str) -> Any:
    return import_module(f"tablee.players.{_MODULES[game_id]}")
