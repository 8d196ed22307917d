"""A position as text: `5@h8 3@h9|-/36|x2 10:1,1 12:8/x0|1 25|4@h7`.

Tiles lying before this turn `|` tiles held, a player each `|` sheets `|` seat and tiles in hand `|` tiles laid this
turn. The seat to move has its held tiles in hand. The fourth part goes on `1 3+1` while a tile is still to be drawn
for the turn, and is otherwise `seat` while a random starter is awaited, `draw 1:6 2` while tiles are drawn for the
start (seat 1 drew a 6, seat 2 is to draw), `over` after the end.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from tablee.game import NotationError
from tablee.games.zatre import moves
from tablee.games.zatre.board import CELLS, CENTRE, LIMIT, NAMES, NEIGHBOURS, sides
from tablee.games.zatre.search import goal_of, reaches
from tablee.games.zatre.sheet import BOARD, EMPTY, parse_sheet, print_sheet
from tablee.games.zatre.state import OPENING, Rules, State, fits

_MOST_PLAYERS: Final = 4
_HAND: Final = re.compile(r"-|[1-6]{1,121}")
_TURN: Final = re.compile(r"([1-4]) (-|[1-6]{1,121})(?:\+([1-3]))?")
_LOTS: Final = re.compile(r"draw((?: [1-4](?::[1-6])?){2,4})")


def print_position(state: State) -> str:
    """The position text."""
    before = [cell for cell in NAMES if state.grid[cell] and cell not in state.laid]
    held = [b"" if seat == state.seat else hand for seat, hand in enumerate(state.hands)]
    return "|".join(
        (
            _print_tiles(state.grid, before),
            "/".join(map(_print_hand, held)),
            "/".join(print_sheet(sheet, BOARD) for sheet in state.sheets),
            _print_turn(state),
            _print_tiles(state.grid, state.laid),
        )
    )


def _print_tiles(grid: bytes, cells: list[int] | tuple[int, ...]) -> str:
    return " ".join(f"{grid[cell]}@{NAMES[cell]}" for cell in cells) or "-"


def _print_hand(hand: bytes) -> str:
    return "".join(map(str, hand)) or "-"


def _print_turn(state: State) -> str:
    if state.over:
        return "over"
    if state.lots:
        return " ".join(("draw", *(f"{seat + 1}:{drawn}" if drawn else f"{seat + 1}" for seat, drawn in state.lots)))
    if state.seat < 0:
        return "seat"
    return f"{state.seat + 1} {_print_hand(state.hands[state.seat])}" + (f"+{state.due}" if state.due else "")


def parse_position(text: str, rules: Rules) -> State:
    """A state from its text; `NotationError` when it is none or no game comes to it."""
    parts = text.strip().split("|")
    if len(parts) != 5:
        raise NotationError("position", "tiles | held | sheets | seat and hand | laid")
    tiles, hands, sheets, turn, laid = parts
    grid = bytearray(CELLS)
    _parse_tiles(grid, tiles)
    cells = _parse_tiles(grid, laid)
    state = State(
        bytes(grid),
        tuple(map(_parse_hand, hands.split("/"))),
        tuple(parse_sheet(sheet, BOARD) for sheet in sheets.split("/")),
        rules,
        laid=tuple(sorted(cells)),
    )
    if not 2 <= state.players == len(state.sheets) <= _MOST_PLAYERS:
        raise NotationError("position", "two to four players, each with tiles held and a sheet")
    state = _parse_turn(state, turn)
    _check_board(state)
    return _check_turn(state)


def _parse_tiles(grid: bytearray, text: str) -> list[int]:
    cells = []
    for lay in text.split(" ") if text != "-" else []:
        move = moves.parse(lay)
        if move == moves.END or grid[move.cell]:
            raise NotationError("position", f"{lay!r} is no tile on a free square")
        grid[move.cell] = move.value
        cells.append(move.cell)
    return cells


def _parse_hand(text: str) -> bytes:
    if not _HAND.fullmatch(text):
        raise NotationError("position", f"{text[:20]!r} are no tiles")
    return b"" if text == "-" else bytes(sorted(map(int, text)))


def _parse_turn(state: State, text: str) -> State:
    if text == "over":
        return replace(state, over=True)
    if text == "seat" and state.rules.random_start:
        return state
    if found := _LOTS.fullmatch(text):
        lots = [lot.partition(":") for lot in found[1].split()]
        return replace(state, lots=tuple((int(seat) - 1, int(drawn or 0)) for seat, _, drawn in lots))
    found = _TURN.fullmatch(text)
    if found is None or int(found[1]) > state.players:
        raise NotationError("position", f"{text[:40]!r} is no turn")
    seat = int(found[1]) - 1
    if state.hands[seat]:
        raise NotationError("position", "the seat to move has its held tiles in hand")
    hands = (*state.hands[:seat], _parse_hand(found[2]), *state.hands[seat + 1 :])
    return replace(state, seat=seat, hands=hands, due=int(found[3] or 0))


def _check_board(state: State) -> None:
    """Z-01, Z-06, Z-07."""
    if min(state.bag()) < 0:
        raise NotationError("position", "more tiles of a value than there are")
    tiles = {cell for cell in NAMES if state.grid[cell]}
    if not (_joined(tiles) and _joined(tiles.difference(state.laid))):
        raise NotationError("position", "a tile is not joined to the centre")
    if any(max(sides(state.grid, cell)) + state.grid[cell] > LIMIT for cell in tiles):
        raise NotationError("position", f"a row of more than {LIMIT}")


def _joined(tiles: set[int]) -> bool:
    reached, fresh = set[int](), {CENTRE} & tiles
    while fresh:
        reached |= fresh
        fresh = {near for cell in fresh for near in NEIGHBOURS[cell] if near in tiles} - reached
    return reached == tiles


def _check_turn(state: State) -> State:
    """The state with the goal of its turn, when a turn can be as far as that (Z-03, Z-05, Z-08 … Z-11, Z-20)."""
    if state.over:
        possible = not state.laid and sum(state.bag()) <= state.rules.two_tiles
    elif state.seat < 0:
        possible = not any(state.grid) and not any(state.hands) and _lots_are_possible(state)
        possible = possible and set(state.sheets) == {EMPTY}
    elif state.due:
        possible = not state.laid and state.due <= sum(state.bag()) and _due_is_possible(state)
    else:
        return _with_goal(state)
    if not possible:
        raise NotationError("position", "no turn is as far as that")
    return state


def _lots_are_possible(state: State) -> bool:
    if state.rules.random_start:
        return not state.lots
    seats = [seat for seat, _ in state.lots]
    drawn = [bool(value) for _, value in state.lots]
    return (
        seats == sorted(set(seats)) and seats[-1] < state.players and drawn == sorted(drawn, reverse=True)
    ) and not all(drawn)


def _due_is_possible(state: State) -> bool:
    hand, due = state.hands[state.seat], state.due
    if not any(state.grid):
        return len(hand) + due == OPENING and (state.rules.random_start or bool(hand))
    if due > 1:
        return due == 2 and not hand
    if not hand:
        return sum(state.bag()) == 1 and not state.rules.two_tiles
    return len(hand) == 1 or not fits(state.grid, hand)


def _with_goal(state: State) -> State:
    grid, tiles = bytearray(state.grid), sorted(state.hands[state.seat])
    for cell in state.laid:
        tiles.append(grid[cell])
        grid[cell] = 0
    before, hand = bytes(grid), bytes(sorted(tiles))
    if not any(before):
        possible = len(hand) == OPENING
    elif len(hand) == 1:
        possible = not any(state.bag()) and not state.rules.two_tiles
    else:
        possible = bool(hand)
    if not possible:
        raise NotationError("position", "a turn does not have so many tiles")
    state = replace(state, goal=goal_of(before, hand))
    if not reaches(state.grid, state.laid, state.hands[state.seat], state.goal):
        raise NotationError("position", "no legal turn lays those tiles")
    return state
