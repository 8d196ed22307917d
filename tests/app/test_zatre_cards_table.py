"""The table of Zatre's card game: everything is told, shown, lit and within reach, and no hand is shown to others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from app import tables
from app.nodes import text_of
from app.picking import lit
from app.refusals import explain
from app.tables import Scene, zatre_cards
from app.tables import zatre_cards_layout as layouts
from app.tables import zatre_cards_past as past
from app.tables.zatre_cards_figures import FIGURES
from app.texts import LANGUAGES, Words
from desk import Device, Tab, by_id, elements, has_class, name_of, walk
from tablee.game import Draw, Refusal, Step
from tablee.games.zatre_cards import layout as layout_rules
from tablee.games.zatre_cards import rules as card_rules
from tablee.games.zatre_cards.cards import CARDS, COPIES, HIDDEN, INDEX
from tablee.games.zatre_cards.layout import Layout
from tablee.games.zatre_cards.moves import Lay, cell_at, name, parse, place
from tablee.games.zatre_cards.rules import GAME
from tablee.match import Match
from tablee.record import parse_file

WORDS = {lang: Words(lang) for lang in LANGUAGES}
GOLDEN = Path(__file__).parents[1] / "golden"


@cache
def matches() -> tuple[Match, ...]:
    files = ("2-players", "3-players-deal", "4-players", "passes", "stuck-hands", "super-bonus")
    return tuple(parse_file((GOLDEN / f"zatre_cards-{each}.txt").read_text(encoding="utf-8"))[0] for each in files)


def scene_at(match: Match, index: int, lang: str = "en", **how: Any) -> Scene:
    """The scene before entry `index`, looked at by the seat to move."""
    to_move = match.game.to_move(match.states[index])
    seat = to_move if isinstance(to_move, int) else None
    viewer = how.pop("viewer", seat)
    return Scene(WORDS[lang], match, index, viewer, **{"acting": seat, **how})


def choices(match: Match, step: int = 1) -> Iterator[int]:
    """Where a seat chooses a card."""
    found = [index for index, entry in enumerate(match.entries) if isinstance(entry, Lay)]
    yield from found[::step]


def cells(scene: Scene) -> dict[str, dict[str, Any]]:
    """What stands on each cell that is shown."""
    return {
        a["id"].removeprefix("cell-"): a for _, a, _ in walk(zatre_cards.board(scene)) if "cell-" in a.get("id", "")
    }


def begin(*, seats: int = 2, deal: int = 8, lang: str = "en") -> Tab:
    """A match of a numbered deal, everybody around one device; nobody has taken it yet."""
    tab = Device().open(lang=lang).send("new", "zatre").send("form-game", "zatre_cards", "zatre_cards")
    tab.send("form-players", seats, str(seats)).send("form-deal", str(deal))
    return tab.send("begin", {}).wait()


def look(tab: Tab) -> Tab:
    """The person whose turn it is takes the device."""
    state = tab.table.match.state
    return tab.send("look", state.seat)


def lay(tab: Tab, move: Lay) -> Tab:
    for pick in GAME.picks(tab.table.match.state, move) or ():
        tab.send("pick", pick)
    return tab.wait()


# -- chosen inside Zatre -----------------------------------------------------------------------------------------


def test_it_is_chosen_in_the_dialog_of_zatre_and_has_no_card_in_the_lobby() -> None:
    tab = Device().open()
    cards = [attrs["data-game"] for _, attrs, _ in elements(tab.model) if "data-game" in attrs]
    assert "zatre" in cards and "zatre_cards" not in cards
    tab.click("Play Zatre another way").send("form-name", 0, "Ann").send("form-players", 3, "3")
    ways = [each for each in has_class(tab.model, "choice-option") if name_of(each) in ("On the board", "With cards")]
    assert len(ways) == 2
    tab.send("form-game", "zatre_cards", "zatre_cards")
    form = tab.model.form
    assert form is not None and (form.game, form.players, form.names[0]) == ("zatre_cards", 3, "Ann")
    assert form.options == ()
    tab.send("form-game", "zatre", "zatre")
    assert tab.model.form is not None and dict(tab.model.form.options)["profi"] == "off"
    tab.send("form-game", "horta", "horta")
    assert tab.model.form.game == "zatre"


@pytest.mark.parametrize(("game", "other"), [("zatre", "zatre_cards"), ("zatre_cards", "zatre")])
def test_the_rulebooks_of_both_lead_to_each_other(game: str, other: str) -> None:
    tab = Device().open(f"/rules/{game}")
    links = {attrs["href"] for _, attrs, _ in elements(tab.model) if "href" in attrs}
    assert f"#/rules/{other}" in links


def test_the_share_dialog_says_that_hands_travel_in_the_link() -> None:
    tab = look(begin())
    tab.send("share")
    assert "Hands and piles travel in the link" in tab.words


# -- words -------------------------------------------------------------------------------------------------------


def test_every_entry_is_told_or_is_a_draw_that_is_nobody_elses_business() -> None:
    kinds = set()
    for match in matches():
        kinds |= {told.kind for entry in match.told for told in entry}
        for index, entry in enumerate(match.entries):
            loud = {told.kind for told in match.told[index]} - {"deal", "draw", "shuffle", "take-up"}
            for words in WORDS.values():
                said = zatre_cards.sentence(words, match, index)
                assert (said is None) == (not loud), (index, entry, said)
                assert said is None or (said[0].isupper() and said[-1] in ".!" and "{" not in said), said
    assert kinds >= {
        "starter", "deal", "draw", "lay", "super-bonus", "row", "box", "bonus", "shuffle", "show", "pass", "skip",
        "round-over", "round",
    }  # fmt: skip


def test_no_sentence_names_a_card_that_is_drawn() -> None:
    for match in matches():
        for index, entry in enumerate(match.entries):
            if isinstance(entry, Draw) and entry.outcome in INDEX:
                said = zatre_cards.sentence(WORDS["en"], match, index)
                assert said is None or layouts.said(str(entry.outcome)) not in said


def test_a_card_is_announced_with_its_cells_rows_and_points() -> None:
    match = matches()[0]
    index = next(i for i in choices(match) if sum(told.kind == "row" for told in match.told[i]) == 2)
    told: Any = match.told[index]
    rows = sorted(each["total"] for each in told if each.kind == "row")
    points = sum(each["points"] for each in told if each.kind == "row")
    said = zatre_cards.sentence(WORDS["en"], match, index)
    start = f"{told[0]['card'][0]}-{told[0]['card'][1]} on {told[0]['at']} and {told[0]['other']}".replace("-", "−")
    assert said is not None
    assert (
        said.replace("-", "−")
        .split(": card ")[1]
        .startswith(f"{start}, makes {rows[0]} and {rows[1]}, {points} points.")
    )


def refused(match: Match, index: int) -> Iterator[Refusal]:
    state = match.states[index]
    rng = Random(index)
    universe = GAME.universe(state)
    entries: list[Any] = [*rng.sample(universe, min(len(universe), 400)), parse("36@40,40E"), parse("pass")]
    entries += [Draw(outcome) for outcome in ("36", "00", "99", "seat1", "seat9")]
    for entry in entries:
        step = GAME.step(state, entry)
        if isinstance(step, Refusal):
            yield step
    for picks in (("36",), ("55",), ("36", "40,40"), ("36", "0,0"), ("14", "0,0")):
        if (stray := GAME.stray(state, picks)) is not None:
            yield stray


def test_every_refusal_has_its_sentence_in_every_language() -> None:
    met: dict[str, Refusal] = {}
    for match in matches():
        for index in [*range(12), *range(12, len(match.states), 9), len(match.states) - 1]:
            for refusal in refused(match, index):
                met.setdefault(refusal.kind, refusal)
    for refusal in met.values():
        for words in WORDS.values():
            said = explain(words, "zatre_cards", refusal)
            assert said and "{" not in said and words.has(f"zatre_cards.no-{refusal.kind}")
    assert met.keys() >= {
        "over", "starter-first", "draw-first", "not-in-hand", "card-fits", "no-such-seat", "no-draw", "no-such-card",
        "first-at-origin", "occupied", "apart", "row-too-high",
    }  # fmt: skip
    sources = "".join(Path(module.__file__ or "").read_text() for module in (card_rules, layout_rules))
    written = set(re.findall(r'Refusal\([^()]*?"K-\d\d"[^()]*?"([a-z]+(?:-[a-z]+)+|over)"', sources))
    assert written and not {kind for kind in written if not WORDS["de"].has(f"zatre_cards.no-{kind}")}


# -- the table ---------------------------------------------------------------------------------------------------


def test_every_scene_is_a_grid_with_one_tab_stop_each_cell_labelled() -> None:
    for match in matches():
        for index in range(0, len(match.states), 9):
            for viewer in (None, 0):
                scene = scene_at(match, index, viewer=viewer, unfolded=frozenset(("deck", "sheet0", "sheet1")))
                found = cells(scene)
                assert sum(attrs["tabindex"] == 0 for attrs in found.values()) == 1
                assert all(attrs["aria-label"].startswith(layouts.at_words(cell)) for cell, attrs in found.items())
                assert text_of(zatre_cards.beside(scene))


def test_the_table_grows_with_its_cards_and_has_room_for_another_all_around() -> None:
    widest = 0
    for match in matches():
        for index in choices(match, 3):
            scene = scene_at(match, index)
            shown = set(cells(scene))
            for cell in match.states[index].layout.halves:
                x, y = place(cell)
                around = {name(cell_at(x + dx, y + dy)) for dx in range(-2, 3) for dy in range(-2, 3)}
                assert around <= shown
            (drawn,) = (
                attrs for tag, attrs, _ in walk(zatre_cards.board(scene)) if "z-layout" in attrs.get("class", "")
            )
            left, top, wide, high = map(float, drawn["viewBox"].split())
            assert wide * high == 1600 * len(shown)
            for cell in shown:
                x, y = place(layouts.parse_cell(cell))
                assert left < 40 * x < left + wide and top < -40 * y < top + high
            widest = max(widest, int(wide // 40))
    assert widest > 12


def test_labels_say_half_card_rows_and_who_laid_it() -> None:
    match = matches()[0]
    index = list(choices(match))[9]
    state = match.states[index]
    scene = scene_at(match, index)
    lately = past.laid_lately(scene)
    assert len(lately) == 2
    found = cells(scene)
    for lay_ in state.layout.placed:
        for cell, half in ((lay_.cell, CARDS[lay_.card][0]), (lay_.other, CARDS[lay_.card][1])):
            label = found[name(cell)]["aria-label"]
            assert f", {half}, card {layouts.said(CARDS[lay_.card])}" in label
            rows = [state.layout.row(cell, axis) for axis in (0, 1)]
            for row, word in zip(rows, ("across", "up and down"), strict=True):
                assert (f"{row.total} {word}" in label) == (row.first != row.last)
            assert ("laid by" in label) == (name(cell) in lately)


def test_the_cursor_reaches_every_cell_and_never_leaves_the_table() -> None:
    match = matches()[0]
    scene = scene_at(match, list(choices(match))[20])
    shown = set(cells(scene))
    start = layouts.resting(scene)
    found, waiting = {start}, [start]
    while waiting:
        scene.cursor = waiting.pop()
        for key in layouts.KEYS[:8]:
            to = zatre_cards.move_cursor(scene, key)
            assert to in shown
            if to not in found:
                found.add(to)
                waiting.append(to)
    assert found == shown


def test_next_and_previous_go_round_the_possible_cells() -> None:
    match = matches()[0]
    index = list(choices(match))[8]
    state = match.states[index]
    card = CARDS[GAME.legal_moves(state)[0].card]
    scene = scene_at(match, index, picks=(card,))
    possible = set(lit(GAME, scene.state, (card,)))
    seen = []
    for _ in possible:
        scene.cursor = zatre_cards.move_cursor(scene, "n")
        seen.append(scene.cursor)
    assert set(seen) == possible and len(seen) == len(possible)
    for cell in reversed(seen[:-1]):
        scene.cursor = zatre_cards.move_cursor(scene, "p")
        assert scene.cursor == cell


def test_first_the_lower_half_is_placed_then_the_other_with_what_the_rules_give_for_it() -> None:
    worths = set()
    for match in matches():
        for index in choices(match, 4):
            state, rng = match.states[index], Random(index)
            move = rng.choice(GAME.legal_moves(state))
            card, cell, _ = GAME.picks(state, move) or ("", "", "")
            low = layouts.offered(scene_at(match, index, picks=(card,)))
            assert {pick for pick, _ in low.values()} == set(lit(GAME, state, (card,))) and cell in low
            high = layouts.offered(scene_at(match, index, picks=(card, cell)))
            assert {facing for facing, _ in high.values()} == set(lit(GAME, state, (card, cell)))
            for at, (facing, worth) in high.items():
                step = GAME.step(state, parse(f"{card}@{cell}{facing}"))
                assert isinstance(step, Step) and worth is not None
                before, after = state.points(state.seat), step.state.points(state.seat)
                gain = sum(told["points"] for told in step.happenings if told.kind in ("row", "bonus", "super-bonus"))  # type: ignore[misc]
                bonus = sum(told["points"] for told in step.happenings if told.kind == "bonus")  # type: ignore[misc]
                assert after - before == gain or step.state.round != state.round
                assert worth.points + worth.bonus == gain - bonus
                laid = parse(f"{card}@{cell}{facing}")
                assert isinstance(laid, Lay) and name(laid.other) == at
                worths.add((worth.points, worth.bonus))
    assert {points for points, _ in worths} >= {0, 1, 3, 5, 6}


def test_ghosts_and_labels_show_the_other_half_and_its_points() -> None:
    match = matches()[0]
    for index in choices(match):
        state = match.states[index]
        best = max(GAME.legal_moves(state), key=lambda move: GAME.apply(state, move).points(state.seat))
        gain = GAME.apply(state, best).points(state.seat) - state.points(state.seat)
        if gain and len(state.layout.placed) > 2:
            break
    picks = GAME.picks(state, best) or ()
    scene = scene_at(match, index, picks=picks[:2])
    ghosts = [attrs for _, attrs, _ in walk(zatre_cards.board(scene)) if "z-ghost-half" in attrs.get("class", "")]
    assert len(ghosts) == 1 + len(layouts.offered(scene))
    label = cells(scene)[name(best.other)]["aria-label"]
    assert f"possible for the {CARDS[best.card][1]}" in label and "point" in label
    assert cells(scene)[picks[1]]["aria-selected"] == "true"


def test_arrows_choose_the_way_once_the_first_half_is_placed() -> None:
    match = matches()[0]
    index = list(choices(match))[5]
    state = match.states[index]
    picks = GAME.picks(state, GAME.legal_moves(state)[0]) or ()

    def arrows(count: int) -> Any:
        board = layouts.grid(scene_at(match, index, picks=picks[:count]))
        return next(attrs["on-keys"]["ArrowLeft"] for _, attrs, _ in walk(board) if attrs.get("role") == "grid")

    assert arrows(1) == ("key", "ArrowLeft")
    assert arrows(2) == ("pick", "W")


def test_points_are_shown_at_the_rows_of_the_last_card_and_a_super_bonus_on_it() -> None:
    supers = 0
    for match in matches():
        for index in choices(match):
            after = scene_at(match, index + 1, beat=0)
            board = zatre_cards.board(after)
            badges = [text_of(each) for each in walk(board) if "z-badge" in str(each[1].get("class", ""))]
            told: Any = match.told[index]
            wanted = [f"+{each['points']}" for each in told if each.kind == "row"]
            wanted += [f"★{each['points']}" for each in told if each.kind == "super-bonus"]
            assert sorted(badges) == sorted(wanted)
            supers += "★6" in badges
    assert supers >= 1


def test_cards_laid_since_ones_last_turn_are_marked() -> None:
    for match in matches()[:3]:
        for index in choices(match, 5):
            state = match.states[index]
            scene = scene_at(match, index)
            since: dict[str, int] = {}
            entry = index - 1
            told: Any
            while entry >= 0 and not past.ends_a_round(match, entry):
                for told in match.told[entry]:
                    if told.kind == "lay":
                        since[told["at"]] = since[told["other"]] = told["seat"]
                if (
                    any(each.kind == "lay" and each["seat"] == state.seat for each in match.told[entry])
                    and len(state.layout.placed) > 2
                ):
                    since = {cell: seat for cell, seat in since.items() if seat != state.seat}
                    break
                entry -= 1
            assert past.laid_lately(scene) == since


# -- rounds ------------------------------------------------------------------------------------------------------


def test_the_end_of_a_round_is_looked_at_before_the_next_one_begins() -> None:
    for match in matches():
        ends = [index for index in range(len(match.entries)) if past.ends_a_round(match, index)]
        assert len(ends) == match.header.players - 1
        for number, index in enumerate(ends, 1):
            assert zatre_cards.beats(match, index) == 1
            told = scene_at(match, index + 1, beat=0, acting=None)
            shown = [a for _, a, _ in walk(zatre_cards.board(told)) if "z-lying" in a.get("class", "")]
            entry = match.entries[index]
            assert len(shown) == len(match.states[index].layout.placed) + isinstance(entry, Lay)
            assert f"Round {number} of {match.header.players}" in text_of(zatre_cards.board(told))
            assert f"Round {number + 1}" in text_of(zatre_cards.board(told))
            after = scene_at(match, index + 1)
            assert not any("z-lying" in a.get("class", "") for _, a, _ in walk(zatre_cards.board(after)))
            assert f"Round {number + 1} of {match.header.players}" in text_of(zatre_cards.board(after))


def test_cards_laid_aside_are_seen_by_all() -> None:
    match = matches()[3]
    index = next(index for index, state in enumerate(match.states) if state.aside)
    for viewer in (None, 0, 1):
        board = zatre_cards.board(scene_at(match, index, viewer=viewer, acting=None))
        (aside,) = (each for each in walk(board) if "z-aside" in each[1].get("class", ""))
        assert [text_of(each) for each in walk(aside) if each[0] == "li"] == [
            layouts.said(CARDS[card]) for card in match.states[index].aside
        ]


# -- secrets -----------------------------------------------------------------------------------------------------


def shown_to(match: Match, index: int, viewer: int | None) -> str:
    scene = scene_at(match, index, viewer=viewer, acting=None, unfolded=frozenset(("deck", "sheet0")))
    return repr((zatre_cards.board(scene), zatre_cards.beside(scene), zatre_cards.standing(scene, 0)))


def test_a_table_shows_only_the_hand_of_who_looks_at_it() -> None:
    """Whatever other hands and piles hold, the same is drawn."""
    for match in matches()[:3]:
        for index in choices(match, 11):
            state = match.states[index]
            for viewer in (None, *range(state.players)):
                view = GAME.view(state, viewer)
                other = GAME.sample(view, Random(index))
                twin = Match(
                    match.header, match.entries, (*match.states[:index], other, *match.states[index + 1 :]), match.told
                )
                assert shown_to(twin, index, viewer) == shown_to(match, index, viewer)
                assert other == state or viewer is None or state.hands[viewer] == other.hands[viewer]


def test_hands_lie_face_down_until_somebody_has_taken_the_device() -> None:
    tab = begin()
    seat = tab.table.match.state.seat
    hand = tab.table.match.state.hands[seat]
    labels = [name_of(each) for each in has_class(tab.model, "z-hand-card")]
    assert labels == ["hidden card"] * len(hand)
    tab.click(f"I am Player {seat + 1}")
    labels = [name_of(each) for each in has_class(tab.model, "z-hand-card")]
    assert sorted(labels) == sorted(f"card {layouts.said(CARDS[card])}, fits" for card in hand)
    tab.send("lobby").go(f"/match/{tab.device.tabs[0].model.shelf[0].id}")
    assert {name_of(each) for each in has_class(tab.model, "z-hand-card")} == {"hidden card"}


# -- playing -----------------------------------------------------------------------------------------------------


def test_a_whole_game_is_played_by_touches_with_the_curtain_between_turns() -> None:
    tab, rng = begin(), Random(4)
    while tab.table.match.result is None:
        for button in has_class(tab.model, "primary"):
            if button[1].get("id") == "z-next":
                tab.send(*button[1]["on-click"]).wait()
        state = tab.table.match.state
        if tab.table.curtain is not None:
            assert {name_of(each) for each in has_class(tab.model, "z-hand-card")} <= {"hidden card"}
            look(tab)
        move = rng.choice(GAME.legal_moves(state))
        for pick in GAME.picks(state, move) or ():
            shown = [attrs for _, attrs, _ in elements(tab.model) if attrs.get("on-click") == ("pick", pick)]
            assert any("lit" in str(attrs["class"]).split() for attrs in shown), pick
            tab.send("pick", pick)
        tab.wait()
    assert tab.table.match.state.round == 1
    assert re.search("has the highest total and wins the game|share the win", tab.words)


def test_digits_choose_a_card_of_the_hand() -> None:
    tab = look(begin())
    state = tab.table.match.state
    (table,) = has_class(tab.model, "zatre-cards")
    keys = table[1]["on-keys"]
    assert list(keys) == ["1", "2", "3", "4"]
    tab.send(*keys["3"])
    assert tab.table.picks == (CARDS[state.hands[state.seat][2]],)


def test_the_first_card_of_two_can_be_taken_back_the_second_is_followed_by_a_draw() -> None:
    tab = look(begin())
    first = GAME.legal_moves(tab.table.match.state)[0]
    lay(tab, first)
    assert "pick the second card" in tab.words.lower()
    tab.send("undo")
    assert not tab.table.match.state.layout.placed
    lay(tab, first)
    lay(tab, GAME.legal_moves(tab.table.match.state)[0])
    log = tab.log
    tab.send("undo")
    assert tab.log == log


def test_a_cell_away_from_the_cards_is_refused_with_its_article() -> None:
    tab = look(begin())
    lay(tab, GAME.legal_moves(tab.table.match.state)[0])
    card = CARDS[GAME.legal_moves(tab.table.match.state)[0].card]
    tab.send("pick", card).send("pick", "0,0")
    assert tab.table.refusal is not None and tab.table.refusal.article == "K-04"
    assert tab.urgent[-1] == "0,0 is covered already."


def test_a_hint_is_marked_on_card_and_cell() -> None:
    match = matches()[0]
    index = list(choices(match))[6]
    state = match.states[index]
    move = GAME.legal_moves(state)[0]
    scene = scene_at(match, index, hint=GAME.picks(state, move) or ())
    marked = [
        name_of(each) for each in walk(zatre_cards.board(scene)) if "hint" in str(each[1].get("class", "")).split()
    ]
    assert f"card {layouts.said(CARDS[move.card])}, fits" in marked
    assert any(label.startswith(layouts.at_words(name(move.cell))) for label in marked)


# -- the deck, the sheet, pictures -------------------------------------------------------------------------------


def test_the_deck_is_shown_on_demand_with_what_has_not_been_seen_and_says_that_it_is_ours() -> None:
    tab = look(begin())
    assert not has_class(tab.model, "z-deck-table")
    tab.click("The 50 cards")
    (deck,) = has_class(tab.model, "z-deck-table")
    shown = {attrs["title"] for _, attrs, _ in walk(deck) if "title" in attrs}
    own = tab.table.match.state.hands[tab.table.match.state.seat]
    assert len(shown) == 28
    for card, text in enumerate(CARDS):
        assert f"card {layouts.said(text)}: {COPIES[card] - own.count(card)} of {COPIES[card]} not yet seen" in shown
    assert tab.words.count("house rule") == 2
    links = {attrs["href"] for _, attrs, _ in elements(tab.model) if "article-link" in str(attrs.get("class"))}
    assert links >= {"#/rules/zatre_cards/K-01", "#/rules/zatre_cards/K-11"}


def test_the_sheet_adds_super_bonuses_to_the_grand_total() -> None:
    match = matches()[5]
    last = len(match.entries)
    state = match.state
    seat = next(seat for seat in (0, 1) if state.supers[seat])
    drawn = zatre_cards.beside(scene_at(match, last, unfolded=frozenset(("sheet0", "sheet1"))))
    assert f"Super bonus{6 * state.supers[seat]}" in text_of(drawn)
    assert f"Final total{state.points(seat)}" in text_of(drawn)
    assert match.result is not None and match.result.scores is not None
    assert [zatre_cards._score(scene_at(match, last), seat).total for seat in (0, 1)] == list(match.result.scores)


def test_names_of_hands_and_piles_are_counts() -> None:
    tab = begin(seats=3)
    labels = [text_of(each[2][0]).split(" points, ")[1] for each in has_class(tab.model, "z-standing")]
    assert sorted(labels) == [f"{hand} in hand, 5 in the pile, see the sheet" for hand in (3, 3, 4)]
    assert HIDDEN not in tab.table.match.state.hands[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_have_captions(lang: str) -> None:
    module = tables.load("zatre_cards")
    for article in FIGURES:
        drawn = module.figure(WORDS[lang], article)
        assert drawn and all(text_of(figure).strip() for figure in drawn)
    assert module.figure(WORDS[lang], "K-01") is None
    assert module.picture(WORDS[lang])[0] == "svg"


def test_no_figure_breaks_the_rules_it_shows() -> None:
    totals = {}
    for article, ((placed, laid),) in FIGURES.items():
        layout = Layout()
        for text in placed.split():
            move = parse(text)
            assert isinstance(move, Lay)
            layout = Layout(tuple(sorted((*layout.placed, move))))
        new = parse(laid)
        assert isinstance(new, Lay) and layout.refuse(new) is None
        after = layout.with_card(new)
        for axis in (0, 1):
            assert all(after.row(cell, axis).total <= 12 for cell in after.halves)
        assert len(after.halves) == 2 * len(after.placed)
        totals[article] = sorted(row.total for row in after.rows((new,)) if row.total > 9)
    assert totals == {"K-04": [12], "K-06": [12], "K-09": [11], "K-12": [10, 11, 12]}


def test_the_cursor_is_a_cell_of_the_table_whatever_it_was() -> None:
    tab = look(begin())
    assert by_id(tab.model, "cell-0,0")[1]["tabindex"] == 0
    tab.send("at", "2,1")
    assert by_id(tab.model, "cell-2,1")[1]["tabindex"] == 0
