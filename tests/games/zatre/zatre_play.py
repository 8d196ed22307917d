"""Playing Zatre in tests: a position, entries in notation, whole random games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from tablee.game import CHANCE, OVER, Draw, Happening, Refusal
from tablee.games.zatre import GAME
from tablee.games.zatre.moves import Move
from tablee.games.zatre.state import State

JAMMED = Path(__file__).with_name("jammed.txt").read_text().splitlines()
"""Positions at the start of turns of jammed games, as greedy players and players who close the board came to them."""


class Table:
    """A game standing at a position; `play` goes on from it and remembers what the last entry brought about."""

    def __init__(self, position: str, **options: str) -> None:
        self.options = options
        self.state = GAME.parse_position(position, options)
        self.told: tuple[Happening, ...] = ()

    def play(self, line: str) -> Table:
        """Entries divided by spaces: `:5 5@h8 end`."""
        for text in line.split():
            step = GAME.step(self.state, GAME.parse_entry(text))
            assert not isinstance(step, Refusal), f"{text}: {step!r}"
            self.state, self.told = step.state, step.happenings
        return self

    def refusal(self, text: str) -> tuple[str, str]:
        """Article and kind of what forbids an entry."""
        refusal = GAME.step(self.state, GAME.parse_entry(text))
        assert isinstance(refusal, Refusal), f"{text} is legal"
        return refusal.article, refusal.kind

    @property
    def position(self) -> str:
        return GAME.print_position(self.state)

    def part(self, number: int) -> str:
        """A part of the position: 0 tiles, 1 held, 2 sheets, 3 turn, 4 laid."""
        return self.position.split("|")[number]

    @property
    def legal(self) -> set[str]:
        return {str(move) for move in GAME.legal_moves(self.state)}

    def told_of(self, kind: str) -> list[dict[str, object]]:
        """The happenings of a kind, by their values."""
        return [dict(happening.params) for happening in self.told if happening.kind == kind]


def new_game(players: int, **options: str) -> Table:
    """A table before the first entry."""
    settings = GAME.settings(options, players)
    return Table(GAME.print_position(GAME.start(players, settings)), **options)


def choose(state: State, rng: Random) -> Move | Draw:
    """A random legal move or draw."""
    if GAME.to_move(state) is CHANCE:
        outcomes, weights = zip(*GAME.chances(state), strict=True)
        return Draw(rng.choices(outcomes, weights)[0])
    return rng.choice(GAME.legal_moves(state))


def walk(state: State, rng: Random) -> Iterator[State]:
    """The states of a random game from there to its end."""
    yield state
    while GAME.to_move(state) is not OVER:
        state = GAME.apply(state, choose(state, rng))
        yield state


SUPPLY = {1: 21, 2: 20, 3: 20, 4: 20, 5: 20, 6: 20}
DEAD = "6@h8 6@i8 6@h9 6@i9"
"""A board on which no tile fits any more."""


def others(board: str, *kept: int) -> str:
    """All tiles but those of a board and those kept, as a hand."""
    left = {value: count - board.count(f"{value}@") - kept.count(value) for value, count in SUPPLY.items()}
    return "".join(str(value) * count for value, count in left.items())
