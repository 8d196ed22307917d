"""Every article of every game has its text in every language, and nothing else is there."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import tablee.games
from app.texts import LANGUAGES, catalogue
from tablee.articles import load

GAMES = sorted(path.parent.name for path in Path(tablee.games.__path__[0]).glob("*/articles.py"))
PAGES = [(language, game) for language in LANGUAGES for game in GAMES]


def written(language: str, game: str) -> dict[str, str]:
    """The texts as their author typed them."""
    texts: dict[str, str] = import_module(f"app.texts.{language}.{game}_rules").TEXTS
    return texts


def test_there_are_pages_to_check() -> None:
    assert {"horta", "piratatak", "trekattak", "zatre", "zatre_cards", "constellations"} <= set(GAMES)


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_each_article_and_section_has_a_text_and_no_other_key_is_there(language: str, game: str) -> None:
    articles = load(game)
    wanted = {"intro", *(article.id for article in articles), *(f"section-{article.section}" for article in articles)}
    assert set(written(language, game)) == wanted


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_texts_are_cleanly_typed(language: str, game: str) -> None:
    for key, text in written(language, game).items():
        assert '"' not in text, key
        assert not re.search(r"[{}<>*_`\[\]]", text), f"{key}: no placeholder, no markup"
        for line in text.split("\n"):
            assert line == line.strip(), f"{key}: {line!r} has space at an end, or is empty"
            assert line, f"{key} has an empty line"
            assert "  " not in line, key
            assert line.startswith("- ") or not line.startswith("-"), key


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_prose_ends_with_a_full_stop_and_headings_do_not(language: str, game: str) -> None:
    for key, text in written(language, game).items():
        if key.startswith("section-"):
            assert text[-1].isalpha(), key
        else:
            assert text[-1] in ".?", key
            assert all(line[-1] in ".?:;" for line in text.split("\n")), key


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_articles_named_in_a_text_exist(language: str, game: str) -> None:
    ids = {article.id for article in load(game)}
    for key, text in written(language, game).items():
        assert ids.issuperset(re.findall(r"\b[A-Z]-\d\d\b", text)), key


@pytest.mark.parametrize("game", GAMES)
def test_an_intro_has_two_sentences(game: str) -> None:
    for language in LANGUAGES:
        assert len(re.findall(r"[.?](?= |$)", written(language, game)["intro"])) == 2, language


@pytest.mark.parametrize("game", GAMES)
def test_languages_say_as_much_as_each_other(game: str) -> None:
    pages = [written(language, game) for language in LANGUAGES]
    for key in pages[0]:
        shapes = {tuple(line.startswith("- ") for line in page[key].split("\n")) for page in pages}
        assert len(shapes) == 1, f"{key}: paragraphs and lists differ"


@pytest.mark.parametrize("game", GAMES)
def test_french_spaces_do_not_break_before_high_punctuation(game: str) -> None:
    for key, text in catalogue("fr", f"{game}_rules").items():
        assert isinstance(text, str)
        assert not re.search(r" [;!?:»]|« |'", text), key
        assert not re.search(r"[^\s;!?:][;!?:](?=\s|$)", text), f"{key}: no space before high punctuation"


@pytest.mark.parametrize(("language", "game"), [page for page in PAGES if page[0] != "fr"])
def test_other_languages_have_no_space_before_punctuation(language: str, game: str) -> None:
    for key, text in written(language, game).items():
        assert not re.search(r" [;!?:,.]", text), key
