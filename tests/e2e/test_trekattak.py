"""Trekattak on the page: two and four people around one device, to the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from app.texts import Words
from e2e.chromium import PHONE, ready
from tablee.match import Match, header, new
from tablee.record import encode
from tatak_page import begin, choices, scripted, stands, touch

FRENCH, ENGLISH = Words("fr"), Words("en")


def play_on(page: Page, match: Match, words: Words, seen: Callable[[int], None]) -> None:
    """The whole match by touches; `seen` looks at the page where each choice is to be made, and at the end."""
    page.goto("./")
    begin(ready(page), match, words)
    for index in [*choices(match), len(match.entries)]:
        stands(page, match, words, index)
        seen(index)
        if index < len(match.entries):
            touch(page, match, words, index).click()


def test_two_people_with_a_tribute_in_part_an_ally_an_exile_and_nine_pieces_from_q(
    new_profile: Callable[..., BrowserContext],
) -> None:
    script = (
        "4 draw, pass, 4 draw, give V8, give V1, 16 draw, give V2, give L, give K9, give K7, 4 draw, give L, 2 draw, "
        "take G3, 12 draw, pass, 6 draw, pass, 5 draw, pass, 2 draw, pass, buy G1, draw, pass, 5 draw, build F"
    )
    match = scripted("trekattak", 2, 143, script, ("Anna", "Bruno"))
    page = new_profile(locale="fr-FR", reduced_motion="reduce", **PHONE).new_page()
    met = set()

    def seen(index: int) -> None:
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        position = match.game.print_position(match.states[index])
        scene, exile = page.locator(".scene"), page.locator(".exiled .exiled-one")
        expect(exile).to_have_count(sum(match.states[index].exiled))
        if position.endswith("klingon owe2"):
            met.add("attack")
            expect(scene).to_contain_text("Klingons")
            expect(scene.locator(".failed")).to_contain_text("2 phasers")
            expect(scene.locator(".due")).to_contain_text("3 cartes")
            expect(scene).to_contain_text("C’est la première payable en entier.")
            expect(page.locator(".debt")).to_contain_text("Encore 2 cartes")
        if match.states[index].people() == "ferengi":
            met.add("ally")
            expect(page.get_by_role("group", name="Alliés : Ferengis")).to_be_visible()
            expect(page.get_by_role("group", name=FRENCH("trekattak.offers")).get_by_role("button")).not_to_have_count(
                0
            )
        if match.states[index].people() == "q":
            met.add("q")
            expect(scene).to_contain_text("À la défausse :")
            expect(scene).to_contain_text("Pris à Anna :")
            expect(scene.locator(".chip")).to_have_count(13)

    play_on(page, match, FRENCH, seen)
    assert met == {"attack", "ally", "q"}
    expect(page.locator(".status")).to_contain_text("Bruno a construit son vaisseau et gagne la partie")
    expect(page.get_by_role("group", name="Bruno", exact=True).locator(".ship.whole .tile")).to_have_count(9)
    log = page.locator(".log")
    for said in (
        "Les Romuliens attaquent Bruno\u202f! 1 phaser\u202f? Il y en a 0. 3 cartes\u202f? Il y en a 2. Rien n’est payable",
        "L’allié prend le morceau 3 du maraudeur ferengi à Anna pour Bruno.",
        "Cette carte part en exil.",
        "Bruno construit maintenant l’Enterprise de la Fédération, avec 9 morceaux.",
    ):
        expect(log).to_contain_text(said)


def test_four_people_with_allies_kept_and_spent_and_q(new_profile: Callable[..., BrowserContext]) -> None:
    script = "24 draw, keep, 5 draw, keep, 21 draw, pass, 3 draw, build K, buy V2, buy G6, 2 draw"
    match = scripted("trekattak", 4, 402, script, ("Ann", "Bob", "Cleo", "Dan"))
    page = new_profile(reduced_motion="reduce").new_page()
    met = set()

    def seen(index: int) -> None:
        told = [happening for entry in match.told[:index] for happening in entry]
        spent = {str(each["card"]) for each in told if each.kind == "spend"}
        if match.states[index].hands[0][match.game.deck.index["federation"]]:
            met.add("kept")
            expect(page.get_by_role("button", name="1 Federation ally")).to_be_visible()
        if "vulcan" in spent:
            met.add("spent")
            expect(page.get_by_role("button", name="1 Vulcan ally")).to_have_count(0)
        if match.states[index].people() == "q":
            met.add("q")
            expect(page.locator(".scene")).to_contain_text("Taken from Cleo:")
            expect(page.locator(".yards").get_by_role("button")).not_to_have_count(0)

    play_on(page, match, ENGLISH, seen)
    assert met == {"kept", "spent", "q"}
    expect(page.locator(".status")).to_contain_text("Ann has built the ship and wins the game")
    log = page.locator(".log")
    for said in (
        "Ann keeps the ally, who counts as a phaser.",
        "Bob lets the Vulcan ally act as a phaser. This card goes into exile.",
        "Ann now builds the Klingon bird of prey, with 8 pieces.",
        "The Kazon attack Dan! 1 phaser? There are 0. 4 cards? There is 1. Nothing can be paid in full.",
    ):
        expect(log).to_contain_text(said)
    page.get_by_role("button", name="The odds?").click()
    panel = page.get_by_role("region", name="The odds?")
    expect(panel).to_contain_text("cards, ")
    expect(panel).to_contain_text("The numbers of cards are ours")


@pytest.mark.parametrize("lying", [False, True], ids=["standing", "lying"])
@pytest.mark.parametrize("game", ["piratatak", "trekattak"])
def test_the_odds_are_whole_on_a_small_phone_and_a_lying_one_shows_everybody(
    game: str, lying: bool, new_profile: Callable[..., BrowserContext]
) -> None:
    size = (740, 360) if lying else (360, 740)
    page = new_profile(**{**PHONE, "viewport": dict(zip(("width", "height"), size, strict=True))}).new_page()
    names = ("Ann", "Bob", "Cleo", "Dan")
    page.goto(f"./#{encode(new(header(game, 4, names=names)))}")
    ready(page).get_by_role("button", name="We all play here").tap()
    for name in names if lying else names[:1]:
        expect(page.get_by_role("group", name=name, exact=True)).to_be_in_viewport(ratio=0.95)
    page.get_by_role("button", name="The odds?").tap()
    expect(page.get_by_role("region", name="The odds?")).to_be_in_viewport(ratio=1)
