"""Playing Piratatak and Trekattak in tests: a position, entries in notation, whole random games and their length."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from math import ceil, log2
from typing import Any

from tablee.game import CHANCE, OVER, Draw, Game, Happening, Refusal
from tablee.games.tatak.moves import Act

Policy = Callable[[Any, Any, random.Random], Any]


class Table:
    """A game standing at a position; `play` goes on from it and remembers what the last entry brought about."""

    def __init__(self, game: Game[Any, Any], position: str, **options: str) -> None:
        self.game = game
        self.options = options
        self.state = game.parse_position(position, options)
        self.told: tuple[Happening, ...] = ()

    def play(self, line: str) -> Table:
        """Entries divided by commas: `draw, :R4, pass`."""
        for text in line.split(","):
            step = self.game.step(self.state, self.game.parse_entry(text.strip()))
            assert not isinstance(step, Refusal), f"{text}: {step!r}"
            self.state, self.told = step.state, step.happenings
        return self

    @property
    def position(self) -> str:
        return self.game.print_position(self.state)

    @property
    def legal(self) -> list[str]:
        return [str(move) for move in self.game.legal_moves(self.state)]

    @property
    def forced(self) -> str | None:
        move = self.game.forced(self.state)
        return None if move is None else str(move)

    @property
    def kinds(self) -> list[str]:
        return [happening.kind for happening in self.told]

    def tells(self, kind: str) -> Happening:
        """The one happening of that kind."""
        (found,) = (happening for happening in self.told if happening.kind == kind)
        return found

    def refused(self, text: str) -> tuple[str, str]:
        """Article and kind of the refusal an entry meets."""
        step = self.game.step(self.state, self.game.parse_entry(text))
        assert isinstance(step, Refusal), f"{text} is legal"
        return step.article, step.kind


def any_move(game: Any, state: Any, rng: random.Random) -> Any:
    """Every legal move alike."""
    return rng.choice(game.legal_moves(state))


def sensible(game: Any, state: Any, rng: random.Random) -> Any:
    """Buys and takes for the own boat, draws on most of the time, parts from the boat last."""
    moves = game.legal_moves(state)
    for act in (Act.BUY, Act.TAKE):
        mine = [
            move for move in moves if move.act is act and game.deck.colours[state.builds[state.seat]] == move.card[0]
        ]
        if mine and rng.random() < 0.9:
            return mine[0]
    if moves[0].act is Act.DRAW:
        return moves[-1] if rng.random() < 0.25 else moves[0]
    return moves[0] if rng.random() < 0.7 else rng.choice(moves)


def whole_game(
    game: Any, players: int, seed: int, policy: Policy = any_move, **options: str
) -> tuple[list[Any], list[Any]]:
    """All states of a random game and the entries between them."""
    rng = random.Random(seed)
    states, entries = [game.start(players, game.settings(options))], []
    while game.to_move(states[-1]) is not OVER:
        state = states[-1]
        if game.to_move(state) is CHANCE:
            names, weights = zip(*game.chances(state), strict=True)
            entry = Draw(rng.choices(names, weights)[0])
        else:
            entry = policy(game, state, rng)
        step = game.step(state, entry)
        assert not isinstance(step, Refusal), f"{entry}: {step!r}"
        states.append(step.state)
        entries.append(entry)
        assert len(entries) < game.longest
    return states, entries


def digits_of(game: Any, state: Any, entry: Any) -> list[tuple[int, int]]:
    """An entry's digits as a record writes them: a seat's first digit has room for match acts."""
    digits = list(game.encode(state, entry, game.version) or ())
    if not digits:
        known = game.outcomes(state)
        digits = [(known.index(entry.outcome), len(known))]
    if not isinstance(entry, Draw):
        digits[0] = (digits[0][0], digits[0][1] + 1)
    return digits


def characters(game: Any, states: list[Any], entries: list[Any]) -> int:
    """Characters the log takes in a link, checksum included, by the sizes of its digits."""
    bits = sum(
        log2(size) for state, entry in zip(states, entries, strict=False) for _, size in digits_of(game, state, entry)
    )
    return ceil(bits / 6) + 4


def lengths(game: Any, players: int, games: int, policy: Policy = sensible, **options: str) -> list[int]:
    """Characters of that many whole games."""
    return [characters(game, *whole_game(game, players, seed, policy, **options)) for seed in range(games)]


def percentile(lengths: list[int], share: float) -> int:
    """The length that this share of them does not exceed."""
    return sorted(lengths)[min(len(lengths) - 1, int(len(lengths) * share))]


def places(state: Any) -> Counter[tuple[str, str]]:
    """How many of each card lie at each place, places named as happenings name them."""
    found = Counter((name, "discard") for name in state.deck.cards(state.discard))
    found.update((name, "pile") for name in state.deck.cards(state.pile))
    if hasattr(state, "exiled"):
        found.update((name, "exile") for name in state.deck.cards(state.exiled))
        found.update((name, "attack") for name in [state.people()] if name)
    for seat in range(len(state.hands)):
        found.update((name, f"boat:{seat}") for name in state.boat(seat))
        found.update((name, f"reserve:{seat}") for name in state.reserve(seat))
    return found


def total(state: Any) -> int:
    """Cards in pile, discard, exile and with players, the alien being settled among them."""
    return sum(places(state).values())


def moved(before: Counter[tuple[str, str]], told: tuple[Happening, ...], coin: str) -> Counter[tuple[str, str]]:
    """The places after the movements told."""
    after = before.copy()

    def move(card: Any, at: Any, to: Any, count: int = 1) -> None:
        after[card, at] -= count
        after[card, to] += count

    for happening in told:
        said: dict[str, Any] = dict(happening.params)
        seat, at, to = said["seat"], said.get("at"), said.get("to")
        if at and "card" in said:
            move(said["card"], at, to)
        match happening.kind:
            case "start":
                for card in said["cards"]:
                    move(card, f"reserve:{seat}", to)
            case "swept" | "seized" | "build":
                for card in said["cards"]:
                    move(card, at, to)
            case "buy":
                move(coin, f"reserve:{seat}", f"reserve:{said['seller']}", said["coins"])
    assert min(after.values()) >= 0
    return +after
