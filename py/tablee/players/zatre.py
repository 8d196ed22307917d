"""Zatre: every way to complete the turn, judged by the sheet it leaves and by what the board then offers the others.

Draws enter by the odds of the bag: what the next player can make of one tile, on average, with that player's sheet.
"""

from __future__ import annotations

from binascii import crc32
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tablee.game import Happening, Randomness, View
from tablee.games.zatre.evaluation import Rates, gains, offer, outlook
from tablee.games.zatre.moves import Move
from tablee.games.zatre.rules import GAME
from tablee.games.zatre.scoring import Made, made
from tablee.games.zatre.sheet import BOARD, Sheet
from tablee.games.zatre.state import State
from tablee.players.search import Budget, Choice, Level, Player, Search, Settled

RATES: Final[Rates] = (0.42, 0.42, 0.45, 0.3)
"""Boxes of 10, 11, 12 and crosses a turn, as strong players make them."""
_SLICE: Final = 8
"""Turns judged between two yields: about a millisecond on a computer, ten on a telephone."""
_TILES: Final = 2
"""What a turn usually lays."""


@dataclass(frozen=True, slots=True)
class Sight:
    """How well a level sees."""

    ahead: bool
    """Whether it knows what a sheet becomes; otherwise it counts what stands there."""
    denies: float
    """How much of what the next player could make counts against a turn."""
    noise: float
    """Points by which a turn is misjudged at most."""


class ZatreSearch(Search[Move]):
    """One choice: the first tile of the best turn."""

    def __init__(self, state: State, sight: Sight, rng: Randomness) -> None:
        self.nodes = 0
        self.depth = 1
        self._state, self._sight = state, sight
        self._salt = rng.randrange(1 << 32)
        self._moves = GAME.legal_moves(state)
        self._best, self._value = self._moves[0], float("-inf")
        self._turn: State | None = None
        self._seen: set[bytes] = set()
        self._next = (state.seat + 1) % state.players
        left = sum(state.bag()) // (_TILES * state.players)
        self._turns = left
        self._worth = gains(state.sheets[self._next], left, BOARD, RATES)
        self._judged: dict[tuple[tuple[int, int, int], int], float] = {}

    def work(self) -> Iterator[None]:
        """Every set of tiles once; it ends when all have been judged."""
        looked = _SLICE
        for move in self._moves:
            for done in self._complete(GAME.apply(self._state, move)):
                value = self._judge(done)
                self.nodes += 1
                if value > self._value:
                    self._best, self._value, self._turn = move, value, done
                if self.nodes >= looked:
                    looked = self.nodes + _SLICE
                    yield

    def _complete(self, state: State) -> Iterator[State]:
        """The ends of all turns that go on from there and have not been met."""
        if state.grid in self._seen:
            return
        self._seen.add(state.grid)
        if len(state.laid) == state.goal.tiles:
            yield state
            return
        for move in GAME.legal_moves(state):
            yield from self._complete(GAME.apply(state, move))

    def _judge(self, done: State) -> float:
        turn = made(done.grid, done.laid)
        value = self._of_sheet(turn)
        if self._sight.denies:
            value -= self._sight.denies * _TILES * offer(done.grid, done.bag(), self._worth)
        if self._sight.noise:
            value += self._sight.noise * (crc32(done.grid, self._salt) / (1 << 31) - 1)
        return value

    def _of_sheet(self, turn: Made) -> float:
        key = (turn.counts(), len(turn.crosses))
        known = self._judged.get(key)
        if known is None:
            sheet = turn.entered(self._state.sheets[self._state.seat])
            known = outlook(sheet, self._turns, BOARD, RATES) if self._sight.ahead else float(sheet.total())
            self._judged[key] = known
        return known

    def choice(self) -> Choice[Move]:
        """The best so far."""
        return Choice(self._best, self._value, why(self._state, self._turn), self.nodes, self.depth)


def why(state: State, done: State | None) -> Happening:
    """What speaks for a turn, once it is laid as in `done`.

    Kinds: `line` (`line`, which becomes complete, and `points`) · `double` (`crosses`, `points`) · `points` (`points`,
    and `rows`, their totals) · `quiet` (nothing scores: the least harm).
    """
    if done is None:
        return Happening("quiet")
    before = state.sheets[state.seat]
    turn = made(done.grid, done.laid)
    after = turn.entered(before)
    points = after.total() - before.total()
    if (line := complete(after)) > complete(before):
        return Happening("line", line=line, points=points)
    if turn.crosses:
        return Happening("double", crosses=len(turn.crosses), points=points)
    if turn.rows:
        return Happening("points", points=points, rows=tuple(row.total for row in turn.rows))
    return Happening("quiet")


def complete(sheet: Sheet) -> int:
    """How many lines have all three boxes."""
    return min(map(len, sheet.columns))


@dataclass(frozen=True, slots=True)
class ZatrePlayer(Player[State, Move]):
    """One level."""

    sight: Sight
    budget: Budget

    def search(self, view: View[State], rng: Randomness) -> Search[Move]:
        """Everything but the bag is open."""
        moves = GAME.legal_moves(view.state)
        if len(moves) == 1:
            return Settled(moves[0], why(view.state, view.state))
        return ZatreSearch(view.state, self.sight, rng)


_LEVELS: Final = {
    "gentle": ZatrePlayer(Sight(ahead=False, denies=0, noise=3), Budget(4_000, 1)),
    "steady": ZatrePlayer(Sight(ahead=True, denies=0, noise=1.5), Budget(4_000, 1)),
    "strong": ZatrePlayer(Sight(ahead=True, denies=0.8, noise=0), Budget(4_000, 3)),
    "greedy": ZatrePlayer(Sight(ahead=False, denies=0, noise=0), Budget(100_000, 10)),
}


def player(game_id: str, level: Level) -> ZatrePlayer:
    """The player of a level."""
    return _LEVELS[level.value]


def yardstick(game_id: str, name: str) -> ZatrePlayer:
    """`greedy` makes its sheet's total as high as it can at once."""
    return _LEVELS[name]
