"""The wire of py/app, in its simplest form."""

from __future__ import annotations

import json
from typing import Any


class Memo:
    def __init__(self, key: str, node: Any) -> None:
        self.key = key
        self.node = node


class Wire:
    def __init__(self) -> None:
        self.last: dict[str, Any] = {}

    def frame(self, node: Any) -> str:
        now: dict[str, Any] = {}

        def keep(node: Any) -> None:
            if isinstance(node, Memo):
                now[node.key] = node.node
                keep(node.node)
            elif not isinstance(node, str):
                for child in node[2]:
                    keep(child)

        def walk(node: Any) -> Any:
            if isinstance(node, str):
                return node
            if isinstance(node, Memo):
                known = self.last.get(node.key) is node.node
                keep(node)
                return ["=", node.key] if known else ["*", node.key, walk(node.node)]
            tag, attributes, children = node
            return [tag, attributes, [walk(child) for child in children]]

        text = json.dumps(walk(node), ensure_ascii=False, separators=(",", ":"))
        self.last = now
        return text
