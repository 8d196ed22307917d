"""A board between two people opposite each other: it turns to whoever is to move, when the move before has been seen."""

from __future__ import annotations

import pytest

from app import showing
from app.tables.horta import flipped
from desk import Device, Tab, elements, has_class, name_of

EACH = "Turn it at every turn, for the person opposite"


def start(device: Device | None = None, *seats: str, game: str = "horta") -> Tab:
    tab = (device or Device()).open().send("new", game)
    for seat, who in enumerate(seats):
        tab.send("form-seat", seat, who)
    return tab.send("begin", {})


def near(tab: Tab) -> int:
    """The side whose reserve is below the board."""
    return int(flipped(showing.scene(tab.model)))


def switch(tab: Tab, on: bool = True) -> Tab:
    tab.click("More")
    (box,) = [attrs for tag, attrs, _ in elements(tab.model) if tag == "input" and attrs.get("type") == "checkbox"]
    assert EACH in tab.words
    return tab.send(*box["on-change"], on).click("Close")


def test_the_board_turns_after_each_move_once_it_has_been_seen() -> None:
    tab = switch(start())
    assert near(tab) == 0
    tab.send("type", {"move": "@c1N"})
    assert near(tab) == 0, "first the move is seen"
    tab.wait()
    assert near(tab) == 1
    tab.play("@c5S")
    assert near(tab) == 0
    tab.click("Undo").wait()
    assert near(tab) == 1


def test_without_pace_it_turns_at_once() -> None:
    tab = switch(start().send("set", "pace", "off")).send("type", {"move": "@c1N"})
    assert near(tab) == 1 and not tab.timers


def test_it_stays_as_it_is_while_one_looks_back_and_at_the_end() -> None:
    tab = switch(start()).play("@c1N", "@c5S", "c1b1N")
    assert near(tab) == 1
    for shown in (0, 1, 2):
        tab.send("review", shown).wait()
        assert near(tab) == 1
    tab.send("review", 3).send("act", "resign", 1).wait()
    assert near(tab) == 1


def test_the_choice_holds_for_the_device_and_can_be_taken_back() -> None:
    device = Device()
    tab = switch(start(device)).play("@c1N")
    again = device.open(tab.fragment)
    assert near(again) == 1, "opened as it lies"
    switch(again, on=False)
    assert near(again) == 0
    assert near(start(device).play("@c1N")) == 0


def test_turning_by_hand_still_turns_it_once() -> None:
    tab = switch(start()).click("More").click("Turn the board")
    assert near(tab) == 1
    assert near(tab.play("@c1N")) == 0


@pytest.mark.parametrize("seats", [("here", "away"), ("here", "gentle"), ("gentle", "strong")])
def test_only_where_two_people_play_here(seats: tuple[str, ...]) -> None:
    device = Device()
    switch(start(device))
    tab = start(device, *seats)
    assert near(tab) == 0
    assert EACH not in tab.click("More").words


@pytest.mark.parametrize("game", ["piratatak", "trekattak", "zatre", "zatre_cards"])
def test_a_table_without_sides_does_not_turn(game: str) -> None:
    assert EACH not in start(game=game).wait().click("More").words


@pytest.mark.parametrize("game", ["piratatak", "trekattak"])
def test_who_plays_elsewhere_is_marked_at_the_ships_too(game: str) -> None:
    tab = start(None, "here", "away", game=game).wait()
    assert [name_of(each) for each in has_class(tab.model, "player-where")] == ["elsewhere"]
    tab = start(None, "here", "strong", game=game)
    assert [name_of(each) for each in has_class(tab.model, "player-where")] == ["computer, strong"]
    assert not has_class(start(game=game).model, "player-where")


def test_a_late_turn_changes_nothing() -> None:
    tab = switch(start())
    for message in (("turn-now", tab.table.kept.id), ("turn-now", "x")):
        tab.send(*message)
    assert near(tab) == 0
    assert tab.send("lobby").send("turn-now", "x").words
