"""What a player sees of Piratatak: four ships coming together, open reserves, the pile, and the pirate to be paid."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from app.nodes import Child, Element, h
from app.tables import Scene
from app.tables import piratatak_art as art
from app.tables.tatak import board as common
from app.tables.tatak import cards
from app.tables.tatak.cells import move_cursor as arrows
from app.tables.tatak.ink import INK, path
from app.tables.tatak.kit import LOOK, Kit, Look
from app.tables.tatak.kit import in_words as put_in_words
from app.tables.tatak.odds import switch
from app.tables.tatak.told import sentence as tell
from app.texts import Words
from tablee.games.piratatak.rules import GAME, OPTIONAL, TRIBUTE
from tablee.games.tatak.state import Stage
from tablee.match import Match

__all__ = [
    "FRONT",
    "LOOK",
    "MINUTES",
    "SEATS",
    "board",
    "emblem",
    "figure",
    "in_words",
    "move_cursor",
    "picture",
    "prompt",
]

MINUTES: Final = 15
SEATS: Final = False
FRONT: Final = True


def _middle(look: Look) -> Child:
    """The pirate stands there until he has gone."""
    if look.state.stage not in (Stage.OWE, Stage.CANNON):
        return None
    return h(
        "div",
        {"class": "attacker", "key": "attacker", "aria-hidden": "true"},
        None if look.drawn else cards.tile(KIT, "!"),
    )


def _deeds(look: Look) -> Child:
    match look.state.stage:
        case Stage.CANNON if OPTIONAL in look.state.options:
            return [
                common.deed(look, "fire", "c", cards.picture(KIT, "c")),
                common.deed(look, "pay", "pay", cards.picture(KIT, "!")),
            ]
        case Stage.OWE:
            return _debt(look)
    return None


def _debt(look: Look) -> Element:
    """What the pirate still wants, as places to be filled."""
    left = look.state.debt
    return h(
        "div",
        {"class": "debt", "key": "debt"},
        h(
            "span",
            {"class": "debt-places", "aria-hidden": "true"},
            [h("span", {"class": "debt-place open" if place < left else "debt-place"}) for place in range(TRIBUTE)][
                ::-1
            ],
        ),
        h("strong", None, look.words(f"{look.id}.debt", n=left)),
        switch(look, "bare"),
    )


KIT: Final = Kit(
    GAME,
    3,
    art.ship,
    art.sign,
    art.face,
    art.back,
    art.blank,
    art.ground,
    middle=_middle,
    deeds=_deeds,
    waits_in_discard=True,
)


def board(scene: Scene) -> Element:
    """The table."""
    return common.board(KIT, scene)


def move_cursor(scene: Scene, key: str) -> str:
    """From cell to cell, row by row."""
    return arrows(KIT, scene, key)


def prompt(scene: Scene) -> str:
    """What the person to move can do now."""
    words, state = scene.words, scene.state
    match state.stage:
        case Stage.TURN if len(GAME.legal_moves(state)) > 1:
            return words("piratatak.prompt-buy")
        case Stage.TURN if state.builds[state.seat] < 0:
            return words("piratatak.prompt-first")
        case Stage.OWE:
            return words("piratatak.prompt-owe", n=state.debt)
    return words(f"piratatak.prompt-{state.stage.value}")


def sentence(words: Words, match: Match, index: int) -> str | None:
    """The log's sentence for an entry."""
    return tell(KIT, words, match, index)


def in_words(words: Words, params: Mapping[str, Any]) -> dict[str, Any]:
    """A refusal's cards and colours as words."""
    return put_in_words("piratatak", words, params)


def standing(scene: Scene, seat: int) -> Child:
    """The board itself shows it."""
    return None


def emblem(seat: int) -> Element | None:
    """Colours are found in play."""
    return None


def picture(words: Words) -> Element:
    """The lobby's picture: the last piece comes to a ship, and a pirate has his eye on it."""
    pieces = [
        _window("R", number, 14 + (number - 1) % 3 * 64, 26 + (number - 1) // 3 * 64, 62) for number in (1, 2, 3, 4, 5)
    ]
    return h(
        "svg",
        {"class": "piratatak-picture", "viewBox": "0 0 320 180", "preserveAspectRatio": "xMidYMid slice"},
        h("rect", {"width": 320, "height": 180, "fill": "#d3e5e1"}),
        h(
            "g",
            {"fill": "none", "stroke": "#b3d0cc", "stroke-width": 2},
            [path(f"M{-30 * (row % 2)} {12 + 24 * row}q15-9 30 0{'t30 0' * 12}") for row in range(7)],
        ),
        h("rect", {"x": 10, "y": 22, "width": 198, "height": 134, "rx": 8, "fill": "#2b2018", "opacity": 0.12}),
        pieces,
        h("g", {"transform": "rotate(9 196 126)"}, _window("R", 6, 158, 92, 66)),
        h(
            "g",
            {"transform": "translate(222 24) rotate(5) scale(0.84)"},
            h(
                "rect",
                {"width": 100, "height": 100, "rx": 9, "fill": "#c96a55", "stroke": INK, "stroke-width": 2.5},
            ),
            art.pirate(),
        ),
        [
            h("g", {"transform": f"translate({x} {y}) scale(0.34)"}, art.coin())
            for x, y in ((232, 132), (262, 138), (247, 126), (278, 128))
        ],
    )


def _window(colour: str, number: int, x: float, y: float, size: float) -> Element:
    """A piece as a card, in a picture."""
    frame = {"x": x, "y": y, "width": size, "height": size}
    return h(
        "g",
        None,
        h("svg", frame | {"viewBox": cards.window(KIT.columns, number)}, art.ship(colour)),
        h("rect", frame | {"rx": 5, "fill": "none", "stroke": INK, "stroke-width": 2.5}),
    )


def _cards(*names: str) -> Element:
    """Cards in a row, for the rulebook."""
    return h(
        "svg",
        {"class": "piratatak-figure", "viewBox": f"-4 -4 {len(names) * 110 - 2} 108", "aria-hidden": "true"},
        [
            h("g", {"transform": f"translate({place * 110} 0)"}, _card(name), _frame())
            for place, name in enumerate(names)
        ],
    )


def _card(name: str) -> Element:
    if name == "back":
        return art.back()
    if name[1:].isdigit():
        return h(
            "svg", {"width": 100, "height": 100, "viewBox": cards.window(KIT.columns, int(name[1:]))}, art.ship(name[0])
        )
    ground = {"o": "#f4e3bd", "c": "#dcd6cb", "!": "#c96a55"}[name]
    return h("g", None, h("rect", {"width": 100, "height": 100, "fill": ground}), art.face(name))


def _frame() -> Element:
    return h("rect", {"width": 100, "height": 100, "rx": 8, "fill": "none", "stroke": INK, "stroke-width": 3})


def _ships() -> Element:
    """The four ships, whole."""
    return h(
        "svg",
        {"class": "piratatak-figure", "viewBox": "-4 -4 628 428", "aria-hidden": "true"},
        [
            h(
                "g",
                {"transform": f"translate({place % 2 * 320} {place // 2 * 220})"},
                h("svg", {"width": 300, "height": 200, "viewBox": "0 0 300 200"}, art.ship(colour)),
                h("rect", {"width": 300, "height": 200, "rx": 8, "fill": "none", "stroke": INK, "stroke-width": 3}),
            )
            for place, colour in enumerate("RBGY")
        ],
    )


FIGURES: Final[dict[str, tuple[Callable[[], Element], ...]]] = {
    "P-01": (_ships, lambda: _cards("back", "o", "!", "c")),
    "P-06": (lambda: _cards("B2"),),
    "P-09": (lambda: _cards("!", "o", "R3", "o"),),
    "P-10": (lambda: _cards("!", "c"),),
}


def figure(words: Words, article: str) -> Child:
    """The rulebook's figures for an article."""
    return [
        h("figure", {"class": "figure"}, draw(), h("figcaption", None, words(f"piratatak.figure-{article}-{n}")))
        for n, draw in enumerate(FIGURES.get(article, ()))
    ] or None
