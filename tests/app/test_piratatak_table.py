"""The table of Piratatak: everything is told, shown, lit and within reach."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from app import tables
from app.nodes import text_of
from app.tables.tatak.kit import discards
from desk import Device, Tab, has_class, plain, walk
from tablee.games.piratatak import rules as own_rules
from tablee.games.piratatak.rules import GAME
from tablee.games.tatak import rules as common_rules
from tablee.games.tatak.moves import Act
from tablee.games.tatak.state import Stage
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

VARIANTS = [
    {},
    {"cannon": "optional"},
    {"colour": "freed"},
    {"cannon": "optional", "colour": "freed", "starter": "random"},
]


@cache
def matches() -> tuple[Match, ...]:
    return tuple(
        whole_match("piratatak", players, deal, **options)
        for players in (2, 3, 4)
        for deal, options in enumerate(VARIANTS)
    )


# -- words -------------------------------------------------------------------------------------------------------


def test_every_entry_is_told_or_meant_to_be_silent() -> None:
    kinds = set()
    for match in matches():
        check_sentences(match)
        kinds |= {told.kind for entry in match.told for told in entry}
    assert kinds == {
        "starter", "start", "join", "reserve", "pirate", "owe", "fire", "decline", "give", "freed", "buy", "win",
        "pass", "turn", "reshuffle",
    }  # fmt: skip


def test_every_refusal_has_its_sentence_in_every_language() -> None:
    written = {
        kind
        for module in (own_rules, common_rules)
        for kind in re.findall(r'Refusal\([^()]*?"([a-z]+(?:-[a-z]+)*)"', Path(module.__file__ or "").read_text())
    }
    met: set[str] = set()
    for match in matches():
        for index in range(0, len(match.states), 7):
            met |= check_refusals(match, index)
    assert met >= {"debt", "must-fire", "fire-or-pay", "too-few-coins", "other-colour", "not-for-sale", "have-it"}
    for words in WORDS.values():
        assert not {kind for kind in written | met if not words.has(f"piratatak.no-{kind}")} - {"over", "draw-on"}


def test_there_is_something_to_say_at_every_stage() -> None:
    module = tables.load("piratatak")
    said: dict[Stage, set[str]] = {}
    for match in matches():
        for index in choices(match, 2):
            for lang in WORDS:
                scene = scene_at(match, index, lang)
                prompt = module.prompt(scene)
                assert "{" not in prompt
                said.setdefault(scene.state.stage, set()).add(prompt)
    assert set(said) == {Stage.TURN, Stage.MORE, Stage.OWE, Stage.CANNON}
    assert len(said[Stage.TURN]) == 9, "at the very start, with and without something to buy, in three languages"


def test_cards_are_named_in_refusals_too() -> None:
    tab = deal(3)
    tab.send("pick", "R4")
    (line,) = has_class(tab.model, "refused")
    assert "red piece 4" in text_of(line)


# -- what is drawn -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("near", "first"), [(None, 0), (0, 4), (1, 8)])
def test_the_board_stands_at_every_stage_for_every_number_of_players(near: int | None, first: int) -> None:
    seen = set()
    for match in matches():
        for index in range(first, len(match.states), 12):
            scene = scene_at(match, index, near=near, unfolded=frozenset({"odds"}) if index % 2 else frozenset())
            check_board(scene)
            seen.add((match.header.players, scene.state.stage))
    assert {players for players, _ in seen} == {2, 3, 4}
    assert {stage for _, stage in seen} >= {Stage.TURN, Stage.MORE, Stage.DRAW, Stage.OWE, Stage.CANNON, Stage.OVER}


def test_every_card_in_front_of_a_player_lies_on_the_board_once() -> None:
    for match in matches():
        for index in choices(match, 3):
            scene = scene_at(match, index)
            shown = Counter(
                attrs["data-flip"]
                for _, attrs, _ in walk(draw(scene))
                if re.fullmatch("[RBGY][1-6]", attrs.get("data-flip", ""))
            )
            hands = {name for hand in scene.state.hands for name in GAME.deck.cards(hand) if name[1:].isdigit()}
            assert hands <= set(shown)
            assert not {name for name in shown if name not in hands} - {card for card, _ in discards(match, index)}


def test_the_discard_lies_in_the_order_it_grew_and_holds_what_it_holds() -> None:
    for match in matches():
        for index, state in enumerate(match.states):
            lying = discards(match, index)
            assert Counter(card for card, _ in lying) == Counter(GAME.deck.cards(state.discard))
            assert [entry for _, entry in lying] == sorted(entry for _, entry in lying)


def test_nothing_on_the_board_tells_what_a_numbered_deal_will_bring() -> None:
    """Two deals that have come to the same look the same."""
    scenes = []
    for number in range(200):
        tab = deal(number)
        tab.click("Draw a card").wait()
        if "red piece 1" in tab.words:
            scenes.append(scene_at(tab.table.match, 2))
    first, second, *_ = scenes
    assert first.match.header.deal != second.match.header.deal
    assert plain(draw(first)) == plain(draw(second))


# -- what can be done --------------------------------------------------------------------------------------------


def test_what_is_legal_is_lit_and_nothing_else() -> None:
    for match in matches():
        for index in choices(match, 3):
            state = match.states[index]
            legal = {picks[0] for move in GAME.legal_moves(state) if (picks := GAME.picks(state, move))}
            board = draw(scene_at(match, index))
            assert lit_of(board) == legal
            assert legal <= picks_of(board)


def test_a_piece_for_sale_is_lit_where_it_lies_and_where_it_belongs() -> None:
    found = 0
    for match in matches():
        for index in choices(match, 3):
            state = match.states[index]
            cells = cells_of(draw(scene_at(match, index)))
            for move in GAME.legal_moves(state):
                if move.act is Act.BUY:
                    found += 1
                    for name in (move.card, f"slot{move.card[1]}"):
                        assert "lit" in cells[name]["class"]
                        assert "For sale at 3 coins" in cells[name]["aria-label"]
    assert found > 10


def test_the_arrows_reach_every_cell() -> None:
    for match in matches()[::4]:
        for index in choices(match, 9):
            scene = scene_at(match, index)
            assert reachable(scene) == set(cells_of(draw(scene_at(match, index))))


def test_the_cursor_begins_on_the_pile_and_where_something_is_owed_on_what_can_pay() -> None:
    for match in matches():
        for index in choices(match, 3):
            state = match.states[index]
            cells = cells_of(draw(scene_at(match, index)))
            stops = [name for name, attrs in cells.items() if attrs["tabindex"] == 0]
            if state.stage in (Stage.TURN, Stage.MORE):
                assert stops == ["pile"]
            else:
                assert "lit" in cells[stops[0]]["class"]


def deal(number: int, players: int = 3, **options: str) -> Tab:
    """A numbered deal on a device, everybody here."""
    tab = Device().open()
    tab.send("new", "piratatak").send("form-players", players).send("form-deal", str(number))
    for name, value in options.items():
        tab.send("form-option", name, value)
    return tab.send("begin", {}).wait()


@pytest.mark.parametrize(("number", "options"), list(enumerate(VARIANTS)))
def test_a_whole_match_is_played_by_touches(number: int, options: dict[str, str]) -> None:
    tab = deal(number, **options)
    wanted = whole_match("piratatak", 3, number, **options)
    assert tab.log == " ".join(map(str, wanted.entries))[: len(tab.log)]
    while tab.table.match.result is None:
        state = tab.table.match.state
        move = wanted.entries[len(tab.table.match.entries)]
        picks = GAME.picks(state, move)
        assert picks is not None and set(picks) <= picks_of(
            draw(scene_at(tab.table.match, len(tab.table.match.entries)))
        )
        tab.send("pick", *picks).wait()
        assert tab.table.refusal is None
    assert tab.log == " ".join(map(str, wanted.entries))
    assert has_class(tab.model, "won")
    assert "has built the boat and wins the game!" in tab.words


def test_a_touch_that_is_no_move_says_why_with_its_article() -> None:
    tab = deal(3)
    tab.click("Pass")
    (line,) = has_class(tab.model, "refused")
    assert text_of(line).startswith("You can pass only after drawing at least one card.")
    assert "P-03" in text_of(line)


# -- what is open ------------------------------------------------------------------------------------------------


def test_the_odds_are_shown_on_demand() -> None:
    tab = deal(3)
    assert not has_class(tab.model, "odds-panel")
    tab.click("The odds?")
    (panel,) = has_class(tab.model, "odds-panel")
    assert "55 cards, 8 pirates among them: 15%" in text_of(panel), "8 of 55 is 14.5 per cent"
    tab.click("Close")
    assert not has_class(tab.model, "odds-panel")


def test_what_is_left_is_open_by_kind() -> None:
    for match in matches()[:3]:
        for index in choices(match, 5):
            scene = scene_at(match, index, unfolded=frozenset({"odds"}))
            (panel,) = (element for element in walk(draw(scene)) if element[1].get("class") == "odds-panel")
            rows = [
                [text_of(cell) for cell in walk(row) if cell[0] == "td"]
                for row in walk(panel)
                if row[0] == "tr" and row[1].get("key")
            ]
            for row, holding in zip(rows, (scene.state.pile, scene.state.discard), strict=True):
                names = Counter(GAME.deck.cards(holding))
                assert row[:3] == [str(names[card]) for card in "!oc"]
                pieces = [" ".join(str(n) for n in range(1, 7) if names[f"{colour}{n}"]) or "–" for colour in "RBGY"]
                assert row[3:] == pieces


def test_with_an_empty_pile_the_odds_are_those_of_the_discard() -> None:
    for match in matches():
        for index in choices(match):
            state = match.states[index]
            if not any(state.pile):
                words = text_of(draw(scene_at(match, index, unfolded=frozenset({"odds"}))))
                n, pirates = sum(state.discard), state.discard[GAME.deck.index["!"]]
                assert "The pile is empty" in words
                assert f"{n} cards, {pirates} pirate" in words
                return
    pytest.fail("no empty pile met")


def test_the_debt_is_shown_card_by_card() -> None:
    for match in matches():
        for index in choices(match):
            state = match.states[index]
            if state.stage is Stage.OWE:
                open_places = [
                    each for each in walk(draw(scene_at(match, index))) if each[1].get("class") == "debt-place open"
                ]
                assert len(open_places) == state.debt


# -- pictures ----------------------------------------------------------------------------------------------------


def test_pictures_and_figures_are_drawn() -> None:
    module = tables.load("piratatak")
    for words in WORDS.values():
        assert sum(1 for _ in walk(module.picture(words))) > 100
        figures = [module.figure(words, f"P-{n:02}") for n in range(1, 18)]
        assert sum(figure is not None for figure in figures) == 4
