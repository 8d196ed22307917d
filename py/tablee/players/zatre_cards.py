"""The card game: every way to lay a card, judged by the sheet it leaves and by what the next player then makes.

What the next player holds is guessed in many worlds the seat cannot tell from the real one; in each the best answer to
the most promising cards counts against them.
"""

from __future__ import annotations

from binascii import crc32
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import Final

from tablee.chance import pick
from tablee.game import CHANCE, Draw, Randomness, View
from tablee.games.zatre.evaluation import Rates, outlook
from tablee.games.zatre.sheet import CARDS
from tablee.games.zatre_cards.cards import ROUND
from tablee.games.zatre_cards.moves import Move
from tablee.games.zatre_cards.rules import GAME
from tablee.games.zatre_cards.state import SUPER, State
from tablee.players.search import Budget, Choice, Level, Player, Search, Settled
from tablee.players.zatre_why import FORGO, QUIET, near

RATES: Final[Rates] = (0.4, 0.4, 0.45, 0)
"""Boxes of 10, 11 and 12 a turn, as strong players make them."""
_SLICE: Final = 20
"""Cards laid between two yields: about a millisecond on a computer, ten on a telephone."""


@dataclass(frozen=True, slots=True)
class Sight:
    """How well a level sees."""

    ahead: bool
    """Whether it knows what a sheet becomes; otherwise it counts what stands there."""
    worlds: int
    """In how many worlds the next player answers."""
    widest: int
    """To how many of the best-looking ways to lay a card."""
    noise: float
    """Points by which a way to lay a card is misjudged at most."""


_DENIES: Final = 0.7
"""How much of the answer counts: others may do it or not."""


class CardSearch(Search[Move]):
    """One choice."""

    def __init__(self, view: View[State], moves: tuple[Move, ...], sight: Sight, rng: Randomness) -> None:
        self.nodes = 0
        self.depth = 1
        self._view, self._state, self._sight, self._rng = view, view.state, sight, rng
        self._salt = rng.randrange(1 << 32)
        self._moves = moves
        self._best, self._value = moves[0], float("-inf")
        self._forgoes = False
        self._looked = _SLICE

    def work(self) -> Iterator[None]:
        """First every way to lay a card by itself, then the answers, world after world."""
        seat, judged = self._state.seat, []
        for move in self._moves:
            value = self._worth(GAME.apply(self._state, move), seat)
            if self._sight.noise:
                value += self._sight.noise * (crc32(str(move).encode(), self._salt) / (1 << 31) - 1)
            judged.append((value, move))
            if value > self._value:
                self._best, self._value = move, value
            self.nodes += 1
            if self.nodes >= self._looked:
                self._looked = self.nodes + _SLICE
                yield
        judged.sort(key=lambda item: -item[0])
        shortlist = judged[: self._sight.widest]
        harm = [0.0] * len(shortlist)
        for number in range(1, self._sight.worlds + 1):
            world = GAME.sample(self._view, self._rng)
            for place, (_, move) in enumerate(shortlist):
                harm[place] += yield from self._answer(world, move)
            values = [value - _DENIES * lost / number for (value, _), lost in zip(shortlist, harm, strict=True)]
            self._value = max(values)
            place = values.index(self._value)
            self._best, self._forgoes = shortlist[place][1], harm[place] < harm[0]
            self.depth = 2

    def _worth(self, state: State, seat: int) -> float:
        """The points that seat will probably reach, or has."""
        sheet, extra = state.sheets[seat], SUPER * state.supers[seat]
        return extra + (outlook(sheet, turns_left(state, seat), CARDS, RATES) if self._sight.ahead else sheet.total())

    def _answer(self, world: State, move: Move) -> Generator[None, None, float]:
        """What the next player gains at best after that move in a world."""
        state = GAME.apply(world, move)
        while GAME.to_move(state) is CHANCE:
            odds = GAME.chances(state)
            state = GAME.apply(state, Draw(pick(odds, self._rng.randrange(sum(weight for _, weight in odds)))))
        if state.seat == self._state.seat or state.over or state.round != world.round:
            return 0.0
        seat, before, most = state.seat, self._worth(state, state.seat), 0.0
        for answer in GAME.legal_moves(state):
            most = max(most, self._worth(GAME.apply(state, answer), seat) - before)
            self.nodes += 1
            if self.nodes >= self._looked:
                self._looked = self.nodes + _SLICE
                yield
        return most

    def choice(self) -> Choice[Move]:
        """The best so far."""
        seat = self._state.seat
        after = GAME.apply(self._state, self._best).sheets[seat]
        why = FORGO if self._forgoes else near(self._state.sheets[seat], after) or QUIET
        return Choice(self._best, self._value, why, self.nodes, self.depth)


def turns_left(state: State, seat: int) -> int:
    """About how many cards a seat will still lay."""
    rounds = state.players - 1 - state.round
    return len(state.hands[seat]) + state.piles[seat] + rounds * ROUND // state.players


@dataclass(frozen=True, slots=True)
class CardPlayer(Player[State, Move]):
    """One level."""

    sight: Sight
    budget: Budget

    def search(self, view: View[State], rng: Randomness) -> Search[Move]:
        """By worlds sampled from the view."""
        moves = GAME.legal_moves(view.state)
        if len(moves) == 1:
            return Settled(moves[0])
        return CardSearch(view, moves, self.sight, rng)


_LEVELS: Final = {
    "gentle": CardPlayer(Sight(ahead=False, worlds=0, widest=0, noise=3), Budget(2_000, 1)),
    "steady": CardPlayer(Sight(ahead=True, worlds=0, widest=0, noise=1), Budget(2_000, 1)),
    "strong": CardPlayer(Sight(ahead=True, worlds=10, widest=8, noise=0), Budget(12_000, 3)),
    "greedy": CardPlayer(Sight(ahead=False, worlds=0, widest=0, noise=0), Budget(100_000, 10)),
}


def player(game_id: str, level: Level) -> CardPlayer:
    """The player of a level."""
    return _LEVELS[level.value]


def yardstick(game_id: str, name: str) -> CardPlayer:
    """`greedy` makes its total as high as it can at once."""
    return _LEVELS[name]
