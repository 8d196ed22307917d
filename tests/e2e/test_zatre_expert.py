"""Zatre for experts on the page: no square is shown, and the first turns are played by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from app.texts import Words
from e2e.chromium import ready
from tablee.games.zatre.rules import GAME
from zatre_page import begin, choices, saw, short, square, type_move

Profile = Callable[..., BrowserContext]
ENGLISH = Words("en")


def walk_to(page: Page, name: str) -> None:
    """Arrows from the square that has the focus to another; over gaps in the outline if need be."""
    for _ in range(40):
        here = page.evaluate("document.activeElement.id").removeprefix("cell-")
        if here == name:
            return
        rise, run = int(name[1:]) - int(here[1:]), ord(name[0]) - ord(here[0])
        key = ("ArrowUp" if rise > 0 else "ArrowDown") if rise else ("ArrowRight" if run > 0 else "ArrowLeft")
        page.keyboard.press(key)
        page.wait_for_function("(id) => document.activeElement.id !== id", arg=f"cell-{here}", timeout=2_000)
    raise AssertionError(f"{name} is not reached")


def test_an_expert_plays_to_the_end_the_first_turns_by_keyboard_alone(new_profile: Profile) -> None:
    match = short(11, profi="on", starter="random")
    page = new_profile(locale="en-GB", reduced_motion="reduce").new_page()
    page.goto("./")
    ready(page)
    begin(page, match, ENGLISH)
    page.get_by_role("grid").locator('[tabindex="0"]').focus()
    turns = 0
    for index in choices(match):
        saw(page, match, ENGLISH, index)
        entry = GAME.print_entry(match.entries[index])
        if turns >= 3:
            type_move(page, ENGLISH, entry)
            continue
        if entry == "end":
            page.keyboard.press("e")
            turns += 1
            continue
        value, name = entry.split("@")
        page.keyboard.press(value)
        expect(page.get_by_role("button", name=f"tile {value}", pressed=True)).to_be_visible()
        assert page.locator(".z-square.lit").count() == 0
        assert page.get_by_role("gridcell", name=re.compile("possible")).count() == 0
        walk_to(page, name)
        page.keyboard.press("Enter")
        expect(square(page, name)).to_have_accessible_name(re.compile(rf"^{name}, tile {value}\b.*laid this turn"))
        expect(page.locator("#polite")).to_contain_text(f"{value} on {name}")
    saw(page, match, ENGLISH, len(match.entries))
    expect(page.locator(".status-turn")).to_contain_text(re.compile("wins the game|share the win"))
