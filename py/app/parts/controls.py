"""Buttons and their like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.effects import Message
from app.nodes import Child, Element, h
from app.parts.icons import icon
from app.texts import Words


def button(label: str, message: Message | None, *, kind: str = "", name: str = "", **attrs: Any) -> Element:
    """A button with words; `kind` is `primary`, `quiet` or `danger`, `name` an icon before the words."""
    return h(
        "button",
        {"type": "button", "class": f"button {kind}".strip(), "on-click": message, **_dashed(attrs)},
        icon(name) if name else None,
        h("span", None, label),
    )


def icon_button(label: str, name: str, message: Message, **attrs: Any) -> Element:
    """A button that is only a drawing; its label is read out and shown as a tooltip."""
    return h(
        "button",
        {"type": "button", "class": "icon-button", "aria-label": label, "title": label, "on-click": message}
        | _dashed(attrs),
        icon(name),
    )


def link(label: Child, href: str, **attrs: Any) -> Element:
    """A link inside the page."""
    return h("a", {"href": href, **_dashed(attrs)}, label)


def file_input(words: Words) -> Element:
    """Opens a file with matches."""
    return h(
        "label",
        {"class": "button quiet file"},
        icon("share"),
        h("span", None, words("site.import")),
        h("input", {"type": "file", "accept": ".txt,text/plain", "class": "visually-hidden", "on-file": ("file",)}),
    )


def choice(
    name: str, legend: Child, options: Sequence[tuple[str, Child, bool, Message]], *, kind: str = "row"
) -> Element:
    """Radio buttons that look like one control: `(value, words, chosen, message)` each; `kind` is `row`, `column` or
    `segments`, whose words stand below a drawing."""
    return h(
        "fieldset",
        {"class": f"choice {kind}"},
        h("legend", None, legend),
        h(
            "div",
            {"class": "choice-options"},
            [
                h(
                    "label",
                    {"class": "choice-option", "key": value},
                    h(
                        "input",
                        {"type": "radio", "name": name, "value": value, "checked": chosen, "on-change": message},
                    ),
                    h("span", None, words),
                )
                for value, words, chosen, message in options
            ],
        ),
    )


def _dashed(attrs: dict[str, Any]) -> dict[str, Any]:
    return {key.replace("_", "-").strip("-"): value for key, value in attrs.items()}
