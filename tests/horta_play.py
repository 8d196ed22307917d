"""Short ways to say what tests of Horta Rescue say often."""

from __future__ import annotations

from tablee.game import Refusal, Result
from tablee.games.horta.rules import GAME, State


def at(position: str, **options: str) -> State:
    """The state of a position."""
    return GAME.parse_position(position, GAME.settings(options))


def start(**options: str) -> State:
    return GAME.start(2, GAME.settings(options))


def play(state: State, *moves: str) -> State:
    """The state after moves that must all be legal."""
    for text in moves:
        step = GAME.step(state, GAME.parse_move(text))
        assert not isinstance(step, Refusal), (text, step)
        state = step.state
    return state


def board(state: State) -> str:
    return GAME.print_position(state).split()[0]


def legal(state: State) -> set[str]:
    """The legal moves as text; listing them and allowing them must be one thing."""
    listed = {GAME.print_move(move) for move in GAME.legal_moves(state)}
    allowed = {
        GAME.print_move(move) for move in GAME.universe(state) if not isinstance(GAME.step(state, move), Refusal)
    }
    assert listed == allowed
    return listed


def refusal(state: State, move: str) -> Refusal:
    outcome = GAME.step(state, GAME.parse_move(move))
    assert isinstance(outcome, Refusal), outcome
    assert move not in legal(state)
    return outcome


def refused(state: State, move: str) -> tuple[str, str]:
    """Article and kind of the refusal."""
    told = refusal(state, move)
    return told.article, told.kind


def won_by(state: State) -> str | None:
    """The letter of the winner, `-` for a draw, `None` while it goes on."""
    result: Result | None = GAME.result(state)
    if result is None:
        return None
    return "".join(GAME.seat_letter(seat) for seat in result.winners) or "-"


def standing(pieces: str, side: str = "F", ply: int = 4, **options: str) -> State:
    """The state with these pieces and no others: `standing("a1N c3* b3* d3*")`."""
    on = {piece[:2]: piece[2] for piece in pieces.split()}
    rows = "/".join("".join(on.get(f"{column}{row}", "1") for column in "abcde") for row in range(5, 0, -1))
    return at(f"{rows} {side} {ply}", **options)
