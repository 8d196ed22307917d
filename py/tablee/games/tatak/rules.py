"""The turn both games share: draw or buy, go on or pass, give what is owed. Each game adds its attackers."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Generic, TypeVar

from tablee.game import CHANCE, OVER, Digit, Draw, Game, MoveTable, Nobody, Option, Reader, Refusal, Result, Step
from tablee.games.tatak.coding import Coding
from tablee.games.tatak.deck import NONE, Deck
from tablee.games.tatak.moves import DRAW, PASS, Act, Move, Moves
from tablee.games.tatak.state import Bench, Stage, State

PRICE: Final = 3
"""Coins for a piece (P-04, T-04)."""


@dataclass(frozen=True, slots=True)
class Articles:
    """Where each rulebook says what both say."""

    deck: str
    starter: str
    draw: str
    price: str
    buy: str
    debt: str
    win: str


S = TypeVar("S", bound=State)
B = TypeVar("B", bound=Bench)


class Tatak(Game[S, Move], Generic[S, B]):
    """The shared part. A game says what its attackers do (`strike`), what may be given (`payable`), and its own acts.

    Methods take a state (asked) or a bench (changed).
    """

    seats = (2, 4)
    deck: ClassVar[Deck]
    moves: ClassVar[Moves]
    coding: ClassVar[Coding]
    articles: ClassVar[Articles]

    # -- what each game says for itself --------------------------------------------------------------------------

    @abstractmethod
    def thaw(self, state: S) -> B:
        """A bench with that state on it."""

    @abstractmethod
    def freeze(self, bench: B) -> S:
        """The state on a bench."""

    @abstractmethod
    def strike(self, bench: B, card: int) -> None:
        """An attacker was drawn; it is no longer in the pile, and nowhere else yet."""

    @abstractmethod
    def payable(self, state: S | B) -> tuple[int, ...]:
        """The kinds of cards that may be given now, in the order they go when everything must."""

    @abstractmethod
    def settled(self, bench: B) -> None:
        """The last card owed has been given, or nothing is left to give."""

    @abstractmethod
    def own_moves(self, state: S) -> tuple[Move, ...]:
        """The legal moves of the stages only this game has."""

    @abstractmethod
    def own_act(self, bench: B, move: Move) -> None:
        """Do a legal move of an act only this game has."""

    @abstractmethod
    def waiting(self, state: S) -> Refusal | None:
        """Why the turn cannot go on yet, in the stages that first want something settled."""

    @abstractmethod
    def refuse_own(self, state: S, move: Move) -> Refusal:
        """Why a move of an act only this game has is not legal."""

    def refuse_gift(self, state: S, kind: int) -> Refusal | None:
        """Why a card the player owes and has may not be the next to go, where the game has such a rule."""
        return None

    def after_piece(self, bench: B) -> Stage:
        """What follows a drawn piece."""
        return Stage.MORE

    # -- the course of a game ------------------------------------------------------------------------------------

    def to_move(self, state: S) -> int | Nobody:
        """P-02, T-02."""
        match state.stage:
            case Stage.DRAW | Stage.STARTER:
                return CHANCE
            case Stage.OVER:
                return OVER
        return state.seat

    def legal_moves(self, state: S) -> tuple[Move, ...]:
        """The one place that says what is legal; `refuse` only says why the rest is not."""
        match state.stage:
            case Stage.TURN:
                return (DRAW, *self._purchases(state))
            case Stage.MORE:
                return (DRAW, PASS)
            case Stage.OWE:
                return self._gifts(state)
            case Stage.DRAW | Stage.STARTER | Stage.OVER:
                return ()
        return self.own_moves(state)

    def _purchases(self, state: S) -> tuple[Move, ...]:
        """P-04, P-05; T-04."""
        seat = state.seat
        colour, hand = state.builds[seat], state.hands[seat]
        if colour == NONE or hand[self.deck.coin] < PRICE:
            return ()
        return tuple(self.moves.buy[piece] for piece in self.deck.spans[colour] if state.for_sale(seat, piece))

    def _gifts(self, state: S) -> tuple[Move, ...]:
        """P-09; T-11, T-12: any payable card, but no order to choose where all of them must go."""
        kinds = self.payable(state)
        hand = state.hands[state.seat]
        if sum(hand[kind] for kind in kinds) <= state.debt:
            kinds = kinds[:1]
        return tuple(self.moves.give[kind] for kind in kinds)

    def forced(self, state: S) -> Move | None:
        """A payment, a kept ally or a new ship without a choice; never a draw."""
        moves = self.legal_moves(state)
        return moves[0] if len(moves) == 1 and moves[0] is not DRAW else None

    def step(self, state: S, entry: Move | Draw) -> Step[S] | Refusal:
        """See `legal_moves`, `chances` and `refuse`."""
        if isinstance(entry, Draw):
            refusal = self._refuse_draw(state, entry)
            if refusal is not None:
                return refusal
        elif entry not in self.legal_moves(state):
            return self.refuse(state, entry)
        bench = self._played(state, entry)
        return Step(self.freeze(bench), tuple(bench.told))

    def apply(self, state: S, entry: Move | Draw) -> S:
        """`step` without asking whether the entry is legal."""
        return self.freeze(self._played(state, entry))

    def _played(self, state: S, entry: Move | Draw) -> B:
        bench = self.thaw(state)
        if isinstance(entry, Draw):
            assert entry.outcome is not None
            self._turned_up(bench, entry.outcome)
            return bench
        match entry.act:
            case Act.DRAW:
                bench.reshuffle()
                bench.stage = Stage.DRAW
            case Act.PASS:
                bench.tell("pass")
                bench.end_turn()
            case Act.BUY:
                self._buy(bench, self.deck.index[entry.card])
            case Act.GIVE:
                bench.lose(self.deck.index[entry.card], "give")
                bench.debt -= 1
                if bench.debt == 0 or not self.payable(bench):
                    self.settled(bench)
            case _:
                self.own_act(bench, entry)
        return bench

    def _turned_up(self, bench: B, outcome: str) -> None:
        if bench.stage is Stage.STARTER:
            bench.seat = int(outcome.removeprefix("seat")) - 1
            bench.stage = Stage.TURN
            bench.tell("starter")
            return
        card = self.deck.index[outcome]
        bench.take_top(card)
        bench.stage = Stage.MORE
        if card < self.deck.pieces:
            bench.stage = self.after_piece(bench)
            bench.drawn_piece(card)
        elif card in self.deck.attackers:
            self.strike(bench, card)
        else:
            bench.gain(card)
            bench.tell("reserve", card=outcome, at="pile", to=f"reserve:{bench.seat}")

    def _buy(self, bench: B, piece: int) -> None:
        """P-04, T-04: the coins change hands with the piece, and the turn is over."""
        buyer = bench.seat
        seller = next(seat for seat, hand in enumerate(bench.hands) if hand[piece])
        bench.hand_over(seller, buyer, piece)
        bench.hand_over(buyer, seller, self.deck.coin, PRICE)
        bench.tell(
            "buy", card=self.deck.names[piece], at=f"reserve:{seller}", to=f"boat:{buyer}", seller=seller, coins=PRICE
        )
        bench.check_win()
        if bench.stage is not Stage.OVER:
            bench.end_turn()

    def chances(self, state: S) -> tuple[tuple[str, int], ...]:
        """P-01, P-02; T-01, T-02: a seat, or a card of the pile by how many of its kind are there."""
        if state.stage is Stage.STARTER:
            return tuple((outcome, 1) for outcome in self.outcomes(state))
        if state.stage is Stage.DRAW:
            return tuple((name, count) for name, count in zip(self.deck.names, state.pile, strict=True) if count)
        return ()

    def outcomes(self, state: S) -> tuple[str, ...]:
        """Seats for the starter, kinds of cards for a draw."""
        if state.stage is Stage.STARTER:
            return tuple(f"seat{seat + 1}" for seat in range(len(state.hands)))
        return self.deck.names if state.stage is Stage.DRAW else ()

    def result(self, state: S) -> Result | None:
        """P-17, T-24."""
        return Result((state.seat,), "complete") if state.stage is Stage.OVER else None

    # -- why not -------------------------------------------------------------------------------------------------

    def _refuse_draw(self, state: S, entry: Draw) -> Refusal | None:
        if self.to_move(state) is not CHANCE:
            return Refusal(self.articles.draw, "no-card-due")
        if any(entry.outcome == outcome for outcome, _ in self.chances(state)):
            return None
        if state.stage is Stage.STARTER:
            return Refusal(self.articles.starter, "no-such-seat", 1)
        if entry.outcome not in self.deck.index:
            return Refusal(self.articles.deck, "no-such-card", 1)
        return Refusal(self.articles.deck, "not-in-pile", 2, card=entry.outcome)

    def refuse(self, state: S, move: Move) -> Refusal:
        """Why a move that is not legal is not."""
        match state.stage:
            case Stage.OVER:
                return Refusal(self.articles.win, "over")
            case Stage.DRAW:
                return Refusal(self.articles.draw, "card-first")
            case Stage.STARTER:
                return Refusal(self.articles.starter, "starter-first")
        match move.act:
            case Act.DRAW | Act.PASS | Act.BUY:
                waiting = self._owing(state) or self.waiting(state)
                if waiting is not None:
                    return waiting
                if move.act is Act.BUY:
                    return self._refuse_purchase(state, self.deck.index[move.card])
                return Refusal(self.articles.draw, "draw-on" if state.stage is Stage.AGAIN else "draw-first", 2)
            case Act.GIVE:
                return self._refuse_any_gift(state, self.deck.index[move.card])
        return self.refuse_own(state, move)

    def _owing(self, state: S) -> Refusal | None:
        return Refusal(self.articles.debt, "debt", 1, left=state.debt) if state.stage is Stage.OWE else None

    def _refuse_purchase(self, state: S, piece: int) -> Refusal:
        deck, seat, name = self.deck, state.seat, self.deck.names[piece]
        colour, owner = state.builds[seat], state.owner(piece)
        if state.stage is not Stage.TURN:
            return Refusal(self.articles.buy, "buy-first", 2)
        if colour == NONE:
            return Refusal(self.articles.buy, "no-boat", 3)
        if owner == seat:
            return Refusal(self.articles.buy, "have-it", 4, card=name)
        if piece // deck.size != colour:
            return Refusal(self.articles.buy, "other-colour", 4, card=name, colour=deck.colours[colour])
        if owner < 0:
            return Refusal(self.articles.buy, "not-for-sale", 5, card=name)
        return Refusal(self.articles.price, "too-few-coins", 6, coins=state.hands[seat][deck.coin], price=PRICE)

    def _refuse_any_gift(self, state: S, kind: int) -> Refusal:
        if state.stage is not Stage.OWE:
            return self.waiting(state) or Refusal(self.articles.debt, "nothing-owed")
        name = self.deck.names[kind]
        if not state.hands[state.seat][kind]:
            return Refusal(self.articles.debt, "not-yours", 2, card=name)
        first = self.deck.names[self.payable(state)[0]]
        return self.refuse_gift(state, kind) or Refusal(self.articles.debt, "all-must-go", 4, card=name, first=first)

    # -- text, picks, digits -------------------------------------------------------------------------------------

    def parse_move(self, text: str) -> Move:
        """From the rulebook's notation."""
        return self.moves.parse(text)

    def print_move(self, move: Move) -> str:
        """In the rulebook's notation."""
        return str(move)

    def seat_letter(self, seat: int) -> str:
        """Seats are numbered from 1."""
        return str(seat + 1)

    def universe(self, state: S) -> tuple[Move, ...]:
        """Every move of the game."""
        return self.moves.universe

    def table(self, version: int) -> MoveTable[Move]:
        """Every move; records number them stage by stage (see `encode`)."""
        return self.moves.table

    def encode(self, state: S, entry: Move | Draw, version: int) -> tuple[Digit, ...] | None:
        """By the stage."""
        return self.coding.encode(state.stage, entry)

    def decode(self, state: S, read: Reader, version: int) -> Move | Draw | None:
        """By the stage."""
        return self.coding.decode(state.stage, read)

    def picks(self, state: S, move: Move) -> tuple[str, ...] | None:
        """One touch: `pile` draws; a card by its name (`R4` wherever it lies, `o` and others the own ones); for moves
        without a card the act's word.

        `fire` is a touch of the own cannon, `build V` of the letter. What lies with nobody cannot be touched.
        """
        if move.act is Act.DRAW:
            return ("pile",)
        if move.act is Act.BUILD:
            return (move.card,)
        name = self.deck.names[self.deck.cannon] if move.act is Act.FIRE else move.card
        if not name:
            return (move.act.value,)
        return (name,) if self._in_reach(state, self.deck.index[name]) else None

    def stray(self, state: S, picks: tuple[str, ...]) -> Refusal | None:
        """A card that no move touches: a piece that lies with nobody, another kind the player has none of."""
        kind = self.deck.index.get(picks[0])
        if kind is None or self._in_reach(state, kind):
            return None
        if kind < self.deck.pieces:
            return Refusal(self.articles.buy, "not-for-sale", 1, card=picks[0])
        return Refusal(self.articles.debt, "not-yours", 1, card=picks[0])

    def _in_reach(self, state: S, kind: int) -> bool:
        return state.owner(kind) >= 0 if kind < self.deck.pieces else state.hands[state.seat][kind] > 0


def common_options(colour: str, starter: str) -> tuple[Option, Option]:
    """The options both games have, with the articles that describe them."""
    return (Option("colour", ("for-life", "freed"), colour), Option("starter", ("first", "random"), starter))


def opening(chosen: Mapping[str, str]) -> Stage:
    """How a game begins (P-02, T-02)."""
    return Stage.STARTER if chosen["starter"] == "random" else Stage.TURN


def in_force(known: Iterable[Option], chosen: Mapping[str, str]) -> frozenset[str]:
    """The options a state carries."""
    return frozenset(
        f"{option.name}={chosen[option.name]}"
        for option in known
        if option.name != "starter" and chosen[option.name] != option.default
    )
