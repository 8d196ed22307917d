"""Constellations: how a board may end, seen from many worlds the seat cannot tell from the real one.

In each world the face-down tokens and the hands are guessed, and the free stars of a board filled at random. What a
placing is worth is what the board then pays the seat more than the others, against the same board without it, less
what the token would be worth elsewhere. All placings are judged in the same worlds, and the better half in more of
them. Hidden tokens enter only through `sample`: what the seat sees decides.
"""

from __future__ import annotations

from collections.abc import Iterator
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


class _World:
    """A full state, with the order in which what is free gets filled."""

    __slots__ = ("hands", "orders", "seats", "state")

    def __init__(self, view: View[State], rng: Randomness) -> None:
        self.state = GAME.sample(view, rng)
        players = self.state.players
        self.hands = [_shuffled(unknown(self.state, seat), rng) for seat in range(players)]
        self.seats = _seats(self.state.seat, players, rng)
        self.orders = {
            board: _shuffled([star for star, byte in enumerate(stars) if not byte], rng)
            for board, stars in self.state.boards
        }

    def ending(self, board: int, seat: int, move: Move | None) -> float:
        """What the board pays that seat more than the mean of the others, after that move of it or without any."""
        stars = bytearray(stars_of(self.state, board) or b"")
        hands = [list(hand) for hand in self.hands]
        if move is not None:
            stars[move.star - BOARDS[board].first] = lying(seat, move.token)
            hands[seat].remove(move.token)
        players, turn = len(hands), 0
        for star in self.orders[board]:
            if stars[star]:
                continue
            other = self.seats[turn]
            turn += 1
            while not hands[other]:
                other = (other + 1) % players
            stars[star] = lying(other, hands[other].pop())
        scoring = score(BOARDS[board], bytes(stars), self.state.winner_pays)
        own = total = 0
        for (ranked, _, _), coins in zip(scoring.ranking, scoring.coins, strict=True):
            total += coins
            own += coins if ranked == seat else 0
        return own - (total - own) / (players - 1)


def _seats(seat: int, players: int, rng: Randomness) -> list[int]:
    """Who fills the stars of a board, one after the other: round the table from the next seat, some play elsewhere."""
    found: list[int] = []
    while len(found) < _STARS:
        seat = (seat + 1) % players
        if rng.randrange(3):
            found.append(seat)
    return found


def _shuffled(items: list[int], rng: Randomness) -> list[int]:
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
        looked = _SLICE
        for depth in range(self._sight.rounds + 1):
            for _ in range(self._sight.worlds << depth):
                world = _World(self._view, self._rng)
                without: dict[int, float] = {}
                for move in self._left:
                    board = BOARD_OF[move.star]
                    if board not in without:
                        without[board] = world.ending(board, self._seat, None)
                        self.nodes += 1
                    gain = world.ending(board, self._seat, move) - without[board]
                    self._sums[move] += gain - WORTH[move.token]
                    self._counts[move] += 1
                    self.nodes += 1
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
    "steady": ConstellationsPlayer(Sight(4, 1), Budget(4_000, 1)),
    "strong": ConstellationsPlayer(Sight(16, 5), Budget(24_000, 3)),
    "greedy": ConstellationsPlayer(Sight(2, 0), Budget(10_000, 1)),
}


def player(game_id: str, level: Level) -> ConstellationsPlayer:
    """The player of a level."""
    return _LEVELS[level.value]


def yardstick(game_id: str, name: str) -> ConstellationsPlayer:
    """`greedy` looks at every placing in two worlds."""
    return _LEVELS[name]
