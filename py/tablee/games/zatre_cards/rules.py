"""What may be done, article by article, and the game by its contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablee.game import (
    CHANCE,
    OVER,
    Digit,
    Draw,
    Game,
    MoveTable,
    Nobody,
    Randomness,
    Reader,
    Refusal,
    Result,
    Step,
    View,
)
from tablee.games.zatre.sheet import EMPTY
from tablee.games.zatre_cards import coding, hidden, moves, notation
from tablee.games.zatre_cards.cards import CARDS, DOUBLE, HIDDEN, INDEX, Cards, kinds, pile_size
from tablee.games.zatre_cards.layout import ORIGIN, Layout
from tablee.games.zatre_cards.moves import EAST, FACINGS, PASS, SOUTH, STEPS, Lay, Move, Pass, name
from tablee.games.zatre_cards.state import State
from tablee.games.zatre_cards.turn import Turn


def check(state: State, move: Move) -> Refusal | None:
    """The article that forbids a move here, `None` for a legal one."""
    if state.over:
        return Refusal("K-13", "over")
    if state.starter < 0:
        return Refusal("K-03", "starter-first")
    if state.drawer() is not None:
        article = "K-03" if state.dealing else "K-08" if state.aside or state.passes else "K-07"
        return Refusal(article, "draw-first")
    if isinstance(move, Pass):
        return _check_pass(state, move)
    if move.card not in state.hands[state.seat] and move.card not in state.possible():
        return Refusal("K-04", "not-in-hand", 1, card=CARDS[move.card])
    return state.layout.refuse(move)


def _check_pass(state: State, move: Pass) -> Refusal | None:
    """K-08: only when no card of the hand fits."""
    hand = state.hands[state.seat]
    cards = hand
    if move.shown:
        strangers = {*move.shown}.difference(state.possible())
        if strangers or len(move.shown) != len(hand) or (HIDDEN not in hand and move.shown != hand):
            return Refusal("K-08", "not-the-hand", 1)
        cards = move.shown
    for lay in state.layout.fitting(kinds(cards)):
        return Refusal("K-08", "card-fits", 2, card=CARDS[lay.card], at=name(lay.cell))
    return None


def check_draw(state: State, draw: Draw) -> Refusal | None:
    """Why such a card or seat cannot come now."""
    if state.starter < 0:
        return None if draw.outcome in coding.seats(state) else Refusal("K-03", "no-such-seat")
    seat = state.drawer()
    if seat is None:
        return Refusal("K-07", "no-draw")
    if draw.outcome is None:
        return None
    if draw.outcome not in INDEX:
        return Refusal("K-01", "no-such-card", 1)
    if not state.weights()[INDEX[draw.outcome]]:
        return Refusal("K-03" if state.dealing else "K-07", "not-in-pile", 2, card=draw.outcome)
    return None


def legal(state: State) -> tuple[Move, ...]:
    """Every legal move (K-04 … K-06, K-08). For a hidden hand: whatever it might hold, and passing."""
    hand = state.hands[state.seat]
    laying = tuple(state.layout.fitting(state.possible()))
    if HIDDEN not in hand:
        return laying or (PASS,)
    return laying if fits(state.layout, kinds(hand)) else (*laying, PASS)


def fits(layout: Layout, cards: Cards) -> bool:
    """Whether one of those cards can be laid."""
    return next(layout.fitting(cards), None) is not None


class ZatreCards(Game[State, Move]):
    """The game by its contract."""

    id = "zatre_cards"
    seats = (2, 4)

    def start(self, players: int, options: Mapping[str, str]) -> State:
        """K-02, K-03: the starter of round 1 is to be drawn."""
        self.settings(options, players)
        nothing: tuple[Cards, ...] = ((),) * players
        return State(
            layout=Layout(),
            hands=nothing,
            piles=(pile_size(players),) * players,
            known=nothing,
            shown=nothing,
            aside=(),
            gone=(),
            sheets=(EMPTY,) * players,
            supers=(0,) * players,
            round=0,
            starter=-1,
            seat=0,
            passes=0,
        )

    def to_move(self, state: State) -> int | Nobody:
        """K-03, K-04, K-14."""
        if state.over:
            return OVER
        return CHANCE if state.starter < 0 or state.drawer() is not None else state.seat

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        """See `legal`."""
        return legal(state) if isinstance(self.to_move(state), int) else ()

    def step(self, state: State, entry: Move | Draw) -> Step[State] | Refusal:
        """See `check` and `check_draw` for the articles."""
        refusal = check_draw(state, entry) if isinstance(entry, Draw) else check(state, entry)
        return refusal if refusal is not None else _done(state, entry)

    def apply(self, state: State, entry: Move | Draw) -> State:
        """`step` without asking whether the entry is legal."""
        return _done(state, entry).state

    def chances(self, state: State) -> tuple[tuple[str, int], ...]:
        """K-01 … K-03, K-07, K-08: a seat, or a card by `State.weights`."""
        if state.starter < 0:
            return tuple((seat, 1) for seat in coding.seats(state))
        if state.drawer() is None:
            return ()
        return tuple((card, weight) for card, weight in zip(CARDS, state.weights(), strict=True) if weight)

    def forced(self, state: State) -> Move | None:
        """Passing, when no card fits (K-08)."""
        if not isinstance(self.to_move(state), int):
            return None
        hand = state.hands[state.seat]
        return None if HIDDEN in hand or fits(state.layout, kinds(hand)) else PASS

    def result(self, state: State) -> Result | None:
        """K-13."""
        if not state.over:
            return None
        scores = tuple(state.points(seat) for seat in range(state.players))
        best = max(scores)
        return Result(tuple(seat for seat, score in enumerate(scores) if score == best), "points", scores)

    # -- what a seat may know ------------------------------------------------------------------------------------

    def mask(self, state: State, seat: int | None) -> State:
        """Without the hands of others, and without what only they know of their piles."""
        return hidden.mask(state, seat)

    def mask_entry(self, state: State, entry: Move | Draw, seat: int | None) -> Move | Draw:
        """`:?` for a card another seat draws; a pass with the hand it shows."""
        return hidden.mask_entry(state, entry, seat)

    def sample(self, view: View[State], rng: Randomness) -> State:
        """Hidden hands filled from what may lie in each hand or pile."""
        return hidden.sample(view.state, rng)

    # -- text, picks, digits -------------------------------------------------------------------------------------

    def parse_move(self, text: str) -> Move:
        """From the rulebook's notation."""
        return moves.parse(text)

    def print_move(self, move: Move) -> str:
        """In the rulebook's notation."""
        return str(move)

    def parse_position(self, text: str, options: Mapping[str, str]) -> State:
        """From the rulebook's notation."""
        return notation.parse_position(text)

    def print_position(self, state: State) -> str:
        """In the rulebook's notation."""
        return notation.print_position(state)

    def seat_letter(self, seat: int) -> str:
        """Seats are numbered from 1."""
        return str(seat + 1)

    def universe(self, state: State) -> tuple[Move, ...]:
        """Every card, every way round, with a half on a cell next to the layout; and passing."""
        beside = state.layout.beside
        found: list[Move] = []
        for cell in sorted(beside):
            for facing, step in enumerate(STEPS):
                ends = (cell,) if cell - step in beside else (cell, cell - step)
                found += [
                    Lay(end, facing, card)
                    for end in ends
                    for card in INDEX.values()
                    if facing < SOUTH or not DOUBLE[card]
                ]
        return (*found, PASS)

    def picks(self, state: State, move: Move) -> tuple[str, ...] | None:
        """A card of the hand, the cell of its lower half, the facing of the other one: `36` `2,-1` `E`; or `pass`."""
        if isinstance(move, Pass):
            return ("pass",)
        if move.card not in state.hands[state.seat]:
            return None
        return CARDS[move.card], name(move.cell), FACINGS[move.facing]

    def stray(self, state: State, picks: tuple[str, ...]) -> Refusal | None:
        """A card not in the hand, a cell away from the layout or inside it."""
        if picks[0] not in INDEX:
            return None
        if INDEX[picks[0]] not in state.hands[state.seat]:
            return Refusal("K-04", "not-in-hand", 1, card=picks[0])
        if len(picks) < 2:
            return None
        if not state.layout.placed:
            return Refusal("K-04", "first-at-origin", 2, at=name(ORIGIN), facing=FACINGS[EAST])
        covered = picks[1] in map(name, state.layout.halves)
        return Refusal("K-04", "occupied" if covered else "apart", 2, at=picks[1])

    def table(self, version: int) -> MoveTable[Move]:
        """Only the pass has a number of its own: `encode` codes all moves."""
        return MoveTable((PASS,))

    def outcomes(self, state: State) -> tuple[str, ...]:
        """The 28 cards, or the seats."""
        if state.starter < 0:
            return coding.seats(state)
        return CARDS if state.drawer() is not None else ()

    def encode(self, state: State, entry: Move | Draw, version: int) -> tuple[Digit, ...] | None:
        """One digit a move, by the cells next to the layout."""
        return None if isinstance(entry, Draw) else coding.encode(state.layout, entry)

    def decode(self, state: State, read: Reader, version: int) -> Move | Draw | None:
        """The move of that digit."""
        return coding.decode(state.layout, read) if isinstance(self.to_move(state), int) else None


def _done(state: State, entry: Move | Draw) -> Step[State]:
    turn = Turn(state)
    if isinstance(entry, Lay):
        turn.lay(entry)
    elif isinstance(entry, Pass):
        turn.lay_aside(entry)
    elif state.starter < 0:
        turn.start(coding.seats(state).index(entry.outcome or ""))
    else:
        seat = state.drawer()
        assert seat is not None
        turn.draw(seat, entry.outcome)
    return Step(turn.after(), tuple(turn.told))


GAME: Final = ZatreCards()
