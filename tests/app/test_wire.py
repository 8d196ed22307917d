"""Frames: whoever reads them as the page does has the tree, whatever came before."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.nodes import Memo, Node, h
from app.wire import Wire
from desk import Device, plain, walk

SCRIPT = Path(__file__).parents[2] / "web" / "js" / "wire.js"


class Receiver:
    """The page's memory: the parts of the last frame, whole, each with the parts inside it still marked."""

    def __init__(self) -> None:
        self._parts: dict[str, Any] = {}

    def read(self, frame: str) -> Any:
        """The whole tree, without a trace of what was remembered."""
        there: dict[str, Any] = {}
        tree = self._expand(json.loads(frame), there)
        self._parts = there
        return tree

    def _expand(self, node: Any, there: dict[str, Any]) -> Any:
        if isinstance(node, str):
            return node
        match node:
            case ["=", key]:
                return self._expand(self._parts[key], there)
            case ["*", key, inner]:
                there[key] = node
                return self._expand(inner, there)
            case [tag, attributes, children]:
                for place, child in enumerate(children):
                    if child[:1] == ["="]:
                        children[place] = self._parts[child[1]]
                return [tag, attributes, [self._expand(child, there) for child in children]]
        raise AssertionError(node)


class Garden:
    """Grows trees whose memoised parts come again, change, move, go and come back. Parts nest by their number."""

    def __init__(self, rng: Random) -> None:
        self.rng, self.parts, self.count = rng, dict[int, Memo](), 0

    def tree(self) -> Node:
        for number in range(6):
            if self.rng.random() < 0.3:
                self._renew(number)
        return h("div", {"key": "page"}, [self._child(0) for _ in range(self.rng.randrange(4))])

    def _renew(self, number: int) -> None:
        """A changed part changes all it lies in, as made-again arguments do."""
        self.parts.pop(number, None)
        for outer in range(number):
            self.parts.pop(outer, None)

    def _child(self, level: int) -> Any:
        kind = self.rng.randrange(4)
        if kind == 0:
            return self.rng.choice(["", "a", "é ‹›", "=", "*"])
        if kind == 1 and level < 6:
            return self._part(self.rng.randrange(level, 6))
        return h(self.rng.choice("pbi"), {"n": self._next()}, [self._child(level + 1) for _ in range(2 * (level < 4))])

    def _part(self, number: int) -> Memo:
        if number not in self.parts:
            inner = [self._child(number + 1) for _ in range(self.rng.randrange(3))]
            self.parts[number] = Memo(f"part{number}", h("section", {"n": self._next()}, inner))
        return self.parts[number]

    def _next(self) -> int:
        self.count += 1
        return self.count


@given(st.integers(0, 1 << 32))
@settings(max_examples=150)
def test_a_receiver_that_remembers_the_last_frame_has_every_tree(seed: int) -> None:
    garden, wire, receiver = Garden(Random(seed)), Wire(), Receiver()
    for _ in range(8):
        tree = garden.tree()
        assert receiver.read(wire.frame(tree)) == plain(tree)


def test_a_part_that_is_the_same_travels_as_its_key() -> None:
    wire, part = Wire(), Memo("part", h("p", None, "long text" * 20))
    assert "long text" in wire.frame(h("div", None, part))
    assert json.loads(wire.frame(h("div", None, "new", part))) == ["div", {}, ["new", ["=", "part"]]]


def test_a_part_that_was_away_for_a_frame_is_sent_again() -> None:
    wire, part = Wire(), Memo("part", h("p", None, "x"))
    wire.frame(h("div", None, part))
    wire.frame(h("div", None))
    assert json.loads(wire.frame(h("div", None, part)))[2] == [["*", "part", ["p", {}, ["x"]]]]


def test_a_part_inside_a_part_that_comes_again_is_still_known() -> None:
    inner = Memo("inner", h("i", None, "x"))
    outer = Memo("outer", h("p", None, inner))
    wire = Wire()
    wire.frame(h("div", None, outer))
    wire.frame(h("div", None, outer))
    assert json.loads(wire.frame(h("div", None, inner)))[2] == [["=", "inner"]]


def test_a_frame_that_fails_leaves_the_receiver_where_it_was() -> None:
    wire, receiver, part = Wire(), Receiver(), Memo("part", h("p", None, "x"))
    receiver.read(wire.frame(h("div", None, part)))
    with pytest.raises((TypeError, AssertionError)):
        wire.frame(h("div", {"bad": object()}, Memo("other", h("p"))))
    assert receiver.read(wire.frame(h("div", None, part))) == plain(h("div", None, part))


def sessions() -> list[list[tuple[Node, str]]]:
    """Frames of some gardens, and of the real page while it is played with."""
    rng, found = Random(3), []
    for _ in range(12):
        garden, wire = Garden(rng), Wire()
        found.append([(tree, wire.frame(tree)) for tree in (garden.tree() for _ in range(8))])
    from app import program

    tab, wire, real = Device().open(), Wire(), list[tuple[Node, str]]()
    for message in (
        ("lang", "fr"),
        ("new", "horta"),
        ("begin", {}),
        ("pick", "reserve"),
        ("pick", "c1"),
        ("pick", "N"),
        ("undo",),
        ("set", "theme", "dark"),
        ("lobby",),
        ("hash", "/rules/horta"),
        ("hash", "/rules/horta/H-12"),
        ("hash", "/"),
    ):
        tab.send(*message)
        tree = program.view(tab.model)
        real.append((tree, wire.frame(tree)))
    assert sum('["=",' in frame for _, frame in real) > 5
    return [*found, real]


NODE = """
import { createInterface } from "node:readline";
const { Frames } = await import(process.argv[1]);
const plain = (node) => {
    while (node[0] === "*" && typeof node !== "string") node = node[2];
    return typeof node === "string" ? node : [node[0], node[1], node[2].map(plain)];
};
let frames = new Frames();
for await (const line of createInterface({ input: process.stdin })) {
    if (line === "new") frames = new Frames();
    else console.log(JSON.stringify(plain(frames.expand(JSON.parse(line)))));
}
"""


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node")
def test_the_pages_own_receiver_has_every_tree() -> None:
    trees, lines = list[Node](), list[str]()
    for session in sessions():
        lines.append("new")
        for tree, frame in session:
            trees.append(tree)
            lines.append(frame)
    done = subprocess.run(
        ["node", "--input-type=module", "-e", NODE, SCRIPT.as_uri()],
        input="\n".join(lines), capture_output=True, text=True, check=True,
    )  # fmt: skip
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(trees)
    for tree, answer in zip(trees, answers, strict=True):
        assert answer == plain(tree)


def test_the_garden_is_worth_walking_in() -> None:
    trees = [Garden(Random(seed)).tree() for seed in range(50)]
    assert max(sum(1 for _ in walk(tree)) for tree in trees) > 20
