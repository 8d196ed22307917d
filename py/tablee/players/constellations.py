"""Constellations: how a board may end, seen from many worlds the seat cannot tell from the real one.

In each world the face-down tokens and the hands are guessed, and the free stars of a board filled at random; only who
fills the last one chooses among a few tokens. What a placing is worth is what the board then pays the seat more than the
others, against the same board without it, less what the token would be worth elsewhere. All placings are judged in the
same worlds, and the better half in more of them. Hidden tokens enter only through `sample`: what the seat sees decides.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from tablee.game import Happening, Randomness, View
from tablee.games.constellations.boards import BOARD_OF, BOARDS
from tablee.games.constellations.evaluation import WORTH
from tablee.games.constellations.moves import DOUBLE, HOLE, Move, kind_of, lying, owner_of
from tablee.games.constellations.rules import GAME, legal
from tablee.games.constellations.scoring import score
from tablee.games.constellations.state import State, stars_of, unknown
from tablee.players.search import Budget, Choice, Level, Player, Search, Settled

_SLICE: Final = 16
"""Worlds looked at between two yields: about a millisecond on a computer, ten on a telephone."""
_STARS: Final = max(board.size for board in BOARDS)
_FEWEST: Final = 3
"""Placings that stay to the end."""


@dataclass(frozen=True, slots=True)
class Sight:
    """How well a level sees."""

    worlds: int
    """Worlds in which all placings are judged, at first."""
    rounds: int
    """How often half of them are judged in twice as many more."""
    choices: int = 1
    """Of how many tokens whoever fills a board is thought to take the best."""


class World:
    """A full state, with the order in which what is free gets filled."""

    __slots__ = ("hands", "orders", "seats", "state")

    def __init__(self, state: State, rng: Randomness) -> None:
        self.state = state
        self.hands = [shuffled(unknown(state, seat), rng) for seat in range(state.players)]
        """What each seat lays, the last first."""
        self.seats = _seats(state.seat, state.players, rng)
        self.orders = {
            board: shuffled([star for star, byte in enumerate(stars) if not byte], rng) for board, stars in state.boards
        }

    def coins(self, board: int, move: Move | None = None, choices: int = 1) -> list[int]:
        """What the board pays each seat, after that move of the seat whose turn it is or without any. Who fills it
        takes the best of so many tokens."""
        stars = bytearray(stars_of(self.state, board) or b"")
        hands = [list(hand) for hand in self.hands]
        if move is not None:
            stars[move.star - BOARDS[board].first] = lying(self.state.seat, move.token)
            hands[self.state.seat].remove(move.token)
        free = [star for star in self.orders[board] if not stars[star]]
        if not free:
            return self._paid(board, stars)
        other = 0
        for star, seat in zip(free, self.seats, strict=False):
            other = seat
            while not hands[other]:
                other = (other + 1) % len(hands)
            stars[star] = lying(other, hands[other].pop())
        paid = self._paid(board, stars)
        for kind in hands[other][: choices - 1]:
            stars[free[-1]] = lying(other, kind)
            paid = max(paid, self._paid(board, stars), key=lambda coins: ahead(coins, other))
        return paid

    def _paid(self, board: int, stars: bytearray) -> list[int]:
        scoring = score(BOARDS[board], bytes(stars), self.state.winner_pays)
        paid = [0] * len(self.hands)
        for (ranked, _, _), coins in zip(scoring.ranking, scoring.coins, strict=True):
            paid[ranked] = coins
        return paid


def ahead(counts: Sequence[float], seat: int) -> float:
    """What a seat has more than the mean of the others."""
    return counts[seat] - (sum(counts) - counts[seat]) / (len(counts) - 1)


def _seats(seat: int, players: int, rng: Randomness) -> list[int]:
    """Who fills the stars of a board, one after the other: round the table from the next seat, some play elsewhere."""
    found: list[int] = []
    while len(found) < _STARS:
        seat = (seat + 1) % players
        if rng.randrange(3):
            found.append(seat)
    return found


def shuffled(items: list[int], rng: Randomness) -> list[int]:
    """The same list, in any order."""
    for last in range(len(items) - 1, 0, -1):
        other = rng.randrange(last + 1)
        items[last], items[other] = items[other], items[last]
    return items


class ConstellationsSearch(Search[Move]):
    """One choice."""

    def __init__(self, view: View[State], sight: Sight, rng: Randomness) -> None:
        self.nodes = 0
        self.depth = 0
        self._view, self._sight, self._rng = view, sight, rng
        self._seat = view.state.seat
        moves = legal(view.state)
        self._left = moves
        self._sums = dict.fromkeys(moves, 0.0)
        self._counts = dict.fromkeys(moves, 0)
        self._best, self._value = moves[0], 0.0

    def work(self) -> Iterator[None]:
        """Round after round, each with half of the placings."""
        looked, choices = _SLICE, self._sight.choices
        for depth in range(self._sight.rounds + 1):
            for _ in range(self._sight.worlds << depth):
                world = World(GAME.sample(self._view, self._rng), self._rng)
                without: dict[int, float] = {}
                for move in self._left:
                    board = BOARD_OF[move.star]
                    if board not in without:
                        without[board] = ahead(world.coins(board, None, choices), self._seat)
                        self.nodes += choices
                    gain = ahead(world.coins(board, move, choices), self._seat) - without[board]
                    self._sums[move] += gain - WORTH[move.token]
                    self._counts[move] += 1
                    self.nodes += choices
                    if self.nodes >= looked:
                        looked = self.nodes + _SLICE
                        yield
                self._choose()
            self.depth = depth + 1
            self._left = sorted(self._left, key=self._mean, reverse=True)[: max(_FEWEST, len(self._left) // 2)]

    def _mean(self, move: Move) -> float:
        return self._sums[move] / self._counts[move]

    def _choose(self) -> None:
        self._best = max(self._left, key=self._mean)
        self._value = self._mean(self._best)

    def choice(self) -> Choice[Move]:
        """The best so far."""
        return Choice(self._best, self._value, why(self._view.state, self._best), self.nodes, self.depth)


def why(state: State, move: Move) -> Happening:
    """What speaks for the placing, as far as the seat can know.

    Kinds: `fill` (the board is settled), `swallow` and `double` (by a black hole, a double star: `tokens` joined to it),
    `lead` (a token that counts); all with the `board`, and `coins`, its first prize.
    """
    board = BOARDS[BOARD_OF[move.star]]
    stars = stars_of(state, BOARD_OF[move.star]) or b""
    star = move.star - board.first
    near = [stars[other] for other in board.joined[star] if stars[other]]
    coins = board.prizes[0]
    if stars.count(0) == 1:
        return Happening("fill", board=board.id, coins=coins)
    if move.token == HOLE and (others := sum(owner_of(byte) != state.seat for byte in near)):
        return Happening("swallow", board=board.id, coins=coins, tokens=others)
    if move.token == DOUBLE and (own := sum(owner_of(byte) == state.seat and kind_of(byte) < HOLE for byte in near)):
        return Happening("double", board=board.id, coins=coins, tokens=own)
    return Happening("lead", board=board.id, coins=coins)


@dataclass(frozen=True, slots=True)
class ConstellationsPlayer(Player[State, Move]):
    """One level."""

    sight: Sight
    budget: Budget

    def search(self, view: View[State], rng: Randomness) -> Search[Move]:
        """By worlds sampled from the view."""
        moves = legal(view.state)
        if len(moves) == 1:
            return Settled(moves[0])
        return ConstellationsSearch(view, self.sight, rng)


_LEVELS: Final = {
    "gentle": ConstellationsPlayer(Sight(1, 0), Budget(1_000, 1)),
    "steady": ConstellationsPlayer(Sight(2, 1), Budget(4_000, 1)),
    "strong": ConstellationsPlayer(Sight(8, 5, choices=3), Budget(24_000, 3)),
    "greedy": ConstellationsPlayer(Sight(2, 0), Budget(10_000, 1)),
}


def player(game_id: str, level: Level) -> ConstellationsPlayer:
    """The player of a level."""
    return _LEVELS[level.value]


def yardstick(game_id: str, name: str) -> ConstellationsPlayer:
    """`greedy` looks at every placing in two worlds."""
    return _LEVELS[name]
