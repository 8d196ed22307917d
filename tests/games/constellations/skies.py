"""Playing Constellations in tests: positions, entries in notation, random games, and three devices with one link."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache

from tablee.game import CHANCE, OVER, Draw, Happening, Refusal
from tablee.games.constellations import GAME, seals
from tablee.games.constellations.moves import Move
from tablee.games.constellations.state import State

Entry = Move | Draw
MATCH = 0x1122334455667788


def position(text: str, **options: str) -> State:
    return GAME.parse_position(text, GAME.settings(options))


def play(state: State, line: str) -> tuple[State, tuple[Happening, ...]]:
    """Entries divided by spaces; the state after them and what the last one brought about."""
    told: tuple[Happening, ...] = ()
    for text in line.split():
        step = GAME.step(state, GAME.parse_entry(text))
        assert not isinstance(step, Refusal), f"{text}: {step!r}"
        state, told = step.state, step.happenings
    return state, told


def refused(state: State, text: str) -> Refusal:
    step = GAME.step(state, GAME.parse_entry(text))
    assert isinstance(step, Refusal), f"{text} is legal"
    return step


def tells(told: tuple[Happening, ...], kind: str) -> list[Happening]:
    return [happening for happening in told if happening.kind == kind]


def random_game(players: int, seed: int, **options: str) -> Iterator[tuple[State, Entry]]:
    """Each state of a game of random moves and the entry made there; the last state comes with no entry."""
    rng = random.Random(seed)
    state = GAME.start(players, GAME.settings(options))
    while (mover := GAME.to_move(state)) is not OVER:
        entry: Entry
        entry = Draw(rng.choice(GAME.chances(state))[0]) if mover is CHANCE else rng.choice(GAME.legal_moves(state))
        yield state, entry
        step = GAME.step(state, entry)
        assert not isinstance(step, Refusal)
        state = step.state
    yield state, Draw(None)


def states(players: int, seed: int, every: int = 1, **options: str) -> list[State]:
    return [state for state, _ in random_game(players, seed, **options)][::every]


@lru_cache(maxsize=20_000)
def replayed(log: tuple[Entry, ...], players: int = 3) -> tuple[State, ...]:
    """The states before each entry and after the last; every entry must be legal."""
    if not log:
        return (GAME.start(players, GAME.settings({})),)
    before = replayed(log[:-1], players)
    step = GAME.step(before[-1], log[-1])
    assert not isinstance(step, Refusal), f"{log[-1]}: {step!r}"
    return (*before, step.state)


class Device:
    """What one person's page holds: the seat's secret and the last link."""

    def __init__(self, seat: int, players: int, rng: random.Random) -> None:
        self.seat, self.players, self.rng = seat, players, rng
        self.secret = rng.randbytes(seals.SECRET_SIZE)
        self.log: tuple[Entry, ...] = ()

    def open(self, link: tuple[Entry, ...]) -> None:
        """Take the link over, add what this seat owes, draw what is to be drawn."""
        found = seals.compare(self.log, link, replayed(self.log, self.players), MATCH)
        assert found.relation in (seals.Relation.SAME, seals.Relation.AHEAD)
        self.log = found.log
        self.settle()

    def settle(self) -> None:
        while True:
            state = replayed(self.log, self.players)[-1]
            if self.seat in seals.owed(state):
                self.log = seals.reveal(state, self.log, self.seat, self.secret, MATCH)
            elif GAME.to_move(state) is CHANCE:
                self.log = (*self.log, Draw(self.rng.choice(GAME.chances(state))[0]))
            elif (move := GAME.forced(state)) is not None:
                self.log = (*self.log, move)
            else:
                return

    @property
    def own(self) -> State:
        """The state as this seat may know it: with its own tokens."""
        return replayed(seals.recalled(self.log, self.secret, MATCH), self.players)[-1]

    def place(self) -> Move:
        """Make a random move, sealed where it must be; the move itself, which stays on the device."""
        move = self.rng.choice(GAME.legal_moves(self.own))
        self.log = (*self.log, seals.seal(self.own, move, self.secret, MATCH, len(self.log)))
        self.settle()
        return move


class LinkMatch:
    """A match that goes round by link until it is over."""

    def __init__(self, players: int, seed: int) -> None:
        rng = random.Random(seed)
        self.devices = [Device(seat, players, rng) for seat in range(players)]
        self.links: list[tuple[Entry, ...]] = []
        """Every link sent."""
        self.placed: dict[int, Move] = {}
        """What was really placed, by entry."""
        self.hops: list[tuple[int, ...]] = []
        """The route at every sending."""

    def run(self, entries: int) -> tuple[Entry, ...]:
        """Play on until the log has that many entries or the match is over."""
        here = self.devices[0]
        here.settle()
        while len(here.log) < entries:
            state = replayed(here.log, here.players)[-1]
            if GAME.to_move(state) is OVER:
                break
            if GAME.to_move(state) == here.seat and not seals.owed(state):
                number = len(here.log)
                self.placed[number] = here.place()
                state = replayed(here.log, here.players)[-1]
            route = seals.route(state)
            if route and route[0] != here.seat:
                self.hops.append((here.seat, *route))
                self.links.append(here.log)
                here, link = self.devices[route[0]], here.log
                here.open(link)
        return here.log


@lru_cache(maxsize=64)
def link_match(players: int, seed: int, entries: int = 1000) -> tuple[LinkMatch, tuple[Entry, ...]]:
    """A match by link and its log, as far as that many entries."""
    match = LinkMatch(players, seed)
    return match, match.run(entries)
