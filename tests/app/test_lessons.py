"""Lessons: every step of every game can be done, missed, left and gone on with, and says so in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from app import lessons
from app.effects import Tell
from app.lessons import GAMES, Step
from app.model import Learning
from app.nodes import text_of
from app.texts import LANGUAGES, Words, catalogue
from desk import Device, Tab, has_class
from tablee import games
from tablee.game import Draw, Refusal
from tablee.match import Match, chosen, parse_entry, play

WORDS = Words("en")
STEPS = [(game_id, number) for game_id in GAMES for number in range(1, len(lessons.load(game_id)) + 1)]
each_step = pytest.mark.parametrize(("game_id", "number"), STEPS, ids=str)


def step_at(game_id: str, number: int) -> Step:
    return lessons.load(game_id)[number - 1]


def open_step(game_id: str, number: int, device: Device | None = None) -> Tab:
    return (device or Device()).open(f"/learn/{game_id}/{number}")


def lesson(tab: Tab) -> Learning:
    assert tab.table.lesson is not None
    return tab.table.lesson


def make(tab: Tab, move: Any) -> None:
    """Touch what makes a move, and let the table run on."""
    match = tab.table.match
    seen = match.game.view(match.state, tab.table.acting).state
    for pick in match.game.picks(seen, move) or ():
        tab.send("pick", pick)
    through(tab)


def through(tab: Tab) -> None:
    """Let everything run on that is told or shown by itself; a story is told at once."""
    tab.wait()
    while tab.table.shown and (told := beats(tab)) > tab.table.beat:
        tab.send("beat", told).wait()


def beats(tab: Tab) -> int:
    count = getattr(import_module(f"app.tables.{tab.table.match.header.game}"), "beats", None)
    return count(tab.table.match, tab.table.shown - 1) if count is not None else 0


def solve(tab: Tab) -> None:
    step = step_at(tab.table.match.header.game, lesson(tab).step + 1)
    for text in lessons.split(step.solution):
        make(tab, tab.table.match.game.parse_move(text))


@cache
def missing(game_id: str, number: int) -> tuple[str, ...]:
    """Legal choices, the last one of them final, that do not come to the goal."""
    step = step_at(game_id, number)
    position = lessons.position(game_id, step)
    start = len(position.entries)

    def search(match: Match, then: tuple[str, ...], depth: int) -> tuple[str, ...] | None:
        """The first of those in the order of the rules, at most `depth` choices deep."""
        for move in match.game.legal_moves(match.state):
            following = play(match, move)
            assert not isinstance(following, Refusal)
            following, left = lessons.follow(following, then, step.seat)
            if step.goal(following, start):
                continue
            rest = search(following, left, depth - 1) if following.to_move == step.seat and depth > 1 else None
            if rest is not None or following.to_move != step.seat:
                return match.game.print_move(move), *(rest or ())
        return None

    found = next((way for depth in range(1, 6) if (way := search(position, lessons.split(step.then), depth))), None)
    assert found is not None, "every way comes to the goal"
    return found


def miss(tab: Tab) -> None:
    """Choose what leads elsewhere, until the step says so; its choices are then taken back."""
    game_id, number = tab.table.match.header.game, lesson(tab).step + 1
    misses = lesson(tab).misses
    for text in missing(game_id, number):
        make(tab, tab.table.match.game.parse_move(text))
        assert lesson(tab).outcome != "done"
    assert lesson(tab).misses == misses + 1


# -- what a lesson is made of ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", GAMES)
def test_a_lesson_has_five_to_eight_steps(game_id: str) -> None:
    steps = lessons.load(game_id)
    assert 5 <= len(steps) <= 8
    assert len({step.name for step in steps}) == len(steps)


@each_step
def test_a_step_begins_with_the_learner_to_choose_and_something_to_do(game_id: str, number: int) -> None:
    step = step_at(game_id, number)
    match = lessons.position(game_id, step)
    assert match.to_move == step.seat and match.result is None
    assert match.game.forced(match.state) is None
    assert not step.goal(match, len(match.entries))


def keys(game_id: str) -> set[str]:
    return {f"{step.name}{end}" for step in lessons.load(game_id) for end in ("", "-done", "-not")}


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_its_three_texts_in_every_language(game_id: str, lang: str) -> None:
    assert catalogue(lang, f"{game_id}_lessons").keys() == keys(game_id)


SENTENCE = re.compile(r"[.!?](?=\s|$)")


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_of_lessons_are_short_and_cleanly_typed(game_id: str, lang: str) -> None:
    written: dict[str, str] = import_module(f"app.texts.{lang}.{game_id}_lessons").TEXTS
    for key, text in written.items():
        assert text == text.strip() and text[-1] in ".!?", key
        assert "  " not in text and "..." not in text and not re.search(r'["<>*_`\[\]{}|\t\n]', text), key
        assert 1 <= len(SENTENCE.findall(text)) <= 3, f"{key}: two sentences and an exclamation at most"
        assert len(text) <= (120 if key.endswith(("-done", "-not")) else 105), f"{key}: {len(text)} characters"
    for key, said in catalogue(lang, f"{game_id}_lessons").items():
        assert isinstance(said, str)
        if lang == "fr":
            assert not re.search(r" [;!?:»]|« |'|[^\s ;!?:][;!?:](?=\s|$)", said), key
        else:
            assert not re.search(r"\s[;!?:,.](\s|$)|[«»']", said), key


# -- doing a step ------------------------------------------------------------------------------------------------


@each_step
def test_the_solution_reaches_the_goal_by_touches_at_the_table(game_id: str, number: int) -> None:
    tab = open_step(game_id, number)
    assert tab.focus == "task"
    solve(tab)
    assert lesson(tab).outcome == "done"
    said = WORDS(f"{game_id}_lessons.{step_at(game_id, number).name}-done")
    assert tab.said[-1] == said and said in tab.words
    assert tab.focus == "lesson-on"
    assert lessons.done(tab.model.learnt, game_id)[0] == 1


@each_step
def test_another_legal_way_is_shown_and_taken_back_with_a_word(game_id: str, number: int) -> None:
    tab = open_step(game_id, number)
    match = tab.table.match
    said = WORDS(f"{game_id}_lessons.{step_at(game_id, number).name}-not")
    assert said not in tab.words
    miss(tab)
    assert said in tab.said and said in tab.words
    assert lesson(tab).outcome == "" and lesson(tab).misses == 1
    assert tab.table.match.entries == match.entries and tab.table.shown == len(match.entries)
    assert tab.table.hint is None
    solve(tab)
    assert lesson(tab).outcome == "done"


@each_step
def test_after_a_second_miss_the_way_is_shown(game_id: str, number: int) -> None:
    tab = open_step(game_id, number)
    miss(tab)
    miss(tab)
    assert tab.table.hint is not None
    picks, said = tab.table.hint
    assert picks and said in tab.words and tab.said[-1] == said


@each_step
def test_whoever_follows_what_is_shown_comes_to_the_goal(game_id: str, number: int) -> None:
    tab = open_step(game_id, number)
    for _ in range(20):
        if lesson(tab).outcome == "done":
            break
        tab.click(WORDS("lessons.show"))
        assert tab.table.hint is not None
        for pick in tab.table.hint[0]:
            tab.send("pick", pick)
        through(tab)
    assert lesson(tab).outcome == "done"


@each_step
def test_what_is_shown_stands_out_at_the_table(game_id: str, number: int) -> None:
    tab = open_step(game_id, number)
    assert not marks(tab)
    tab.click(WORDS("lessons.show"))
    assert marks(tab)
    tab.click(WORDS("lessons.show"))
    assert not marks(tab)


def marks(tab: Tab) -> list[Any]:
    return [each for name in ("hint", "hinted") for each in has_class(tab.model, name)]


def attempts(game_id: str, number: int) -> Iterator[tuple[Any, ...]]:
    """What becomes of every first choice."""
    step = step_at(game_id, number)
    match = lessons.position(game_id, step)
    for move in match.game.legal_moves(match.state):
        following = play(match, move)
        assert not isinstance(following, Refusal)
        yield lessons.follow(following, lessons.split(step.then), step.seat)[0].entries


@each_step
def test_every_learner_sees_the_same(game_id: str, number: int) -> None:
    """Nothing is drawn at random, whatever is chosen."""
    step = step_at(game_id, number)
    written = {text for text in lessons.split(f"{step.log};{step.then}") if text.startswith(":")}
    tries = list(attempts(game_id, number))
    assert tries == list(attempts(game_id, number))
    assert all(str(entry) in written for entries in tries for entry in entries if isinstance(entry, Draw))


@each_step
def test_all_that_is_written_down_is_used_by_the_solution_or_by_another_way(game_id: str, number: int) -> None:
    """No entry of a step is left over: of what is to come, everything can come."""
    step = step_at(game_id, number)
    if not step.then:
        return
    seen = 0
    waiting = [(lessons.position(game_id, step), lessons.split(step.then))]
    all_of_it = len(waiting[0][1])
    while waiting and seen < all_of_it:
        match, then = waiting.pop()
        seen = max(seen, all_of_it - len(then))
        if match.to_move != step.seat:
            continue
        for move in legal_first(step, match)[:12]:
            following = play(match, move)
            if not isinstance(following, Refusal):
                waiting.append(lessons.follow(following, then, step.seat))
    assert seen == all_of_it


def legal_first(step: Step, match: Match) -> list[Any]:
    """The legal moves, what the solution does next before the others."""
    start = len(lessons.position(match.header.game, step).entries)
    wanted = lessons.next_move(step, match, start)
    return sorted(match.game.legal_moves(match.state), key=lambda move: move != wanted)


@each_step
def test_the_solution_is_made_of_choices_only(game_id: str, number: int) -> None:
    step = step_at(game_id, number)
    match, then = lessons.position(game_id, step), lessons.split(step.then)
    start = len(match.entries)
    for text in lessons.split(step.solution):
        assert lessons.next_move(step, match, start) == parse_entry(match.game, text)
        following = play(match, parse_entry(match.game, text))
        assert not isinstance(following, Refusal)
        match, then = lessons.follow(following, then, step.seat)
    assert lessons.next_move(step, match, start) is None
    choices = [index for index in range(start, len(match.entries)) if chosen(match, index) == step.seat]
    assert len(choices) == len(lessons.split(step.solution))


def test_a_refusal_is_the_usual_one_with_its_article() -> None:
    tab = open_step("horta", 1)
    tab.send("pick", "b3")
    assert tab.urgent == ["An asteroid is not played: a ship pushes it."]
    assert "article H-05" in tab.words and lesson(tab).misses == 0


# -- going on, leaving, coming back ------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", GAMES)
def test_a_whole_lesson_ends_with_a_match_against_the_gentle_computer(game_id: str) -> None:
    device = Device()
    tab = device.open(f"/learn/{game_id}")
    count = len(lessons.load(game_id))
    for number in range(1, count + 1):
        assert tab.fragment == f"/learn/{game_id}/{number}"
        solve(tab)
        if number < count:
            tab.click(WORDS("lessons.next"))
    assert lessons.done(tab.model.learnt, game_id) == (count, count)
    tab.click(WORDS("lessons.play"))
    assert tab.fragment.startswith("/match/") and tab.table.lesson is None
    fewest = games.load(game_id).seats[0]
    assert tab.table.kept.seats == ("here", *["gentle"] * (fewest - 1))
    assert [key for key in device.kept if key.startswith("match/")] == [f"match/{tab.table.kept.id}"]


def test_a_lesson_is_left_and_gone_on_with() -> None:
    device = Device()
    tab = device.open("/learn/horta")
    solve(tab)
    tab.click(WORDS("lessons.next"))
    solve(tab)
    tab.send("lobby")
    assert tab.model.table is None and tab.fragment == ""
    assert tab.go("/learn/horta").fragment == "/learn/horta/3"
    tab.close()
    again = device.open("/learn/horta")
    assert again.fragment == "/learn/horta/3"
    assert len(has_class(again.model, "done")) == 2
    again.click(WORDS("lessons.before"))
    assert again.fragment == "/learn/horta/2" and lesson(again).outcome == ""


def test_a_step_that_was_left_out_is_the_one_to_go_on_with() -> None:
    device = Device()
    tab = device.open("/learn/horta/1").click(WORDS("lessons.skip"))
    assert tab.fragment == "/learn/horta/2"
    solve(tab)
    assert device.open("/learn/horta").fragment == "/learn/horta/1"


def test_after_the_last_step_a_lesson_begins_again() -> None:
    names = [step.name for step in lessons.load("horta")]
    device = Device(lessons=json.dumps({"horta": names}))
    assert device.open("/learn/horta").fragment == "/learn/horta/1"


def test_nothing_of_a_lesson_is_kept_but_what_was_learnt() -> None:
    device = Device()
    tab = device.open("/learn/horta/1")
    solve(tab)
    tab.send("visible", False).send("visible", True)
    assert set(device.kept) == {"lessons", "release"} and not device.locks
    assert tab.model.shelf == () and tab.timers == []
    assert not any(type(effect).__name__ in ("Picture", "Hold") for effect in tab.effects)
    assert all(json.loads(effect.text)[0] == "lessons" for effect in tab.effects if isinstance(effect, Tell))
    tab.send("lobby")
    assert not device.locks


def test_two_tabs_keep_what_was_learnt_in_both() -> None:
    device = Device()
    one, other = open_step("horta", 1, device), open_step("zatre", 1, device)
    solve(one)
    solve(other)
    both = {"horta": frozenset({step_at("horta", 1).name}), "zatre": frozenset({step_at("zatre", 1).name})}
    assert one.model.learnt == other.model.learnt == lessons.read(device.kept["lessons"]) == both


@pytest.mark.parametrize("kept", ["", "nonsense", "[]", "3", '{"horta": 3}', '{"horta": ["gone"]}', "null"])
def test_what_cannot_be_read_of_it_is_nothing_learnt(kept: str) -> None:
    tab = Device(lessons=kept).open("/learn/horta")
    assert tab.fragment == "/learn/horta/1" and lessons.done(tab.model.learnt, "horta")[0] == 0


@pytest.mark.parametrize("fragment", ["/learn", "/learn/", "/learn/chess", "/learn/chess/1"])
def test_there_is_no_lesson_of_what_is_no_game(fragment: str) -> None:
    tab = Device().open(fragment)
    assert tab.model.route == ("lobby",) and tab.fragment == ""


@pytest.mark.parametrize("number", ["0", "9", "-1", "x", "1٢"])
def test_a_step_there_is_none_of_opens_the_one_to_go_on_with(number: str) -> None:
    assert Device().open(f"/learn/horta/{number}").fragment == "/learn/horta/1"


def test_a_step_that_is_open_stays_as_it_is() -> None:
    tab = open_step("horta", 3)
    tab.send("pick", "a2")
    assert tab.go("/learn/horta/3").table.picks == ("a2",)
    assert tab.go("/learn/horta/4").table.picks == ()


def test_choices_of_a_step_can_be_begun_again() -> None:
    tab = open_step("horta", 3)
    assert not tab.offers(WORDS("lessons.back"))
    make(tab, tab.table.match.game.parse_move("a2b2N"))
    assert len(tab.table.match.entries) == 6
    tab.click(WORDS("lessons.back"))
    assert len(tab.table.match.entries) == 4 and lesson(tab).misses == 0
    solve(tab)
    tab.click(WORDS("lessons.back"))
    assert lesson(tab).outcome == "" and tab.table.acting == 0
    solve(tab)
    assert lesson(tab).outcome == "done"


def test_asking_the_way_after_having_gone_another_begins_again() -> None:
    tab = open_step("horta", 3)
    make(tab, tab.table.match.game.parse_move("a2a1E"))
    assert len(tab.table.match.entries) == 6 and lesson(tab).outcome == ""
    tab.click(WORDS("lessons.show"))
    assert len(tab.table.match.entries) == 4
    assert tab.table.hint is not None and tab.table.hint[0] == ("a2", "b2", "N")


def test_while_a_miss_is_shown_nothing_can_be_touched() -> None:
    tab = open_step("horta", 1)
    for pick in ("c4", "b4", "N"):
        tab.send("pick", pick)
    tab.wait(1)
    assert lesson(tab).outcome == "missed" and tab.table.acting is None
    tab.send("pick", "reserve")
    assert tab.table.picks == () and tab.table.refusal is None
    tab.wait()
    assert lesson(tab).outcome == "" and tab.table.acting == 0


def test_going_on_before_a_step_is_judged_leaves_the_judgement_behind() -> None:
    tab = open_step("horta", 1)
    for pick in ("c4", "c5"):
        tab.send("pick", pick)
    tab.click(WORDS("lessons.skip")).wait()
    assert lesson(tab).step == 1 and lesson(tab).outcome == "" and not tab.model.learnt


def test_a_lesson_speaks_the_language_of_the_page() -> None:
    tab = open_step("horta", 1)
    solve(tab)
    tab.send("lang", "fr")
    assert Words("fr")("horta_lessons.goal-done") in tab.words
    assert tab.fragment == "/learn/horta/1" and "Picture" not in {type(effect).__name__ for effect in tab.effects}


def test_a_link_that_cannot_be_read_leaves_the_lesson_where_it_was() -> None:
    tab = open_step("horta", 2)
    tab.go("1horta.broken")
    assert tab.notice and tab.fragment == "/learn/horta/2" and lesson(tab).step == 1


@pytest.mark.parametrize("game_id", GAMES)
def test_the_rulebook_leads_to_the_lesson(game_id: str) -> None:
    tab = Device().open(f"/rules/{game_id}")
    links = [each for each in has_class(tab.model, "button") if each[1].get("href") == f"#/learn/{game_id}"]
    assert [text_of(each) for each in links] == [WORDS("lessons.by-playing")]
