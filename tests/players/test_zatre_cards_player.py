"""The player of Zatre's card game: what it values and says."""

from __future__ import annotations

from functools import cache
from random import Random

from tablee.game import CHANCE, Draw
from tablee.games.zatre_cards.rules import GAME
from tablee.games.zatre_cards.state import State
from tablee.players.drive import decide
from tablee.players.search import Budget, Choice, Level
from tablee.players.zatre_cards import CardPlayer, Sight, player, turns_left, yardstick
from tablee.players.zatre_why import FORGO, QUIET, near


@cache
def places(count: int) -> tuple[State, ...]:
    """Positions of random games in which a seat has a choice."""
    found: list[State] = []
    for number in range(1000):
        rng = Random(number)
        state = GAME.start(rng.randint(2, 4), GAME.settings({}))
        while GAME.result(state) is None:
            if GAME.to_move(state) is CHANCE:
                outcomes, weights = zip(*GAME.chances(state), strict=True)
                state = GAME.apply(state, Draw(rng.choices(outcomes, weights)[0]))
                continue
            moves = GAME.legal_moves(state)
            if len(moves) > 1 and rng.random() < 0.2:
                found.append(state)
            if len(found) == count:
                return tuple(found)
            state = GAME.apply(state, rng.choice(moves))
    raise AssertionError


def choice(state: State, level: Level) -> Choice[object]:
    chosen = player("zatre_cards", level)
    return decide(chosen.search(GAME.view(state, state.seat), Random(2)), Budget(600, 1e9))


def test_greedy_makes_its_total_as_high_as_it_can() -> None:
    greedy = yardstick("zatre_cards", "greedy")
    for state in places(40):
        found = decide(greedy.search(GAME.view(state, state.seat), Random(1)), Budget(10**6, 1e9))
        best = max(GAME.apply(state, move).points(state.seat) for move in GAME.legal_moves(state))
        assert found.value == best
        assert GAME.apply(state, found.move).points(state.seat) == best


def test_the_cards_still_to_lay_are_counted() -> None:
    state = GAME.start(2, GAME.settings({}))
    assert turns_left(state, 0) == 9 + 25 // 2


def test_reasons_say_what_the_log_does_not() -> None:
    """What would leave more to the next player, of strong alone, or what a line still lacks."""
    seen: dict[Level, set[str]] = {level: set() for level in Level}
    for state in places(60):
        for level in (Level.STEADY, Level.STRONG):
            found = choice(state, level)
            after = GAME.apply(state, found.move).sheets[state.seat]
            closer = near(state.sheets[state.seat], after) or QUIET
            assert found.why in ((closer, FORGO) if level is Level.STRONG else (closer,))
            seen[level].add(found.why.kind)
    assert seen[Level.STEADY] == {"near", "quiet"} and seen[Level.STRONG] == {"near", "quiet", "forgo"}


def test_what_fills_the_sheet_better_is_another_card_where_one_is_forgone() -> None:
    alone = CardPlayer(Sight(ahead=True, worlds=0, widest=0, noise=0), Budget(10**6, 1e9))
    for state in places(40):
        found = choice(state, Level.STRONG)
        best = decide(alone.search(GAME.view(state, state.seat), Random(2)), alone.budget)
        assert found.why != FORGO or found.move != best.move


def test_strong_thinks_of_the_answer() -> None:
    """It does not always lay what is best by itself."""
    alone = [choice(state, Level.STEADY).move for state in places(12)]
    assert [choice(state, Level.STRONG).move for state in places(12)] != alone
