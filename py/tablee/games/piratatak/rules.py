"""What only Piratatak has: pirates, and cannons against them. The turn itself is in `tatak.rules`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from tablee.game import MoveTable, NotationError, Option, Refusal
from tablee.games.tatak import notation
from tablee.games.tatak.coding import Coding
from tablee.games.tatak.deck import NONE, Deck
from tablee.games.tatak.moves import Act, Move, Moves
from tablee.games.tatak.rules import Articles, Tatak, common_options, in_force, opening
from tablee.games.tatak.state import Bench, Stage
from tablee.games.tatak.state import State as Common

DECK: Final = Deck("RBGY", 6, coin=("o", 20), cannon=("c", 3), attackers=(("!", 8),))
"""P-01."""
PIRATE: Final = DECK.index["!"]
TRIBUTE: Final = 3
"""Cards a pirate takes (P-09)."""

FIRE: Final = Move(Act.FIRE)
PAY: Final = Move(Act.PAY)
MOVES: Final = Moves(
    "Piratatak", DECK, {Stage.CANNON: MoveTable((FIRE, PAY))}, nowhere={Act.GIVE: "P-11", Act.BUY: "P-05"}
)

OPTIONAL: Final = "cannon=optional"


@dataclass(frozen=True, slots=True)
class State(Common):
    """A state of Piratatak. A pirate lies in the discard from the moment it is drawn."""

    deck: ClassVar[Deck] = DECK


class Piratatak(Tatak[State, Bench]):
    """The game by its contract."""

    id = "piratatak"
    deck = DECK
    moves = MOVES
    coding = Coding(DECK, MOVES)
    options = (Option("cannon", ("compulsory", "optional"), "P-10"), *common_options("P-12", "P-02"))
    articles = Articles(deck="P-01", starter="P-02", draw="P-03", price="P-04", buy="P-05", debt="P-09", win="P-17")

    def start(self, players: int, options: Mapping[str, str]) -> State:
        """P-01, P-02: nobody is dealt anything."""
        chosen = self.settings(options, players)
        return State(
            pile=DECK.counts,
            discard=DECK.empty,
            hands=(DECK.empty,) * players,
            builds=(NONE,) * players,
            seat=0,
            stage=opening(chosen),
            debt=0,
            options=in_force(self.options, chosen),
        )

    def thaw(self, state: State) -> Bench:
        """A bench with that state on it."""
        return Bench(state)

    def freeze(self, bench: Bench) -> State:
        """The state on a bench."""
        return State(
            bench.pile,
            bench.discard,
            tuple(bench.hands),
            tuple(bench.builds),
            bench.seat,
            bench.stage,
            bench.debt,
            bench.options,
        )

    # -- pirates -------------------------------------------------------------------------------------------------

    def strike(self, bench: Bench, card: int) -> None:
        """P-09, P-10."""
        bench.put_away(card)
        bench.tell("pirate", card="!", at="pile", to="discard")
        if bench.hand[DECK.cannon]:
            bench.stage = Stage.CANNON
        else:
            self._demand(bench)

    def _demand(self, bench: Bench) -> None:
        """P-09: three cards, or all there are."""
        cards = min(TRIBUTE, self._worth(bench))
        bench.tell("owe", cards=cards)
        if cards == 0:
            bench.end_turn()
        else:
            bench.stage, bench.debt = Stage.OWE, cards

    def payable(self, state: State | Bench) -> tuple[int, ...]:
        """Coins and pieces, the own boat's last, as it is to be touched last when all must go (P-09, P-11)."""
        hand, colour = state.hands[state.seat], state.builds[state.seat]
        coins = (DECK.coin,) if hand[DECK.coin] else ()
        return (*coins, *DECK.loose(hand, colour), *DECK.boat(hand, colour))

    def _worth(self, state: State | Bench) -> int:
        hand = state.hands[state.seat]
        return sum(hand[kind] for kind in self.payable(state))

    def settled(self, bench: Bench) -> None:
        """P-09: the turn ends."""
        bench.end_turn()

    def own_moves(self, state: State) -> tuple[Move, ...]:
        """P-10."""
        return (FIRE, PAY) if OPTIONAL in state.options else (FIRE,)

    def own_act(self, bench: Bench, move: Move) -> None:
        """P-10."""
        if move.act is Act.FIRE:
            bench.lose(DECK.cannon, "fire")
            bench.end_turn()
        else:
            bench.tell("decline")
            self._demand(bench)

    # -- why not -------------------------------------------------------------------------------------------------

    def waiting(self, state: State) -> Refusal | None:
        """P-10: first the cannon."""
        if state.stage is not Stage.CANNON:
            return None
        return Refusal("P-10", "fire-or-pay" if OPTIONAL in state.options else "must-fire", 1)

    def refuse_own(self, state: State, move: Move) -> Refusal:
        """P-10, P-11."""
        if state.stage is Stage.CANNON:
            return Refusal("P-10", "must-fire", 2)
        if state.stage is not Stage.OWE:
            return Refusal("P-10", "no-pirate", 1)
        if move.act is Act.PAY:
            return Refusal("P-10", "paying", 2)
        return Refusal("P-11", "cannon-is-no-payment" if state.hands[state.seat][DECK.cannon] else "no-cannon", 2)

    # -- positions -----------------------------------------------------------------------------------------------

    def print_position(self, state: State) -> str:
        """Players, discard, seat and stage."""
        cards = notation.print_holding(DECK, state.discard)
        return f"{notation.print_players(state)}|{cards}|{state.seat + 1} {notation.print_stage(state)}"

    def parse_position(self, text: str, options: Mapping[str, str]) -> State:
        """From the rulebook's notation. More owed than the player has reads as all of it."""
        players, cards, turn = notation.fields(text, 3)
        hands, builds = notation.parse_players(DECK, players)
        discard = notation.parse_holding(DECK, cards)
        seat, _, word = turn.partition(" ")
        stage, debt = notation.parse_stage(word)
        state = State(
            notation.rest(DECK, (discard, *hands)),
            discard,
            hands,
            builds,
            notation.parse_seat(seat, len(hands)),
            stage,
            debt,
            in_force(self.options, self.settings(options)),
        )
        wrong = notation.flaw(state) or self._flaw(state)
        if wrong:
            raise NotationError("position", wrong)
        return replace(state, debt=min(debt, self._worth(state)))

    def _flaw(self, state: State) -> str | None:
        cannon = state.hands[state.seat][DECK.cannon] > 0
        match state.stage:
            case Stage.AGAIN | Stage.PHASERS | Stage.ALLY | Stage.BUILD:
                return f"Piratatak has no stage {state.stage.value!r}"
            case Stage.CANNON | Stage.OWE if not state.discard[PIRATE]:
                return "no pirate in the discard"
            case Stage.CANNON if not cannon:
                return "no cannon to fire"
            case Stage.OWE if state.debt > TRIBUTE or not self._worth(state):
                return f"{state.debt} cards cannot be owed here"
            case Stage.OWE if cannon and OPTIONAL not in state.options:
                return "the cannon comes before paying"
        return None


GAME: Final = Piratatak()
