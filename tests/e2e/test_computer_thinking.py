"""While the computer thinks: clicks are answered, frames come, and undo, leaving or another strength stop it at once.

Times are compared with those of the same page at rest, on whatever machine this runs.
"""

from __future__ import annotations

import time
from statistics import median

from playwright.sync_api import Locator, expect

from e2e.opponent import Opponent
from e2e.people import Profile

MOMENT = 100
"""Milliseconds within which a click is to be answered."""

CLICKS = """async (names) => {
    const named = (name) => [...document.querySelectorAll("button, [role=gridcell]")].find((each) =>
        (each.getAttribute("aria-label") ?? each.textContent) === name);
    const root = document.getElementById("root");
    const took = [];
    for (const name of names) {
        const begun = performance.now();
        const changed = new Promise((resolve) => new MutationObserver((_, observer) => {
            observer.disconnect();
            resolve();
        }).observe(root, { subtree: true, childList: true, attributes: true, characterData: true }));
        named(name).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        await changed;
        await new Promise(requestAnimationFrame);
        took.push(performance.now() - begun);
    }
    return took;
}"""
"""Click one after the other what has those names; milliseconds from each click to the frame that shows its answer."""

FRAMES = """async (count) => {
    const gaps = [];
    let last = await new Promise(requestAnimationFrame);
    while (gaps.length < count) {
        const now = await new Promise(requestAnimationFrame);
        gaps.push(now - last);
        last = now;
    }
    return gaps;
}"""
"""Milliseconds between so many frames and the ones before them."""


def thinking(person: Opponent) -> Locator:
    return person.page.get_by_text(person.words("site.thinking"))


def test_a_click_is_answered_while_strong_thinks(new_profile: Profile) -> None:
    person = Opponent(new_profile)
    person.against("horta", "strong")
    names = [person.words("site.menu"), person.words("site.close")] * 4
    at_rest = person.page.evaluate(CLICKS, names)
    person.chooses("@c1N")
    expect(thinking(person)).to_be_visible()
    meanwhile = person.page.evaluate(CLICKS, names)
    # The same ones are answered while it thinks: it has not moved yet.
    expect(thinking(person)).to_be_visible(timeout=1)
    assert median(meanwhile) < max(MOMENT, 3 * median(at_rest)), (at_rest, meanwhile)


def test_frames_come_while_strong_thinks(new_profile: Profile) -> None:
    person = Opponent(new_profile)
    person.against("horta", "strong")
    at_rest = person.page.evaluate(FRAMES, 40)
    person.chooses("@c1N")
    expect(thinking(person)).to_be_visible()
    meanwhile = person.page.evaluate(FRAMES, 40)
    expect(thinking(person)).to_be_visible(timeout=1)
    assert median(meanwhile) < 2 * median(at_rest), (at_rest, meanwhile)


def test_undo_leaving_and_another_strength_stop_it(new_profile: Profile) -> None:
    person = Opponent(new_profile)
    person.against("horta", "strong")
    person.chooses("@c1N")
    expect(thinking(person)).to_be_visible()
    begun = time.monotonic()
    expect(person.log).to_have_count(2)
    whole = time.monotonic() - begun
    match, _ = person.due(1)
    move = match.game.print_move(match.game.legal_moves(match.state)[0])
    # Undo: it is the person's turn again, and no move comes any more.
    person.chooses(move)
    expect(thinking(person)).to_be_visible()
    person.button("undo").click()
    expect(thinking(person)).to_have_count(0)
    expect(person.button("hint")).to_be_enabled()
    # Leaving: it comes back to the same question.
    person.chooses(move)
    expect(thinking(person)).to_be_visible()
    address = person.page.url.partition("#")[2]
    person.button("back-to-lobby").click()
    person.page.wait_for_timeout(whole * 1000)
    person.follow(address)
    expect(person.log).to_have_count(3)
    expect(thinking(person)).to_be_visible()
    # Another strength: the weaker one answers before the stronger one would have.
    begun = time.monotonic()
    person.button("menu").click()
    name = person.words("site.played-by", seat=person.words("horta.seat1"))
    person.dialog.get_by_label(name).select_option(label=person.words("site.seat-gentle"))
    expect(person.log).to_have_count(4)
    assert time.monotonic() - begun < whole
