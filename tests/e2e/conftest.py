"""The built site on a server of its own, under a sub-path, and browser profiles that forgive nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from e2e.chromium import FLAGS, LAPTOP, ROOT, Watch, build, executable
from serve import Site

BASE = "/tablee/"
PATIENCE = 60_000  # milliseconds: the machine may be doing much else

expect.set_options(timeout=PATIENCE / 2)

Profile = Callable[..., BrowserContext]


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder of the built site."""
    return build(ROOT / "_site")


@pytest.fixture(scope="session")
def later_build(built: Path) -> Path:
    """Another version of the same site."""
    return build(ROOT / ".cache" / "later-site", "--salt", "later")


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[Site]:
    """The site as most tests want it."""
    server = Site(built, BASE)
    server.start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def own_site(built: Path) -> Iterator[Site]:
    """A site that a test may change, on an origin of its own."""
    server = Site(built, BASE)
    server.start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    path = executable()  # asks Playwright itself, so before ours is started
    playwright: Playwright = request.getfixturevalue("playwright")
    # To compile Python's interpreter a second time, for speed, pays in a match of an hour, not in a test.
    launched = playwright.chromium.launch(executable_path=path, args=[*FLAGS, "--js-flags=--liftoff-only"])
    yield launched
    launched.close()


@pytest.fixture
def new_profile(browser: Browser, site: Site) -> Iterator[Profile]:
    """`new_profile(site=…, **options)`: a person's fresh browser profile; `.watch` says what it may not do.

    Options are those of a Playwright context, such as PHONE. At the end each profile must have been without console
    errors and warnings, page errors and requests to another origin.
    """
    made: list[tuple[BrowserContext, Watch]] = []

    def make(*, site: Site = site, **options: Any) -> BrowserContext:
        context = browser.new_context(**{"locale": "en-GB", "base_url": site.address, **LAPTOP, **options})
        context.set_default_timeout(PATIENCE)
        watch = Watch(site.address.removesuffix(site.base))
        watch.follow(context)
        context.watch = watch  # type: ignore[attr-defined]
        made.append((context, watch))
        return context

    yield make
    for context, _ in made:
        context.close()
    for _, watch in made:
        watch.check()


@pytest.fixture
def page(new_profile: Profile) -> Page:
    """A page of a fresh profile, not yet anywhere: `page.goto("./")` is the lobby."""
    return new_profile().new_page()
