"""The two functions of `xml.sax.saxutils` that segno uses."""

from __future__ import annotations

from collections.abc import Mapping


def escape(data: str, entities: Mapping[str, str] | None = None) -> str:
    data = data.replace("&", "&amp;").replace(">", "&gt;").replace("<", "&lt;")
    for text, entity in (entities or {}).items():
        data = data.replace(text, entity)
    return data


def quoteattr(data: str, entities: Mapping[str, str] | None = None) -> str:
    whitespace = {"\n": "&#10;", "\r": "&#13;", "\t": "&#9;"}
    data = escape(data, {**(entities or {}), **whitespace})
    if '"' not in data:
        return f'"{data}"'
    if "'" not in data:
        return f"'{data}'"
    return '"{}"'.format(data.replace('"', "&quot;"))
