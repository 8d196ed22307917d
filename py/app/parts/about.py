"""The page that says what Tablée is, whose games these are, and what runs here."""

from __future__ import annotations

from app import staying
from app.nodes import Element, h
from app.parts.lobby import cards
from app.texts import Words


def about(words: Words, build: str) -> Element:
    """What Tablée is, what a link holds, what is private; who made the games; version and licence."""
    return h(
        "article",
        {"class": "rules about", "key": "about"},
        h("h1", None, words("site.about-title")),
        [h("p", None, words(f"site.about-{n}")) for n in range(1, 4)],
        h(
            "section",
            {"aria-labelledby": "credits"},
            h("h2", {"id": "credits"}, words("site.credits")),
            h(
                "dl",
                {"class": "credits"},
                [
                    [h("dt", None, words(f"{game_id}.name")), h("dd", None, words(f"site.by-{game_id}"))]
                    for game_id in cards()
                    if words.has(f"site.by-{game_id}")
                ],
            ),
            h("p", None, words("site.about-4")),
        ),
        h(
            "section",
            {"aria-labelledby": "licence"},
            h("h2", {"id": "licence"}, words("site.licence")),
            h("p", None, words("site.about-5")),
            h("p", {"class": "hint"}, words("site.version", release=staying.RELEASE, build=build)),
        ),
    )
