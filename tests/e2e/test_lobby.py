"""The lobby: from the first tap to a game, back to it, and what the page says of itself."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.chromium import PHONE, offline_ready, ready
from e2e.people import Person, Profile, find_nothing_serious

STORE = """([key, value]) => new Promise((done) => {
    indexedDB.open("tablee /tablee/").onsuccess = (event) => {
        const change = event.target.result.transaction("kept", "readwrite");
        change.objectStore("kept").put(value, key);
        change.oncomplete = () => done();
    };
})"""

SHIFTS = """new Promise((done) => {
    let sum = 0;
    new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (sum += value)))
        .observe({ type: "layout-shift", buffered: true });
    setTimeout(() => done(sum), 300);
})"""

WOULD_INSTALL = """dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: async () => { window.asked = true; },
}))"""


def test_one_tap_begins_a_game_and_another_goes_on_with_it(new_profile: Profile) -> None:
    person = Person(new_profile, **PHONE)
    page = person.page
    play = person.button("play-game", game="Constellations")
    expect(play).to_have_accessible_description("you and 2 computers, gentle")
    play.tap()
    expect(person.turn).to_have_text("Player 1 to play.")
    person.button("back-to-lobby").tap()
    mine = page.get_by_role("region", name="My games").get_by_role("listitem")
    expect(mine).to_contain_text("Your turn")
    mine.get_by_role("link").tap()
    expect(person.turn).to_have_text("Player 1 to play.")


def test_back_leads_from_a_new_match_to_the_lobby_and_forward_to_it_again(new_profile: Profile) -> None:
    person = Person(new_profile, **PHONE)
    person.button("play-game", game="Horta Rescue").tap()
    expect(person.turn).to_have_text("The Federation to play.")
    person.page.go_back()
    expect(person.button("play-game", game="Horta Rescue")).to_be_visible()
    person.page.go_forward()
    expect(person.turn).to_have_text("The Federation to play.")


def test_the_last_choice_is_what_the_next_tap_does(new_profile: Profile) -> None:
    person = Person(new_profile)
    person.start("Anna", "Ben")
    person.come_back("")
    play = person.button("play-game", game="Horta Rescue")
    expect(play).to_have_accessible_description("Anna and Ben, here")
    play.click()
    expect(person.turn).to_have_text("Anna to play.")
    person.button("back-to-lobby").click()
    expect(person.page.get_by_role("region", name="My games").get_by_role("listitem")).to_have_count(2)


def test_who_comes_back_finds_the_lobby_painted_as_it_was_and_nothing_moves(new_profile: Profile) -> None:
    person = Person(new_profile, **PHONE)
    person.start("Anna", "Ben")
    person.button("back-to-lobby").click()
    expect(person.page.get_by_role("region", name="My games")).to_be_visible()
    person.page.close()
    person.page = person.context.new_page()
    person.page.goto("./", wait_until="commit")
    person.page.wait_for_selector("text=Anna · Ben")
    assert person.page.evaluate("performance.getEntriesByName('tablee:playable').length") == 0, "before Python is there"
    ready(person.page)
    assert person.page.evaluate(SHIFTS) == 0
    expect(person.page.get_by_role("region", name="My games")).to_contain_text("Anna · Ben")


def test_the_dialog_has_room_for_every_name_on_a_narrow_phone(new_profile: Profile) -> None:
    person = Person(new_profile, locale="de-DE", **{**PHONE, "viewport": {"width": 320, "height": 640}})
    person.button("play-otherwise", game="Horta Rescue").tap()
    person.dialog.get_by_role("radio", name=person.words("site.with-computer")).check(force=True)
    for seat in range(2):
        name = person.words(f"horta.seat{seat}")
        for key in ("name-of", "where-plays"):
            box = person.dialog.get_by_label(person.words(f"site.{key}", seat=name)).bounding_box()
            assert box is not None and box["width"] >= 180 and box["height"] >= 44, (seat, key, box)
    wide = person.page.evaluate(
        "[...document.querySelectorAll('dialog *')].every((each) => each.scrollWidth <= innerWidth)"
    )
    assert wide
    find_nothing_serious(person.page, "new game, narrow")
    person.button("begin").tap()
    expect(person.page.get_by_role("list").first).to_contain_text(person.words("site.seat-gentle"))


def test_the_page_says_that_it_is_offline_and_can_be_installed(new_profile: Profile) -> None:
    person = Person(new_profile)
    page = offline_ready(person.page)
    person.context.set_offline(True)
    expect(page.get_by_role("banner").get_by_text("Offline: everything works")).to_be_visible()
    person.context.set_offline(False)
    expect(page.get_by_text("Offline: everything works", exact=True)).to_have_count(0)
    install = page.get_by_role("button", name="Install", exact=True)
    expect(install).to_have_count(0)
    page.evaluate(WOULD_INSTALL)
    install.click()
    page.wait_for_function("window.asked === true")
    expect(install).to_have_count(0)


def test_after_an_update_the_news_are_told_once(new_profile: Profile) -> None:
    person = Person(new_profile)
    page = person.page
    news = page.get_by_role("region", name=person.words("news.title"))
    expect(news).to_have_count(0)
    page.reload()
    expect(ready(page).get_by_role("heading", level=1)).to_be_visible()
    expect(news).to_have_count(0)
    # As an earlier version has left it.
    page.evaluate(STORE, ["release", "0"])
    page.reload()
    ready(page)
    expect(news.get_by_role("listitem")).to_have_count(3)
    find_nothing_serious(page, "news")
    page.get_by_role("button", name=person.words("news.read")).click()
    expect(news).to_have_count(0)
    page.reload()
    ready(page)
    expect(news).to_have_count(0)
