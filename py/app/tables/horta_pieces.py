"""Ships and asteroids of Horta Rescue, each with an identity, so that it is seen going where it goes."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.nodes import Element, h
from app.pieces import Fold
from app.tables import Scene
from app.tables.horta_art import asteroid, ship
from app.tables.horta_grid import centre, dock
from tablee.game import Happening
from tablee.games.horta.board import ASTEROID, CELLS, EMPTY, FACINGS, FLEET, INDEX, facing_of, side_of
from tablee.games.horta.rules import State
from tablee.match import Match


@dataclass(frozen=True, slots=True)
class Piece:
    """A ship or asteroid: where it is (a cell, or its side's reserve) and its angle, which never jumps round."""

    side: int
    """0, 1, or -1 for an asteroid."""
    cell: str = ""
    angle: int = 0
    slot: int = 0
    gone: bool = False


Places = dict[str, Piece]


def _begin(match: Match) -> Places:
    """Ships in reserve; whatever the first position of the match has on the board."""
    state: State = match.states[0]
    places: Places = {}
    free = [[f"s{side}{n}" for n in range(FLEET)] for side in (0, 1)]
    rocks = ["rock0", "rock1", "rock2"]
    for cell, piece in enumerate(state.board):
        if piece == ASTEROID:
            places[rocks.pop(0)] = Piece(-1, CELLS[cell])
        elif piece != EMPTY:
            side = side_of(piece)
            places[free[side].pop(0)] = Piece(side, CELLS[cell], facing_of(piece) * 90)
    for side in (0, 1):
        for name in free[side]:
            places[name] = Piece(side, slot=int(name[2]), angle=side * 180)
    return dict(sorted(places.items()))


def _turned(piece: Piece, facing: str) -> int:
    """The angle of that facing nearest to the piece's own."""
    target = FACINGS.index(facing) * 90
    return piece.angle + (target - piece.angle + 180) % 360 - 180


def _change(places: Places, match: Match, index: int, told: tuple[Happening, ...]) -> Places:
    places = dict(places)
    names = {piece.cell: name for name, piece in places.items() if piece.cell}
    moved: Places = {}
    for happening in told:
        match happening.kind:
            case "enter" | "barge":
                side = int(str(happening["seat"]))
                name = _from_reserve(places, side)
                piece = places[name]
                moved[name] = replace(piece, cell=str(happening["at"]), angle=_turned(piece, str(happening["facing"])))
            case "step":
                name = names[str(happening["at"])]
                piece = places[name]
                moved[name] = replace(piece, cell=str(happening["to"]), angle=_turned(piece, str(happening["facing"])))
            case "turn":
                name = names[str(happening["at"])]
                moved[name] = replace(places[name], angle=_turned(places[name], str(happening["facing"])))
            case "push" | "shove":
                name = names[str(happening["at"])]
                moved[name] = replace(places[name], cell=str(happening["to"]))
            case "leave" | "out":
                name = names[str(happening["at"])]
                piece = places[name]
                moved[name] = replace(piece, cell="", slot=_free_slot(places, piece.side), angle=_home(piece))
            case "rescue":
                moved[names[str(happening["at"])]] = replace(places[names[str(happening["at"])]], gone=True)
    places.update(moved)
    return places


def _home(piece: Piece) -> int:
    return piece.angle + (piece.side * 180 - piece.angle + 180) % 360 - 180


def _in_reserve(places: Places, side: int) -> dict[int, str]:
    return {piece.slot: name for name, piece in places.items() if piece.side == side and not piece.cell}


def _from_reserve(places: Places, side: int) -> str:
    waiting = _in_reserve(places, side)
    return waiting[max(waiting)]


def _free_slot(places: Places, side: int) -> int:
    waiting = _in_reserve(places, side)
    return next(slot for slot in range(FLEET) if slot not in waiting)


_fold = Fold(_begin, _change)


def pieces(scene: Scene, flip: bool) -> Element:
    """All of them, where they are after the last shown entry."""
    places = _fold.at(scene.match, scene.index)
    lifted = scene.picks[0] if scene.picks else ""
    return h(
        "g",
        {"class": "pieces", "aria-hidden": "true"},
        [_piece(scene, name, piece, flip, lifted) for name, piece in places.items()],
    )


def _piece(scene: Scene, name: str, piece: Piece, flip: bool, lifted: str) -> Element:
    angle = piece.angle + 180 * flip
    if piece.cell:
        x, y = centre(piece.cell, flip)
        size = 1.0
    else:
        x, y = dock(piece.side, piece.slot, flip)
        size = 0.72
    classes = ["piece", "asteroid" if piece.side < 0 else f"ship{piece.side}"]
    if piece.gone:
        classes.append("gone")
    if piece.cell and piece.cell == lifted:
        classes.append("lifted")
    return h(
        "g",
        {
            "key": name,
            "class": " ".join(classes),
            "style": {"transform": f"translate({x}px,{y}px) rotate({angle}deg) scale({size})"},
        },
        asteroid(int(name[-1])) if piece.side < 0 else ship(piece.side),
    )


def ghost(scene: Scene, flip: bool) -> Element | None:
    """The ship where it will stand, while its facing is being chosen."""
    start, to = scene.picks[0], scene.picks[1]
    if start == to or scene.state.board[INDEX[to]] != EMPTY:
        return None
    side: int = scene.state.side
    facing = side * 2 if start == "reserve" else facing_of(scene.state.board[INDEX[start]])
    x, y = centre(to, flip)
    return h(
        "g",
        {"class": f"ghost ship{side}", "aria-hidden": "true"}
        | {"transform": f"translate({x} {y}) rotate({facing * 90 + 180 * flip})"},
        ship(side),
    )
