"""The end of a match of Constellations: who has how many coins, and from where."""

from __future__ import annotations

from app.nodes import Element, h
from app.tables import Scene, seat_name
from app.tables.constellations_art import token
from app.tables.constellations_story import board_name


def final(scene: Scene) -> Element:
    """Everybody by coins, the richest first, with the constellations they were first on."""
    words, coins = scene.words, scene.state.coins
    first: dict[int, list[str]] = {}
    for told in scene.match.told[: scene.index]:
        for happening in told:
            if happening.kind == "prize" and happening["place"] == 1:
                seat = happening["seat"]
                assert isinstance(seat, int)
                first.setdefault(seat, []).append(board_name(words, str(happening["board"])))
    order = sorted(range(len(coins)), key=lambda seat: -coins[seat])
    return h(
        "section",
        {"class": "final", "key": "final", "aria-labelledby": "final-title"},
        h("h2", {"id": "final-title"}, words("constellations.final")),
        h(
            "ol",
            None,
            [
                h(
                    "li",
                    {"key": str(seat), "class": "best" if coins[seat] == max(coins) else None},
                    h("svg", {"viewBox": "-11 -11 22 22", "aria-hidden": "true"}, token(seat, "?")),
                    h("strong", None, seat_name(words, scene.match.header, seat)),
                    h(
                        "span",
                        {"class": "coin", "role": "img", "aria-label": words("constellations.coins", n=coins[seat])},
                        str(coins[seat]),
                    ),
                    h(
                        "p",
                        None,
                        words("constellations.first-on", boards=words.listed(first[seat]))
                        if seat in first
                        else words("constellations.first-nowhere"),
                    ),
                )
                for seat in order
            ],
        ),
    )
