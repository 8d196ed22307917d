"""What keeps Tablée on a device: storage that stays or does not, installation, offline play, news after an update."""

from __future__ import annotations

import json

import pytest

from app import staying
from app.effects import Install, Picture
from app.nodes import text_of
from app.texts import LANGUAGES, catalogue
from desk import Device, Tab, has_class, name_of

ASK = "Ask the browser to keep them"
MAY = "It may erase them if you stay away for some days"


def kept_one(**env: bool) -> Tab:
    return Device().open(**env).send("quick", "horta").send("lobby")


# -- storage


def test_where_the_browser_may_erase_matches_it_is_said_with_a_way_out() -> None:
    tab = Device().open()
    assert MAY not in tab.words and not tab.offers(ASK) and not tab.offers("Save all my games")
    tab = kept_one()
    assert MAY in tab.words and tab.offers(ASK) and tab.offers("Save all my games")


def test_a_promise_of_the_browser_is_said_too() -> None:
    tab = kept_one(persisted=True)
    assert MAY not in tab.words and "It keeps them as long as" in tab.words and not tab.offers(ASK)
    # Given on the first match, it holds from then on.
    tab = Device().open()
    tab.promising = True
    tab.send("quick", "horta").send("lobby")
    assert MAY not in tab.words and not tab.offers(ASK) and tab.notice == ""


def test_whoever_asks_is_answered() -> None:
    tab = kept_one().click(ASK)
    assert "does not promise it" in tab.notice and tab.urgent == [tab.notice] and MAY in tab.words
    tab.promising = True
    tab.send("hush").click(ASK)
    assert tab.notice == "" and "It keeps them as long as" in tab.words


# -- installation


def test_installing_is_offered_only_where_the_browser_would() -> None:
    tab = Device().open()
    assert not tab.offers("Install")
    tab.send("installable", True)
    assert Install() in tab.click("Install").effects
    assert not tab.send("installable", False).offers("Install")


def test_on_a_home_screen_matches_are_to_be_taken_along_first() -> None:
    tab = Device().open(home_screen=True)
    assert "Add to Home Screen" in tab.words and "starts without your games" not in tab.words
    tab.send("quick", "horta").send("lobby")
    assert "starts without your games: first save them as a file" in tab.words and tab.offers("Save all my games")


# -- offline


def test_without_a_network_the_page_says_that_everything_works() -> None:
    tab = Device().open()
    assert has_class(tab.model, "offline") == []
    tab.send("offline", True)
    (badge,) = has_class(tab.model, "offline")
    assert name_of(badge) == "Offline: everything works" and tab.said[-1] == name_of(badge)
    assert has_class(tab.send("offline", False).model, "offline") == []
    assert tab.said.count("Offline: everything works") == 1


# -- news


def news(tab: Tab) -> list[str]:
    return [text_of(each) for section in has_class(tab.model, "news") for each in section[2][2][2]]


def test_a_first_visit_is_shown_no_news_and_neither_is_the_next_one() -> None:
    device = Device()
    assert news(device.open()) == []
    device.open().send("quick", "horta")
    assert news(device.open()) == []


@pytest.mark.parametrize("stored", [{"settings": json.dumps({"theme": "dark"})}, {"release": "0"}, {"match/1": "x"}])
def test_after_an_update_three_lines_say_what_is_new_once(stored: dict[str, str]) -> None:
    device = Device(**stored)
    tab = device.open()
    assert len(news(tab)) == staying.LINES == 3
    # Not on the table, and not in the first paint of the next visit.
    assert not any(isinstance(effect, Picture) for effect in tab.effects)
    assert news(tab.send("quick", "horta")) == [] and len(news(tab.send("lobby"))) == 3
    tab.click("Close what is new")
    assert news(tab) == [] and Picture("") in tab.effects
    assert news(device.open()) == []


def test_news_seen_by_nobody_but_shown_does_not_come_a_second_time() -> None:
    device = Device(release="0")
    assert news(device.open()) != [] and news(device.open()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_release_in_the_texts_has_its_three_lines_and_none_is_ahead(lang: str) -> None:
    lines = [key.removeprefix("line") for key in catalogue(lang, "news") if key.startswith("line")]
    assert lines == [f"{staying.RELEASE}-{n + 1}" for n in range(staying.LINES)]


# -- what the page says by itself


def test_a_message_that_is_open_follows_the_language() -> None:
    tab = Device().open("nonsense", lang="fr")
    assert tab.notice == "Ce lien ne contient pas de partie de Tablée."
    tab.send("lang", "de")
    assert tab.notice == "Dieser Link enthält keine Partie von Tablée." and tab.notice in tab.words
