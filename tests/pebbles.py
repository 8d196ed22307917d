"""Pebbles, a game for tests only: draws hidden from the others, secret moves, forced moves, a reveal, options.

X-01 Twelve pebbles in a bag, four each of 1, 2, 3. X-02 The first seat starts, or a random one. X-03 In turn, a seat
draws a pebble, which only it sees, then lays one open, buries one face down or keeps all. X-04 Keeping is for those
with at most two pebbles, or who can lay none; burying for those with three or more. X-05 `order=rising`: a pebble laid
is at least as heavy as the last one laid. X-06 Who lays a 3 sees, with everybody, the hand of the next seat from then
on; nothing is buried from a hand shown. X-07 With the bag empty the game ends; the heaviest sum laid wins, equal ones share. Who can neither lay nor bury
is made to keep.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any

import pytest

from tablee import games
from tablee.articles import Article
from tablee.game import (
    CHANCE,
    OVER,
    Draw,
    Game,
    Happening,
    MoveTable,
    Nobody,
    NotationError,
    Option,
    Randomness,
    Refusal,
    Result,
    Step,
    View,
)

ID = "pebbles"
UNKNOWN = 0
Pebbles = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Move:
    """`lay 2`, `bury 1` (`bury ?` to other seats) or `keep`."""

    verb: str
    value: int = -1

    def __str__(self) -> str:
        return self.verb if self.value < 0 else f"{self.verb} {self.value or '?'}"


KEEP = Move("keep")
LAY = tuple(Move("lay", value) for value in (1, 2, 3))
BURY = tuple(Move("bury", value) for value in (1, 2, 3))
ALL = (KEEP, *LAY, *BURY)


@dataclass(frozen=True, slots=True)
class State:
    """`unseen` counts the pebbles 1, 2, 3 in the bag and, in a view, those hidden elsewhere."""

    unseen: Pebbles
    hands: tuple[Pebbles, ...]
    laid: tuple[Pebbles, ...]
    buried: tuple[Pebbles, ...]
    shown: tuple[bool, ...]
    seat: int
    stage: str
    top: int = 1
    rising: bool = False

    @property
    def bag(self) -> int:
        return sum(self.unseen) - sum(hand.count(UNKNOWN) for hand in (*self.hands, *self.buried))


def _put(rows: tuple[Pebbles, ...], seat: int, row: Pebbles) -> tuple[Pebbles, ...]:
    return (*rows[:seat], tuple(sorted(row)), *rows[seat + 1 :])


def _less(unseen: Pebbles, value: int) -> Pebbles:
    return tuple(count - (place == value) for place, count in enumerate(unseen, 1))


class Game_(Game[State, Move]):
    id = ID
    seats = (2, 4)
    options = (Option("starter", ("first", "random"), "X-02"), Option("order", ("free", "rising"), "X-05"))
    longest = 60

    def start(self, players: int, options: Mapping[str, str]) -> State:
        none = ((),) * players
        stage = "start" if options["starter"] == "random" else "draw"
        shown = (False,) * players
        return State((4, 4, 4), none, none, none, shown, 0, stage, rising=options["order"] == "rising")

    def to_move(self, state: State) -> int | Nobody:
        if state.stage in ("start", "draw"):
            return CHANCE
        return state.seat if state.stage == "play" else OVER

    def chances(self, state: State) -> tuple[tuple[str, int], ...]:
        if state.stage == "start":
            return tuple((f"seat{seat + 1}", 1) for seat in range(len(state.hands)))
        if state.stage == "draw":
            return tuple((str(value), count) for value, count in enumerate(state.unseen, 1) if count)
        return ()

    def outcomes(self, state: State) -> tuple[str, ...]:
        return ("seat1", "seat2", "seat3", "seat4") if state.stage == "start" else ("1", "2", "3")

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        return tuple(move for move in ALL if self.check(state, move) is None)

    def forced(self, state: State) -> Move | None:
        return KEEP if self.legal_moves(state) == (KEEP,) else None

    def check(self, state: State, move: Move) -> Refusal | None:
        if state.stage != "play":
            return Refusal("X-07" if state.stage == "over" else "X-03", "not-now")
        hand = state.hands[state.seat]
        held = {value for value in (1, 2, 3) if value in hand or (UNKNOWN in hand and state.unseen[value - 1])}
        if move.verb == "keep":
            can_lay = any(value >= state.top or not state.rising for value in hand)
            return Refusal("X-04", "must-lay", 1) if len(hand) > 2 and can_lay else None
        if move.value not in held and not (move.value == UNKNOWN and UNKNOWN in hand and move.verb == "bury"):
            return Refusal("X-03", "not-held", 1, value=move.value)
        if move.verb == "bury":
            if state.shown[state.seat]:
                return Refusal("X-06", "shown", 2)
            return None if len(hand) > 2 else Refusal("X-04", "too-few", 2)
        return Refusal("X-05", "too-light", 2) if state.rising and move.value < state.top else None

    def step(self, state: State, entry: Move | Draw) -> Step[State] | Refusal:
        if isinstance(entry, Draw):
            return self._draw(state, entry.outcome)
        refusal = self.check(state, entry)
        if refusal is not None:
            return refusal
        told = Happening(entry.verb, seat=state.seat, value=entry.value)
        return Step(self._turned(self._done(state, entry)), (told,))

    def _draw(self, state: State, outcome: str | None) -> Step[State] | Refusal:
        if outcome is None and state.stage == "draw":
            value = UNKNOWN
        elif outcome not in dict(self.chances(state)):
            return Refusal("X-03", "no-draw")
        elif state.stage == "start":
            assert outcome is not None
            return Step(replace(state, seat=int(outcome[4:]) - 1, stage="draw"))
        else:
            assert outcome is not None
            value = int(outcome)
        hands = _put(state.hands, state.seat, (*state.hands[state.seat], value))
        following = replace(state, unseen=_less(state.unseen, value), hands=hands, stage="play")
        return Step(following, (Happening("drawn", seat=state.seat, value=value),))

    def _done(self, state: State, move: Move) -> State:
        if move.verb == "keep":
            return state
        seat, hand, value = state.seat, list(state.hands[state.seat]), move.value
        known = value in hand
        hand.remove(value if known else UNKNOWN)
        unseen = state.unseen if known else _less(state.unseen, value)
        after = replace(state, unseen=unseen, hands=_put(state.hands, seat, tuple(hand)))
        if move.verb == "bury":
            return replace(after, buried=_put(state.buried, seat, (*state.buried[seat], value)))
        following = (seat + 1) % len(state.hands)
        shown = tuple(was or (value == 3 and place == following) for place, was in enumerate(state.shown))
        return replace(after, laid=_put(state.laid, seat, (*state.laid[seat], value)), shown=shown, top=value)

    def _turned(self, state: State) -> State:
        following = (state.seat + 1) % len(state.hands)
        return replace(state, seat=following, stage="draw" if state.bag else "over")

    def result(self, state: State) -> Result | None:
        if state.stage != "over":
            return None
        scores = tuple(map(sum, state.laid))
        return Result(tuple(seat for seat, score in enumerate(scores) if score == max(scores)), "heaviest", scores)

    def mask(self, state: State, seat: int | None) -> State:
        unseen = list(state.unseen)

        def hidden(row: Pebbles) -> Pebbles:
            for value in row:
                if value != UNKNOWN:
                    unseen[value - 1] += 1
            return (UNKNOWN,) * len(row)

        hands = tuple(
            hand if place == seat or state.shown[place] else hidden(hand) for place, hand in enumerate(state.hands)
        )
        buried = tuple(row if place == seat else hidden(row) for place, row in enumerate(state.buried))
        return replace(state, unseen=tuple(unseen), hands=hands, buried=buried)

    def sample(self, view: View[State], rng: Randomness) -> State:
        state = view.state
        unseen = list(state.unseen)

        def fill(row: Pebbles) -> Pebbles:
            filled = [value for value in row if value != UNKNOWN]
            for _ in range(row.count(UNKNOWN)):
                pool = [value for value, count in enumerate(unseen, 1) for _ in range(count)]
                filled.append(pool[rng.randrange(len(pool))])
                unseen[filled[-1] - 1] -= 1
            return tuple(sorted(filled))

        hands, buried = tuple(map(fill, state.hands)), tuple(map(fill, state.buried))
        return replace(state, unseen=tuple(unseen), hands=hands, buried=buried)

    def mask_entry(self, state: State, entry: Move | Draw, seat: int | None) -> Move | Draw:
        if isinstance(entry, Draw):
            if state.stage == "draw" and seat != state.seat and not state.shown[state.seat]:
                return Draw(None)
            return entry
        return Move("bury", UNKNOWN) if entry.verb == "bury" and seat != state.seat else entry

    def parse_move(self, text: str) -> Move:
        for move in (*ALL, Move("bury", UNKNOWN)):
            if str(move) == text:
                return move
        raise NotationError("move", f"{text[:20]!r} is not a move")

    def print_move(self, move: Move) -> str:
        return str(move)

    def print_position(self, state: State) -> str:
        def rows(rows: tuple[Pebbles, ...]) -> str:
            return "/".join("".join("?123"[value] for value in row) or "-" for row in rows)

        shown = "".join(str(int(flag)) for flag in state.shown)
        parts = (rows(state.hands), rows(state.laid), rows(state.buried), shown)
        return f"{'|'.join(parts)}|{state.seat + 1} {state.stage} {state.top}"

    def parse_position(self, text: str, options: Mapping[str, str]) -> State:
        form = r"([?123/-]+)\|([123/-]+)\|([?123/-]+)\|([01]+)\|([1-4]) (start|draw|play|over) ([123])"
        found = re.fullmatch(form, text)
        if not found:
            raise NotationError("position")
        hands, laid, buried = (
            tuple(tuple("?123".index(c) for c in row.strip("-")) for row in found[part].split("/"))
            for part in (1, 2, 3)
        )
        seen = [value for rows in (hands, laid, buried) for row in rows for value in row]
        unseen = tuple(4 - seen.count(value) for value in (1, 2, 3))
        if min(unseen) < 0 or not len(hands) == len(laid) == len(buried) == len(found[4]):
            raise NotationError("position")
        shown, rising = tuple(c == "1" for c in found[4]), options["order"] == "rising"
        return State(unseen, hands, laid, buried, shown, int(found[5]) - 1, found[6], int(found[7]), rising)

    def universe(self, state: State) -> tuple[Move, ...]:
        return ALL

    def picks(self, state: State, move: Move) -> tuple[str, ...] | None:
        return (move.verb,) if move is KEEP else (str(move.value), move.verb)

    def table(self, version: int) -> MoveTable[Move]:
        return MoveTable((KEEP,), (LAY, BURY))


GAME = Game_()
ARTICLES = tuple(Article(f"X-0{number}", "rules") for number in range(1, 8))


def register(monkeypatch: pytest.MonkeyPatch, game: Game[Any, Any] = GAME) -> None:
    """Make `tablee.games` know a game, by default Pebbles, until the test is over."""
    package, listed = ModuleType(f"tablee.games.{game.id}"), ModuleType(f"tablee.games.{game.id}.articles")
    package.__dict__["GAME"], listed.__dict__["ARTICLES"] = game, ARTICLES
    monkeypatch.setitem(__import__("sys").modules, package.__name__, package)
    monkeypatch.setitem(__import__("sys").modules, listed.__name__, listed)
    monkeypatch.setattr(games, "IDS", (*(known for known in games.IDS if known != game.id), game.id))
    monkeypatch.setitem(games._loaded, game.id, game)
