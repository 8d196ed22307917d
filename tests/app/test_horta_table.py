"""The table of Horta Rescue: what is drawn, named, reached, shown of a push, and said, in every language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import horta_play as hp
from app.nodes import text_of
from app.picking import lit, pick
from app.refusals import explain
from app.tables import Scene, horta
from app.tables.horta_figures import FIGURES
from app.tables.horta_grid import HEIGHT, WIDTH, centre
from app.texts import LANGUAGES, Words
from desk import Device, Tab, by_id, has_class, name_of, walk
from tablee.articles import load
from tablee.game import Refusal
from tablee.games.horta.board import CELLS, INDEX
from tablee.games.horta.rules import GAME, State
from tablee.match import Match, header, new, play

ENGLISH = Words("en")
GRID = [*CELLS, "reserve", "reserve-other"]


def start() -> Tab:
    return Device().open().send("new", "horta").send("begin", {})


def elsewhere(*moves: str) -> Tab:
    """The table as the Ferengi see it: the Federation is elsewhere."""
    tab = Device().open().send("new", "horta").send("form-seat", 0, "away").send("begin", {})
    match = tab.table.match
    for text in moves:
        following = play(match, GAME.parse_move(text))
        assert isinstance(following, Match)
        match = following
    from tablee.record import encode

    return tab.go(encode(match)).wait()


def random_match(seed: int, length: int = 50) -> Match:
    rng = Random(seed)
    match = new(header("horta", 2, {option.name: rng.choice(option.values) for option in GAME.options}, ("", "Zoé")))
    while match.result is None and len(match.entries) < length:
        moves = GAME.legal_moves(match.state)
        pushes = [move for move in moves if str(move).endswith("!")]
        following = play(match, rng.choice(pushes if pushes and rng.random() < 0.3 else moves))
        assert isinstance(following, Match)
        match = following
    return match


def scene(match: Match, index: int, picks: tuple[str, ...] = (), **more: Any) -> Scene:
    seat = match.game.to_move(match.states[index])
    acting = seat if isinstance(seat, int) else None
    return Scene(ENGLISH, match, index, acting, acting=acting, picks=picks, **more)


def cells(board: Any) -> dict[str, dict[str, Any]]:
    return {str(a["id"]).removeprefix("cell-"): a for _, a, _ in walk(board) if a.get("role") == "gridcell"}


def classed(board: Any, name: str) -> list[Any]:
    return [each for each in walk(board) if name in str(each[1].get("class", "")).split()]


# -- the grid ----------------------------------------------------------------------------------------------------


def test_the_board_is_a_grid_of_five_rows_between_two_reserves() -> None:
    board = horta.board(scene(random_match(1), 0))
    (grid,) = [each for each in walk(board) if each[1].get("role") == "grid"]
    rows = [each for each in walk(grid) if each[1].get("role") == "row"]
    sizes = [sum(a.get("role") == "gridcell" for _, a, _ in walk(row)) for row in rows]
    assert sizes == [1, 5, 5, 5, 5, 5, 1]
    assert (grid[1]["aria-rowcount"], grid[1]["aria-colcount"]) == (7, 5)
    assert sorted(cells(board)) == sorted(GRID)


@given(st.integers(0, 1 << 32))
@settings(max_examples=20)
def test_every_cell_says_what_stands_there_and_whether_it_can_be_picked(seed: int) -> None:
    match, rng = random_match(seed), Random(seed)
    index = rng.randrange(len(match.states))
    state = match.states[index]
    if GAME.result(state) is not None:
        return
    found = cells(horta.board(scene(match, index)))
    going_on = lit(GAME, state, ())
    for cell in CELLS:
        label = found[cell]["aria-label"]
        glyph = hp.GAME.print_position(state).split()[0]
        assert label.startswith(f"{cell}, ")
        assert label.endswith(", possible") == (cell in going_on)
        assert ("free" in label) == (state.board[INDEX[cell]] == 0), glyph
    assert found["reserve"]["aria-label"].endswith("A ship can enter.") == ("reserve" in going_on)
    assert sum(each["tabindex"] == 0 for each in found.values()) == 1


def test_facings_are_said() -> None:
    tab = start().play("@c1N", "@c5S", "@a1E", "@e5W")
    labels = [each["aria-label"] for each in cells(horta.board(scene(tab.table.match, 4))).values()]
    for label in (
        "c1, Federation ship, facing north, possible",
        "a1, Federation ship, facing east, possible",
        "c5, Ferengi ship, facing south",
        "e5, Ferengi ship, facing west",
        "b3, asteroid",
        "Ferengi reserve: 3 ships.",
        "Federation reserve: 3 ships. A ship can enter.",
    ):
        assert label in labels


def test_what_is_picked_is_said_and_what_can_be_pushed_too() -> None:
    tab = start().play("@c1N", "@c5S", "c1c2N", "@a5E", "@b1N", "@a1N").send("pick", "c2")
    assert by_id(tab.model, "cell-c2")[1]["aria-selected"] == "true"
    assert by_id(tab.model, "cell-c3")[1]["aria-label"] == "c3, asteroid, can be pushed"
    assert by_id(tab.model, "cell-d2")[1]["aria-label"] == "d2, free, possible"


def test_drawings_say_nothing() -> None:
    tab = start().play("@c1N").send("pick", "reserve").send("pick", "c5")
    for name in ("pieces", "coordinates", "ghost"):
        (drawing,) = has_class(tab.model, name)
        assert drawing[1]["aria-hidden"] == "true"


def test_for_a_watcher_nothing_is_lit_and_there_is_still_a_place_to_begin() -> None:
    match = random_match(3)
    board = horta.board(Scene(ENGLISH, match, 4, None))
    assert not classed(board, "lit") and not classed(board, "petal")
    assert [name for name, attrs in cells(board).items() if attrs["tabindex"] == 0] == ["c3"]


# -- the keyboard ------------------------------------------------------------------------------------------------


def walked(tab: Tab, *keys: str) -> str:
    for key in keys:
        tab.send("key", key)
    assert tab.focus == f"cell-{tab.table.cursor}"
    return tab.table.cursor


def test_arrows_go_cell_by_cell_and_stop_at_the_edge() -> None:
    tab = start()
    assert walked(tab, "ArrowUp") == "c1"
    assert walked(tab, "ArrowLeft", "ArrowLeft", "ArrowLeft") == "a1"
    assert walked(tab, "ArrowUp", "ArrowUp") == "a3"
    assert walked(tab, "End") == "e3" and walked(tab, "Home") == "a3"
    assert walked(tab, "Ctrl+Home") == "reserve-other" and walked(tab, "Ctrl+End") == "reserve"
    assert walked(tab, *["ArrowUp"] * 9) == "reserve-other"
    assert walked(tab, "ArrowDown") == "c5"


@pytest.mark.parametrize("turned", [False, True])
def test_arrows_reach_every_cell(turned: bool) -> None:
    tab = start()
    if turned:
        tab.click("More").click("Turn the board")
    seen, waiting = set(), ["c3"]
    while waiting:
        cell = waiting.pop()
        if cell in seen:
            continue
        seen.add(cell)
        for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
            tab.send("at", cell)
            waiting.append(walked(tab, key))
    assert seen == set(GRID)


@pytest.mark.parametrize("turned", [False, True])
def test_an_arrow_goes_where_it_points(turned: bool) -> None:
    tab = start()
    if turned:
        tab.send("menu-turn")
    x, y = centre("c3", turned)
    for key, dx, dy in (("ArrowUp", 0, -1), ("ArrowRight", 1, 0), ("ArrowDown", 0, 1), ("ArrowLeft", -1, 0)):
        tab.send("at", "c3")
        there = centre(walked(tab, key), turned)
        assert ((there[0] > x) - (there[0] < x), (there[1] > y) - (there[1] < y)) == (dx, dy)


@pytest.mark.parametrize("turned", [False, True])
def test_while_a_facing_is_asked_for_an_arrow_is_a_facing(turned: bool) -> None:
    tab = start()
    if turned:
        tab.send("menu-turn")
    (grid,) = [
        each for each in walk(horta.board(scene(tab.table.match, 0, turned=turned))) if each[1].get("role") == "grid"
    ]
    assert grid[1]["on-keys"]["ArrowUp"] == ("key", "ArrowUp")
    board = horta.board(scene(tab.table.match, 0, ("reserve", "c1"), turned=turned))
    (grid,) = [each for each in walk(board) if each[1].get("role") == "grid"]
    order = "SWNE" if turned else "NESW"
    keys = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
    assert [grid[1]["on-keys"][key] for key in keys] == [("pick", facing) for facing in order]


def test_enter_and_space_pick() -> None:
    for attrs in cells(horta.board(scene(random_match(1), 0))).values():
        assert attrs["on-keys"] == {"Enter": attrs["on-click"], " ": attrs["on-click"]}
        assert attrs["on-focusin"] == ("at", str(attrs["id"]).removeprefix("cell-"))


# -- the other side of the table ---------------------------------------------------------------------------------


def test_the_board_stands_still_around_one_device() -> None:
    tab = start()
    before = centre("c1", False)
    tab.play("@c1N", "@c5S")
    (here,) = [
        each
        for each in has_class(tab.model, "ship0")
        if "translate" in str(each[1].get("style")) and _at(each) == before
    ]
    assert here


def _at(piece: Any) -> tuple[int, int]:
    x, y = piece[1]["style"]["transform"].removeprefix("translate(").partition(")")[0].replace("px", "").split(",")
    return int(x), int(y)


def test_the_ferengi_elsewhere_see_the_board_from_their_side() -> None:
    tab = elsewhere("@c1N")
    places = {_at(each) for each in has_class(tab.model, "piece")}
    assert centre("c1", True) in places and centre("c1", False) not in places
    tab.send("menu-turn")
    places = {_at(each) for each in has_class(tab.model, "piece")}
    assert centre("c1", False) in places


@pytest.mark.parametrize("flip", [False, True])
def test_coordinates_stand_beside_their_rows_and_columns(flip: bool) -> None:
    match = random_match(1)
    (drawn,) = classed(horta.board(Scene(ENGLISH, match, 0, None, turned=flip)), "coordinates")
    for label in drawn[2]:
        text = text_of(label)
        cell = f"{text}1" if text in "abcde" else f"a{text}"
        x, y = centre(cell, flip)
        assert label[1]["x"] == x if text in "abcde" else abs(label[1]["y"] - y) < 10


# -- picking on the table ----------------------------------------------------------------------------------------


@given(st.integers(0, 1 << 32))
@settings(max_examples=6)
def test_every_legal_move_can_be_made_by_touches_of_what_is_lit(seed: int) -> None:
    match = random_match(seed, Random(seed).randrange(40))
    if match.result is not None:
        return
    state = match.state
    for move in GAME.legal_moves(state):
        whole = GAME.picks(state, move)
        assert whole is not None
        for made in range(len(whole)):
            board = horta.board(scene(match, len(match.entries), whole[:made]))
            touched = [
                attrs for _, attrs, _ in walk(board) if attrs.get("on-click") == ("pick", whole[made])
                and (attrs.get("class") == "petal" or "lit" in str(attrs["class"]).split())
            ]  # fmt: skip
            assert len(touched) == 1, (str(move), made)
            assert touched[0]["data-pick"] == whole[made]


def test_one_s_own_ships_and_reserve_can_be_dragged_and_nothing_else() -> None:
    tab = start().play("@c1N", "@c5S")
    dragged = {
        attrs["data-drag"] for _, attrs, _ in walk(horta.board(scene(tab.table.match, 2))) if "data-drag" in attrs
    }
    assert dragged == {"c1", "reserve"}
    watched = horta.board(Scene(ENGLISH, tab.table.match, 2, 0))
    assert not any("data-drag" in attrs for _, attrs, _ in walk(watched))


def test_the_rosette_has_a_petal_for_every_legal_facing_inside_the_picture() -> None:
    match = new(header("horta", 2))
    for cell in [cell for cell in CELLS if cell[0] in "ae" or cell[1] in "15"]:
        petals = classed(horta.board(scene(match, 0, ("reserve", cell))), "petal")
        assert [each[1]["data-pick"] for each in petals] == list("NESW")
        for petal in petals:
            (circle,) = [each for each in petal[2] if each[0] == "circle"]
            assert 36 <= circle[1]["cx"] <= WIDTH - 36 and 36 <= circle[1]["cy"] <= HEIGHT - 36
            assert name_of(petal).startswith("facing ")


def test_a_turn_does_not_offer_the_facing_a_ship_has() -> None:
    tab = start().play("@c1N", "@c5S")
    petals = classed(horta.board(scene(tab.table.match, 2, ("c1", "c1"))), "petal")
    assert [each[1]["data-pick"] for each in petals] == list("ESW")


def test_a_push_to_come_is_drawn_before_it_is_made() -> None:
    tab = start().play("@c1N", "@c5S", "c1c2N", "@a5E").send("pick", "c2")
    (preview,) = has_class(tab.model, "preview")
    (arrow,) = preview[2]
    assert arrow[1]["class"] == "arrow move"
    assert not has_class(tab.send("cancel").model, "preview")


def test_an_asteroid_that_would_go_off_is_drawn_in_the_colour_of_whom_it_goes_to() -> None:
    match = new(header("horta", 2))
    for text in ("@c1N", "@a5E", "c1c2N", "@b5E", "c2!", "@a1N", "c3!", "@b1N"):
        following = play(match, GAME.parse_move(text))
        assert isinstance(following, Match), text
        match = following
    (preview,) = classed(horta.board(scene(match, len(match.entries), ("c4",))), "preview")
    assert [each[1]["class"] for each in preview[2]] == ["arrow goal goal0"]


def test_who_is_about_to_enter_or_step_is_seen_faintly() -> None:
    tab = start().send("pick", "reserve").send("pick", "d1")
    (ghost,) = has_class(tab.model, "ghost")
    x, y = centre("d1", False)
    assert ghost[1]["transform"].startswith(f"translate({x} {y})")


# -- words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_of_a_match_is_a_sentence(lang: str) -> None:
    words = Words(lang)
    kinds = set()
    for seed in range(12):
        match = random_match(seed, 120)
        for index, told in enumerate(match.told):
            kinds.update(happening.kind for happening in told)
            sentence = horta.sentence(words, match, index)
            assert sentence is not None and sentence[0].isupper() and sentence[-1] in ".!" and "{" not in sentence
    assert kinds >= {"enter", "barge", "step", "turn", "leave", "push", "shove", "out", "rescue"}


def test_sentences_say_who_and_where() -> None:
    tab = start()
    tab.play("@c1N", "@c5S", "c1b1N", "c5c4W", "b1-", "c4=S", "@a1E", "c4!")
    said = [horta.sentence(ENGLISH, tab.table.match, index) for index in range(8)]
    assert said == [
        "The Federation enters on c1, facing north.",
        "The Ferengi Alliance enters on c5, facing south.",
        "The Federation goes from c1 to b1.",
        "The Ferengi Alliance goes from c5 to c4, now facing west.",
        "The Federation leaves the board from b1.",
        "The Ferengi Alliance turns on c4, facing south.",
        "The Federation enters on a1, facing east.",
        "The Ferengi Alliance pushes from c4 to c3.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_a_sentence_and_names_an_article_of_the_rulebook(lang: str) -> None:
    words, articles = Words(lang), {article.id for article in load("horta")}
    kinds = set()
    for seed in range(8):
        match = random_match(seed, 80)
        state: State = match.states[len(match.states) // 2]
        for move in GAME.universe(state):
            step = GAME.step(state, move)
            if isinstance(step, Refusal):
                kinds.add(step.kind)
                said = explain(words, "horta", step)
                assert said[0].isupper() or (said[0] in "abcde" and said[1] in "12345")
                assert said[-1] == "." and "{" not in said
                assert step.article in articles
    assert len(kinds) >= 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_prompt_says_what_can_be_done_next(lang: str) -> None:
    match = random_match(1, 0)
    for text in ("@c1N", "@c5S", "c1c2N", "@a5E"):
        following = play(match, GAME.parse_move(text))
        assert isinstance(following, Match)
        match = following
    words, prompts = Words(lang), set()
    for picks in ((), ("reserve",), ("c2",), ("c2", "c2")):
        prompts.add(horta.prompt(Scene(words, match, 4, 0, acting=0, picks=picks)))
    assert len(prompts) == 4 and all(each[-1] == "." for each in prompts)


def test_the_prompt_says_when_a_ship_can_push_and_when_it_can_leave() -> None:
    tab = start().play("@a1N", "@c5S", "@c1N", "@a5E", "c1c2N", "@b5E")
    for ship, push, leave in (("a1", False, True), ("c2", True, False)):
        said = horta.prompt(scene(tab.table.match, 6, (ship,)))
        assert ("push" in said, "the reserve to leave" in said) == (push, leave)
    tab.play("@b1E")
    tab.play("@e5W", "@e1W")
    said = horta.prompt(scene(tab.play("@d5W").table.match, 10, ("a1",)))
    assert "push" not in said
    said = horta.prompt(scene(tab.play("a1=E", "d5=S").table.match, 12, ("a1",)))
    assert "push" in said and "the reserve to leave" in said


def test_seats_say_how_many_ships_wait() -> None:
    tab = start().play("@c1N")
    assert [name_of(each) for each in has_class(tab.model, "seat-standing")] == ["4 in reserve", "5 in reserve"]


# -- pictures ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_figures_with_captions_where_a_drawing_helps(lang: str) -> None:
    words = Words(lang)
    found = 0
    for article in load("horta"):
        for figure in horta.figure(words, article.id) or ():
            found += 1
            assert text_of(figure).strip()
            assert classed(figure, "piece")
    assert found >= 5


@pytest.mark.article("H-16")
def test_the_figures_of_strength_show_what_their_captions_say() -> None:
    for figure, text in zip(FIGURES["H-16"], ("Two against one", "Two this way", "One against one"), strict=True):
        position, move = figure
        step = GAME.step(hp.at(position), GAME.parse_move(move))
        refused = isinstance(step, Refusal)
        caption = ENGLISH(f"horta.figure-H-16-{FIGURES['H-16'].index(figure)}")
        assert caption.startswith(text)
        assert refused == ("nothing moves" in caption)


def test_the_lobbys_picture_shows_a_push_that_wins() -> None:
    picture = horta.picture(ENGLISH)
    assert classed(picture, "goal0")


def test_a_pick_that_goes_on_is_found_by_the_page_too() -> None:
    """What the board lights and what `pick` takes are the same thing."""
    match = random_match(5, 20)
    state = match.state
    for name in cells(horta.board(scene(match, 20))):
        lights = name in lit(GAME, state, ())
        assert lights == (pick(GAME, state, (), name).refusal is None)
