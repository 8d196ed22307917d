"""The pictures of Trekattak for the lobby and the rulebook, and the table of losses from the data the rules use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.nodes import Child, Element, h
from app.tables import trekattak_art as art
from app.tables.tatak import cards
from app.tables.tatak.ink import INK, circle
from app.tables.tatak.kit import card_label
from app.tables.trekattak_scene import cost
from app.texts import Words
from tablee.games.trekattak.cards import DECK
from tablee.games.trekattak.losses import LOSSES, Loss
from tablee.games.trekattak.rules import GAME


def picture(words: Words) -> Element:
    """The lobby's picture: a ship with one piece still to come, and who is against it."""
    stars = ((16, 20), (120, 12), (196, 30), (300, 18), (310, 92), (12, 110), (150, 168), (308, 166), (214, 100))
    return h(
        "svg",
        {"class": "trekattak-picture", "viewBox": "0 0 320 180", "preserveAspectRatio": "xMidYMid slice"},
        h("rect", {"width": 320, "height": 180, "fill": "#1c2740"}),
        [circle(x, y, 1.6, "#fff6d8") for x, y in stars],
        [_window("F", number, 18 + (number - 1) % 3 * 52, 12 + (number - 1) // 3 * 52, 50) for number in range(1, 9)],
        h("g", {"transform": "rotate(8 158 146)"}, _window("F", 9, 134, 121, 54)),
        h("g", {"transform": "translate(198 10) rotate(5) scale(0.66)"}, _framed("borg")),
        h("g", {"transform": "translate(248 62) rotate(-4) scale(0.66)"}, _framed("gorn")),
        h("g", {"transform": "translate(204 108) rotate(-7) scale(0.6)"}, _framed("orion")),
    )


def _window(colour: str, number: int, x: float, y: float, size: float) -> Element:
    """A piece as a card, in a picture."""
    frame = {"x": x, "y": y, "width": size, "height": size}
    return h(
        "g",
        None,
        h("svg", frame | {"viewBox": cards.window(3, number)}, art.ship(colour)),
        h("rect", frame | {"rx": 4, "fill": "none", "stroke": art.NIGHT, "stroke-width": 2.5}),
    )


def _framed(name: str) -> Element:
    """A card that is no piece, in a picture."""
    drawing = {"L": "#f1e2b8", "p": "#d7dce6"}.get(name)
    return h(
        "g",
        None,
        h("rect", {"width": 100, "height": 100, "rx": 8, "fill": drawing}) if drawing else None,
        art.back() if name == "back" else art.face(name),
        h("rect", {"width": 100, "height": 100, "rx": 8, "fill": "none", "stroke": INK, "stroke-width": 3}),
    )


def _row(*names: str, columns: int = 7) -> Element:
    """Cards in rows, for the rulebook."""
    rows = -(-len(names) // columns)
    return h(
        "svg",
        {"viewBox": f"-4 -4 {min(columns, len(names)) * 110 - 2} {rows * 110 - 2}", "aria-hidden": "true"},
        [
            h("g", {"transform": f"translate({place % columns * 110} {place // columns * 110})"}, _framed(name))
            for place, name in enumerate(names)
        ],
    )


def _ships() -> Element:
    return h(
        "svg",
        {"viewBox": "-4 -4 1288 308", "aria-hidden": "true"},
        [
            h(
                "g",
                {"transform": f"translate({place * 326} 0)"},
                h("svg", {"width": 300, "height": 300, "viewBox": "0 0 300 300"}, art.ship(colour)),
                h("rect", {"width": 300, "height": 300, "rx": 10, "fill": "none", "stroke": INK, "stroke-width": 4}),
            )
            for place, colour in enumerate(DECK.colours)
        ],
    )


FIGURES: Final[dict[str, tuple[Callable[[], Element], ...]]] = {
    "T-01": (_ships, lambda: _row("back", "L", "p", columns=3)),
    "T-07": (lambda: _row(*(DECK.names[kind] for kind in DECK.attackers)),),
}


def figure(words: Words, article: str) -> Child:
    """The rulebook's figures for an article; for T-10 the table of losses, from the data the rules use."""
    if article == "T-10":
        return _losses(words)
    return [
        h("figure", {"class": "figure"}, draw(), h("figcaption", None, words(f"trekattak.figure-{article}-{n}")))
        for n, draw in enumerate(FIGURES.get(article, ()))
    ] or None


def _losses(words: Words) -> Element:
    heads = [h("th", {"scope": "col"}, words("trekattak.loss-n", n=number)) for number in (1, 2, 3)]
    return h(
        "div",
        {"class": "loss-table", "tabindex": "0", "role": "region", "aria-label": words("trekattak.table-of-losses")},
        h(
            "table",
            None,
            h("caption", None, words("trekattak.table-of-losses")),
            h("thead", None, h("tr", None, h("td"), heads)),
            h("tbody", None, [_loss_row(words, people, row) for people, row in LOSSES.items()], _loss_of_q(words)),
        ),
    )


def _loss_row(words: Words, people: str, row: tuple[Loss, ...]) -> Element:
    return h(
        "tr",
        {"key": people},
        _loss_head(words, people),
        [h("td", None, _loss(words, row[number]) if number < len(row) else "–") for number in range(3)],
    )


def _loss_head(words: Words, people: str) -> Element:
    name = card_label(GAME.id, words, people)
    face = h("svg", {"viewBox": "0 0 100 100", "class": "loss-face", "aria-hidden": "true"}, art.face(people))
    return h("th", {"scope": "row"}, h("span", {"class": "loss-people"}, face, h("span", None, name)))


def _loss_of_q(words: Words) -> Element:
    link = h("a", {"href": f"#/rules/{GAME.id}/T-18"}, words("site.article", id="T-18"))
    return h("tr", {"key": "q"}, _loss_head(words, "q"), h("td", {"colspan": "3"}, link))


def _loss(words: Words, loss: Loss) -> str:
    """One cell of the table in words."""
    amounts = " / ".join(map(str, loss.amounts[:-1]))
    said = cost(words, loss.what.value, loss.amounts[-1])
    said = f"{amounts} / {said}" if amounts else said
    if loss.federation is not None:
        said += f" {words('trekattak.loss-federation', n=loss.federation)}"
    if loss.ship_first:
        said += f" {words('trekattak.loss-ship-first')}"
    if loss.stays:
        said += f" {words('trekattak.loss-stays')}"
    return said
