"""Zatre: every way to complete the turn, judged by the sheet it leaves; of the best ones also what the next player
makes of the board, and what is then left for oneself.

Draws enter by the odds of the bag: every hand the next player can have is answered, and every hand one can have then.
"""

from __future__ import annotations

from binascii import crc32
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from typing import Final

from tablee.game import Randomness, View
from tablee.games.zatre.evaluation import RATES, TILES, outlook, turns_left, worth
from tablee.games.zatre.moves import END, Move
from tablee.games.zatre.replies import Edge, Hand, Lays, Replies, edge_after, edge_of, hands
from tablee.games.zatre.rules import GAME
from tablee.games.zatre.scoring import Made, made
from tablee.games.zatre.sheet import BOARD
from tablee.games.zatre.state import State, draws
from tablee.players.search import ONLY, Budget, Choice, Level, Player, Search, Settled
from tablee.players.zatre_why import QUIET, why_turn

_SLICE: Final = 8
"""Nodes between two yields: about a millisecond on a computer, ten on a telephone."""
_READING: Final = 4
"""Nodes that reading a board for the best answers costs."""
_LEFT: Final = 0.7
"""How much of what one could make next counts: the answers may be others."""


@dataclass(frozen=True, slots=True)
class Sight:
    """How well a level sees."""

    ahead: bool
    """Whether it knows what a sheet becomes; otherwise it counts what stands there."""
    noise: float
    """Points by which a turn is misjudged at most."""
    answered: int = 0
    """Of how many of the best turns so far it asks what the next player makes of the board."""
    followed: int = 0
    """Of how many of those it also asks what it can make itself after that."""


Gain = Generator[None, None, float]
"""Points, once they are known."""


@dataclass(frozen=True, slots=True)
class _Turn:
    """A complete turn: its first tile, what it is worth, the state it leaves before `end`."""

    value: float
    move: Move
    done: State


class ZatreSearch(Search[Move]):
    """One choice: the first tile of the best turn."""

    def __init__(self, state: State, sight: Sight, rng: Randomness) -> None:
        self.nodes = 0
        self.depth = 1
        self._state, self._sight = state, sight
        self._salt = rng.randrange(1 << 32)
        self._moves = GAME.legal_moves(state)
        self._best: _Turn | None = None
        self._turns: list[_Turn] = []
        self._seen: set[bytes] = set()
        self._next = (state.seat + 1) % state.players
        self._left = turns_left(state)
        self._judged: dict[tuple[tuple[int, int, int], int], float] = {}
        self._edge = edge_of(state.grid)
        self._theirs = worth(state.sheets[self._next], self._left)
        self._looked = _SLICE

    def work(self) -> Iterator[None]:
        """Every set of tiles once, then the best of them more closely; it ends when all has been judged."""
        for move in self._moves:
            for done in self._complete(GAME.apply(self._state, move)):
                turn = _Turn(self._judge(done), move, done)
                self._turns.append(turn)
                self._best = max(self._best or turn, turn, key=_value)
                yield from self._pause(1)
        for count, gain in ((self._sight.answered, self._answered), (self._sight.followed, self._followed)):
            if count:
                yield from self._closer(count, gain)

    def _pause(self, nodes: int) -> Iterator[None]:
        self.nodes += nodes
        if self.nodes >= self._looked:
            self._looked = self.nodes + _SLICE
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
        if self._sight.noise:
            value += self._sight.noise * (crc32(done.grid, self._salt) / (1 << 31) - 1)
        return value

    def _of_sheet(self, turn: Made) -> float:
        key = (turn.counts(), len(turn.crosses))
        known = self._judged.get(key)
        if known is None:
            sheet = turn.entered(self._state.sheets[self._state.seat])
            known = outlook(sheet, self._left, BOARD, RATES) if self._sight.ahead else float(sheet.total())
            self._judged[key] = known
        return known

    # -- the next player, and oneself after that -----------------------------------------------------------------

    def _closer(self, count: int, gain: Callable[[State], Gain]) -> Iterator[None]:
        """Only so many of the best turns stay, and their values are better known. The best is one of those looked at."""
        shortlist, self._turns = sorted(self._turns, key=_value, reverse=True)[:count], []
        self.depth += 1
        for turn in shortlist:
            value = turn.value + (yield from gain(turn.done)) / (self._state.players - 1)
            self._turns.append(_Turn(value, turn.move, turn.done))
            self._best = max(self._turns, key=_value)

    def _answered(self, done: State) -> Gain:
        """What the next player makes of the board, counted against the turn."""
        replies = self._replies(done)
        yield from self._pause(_READING)
        return -sum(chance * replies.reply(hand)[0] for hand, chance in self._hands(done))

    def _followed(self, done: State) -> Gain:
        """What one can make of the board after the best answer to each hand."""
        replies, edge = self._replies(done), self._edge_of(done)
        mine = worth(made(done.grid, done.laid).entered(self._state.sheets[self._state.seat]), self._left)
        bag = done.bag()
        then = hands(bag, min(TILES, max(0, sum(bag) - TILES)))
        known: dict[Lays, float] = {}
        total = 0.0
        for hand, chance in self._hands(done):
            lays = replies.reply(hand)[1]
            if lays not in known:
                grid = bytearray(done.grid)
                for cell, value in lays:
                    grid[cell] = value
                after = Replies(grid, edge_after(edge, grid, [cell for cell, _ in lays]), mine)
                known[lays] = sum(chance * after.reply(hand)[0] for hand, chance in then)
                yield from self._pause(_READING)
            total += chance * known[lays]
        return _LEFT * total

    def _edge_of(self, done: State) -> Edge:
        return edge_after(self._edge, done.grid, [cell for cell in done.laid if not self._state.grid[cell]])

    def _replies(self, done: State) -> Replies:
        return Replies(done.grid, self._edge_of(done), self._theirs)

    def _hands(self, done: State) -> list[tuple[Hand, float]]:
        held = done.hands[self._next]
        return hands(done.bag(), draws(done.grid, held), held)

    def choice(self) -> Choice[Move]:
        """The best so far."""
        best = self._best
        if best is None:
            return Choice(self._moves[0], float("-inf"), QUIET, self.nodes, self.depth)
        return Choice(best.move, best.value, why_turn(self._state, best.done), self.nodes, self.depth)


def _value(turn: _Turn) -> float:
    return turn.value


@dataclass(frozen=True, slots=True)
class ZatrePlayer(Player[State, Move]):
    """One level."""

    sight: Sight
    budget: Budget

    def search(self, view: View[State], rng: Randomness) -> Search[Move]:
        """Everything but the bag is open."""
        moves = GAME.legal_moves(view.state)
        if len(moves) == 1:
            return Settled(moves[0], why_turn(view.state, view.state) if moves[0] == END else ONLY)
        return ZatreSearch(view.state, self.sight, rng)


_LEVELS: Final = {
    "gentle": ZatrePlayer(Sight(ahead=False, noise=3), Budget(4_000, 1)),
    "steady": ZatrePlayer(Sight(ahead=True, noise=1.5), Budget(4_000, 1)),
    "strong": ZatrePlayer(Sight(ahead=True, noise=0, answered=300, followed=24), Budget(12_000, 3)),
    "greedy": ZatrePlayer(Sight(ahead=False, noise=0), Budget(100_000, 10)),
}


def player(game_id: str, level: Level) -> ZatrePlayer:
    """The player of a level."""
    return _LEVELS[level.value]


def yardstick(game_id: str, name: str) -> ZatrePlayer:
    """`greedy` makes its sheet's total as high as it can at once."""
    return _LEVELS[name]
