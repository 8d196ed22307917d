"""The player of Piratatak and Trekattak: its odds, its losses against perfect play, what it says."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from piratatak_solver import Plain, Solver, late, losses
from tablee.game import CHANCE, Draw, Game
from tablee.games.piratatak.evaluation import EVALUATION
from tablee.games.piratatak.rules import GAME as PIRATATAK
from tablee.games.tatak.state import Stage
from tablee.games.trekattak.evaluation import EVALUATION as TREK_EVALUATION
from tablee.games.trekattak.rules import GAME as TREKATTAK
from tablee.players.drive import decide
from tablee.players.search import Budget, Choice, Level
from tablee.players.tatak import Sight, TatakPlayer, TatakSearch, player, unlike


def at(game: Game[Any, Any], position: str, **options: str) -> Any:
    return game.parse_position(position, game.settings(options))


def choice(game: Any, state: Any, level: Level = Level.STRONG, nodes: int = 4000) -> Choice[Any]:
    chosen = player(game.id, level)
    return decide(chosen.search(game.view(state, state.seat), Random(7)), Budget(nodes, 1e9))


def said(position: str, game: Any = PIRATATAK, **options: str) -> tuple[str, dict[str, object]]:
    found = choice(game, at(game, position, **options))
    return f"{found.move}: {found.why.kind}", dict(found.why.params)


# -- the evaluation ----------------------------------------------------------------------------------------------


@cache
def turns(game_id: str) -> tuple[Any, ...]:
    """Positions in which a turn begins, of random games of two to four."""
    game: Any = {"piratatak": PIRATATAK, "trekattak": TREKATTAK}[game_id]
    found = []
    for number in range(8):
        rng = Random(number)
        state = game.start(rng.randint(2, 4), game.settings({"colour": rng.choice(("for-life", "freed"))}))
        while game.result(state) is None:
            if state.stage is Stage.TURN:
                found.append(state)
            if game.to_move(state) is CHANCE:
                cards, weights = zip(*game.chances(state), strict=True)
                state = game.apply(state, Draw(rng.choices(cards, weights)[0]))
            else:
                state = game.apply(state, rng.choice(game.legal_moves(state)))
    return tuple(found[::5])


@pytest.mark.parametrize(("game", "evaluation"), [(PIRATATAK, EVALUATION), (TREKATTAK, TREK_EVALUATION)])
def test_the_chances_of_all_seats_add_up(game: Any, evaluation: Any) -> None:
    for state in turns(game.id):
        chances = evaluation.chances(state)
        assert len(chances) == len(state.hands)
        assert sum(chances) == pytest.approx(1)
        assert all(0 < chance < 1 for chance in chances)


def counted(position: str, seat: int) -> dict[str, float]:
    state = at(PIRATATAK, position)
    return {EVALUATION.names[number]: count for number, count in EVALUATION.counts(state, seat)}


def test_what_is_counted_of_a_seat() -> None:
    position = "R12345+o,o,o,o,B1,G1/B2+c,R6|!|1 turn"
    assert counted(position, 0) == {
        "boat 5": 1, "coins 3": 1, "more coins": 1, "loose": 2, "wanted": 1, "can buy": 1, "can buy the last": 1,
        "one short": 1,
    }  # fmt: skip
    pile = 55 - 11 - 3 - 1
    second = counted(position, 1)
    assert second.pop("likely") == pytest.approx(100 * 4 / pile)
    assert second == {"boat 1": 1, "in pile": 4, "for sale": 1, "gun": 1, "loose": 1, "wanted": 1, "turn 1": 1}


def test_a_bare_boat_is_counted_where_a_pirate_would_take_of_it() -> None:
    found = counted("R12+o/-|!|2 turn", 0)
    assert (found["bare"], found["bare boat"]) == (2, 2)
    assert counted("R12+o/-|!|2 turn", 1) == {"no boat": 1, "bare": 3}


# -- the search --------------------------------------------------------------------------------------------------


def everything(game: Any, evaluation: Any, state: Any, seat: int, depth: int) -> float:
    """The same search without memory or alike moves: every move and every card, but paying as the player does."""
    if state.stage is Stage.OVER:
        return float(state.seat == seat)
    if state.stage is Stage.TURN:
        return float(evaluation.chances(state)[seat])
    if state.stage is Stage.DRAW:
        odds = game.chances(state)
        worth = [n * everything(game, evaluation, game.apply(state, Draw(card)), seat, depth - 1) for card, n in odds]
        return sum(worth) / sum(n for _, n in odds)
    following = {move: game.apply(state, move) for move in game.legal_moves(state)}
    if state.stage is Stage.OWE:
        given = max(unlike(game, state), key=lambda move: evaluation.chances(following[move])[seat])
        return everything(game, evaluation, following[given], seat, depth)
    values = [
        everything(game, evaluation, after, seat, depth)
        for after in following.values()
        if depth or after.stage is not Stage.DRAW
    ]
    return max(values) if values else float(evaluation.chances(state)[seat])


@pytest.mark.parametrize(("game", "evaluation"), [(PIRATATAK, EVALUATION), (TREKATTAK, TREK_EVALUATION)])
def test_the_search_is_the_mean_over_all_cards(game: Any, evaluation: Any) -> None:
    for state in turns(game.id)[::12]:
        card = next(name for name in (game.deck.names[game.deck.coin], "R1") if name in game.deck.index)
        if not state.pile[game.deck.index[card]]:
            continue
        more = game.apply(game.apply(state, game.legal_moves(state)[0]), Draw(card))
        search = TatakPlayer(game.id, Sight(2, 0), Budget(1, 1)).search(game.view(more, more.seat), Random(1))
        assert isinstance(search, TatakSearch)
        found = decide(search, Budget(10**9, 1e9))
        assert found.value == pytest.approx(everything(game, evaluation, more, more.seat, 2))


def test_alike_moves_are_looked_at_once() -> None:
    state = at(PIRATATAK, "R12+o,o,o,B1,B3,G2,Y1,Y2/B2+c,R6|!|1 owe3")
    assert [str(move) for move in unlike(PIRATATAK, state)] == ["give o", "give B1", "give G2", "give Y1", "give R1"]


# -- against perfect play ----------------------------------------------------------------------------------------


def test_both_solvers_agree() -> None:
    """One asks the rules for every step, the other counts: the same loss for every move."""
    rng = Random(4)
    for unseen in (1, 2, 2, 2, 3):
        state = late(rng, unseen)
        counted = losses(Solver(state.builds).value, state)
        assert counted == pytest.approx(losses(Plain().value, state))
        assert min(counted.values()) == 0


def test_strong_loses_next_to_nothing_against_perfect_play_late_in_the_game() -> None:
    """Mean chances to win given away, against those of any move; `ladder.md` has the numbers over many positions."""
    rng, lost, given = Random(11), [], []
    for unseen in (2, 3, 4, 5, 5, 6, 7, 8):
        state = late(rng, unseen)
        found = losses(Solver(state.builds).value, state)
        lost.append(found[choice(PIRATATAK, state).move])
        given.append(sum(found.values()) / len(found))
    assert sum(lost) / len(lost) < 0.01
    assert sum(lost) < sum(given) / 5


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_positions_with_twelve_unseen_cards_are_solved(seed: int) -> None:
    state = late(Random(seed), 12, held=20)
    found = losses(Solver(state.builds).value, state)
    assert found[choice(PIRATATAK, state, nodes=20_000).move] < 0.05
    assert max(found.values()) > 0


def test_the_solvers_agree_with_a_position_worked_out_by_hand() -> None:
    """One card left, the sixth piece: the first seat draws it, and has won."""
    rest = "o," * 19 + "o,c,c,c,B1,B2,B3,B4,B5,G1,G2,G3,G4,G5,G6,Y1,Y2,Y3,Y4,Y5,Y6,!,!,!,!,!,!,!,!"
    for solve in (Plain, lambda: Solver((0, 1))):
        state = at(PIRATATAK, f"R12345+/B6+|{rest}|1 turn")
        assert solve().value(state) == 1
        state = at(PIRATATAK, f"R12345+/B6+|{rest}|2 turn")
        assert losses(solve().value, state) == {PIRATATAK.legal_moves(state)[0]: 0}
        assert solve().value(state) < 1


# -- what it does and says ---------------------------------------------------------------------------------------


def test_it_buys_the_last_piece() -> None:
    assert said("R12345+o,o,o/B2+c,R6|!|1 turn") == ("buy R6: complete", {"card": "R6"})


def test_it_gives_what_nobody_needs_before_the_boat() -> None:
    move, values = said("R1234+B1,G1,G2,G3/B2+c|!|1 owe3")
    assert move == "give G1: spare"
    assert values == {"card": "G1"}


def test_it_tells_the_odds_when_it_draws_or_stops() -> None:
    for game, position in ((PIRATATAK, "R1234+/B2+c|!|1 more"), (PIRATATAK, "R1+o,o,o,o,c/B2+c|!|1 more")):
        kind, values = said(position, game)
        assert kind in ("pass: enough", "draw: risk")
        assert values["attackers"] == 7
        assert values["cards"] == sum(at(game, position).pile)


def test_it_takes_the_last_piece_from_a_reserve_for_nothing() -> None:
    assert said("F12345678+L/K1+F9|||borg0|1 federation ally", TREKATTAK)[0] == "take F9: complete"


def test_every_reason_has_its_values() -> None:
    values = {
        "complete": {"card"}, "risk": {"attackers", "cards"}, "enough": {"attackers", "cards"},
        "buy": {"card", "missing"}, "take": {"card", "missing"}, "spare": {"card"}, "fire": set(),
        "keep-cannon": set(), "spend": {"card"}, "keep": set(), "build": {"colour", "pieces"},
    }  # fmt: skip
    seen = set()
    for game in (PIRATATAK, TREKATTAK):
        for number in range(25):
            rng = Random(number)
            state: Any = game.start(
                3, game.settings({option.name: rng.choice(option.values) for option in game.options})
            )
            for _ in range(150):
                if game.result(state):
                    break
                if game.to_move(state) is CHANCE:
                    cards, weights = zip(*game.chances(state), strict=True)
                    state = game.apply(state, Draw(rng.choices(cards, weights)[0]))
                    continue
                told = choice(game, state, Level.GENTLE, 1).why
                assert {name for name, _ in told.params} == values[told.kind], told
                seen.add(told.kind)
                state = game.apply(state, rng.choice(game.legal_moves(state)))
    assert seen >= set(values) - {"complete"}
