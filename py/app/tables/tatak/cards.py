"""Cards as the table shows them: windows on ships, coins and the rest, all `aria-hidden`."""

from __future__ import annotations

from typing import Any

from app.nodes import Child, Element, h, memo
from app.tables.tatak.kit import Kit

HIDDEN = {"aria-hidden": "true", "focusable": "false"}


def drawings(kit: Kit) -> Child:
    """Every drawing of the game once, for `use`."""
    return memo(f"drawings-{kit.id}", _drawings, kit)


def _drawings(kit: Kit) -> Element:
    deck = kit.game.deck
    faces = deck.names[deck.pieces :]
    ship = f"0 0 {kit.columns * 100} {kit.rows * 100}"
    return h(
        "svg",
        {"class": "drawings", "key": "drawings", "width": 0, "height": 0, "data-drawings": ""} | HIDDEN,
        [_symbol(f"{kit.id}-ship-{colour}", ship, kit.ship(colour)) for colour in deck.colours],
        [_symbol(f"{kit.id}-sign-{colour}", "-18 -18 36 36", kit.sign(colour)) for colour in deck.colours],
        [_symbol(f"{kit.id}-{_name(face)}", "0 0 100 100", kit.face(face)) for face in faces],
        _symbol(f"{kit.id}-back", "0 0 100 100", kit.back()),
        _symbol(f"{kit.id}-blank", ship, kit.blank()),
        h(
            "pattern",
            {"id": f"{kit.id}-ground", "width": 56, "height": 28, "patternUnits": "userSpaceOnUse"},
            kit.ground(),
        ),
    )


def _symbol(name: str, box: str, drawing: Element) -> Element:
    return h("symbol", {"id": name, "viewBox": box}, drawing)


def _name(card: str) -> str:
    return "pirate" if card == "!" else f"card-{card}"


def _shown(name: str, kind: str = "", **attrs: Any) -> Element:
    return h("span", {"class": f"drawing drawing-{name} {kind}".strip()} | attrs)


def _part(kit: Kit, name: str, number: int, kind: str = "") -> Element:
    """The part of a ship's picture that a piece shows."""
    row, column = divmod(number - 1, kit.columns)
    place = f"{100 * column / (kit.columns - 1):g}% {100 * row / (kit.rows - 1):g}%"
    size = f"{kit.columns}00% {kit.rows}00%"
    return _shown(name, kind, style={"background-size": size, "background-position": place})


def window(columns: int, number: int) -> str:
    """The part of a ship's picture that a piece shows."""
    row, column = divmod(number - 1, columns)
    return f"{column * 100} {row * 100} 100 100"


def picture(kit: Kit, card: str) -> Element:
    """A card's drawing."""
    if card[1:].isdigit():
        return _part(kit, f"{kit.id}-ship-{card[0]}", int(card[1:]))
    return _shown(f"{kit.id}-{_name(card)}")


def ghost(kit: Kit, colour: str | None, number: int) -> Element:
    """Where a piece is missing."""
    return _part(kit, f"{kit.id}-ship-{colour}" if colour else f"{kit.id}-blank", number, "ghost")


def back(kit: Kit) -> Element:
    """A card face down."""
    return _shown(f"{kit.id}-back")


def sign(kit: Kit, colour: str) -> Element:
    """The sign of a colour, alone."""
    return _shown(f"{kit.id}-sign-{colour}", "sign")


def drawn(text: str) -> dict[str, Any]:
    """Attributes of a word or number that is drawn on a card whose label says it all: no text of its own."""
    quoted = text.replace("\\", "\\\\").replace('"', '\\"')
    return {"style": {"--drawn": f'"{quoted}"'}, "aria-hidden": "true"}


def tile(kit: Kit, card: str, badge: bool = True, **attrs: Any) -> Element:
    """A card face up. A piece outside its ship carries its colour's sign and its number."""
    named = {key.replace("_", "-"): value for key, value in attrs.items()}
    classes = f"tile {named.pop('class-', '')}".strip()
    if not card[1:].isdigit():
        return h(
            "span",
            {"class": f"{classes} face-{_name(card)}", "key": f"tile-{card}", "aria-hidden": "true"} | named,
            picture(kit, card),
        )
    mark = h("span", {"class": "tile-mark"}, sign(kit, card[0]), h("b", drawn(card[1:]))) if badge else None
    return h(
        "span",
        {"class": f"{classes} piece paint-{card[0]}", "key": f"tile-{card}", "aria-hidden": "true"} | named,
        picture(kit, card),
        mark,
    )


def ground(kit: Kit) -> Element:
    """What lies under pile and discard."""
    return h(
        "svg",
        {"class": "ground"} | HIDDEN,
        h("rect", {"width": "100%", "height": "100%", "fill": f"url(#{kit.id}-ground)"}),
    )
