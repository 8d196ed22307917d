"""What may be done, article by article, and the game by its contract."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tablee.game import (
    CHANCE,
    OVER,
    Draw,
    Game,
    Happening,
    MoveTable,
    Nobody,
    Option,
    Refusal,
    Result,
    Step,
)
from tablee.games.zatre import moves, position, turns
from tablee.games.zatre.board import CENTRE, DOUBLES, INDEX, LIMIT, NAMES, sides
from tablee.games.zatre.moves import END, LAY, Move
from tablee.games.zatre.room import room_of
from tablee.games.zatre.search import Goal, completes, next_lays
from tablee.games.zatre.state import OPENING, Rules, State, opening


def check(state: State, move: Move) -> Refusal | None:
    """The article that forbids a move here, `None` for a legal one."""
    if state.over:
        return Refusal("Z-20", "over")
    if state.seat < 0:
        return Refusal("Z-03", "starter-first")
    if state.due:
        return Refusal("Z-05", "draw-first", 0, tiles=state.due)
    left = state.goal.tiles - len(state.laid)
    if move == END:
        return Refusal("Z-08", "more-fit", 1, tiles=left) if left else None
    at = NAMES[move.cell]
    if move.value not in state.hands[state.seat]:
        return Refusal("Z-05", "not-in-hand", 1, value=move.value)
    if state.grid[move.cell]:
        return Refusal("Z-06", "occupied", 2, at=at)
    room, edge = room_of(state.grid)
    if not edge >> move.cell & 1:
        kind = "centre-first" if edge == 1 << CENTRE else "apart"
        return Refusal("Z-06", kind, 3, at=at)
    if not room[move.value] >> move.cell & 1:
        total = max(sides(state.grid, move.cell)) + move.value
        return Refusal("Z-07", "too-long", 4, at=at, value=move.value, total=total, limit=LIMIT)
    return _check_turn(state, move)


def _check_turn(state: State, move: Move) -> Refusal | None:
    """Z-08 … Z-10 over the whole turn."""
    goal, place, hand = state.goal, (move.cell, move.value), state.hands[state.seat]
    if completes(state.grid, state.laid, hand, goal, place):
        return None
    at = NAMES[move.cell]
    if not completes(state.grid, state.laid, hand, Goal(goal.tiles, goal.tiles), place):
        return Refusal("Z-08", "fewer", 5, at=at, value=move.value, tiles=goal.tiles)
    if goal.bare:
        return Refusal("Z-10", "more-bare", 6, at=at, value=move.value, bare=goal.bare)
    kind = "no-row" if move.cell in DOUBLES else "bare-later"
    return Refusal("Z-09", kind, 6, at=at, value=move.value)


def check_draw(state: State, outcome: str | None) -> Refusal | None:
    """Whether that can be drawn now."""
    if state.over:
        return Refusal("Z-20", "over")
    if state.seat >= 0 and not state.due:
        return Refusal("Z-05", "no-draw")
    if any(outcome == possible for possible, _ in chances(state)):
        return None
    starter = state.seat < 0 and not state.lots
    return Refusal("Z-03", "no-such-seat", 1) if starter else Refusal("Z-01", "not-in-bag", 1, value=outcome)


def chances(state: State) -> tuple[tuple[str, int], ...]:
    """What can be drawn: a seat that starts, or a tile of the bag."""
    if state.over or (state.seat >= 0 and not state.due):
        return ()
    if state.seat < 0 and not state.lots:
        return tuple((seat, 1) for seat in _SEATS[: state.players])
    return tuple((value, count) for value, count in zip(_VALUES, state.bag(), strict=True) if count)


_SEATS: Final = ("seat1", "seat2", "seat3", "seat4")
_VALUES: Final = tuple(map(str, moves.VALUES))


def drawn(state: State, outcome: str) -> State:
    """The state after a draw that can be."""
    if state.seat >= 0:
        return turns.draw(state, int(outcome))
    if state.lots:
        return turns.draw_lot(state, int(outcome))
    return replace(state, seat=_SEATS.index(outcome), due=OPENING)


class Zatre(Game[State, Move]):
    """The game by its contract."""

    id = "zatre"
    seats = (2, 4)
    options = (
        Option("starter", ("draw", "random"), "Z-03"),
        Option("end", ("last-tile", "two-tiles"), "Z-20"),
        Option("tiles", ("full", "short"), "Z-23"),
        Option("profi", ("off", "on"), "Z-21", display=True),
    )

    def start(self, players: int, options: Mapping[str, str]) -> State:
        """Z-03."""
        self.settings(options, players)
        return opening(players, rules_of(options))

    def to_move(self, state: State) -> int | Nobody:
        """Z-04, Z-05."""
        if state.over:
            return OVER
        return CHANCE if state.seat < 0 or state.due else state.seat

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        """Z-06 … Z-10."""
        if self.to_move(state) != state.seat:
            return ()
        lays = next_lays(state.grid, state.laid, state.hands[state.seat], state.goal)
        return tuple(LAY[lay] for lay in lays) or (END,)

    def step(self, state: State, entry: Move | Draw) -> Step[State] | Refusal:
        """See `check` and `check_draw` for the articles."""
        if isinstance(entry, Draw):
            return check_draw(state, entry.outcome) or self._draw(state, entry)
        refusal = check(state, entry)
        if refusal is not None:
            return refusal
        if entry == END:
            following = turns.end(state)
            return Step(following, turns.told_end(state, following))
        return Step(turns.lay(state, entry), turns.told_lay(state, entry))

    def _draw(self, state: State, entry: Draw) -> Step[State]:
        following = self.apply(state, entry)
        assert entry.outcome is not None
        if state.lots:
            return Step(following, turns.told_lot(state, int(entry.outcome), following))
        if state.seat < 0:
            return Step(following, (Happening("starter", seat=following.seat),))
        return Step(following, (Happening("draw", seat=state.seat, value=int(entry.outcome)),))

    def apply(self, state: State, entry: Move | Draw) -> State:
        """The quick path beneath `step`."""
        if isinstance(entry, Draw):
            assert entry.outcome is not None
            return drawn(state, entry.outcome)
        return turns.end(state) if entry == END else turns.lay(state, entry)

    def chances(self, state: State) -> tuple[tuple[str, int], ...]:
        """Z-01, Z-03."""
        return chances(state)

    def result(self, state: State) -> Result | None:
        """Z-19, Z-20."""
        if not state.over:
            return None
        scores = tuple(sheet.total() - sum(hand) for sheet, hand in zip(state.sheets, state.hands, strict=True))
        best = max(scores)
        return Result(tuple(seat for seat, score in enumerate(scores) if score == best), "points", scores)

    def parse_move(self, text: str) -> Move:
        """From the rulebook's notation."""
        return moves.parse(text)

    def print_move(self, move: Move) -> str:
        """In the rulebook's notation."""
        return str(move)

    def parse_position(self, text: str, options: Mapping[str, str]) -> State:
        """From the rulebook's notation."""
        return position.parse_position(text, rules_of(options))

    def print_position(self, state: State) -> str:
        """In the rulebook's notation."""
        return position.print_position(state)

    def universe(self, state: State) -> tuple[Move, ...]:
        """`end` and six values on 193 squares."""
        return moves.UNIVERSE

    def picks(self, state: State, move: Move) -> tuple[str, ...] | None:
        """The tile in the hand by its value, then the square: `5 h8`; `end` is one touch."""
        if move == END:
            return ("end",)
        hand = state.hands[state.seat] if state.seat >= 0 else b""
        return (str(move.value), NAMES[move.cell]) if move.value in hand else None

    def stray(self, state: State, picks: tuple[str, ...]) -> Refusal | None:
        """A tile that is not in the hand, a square before a tile."""
        if picks[0] in _VALUES:
            return Refusal("Z-05", "not-in-hand", 1, value=int(picks[0]))
        return Refusal("Z-05", "tile-first", 1, at=picks[0]) if picks[0] in INDEX else None

    def table(self, version: int) -> MoveTable[Move]:
        """`end` inline, then a group of 193 squares for each value."""
        return MoveTable((END,), moves.LAYS)

    def outcomes(self, state: State) -> tuple[str, ...]:
        """Seats while a random starter is awaited, else the values of tiles."""
        return _SEATS[: state.players] if state.seat < 0 and not state.lots else _VALUES


def rules_of(options: Mapping[str, str]) -> Rules:
    """The options as the state keeps them."""
    return Rules(
        random_start=options.get("starter") == "random",
        two_tiles=options.get("end") == "two-tiles",
        short=options.get("tiles") == "short",
    )


GAME: Final = Zatre()
