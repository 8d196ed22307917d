"""Open information on demand: the odds of the next card, and what is left by kind."""

from __future__ import annotations

from app.nodes import Element, h
from app.parts.controls import icon_button
from app.parts.icons import icon
from app.tables.tatak import cards
from app.tables.tatak.kit import Look, card_label


def next_pile(look: Look) -> bytes:
    """The cards the next one is drawn from: an empty pile is made again from the discard."""
    pile: bytes = look.state.pile if any(look.state.pile) else look.state.discard
    return pile


def switch(look: Look, kind: str = "") -> Element:
    """The button that opens and closes the panel; `bare` ones are their drawing alone."""
    opened = "odds" in look.scene.open
    return h(
        "button",
        {
            "type": "button",
            "key": "odds",
            "id": "odds",
            "class": f"odds-switch {kind}".strip(),
            "title": look.words(f"{look.id}.odds") if kind else None,
            "aria-expanded": "true" if opened else "false",
            "aria-controls": "odds-panel" if opened else None,
            "on-click": ("unfold", "odds"),
        },
        icon("dice"),
        h("span", {"class": "visually-hidden"} if kind else None, look.words(f"{look.id}.odds")),
    )


def headline(look: Look) -> str:
    """How many attackers are among how many cards, in per cent."""
    pile, deck = next_pile(look), look.kit.game.deck
    total = sum(pile)
    bad = sum(pile[kind] for kind in deck.attackers)
    percent = round(100 * bad / total) if total else 0
    return look.words(
        f"{look.id}.odds-line",
        total=look.words(f"{look.id}.n-cards", n=total),
        bad=look.words(f"{look.id}.n-bad", n=bad),
        percent=percent,
    )


def panel(look: Look) -> Element:
    """Everything that can still be drawn, and what lies in the discard: a column a kind."""
    state, deck = look.state, look.kit.game.deck
    singles = [*(deck.attackers if len(deck.attackers) == 1 else ()), deck.coin, deck.cannon]
    return h(
        "div",
        {"class": "odds-panel", "id": "odds-panel", "key": "odds-panel", "role": "region"}
        | {"aria-label": look.words(f"{look.id}.odds")},
        h(
            "div",
            {"class": "odds-head"},
            h("p", None, headline(look)),
            icon_button(look.words("site.close"), "close", ("unfold", "odds"), id="odds-close"),
        ),
        h("p", {"class": "hint"}, look.words(f"{look.id}.odds-again")) if not any(state.pile) else None,
        h(
            "table",
            {"class": "odds-table"},
            h(
                "thead",
                None,
                h(
                    "tr",
                    None,
                    h("td"),
                    [_single(look, kind) for kind in singles],
                    [_ship(look, c) for c in deck.colours],
                ),
            ),
            h(
                "tbody",
                None,
                _row(look, look.words(f"{look.id}.pile-title"), state.pile, singles),
                _row(look, look.words(f"{look.id}.discard-title"), state.discard, singles),
            ),
        ),
        look.kit.more_odds(look),
    )


def _single(look: Look, kind: int) -> Element:
    name = look.kit.game.deck.names[kind]
    return _column(card_label(look.kit.id, look.words, name), "odds-kind", cards.picture(look.kit, name))


def _ship(look: Look, colour: str) -> Element:
    return _column(look.words(f"{look.id}.pieces-{colour}"), f"odds-kind paint-{colour}", cards.sign(look.kit, colour))


def _column(label: str, kind: str, drawing: Element) -> Element:
    return h(
        "th",
        {"scope": "col", "title": label},
        h("span", {"class": kind}, drawing),
        h("span", {"class": "visually-hidden"}, label),
    )


def _row(look: Look, title: str, holding: bytes, singles: list[int]) -> Element:
    deck = look.kit.game.deck
    return h(
        "tr",
        {"key": title},
        h("th", {"scope": "row"}, title),
        [h("td", None, f"{holding[kind]}") for kind in singles],
        [
            h("td", None, " ".join(str(kind - span.start + 1) for kind in span if holding[kind]) or "–")
            for span in deck.spans
        ],
    )
