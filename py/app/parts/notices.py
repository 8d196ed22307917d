"""What the page says by itself, above everything else: a sentence, a new version, what is new in it."""

from __future__ import annotations

from app import staying
from app.model import Model
from app.nodes import Element, h
from app.parts.controls import button, icon_button
from app.texts import Words


def notices(model: Model) -> Element:
    """None of them moves what lies below."""
    words = model.words
    return h(
        "div",
        {"class": "notices", "key": "notices"},
        h(
            "div",
            {"class": "notice", "key": "notice"},
            h("p", None, model.notice(words)),
            icon_button(words("site.hush"), "close", ("hush",)),
        )
        if model.notice
        else None,
        h(
            "div",
            {"class": "notice calm", "key": "update"},
            h("p", None, words("site.update-ready")),
            button(words("site.update-now"), ("reload",), kind="primary"),
            button(words("site.update-later"), ("not-now",), kind="quiet"),
        )
        if model.update_ready and model.table is None
        else None,
        _news(words) if model.news and model.route == ("lobby",) else None,
    )


def _news(words: Words) -> Element:
    return h(
        "section",
        {"class": "notice calm news", "key": "news", "aria-labelledby": "news-title"},
        h("h2", {"id": "news-title"}, words("news.title")),
        icon_button(words("news.read"), "close", ("news-read",)),
        h("ul", None, [h("li", None, words(f"news.line{staying.RELEASE}-{n + 1}")) for n in range(staying.LINES)]),
    )
