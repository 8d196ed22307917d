"""Without a pointer: from the lobby to the end of a match by keys alone, and all of it is said aloud."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from e2e.chromium import settled
from e2e.people import SHORT, Person, Profile
from tablee.games.horta.moves import Action, parse


def tab_to(page: Page, target: Locator, key: str = "Tab") -> None:
    """Press Tab until it has the focus: whatever can be used can be reached."""
    for _ in range(60):
        if target.evaluate("(element) => element === document.activeElement"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"not reached by {key}: {target}")


def walk_to(person: Person, name: str) -> None:
    """Arrows from the cell that has the focus to another; the reserves are the outermost rows."""
    page = person.page
    here = settled(page).evaluate("document.activeElement.id").removeprefix("cell-")

    def place(cell: str) -> tuple[int, int]:
        federation = (cell == "reserve") == (person.match.state.side == 0)
        return (2, 0 if federation else 6) if cell.startswith("reserve") else ("abcde".index(cell[0]), int(cell[1]))

    (x, y), (to_x, to_y) = place(here), place(name)
    rows = ["ArrowUp" if to_y > y else "ArrowDown"] * abs(to_y - y)
    across = ["ArrowRight" if to_x > x else "ArrowLeft"] * abs(to_x - x)
    # From a reserve the column is the middle one: rows first, columns after; to a reserve no column is needed.
    for key in [*rows, *(across if not name.startswith("reserve") else [])]:
        page.keyboard.press(key)
    expect(person.cell(name)).to_be_focused()


ARROWS = {"N": "ArrowUp", "E": "ArrowRight", "S": "ArrowDown", "W": "ArrowLeft"}


def by_keys(person: Person, move: str) -> None:
    for name in person.touches(move):
        if name in ARROWS:
            expect(person.petal(name)).to_be_visible()
            person.page.keyboard.press(ARROWS[name])
        else:
            walk_to(person, name)
            person.page.keyboard.press("Enter")
    person.saw(move)


def test_a_whole_match_without_a_pointer(new_profile: Profile) -> None:
    person = Person(new_profile)
    page, press = person.page, person.page.keyboard.press
    press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    tab_to(page, person.button("play-otherwise", game="Horta Rescue"))
    press("Enter")
    expect(person.dialog.get_by_role("heading", name="Horta Rescue")).to_be_focused()
    tab_to(page, person.dialog.get_by_label("Name: Federation"))
    page.keyboard.type("Anna")
    tab_to(page, person.button("begin"))
    press("Enter")
    expect(person.cell("c3")).to_be_visible()
    tab_to(page, person.cell("reserve"))
    press("Tab")
    assert page.evaluate("document.activeElement.closest('[role=grid]')") is None, "the board is one stop"
    press("Shift+Tab")

    by_keys(person, SHORT[0])
    assert person.heard() == [
        "Where does the ship enter? Pick a cell on the border.",
        "Which way does it face? Pick an arrow.",
        "Anna enters on c1, facing north. The Ferengi Alliance to play.",
    ]
    by_keys(person, SHORT[1])
    expect(person.cell("a5")).to_be_focused()

    # A refusal is said at once, and Escape lets go of what was picked.
    walk_to(person, "c3")
    press("Enter")
    assert person.heard()[-1] == "An asteroid is not played: a ship pushes it."
    walk_to(person, "c1")
    press(" ")
    expect(person.cell("c1")).to_have_attribute("aria-selected", "true")
    press("Escape")
    expect(person.cell("c1")).not_to_have_attribute("aria-selected", "true")

    # The rosette's petals can be reached too, and the focus comes back to the board.
    walk_to(person, "c1")
    press("Enter")
    walk_to(person, "c2")
    press("Enter")
    tab_to(page, person.petal("N"))
    press("Enter")
    person.saw(SHORT[2])
    expect(person.cell("c2")).to_be_focused()

    by_keys(person, SHORT[3])
    by_keys(person, SHORT[4])
    assert person.heard()[-1] == "Anna pushes from c2 to c3. The Ferengi Alliance to play."

    # Typed notation; the box keeps the focus for the next move.
    tab_to(page, page.get_by_label("Type a move"))
    for move in SHORT[5:7]:
        page.keyboard.type(move)
        press("Enter")
        person.saw(move)
        expect(page.get_by_label("Type a move")).to_be_focused()
        expect(page.get_by_label("Type a move")).to_have_value("")
    page.keyboard.type("c9")
    press("Enter")
    assert person.heard()[-1] == "“c9” is not a move of this game."
    expect(page.get_by_label("Type a move")).to_have_value("c9")

    tab_to(page, person.button("undo"), "Shift+Tab")
    press("Enter")
    assert person.heard()[-1] == "Move taken back. Anna to play."
    tab_to(page, person.button("redo"))
    press("Enter")
    expect(person.log).to_have_count(7)
    for move in SHORT[7:]:
        tab_to(
            page, person.cell(person.page.locator("[role=gridcell][tabindex='0']").get_attribute("id")[5:]), "Shift+Tab"
        )
        by_keys(person, move)
        assert parse(move).action in (Action.ENTER, Action.PUSH)
    assert person.heard()[-1].endswith("Anna rescues an asteroid and wins the game.")
    expect(person.turn).to_have_text("Anna rescues an asteroid and wins the game.")
    tab_to(page, person.button("rematch"))


def test_dialogs_hold_the_focus_and_give_it_back(new_profile: Profile) -> None:
    person = Person(new_profile)
    page, press = person.page, person.page.keyboard.press
    person.start()
    menu = person.button("menu")
    menu.focus()
    press("Enter")
    expect(person.dialog).to_be_visible()
    for _ in range(12):
        press("Tab")
        inside = page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
        assert inside, "the page behind cannot be reached"
    press("Escape")
    expect(person.dialog).to_have_count(0)
    expect(menu).to_be_focused()
    # From one dialog to the next and out.
    press("Enter")
    tab_to(page, person.dialog.get_by_role("button", name="Playing by keyboard"))
    press("Enter")
    expect(person.dialog.get_by_text("let go of what you picked up")).to_be_visible()
    press("Escape")
    expect(person.dialog).to_have_count(0)
    person.play("@c1N")
    # Where the language is switched the focus stays on the switch.
    person.button("back-to-lobby").click()
    page.get_by_role("combobox", name="Language").focus()
    press("ArrowUp")
    expect(page.get_by_role("combobox", name="Langue")).to_be_focused()
    expect(page.get_by_role("link", name="Tour 2, à l’Alliance ferengie")).to_be_visible()
