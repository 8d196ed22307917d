"""The state, what follows from it, and how it changes: placing, settling a full board, opening the next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from tablee.games.constellations.boards import BOARD_OF, BOARDS, STARS
from tablee.games.constellations.moves import HIDDEN, STOCK, TOKENS_EACH, Move, kind_of, lying, owner_of
from tablee.games.constellations.scoring import Scoring, score

UNDRAWN: Final = -1
"""The seat to move before chance has named the starter (C-05)."""


@dataclass(frozen=True, slots=True)
class State:
    """A position. What a player holds is what of the nine tokens lies on no board."""

    boards: tuple[tuple[int, bytes], ...]
    """Open boards in the order they came, each with one byte a star: 0 free, else `lying(seat, kind)`."""
    coins: tuple[int, ...]
    pile: tuple[int, ...]
    """The boards not opened yet, ascending; their order is chance's."""
    seat: int
    winner_pays: bool = False

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.coins)


def is_over(state: State) -> bool:
    """C-19."""
    return not state.boards and not state.pile


def draws(state: State) -> bool:
    """Whether chance is to name the starter or open a board (C-02, C-05, C-18)."""
    return state.seat == UNDRAWN or (bool(state.pile) and len(state.boards) < state.players)


def placed(state: State, seat: int) -> list[int]:
    """How many of each kind that seat has on the boards; the ninth number counts those one does not know."""
    stars = b"".join([stars for _, stars in state.boards])
    first = lying(seat, 0)
    return [stars.count(byte) for byte in range(first, first + 9)]


def hand_size(state: State, seat: int) -> int:
    """Tokens a seat has left to place; open to all."""
    return TOKENS_EACH - sum(placed(state, seat))


def hand(state: State, seat: int) -> tuple[int, ...]:
    """How many of each kind a seat can have left; where it has hidden tokens on boards, these are upper bounds."""
    return tuple(stock - lies for stock, lies in zip(STOCK, placed(state, seat), strict=False))


def where(state: State, byte: int) -> tuple[str, ...]:
    """The stars on which a token lies."""
    return tuple(
        STARS[BOARDS[board].first + star]
        for board, stars in state.boards
        for star, lies in enumerate(stars)
        if lies == byte
    )


def stars_of(state: State, board: int) -> bytes | None:
    """What lies on an open board."""
    for number, stars in state.boards:
        if number == board:
            return stars
    return None


def waiting(state: State) -> int | None:
    """The full board that cannot be settled because a token on it is not known; only play by link has such states."""
    for board, stars in state.boards:
        if 0 not in stars:
            return board
    return None


def last_to_act(state: State) -> int:
    """The seat that will place next, once a full board has given its tokens back and forced passes are made."""
    board = waiting(state)
    back = stars_of(state, board) if board is not None else None
    for step in range(state.players):
        seat = (state.seat + step) % state.players
        if hand_size(state, seat) or (back and any(owner_of(byte) == seat for byte in back)):
            return seat
    return state.seat


def owed(state: State) -> tuple[int, ...]:
    """The seats whose tokens must be turned up before the waiting board is settled (C-08), in the order in which a
    link goes round: who has it, the others clockwise, and the next to place last. Empty when none waits."""
    board = waiting(state)
    if board is None:
        return ()
    stars = stars_of(state, board) or b""
    seats = {owner_of(byte) for byte in stars if kind_of(byte) == HIDDEN}
    last, mover = last_to_act(state), state.seat - 1
    return tuple(sorted(seats, key=lambda seat: (seat == last, (seat - mover) % state.players)))


def completes(state: State, move: Move) -> bool:
    """Whether a legal move fills its board, so that a token face down is turned up at once."""
    stars = stars_of(state, BOARD_OF[move.star])
    return stars is not None and stars.count(0) == 1


def after(state: State, move: Move) -> tuple[State, Scoring | None]:
    """The state after a legal placing, and how it settled the board, if it did."""
    board = BOARD_OF[move.star]
    star = move.star - BOARDS[board].first
    byte = bytes((lying(state.seat, move.token),))
    before = stars_of(state, board) or b""
    stars = before[:star] + byte + before[star + 1 :]
    boards = tuple((number, stars if number == board else lie) for number, lie in state.boards)
    seat = (state.seat + 1) % state.players
    if 0 in stars or any(kind_of(lies) == HIDDEN for lies in stars):
        return State(boards, state.coins, state.pile, seat, state.winner_pays), None
    scoring = score(BOARDS[board], stars, state.winner_pays)
    coins = list(state.coins)
    for (winner, _, _), paid in zip(scoring.ranking, scoring.coins, strict=True):
        coins[winner] += paid
    left = tuple(item for item in boards if item[0] != board)
    return State(left, tuple(coins), state.pile, seat, state.winner_pays), scoring


def passed(state: State) -> State:
    """The state after a pass (C-07)."""
    return replace(state, seat=(state.seat + 1) % state.players)


def opened(state: State, board: int) -> State:
    """The state after chance has opened a board of the pile (C-02, C-18)."""
    pile = tuple(number for number in state.pile if number != board)
    return replace(state, boards=(*state.boards, (board, bytes(BOARDS[board].size))), pile=pile)


def unseen(state: State, seat: int | None) -> Iterator[tuple[int, int, int]]:
    """The tokens a seat may not know (C-06): board, star within it, owner. A full board shows everything (C-08)."""
    for board, stars in state.boards:
        if 0 in stars:
            for star, large in enumerate(BOARDS[board].large):
                if large and stars[star] and owner_of(stars[star]) != seat:
                    yield board, star, owner_of(stars[star])


def with_tokens(state: State, tokens: dict[tuple[int, int], int]) -> State:
    """The state with other bytes on some stars, given by board and star within it."""
    if not tokens:
        return state
    boards = tuple(
        (board, bytes(tokens.get((board, star), byte) for star, byte in enumerate(stars)))
        for board, stars in state.boards
    )
    return replace(state, boards=boards)


def masked(state: State, seat: int | None) -> State:
    """The state with every token the seat may not know replaced by the unknown one."""
    return with_tokens(state, {(board, star): lying(owner, HIDDEN) for board, star, owner in unseen(state, seat)})


def unknown(state: State, seat: int) -> list[int]:
    """The kinds a seat's unknown tokens, in hand or face down, are made of: one item a token."""
    return [kind for kind, left in enumerate(hand(state, seat)) for _ in range(left)]
