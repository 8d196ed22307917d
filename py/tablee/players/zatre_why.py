"""Why a turn of Zatre, or a card of its card game: what the log does not say of it anyhow.

Kinds, and their values: `line` (`line`, which becomes complete, and `points`, its bonus) · `double` (`crosses`, and the
`lines` they double) · `near` (`line`, which lacks one box, and `total`, the row it waits for) · `deny` (the next player
can make less than before) · `forgo` (what fills the sheet better leaves more to the next player) · `points` (`points` of
a turn that is still to be laid) · `quiet`.
"""

from __future__ import annotations

from typing import Final

from tablee.game import Happening
from tablee.games.zatre.evaluation import turns_left, worth
from tablee.games.zatre.replies import Replies, edge_of, hands
from tablee.games.zatre.scoring import made
from tablee.games.zatre.sheet import BONUS, COLUMNS, Sheet
from tablee.games.zatre.state import State, draws

QUIET: Final = Happening("quiet")
DENY: Final = Happening("deny")
FORGO: Final = Happening("forgo")
_LESS: Final = 0.75
"""Of what the next player could make, what is left when a turn is said to leave less, at most,"""
_FELT: Final = 1.0
"""and by how many points less, at least."""


def why_turn(state: State, done: State) -> Happening:
    """What speaks for a turn that is, or will be, laid as in `done`."""
    before = state.sheets[state.seat]
    turn = made(done.grid, done.laid)
    after = turn.entered(before)
    line = complete(after)
    if complete(before) < line <= len(BONUS):
        return Happening("line", line=line, points=BONUS[line - 1])
    if crosses := len(turn.crosses):
        return Happening("double", crosses=crosses, lines=tuple(range(before.crosses + 1, after.crosses + 1)))
    if (closer := near(before, after)) is not None:
        return closer
    if _denies(done):
        return DENY
    points = after.total() - before.total()
    return Happening("points", points=points) if points and done.laid != state.laid else QUIET


def near(before: Sheet, after: Sheet) -> Happening | None:
    """That the first line which is not complete lacks one box only, if it lacked more."""
    line = complete(after)
    gaps = [total for total, boxes in zip(COLUMNS, after.columns, strict=True) if len(boxes) == line]
    lacked = sum(len(boxes) <= line for boxes in before.columns)
    return Happening("near", line=line + 1, total=gaps[0]) if len(gaps) == 1 < lacked and line < len(BONUS) else None


def complete(sheet: Sheet) -> int:
    """How many lines have all three boxes."""
    return min(map(len, sheet.columns))


def _denies(done: State) -> bool:
    """Whether the tiles of the turn leave the next player clearly less, over all hands that player can have."""
    bag, seat = done.bag(), (done.seat + 1) % done.players
    gain = worth(done.sheets[seat], turns_left(done))
    odds = hands(bag, draws(done.grid, done.hands[seat]), done.hands[seat])

    def offers(grid: bytes) -> float:
        replies = Replies(grid, edge_of(grid), gain)
        return sum(chance * replies.reply(hand)[0] for hand, chance in odds)

    before = bytearray(done.grid)
    for cell in done.laid:
        before[cell] = 0
    could, can = offers(bytes(before)), offers(done.grid)
    return can <= min(_LESS * could, could - _FELT)
