"""Zatre on the page: a whole game on one device, and what a finger does on a small phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from app.texts import Words
from e2e.chromium import PHONE, ready
from e2e.fingers import Fingers, middle
from tablee.games.zatre.rules import GAME
from zatre_page import begin, choices, long_rows, saw, short, square, type_move, whole

Profile = Callable[..., BrowserContext]
FRENCH, ENGLISH = Words("fr"), Words("en")
SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 740}}


def opened(new_profile: Profile, locale: str = "fr-FR", **options: Any) -> Page:
    page = new_profile(locale=locale, reduced_motion="reduce", **options).new_page()
    page.goto("./")
    return ready(page)


def test_two_people_play_to_the_end_on_one_device(new_profile: Profile) -> None:
    match = short(7)
    page = opened(new_profile)
    begin(page, match, FRENCH)
    for index in choices(match):
        saw(page, match, FRENCH, index)
        entry = GAME.print_entry(match.entries[index])
        if entry == "end" and index < 60:
            gain = match.told[index][0]["gain"]
            button = page.get_by_role("button", name=re.compile("^Fin du tour"))
            expect(button).to_have_text(f"Fin du tour{f'+{gain}' if gain else ''}")
            button.click()
            rows = [told for told in match.told[index] if told.kind == "row"]
            expect(page.locator(".z-row.scored")).to_have_count(len(rows))
        elif index < 20:
            value, name = entry.split("@")
            page.get_by_role("group", name=re.compile("^Tuiles")).get_by_role(
                "button", name=f"tuile {value}"
            ).first.click()
            expect(square(page, name)).to_have_class(re.compile(r"\blit\b"))
            square(page, name).click()
        else:
            type_move(page, FRENCH, entry)
    saw(page, match, FRENCH, len(match.entries))
    assert match.result is not None and match.result.scores is not None
    winner = ("Anna", "Bruno")[match.result.winners[0]]
    expect(page.locator(".status-turn")).to_have_text(f"{winner} a le plus grand total et gagne la partie.")
    for seat, score in enumerate(match.result.scores):
        expect(page.locator(f"#z-sheet{seat} .z-sheet-total")).to_have_text(str(score))
    expect(page.get_by_role("button", name=FRENCH("site.rematch"))).to_be_visible()


def side(locator: Locator) -> float:
    box = locator.bounding_box()
    assert box is not None
    return min(box["width"], box["height"])


@pytest.fixture
def phone(new_profile: Profile) -> Page:
    """A deal on a small phone; Player 2 has 2, 4 and 6."""
    page = opened(new_profile, "en-GB", **SMALL)
    match = whole("zatre", 56, ("Ann", "Bob"), long_rows)
    begin(page, match, ENGLISH)
    expect(page.get_by_role("button", name="tile 6, fits")).to_be_visible()
    return page


def test_a_tap_brings_small_squares_closer_and_the_next_one_lays(phone: Page) -> None:
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert side(square(phone, "h8")) < 30
    phone.get_by_role("button", name="tile 4, fits").tap()
    square(phone, "h8").tap()
    expect(phone.locator(".z-view")).to_have_attribute("data-zoomed", "")
    assert side(square(phone, "h8")) >= 44
    assert middle(square(phone, "h8")) == pytest.approx(middle(phone.locator(".z-view")), abs=2)
    expect(square(phone, "h8")).to_have_accessible_name("h8, free, possible")
    square(phone, "h8").tap()
    expect(square(phone, "h8")).to_have_accessible_name("h8, tile 4, laid this turn, touch to take it back")
    phone.get_by_role("button", name="tile 6, fits").tap()
    square(phone, "g8").tap()
    expect(square(phone, "g8")).to_have_accessible_name(re.compile("^g8, tile 6, makes 10 across"))
    phone.get_by_role("button", name="See the whole board").tap()
    expect(phone.locator(".z-view")).not_to_have_attribute("data-zoomed", "")
    phone.get_by_role("button", name="Enlarge the board").tap()
    expect(phone.locator(".z-view")).to_have_attribute("data-zoomed", "")
    phone.locator('.z-now[data-pick="g8"]').tap()
    expect(phone.get_by_role("button", name="tile 6, fits", pressed=True)).to_be_visible()
    square(phone, "h9").tap()
    expect(square(phone, "h9")).to_have_accessible_name(re.compile("^h9, tile 6, makes 10 up and down"))
    phone.get_by_role("button", name="tile 2, fits").tap()
    square(phone, "g8").tap()
    phone.get_by_role("button", name="End turn +1").tap()
    expect(phone.locator(".status-turn")).to_have_text("Ann to play.")
    expect(phone.locator(".z-view")).not_to_have_attribute("data-zoomed", "")


def test_a_dragged_tile_brings_the_board_closer_where_it_rests(phone: Page) -> None:
    fingers = Fingers(phone)
    chip = phone.get_by_role("button", name="tile 4, fits")
    fingers.drag(middle(chip), middle(square(phone, "h8")), rest=700)
    expect(square(phone, "h8")).to_have_accessible_name(re.compile("^h8, tile 4"))
    expect(phone.locator(".z-view")).to_have_attribute("data-zoomed", "")
    assert phone.locator("[data-over]").count() == 0
    start = middle(phone.locator(".z-lying.z-now"))
    fingers.drag(start, (start[0], start[1] + 400))
    expect(phone.get_by_role("button", name="tile 4, fits")).to_be_visible()
    expect(square(phone, "h8")).to_have_accessible_name(re.compile("^h8, free"))


def test_two_fingers_enlarge_the_board_and_one_moves_it(phone: Page) -> None:
    fingers, view = Fingers(phone), phone.locator(".z-view")
    small = side(square(phone, "h8"))
    fingers.pinch(middle(view), 40, 100)
    expect(view).to_have_attribute("data-zoomed", "")
    assert side(square(phone, "h8")) == pytest.approx(small * 2.5, rel=0.1)
    scrolled = phone.evaluate("scrollY")
    x, y = middle(square(phone, "h8"))
    fingers.drag((x, y), (x - 60, y - 40))
    moved = middle(square(phone, "h8"))
    assert moved[0] < x - 40 and moved[1] < y - 20
    assert phone.evaluate("scrollY") == scrolled
    expect(phone.locator(".refused")).to_have_count(0)
    fingers.pinch(middle(view), 120, 30)
    expect(view).not_to_have_attribute("data-zoomed", "")
    assert side(square(phone, "h8")) == pytest.approx(small, rel=0.02)
    fingers.drag((x, y), (x, y - 100))  # the board whole, a finger on it scrolls the page
    phone.wait_for_function("(scrolled) => scrollY > scrolled", arg=scrolled)


def test_on_a_laptop_nothing_is_enlarged(new_profile: Profile) -> None:
    page = opened(new_profile, "en-GB")
    begin(page, whole("zatre", 56, ("Ann", "Bob"), long_rows), ENGLISH)
    page.get_by_role("button", name="tile 4, fits").click()
    expect(page.get_by_role("button", name="Enlarge the board")).to_be_hidden()
    square(page, "h8").click()
    expect(square(page, "h8")).to_have_accessible_name(re.compile("^h8, tile 4"))
    page.mouse.move(*middle(page.get_by_role("button", name="tile 6, fits")))
    page.mouse.down()
    page.mouse.move(*middle(square(page, "g8")), steps=5)
    expect(square(page, "g8")).to_have_attribute("data-over", "")
    page.mouse.up()
    expect(square(page, "g8")).to_have_accessible_name(re.compile("^g8, tile 6, makes 10 across"))
    sheet = page.locator("#z-sheet1")
    expect(sheet.locator(".z-ghost")).to_have_text(["to be entered: 1", "to be entered: 1", "to be entered: 1"])


def test_the_sheet_of_another_player_opens_over_the_table_on_a_phone(phone: Page) -> None:
    phone.get_by_role("button", name="Ann, 0 points, see the sheet").tap()
    sheet = phone.get_by_role("table", name="Sheet: Ann")
    expect(sheet).to_be_in_viewport()
    phone.get_by_role("button", name="Close the sheet: Ann").tap()
    expect(sheet).to_have_count(0)
    phone.get_by_role("button", name="Bob, 0 points, see the sheet").tap()
    expect(phone.get_by_role("table", name="Sheet: Bob")).to_be_in_viewport()


def test_ending_a_turn_too_early_is_explained_with_the_article(phone: Page) -> None:
    phone.get_by_role("button", name="End turn").tap()
    expect(phone.locator(".refused")).to_contain_text("3 more tiles can be laid: they have to be.")
    phone.get_by_role("link", name="article Z-08").tap()
    expect(phone.locator("#article-Z-08")).to_be_focused()
