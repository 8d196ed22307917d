"""Piratatak and Trekattak: expectimax over what is left of the turn, with the exact odds of the pile.

Where a turn begins the evaluation says how likely each seat is to win; near the end of the pile strong looks on. The odds of a draw are those of the unseen cards;
missing pieces of one colour are alike, so they count as one outcome. Deeper means more draws ahead.
"""

from __future__ import annotations

from binascii import crc32
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Final

from tablee import games
from tablee.game import Draw, Randomness, View
from tablee.games.tatak.evaluation import Evaluation
from tablee.games.tatak.moves import PASS, Act, Move
from tablee.games.tatak.rules import Tatak
from tablee.games.tatak.state import Stage, State
from tablee.players.search import Budget, Choice, Level, Player, Search, Settled
from tablee.players.tatak_why import why

Rules = Tatak[Any, Any]
Value = Generator[None, None, tuple[float, ...]]

_UNSURE: Final = 0.999
"""No misjudged chance is more."""
_SLICE: Final = 40
"""Positions looked at between two yields: about a millisecond on a computer, ten on a telephone."""


@dataclass(frozen=True, slots=True)
class Sight:
    """How well a level sees."""

    draws: int
    """Draws ahead, at most."""
    noise: float
    """Every chance is misjudged by up to so much, always the same way within one choice."""
    late: int = 0
    """With fewer cards in the pile than this it also looks into the turns that follow."""


class TatakSearch(Search[Move]):
    """One choice."""

    def __init__(self, game: Rules, evaluation: Evaluation, state: State, sight: Sight, rng: Randomness) -> None:
        self.nodes = 0
        self.depth = 0
        self._game, self._evaluation, self._state, self._sight = game, evaluation, state, sight
        self._salt = rng.randrange(1 << 32)
        self._seat = state.seat
        self._known: dict[tuple[State, int], tuple[float, ...]] = {}
        self._chances: dict[State, tuple[float, ...]] = {}
        self._yield_at = _SLICE
        self._moves = self._unlike(state)
        self._best, self._value = self._moves[0], 0.0

    # -- for who drives it ---------------------------------------------------------------------------------------

    def work(self) -> Iterator[None]:
        """One draw more each time; ends when the move wins, when all is known, or where the level sees no further."""
        for depth in range(1, self._sight.draws + 1):
            best, value = self._best, -1.0
            for move in self._moves:
                found = (yield from self._after(self._state, move, depth))[self._seat]
                if found > value:
                    best, value = move, found
            self._best, self._value = best, value
            self.depth = depth
            if value >= 1:
                return

    def choice(self) -> Choice[Move]:
        """The best so far."""
        reason = why(self._game, self._state, self._best)
        return Choice(self._best, self._value, reason, self.nodes, self.depth)

    # -- searching -----------------------------------------------------------------------------------------------

    def _after(self, state: State, move: Move, depth: int) -> Value:
        self.nodes += 1
        if self.nodes >= self._yield_at:
            self._yield_at = self.nodes + _SLICE
            yield
        return (yield from self._worth(self._game.apply(state, move), depth))

    def _worth(self, state: State, depth: int) -> Value:
        """The chances of all seats with so many draws ahead; every seat looks after itself."""
        stage = state.stage
        if stage is Stage.OVER:
            return tuple([float(seat == state.seat) for seat in range(len(state.hands))])
        if stage is Stage.TURN and (depth == 0 or sum(state.pile) >= self._sight.late):
            return self._judged(state)
        key = (state, depth)
        known = self._known.get(key)
        if known is None:
            if stage is Stage.DRAW:
                known = yield from self._drawing(state, depth)
            elif depth == 0 and stage in (Stage.MORE, Stage.AGAIN):
                known = self._judged(state if stage is Stage.AGAIN else self._game.apply(state, PASS))
            elif stage is Stage.OWE:
                known = yield from self._paying(state, depth)
            else:
                known = yield from self._choosing(state, depth)
            self._known[key] = known
        return known

    def _choosing(self, state: State, depth: int) -> Value:
        best: tuple[float, ...] = ()
        for move in self._unlike(state):
            found = yield from self._after(state, move, depth)
            if not best or found[state.seat] > best[state.seat]:
                best = found
        return best

    def _drawing(self, state: State, depth: int) -> Value:
        """The mean over the pile."""
        deck, pile, total = self._game.deck, state.pile, (0.0,) * len(state.hands)
        kinds = [
            (next((kind for kind in span if pile[kind]), -1), sum(pile[span.start : span.stop])) for span in deck.spans
        ]
        kinds += [(kind, pile[kind]) for kind in range(deck.pieces, len(pile))]
        for kind, count in kinds:
            if count:
                self.nodes += 1
                following = self._game.apply(state, Draw(deck.names[kind]))
                chances = yield from self._worth(following, depth - 1)
                total = tuple([so_far + count * chance for so_far, chance in zip(total, chances, strict=True)])
        cards = sum(pile)
        return tuple([chance / cards for chance in total])

    def _paying(self, state: State, depth: int) -> Value:
        """What is owed goes card by card, each time the one that costs least for now."""
        seat = state.seat
        while state.stage is Stage.OWE:
            paid = [self._game.apply(state, move) for move in self._unlike(state)]
            self.nodes += len(paid)
            state = paid[0] if len(paid) == 1 else max(paid, key=lambda after: self._judged(after)[seat])
        if self.nodes >= self._yield_at:
            self._yield_at = self.nodes + _SLICE
            yield
        return (yield from self._worth(state, depth))

    def _judged(self, state: State) -> tuple[float, ...]:
        """The evaluation, the own chance as the level sees it."""
        known = self._chances.get(state)
        if known is None:
            self.nodes += 1
            known = self._evaluation.chances(state)
            if self._sight.noise:
                text = b"".join(state.hands) + state.pile
                wrong = self._sight.noise * (crc32(text, self._salt) / (1 << 31) - 1)
                own = min(known[self._seat] + wrong, _UNSURE)
                known = (*known[: self._seat], own, *known[self._seat + 1 :])
            self._chances[state] = known
        return known

    def _unlike(self, state: State) -> tuple[Move, ...]:
        """The legal moves, of those that come to the same only one: which piece of a reserve is given or bought."""
        return unlike(self._game, state)


def unlike(game: Rules, state: State) -> tuple[Move, ...]:
    """The legal moves, of those that come to the same only one: pieces of one colour are alike but for who has them.

    The seat whose reserve a piece lies in tells pieces to buy or take apart.
    """
    deck = game.deck
    found: dict[object, Move] = {}
    for move in game.legal_moves(state):
        kind = deck.index.get(move.card, -1)
        alike: object = move
        if 0 <= kind < deck.pieces and move.act is not Act.BUILD:
            alike = (move.act, kind // deck.size, state.owner(kind))
        found.setdefault(alike, move)
    return tuple(found.values())


@dataclass(frozen=True, slots=True)
class TatakPlayer(Player[State, Move]):
    """One level of one of the games."""

    game_id: str
    sight: Sight
    budget: Budget

    def search(self, view: View[State], rng: Randomness) -> Search[Move]:
        """Everything but the order of the pile is open."""
        game = games.load(self.game_id)
        assert isinstance(game, Tatak)
        moves = game.legal_moves(view.state)
        if len(moves) == 1:
            return Settled(moves[0], why(game, view.state, moves[0]))
        return TatakSearch(game, evaluation(self.game_id), view.state, self.sight, rng)


@cache
def evaluation(game_id: str) -> Evaluation:
    """The evaluation of a game."""
    found: Evaluation = import_module(f"tablee.games.{game_id}.evaluation").EVALUATION
    return found


_LEVELS: Final[Mapping[str, tuple[Sight, Budget]]] = {
    "gentle": (Sight(1, 0.2), Budget(2_000, 1)),
    "steady": (Sight(2, 0.08), Budget(8_000, 1)),
    "strong": (Sight(5, 0, late=13), Budget(20_000, 3)),
    "greedy": (Sight(1, 0), Budget(10_000, 1)),
}


def player(game_id: str, level: Level) -> TatakPlayer:
    """The player of a level."""
    return TatakPlayer(game_id, *_LEVELS[level.value])


def yardstick(game_id: str, name: str) -> TatakPlayer:
    """`greedy` looks one draw ahead and sees clearly."""
    return TatakPlayer(game_id, *_LEVELS[name])
