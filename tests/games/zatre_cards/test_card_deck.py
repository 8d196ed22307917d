"""The deck, the rounds and the deal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from card_table import DECK, Table, whole_game

from tablee.game import CHANCE, Draw
from tablee.games.zatre_cards import GAME


def dealt(players: int, starter: int = 1) -> Table:
    return Table(GAME.start(players, {})).play(f":seat{starter}")


def by_round(players: int, seed: int, stuck: bool) -> list[Counter[str]]:
    """The cards that came in each round."""
    states, entries = whole_game(players, seed, stuck)
    came: list[Counter[str]] = [Counter() for _ in range(players)]
    for state, entry in zip(states, entries, strict=False):
        if isinstance(entry, Draw) and entry.outcome in DECK:
            came[state.round][entry.outcome] += 1
    return came


@pytest.mark.article("K-01")
def test_the_deck_has_50_cards() -> None:
    chances = dealt(2).chances
    assert chances == DECK
    assert sum(chances.values()) == 50
    assert (chances["00"], chances["03"], chances["35"], chances["44"]) == (2, 1, 2, 2)


@pytest.mark.article("K-01")
def test_a_card_that_is_out_does_not_come_again() -> None:
    table = dealt(2).play(":03 :44 :44")
    assert table.chances == {card: count for card, count in DECK.items() if card not in ("03", "44")}
    assert table.refused(":03").article == "K-03"
    assert table.refused(":07").article == "K-01"


@pytest.mark.article("K-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_rounds_as_players_of_25_cards_each(players: int) -> None:
    came = by_round(players, 1, stuck=False)
    assert [cards.total() for cards in came] == [25] * players


@pytest.mark.article("K-02")
@pytest.mark.parametrize("players", [2, 4])
def test_two_rounds_use_the_whole_deck_then_it_is_shuffled_anew(players: int) -> None:
    came = by_round(players, 2, stuck=False)
    for first, second in zip(came[::2], came[1::2], strict=True):
        assert first + second == Counter(DECK)


@pytest.mark.article("K-02")
def test_a_third_round_begins_with_all_50_cards() -> None:
    states, _ = whole_game(3, 3, False)
    third = next(state for state in states if state.round == 2)
    assert dict(GAME.chances(third)) == DECK


@pytest.mark.article("K-02")
def test_the_second_round_has_the_cards_the_first_had_not() -> None:
    states, _ = whole_game(3, 3, False)
    second = next(state for state in states if state.round == 1)
    assert Counter(dict(GAME.chances(second))) + by_round(3, 3, False)[0] == Counter(DECK)


@pytest.mark.article("K-03")
@pytest.mark.parametrize(("players", "pile"), [(2, 9), (3, 5), (4, 3)])
def test_the_starter_has_4_cards_the_others_3_the_rest_are_piles(players: int, pile: int) -> None:
    table = dealt(players, 2)
    order = []
    while GAME.to_move(table.state) is CHANCE:
        table.play(f":{next(iter(table.chances))}")
        order.append(table.tells("deal")[0]["seat"])
    seats = [(1 + turn) % players for turn in range(players)]
    assert order == [seats[0]] * 4 + [seat for seat in seats[1:] for _ in range(3)]
    assert table.state.piles == (pile,) * players
    assert GAME.to_move(table.state) == 1


@pytest.mark.article("K-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_starter_is_drawn(players: int) -> None:
    table = Table(GAME.start(players, {}))
    assert table.chances == {f"seat{seat}": 1 for seat in range(1, players + 1)}
    assert table.refused("66@0,0E").article == table.refused(":seat5").article == "K-03"


@pytest.mark.article("K-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_one_round_going_left(players: int) -> None:
    states, _ = whole_game(players, 4, False)
    starters = {state.round: state.starter for state in states[1:]}
    assert [starters[number] for number in range(players)] == [
        (starters[0] + number) % players for number in range(players)
    ]


@pytest.mark.article("K-03")
def test_nothing_is_laid_during_the_deal() -> None:
    table = dealt(2).play(":66 :55")
    assert (table.refused("66@0,0E").article, table.legal) == ("K-03", [])


def laying_turns(states: tuple[Any, ...], entries: tuple[Any, ...], players: int) -> list[int]:
    turns = [0] * players
    for state, entry in zip(states, entries, strict=False):
        if not isinstance(entry, Draw) and len(state.layout.placed) != 1:
            turns[state.seat] += 1
    return turns


@pytest.mark.article("K-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_24_turns(players: int) -> None:
    assert laying_turns(*whole_game(players, 5, False), players) == [24] * players
