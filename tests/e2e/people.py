"""People at the page: what they see and do, by roles and labels, in their own language."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import BrowserContext, Locator, Page, expect

from app.texts import Words
from e2e.chromium import ROOT, follow, ready, settled
from tablee.games.horta.rules import GAME
from tablee.match import Match, header, new, play

Profile = Callable[..., BrowserContext]
LOCALES = {"en-GB": "en", "fr-FR": "fr", "de-DE": "de"}

RECORD = """
    window.heard = [];
    addEventListener("DOMContentLoaded", () => {
        for (const id of ["polite", "urgent"]) {
            const region = document.getElementById(id);
            new MutationObserver(() => region.textContent && heard.push(region.textContent.trim()))
                .observe(region, { childList: true, characterData: true, subtree: true });
        }
    });
"""

SHORT = ("@c1N", "@a5E", "c1c2N", "@b5E", "c2!", "b5=S", "c3!", "@e5W", "c4!")
"""A whole match: the Federation pushes the middle asteroid out at the far side."""


class Person:
    """Somebody with a browser of their own, at a page of the site."""

    def __init__(self, new_profile: Profile, fragment: str = "", locale: str = "en-GB", **options: Any) -> None:
        self.words = Words(LOCALES[locale])
        self.context = new_profile(locale=locale, reduced_motion="reduce", **options)
        self.context.add_init_script(RECORD)
        self.page = self.visit(fragment)
        self.match = new(header("horta", 2))

    def visit(self, fragment: str = "") -> Page:
        """A new tab at that fragment."""
        page = self.context.new_page()
        page.goto(f"./#{fragment}" if fragment else "./")
        return ready(page)

    def come_back(self, fragment: str | None = None) -> None:
        """Close the tab and open the page again, where it was or elsewhere."""
        settled(self.page)
        where = self.page.url.partition("#")[2] if fragment is None else fragment
        self.page.close()
        self.page = self.visit(where)

    # -- what is on the page

    def button(self, key: str, **values: Any) -> Locator:
        return self.page.get_by_role("button", name=self.words(f"site.{key}", **values), exact=True)

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def turn(self) -> Locator:
        """The sentence that says whose turn it is."""
        return self.page.locator(".status-turn")

    @property
    def line(self) -> Locator:
        """What is said below the board."""
        return self.page.locator(".below")

    @property
    def notice(self) -> Locator:
        return self.page.locator(".notice")

    @property
    def log(self) -> Locator:
        """The sentences of the log, the latest first."""
        return self.page.locator(".log-line")

    def heard(self) -> list[str]:
        """Everything that was announced in this tab."""
        said: list[str] = settled(self.page).evaluate("heard")
        return said

    def cell(self, name: str) -> Locator:
        """A cell of the board, or a reserve of one's own or of the other side."""
        return self.page.locator(f"#cell-{name}").and_(self.page.get_by_role("gridcell"))

    def petal(self, facing: str) -> Locator:
        return self.page.get_by_role("button", name=self.words(f"horta.facing-{facing}"), exact=True)

    # -- what a person does

    def start(self, *names: str, away: tuple[int, ...] = (), **options: str) -> None:
        """Begin a match of Horta Rescue."""
        self.button("play-otherwise", game=self.words("horta.name")).click()
        for seat, name in enumerate(names):
            default = self.words(f"horta.seat{seat}")
            self.dialog.get_by_label(self.words("site.name-of", seat=default)).fill(name)
        for seat in away:
            default = self.words(f"horta.seat{seat}")
            where = self.dialog.get_by_label(self.words("site.where-plays", seat=default))
            where.select_option(label=self.words("site.seat-away"))
        if options:
            self.dialog.get_by_text(self.words("site.variants")).click()
            for name, value in options.items():
                self.dialog.get_by_label(self.words(f"horta.option-{name}-{value}")).check()
        self.button("begin").click()
        expect(self.cell("c3")).to_be_visible()
        self.match = new(header("horta", 2, options, names))

    def touches(self, move: str) -> tuple[str, ...]:
        """What is touched for a move at the position as it is."""
        touched = GAME.picks(self.match.state, GAME.parse_move(move))
        assert touched is not None
        return touched

    def touch(self, name: str) -> None:
        """Touch a cell or choose a facing, with a finger where there is one."""
        there = self.petal(name) if name in "NESW" else self.cell(name)
        if self.page.evaluate("matchMedia('(pointer: coarse)').matches"):
            there.tap()
        else:
            there.click()

    def play(self, *moves: str) -> None:
        """Make moves by touching."""
        for move in moves:
            for name in self.touches(move):
                self.touch(name)
            self.saw(move)

    def type(self, *moves: str) -> None:
        """Make moves by typing."""
        for move in moves:
            box = self.page.get_by_label(self.words("site.type-move"))
            box.fill(move)
            box.press("Enter")
            self.saw(move)

    def saw(self, *moves: str) -> None:
        """Moves came to the table: wait until the last of them is in the log."""
        for move in moves:
            following = play(self.match, GAME.parse_move(move))
            assert isinstance(following, Match), (move, following)
            self.match = following
        expect(self.log).to_have_count(len(self.match.entries), timeout=15_000)
        settled(self.page)

    def link(self) -> str:
        """The code in the link to the match, read from the share dialog and copied."""
        self.page.get_by_role("toolbar").get_by_role("button", name=self.words("site.share"), exact=True).click()
        code = self.dialog.get_by_label(self.words("site.the-link")).input_value().partition("#")[2]
        self.dialog.get_by_role("button", name=self.words("site.copy-link"), exact=True).click()
        expect(self.dialog.get_by_role("button", name=self.words("site.copied"), exact=True)).to_be_visible()
        self.close()
        return code

    def close(self) -> None:
        """Close the dialog."""
        self.dialog.get_by_role("button", name=self.words("site.close"), exact=True).click()
        expect(self.dialog).to_have_count(0)

    def follow(self, code: str) -> None:
        """Open a link in the tab that is there."""
        follow(self.page, code)

    def choose(self, *keys: str) -> None:
        """Open the menu of the table and choose something, and what it leads to."""
        self.button("menu").click()
        for key in keys:
            self.dialog.get_by_role("button", name=self.words(f"site.{key}"), exact=True).click()
        settled(self.page)


def plain(sentence: str) -> re.Pattern[str]:
    """The sentence whatever spaces it is set with."""
    return re.compile(r"\s".join(map(re.escape, sentence.split())))


# -- axe-core

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text()
RUN = """() => axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map((node) => `${node.html.slice(0, 160)} ${node.failureSummary}`)]))"""


def find_nothing_serious(page: Page, where: str) -> None:
    """Fails with what axe-core finds in light or in dark."""
    if not settled(page).evaluate("'axe' in window"):
        page.evaluate(AXE)
    grounds = set()
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        found: list[list[str]] = page.evaluate(RUN)
        assert not found, "\n".join([f"{where}, {scheme}:", *("\n  ".join(each) for each in found)])
        grounds.add(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))
    assert len(grounds) == len(SCHEMES)
