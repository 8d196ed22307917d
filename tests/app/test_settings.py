"""What is chosen for a device: it is kept, holds on every screen, and nonsense never does."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app import settings
from app.computer import BREATH
from app.effects import After, Lang, Motion, Reveal, Save, Theme, Think
from app.settings import CHOICES, chosen
from app.showing import telling
from app.tables.piratatak import LOOK
from desk import Device, Tab, elements, name_of


def test_what_was_chosen_is_remembered() -> None:
    device = Device()
    device.open().send("lang", "de").send("set", "theme", "dark").send("set", "motion", "off").close()
    tab = device.open()
    assert tab.model.words.lang == "de"
    told = [effect for effect in tab.effects if isinstance(effect, Lang | Theme | Motion)]
    assert told == [Lang("de"), Theme("dark"), Motion("off")]


@pytest.mark.parametrize(
    "stored", ["", "{", "[]", "null", '{"lang": "xx", "theme": 3, "pace": "x"}', '{"lang": null}', "7"]
)
def test_settings_nobody_chose_are_ignored(stored: str) -> None:
    tab = Device(settings=stored).open(lang="fr")
    assert tab.model.words.lang == "fr"
    assert {name: chosen(tab.model, name) for name in CHOICES} == {name: values[0] for name, values in CHOICES.items()}


@pytest.mark.parametrize(("name", "value"), [("theme", "pink"), ("colour", "dark"), ("lang", "xx"), ("pace", "")])
def test_what_cannot_be_chosen_is_not_taken(name: str, value: str) -> None:
    tab = Device().open()
    assert tab.send("set", name, value).effects == [] and "settings" not in tab.device.kept


def test_one_setting_leaves_the_others() -> None:
    tab = Device(settings='{"later": "kept", "lang": "de"}').open().send("set", "theme", "dark")
    (saved,) = [effect for effect in tab.effects if isinstance(effect, Save)]
    assert json.loads(saved.value) == {"later": "kept", "lang": "de", "theme": "dark"}


def named(tab: Tab, name: str) -> list[Any]:
    """The buttons of that name; the header's, out of sight at a table, comes first."""
    return [each for each in elements(tab.model) if "on-click" in each[1] and name_of(each) == name]


def checked(tab: Tab) -> list[str]:
    """The values of the dialog's radio buttons that are chosen."""
    return [
        str(attrs["value"])
        for _, attrs, _ in elements(tab.model)
        if attrs.get("type") == "radio" and attrs.get("checked")
    ]


def test_the_dialog_opens_in_the_lobby_and_at_a_table_and_shows_what_holds() -> None:
    tab = Device().open().click("Settings")
    assert checked(tab) == ["auto", "auto", "readable", "off"]
    for attrs in [attrs for _, attrs, _ in elements(tab.model) if attrs.get("type") == "radio"]:
        # The browser adds the value of what was changed.
        tab.send(*attrs["on-change"], attrs["value"])
    assert checked(tab) == ["dark", "off", "off", "on"]
    tab.send("close").send("new", "horta").send("begin", {}).click("More")
    _, in_the_menu = [attrs for _, attrs, _ in named(tab, "Settings")]
    tab.send(*in_the_menu["on-click"])
    assert checked(tab) == ["dark", "off", "off", "on"]
    assert [name_of(each) for each in elements(tab.model) if each[0] == "select"] == ["Language"] * 2
    assert tab.send("lang", "fr").click("Fermer").model.dialog == ()


# -- pace --------------------------------------------------------------------------------------------------------


def against(game: str, pace: str) -> Tab:
    """A numbered deal of a person, who begins, against the computer."""
    tab = Device(settings=json.dumps({"pace": pace})).open().send("new", game)
    assert tab.model.form is not None
    for seat in range(1, tab.model.form.players):
        tab.send("form-seat", seat, "gentle")
    return tab.send("form-deal", "7").send("begin", {"deal": "7"}).wait()


def computer_moves(tab: Tab, move: str) -> Tab:
    return tab.send("thought", tab.model.thinking, move, "", {})


@pytest.mark.parametrize(("pace", "waits"), [("readable", True), ("off", False)])
def test_the_computer_takes_a_breath_unless_it_is_to_move_at_once(pace: str, waits: bool) -> None:
    tab = against("horta", pace).send("type", {"move": "@c1N"})
    thinks = [type(effect) for effect in tab.effects if isinstance(effect, After | Think)]
    assert thinks == ([After] if waits else [Think])
    assert any(isinstance(effect, Think) for effect in tab.wait().effects) or not waits
    computer_moves(tab, "@c5S")
    assert tab.log == "@c1N @c5S" and tab.table.shown == 2


@pytest.mark.parametrize("game", ["piratatak", "zatre", "constellations"])
def test_what_the_computers_choice_brings_about_comes_with_it_when_asked_for(game: str) -> None:
    """Draws and forced moves: in one frame when nobody wants to wait, else one after the other."""
    for pace in CHOICES["pace"]:
        tab, later = against(game, pace), 0
        rules = tab.table.match.game
        for _ in range(60):
            match = tab.table.match
            move = rules.print_move(rules.legal_moves(match.state)[-1])
            if match.to_move != 1:
                tab.send("type", {"move": move})
            else:
                tab.said.clear()
                computer_moves(tab, move)
                settled, shown = len(tab.table.match.entries), tab.table.shown
                assert pace == "readable" or shown == settled or telling(tab.table)
                assert tab.said or rules.secrets
                later += shown < settled
            tab.wait()
            while telling(tab.table):
                tab.send("beat", tab.table.beat + 1).wait()
            assert tab.table.live
        assert later or (pace, game) != ("readable", "zatre")


def test_the_computer_waits_until_a_drawn_card_has_been_seen() -> None:
    """Piratatak: the card turns over and goes to its place before the next one comes."""
    tab = against("piratatak", "readable")
    while tab.table.match.to_move == 0:
        legal = tab.table.match.game.legal_moves(tab.table.match.state)
        tab.send("choose", tab.table.match.game.print_move(legal[-1])).wait()
    tab.send("thought", tab.model.thinking, "draw", "", {})
    (after,) = [effect for effect in tab.effects if isinstance(effect, After)]
    assert tab.table.match.to_move == 1 and after.ms >= LOOK > BREATH


def test_what_the_computer_changed_is_brought_in_sight() -> None:
    """On a phone one open constellation is seen at a time."""
    tab = against("constellations", "readable")
    tab.send(
        "choose", tab.table.match.game.print_move(tab.table.match.game.legal_moves(tab.table.match.state)[0])
    ).wait()
    move = tab.table.match.game.print_move(tab.table.match.game.legal_moves(tab.table.match.state)[-1])
    assert Reveal(f"board-{move.partition('@')[2].partition('.')[0]}") in computer_moves(tab, move).effects


def test_show_again_goes_step_by_step_whatever_the_pace() -> None:
    tab = against("horta", "off").play("@c1N")
    computer_moves(tab, "@c5S")
    assert tab.table.live
    tab.send("again")
    assert tab.table.shown == 1
    (after,) = [effect for effect in tab.effects if isinstance(effect, After)]
    tab.send(*after.message)
    assert tab.table.shown == 2


def test_the_choices_of_the_page_are_those_that_are_told_outside() -> None:
    model = Device().open().model
    assert settings.outward(model) == (Theme("auto"), Motion("auto"))
