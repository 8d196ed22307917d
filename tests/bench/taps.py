"""How long from a tap to the paint that shows its result, with the processor slowed four times, as a middling phone is.

    python tests/bench/taps.py [--site _site] [--taps 60] [--slower 4] [--press 80] [GAME-PLAYERS …]

Opens each game's longest golden record at nine tenths of its moves, with as many players as there are, on a phone's
screen, all of them at this device; then taps what is lit, whatever that is, at a person's pace, as long as the match
goes on. The finger stays on the glass for a short tap's time, --press in milliseconds; a tap counts from its leaving to
the paint after the page's change: after the last, should one follow the other. *Busy* is what the page's thread and
Python's worker had of the processor meanwhile, slowing included: on a machine that does other work too it says more than
the clock. Chromium slows the page's thread only, so what the worker took is multiplied here, for the clock too, unless
the page was at work meanwhile: a phone has a core for either. What a slow worker would not have done before the finger
left is counted as well.
Target: 95 of 100 within 100 ms on the heaviest table. tests/bench/page.md keeps results.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from dataclasses import replace
from operator import itemgetter
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

ROOT = Path(__file__).parents[2]
# None of these is installed: they are found by their folders, so that their imports can only come after.
sys.path[:0] = [str(ROOT / "web" / "build"), str(ROOT / "tests"), str(ROOT / "py")]
from app.texts import Words  # noqa: E402
from e2e.chromium import FLAGS, PHONE, executable, ready  # noqa: E402
from e2e.fingers import Fingers  # noqa: E402
from serve import Site  # noqa: E402
from tablee.match import Match, replay  # noqa: E402
from tablee.record import encode, parse_file  # noqa: E402

TARGET = 100  # milliseconds
TABLES = ("horta-2", "piratatak-4", "trekattak-4", "zatre-4", "zatre_cards-4", "constellations-5")

WATCH = """() => {
    let lifted = false;
    addEventListener("pointerdown", () => { lifted = false; performance.mark("pressed"); }, { capture: true });
    addEventListener("pointerup", () => { lifted = true; performance.mark("lifted"); }, { capture: true });
    window.changed = performance.now();
    new MutationObserver((changes) => {
        changed = performance.now();
        const seen = ({ attributeName }) => !["data-gliding", "tabindex"].includes(attributeName);
        if (lifted && changes.some(seen)) performance.mark("changed");
    }).observe(document.getElementById("root"), {
        subtree: true, childList: true, attributes: true, characterData: true,
    });
}"""
TRACED = ["toplevel", "blink.user_timing", "devtools.timeline", "__metadata"]
FOLLOWS = 100_000  # microseconds: what changes later than that after a change is another matter
PAINTED = "Layerize"  # with this the page's thread hands a frame over

QUIET = "performance.now() - changed > 1500"  # longer than anything a table shows waits for what comes after it

LIT = """() => {
    window.lit = [...document.querySelectorAll(
        ".curtain .primary, .stage .lit, .stage .petal, .deed:not([aria-disabled]), .z-end, " +
        ".chip-button[data-drag]:not(.picked)"
    )].filter((each) => each.closest("[data-on-click]") && each.checkVisibility());
    return lit.length;
}"""

PLACE = """(index) => {
    lit[index].scrollIntoView({ block: "center", behavior: "instant" });
    const box = lit[index].getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def late(table: str) -> Match:
    """The longest golden record of that game by that many, at nine tenths."""
    game, _, players = table.rpartition("-")
    files = (ROOT / "tests" / "golden").glob(f"{game}-*.txt")
    matches = [match for path in files for match in parse_file(path.read_text()) if path.stem.startswith(f"{game}-")]
    match = max((each for each in matches if each.header.players == int(players)), key=lambda each: len(each.entries))
    length = len(match.entries) * 9 // 10
    while not isinstance(match.game.to_move(match.states[length]), int):
        length -= 1
    return replay(replace(match.header, match_id=1), match.entries[:length])


class Tap(NamedTuple):
    """Microseconds: when the finger came, when it left, the end of the frame with the change; the page's thread."""

    pressed: float
    lifted: float
    shown: float
    thread: int


def tapping(trace: list[dict[str, Any]]) -> list[Tap]:
    """Each tap that changed the page."""
    found: list[Tap] = []
    pressed, lifted, changed, before = 0.0, 0.0, 0.0, 0.0
    marks = [each for each in trace if each["name"] in ("pressed", "lifted", "changed", PAINTED)]
    for mark in sorted(marks, key=itemgetter("ts")):
        match mark["name"]:
            case "pressed":
                pressed, changed, before = mark["ts"], 0.0, 0.0
            case "lifted":
                lifted = mark["ts"]
            case "changed" if not before or mark["ts"] - before < FOLLOWS:
                changed = mark["ts"]
            case name if name == PAINTED and changed:
                if before:
                    found.pop()
                found.append(Tap(pressed, lifted, mark["ts"] + mark["dur"], mark["tid"]))
                changed, before = 0.0, mark["ts"]
    return found


def share(trace: list[dict[str, Any]], threads: set[int], start: float, end: float) -> float:
    """Microseconds of the processor that threads had between two times."""
    tasks = [each for each in trace if each.get("ph") == "X" and each["tid"] in threads and "tdur" in each]
    outermost = dict.fromkeys(threads, 0.0)
    had = 0.0
    for task in sorted(tasks, key=itemgetter("ts")):
        if task["ts"] < outermost[task["tid"]] or task["ts"] + task["dur"] <= start or task["ts"] >= end:
            continue
        outermost[task["tid"]] = task["ts"] + task["dur"]
        part = (min(task["ts"] + task["dur"], end) - max(task["ts"], start)) / (task["dur"] or 1)
        had += task["tdur"] * part
    return had


def waited(trace: list[dict[str, Any]], thread: int, threads: set[int], start: float, end: float) -> float:
    """Microseconds the last answer of those threads waited for what the page's thread was doing when it came."""
    tasks = [each for each in trace if each.get("ph") == "X" and start <= each["ts"] + each["dur"] <= end]
    answered = max((each["ts"] + each["dur"] for each in tasks if each["tid"] in threads), default=end)
    at_work = [each["ts"] + each["dur"] for each in tasks if each["tid"] == thread and each["ts"] <= answered]
    return max(0.0, max(at_work, default=answered) - answered)


def tapped(trace: list[dict[str, Any]], slower: float) -> list[tuple[float, float]]:
    """Milliseconds of each tap that changed the page: by the clock, and busy."""
    names = [each for each in trace if each["name"] == "thread_name"]
    found = []
    for pressed, start, end, thread in tapping(trace):
        (process,) = {each["pid"] for each in names if each["tid"] == thread}
        workers = {
            each["tid"] for each in names if each["pid"] == process and "DedicatedWorker" in each["args"]["name"]
        }
        page, python = share(trace, {thread}, start, end), share(trace, workers, start, end)
        left = max(0.0, slower * share(trace, workers, pressed, start) - (start - pressed))
        more = (slower - 1) * python + left
        clock = end - start + more - min(more, waited(trace, thread, workers, start, end))
        found.append((clock / 1000, (page + slower * python + left) / 1000))
    return found


def measure(
    browser: Browser, page: Page, table: str, taps: int, slower: float, press: float
) -> list[tuple[float, float]]:
    """Taps what is lit; milliseconds of each tap by the clock, and busy."""
    page.goto(f"./#{encode(late(table))}")
    ready(page)
    page.get_by_role("button", name=Words("en")("site.all-here")).click()
    page.wait_for_function(LIT)
    finger = Fingers(page)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(WATCH)
    browser.start_tracing(page=page, categories=TRACED)
    random = Random(table)
    for _ in range(taps):
        try:  # a story may be told first, a card be on its way
            lit = page.wait_for_function(LIT, timeout=20_000).json_value()
        except TimeoutError:
            break
        finger.send("Start", page.evaluate(PLACE, random.randrange(lit)))
        page.wait_for_timeout(press)
        finger.send("End")
        page.wait_for_timeout(500)
        page.wait_for_function(QUIET)
    return tapped(json.loads(browser.stop_tracing())["traceEvents"], slower)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--site", type=Path, default=ROOT / "_site")
    parser.add_argument("--taps", type=int, default=60)
    parser.add_argument("--slower", type=float, default=4)
    parser.add_argument("--press", type=float, default=80)
    parser.add_argument("tables", nargs="*", default=list(TABLES), metavar="GAME-PLAYERS")
    given = parser.parse_args()
    site = Site(given.site, "/tablee/")
    site.start()
    path = executable()
    print("| table | taps | p50, ms | p95, ms | busy p50, ms | busy p95, ms |\n| --- | --: | --: | --: | --: | --: |")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for table in given.tables:
            options: dict[str, Any] = {**PHONE, "locale": "en-GB", "base_url": site.address}
            context = browser.new_context(**options)
            times = measure(browser, context.new_page(), table, given.taps, given.slower, given.press)
            context.close()
            if len(times) < 2:
                print(f"| {table} | {len(times)} | | | | |", flush=True)
                continue
            figures = [
                f"{figure:.0f}"
                for each in zip(*times, strict=True)
                for figure in (statistics.median(each), statistics.quantiles(each, n=20)[-1])
            ]
            print(f"| {table} | {len(times)} | {' | '.join(figures)} |", flush=True)
        browser.close()
    print(f"\ntarget: p95 at most {TARGET} ms")


if __name__ == "__main__":
    main()
