"""Playing the card game in tests: a position, entries in notation, and whole games by two ways of playing."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

from tablee.game import CHANCE, OVER, Draw, Happening, Refusal
from tablee.games.zatre_cards import GAME

DECK = {f"{low}{high}": 1 if low == 0 < high else 2 for low in range(7) for high in range(low, 7)}
"""The house distribution, written down from K-01."""

BLOCK = "66@0,0E 66@0,1E"
"""Rows of 12 on all four sides: only a card with a zero fits."""


class Table:
    """The game standing at a position; `play` goes on from it and remembers what the last entry brought about."""

    def __init__(self, position: str | Any) -> None:
        self.state = GAME.parse_position(position, {}) if isinstance(position, str) else position
        self.told: tuple[Happening, ...] = ()

    def play(self, line: str) -> Table:
        """Entries divided by spaces: `36@0,1E :25 pass`."""
        for text in line.split():
            step = GAME.step(self.state, GAME.parse_entry(text))
            assert not isinstance(step, Refusal), f"{text}: {step!r}"
            self.state, self.told = step.state, step.happenings
        return self

    def refused(self, text: str) -> Refusal:
        """The refusal an entry meets."""
        step = GAME.step(self.state, GAME.parse_entry(text))
        assert isinstance(step, Refusal), f"{text} is legal"
        return step

    def part(self, number: int) -> str:
        """A part of the position text."""
        return GAME.print_position(self.state).split("|")[number]

    @property
    def legal(self) -> list[str]:
        return [str(move) for move in GAME.legal_moves(self.state)]

    @property
    def chances(self) -> dict[str, int]:
        return dict(GAME.chances(self.state))

    @property
    def kinds(self) -> list[str]:
        return [happening.kind for happening in self.told]

    def tells(self, kind: str) -> list[dict[str, Any]]:
        """The values of every happening of that kind."""
        return [dict(happening.params) for happening in self.told if happening.kind == kind]


def drawn(state: Any, rng: random.Random) -> Draw:
    """An outcome by its weight."""
    chances = GAME.chances(state)
    (outcome,) = rng.choices([name for name, _ in chances], [weight for _, weight in chances])
    return Draw(outcome)


def blocked(state: Any, rng: random.Random) -> Draw:
    """The starter is dealt both 66, and cards with a zero come late: hands get stuck."""
    names = [name for name, _ in GAME.chances(state)]
    hard = [name for name in names if name[0] != "0"]
    if state.dealing and "66" in names:
        return Draw("66")
    return Draw(rng.choice(hard)) if hard and rng.random() < 0.9 else drawn(state, rng)


@lru_cache(maxsize=64)
def whole_game(players: int, seed: int, stuck: bool) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """The states of a game from its start to its end, and the entries between them."""
    rng = random.Random(seed)
    block = [GAME.parse_move(text) for text in BLOCK.split()]
    state = GAME.start(players, {})
    states, entries = [state], []
    while GAME.to_move(state) is not OVER:
        if GAME.to_move(state) is CHANCE:
            entry: Any = blocked(state, rng) if stuck else drawn(state, rng)
        else:
            legal = GAME.legal_moves(state)
            entry = next((move for move in block if stuck and move in legal), None) or rng.choice(legal)
        step = GAME.step(state, entry)
        assert not isinstance(step, Refusal), f"{entry}: {step!r}"
        state = step.state
        states.append(state)
        entries.append(entry)
        assert len(entries) < 5000
    return tuple(states), tuple(entries)
