"""The layout of Zatre's card game as a grid that grows with it: cells, cards, the card being laid, rows that score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from app.nodes import Child, Element, Memo, h, memo
from app.picking import lit, moves_by_picks
from app.tables import Scene, called
from app.tables.zatre_art import badge, digit
from app.tables.zatre_cards_art import UNIT, lying, middle, row_line, row_points, super_points
from app.tables.zatre_cards_past import laid_lately, last_told, layout_of
from app.texts import Words
from tablee.game import Step
from tablee.games.zatre_cards.cards import CARDS, HALVES, INDEX
from tablee.games.zatre_cards.layout import Layout
from tablee.games.zatre_cards.moves import FACINGS, STEPS, Lay, cell_at, name, place
from tablee.games.zatre_cards.rules import GAME

MARGIN: Final = 2
"""Free cells around the layout: a card may stand out by its whole length."""
LEAST: Final = (9, 9)
"""Cells shown at least, across and upwards."""


def at_words(cell: str) -> str:
    """A cell as it is written: `−2,1`, with a true minus, that is not taken for the dash of a card."""
    return cell.replace("-", "−")


def said(card: str) -> str:
    """A card as it is called: `3-6`."""
    return f"{card[0]}-{card[1]}"


@dataclass(frozen=True, slots=True)
class Box:
    """The cells that are shown."""

    left: int
    right: int
    bottom: int
    top: int

    def __contains__(self, cell: int) -> bool:
        x, y = place(cell)
        return self.left <= x <= self.right and self.bottom <= y <= self.top


def box_of(layout: Layout) -> Box:
    """The layout with its margin, not smaller than a small table."""
    places = [place(cell) for cell in layout.halves] or [(0, 0), (1, 0)]
    sides = []
    for axis in (0, 1):
        low, high = min(each[axis] for each in places) - MARGIN, max(each[axis] for each in places) + MARGIN
        lack = max(0, LEAST[axis] - (high - low + 1))
        sides += [low - lack // 2, high + (lack + 1) // 2]
    return Box(*sides)


# -- the card in hand --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Worth:
    """What laying the card that way makes: totals of its rows that score, points, and whether a super bonus."""

    totals: tuple[int, ...]
    points: int
    bonus: int


def worth_of(scene: Scene, whole: tuple[str, ...]) -> Worth:
    """As the rules tell it when the move is made."""
    step = GAME.step(scene.state, moves_by_picks(GAME, scene.state)[whole])
    assert isinstance(step, Step)
    rows: list[Any] = [told for told in step.happenings if told.kind == "row"]
    bonus: list[Any] = [told for told in step.happenings if told.kind == "super-bonus"]
    totals = tuple(sorted(row["total"] for row in rows))
    return Worth(totals, sum(row["points"] for row in rows), sum(told["points"] for told in bonus))


def offered(scene: Scene) -> dict[str, tuple[str, Worth | None]]:
    """The cells that go on with the card picked: what touching them picks, and what that makes when it lays it."""
    if scene.acting is None or not scene.picks:
        return {}
    going_on = lit(GAME, scene.state, scene.picks)
    if len(scene.picks) == 1:
        return {cell: (cell, None) for cell in going_on}
    start = parse_cell(scene.picks[1])
    return {
        name(start + STEPS[FACINGS.index(facing)]): (facing, worth_of(scene, whole))
        for facing, whole in going_on.items()
        if facing in FACINGS
    }


def parse_cell(text: str) -> int:
    """A cell from its name."""
    x, y = map(int, text.split(","))
    return cell_at(x, y)


# -- the grid ----------------------------------------------------------------------------------------------------

KEYS: Final = (
    "ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "Home", "End", "Ctrl+Home", "Ctrl+End", "n", "p",
)  # fmt: skip
"""Keys that move the cursor; `n` and `p` go to the next possible cell and the one before."""
ARROWS: Final = {"ArrowUp": "N", "ArrowRight": "E", "ArrowDown": "S", "ArrowLeft": "W"}


def resting(scene: Scene) -> str:
    """Where the cursor is, or would begin."""
    box = box_of(layout_of(scene))
    if "," in scene.cursor and parse_cell(scene.cursor) in box:
        return scene.cursor
    return name(0) if 0 in box else name(cell_at(box.left, box.top))


def grid(scene: Scene) -> Element:
    """All of the layout with room around it."""
    words, layout = scene.words, layout_of(scene)
    box, open_ = box_of(layout), offered(scene)
    cursor = resting(scene)
    lately = laid_lately(scene)
    choosing = len(scene.picks) == 2 and scene.acting is not None
    keys: dict[str, Any] = {key: ("key", key) for key in KEYS}
    if choosing:
        keys |= {key: ("pick", facing) for key, facing in ARROWS.items()}
    left, top = box.left * UNIT - UNIT // 2, -box.top * UNIT - UNIT // 2
    wide, high = (box.right - box.left + 1) * UNIT, (box.top - box.bottom + 1) * UNIT
    return h(
        "svg",
        {"class": "z-layout", "viewBox": f"{left} {top} {wide} {high}", "role": "group"}
        | {"aria-label": words("zatre_cards.layout")},
        h(
            "g",
            {"data-zoom-layer": True},
            h(
                "g",
                {"role": "grid", "aria-label": words("zatre_cards.layout"), "on-keys": keys}
                | {"aria-rowcount": box.top - box.bottom + 1, "aria-colcount": box.right - box.left + 1},
                [_row(scene, layout, box, y, open_, cursor, lately) for y in range(box.top, box.bottom - 1, -1)],
            ),
            _cards(scene, layout, lately),
            _marks(scene),
            _ghost(scene, open_) if choosing else None,
        ),
    )


@dataclass(frozen=True, slots=True)
class Cell:
    """What is drawn and said of a cell."""

    name: str
    half: int
    """What lies there, -1 for nothing."""
    card: str
    across: int
    upwards: int
    seat: int
    """Who covered it lately, or -1."""
    pick: str
    """What touching it picks."""
    offer: int
    """The half that can be laid there, or -1."""
    worth: Worth | None
    picked: bool
    cursor: bool
    hinted: bool


def _row(
    scene: Scene,
    layout: Layout,
    box: Box,
    y: int,
    open_: dict[str, tuple[str, Worth | None]],
    cursor: str,
    lately: dict[str, int],
) -> Memo:
    cards = {end: CARDS[lay.card] for lay in layout.placed for end in (lay.cell, lay.other)}
    low, high = HALVES[INDEX[scene.picks[0]]] if scene.picks else (-1, -1)
    next_half = high if len(scene.picks) == 2 else low
    cells = []
    for x in range(box.left, box.right + 1):
        cell, text = cell_at(x, y), name(cell_at(x, y))
        pick, worth = open_.get(text, (text, None))
        across, upwards = (_total(layout, cell, axis) for axis in (0, 1))
        cells.append(
            Cell(
                text,
                layout.halves.get(cell, -1),
                cards.get(cell, ""),
                across,
                upwards,
                lately.get(text, -1),
                pick,
                next_half if text in open_ else -1,
                worth,
                text in scene.picks[1:2],
                text == cursor,
                scene.acting is not None and text in scene.hint,
            )
        )
    names = tuple(called(scene.words, scene.match.header, seat) for seat in range(scene.state.players))
    return memo(f"zc-row-{y}", _cells, scene.words, box.top - y + 1, tuple(cells), names)


def _total(layout: Layout, cell: int, axis: int) -> int:
    """The sum of the row through a covered cell, 0 where it is none."""
    if cell not in layout.halves:
        return 0
    row = layout.row(cell, axis)
    return row.total if row.first != row.last else 0


def _cells(words: Words, number: int, cells: tuple[Cell, ...], names: tuple[str, ...]) -> Element:
    return h(
        "g",
        {"role": "row", "aria-rowindex": number},
        [memo(f"zc-{cell.name}", _cell, words, cell, column, names) for column, cell in enumerate(cells, 1)],
    )


def _cell(words: Words, cell: Cell, column: int, names: tuple[str, ...]) -> Element:
    x, y = middle(parse_cell(cell.name))
    kind = "z-cell" + (" lit" if cell.offer >= 0 else "") + (" picked" if cell.picked else "")
    return h(
        "g",
        {
            "role": "gridcell",
            "key": cell.name,
            "id": f"cell-{cell.name}",
            "class": kind + (" hint" if cell.hinted else ""),
            "aria-colindex": column,
            "tabindex": 0 if cell.cursor else -1,
            "aria-label": _label(words, cell, names),
            "aria-selected": "true" if cell.picked else None,
            "data-pick": cell.pick,
            "on-click": ("pick", cell.pick),
            "on-focusin": ("at", cell.name),
            "on-keys": {"Enter": ("pick", cell.pick), " ": ("pick", cell.pick)},
        },
        h("rect", {"class": "z-plot", "x": x - 20, "y": y - 20, "width": 40, "height": 40}),
        h("circle", {"class": "z-speck", "cx": x, "cy": y, "r": 1.6}),
        h("circle", {"class": "z-dot", "cx": x, "cy": y, "r": 6}) if cell.offer >= 0 and cell.worth is None else None,
        h("rect", {"class": "z-ring", "x": x - 18, "y": y - 18, "width": 36, "height": 36, "rx": 6}),
    )


def _label(words: Words, cell: Cell, names: tuple[str, ...]) -> str:
    """Cell, half and card, rows, what can be laid and what that makes."""
    parts = [at_words(cell.name)]
    if cell.half >= 0:
        parts.append(words("zatre_cards.half", half=cell.half, card=said(cell.card)))
    elif cell.picked:
        parts.append(words("zatre_cards.chosen"))
    else:
        parts.append(words("zatre_cards.free"))
    if cell.offer >= 0:
        parts.append(words("zatre_cards.can", half=cell.offer))
    rows = [words("zatre.across", total=cell.across)] if cell.across else []
    rows += [words("zatre.upwards", total=cell.upwards)] if cell.upwards else []
    if rows:
        parts.append(words("zatre.makes", rows=words.listed(rows)))
    if cell.worth is not None:
        parts += worth_in_words(words, cell.worth)
    if cell.seat >= 0:
        parts.append(words("zatre_cards.laid-by", seat=names[cell.seat]))
    if cell.hinted:
        parts.append(words("zatre.hinted"))
    return ", ".join(parts)


def worth_in_words(words: Words, worth: Worth) -> list[str]:
    """`makes 10 and 12`, `6 points`, the super bonus."""
    parts = []
    if worth.totals:
        parts.append(words("zatre.makes", rows=words.listed([str(total) for total in worth.totals])))
        parts.append(words("zatre.points", n=worth.points))
    if worth.bonus:
        parts.append(words("zatre_cards.super", n=worth.bonus))
    return parts


# -- cards and marks above the cells -----------------------------------------------------------------------------


def _cards(scene: Scene, layout: Layout, lately: dict[str, int]) -> Element:
    entry = last_told(scene)
    new = scene.match.entries[entry] if entry is not None else None
    return h(
        "g",
        {"class": "z-cards", "key": "cards", "aria-hidden": "true"},
        [
            memo(f"zc-lay-{name(lay.cell)}", _card, lay, lately.get(name(lay.cell), -1), lay == new)
            for lay in layout.placed
        ],
    )


def _card(lay: Lay, seat: int, new: bool) -> Element:
    """A card on the table; the newest comes from where it was in the hand."""
    kind = "z-lying" + (f" z-last z-seat{seat}" if seat >= 0 else "")
    attrs = {"data-flip": f"lay {lay}", "data-flip-from": f"hand:{CARDS[lay.card]}"} if new else {}
    return h("g", {"class": kind, "key": name(lay.cell), **attrs}, lying(lay, seat=seat))


def _marks(scene: Scene) -> Element:
    """The rows that were entered with the last card, their points, a super bonus."""
    entry = last_told(scene)
    lines: list[Child] = []
    points: list[Child] = []
    lay: Any = None
    told: Any
    for told in scene.match.told[entry] if entry is not None else ():
        if told.kind == "lay":
            lay = told
        elif told.kind == "row":
            first, last = parse_cell(told["start"]), parse_cell(told["end"])
            lines.append(row_line(first, last, told["seat"], "scored"))
            points.append(row_points(first, last, told["points"], told["seat"]))
        elif told.kind == "super-bonus":
            points.append(super_points(parse_cell(lay["at"]), parse_cell(lay["other"]), told["points"], told["seat"]))
    return h("g", {"class": "z-marks", "key": f"marks{entry}", "aria-hidden": "true"}, lines, points)


def _ghost(scene: Scene, open_: dict[str, tuple[str, Worth | None]]) -> Element:
    """The lower half where it will lie, and the other one on each cell it can lie on, with what it makes."""
    low, high = HALVES[INDEX[scene.picks[0]]]
    x, y = middle(parse_cell(scene.picks[1]))
    parts: list[Child] = [
        h("g", {"class": "z-ghost-half chosen", "transform": f"translate({x} {y})"}, _half(), digit(low))
    ]
    for cell, (_, worth) in open_.items():
        at, over = middle(parse_cell(cell))
        parts.append(h("g", {"class": "z-ghost-half", "transform": f"translate({at} {over})"}, _half(), digit(high)))
        if worth is not None and worth.points + worth.bonus:
            parts.append(badge(f"+{worth.points + worth.bonus}", at + 17, over - 17, "z-offer-badge"))
    return h("g", {"class": "z-ghosts", "key": "ghosts", "aria-hidden": "true"}, parts)


def _half() -> Element:
    return h("rect", {"class": "z-face", "x": -17, "y": -17, "width": 34, "height": 34, "rx": 7})
