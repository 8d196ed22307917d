"""The cells of the board: what a touch of each stands for, and how the keyboard goes from one to the next."""

from __future__ import annotations

from app.nodes import Child, Element, h
from app.tables import Scene
from app.tables.tatak.kit import Kit, Look
from tablee.games.tatak.rules import PRICE
from tablee.games.tatak.state import Stage


def rows(look: Look) -> list[list[str]]:
    """The cells by name, as the arrows go."""
    slots = [f"slot{number}" for number in range(1, look.kit.game.deck.size + 1)]
    columns = look.kit.columns
    return [
        [name for seat in look.others for name in (f"ship{seat}", *holdings(look, seat))],
        ["pile", "discard"],
        *(slots[start : start + columns] for start in range(0, len(slots), columns)),
        holdings(look, look.big),
        *filter(None, [[f"offer-{card}" for card in look.kit.offers(look)]]),
    ]


def holdings(look: Look, seat: int) -> list[str]:
    """The cells of a seat's reserve by name."""
    kept = [f"{card}{seat}" for card in look.kept(seat)]
    return [f"money{seat}", f"guns{seat}", *kept, *look.loose(seat)]


def resting(look: Look) -> str:
    """Where the keyboard's cursor is, or begins: on what can be paid with, the own ship last, else on the pile."""
    order = rows(look)
    if any(look.scene.cursor in row for row in order):
        return look.scene.cursor
    for name in (name for row in reversed(order[2:]) for name in row):
        if look.going and "pile" not in look.going and pick_of(look, name) in look.going:
            return name
    return "pile"


def move_cursor(kit: Kit, scene: Scene, key: str) -> str:
    """Where an arrow, Home or End leads."""
    look = Look(kit, scene)
    order = rows(look)
    cursor = resting(look)
    row = next(index for index, names in enumerate(order) if cursor in names)
    column = order[row].index(cursor)
    match key:
        case "ArrowUp":
            row = max(0, row - 1)
        case "ArrowDown":
            row = min(len(order) - 1, row + 1)
        case "ArrowLeft":
            column = max(0, column - 1)
        case "ArrowRight":
            column += 1
        case "Home":
            column = 0
        case "End":
            column = len(order[row])
        case "Ctrl+Home":
            row = column = 0
        case "Ctrl+End":
            row, column = len(order) - 1, len(order[-1])
    return order[row][min(column, len(order[row]) - 1)]


def pick_of(look: Look, name: str) -> str | None:
    """The touch a cell stands for; none for what only lies there to be read."""
    deck = look.kit.game.deck
    if name in deck.index or name == "pile":
        return name
    if name.startswith("offer-"):
        return name.removeprefix("offer-")
    if name.startswith("slot"):
        colour = look.colour(look.big)
        return f"{colour}{name[4:]}" if colour else None
    own = str(look.state.seat)
    if not name.endswith(own):
        return None
    kind = name.removesuffix(own)
    return {"money": deck.names[deck.coin], "guns": deck.names[deck.cannon]}.get(kind) or (
        kind if kind in deck.index else None
    )


def cell(look: Look, cursor: str, name: str, label: str, content: Child, kind: str = "") -> Element:
    pick = pick_of(look, name)
    can = pick in look.going
    return h(
        "button",
        {
            "type": "button",
            "key": name,
            "id": f"cell-{name}",
            "class": " ".join(
                filter(None, ("cell", kind, "lit" if can else "", "hinted" if can and pick in look.scene.hint else ""))
            ),
            "tabindex": 0 if name == cursor else -1,
            "aria-label": f"{label}. {_can(look, name)}" if can else label,
            "data-pick": pick,
            "on-click": ("pick", pick) if pick else None,
            "on-focusin": ("at", name),
        },
        content,
    )


def _can(look: Look, name: str) -> str:
    """What a touch would do."""
    match look.state.stage:
        case Stage.TURN if name != "pile":
            return look.words(f"{look.id}.can-buy", n=PRICE)
        case stage:
            return look.words(f"{look.id}.can-{stage.value}")
