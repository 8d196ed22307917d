"""Makes the pictures that are files: icons, the Open Graph picture, and the README's screenshots.

`make pictures` runs it on the built site; what it makes is committed, since hosts and home screens ask for files.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "web" / "build")]
from e2e.chromium import FLAGS, executable, ready  # noqa: E402
from printer import Printer  # noqa: E402
from serve import Site  # noqa: E402

PICTURES = ROOT / "web" / "pictures"
SHOTS = ROOT / ".github" / "pictures"
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


def shoot(page: Page, name: str) -> None:
    page.wait_for_timeout(700)
    page.screenshot(path=str(SHOTS / f"{name}.png"))


def screenshots(browser: Browser, address: str) -> None:
    """Lobby, a table in play and the rulebook, at both sizes and in both themes."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    for size, (width, height) in SIZES.items():
        for theme in ("light", "dark"):
            context = browser.new_context(
                viewport={"width": width, "height": height}, color_scheme=theme, locale="fr-FR", base_url=address
            )
            page = context.new_page()
            page.goto("./")
            ready(page)
            shoot(page, f"lobby-{size}-{theme}")
            horta(page)
            shoot(page, f"horta-{size}-{theme}")
            page.goto("./#/rules/horta/H-16")
            shoot(page, f"rules-{size}-{theme}")
            context.close()


def horta(page: Page) -> None:
    page.get_by_role("button", name="Jouer à Horta Rescue").click()
    page.get_by_role("button", name="Commencer").click()
    for move in ("@c1N", "@d5S", "@b1N", "d5d4S", "b1b2N", "@e3W", "c1c2N"):
        page.get_by_label("Taper un coup").fill(move)
        page.get_by_label("Taper un coup").press("Enter")
        page.wait_for_timeout(80)
    page.get_by_role("gridcell", name="e3,").click()
    page.evaluate("scrollTo(0, 0)")


def main() -> None:
    path = executable()
    server = Site(ROOT / "_site", "/tablee/")
    server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        icons(browser)
        open_graph(browser)
        screenshots(browser, server.address)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
