"""Parts of a table that are remembered are what would be made anew, whatever was looked at before."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from app import tables
from app.nodes import Element, h
from app.picking import lit
from app.tables import SHOWN, Scene
from app.texts import Words
from desk import check_memory, walk
from tablee.record import parse_file

GOLDEN = Path(__file__).parents[1] / "golden"
LOOKS = 25
"""At so many moments of a match."""


def drawn(scene: Scene) -> Element:
    """All that a game draws of a scene."""
    module = tables.load(scene.match.header.game)
    seats = range(scene.match.header.players)
    beside = module.beside(scene) if hasattr(module, "beside") else None
    return h("div", None, module.board(scene), [h("p", None, module.standing(scene, seat)) for seat in seats], beside)


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.txt")), ids=lambda path: path.stem)
def test_what_is_remembered_of_a_table_depends_on_nothing_else(path: Path) -> None:
    (match,) = parse_file(path.read_text())
    rng, game, seats = Random(path.stem), match.game, range(match.header.players)
    assert game.id in SHOWN
    for index in sorted(rng.sample(range(len(match.states)), min(LOOKS, len(match.states)))):
        seat = game.to_move(match.states[index])
        viewer = seat if isinstance(seat, int) and rng.random() < 0.7 else rng.choice([None, *seats])
        acting = viewer if viewer == seat and rng.random() < 0.8 else None
        scene = Scene(Words(rng.choice(["fr", "fr", "de"])), match, index, viewer, acting=acting)
        scene.near = rng.choice([viewer, None, *seats])
        scene.open = frozenset(name for name in ("odds", "bag", "deck", "sheet0", "sheet1") if rng.random() < 0.3)
        if acting is not None:
            going = lit(game, scene.state, ())
            begun = [pick for pick, whole in sorted(going.items()) if len(whole) > 1]
            scene.picks = (rng.choice(begun),) if begun and rng.random() < 0.5 else ()
            scene.hint = rng.choice(sorted(going.values())) if rng.random() < 0.3 else ()
        scene.beat = rng.choice([0, 1, 1_000])
        cells = sorted(name for _, attrs, _ in walk(drawn(scene)) if (name := str(attrs.get("id"))).startswith("cell-"))
        check_memory(lambda scene=scene: drawn(scene))
        for cell in rng.sample(cells, min(2, len(cells))):
            scene.cursor = cell.removeprefix("cell-")
            check_memory(lambda scene=scene: drawn(scene))
        scene.viewer = scene.near = rng.choice([None, *seats])
        check_memory(lambda scene=scene: drawn(scene))
