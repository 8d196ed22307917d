"""Why a move of Horta Rescue: what it wins, prevents or prepares, for one line of the log or a hint.

Kinds, and their values: `win` and `lose` (`moves`: own turns until then) · `draw` · `stop` (`at`: the asteroid the
other side would have pushed off) · `threaten` (`at`: the asteroid that goes next) · `shove` (`at`, `to`: an asteroid
that moves) · `aim` (`at`: the asteroid the ship now faces) · `enter`, `leave`, `place` (`at`: where a ship goes).
"""

from __future__ import annotations

from dataclasses import replace

from tablee.game import Happening, Refusal
from tablee.games.horta.board import AHEAD, ASTEROID, CELLS, EMPTY, INDEX
from tablee.games.horta.evaluation import WINS, evaluation
from tablee.games.horta.moves import Action, Move
from tablee.games.horta.rules import GAME, State, after, legal


def why(state: State, move: Move, left: int | None) -> Happening:
    """What speaks for the move; `left` is the number of plies to a proven end, negative for a loss."""
    following = after(state, move)
    if left is not None:
        return Happening("win", moves=(left + 1) // 2) if left > 0 else Happening("lose", moves=-left // 2)
    if following.over:
        return Happening("draw")
    if (at := _lost(replace(state, side=1 - state.side))) is not None:
        return Happening("stop", at=at)
    if (at := _lost(replace(following, side=state.side))) is not None:
        return Happening("threaten", at=at)
    return _prepares(state, move)


def _lost(state: State) -> str | None:
    """Where the asteroid lies which the side to move could push off."""
    if evaluation(state.rules.strict).value(state.board, state.side) < WINS // 2:
        return None
    for move in legal(state):
        if after(state, move).winner == state.side:
            return str(next(told["at"] for told in _told(state, move) if told.kind == "rescue"))
    return None


def _told(state: State, move: Move) -> tuple[Happening, ...]:
    step = GAME.step(state, move)
    assert not isinstance(step, Refusal)
    return step.happenings


def _prepares(state: State, move: Move) -> Happening:
    for told in _told(state, move):
        if told.kind == "shove" and state.board[INDEX[str(told["at"])]] == ASTEROID:
            return Happening("shove", at=told["at"], to=told["to"])
    if move.action is Action.LEAVE:
        return Happening("leave", at=CELLS[move.cell])
    cell = move.to if move.action is Action.STEP else move.cell
    if move.facing >= 0:
        met = next((ahead for ahead in AHEAD[cell][move.facing] if state.board[ahead] != EMPTY), -1)
        if met >= 0 and state.board[met] == ASTEROID:
            return Happening("aim", at=CELLS[met])
    return Happening("enter" if move.action in (Action.ENTER, Action.BARGE) else "place", at=CELLS[cell])
