"""What the computer says of a turn of Zatre: true of all the turn, and no more than is to be said."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import zip_longest
from random import Random

from tablee.game import CHANCE, Draw, Happening
from tablee.games.zatre.evaluation import turns_left, worth
from tablee.games.zatre.moves import END
from tablee.games.zatre.replies import Replies, edge_of, hands
from tablee.games.zatre.rules import GAME
from tablee.games.zatre.scoring import made
from tablee.games.zatre.sheet import BONUS, COLUMNS, Sheet
from tablee.games.zatre.state import State, draws
from tablee.players.drive import decide
from tablee.players.search import Budget, Level
from tablee.players.zatre import player, yardstick
from tablee.players.zatre_why import near, why_turn


@cache
def turns() -> tuple[tuple[State, State], ...]:
    """The turns of some games: before the first tile, and before the end."""
    return tuple(turn for number in range(6) for turn in _turns(Random(number)))


def _turns(rng: Random) -> Iterator[tuple[State, State]]:
    state = start = GAME.start(rng.randint(2, 4), GAME.settings({}))
    greedy = yardstick("zatre", "greedy")
    while GAME.result(state) is None:
        if GAME.to_move(state) is CHANCE:
            tiles, weights = zip(*GAME.chances(state), strict=True)
            state = GAME.apply(state, Draw(rng.choices(tiles, weights)[0]))
            continue
        start = start if state.laid else state
        moves = GAME.legal_moves(state)
        if moves == (END,):
            yield start, state
        move = rng.choice(moves)
        if rng.random() < 0.5:
            move = decide(greedy.search(GAME.view(state, state.seat), rng), Budget(60, 1e9)).move
        state = GAME.apply(state, move)


def told(kind: str) -> list[tuple[Happening, State, State]]:
    """The turns with a reason of that kind, once they are laid."""
    found = [(why_turn(done, done), start, done) for start, done in turns()]
    return [each for each in found if each[0].kind == kind]


def sheets(done: State) -> tuple[Sheet, Sheet]:
    """That of the seat before and after the turn."""
    before = done.sheets[done.seat]
    return before, GAME.apply(done, END).sheets[done.seat]


def missing(sheet: Sheet, line: int) -> list[int]:
    """The totals whose boxes are empty in that line."""
    rows = [*zip_longest(*sheet.columns, fillvalue=0), *[(0, 0, 0)] * line]
    return [total for total, box in zip(COLUMNS, rows[line - 1], strict=True) if not box]


def test_a_line_is_complete_by_the_turn_and_earns_its_bonus() -> None:
    for why, _, done in told("line"):
        before, after = sheets(done)
        assert missing(before, int(str(why["line"]))) and not missing(after, int(str(why["line"])))
        assert after.lines()[int(str(why["line"])) - 1].bonus == why["points"] > 0
    assert told("line")


def test_lines_are_doubled_by_the_crosses_of_the_turn() -> None:
    for why, _, done in told("double"):
        before, after = sheets(done)
        assert why["lines"] == tuple(range(before.crosses + 1, after.crosses + 1))
        assert why["crosses"] == after.crosses - before.crosses
    assert {why["crosses"] for why, _, _ in told("double")} >= {1, 2}


def test_a_line_lacks_one_box_and_lacked_more() -> None:
    for why, _, done in told("near"):
        before, after = sheets(done)
        line = int(str(why["line"]))
        assert missing(after, line) == [why["total"]] and len(missing(before, line)) > 1
        assert line == 1 or not missing(after, line - 1)
    assert told("near")


def test_a_line_beyond_the_last_bonus_is_not_worth_a_word() -> None:
    lines = len(BONUS)
    before, after = Sheet(0, ((1,) * (lines + 1), (2,) * lines, (4,) * lines)), (4,) * (lines + 1)
    assert near(before, Sheet(0, (before.columns[0], before.columns[1], after))) is None
    short = Sheet(0, tuple(boxes[:-1] for boxes in before.columns))
    assert near(short, Sheet(0, (short.columns[0], short.columns[1], (4,) * lines))) == Happening(
        "near", line=lines, total=11
    )


def offers(state: State, seat: int, odds: list[tuple[tuple[int, int], float]]) -> float:
    """What a board lets that seat make on average, as if it were its turn."""
    replies = Replies(state.grid, edge_of(state.grid), worth(state.sheets[seat], turns_left(state)))
    return sum(chance * replies.reply(hand)[0] for hand, chance in odds)


def test_what_is_denied_lay_on_the_board_before() -> None:
    for _, start, done in told("deny"):
        seat = (done.seat + 1) % done.players
        odds = hands(done.bag(), draws(done.grid, done.hands[seat]), done.hands[seat])
        assert offers(done, seat, odds) < 0.8 * offers(start, seat, odds)
    assert told("deny")


def test_a_turn_that_makes_nothing_claims_nothing_of_it() -> None:
    """Neither points nor lines; a turn that has been laid is told with its points anyhow."""
    for start, done in turns():
        turn = made(done.grid, done.laid)
        if not turn.rows:
            assert why_turn(done, done).kind in {"deny", "quiet"}
            assert why_turn(start, done) == why_turn(done, done)
        assert why_turn(done, done).kind != "points"


def test_points_still_to_be_laid_are_told_before() -> None:
    ahead = [(why_turn(start, done), done) for start, done in turns() if why_turn(done, done).kind == "quiet"]
    counted = [(why["points"], done) for why, done in ahead if why.kind == "points"]
    for points, done in counted:
        before, after = sheets(done)
        assert points == after.total() - before.total() > 0
    assert len(counted) > 10


def test_the_end_of_a_turn_says_what_the_turn_was_for() -> None:
    for _, done in turns()[::9]:
        for level in Level:
            search = player("zatre", level).search(GAME.view(done, done.seat), Random(1))
            assert decide(search, Budget(1, 1e9)).why == why_turn(done, done)
