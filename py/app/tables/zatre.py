"""What a player sees of Zatre: the board, the tiles in hand, the end of the turn, everybody's sheet, the bag."""

from __future__ import annotations

from typing import Any, Final

from app.nodes import Child, Element, h
from app.parts.icons import icon
from app.picking import lit
from app.tables import Scene, called, seat_name
from app.tables import zatre_sheet as sheets
from app.tables.zatre_art import CELL, emblem, small
from app.tables.zatre_board import ACROSS_BOARD, grid, open_squares, resting, tiles_of
from app.tables.zatre_figures import figure, picture
from app.tables.zatre_story import made_in_words, sentence
from app.texts import Words
from tablee.games.zatre.board import INDEX
from tablee.games.zatre.moves import END, VALUES
from tablee.games.zatre.rules import GAME
from tablee.games.zatre.scoring import Made, made
from tablee.games.zatre.sheet import BOARD
from tablee.games.zatre.state import FULL, OPENING, SHORT, State
from tablee.match import Act

__all__ = ["FRONT", "board", "emblem", "figure", "lift", "move_cursor", "picture", "prompt", "sentence", "standing"]

MINUTES: Final = 60
FRONT: Final = True
KEYS: Final = ("digits", "end", "next")
"""Keys of its own, for the page that lists them."""


# -- the table ---------------------------------------------------------------------------------------------------


def board(scene: Scene) -> Element:
    """The board with its zoom, then the tiles in hand and the end of the turn."""
    keys: dict[str, Any] = {str(value): ("pick", str(value)) for value in VALUES}
    return h(
        "div",
        {"class": "zatre" + ("" if scene.acting is None else " yours"), "on-keys": {**keys, "e": ("pick", "end")}},
        h(
            "div",
            {"class": "zoom z-view", "key": "view", "data-zoom": "touch", "data-zoom-unit": CELL}
            | {"data-zoom-home": _turn(scene), "data-flip-area": True},
            grid(scene),
            _zoom_button(scene, "in"),
            _zoom_button(scene, "out"),
        ),
        None
        if scene.state.over
        else h("div", {"class": "z-front", "key": "front", "data-flip-area": True}, _hand(scene), _end(scene)),
    )


def _turn(scene: Scene) -> str:
    """Something that changes with every turn: the board is then shown whole again."""
    state = scene.state
    return f"{state.seat}/{sum(state.bag())}/{sum(map(len, state.hands)) + len(state.laid)}"


def _zoom_button(scene: Scene, way: str) -> Element:
    label = scene.words(f"zatre.zoom-{way}")
    return h(
        "button",
        {"type": "button", "class": f"icon-button z-zoom {way}", "key": way, "data-zoom-do": way}
        | {"aria-label": label, "title": label},
        icon(f"zoom-{way}"),
    )


def _hand(scene: Scene) -> Element:
    """The tiles of the seat to move, open to all; before the start, what everybody has drawn for it."""
    words, state = scene.words, scene.state
    if state.lots:
        return h(
            "div",
            {"class": "z-hand", "role": "group", "aria-label": words("zatre.lots")},
            [_lot(scene, seat, value) for seat, value in state.lots],
        )
    if state.seat < 0:
        return h("div", {"class": "z-hand"})
    going_on = lit(GAME, state, ()) if scene.acting is not None else {}
    tiles = sorted(tiles_of.at(scene.match, scene.index).hands[state.seat], key=lambda held: held[1])
    picked = scene.picks[0] if scene.picks else ""
    first = next((name for name, value in tiles if str(value) == picked), "")
    name = called(words, scene.match.header, state.seat)
    return h(
        "div",
        {"class": "z-hand", "role": "group", "aria-label": words("zatre.hand", seat=name)},
        [_in_hand(scene, each, value, str(value) in going_on, each == first) for each, value in tiles],
    )


def _lot(scene: Scene, seat: int, value: int) -> Element:
    words = scene.words
    name = seat_name(words, scene.match.header, seat)
    label = words("zatre.lot", seat=name, value=value) if value else name
    return h(
        "div", {"class": "z-lot", "key": f"lot{seat}", "role": "img", "aria-label": label}, emblem(seat), small(value)
    )


def _in_hand(scene: Scene, name: str, value: int, can: bool, picked: bool) -> Element:
    words = scene.words
    hinted = scene.hint[:1] == (str(value),)
    attrs = {"key": name, "data-flip": name, "data-flip-from": "bag"}
    if scene.acting is None:
        label = words("zatre.tile", value=value)
        return h("span", {"class": "z-chip", "role": "img", "aria-label": label, **attrs}, small(value))
    return h(
        "button",
        {
            "type": "button",
            "class": "z-chip" + (" lit" if can else "") + (" picked" if picked else "") + (" hint" if hinted else ""),
            "aria-label": words("zatre.tile-can" if can else "zatre.tile", value=value),
            "aria-pressed": "true" if picked else "false",
            "data-pick": str(value),
            "data-drag": str(value) if can else None,
            "on-click": ("pick", str(value)),
            **attrs,
        },
        small(value),
    )


def _end(scene: Scene) -> Child:
    """The button that ends the turn, with what the turn gives."""
    if scene.acting is None:
        return None
    words, state = scene.words, scene.state
    can = "end" in lit(GAME, state, ())
    gain = turn_gain(state)
    return h(
        "button",
        {
            "type": "button",
            "class": "button z-end" + (" primary" if can else "") + (" hint" if scene.hint == ("end",) else ""),
            "key": "end",
            "id": "z-end",
            "aria-keyshortcuts": "e",
            "on-click": ("pick", "end"),
        },
        h("span", None, words("zatre.end")),
        h("span", {"class": "z-gain"}, f"+{gain}") if gain else None,
    )


# -- beside the board --------------------------------------------------------------------------------------------


def beside(scene: Scene) -> Element:
    """Everybody's sheet, and the bag."""
    scores = [_score(scene, seat) for seat in range(scene.state.players)]
    return sheets.beside(scene, BOARD, scores, _bag(scene))


def standing(scene: Scene, seat: int) -> Child:
    """Points, how far the columns of the sheet are, and the tiles held."""
    return sheets.standing(scene, BOARD, seat, _score(scene, seat))


def _score(scene: Scene, seat: int) -> sheets.Score:
    words, state = scene.words, scene.state
    sheet = state.sheets[seat]
    after = made(state.grid, state.laid).entered(sheet) if seat == state.seat and state.laid else None
    minus = sum(state.hands[seat]) if state.over else 0
    total = sheet.total()
    below = [sheets.sum_line(words, words("zatre.sum"), str(total), str((after or sheet).total()), 6)]
    for label, points in ((words("zatre.held-minus"), f"−{minus}"), (words("zatre.grand-total"), str(total - minus))):
        if minus:
            below.append(sheets.sum_line(words, label, points, points, 6))
    held = _held(scene, seat)
    drawing = h("span", {"class": "z-held"}, small(0), f"×{held}") if held else None
    holding = words("zatre.held", n=held) if held else ""
    return sheets.Score(sheet, total - minus, after, tuple(below), drawing, holding)


def _held(scene: Scene, seat: int) -> int:
    """How many tiles a player keeps for the next turn; in a turn they lie open with the others (Z-11)."""
    state: State = scene.state
    return 0 if seat == state.seat else len(state.hands[seat])


def _bag(scene: Scene) -> Element:
    """How many tiles are left to draw; by value when it is opened."""
    words, opened = scene.words, "bag" in scene.open
    left = scene.state.bag()
    supply = SHORT if scene.state.rules.short else FULL
    return h(
        "section",
        {"class": "z-bag", "key": "bag", "aria-label": words("zatre.bag")},
        h(
            "button",
            {"type": "button", "class": "button quiet", "id": "z-bag-switch", "aria-expanded": "true" if opened else "false"}
            | {"on-click": ("unfold", "bag"), "data-flip-source": "bag"},
            icon("bag"),
            h("span", None, words("zatre.bag-left", n=sum(left))),
        ),
        h(
            "ul",
            {"class": "z-bag-tiles"},
            [
                h(
                    "li",
                    {"key": str(value)},
                    small(value),
                    h("span", {"class": "visually-hidden"}, words("zatre.tile", value=value), " "),
                    h("span", None, str(count)),
                    h("span", {"class": "z-bag-all"}, f"/{all_}"),
                )
                for value, count, all_ in zip(VALUES, left, supply, strict=True)
            ],
        )
        if opened
        else None,
    )  # fmt: skip


# -- words -------------------------------------------------------------------------------------------------------


def turn_so_far(state: State) -> Made:
    """What the tiles of this turn make as they lie."""
    return made(state.grid, state.laid)


def turn_gain(state: State) -> int:
    """What the turn adds to the sheet as it is."""
    sheet = state.sheets[state.seat]
    return turn_so_far(state).entered(sheet).total() - sheet.total()


def prompt(scene: Scene) -> str:
    """What the person to move can do now."""
    words, state = scene.words, scene.state
    if scene.picks:
        return words("zatre.prompt-square", value=scene.picks[0])
    left = state.goal.tiles - len(state.laid)
    if not left:
        return _prompt_end(scene)
    if not any(state.grid):
        return words("zatre.prompt-first", n=OPENING)
    if left < len(state.hands[state.seat]):
        return words("zatre.prompt-some", n=left)
    return words("zatre.prompt", n=left) if not state.laid else words("zatre.prompt-more", n=left)


def _prompt_end(scene: Scene) -> str:
    words, state = scene.words, scene.state
    turn = turn_so_far(state)
    if not state.laid:
        return words("zatre.prompt-none")
    if not turn.rows:
        return words("zatre.prompt-end-none")
    return words("zatre.prompt-end", made=made_in_words(words, turn), n=turn_gain(state))


# -- picking -----------------------------------------------------------------------------------------------------


def lift(scene: Scene, choice: str) -> tuple[int, str] | None:
    """A tile laid this turn is taken up again: the entry that laid it, and the tile as picked."""
    if scene.acting is None or INDEX.get(choice) not in scene.state.laid:
        return None
    for index in range(scene.index - 1, -1, -1):
        entry = scene.match.entries[index]
        if not isinstance(entry, Act) and entry != END and entry.cell == INDEX[choice]:
            return index, str(entry.value)
    return None


_STEPS: Final = {"ArrowUp": (0, 1), "ArrowDown": (0, -1), "ArrowLeft": (-1, 0), "ArrowRight": (1, 0)}


def move_cursor(scene: Scene, key: str) -> str:
    """To the next square that way, over gaps in the outline; along the row or to the corners; among possible ones."""
    cursor = resting(scene)
    if key in "np":
        return _next_open(scene, cursor, 1 if key == "n" else -1)
    column, row = ord(cursor[0]) - 97, int(cursor[1:])
    match key:
        case "Home":
            return ACROSS_BOARD[row][0]
        case "End":
            return ACROSS_BOARD[row][-1]
        case "Ctrl+Home":
            return ACROSS_BOARD[15][0]
        case "Ctrl+End":
            return ACROSS_BOARD[1][-1]
    dx, dy = _STEPS[key]
    while 0 <= (column := column + dx) < 15 and 1 <= (row := row + dy) <= 15:
        if (square := f"{chr(97 + column)}{row}") in INDEX:
            return square
    return cursor


def _next_open(scene: Scene, cursor: str, step: int) -> str:
    """Possible squares in reading order, round and round."""
    order = [square for squares in ACROSS_BOARD.values() for square in squares]
    possible = open_squares(scene)
    at = order.index(cursor)
    turned = order[at + 1 :] + order[:at] if step > 0 else (order[at + 1 :] + order[:at])[::-1]
    return next((square for square in turned if square in possible), cursor)


def in_words(words: Words, params: dict[str, Any]) -> dict[str, Any]:
    """A refusal's tiles as the number that chooses between one and several."""
    return {**params, "n": params["tiles"]} if "tiles" in params else params
