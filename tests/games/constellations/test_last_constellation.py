"""The end (C-19)."""

from __future__ import annotations

import pytest
from skies import play, position, random_game, refused, tells

from tablee.game import OVER, Draw
from tablee.games.constellations import GAME


@pytest.mark.article("C-19")
def test_after_the_twelfth_scoring_the_richest_wins() -> None:
    state = position("cancer A10 BD A7 C5 .|30/30/33||2")
    assert GAME.result(state) is None
    state, told = play(state, "1@cancer.4")
    assert GAME.to_move(state) is OVER and GAME.legal_moves(state) == () and GAME.chances(state) == ()
    result = GAME.result(state)
    assert result is not None
    assert (result.winners, result.scores, result.reason) == ((2,), (35, 32, 36), "riches")
    assert tells(told, "over")[0]["winners"] == (2,)
    assert refused(state, "7@leo.0").article == "C-19"
    assert refused(state, ":leo").article == "C-19"
    assert refused(state, "pass").article == "C-19"


@pytest.mark.article("C-19")
def test_equal_riches_share_the_win() -> None:
    state, _ = play(position("cancer A10 BD A7 C5 .|30/20/32||2"), "1@cancer.4")
    result = GAME.result(state)
    assert result is not None and result.winners == (0, 2)


@pytest.mark.article("C-19")
@pytest.mark.parametrize(("players", "seed"), [(p, s) for p in (3, 4, 5) for s in range(4)])
def test_random_games_end_after_twelve_scorings_and_83_placings(players: int, seed: int) -> None:
    game = list(random_game(players, seed))
    moves = [str(entry) for _, entry in game[:-1] if not isinstance(entry, Draw) and str(entry) != "pass"]
    assert len(moves) == 83
    assert len({text.split("@")[1] for text in moves}) == 83
    end, _ = game[-1]
    result = GAME.result(end)
    assert result is not None and result.scores == end.coins
    assert all(GAME.result(state) is None for state, _ in game[:-1])
