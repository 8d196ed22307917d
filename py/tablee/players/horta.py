"""Horta Rescue: alpha-beta, one ply deeper at a time.

Positions that arise twice on a line, or a third time in the match, are draws. At its leaves the search sees whether
the side to move wins at once, so three plies cost two. Below the first three plies moves that look bad are searched
one ply less at first.
"""

from __future__ import annotations

from binascii import crc32
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import Final

from tablee.game import Randomness, View
from tablee.games.horta.evaluation import WINS, evaluation
from tablee.games.horta.moves import Move
from tablee.games.horta.rules import State, after, legal
from tablee.players.horta_why import why
from tablee.players.search import Budget, Choice, Level, Player, Search, Settled

WON: Final = 100_000
"""The value of a game won now; one less for each ply it takes."""
SURE: Final = WON - 1_000
"""Values beyond are proven, not estimated."""
_INFINITE: Final = 2 * WON
_SLICE: Final = 120
"""Positions looked at between two yields: about a millisecond on a computer, ten on a telephone."""
_REPEATING: Final = 12
"""How much a move loses by going back to where the match has been."""
_FULL: Final = 6
"""So many of the best-looking moves are never searched less deep."""

Work = Generator[None, None, int]


@dataclass(frozen=True, slots=True)
class Sight:
    """How well a level sees."""

    depth: int
    """Plies, at most."""
    noise: int
    """Every position is misjudged by up to so much, always the same way within one choice; hundredths of a logit."""
    threats: bool = True
    """Whether the last ply sees that the other side wins at once."""


@dataclass(slots=True)
class _Known:
    """What the table knows of a position."""

    depth: int
    value: int
    bound: int
    """-1: the value is at most that, 1: at least, 0: exactly."""
    move: Move | None


class HortaSearch(Search[Move]):
    """One choice."""

    def __init__(self, state: State, sight: Sight, rng: Randomness) -> None:
        self.nodes = 0
        self.depth = 0
        self._state = state
        self._sight = sight
        self._salt = rng.randrange(1 << 32)
        self._value = evaluation(state.rules.strict).value
        self._table: dict[bytes, _Known] = {}
        self._line: set[bytes] = {state.key()}
        self._history: dict[int, int] = {}
        self._yield_at = _SLICE
        self._children = self._ordered(state)
        judged, _, move = self._children[0]
        self._best, self._best_value = move, judged

    # -- for who drives it ---------------------------------------------------------------------------------------

    def work(self) -> Iterator[None]:
        """Deeper by a ply each time, until a result is proven, all other moves lose, or the level sees no further."""
        for depth in range(1, self._sight.depth + 1):
            values = yield from self._root(depth)
            self.depth = depth
            if abs(self._best_value) > SURE and WON - abs(self._best_value) <= depth + 1:
                return
            if depth > 1 and sum(value > -SURE for value in values) <= 1:
                return

    def choice(self) -> Choice[Move]:
        """The best so far."""
        value, left = self._best_value, None
        if abs(value) > SURE:
            left = WON - value if value > 0 else -WON - value
        return Choice(self._best, value, why(self._state, self._best, left), self.nodes, self.depth)

    # -- searching -----------------------------------------------------------------------------------------------

    def _root(self, depth: int) -> Generator[None, None, list[int]]:
        """The values of all moves at a depth; those no better than the best so far are only bounds."""
        alpha, values = -_INFINITE, []
        for _, child, move in self._children:
            if child.over:
                value = self._ended(child, 1)
            elif depth == 1:
                value = self._leaf(child, 1)
            else:
                value = -(yield from self._search(child, depth - 1, -_INFINITE, -alpha, 1))
            if abs(value) < SURE and self._state.history.count(child.key()):
                value -= _REPEATING
            values.append(value)
            if value > alpha:
                alpha = value
                self._best, self._best_value = move, value
        order = sorted(range(len(values)), key=lambda number: -values[number])
        self._children = [self._children[number] for number in order]
        return values

    def _search(self, state: State, depth: int, alpha: int, beta: int, ply: int) -> Work:
        """The value for the side to move, exact between `alpha` and `beta`; at least two plies are left."""
        key = state.key()
        if key in self._line:
            return 0
        known = self._table.get(key)
        if known is not None and known.depth >= depth:
            value = known.value
            if known.bound == 0 or (known.bound > 0 and value >= beta) or (known.bound < 0 and value <= alpha):
                return value
        if self._value(state.board, state.side) > WINS // 2:
            return WON - ply - 1
        if depth == 1:
            return (yield from self._last(state, alpha, beta, ply, known))
        self._line.add(key)
        lowest, best, chosen = alpha, -_INFINITE, None
        for number, (_, child, move) in enumerate(self._ordered(state, known.move if known else None)):
            if child.over:
                value = self._ended(child, ply + 1)
            else:
                less = depth > 2 and number >= _FULL
                value = -(yield from self._search(child, depth - 1 - less, -beta, -alpha, ply + 1))
                if less and value > alpha:
                    value = -(yield from self._search(child, depth - 1, -beta, -alpha, ply + 1))
            if value > best:
                best, chosen = value, move
                alpha = max(alpha, value)
                if alpha >= beta:
                    self._history[id(move)] = self._history.get(id(move), 0) + depth * depth
                    break
        self._line.discard(key)
        self._table[key] = _Known(depth, best, 1 if best >= beta else -1 if best <= lowest else 0, chosen)
        return best

    def _last(self, state: State, alpha: int, beta: int, ply: int, known: _Known | None) -> Work:
        """The last ply: every move judged as it stands."""
        lowest, best, chosen = alpha, -_INFINITE, None
        for move in self._sorted(legal(state), known.move if known else None):
            child = after(state, move)
            self.nodes += 1
            value = self._ended(child, ply + 1) if child.over else self._leaf(child, ply + 1)
            if value > best:
                best, chosen = value, move
                alpha = max(alpha, value)
                if alpha >= beta:
                    self._history[id(move)] = self._history.get(id(move), 0) + 1
                    break
        if self.nodes >= self._yield_at:
            self._yield_at = self.nodes + _SLICE
            yield
        self._table[state.key()] = _Known(1, best, 1 if best >= beta else -1 if best <= lowest else 0, chosen)
        return best

    def _ended(self, child: State, ply: int) -> int:
        """A finished game, for the side that just moved."""
        if child.winner is None:
            return 0
        return WON - ply if child.winner != child.side else ply - WON

    def _leaf(self, child: State, ply: int) -> int:
        """A position as it stands, for the side that just moved."""
        value = self._value(child.board, child.side)
        if value > WINS // 2:
            if self._sight.threats:
                return ply + 1 - WON
            value = (value + WINS // 2) % WINS - WINS // 2
        if noise := self._sight.noise:
            value += crc32(child.key(), self._salt) % (2 * noise + 1) - noise
        return -value

    def _ordered(self, state: State, first: Move | None = None) -> list[tuple[int, State, Move]]:
        """Every move with the position after it, the best-looking first."""
        found = []
        for move in legal(state):
            child = after(state, move)
            value = self._ended(child, 1) if child.over else self._leaf(child, 1)
            found.append((_INFINITE if move is first else value, child, move))
        self.nodes += len(found)
        found.sort(key=_by_value)
        return found

    def _sorted(self, moves: list[Move], first: Move | None) -> list[Move]:
        history = self._history
        moves.sort(key=lambda move: -history.get(id(move), 0))
        if first is not None:
            moves.remove(first)
            moves.insert(0, first)
        return moves


def _by_value(item: tuple[int, State, Move]) -> int:
    return -item[0]


@dataclass(frozen=True, slots=True)
class HortaPlayer(Player[State, Move]):
    """One level."""

    sight: Sight
    budget: Budget

    def search(self, view: View[State], rng: Randomness) -> Search[Move]:
        """Everything is open."""
        moves = legal(view.state)
        if len(moves) == 1:
            return Settled(moves[0])
        return HortaSearch(view.state, self.sight, rng)


LEVELS: Final = {
    Level.GENTLE: HortaPlayer(Sight(1, 150, threats=False), Budget(1_000, 1)),
    Level.STEADY: HortaPlayer(Sight(2, 40), Budget(15_000, 1)),
    Level.STRONG: HortaPlayer(Sight(12, 3), Budget(90_000, 3)),
}
"""Budgets fit Pyodide on a desktop computer: about 35,000 positions a second. A little noise makes for other games."""

YARDSTICKS: Final = {
    "greedy": HortaPlayer(Sight(1, 0, threats=False), Budget(1_000, 1)),
    "depth2": HortaPlayer(Sight(2, 0, threats=False), Budget(100_000, 10)),
}
"""Plain searches with the same evaluation: the best position after one ply, after two."""


def player(game_id: str, level: Level) -> HortaPlayer:
    """The player of a level."""
    return LEVELS[level]


def yardstick(game_id: str, name: str) -> HortaPlayer:
    """The yardstick of a name."""
    return YARDSTICKS[name]
