"""Constellations: around one device behind curtains to the end, and by links with tokens that stay hidden."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from app.tables.constellations_story import beats
from app.texts import Words
from e2e.chromium import LAPTOP, PHONE, follow, ready, settled
from e2e.fingers import middle
from e2e.people import RECORD, Profile, find_nothing_serious
from tablee.games.constellations import GAME
from tablee.games.constellations.boards import BOARD_OF, LARGE, STARS
from tablee.games.constellations.moves import HIDDEN, TOKENS, Move
from tablee.match import Match, header, new, settle
from tablee.match import play as play_entry
from tablee.record import decode

NAMES = ("Anna", "Ben", "Cleo")
SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 740}}

MINE = ".hand:not(.resting, .backs)"
"""The tokens of somebody who is to move."""

DUMP = """async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const { name } of await indexedDB.databases()) {
        const base = await new Promise((done, fail) => {
            const asked = indexedDB.open(name);
            asked.onsuccess = () => done(asked.result);
            asked.onerror = fail;
        });
        for (const store of base.objectStoreNames) {
            const all = base.transaction(store).objectStore(store).getAll();
            await new Promise((done) => (all.onsuccess = done));
            texts.push(...all.result.map((value) => (typeof value === "string" ? value : JSON.stringify(value))));
        }
        base.close();
    }
    return texts;
}"""

PLAY = """async (moves) => {
    const soon = () => new Promise((done) => setTimeout(done, 15));
    const press = async (selector) => {
        let found;
        while (!(found = document.querySelector(selector))) await soon();
        found.click();
    };
    for (const move of moves) {
        await press(".curtain button");
        while (document.querySelector(".curtain")) await soon();
        const before = document.querySelectorAll(".log-line").length;
        const box = document.querySelector("#move");
        box.value = move;
        box.form.requestSubmit();
        for (;;) {
            document.querySelector(".story .quiet")?.click();
            document.querySelector(".refused") && (() => { throw new Error(`${move} is refused`); })();
            if (document.querySelectorAll(".log-line").length > before && document.querySelector(".curtain")) break;
            await soon();
        }
    }
}"""
"""The people around the device take it in turn and type their moves; a scoring is shown to its end at once."""


class Seat:
    """Somebody at a page of their own."""

    def __init__(self, new_profile: Profile, fragment: str = "", locale: str = "en-GB", **options: Any) -> None:
        self.words = Words(locale[:2])
        self.context = new_profile(locale=locale, reduced_motion="reduce", **options)
        self.context.add_init_script(RECORD)
        self.page = self.context.new_page()
        self.page.goto(f"./#{fragment}" if fragment else "./")
        ready(self.page)

    def begin(self, deal: int, away: tuple[int, ...] = ()) -> None:
        """A new match of three, a numbered deal."""
        page, words = self.page, self.words
        page.get_by_role("button", name=words("site.play-otherwise", game=words("constellations.name"))).click()
        dialog = page.get_by_role("dialog")
        for seat, name in enumerate(NAMES):
            default = words("site.seat", seat=seat + 1)
            dialog.get_by_label(words("site.name-of", seat=default)).fill(name)
            if seat in away:
                dialog.get_by_label(words("site.where-plays", seat=default)).select_option(
                    label=words("site.seat-away")
                )
        dialog.get_by_text(words("site.variants")).click()
        dialog.get_by_label(words("site.deal")).fill(str(deal))
        dialog.get_by_role("button", name=words("site.begin")).click()
        expect(page.locator(".sky-board svg")).to_have_count(3, timeout=15_000)

    def token(self, letter: str) -> Locator:
        return self.page.locator(f"#cell-t\\.{letter}").and_(self.page.get_by_role("button"))

    def star(self, name: str) -> Locator:
        return self.page.locator(f"#cell-{name.replace('.', chr(92) + '.')}").and_(self.page.get_by_role("button"))

    def take(self, seat: int) -> None:
        """Take the device out of another one's hand."""
        expect(self.page.locator(".chip-button")).to_have_count(0)
        self.page.get_by_role("button", name=self.words("site.i-am", seat=NAMES[seat])).click()
        expect(self.page.locator(".chip-button")).to_have_count(9)

    def touch(self, move: str) -> None:
        """A token, then a star, with a finger where there is one."""
        letter, _, name = move.partition("@")
        for there in (self.token(letter), self.star(name)):
            there.scroll_into_view_if_needed()
            if self.page.evaluate("matchMedia('(pointer: coarse)').matches"):
                there.tap()
            else:
                there.click()

    def type(self, move: str) -> None:
        box = self.page.get_by_label(self.words("site.type-move"))
        box.fill(move)
        box.press("Enter")

    def moved(self) -> list[str]:
        """The move has come to the table; a scoring it brought is gone through, and what each beat said."""
        expect(self.page.locator(MINE)).to_have_count(0, timeout=15_000)
        return self.told()

    def told(self) -> list[str]:
        """Go through the scorings that are told until the table stands still; what each beat said."""
        said = []
        settled(self.page)
        going_on = self.page.locator("#story-next")
        while True:
            still = self.page.locator(f"#story-next, .banner, .final, {MINE}").first
            expect(still).to_be_visible(timeout=15_000)
            if not going_on.count():
                return said
            step = self.page.locator(".story-step").inner_text()
            said.append(self.page.locator(".story-now").inner_text())
            going_on.click()
            expect(self.page.locator(".story-step", has_text=step)).to_have_count(0)

    def heard(self) -> list[str]:
        said: list[str] = settled(self.page).evaluate("heard")
        return said


def whole(deal: int) -> Match:
    """A match of random legal moves whose draws are those of a numbered deal."""
    rng = Random(deal)
    match = settle(new(header("constellations", 3, {}, NAMES, deal=deal)))
    while match.result is None:
        following = play_entry(match, rng.choice(GAME.legal_moves(match.state)))
        assert isinstance(following, Match)
        match = settle(following)
    return match


def drag(page: Page, start: Locator, end: Locator) -> None:
    page.mouse.move(*middle(start))
    page.mouse.down()
    page.mouse.move(*middle(end), steps=5)
    page.mouse.up()


def by_keys(seat: Seat, move: str) -> None:
    """The focus is led over the hand and the sky by arrows alone."""
    letter, _, name = move.partition("@")
    press = seat.page.keyboard.press
    seat.page.locator("[id^='cell-'][tabindex='0']").focus()
    press("Home")
    settled(seat.page)
    for _ in range(9):
        if seat.token(letter).evaluate("(it) => it === document.activeElement"):
            break
        press("ArrowRight")
        settled(seat.page)
    press("Enter")
    expect(seat.token(letter)).to_have_attribute("aria-pressed", "true")
    star = seat.star(name)
    press("End")
    settled(seat.page)
    for _ in range(40):
        at, to = (middle(each) for each in (seat.page.locator(":focus"), star))
        if max(abs(at[0] - to[0]), abs(at[1] - to[1])) < 4:
            break
        across, down = to[0] - at[0], to[1] - at[1]
        keys = ("ArrowLeft", "ArrowRight") if abs(across) > abs(down) else ("ArrowUp", "ArrowDown")
        press(keys[max(across, down, key=abs) > 0])
        settled(seat.page)  # The focus follows the key; a step from where it was would lead astray.
    expect(star).to_be_focused()
    press(" ")


def test_three_people_around_one_device_play_to_the_end_behind_curtains(new_profile: Profile) -> None:
    match = whole(12)
    moves = [(index, entry) for index, entry in enumerate(match.entries) if isinstance(entry, Move) and entry.star >= 0]
    laptop = Seat(new_profile, **LAPTOP)
    page = laptop.page
    laptop.begin(12)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "all of it on a laptop at once"
    ways = [laptop.touch, lambda move: drag_move(laptop, move), lambda move: by_keys(laptop, move), laptop.type]
    first = moves[:8]
    for number, (index, entry) in enumerate(first):
        laptop.take(match.states[index].seat)
        ways[number % 4](str(entry))
        laptop.moved()
        star = laptop.star(STARS[entry.star])
        owner = NAMES[match.states[index].seat]
        wanted = f"face-down token of {owner}" if LARGE[entry.star] else f"({owner})"
        assert wanted in (star.get_attribute("aria-label") or "")

    full = next(number for number, (index, _) in enumerate(moves) if beats(match, index))
    page.evaluate(PLAY, [str(entry) for _, entry in moves[8:full]])
    index, entry = moves[full]
    laptop.take(match.states[index].seat)
    laptop.type(str(entry))
    said = laptop.moved()
    assert len(said) == beats(match, index) and said[1].startswith("The face-down tokens are turned up")
    assert "first prize" in said[-1] or "no prize" in said[-1]
    expect(page.locator(".sky-board svg")).to_have_count(3)
    expect(page.locator(".curtain")).to_be_visible()

    laptop.take(match.states[moves[full + 1][0]].seat)
    page.get_by_role("button", name=laptop.words("site.back-to-lobby")).click()
    settled(page).go_back()
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".chip-button")).to_have_count(0)
    page.evaluate(PLAY, [str(entry) for _, entry in moves[full + 1 : -1]])
    index, entry = moves[-1]
    laptop.take(match.states[index].seat)
    laptop.type(str(entry))
    laptop.moved()
    expect(page.locator(".final li")).to_have_count(3)
    assert match.result is not None and match.result.scores is not None
    coins = [int(text) for text in page.locator(".final .coin").all_inner_texts()]
    assert coins == sorted(match.result.scores, reverse=True)
    names = laptop.words.listed([NAMES[seat] for seat in match.result.winners])
    expect(page.locator(".status-turn")).to_have_text(
        laptop.words("constellations.result-riches", n=len(match.result.winners), names=names)
    )
    find_nothing_serious(page, "the end")


def drag_move(seat: Seat, move: str) -> None:
    letter, _, name = move.partition("@")
    drag(seat.page, seat.token(letter), seat.star(name))


LINE = (
    "A 7@libra.0 B 5@libra.1 C 3@libra.2 A 1@libra.3 B 10@libra.4 C H@cancer.2 A D@cancer.4 B 3@cancer.0 "
    "C 1@cancer.1 A 6@cancer.3 B 1@aquarius.0"
)
"""Deal 33 opens Aquarius, Cancer and Libra. Ben fills Libra, where Anna has a token face down; then Anna fills Cancer,
where Cleo has one."""


class Circle:
    """Three people with a browser each, and one match that goes round by links."""

    def __init__(self, new_profile: Profile) -> None:
        self.new_profile = new_profile
        sizes = ({**LAPTOP, "permissions": ["clipboard-read", "clipboard-write"]}, SMALL, PHONE)
        self.sizes = [dict(size) for size in sizes]
        self.seats: dict[int, Seat] = {0: Seat(new_profile, **self.sizes[0])}
        self.true: dict[str, tuple[int, str]] = {}
        self.links: list[str] = []
        self.looked = 0

    def hop(self, giver: int, taker: int) -> None:
        """One sends the link, the other opens it, and says at first who they are."""
        page = self.seats[giver].page
        page.locator(".banner").get_by_role("button", name="Send the link").click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text("Hidden tokens travel sealed")
        expect(dialog).to_contain_text("Seats are not protected")
        code = dialog.get_by_label("The link to the game").input_value().partition("#")[2]
        dialog.get_by_role("button", name="Copy the link").click()
        expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
        dialog.get_by_role("button", name="Close").click()
        expect(page.locator(".banner")).to_contain_text("Link sent")
        self.links.append(code)
        if taker not in self.seats:
            self.seats[taker] = Seat(self.new_profile, code, **self.sizes[taker])
            self.seats[taker].page.locator(".who").get_by_role("button", name=NAMES[taker], exact=True).click()
        else:
            follow(self.seats[taker].page, code)
        expect(self.seats[taker].page.locator(".who")).to_have_count(0)

    def place(self, seat: int, move: str) -> None:
        there = self.seats[seat]
        there.told()
        expect(there.page.locator(MINE)).to_be_visible(timeout=15_000)
        there.touch(move)
        there.moved()
        letter, _, star = move.partition("@")
        if LARGE[STARS.index(star)]:
            self.true[star] = (seat, letter)
            expect(there.star(star)).to_contain_text("" if letter in "HD" else letter)
            assert "hidden from the others" in (there.star(star).get_attribute("aria-label") or "")
        expect(there.page.locator(".banner")).to_contain_text("Send the link", timeout=15_000)

    def check(self) -> None:
        """No profile's storage, page or link holds what its owner alone may know."""
        stored = {seat: there.page.evaluate(DUMP) for seat, there in self.seats.items()}
        matches = {seat: [json.loads(text) for text in texts if '"secrets"' in text] for seat, texts in stored.items()}
        secrets = {seat: [key for kept in found for _, key in kept["secrets"]] for seat, found in matches.items()}
        assert all(len(set(keys)) == 1 for keys in secrets.values())
        for seat, there in self.seats.items():
            others = [key for other, keys in secrets.items() if other != seat for key in keys]
            page = there.page.content()
            everything = "\n".join([*stored[seat], page, *self.links, *there.heard()])
            assert not [key for key in others if key in everything]
            for code in (*(kept["code"] for kept in matches[seat]), *self.links[-1:]):
                match = decode(code)
                lying = {STARS[e.star]: e for e in match.entries if isinstance(e, Move) and LARGE[e.star]}
                growing = {number for number, stars in match.state.boards if 0 in stars}
                for star, entry in lying.items():
                    if BOARD_OF[entry.star] in growing:
                        self.looked += 1
                        assert entry.token == HIDDEN and len(entry.seal) == 16, f"{star} is open at {NAMES[seat]}"
            for star, (owner, _) in self.true.items():
                if owner != seat and there.star(star).count():
                    drawn = there.star(star)
                    label = drawn.get_attribute("aria-label") or ""
                    if "free" not in label:  # not on the way there yet
                        assert f"face-down token of {NAMES[owner]}" in label
                        assert drawn.text_content() == "" and drawn.locator(".token.back").count() == 1


def test_a_match_of_three_by_links_keeps_hidden_tokens_hidden(new_profile: Profile) -> None:
    circle = Circle(new_profile)
    circle.seats[0].begin(33, away=(1, 2))
    words = LINE.split()
    turns = [("ABC".index(name), move) for name, move in zip(words[::2], words[1::2], strict=True)]
    here = 0
    for seat, move in turns:
        if seat != here:
            circle.hop(here, seat)
        circle.place(seat, move)
        circle.check()
        here = seat
        banner = circle.seats[here].page.locator(".banner")
        if move == "10@libra.4":
            expect(banner).to_contain_text("Anna → Cleo")
            circle.hop(1, 0)
            anna = circle.seats[0]
            said = anna.told()
            expect(anna.page.locator(".banner")).to_contain_text("Cleo is to play. Send the link")
            assert "The face-down tokens are turned up: 7 (Anna) and 5 (Ben)." in said[1]
            find_nothing_serious(anna.page, "by link")
            circle.check()
            here = 0
        if move == "6@cancer.3":
            expect(banner).to_contain_text("Cleo → Ben")
            circle.hop(0, 2)
            assert any("turned up" in beat for beat in circle.seats[2].told())
            expect(circle.seats[2].page.locator(".banner")).to_contain_text("Ben is to play. Send the link")
            circle.check()
            here = 2
    assert circle.looked > 20 and max(map(len, circle.links)) < 950
    scored = [told for entry in decode(circle.links[-1]).told for told in entry if told.kind == "reveal"]
    assert len(scored) == 2
    assert {TOKENS[e.token] for e in decode(circle.links[-1]).entries if isinstance(e, Move) and LARGE[e.star]} >= {
        "7", "5", "H", "D",
    }  # fmt: skip

    # Whoever closes the tab finds their own hidden tokens again; a link without their history does not.
    anna = circle.seats[0]
    where = anna.page.url.partition("#")[2]
    anna.page.close()
    anna.page = anna.context.new_page()
    anna.page.goto(f"./#{where}")
    ready(anna.page)
    expect(anna.page.locator(".chip-button")).to_have_count(9)


def test_on_a_small_phone_the_sky_fits_and_a_finger_finds_everything(new_profile: Profile) -> None:
    phone = Seat(new_profile, locale="fr-FR", **SMALL)
    page = phone.page
    phone.begin(33)
    phone.take(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for part in (".status-turn", ".sky-board svg >> nth=0", ".hand", ".line p"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.9)
    for button in page.locator("button:not(.log-line), [role=button]").all():
        box = button.bounding_box()
        assert box is None or min(box["width"], box["height"]) >= 43.5, button.get_attribute("aria-label")
    board = page.locator("#board-libra")
    expect(board).not_to_be_in_viewport(ratio=0.9)
    page.get_by_role("group", name="Toutes les constellations").get_by_role(
        "button", name="Aller à\u202f: Balance"
    ).tap()
    expect(board).to_be_in_viewport(ratio=0.9)
    phone.touch("7@libra.0")
    expect(page.locator(".curtain")).to_be_in_viewport()
    assert phone.heard()[-1] == "Anna pose un jeton caché sur β de la Balance. C’est à Ben."
    phone.take(1)
    page.get_by_role("button", name="Jetons connus").first.tap()
    known = page.get_by_role("region", name="Jetons connus")
    expect(known.get_by_role("listitem")).to_have_count(3)
    expect(known).to_contain_text("Anna 1 jeton caché")
    find_nothing_serious(page, "known tokens")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
