"""How long a link with a whole game takes to open in a page that is there, against a link with a game not begun.

    python tests/bench/opening.py [--site _site] [--rounds 7] [GAME …]

From the link in the address to the table on the screen, in turns in one page; each round has matches of its own, so
that nothing is known before. On a shared machine the ratio says more than the milliseconds. Target: a whole game of
Zatre or of its card game within a second.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "web" / "build"), str(ROOT / "tests"), str(ROOT / "py")]
from e2e.chromium import FLAGS, PHONE, executable, ready  # noqa: E402
from serve import Site  # noqa: E402
from tablee.match import Match, header, new, replay  # noqa: E402
from tablee.players.random import random_match  # noqa: E402
from tablee.record import encode  # noqa: E402

GAMES = {"zatre": 2, "zatre_cards": 4}

OPEN = """async (code) => {
    const start = performance.now();
    location.hash = code;
    const refresh = () => new Promise((done) => requestAnimationFrame(done));
    while (!location.hash.startsWith("#/match/")) await refresh();
    await refresh();
    await refresh();
    return performance.now() - start;
}"""


def numbered(match: Match, number: int) -> str:
    """The link of that match as if it were another one."""
    return encode(replay(replace(match.header, match_id=number), match.entries))


def opened(page: Page, code: str) -> float:
    """Milliseconds until the match of a link is on the table."""
    taken: float = page.evaluate(OPEN, code)
    page.evaluate("() => { location.hash = '/'; }")
    page.wait_for_selector(".lobby")
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--site", type=Path, default=ROOT / "_site")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    given = parser.parse_args()
    path = executable()
    site = Site(given.site, "/tablee/")
    site.start()
    print("| game | entries | characters | begun, ms | whole, ms | ratio |\n| --- | --: | --: | --: | --: | --: |")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        page = browser.new_context(base_url=site.address, **PHONE).new_page()
        page.goto("./")
        ready(page)
        for game_id in given.games:
            head = header(game_id, GAMES.get(game_id, 2))
            match, empty = random_match(head, Random(1)), new(head)
            pairs = [
                (opened(page, numbered(empty, 2 * number + 1)), opened(page, numbered(match, 2 * number + 2)))
                for number in range(given.rounds + 1)
            ][1:]
            begun, whole = (statistics.median(each) for each in zip(*pairs, strict=True))
            ratio = statistics.median(whole / begun for begun, whole in pairs)
            length = len(encode(match))
            print(f"| {game_id} | {len(match.entries)} | {length} | {begun:.0f} | {whole:.0f} | {ratio:.1f} |")
        browser.close()


if __name__ == "__main__":
    main()
