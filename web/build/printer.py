"""Prints the trees of the app's first paints as static HTML, the way web/js/wire.js would build them."""

from __future__ import annotations

import json
from html import escape
from typing import Any

EMPTY = {"area", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}

Tree = str | list[Any]


class Printer:
    """The content security policy forbids style attributes: styles are collected in `styles`."""

    def __init__(self) -> None:
        self.styles: dict[str, str] = {}

    def print(self, node: Tree, extra: dict[str, str] | None = None) -> str:
        if isinstance(node, str):
            return escape(node, quote=False)
        while node[0] == "*":
            node = node[2]
        tag, attributes, children = node
        printed = {**self._attributes(tag, attributes), **(extra or {})}
        opening = "".join(
            f" {name}" if value == "" else f' {name}="{escape(value)}"' for name, value in printed.items()
        )
        if tag in EMPTY:
            return f"<{tag}{opening}>"
        inside = "".join(self.print(child) for child in children)
        if tag == "textarea":
            inside = "\n" + escape(str(attributes.get("value", "")), quote=False)
        return f"<{tag}{opening}>{inside}</{tag}>"

    def _attributes(self, tag: str, attributes: dict[str, Any]) -> dict[str, str]:
        printed: dict[str, str] = {}
        for name, value in attributes.items():
            if value is None or value is False or (name == "open" and tag == "dialog"):
                continue
            if name == "value" and tag in {"select", "textarea"}:
                continue
            if name == "key":
                printed["data-key"] = str(value)
            elif name == "style":
                printed["data-style"] = self._style(value)
            elif name.startswith("on-") or name == "at-once":
                printed[f"data-{name}"] = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
            else:
                printed[name] = "" if value is True else str(value)
        return printed

    def _style(self, style: dict[str, Any]) -> str:
        rule = ";".join(f"{name}:{value}" for name, value in style.items())
        if any(character in rule for character in "{}<>"):
            raise ValueError(f"not a style: {rule}")
        return self.styles.setdefault(rule, str(len(self.styles)))

    def sheet(self) -> str:
        """The style sheet for what was printed."""
        return "".join(f'[data-style="{number}"]{{{rule}}}' for rule, number in self.styles.items())
