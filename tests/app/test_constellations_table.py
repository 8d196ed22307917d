"""The table of Constellations: everything is told, shown and within reach, and nothing is shown that is hidden."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from app import showing, tables
from app.nodes import text_of
from app.refusals import explain
from app.tables import Scene
from app.tables.constellations_figures import FIGURES
from app.tables.constellations_keys import cursor_of
from app.tables.constellations_sky import slots_of
from app.tables.constellations_story import received
from app.texts import LANGUAGES, Words
from desk import Device, Tab, by_id, elements, has_class, walk
from tablee.game import Draw, Refusal
from tablee.games.constellations import GAME
from tablee.games.constellations import rules as own_rules
from tablee.games.constellations.boards import BOARDS, INDEX, LARGE, STARS
from tablee.games.constellations.moves import HIDDEN, TOKENS, TOKENS_EACH, Move, kind_of, lying
from tablee.games.constellations.scoring import score
from tablee.games.constellations.state import is_over, masked, waiting
from tablee.match import Act, Deed, Match, header, new, settle
from tablee.match import play as play_entry

WORDS = {lang: Words(lang) for lang in LANGUAGES}
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
MODULE: Any = tables.load("constellations")


@cache
def whole(players: int, deal: int, **options: str) -> Match:
    """A random match to its end."""
    rng = Random(deal)
    match = settle(new(header("constellations", players, options, NAMES, match_id=deal, deal=deal)))
    while match.result is None:
        following = play_entry(match, rng.choice(GAME.legal_moves(match.state)))
        assert isinstance(following, Match)
        match = settle(following)
    return match


MATCHES = [(3, 1, {}), (3, 2, {"consolation": "winner"}), (4, 3, {"starter": "random"}), (5, 4, {}),
           (5, 5, {"consolation": "winner"})]  # fmt: skip


def matches() -> list[Match]:
    return [whole(players, deal, **options) for players, deal, options in MATCHES]


def scene_at(match: Match, index: int, viewer: int | None = None, lang: str = "en", **given: Any) -> Scene:
    return Scene(WORDS[lang], match, index, viewer, **given)


def to_move(match: Match, index: int) -> int | None:
    seat = GAME.to_move(match.states[index])
    return seat if isinstance(seat, int) else None


def acting_at(match: Match, index: int, **given: Any) -> Scene:
    """The position as whoever is to move sees it."""
    seat = to_move(match, index)
    return scene_at(match, index, seat, acting=seat, **given)


def choices(match: Match, every: int = 1) -> list[int]:
    """Positions in which somebody chooses."""
    return [index for index in range(len(match.states)) if to_move(match, index) is not None][::every]


def cells(board: Any) -> dict[str, dict[str, Any]]:
    return {
        attrs["id"].removeprefix("cell-"): attrs
        for _, attrs, _ in walk(board)
        if str(attrs.get("id", "")).startswith("cell-")
    }


def scorings(match: Match) -> list[int]:
    """The entries that filled a board."""
    return [index for index in range(len(match.entries)) if MODULE.beats(match, index)]


# -- words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_is_told_in_every_language(lang: str) -> None:
    kinds = set()
    for match in matches():
        for index in range(len(match.entries)):
            said = MODULE.sentence(WORDS[lang], match, index)
            assert said and "{" not in said and said[:1] == said[:1].upper() and said.endswith((".", "!")), said
            kinds |= {told.kind for told in match.told[index]}
    assert kinds >= {
        "starter", "open", "place", "full", "reveal", "cancel", "swallow", "double", "total", "tie", "prize",
        "consolation", "remove", "over",
    }  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_match_acts_are_told(lang: str) -> None:
    match = settle(new(header("constellations", 3, {}, NAMES[:3], match_id=1, deal=1)))
    for deed, seat in ((Deed.OFFER, 0), (Deed.ACCEPT, 1), (Deed.DECLINE, 2)):
        following = play_entry(match, Act(deed, seat))
        assert isinstance(following, Match)
        match = following
        assert NAMES[seat] in (MODULE.sentence(WORDS[lang], match, len(match.entries) - 1) or "")


def test_a_pass_a_waiting_board_and_an_empty_one_are_told() -> None:
    match = whole(3, 1)
    for line, sentence in (
        (
            "libra A1 B? C3 A5 ./aries . . . ./leo . . . . . . . . .|0/0/0||1|6@libra.4",
            "Libra is full: waiting for Ben to",
        ),
        ("aries HA", ""),
    ):
        position, _, move = line.rpartition("|")
        if not sentence:
            continue
        state = GAME.parse_position(position, GAME.settings({}))
        step = GAME.step(state, GAME.parse_move(move))
        assert not isinstance(step, Refusal)
        told = replace(match, entries=(GAME.parse_move(move),), states=(state, step.state), told=(step.happenings,))
        said = MODULE.sentence(WORDS["en"], told, 0)
        assert sentence in said
        assert not MODULE.beats(told, 0), "nothing to tell before the tokens are known"


def test_every_happening_of_a_scoring_can_be_said() -> None:
    for match in matches():
        for index in scorings(match):
            for lang in LANGUAGES:
                for beat in range(MODULE.beats(match, index)):
                    said = MODULE.beat_sentence(scene_at(match, index + 1, lang=lang, beat=beat))
                    assert said.endswith(".") and "{" not in said


def test_every_refusal_has_its_sentence_in_every_language() -> None:
    written = set(re.findall(r'Refusal\((?:[^()]|\([^()]*\))*?"([a-z]+(?:-[a-z]+)+|over)"',
                             Path(own_rules.__file__ or "").read_text()))  # fmt: skip
    met = set()
    for match in matches():
        for index in range(0, len(match.states), 5):
            state = match.states[index]
            entries = [*GAME.universe(state), *(Draw(outcome) for outcome in (*INDEX, "seat1", "seat9", None))]
            for entry in entries:
                step = GAME.step(state, entry)
                if isinstance(step, Refusal) and step.kind not in met:
                    met.add(step.kind)
                    for words in WORDS.values():
                        said = explain(words, "constellations", step)
                        assert said.endswith(".") and "{" not in said
    assert met >= {"over", "draw-first", "no-passing", "not-in-hand", "board-closed", "star-taken", "no-draw",
                   "no-such-draw", "not-in-pile"}  # fmt: skip
    waits = GAME.parse_position("libra A1 B? C3 A5 A6/aries . . . .|0/0/0||1", GAME.settings({}))
    refusal = GAME.step(waits, GAME.parse_move("3@aries.0"))
    assert isinstance(refusal, Refusal) and "Libra" in explain(WORDS["en"], "constellations", refusal)
    for kind in written | met | {"must-pass", "token-first"}:
        assert all(words.has(f"constellations.no-{kind}") for words in WORDS.values()), kind


def test_both_double_stars_are_named_when_none_is_left() -> None:
    tab = around("33").play("D@cancer.0")
    for move in ("1@cancer.1", "1@cancer.3"):
        tab.send("look", tab.table.curtain).play(move)
    tab.send("look", 0).play("D@libra.2").send("look", 1).play("3@libra.3").send("look", 2).play("3@libra.4")
    tab.send("look", 0).send("type", {"move": "D@aquarius.0"})
    said = "Tokens double star are no longer in your hand: they lie on ι in Cancer and γ in Libra."
    assert tab.urgent[-1] == said


def test_the_end_names_the_richest() -> None:
    match = whole(3, 1)
    assert match.result is not None
    for lang in LANGUAGES:
        for winners in ((0,), (0, 2)):
            names = WORDS[lang].listed([NAMES[seat] for seat in winners])
            assert names in WORDS[lang]("constellations.result-riches", n=len(winners), names=names)


def test_what_a_scoring_brings_is_what_the_coins_say() -> None:
    for match in matches():
        for index in scorings(match):
            before, after = match.states[index].coins, match.states[index + 1].coins
            won = received(match.told[index])
            assert tuple(now - then for now, then in zip(after, before, strict=True)) == tuple(
                won.get(seat, 0) for seat in range(len(after))
            )


# -- what is drawn -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_board_stands_at_every_stage_for_every_number_of_players(players: int) -> None:
    stages = set()
    for match in (each for each in matches() if each.header.players == players):
        for index in range(0, len(match.states), 3):
            state = match.states[index]
            for viewer in (None, 0, players - 1):
                scene = scene_at(match, index, viewer, unfolded=frozenset({"tokens"} if index % 2 else ()))
                board = MODULE.board(scene)
                stages.add((len(state.boards), bool(state.pile), is_over(state)))
                drawn = cells(board)
                stars = {name for name in drawn if not name.startswith("t.")}
                assert stars == {
                    f"{BOARDS[number].id}.{star}" for number, lies in state.boards for star in range(len(lies))
                } or is_over(state)
                assert all(attrs["aria-label"] for attrs in drawn.values())
                assert len(drawn) == len({attrs["id"] for attrs in drawn.values()})
                assert sum(attrs["tabindex"] == 0 for attrs in drawn.values()) == bool(drawn)
                for seat in range(players):
                    assert walk(MODULE.standing(scene, seat))
    assert {count for count, _, _ in stages} >= {0, 2, players}


def test_a_board_keeps_its_place_and_the_next_one_takes_that_of_the_one_settled() -> None:
    for match in matches():
        before: tuple[str, ...] = ()
        for index, state in enumerate(match.states):
            slots = slots_of(scene_at(match, index))
            assert sorted(filter(None, slots)) == sorted(BOARDS[number].id for number, _ in state.boards)
            if state.pile:
                assert len(slots) == match.header.players
                assert all(new == old or not (new and old) for new, old in zip(slots, before, strict=False))
                before = slots
            else:
                assert "" not in slots


def test_the_table_draws_from_what_its_viewer_may_know() -> None:
    """With every state masked for the viewer, it draws the very same."""
    for match in matches()[::2]:
        for viewer in (None, 1):
            known = replace(match, states=tuple(masked(state, viewer) for state in match.states))
            for index in range(0, len(match.states), 4):
                for beat in (0, 1, showing.TOLD):
                    if not is_over(match.states[index]):
                        first = scene_at(match, index, viewer, beat=beat, unfolded=frozenset({"tokens"}))
                        second = scene_at(known, index, viewer, beat=beat, unfolded=frozenset({"tokens"}))
                        assert MODULE.board(first) == MODULE.board(second)
                        assert MODULE.standing(first, 1) == MODULE.standing(second, 1)


def test_a_token_of_another_face_down_shows_nothing() -> None:
    found = 0
    for match in matches():
        for index in choices(match, 5):
            scene = acting_at(match, index)
            for tag, attrs, inner in walk(MODULE.board(scene)):
                name = str(attrs.get("id", "")).removeprefix("cell-")
                if tag == "g" and name in STARS and LARGE[STARS.index(name)]:
                    board, _, star = name.partition(".")
                    byte = dict(match.states[index].boards)[INDEX[board]][int(star)]
                    if byte:
                        hidden = kind_of(dict(scene.state.boards)[INDEX[board]][int(star)]) == HIDDEN
                        found += hidden
                        assert (" back" in str(inner)) == hidden
                        assert ("face-down token of" in attrs["aria-label"]) == hidden
                        assert (text_of((tag, attrs, inner)) == "") or not hidden
    assert found > 50


def test_the_sky_and_the_hand_hold_nine_tokens_of_each() -> None:
    for match in matches():
        for index in choices(match, 4):
            scene = acting_at(match, index)
            drawn = [attrs for name, attrs in cells(MODULE.board(scene)).items() if name.startswith("t.")]
            assert len(drawn) == TOKENS_EACH
            held = sum(not attrs["disabled"] if "disabled" in attrs else True for attrs in drawn)
            assert f"{held} token{'s' * (held != 1)} to place" in str(MODULE.standing(scene, scene.viewer or 0))


def test_what_everybody_knows_is_what_has_been_seen() -> None:
    match = whole(4, 3, starter="random")
    for index in choices(match, 6):
        scene = acting_at(match, index, unfolded=frozenset({"tokens"}))
        stranger = masked(match.states[index], None)
        rows = [each for each in walk(MODULE.board(scene)) if each[1].get("class") == "known-nine"]
        assert len(rows) == 4
        for seat, row in enumerate(rows):
            struck = Counter(text_of(each) or "sign" for each in row[2] if each[1].get("class") == "out")
            open_ = Counter(
                TOKENS[kind_of(byte)] if kind_of(byte) < 6 else "sign"
                for _, stars in stranger.boards
                for byte in stars
                if byte and lying(seat, 0) <= byte < lying(seat, HIDDEN)
            )
            assert struck == open_


def test_a_board_that_waits_says_for_whom() -> None:
    match = whole(3, 1)
    state = GAME.parse_position("libra A1 B? C3 A5 A6/aries . . . .|0/0/0||2", GAME.settings({}))
    assert waiting(state) is not None
    alone = replace(match, entries=(), states=(state,), told=())
    for lang, said in (("en", "Libra is full: waiting for Ben to reveal hidden tokens."), ("fr", "Ben"), ("de", "Ben")):
        board = MODULE.board(scene_at(alone, 0, 0, lang))
        (sign,) = [each for each in walk(board) if each[1].get("class") == "waits-for"]
        assert said in sign[1]["aria-label"]


def test_the_last_token_comes_from_the_hand_or_from_its_owner() -> None:
    for match in matches():
        for index in choices(match, 3)[1:]:
            placed = next((told for told in match.told[index - 1] if told.kind == "place"), None)
            if placed is None or MODULE.beats(match, index - 1):
                continue
            seat = placed["seat"]
            assert isinstance(seat, int)
            for viewer in (seat, (seat + 1) % match.header.players, None):
                flips = {
                    attrs["data-flip"]: attrs.get("data-flip-from")
                    for _, attrs, _ in walk(MODULE.board(scene_at(match, index, viewer)))
                    if str(attrs.get("data-flip", "")).startswith("at-")
                }
                ((star, source),) = flips.items()
                assert star == f"at-{placed['at']}"
                if viewer != seat:
                    assert source == f"purse-{seat}", "where it comes from tells nobody which it is"
                else:
                    sources = [
                        attrs["data-flip-source"]
                        for _, attrs, inner in walk(MODULE.board(scene_at(match, index, viewer)))
                        if str(attrs.get("data-flip-source", "")).startswith("hand-") and not inner
                    ]
                    assert source in sources, "the gap it has left"


def test_what_others_have_placed_since_the_own_turn_is_ringed() -> None:
    for match in matches():
        for index in choices(match, 3):
            for viewer in (None, *range(match.header.players)):
                scene = scene_at(match, index, viewer)
                cells_there = cells(MODULE.board(scene))
                ringed = {
                    name: mark
                    for name, attrs in cells_there.items()
                    for mark in ("last", "new")
                    if mark in attrs["class"].split()
                }
                placed = [told for each in match.told[:index] for told in each if told.kind == "place"]
                own = [number for number, told in enumerate(placed[:-1]) if told["seat"] == viewer]
                since = placed[-1:] if viewer is None else placed[own[-1] + 1 if own else 0 :]
                told = [str(each["at"]) for each in since]
                expected = {name: "last" if name == told[-1] else "new" for name in told if name in cells_there}
                assert ringed == expected


# -- the story of a scoring --------------------------------------------------------------------------------------


def test_a_scoring_is_told_beat_by_beat() -> None:
    match = next(each for each in matches() for index in scorings(each) if len(each.told[index]) > 8)
    index = next(index for index in scorings(match) if len(match.told[index]) > 8)
    beats = MODULE.beats(match, index)
    hidden = [star for star, large in enumerate(LARGE) if large]
    assert beats >= 4 and hidden
    shown = [MODULE.board(scene_at(match, index + 1, beat=beat)) for beat in range(beats)]
    assert str(shown[0]).count(" back") > str(shown[1]).count(" back"), "first face down, then turned up"
    for beat, board in enumerate(shown):
        words = text_of(board)
        assert f"{beat + 1}/{beats}" in words
        assert ("Back to the sky" in words) == (beat == beats - 1) and ("Show all" in words) == (beat < beats - 1)
        assert "cell-" not in str(board), "nothing is played while it is told"
    assert "story" not in str(MODULE.board(scene_at(match, index + 1, beat=beats))).split("'class': 'constellations")[0]
    assert not [each for each in walk(MODULE.board(scene_at(match, index + 1))) if each[1].get("class") == "story"]


def test_purses_stay_as_they_were_until_the_coins_are_told() -> None:
    for match in matches()[:2]:
        for index in scorings(match):
            beats = MODULE.beats(match, index)
            for seat in range(match.header.players):
                for beat in range(beats):
                    coins = match.states[index + (beat == beats - 1)].coins[seat]
                    purse = MODULE.standing(scene_at(match, index + 1, beat=beat), seat)
                    assert purse[1]["aria-label"].endswith(WORDS["en"]("constellations.coins", n=coins))


def test_every_token_of_a_settled_board_goes_home_to_its_owner() -> None:
    for match in matches():
        for index in scorings(match):
            beats, players = MODULE.beats(match, index), match.header.players
            (back,) = [told["back"] for told in match.told[index] if told.kind == "remove"]
            for viewer in (None, 0):
                scene = scene_at(match, index + 1, viewer, beat=beats)
                home = {
                    seat: sum(each[1].get("class") == "homing" for each in walk(MODULE.standing(scene, seat)))
                    for seat in range(players)
                }
                if viewer is not None and not is_over(match.states[index + 1]):
                    home[viewer] = sum(
                        str(attrs.get("data-flip", "")).startswith("home-") for _, attrs, _ in walk(MODULE.board(scene))
                    )
                    # Two double stars come home as one gliding and one simply there.
                    assert home[viewer] in (dict(back).get(0, 0), dict(back).get(0, 0) - 1)
                    home[viewer] = dict(back).get(0, 0)
                if viewer is None:
                    assert home == {seat: dict(back).get(seat, 0) for seat in range(players)}
            still = scene_at(match, index + 1, beat=showing.TOLD)
            assert not [each for each in walk(MODULE.standing(still, 0)) if each[1].get("class") == "homing"]


def around(deal: str, players: int = 3, lang: str = "en") -> Tab:
    """A match around one device, the first one looking; deal 33 opens Aquarius, Cancer and Libra."""
    tab = Device().open(lang=lang).send("new", "constellations").send("form-players", players)
    for seat in range(players):
        tab.send("form-name", seat, NAMES[seat])
    tab.send("form-deal", deal).send("begin", {}).wait()
    return tab.send("look", 0)


def test_the_story_goes_on_at_the_viewer_s_pace_and_is_read_out() -> None:
    tab = around("33")
    for move in ("1@cancer.0", "7@libra.0", "5@libra.1", "3@libra.2", "1@cancer.1", "1@cancer.3", "6@libra.3",
                 "3@aquarius.3"):  # fmt: skip
        tab.send("look", tab.table.curtain).play(move)
    tab.send("look", 2).send("type", {"move": "10@libra.4"})
    assert tab.said[-1] == "Cleo places the 10 on υ in Libra. Libra: every star is taken."
    tab.wait()
    assert tab.table.beat == 0 and showing.telling(tab.table), "it waits"
    assert "most coins" not in tab.words and "Coins:" not in tab.words, "nothing is told in advance"
    told = len(tab.said)
    beats = MODULE.beats(tab.table.match, tab.table.shown - 1)
    while showing.telling(tab.table):
        tab.click("Back to the sky" if tab.table.beat == beats - 1 else "Go on")
    assert tab.said[told] == "The face-down tokens are turned up: 7 (Ben) and 5 (Cleo)."
    assert "gets the first prize: 5 coins." in tab.said[told + beats - 2]
    tab.wait()
    assert "A constellation opens" in tab.said[-1] and tab.table.live
    tab.click("Replay").wait()
    assert showing.telling(tab.table) and tab.table.beat == 0, "the last turn can be seen again"
    tab.click("Show all").wait()
    assert tab.table.live and "Coins: " in tab.words


def test_the_last_scoring_is_told_before_the_result() -> None:
    match = whole(3, 1)
    tab = around("1")
    for entry in match.entries:
        if isinstance(entry, Move) and entry.star >= 0 and tab.table.match.result is None:
            tab.send("look", tab.table.curtain).send("type", {"move": str(entry)}).wait()
            if tab.table.match.result is None:
                while showing.telling(tab.table):
                    tab.send("beat", showing.TOLD).wait()
    assert showing.telling(tab.table) and not has_class(tab.model, "final")
    outcome = showing.outcome(tab.model, tab.table.match)
    assert outcome not in tab.words and outcome not in tab.said
    tab.click("Show all").wait()
    assert tab.said[-1] == outcome and outcome in tab.words and has_class(tab.model, "final")
    rows = [text_of(each) for each in walk(has_class(tab.model, "final")[0]) if each[0] == "li"]
    coins = tab.table.match.state.coins
    assert [int(re.findall(r"\d+", row)[0]) for row in rows] == sorted(coins, reverse=True)
    assert sum(row.count(",") + row.count(" and ") + 1 for row in rows if "First prize" in row) <= 12


# -- what can be done --------------------------------------------------------------------------------------------


def test_what_is_legal_is_lit_and_nothing_else() -> None:
    for match in matches():
        for index in choices(match, 6):
            legal = GAME.legal_moves(match.states[index])
            if legal[0].star < 0:
                continue
            board = cells(MODULE.board(acting_at(match, index)))
            tokens = {attrs["data-drag"] for attrs in board.values() if attrs.get("data-drag")}
            assert tokens == {TOKENS[move.token] for move in legal}
            assert not [name for name, attrs in board.items() if " lit" in attrs["class"]]
            letter = TOKENS[legal[0].token]
            board = cells(MODULE.board(acting_at(match, index, picks=(letter,))))
            stars = {name for name, attrs in board.items() if " lit" in attrs["class"]}
            assert stars == {STARS[move.star] for move in legal if TOKENS[move.token] == letter}
            assert all(board[star]["aria-label"].endswith(", possible") for star in stars)


def test_the_arrows_reach_every_star_and_every_token() -> None:
    for match in matches():
        for index in choices(match, 9):
            board = cells(MODULE.board(acting_at(match, index)))
            stops = {name for name, attrs in board.items() if not attrs.get("disabled")}
            reached = {cursor_of(acting_at(match, index))}
            waiting_ = list(reached)
            while waiting_:
                here = waiting_.pop()
                for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
                    there = MODULE.move_cursor(acting_at(match, index, cursor=here), key)
                    if there not in reached:
                        reached.add(there)
                        waiting_.append(there)
            assert reached == stops, stops - reached
            scene = acting_at(match, index, cursor=next(iter(stops)))
            assert MODULE.move_cursor(scene, "Home").startswith("t.")
            assert not MODULE.move_cursor(scene, "End").startswith("t.")


def test_a_whole_match_is_played_by_touches() -> None:
    match = whole(4, 3, starter="random")
    tab = Device().open().send("new", "constellations").send("form-players", 4).send("form-deal", "3")
    tab.send("form-option", "starter", "random").send("begin", {}).wait()
    for entry in match.entries:
        if not isinstance(entry, Move) or entry.star < 0:
            continue
        tab.send("look", tab.table.curtain)
        picks = GAME.picks(tab.table.match.state, entry)
        assert picks is not None
        offered = {attrs.get("data-pick") for _, attrs, _ in elements(tab.model)}
        assert set(picks) <= offered
        tab.send("pick", picks[0]).send("pick", picks[1]).wait()
        assert tab.table.refusal is None
        while showing.telling(tab.table):
            tab.send("beat", showing.TOLD).wait()
    assert tab.table.match.entries == match.entries and tab.table.match.result == match.result


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_star_before_a_token_says_what_comes_first(lang: str) -> None:
    tab = around("33", lang=lang).send("pick", "libra.0")
    assert tab.urgent == [tab.model.words("constellations.no-token-first")]
    assert "C-05" in text_of(has_class(tab.model, "refused")[0])
    assert tab.table.picks == ()


def test_another_token_takes_the_place_of_the_first_and_the_same_one_lets_go() -> None:
    tab = around("33").send("pick", "7")
    assert by_id(tab.model, "cell-t.7")[1]["aria-pressed"] == "true"
    assert tab.said[-1].startswith("Where does the 7 go?")
    tab.send("pick", "H")
    assert tab.table.picks == ("H",) and tab.said[-1].startswith("Where does the black hole go?")
    tab.send("pick", "H")
    assert tab.table.picks == () and tab.said[-1] == "Choose one of your tokens."
    tab.send("drag", "5").send("drop", "libra.0").wait()
    assert str(tab.table.match.entries[-1]) == "5@libra.0"


def test_a_hint_is_seen_on_token_and_star() -> None:
    board = cells(MODULE.board(acting_at(whole(3, 1), choices(whole(3, 1))[0], hint=("7", "leo.0"))))
    hinted = {name for name, attrs in board.items() if "hinted" in attrs["class"]}
    assert hinted <= {"t.7", "leo.0"} and "t.7" in hinted


# -- pictures ----------------------------------------------------------------------------------------------------


def test_pictures_are_drawn_in_every_language() -> None:
    for words in WORDS.values():
        assert sum(1 for _ in walk(MODULE.picture(words))) > 40
        figures = [MODULE.figure(words, f"C-{n:02}") for n in range(1, 20)]
        assert sum(figure is not None for figure in figures) == len(FIGURES) >= 6


def test_the_rulebook_s_examples_are_what_the_rules_say() -> None:
    def scored(article: str, n: int = 0) -> Any:
        name, tokens, marks, badges = FIGURES[article][n]
        board = BOARDS[INDEX[name]]
        stars = bytes(lying(seat, TOKENS.index(letter)) for _, (seat, letter) in sorted(tokens.items()))
        assert len(stars) == board.size
        found = score(board, stars, False)
        gone = {*found.cancelled, *(star for _, taken in found.swallowed for star in taken)}
        assert {star for star, mark in marks.items() if "gone" in mark} == gone
        assert {int(value) for value in badges.values()} == {found.values[star] for star in badges}
        return found

    assert scored("C-09").cancelled == (1, 2)
    assert scored("C-10").swallowed == ((2, (1, 3, 4)),)
    assert scored("C-11").values[1:] == (12, 0, 2, 14)
    assert scored("C-11", 1).values[2] == 28
    assert (scored("C-13").ranking, scored("C-13").coins) == (((0, 11, 2), (2, 8, 2), (1, 6, 1)), (5, 3, 1))
    assert (scored("C-16").tie, scored("C-16").coins) == (1, (2, 2))
