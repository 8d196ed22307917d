"""A board between two people opposite each other: it turns to whoever is to move, when the move before has been seen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from app import showing
from app.tables.horta_grid import flipped
from desk import Device, Tab, elements, has_class, name_of
from tablee.match import print_entry, replay
from tablee.record import encode, parse_file

GOLDEN = Path(__file__).parents[1] / "golden"

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


def before_the_first(move: str, game: str) -> Tab:
    """A golden match of two just before that move, both at this device."""
    for path in sorted(GOLDEN.glob(f"{game}-*")):
        (match,) = parse_file(path.read_text())
        texts = [print_entry(match, entry) for entry in match.entries]
        if match.header.players == 2 and move in texts:
            match = replay(replace(match.header, match_id=7), match.entries[: texts.index(move)])
            return Device().open(encode(match)).send("claim", 0, 1).wait()
    raise ValueError(move)


def large(tab: Tab) -> int | None:
    """Whose ship is drawn large, or whose sheet lies open."""
    return showing.scene(tab.model).near


@pytest.mark.parametrize(("game", "move"), [("piratatak", "pass"), ("trekattak", "pass"), ("zatre", "end")])
def test_places_change_once_the_move_before_has_been_seen(game: str, move: str) -> None:
    tab = before_the_first(move, game)
    before = tab.table.match.to_move
    assert large(tab) == before and not tab.timers
    tab.send("pick", move)
    assert large(tab) == before != tab.table.match.to_move, "first the move is seen"
    assert large(tab.wait()) == tab.table.match.to_move


def test_the_next_person_need_not_wait_for_it() -> None:
    tab = before_the_first("pass", "piratatak")
    before = tab.table.match.to_move
    tab.send("pick", "pass").send("pick", "pile")
    assert large(tab) == before and showing.last_chooser(tab.table) == 1 - before
    assert large(tab.wait()) == tab.table.match.to_move


def test_places_change_back_when_a_turn_is_taken_back() -> None:
    tab = before_the_first("pass", "trekattak")
    before = tab.table.match.to_move
    assert large(tab.send("pick", "pass").wait()) == 1 - before
    assert large(tab.click("Undo").wait()) == before
    tab.send("pick", "pass").click("Undo")
    assert large(tab) == before == large(tab.wait())


def test_places_stay_while_the_computer_plays_between_two_people() -> None:
    tab = Device().open().send("new", "zatre").send("form-players", 3)
    for seat, who in enumerate(("here", "gentle", "here")):
        tab.send("form-seat", seat, who)
    tab.send("begin", {}).wait()
    seen = set()
    while len(tab.table.match.entries) < 60:
        match = tab.table.match
        seen.add((match.to_move, large(tab)))
        text = str(match.game.legal_moves(match.state)[-1])
        if match.to_move == 1:
            tab.send("thought", tab.model.thinking, text, "points", {"points": 1}).wait()
        else:
            tab.send("choose", text).wait()
    assert seen == {(0, 0), (1, 0), (2, 2)}
