"""What an entry brings about: the starter, drawing, laying, the end of a turn (Z-03, Z-05, Z-11 … Z-20)."""

from __future__ import annotations

from dataclasses import replace

from tablee.game import Happening
from tablee.games.zatre.board import NAMES, sides
from tablee.games.zatre.moves import Move
from tablee.games.zatre.scoring import Made, made
from tablee.games.zatre.search import goal_of
from tablee.games.zatre.sheet import BOARD, COLUMNS, Sheet
from tablee.games.zatre.state import NOTHING, OPENING, Lots, State, draws


def begin(state: State, seat: int) -> State:
    """That seat's turn, or the end of the game when it cannot draw what it has to (Z-05, Z-11, Z-20)."""
    due, left = draws(state.grid, state.hands[seat]), sum(state.bag())
    if due > left:
        if state.rules.two_tiles:
            return replace(state, seat=-1, over=True)
        due = left
    return _ready(replace(state, seat=seat, due=due))


def _ready(state: State) -> State:
    """Once all tiles are drawn, with the goal of the turn."""
    return state if state.due else replace(state, goal=goal_of(state.grid, state.hands[state.seat]))


def _with_hand(state: State, seat: int, hand: bytes) -> tuple[bytes, ...]:
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])


def draw(state: State, value: int) -> State:
    """A tile drawn for the turn."""
    hand = bytes(sorted((*state.hands[state.seat], value)))
    return _ready(replace(state, hands=_with_hand(state, state.seat, hand), due=state.due - 1))


def draw_lot(state: State, value: int) -> State:
    """A tile drawn for the start; after the last of a round the highest starts, or those tied draw again (Z-03)."""
    lots = list(state.lots)
    at = next(index for index, (_, drawn) in enumerate(lots) if not drawn)
    lots[at] = (lots[at][0], value)
    if at + 1 < len(lots):
        return replace(state, lots=tuple(lots))
    tied = highest(tuple(lots))
    if len(tied) > 1:
        return replace(state, lots=tuple((seat, 0) for seat in tied))
    hands = _with_hand(state, tied[0], bytes((max(drawn for _, drawn in lots),)))
    return replace(state, seat=tied[0], hands=hands, due=OPENING - 1, lots=())


def highest(lots: Lots) -> tuple[int, ...]:
    """The seats that drew the highest tile."""
    best = max(drawn for _, drawn in lots)
    return tuple(seat for seat, drawn in lots if drawn == best)


def lay(state: State, move: Move) -> State:
    """A tile laid."""
    grid = bytearray(state.grid)
    grid[move.cell] = move.value
    seat, hand = state.seat, state.hands[state.seat]
    at = hand.index(move.value)
    hands = _with_hand(state, seat, hand[:at] + hand[at + 1 :])
    laid = tuple(sorted((*state.laid, move.cell)))
    return State(bytes(grid), hands, state.sheets, state.rules, seat, 0, laid, state.goal)


def end(state: State) -> State:
    """The turn entered in the sheet, and the next turn or the end of the game."""
    seat = state.seat
    sheet = made(state.grid, state.laid).entered(state.sheets[seat])
    sheets = (*state.sheets[:seat], sheet, *state.sheets[seat + 1 :])
    done = replace(state, sheets=sheets, laid=(), goal=NOTHING)
    if not state.rules.two_tiles and not any(state.bag()):
        return replace(done, seat=-1, over=True)
    return begin(done, (seat + 1) % state.players)


def told_lot(state: State, value: int, following: State) -> tuple[Happening, ...]:
    """The tile drawn for the start, and whom it makes start or draw again."""
    seat = next(seat for seat, drawn in state.lots if not drawn)
    told = [Happening("lot", seat=seat, value=value)]
    if following.seat >= 0:
        told.append(Happening("starter", seat=following.seat))
    elif not any(drawn for _, drawn in following.lots):
        told.append(Happening("tie", seats=tuple(seat for seat, _ in following.lots)))
    return tuple(told)


def told_lay(state: State, move: Move) -> tuple[Happening, ...]:
    """The tile, and the rows it is part of: their totals, 0 where it stands alone."""
    across, upwards = (total + move.value if total else 0 for total in sides(state.grid, move.cell))
    return (Happening("lay", seat=state.seat, value=move.value, at=NAMES[move.cell], across=across, upwards=upwards),)


def told_end(state: State, following: State) -> tuple[Happening, ...]:
    """The rows, the crosses, what is entered where, the tiles held; then who is not to draw, or the end."""
    seat = state.seat
    before, after, turn = state.sheets[seat], following.sheets[seat], made(state.grid, state.laid)
    told = [Happening("end", seat=seat, tiles=len(state.laid), gain=after.total() - before.total())]
    told += _told_entry(seat, before, after, turn)
    if state.hands[seat]:
        told.append(Happening("hold", seat=seat, tiles=tuple(state.hands[seat])))
    if following.over:
        for other, hand in enumerate(following.hands):
            if hand:
                told.append(Happening("minus", seat=other, tiles=tuple(hand), points=sum(hand)))
        told.append(Happening("over"))
    elif not following.due:
        told.append(Happening("no-draw", seat=following.seat))
    return tuple(told)


def _told_entry(seat: int, before: Sheet, after: Sheet, turn: Made) -> list[Happening]:
    told = []
    for row in turn.rows:
        points = BOARD.points[COLUMNS.index(row.total)]
        squares = tuple(NAMES[cell] for cell in row.cells)
        told.append(Happening("row", seat=seat, total=row.total, points=points, squares=squares))
    for number, cell in enumerate(turn.crosses, before.crosses + 1):
        told.append(Happening("cross", seat=seat, at=NAMES[cell], line=number))
    for column, old, new in zip(COLUMNS, before.columns, after.columns, strict=True):
        if len(new) > len(old):
            told.append(Happening("box", seat=seat, column=column, line=len(new), points=new[-1]))
    return told
