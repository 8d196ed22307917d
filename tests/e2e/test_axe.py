"""Nothing serious for axe-core to find, on any screen, in light and in dark."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from app.tables import INSIDE, SHOWN
from app.texts import Words
from e2e.chromium import LAPTOP, PHONE, ready
from e2e.people import Person, Profile, find_nothing_serious


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_axe_finds_nothing_serious(size: dict[str, Any], new_profile: Profile) -> None:
    person = Person(new_profile, **size)
    page, words = person.page, Words("en")
    find_nothing_serious(page, "lobby")
    for game_id in (game_id for game_id in SHOWN if game_id not in INSIDE):
        person.button("play-otherwise", game=words(f"{game_id}.name")).click()
        person.dialog.get_by_text(words("site.variants")).click()
        find_nothing_serious(page, f"new game of {game_id}")
        person.close()
    person.start("Anna", "Ben", away=(1,))
    find_nothing_serious(page, "table")
    person.touch("reserve")
    person.touch("c1")
    expect(person.petal("N")).to_be_visible()
    find_nothing_serious(page, "rosette")
    person.touch("N")
    person.saw("@c1N")
    person.touch("c1")
    find_nothing_serious(page, "refused, with a banner")
    person.button("menu").click()
    find_nothing_serious(page, "menu")
    person.dialog.get_by_role("button", name=words("site.keys")).click()
    find_nothing_serious(page, "keys")
    person.close()
    person.link()
    page.get_by_role("toolbar").get_by_role("button", name="Share").click()
    find_nothing_serious(page, "share")
    person.close()
    person.choose("resign", "resign")
    find_nothing_serious(page, "over")
    person.follow("nonsense")
    expect(person.notice).to_be_visible()
    person.button("back-to-lobby").click()
    page.get_by_text(words("site.finished", n=1)).click()
    find_nothing_serious(page, "lobby with a shelf")
    page.get_by_role("button", name="Delete the game of Horta Rescue: Anna · Ben").click()
    find_nothing_serious(page, "delete")


@pytest.mark.parametrize("game_id", SHOWN)
def test_axe_finds_nothing_serious_in_rulebook_and_table(game_id: str, new_profile: Profile) -> None:
    page = new_profile(reduced_motion="reduce", **PHONE).new_page()
    page.goto(f"./#/rules/{game_id}")
    words = Words("en")
    expect(ready(page).get_by_role("heading", level=1)).to_have_text(words(f"{game_id}.name"))
    find_nothing_serious(page, f"rulebook of {game_id}")
    page.get_by_role("button", name=words("site.play-this", game=words(f"{game_id}.name"))).click()
    page.get_by_role("dialog").get_by_role("button", name=words("site.begin")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".status-turn")).not_to_be_empty()
    page.wait_for_timeout(300)
    find_nothing_serious(page, f"table of {game_id}")
    page.goto("./#/about")
    expect(page.get_by_role("heading", level=1)).to_have_text(words("site.about-title"))
    find_nothing_serious(page, "about")
