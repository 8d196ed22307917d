"""The board of Zatre as a grid that can be played on: squares, tiles, rows that score, points to be had."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from app.nodes import Child, Element, Memo, h, memo
from app.picking import lit
from app.pieces import Fold
from app.tables import Scene, called
from app.tables.zatre_art import (
    CELL,
    COLUMNS,
    ROWS,
    SIZE,
    badge,
    capsule,
    coordinates,
    corner,
    field,
    middle,
    sign,
    tile,
    wood,
)
from app.texts import Words
from tablee.game import Draw, Happening
from tablee.games.zatre.board import DOUBLES, INDEX, NAMES, sides
from tablee.games.zatre.moves import END, LAY, Move
from tablee.games.zatre.rules import GAME
from tablee.games.zatre.scoring import made
from tablee.games.zatre.sheet import BOARD
from tablee.games.zatre.sheet import COLUMNS as TOTALS
from tablee.games.zatre.state import State
from tablee.match import Match

ACROSS_BOARD: Final = {row: tuple(f"{column}{row}" for column in COLUMNS if f"{column}{row}" in INDEX) for row in ROWS}
"""The squares of each row of the board, from the left."""


# -- which tile is which -----------------------------------------------------------------------------------------

Held = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Tiles:
    """Every tile seen so far by a name of its own, with its value: in the hands, on the board, drawn for the start."""

    hands: tuple[Held, ...]
    board: dict[int, str]
    lots: dict[int, tuple[str, int]]
    seen: int = 0


def _begin(match: Match) -> Tiles:
    """At the first position of a match, which may be anywhere in a game."""
    state: State = match.states[0]
    count, hands = 0, []
    for hand in state.hands:
        hands.append(tuple((f"t{count + at}", value) for at, value in enumerate(hand)))
        count += len(hand)
    cells = [cell for cell in NAMES if state.grid[cell]]
    board = {cell: f"t{count + at}" for at, cell in enumerate(cells)}
    return Tiles(tuple(hands), board, {}, count + len(cells))


def _change(tiles: Tiles, match: Match, index: int, told: tuple[Happening, ...]) -> Tiles:
    for happening in told:
        tiles = _changed(tiles, happening)
    return tiles


def _changed(tiles: Tiles, happening: Happening) -> Tiles:
    seat = _int(happening.get("seat", -1))
    match happening.kind:
        case "lot":
            drawn = (f"t{tiles.seen}", _int(happening["value"]))
            return replace(tiles, lots={**tiles.lots, seat: drawn}, seen=tiles.seen + 1)
        case "tie":
            return replace(tiles, lots={})
        case "starter" if seat in tiles.lots:
            return replace(tiles, hands=_with(tiles.hands, seat, (tiles.lots[seat],)), lots={})
        case "draw":
            hand = (*tiles.hands[seat], (f"t{tiles.seen}", _int(happening["value"])))
            return replace(tiles, hands=_with(tiles.hands, seat, hand), seen=tiles.seen + 1)
        case "lay":
            hand, value = tiles.hands[seat], _int(happening["value"])
            at = next(at for at, (_, other) in enumerate(hand) if other == value)
            board = {**tiles.board, INDEX[str(happening["at"])]: hand[at][0]}
            return replace(tiles, hands=_with(tiles.hands, seat, hand[:at] + hand[at + 1 :]), board=board)
    return tiles


def _with(hands: tuple[Held, ...], seat: int, hand: Held) -> tuple[Held, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _int(value: Any) -> int:
    return int(value)


tiles_of: Final = Fold(_begin, _change)


# -- what has just been done -------------------------------------------------------------------------------------


def laid_lately(match: Match, index: int) -> dict[int, int]:
    """The cells of the tiles that lie since the seat to move last ended its turn, each with the seat that laid it.

    Those of the turn that is being played are not among them.
    """
    found: dict[int, int] = {}
    turns = 0
    for entry in range(index - 1, -1, -1):
        for happening in match.told[entry]:
            if happening.kind == "end":
                turns += 1
                if turns >= match.header.players:
                    return found
            elif happening.kind == "lay" and turns:
                found[INDEX[str(happening["at"])]] = _int(happening["seat"])
    return found


def just_ended(match: Match, index: int) -> int | None:
    """The entry that ended a turn, while only draws have followed it."""
    while index and isinstance(match.entries[index - 1], Draw):
        index -= 1
    return index - 1 if index and match.entries[index - 1] == END else None


# -- what can be had ---------------------------------------------------------------------------------------------

Worth = tuple[int, bool]
"""Points of the rows through a square, and whether it gives a cross."""


@lru_cache(maxsize=32)
def worths(state: State, lays: tuple[Move, ...]) -> dict[str, Worth]:
    """What the end of the turn would give for each of those tiles, which the rules allow."""
    found = {}
    for move in lays:
        after = GAME.apply(state, move)
        turn = made(after.grid, after.laid)
        points = sum(BOARD.points[TOTALS.index(row.total)] for row in turn.rows if move.cell in row.cells)
        found[NAMES[move.cell]] = points, move.cell in turn.crosses
    return found


def open_squares(scene: Scene) -> dict[str, Worth]:
    """The squares that are shown as possible for the tile picked; none for experts (Z-21)."""
    if scene.acting is None or len(scene.picks) != 1 or is_profi(scene.match):
        return {}
    value = int(scene.picks[0])
    going_on = lit(GAME, scene.state, scene.picks)
    return worths(scene.state, tuple(LAY[INDEX[square], value] for square in going_on))


def is_profi(match: Match) -> bool:
    """Whether the possible squares are not shown."""
    return dict(match.header.options).get("profi") == "on"


# -- the board ---------------------------------------------------------------------------------------------------


def grid(scene: Scene) -> Element:
    """The whole board."""
    words, state = scene.words, scene.state
    lately = laid_lately(scene.match, scene.index)
    open_ = open_squares(scene)
    cursor = resting(scene)
    names = tuple(called(words, scene.match.header, seat) for seat in range(state.players))
    return h(
        "svg",
        {"class": "z-board", "viewBox": f"0 0 {SIZE} {SIZE}", "role": "group", "aria-label": words("zatre.board")},
        h(
            "g",
            {"data-zoom-layer": True},
            memo("z-wood", wood),
            memo("z-coordinates", coordinates),
            h(
                "g",
                {"role": "grid", "aria-label": words("zatre.board"), "aria-rowcount": 15, "aria-colcount": 15}
                | {"on-keys": {key: ("key", key) for key in KEYS}},
                [_row(scene, row, open_, lately, cursor, names) for row in ROWS],
            ),
            _tiles(scene, lately),
            _marks(scene),
        ),
    )


KEYS: Final = (
    "ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "Home", "End", "Ctrl+Home", "Ctrl+End", "n", "p",
)  # fmt: skip
"""Keys that move the cursor; `n` and `p` go to the next possible square and the one before."""


def resting(scene: Scene) -> str:
    """Where the cursor is, or would begin."""
    return scene.cursor if scene.cursor in INDEX else "h8"


@dataclass(frozen=True, slots=True)
class Square:
    """What is drawn and said of a square."""

    name: str
    value: int
    worth: Worth | None
    """What the picked tile would give there, `None` where it is not shown as possible."""
    seat: int
    """Who laid its tile lately, or -1."""
    now: bool
    """Whether its tile is of this turn."""
    cursor: bool
    hinted: bool
    across: int
    upwards: int


def _row(
    scene: Scene, row: int, open_: dict[str, Worth], lately: dict[int, int], cursor: str, names: tuple[str, ...]
) -> Memo:
    state = scene.state
    squares: list[Square] = []
    for name in ACROSS_BOARD[row]:
        cell = INDEX[name]
        value, worth = state.grid[cell], open_.get(name)
        across = upwards = 0
        if value or worth is not None:
            laid = value or int(scene.picks[0])
            across, upwards = (total + laid if total else 0 for total in sides(state.grid, cell))
        hinted = scene.acting is not None and name in scene.hint
        squares.append(
            Square(
                name, value, worth, lately.get(cell, -1), cell in state.laid, name == cursor, hinted, across, upwards
            )
        )
    takes_back = scene.acting is not None and any(square.now for square in squares)
    return memo(f"z-row-{row}", _squares, scene.words, row, tuple(squares), names, takes_back)


def _squares(words: Words, row: int, squares: tuple[Square, ...], names: tuple[str, ...], takes_back: bool) -> Element:
    return h(
        "g",
        {"role": "row", "aria-rowindex": 16 - row},
        [memo(f"z-{square.name}", _square, words, square, names, takes_back and square.now) for square in squares],
    )


def _square(words: Words, square: Square, names: tuple[str, ...], takes_back: bool) -> Element:
    name, worth = square.name, square.worth
    x, y = corner(name)
    kind = "z-square" + (" lit" if worth is not None else "") + (" hint" if square.hinted else "")
    return h(
        "g",
        {
            "role": "gridcell",
            "key": name,
            "id": f"cell-{name}",
            "class": kind,
            "aria-colindex": COLUMNS.index(name[0]) + 1,
            "tabindex": 0 if square.cursor else -1,
            "aria-label": _label(words, square, names, takes_back),
            "data-pick": name,
            "on-click": ("pick", name),
            "on-focusin": ("at", name),
            "on-keys": {"Enter": ("pick", name), " ": ("pick", name)},
        },
        field(INDEX[name]),
        _offer(worth, x, y) if worth is not None else None,
        h("rect", {"class": "z-ring", "x": x + 1, "y": y + 1, "width": CELL - 2, "height": CELL - 2, "rx": 5}),
    )


def _offer(worth: Worth, x: int, y: int) -> Element:
    """What a tile there would give: the points on a disc, a dot for none, a cross in the corner."""
    points, cross = worth
    return h(
        "g",
        {"class": f"z-offer z-worth{min(points, 4)}"},
        h("circle", {"cx": x + 20, "cy": y + 20, "r": 13 if points else 5}),
        h("text", {"x": x + 20, "y": y + 26.5}, str(points)) if points else None,
        h("path", {"class": "z-offer-cross", "d": f"M{x + 29} {y + 4}l7 7m0-7-7 7"}) if cross else None,
    )


def _label(words: Words, square: Square, names: tuple[str, ...], takes_back: bool) -> str:
    """Square, tile, rows, points: all there is to know of it."""
    worth = square.worth
    double = INDEX[square.name] in DOUBLES
    parts = [square.name]
    if square.value:
        parts.append(words("zatre.tile", value=square.value))
    else:
        parts.append(words("zatre.double-free" if double else "zatre.free"))
    if worth is not None:
        parts.append(words("zatre.can"))
    if square.across or square.upwards:
        parts.append(words("zatre.makes", rows=rows_in_words(words, square.across, square.upwards)))
    if worth is not None and worth[0]:
        parts.append(words("zatre.points", n=worth[0]))
    if worth is not None and worth[1]:
        parts.append(words("zatre.gives-cross"))
    if square.now:
        parts.append(words("zatre.this-turn-back" if takes_back else "zatre.this-turn"))
    elif square.seat >= 0:
        parts.append(words("zatre.laid-by", seat=names[square.seat]))
    if square.hinted:
        parts.append(words("zatre.hinted"))
    return ", ".join(parts)


def rows_in_words(words: Words, across: int, upwards: int) -> str:
    """`12 across and 7 upwards`; empty for a tile alone."""
    parts = [words("zatre.across", total=across)] if across else []
    parts += [words("zatre.upwards", total=upwards)] if upwards else []
    return words.listed(parts)


# -- tiles and marks above the squares ---------------------------------------------------------------------------

Lying = tuple[int, int, str, str]
"""Cell, value, the tile's name, and its mark: `now0`, `last1` or nothing."""


def _tiles(scene: Scene, lately: dict[int, int]) -> Element:
    state, names = scene.state, tiles_of.at(scene.match, scene.index).board
    rows = []
    for row in ROWS:
        lying: list[Lying] = []
        for square in ACROSS_BOARD[row]:
            cell = INDEX[square]
            if value := state.grid[cell]:
                mark = f"now{state.seat}" if cell in state.laid else f"last{lately[cell]}" if cell in lately else ""
                lying.append((cell, value, names[cell] if mark.startswith("now") else "", mark))
        takes_back = scene.acting is not None and any(name for _, _, name, _ in lying)
        rows.append(memo(f"z-tiles-{row}", _lying, tuple(lying), takes_back))
    return h("g", {"class": "z-tiles", "aria-hidden": "true"}, rows)


def _lying(lying: tuple[Lying, ...], takes_back: bool) -> Element:
    return h("g", None, [_tile(*each, takes_back) for each in lying])


def _tile(cell: int, value: int, name: str, mark: str, takes_back: bool) -> Element:
    """A tile; those of this turn can be taken up again."""
    square = NAMES[cell]
    x, y = middle(square)
    attrs: dict[str, Any] = {"key": square, "class": "z-lying", "transform": f"translate({x} {y})"}
    if mark:
        attrs["class"] = f"z-lying z-{mark[:-1]} z-seat{mark[-1]}"
    if name:
        attrs["data-flip"] = name
        if takes_back:
            attrs |= {"data-drag": square, "data-pick": square, "on-click": ("pick", square)}
    corner_sign = sign(int(mark[-1]), transform="translate(-12 -12) scale(0.72)") if mark else None
    return h("g", attrs, tile(value), corner_sign)


def _marks(scene: Scene) -> Element:
    """The rows that score: those the turn has made so far, or those just entered, with their points."""
    state = scene.state
    parts: list[Child] = []
    if state.laid:
        for row in made(state.grid, state.laid).rows:
            squares = tuple(NAMES[cell] for cell in row.cells)
            parts += _scored(squares, state.seat, BOARD.points[TOTALS.index(row.total)], "so-far")
        return h("g", {"class": "z-marks", "key": "so-far", "aria-hidden": "true"}, parts)
    ended = just_ended(scene.match, scene.index)
    told: Any
    for told in scene.match.told[ended] if ended is not None else ():
        if told.kind == "row":
            parts += _scored(told["squares"], told["seat"], told["points"], "scored")
        elif told.kind == "cross":
            x, y = corner(told["at"])
            parts.append(badge("×2", x + 34, y + 34, f"cross z-seat{told['seat']}"))
    return h("g", {"class": "z-marks", "key": f"after-{ended}", "aria-hidden": "true"}, parts)


def _scored(squares: tuple[str, ...], seat: int, points: int, kind: str) -> list[Element]:
    x, y = middle(squares[-1])
    across = squares[0][1:] == squares[-1][1:]
    place = (x + 18, y - 16) if across else (x + 16, y - 18)
    return [capsule(squares, seat, kind), badge(f"+{points}", *place, f"{kind} z-seat{seat}")]
