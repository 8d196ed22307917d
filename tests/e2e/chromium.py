"""What the end-to-end tests share: which browser, how a page is watched, when it is ready."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Route, sync_playwright

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True,
}  # fmt: skip
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}

PLAYABLE = "performance.getEntriesByName('tablee:playable').length > 0"


def executable() -> str | None:
    """$CHROMIUM, else Playwright's own if it was downloaded (then None), else the system's."""
    if given := os.environ.get("CHROMIUM"):
        return given
    with sync_playwright() as playwright:
        if Path(playwright.chromium.executable_path).exists():
            return None
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        raise SystemExit("no Chromium: `make browser` installs one")
    return found


def build(out: Path, *options: str) -> Path:
    """A built site; $TABLEE_APP names another folder with app/ and tablee/ in it than py/."""
    if app := os.environ.get("TABLEE_APP"):
        options = ("--app", app, *options)
    command = [sys.executable, str(ROOT / "web" / "build" / "build.py"), "--out", str(out), *options]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return out


def ready(page: Page, timeout: float = 60_000) -> Page:
    """Wait until a person can act."""
    page.wait_for_function(PLAYABLE, timeout=timeout)
    return page


def offline_ready(page: Page, timeout: float = 60_000) -> Page:
    """Wait until the service worker has everything."""
    page.wait_for_function(
        "navigator.serviceWorker.ready.then(ready => ready.active?.state === 'activated')", timeout=timeout
    )
    return page


def settled(page: Page) -> Page:
    """Wait until all that was done is to be seen: Python is in a worker and answers later."""
    page.evaluate("tablee.settled()")
    return page


def follow(page: Page, fragment: str) -> None:
    """Open a link in the tab that is there."""
    page.evaluate(
        """async (fragment) => {
            const changed = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
            location.hash = fragment;
            await changed;
            await tablee.settled();
        }""",
        fragment,
    )


def python(page: Page, code: str) -> Any:
    """The value of Python code, run by the table's own interpreter in its worker."""
    interpreter = page.evaluate("""() => {
        const { interpreter } = JSON.parse(document.querySelector("py-config").textContent);
        return new URL(interpreter, location.href).href;
    }""")
    return page.workers[0].evaluate(
        """async ([interpreter, code]) => {
            const { loadPyodide } = await import(interpreter);
            return (await loadPyodide()).runPython(code);
        }""",
        [interpreter, code],
    )


class Held:
    """Keeps back what matches until `release`."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._routes: list[Route] | None = []
        page.route(re.compile(pattern), self._hold)

    def _hold(self, route: Route) -> None:
        if self._routes is None:
            route.continue_()
        else:
            self._routes.append(route)

    def release(self) -> None:
        routes, self._routes = self._routes or [], None
        for route in routes:
            route.continue_()


@dataclass
class Watch:
    """Collects what a page may not do: errors, warnings, and requests that leave the origin."""

    origin: str
    problems: list[str] = field(default_factory=list)
    allowed: list[str] = field(default_factory=list)

    def allow(self, *patterns: str) -> None:
        """Expect problems that match these regular expressions."""
        self.allowed += patterns

    def follow(self, context: BrowserContext) -> None:
        context.on("console", self._console)
        context.on("weberror", lambda error: self._add(f"page error: {error.error}"))
        context.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning", "assert"}:
            where = message.location
            self._add(f"console {message.type}: {message.text} ({where.get('url')}:{where.get('lineNumber')})")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.origin, "data:", "blob:")):
            self._add(f"left the origin: {request.url}")

    def _add(self, problem: str) -> None:
        self.problems.append(problem)

    def check(self) -> None:
        left = [problem for problem in self.problems if not any(re.search(each, problem) for each in self.allowed)]
        assert not left, "\n".join(left)


if __name__ == "__main__":
    print(executable() or "Playwright's own Chromium")
