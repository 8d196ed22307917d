"""The rulebook page of a game, from its articles, with figures drawn by the table's code."""

from __future__ import annotations

from app import lessons, tables
from app.nodes import Child, Element, h, memo
from app.parts.controls import button, link
from app.texts import Words
from tablee.articles import Article, load


def rulebook(words: Words, game_id: str) -> Element:
    """All articles in the rulebook's order, each with an anchor of its own."""
    return h(
        "div", {"class": "rulebook", "key": f"rules-{game_id}"}, memo(f"rules-{game_id}", _rulebook, words, game_id)
    )


def _rulebook(words: Words, game_id: str) -> Element:
    articles = load(game_id)
    sections: dict[str, list[Article]] = {}
    for article in articles:
        sections.setdefault(article.section, []).append(article)
    name = words(f"{game_id}.name")
    return h(
        "article",
        {"class": f"rules game-{game_id}"},
        h("h1", None, name),
        h("p", {"class": "rules-intro"}, words(f"{game_id}_rules.intro")),
        h("p", {"class": "hint"}, words(f"{game_id}.fan-notice")) if words.has(f"{game_id}.fan-notice") else None,
        h(
            "div",
            {"class": "row"},
            button(words("site.play-this", game=name), ("new", game_id), kind="primary"),
            link(words("lessons.by-playing"), f"#/learn/{game_id}", class_="button")
            if game_id in lessons.GAMES
            else None,
        ),
        [_section(words, game_id, key, found) for key, found in sections.items()],
        [
            h("p", {"key": way}, h("a", {"href": f"#/rules/{way}"}, words("site.rules-of", game=words(f"{way}.name"))))
            for way in tables.ways(game_id)
            if way != game_id
        ],
    )


def _section(words: Words, game_id: str, key: str, articles: list[Article]) -> Element:
    return h(
        "section",
        {"key": key, "aria-labelledby": f"section-{key}"},
        h("h2", {"id": f"section-{key}"}, words(f"{game_id}_rules.section-{key}")),
        [_article(words, game_id, article) for article in articles],
    )


def _article(words: Words, game_id: str, article: Article) -> Element:
    return h(
        "div",
        {"class": "rule", "key": article.id, "id": f"article-{article.id}", "tabindex": "-1"},
        h(
            "div",
            {"class": "rule-id"},
            h("a", {"href": f"#/rules/{game_id}/{article.id}"}, article.id),
            h("span", {"class": "mark-house"}, words("site.house")) if article.house else None,
            h("span", {"class": "mark-option"}, words("site.option-mark")) if article.option else None,
        ),
        h(
            "div",
            {"class": "rule-text"},
            prose(words(f"{game_id}_rules.{article.id}")),
            tables.load(game_id).figure(words, article.id),
        ),
    )


def prose(text: str) -> list[Child]:
    """Paragraphs, and lists of the lines that begin with a dash."""
    blocks: list[Child] = []
    items: list[Child] = []
    for line in text.split("\n"):
        if line.startswith("- "):
            items.append(h("li", None, line[2:]))
            continue
        if items:
            blocks.append(h("ul", None, items))
            items = []
        if line:
            blocks.append(h("p", None, line))
    if items:
        blocks.append(h("ul", None, items))
    return blocks
