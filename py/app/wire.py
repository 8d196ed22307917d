"""Frames for the browser: the tree as JSON, unchanged memoised subtrees as their key alone."""

from __future__ import annotations

from json import JSONEncoder
from typing import Any

from app.nodes import Memo, Node


class Wire:
    """Remembers which subtrees the browser has."""

    def __init__(self) -> None:
        self._there: dict[str, Memo] = {}
        self._now: dict[str, Memo] = {}

    def frame(self, node: Node) -> str:
        """The JSON of a tree: text, `[tag, attributes, children]`, `["*", key, node]` or `["=", key]`."""
        self._now = {}
        text = JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=self._memo).encode(node)
        self._there = self._now
        return text

    def _memo(self, value: object) -> Any:
        assert isinstance(value, Memo), value
        if self._there.get(value.key) is value:
            self._keep(value)
            return ["=", value.key]
        self._now[value.key] = value
        value.inner = tuple(_memos_in(value.node))
        return ["*", value.key, value.node]

    def _keep(self, memo: Memo) -> None:
        self._now[memo.key] = memo
        for inner in memo.inner:
            self._keep(inner)


def _memos_in(node: Node) -> list[Memo]:
    """The memoised subtrees directly below a node."""
    if isinstance(node, Memo):
        return [node]
    if isinstance(node, str):
        return []
    return [found for child in node[2] for found in _memos_in(child)]
