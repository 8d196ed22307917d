"""What only Trekattak has: attacks, allies and Q. The turn itself is in `tatak.rules`, the table in `losses`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablee.game import MoveTable, Option, Refusal
from tablee.games.tatak.coding import Coding
from tablee.games.tatak.deck import NONE, changed
from tablee.games.tatak.moves import DRAW, PASS, Act, Move, Moves, acts
from tablee.games.tatak.rules import Articles, Tatak, common_options, in_force, opening
from tablee.games.tatak.state import Stage
from tablee.games.trekattak import positions
from tablee.games.trekattak.cards import BORG, DECK, GUNS, LATINIUM, ORION, PHASER, SHIP_PEOPLES, Q, guns
from tablee.games.trekattak.losses import Tried, What, in_cards, tried, vulcan_pieces
from tablee.games.trekattak.state import NOBODY, Bench, State, free_ships, nth_borg

DRAW_ON: Final = "piece=draw-on"

KEEP: Final = Move(Act.KEEP)
SPEND: Final = acts(Act.SPEND, DECK, GUNS)
TAKE: Final = acts(Act.TAKE, DECK, range(DECK.pieces))
BUILD: Final = tuple(Move(Act.BUILD, letter) for letter in DECK.colours)
MOVES: Final = Moves(
    "Trekattak",
    DECK,
    {
        Stage.AGAIN: MoveTable((DRAW, PASS)),
        Stage.PHASERS: MoveTable((SPEND[PHASER],), (tuple(SPEND[kind] for kind in SHIP_PEOPLES),)),
        Stage.ALLY: MoveTable((KEEP,), (tuple(TAKE.values()),)),
        Stage.BUILD: MoveTable(BUILD),
    },
    nowhere={Act.BUY: "T-04", Act.GIVE: "T-12", Act.SPEND: "T-13", Act.TAKE: "T-21"},
)


class Trekattak(Tatak[State, Bench]):
    """The game by its contract."""

    id = "trekattak"
    deck = DECK
    moves = MOVES
    coding = Coding(DECK, MOVES)
    options = (
        Option("piece", ("may-stop", "draw-on"), "T-03"),
        Option("borg", ("per-game", "per-player"), "T-14"),
        *common_options("T-23", "T-02"),
    )
    articles = Articles(deck="T-01", starter="T-02", draw="T-03", price="T-04", buy="T-04", debt="T-12", win="T-24")

    def start(self, players: int, options: Mapping[str, str]) -> State:
        """T-01, T-02: nobody is dealt anything."""
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
            exiled=DECK.empty,
            borg=(0,) * (players if chosen["borg"] == "per-player" else 1),
            attack=NOBODY,
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
            bench.exiled,
            tuple(bench.borg),
            bench.attack,
        )

    def after_piece(self, bench: Bench) -> Stage:
        """T-03."""
        return Stage.AGAIN if DRAW_ON in bench.options else Stage.MORE

    # -- attacks -------------------------------------------------------------------------------------------------

    def strike(self, bench: Bench, card: int) -> None:
        """T-07, T-20: friend, Q or foe."""
        bench.attack = card
        if bench.colour != NONE and SHIP_PEOPLES[bench.colour] == card:
            bench.stage = Stage.ALLY
            bench.tell("ally", card=DECK.names[card], at="pile", to="attack")
        elif card == Q:
            self._continuum(bench)
        else:
            self._attack(bench, DECK.names[card])

    def _attack(self, bench: Bench, people: str) -> None:
        """T-10, T-11, T-14: the first loss that can be paid in full, or what there is of the loss in cards."""
        if bench.attack == BORG:
            bench.borg[bench.seat % len(bench.borg)] += 1
        nth = nth_borg(bench) if bench.attack == BORG else 1
        row = tried(people, bench.hand, bench.colour, nth)
        last = row[-1] if row[-1].payable else None
        bench.tell(
            "attack",
            card=people,
            at="pile",
            to="attack",
            nth=nth,
            tried=tuple((held.loss.what.value, held.amount, held.available) for held in row),
            loss=len(row) if last else 0,
        )
        if last:
            self._demand(bench, last)
            return
        partial = next((held for held in row if held.loss is in_cards(people)), None)
        if partial and partial.available:
            bench.stage, bench.debt = Stage.OWE, partial.available
        else:
            self._settle(bench, "discard")

    def _demand(self, bench: Bench, due: Tried) -> None:
        """Ask for a loss; what leaves nothing to choose is paid at once."""
        match due.loss.what:
            case What.CARDS | What.PIECE:
                bench.stage, bench.debt = Stage.OWE, due.amount
            case What.PHASERS:
                bench.stage, bench.debt = Stage.PHASERS, due.amount
            case What.ORION:
                bench.lose(ORION, "release")
                self._settle(bench, "discard")
            case What.LATINIUM:
                for _ in range(due.amount):
                    bench.lose(LATINIUM, "give")
                self._settle(bench, f"reserve:{bench.seat}" if due.loss.stays else "discard")

    def payable(self, state: State | Bench) -> tuple[int, ...]:
        """T-12, and the Vulcans' first loss: while it is owed there is such a piece, and never otherwise."""
        hand, colour = state.hands[state.seat], state.builds[state.seat]
        people = DECK.names[state.attack]
        if people == "vulcan" and (pieces := vulcan_pieces(hand)):
            return pieces
        ship = DECK.boat(hand, colour)
        reserve = (*((LATINIUM,) if hand[LATINIUM] else ()), *DECK.loose(hand, colour))
        loss = in_cards(people)
        return (ship or reserve) if loss and loss.ship_first else (reserve or ship)

    def settled(self, bench: Bench) -> None:
        """T-17."""
        self._settle(bench, "discard")

    def _settle(self, bench: Bench, to: str) -> None:
        """T-16, T-17: the attack is over, and the turn."""
        self._dismiss(bench, to)
        bench.end_turn()

    def _dismiss(self, bench: Bench, to: str) -> None:
        card, bench.attack = bench.attack, NOBODY
        match to:
            case "discard":
                bench.put_away(card)
            case "exile":
                bench.exiled = changed(bench.exiled, card, 1)
            case _:
                bench.gain(card)
        bench.tell("settled", card=DECK.names[card], at="attack", to=to)

    # -- Q -------------------------------------------------------------------------------------------------------

    def _continuum(self, bench: Bench) -> None:
        """T-18: the ship is swept away, the pieces in all other reserves come in, a new ship is to be chosen."""
        bench.tell("continuum", card=DECK.names[Q], at="pile", to="attack")
        seat, ship = bench.seat, DECK.boat(bench.hand, bench.colour)
        if ship:
            bench.tell("swept", cards=DECK.say(ship), at=f"boat:{seat}", to="discard")
        for piece in ship:
            bench.gain(piece, -1)
            bench.put_away(piece)
        bench.builds[seat] = NONE
        for other, colour in enumerate(bench.builds):
            pieces = () if other == seat else DECK.loose(bench.hands[other], colour)
            for piece in pieces:
                bench.hand_over(other, seat, piece)
            if pieces:
                bench.tell("seized", cards=DECK.say(pieces), at=f"reserve:{other}", to=f"reserve:{seat}", of=other)
        if free_ships(bench):
            bench.stage = Stage.BUILD
        else:
            self._settle(bench, "discard")

    # -- own moves -----------------------------------------------------------------------------------------------

    def own_moves(self, state: State) -> tuple[Move, ...]:
        """T-03, T-13, T-18, T-21."""
        match state.stage:
            case Stage.AGAIN:
                return (DRAW,)
            case Stage.PHASERS:
                return self._weapons(state)
            case Stage.ALLY:
                seat = state.seat
                return (*(TAKE[piece] for piece in range(DECK.pieces) if state.for_sale(seat, piece)), KEEP)
            case _:
                return tuple(BUILD[ship] for ship in free_ships(state))

    def _weapons(self, state: State) -> tuple[Move, ...]:
        """T-13: any, but no order to choose where all of them must go."""
        hand = state.hands[state.seat]
        kinds = [kind for kind in GUNS if hand[kind]]
        if guns(hand) <= state.debt:
            kinds = kinds[:1]
        return tuple(SPEND[kind] for kind in kinds)

    def own_act(self, bench: Bench, move: Move) -> None:
        """T-13, T-16, T-18, T-21."""
        match move.act:
            case Act.SPEND:
                bench.lose(DECK.index[move.card], "spend")
                bench.debt -= 1
                if bench.debt == 0:
                    self._settle(bench, "discard" if bench.attack in SHIP_PEOPLES else "exile")
            case Act.KEEP:
                bench.stage = Stage.MORE
                self._dismiss(bench, f"reserve:{bench.seat}")
            case Act.TAKE:
                self._take(bench, DECK.index[move.card])
            case Act.BUILD:
                self._build(bench, DECK.colours.index(move.card))

    def _take(self, bench: Bench, piece: int) -> None:
        """T-21: a piece for nothing, and the turn goes on."""
        owner = next(seat for seat, hand in enumerate(bench.hands) if hand[piece])
        bench.stage = Stage.MORE
        self._dismiss(bench, "discard")
        bench.hand_over(owner, bench.seat, piece)
        bench.tell("take", card=DECK.names[piece], at=f"reserve:{owner}", to=bench.place(piece), of=owner)
        bench.check_win()

    def _build(self, bench: Bench, ship: int) -> None:
        """T-18: all pieces of it form the ship."""
        self._dismiss(bench, "discard")
        bench.builds[bench.seat] = ship
        bench.tell(
            "build",
            colour=DECK.colours[ship],
            cards=DECK.say(DECK.boat(bench.hand, ship)),
            at=f"reserve:{bench.seat}",
            to=f"boat:{bench.seat}",
        )
        bench.check_win()
        if bench.stage is not Stage.OVER:
            bench.end_turn()

    # -- why not -------------------------------------------------------------------------------------------------

    def waiting(self, state: State) -> Refusal | None:
        """T-13, T-18, T-21: first what has come."""
        match state.stage:
            case Stage.PHASERS:
                return Refusal("T-13", "phasers-first", 1, left=state.debt)
            case Stage.ALLY:
                return Refusal("T-21", "ally-first", 1)
            case Stage.BUILD:
                return Refusal("T-18", "build-first", 1)
        return None

    def refuse_gift(self, state: State, kind: int) -> Refusal | None:
        """T-10, T-12."""
        if kind in self.payable(state):
            return None
        name, people = DECK.names[kind], state.people()
        if people == "vulcan" and vulcan_pieces(state.hands[state.seat]):
            return Refusal("T-10", "vulcan-piece", 3, card=name)
        return Refusal("T-12", "ship-first" if people == "breen" else "reserve-first", 3, card=name)

    def refuse_own(self, state: State, move: Move) -> Refusal:
        """T-10, T-13, T-18, T-21."""
        stage, hand = state.stage, state.hands[state.seat]
        match move.act:
            case Act.SPEND if stage is Stage.OWE:
                return Refusal("T-10", "cards-owed", 1)
            case Act.SPEND if stage is not Stage.PHASERS:
                return self.waiting(state) or Refusal("T-13", "no-attack")
            case Act.SPEND:
                kind = "all-must-go" if hand[DECK.index[move.card]] else "not-yours"
                return Refusal("T-13", kind, 2, card=move.card)
            case Act.BUILD if stage is not Stage.BUILD:
                return Refusal("T-18", "no-q")
            case Act.BUILD:
                taken = DECK.colours.index(move.card) in state.builds
                return Refusal("T-18", "ship-taken" if taken else "no-piece-of-it", 2, colour=move.card)
            case Act.TAKE if stage is Stage.ALLY:
                return Refusal("T-21", "not-in-a-reserve", 2, card=move.card)
        return Refusal("T-21", "no-ally")

    def stray(self, state: State, picks: tuple[str, ...]) -> Refusal | None:
        """T-12: nobody gives an Orion card away."""
        if picks[0] == DECK.names[ORION] and state.hands[state.seat][ORION]:
            return Refusal("T-12", "no-tribute", 1, card=picks[0])
        return super().stray(state, picks)

    # -- positions -----------------------------------------------------------------------------------------------

    def print_position(self, state: State) -> str:
        """Players, discard, exiled, Borg count, seat, alien and stage."""
        return positions.print_position(state)

    def parse_position(self, text: str, options: Mapping[str, str]) -> State:
        """From the rulebook's notation. More cards owed than the player has reads as all of them."""
        chosen = self.settings(options)
        return positions.parse_position(text, in_force(self.options, chosen), chosen["borg"] == "per-player")


GAME: Final = Trekattak()
