"""What a player sees of Horta Rescue: the board as an SVG grid, ships and asteroids, the rosette, the push to come."""

from __future__ import annotations

from typing import Any, Final

from app.nodes import Child, Element, h
from app.picking import lit
from app.tables import Scene, called
from app.tables.horta_arrows import preview, rosette
from app.tables.horta_art import CELL, ship
from app.tables.horta_figures import figure, picture
from app.tables.horta_grid import DOCK, HEIGHT, TOP, WIDTH, centre, coordinates, dock, flipped
from app.tables.horta_pieces import ghost, pieces
from app.texts import Words
from tablee.game import Happening
from tablee.games.horta.board import ASTEROID, EMPTY, FACINGS, INDEX, facing_of, side_of
from tablee.games.horta.rules import GAME
from tablee.match import Act, Match

__all__ = ["board", "emblem", "figure", "move_cursor", "picture", "prompt", "sentence", "standing"]

MINUTES: Final = 15
TURNS: Final = True
"""The board can be turned for the person opposite."""


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
        coordinates(flip),
        h(
            "g",
            {"role": "grid", "aria-label": words("horta.board"), "aria-rowcount": 7, "aria-colcount": 5}
            | {"on-keys": _keys(bool(facings), flip)},
            [_row(scene, row, flip, going_on, cursor) for row in _row_order(flip)],
        ),
        pieces(scene, flip),
        ghost(scene, flip) if facings else None,
        preview(scene, flip, going_on),
        rosette(scene, flip, facings) if facings else None,
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


def _last_cells(scene: Scene) -> frozenset[str]:
    """Cells the last shown entry touched."""
    if not scene.index:
        return frozenset()
    told = scene.match.told[scene.index - 1]
    return frozenset(str(h.get(name)) for h in told[:1] for name in ("at", "to") if h.get(name))


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
