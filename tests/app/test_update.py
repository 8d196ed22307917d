"""The page as a whole: where addresses lead, language and colours, dialogs, what the browser reports."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app import program
from app.effects import Env, Lang, Later, Persist, Reload
from app.handlers import HANDLERS
from app.texts import LANGUAGES, negotiate
from desk import Device, Tab, by_id, elements, has_class, name_of

APP = Path(program.__file__).parent


def match_of(device: Device) -> Tab:
    return device.open().send("new", "horta").send("begin", {})


# -- the start ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [
        (("fr",), "fr"), (("fr-CA", "en"), "fr"), (("de-AT",), "de"), (("es", "DE"), "de"), (("es", "it"), "en"),
        ((), "en"), (("", "x"), "en"), (("EN-us",), "en"), (("fry",), "en"), (("den",), "en"),
    ],
)  # fmt: skip
def test_the_language_is_the_first_known_one_the_browser_prefers(wanted: tuple[str, ...], lang: str) -> None:
    assert negotiate(wanted) == lang


def test_without_storage_the_page_starts_too() -> None:
    model, _ = program.start(Env())
    assert model.route == ("lobby",)


def test_libraries_for_later_are_asked_for_and_may_not_come() -> None:
    tab = Device().open()
    assert any(isinstance(effect, Later) for effect in tab.effects)
    assert tab.send("later", True).model.later and not tab.send("later", False).model.later


# -- addresses ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fragment", "route", "title"),
    [
        ("", ("lobby",), "Tablée"),
        ("#", ("lobby",), "Tablée"),
        ("/", ("lobby",), "Tablée"),
        ("#/", ("lobby",), "Tablée"),
        ("/rules/horta", ("rules", "horta"), "Horta Rescue – Tablée"),
        ("#/rules/horta/H-16", ("rules", "horta", "H-16"), "Horta Rescue – Tablée"),
        ("/about", ("about",), "Tablée"),
    ],
)
def test_an_address_leads_to_its_screen(fragment: str, route: tuple[str, ...], title: str) -> None:
    tab = Device().open(fragment)
    assert (tab.model.route, tab.title, tab.notice) == (route, title, "")
    assert tab.fragment == fragment.removeprefix("#")
    from_elsewhere = Device().open("/about" if route != ("about",) else "").go(fragment)
    assert from_elsewhere.model.route == route


def test_an_article_gets_the_focus() -> None:
    tab = Device().open("/rules/horta/H-16")
    assert tab.focus == "article-H-16" and by_id(tab.model, "article-H-16")[1]["tabindex"] == "-1"


@pytest.mark.parametrize("fragment", ["/rules", "/rules/", "/rules/chess", "/nowhere", "/match", "//", "/about/x"])
def test_an_address_that_leads_nowhere_leads_to_the_lobby(fragment: str) -> None:
    tab = Device().open(fragment)
    assert tab.model.route == ("lobby",) and tab.fragment == ""


def test_a_match_that_is_not_on_this_device_is_said() -> None:
    tab = Device().open("/match/0123456789abcdef")
    assert tab.model.route == ("lobby",) and tab.fragment == ""
    assert tab.urgent == [tab.notice] == ["That game is not on this device. It takes its link or its file to open it."]


def test_the_address_of_the_match_on_the_table_leaves_it_as_it_is() -> None:
    tab = match_of(Device()).send("pick", "reserve")
    table = tab.table
    assert tab.go(f"/match/{table.kept.id}").table is table


def test_going_away_from_the_table_and_back() -> None:
    device = Device()
    tab = match_of(device).play("@c1N")
    address = f"/match/{tab.table.kept.id}"
    for elsewhere in ("/", "/rules/horta/H-12", "/about"):
        tab.go(elsewhere)
        assert tab.model.table is None and device.locks == {}
        tab.go(address)
        assert tab.log == "@c1N" and device.locks == {address[1:]: tab}


def test_the_way_back_to_the_lobby_is_a_step_of_the_history() -> None:
    tab = match_of(Device()).click("Back to the start page")
    (there,) = [effect for effect in tab.effects if type(effect).__name__ == "Fragment"]
    assert there.push and there.text == "" and tab.focus == "main" and tab.title == "Tablée"


def test_a_new_address_puts_the_notice_and_the_dialog_away() -> None:
    tab = Device().open("nonsense")
    assert tab.notice
    tab.send("new", "horta").go("/about")
    assert tab.notice == "" and tab.model.dialog == () and tab.model.form is None


# -- language and colours ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_language_can_be_switched_at_the_table_and_the_title_stays_the_tables(lang: str) -> None:
    tab = match_of(Device()).send("pick", "b2").send("lang", lang)
    assert tab.title == "● Horta Rescue – Tablée"
    words = tab.model.words
    assert words("horta.no-empty", at="b2") in tab.words
    (choice,) = has_class(tab.model, "lang")
    assert [attrs["value"] for _, attrs, _ in choice[2] if attrs.get("selected")] == [lang]
    assert Lang(lang) in tab.effects


def test_a_rulebook_keeps_its_title_in_another_language() -> None:
    assert Device().open("/rules/horta").send("lang", "de").title == "Horta Rescue – Tablée"


def test_languages_nobody_knows_are_not_taken() -> None:
    tab = Device().open()
    assert tab.send("lang", "xx").effects == [] and tab.model.words.lang == "en"


# -- dialogs and notices -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("dialog", [("menu",), ("share",), ("keys",), ("resign",), ("new", "horta"), ("delete", "x")])
def test_dialogs_that_have_nothing_to_be_about_do_not_open(dialog: tuple[str, ...]) -> None:
    tab = Device().open().send("dialog", *dialog)
    assert not any(tag == "dialog" for tag, _, _ in elements(tab.model))


def test_a_dialog_has_a_name_and_takes_the_focus_and_closes() -> None:
    tab = match_of(Device()).click("More")
    (dialog,) = [each for each in elements(tab.model) if each[0] == "dialog"]
    title = by_id(tab.model, dialog[1]["aria-labelledby"])
    assert name_of(title) == "More" and title[1]["autofocus"]
    assert dialog[1]["on-close"] == ("close",)
    assert not any(tag == "dialog" for tag, _, _ in elements(tab.send("close").model))


def test_a_notice_can_be_put_away() -> None:
    tab = Device().open("nonsense").click("Close this message")
    assert tab.notice == "" and not has_class(tab.model, "notice")


def test_skipping_goes_to_the_content() -> None:
    tab = Device().open().click("Skip to the content")
    assert tab.focus == "main" and by_id(tab.model, "main")


# -- what the browser reports ------------------------------------------------------------------------------------


def test_a_new_version_is_offered_in_the_lobby_and_never_at_the_table() -> None:
    tab = match_of(Device()).send("update-ready")
    assert not tab.offers("Install it")
    tab.click("Back to the start page")
    assert tab.offers("Install it")
    assert Reload() in tab.click("Install it").effects
    tab.click("Later")
    assert not tab.offers("Install it")


def test_the_network_and_the_storage() -> None:
    tab = Device().open().send("offline", True)
    assert tab.model.offline and not tab.send("offline", False).model.offline
    started = tab.send("new", "horta").send("begin", {})
    asked = Persist(("persisted", False))
    assert started.effects.count(asked) == 1, "asked once, before the first match is kept"
    assert started.notice == "", "nobody is told of a question they did not put"
    assert asked not in started.send("lobby").send("new", "horta").send("begin", {}).effects
    assert asked not in Device().open(persisted=True).send("new", "horta").send("begin", {}).effects
    link = started.table.kept.code
    assert asked in Device().open(link).effects and asked not in started.go(link).effects


def test_what_changes_nothing_needs_no_new_frame() -> None:
    tab = Device().open().send("new", "horta").send("begin", {}).send("at", "c3").wait()
    before = tab.model
    assert tab.send("cancel").send("at", "c3").model is before
    assert tab.send("at", "c4").model is not before


def test_unknown_messages_change_nothing() -> None:
    tab = Device().open()
    before = tab.model
    tab.send("no-such-message", 1, 2)
    assert tab.effects == [] and tab.model is before


@pytest.mark.parametrize("text", ["", "x", "[]", "[1]", "[1, 2]", '["other", "x"]', '["match/1", 5]', "null", "{}"])
def test_what_other_tabs_say_is_not_trusted(text: str) -> None:
    tab = match_of(Device()).play("@c1N")
    before = tab.model
    tab.send("told", text)
    assert tab.model.shelf == before.shelf and tab.model.table == before.table


def test_what_must_not_be_lost_can_be_rescued() -> None:
    tab = Device().open()
    assert program.rescue(tab.model) == ""
    tab = match_of(Device()).play("@c1N")
    assert program.rescue(tab.model) == tab.table.kept.code


# -- messages ----------------------------------------------------------------------------------------------------

SOURCES = "\n".join(path.read_text() for path in sorted(APP.rglob("*.py")) if "texts" not in path.parts)
FOR_TABLES = {"choose", "focus", "beat"}
"""What a table may send, whether or not one does yet."""
SCRIPTS = "\n".join(path.read_text() for path in sorted((APP.parents[1] / "web" / "js").glob("*.js")))


@pytest.mark.parametrize("name", sorted(HANDLERS))
def test_every_message_has_somebody_who_sends_it(name: str) -> None:
    said = SOURCES.replace(f'@handles("{name}")', "")
    assert f'("{name}"' in said or f'["{name}"' in SCRIPTS or name in FOR_TABLES, "nothing sends it"


def test_messages_of_the_browser_have_a_handler() -> None:
    sent = set(re.findall(r"send\(\[\"([a-z-]+)\"", SCRIPTS))
    assert sent >= {"hash", "offline", "visible", "update-ready", "drag", "drop", "told", "save-failed"}
    assert sent <= HANDLERS.keys()
