"""A game begun without asking: against the gentle computer at first, then as it was last begun on this device."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app import lessons, tables, usual
from app.model import Form
from app.nodes import text_of
from app.parts.lobby import cards, in_short
from app.shelf import AWAY, HERE, LEVELS
from app.texts import LANGUAGES, Words
from desk import Device, Tab, by_id, elements, has_class, name_of
from tablee import games


def begun(tab: Tab, game_id: str) -> Tab:
    return tab.click(f"Play {tab.model.words(f'{game_id}.name')}")


def company(tab: Tab) -> list[object]:
    return [
        attrs["value"] for _, attrs, _ in elements(tab.model) if attrs.get("name") == "company" and attrs.get("checked")
    ]


@pytest.mark.parametrize("game_id", cards())
def test_a_newcomer_is_one_tap_from_a_match_against_the_gentle_computer(game_id: str) -> None:
    tab = begun(Device().open(), game_id)
    table = tab.table
    fewest = games.load(game_id).seats[0]
    assert tab.model.dialog == () and table.match.header.game == game_id
    assert table.kept.seats == (HERE, *["gentle"] * (fewest - 1))
    assert dict(table.match.header.options) == games.load(game_id).settings({})
    assert tab.device.matches.keys() == {f"match/{table.kept.id}"}


def test_the_card_says_what_the_tap_will_do_to_eyes_and_ears() -> None:
    tab = Device().open()
    (play,) = [each for each in elements(tab.model) if name_of(each) == "Play Constellations"]
    assert name_of(by_id(tab.model, play[1]["aria-describedby"])) == "you and 2 computers, gentle"


def test_the_next_match_is_begun_as_the_last_one_was_chosen() -> None:
    device = Device()
    tab = device.open().click("Play Trekattak another way").send("form-players", 3).send("form-name", 0, " Anna ")
    tab.send("form-seat", 1, "strong").send("form-seat", 2, "away").send("form-deal", "7").send("begin", {})
    first = tab.table
    tab.close()
    second = begun(device.open(), "trekattak").table
    assert second.kept.id != first.kept.id and second.kept.seats == first.kept.seats == (HERE, "strong", AWAY)
    assert second.match.header.names == ("Anna", "", "") and second.match.header.options == first.match.header.options
    assert first.match.header.deal == 7 and second.match.header.deal is None, "a numbered deal is for one match"
    # Another game has a last time of its own, and a quick start is no choice.
    third = begun(device.open(), "horta").table
    assert third.kept.seats == (HERE, "gentle")
    assert begun(device.open(), "horta").table.kept.seats == (HERE, "gentle")
    assert device.open().send("new", "horta").model.form == usual.plain("horta")


def test_the_dialog_opens_as_it_was_last_left_for_a_match() -> None:
    device = Device()
    device.open().send("new", "horta").send("form-option", "push", "strict").send("form-name", 1, "Ben").send(
        "begin", {}
    )
    tab = device.open().send("new", "horta")
    form = tab.model.form
    assert form is not None and form.names == ("", "Ben") and dict(form.options)["push"] == "strict"
    # One that was only closed leaves no trace.
    tab.send("form-seat", 1, "away").send("close").send("new", "horta")
    assert tab.model.form == form


def test_of_games_on_one_card_the_last_one_comes_again() -> None:
    device = Device()
    device.open().send("new", "zatre").send("form-game", "zatre_cards").send("begin", {})
    tab = device.open()
    assert "2 people, here · with cards" in tab.words
    assert tab.send("new", "zatre").model.form == usual.plain("zatre_cards")
    assert tab.send("close").send("new", "zatre_cards").model.form == usual.plain("zatre_cards")
    assert begun(device.open(), "zatre").table.match.header.game == "zatre_cards"
    # The rulebook of the card game leads to the card game, whatever was last played.
    device.open().send("new", "zatre").send("form-game", "zatre").send("begin", {})
    assert device.open().send("new", "zatre_cards").model.form == usual.plain("zatre_cards")


def test_with_whom_one_plays_is_one_choice() -> None:
    tab = Device().open().send("new", "constellations")
    assert company(tab) == [HERE]
    assert [name_of(each) for each in has_class(tab.model, "choice-option")][:3] == [
        "The computer", "Together, here", "By link",
    ]  # fmt: skip
    tab.send("form-company", "computer", "computer")
    assert tab.model.form is not None and tab.model.form.seats[:3] == (HERE, "gentle", "gentle")
    tab.send("form-seat", 1, "strong")
    assert company(tab) == ["computer"]
    tab.send("form-seat", 2, HERE)
    assert company(tab) == []
    tab.send("form-company", "computer", "computer")
    assert tab.model.form.seats[:3] == (HERE, "strong", "strong")
    tab.send("form-company", AWAY, AWAY).send("form-players", 4)
    assert tab.model.form.seats[:4] == (HERE, AWAY, AWAY, AWAY) and company(tab) == [AWAY]
    tab.send("form-company", "moon", "moon").send("begin", {})
    assert tab.table.kept.seats == (HERE, AWAY, AWAY, AWAY)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_company_is_told_apart_in_a_few_words(lang: str) -> None:
    words = Words(lang)
    plain = usual.plain("constellations")
    seats = [
        (HERE, "gentle", "gentle"),
        (HERE, "strong", "strong"),
        (HERE, HERE, HERE),
        (HERE, AWAY, AWAY),
        (HERE, HERE, "steady"),
        ("steady", "steady", "steady"),
        (HERE, "gentle", "strong"),
    ]
    said = [in_short(words, "constellations", replace(plain, seats=(*each, HERE, HERE))) for each in seats]
    assert len({*said[:5]}) == 5 and said[4] == said[5] and all(0 < len(each) < 50 for each in said)
    named = replace(plain, names=("Anna", "Ben", "Cleo", "", ""))
    assert in_short(words, "constellations", named).startswith("Anna, Ben ")


SOUND = json.loads(usual.dump(usual.plain("horta")))


@pytest.mark.parametrize(
    "stored",
    [
        "", "{", "[]", "null", '"horta"', "1",
        *(json.dumps({**SOUND, **changed}) for changed in (
            {"game": "zatre"}, {"game": "chess"}, {"game": ["horta"]}, {"game": None},
            {"seats": ["here"]}, {"seats": ["here", "moon"]}, {"seats": 2}, {"seats": ["here", []]},
            {"names": ["a"]}, {"names": ["a", 1]}, {"names": None},
            {"options": {"push": "never"}}, {"options": {"flying": "yes"}}, {"options": ["push"]},
        )),
    ],
)  # fmt: skip
def test_what_was_stored_and_makes_no_sense_any_more_is_as_if_it_were_not_there(stored: str) -> None:
    assert usual.parse("horta", stored) is None
    tab = Device(settings=json.dumps({"last-horta": stored})).open()
    assert begun(tab, "horta").table.kept.seats == (HERE, "gentle")


@given(st.data())
def test_what_is_chosen_is_what_is_read_back(data: st.DataObject) -> None:
    game_id = data.draw(st.sampled_from(games.IDS))
    game = games.load(game_id)
    players = data.draw(st.integers(*game.seats))
    names = data.draw(st.lists(st.text(max_size=30), min_size=players, max_size=players))
    seats = data.draw(st.lists(st.sampled_from((HERE, AWAY, *LEVELS)), min_size=players, max_size=players))
    options = {option.name: data.draw(st.sampled_from(option.values)) for option in game.options}
    spare = game.seats[1] - players
    form = Form(game_id, players, (*names, *[""] * spare), (*seats, *[HERE] * spare), tuple(options.items()), "12")
    again = usual.parse(game_id, usual.dump(form))
    assert again is not None and again.deal == ""
    assert (again.game, again.players, again.seats, again.options) == (
        form.game, form.players, form.seats, form.options,
    )  # fmt: skip
    assert usual.dump(again) == usual.dump(form)


def test_a_game_that_is_not_there_begins_nothing() -> None:
    tab = Device().open().send("quick", "chess")
    assert tab.model.table is None and tab.device.matches == {}


def test_a_card_leads_to_the_lesson_and_says_how_far_one_has_come() -> None:
    steps = [step.name for step in lessons.load("horta")]

    def offered(*done: str) -> list[tuple[str, object, str]]:
        device = Device(**{lessons.KEY: lessons.write({"horta": frozenset(done)})})
        return [
            (name_of(each), each[1]["href"], text_of(each))
            for each in elements(device.open().model)
            if each[0] == "a" and str(each[1].get("href", "")).startswith("#/learn/")
        ]

    assert [href for _, href, _ in offered()] == [
        f"#/learn/{game_id}" for game_id in lessons.GAMES if game_id not in tables.INSIDE
    ]
    assert offered()[0] == ("Learn Horta Rescue by playing", "#/learn/horta", "Learn")
    half = f"2/{len(steps)}"
    assert offered(*steps[:2])[0] == (f"Learn Horta Rescue by playing {half}", "#/learn/horta", f"Learn {half}")
    assert offered(*steps)[0][0] == "Learn Horta Rescue by playing: all done"


def test_a_game_without_a_card_leads_to_its_lesson_where_it_is_chosen() -> None:
    tab = Device().open().send("new", "zatre")

    def offered() -> list[object]:
        return [each[1]["href"] for each in has_class(tab.model, "lesson-link")]

    assert offered() == []
    tab.send("form-game", "zatre_cards")
    assert offered() == ["#/learn/zatre_cards"]
    tab.go("/learn/zatre_cards")
    assert tab.model.dialog == () and tab.table.lesson is not None
