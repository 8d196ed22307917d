"""Against the computer on the page: gentle can be beaten at every kind of game, and thinking never holds the page up.

The person plays what the rules package's own player chooses, from the match as the page itself has saved it, and types
it. How gentle chooses is drawn from the browser's secure chance, and three of the games have luck of their own: whoever
loses asks for a rematch, as people do.
"""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from app.shelf import PREFIX, parse
from e2e.people import Person, Profile
from tablee import players
from tablee.match import Match
from tablee.players.drive import decide
from tablee.players.search import Budget, Level
from tablee.record import decode

DUE = """async ({ key, after, ready, story }) => {
    const button = (name) => [...document.querySelectorAll("button:enabled")].some((each) => each.textContent === name);
    const request = (asked) => new Promise((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
    });
    const kept = await request(indexedDB.open(`tablee ${new URL(".", location.href).pathname}`));
    const until = performance.now() + 60_000;
    while (performance.now() < until) {
        if (button(story)) return "story";
        const saved = await request(kept.transaction("kept").objectStore("kept").get(key));
        const { length, to_move } = JSON.parse(saved ?? "{}");
        if (length > after && (to_move === null || (to_move === 0 && button(ready)))) return saved;
        await new Promise((resolve) => setTimeout(resolve, 15));
    }
    throw new Error(`nobody went on after entry ${after}`);
}"""
"""The match as the page has saved it, once it is longer and the person is to choose or all is over; or `story`."""
MATCHES = 6
"""Of a player who wins three of four, one in four thousand loses as many."""


class Opponent(Person):
    """Somebody who has asked the computer to play, its moves at once."""

    def __init__(self, new_profile: Profile, **options: Any) -> None:
        super().__init__(new_profile, **options)
        self.button("settings").click()
        self.dialog.get_by_role("radio", name=self.words("site.set-pace-off"), exact=True).check()
        self.close()

    def against(self, game_id: str, level: str, **options: str) -> None:
        """Begin a match on the first seat, the computer on all others."""
        self.button("play-game", game=self.words(f"{game_id}.name")).click()
        seats = self.dialog.get_by_role("combobox")
        for seat in range(1, seats.count()):
            seats.nth(seat).select_option(label=self.words(f"site.seat-{level}"))
        self.dialog.get_by_text(self.words("site.variants")).click()
        for name, value in options.items():
            self.dialog.get_by_label(self.words(f"{game_id}.option-{name}-{value}")).check()
        self.button("begin").click()
        expect(self.page.locator("#table")).to_be_visible()

    def due(self, after: int) -> Match:
        """The match, once more than so many entries are in it and the person is to choose or all is over."""
        skip = self.words("constellations.story-skip")
        asked = {"after": after, "ready": self.words("site.hint"), "story": skip}
        while True:
            key = PREFIX + self.page.url.rpartition("/")[2]
            found = self.page.evaluate(DUE, {**asked, "key": key})
            if found != "story":
                kept = parse(key, found)
                assert kept is not None
                return decode(kept.code)
            self.page.get_by_role("button", name=skip, exact=True).click()

    def chooses(self, text: str) -> None:
        """Type a choice."""
        box = self.page.get_by_label(self.words("site.type-move"))
        box.fill(text)
        box.press("Enter")


def beat(person: Opponent, level: Level, nodes: int) -> bool:
    """Play the match on the table to its end; whether the person has won."""
    rng, match = Random(1), person.due(-1)
    while match.result is None:
        player = players.load(match.header.game, level)
        search = player.search(match.game.view(match.state, 0), rng)
        choice = decide(search, Budget(min(nodes, player.budget.nodes), inf))
        person.chooses(match.game.print_move(choice.move))
        match = person.due(len(match.entries))
    return match.result.winners == (0,)


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
            before = person.page.url
            person.button("rematch").click()
            person.page.wait_for_function("before => location.href !== before", arg=before)
        if beat(person, level, nodes):
            break
    else:
        raise AssertionError(f"gentle won {MATCHES} times")
    outcome = person.page.locator(".status-turn")
    expect(outcome).to_contain_text(person.words("site.seat", seat=1) if game_id != "horta" else "Federation")
