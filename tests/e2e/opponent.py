"""Somebody who plays against the computer, and sees the match as the page itself has saved it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from app.shelf import HERE, parse
from app.tables import ways
from e2e.people import Person, Profile
from tablee.match import Match
from tablee.record import decode

DUE = """async ({ after, ready, story }) => {
    const key = location.hash.replace("#/match/", "match/");
    const button = (name) => [...document.querySelectorAll("button:enabled")].find((each) => each.textContent === name);
    const request = (asked) => new Promise((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
    });
    const kept = await request(indexedDB.open(`tablee ${new URL(".", location.href).pathname}`));
    const begun = performance.now();
    while (performance.now() < begun + 60_000) {
        const saved = await request(kept.transaction("kept").objectStore("kept").get(key));
        await tablee.settled();
        if (button(story)) {
            button(story).click();
            continue;
        }
        const { length, to_move, seats } = JSON.parse(saved ?? "{}");
        const mine = to_move !== null && seats?.[to_move] === "here" && button(ready);
        if (length > after && (to_move === null || mine)) return [key, saved];
        if (length === after && mine && performance.now() > begun + 3_000) return "again";
        await new Promise((resolve) => setTimeout(resolve, 15));
    }
    throw new Error(`nobody went on after entry ${after}`);
}"""
"""The match as the page has saved it, once it is longer and the person is to choose or all is over, a scoring shown to its end
at once; or `again` when it is the person's turn still: what is chosen while something is shown only ends the showing."""


class Opponent(Person):
    """Somebody who has asked the computer to play, its moves at once."""

    def __init__(self, new_profile: Profile, **options: Any) -> None:
        super().__init__(new_profile, **options)
        self.button("settings").click()
        self.dialog.get_by_role("radio", name=self.words("site.set-pace-off"), exact=True).check()
        self.close()

    def against(self, game_id: str, level: str, **options: str) -> None:
        """Begin a match on the first seat, the computer on all others."""
        start = ways(game_id)[0]
        self.button("play-otherwise", game=self.words(f"{start}.name")).click()
        if game_id != start:
            self.dialog.get_by_label(self.words(f"{game_id}.way")).check()
        seats = self.dialog.get_by_role("combobox")
        expect(seats.first).to_be_visible()  # a count does not wait
        for seat in range(1, seats.count()):
            seats.nth(seat).select_option(label=self.words(f"site.seat-{level}"))
        self.dialog.get_by_text(self.words("site.variants")).click()
        for name, value in options.items():
            self.dialog.get_by_label(self.words(f"{game_id}.option-{name}-{value}")).check()
        self.button("begin").click()
        expect(self.page.locator("#table")).to_be_visible()

    def due(self, after: int) -> tuple[Match, int]:
        """The match and the person's seat, once more than so many entries are in it and the person is to choose or all is over."""
        asked = {"after": after, "ready": self.words("site.hint"), "story": self.words("constellations.story-skip")}
        while True:
            found = self.page.evaluate(DUE, asked)
            if found != "again":
                kept = parse(*found)
                assert kept is not None
                return decode(kept.code), kept.seats.index(HERE)
            self.page.get_by_label(self.words("site.type-move")).press("Enter")

    def chooses(self, text: str) -> None:
        """Type a choice."""
        box = self.page.get_by_label(self.words("site.type-move"))
        box.fill(text)
        box.press("Enter")
