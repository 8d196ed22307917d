"""The lobby's last part: what this browser does with matches, files to take them along, installation."""

from __future__ import annotations

from app.nodes import Element, h
from app.parts.controls import button, file_input
from app.texts import Words


def keeping(words: Words, shelf: bool, persisted: bool, installable: bool, home_screen: bool) -> Element:
    """`shelf`: whether matches are kept here; `home_screen`: a browser that installs only by its own menu."""
    return h(
        "section",
        {"class": "lobby-more", "aria-labelledby": "keep-title"},
        h("h2", {"id": "keep-title"}, words("site.keep-title")),
        h("p", None, words("site.keep"), [" ", words(_lasting(persisted))] if shelf else None),
        h("p", None, words("site.keep-link")) if shelf else None,
        h(
            "div",
            {"class": "row"},
            button(words("site.export-all"), ("export",), name="file") if shelf else None,
            file_input(words),
            button(words("site.keep-ask"), ("persist",), kind="quiet", name="check")
            if shelf and not persisted
            else None,
        ),
        _installing(words, shelf, installable, home_screen),
    )


def _lasting(persisted: bool) -> str:
    return "site.keep-lasting" if persisted else "site.keep-passing"


def _installing(words: Words, shelf: bool, installable: bool, home_screen: bool) -> list[Element] | None:
    """As an application. On a home screen it begins with an empty shelf, so the matches are to come along in a file."""
    if home_screen:
        taken = [" ", words("site.install-empty")] if shelf else None
        return [h("p", {"class": "install"}, words("site.install-by-hand"), taken)]
    if installable:
        return [
            h("p", {"class": "install"}, words("site.install-pitch")),
            h("div", {"class": "row"}, button(words("site.install"), ("install",), kind="quiet", name="install")),
        ]
    return None
