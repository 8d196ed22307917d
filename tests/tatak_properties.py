"""What holds in every state of every game of Piratatak and Trekattak."""

from __future__ import annotations

from typing import Any

import tatak_play
from tablee.game import CHANCE, OVER, Draw, Refusal


def positions_read_back(game: Any, states: list[Any], options: dict[str, str]) -> None:
    for state in states:
        assert game.parse_position(game.print_position(state), options) == state


def step_and_legal_moves_agree(game: Any, states: list[Any], letter: str) -> None:
    """Over all moves, and every refusal names an article of the game."""
    for state in some(states):
        legal = game.legal_moves(state)
        assert len(set(legal)) == len(legal)
        assert bool(legal) == (game.to_move(state) not in (CHANCE, OVER))
        for move in game.universe(state):
            step = game.step(state, move)
            assert isinstance(step, Refusal) == (move not in legal)
            if isinstance(step, Refusal):
                assert step.article.startswith(letter)
            else:
                assert game.apply(state, move) == step.state


def what_chance_lists_can_come_and_nothing_else(game: Any, states: list[Any]) -> None:
    for state in some(states):
        possible = {name for name, _ in game.chances(state)}
        assert bool(possible) == (game.to_move(state) is CHANCE)
        for name in game.outcomes(state):
            assert isinstance(game.step(state, Draw(name)), Refusal) == (name not in possible)


def a_forced_move_is_the_only_one_and_never_a_draw(game: Any, states: list[Any]) -> None:
    for state in states:
        forced = game.forced(state)
        if forced is not None:
            assert game.legal_moves(state) == (forced,)
            assert str(forced) not in ("draw", "pass")


def the_winner_alone_is_complete(game: Any, states: list[Any], size: int) -> None:
    result = game.result(states[-1])
    complete = [seat for seat in range(len(states[-1].hands)) if len(states[-1].boat(seat)) == size]
    assert complete == list(result.winners)
    assert all(game.result(state) is None for state in states[:-1])


def happenings_move_every_card_that_changed_its_place(game: Any, states: list[Any], entries: list[Any]) -> None:
    for state, entry, following in zip(states, entries, states[1:], strict=False):
        step = game.step(state, entry)
        assert not isinstance(step, Refusal)
        if any(told.kind == "reshuffle" for told in step.happenings):
            assert not any(state.pile)
            continue
        coin = game.deck.names[game.deck.coin]
        assert tatak_play.places(following) == tatak_play.moved(tatak_play.places(state), step.happenings, coin)


def digits_read_back(game: Any, states: list[Any], entries: list[Any]) -> None:
    for state, entry in zip(states, entries, strict=False):
        digits = game.encode(state, entry, game.version)
        if digits is None:
            assert entry.outcome.startswith("seat")
            continue
        assert all(0 <= value < size and size >= 2 for value, size in digits)
        left = list(digits)

        def read(size: int, left: list[tuple[int, int]] = left) -> int:
            value, expected = left.pop(0)
            assert size == expected
            return value

        assert game.decode(state, read, game.version) == entry
        assert not left


def legal_moves_are_told_apart_by_their_picks(game: Any, states: list[Any]) -> None:
    for state in states:
        picks = [game.picks(state, move) for move in game.legal_moves(state)]
        assert None not in picks
        assert len(set(picks)) == len(picks)


def some(states: list[Any]) -> list[Any]:
    """About twenty of them, the last one too."""
    return [*states[:: max(1, len(states) // 20)], states[-1]]
