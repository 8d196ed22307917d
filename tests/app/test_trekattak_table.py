"""The table of Trekattak: attacks and their losses, allies, exile, Q; everything told, shown, lit and within reach."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from app import tables
from app.nodes import Element, text_of
from app.tables.tatak.kit import discards
from app.tables.trekattak_scene import episode
from desk import Device, Tab, has_class, walk
from tablee.games.tatak import rules as common_rules
from tablee.games.tatak.moves import Act
from tablee.games.tatak.state import Stage
from tablee.games.trekattak import rules as own_rules
from tablee.games.trekattak.losses import LOSSES
from tablee.games.trekattak.rules import GAME
from tablee.match import Match
from tatak_tables import (
    WORDS,
    cells_of,
    check_board,
    check_refusals,
    check_sentences,
    choices,
    draw,
    lit_of,
    picks_of,
    reachable,
    scene_at,
    whole_match,
)

VARIANTS: list[dict[str, str]] = [
    {},
    {"piece": "draw-on"},
    {"borg": "per-player", "colour": "freed"},
    {"starter": "random", "borg": "per-player"},
]


@cache
def matches() -> tuple[Match, ...]:
    return tuple(
        whole_match("trekattak", players, deal, **options)
        for players in (2, 3, 4)
        for deal, options in enumerate(VARIANTS, 4)
    )


def parts(board: Element, kind: str) -> list[Element]:
    """The elements of a class."""
    return [each for each in walk(board) if kind in str(each[1].get("class", "")).split()]


def moments(kind: str) -> list[tuple[Match, int]]:
    """Where something of that kind has just been told."""
    return [
        (match, index + 1)
        for match in matches()
        for index, told in enumerate(match.told)
        if any(happening.kind == kind for happening in told)
    ]


# -- words -------------------------------------------------------------------------------------------------------


def test_every_entry_is_told_or_meant_to_be_silent() -> None:
    kinds = set()
    for match in matches():
        check_sentences(match)
        kinds |= {told.kind for entry in match.told for told in entry}
    assert kinds >= {
        "starter", "start", "join", "reserve", "attack", "give", "spend", "release", "settled", "ally", "take", "keep",
        "continuum", "swept", "seized", "build", "buy", "pass", "turn", "reshuffle", "win",
    } - {"keep"}  # fmt: skip


def test_every_refusal_has_its_sentence_in_every_language() -> None:
    written = {
        kind
        for module in (own_rules, common_rules)
        for kind in re.findall(r'Refusal\([^()]*?"([a-z]+(?:-[a-z]+)*)"', Path(module.__file__ or "").read_text())
    }
    met: set[str] = set()
    for match in matches():
        for index in choices(match, 8):
            met |= check_refusals(match, index)
    assert met >= {"debt", "phasers-first", "ally-first", "reserve-first", "cards-owed", "no-ally", "no-q", "draw-on"}
    for words in WORDS.values():
        assert not {kind for kind in written | met if not words.has(f"trekattak.no-{kind}")} - {"over"}


def test_there_is_something_to_say_at_every_stage() -> None:
    module = tables.load("trekattak")
    said: dict[Stage, set[str]] = {}
    for match in matches():
        for index in choices(match, 2):
            scene = scene_at(match, index, ("fr", "en", "de")[index % 3])
            prompt = module.prompt(scene)
            assert "{" not in prompt
            said.setdefault(scene.state.stage, set()).add(prompt)
    assert set(said) == {Stage.TURN, Stage.MORE, Stage.AGAIN, Stage.OWE, Stage.PHASERS, Stage.ALLY, Stage.BUILD}


def test_an_attack_is_told_with_what_was_tried_and_why_it_ended_there() -> None:
    module = tables.load("trekattak")
    ends = set()
    for match, index in moments("attack"):
        (attack,) = (told for told in match.told[index - 1] if told.kind == "attack")
        said = module.sentence(WORDS["en"], match, index - 1)
        tried, due = attack["tried"], attack["loss"]
        assert isinstance(tried, tuple)
        for number, (_, amount, available) in enumerate(tried, 1):
            assert (available >= amount) == (number == due)
        assert said.count("?") == len(tried) - bool(due)
        assert ("Loss due:" in said) == bool(due)
        ends.add(due)
    assert ends == {0, 1, 2, 3}


def test_a_people_that_leaves_the_game_is_told_to() -> None:
    module = tables.load("trekattak")
    for match in matches():
        for index, told in enumerate(match.told):
            exiled = [happening for happening in told if happening.get("to") == "exile"]
            assert ("goes into exile" in (module.sentence(WORDS["en"], match, index) or "")) == bool(exiled)


# -- what is drawn -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("near", "first"), [(None, 0), (1, 5)])
def test_the_board_stands_at_every_stage_for_every_number_of_players(near: int | None, first: int) -> None:
    seen = set()
    for match in matches():
        for index in range(first, len(match.states), 14):
            scene = scene_at(match, index, near=near, unfolded=frozenset({"odds"}) if index % 2 else frozenset())
            check_board(scene)
            seen.add((match.header.players, scene.state.stage))
    assert {players for players, _ in seen} == {2, 3, 4}


def test_the_discard_lies_in_the_order_it_grew_and_holds_what_it_holds() -> None:
    for match in matches():
        for index, state in enumerate(match.states):
            lying = discards(match, index)
            assert Counter(card for card, _ in lying) == Counter(GAME.deck.cards(state.discard))


def test_an_attack_is_a_scene_with_its_row_of_losses() -> None:
    for match, index in moments("attack"):
        (attack,) = (told for told in match.told[index - 1] if told.kind == "attack")
        (scene,) = parts(draw(scene_at(match, index)), "scene")
        lines = parts(scene, "loss")
        tried = attack["tried"]
        assert isinstance(tried, tuple)
        assert len(lines) == len(LOSSES[str(attack["card"])])
        assert len(parts(scene, "failed")) == len(tried) - bool(attack["loss"])
        assert [line in parts(scene, "due") for line in lines].count(True) == bool(attack["loss"])
        if attack["loss"]:
            assert lines.index(parts(scene, "due")[0]) + 1 == attack["loss"]
        assert len(parts(scene, "untried")) == len(lines) - len(tried)
        why = text_of(parts(scene, "scene-why")[0])
        assert why == (
            "It is the first that can be paid in full."
            if attack["loss"]
            else "Nothing can be paid in full: all there is in cards."
            if match.states[index].attack >= 0 or any(told.kind == "give" for told in match.told[index - 1])
            else "Nothing can be paid: they leave again."
        )


def test_a_scene_stays_until_the_next_card_is_drawn() -> None:
    for match in matches()[:4]:
        for index in range(1, len(match.states)):
            told = episode(match, index)
            coming = [happening for happening in told if happening.kind in ("attack", "ally", "continuum")]
            assert len(coming) == bool(told)
            if match.states[index].stage in (Stage.OWE, Stage.PHASERS, Stage.ALLY, Stage.BUILD):
                assert coming[0]["card"] == match.states[index].people()
            if str(match.entries[index - 1]) in ("draw", "pass"):
                assert not told


def test_after_q_the_player_sees_what_changed_hands() -> None:
    assert len(moments("seized")) > 2
    for match, index in moments("continuum"):
        told = [each for each in match.told[index - 1] if each.kind in ("swept", "seized")]
        (scene,) = parts(draw(scene_at(match, index)), "scene")
        moved = [card for each in told for card in each["cards"]]  # type: ignore[union-attr]
        chips = [text_of(chip) for chip in parts(scene, "chip")]
        assert chips[: len(moved)] == [str(card)[1:] for card in moved]
        for each in told:
            if each.kind == "seized":
                assert f"Taken from {match.header.names[int(str(each['of']))]}:" in text_of(scene)


def test_the_exiled_and_the_borg_count_are_always_in_sight() -> None:
    for match in matches():
        for index in choices(match, 11):
            state = match.states[index]
            (shelf,) = parts(draw(scene_at(match, index)), "shelf")
            (exiled,) = parts(shelf, "exiled")
            assert len(parts(exiled, "exiled-one")) == sum(state.exiled)
            (borg,) = parts(shelf, "borg")
            (read_out,) = parts(borg, "visually-hidden")
            assert text_of(read_out).startswith("Borg attacks:")
            assert [int(number) for number in re.findall(r"\d+", text_of(read_out))] == list(state.borg)


def test_what_is_left_is_open_by_kind() -> None:
    deck = GAME.deck
    for match in matches()[::3]:
        for index in choices(match, 13):
            scene = scene_at(match, index, unfolded=frozenset({"odds"}))
            (panel,) = parts(draw(scene), "odds-panel")
            (peoples,) = parts(panel, "peoples")
            shown = [text_of(item)[-3:] for item in walk(peoples) if item[0] == "li"]
            assert shown == [f"{scene.state.pile[kind]}/{scene.state.discard[kind]}" for kind in deck.attackers]
            assert "The numbers of cards are ours" in text_of(panel)


# -- what can be done --------------------------------------------------------------------------------------------


def test_what_is_legal_is_lit_and_nothing_else() -> None:
    for match in matches():
        for index in choices(match, 5):
            state = match.states[index]
            legal = {picks[0] for move in GAME.legal_moves(state) if (picks := GAME.picks(state, move))}
            board = draw(scene_at(match, index))
            assert lit_of(board) == legal
            assert legal <= picks_of(board)


def test_what_an_ally_can_take_lies_under_the_thumb_as_well() -> None:
    found = 0
    for match, index in moments("ally"):
        state = match.states[index]
        if state.stage is not Stage.ALLY:
            continue
        takes = [move.card for move in GAME.legal_moves(state) if move.act is Act.TAKE]
        cells = cells_of(draw(scene_at(match, index)))
        assert {name for name in cells if name.startswith("offer-")} == {f"offer-{card}" for card in takes}
        found += len(takes)
    assert found > 5


def test_the_arrows_reach_every_cell() -> None:
    stages = set()
    for match in matches():
        for index in choices(match, 17):
            if (match.states[index].stage, match.header.players) not in stages:
                stages.add((match.states[index].stage, match.header.players))
                assert reachable(scene_at(match, index)) == set(cells_of(draw(scene_at(match, index))))
    assert len(stages) > 9


def deal(number: int, players: int = 2, **options: str) -> Tab:
    """A numbered deal on a device, everybody here."""
    tab = Device().open()
    tab.send("new", "trekattak").send("form-players", players).send("form-deal", str(number))
    for name, value in options.items():
        tab.send("form-option", name, value)
    return tab.send("begin", {}).wait()


@pytest.mark.parametrize(("number", "options"), list(enumerate(VARIANTS, 4)))
def test_a_whole_match_is_played_by_touches(number: int, options: dict[str, str]) -> None:
    tab = deal(number, **options)
    wanted = whole_match("trekattak", 2, number, **options)
    while tab.table.match.result is None:
        index = len(tab.table.match.entries)
        picks = GAME.picks(tab.table.match.state, wanted.entries[index])
        assert picks is not None
        if index % 5 == 0:
            assert set(picks) <= picks_of(draw(scene_at(tab.table.match, index)))
        tab.send("pick", *picks).wait()
        assert tab.table.refusal is None
    assert tab.log == " ".join(map(str, wanted.entries))
    assert has_class(tab.model, "won")


# -- pictures ----------------------------------------------------------------------------------------------------


def test_the_rulebook_shows_the_table_of_losses_from_the_data() -> None:
    module = tables.load("trekattak")
    table = module.figure(WORDS["en"], "T-10")
    rows = [[text_of(cell) for cell in walk(row) if cell[0] in ("th", "td")] for row in walk(table) if row[0] == "tr"]
    assert len(rows) == 1 + len(LOSSES) + 1
    found = {row[0]: row[1:] for row in rows[1:]}
    assert found["Klingons"] == ["2 phasers", "3 cards", "–"]
    assert found["Borg"] == ["1 / 2 / 3 phasers", "3 / 4 / 5 cards", "–"]
    assert found["Khan"] == ["2 phasers", "4 cards (5 for the builder of the Enterprise)", "–"]
    assert found["Breen"] == ["1 phaser", "2 cards (from the ship first)", "–"]
    assert found["Vulcans"] == ["1 Vulcan piece from the reserve", "2 cards", "1 phaser"]
    assert found["Q Continuum"] == ["article T-18"]


def test_the_fan_notice_stands_in_the_rulebook() -> None:
    tab = Device().open("#/rules/trekattak")
    assert "fan adaptation" in tab.words and "no connection" in tab.words


def test_pictures_and_figures_are_drawn() -> None:
    module = tables.load("trekattak")
    for words in WORDS.values():
        assert sum(1 for _ in walk(module.picture(words))) > 100
        assert module.figure(words, "T-01") and module.figure(words, "T-07") and not module.figure(words, "T-02")
