"""Positions as text: `leo A7 . B? …/aries …|3/0/5|virgo,libra|1`.

Open boards with their stars, coins, boards in the pile, seat from 1 (`?` before chance has named the starter).
"""

from __future__ import annotations

import re
from typing import Final

from tablee.game import NotationError
from tablee.games.constellations.boards import BOARDS, INDEX
from tablee.games.constellations.moves import HIDDEN, STOCK, TOKENS, TOKENS_EACH, kind_of, lying, owner_of
from tablee.games.constellations.state import UNDRAWN, State, placed

_SEATS: Final = "ABCDE"
_COINS: Final = re.compile(r"[0-9]{1,4}(/[0-9]{1,4}){2,4}")


def print_position(state: State) -> str:
    """The position text, every token as this state knows it."""
    boards = "/".join(f"{BOARDS[board].id} {' '.join(map(_print_star, stars))}" for board, stars in state.boards)
    coins = "/".join(map(str, state.coins))
    pile = ",".join(BOARDS[board].id for board in state.pile)
    return f"{boards}|{coins}|{pile}|{'?' if state.seat == UNDRAWN else state.seat + 1}"


def _print_star(byte: int) -> str:
    return f"{_SEATS[owner_of(byte)]}{TOKENS[kind_of(byte)]}" if byte else "."


def parse_position(text: str, winner_pays: bool, random_starter: bool) -> State:
    """A state from its text; `NotationError` when it is none, or one no game comes to."""
    fields = text.strip().split("|")
    if len(fields) != 4:
        raise NotationError("position", "open boards, coins, pile and seat, with | between")
    if not _COINS.fullmatch(fields[1]):
        raise NotationError("position", "coins of three to five players, with / between")
    coins = tuple(map(int, fields[1].split("/")))
    boards = tuple(_parse_board(board, len(coins)) for board in fields[0].split("/")) if fields[0] else ()
    pile = tuple(sorted(map(_parse_id, fields[2].split(",")))) if fields[2] else ()
    state = State(boards, coins, pile, _parse_seat(fields[3], len(coins)), winner_pays)
    _check_boards(state)
    for seat in range(state.players):
        lies = placed(state, seat)
        if sum(lies) > TOKENS_EACH or any(count > stock for count, stock in zip(lies, STOCK, strict=False)):
            raise NotationError("position", f"player {_SEATS[seat]} has no such tokens")
    if state.seat == UNDRAWN and not (random_starter and len(pile) == len(BOARDS)):
        raise NotationError("position", "the starter is open only before a game with starter=random")
    return state


def _parse_id(text: str) -> int:
    try:
        return INDEX[text]
    except KeyError:
        raise NotationError("position", f"{text[:20]!r} is no board") from None


def _parse_seat(text: str, players: int) -> int:
    if text == "?":
        return UNDRAWN
    if len(text) == 1 and text in "12345"[:players]:
        return int(text) - 1
    raise NotationError("position", f"a seat is a number from 1 to {players}")


def _parse_board(text: str, players: int) -> tuple[int, bytes]:
    name, *stars = text.split(" ")
    board = _parse_id(name)
    large = BOARDS[board].large
    if len(stars) != len(large):
        raise NotationError("position", f"{name} has {len(large)} stars")
    return board, bytes(_parse_star(star, wide, players) for star, wide in zip(stars, large, strict=True))


def _parse_star(text: str, large: bool, players: int) -> int:
    if text == ".":
        return 0
    seat, kind = _SEATS[:players].find(text[:1]), text[1:]
    if not text or seat < 0 or kind not in TOKENS or (kind == TOKENS[HIDDEN] and not large):
        raise NotationError("position", f"{text[:10]!r} lies on no star of that size")
    return lying(seat, TOKENS.index(kind))


def _check_boards(state: State) -> None:
    """As many boards as players lie open while the pile lasts; full ones are settled at once (C-02, C-08, C-18)."""
    numbers = [board for board, _ in state.boards] + list(state.pile)
    if len(set(numbers)) != len(numbers):
        raise NotationError("position", "a board is there twice")
    missing = state.players - len(state.boards)
    settled = len(BOARDS) - len(numbers)
    if not settled and any(state.coins):
        raise NotationError("position", "coins before any board was settled")
    if missing < 0 or (state.pile and missing > 1 and settled):
        raise NotationError("position", "as many boards as players lie open")
    if not settled and missing and any(any(stars) for _, stars in state.boards):
        raise NotationError("position", "tokens before all boards lie open")
    full = [stars for _, stars in state.boards if 0 not in stars]
    if full and (len(full) > 1 or (missing and state.pile) or not any(kind_of(b) == HIDDEN for b in full[0])):
        raise NotationError("position", "a full board is settled at once")
