"""Makes the pictures that are files: icons, the Open Graph picture, and the README's screenshots.

`make pictures` runs it on the built site; what it makes is committed, since hosts and home screens ask for files.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from math import inf
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[2]
# What is imported next lies on the path only from here on, hence E402.
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests"), str(ROOT / "web" / "build")]
from app.turns import turn_starts  # noqa: E402
from e2e.chromium import FLAGS, executable, follow, ready, settled  # noqa: E402
from e2e.people import SHORT  # noqa: E402
from printer import Printer  # noqa: E402
from serve import Site  # noqa: E402
from tablee import games  # noqa: E402
from tablee.chance import pick  # noqa: E402
from tablee.game import CHANCE, Draw, Refusal  # noqa: E402
from tablee.match import header, new, play  # noqa: E402
from tablee.players import load as load_player  # noqa: E402
from tablee.players.drive import decide  # noqa: E402
from tablee.players.search import Budget, Level  # noqa: E402
from tablee.record import encode  # noqa: E402

PICTURES = ROOT / "web" / "pictures"
SHOTS = ROOT / ".github" / "pictures"
NAMES = ("Anna", "Ben", "Chloé", "David")
SIZES = {"phone": (360, 740), "laptop": (1280, 800)}


def icons(browser: Browser) -> None:
    """PNG icons from icon.svg; the maskable one has no corners and a margin that may be cut off."""
    svg = (PICTURES / "icon.svg").read_text()
    for name, size, scale in (("icon-192", 192, 1.0), ("icon-512", 512, 1.0), ("icon-maskable-512", 512, 0.72)):
        page = browser.new_page(viewport={"width": size, "height": size})
        ground = "" if scale == 1 else "background:#f4ecdd"
        page.set_content(
            f"<body style='margin:0;{ground};display:grid;place-items:center;height:100vh'>"
            f"<div style='width:{scale * 100}%;line-height:0'>{svg}</div>"
        )
        page.screenshot(path=str(PICTURES / f"{name}.png"), omit_background=True)
        page.close()


def open_graph(browser: Browser) -> None:
    """1200×630: the name, what it is, and two of the games' own pictures."""
    script = (
        "import json; from app import tables; from app.texts import Words; from app.wire import Wire;"
        "print(json.dumps([json.loads(Wire().frame(tables.load(g).picture(Words('fr')))) for g in tables.SHOWN[:2]]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(ROOT / "py")},
        stdout=subprocess.PIPE,
        check=True,
    )
    printer = Printer()
    drawn = "".join(f"<div class=one>{printer.print(tree)}</div>" for tree in json.loads(done.stdout))
    css = "".join(path.read_text() for path in sorted((ROOT / "web" / "css").glob("*.css"))) + printer.sheet()
    icon = (PICTURES / "icon.svg").read_text()
    page = browser.new_page(viewport={"width": 1200, "height": 630})
    page.set_content(
        f"<html data-theme=light><style>{css} body{{margin:0;width:1200px;height:630px;overflow:hidden;display:grid;"
        "grid-template-columns:520px 1fr;align-items:center;background:var(--paper)}"
        ".words{padding:0 0 0 72px}.words>svg{width:120px;height:120px}h1{font-size:104px}"
        ".words p{font-size:34px;line-height:1.3;color:var(--muted);margin-top:18px}"
        ".two{display:grid;gap:28px;padding:0 60px}.one{height:256px;border-radius:24px;overflow:hidden;display:grid;"
        "background:var(--sunken)}.one svg{width:100%;height:100%}</style>"
        f"<body><div class=words>{icon}<h1>Tablée</h1><p>Des jeux de société dans une page.<br>Sans compte, sans réseau."
        f"</p></div><div class=two>{drawn}</div>"
    )
    page.screenshot(path=str(PICTURES / "og.png"))
    page.close()


def played(game_id: str, players: int, entries: int) -> str:
    """The code of a match after so many entries, at the start of a turn, always the same: steady players, seeded draws."""
    game, level, chance = games.load(game_id), load_player(game_id, Level.STEADY), Random(f"pictures/{game_id}")
    match = new(header(game_id, players, names=NAMES[:players], match_id=1 + games.IDS.index(game_id)))
    while match.result is None and not (len(match.entries) >= entries and turn_starts(match)[-1] == len(match.entries)):
        seat, state = match.to_move, match.state
        if seat is CHANCE:
            chances = game.chances(state)
            entry: Any = Draw(pick(chances, chance.randrange(sum(weight for _, weight in chances))))
        elif (entry := game.forced(state)) is None:
            assert isinstance(seat, int)
            entry = decide(level.search(game.view(state, seat), chance), Budget(2_000, inf)).move
        following = play(match, entry)
        assert not isinstance(following, Refusal)
        match = following
    return encode(match)


def opened(page: Page, code: str) -> None:
    """Open a link and sit on every seat, see the last turn told; where hands are hidden, look at those of who is to move."""
    page.goto(f"./#{code}")
    page.get_by_role("button", name="Nous jouons tous ici").click()
    page.wait_for_function("!document.querySelector('.untold')")
    page.wait_for_timeout(1500)
    if (mine := page.get_by_role("button", name=re.compile("^Je suis "))).count():
        mine.click()


def finish(page: Page) -> None:
    """A short match of two people here, to its end."""
    page.get_by_role("button", name="Jouer à Horta Rescue autrement").click()
    page.get_by_role("dialog").get_by_role("radio", name="Ensemble, ici").check()
    for seat, name in zip(("Fédération", "Ferengi"), NAMES, strict=False):
        page.get_by_label(re.compile(f"^Nom.*{seat}$")).fill(name)
    page.get_by_role("button", name="Commencer").click()
    for move in SHORT:
        page.get_by_label("Taper un coup").fill(move)
        page.get_by_label("Taper un coup").press("Enter")
        settled(page)
    page.wait_for_timeout(1000)
    page.evaluate("scrollTo(0, 0)")


SCREENS: Final[dict[str, Callable[[Page], None]]] = {
    "lobby": lambda page: None,
    "begin": lambda page: page.get_by_role("button", name="Jouer à Constellations autrement").click(),
    "settings": lambda page: page.get_by_role("button", name="Réglages").click(),
    "learn": lambda page: follow(page, "#/learn/horta/4"),
    "rules": lambda page: follow(page, "#/rules/horta/H-16"),
    **{
        name: lambda page, name=name, players=players, entries=entries: opened(page, played(name, players, entries))  # type: ignore[misc]
        for name, players, entries in (
            ("horta", 2, 17),
            ("piratatak", 3, 34),
            ("trekattak", 2, 60),
            ("zatre", 2, 90),
            ("zatre_cards", 2, 40),
            ("constellations", 3, 17),
        )
    },
    "share": lambda page: page.get_by_role("button", name="Partager").click(),
    "shelf": lambda page: follow(page, "#"),
    "over": finish,
    "results": lambda page: follow(page, "#/tallies"),
    "about": lambda page: follow(page, "#/about"),
}
"""How each screen is reached, in this order, on one device."""


def screenshots(browser: Browser, base: str) -> None:
    """Every screen, at both sizes and in both themes."""
    shutil.rmtree(SHOTS, ignore_errors=True)
    SHOTS.mkdir(parents=True)
    for size, (width, height) in SIZES.items():
        for theme in ("light", "dark"):
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme=theme,
                locale="fr-FR",
                base_url=f"http://localhost{base}",
                reduced_motion="reduce",
                is_mobile=size == "phone",
                has_touch=size == "phone",
            )
            page = context.new_page()
            page.goto("./")
            ready(page)
            for name, reach in SCREENS.items():
                reach(page)
                page.wait_for_timeout(700)
                page.screenshot(path=str(SHOTS / f"{name}-{size}-{theme}.png"))
                page.keyboard.press("Escape")
            context.close()


def main() -> None:
    path = executable()
    server = Site(ROOT / "_site", "/tablee/")
    server.start()
    with sync_playwright() as playwright:
        # The pictures show the address, which is to be the same each time: whatever port was free is asked behind it.
        mapped = f"--host-resolver-rules=MAP localhost 127.0.0.1:{server.server_port}"
        browser = playwright.chromium.launch(executable_path=path, args=[*FLAGS, mapped])
        icons(browser)
        open_graph(browser)
        screenshots(browser, server.base)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
