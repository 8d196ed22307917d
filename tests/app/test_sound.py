"""What is heard: nothing until somebody wants it, then one fitting cue a change, alike by hand, link and computer."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import app
from app.effects import Sound
from app.settings import CHOICES
from app.showing import telling
from app.sound import CUES, Cue
from app.tables import SHOWN
from desk import Device, Tab
from tablee import games
from tablee.match import header, new, play, replay, settle
from tablee.record import encode

GLUE = Path(app.__file__ or "").parents[2] / "web" / "js" / "sound.js"


def listening(**chosen: str) -> Device:
    return Device(settings=json.dumps({"sound": "on", **chosen}))


def cues(tab: Tab) -> list[str]:
    """What the last message let be heard."""
    return [effect.cue for effect in tab.effects if isinstance(effect, Sound)]


def horta(device: Device, other: str = "here") -> Tab:
    return device.open().send("new", "horta").send("form-seat", 1, other).send("begin", {})


def test_the_page_has_a_sound_for_every_cue_and_no_other() -> None:
    sounds = GLUE.read_text().partition("CUES = {")[2].partition("};")[0]
    assert set(re.findall(r"^    (\w+): \[", sounds, re.MULTILINE)) == {cue.value for cue in Cue}


def test_every_game_sounds_and_only_of_what_can_happen_there() -> None:
    assert set(CUES) == set(SHOWN)
    for game_id, kinds in CUES.items():
        rules, seen = games.load(game_id), set[str]()
        for seed in range(40):
            rng = Random(seed)
            match = settle(new(header(game_id, rng.randint(*rules.seats), deal=seed)))
            while match.result is None and len(match.entries) < 400:
                following = play(match, rng.choice(rules.legal_moves(match.state)))
                match = settle(following)  # type: ignore[arg-type]
            seen |= {told.kind for entry in match.told for told in entry}
        rare = {"show", "hold", "minus"}
        assert set(kinds) - seen <= rare, game_id
        assert seen & set(kinds), game_id


def test_it_is_silent_unless_somebody_wants_it_otherwise() -> None:
    tab = horta(Device()).send("type", {"move": "@c1N"})
    assert cues(tab) == [] and cues(tab.send("type", {"move": "nonsense"})) == []
    tab = horta(listening()).send("type", {"move": "@c1N"})
    assert cues(tab) == ["lay"]


def test_out_of_sight_nothing_is_heard() -> None:
    device = listening()
    tab = horta(device, "away").send("type", {"move": "@c1N"})
    match = replay(tab.table.match.header, [*tab.table.match.entries, tab.table.match.game.parse_move("@c5S")])
    tab.send("visible", False)
    device.open(encode(match)).wait()
    tab.wait()
    assert tab.log == "@c1N @c5S" and cues(tab) == []


@pytest.mark.parametrize("volume", CHOICES["volume"])
def test_changed_settings_are_heard_as_they_now_are(volume: str) -> None:
    tab = Device(settings='{"volume": "nonsense"}').open()
    assert [effect for effect in tab.send("set", "sound", "on").effects if isinstance(effect, Sound)] == [
        Sound("turn", 0.6)
    ]
    heard = [effect for effect in tab.send("set", "volume", volume).effects if isinstance(effect, Sound)]
    assert heard == ([] if volume == "60" else [Sound("turn", int(volume) / 100)])
    assert cues(tab.send("set", "theme", "dark")) == [] == cues(tab.send("set", "sound", "off"))


@pytest.mark.parametrize(
    ("moves", "cue"),
    [
        (["@c1N"], "lay"),
        (["@c1N", "@c5S", "c1c2N", "@b5E", "c2!"], "push"),
        (["@c1N", "@c5S", "c1=E"], "draw"),
        (["@c1N", "@a5E", "c1c2N", "@b5E", "c2!", "b5=S", "c3!", "@e5W", "c4!"], "win"),
    ],
)
def test_a_move_sounds_like_what_it_does(moves: list[str], cue: str) -> None:
    tab = horta(listening()).play(*moves[:-1])
    assert cues(tab.send("type", {"move": moves[-1]})) == [cue]


def test_a_refusal_is_heard_each_time() -> None:
    tab = horta(listening())
    for _ in range(2):
        assert cues(tab.send("type", {"move": "@c3N"})) == ["refusal"]
    assert cues(tab.send("calm")) == [] == cues(tab.send("pick", "reserve"))


def test_the_computers_move_sounds_and_then_it_is_ones_turn() -> None:
    tab = horta(listening(pace="off"), "gentle").send("type", {"move": "@c1N"})
    assert cues(tab) == ["lay"]
    tab.send("thought", tab.model.thinking, "@c5S", "", {})
    assert cues(tab) == ["lay", "turn"]
    assert cues(tab.send("undo")) == []


def test_two_at_one_table_are_not_told_whose_turn_it_is() -> None:
    tab = horta(listening()).play("@c1N")
    assert cues(tab.send("type", {"move": "@c5S"})) == ["lay"]


def test_a_link_is_heard_move_by_move() -> None:
    device = listening()
    tab = horta(device, "away").play("@c1N")
    theirs = replay(tab.table.match.header, [*tab.table.match.entries, tab.table.match.game.parse_move("@c5S")])
    heard: list[Any] = []
    tab.send("hash", encode(theirs))
    while tab.timers:
        tab.send(*tab.timers.pop(0))
        heard += cues(tab)
    assert tab.log == "@c1N @c5S" and heard == ["lay", "turn"]


def test_a_scoring_is_heard_beat_by_beat() -> None:
    tab = listening().open().send("new", "constellations")
    tab.send("form-deal", "3").send("begin", {"deal": "3"}).wait()
    rng, heard = Random(1), list[str]()
    rules = tab.table.match.game
    while tab.table.match.result is None and not heard:
        if tab.table.curtain is not None:
            tab.send("look", tab.table.curtain)
        state = tab.table.match.state
        tab.send("choose", rules.print_move(rng.choice(rules.legal_moves(state)))).wait()
        while telling(tab.table):
            heard += cues(tab.send("beat", tab.table.beat + 1))
    assert heard[:-1] == ["draw"] * (len(heard) - 1) and heard[-1] in ("score", "win") and len(heard) > 2
