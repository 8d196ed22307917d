"""What may be done and what comes of it, article by article."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from tablee.game import (
    OVER,
    Draw,
    Game,
    Happening,
    MoveTable,
    Nobody,
    NotationError,
    Option,
    Refusal,
    Result,
    Step,
)
from tablee.games.horta import moves
from tablee.games.horta.board import (
    AHEAD,
    ASTEROID,
    BORDER,
    CELLS,
    EMPTY,
    FACINGS,
    FLEET,
    GLYPHS,
    INDEX,
    INWARD,
    LINES,
    NEXT,
    SIDES,
    facing_of,
    line,
    pushable,
    rescuer,
    ship,
    side_of,
)
from tablee.games.horta.history import NONE, History
from tablee.games.horta.moves import Action, Move

OPENING_PLIES: Final = 4
"""Each player's first two turns (H-20)."""
BARRED: Final = frozenset((INDEX["c1"], INDEX["c5"]))


@dataclass(frozen=True, slots=True)
class Rules:
    """The options in force."""

    strict: bool = False
    barred: bool = False
    once: bool = False


@dataclass(frozen=True, slots=True)
class State:
    """A position. `history` holds the earlier positions that H-19 counts, outside equality."""

    board: bytes
    side: int
    ply: int
    exits: tuple[int, int]
    rules: Rules
    over: bool = False
    winner: int | None = None
    history: History = field(default=NONE, compare=False, repr=False)

    def reserve(self, side: int) -> int:
        """Ships of a side outside the board."""
        return FLEET - sum(piece > ASTEROID and side_of(piece) == side for piece in self.board)

    def key(self) -> bytes:
        """What H-19 compares: board, side to move, exits used."""
        return self.board + bytes((self.side, *self.exits))


_START: Final = bytes(11) + bytes((ASTEROID,) * 3) + bytes(11)


def check(state: State, move: Move) -> Refusal | None:
    """The article that forbids a move here, `None` for a legal one."""
    if state.over:
        return Refusal("H-18" if _asteroid_out(state) else "H-19", "over")
    board, side, cell = state.board, state.side, move.cell
    if move.action in (Action.ENTER, Action.BARGE):
        if not has_reserve(board, side):
            return Refusal("H-08", "no-reserve", 1)
        if move.action is Action.BARGE:
            if board[cell] == EMPTY:
                return Refusal("H-12", "nothing-to-push", 2, at=CELLS[cell])
            if _bars(state, cell):
                return Refusal("H-20", "barred", 3, at=CELLS[cell])
            return _strength(state, LINES[cell][move.facing], move.facing)
        if board[cell] != EMPTY:
            return Refusal("H-07", "enter-occupied", 2, at=CELLS[cell])
        return Refusal("H-20", "barred", 3, at=CELLS[cell]) if _bars(state, cell) else None
    piece = board[cell]
    if piece <= ASTEROID:
        return Refusal("H-05", "empty" if piece == EMPTY else "asteroid", 1, at=CELLS[cell])
    if side_of(piece) != side:
        return Refusal("H-05", "not-yours", 2, at=CELLS[cell])
    match move.action:
        case Action.STEP:
            if board[move.to] != EMPTY:
                return Refusal("H-09", "step-occupied", 3, at=CELLS[move.to])
            return Refusal("H-20", "barred", 4, at=CELLS[move.to]) if _bars(state, move.to) else None
        case Action.TURN:
            if facing_of(piece) == move.facing:
                return Refusal("H-10", "same-facing", 3, at=CELLS[cell])
            return None
        case Action.LEAVE:
            if state.rules.once and state.exits[side]:
                return Refusal("H-21", "exit-used", 4)
            return None
        case _:
            return _check_push(state, cell, facing_of(piece))


def _asteroid_out(state: State) -> bool:
    return state.board.count(ASTEROID) < 3


def _check_push(state: State, cell: int, facing: int) -> Refusal | None:
    to = NEXT[cell][facing]
    if to < 0:
        return Refusal("H-12", "edge-ahead", 3, at=CELLS[cell])
    if state.board[to] == EMPTY:
        return Refusal("H-12", "nothing-to-push", 3, at=CELLS[to])
    if _bars(state, to):
        return Refusal("H-20", "barred", 4, at=CELLS[to])
    return _strength(state, AHEAD[cell][facing], facing)


def _strength(state: State, path: tuple[int, ...], facing: int) -> Refusal | None:
    """H-14 with the numbers of H-16, or H-17 when only the strict reading forbids it."""
    if pushable(state.board, path, facing, state.rules.strict):
        return None
    article = "H-17" if state.rules.strict and pushable(state.board, path, facing, False) else "H-16"
    pushed = [state.board[cell] for cell in line(state.board, path)]
    facings = [facing_of(piece) for piece in pushed if piece > ASTEROID]
    along, against = 1 + facings.count(facing), facings.count(facing ^ 2)
    kind = "part-too-weak" if article == "H-17" else "blocked" if along <= against else "too-many-asteroids"
    return Refusal(article, kind, 5, along=along, against=against, asteroids=pushed.count(ASTEROID))


def _bars(state: State, cell: int) -> bool:
    return state.rules.barred and state.ply < OPENING_PLIES and cell in BARRED


def has_reserve(board: bytes, side: int) -> bool:
    """Whether a ship of that side still waits beside the board."""
    first = 2 + 4 * side
    return sum(map(board.count, range(first, first + 4))) < FLEET


def legal(state: State) -> list[Move]:
    """Every legal move. Kept apart from `check` for speed; the conformance suite proves that they agree."""
    if state.over:
        return []
    board, side, rules = state.board, state.side, state.rules
    strict = rules.strict
    shut = BARRED if rules.barred and state.ply < OPENING_PLIES else frozenset[int]()
    found: list[Move] = []
    if has_reserve(board, side):
        for cell in BORDER:
            if cell in shut:
                continue
            if board[cell] == EMPTY:
                found += _ENTER_ALL[cell]
            else:
                for facing in INWARD[cell]:
                    if pushable(board, LINES[cell][facing], facing, strict):
                        found.append(moves.BARGE[cell, facing])
    may_leave = not (rules.once and state.exits[side])
    first = 2 + 4 * side
    for cell, piece in enumerate(board):
        if not first <= piece < first + 4:
            continue
        facing = piece - first
        for to, four in moves.STEPS[cell]:
            if board[to] == EMPTY and to not in shut:
                found += four
        found += _TURNS_FROM[cell][facing]
        to = NEXT[cell][facing]
        if to >= 0 and board[to] != EMPTY and to not in shut and pushable(board, AHEAD[cell][facing], facing, strict):
            found.append(moves.PUSH[cell])
        if may_leave and cell in moves.LEAVE:
            found.append(moves.LEAVE[cell])
    return found


_ENTER_ALL: Final = {cell: tuple(moves.ENTER[cell, facing] for facing in range(4)) for cell in BORDER}
_TURNS_FROM: Final = tuple(
    tuple(tuple(move for move in four if move.facing != facing) for facing in range(4)) for four in moves.TURN
)


def after(state: State, move: Move) -> State:
    """The state after a legal move."""
    board, side = bytearray(state.board), state.side
    cell, exits, winner = move.cell, state.exits, None
    match move.action:
        case Action.ENTER:
            board[cell] = ship(side, move.facing)
        case Action.STEP:
            board[cell] = EMPTY
            board[move.to] = ship(side, move.facing)
        case Action.TURN:
            board[cell] = ship(side, move.facing)
        case Action.LEAVE:
            board[cell] = EMPTY
            if state.rules.once:
                exits = (exits[0] + (side == 0), exits[1] + (side == 1))
        case Action.BARGE:
            winner = _shove(state, board, LINES[cell][move.facing], move.facing)
            board[cell] = ship(side, move.facing)
        case Action.PUSH:
            piece = board[cell]
            facing = facing_of(piece)
            winner = _shove(state, board, AHEAD[cell][facing], facing)
            board[cell] = EMPTY
            board[NEXT[cell][facing]] = piece
    history = state.history.and_then(state.key())
    following = State(bytes(board), 1 - side, state.ply + 1, exits, state.rules, winner is not None, winner, history)
    if winner is None and history.count(following.key()) >= 2:
        return replace(following, over=True)
    return following


def _shove(state: State, board: bytearray, path: tuple[int, ...], facing: int) -> int | None:
    """Move the line on `path` one cell on; the side an asteroid pushed off is credited to, if one is."""
    pushed = line(state.board, path)
    for cell in reversed(pushed):
        beyond = NEXT[cell][facing]
        if beyond >= 0:
            board[beyond] = board[cell]
    last = pushed[-1]
    if NEXT[last][facing] < 0 and state.board[last] == ASTEROID:
        return rescuer(state.board, pushed, facing, state.side)
    return None


def happenings(state: State, move: Move, following: State) -> tuple[Happening, ...]:
    """What a legal move brought about: the action, then each piece shoved (farthest first), then how it ended."""
    side, at = state.side, CELLS[move.cell]
    told: list[Happening] = []
    match move.action:
        case Action.ENTER:
            told.append(Happening("enter", seat=side, at=at, facing=FACINGS[move.facing]))
        case Action.STEP:
            turned = facing_of(state.board[move.cell]) != move.facing
            told.append(
                Happening("step", seat=side, at=at, to=CELLS[move.to], facing=FACINGS[move.facing], turned=int(turned))
            )
        case Action.TURN:
            told.append(Happening("turn", seat=side, at=at, facing=FACINGS[move.facing]))
        case Action.LEAVE:
            told.append(Happening("leave", seat=side, at=at))
        case Action.BARGE:
            told.append(Happening("barge", seat=side, at=at, facing=FACINGS[move.facing]))
            told += _shoved(state, LINES[move.cell][move.facing], move.facing, following)
        case Action.PUSH:
            facing = facing_of(state.board[move.cell])
            to = CELLS[NEXT[move.cell][facing]]
            told.append(Happening("push", seat=side, at=at, to=to, facing=FACINGS[facing]))
            told += _shoved(state, AHEAD[move.cell][facing], facing, following)
    if following.over and following.winner is None:
        told.append(Happening("repetition"))
    return tuple(told)


def _shoved(state: State, path: tuple[int, ...], facing: int, following: State) -> list[Happening]:
    told = []
    for cell in reversed(line(state.board, path)):
        beyond, piece = NEXT[cell][facing], state.board[cell]
        if beyond >= 0:
            told.append(Happening("shove", at=CELLS[cell], to=CELLS[beyond]))
        elif piece == ASTEROID:
            told.append(Happening("rescue", at=CELLS[cell], facing=FACINGS[facing], seat=following.winner))
        else:
            told.append(Happening("out", at=CELLS[cell], facing=FACINGS[facing], seat=side_of(piece)))
    return told


_ROW: Final = re.compile(r"[1-5*NESWnesw]{1,5}")
_NUMBER: Final = re.compile(r"[0-9]{1,5}")


def parse_position(text: str, rules: Rules) -> State:
    """A state from `5/5/1***1/5/5 F 0 0 0`; trailing fields may be left out, the opening then counts as over."""
    fields = text.split()
    if not 1 <= len(fields) <= 5:
        raise NotationError("position", "a board, the side to move, plies, exits of F and of G")
    rows = fields[0].split("/")
    if len(rows) != 5 or not all(_ROW.fullmatch(row) for row in rows):
        raise NotationError("position", "five rows of five cells, row 5 first")
    board = bytearray()
    for row in reversed(rows):
        cells = bytes(
            value for glyph in row for value in ((EMPTY,) * int(glyph) if glyph.isdigit() else (GLYPHS.index(glyph),))
        )
        if len(cells) != 5:
            raise NotationError("position", f"row {row!r} has {len(cells)} cells")
        board += cells
    asteroids = board.count(ASTEROID)
    if asteroids not in (2, 3) or any(_fleet(bytes(board), side) > FLEET for side in (0, 1)):
        raise NotationError("position", "three asteroids (two when it is over), at most five ships a side")
    side = fields[1] if len(fields) > 1 else SIDES[0]
    numbers = fields[2:]
    if side not in SIDES or len(side) != 1 or not all(map(_NUMBER.fullmatch, numbers)):
        raise NotationError("position", "F or G to move, then whole numbers")
    ply, used_f, used_g = (int(numbers[i]) if len(numbers) > i else (OPENING_PLIES, 0, 0)[i] for i in range(3))
    if max(used_f, used_g) > rules.once:
        raise NotationError("position", "exits used: 0, or 1 under exits=once")
    return State(bytes(board), SIDES.index(side), ply, (used_f, used_g), rules, over=asteroids == 2)


def _fleet(board: bytes, side: int) -> int:
    return sum(piece > ASTEROID and side_of(piece) == side for piece in board)


def print_position(state: State) -> str:
    """The position text, all five fields."""
    rows = []
    for row in range(4, -1, -1):
        glyphs = "".join(GLYPHS[piece] for piece in state.board[row * 5 : row * 5 + 5])
        rows.append(re.sub(r"\.+", lambda run: str(len(run[0])), glyphs))
    return f"{'/'.join(rows)} {SIDES[state.side]} {state.ply} {state.exits[0]} {state.exits[1]}"


class Horta(Game[State, Move]):
    """The game by its contract. Seat 0 is the Federation, seat 1 the Ferengi Alliance (H-01)."""

    id = "horta"
    seats = (2, 2)
    options = (
        Option("push", ("total", "strict"), "H-17"),
        Option("opening", ("free", "barred"), "H-20"),
        Option("exits", ("free", "once"), "H-21"),
    )

    def start(self, players: int, options: Mapping[str, str]) -> State:
        """H-02, H-03."""
        self.settings(options, players)
        return State(_START, 0, 0, (0, 0), _rules(options))

    def to_move(self, state: State) -> int | Nobody:
        """H-02."""
        return OVER if state.over else state.side

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        """H-05 … H-17, H-20, H-21."""
        return tuple(legal(state))

    def step(self, state: State, entry: Move | Draw) -> Step[State] | Refusal:
        """See `check` for the articles."""
        if isinstance(entry, Draw):
            return Refusal("H-05", "no-chance")
        refusal = check(state, entry)
        if refusal is not None:
            return refusal
        following = after(state, entry)
        return Step(following, happenings(state, entry, following))

    def apply(self, state: State, entry: Move | Draw) -> State:
        """The quick path beneath `step`."""
        assert isinstance(entry, Move)
        return after(state, entry)

    def result(self, state: State) -> Result | None:
        """H-18, H-19. A finished position read from text does not say who won: nobody is named then."""
        if not state.over:
            return None
        if not _asteroid_out(state):
            return Result((), "repetition")
        return Result(() if state.winner is None else (state.winner,), "rescue")

    def parse_move(self, text: str) -> Move:
        """From the rulebook's notation."""
        return moves.parse(text)

    def print_move(self, move: Move) -> str:
        """In the rulebook's notation."""
        return str(move)

    def parse_position(self, text: str, options: Mapping[str, str]) -> State:
        """From the rulebook's notation."""
        return parse_position(text, _rules(options))

    def print_position(self, state: State) -> str:
        """In the rulebook's notation."""
        return print_position(state)

    def seat_letter(self, seat: int) -> str:
        """F or G."""
        return SIDES[seat]

    def universe(self, state: State) -> tuple[Move, ...]:
        """All 545."""
        return moves.UNIVERSE

    def picks(self, state: State, move: Move) -> tuple[str, ...] | None:
        """A ship (or `reserve`), where it goes, its facing. `c2 c2 N` turns, `c2 d2` pushes, `c2 reserve` leaves."""
        at = CELLS[move.cell]
        match move.action:
            case Action.ENTER | Action.BARGE:
                return ("reserve", at, FACINGS[move.facing])
            case Action.STEP:
                return (at, CELLS[move.to], FACINGS[move.facing])
            case Action.TURN:
                return (at, at, FACINGS[move.facing])
            case Action.LEAVE:
                return (at, "reserve")
            case Action.PUSH:
                piece = state.board[move.cell]
                to = NEXT[move.cell][facing_of(piece)] if piece > ASTEROID else -1
                return (at, CELLS[to]) if to >= 0 else None

    def stray(self, state: State, picks: tuple[str, ...]) -> Refusal | None:
        """Entering inside the board, going too far, leaving from inside, playing the other side's reserve."""
        first, last = picks[0], picks[-1]
        if (first not in INDEX and first != "reserve") or last == "reserve-other":
            return Refusal("H-05", "not-yours-reserve")
        if len(picks) < 2:
            return None
        if first == "reserve":
            return Refusal("H-06", "enter-inside", at=last) if last in INDEX else None
        if last in INDEX:
            return Refusal("H-09", "too-far", at=first)
        return Refusal("H-11", "leave-inside", at=first)

    def table(self, version: int) -> MoveTable[Move]:
        """One digit of 545 and the match acts."""
        return MoveTable(moves.UNIVERSE)

    def outcomes(self, state: State) -> tuple[str, ...]:
        """Nothing is drawn."""
        return ()


def _rules(options: Mapping[str, str]) -> Rules:
    return Rules(
        strict=options.get("push") == "strict",
        barred=options.get("opening") == "barred",
        once=options.get("exits") == "once",
    )


GAME: Final = Horta()
