"""Results in the page: said after a match, listed on a page of their own, there when the match is gone, erasable."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.chromium import PHONE
from e2e.people import SHORT, Person, Profile, find_nothing_serious


def test_results_outlive_their_match_and_are_erased_after_a_question(new_profile: Profile) -> None:
    person = Person(new_profile, **PHONE)
    person.start("Anna", "Ben")
    person.type(*SHORT)
    expect(person.line).to_contain_text("Anna leads 1 to 0 against Ben.")
    person.choose("delete", "delete")
    expect(person.page.get_by_role("region", name="My games")).to_have_count(0)

    person.page.get_by_role("contentinfo").get_by_role("link", name="Results").click()
    expect(person.page.get_by_role("heading", name="Results", level=1)).to_be_visible()
    person.come_back()
    table = person.page.get_by_role("table", name="Horta Rescue")
    expect(table.get_by_role("row").nth(1)).to_have_text("Anna against Ben100")
    find_nothing_serious(person.page, "results")

    erase = person.page.get_by_role("button", name="Erase the results")
    erase.click()
    find_nothing_serious(person.page, "before erasing")
    person.dialog.get_by_role("button", name="Keep them").click()
    expect(table).to_be_visible()
    erase.click()
    person.dialog.get_by_role("button", name="Erase", exact=True).click()
    expect(table).to_have_count(0)
    assert person.heard()[-1] == "Results erased."
    person.come_back()
    expect(person.page.get_by_text("No game has been finished yet.")).to_be_visible()
