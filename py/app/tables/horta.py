"""What a player sees of Horta Rescue: the board as an SVG grid, ships and asteroids, the rosette, the push to come."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from app.nodes import Child, Element, h
from app.picking import lit
from app.pieces import Fold
from app.tables import Scene, called
from app.tables.horta_art import CELL, asteroid, ship
from app.texts import Words
from tablee.game import Happening, Step
from tablee.games.horta.board import (
    ASTEROID,
    CELLS,
    EMPTY,
    FACINGS,
    FLEET,
    INDEX,
    facing_of,
    side_of,
)
from tablee.games.horta.moves import parse
from tablee.games.horta.rules import GAME, State
from tablee.match import Act, Match

MINUTES: Final = 15
TURNS: Final = True
"""The board can be turned for the person opposite."""

MARGIN: Final = 26
DOCK: Final = 84
"""Height of a reserve's band above and below the board."""
GAP: Final = 12
WIDTH: Final = 5 * CELL + 2 * MARGIN
TOP: Final = DOCK + GAP + 14
HEIGHT: Final = 2 * TOP + 5 * CELL
ROWS: Final = "12345"


# -- where things are --------------------------------------------------------------------------------------------


def flipped(scene: Scene) -> bool:
    """Whether row 5 is at the bottom: so where the Ferengi's side is the near one, and turned for whoever turns the board."""
    return (scene.near == 1) != scene.turned


def centre(cell: str, flip: bool) -> tuple[int, int]:
    """The middle of a cell in the picture's units."""
    column, row = "abcde".index(cell[0]), ROWS.index(cell[1])
    if flip:
        column, row = 4 - column, 4 - row
    return MARGIN + column * CELL + CELL // 2, TOP + (4 - row) * CELL + CELL // 2


def dock(side: int, slot: int, flip: bool) -> tuple[int, int]:
    """The place of a reserve's slot: the Federation's lies below, the Ferengi's above."""
    below = (side == 0) != flip
    return MARGIN + slot * CELL + CELL // 2, HEIGHT - DOCK // 2 - 4 if below else DOCK // 2 + 4


# -- pieces with an identity -------------------------------------------------------------------------------------


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


# -- the board ---------------------------------------------------------------------------------------------------


def board(scene: Scene) -> Element:
    """The grid of cells and reserves, the pieces above it, then rosette and preview."""
    flip = flipped(scene)
    words = scene.words
    going_on = lit(GAME, scene.state, scene.picks) if scene.acting is not None else {}
    facings = [pick for pick in going_on if pick in FACINGS]
    cursor = scene.cursor or ("reserve" if scene.acting is not None else "c3")
    return h(
        "svg",
        {
            "class": "horta" + (" choosing-facing" if facings else "") + ("" if scene.acting is None else " yours"),
            "viewBox": f"0 0 {WIDTH} {HEIGHT}",
            "role": "group",
            "aria-label": words("horta.board"),
        },
        h("rect", {"class": "space", "x": 8, "y": TOP - 18, "width": WIDTH - 16, "height": 5 * CELL + 36, "rx": 22}),
        _coordinates(flip),
        h(
            "g",
            {"role": "grid", "aria-label": words("horta.board"), "aria-rowcount": 7, "aria-colcount": 5}
            | {"on-keys": _keys(bool(facings), flip)},
            [_row(scene, row, flip, going_on, cursor) for row in _row_order(flip)],
        ),
        _pieces(scene, flip),
        _ghost(scene, flip) if facings else None,
        _preview(scene, flip, going_on),
        _rosette(scene, flip, facings) if facings else None,
    )


_ARROWS: Final = {"ArrowUp": 0, "ArrowRight": 1, "ArrowDown": 2, "ArrowLeft": 3}


def _keys(choosing: bool, flip: bool) -> dict[str, Any]:
    """Arrows move the cursor; while a facing is to be chosen, they choose it."""
    moves = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "Home", "End", "Ctrl+Home", "Ctrl+End")
    keys: dict[str, Any] = {key: ("key", key) for key in moves}
    if choosing:
        for key, facing in _ARROWS.items():
            keys[key] = ("pick", FACINGS[(facing + 2 * flip) % 4])
    return keys


def _row_order(flip: bool) -> list[str]:
    """Rows from top to bottom; `F` and `G` are the reserves."""
    order = ["G", "5", "4", "3", "2", "1", "F"]
    return order[::-1] if flip else order


def _row(scene: Scene, row: str, flip: bool, going_on: dict[str, Any], cursor: str) -> Element:
    if row in "FG":
        return h("g", {"role": "row", "key": row}, _reserve(scene, "FG".index(row), flip, going_on, cursor))
    columns = "edcba" if flip else "abcde"
    return h("g", {"role": "row", "key": row}, [_cell(scene, f"{c}{row}", flip, going_on, cursor) for c in columns])


def _cell(scene: Scene, cell: str, flip: bool, going_on: dict[str, Any], cursor: str) -> Element:
    x, y = centre(cell, flip)
    piece = scene.state.board[INDEX[cell]]
    classes = ["cell"]
    if cell in going_on:
        classes.append("lit" if piece == EMPTY or not scene.picks else "lit push" if cell not in scene.picks else "lit")
    if piece != EMPTY:
        classes.append("taken")
    if cell in scene.picks:
        classes.append("picked")
    if cell in _last_cells(scene):
        classes.append("last")
    if cell in scene.hint:
        classes.append("hinted")
    return h(
        "g",
        {
            "role": "gridcell",
            "key": cell,
            "id": f"cell-{cell}",
            "class": " ".join(classes),
            "tabindex": 0 if cell == cursor else -1,
            "aria-label": _label(scene, cell, piece, cell in going_on),
            "aria-selected": "true" if cell in scene.picks else None,
            "data-pick": cell,
            "data-drag": cell
            if scene.acting is not None and piece > ASTEROID and side_of(piece) == scene.acting
            else None,
            "on-click": ("pick", cell),
            "on-focusin": ("at", cell),
            "on-keys": {"Enter": ("pick", cell), " ": ("pick", cell)},
        },
        h("rect", {"x": x - 47, "y": y - 47, "width": 94, "height": 94, "rx": 12}),
        h("circle", {"class": "dot", "cx": x, "cy": y, "r": 11}),
    )


def _label(scene: Scene, cell: str, piece: int, can: bool) -> str:
    words = scene.words
    if piece == EMPTY:
        what = words("horta.cell-empty")
    elif piece == ASTEROID:
        what = words("horta.asteroid")
    else:
        facing = words(f"horta.facing-{FACINGS[facing_of(piece)]}")
        what = words(f"horta.ship-{side_of(piece)}", facing=facing)
    if not can:
        return words("horta.cell", cell=cell, what=what)
    if scene.picks and piece != EMPTY and cell not in scene.picks:
        return words("horta.cell-push", cell=cell, what=what)
    return words("horta.cell-can", cell=cell, what=what)


def _reserve(scene: Scene, side: int, flip: bool, going_on: dict[str, Any], cursor: str) -> Element:
    """A side's reserve is one cell of the grid."""
    mine = side == scene.state.side
    pick = "reserve" if mine else "reserve-other"
    name = "reserve" if mine else "reserve-other"
    _, y = dock(side, 0, flip)
    count = scene.state.reserve(side)
    can = pick in going_on
    label = scene.words("horta.reserve", side=scene.words(f"horta.of{side}"), n=count)
    classes = ["cell dock", "lit" if can else "", "picked" if pick in scene.picks else ""]
    if pick in scene.hint:
        classes.append("hinted")
    return h(
        "g",
        {
            "role": "gridcell",
            "aria-colspan": 5,
            "key": f"reserve{side}",
            "id": f"cell-{name}",
            "class": " ".join(filter(None, classes)),
            "tabindex": 0 if cursor == name else -1,
            "aria-label": f"{label} {scene.words('horta.can')}" if can else label,
            "aria-selected": "true" if pick in scene.picks else None,
            "data-pick": pick,
            "data-drag": pick if can and not scene.picks else None,
            "on-click": ("pick", pick),
            "on-focusin": ("at", name),
            "on-keys": {"Enter": ("pick", pick), " ": ("pick", pick)},
        },
        h("rect", {"x": 8, "y": y - DOCK // 2, "width": WIDTH - 16, "height": DOCK, "rx": 20}),
    )


def _coordinates(flip: bool) -> Element:
    labels: list[Child] = []
    for index in range(5):
        x, _ = centre(f"{'abcde'[index]}1", flip)
        _, y = centre(f"a{ROWS[index]}", flip)
        labels.append(h("text", {"x": x, "y": TOP + 5 * CELL + 13}, "abcde"[index]))
        labels.append(h("text", {"x": MARGIN - 8, "y": y + 5}, ROWS[index]))
    return h("g", {"class": "coordinates", "aria-hidden": "true"}, labels)


def _last_cells(scene: Scene) -> frozenset[str]:
    """Cells the last shown entry touched."""
    if not scene.index:
        return frozenset()
    told = scene.match.told[scene.index - 1]
    return frozenset(str(h.get(name)) for h in told[:1] for name in ("at", "to") if h.get(name))


def _pieces(scene: Scene, flip: bool) -> Element:
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


def _ghost(scene: Scene, flip: bool) -> Element | None:
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


# -- the push to come, the facing to choose ----------------------------------------------------------------------


def _preview(scene: Scene, flip: bool, going_on: dict[str, Any]) -> Element | None:
    """Arrows for the push that the picks so far can become: where each piece goes, what leaves, who would win."""
    arrows: list[Child] = []
    seen: set[tuple[str, ...]] = set()
    for whole in going_on.values():
        move = _pushing(scene, whole)
        if not scene.picks or move is None or whole in seen:
            continue
        seen.add(whole)
        step = GAME.step(scene.state, move)
        if isinstance(step, Step):
            arrows += _arrows(scene, step.happenings, flip)
    return h("g", {"class": "preview", "aria-hidden": "true"}, arrows) if arrows else None


def _pushing(scene: Scene, whole: tuple[str, ...]) -> Any:
    if len(whole) == 2 and whole[1] in INDEX:
        return parse(f"{whole[0]}!")
    if len(scene.picks) == 2 and whole[0] == "reserve" and scene.state.board[INDEX[whole[1]]] != EMPTY:
        return parse(f"@{whole[1]}{whole[2]}!")
    return None


_UNIT: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def _arrows(scene: Scene, told: tuple[Happening, ...], flip: bool) -> list[Child]:
    arrows: list[Child] = []
    for happening in told:
        if happening.kind == "shove":
            a, b = centre(str(happening["at"]), flip), centre(str(happening["to"]), flip)
            arrows.append(_arrow(a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), "move"))
        elif happening.kind in ("out", "rescue"):
            x, y = centre(str(happening["at"]), flip)
            dx, dy = _UNIT[str(happening["facing"])]
            dx, dy = (-dx, -dy) if flip else (dx, dy)
            kind = "move" if happening.kind == "out" else f"goal goal{happening['seat']}"
            arrows.append(_arrow((x, y), (x + dx * 58, y + dy * 58), kind))
    return arrows


def _arrow(a: tuple[float, float], b: tuple[float, float], kind: str) -> Element:
    (x1, y1), (x2, y2) = a, b
    dx, dy = (x2 > x1) - (x2 < x1), (y2 > y1) - (y2 < y1)
    head = f"{x2 + dx * 12},{y2 + dy * 12} {x2 - dy * 11},{y2 - dx * 11} {x2 + dy * 11},{y2 + dx * 11}"
    return h(
        "g",
        {"class": f"arrow {kind}"},
        h("line", {"x1": x1 + dx * 22, "y1": y1 + dy * 22, "x2": x2, "y2": y2}),
        h("polygon", {"points": head}),
    )


PETAL: Final = 36
REACH: Final = 74


def _rosette(scene: Scene, flip: bool, facings: list[str]) -> Element:
    """Four petals round the cell, one a facing that is legal."""
    x, y = centre(scene.picks[-1], flip)
    x = min(max(x, REACH + PETAL + 2), WIDTH - REACH - PETAL - 2)
    y = min(max(y, TOP + 60), HEIGHT - TOP - 60)
    petals = []
    for facing in facings:
        dx, dy = _UNIT[facing]
        dx, dy = (-dx, -dy) if flip else (dx, dy)
        words = scene.words(f"horta.facing-{facing}")
        petals.append(
            h(
                "g",
                {
                    "class": "petal hinted" if facing in scene.hint else "petal",
                    "key": facing,
                    "role": "button",
                    "tabindex": 0,
                    "aria-label": words,
                    "on-click": ("pick", facing),
                    "data-pick": facing,
                    "on-keys": {"Enter": ("pick", facing), " ": ("pick", facing)},
                },
                h("title", None, words),
                h("circle", {"cx": x + dx * REACH, "cy": y + dy * REACH, "r": PETAL}),
                _arrow((x + dx * (REACH - 40), y + dy * (REACH - 40)), (x + dx * REACH, y + dy * REACH), "way"),
            )
        )
    return h("g", {"class": "rosette", "role": "group", "aria-label": scene.words("horta.choose-facing")}, petals)


# -- words -------------------------------------------------------------------------------------------------------


def prompt(scene: Scene) -> str:
    """What the person to move can do now."""
    words, picks = scene.words, scene.picks
    if not picks:
        return words("horta.prompt" if scene.state.reserve(scene.state.side) else "horta.prompt-no-reserve")
    if len(picks) == 1:
        if picks[0] == "reserve":
            return words("horta.prompt-enter")
        whole = lit(GAME, scene.state, picks)
        push = "-push" if any(len(w) == 2 and w[1] in INDEX for w in whole.values()) else ""
        leave = "-leave" if "reserve" in whole else ""
        return words(f"horta.prompt-ship{push}{leave}", cell=picks[0])
    return words("horta.prompt-facing")


def move_cursor(scene: Scene, key: str) -> str:
    """Arrows move cell by cell as seen on the screen; the reserves are rows of one cell."""
    flip = flipped(scene)
    rows = _row_order(flip)
    columns = "edcba" if flip else "abcde"
    side = "FG"[scene.state.side]
    cursor = scene.cursor or "reserve"
    if cursor.startswith("reserve"):
        row, column = side if cursor == "reserve" else "GF"[scene.state.side], 2
    else:
        row, column = cursor[1], columns.index(cursor[0])
    at = rows.index(row)
    match key:
        case "ArrowUp":
            at = max(0, at - 1)
        case "ArrowDown":
            at = min(6, at + 1)
        case "ArrowLeft":
            column = max(0, column - 1)
        case "ArrowRight":
            column = min(4, column + 1)
        case "Home":
            column = 0
        case "End":
            column = 4
        case "Ctrl+Home":
            at = 0
        case "Ctrl+End":
            at = 6
    if rows[at] in "FG":
        return "reserve" if rows[at] == side else "reserve-other"
    return f"{columns[column]}{rows[at]}"


def sentence(words: Words, match: Match, index: int) -> str | None:
    """The log's sentence for an entry."""
    told = match.told[index]
    if isinstance(match.entries[index], Act):
        return words.sentence(f"site.did-{told[0].kind}", seat=called(words, match.header, match.entries[index].seat))
    parts = [_told(words, match, happening) for happening in told]
    return " ".join(part for part in parts if part) or None


def _told(words: Words, match: Match, happening: Happening) -> str:
    values = dict(happening.params)
    if happening.kind == "shove":
        return ""
    if "facing" in values:
        values["facing"] = words(f"horta.facing-{values['facing']}")
    if values.get("seat") is not None:
        values["seat"] = called(words, match.header, int(str(values["seat"])))
    kind = happening.kind
    if kind == "step" and not values["turned"]:
        kind = "step-straight"
    return words.sentence(f"horta.did-{kind}", **values)


def standing(scene: Scene, seat: int) -> Child:
    """How many ships wait in reserve."""
    return scene.words("horta.in-reserve", n=scene.state.reserve(seat))


def emblem(seat: int) -> Element | None:
    """The ship of a side, small."""
    return h(
        "svg",
        {"viewBox": "-44 -44 88 88", "class": f"emblem horta-emblem ship{seat}", "aria-hidden": "true"},
        ship(seat),
    )


# -- pictures ----------------------------------------------------------------------------------------------------


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
    scene: Any = None
    return h(
        "svg",
        {"class": "horta still", "viewBox": f"0 {TOP - 26} {WIDTH} {5 * CELL + 52}", "aria-hidden": "true"},
        h("rect", {"class": "space", "x": 8, "y": TOP - 18, "width": WIDTH - 16, "height": 5 * CELL + 36, "rx": 22}),
        cells,
        _coordinates(False),
        h("g", {"class": "pieces"}, pieces),
        h("g", {"class": "preview"}, _arrows(scene, arrows, False)) if arrows else None,
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
