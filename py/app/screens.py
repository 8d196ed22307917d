"""The page around its screens: header, notice, main part, dialogs, footer."""

from __future__ import annotations

from app.model import Model
from app.nodes import Child, Element, h, memo
from app.parts.about import about
from app.parts.controls import icon_button
from app.parts.dialogs import dialog
from app.parts.icons import icon
from app.parts.lesson import lesson
from app.parts.lobby import lobby
from app.parts.notices import notices
from app.parts.playing import playing
from app.parts.rulebook import rulebook
from app.parts.settings import language
from app.parts.tallies import all_results
from app.texts import Words


def page(model: Model) -> Element:
    """The whole page below `<body>`."""
    route = model.route[0] if model.table is None else "table"
    return h(
        "div",
        {"class": f"page on-{route}", "key": "page"},
        memo("header", _header, model.words, model.offline),
        notices(model),
        h("main", {"id": "main", "tabindex": "-1", "key": "main"}, _screen(model)),
        memo("footer", _footer, model.words) if route != "table" else None,
        dialog(model),
    )


def _screen(model: Model) -> Child:
    match model.route:
        case ("table",):
            return playing(model)
        case ("learn", *_):
            return lesson(model)
        case ("rules", game_id, *_):
            return rulebook(model.words, game_id)
        case ("tallies",):
            return all_results(model)
        case ("about",):
            return about(model.words, model.env.build)
        case _:
            return lobby(model)


def _header(words: Words, offline: bool) -> Element:
    return h(
        "header",
        {"class": "top"},
        h("a", {"href": "#main", "class": "skip", "on-click": ("skip",)}, words("site.skip")),
        h(
            "a",
            {"href": "#/", "class": "wordmark", "aria-label": words("site.home")},
            h(
                "svg",
                {"viewBox": "0 0 40 40", "class": "mark", "aria-hidden": "true"},
                h("path", {"d": "M6 17q14-6 28 0v3.500q-14 5-28 0z", "class": "mark-top"}),
                h("path", {"d": "M11 22.500 8.500 34M29 22.500 31.500 34M20 24v10", "class": "mark-leg"}),
                h("circle", {"cx": "14", "cy": "11", "r": "3.500", "class": "mark-a"}),
                h("rect", {"x": "22", "y": "7.500", "width": "7", "height": "7", "rx": "1.500", "class": "mark-b"}),
            ),
            h("span", None, "Tablée"),
        ),
        h(
            "div",
            {"class": "top-tools"},
            language(words),
            icon_button(words("site.settings"), "settings", ("dialog", "settings")),
        ),
        h("p", {"class": "offline"}, icon("offline"), words("site.offline")) if offline else None,
    )


def _footer(words: Words) -> Element:
    return h(
        "footer",
        {"class": "foot"},
        h("p", None, words("site.foot")),
        h(
            "p",
            None,
            h("a", {"href": "#/tallies"}, words("kept.results")),
            " · ",
            h("a", {"href": "#/about"}, words("site.about")),
        ),
    )
