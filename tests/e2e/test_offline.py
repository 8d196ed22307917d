"""The site once it was visited: without a network, when a new version comes, when something goes wrong with it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.chromium import offline_ready, python, ready
from serve import Site

Profile = Callable[..., BrowserContext]

CACHES = "caches.keys().then((names) => Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length)))"
LOOK = "navigator.serviceWorker.getRegistration().then((registration) => registration.update())"
WAITING = "navigator.serviceWorker.getRegistration().then((registration) => Boolean(registration.waiting))"
OFFER = """[data-on-click='["reload"]']"""
LOST = r"Failed to load resource"


def script_of(page: Page) -> str:
    """Which build a page runs."""
    return str(page.locator("script[src*=boot-]").get_attribute("src"))


def visit(context: BrowserContext, fragment: str = "") -> Page:
    page = context.new_page()
    page.goto(f"./{fragment}")
    return ready(page)


@pytest.fixture
def visited(own_site: Site, new_profile: Profile) -> tuple[BrowserContext, Page]:
    """A profile that has the site for offline use, and a page that the service worker answers for."""
    context = new_profile(site=own_site)
    page = offline_ready(visit(context))
    page.reload()
    return context, ready(page)


@pytest.fixture
def gone(own_site: Site) -> Callable[[], None]:
    """Takes the server away."""
    return lambda: setattr(own_site, "root", own_site.root / "nothing")


def test_every_file_of_the_list_is_in_the_site(built: Path) -> None:
    listed = re.findall(r'\["([^"]+)",(?:null|"[0-9a-f]+")\]', (built / "sw.js").read_text())
    assert "index.html" in listed
    assert [name for name in listed if not (built / name).is_file()] == []
    shipped = {str(path.relative_to(built)) for path in built.rglob("*") if path.is_file()}
    beside = {name for name in shipped - set(listed) if not name.endswith("-licence.txt")}
    assert beside == {"sw.js", ".nojekyll"}


def test_a_reload_without_network(visited: Any, gone: Callable[[], None]) -> None:
    context, page = visited
    gone()
    context.set_offline(True)
    page.reload()
    ready(page)
    assert python(page, "1 + 1") == 2


def test_a_first_visit_is_enough(own_site: Site, new_profile: Profile, gone: Callable[[], None]) -> None:
    context = new_profile(site=own_site)
    page = offline_ready(visit(context))
    gone()
    context.set_offline(True)
    page.reload()
    ready(page)


def test_a_new_tab_with_a_fragment_without_network(visited: Any, gone: Callable[[], None]) -> None:
    context, page = visited
    gone()
    context.set_offline(True)
    page.close()
    page = context.new_page()
    page.goto("./#1nogame.AAAA")
    ready(page)
    # An address with the file's name is the same page.
    page.goto("./index.html#/")
    ready(page)


def test_a_new_version_waits_until_it_is_wanted(visited: Any, own_site: Site, later_build: Path) -> None:
    context, page = visited
    old = script_of(page)
    own_site.root = later_build
    page.evaluate(LOOK)
    expect(page.locator(OFFER)).to_be_visible(timeout=30_000)
    assert page.evaluate(WAITING)
    # Not forced: a reload, and a new tab, still run what there was.
    page.reload()
    ready(page)
    assert script_of(page) == old
    other = visit(context)
    assert script_of(other) == old
    other.close()
    # Nothing that was there is thrown away before the new one is wanted.
    assert len(page.evaluate(CACHES)) == 2
    with page.expect_navigation():
        page.locator(OFFER).click()
    ready(page)
    assert script_of(page) != old
    page.wait_for_function(f"{CACHES}.then((sizes) => sizes.length === 1 && sizes[0] > 10)")
    context.set_offline(True)
    page.reload()
    ready(page)
    assert script_of(page) != old


def test_a_version_taken_in_one_tab_leaves_the_other_its_files(visited: Any, own_site: Site, later_build: Path) -> None:
    context, page = visited
    other = visit(context)
    old = script_of(other)
    own_site.root = later_build
    page.evaluate(LOOK)
    expect(page.locator(OFFER)).to_be_visible(timeout=30_000)
    with page.expect_navigation():
        page.locator(OFFER).click()
    ready(page)
    # The other tab goes on, and finds every file of its own build.
    assert script_of(other) == old
    status = other.evaluate("fetch(document.querySelector('script[src*=boot-]').src).then((answer) => answer.status)")
    assert status == 200
    assert len(page.evaluate(CACHES)) == 2


def test_a_missing_file_keeps_the_page_but_not_for_offline(own_site: Site, new_profile: Profile) -> None:
    context = new_profile(site=own_site)
    context.watch.allow(LOST)  # type: ignore[attr-defined]
    own_site.missing = {str(next(own_site.root.rglob("first/*.json")).relative_to(own_site.root))}
    page = visit(context)
    page.wait_for_function("navigator.serviceWorker.getRegistration().then((found) => !found)")
    page.wait_for_function(f"{CACHES}.then((sizes) => sizes.length === 0)")
    # Put right, it is kept at the next visit.
    own_site.missing = set()
    page.reload()
    ready(page)
    offline_ready(page)


def test_a_new_version_with_a_missing_file_changes_nothing(visited: Any, own_site: Site, later_build: Path) -> None:
    context, page = visited
    context.watch.allow(LOST)
    old = script_of(page)
    own_site.root = later_build
    own_site.missing = {next(later_build.glob("boot-*.js")).name}
    page.evaluate(f"{LOOK}.catch(() => {{}})")
    page.wait_for_timeout(1500)
    assert page.evaluate(WAITING) is False
    page.wait_for_function(f"{CACHES}.then((sizes) => sizes.length === 1)")
    context.set_offline(True)
    page.reload()
    ready(page)
    assert script_of(page) == old


def test_the_kill_switch_takes_the_worker_away_and_leaves_the_games(
    visited: Any, own_site: Site, tmp_path: Path
) -> None:
    _, page = visited
    page.evaluate(
        """() => new Promise((done) => {
            const opening = indexedDB.open("tablee /tablee/");
            opening.onsuccess = () => {
                const writing = opening.result.transaction("kept", "readwrite");
                writing.objectStore("kept").put("kept", "test");
                writing.oncomplete = done;
            };
        })"""
    )
    killed = tmp_path / "site"
    killed.mkdir()
    for path in own_site.root.iterdir():
        (killed / path.name).symlink_to(path)
    (killed / "sw.js").unlink()
    (killed / "sw.js").write_bytes((Path(__file__).parents[2] / "web" / "kill-sw.js").read_bytes())
    own_site.root = killed
    page.evaluate(LOOK)
    page.wait_for_function("navigator.serviceWorker.getRegistration().then((found) => !found)", timeout=30_000)
    page.wait_for_function(f"{CACHES}.then((sizes) => sizes.length === 0)")
    page.reload()
    ready(page)
    assert page.evaluate(
        """() => new Promise((done) => {
            indexedDB.open("tablee /tablee/").onsuccess = (event) => {
                event.target.result.transaction("kept").objectStore("kept").get("test").onsuccess = (got) =>
                    done(got.target.result);
            };
        })"""
    )


def test_cleared_storage_is_a_first_visit_again(visited: Any, own_site: Site) -> None:
    context, page = visited
    origin = own_site.address.removesuffix(own_site.base)
    session = context.new_cdp_session(page)
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    page.reload()
    ready(page)
    offline_ready(page)


def test_two_tabs_at_once(own_site: Site, new_profile: Profile) -> None:
    context = new_profile(site=own_site)
    pages = [context.new_page() for _ in range(2)]
    for page in pages:
        page.goto("./", wait_until="commit")
    for page in pages:
        offline_ready(ready(page))
