"""What is painted before Python is there is what Python then shows."""

from __future__ import annotations

import json
from string import ascii_lowercase, ascii_uppercase

import pytest

from app import first, program
from app.nodes import Node, text_of
from app.tables import SHOWN
from app.texts import LANGUAGES, Words
from desk import Device, plain, walk
from tablee import games
from tablee.match import header, new
from tablee.record import encode

PAGES = first.pages()
TABLES = [
    (game_id, players)
    for game_id in SHOWN
    for players in range(games.load(game_id).seats[0], games.load(game_id).seats[1] + 1)
]
EACH = pytest.mark.parametrize(("game_id", "players"), TABLES)


def bare(node: Node) -> list[tuple[str, object, object]]:
    """Tags, keys and classes, outermost first: what lays the page out. A mark within a line takes no place."""
    marks = (each for each in walk(node) if each[1].get("class") == "player-where")
    inside = {id(part) for mark in marks for part in walk(mark)}
    return [(each[0], each[1].get("key"), each[1].get("class")) for each in walk(node) if id(each) not in inside]


def test_there_is_a_page_for_every_language_and_game() -> None:
    assert PAGES.keys() == {
        *(f"lobby/{lang}" for lang in LANGUAGES),
        *(f"table/{game_id}/{players}/{lang}" for lang in LANGUAGES for game_id, players in TABLES),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lobby_is_the_one_of_a_first_visit(lang: str) -> None:
    tab = Device().open(lang=lang)
    assert plain(PAGES[f"lobby/{lang}"]) == plain(program.view(tab.model))


@pytest.mark.parametrize("lang", LANGUAGES)
@EACH
def test_the_table_of_a_link_has_its_game_in_the_set_up_and_nobody_to_pick(
    game_id: str, players: int, lang: str
) -> None:
    page = PAGES[f"table/{game_id}/{players}/{lang}"]
    assert Words(lang)(f"{game_id}.name") in text_of(page)
    assert not any("lit" in str(attrs.get("class", "")).split() for _, attrs, _ in walk(page))
    assert not any(tag == "dialog" for tag, _, _ in walk(page))


def above(page: list[tuple[str, object, object]]) -> list[tuple[str, object, object]]:
    """What lies above the line below the board."""
    return page[: next(place for place, each in enumerate(page) if each[2] == "below")]


@EACH
def test_a_link_says_how_many_play_where_the_page_looks_before_python_is_there(game_id: str, players: int) -> None:
    """web/js/first.js picks the table by it."""
    digits = ascii_uppercase + ascii_lowercase + "0123456789-_"
    for match_id in range(40):
        assert digits.index(encode(new(header(game_id, players, match_id=match_id)))[-6]) & 7 == players


@EACH
def test_board_and_seats_lie_where_the_link_then_puts_them(game_id: str, players: int) -> None:
    tab = Device().open(encode(new(header(game_id, players))))
    painted, shown = (bare(page) for page in (PAGES[f"table/{game_id}/{players}/en"], program.view(tab.model)))
    skipped = ("key", "lit", "cell", "dot", "seat-where", "yours", "board", game_id)
    plain = [
        [each for each in above(page) if not any(word in str(each[2]).split() for word in skipped)]
        for page in (painted, shown)
    ]
    assert plain[0] != [] and [each[0] for each in plain[0]] == [each[0] for each in plain[1]]


def test_the_pages_are_json() -> None:
    for page in PAGES.values():
        for tag, attrs, _ in walk(page):
            json.dumps([tag, attrs])
