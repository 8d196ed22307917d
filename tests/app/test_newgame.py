"""The new-game dialog: who plays, where, by which rules, with which deal; and the match that comes of it."""

from __future__ import annotations

import pytest

import pebbles_table
from desk import Device, Tab, by_id, elements, has_class, name_of
from tablee.match import header, new, settle
from tablee.record import decode


@pytest.fixture(autouse=True)
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    pebbles_table.register(monkeypatch)


def dialog(game: str = "horta") -> Tab:
    return Device().open().send("new", game)


def fields(tab: Tab, kind: str) -> list[tuple[str, str]]:
    """Names and values of the dialog's fields of that kind."""
    return [
        (str(attrs.get("name")), str(attrs.get("value", "")))
        for tag, attrs, _ in elements(tab.model)
        if tag == "input" and attrs.get("type", "text") == kind and "name" in attrs
    ]


def labels(tab: Tab) -> list[str]:
    return [name_of(each) for each in has_class(tab.model, "choice-option")]


def chosen(tab: Tab) -> list[str]:
    return [
        str(attrs["value"])
        for tag, attrs, _ in elements(tab.model)
        if attrs.get("type") == "radio" and attrs.get("checked")
    ]


def test_it_opens_with_the_fewest_players_here_the_defaults_and_secret_chance() -> None:
    tab = dialog("pebbles")
    form = tab.model.form
    assert form is not None and form.players == 2
    assert fields(tab, "text") == [("name0", ""), ("name1", ""), ("deal", "")]
    assert chosen(tab) == ["here", "2", "first", "free"]
    tab.click("Start") if tab.offers("Start") else tab.send("begin", {})
    assert tab.table.kept.seats == ("here", "here") and tab.table.match.header.deal is None


def test_a_game_for_two_does_not_ask_how_many_and_one_without_chance_for_no_deal() -> None:
    tab = dialog("horta")
    assert fields(tab, "text") == [("name0", ""), ("name1", "")]
    assert "How many players?" not in tab.words and "Numbered deal" not in tab.words


def test_every_number_of_players_can_be_chosen_and_names_and_seats_are_kept() -> None:
    tab = dialog("pebbles").send("form-name", 0, "Anna").send("form-players", 4, "4")
    assert [name for name, _ in fields(tab, "text")] == ["name0", "name1", "name2", "name3", "deal"]
    tab.send("form-name", 3, "Dora").send("form-seat", 3, "away").send("form-players", 3).send("form-players", 4)
    tab.send("begin", {})
    assert tab.table.match.header.names == ("Anna", "", "", "Dora")
    assert tab.table.kept.seats == ("here", "here", "here", "away")


def test_names_are_tidied() -> None:
    tab = dialog().send("form-name", 0, "  A\u202en\tna \n ").send("form-name", 1, "x" * 60).send("begin", {})
    assert tab.table.match.header.names == ("A n na", "x" * 24)


def test_a_seat_is_here_or_elsewhere_and_nothing_else() -> None:
    tab = dialog().send("form-seat", 1, "moon").send("begin", {})
    assert tab.table.kept.seats == ("here", "here")


def test_playing_by_link_is_explained_when_it_is_chosen() -> None:
    tab = dialog()
    assert "After your turn you send a link" not in tab.words
    tab.send("form-seat", 1, "away")
    assert "After your turn you send a link" in tab.words


def test_the_rules_to_choose_name_their_articles_and_take_effect() -> None:
    tab = dialog()
    assert [each[1]["href"] for each in has_class(tab.model, "article-link")] == [
        "#/rules/horta/H-17", "#/rules/horta/H-20", "#/rules/horta/H-21",
    ]  # fmt: skip
    assert "Every part of the line must give way" in labels(tab)
    tab.send("form-option", "push", "strict", "strict").send("form-option", "exits", "once").send("begin", {})
    assert dict(tab.table.match.header.options) == {"push": "strict", "opening": "free", "exits": "once"}


@pytest.mark.parametrize(("typed", "deal"), [("0", 0), (" 123 456 ", 123_456), ("999999999", 999_999_999), ("", None)])
def test_a_numbered_deal_is_a_number(typed: str, deal: int | None) -> None:
    tab = dialog("pebbles").send("form-deal", typed).send("begin", {})
    assert tab.table.match.header.deal == deal
    badges = [name_of(each) for each in has_class(tab.model, "badge")]
    assert badges == ([] if deal is None else [f"Deal no. {deal}"])


@pytest.mark.parametrize("typed", ["abc", "-1", "1000000000", "1.5", "٣", "0x10", "9" * 50])
def test_what_is_no_number_of_a_deal_is_said_and_nothing_begins(typed: str) -> None:
    tab = dialog("pebbles").send("form-deal", typed).send("begin", {})
    assert tab.model.table is None and tab.model.dialog[0] == "new"
    field = by_id(tab.model, "deal")
    assert field[1]["aria-invalid"] == "true" and field[1]["value"] == typed and tab.focus == "deal"
    assert name_of(by_id(tab.model, "deal-hint")) == "A deal’s number has only digits, nine at most."
    assert any(attrs.get("open") for tag, attrs, _ in elements(tab.model) if tag == "details")
    tab.send("form-deal", "12").send("begin", {})
    assert tab.table.match.header.deal == 12


def test_a_new_match_is_saved_at_once_and_has_an_id_of_its_own() -> None:
    device = Device()
    ids = {device.open().send("new", "horta").send("begin", {}).table.kept.id for _ in range(5)}
    assert len(ids) == 5 and device.matches.keys() == {f"match/{each}" for each in ids}
    for match_id in ids:
        assert len(match_id) == 16


def test_draws_at_the_very_start_are_made_and_shown_in_their_turn() -> None:
    tab = dialog("pebbles").send("form-option", "starter", "random").send("form-deal", "3").send("begin", {})
    expected = settle(new(header("pebbles", 2, {"starter": "random"}, deal=3)))
    assert tab.table.match.entries == expected.entries and len(expected.entries) == 2
    assert tab.table.shown == 2, "who starts says nothing by itself, the draw does"
    assert decode(tab.table.kept.code).entries == expected.entries


def test_a_game_that_is_not_there_opens_nothing() -> None:
    tab = Device().open().send("new", "chess").send("begin", {})
    assert tab.model.dialog == () and tab.model.table is None


def test_closing_the_dialog_forgets_it() -> None:
    tab = dialog().send("form-name", 0, "Anna").click("Close")
    assert tab.model.dialog == () and tab.model.form is None
    assert tab.device.matches == {}
    tab.send("form-name", 0, "x").send("form-players", 2).send("form-option", "push", "strict").send("form-deal", "1")
    tab.send("form-seat", 0, "away").send("begin", {})
    assert tab.model.form is None and tab.model.table is None


def test_a_rematch_has_the_same_people_and_rules_and_another_start() -> None:
    tab = dialog("pebbles").send("form-players", 3).send("form-option", "order", "rising")
    for seat, name in enumerate(("Anna", "Ben", "Cleo")):
        tab.send("form-name", seat, name)
    tab.send("form-seat", 2, "away").send("begin", {}).wait().send("rematch")
    head = tab.table.match.header
    assert head.names == ("Ben", "Cleo", "Anna") and dict(head.options)["order"] == "rising"
    assert tab.table.kept.seats == ("here", "away", "here")
    assert len(tab.model.shelf) == 2
