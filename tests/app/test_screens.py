"""Every screen in many states: a tree the page can show, in which all that can be touched is answered."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pebbles_table
from app import program
from app.handlers import HANDLERS
from app.nodes import Memo, Node
from app.tables import SHOWN
from app.texts import LANGUAGES
from desk import Device, Tab, check_memory, name_of, walk

HTML = re.compile(
    "a|abbr|article|aside|b|br|button|caption|code|dd|details|dialog|div|dl|dt|em|fieldset|figcaption|figure|footer|form|h1"
    "|h2|h3|h4|header|hr|i|input|kbd|label|legend|li|main|meter|nav|ol|option|output|p|progress|section|select|small|span"
    "|strong|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|tr|ul"
)
"""Nothing that loads, runs or embeds."""
SVG = re.compile(
    "circle|clipPath|defs|ellipse|g|line|mask|path|pattern|polygon|polyline|rect|svg|symbol|text|textPath|title|tspan|use"
)
EVENTS = {"on-click", "on-input", "on-change", "on-submit", "on-close", "on-file", "on-focusin", "on-keys", "on-toggle"}
EXTRA = {"on-input": 1, "on-change": 1, "on-submit": 1, "on-file": 2, "on-toggle": 1}
"""Values the browser adds to a message of that event."""
ROLES = re.compile(
    "alert|button|cell|columnheader|dialog|grid|gridcell|group|img|list|listitem|note|region|row|rowheader|status|table|toolbar"
)


def children(node: Node) -> Iterator[tuple[str, Any, tuple[Any, ...]]]:
    for child in node[2]:
        element = child
        while isinstance(element, Memo):
            element = element.node
        if not isinstance(element, str):
            yield element


def check(tab: Tab) -> None:
    """What must be true of every page."""
    tree = program.view(tab.model)
    ids: list[str] = []
    _check_element(tree, ids, inside_svg=False, hidden=False)
    assert len(ids) == len(set(ids)), sorted({each for each in ids if ids.count(each) > 1})
    everything = list(walk(tree))
    assert sum(tag == "h1" for tag, _, _ in everything) == 1
    assert sum(tag == "main" for tag, _, _ in everything) == 1
    keys = [memo.key for memo in _memos(tree)]
    assert len(keys) == len(set(keys))
    symbols = {f"drawing-{attrs['id']}" for tag, attrs, _ in everything if tag == "symbol"}
    for _, attrs, _ in everything:
        assert {name for name in str(attrs.get("class")).split() if name.startswith("drawing-")} <= symbols
        for name in ("aria-labelledby", "aria-describedby", "for"):
            assert attrs.get(name) in (None, *ids), (name, attrs)
    labelled = {id(one) for each in everything if each[0] == "label" and name_of(each).strip() for one in walk(each)}
    named = {each[1].get("for") for each in everything if each[0] == "label" and name_of(each).strip()}
    for element in everything:
        if element[0] in ("input", "select"):
            assert element[1].get("aria-label") or id(element) in labelled or element[1].get("id") in named, element

    check_memory(lambda: program.view(tab.model))


def _memos(node: Node) -> Iterator[Memo]:
    if isinstance(node, Memo):
        yield node
        node = node.node
    if not isinstance(node, str):
        for child in node[2]:
            yield from _memos(child)


def _check_element(node: Node, ids: list[str], *, inside_svg: bool, hidden: bool) -> None:
    while isinstance(node, Memo):
        node = node.node
    if isinstance(node, str):
        return
    tag, attrs, _ = node
    hidden = hidden or attrs.get("aria-hidden") == "true"
    if tag in ("button", "a") or attrs.get("role") in ("button", "gridcell"):
        assert name_of(node).strip(), attrs
    assert tag != "svg" or hidden or inside_svg or attrs.get("aria-label"), attrs
    inside_svg = inside_svg or tag == "svg"
    assert (SVG if inside_svg else HTML).fullmatch(tag), tag
    assert ROLES.fullmatch(attrs.get("role", "group")), attrs["role"]
    for name, value in attrs.items():
        assert re.fullmatch(r"[a-zA-Z][a-zA-Z0-9-]*", name), name
        json.dumps(value)
        if name.startswith("on-"):
            assert name in EVENTS, name
            for message in value.values() if name == "on-keys" else (value,):
                assert message[0] in HANDLERS, message
        elif name == "at-once":
            for effect, *_, then in value:
                assert effect == "ShareSheet" or (effect == "Copy" and then[0] in HANDLERS), value
        elif name == "style":
            assert all(isinstance(each, str) for each in value.values()), value
        else:
            assert isinstance(value, str | int | float), (name, value)
        if name == "href" and tag == "use":
            assert re.fullmatch(r"#[\w-]+", value), value
        elif name == "href":
            assert re.fullmatch(r"#(/[\w/-]*|main)", value), value
    if "id" in attrs:
        ids.append(str(attrs["id"]))
    siblings = [child[1]["key"] for child in children(node) if "key" in child[1]]
    assert len(siblings) == len(set(siblings)), siblings
    assert all(isinstance(key, str) for key in siblings)
    for child in children(node):
        _check_element(child, ids, inside_svg=inside_svg, hidden=hidden)


def touches(tab: Tab) -> list[Any]:
    """Every message that a person can send from here, with what the browser adds to it, each once."""
    found: list[Any] = []
    modal = [element for element in walk(program.view(tab.model)) if element[0] == "dialog"]
    for tag, attrs, inner in walk(modal[0] if modal else program.view(tab.model)):
        if attrs.get("disabled"):
            continue
        for name in EVENTS & attrs.keys():
            if name == "on-keys":
                found += attrs[name].values()
                continue
            values: list[Any] = [""] * EXTRA.get(name, 0)
            if tag == "select":
                values = [next(walk(option))[1]["value"] for option in inner][-1:]
            if name == "on-submit":
                values = [{"move": "@c1N"}]
            if name == "on-file":
                values = ["x.txt", "hello"]
            found.append((*attrs[name], *values))
    return list({json.dumps(message): message for message in found}.values())


SCREENS: dict[str, tuple[Any, ...]] = {
    "lobby": (),
    "notice": (("hash", "nonsense"),),
    "update": (("update-ready",),),
    "about": (("hash", "/about"),),
    **{f"rules of {game}": (("hash", f"/rules/{game}"),) for game in SHOWN},
    **{f"new {game}": (("new", game),) for game in SHOWN},
    **{f"table of {game}": (("new", game), ("begin", {})) for game in SHOWN},
    "menu": (("new", "horta"), ("begin", {}), ("dialog", "menu")),
    "keys": (("new", "horta"), ("begin", {}), ("dialog", "keys")),
    "resign": (("new", "horta"), ("begin", {}), ("dialog", "resign")),
    "delete": (("new", "horta"), ("begin", {}), ("dialog", "delete", "{id}")),
    "share": (("new", "horta"), ("begin", {}), ("share",)),
    "code": (("new", "horta"), ("begin", {}), ("later", True), ("share",), ("show-qr",)),
    "by link": (("new", "horta"), ("form-seat", 1, "away"), ("begin", {}), ("type", {"move": "@c1N"})),
    "over": (("new", "horta"), ("begin", {}), ("act", "resign", 0)),
    "offered": (("new", "horta"), ("begin", {}), ("act", "offer", 0)),
    "rosette": (("new", "horta"), ("begin", {}), ("pick", "reserve"), ("pick", "c1")),
    "refused": (("new", "horta"), ("begin", {}), ("pick", "c3")),
    "looking back": (("new", "horta"), ("begin", {}), ("type", {"move": "@c1N"}), ("review", 0)),
    "shelf": (("new", "horta"), ("form-name", 0, "Anna"), ("begin", {}), ("lobby",)),
    "wrong deal": (("new", "pebbles"), ("form-deal", "x"), ("begin", {})),
    "curtain": (("new", "pebbles"), ("begin", {})),
}


@pytest.fixture(autouse=True)
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    pebbles_table.register(monkeypatch)


def at(screen: str, lang: str = "en") -> Tab:
    tab = Device().open(lang=lang)
    for name, *values in SCREENS[screen]:
        tab.send(name, *(tab.table.kept.id if value == "{id}" else value for value in values))
    return tab


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_a_page_that_can_be_shown_and_used(screen: str, lang: str) -> None:
    check(at(screen, lang))


@pytest.mark.parametrize("screen", SCREENS)
def test_whatever_is_touched_on_a_screen_leads_to_another_one(screen: str) -> None:
    found = touches(at(screen))
    for message in Random(screen).sample(found, min(len(found), 30)):
        tab = at(screen)
        tab.send(*message)
        for timer in tab.timers[:]:
            tab.send(*timer)
        check(tab)


@given(st.integers(0, 1 << 32))
@settings(max_examples=5)
def test_whoever_touches_at_random_always_has_a_page_before_him(seed: int) -> None:
    rng, device = Random(seed), Device()
    tab = device.open(lang=rng.choice(LANGUAGES))
    history: list[Any] = []
    for _ in range(40):
        found = touches(tab)
        if rng.random() < 0.5:
            found = [each for each in found if each[0] in ("pick", "new", "begin", "look")] or found
        message = rng.choice(sorted(found, key=str))
        history.append(message)
        tab.send(*message)
        if rng.random() < 0.7:
            tab.wait()
        check(tab)
        assert not tab.model.table or tab.device.kept.get(f"match/{tab.table.kept.id}"), history


def test_links_inside_the_page_lead_to_screens() -> None:
    for screen in SCREENS:
        tab = at(screen)
        for href in {str(attrs["href"]) for tag, attrs, _ in walk(program.view(tab.model)) if tag == "a"} - {"#main"}:
            assert Device(**tab.device.kept).open(href).notice == "", href


def test_the_page_says_what_it_is_about_by_its_class() -> None:
    for screen, route in (
        ("lobby", "lobby"),
        ("about", "about"),
        ("rules of horta", "rules"),
        ("table of horta", "table"),
    ):
        (page, *_) = walk(program.view(at(screen).model))
        assert f"on-{route}" in page[1]["class"]


# -- style sheets ------------------------------------------------------------------------------------------------

CSS = Path(__file__).parents[2] / "web" / "css"
PAGE = {"first", "kept", "lesson", "lobby", "page", "table", "tokens", "wide"}
"""The sheets of the page itself, by what their names begin with; all the others belong to one game or several."""


def page_classes() -> set[str]:
    """Classes of the screens without what tables draw."""
    parts = Path(program.__file__).parent
    source = "\n".join(path.read_text() for path in (parts / "screens.py", *(parts / "parts").glob("*.py")))
    found = re.findall(r'"?class_?"?[:=] f?"([^"]*)"', source)
    return {word for text in found for word in re.sub(r"\{.*?\}", "", text).split() if not word.endswith("-")}


@pytest.mark.parametrize(
    "sheet", sorted(path.stem for path in CSS.glob("*.css") if path.stem.split("_")[0] not in PAGE)
)
def test_a_games_styles_keep_to_what_the_game_draws(sheet: str) -> None:
    """A rule of a game that names nothing but classes of the page would dress the lobby and other tables too."""
    own = page_classes()
    assert {"shelf", "banner", "game-card"} <= own
    css = re.sub(r"/\*.*?\*/", "", (CSS / f"{sheet}.css").read_text(), flags=re.DOTALL)
    for selectors in re.findall(r"([^{};]+)\{", css):
        for selector in selectors.split(","):
            plain_classes = re.fullmatch(r"\s*(\.[\w-]+[\s>+~:\w-]*)+", selector)
            classes = set(re.findall(r"\.([a-zA-Z][\w-]*)", selector))
            assert not (plain_classes and classes and classes <= own), selector.strip()
