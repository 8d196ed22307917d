"""The style sheets: what their fonts weigh, and that they are made of the tokens."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from build import ROOT, fonts_of

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


@EACH
def test_type_comes_in_the_sizes_of_the_scale(sheet: Path) -> None:
    """SVG text is measured in the drawing's own pixels."""
    sizes = re.findall(r"font-size:\s*([^;]+);", sheet.read_text())
    assert [
        size
        for size in sizes
        if not re.fullmatch(r"var\(--\w+\)|clamp\(var\(--\w+\), [^,]+, var\(--\w+\)\)|[\d.]+(px|em|cqi)", size)
    ] == []
