"""Horta Rescue between two people: by links to the end, around one device, by finger and by dragging."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from e2e.chromium import LAPTOP, PHONE, settled
from e2e.fingers import Fingers, middle
from e2e.people import SHORT, Person, Profile


def test_a_match_is_passed_to_and_fro_by_links_to_its_end(new_profile: Profile) -> None:
    anna = Person(new_profile, **LAPTOP, permissions=["clipboard-read", "clipboard-write"])
    anna.start("Anna", "Ben", away=(1,))
    expect(anna.turn).to_have_text("Anna to play.")
    anna.play(SHORT[0])
    expect(anna.line).to_contain_text("Ben is to play. Send the link to the game.")
    first = anna.link()
    assert anna.page.evaluate("navigator.clipboard.readText()").endswith(f"#{first}")
    expect(anna.line).to_contain_text("Link sent. Waiting for Ben to send the game back.")

    ben = Person(new_profile, first, locale="fr-FR", **PHONE)
    ben.saw(SHORT[0])
    expect(ben.turn).to_have_text("C’est à Ben.")
    ben.page.get_by_role("group", name="Qui êtes-vous\u202f?").get_by_role("button", name="Ben").click()
    assert first not in ben.page.url, "the address does not go on holding what will be old"
    for index in range(1, len(SHORT), 2):
        mine, hers = SHORT[index], SHORT[index + 1]
        ben.play(mine)
        anna.follow(ben.link())
        anna.saw(mine)
        assert anna.heard()[-1].endswith("Anna to play.")
        anna.play(hers)
        ben.follow(anna.link())
        ben.saw(hers)
        if index == 3:
            ben.follow(first)
            expect(ben.notice).to_contain_text("Ce lien est plus ancien (tour 2) que la partie gardée ici (tour 6)")
            expect(ben.log).to_have_count(5)
    expect(anna.turn).to_have_text("Anna rescues an asteroid and wins the game.")
    expect(ben.turn).to_have_text("Anna sauve un astéroïde et gagne la partie.")
    assert ben.heard()[-1].endswith("Anna sauve un astéroïde et gagne la partie.")
    expect(ben.page.get_by_label("Taper un coup")).to_have_count(0)

    # The winner's opponent begins the next one.
    anna.button("rematch").click()
    expect(anna.line).to_contain_text("Ben is to play. Send the link to the game.")
    again = anna.link()
    ben.follow(again)
    ben.page.get_by_role("group", name="Qui êtes-vous\u202f?").get_by_role("button", name="Ben").click()
    expect(ben.turn).to_have_text("C’est à Ben.")
    expect(ben.cell("reserve")).to_have_accessible_name("Réserve Fédération\u00a0: 5 vaisseaux. On peut entrer.")


def test_around_one_device_moves_are_taken_back_replayed_and_looked_at_again(new_profile: Profile) -> None:
    person = Person(new_profile)
    person.start()
    person.play(*SHORT[:5])
    undo, redo = person.button("undo"), person.button("redo")
    undo.click()
    undo.click()
    expect(person.log).to_have_count(3)
    expect(person.turn).to_have_text("The Ferengi Alliance to play.")
    redo.click()
    redo.click()
    expect(person.log).to_have_count(5)
    expect(redo).to_be_disabled()

    person.button("again").click()
    expect(person.log).to_have_count(4)
    expect(person.log).to_have_count(5)
    person.button("step-first").click()
    expect(person.cell("c1")).to_have_accessible_name("c1, free")
    person.button("step-on").click()
    expect(person.cell("c1")).to_have_accessible_name("c1, Federation ship, facing north")
    expect(person.line).to_contain_text("You are looking back.")
    person.button("step-last").click()
    expect(person.cell("c3")).to_have_accessible_name("c3, Federation ship, facing north")
    person.log.filter(has_text="enters on a5").click()
    expect(person.cell("a5")).to_have_accessible_name("a5, Ferengi ship, facing east")
    person.button("step-last").click()

    above = middle(person.cell("c5"))[1]
    person.choose("turn-board")
    assert middle(person.cell("c5"))[1] > above
    person.cell("c5").focus()
    person.page.keyboard.press("ArrowUp")
    expect(person.cell("c4")).to_be_focused()

    for _ in range(5):
        undo.click()
    expect(undo).to_be_disabled()
    expect(person.page.get_by_text("Nothing has been played yet.")).to_be_visible()
    redo.click()
    # It is kept as it stands after taking back.
    person.come_back()
    expect(person.log).to_have_text(["The Federation enters on c1, facing north."])


def drag(page: Page, start: Locator, end: Locator | tuple[float, float]) -> None:
    """Press, go there, let go; while it is carried, there is something to see."""
    page.mouse.move(*middle(start))
    page.mouse.down()
    x, y = end if isinstance(end, tuple) else middle(end)
    page.mouse.move(x, y, steps=6)
    expect(page.locator("#drag > *")).to_have_count(1)
    page.mouse.up()
    expect(page.locator("#drag > *")).to_have_count(0)


def test_on_a_laptop_the_table_fits_and_ships_are_dragged_with_the_mouse(new_profile: Profile) -> None:
    person = Person(new_profile, **LAPTOP)
    person.start()
    fits(person)
    drag(person.page, person.cell("reserve"), person.cell("c1"))
    person.touch("N")
    person.saw("@c1N")
    drag(person.page, person.cell("reserve"), person.cell("c5"))
    person.touch("S")
    person.saw("@c5S")
    drag(person.page, person.cell("c1"), person.cell("c2"))
    person.touch("N")
    person.saw("c1c2N")
    # Dropped where it cannot go it stays picked, and says why; dropped beside the board it is let go.
    drag(person.page, person.cell("c5"), person.cell("a1"))
    expect(person.line).to_contain_text("From c5 a ship goes only to a cell that touches it side to side.")
    expect(person.cell("c5")).to_have_attribute("aria-selected", "true")
    drag(person.page, person.cell("c5"), (3, 300))
    expect(person.cell("c5")).not_to_have_attribute("aria-selected", "true")
    drag(person.page, person.cell("c5"), person.cell("reserve"))
    person.saw("c5-")
    # A push is dragged too.
    drag(person.page, person.cell("c2"), person.cell("c3"))
    person.saw("c2!")
    expect(person.cell("c4")).to_have_accessible_name("c4, asteroid")


def fits(person: Person) -> None:
    """Nothing is cut off at the side, all of the board is there at once, and a finger finds everything."""
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for name in ("a1", "e5", "reserve", "reserve-other"):
        box = person.cell(name).bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 44
        expect(person.cell(name)).to_be_in_viewport(ratio=0.99)
    for button in person.page.get_by_role("button").all():
        box = button.bounding_box()
        assert box is None or min(box["width"], box["height"]) >= 44, button.inner_text()


def finger(page: Page, start: Locator, end: Locator) -> None:
    """Drag with a finger, as the browser sees it."""
    Fingers(page).drag(middle(start), middle(end))
    page.wait_for_timeout(800)  # Chromium takes a tap any sooner for a part of the same gesture; 350 ms were too few


def test_on_a_phone_the_table_fits_and_ships_are_dragged_with_a_finger(new_profile: Profile) -> None:
    person = Person(new_profile, **PHONE)
    person.start("Maximilian-Alexander von", "Ben")
    fits(person)
    top = person.page.evaluate("scrollY")
    finger(person.page, person.cell("reserve"), person.cell("c1"))
    person.touch("N")
    person.saw("@c1N")
    person.play("@c5S")
    finger(person.page, person.cell("c1"), person.cell("c2"))
    person.touch("N")
    person.saw("c1c2N")
    assert person.page.evaluate("scrollY") == top


def test_language_and_colours_are_switched_and_kept(new_profile: Profile) -> None:
    person = Person(new_profile, color_scheme="light", **PHONE)
    page = person.page
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(ground)
    person.button("settings").click()
    person.dialog.get_by_role("radio", name="Dark").check()
    assert settled(page).evaluate(ground) != light
    person.close()
    page.get_by_role("combobox", name="Language").select_option(label="Deutsch")
    expect(page.get_by_role("heading", level=1)).to_have_text("Spielen wir?")
    assert page.evaluate("document.documentElement.lang") == "de"
    dark = page.evaluate(ground)
    person.come_back()
    page = person.page
    expect(page.get_by_role("heading", level=1)).to_have_text("Spielen wir?")
    assert page.evaluate(ground) == dark
    page.get_by_role("button", name="Horta Rescue spielen").click()
    expect(page.get_by_role("grid", name="Spielfeld von Horta Rescue")).to_be_visible()
