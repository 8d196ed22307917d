"""Every article of every rulebook has a test that carries its id."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

import pytest

from marks import marked, marks_in
from tablee import articles, games

GAMES = Path(games.__file__).parent
WRITTEN = sorted(path.parent.name for path in GAMES.glob("*/articles.py"))
EACH = pytest.mark.parametrize("game_id", games.IDS)


@EACH
def test_every_article_has_a_test(game_id: str) -> None:
    missing = [article.id for article in articles.load(game_id) if article.id not in marked()]
    assert not missing, f"articles of {game_id} without a test marked with them: {', '.join(missing)}"


def test_every_mark_names_an_article() -> None:
    known = {article.id for game_id in WRITTEN for article in articles.load(game_id)}
    unknown = {id_: tests for id_, tests in marked().items() if id_ not in known}
    assert not unknown


@pytest.mark.parametrize("game_id", WRITTEN)
def test_articles_are_in_the_order_of_the_rulebook(game_id: str) -> None:
    listed = articles.load(game_id)
    ids = [article.id for article in listed]
    assert all(re.fullmatch(r"[A-Z]-\d\d", id_) for id_ in ids)
    assert ids == sorted(set(ids))
    assert len({id_[0] for id_ in ids}) == 1
    sections = [section for section, _ in groupby(article.section for article in listed)]
    assert len(set(sections)) == len(sections), "a section is in one place"
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", section) for section in sections)


def test_no_two_games_share_an_article() -> None:
    letters = [articles.load(game_id)[0].id[0] for game_id in WRITTEN]
    assert len(set(letters)) == len(letters)


@EACH
def test_options_and_articles_name_each_other(game_id: str) -> None:
    by_id = {article.id: article for article in articles.load(game_id)}
    offered = {option.name: option for option in games.load(game_id).options}
    for option in offered.values():
        if not option.hidden:
            assert by_id[option.article].option == option.name
    assert {article.option for article in by_id.values() if article.option} <= set(offered)


SOURCE = """
import pytest
pytestmark = [pytest.mark.slow, pytest.mark.article("A-01")]

@pytest.mark.article("A-02", "A-03")
@pytest.mark.slow
def test_one(): ...

@pytest.mark.article("A-04")
class TestTwo:
    @pytest.mark.article("A-05")
    def test_three(self): ...

@pytest.mark.article("A-06")
def helper(): ...

@pytest.mark.parametrize("article", ["A-07"])
def test_four(article): "A-08"
"""


def test_marks_count_on_tests_only() -> None:
    assert sorted(marks_in(SOURCE, "here")) == [
        ("A-01", "here"),
        ("A-02", "here::test_one"),
        ("A-03", "here::test_one"),
        ("A-04", "here::TestTwo"),
        ("A-05", "here::test_three"),
    ]
