"""Learning a game by playing: a whole lesson with the mouse and another with keys alone, missing, leaving, coming back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from app import lessons
from app.lessons import Step
from e2e.chromium import LAPTOP, PHONE, ready
from e2e.people import Person, Profile, find_nothing_serious, plain
from e2e.test_keyboard import ARROWS, tab_to, walk_to
from tablee.match import Match, play

STEPS = lessons.load("horta")


class Learner(Person):
    """Somebody who learns Horta Rescue."""

    def says(self, step: Step, end: str = "") -> Any:
        return plain(self.words(f"horta_lessons.{step.name}{end}"))

    def sees(self, step: Step) -> None:
        """The step is on the table, and it is to be done."""
        expect(self.page.get_by_role("heading", level=2, name=self.says(step))).to_be_visible()
        self.match = lessons.position("horta", step)

    def tool(self, key: str) -> Any:
        return self.page.get_by_role("button", name=self.words(f"lessons.{key}"), exact=True)

    def went_on(self, step: Step, move: str) -> None:
        """The choice is on the table, and what follows of itself."""
        following = play(self.match, self.match.game.parse_move(move))
        assert isinstance(following, Match)
        self.match, _ = lessons.follow(following, lessons.split(step.then), step.seat)
        if self.match is not following:
            expect(self.cell("e3")).to_have_attribute("aria-label", "e3, Ferengi ship, facing west")

    def learnt(self, step: Step) -> None:
        expect(self.line).to_contain_text(self.says(step, "-done"))
        assert self.heard()[-1] == self.words(f"horta_lessons.{step.name}-done")


def test_a_whole_lesson_by_mouse_and_then_a_match(new_profile: Profile) -> None:
    person = Learner(new_profile)
    page = person.page
    page.get_by_role("link", name="Learn Horta Rescue").click()
    for step in STEPS:
        person.sees(step)
        if step.name == "nearest":
            # The other push gives the asteroid away: it is shown, explained and taken back.
            for name in ("d3", "d4"):
                person.touch(name)
            expect(person.line).to_contain_text(person.says(step, "-not"))
            expect(person.cell("d3")).to_have_attribute("aria-label", "d3, Federation ship, facing north, possible")
        for move in lessons.split(step.solution):
            for name in person.touches(move):
                person.touch(name)
            person.went_on(step, move)
        person.learnt(step)
        if step is not STEPS[-1]:
            person.tool("next").click()
    person.tool("play").click()
    expect(person.turn).to_have_text("The Federation to play.")
    assert "#/match/" in page.url
    person.button("back-to-lobby").click()
    expect(page.get_by_role("link", name="Learn Horta Rescue")).to_be_visible()


def test_a_whole_lesson_without_a_pointer(new_profile: Profile) -> None:
    person = Learner(new_profile)
    page, press = person.page, person.page.keyboard.press
    tab_to(page, page.get_by_role("link", name="Learn Horta Rescue"))
    press("Enter")
    for step in STEPS:
        person.sees(step)
        expect(page.get_by_role("heading", level=2, name=person.says(step))).to_be_focused()
        for move in lessons.split(step.solution):
            tab_to(page, page.get_by_role("grid").locator("[tabindex='0']"))
            for name in person.touches(move):
                if name in ARROWS:
                    expect(person.petal(name)).to_be_visible()
                    press(ARROWS[name])
                else:
                    walk_to(person, name)
                    press("Enter")
            person.went_on(step, move)
        person.learnt(step)
        expect(person.tool("play" if step is STEPS[-1] else "next")).to_be_focused()
        if step is not STEPS[-1]:
            press("Enter")
    press("Enter")
    expect(person.turn).to_have_text("The Federation to play.")


def test_a_lesson_is_left_and_gone_on_with_and_shows_the_way(new_profile: Profile) -> None:
    person = Learner(new_profile, "/learn/horta", **PHONE)
    for step in STEPS[:2]:
        person.sees(step)
        for name in person.touches(step.solution):
            person.touch(name)
        person.learnt(step)
        person.tool("next").click()
    person.sees(STEPS[2])
    person.come_back("/")
    expect(person.page.get_by_role("link", name="Learn Horta Rescue by playing 2/7")).to_be_visible()
    person.come_back("/learn/horta")
    person.sees(STEPS[2])
    person.tool("show").click()
    expect(person.line).to_contain_text("The Federation goes from a2 to b2")
    person.touch("b3")
    expect(person.line.get_by_role("link", name="article H-05")).to_be_visible()
    person.tool("skip").click()
    person.sees(STEPS[3])
    person.tool("before").click()
    person.sees(STEPS[2])
    person.button("back-to-lobby").click()
    expect(person.page.get_by_role("link", name="Learn Horta Rescue by playing 2/7")).to_be_visible()
    person.page.go_back()
    person.sees(STEPS[2])


def test_what_was_learnt_comes_into_sight_without_the_board_leaving_it(new_profile: Profile) -> None:
    learner = Learner(new_profile, "/learn/zatre", viewport={"width": 360, "height": 740})
    step = lessons.load("zatre")[0]
    for move in lessons.split(step.solution):
        value, _, square = move.partition("@")
        if square:
            learner.page.get_by_role("button", name=learner.words("zatre.tile-can", value=value), exact=True).click()
            learner.page.locator(f"#cell-{square}").and_(learner.page.get_by_role("gridcell")).click()
        else:
            learner.page.get_by_role("button", name=re.compile("^End")).click()
    expect(learner.tool("next")).to_be_focused()
    expect(learner.tool("next")).to_be_in_viewport(ratio=1)
    assert learner.page.evaluate("scrollY") == 0


@pytest.mark.parametrize(
    ("game_id", "size"),
    [*((game_id, PHONE) for game_id in lessons.GAMES), ("horta", LAPTOP)],
    ids=[*lessons.GAMES, "laptop"],
)
def test_axe_finds_nothing_serious_in_a_lesson(game_id: str, size: dict[str, Any], new_profile: Profile) -> None:
    page = new_profile(reduced_motion="reduce", **size).new_page()
    page.goto(f"./#/learn/{game_id}")
    expect(ready(page).get_by_role("heading", level=2).first).to_be_focused()
    find_nothing_serious(page, f"lesson of {game_id}")
    page.get_by_role("button", name="Show me").click()
    page.wait_for_timeout(300)
    find_nothing_serious(page, f"lesson of {game_id}, with the way shown")
