"""Horta Rescue a second time, slowly and from the articles alone: what the rules in `py/` are compared with.

Nothing of `tablee.games.horta` is used. A board is a dictionary from (column, row), both from 1, to one of `NESWnesw*`;
moves are text, and every text there could be is tried.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product

Cell = tuple[int, int]
Board = dict[Cell, str]

TOWARDS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
AGAINST = {"N": "S", "S": "N", "E": "W", "W": "E"}
INSIDE = set(product(range(1, 6), range(1, 6)))
BORDER = {(x, y) for x, y in INSIDE if 1 in (x, y) or 5 in (x, y)}


def name(cell: Cell) -> str:
    return "_abcde"[cell[0]] + str(cell[1])


CELL = {name(cell): cell for cell in sorted(INSIDE)}


@dataclass
class Position:
    """Everything a move's legality depends on."""

    board: Board
    side: str = "F"
    ply: int = 4
    exits: dict[str, int] = field(default_factory=lambda: {"F": 0, "G": 0})
    options: dict[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, text: str, options: dict[str, str] | None = None) -> Position:
        rows, *rest = text.split()
        board = {}
        for y, row in zip((5, 4, 3, 2, 1), rows.split("/"), strict=True):
            x = 1
            for glyph in row:
                if glyph in "12345":
                    x += int(glyph)
                else:
                    board[x, y] = glyph
                    x += 1
        rest += ["F", "4", "0", "0"][len(rest) :]
        return cls(board, rest[0], int(rest[1]), {"F": int(rest[2]), "G": int(rest[3])}, options or {})

    def write(self) -> str:
        lines = []
        for y in (5, 4, 3, 2, 1):
            line = "".join(self.board.get((x, y), " ") for x in range(1, 6))
            for run in (5, 4, 3, 2, 1):
                line = line.replace(" " * run, str(run))
            lines.append(line)
        return f"{'/'.join(lines)} {self.side} {self.ply} {self.exits['F']} {self.exits['G']}"


def owner(piece: str) -> str:
    return "F" if piece.isupper() else "G"


def candidates() -> list[str]:
    """Every text of H-06 … H-12 on a board of 5×5."""
    texts = []
    for here in sorted(INSIDE):
        at = name(here)
        texts += [f"@{at}{facing}{push}" for facing in "NESW" for push in ("", "!")]
        texts += [f"{at}{name(there)}{facing}" for there in sorted(INSIDE) for facing in "NESW"]
        texts += [f"{at}={facing}" for facing in "NESW"]
        texts += [f"{at}!", f"{at}-"]
    return texts


CANDIDATES = candidates()


def row_ahead(board: Board, first: Cell, facing: str) -> list[Cell]:
    """The line of a push: from its first cell on, up to the first empty cell or the edge."""
    dx, dy = TOWARDS[facing]
    found: list[Cell] = []
    x, y = first
    while (x, y) in INSIDE and (x, y) in board:
        found.append((x, y))
        x, y = x + dx, y + dy
    return found


def strong_enough(pieces: list[str], facing: str, strict: bool) -> bool:
    """H-16 over the whole line; H-17 over every part of it as well."""
    parts = [pieces[:length] for length in range(1, len(pieces) + 1)] if strict else [pieces]
    for part in parts:
        along = 1 + len([piece for piece in part if piece.upper() == facing])
        against = len([piece for piece in part if piece.upper() == AGAINST[facing]])
        asteroids = len([piece for piece in part if piece == "*"])
        if not (along > against and along - against >= asteroids):
            return False
    return True


def attempt(now: Position, text: str) -> tuple[Position, str | None] | None:
    """The position after a move and who has won with it; `None` where an article forbids it."""
    side = now.side
    if text[0] != "@" and (now.board.get(CELL[text[:2]], "*") == "*" or owner(now.board[CELL[text[:2]]]) != side):
        return None
    board, exits = dict(now.board), dict(now.exits)
    barred = {CELL["c1"], CELL["c5"]} if now.options.get("opening") == "barred" and now.ply < 4 else set()
    pushed: tuple[Cell, str] | None = None
    pusher = ""

    if text[0] == "@":
        to, facing = CELL[text[1:3]], text[3]
        own = [piece for piece in board.values() if piece != "*" and owner(piece) == side]
        if to not in BORDER or len(own) == 5 or to in barred:
            return None
        pusher = facing if side == "F" else facing.lower()
        if text.endswith("!"):
            back = TOWARDS[AGAINST[facing]]
            if to not in board or (to[0] + back[0], to[1] + back[1]) in INSIDE:
                return None
            pushed = (to, facing)
        elif to in board:
            return None
        else:
            board[to] = pusher
    else:
        here = CELL[text[:2]]
        piece = board[here]
        if text[2] == "=":
            if piece.upper() == text[3]:
                return None
            board[here] = text[3] if side == "F" else text[3].lower()
        elif text[2] == "-":
            if here not in BORDER:
                return None
            if now.options.get("exits") == "once":
                if exits[side]:
                    return None
                exits[side] = 1
            del board[here]
        elif text[2] == "!":
            dx, dy = TOWARDS[piece.upper()]
            to = (here[0] + dx, here[1] + dy)
            if to not in INSIDE or to not in board or to in barred:
                return None
            pushed, pusher = (to, piece.upper()), piece
            del board[here]
        else:
            to = CELL[text[2:4]]
            if abs(to[0] - here[0]) + abs(to[1] - here[1]) != 1 or to in board or to in barred:
                return None
            del board[here]
            board[to] = text[4] if side == "F" else text[4].lower()

    winner = None
    if pushed is not None:
        first, facing = pushed
        line = row_ahead(now.board, first, facing)
        pieces = [now.board[each] for each in line]
        if not strong_enough(pieces, facing, now.options.get("push") == "strict"):
            return None
        dx, dy = TOWARDS[facing]
        for each in line:
            del board[each]
        board[first] = pusher
        for each, piece in zip(line, pieces, strict=True):
            there = (each[0] + dx, each[1] + dy)
            if there in INSIDE:
                board[there] = piece
            elif piece == "*":
                nearest_last = [pusher, *pieces[:-1]]
                winner = owner([ship for ship in nearest_last if ship.upper() == facing][-1])
    return Position(board, "G" if side == "F" else "F", now.ply + 1, exits, now.options), winner


def legal(now: Position) -> dict[str, tuple[str, str | None]]:
    """Each legal move's text, the position after it, and who has won with it."""
    if list(now.board.values()).count("*") < 3:
        return {}
    found = {}
    for text in CANDIDATES:
        outcome = attempt(now, text)
        if outcome is not None:
            found[text] = (outcome[0].write(), outcome[1])
    return found
