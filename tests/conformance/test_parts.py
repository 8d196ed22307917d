"""What belongs to a game beside its rules. A missing part is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee import articles, games

ROOT = Path(__file__).parents[2]
LANGUAGES = ("fr", "en", "de")
EACH = pytest.mark.parametrize("game_id", games.IDS)


def missing(*parts: str) -> list[str]:
    return [part for part in parts if not any(ROOT.glob(part))]


@EACH
def test_a_game_has_its_parts(game_id: str) -> None:
    folder = f"py/tablee/games/{game_id}"
    assert not missing(
        f"{folder}/__init__.py",
        f"{folder}/articles.py",
        f"tests/games/{game_id}/test_*.py",
        f"tests/golden/{game_id}-*.txt",
    )
    assert games.load(game_id).id == game_id
    assert articles.load(game_id)


@EACH
def test_a_game_with_a_table_has_its_words_in_every_language(game_id: str) -> None:
    """The site shows the games that have a table."""
    if not missing(f"py/app/tables/{game_id}.py"):
        texts = [f"py/app/texts/{language}/{game_id}{part}.py" for language in LANGUAGES for part in ("", "_rules")]
        assert not missing(*texts)


def test_a_game_that_is_written_is_known() -> None:
    """A folder with a game in it and a golden record, but not in `games.IDS`, was forgotten there."""
    finished = {path.name.split("-")[0] for path in (ROOT / "tests/golden").glob("*.txt")}
    assert finished <= set(games.IDS)


def test_nothing_is_known_twice() -> None:
    assert len(set(games.IDS)) == len(games.IDS)


def test_what_is_missing_is_named() -> None:
    assert missing("py/tablee/game.py", "py/tablee/no_such_part.py", "tests/nowhere/*.txt") == [
        "py/tablee/no_such_part.py",
        "tests/nowhere/*.txt",
    ]


@pytest.mark.parametrize("game_id", ["chess", "", "Horta", "..", "horta "])
def test_a_game_that_is_not_there_is_a_key_error(game_id: str) -> None:
    with pytest.raises(KeyError):
        games.load(game_id)
