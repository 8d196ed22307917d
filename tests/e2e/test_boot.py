"""From the first byte to a page a person can use."""

from __future__ import annotations

import ast
import json
import re
import sys
from http import HTTPStatus
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, LocatorAssertions, Page, expect

from app.tables import SHOWN
from bytecode import modules_of
from e2e.chromium import LAPTOP, PHONE, ROOT, Held, offline_ready, python, ready
from serve import Handler, Site
from tablee import games
from tablee.match import header, new
from tablee.record import encode

FIRST_VISIT = 6_500_000  # bytes as sent, until a person can act
AFTERWARDS = 1_000_000

SHIFTS = """
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
            shifts.push([entry.value, ...entry.sources.map((source) => source.node?.outerHTML?.slice(0, 200))]);
        }
    }).observe({ type: "layout-shift", buffered: true });
"""


def first_paint(page: Page) -> LocatorAssertions:
    return expect(page.locator("#root > [data-first]"))


def test_a_person_can_act(page: Page) -> None:
    page.goto("./")
    ready(page)
    assert page.evaluate("document.documentElement.dataset.screen") == "playing"
    assert page.locator("#root > *").count() == 1
    expect(page.locator("#loading")).to_be_hidden()
    expect(page.locator("#trouble")).to_be_hidden()


@pytest.mark.parametrize("base", ["/", "/some/where/deep/"])
def test_it_works_under_any_path(built: Path, base: str, new_profile: Any) -> None:
    server = Site(built, base)
    server.start()
    page = new_profile(site=server).new_page()
    page.goto("./")
    ready(page)
    offline_ready(page)
    server.shutdown()
    server.server_close()


def test_the_first_visit_is_small_and_the_rest_comes_after_it(own_site: Site, new_profile: Any) -> None:
    page = new_profile(site=own_site).new_page()
    page.goto("./")
    ready(page)
    before = dict(own_site.served)
    offline_ready(page)
    page.wait_for_load_state("networkidle")
    after = {name: size - before.get(name, 0) for name, size in own_site.served.items()}
    assert sum(before.values()) <= FIRST_VISIT, before
    assert sum(after.values()) <= AFTERWARDS, after


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("locale", ["fr-FR", "en-GB", "de-DE", "es-ES"])
def test_the_lobby_is_there_before_python_and_nothing_moves(size: Any, locale: str, new_profile: Any) -> None:
    page = new_profile(locale=locale, **size).new_page()
    page.add_init_script(SHIFTS)
    held = Held(page, r"\.wasm$")
    page.goto("./")
    language = locale[:2] if locale[:2] in {"fr", "en", "de"} else "en"
    lobby = page.locator(f'[data-first="lobby/{language}"]')
    expect(lobby).to_be_visible()
    expect(lobby.locator("h1, h2").first).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language
    text = lobby.inner_text()
    # The elements themselves are taken over: whoever reads them or has the focus there notices nothing.
    page.evaluate("document.querySelector('#root main button').focus({ preventScroll: true })")
    page.evaluate("window.focused = document.activeElement; window.lobby = document.querySelector('#root > *')")
    held.release()
    ready(page)
    assert page.evaluate("document.querySelector('#root > *') === lobby")
    assert page.evaluate("document.activeElement === focused && focused !== document.body")
    assert page.locator("#root > *").inner_text() == text
    assert page.evaluate("shifts") == []


class Halting(Handler):
    """Sends the page as far as the header's choice of a language, and the rest once told to."""

    told: Event

    def do_GET(self) -> None:
        if self.path != self.server.base:
            super().do_GET()
            return
        page = (self.server.root / "index.html").read_bytes()
        far = page.index(b"</select>") + len(b"</select>")
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page[:far])
        self.told.wait()
        self.wfile.write(page[far:])


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_nothing_moves_when_the_page_comes_in_parts(size: Any, own_site: Site, new_profile: Any) -> None:
    class Here(Halting):
        told = Event()

    own_site.RequestHandlerClass = Here
    page = new_profile(site=own_site, locale="fr-FR", **size).new_page()
    page.add_init_script(SHIFTS)
    page.goto("./", wait_until="commit")
    page.wait_for_function("performance.getEntriesByName('first-paint').length > 0")
    Here.told.set()
    ready(page)
    assert page.evaluate("shifts") == []


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize("game", SHOWN)
def test_a_link_is_met_by_the_table_of_its_game_and_nothing_moves(
    game: str, most: bool, size: Any, new_profile: Any
) -> None:
    """Whose turn it is and whose seats these are shows only once the link is read, in room kept for it."""
    match = new(header(game, games.load(game).seats[most]))
    page = new_profile(**size).new_page()
    page.add_init_script(SHIFTS)
    held = Held(page, r"\.wasm$")
    page.goto(f"./#{encode(match)}")
    expect(page.locator("#root main")).to_be_visible()
    page.evaluate("window.main = document.querySelector('#root main')")
    held.release()
    ready(page)
    page.wait_for_timeout(300)
    assert page.evaluate("document.querySelector('#root main') === window.main")
    assert page.evaluate("shifts") == []


def test_a_first_visit_counts_its_bytes(new_profile: Any) -> None:
    page = new_profile(locale="fr-FR").new_page()
    held = Held(page, r"pyodide\.asm\.mjs$")
    page.goto("./")
    expect(page.locator("#loading")).to_be_visible()
    expect(page.locator("#loading")).to_contain_text(re.compile(r"\d,\d / \d,\d Mo"))
    held.release()
    ready(page)
    expect(page.locator("#loading")).to_be_hidden()
    offline_ready(page)
    page.unroute_all()
    page.reload()
    ready(page)
    expect(page.locator("#loading span")).to_be_empty()  # a later visit has nothing to count


@pytest.mark.parametrize(
    "pattern", [r"\.wasm$", r"library-.*\.zip$", r"app-.*\.bin$"], ids=["runtime", "library", "app"]
)
def test_a_file_that_cannot_be_loaded_is_said_and_the_lobby_stays(pattern: str, new_profile: Any) -> None:
    context: BrowserContext = new_profile()
    context.watch.allow(r"error: not loaded:", r"Failed to load resource")  # type: ignore[attr-defined]
    page = context.new_page()
    page.route(re.compile(pattern), lambda route: route.abort())
    page.goto("./")
    expect(page.locator("#trouble")).to_contain_text("could not be loaded")
    expect(page.locator("#trouble button", has_text="Reload")).to_be_visible()
    first_paint(page).to_be_visible()


def test_a_connection_that_falls_silent_is_said(new_profile: Any) -> None:
    page = new_profile().new_page()
    page.clock.install()
    Held(page, r"\.wasm$")
    page.goto("./")
    first_paint(page).to_be_visible()
    page.clock.fast_forward(31_000)
    expect(page.locator("#trouble")).to_contain_text("longer than usual")
    page.unroute_all(behavior="ignoreErrors")


def test_without_scripts_the_page_says_what_it_needs(new_profile: Any) -> None:
    page = new_profile(java_script_enabled=False).new_page()
    page.goto("./")
    expect(page.locator(".noscript").nth(1)).to_be_visible()


def test_the_policy_lets_no_script_in_from_the_page(new_profile: Any) -> None:
    context: BrowserContext = new_profile()
    context.watch.allow(r"Content Security Policy")  # type: ignore[attr-defined]
    page = context.new_page()
    page.goto("./")
    ready(page)
    page.evaluate(
        """() => {
            document.body.insertAdjacentHTML("beforeend", '<b id="bad" onclick="window.ran = 1">x</b>');
            const script = document.createElement("script");
            script.textContent = "window.ran = 1";
            document.body.append(script);
        }"""
    )
    page.locator("#bad").dispatch_event("click")
    assert page.evaluate("window.ran") is None


def standard_modules_of(*packages: str) -> set[str]:
    """The modules of the standard library that packages import anywhere in what is shipped of them."""
    found: set[str] = set()
    for path in modules_of(ROOT / "py", *packages).values():
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                found |= {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module)
    return {name for name in found if name.split(".")[0] in sys.stdlib_module_names}


def test_the_shipped_library_has_all_that_is_imported(page: Page) -> None:
    page.goto("./")
    ready(page)
    wanted = sorted(standard_modules_of("tablee", "app", "browser"))
    assert wanted
    missing = python(
        page,
        f"""
import importlib, json
missing = []
for name in {wanted!r}:
    try:
        importlib.import_module(name)
    except ImportError as error:
        missing.append(f"{{name}}: {{error}}")
json.dumps(missing)
""",
    )
    assert json.loads(missing) == [], "add them to web/build/stdlib.txt"


def test_a_shipped_module_can_be_imported(page: Page) -> None:
    """No module of the list rests on one that was left out."""
    page.goto("./")
    ready(page)
    names = [line for line in (ROOT / "web/build/stdlib.txt").read_text().splitlines() if line and line[0] != "#"]
    broken = python(
        page,
        f"""
import importlib, json
broken = []
for name in {names!r}:
    try:
        importlib.import_module(name)
    except Exception as error:
        broken.append(f"{{name}}: {{error!r}}")
json.dumps(broken)
""",
    )
    assert json.loads(broken) == []


def test_the_second_part_of_python_comes_after_play_has_begun(page: Page) -> None:
    page.goto("./")
    ready(page)
    begun = page.evaluate("performance.timeOrigin + performance.getEntriesByName('tablee:playable')[0].startTime")
    fetched = page.workers[0].evaluate("""async () => {
        const find = () => performance.getEntriesByType("resource").find((entry) => entry.name.includes("later-"));
        while (!find()?.responseEnd) await new Promise((done) => setTimeout(done, 50));
        return performance.timeOrigin + find().startTime;
    }""")
    assert fetched >= begun
    page.wait_for_timeout(300)
    assert python(page, "import segno; len(segno.make('TABLÉE'.encode(), error='l', micro=False).matrix)") == 21


def test_python_is_what_the_list_says(page: Page) -> None:
    """The interpreter is ours, from our own folder, and PyScript's pieces are byte code too."""
    page.goto("./")
    ready(page)
    where = json.loads(
        python(page, "import json, pyscript, app.program as p; json.dumps([pyscript.__file__, p.__file__])")
    )
    assert where == ["/lib/app/pyscript/__init__.py", "/lib/app/app/program.py"]
    assert python(page, "import gc; gc.isenabled() and gc.get_freeze_count() > 0")
