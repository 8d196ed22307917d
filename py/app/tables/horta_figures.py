"""Still pictures of Horta Rescue: the lobby's and the rulebook's."""

from __future__ import annotations

from typing import Final

from app.nodes import Child, Element, h
from app.tables.horta_arrows import pushed
from app.tables.horta_art import CELL, asteroid, ship
from app.tables.horta_grid import TOP, WIDTH, centre, coordinates
from app.texts import Words
from tablee.game import Happening, Step
from tablee.games.horta.board import ASTEROID, CELLS, EMPTY, facing_of, side_of
from tablee.games.horta.moves import parse
from tablee.games.horta.rules import GAME


def diagram(position: str, arrows: tuple[Happening, ...] = ()) -> Element:
    """A board as a still picture, without reserves: for the lobby and the rulebook."""
    state = GAME.parse_position(position, GAME.settings({}))
    pieces: list[Child] = []
    for cell, piece in enumerate(state.board):
        if piece == EMPTY:
            continue
        x, y = centre(CELLS[cell], False)
        kind = "asteroid" if piece == ASTEROID else f"ship{side_of(piece)}"
        angle = 0 if piece == ASTEROID else facing_of(piece) * 90
        drawing = asteroid(cell % 3) if piece == ASTEROID else ship(side_of(piece))
        pieces.append(h("g", {"class": f"piece {kind}", "transform": f"translate({x} {y}) rotate({angle})"}, drawing))
    cells = [
        h("rect", {"class": "still-cell", "x": x - 47, "y": y - 47, "width": 94, "height": 94, "rx": 12})
        for x, y in (centre(cell, False) for cell in CELLS)
    ]
    return h(
        "svg",
        {"class": "horta still", "viewBox": f"0 {TOP - 26} {WIDTH} {5 * CELL + 52}", "aria-hidden": "true"},
        h("rect", {"class": "space", "x": 8, "y": TOP - 18, "width": WIDTH - 16, "height": 5 * CELL + 36, "rx": 22}),
        cells,
        coordinates(False),
        h("g", {"class": "pieces"}, pieces),
        h("g", {"class": "preview"}, pushed(arrows, False)) if arrows else None,
    )


def picture(words: Words) -> Element:
    """The lobby's picture: the near rows of a board where a push is about to win."""
    position = "5/5/1*1s1/2EE*/1N1*1 F"
    drawing = diagram(position, _push_told(position, "c2!"))
    top = TOP + 2 * CELL - 30
    height = WIDTH * 9 // 16
    ground = h("rect", {"class": "space", "x": 0, "y": top, "width": WIDTH, "height": height})
    return h("svg", {**drawing[1], "viewBox": f"0 {top} {WIDTH} {height}"}, ground, drawing[2])


def _push_told(position: str, move: str) -> tuple[Happening, ...]:
    step = GAME.step(GAME.parse_position(position, GAME.settings({})), parse(move))
    return step.happenings if isinstance(step, Step) else ()


FIGURES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "H-03": (("5/5/1***1/5/5 F", ""),),
    "H-07": (("*4/5/*4/5/*3s F", "@e1W!"),),
    "H-12": (("**3/5/1E*n1/5/5 F", "b3!"),),
    "H-16": (("5/5/**3/5/EE*2 F", "a1!"), ("*4/5/EEw2/5/**3 F", "a3!"), ("*4/5/1Ew2/5/**3 F", "b3!")),
    "H-18": (("*4/5/2Ee*/5/*4 F", "c3!"),),
}
"""Positions of our own that show an article; a push that is refused has no arrows."""


def figure(words: Words, article: str) -> Child:
    """The rulebook's figures for an article."""
    return [
        h(
            "figure",
            {"class": "figure"},
            diagram(position, _push_told(position, move) if move else ()),
            h("figcaption", None, words(f"horta.figure-{article}-{n}")),
        )
        for n, (position, move) in enumerate(FIGURES.get(article, ()))
    ] or None
