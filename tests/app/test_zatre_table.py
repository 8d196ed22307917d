"""The table of Zatre: everything is told, shown, lit and within reach; what is promised before the turn ends comes true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from app import tables
from app.computer import reason_sentence
from app.nodes import text_of
from app.picking import lit
from app.refusals import explain
from app.tables import Scene, zatre
from app.tables import zatre_board as boards
from app.tables.zatre_figures import FIGURES, SHEETS
from app.tables.zatre_sheet import FEWEST, mini, table
from app.texts import LANGUAGES, Words
from desk import Device, Tab, by_id, elements, has_class, name_of, walk
from tablee.game import Draw, Refusal, Step
from tablee.games.zatre import rules as zatre_rules
from tablee.games.zatre.board import CELLS, INDEX, NAMES, sides
from tablee.games.zatre.moves import END, LAY, parse
from tablee.games.zatre.rules import GAME
from tablee.games.zatre.scoring import made
from tablee.games.zatre.sheet import BOARD, CARDS, Sheet
from tablee.match import Match, header, new, play, settle
from tablee.players.zatre_why import DENY, FORGO, why_turn
from tablee.record import parse_file

WORDS = {lang: Words(lang) for lang in LANGUAGES}
NAMES_OF = ("Anna", "Bruno", "Chloé", "David")
GOLDEN = Path(__file__).parents[1] / "golden"
DEAL = 56
"""Player 2 starts with 2, 4 and 6."""


def whole(players: int, deal: int, **options: str) -> Match:
    """A match to its end, rather greedy than not."""
    rng = Random(deal)
    match = settle(new(header("zatre", players, options, NAMES_OF[:players], deal=deal)))
    while match.result is None:
        legal = match.game.legal_moves(match.state)
        made_by = {move: _rows(match, move) for move in legal}
        best = [move for move in legal if made_by[move] == max(made_by.values())]
        following = play(match, rng.choice(best if rng.random() < 0.7 else list(legal)))
        assert isinstance(following, Match)
        match = settle(following)
    return match


def _rows(match: Match, move: Any) -> int:
    after = GAME.apply(match.state, move)
    return sum(row.total for row in made(after.grid, after.laid).rows)


@cache
def matches() -> tuple[Match, ...]:
    (jammed,) = parse_file((GOLDEN / "zatre-held-tiles.txt").read_text(encoding="utf-8"))
    return (
        whole(2, 1),
        jammed,
        whole(3, 5, tiles="short", starter="random"),
        whole(4, 11, tiles="short", end="two-tiles", profi="on"),
    )


def scene_at(match: Match, index: int, lang: str = "en", **how: Any) -> Scene:
    """The scene before entry `index`, around one device."""
    to_move = match.game.to_move(match.states[index])
    seat = to_move if isinstance(to_move, int) else None
    return Scene(WORDS[lang], match, index, seat, **{"acting": seat, **how})


def choices(match: Match, step: int = 1) -> Iterator[int]:
    """Where a seat chooses."""
    found = [index for index, state in enumerate(match.states) if isinstance(match.game.to_move(state), int)]
    yield from found[::step]


def squares(scene: Scene) -> dict[str, dict[str, Any]]:
    """What stands on each square of the board."""
    return {a["id"].removeprefix("cell-"): a for _, a, _ in walk(zatre.board(scene)) if "cell-" in a.get("id", "")}


def begin(*, seats: int = 2, deal: int = DEAL, lang: str = "en", **options: str) -> Tab:
    """A match of a numbered deal, everybody here."""
    tab = Device().open(lang=lang).send("new", "zatre").send("form-players", seats, str(seats))
    for name, value in options.items():
        tab.send("form-option", name, value)
    return tab.send("form-deal", str(deal)).send("begin", {}).wait()


# -- words -------------------------------------------------------------------------------------------------------


def test_every_entry_is_told_or_is_a_draw_before_the_last_one() -> None:
    kinds = set()
    for match in matches():
        kinds |= {told.kind for entry in match.told for told in entry}
        for index, entry in enumerate(match.entries):
            silent = isinstance(entry, Draw) and _goes_on(match, index)
            for words in WORDS.values():
                said = zatre.sentence(words, match, index)
                assert (said is None) == silent, (index, entry, said)
                assert said is None or (said[0].isupper() and said[-1] == "." and "{" not in said), said
    assert kinds == {
        "lot", "tie", "starter", "draw", "lay", "end", "row", "cross", "box", "hold", "minus", "over", "no-draw",
    }  # fmt: skip


def _goes_on(match: Match, index: int) -> bool:
    """Whether more tiles follow for the same purpose."""
    state, after = match.states[index], match.states[index + 1]
    if state.lots:
        return any(drawn for _, drawn in after.lots)
    return bool(state.seat >= 0 and after.due)


def test_what_a_tile_makes_is_announced_with_its_square() -> None:
    tab = begin()
    tab.play("4@h8", "6@g8")
    assert tab.said[-1].startswith("Player 2: 6 on g8, makes 10 across.")
    match = tab.table.match
    french = [zatre.sentence(WORDS["fr"], match, index) for index in range(len(match.entries))]
    assert french[-2:] == ["Joueur 2\u00a0: 4 sur h8.", "Joueur 2\u00a0: 6 sur g8, fait 10 en travers."]


def test_draws_for_the_start_are_told_together_and_so_are_those_of_a_turn() -> None:
    tab = begin(lang="fr")
    told = [zatre.sentence(WORDS["fr"], tab.table.match, index) for index in range(4)]
    assert tab.log == ":1 :2 :6 :4"
    assert told == [None, "Joueur 1 tire 1, Joueur 2 tire 2. Joueur 2 commence.", None, "Joueur 2 tire 6 et 4."]


def refused(match: Match, index: int) -> Iterator[Refusal]:
    state = match.states[index]
    entries: list[Any] = [*GAME.universe(state), *map(Draw, ("1", "6", "seat1", "seat9"))]
    for entry in entries:
        step = GAME.step(state, entry)
        if isinstance(step, Refusal):
            yield step
    for pick in ("5", "h8"):
        if (stray := GAME.stray(state, (pick,))) is not None:
            yield stray


def test_every_refusal_has_its_sentence_in_every_language() -> None:
    met: dict[str, Refusal] = {}
    for match in matches():
        for index in [*range(12), *range(12, len(match.states), 23), len(match.states) - 1]:
            for refusal in refused(match, index):
                met.setdefault(refusal.kind, refusal)
    for refusal in met.values():
        for words in WORDS.values():
            said = explain(words, "zatre", refusal)
            assert said and "{" not in said and words.has(f"zatre.no-{refusal.kind}")
    assert met.keys() >= {
        "more-fit", "not-in-hand", "tile-first", "occupied", "apart", "too-long", "centre-first", "draw-first",
        "starter-first", "over", "no-row", "no-draw",
    }  # fmt: skip
    written = set(re.findall(r'Refusal\(\s*"Z-\d\d", "([a-z-]+)"', Path(zatre_rules.__file__ or "").read_text()))
    assert not {kind for kind in written if not WORDS["de"].has(f"zatre.no-{kind}")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_of_the_computer_are_said_where_there_are_any(lang: str) -> None:
    said = set()
    for match in matches():
        for index, entry in enumerate(match.entries):
            if entry == END:
                state = match.states[index]
                start = match.states[index - len(state.laid)]
                for reason in (why_turn(state, state), why_turn(start, state), DENY, FORGO):
                    sentence = reason_sentence(WORDS[lang], "zatre", reason)
                    assert "{" not in sentence and bool(sentence) == (reason.kind != "quiet")
                    said.add(reason.kind)
    assert said == {"line", "double", "near", "deny", "forgo", "points", "quiet"}


def test_a_turn_of_the_computer_has_one_reason_with_its_end() -> None:
    tab = Device().open(lang="fr").send("new", "zatre").send("form-seat", 1, "strong")
    tab.send("form-deal", str(DEAL)).send("begin", {}).wait()
    plan = {"points": 1}
    for move in ("4@h8", "6@g8"):
        tab.send("thought", tab.model.thinking, move, "points", plan).wait()
    last = str(GAME.legal_moves(tab.table.match.state)[0])
    tab.send("thought", tab.model.thinking, last, "points", plan).wait()
    assert tab.table.match.state.laid and not tab.table.reasons
    tab.send("thought", tab.model.thinking, "end", "near", {"line": 1, "total": 12}).wait()
    assert [index for index, _ in tab.table.reasons] == [tab.table.match.entries.index(END)]
    assert tab.words.count("il ne manque plus que le 12.") == 1 and "rapporte ainsi" not in tab.words


def test_a_hint_says_what_the_turn_makes() -> None:
    tab = begin(lang="fr").click("Conseil")
    tab.send("thought", tab.model.thinking, "4@h8", "points", {"points": 3}).wait()
    assert tab.said[-1] == "Conseil\u00a0: Joueur 2\u00a0: 4 sur h8. Le tour rapporte ainsi 3 points."


# -- the board ---------------------------------------------------------------------------------------------------


def test_every_scene_is_a_grid_of_193_squares_with_one_tab_stop_each_labelled() -> None:
    for match in matches():
        for index in range(0, len(match.states), 9):
            for unfolded in (frozenset[str](), frozenset(("bag", "sheet0", "sheet1"))):
                scene = scene_at(match, index, unfolded=unfolded)
                found = squares(scene)
                assert set(found) == set(INDEX)
                assert sum(attrs["tabindex"] == 0 for attrs in found.values()) == 1
                assert all(attrs["aria-label"].startswith(f"{name}, ") for name, attrs in found.items())
                assert text_of(zatre.beside(scene))
            assert zatre.prompt(scene) if scene.acting is not None else True


def test_labels_say_tile_rows_and_who_laid_it() -> None:
    match = matches()[0]
    index = next(i for i in choices(match) if len(boards.laid_lately(match, i)) > 1)
    lately = boards.laid_lately(match, index)
    state = match.states[index]
    for name, attrs in squares(scene_at(match, index)).items():
        cell = INDEX[name]
        value, label = state.grid[cell], attrs["aria-label"]
        assert (f"tile {value}" in label) == bool(value)
        across, upwards = sides(state.grid, cell)
        assert (f"{across + value} across" in label) == bool(value and across)
        assert (f"{upwards + value} up and down" in label) == bool(value and upwards)
        assert (f"laid by {NAMES_OF[lately.get(cell, 0)]}" in label) == (cell in lately)


def test_tiles_laid_since_ones_last_turn_are_marked_with_whose_they_are() -> None:
    for match in matches():
        players = match.header.players
        for index in choices(match, 7):
            state = match.states[index]
            if state.laid:
                continue
            ends = [i for i in range(index) if match.entries[i] == END]
            since = ends[-players] + 1 if len(ends) >= players else 0
            laid = {t["at"]: t["seat"] for i in range(since, index) for t in match.told[i] if t.kind == "lay"}
            assert {NAMES[cell]: seat for cell, seat in boards.laid_lately(match, index).items()} == laid
            drawn = [
                a["class"] for _, a, _ in walk(zatre.board(scene_at(match, index))) if "z-last" in a.get("class", "")
            ]
            assert sorted(drawn) == sorted(f"z-lying z-last z-seat{seat}" for seat in laid.values())


def test_the_cursor_reaches_every_square_and_never_leaves_the_board() -> None:
    scene = scene_at(matches()[0], next(choices(matches()[0])))
    found, waiting = {"h8"}, ["h8"]
    while waiting:
        scene.cursor = waiting.pop()
        for key in boards.KEYS[:8]:
            to = zatre.move_cursor(scene, key)
            assert to in INDEX
            if to not in found:
                found.add(to)
                waiting.append(to)
    assert found == set(INDEX)


@pytest.mark.parametrize(
    ("at", "key", "to"),
    [
        ("h8", "ArrowUp", "h9"), ("h8", "ArrowLeft", "g8"), ("g1", "ArrowRight", "i1"), ("b8", "ArrowLeft", "b8"),
        ("e1", "ArrowDown", "e1"), ("h8", "Home", "b8"), ("h9", "End", "o9"), ("h8", "Ctrl+Home", "e15"),
        ("h8", "Ctrl+End", "k1"), ("", "ArrowDown", "h7"),
    ],
)  # fmt: skip
def test_arrows_go_on_over_gaps_in_the_outline(at: str, key: str, to: str) -> None:
    scene = scene_at(matches()[0], 0)
    scene.cursor = at
    assert zatre.move_cursor(scene, key) == to


def test_next_and_previous_go_round_the_possible_squares() -> None:
    match = matches()[0]
    index = list(choices(match))[20]
    value = str(match.states[index].hands[match.states[index].seat][0])
    scene = scene_at(match, index, picks=(value,))
    possible = set(lit(GAME, match.states[index], (value,)))
    scene.cursor, seen = "h8", []
    for _ in possible:
        scene.cursor = zatre.move_cursor(scene, "n")
        seen.append(scene.cursor)
    assert set(seen) == possible
    for square in reversed(seen[:-1]):
        scene.cursor = zatre.move_cursor(scene, "p")
        assert scene.cursor == square
    scene.picks = ()
    assert zatre.move_cursor(scene, "n") == scene.cursor


def test_every_tile_keeps_its_name_from_the_bag_to_its_square() -> None:
    for match in matches():
        known: dict[str, int] = {}
        for index, state in enumerate(match.states):
            tiles = boards.tiles_of.at(match, index)
            held = [name for hand in tiles.hands for name, _ in hand]
            names = [*held, *tiles.board.values(), *(name for name, _ in tiles.lots.values())]
            assert len(set(names)) == len(names)
            for hand, there in zip(tiles.hands, state.hands, strict=True):
                assert sorted(value for _, value in hand) == list(there)
            for cell in NAMES:
                assert (cell in tiles.board) == bool(state.grid[cell])
            now = {name: value for hand in tiles.hands for name, value in hand}
            now |= {name: state.grid[cell] for cell, name in tiles.board.items()}
            for name, value in now.items():
                assert known.setdefault(name, value) == value


# -- what is promised --------------------------------------------------------------------------------------------


def promised(scene: Scene) -> dict[str, tuple[int, bool]]:
    """The points and crosses shown on the squares."""
    found = {}
    for _, attrs, inside in walk(zatre.board(scene)):
        if "lit" in str(attrs.get("class", "")).split() and "cell-" in attrs.get("id", ""):
            offers = [each for each in inside if "z-offer" in each[1].get("class", "")]
            points = text_of(offers[0])
            found[attrs["id"].removeprefix("cell-")] = int(points or 0), "z-offer-cross" in str(offers[0])
    return found


def test_squares_are_lit_as_the_rules_say_with_what_the_end_of_the_turn_then_gives() -> None:
    seen = set()
    for match in matches()[:3]:
        for index in choices(match, 5):
            state = match.states[index]
            if state.goal.tiles - len(state.laid) != 1:
                continue
            for value in set(state.hands[state.seat]):
                shown = promised(scene_at(match, index, picks=(str(value),)))
                assert shown.keys() == lit(GAME, state, (str(value),)).keys()
                for square, worth in shown.items():
                    laid = GAME.step(state, LAY[INDEX[square], value])
                    assert isinstance(laid, Step)
                    done = GAME.step(laid.state, END)
                    assert isinstance(done, Step)
                    rows = [told for told in done.happenings if told.kind == "row" and square in told["squares"]]  # type: ignore[operator]
                    crosses = [told for told in done.happenings if told.kind == "cross" and told["at"] == square]
                    assert worth == (sum(int(str(told["points"])) for told in rows), bool(crosses)), (index, square)
                    seen.add(worth)
    assert {points for points, _ in seen} >= {0, 1, 2, 4, 8} and {cross for _, cross in seen} == {True, False}


def test_experts_are_shown_no_squares_but_may_lay_on_them() -> None:
    match = matches()[3]
    assert boards.is_profi(match)
    for index in choices(match, 9):
        for value in set(match.states[index].hands[match.states[index].seat]):
            scene = scene_at(match, index, picks=(str(value),))
            assert promised(scene) == {}
            assert not any("possible" in attrs["aria-label"] for attrs in squares(scene).values())
    tab = begin(profi="on")
    tab.send("pick", "4").send("pick", "h8").wait()
    assert tab.log.endswith("4@h8")


def ghosts(node: Any) -> list[str]:
    """The entries shown as not yet made, in the order of the sheet."""
    return [text_of(inner[-1]) for _, attrs, inner in walk(node) if "z-ghost" in str(attrs.get("class", "")).split()]


def plain(node: Any) -> list[str]:
    """The numbers and crosses of a sheet, line by line, without what is only printed there."""
    return [
        text_of((tag, attrs, inner)) if "z-ghost" not in attrs.get("class", "") else text_of(inner[-1])
        for tag, attrs, inner in walk(node)
        if tag == "td" and "z-printed" not in str(inner)
    ]


def test_the_entry_shown_before_the_turn_ends_is_the_one_that_is_made() -> None:
    compared = 0
    for match in matches():
        for index, entry in enumerate(match.entries):
            state = match.states[index]
            if entry != END or not state.laid:
                continue
            before = zatre._score(scene_at(match, index), state.seat)
            after = zatre._score(scene_at(match, index + 1), state.seat)
            shown = table(WORDS["en"], before.sheet, BOARD, before.after, "", before.below)
            made_so = table(WORDS["en"], after.sheet, BOARD, None, "")
            total = plain(shown)[-1]
            assert plain(shown)[:-1] == plain(made_so) and not ghosts(made_so)
            assert total == str(after.sheet.total())
            assert bool(ghosts(shown)) == (before.sheet != after.sheet)
            gain = (
                after.total
                - before.total
                + (
                    sum(match.states[index + 1].hands[state.seat])
                    if after.sheet and match.states[index + 1].over
                    else 0
                )
            )
            assert zatre.turn_gain(state) == gain
            compared += 1
    assert compared > 120


def test_points_pop_up_at_the_rows_until_the_next_tile_lies() -> None:
    for match in matches()[:3]:
        for index, entry in enumerate(match.entries):
            if entry != END or index % 3:
                continue
            rows = [told for told in match.told[index] if told.kind == "row"]
            crosses = [told for told in match.told[index] if told.kind == "cross"]
            at = index + 1
            while at < len(match.entries) and isinstance(match.entries[at], Draw):
                at += 1
            for shown in {index + 1, at}:
                board = zatre.board(scene_at(match, shown))
                badges = [text_of(each) for each in walk(board) if "z-badge" in str(each[1].get("class", ""))]
                wanted = [f"+{told['points']}" for told in rows] + ["×2"] * len(crosses)
                assert sorted(badges) == sorted(wanted)
            if at < len(match.entries) and match.entries[at] != END:
                later = zatre.board(scene_at(match, at + 1))
                assert not any("scored" in str(attrs.get("class", "")) for _, attrs, _ in walk(later))


# -- the sheet ---------------------------------------------------------------------------------------------------


def lines(node: Any) -> list[list[str]]:
    return [
        ["" if "z-printed" in str(cell) else text_of(cell) for cell in inner]
        for tag, attrs, inner in walk(node)
        if tag == "tr" and "z-line" in attrs.get("class", "")
    ]


def test_a_sheet_is_written_as_the_rules_fill_it() -> None:
    sheet = Sheet(2, ((1, 1, 2), (2, 2), (4, 8, 4, 4)))
    drawn = lines(table(WORDS["en"], sheet, BOARD, None, "sheet"))
    assert len(drawn) == FEWEST == 22
    assert drawn[:5] == [
        ["×", "1", "2", "4", "3", "20"],
        ["×", "1", "2", "8", "3", "28"],
        ["", "2", "", "4", "", "6"],
        ["", "", "", "4", "", "4"],
        ["", "", "", "", "", ""],
    ]
    assert sum(int(line[-1] or 0) for line in drawn) == sheet.total()


def test_a_sheet_grows_beyond_its_22_lines_with_its_entries() -> None:
    sheet = Sheet(0, ((), (), (4,) * 22))
    after = Sheet(0, ((), (), (4,) * 23))
    assert len(lines(table(WORDS["en"], sheet, BOARD, None, ""))) == 22
    assert len(lines(table(WORDS["en"], sheet, BOARD, after, ""))) == 23


def test_a_sheet_without_crosses_has_no_column_for_them() -> None:
    drawn = table(WORDS["en"], Sheet(), CARDS, None, "")
    assert [text_of(each) for each in walk(drawn) if each[0] == "th"] == ["10", "11", "12", "Bonus", "Total"]


def test_columns_are_shown_as_high_as_they_are() -> None:
    bars = [
        attrs
        for _, attrs, _ in walk(mini(Sheet(3, ((1,), (), (4, 4))), BOARD))
        if "empty" not in attrs.get("class", "empty")
    ]
    assert [(attrs["x"], attrs["height"]) for attrs in bars if "height" in attrs and "x" in attrs] == [
        (0, 3),
        (7, 1),
        (21, 2),
    ]


def test_ones_own_sheet_is_open_and_the_others_open_at_a_touch() -> None:
    tab = begin(seats=3)

    def open_sheets() -> list[str]:
        return [each[1]["aria-label"] for each in elements(tab.model) if each[0] == "table"]

    own = f"Sheet: Player {tab.table.match.state.seat + 1}"
    assert open_sheets() == [own]
    other = next(seat for seat in range(3) if f"Player {seat + 1}" not in own)
    tab.click(f"Open the sheet: Player {other + 1}")
    assert sorted(open_sheets()) == sorted([own, f"Sheet: Player {other + 1}"])
    tab.click(f"Close the sheet: Player {other + 1}")
    assert open_sheets() == [own]
    (button,) = (
        each for each in has_class(tab.model, "z-standing") if f"Player {other + 1}, 0 points" in name_of(each)
    )
    tab.send(*button[1]["on-click"])
    assert len(open_sheets()) == 2


def test_held_tiles_lie_face_down_and_cost_points_at_the_end() -> None:
    match = matches()[1]
    index = next(i for i in choices(match) if any(match.states[i].hands[1 - match.states[i].seat]))
    state = match.states[index]
    count = len(state.hands[1 - state.seat])
    words = WORDS["en"]
    for seat, kept in ((1 - state.seat, count), (state.seat, 0)):
        (button, *_) = walk(zatre.standing(scene_at(match, index), seat))  # type: ignore[arg-type]
        assert (words("zatre.held", n=count) in name_of(button)) == bool(kept)
        assert (f"×{count}" in text_of(button)) == bool(kept)
    last = len(match.entries)
    assert match.result is not None and match.result.scores is not None
    assert [zatre._score(scene_at(match, last), seat).total for seat in (0, 1)] == list(match.result.scores)
    assert any(match.state.hands)
    for seat, hand in enumerate(match.state.hands):
        drawn = text_of(zatre.beside(scene_at(match, last, unfolded=frozenset(("sheet0", "sheet1")))))
        assert f"Held tiles−{sum(hand)}" in drawn if hand else seat >= 0


def test_the_bag_is_counted_and_its_values_are_shown_on_demand() -> None:
    tab = begin(tiles="short")
    left = tab.table.match.state.bag()
    assert sum(left) == 61 - 3
    assert not has_class(tab.model, "z-bag-tiles")
    tab.click("58 tiles in the bag")
    (shown,) = has_class(tab.model, "z-bag-tiles")
    assert [text_of(each) for each in walk(shown) if each[0] == "li"] == [
        f"tile {value} {count}/{11 if value == 1 else 10}" for value, count in zip(range(1, 7), left, strict=True)
    ]


# -- playing -----------------------------------------------------------------------------------------------------


def test_a_whole_game_is_played_by_touching() -> None:
    """Every move by its picks, each of which is lit before it is touched."""
    tab, rng = begin(tiles="short"), Random(3)
    while tab.table.match.result is None:
        move = rng.choice(GAME.legal_moves(tab.table.match.state))
        for pick in GAME.picks(tab.table.match.state, move) or ():
            shown = [attrs for _, attrs, _ in elements(tab.model) if attrs.get("on-click") == ("pick", pick)]
            assert any({"lit", "primary"} & set(str(attrs["class"]).split()) for attrs in shown), pick
            tab.send("pick", pick)
        tab.wait()
        assert tab.table.live
    assert tab.table.match.result.reason == "points"
    assert "has the highest total and wins the game" in tab.words or "share the win" in tab.words


def test_every_legal_move_can_be_made_by_touches() -> None:
    match = matches()[0]
    for index in choices(match, 17):
        state = match.states[index]
        for move in GAME.legal_moves(state):
            picks = GAME.picks(state, move)
            assert picks is not None
            for at in range(len(picks)):
                assert picks[at] in lit(GAME, state, picks[:at])


def test_digits_choose_the_tile_and_e_ends_the_turn() -> None:
    tab = begin()
    (board,) = has_class(tab.model, "zatre")
    keys = board[1]["on-keys"]
    for tile, square in (("4", "h8"), ("6", "g8"), ("2", "h9")):
        tab.send(*keys[tile]).send(*by_id(tab.model, f"cell-{square}")[1]["on-keys"]["Enter"])
    tab.send(*keys["e"]).wait()
    assert "4@h8 6@g8 2@h9 end" in tab.log and tab.table.match.state.seat == 0


def test_ending_too_early_says_what_is_left_to_lay() -> None:
    tab = begin()
    tab.click("End turn")
    assert tab.urgent == ["3 more tiles can be laid: they have to be."]
    (link,) = has_class(tab.model, "article-link")
    assert link[1]["href"] == "#/rules/zatre/Z-08"


def test_a_square_before_a_tile_and_a_tile_one_has_not_are_told() -> None:
    tab = begin()
    hand = tab.table.match.state.hands[tab.table.match.state.seat]
    missing = next(value for value in range(1, 7) if value not in hand)
    tab.send("pick", "h8").send("pick", str(missing))
    assert tab.urgent == ["Pick a tile first, then a square.", f"You have no tile {missing}."]


def test_a_tile_of_this_turn_is_taken_back_by_touching_it() -> None:
    tab = begin().play("4@h8", "6@g8")
    tab.click("g8, tile 6, makes 10 across, laid this turn, touch to take it back")
    assert tab.log.endswith("4@h8") and tab.table.picks == ("6",)
    tab.send("pick", "h9").wait()
    assert tab.log.endswith("4@h8 6@h9")


def test_an_earlier_tile_is_moved_and_the_later_ones_stay_where_they_may() -> None:
    tab = begin().play("4@h8", "6@g8")
    later = GAME.legal_moves(tab.table.match.state)[-1]
    tab.play(str(later))
    before = tab.log
    tab.send("pick", "g8").wait()
    assert tab.table.picks == ("6",)
    assert "6@g8" not in tab.log
    touching = str(later) in tab.log
    assert touching == (not isinstance(GAME.step(after_first(tab), later), Refusal))
    tab.send("redo")
    assert tab.log == before


def after_first(tab: Tab) -> Any:
    """The position when only the first tile of the game lies."""
    match = tab.table.match
    return match.states[1 + next(i for i, entry in enumerate(match.entries) if str(entry) == "4@h8")]


def test_tiles_of_a_finished_turn_stay() -> None:
    tab = begin().play("4@h8", "6@g8")
    tab.play(str(GAME.legal_moves(tab.table.match.state)[0])).play("end")
    log = tab.log
    tab.send("pick", "g8")
    assert tab.log == log and tab.table.refusal is not None and tab.table.refusal.kind == "tile-first"


def test_a_tile_dragged_from_the_board_and_dropped_beside_it_is_in_the_hand_again() -> None:
    tab = begin().play("4@h8", "6@g8")
    tab.send("drag", "g8")
    assert tab.table.picks == ("6",) and tab.log.endswith("4@h8")
    tab.send("drop", None)
    assert tab.table.picks == () and 6 in tab.table.match.state.hands[tab.table.match.state.seat]


def test_a_tile_is_dragged_from_the_hand_to_its_square() -> None:
    tab = begin().send("drag", "4").send("drop", "h8").wait()
    assert tab.log.endswith("4@h8")


def test_only_tiles_of_this_turn_can_be_taken_up() -> None:
    match = matches()[0]
    for index in choices(match, 11):
        scene = scene_at(match, index)
        draggable = {a["data-drag"] for _, a, _ in walk(boards.grid(scene)) if "data-drag" in a}
        assert draggable == {NAMES[cell] for cell in match.states[index].laid}
        for square in draggable:
            found = zatre.lift(scene, square)
            assert found is not None and match.entries[found[0]] == LAY[INDEX[square], int(found[1])]
        scene.acting = None
        assert not any("data-drag" in attrs for _, attrs, _ in walk(zatre.board(scene)))


def test_a_hint_is_marked_on_tile_and_square() -> None:
    match = matches()[0]
    index = next(choices(match))
    state = match.states[index]
    move = GAME.legal_moves(state)[0]
    scene = scene_at(match, index, hint=GAME.picks(state, move) or ())
    marked = [name_of(each) for each in walk(zatre.board(scene)) if "hint" in str(each[1].get("class", "")).split()]
    assert f"tile {move.value}, fits" in marked
    assert [each for each in marked if "suggested" in each] == [squares(scene)[NAMES[move.cell]]["aria-label"]]


def test_the_whole_board_is_shown_again_with_every_turn() -> None:
    match = matches()[0]
    homes = []
    for index in choices(match):
        (view,) = (attrs for _, attrs, _ in walk(zatre.board(scene_at(match, index))) if "data-zoom" in attrs)
        homes.append(
            (match.states[index].seat, len([e for e in match.entries[:index] if e == END]), view["data-zoom-home"])
        )
    for (_, turn, home), (_, next_turn, next_home) in pairwise(homes):
        assert (home == next_home) == (turn == next_turn)


# -- pictures ----------------------------------------------------------------------------------------------------


def test_no_figure_breaks_the_rules_it_shows() -> None:
    for drawings in FIGURES.values():
        for _, lying, laid in drawings:
            grid = bytearray(CELLS)
            for move in map(parse, f"{lying} {laid}".split()):
                assert not grid[move.cell]
                grid[move.cell] = move.value
            for cell in NAMES:
                if grid[cell]:
                    assert max(sides(grid, cell)) + grid[cell] <= 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_have_captions_and_the_lobby_a_picture(lang: str) -> None:
    module = tables.load("zatre")
    for article in (*FIGURES, *SHEETS):
        drawn = module.figure(WORDS[lang], article)
        assert drawn and all(text_of(figure).strip() for figure in drawn)
    assert module.figure(WORDS[lang], "Z-01") is None
    assert module.picture(WORDS[lang])[0] == "svg"


def test_the_figures_say_what_they_show() -> None:
    """The example of Z-12: a 2 that makes 12 across and 10 upwards."""
    ((_, lying, laid),) = FIGURES["Z-12"]
    grid = bytearray(CELLS)
    for move in map(parse, f"{lying} {laid}".split()):
        grid[move.cell] = move.value
    turn = made(grid, [parse(laid).cell])
    assert sorted(row.total for row in turn.rows) == [10, 12]
    assert not turn.crosses
