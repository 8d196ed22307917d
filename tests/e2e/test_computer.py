"""Against the computer on the page: gentle can be beaten at every kind of game.

The person plays what the rules package's own player chooses, from the match as the page itself has saved it, and types
it. How gentle chooses is drawn from the browser's secure chance, and three of the games have luck of their own: whoever
loses asks for a rematch, as people do.
"""

from __future__ import annotations

from math import inf
from random import Random

import pytest
from playwright.sync_api import expect

from app.tables import called
from e2e.opponent import Opponent
from e2e.people import Profile
from tablee import players
from tablee.players.drive import decide
from tablee.players.search import Budget, Level

MATCHES = 6
"""Of a player who wins three of four, one in four thousand loses as many."""


def beat(person: Opponent, level: Level, nodes: int) -> bool:
    """Play the match on the table to its end; whether the person has won, as the page says too."""
    rng, (match, seat) = Random(1), person.due(-1)
    while match.result is None:
        player = players.load(match.header.game, level)
        search = player.search(match.game.view(match.state, seat), rng)
        choice = decide(search, Budget(min(nodes, player.budget.nodes), inf))
        person.chooses(match.game.print_move(choice.move))
        match, seat = person.due(len(match.entries))
    names = [called(person.words, match.header, winner) for winner in match.result.winners]
    expect(person.turn).to_contain_text(person.words.listed(names), ignore_case=True)
    return match.result.winners == (seat,)


@pytest.mark.parametrize(
    ("game_id", "level", "nodes", "options"),
    [
        ("horta", Level.STRONG, 10_000, {}),
        ("piratatak", Level.STRONG, 1_000, {}),
        ("zatre", Level.STRONG, 4_000, {"tiles": "short"}),
        ("constellations", Level.STEADY, 1_000, {}),
    ],
)
def test_a_person_beats_gentle(
    game_id: str, level: Level, nodes: int, options: dict[str, str], new_profile: Profile
) -> None:
    person = Opponent(new_profile)
    person.against(game_id, "gentle", **options)
    for number in range(MATCHES):
        if number:
            before = person.page.evaluate("location.hash")
            person.button("rematch").click()
            person.page.wait_for_function("before => location.hash !== before", arg=before)
        if beat(person, level, nodes):
            return
    raise AssertionError(f"gentle won {MATCHES} times")
