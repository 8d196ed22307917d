"""Counted move trees: two programs that agree on them agree on the rules. Numbers from `vectors.json`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablee.__main__ import perft_count
from tablee.games.horta.rules import GAME

TREES = [
    pytest.param(
        tree["position"],
        {**tree.get("options", {}), "push": push.partition("=")[2]},
        depth,
        count,
        id=f"{name}-{push}-{depth}".replace(" ", "-"),
        marks=[pytest.mark.slow] if count > 1_000_000 else [],
    )
    for name, tree in json.loads(Path(__file__).with_name("vectors.json").read_text())["perft"].items()
    for push in ("push=total", "push=strict")
    for depth, count in enumerate(tree.get(push, ()), 1)
]


@pytest.mark.article("H-02", "H-05", "H-06", "H-07", "H-08", "H-09", "H-10", "H-11", "H-12", "H-16", "H-17", "H-20")
@pytest.mark.parametrize(("position", "options", "depth", "count"), TREES)
def test_perft(position: str, options: dict[str, str], depth: int, count: int) -> None:
    if position == "5/5/1***1/5/5 F":
        state = GAME.start(2, GAME.settings(options))
    else:
        state = GAME.parse_position(position, GAME.settings(options))
    assert perft_count(GAME, state, depth) == count


def test_the_published_trees_are_all_here() -> None:
    assert len(TREES) == 4 + 4 + 3 + 3 + 3 + 3 + 4
