"""How long the computer takes for a choice in the built page, by game and level, against what is promised.

    PYTHONPATH=py python tests/bench/thinking.py [--site _site] [--choices 12] [GAME …]

The computer plays every seat of a match, its moves at once. A choice lasts from the moment the page asks for it to the
moment the page saves it. The first of a page is left out and shown by itself: it starts the worker, which is an
interpreter of its own.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "web" / "build"), str(ROOT / "tests"), str(ROOT / "py")]
from app import tables  # noqa: E402
from e2e.chromium import FLAGS, LAPTOP, executable  # noqa: E402
from e2e.opponent import Opponent  # noqa: E402
from serve import Site  # noqa: E402
from tablee.players.search import Level  # noqa: E402

PROMISED = {Level.GENTLE: 1.0, Level.STEADY: 1.0, Level.STRONG: 3.0}

WATCH = """
    window.taken = [];
    let asked;
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, ...rest) {
        if (asked !== undefined && String(value).includes('"to_move"')) {
            taken.push(performance.now() - asked);
            asked = performance.now();
        }
        return put.call(this, value, ...rest);
    };
    new MutationObserver(() => {
        const thinks = document.querySelector(".line.thinking");
        if (thinks && asked === undefined) asked = performance.now();
        if (!thinks) asked = undefined;
        const story = document.querySelector("#story-next");
        if (story) story.click();
    }).observe(document, { subtree: true, childList: true });
"""


def choices(profile: Callable[..., Any], game_id: str, level: Level, count: int) -> list[float]:
    """Seconds of so many choices in one match, the first one first."""
    person = Opponent(profile)
    person.context.add_init_script(WATCH)
    person.come_back("")
    person.against(game_id, level.value)
    person.button("menu").click()
    name = tables.default_name(person.words, game_id, 0)
    seat = person.dialog.get_by_label(person.words("site.played-by", seat=name))
    seat.select_option(label=person.words(f"site.seat-{level.value}"))
    person.close()
    over = person.button("rematch")
    while not over.count() and person.page.evaluate("taken.length") <= count:
        person.page.wait_for_timeout(200)
    taken: list[float] = person.page.evaluate("taken")
    person.context.close()
    return [milliseconds / 1000 for milliseconds in taken]


def measure(browser: Browser, address: str, game_ids: list[str], count: int) -> None:
    def profile(**options: Any) -> Any:
        return browser.new_context(**{"base_url": address, **LAPTOP, **options})

    for game_id in game_ids:
        for level in Level:
            first, *rest = choices(profile, game_id, level, count)
            longest, promised = max(rest), PROMISED[level]
            held = "yes" if longest <= promised else f"{sum(one <= promised for one in rest)} of {len(rest)}"
            row = (
                game_id,
                level.value,
                len(rest),
                *(f"{each:.2f}" for each in (first, statistics.median(rest), longest)),
            )
            print("|", *(f"{cell} |" for cell in (*row, f"{promised:.0f}", held)), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--site", type=Path, default=ROOT / "_site")
    parser.add_argument("--choices", type=int, default=12)
    parser.add_argument("games", nargs="*", default=list(tables.SHOWN), metavar="GAME")
    given = parser.parse_args()
    path = executable()
    site = Site(given.site, "/tablee/")
    site.start()
    print("| game | level | choices | first, s | p50, s | longest, s | promised, s | held |")
    print("|---|---|--:|--:|--:|--:|--:|---|")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        measure(browser, site.address, given.games, given.choices)
        browser.close()
    site.shutdown()


if __name__ == "__main__":
    main()
