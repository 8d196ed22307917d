"""What is painted before Python is there: the lobby, and each game's table as it waits for a link to be read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.effects import Env
from app.model import Model, Table
from app.nodes import Node
from app.program import view
from app.shelf import AWAY, keep
from app.tables import SHOWN
from app.texts import LANGUAGES, Words
from tablee import games
from tablee.match import header, new


def pages() -> Mapping[str, Node]:
    """Trees by name: `lobby/<lang>` and `table/<game>/<players>/<lang>`."""
    found: dict[str, Node] = {}
    for lang in LANGUAGES:
        model = Model(Env(), Words(lang))
        found[f"lobby/{lang}"] = view(model)
        for game_id in SHOWN:
            fewest, most = games.load(game_id).seats
            for players in range(fewest, most + 1):
                found[f"table/{game_id}/{players}/{lang}"] = view(_empty_table(model, game_id, players))
    return found


def _empty_table(model: Model, game_id: str, players: int) -> Model:
    """The set-up, nobody to pick: what a link's table looks like until the link is read."""
    match = new(header(game_id, players))
    kept = replace(keep(match, 1, None, 0), seats=(AWAY,) * players, shared=1)
    return replace(model, route=("table",), table=Table(match, kept, 0))
