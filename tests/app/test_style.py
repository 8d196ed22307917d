"""The style sheets: what their fonts weigh, and that they are made of the tokens."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from assets import fonts_of
from tools import ROOT

SHEETS = sorted((ROOT / "web" / "css").glob("*.css"))
EACH = pytest.mark.parametrize("sheet", SHEETS, ids=[path.stem for path in SHEETS])
TOKEN = re.compile(r"(--[\w-]+):")
USE = re.compile(r"var\((--[\w-]+)")


def test_the_fonts_take_no_more_than_60_kilobytes() -> None:
    sizes = {path.name: path.stat().st_size for sheet in SHEETS for path in fonts_of(sheet.read_text())}
    assert len(sizes) == 3
    assert sum(sizes.values()) <= 60_000


@EACH
def test_every_token_that_is_used_is_set_somewhere(sheet: Path) -> None:
    known = {name for path in SHEETS for name in TOKEN.findall(path.read_text())}
    set_elsewhere = {
        name
        for folder in ("py/app", "web/js")
        for path in (ROOT / folder).rglob("*.[pj][ys]")
        for name in re.findall(r"--[\w-]+", path.read_text())
    }
    assert set(USE.findall(sheet.read_text())) <= known | set_elsewhere


def test_every_token_is_used() -> None:
    used = {name for path in SHEETS for name in USE.findall(path.read_text())}
    tokens = TOKEN.findall((ROOT / "web" / "css" / "tokens.css").read_text())
    assert set(tokens) - used == set()


def said_in(tree: ast.Module) -> Iterator[str]:
    """The words of every text but docstrings, with `\0` for what is put into them."""
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    parts = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield from "".join(
                str(part.value) if isinstance(part, ast.Constant) else "\0" for part in node.values
            ).split()
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs | parts:
            yield from node.value.split()


@cache
def classes_given() -> re.Pattern[str]:
    """The classes that the views, the scripts and the page itself can give."""
    words = {word for path in (ROOT / "py" / "app").rglob("*.py") for word in said_in(ast.parse(path.read_text()))}
    for path in (*(ROOT / "web" / "js").glob("*.js"), ROOT / "index.html"):
        words.update(re.findall(r"[\w-]+", path.read_text()))
    named = sorted(word for word in words if len(word.replace("\0", "")) > 1 or word.isalpha())
    return re.compile("|".join(r"[\w-]+".join(map(re.escape, word.split("\0"))) for word in named))


@EACH
def test_every_class_is_given_to_something(sheet: Path) -> None:
    plain = re.sub(r"/\*.*?\*/", "", sheet.read_text(), flags=re.DOTALL)
    selectors = [each for each in re.findall(r"([^{}]+)\{", plain) if not each.strip().startswith("@")]
    classes = {name for each in selectors for name in re.findall(r"\.([a-zA-Z][\w-]*)", each)}
    assert sorted(name for name in classes if not classes_given().fullmatch(name)) == []


@EACH
def test_nothing_asks_what_a_table_holds(sheet: Path) -> None:
    """With `:has()` each change inside has a browser style what is around it anew: 10 of 20 elements a tap."""
    plain = re.sub(r"/\*.*?\*/", "", sheet.read_text(), flags=re.DOTALL)
    asked = set(re.findall(r"([^\s,]*?)(?::not\()?:has\(", plain))
    assert asked <= {".choice-option", "#root", "[data-first]"}


@EACH
def test_whatever_moves_has_come_within_400_milliseconds(sheet: Path) -> None:
    """What is to be looked at first may wait; that somebody thinks has no end of its own."""
    for said in re.findall(r"(?:animation|transition|--glide):([^;]+);", sheet.read_text()):
        for each in re.sub(r"\([^)]*\)", "", said).split(","):
            times = re.findall(r"([\d.]+)(ms|s)\b", each)
            if times and "infinite" not in each:
                assert float(times[0][0]) * (1 if times[0][1] == "ms" else 1000) <= 400, each


@EACH
def test_type_comes_in_the_sizes_of_the_scale(sheet: Path) -> None:
    """SVG text is measured in the drawing's own pixels."""
    sizes = re.findall(r"font-size:\s*([^;]+);", sheet.read_text())
    assert [
        size
        for size in sizes
        if not re.fullmatch(r"var\(--\w+\)|clamp\(var\(--\w+\), [^,]+, var\(--\w+\)\)|[\d.]+(px|em|cqi)", size)
    ] == []
