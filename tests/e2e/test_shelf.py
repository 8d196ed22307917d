"""My games: there again after the tab was closed, deleted, saved in a file, and never played by two tabs at once."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from app.texts import Words
from e2e.chromium import PHONE, ready, settled
from e2e.people import SHORT, Person, Profile
from tablee.game import Draw
from tablee.record import decode

KEPT = """new Promise((done) => {
    indexedDB.open("tablee /tablee/").onsuccess = (event) => {
        const store = event.target.result.transaction("kept").objectStore("kept");
        store.getAll().onsuccess = (got) => done(got.target.result);
    };
})"""


def kept(page: Page) -> list[str]:
    """The codes of the matches in the browser's storage."""
    return [json.loads(value)["code"] for value in settled(page).evaluate(KEPT) if "code" in value]


def test_matches_are_there_again_deleted_and_carried_over_in_a_file(new_profile: Profile, tmp_path: Path) -> None:
    person = Person(new_profile, **PHONE)
    person.start("Anna", "Ben")
    person.play(*SHORT[:3])
    person.come_back("")
    mine = person.page.get_by_role("region", name="My games").get_by_role("listitem")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Horta Rescue Your turnAnna · BenTurn 4, Ben to play · just now")
    mine.get_by_role("link").click()
    expect(person.log).to_have_count(3)
    person.play(SHORT[3])
    first = kept(person.page)

    person.button("back-to-lobby").click()
    person.start("Zoé", "")
    person.type("@e1N")
    person.button("back-to-lobby").click()
    expect(mine).to_have_count(2)
    with person.page.expect_download() as download:
        person.button("export-all").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert first[0] in file.read_text() and "@e1N" in file.read_text()

    mine.filter(has_text="Zoé").get_by_role("button", name="Delete the game of Horta Rescue: Zoé · Ferengi").click()
    expect(person.dialog).to_contain_text("The game of Horta Rescue (Zoé, Ferengi) will be erased from this device.")
    person.dialog.get_by_role("button", name="Delete", exact=True).click()
    expect(mine).to_have_count(1)
    assert person.heard()[-1] == "Game deleted."
    assert kept(person.page) == first
    person.page.reload()
    ready(person.page)
    expect(mine).to_have_count(1)

    other = Person(new_profile, locale="de-DE")
    other.page.get_by_label("Datei öffnen").set_input_files(file)
    expect(other.notice).to_contain_text("2 Partien aus der Datei übernommen.")
    theirs = other.page.get_by_role("region", name=other.words("site.my-games")).get_by_role("listitem")
    expect(theirs).to_have_count(2)
    theirs.filter(has_text="Anna").get_by_role("link").click()
    other.saw(*SHORT[:4])
    other.button("all-here").click()
    other.play(SHORT[4])
    # Nothing comes from a file that is none.
    other.button("back-to-lobby").click()
    (tmp_path / "x.txt").write_text("hello")
    other.page.get_by_label("Datei öffnen").set_input_files(tmp_path / "x.txt")
    expect(other.notice).to_contain_text(other.words("site.file-foreign"))
    expect(theirs).to_have_count(2)


def test_two_tabs_do_not_play_one_match_at_once(new_profile: Profile) -> None:
    person = Person(new_profile)
    person.start()
    person.play(*SHORT[:2])
    first = person.page
    second = person.visit(first.url.partition("#")[2])
    locked = second.get_by_text("This game is open in another tab: here you can only watch.")
    expect(locked).to_be_visible()
    second.get_by_label("Type a move").fill("c1c2N")
    second.get_by_label("Type a move").press("Enter")
    expect(locked.last).to_be_visible()
    expect(second.get_by_role("button", name="Undo", exact=True)).to_be_disabled()
    assert len(decode(kept(first)[0]).entries) == 2

    person.play(SHORT[2])
    expect(second.locator(".log-line")).to_have_count(3)
    expect(second.locator(".status-just")).to_have_text("The Federation goes from c1 to c2.")
    first.close()
    expect(locked).to_have_count(0, timeout=10_000)
    person.page = second
    person.play(SHORT[3])
    assert len(decode(kept(second)[0]).entries) == 4


def test_a_tab_out_of_sight_lets_the_other_play(new_profile: Profile) -> None:
    person = Person(new_profile)
    person.start()
    person.play(*SHORT[:2])
    first = person.page
    sight = "(state) => { Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });"
    sight += " document.dispatchEvent(new Event('visibilitychange')); }"
    first.evaluate(sight, "hidden")
    person.page = person.visit(first.url.partition("#")[2])
    person.play(SHORT[2])
    holder = "navigator.locks.query().then(({ held: [lock] }) => lock?.clientId)"
    second = person.page.evaluate(holder)
    person.page.evaluate(sight, "hidden")
    first.evaluate(sight, "visible")
    first.wait_for_function(f"(last) => {holder}.then((now) => now && now !== last)", arg=second)
    person.page = first
    expect(person.log).to_have_count(3)
    person.play(SHORT[3])


def test_what_was_drawn_stays_drawn_however_often_the_page_is_loaded_anew(new_profile: Profile) -> None:
    """Secure draws: never the same twice, and never drawn a second time."""
    page = new_profile(reduced_motion="reduce").new_page()
    page.goto("./")
    words = Words("en")
    ready(page).get_by_role("button", name="Play Piratatak another way").click()
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    draw = page.get_by_role("button", name=words("piratatak.deed-draw"), exact=True).last
    expect(draw).to_be_visible()
    seen: list[object] = []
    for _ in range(5):
        said = page.locator(".log-line").count()
        before = len(decode(kept(page)[0]).entries)
        if not draw.is_visible() or not draw.is_enabled():
            break
        draw.click()
        expect(page.locator(".log-line").nth(said)).to_be_visible()
        shown = page.locator(".log-line").first.inner_text()
        page.reload()
        ready(page)
        log = decode(kept(page)[0]).entries
        assert list(log[: len(seen)]) == seen, "nothing that was drawn has changed"
        assert len(log) > before and any(isinstance(entry, Draw) for entry in log[before:])
        seen = list(log)
        expect(page.locator(".log-line").filter(has_text=shown).first).to_be_visible()
    assert seen
