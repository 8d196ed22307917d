"""Looking back in the page: by pointer, slider and keys; a link to one position; playing on from there."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.chromium import PHONE
from e2e.people import SHORT, Person, Profile, find_nothing_serious
from tablee.record import decode_at


def test_a_finished_match_is_looked_through_pointed_at_and_played_on(new_profile: Profile) -> None:
    anna = Person(new_profile, **PHONE)
    anna.start("Anna", "Ben")
    anna.type(*SHORT)
    again = anna.page.get_by_role("button", name=anna.words("kept.look-back"), exact=True)
    again.scroll_into_view_if_needed()
    again.click()
    expect(anna.line).to_contain_text("The start. You are looking back.")
    assert anna.page.evaluate("scrollY") == 0, "the board is in sight"
    expect(anna.page.get_by_role("slider")).to_be_in_viewport(ratio=1)
    for _ in range(4):
        anna.button("step-on").click()
    expect(anna.line).to_contain_text("Move 4 of 9.")
    expect(anna.page.get_by_role("slider")).to_have_value("4")
    find_nothing_serious(anna.page, "looking back")
    anna.page.get_by_role("button", name=anna.words("kept.share-move"), exact=True).click()
    find_nothing_serious(anna.page, "sharing a move")
    code = anna.dialog.get_by_label(anna.words("site.the-link")).input_value().partition("#")[2]
    anna.close()
    match, at = decode_at(code)
    assert at == 4 and len(match.entries) == 9

    ben = Person(new_profile, code, locale="de-DE")
    expect(ben.line).to_contain_text("Zug 4 von 9.")
    slider = ben.page.get_by_role("slider", name=ben.words("kept.position"))
    slider.focus()
    ben.page.keyboard.press("ArrowLeft")
    expect(ben.line).to_contain_text("Zug 3 von 9.")
    ben.page.keyboard.press("End")
    expect(ben.turn).to_contain_text("Anna")
    expect(slider).to_have_count(0)

    # In the log the arrows walk, the focus and the mark go along.
    ben.log.first.focus()
    ben.page.keyboard.press("ArrowDown")
    ben.page.keyboard.press("ArrowDown")
    expect(ben.line).to_contain_text("Zug 7 von 9.")
    current = ben.page.locator("[aria-current=step]")
    expect(current).to_be_focused()
    expect(current).to_contain_text("c3 nach c4")
    find_nothing_serious(ben.page, "looking back at the log")

    # From there a new match goes on; the old one stays as it was.
    ben.page.get_by_role("button", name=ben.words("kept.branch"), exact=True).click()
    find_nothing_serious(ben.page, "before playing on")
    ben.dialog.get_by_label("Anna").select_option(label=ben.words("site.seat-here"))
    ben.dialog.get_by_label("Ben").select_option(label=ben.words("site.seat-here"))
    ben.dialog.get_by_role("button", name=ben.words("kept.branch-begin"), exact=True).click()
    expect(ben.log).to_have_count(7)
    ben.page.get_by_label(ben.words("site.type-move")).fill("@d5S")
    ben.page.keyboard.press("Enter")
    expect(ben.log).to_have_count(8)
    ben.button("back-to-lobby").click()
    mine = ben.page.get_by_role("region", name=ben.words("site.my-games"))
    expect(mine.get_by_role("link")).to_have_count(1)
    mine.get_by_text(ben.words("site.finished", n=1)).click()
    expect(mine.get_by_role("link")).to_have_count(2)
