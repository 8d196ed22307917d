"""The cards there are and those not seen yet, on demand. Their numbers are our own, and it says so (K-01, K-11)."""

from __future__ import annotations

from app.nodes import Element, h
from app.parts.icons import icon
from app.tables import Scene
from app.tables.zatre_cards_layout import said
from tablee.games.zatre.sheet import BONUS
from tablee.games.zatre_cards.cards import CARDS, COPIES, HALVES, INDEX


def deck(scene: Scene) -> Element:
    """A button, and below it when it is open the 28 cards with how many of each have not been seen."""
    words, opened = scene.words, "deck" in scene.open
    return h(
        "section",
        {"class": "z-deck", "key": "deck", "aria-label": words("zatre_cards.deck")},
        h(
            "button",
            {"type": "button", "class": "button quiet", "id": "z-deck-switch"}
            | {"aria-expanded": "true" if opened else "false", "on-click": ("unfold", "deck")},
            icon("eye"),
            h("span", None, words("zatre_cards.deck")),
        ),
        _opened(scene) if opened else None,
    )


def _opened(scene: Scene) -> Element:
    words, unseen = scene.words, scene.state.unseen()
    return h(
        "div",
        {"class": "z-deck-open"},
        h("p", {"class": "hint"}, words("zatre_cards.deck-unseen")),
        h(
            "table",
            {"class": "z-deck-table", "aria-label": words("zatre_cards.deck")},
            h("tbody", None, [_row(scene, high, unseen) for high in range(7)]),
        ),
        h("p", {"class": "hint"}, _house(scene), " ", words("zatre_cards.deck-house"), " ", _article(scene, "K-01")),
        h(
            "p",
            {"class": "hint"},
            _house(scene),
            " ",
            words("zatre_cards.bonus-house", bonuses=", ".join(str(points) for points in dict.fromkeys(BONUS))),
            " ",
            _article(scene, "K-11"),
        ),
    )


def _row(scene: Scene, high: int, unseen: list[int]) -> Element:
    """The cards with that higher half, by the lower one."""
    return h(
        "tr",
        {"key": str(high)},
        [
            _card(scene, INDEX[f"{low}{high}"], unseen) if low <= high else h("td", {"key": str(low)})
            for low in range(7)
        ],
    )


def _card(scene: Scene, card: int, unseen: list[int]) -> Element:
    left, all_ = unseen[card], COPIES[card]
    label = scene.words("zatre_cards.deck-card", card=said(CARDS[card]), left=left, n=all_)
    return h(
        "td",
        {"key": str(HALVES[card][0]), "class": "" if left else "gone", "title": label},
        h("span", {"aria-hidden": "true"}, said(CARDS[card])),
        h("span", {"aria-hidden": "true", "class": "z-deck-left"}, f"{left}/{all_}"),
        h("span", {"class": "visually-hidden"}, label),
    )


def _house(scene: Scene) -> Element:
    return h("span", {"class": "mark-house"}, scene.words("site.house"))


def _article(scene: Scene, article: str) -> Element:
    return h("a", {"href": f"#/rules/zatre_cards/{article}", "class": "article-link"}, article)
