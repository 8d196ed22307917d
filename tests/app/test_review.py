"""Looking back: stepping through a match, sharing one position of it, playing on from there as a new match."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pebbles_table
from app import review
from app.effects import Focus, Reveal, Top
from app.texts import LANGUAGES, Words
from desk import BASE, Device, Tab, by_id, elements, has_class, name_of
from tablee.game import Draw
from tablee.match import Act, Match, cut, header
from tablee.players.random import random_match
from tablee.record import decode, decode_at, encode

SHORT = ("@c1N", "@a5E", "c1c2N", "@b5E", "c2!", "b5=S", "c3!", "@e5W", "c4!")


def horta(*moves: str, names: tuple[str, ...] = ("Anna", "Ben"), seats: tuple[str, ...] = ()) -> Tab:
    tab = Device().open().send("new", "horta")
    for seat, name in enumerate(names):
        tab.send("form-name", seat, name)
    for seat, who in enumerate(seats):
        tab.send("form-seat", seat, who)
    return tab.send("begin", {}).play(*moves)


def pointed(tab: Tab) -> str:
    """The fragment of the link to the position that is looked at."""
    tab.send("share").click("Copy the link").send("close")
    address, _, code = tab.device.clipboard.partition("#")
    assert address == BASE
    return code


def slider(tab: Tab) -> dict[str, Any]:
    return next(attrs for tag, attrs, _ in elements(tab.model) if tag == "input" and attrs.get("type") == "range")


# -- stepping through --------------------------------------------------------------------------------------------


def test_a_finished_match_is_offered_to_be_looked_through_from_its_start() -> None:
    tab = horta(*SHORT).click("Look back")
    assert tab.table.shown == 0 and tab.table.review
    assert any(isinstance(effect, Top) for effect in tab.effects), "the board comes into sight"
    assert "The start. You are looking back." in tab.words
    tab.click("One on").click("One on")
    assert "Move 2 of 9. You are looking back." in tab.words
    assert not any(isinstance(effect, Top) for effect in tab.effects)
    tab.click("Go to the end")
    assert tab.table.live and tab.offers("Look back")


def test_a_match_that_goes_on_is_gone_back_to() -> None:
    tab = horta(*SHORT[:3]).click("One back")
    tab.click("Back to the game")
    assert tab.table.live and tab.table.acting == 1


def test_the_slider_has_a_stop_for_every_move() -> None:
    tab = horta(*SHORT).click("Look back")
    assert (slider(tab)["max"], slider(tab)["value"]) == ("9", "0")
    tab.send("seek", "4")
    assert tab.table.shown == 4 and slider(tab)["aria-valuetext"] == "move 4 of 9"
    tab.send("seek", "99")
    assert tab.table.live
    for nonsense in ("", "x", "-3"):
        tab.send("seek", nonsense)
    assert tab.table.shown == 0


def test_the_whole_log_is_there_and_marks_where_one_is() -> None:
    tab = horta(*SHORT)
    assert not [each for each in has_class(tab.model, "log-line") if "aria-current" in each[1]]
    tab.send("review", 4)
    assert len(has_class(tab.model, "log-line")) == 9
    (current,) = [each for each in has_class(tab.model, "log-line") if "aria-current" in each[1]]
    assert name_of(current) == "Ben enters on b5, facing east."
    assert Reveal("line-3") in tab.effects


def test_what_is_still_to_be_told_has_its_room_in_the_log() -> None:
    """So that nothing moves when it is."""
    match = cut(random_match(header("trekattak", 3, match_id=9), Random(3)), 40)
    tab = Device().open(encode(match))
    told, room = [], []
    while not tab.table.live:
        told.append(len(has_class(tab.model, "log-line")))
        room.append(told[-1] + len(has_class(tab.model, "log-room")))
        tab.wait(1)
    assert sorted(set(told)) == told and len(told) > 1, "one after the other"
    assert set(room) == {len(has_class(tab.model, "log-line"))} and not has_class(tab.model, "untold")


def test_arrows_in_the_log_walk_through_it_and_take_the_focus_along() -> None:
    tab = horta(*SHORT)
    (box,) = has_class(tab.model, "log")
    keys = box[1]["on-keys"]
    for key, shown in (("ArrowDown", 8), ("ArrowLeft", 7), ("ArrowUp", 8), ("Home", 0), ("ArrowRight", 1), ("End", 9)):
        tab.send(*keys[key])
        assert tab.table.shown == shown
        assert (Focus(f"line-{shown - 1}") in tab.effects) == (shown > 0)
        if shown:
            assert by_id(tab.model, f"line-{shown - 1}")
    tab.send("walk", "elsewhere")
    assert tab.table.shown == 9
    tab.click("More").click("Playing by keyboard")
    assert "look back move by move" in tab.words


@pytest.mark.parametrize("game_id", ["horta", "piratatak", "trekattak", "zatre", "zatre_cards", "constellations"])
def test_every_match_is_stepped_through_without_an_empty_step_forth_and_back(game_id: str) -> None:
    players = header(game_id, 3 if game_id == "constellations" else 2).players
    match = random_match(header(game_id, players, match_id=9), Random(game_id))
    tab = Device().open(encode(match)).wait()
    assert tab.table.match.result is not None and "Who are you?" not in tab.words
    found = review.stops(tab.model.words, match)
    tab.send("review", 0)
    forth = [0]
    while not tab.table.live:
        tab.click("One on").send("beat", 1_000)
        forth.append(tab.table.shown)
    assert tuple(forth) == found and len(found) > 5
    for position in reversed(found[:-1]):
        tab.send("review", tab.table.shown - 1)
        assert tab.table.shown == position and tab.words
    for lang in LANGUAGES:
        assert review.stops(Words(lang), match) == found


@given(st.lists(st.integers(-2, 12), max_size=12))
@settings(max_examples=30)
def test_wherever_one_goes_one_is_at_a_stop_and_nothing_is_changed(steps: list[int]) -> None:
    tab = horta(*SHORT[:7])
    code = encode(tab.table.match)
    for step in steps:
        tab.send("review", step)
        assert tab.table.shown in range(8) and tab.table.review == (tab.table.shown < 7)
    assert encode(tab.table.match) == code


# -- sharing a position ------------------------------------------------------------------------------------------


def test_a_link_to_a_position_opens_the_whole_match_there() -> None:
    tab = horta(*SHORT).send("review", 4)
    code = pointed(tab)
    assert decode_at(code) == (tab.table.match, 4)
    other = Device().open(code).wait()
    assert other.table.shown == 4 and other.table.review and len(other.table.match.entries) == 9
    assert "Move 4 of 9. You are looking back." in other.words
    assert other.said[-1] == "Ben enters on b5, facing east."
    other.click("Go to the end")
    assert other.table.live and "Who are you?" not in other.words


def test_one_can_share_the_end_all_the_same() -> None:
    tab = horta(*SHORT).send("review", 4).click("Share")
    assert "Look at our game of Horta Rescue: move 4 of 9." in tab.words
    tab.send("share-what", "").click("Copy with a note")
    assert decode_at(tab.device.clipboard.partition("#")[2])[1] is None
    assert "Our game of Horta Rescue is over." in tab.device.clipboard
    tab.send("share-what", "at").click("Copy with a note")
    assert decode_at(tab.device.clipboard.partition("#")[2])[1] == 4
    assert "Copied" in tab.words


def test_who_is_not_looking_back_is_not_asked_what_to_show() -> None:
    tab = horta(*SHORT).send("share")
    assert "What does the link show?" not in tab.words


def test_a_position_of_a_turn_that_is_not_finished_is_not_pointed_at(monkeypatch: pytest.MonkeyPatch) -> None:
    pebbles_table.register(monkeypatch)
    tab = Device().open().send("new", "pebbles").send("form-deal", "7").send("form-seat", 1, "away").send("begin", {})
    tab.wait().send("review", 0).send("share")
    assert decode_at(by_id(tab.model, "link")[1]["value"].partition("#")[2])[1] in (0, None)


def test_a_stranger_is_asked_who_he_is_only_when_he_has_looked() -> None:
    tab = horta(*SHORT[:4])
    match = tab.table.match
    other = Device().open(encode(match, 2)).wait()
    assert other.table.shown == 2 and "Who are you?" not in other.words
    other.click("Go to the end")
    assert "Who are you?" in other.words
    other.click("Ben")
    assert other.table.acting is None and other.table.here == (1,)


def test_a_known_match_never_goes_back_for_a_link_to_a_position() -> None:
    tab = horta(*SHORT[:6])
    older = encode(cut(tab.table.match, 4), 2)
    kept = dict(tab.device.kept)
    tab.go(older)
    assert tab.table.shown == 2 and tab.table.review and len(tab.table.match.entries) == 6
    assert tab.notice == "" and tab.device.kept == kept
    tab.send("lobby").go(older)
    assert tab.table.shown == 2 and len(tab.table.match.entries) == 6 and tab.device.kept == kept


def test_a_later_state_is_taken_and_its_position_shown() -> None:
    tab = horta(*SHORT[:5])
    other = Device().open(encode(cut(tab.table.match, 2))).wait()
    other.go(encode(tab.table.match, 3)).wait()
    assert other.table.shown == 3 and other.table.review and len(other.table.match.entries) == 5
    assert json.loads(other.device.kept[f"match/{other.table.kept.id}"])["length"] == 5


def test_a_link_to_a_position_of_another_history_asks_which_to_keep() -> None:
    tab = horta(*SHORT[:4])
    theirs = Device().open(encode(cut(tab.table.match, 3))).wait().click("We all play here").play("@e5W")
    tab.go(encode(theirs.table.match, 1))
    assert tab.model.dialog[0] == "fork"


# -- playing on --------------------------------------------------------------------------------------------------


def branched(tab: Tab, **seats: str) -> Tab:
    tab.click("Play on from here")
    for seat, who in seats.items():
        tab.send("form-seat", int(seat[-1]), who)
    return tab.send("branch-on", {})


def test_a_new_match_goes_on_from_there_and_the_old_one_stays() -> None:
    tab = horta(*SHORT)
    old = tab.table.match
    branched(tab.send("review", 4))
    new = tab.table.match
    assert new.entries == old.entries[:4] and new.header.match_id != old.header.match_id
    assert new.header.names == ("Anna", "Ben") and tab.table.here == (0, 1) and tab.table.live
    tab.play("c2c1S")
    assert len(tab.model.shelf) == 2
    assert {decode(kept.code) for kept in tab.model.shelf} == {old, tab.table.match}
    assert tab.fragment == f"/match/{tab.table.kept.id}"


def test_one_can_play_on_against_the_computer_in_a_match_that_came_by_link() -> None:
    tab = Device().open(encode(horta(*SHORT).table.match, 5)).wait().click("Play on from here")
    assert [tab.model.form.seats[seat] for seat in (0, 1)] == ["gentle", "here"]  # type: ignore[union-attr]
    tab.send("branch-on", {})
    assert tab.table.kept.seats == ("gentle", "here") and tab.table.acting == 1


def test_the_seats_are_those_last_chosen_for_this_game() -> None:
    tab = horta(names=(), seats=("strong", "here"))
    tab.go(encode(horta(*SHORT).table.match, 4)).wait().click("Play on from here")
    assert tab.model.form is not None and tab.model.form.seats == ("strong", "here")


def test_there_is_no_playing_on_where_the_match_goes_on_or_is_over() -> None:
    tab = horta(*SHORT)
    assert not tab.offers("Play on from here")
    tab.send("branch").send("branch-on", {})
    assert len(tab.model.shelf) == 1 and tab.model.form is None


def test_who_thinks_better_of_it_keeps_looking() -> None:
    tab = horta(*SHORT).send("review", 4).click("Play on from here").click("Keep looking back")
    assert tab.model.dialog == () and tab.model.form is None and tab.table.shown == 4 and tab.table.review


def test_acts_stay_with_the_match_they_belong_to() -> None:
    tab = horta(*SHORT[:3]).send("act", "offer", 1).play("@b5E").send("act", "resign", 0)
    branched(tab.send("review", 5))
    assert not any(isinstance(entry, Act) for entry in tab.table.match.entries) and not tab.table.match.offers
    assert len(tab.table.match.entries) == 4 and tab.table.acting == 0


def test_draws_come_anew_and_a_numbered_deal_loses_its_number() -> None:
    tab = Device().open().send("new", "piratatak").send("form-deal", "12").send("begin", {}).wait()
    while sum(isinstance(entry, Draw) for entry in tab.table.match.entries) < 4:
        tab.play("draw")
    old = tab.table.match
    at = next(n for n in review.stops(tab.model.words, old) if n > 2)
    branched(tab.send("review", at)).wait()
    new = tab.table.match
    assert (new.header.deal, old.header.deal) == (None, 12)
    assert new.entries[:at] == old.entries[:at] and new.header.names == old.header.names


def finished(game_id: str, players: int) -> Match:
    return random_match(header(game_id, players, match_id=77), Random(3))


@pytest.mark.parametrize(("game_id", "players"), [("zatre_cards", 2), ("constellations", 3)])
def test_with_secrets_one_plays_on_only_when_all_is_over(game_id: str, players: int) -> None:
    match = finished(game_id, players)
    stops = review.stops(Words("en"), match)
    at = next(n for n in stops if n > 5 and isinstance(match.game.to_move(match.states[n]), int))
    running = Device().open(encode(cut(match, at + 2), at)).wait().send("beat", 1_000)
    assert running.table.review
    running.click("Play on from here")
    said = "People have secrets in this game: play on from a move only once the game is over."
    assert running.urgent == [said] and running.model.dialog == ()
    running.send("branch-on", {})
    assert len(running.model.shelf) == 1
    over = branched(Device().open(encode(match, at)).wait().send("beat", 1_000))
    assert over.table.match.entries[:6] == match.entries[:6] and len(over.model.shelf) == 2
