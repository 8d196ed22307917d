"""The 39 checked positions, through the rules and through the command line, under both readings of a push."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablee.__main__ import check_line
from tablee.game import Refusal
from tablee.games.horta.rules import GAME

MOVES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("vectors.json").read_text())["moves"]
BOTH = pytest.mark.parametrize("push", ["total", "strict"])
EACH = pytest.mark.parametrize("vector", MOVES, ids=[vector["id"] for vector in MOVES])


def legal(vector: dict[str, Any], push: str) -> bool:
    return bool(vector["legal"] if push == "total" else vector["legal_strict"])


@pytest.mark.article("H-06", "H-07", "H-09", "H-10", "H-11", "H-12", "H-13", "H-15", "H-16", "H-17", "H-18")
@BOTH
@EACH
def test_vector(vector: dict[str, Any], push: str) -> None:
    state = GAME.parse_position(vector["position"], {"push": push})
    move = GAME.parse_move(vector["move"])
    step = GAME.step(state, move)
    assert (not isinstance(step, Refusal)) == legal(vector, push) == (move in GAME.legal_moves(state))
    if isinstance(step, Refusal):
        assert (step.article == "H-17") == bool(vector["legal"])
        return
    assert GAME.print_position(step.state).rsplit(" ", 3)[0] == vector["result"]
    result = GAME.result(step.state)
    assert (result and "".join(GAME.seat_letter(seat) for seat in result.winners)) == vector["winner"]


@BOTH
@EACH
def test_vector_by_the_command_line(vector: dict[str, Any], push: str) -> None:
    asked = {"position": vector["position"], "move": vector["move"], "options": {"push": push}}
    answer = check_line(GAME, json.dumps(asked))
    assert answer["legal"] == legal(vector, push)
    assert (answer["article"] is None) == answer["legal"]
    if answer["legal"]:
        assert (answer["result"], answer["winner"]) == (vector["result"], vector["winner"])


def test_all_vectors_are_here() -> None:
    assert len(MOVES) == 39
    assert len({vector["id"] for vector in MOVES}) == 39
