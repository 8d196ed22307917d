"""Links that do not simply go on: another history, damage, strangers, names that are markup."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.chromium import PHONE
from e2e.people import Person, Profile, find_nothing_serious
from tablee.games.horta.rules import GAME
from tablee.match import clean_name, header, replay
from tablee.record import encode


def code(*moves: str, names: tuple[str, ...] = ("Anna", "Ben"), match_id: int = 77) -> str:
    head = header("horta", 2, names=names, match_id=match_id)
    return encode(replay(head, [GAME.parse_move(move) for move in moves]))


def test_of_two_histories_both_are_shown_and_one_is_chosen(new_profile: Profile) -> None:
    anna = Person(new_profile, code("@c1N"), **PHONE)
    anna.page.get_by_role("button", name="We all play here").click()
    anna.saw("@c1N")
    anna.play("@a5E")
    theirs = code("@c1N", "@c5S")
    anna.follow(theirs)
    dialog = anna.dialog
    expect(dialog.get_by_role("heading", name="Two different continuations")).to_be_visible()
    here, there = dialog.get_by_role("figure").all()
    expect(here).to_contain_text(
        "The Ferengi Alliance enters on a5, facing east.".replace("The Ferengi Alliance", "Ben")
    )
    expect(there).to_contain_text("Ben enters on c5, facing south.")
    for board in dialog.locator("svg.horta").all():
        expect(board).to_be_visible()
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    find_nothing_serious(anna.page, "two histories")
    dialog.get_by_role("button", name="Keep the one here").click()
    expect(anna.cell("a5")).to_have_accessible_name("a5, Ferengi ship, facing east")
    assert theirs not in anna.page.url

    anna.follow(theirs)
    with anna.page.expect_download() as download:
        dialog.get_by_role("button", name="Save as a file").click()
    assert "@c1N @a5E" in download.value.path().read_text()
    dialog.get_by_role("button", name="Take the one that arrives").click()
    expect(anna.cell("c5")).to_have_accessible_name("c5, Ferengi ship, facing south")
    expect(anna.cell("a5")).to_have_accessible_name("a5, free")
    anna.come_back()
    expect(anna.log.first).to_have_text("Ben enters on c5, facing south.")
    anna.page.get_by_role("link", name="Rules").click()


BROKEN = {
    code("@c1N")[:-3]: "That link is damaged: it was cut or changed on its way. Ask for it again.",
    code("@c1N")[:30] + "x" + code("@c1N")[31:]: "That link is damaged",
    "1horta." + "A" * 20_000: "That link is too long to be a game.",
    "2" + code("@c1N")[1:]: "That link comes from a newer version of Tablée. Reload the page, then open it again.",
    "javascript:alert(1)": "That link holds no game of Tablée.",
    "<img src=x onerror=alert(1)>": "That link holds no game of Tablée.",
}


def alerts(page: Page) -> list[str]:
    """What is on the page only if a link was executed."""
    said: list[str] = []
    page.on("dialog", lambda dialog: (said.append(dialog.message), dialog.dismiss()))
    return said


def test_broken_links_say_so_in_the_lobby_and_at_the_table_and_nothing_is_lost(new_profile: Profile) -> None:
    person = Person(new_profile)
    said = alerts(person.page)
    for link, sentence in BROKEN.items():
        person.follow(link)
        expect(person.notice).to_contain_text(sentence)
        expect(person.page.get_by_role("heading", level=1)).to_have_text("Shall we play?")
        expect(person.page).to_have_url(person.page.url.partition("#")[0])
        person.notice.get_by_role("button", name="Close this message").click()
        expect(person.notice).to_have_count(0)
    person.start("Anna")
    person.play("@c1N")
    address = person.page.url
    person.touch("reserve")
    for link, sentence in BROKEN.items():
        person.follow(link)
        expect(person.notice).to_contain_text(sentence)
        expect(person.cell("reserve")).to_have_attribute("aria-selected", "true")
        expect(person.page).to_have_url(address)
        assert person.heard()[-1].startswith(sentence)
    person.touch("c5")
    person.touch("S")
    person.saw("@c5S")
    # A broken link in a tab of its own.
    for link in (next(iter(BROKEN)), "2" + code()[1:]):
        person.come_back(link)
        expect(person.notice).to_contain_text(BROKEN.get(link, "That link comes from a newer version"))
    expect(person.page.get_by_role("link", name="Anna · Ferengi")).to_be_visible()
    assert said == []


def test_a_name_that_is_markup_is_a_name(new_profile: Profile) -> None:
    hostile = '<img src=x onerror="alert(1)">'
    person = Person(new_profile, code("@c1N", names=(hostile, "{{7*7}}")))
    said = alerts(person.page)
    shown = clean_name(hostile)
    assert shown.startswith("<img")
    expect(person.page.locator(".seat-name").first).to_have_text(shown)
    expect(person.page.get_by_role("button", name=shown)).to_be_visible()
    person.page.get_by_role("button", name="We all play here").click()
    person.button("back-to-lobby").click()
    expect(person.page.get_by_role("link", name=shown)).to_be_visible()
    assert person.page.locator("#root img").count() == 0
    assert person.page.get_by_text("49", exact=True).count() == 0
    assert said == []


def test_where_copying_is_forbidden_the_link_is_selected(new_profile: Profile) -> None:
    person = Person(new_profile)
    person.start()
    person.play("@c1N")
    person.page.evaluate(
        """() => {
            navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
            document.execCommand = () => false;
        }"""
    )
    person.page.get_by_role("toolbar").get_by_role("button", name="Share").click()
    person.dialog.get_by_role("button", name="Copy the link").click()
    sentence = "This browser would not copy: the link is selected, copy it by hand."
    expect(person.dialog.get_by_text(sentence)).to_be_visible()
    field = person.dialog.get_by_label("The link to the game")
    expect(field).to_be_focused()
    assert person.page.evaluate("getSelection().toString()") == field.input_value()
    # What could not be copied has not been shared.
    person.close()
    expect(person.button("undo")).to_be_enabled()


def test_a_link_becomes_a_code_for_a_camera(new_profile: Profile) -> None:
    person = Person(new_profile, **PHONE)
    person.start()
    person.play("@c1N")
    person.page.get_by_role("toolbar").get_by_role("button", name="Share").click()
    person.dialog.get_by_role("button", name="QR code").click()
    drawing = person.dialog.get_by_role("img", name="QR code of the link to the game")
    box = drawing.bounding_box()
    assert box is not None and abs(box["width"] - box["height"]) < 1 and box["width"] > 150
    expect(drawing).to_be_in_viewport()
