"""Piratatak on the page: three people around one device to the end; by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, TimeoutError, expect

from app.texts import Words
from e2e.chromium import PHONE, ready
from tatak_page import begin, choices, scripted, stands, touch

FRENCH, ENGLISH = Words("fr"), Words("en")

PIRATES = (
    "4 draw, pass, 13 draw, pass, draw, pass, 4 draw, 2 give o, give Y2, 12 draw, pass, 8 draw, pass, buy B6, "
    "buy R2, buy G5"
)
"""Deal 368: a boat lost to a pirate, two pirates driven away, one paid by choice, and three purchases to the end."""


def test_three_people_play_to_the_end_on_one_device(new_profile: Callable[..., BrowserContext]) -> None:
    match = scripted("piratatak", 3, 368, PIRATES, ("Anna", "Bruno", "Chloé"))
    page = new_profile(locale="fr-FR", reduced_motion="reduce", **PHONE).new_page()
    page.goto("./")
    begin(ready(page), match, FRENCH)
    for index in choices(match):
        stands(page, match, FRENCH, index)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if str(match.entries[index]).startswith("give"):
            left = match.states[index].debt
            expect(page.locator(".debt")).to_contain_text(f"Encore {left} carte")
        touch(page, match, FRENCH, index).click()
    stands(page, match, FRENCH, len(match.entries))
    expect(page.locator(".status")).to_contain_text("Chloé a construit son bateau et gagne la partie")
    expect(page.get_by_role("group", name="Chloé", exact=True).locator(".ship.whole .tile")).to_have_count(6)
    log = page.locator(".log")
    for said in (
        "Anna donne le morceau bleu 3 au pirate.",
        "Coup de canon\u202f! Anna fait fuir le pirate.",
        "Bruno achète le morceau rouge 2 à Anna pour 3 pièces d’or.",
        "Le bateau vert est complet\u202f!",
    ):
        expect(log).to_contain_text(said)
    expect(page.get_by_role("button", name=FRENCH("site.rematch"))).to_be_visible()


def test_the_odds_unfold_and_a_touch_in_vain_says_why(page: Page) -> None:
    match = scripted("piratatak", 2, 368, "", ("Ann", "Bob"))
    page.goto("./")
    begin(ready(page), match, ENGLISH)
    page.get_by_role("button", name="The odds?").click()
    expect(page.get_by_role("region", name="The odds?")).to_contain_text("55 cards, 8 pirates among them: 15%")
    page.get_by_role("button", name="The odds?").click()
    expect(page.get_by_role("region", name="The odds?")).to_have_count(0)
    page.get_by_role("button", name="Pass", exact=True).click(force=True)  # it is aria-disabled, and says why
    expect(page.locator(".line.refused")).to_contain_text("You can pass only after drawing at least one card.")
    page.get_by_role("link", name=re.compile("P-03")).click()
    expect(page.locator("#article-P-03")).to_be_in_viewport()


def press_until(page: Page, key: str, wanted: Locator, most: int = 60) -> None:
    """Go on with one key until the focus is there; each press is given time to move it."""
    for _ in range(most):
        if wanted.evaluate("(element) => element === document.activeElement"):
            return
        page.evaluate("window.held = document.activeElement")
        page.keyboard.press(key)
        with suppress(TimeoutError):
            page.wait_for_function("document.activeElement !== held", timeout=2_000)
    expect(wanted).to_be_focused()


def test_a_keyboard_is_enough(new_profile: Callable[..., BrowserContext]) -> None:
    """Dialog, draws, passing, and a pirate paid card by card: the focus is never lost."""
    options: dict[str, Any] = {"reduced_motion": "reduce"}
    page = new_profile(**options).new_page()
    page.goto("./")
    ready(page)
    match = scripted("piratatak", 2, 7, "7 draw, give B4, give o, give R2, draw, draw, pass, draw", ("", ""))
    keyboard, pile = page.keyboard, page.locator("#cell-pile")
    press_until(page, "Tab", page.get_by_role("button", name="Play Piratatak another way"))
    keyboard.press("Enter")
    press_until(page, "Tab", page.locator("summary"))
    keyboard.press("Enter")
    press_until(page, "Tab", page.locator("#deal"))
    keyboard.type("7")
    keyboard.press("Enter")
    stands(page, match, ENGLISH, 0)
    press_until(page, "Tab", pile)
    for index in choices(match):
        stands(page, match, ENGLISH, index)
        expect(page.locator(":focus")).to_have_attribute("id", re.compile("^(cell|deed)-"))
        match str(match.entries[index]):
            case "draw":
                press_until(page, "Shift+Tab", page.locator(".cell[tabindex='0']"))
                press_until(page, "ArrowUp", pile)
            case "pass":
                press_until(page, "Tab", page.locator("#deed-pass"))
            case _:
                wanted = touch(page, match, ENGLISH, index)
                press_until(page, "Control+End", page.locator(".large .loose").last)
                press_until(page, "ArrowLeft", wanted)
        keyboard.press("Enter")
    stands(page, match, ENGLISH, len(match.entries))
