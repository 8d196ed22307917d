"""A browser made of Python: tabs of one device around the real program, what they keep, lock and tell one another.

Every message and effect passes as JSON, as it does on the page. Elements are found by what a person sees of them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import app.effects
from app import nodes, program
from app.effects import Env, Fragment, Say, Title, listed
from app.model import Model, Table
from app.nodes import Memo, Node
from browser.effects import decode, encode

BASE = "https://example.org/tablee/"
CLICKS = {"on-click", "at-once"}


class Device:
    """One browser profile: what its tabs have in common."""

    def __init__(self, **kept: str) -> None:
        self.kept: dict[str, str] = dict(kept)
        self.tabs: list[Tab] = []
        self.locks: dict[str, Tab] = {}
        self.waiting: list[tuple[str, Tab, tuple[Any, ...]]] = []
        self.files: list[tuple[str, str]] = []
        self.clipboard = ""

    @property
    def matches(self) -> dict[str, str]:
        """What is kept of matches: all but what was chosen for the device."""
        return {key: value for key, value in self.kept.items() if key.startswith("match/")}

    def open(self, fragment: str = "", *, lang: str = "en", **env: Any) -> Tab:
        """A new tab at that fragment."""
        return Tab(self, fragment, lang, env)


class Tab:
    """One tab. `saving` says what the storage does: `now`, `later` (until `confirm`) or `never`."""

    def __init__(self, device: Device, fragment: str, lang: str, env: dict[str, Any]) -> None:
        self.device, self.saving, self.copying, self.promising = device, "now", True, False
        self.said: list[str] = []
        self.urgent: list[str] = []
        self.timers: list[Any] = []
        self.unconfirmed: list[Any] = []
        self.effects: list[Any] = []
        self.focus = self.title = ""
        self.fragment = fragment.removeprefix("#")
        self._inbox: list[tuple[Any, ...]] = []
        self._busy = True
        device.tabs.append(self)
        start = Env((lang,), dict(device.kept), self.fragment, 1_700_000_000_000, BASE, **env)
        self.model, effects = program.start(start)
        self._perform(effects)
        self._empty_inbox()

    def send(self, *message: Any) -> Tab:
        """One message and what the browser answers to it; `effects` are those of all of them."""
        self._inbox.append(message)
        if not self._busy:
            self.effects = []
            self._empty_inbox()
        return self

    def _empty_inbox(self) -> None:
        self._busy = True
        while self._inbox:
            self.model, effects = program.update(self.model, *decode(json.dumps([self._inbox.pop(0)])))
            self._perform(effects)
        self._busy = False

    def go(self, fragment: str) -> Tab:
        """The address is changed by hand, by a link in the page or by going back."""
        self.fragment = fragment.removeprefix("#")
        return self.send("hash", self.fragment)

    def wait(self, times: int | None = None) -> Tab:
        """Until the table stands still: every timer has run out.

        With `times`, each of the timers there are runs out, that often.
        """
        if times is not None:
            for _ in range(times):
                due, self.timers = self.timers, []
                for message in due:
                    self.send(*message)
            return self
        while self.timers:
            self.send(*self.timers.pop(0))
        return self

    def confirm(self) -> Tab:
        """The storage has written everything."""
        while self.unconfirmed:
            self.send(*self.unconfirmed.pop(0))
        return self

    def close(self) -> None:
        self.device.tabs.remove(self)
        for name in {*self.device.locks, *(name for name, _, _ in self.device.waiting)}:
            self._let_go(name)

    @property
    def table(self) -> Table:
        assert self.model.table is not None
        return self.model.table

    @property
    def log(self) -> str:
        """What lies on the table, in notation."""
        match = self.table.match
        return " ".join(map(str, match.entries))

    @property
    def box(self) -> str:
        """Of the box for typed moves: what is written in it stays while this does."""
        (form,) = has_class(self.model, "type")
        return str(form[1]["key"])

    @property
    def notice(self) -> str:
        return self.model.notice(self.model.words) if self.model.notice else ""

    @property
    def words(self) -> str:
        """Everything written on the page for anybody to read."""
        return _read(program.view(self.model))

    def click(self, label: str) -> Tab:
        """Press what has that label; there must be exactly one that can be pressed."""
        found = [attrs for tag, attrs, inner in elements(self.model) if name_of((tag, attrs, inner)) == label]
        found = [attrs for attrs in found if attrs.keys() & CLICKS]
        assert len(found) == 1, (label, [name_of(each) for each in elements(self.model) if each[1].keys() & CLICKS])
        assert not found[0].get("disabled"), f"{label} is disabled"
        now = tuple(getattr(app.effects, name)(*fields) for name, *fields in found[0].get("at-once", ()))
        self._perform(now)
        if "on-click" in found[0]:
            self.send(*found[0]["on-click"])
        self.effects += now
        return self

    def offers(self, label: str) -> bool:
        """Whether there is something of that label to press."""
        return any(
            attrs.keys() & CLICKS and not attrs.get("disabled") and name_of((tag, attrs, inner)) == label
            for tag, attrs, inner in elements(self.model)
        )

    def play(self, *moves: str) -> Tab:
        """Type moves, which must all be legal, and let the table run on."""
        for move in moves:
            before = len(self.table.match.entries)
            self.send("type", {"move": move}).wait()
            assert len(self.table.match.entries) > before, (move, self.table.refusal)
        return self

    def _perform(self, effects: tuple[Any, ...]) -> None:
        self.effects += effects
        assert isinstance(json.loads(encode(listed(effects))), list)
        for effect in effects:
            getattr(self, f"_{type(effect).__name__.lower()}", lambda _: None)(effect)

    def _save(self, effect: Any) -> None:
        if self.saving == "never":
            self.timers.append(("save-failed", effect.key))
            return
        self.device.kept[effect.key] = effect.value
        if effect.then:
            self.unconfirmed.append(effect.then)
        if self.saving == "now":
            self.confirm()

    def _forget(self, effect: Any) -> None:
        self.device.kept.pop(effect.key, None)

    def _tell(self, effect: Any) -> None:
        for other in self.device.tabs:
            if other is not self:
                other.send("told", effect.text)

    def _hold(self, effect: Any) -> None:
        holder = self.device.locks.setdefault(effect.name, self)
        if holder is not self:
            self.device.waiting.append((effect.name, self, effect.then))
        self.send(*effect.then, holder is self)

    def _release(self, effect: Any) -> None:
        self._let_go(effect.name)

    def _let_go(self, name: str) -> None:
        device = self.device
        device.waiting = [each for each in device.waiting if each[:2] != (name, self)]
        if device.locks.get(name) is not self:
            return
        del device.locks[name]
        for each in [each for each in device.waiting if each[0] == name][:1]:
            device.waiting.remove(each)
            device.locks[name] = each[1]
            each[1].send(*each[2], True)

    def _after(self, effect: Any) -> None:
        self.timers.append(effect.message)

    def _copy(self, effect: Any) -> None:
        if self.copying:
            self.device.clipboard = effect.text
        self.send(*effect.then, self.copying)

    def _persist(self, effect: Any) -> None:
        self.send(*effect.then, self.promising)

    def _download(self, effect: Any) -> None:
        self.device.files.append((effect.name, effect.text))

    def _say(self, effect: Say) -> None:
        (self.urgent if effect.urgent else self.said).append(effect.text)

    def _focus(self, effect: Any) -> None:
        self.focus = effect.id

    def _title(self, effect: Title) -> None:
        self.title = effect.text

    def _fragment(self, effect: Fragment) -> None:
        self.fragment = effect.text


def walk(node: Node) -> Iterator[tuple[str, dict[str, Any], tuple[Any, ...]]]:
    """Every element of a tree, outermost first."""
    while isinstance(node, Memo):
        node = node.node
    if isinstance(node, str):
        return
    yield node
    for child in node[2]:
        yield from walk(child)


def plain(node: Any) -> Any:
    """A tree as JSON would have it without any remembering."""
    return _bare(json.loads(_whole(node)))


def _bare(node: Any) -> Any:
    while isinstance(node, list) and node[0] == "*":
        node = node[2]
    return node if isinstance(node, str) else [*node[:2], [_bare(child) for child in node[2]]]


def _whole(node: Any) -> str:
    return json.dumps(node, default=lambda memo: memo.node)


def check_memory(draw: Callable[[], Node]) -> None:
    """What is remembered of the screens before must be what would be made anew."""
    remembered = _whole(draw())
    nodes._memos.clear()
    assert remembered == _whole(draw()), "something remembered depends on more than it was given"


def elements(model: Model) -> list[tuple[str, dict[str, Any], tuple[Any, ...]]]:
    """Every element of the page."""
    return list(walk(program.view(model)))


def name_of(element: tuple[str, dict[str, Any], tuple[Any, ...]]) -> str:
    """What an element is called: its label, else its words, without those that are for the eyes alone."""
    return str(element[1].get("aria-label") or _heard(element))


def _heard(node: Any) -> str:
    if isinstance(node, str):
        return node
    tree = node.node if isinstance(node, Memo) else node
    return "" if tree[1].get("aria-hidden") == "true" else "".join(map(_heard, tree[2]))


def _read(node: Any) -> str:
    if isinstance(node, str):
        return node
    tree = node.node if isinstance(node, Memo) else node
    return "" if "untold" in str(tree[1].get("class", "")).split() else "".join(map(_read, tree[2]))


def by_id(model: Model, name: str) -> tuple[str, dict[str, Any], tuple[Any, ...]]:
    """The one element of that id."""
    found = [each for each in elements(model) if each[1].get("id") == name]
    assert len(found) == 1, (name, found)
    return found[0]


def has_class(model: Model, name: str) -> list[tuple[str, dict[str, Any], tuple[Any, ...]]]:
    """The elements of that class."""
    return [each for each in elements(model) if name in str(each[1].get("class", "")).split()]
