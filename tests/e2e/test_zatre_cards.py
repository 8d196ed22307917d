"""Zatre's card game on the page: two people with curtains to the end; by touch with a zoom; by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from app.tables.zatre_cards_layout import at_words, said
from app.texts import Words
from e2e.chromium import PHONE, ready, settled
from e2e.fingers import Fingers, middle
from tablee.games.zatre_cards.moves import Lay, name
from tablee.games.zatre_cards.rules import GAME
from tablee.match import Match
from zatre_page import begin, choices, saw, type_move, whole

Profile = Callable[..., BrowserContext]
FRENCH, ENGLISH = Words("fr"), Words("en")
SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 740}}
NAMES = ("Anna", "Bruno")


def worth(state: Any, move: Any) -> float:
    """Points first."""
    seat: int = state.seat
    return GAME.apply(state, move).points(seat) - state.points(seat) if isinstance(move, Lay) else 0


@pytest.fixture(scope="module")
def match() -> Match:
    return whole("zatre_cards", 8, NAMES, worth)


def opened(new_profile: Profile, match: Match, words: Words, locale: str, **options: Any) -> Page:
    page = new_profile(locale=locale, reduced_motion="reduce", **options).new_page()
    page.goto("./")
    begin(ready(page), match, words)
    return page


def take(page: Page, match: Match, words: Words, index: int) -> None:
    """The person to move takes the device, if it is not in those hands yet."""
    seat = match.states[index].seat
    button = page.get_by_role("button", name=words("site.i-am", seat=NAMES[seat]), exact=True)
    before = [at for at in choices(match) if at < index]
    if not before or match.states[before[-1]].seat != seat:
        expect(button).to_be_visible()
        expect(page.get_by_role("img", name=words("zatre_cards.hidden")).first).to_be_visible()
        button.click()
    hand = page.get_by_role("group", name=words("zatre_cards.hand", seat=NAMES[seat]))
    expect(hand.get_by_role("button")).to_have_count(len(match.states[index].hands[seat]))


def cell(page: Page, text: str) -> Locator:
    return page.locator(f'[id="cell-{text}"]').and_(page.get_by_role("gridcell"))


def card(page: Page, words: Words, text: str) -> Locator:
    return page.get_by_role("button", name=words("zatre_cards.card-can", card=said(text)), exact=True).first


def next_round(page: Page, match: Match, words: Words, index: int) -> None:
    """Go on when a round has ended with that entry."""
    told = [each for each in match.told[index] if each.kind == "round"]
    if told:
        shown = len(match.states[index].layout.placed) + 1
        expect(page.locator(".z-lying")).to_have_count(shown)
        page.get_by_role("button", name=words("zatre_cards.next-round", round=told[0]["round"]), exact=True).click()


def test_two_people_play_to_the_end_with_the_curtain_between_them(new_profile: Profile, match: Match) -> None:
    page = opened(new_profile, match, FRENCH, "fr-FR")
    for number, index in enumerate(choices(match)):
        saw(page, match, FRENCH, index)
        take(page, match, FRENCH, index)
        move = match.entries[index]
        if number < 8:
            text, at, _ = GAME.picks(match.states[index], move) or ("", "", "")
            card(page, FRENCH, text).click()
            cell(page, at).click()
            other = cell(page, name(move.other))
            expect(other).to_have_accessible_name(
                re.compile(f"^{re.escape(at_words(name(move.other)))}, libre, possible")
            )
            other.click()
        else:
            type_move(page, FRENCH, GAME.print_move(move))
        next_round(page, match, FRENCH, index)
    saw(page, match, FRENCH, len(match.entries))
    assert match.result is not None and match.result.scores is not None
    expect(page.locator(".status-turn")).to_have_text(
        f"{NAMES[match.result.winners[0]]} a le plus grand total et gagne la partie."
    )
    for seat, score in enumerate(match.result.scores):
        expect(page.locator(f"#z-sheet{seat} .z-sheet-total")).to_have_text(str(score))


def test_a_turn_by_keyboard_alone(new_profile: Profile, match: Match) -> None:
    page = opened(new_profile, match, ENGLISH, "en-GB")
    for index in choices(match)[:5]:
        saw(page, match, ENGLISH, index)
        take(page, match, ENGLISH, index)
        state, move = match.states[index], match.entries[index]
        _, at, facing = GAME.picks(state, move) or ("", "", "")
        page.get_by_role("grid").locator('[tabindex="0"]').focus()
        page.keyboard.press(str(state.hands[state.seat].index(move.card) + 1))
        expect(page.locator(".z-cell.lit").first).to_be_visible()
        for _ in range(60):
            if page.evaluate("document.activeElement.id") == f"cell-{at}":
                break
            page.keyboard.press("n")
            settled(page)
        page.keyboard.press("Enter")
        expect(cell(page, at)).to_have_attribute("aria-selected", "true")
        page.keyboard.press({"N": "ArrowUp", "E": "ArrowRight", "S": "ArrowDown", "W": "ArrowLeft"}[facing])
        settled(page)
    saw(page, match, ENGLISH, choices(match)[5])


def test_on_a_phone_cells_are_brought_closer_moved_and_shown_whole_again(new_profile: Profile, match: Match) -> None:
    page = opened(new_profile, match, ENGLISH, "en-GB", **SMALL)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    index = choices(match)[0]
    saw(page, match, ENGLISH, index)
    take(page, match, ENGLISH, index)
    move, view = match.entries[index], page.locator(".z-view")
    card(page, ENGLISH, GAME.picks(match.states[index], move)[0]).tap()  # type: ignore[index]
    cell(page, "0,0").tap()
    expect(view).to_have_attribute("data-zoomed", "")
    box = cell(page, "0,0").bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 44
    cell(page, "0,0").tap()
    cell(page, "1,0").tap()
    expect(page.locator(".z-lying")).to_have_count(1)
    page.get_by_role("button", name="See it all").tap()
    expect(view).not_to_have_attribute("data-zoomed", "")
    page.get_by_role("button", name="See more closely").tap()
    expect(view).to_have_attribute("data-zoomed", "")
    fingers, before = Fingers(page), middle(cell(page, "0,0"))
    fingers.drag(middle(view), (middle(view)[0] - 50, middle(view)[1]))
    assert middle(cell(page, "0,0"))[0] < before[0] - 30
    fingers.pinch(middle(view), 120, 20)
    expect(view).not_to_have_attribute("data-zoomed", "")


def test_on_a_laptop_wheel_mouse_and_keys_move_the_view(new_profile: Profile, match: Match) -> None:
    page = opened(new_profile, match, ENGLISH, "en-GB")
    index = choices(match)[0]
    saw(page, match, ENGLISH, index)
    take(page, match, ENGLISH, index)
    view = page.locator(".z-view")
    page.mouse.move(*middle(view))
    page.mouse.wheel(0, -600)
    expect(view).to_have_attribute("data-zoomed", "")
    before = middle(cell(page, "0,0"))
    page.mouse.down()
    page.mouse.move(middle(view)[0] + 90, middle(view)[1] + 20, steps=6)
    page.mouse.up()
    assert middle(cell(page, "0,0"))[0] > before[0] + 50
    expect(page.locator(".refused")).to_have_count(0)
    page.get_by_role("grid").locator('[tabindex="0"]').focus()
    page.keyboard.press("0")
    expect(view).not_to_have_attribute("data-zoomed", "")
    page.keyboard.press("+")
    expect(view).to_have_attribute("data-zoomed", "")
    page.keyboard.press("End")
    page.wait_for_timeout(400)
    edge, shown = middle(page.locator(":focus")), view.bounding_box()
    assert shown is not None and shown["x"] <= edge[0] <= shown["x"] + shown["width"]
    page.keyboard.press("-")
    expect(view).not_to_have_attribute("data-zoomed", "")


def test_the_deck_and_the_share_dialog_say_what_is_ours_and_what_travels(new_profile: Profile, match: Match) -> None:
    page = opened(new_profile, match, ENGLISH, "en-GB")
    saw(page, match, ENGLISH, choices(match)[0])
    page.get_by_role("button", name="The 50 cards").click()
    deck = page.get_by_role("region", name="The 50 cards")
    expect(deck.get_by_text("house rule")).to_have_count(2)
    page.get_by_role("toolbar").get_by_role("button", name="Share").click()
    expect(page.get_by_role("dialog")).to_contain_text("Hands and piles travel in the link")
