"""Sound and motion as they are chosen: off means nothing is fetched, made or moved."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.people import Person, Profile

LISTEN = """
    window.sounded = 0;
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...when) {
        window.sounded += 1;
        return start.apply(this, when);
    };
"""
FETCHED = "performance.getEntriesByType('resource').filter(({ name }) => /\\/sound-/.test(name)).length"
MOVE = """
    window.glided = 0;
    addEventListener("transitionrun", (event) => event.target.closest("svg") && (window.glided += 1));
"""


def test_sounds_are_made_only_for_who_wants_them(new_profile: Profile) -> None:
    person = Person(new_profile)
    person.context.add_init_script(LISTEN)
    person.come_back()
    person.start()
    person.type("@c1N")
    page = person.page
    assert page.evaluate("sounded") == page.evaluate(FETCHED) == 0
    person.choose("settings")
    person.dialog.get_by_role("radio", name="On", exact=True).check()
    page.wait_for_function("sounded > 0")
    volume = person.dialog.get_by_role("slider", name="Volume")
    before = page.evaluate("sounded")
    volume.press("ArrowRight")
    page.wait_for_function(f"sounded > {before}")
    expect(volume).to_have_value("80")
    person.close()
    before = page.evaluate("sounded")
    person.type("@c5S")
    page.wait_for_function(f"sounded > {before}")
    person.come_back()
    expect(person.log).to_have_count(2)
    person.type("c1c2N")
    person.page.wait_for_function("sounded > 0")


def test_pieces_glide_unless_nothing_is_to_move(new_profile: Profile) -> None:
    person = Person(new_profile)
    person.context.add_init_script(MOVE)
    person.come_back()
    page = person.page
    page.emulate_media(reduced_motion="no-preference")
    person.start()
    person.type("@c1N")
    page.wait_for_function("glided > 0")
    person.choose("settings")
    person.dialog.get_by_role("group", name="Motion").get_by_role("radio", name="None").check()
    person.close()
    page.evaluate("glided = 0")
    person.type("@c5S", "c1c2N")
    page.wait_for_timeout(100)
    assert page.evaluate("glided") == 0
    person.come_back()
    assert person.page.evaluate("document.documentElement.dataset.motion") == "off"
