"""The board: the others' ships, pile and discard, one's own ship large, what one can do."""

from __future__ import annotations

from typing import Final

from app.nodes import Child, Element, h
from app.parts.icons import icon
from app.tables import Scene, seat_name
from app.tables.tatak import cards, odds
from app.tables.tatak.kit import Kit, Look, card_label
from tablee.games.tatak.rules import PRICE
from tablee.games.tatak.state import Stage

MOVES: Final = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "Home", "End", "Ctrl+Home", "Ctrl+End")


def board(kit: Kit, scene: Scene) -> Element:
    """The whole of it."""
    look = Look(kit, scene)
    cursor = resting(look)
    players = len(look.state.hands)
    return h(
        "div",
        {
            "class": f"tatak of-{players}" + (" yours" if scene.acting is not None else ""),
            "role": "group",
            "aria-label": look.say("board"),
            "data-keeps-focus": True,
            "on-keys": {key: ("key", key) for key in MOVES},
        },
        cards.drawings(kit),
        h("div", {"class": "others"}, [_other(look, seat, cursor) for seat in look.others]),
        _middle(look, cursor),
        _own(look, cursor),
        _deeds(look),
    )


# -- cells -------------------------------------------------------------------------------------------------------


def rows(look: Look) -> list[list[str]]:
    """The cells by name, as the arrows go."""
    slots = [f"slot{number}" for number in range(1, look.kit.game.deck.size + 1)]
    columns = look.kit.columns
    return [
        [name for seat in look.others for name in (f"ship{seat}", *_holdings(look, seat))],
        ["pile", "discard"],
        *(slots[start : start + columns] for start in range(0, len(slots), columns)),
        _holdings(look, look.big),
    ]


def _holdings(look: Look, seat: int) -> list[str]:
    kept = [f"{card}{seat}" for card in look.kept(seat)]
    return [f"money{seat}", f"guns{seat}", *kept, *look.loose(seat)]


def resting(look: Look) -> str:
    """Where the keyboard's cursor is, or begins: on what can be paid with, else on the pile."""
    order = rows(look)
    if any(look.scene.cursor in row for row in order):
        return look.scene.cursor
    for name in (name for row in order[2:] for name in row):
        if look.going and "pile" not in look.going and _pick(look, name) in look.going:
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


def _pick(look: Look, name: str) -> str | None:
    """The touch a cell stands for; none for what only lies there to be read."""
    deck = look.kit.game.deck
    if name in deck.index or name == "pile":
        return name
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


def _cell(look: Look, cursor: str, name: str, label: str, content: Child, kind: str = "") -> Element:
    pick = _pick(look, name)
    can = pick in look.going
    return h(
        "button",
        {
            "type": "button",
            "key": name,
            "id": f"cell-{name}",
            "class": " ".join(filter(None, ("cell", kind, "lit" if can else ""))),
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
            return look.say("can-buy", price=PRICE)
        case stage:
            return look.say(f"can-{stage.value}")


# -- players -----------------------------------------------------------------------------------------------------


def ship_label(look: Look, seat: int) -> str:
    """How far a ship is."""
    colour = look.colour(seat)
    if colour is None:
        return look.say("no-ship")
    pieces = [piece[1:] for piece in look.state.boat(seat)]
    values = {"boat": look.say(f"boat-{colour}"), "size": look.kit.game.deck.size, "n": len(pieces)}
    if not pieces:
        return look.say("ship-lost", **values)
    return look.say("ship", pieces=", ".join(pieces), **values)


def _name(look: Look, seat: int) -> Element:
    """Whose area it is, and how far the ship."""
    words, match = look.words, look.scene.match
    colour = look.colour(seat)
    turn = seat == look.state.seat and not look.over
    return h(
        "div",
        {"class": "player-head"},
        h("span", {"class": f"player-sign paint-{colour}"}, cards.sign(look.kit, colour)) if colour else None,
        h("span", {"class": "player-name"}, seat_name(words, match.header, seat)),
        h("span", {"class": "visually-hidden"}, look.say("moving")) if turn else None,
        h(
            "span",
            {"class": "player-count", "aria-hidden": "true"},
            f"{len(look.state.boat(seat))}/{look.kit.game.deck.size}",
        )
        if colour
        else None,
    )


def _area(look: Look, seat: int, kind: str, *parts: Child) -> Element:
    turn = " to-move" if seat == look.state.seat and not look.over else ""
    won = " won" if seat == look.state.seat and look.over else ""
    return h(
        "div",
        {
            "class": f"player {kind}{turn}{won}",
            "key": f"player{seat}",
            "role": "group",
            "aria-label": seat_name(look.words, look.scene.match.header, seat),
        },
        _name(look, seat),
        parts,
    )


def _ship(look: Look, seat: int, slots: list[Element]) -> Element:
    colour, size = look.colour(seat), look.kit.game.deck.size
    whole = " whole" if colour and len(look.state.boat(seat)) == size else ""
    kind = f" paint-{colour}" if colour else " blank"
    return h("div", {"class": f"ship columns-{look.kit.columns}{kind}{whole}", "key": "ship"}, slots)


def _other(look: Look, seat: int, cursor: str) -> Element:
    """An opponent, small: the ship is one cell."""
    colour = look.colour(seat)
    slots = []
    for number in range(1, look.kit.game.deck.size + 1):
        card = f"{colour}{number}" if colour else ""
        there = card in look.state.boat(seat)
        slots.append(
            h(
                "span",
                {"class": "slot", "key": f"slot{number}", "on-click": ("pick", card) if there else None},
                _piece(look, card, f"boat:{seat}", badge=False) if there else cards.ghost(look.kit, colour, number),
            )
        )
    return _area(
        look,
        seat,
        "small",
        _cell(look, cursor, f"ship{seat}", ship_label(look, seat), _ship(look, seat, slots), "ship-cell"),
        _reserve(look, seat, cursor),
    )


def _own(look: Look, cursor: str) -> Element:
    """The area drawn large: each place of the ship is a cell."""
    seat = look.big
    colour = look.colour(seat)
    slots = [_slot(look, cursor, colour, number) for number in range(1, look.kit.game.deck.size + 1)]
    return _area(look, seat, "large", _ship(look, seat, slots), _reserve(look, seat, cursor))


def _slot(look: Look, cursor: str, colour: str | None, number: int) -> Element:
    name = f"slot{number}"
    if colour is None:
        return _cell(look, cursor, name, look.say("slot-blank", n=number), cards.ghost(look.kit, None, number), "slot")
    card = f"{colour}{number}"
    label = card_label(look.kit.id, look.words, card)
    owner = look.state.owner(look.kit.game.deck.index[card])
    if owner == look.big:
        piece = _piece(look, card, f"boat:{owner}", badge=False)
        return _cell(look, cursor, name, look.say("slot-there", card=label), piece, "slot")
    if owner < 0:
        ghost = cards.ghost(look.kit, colour, number)
        return _cell(look, cursor, name, look.say("slot-missing", card=label), ghost, "slot")
    who = seat_name(look.words, look.scene.match.header, owner)
    tag = h(
        "span",
        {"class": "slot-tag"},
        h("span", {"class": "slot-who"}, who),
        h("span", {"class": "price"}, f"{PRICE}", _money(look)) if look.state.stage is Stage.TURN else None,
    )
    content = [cards.ghost(look.kit, colour, number), tag]
    return _cell(look, cursor, name, look.say("slot-elsewhere", card=label, seat=who), content, "slot")


def _money(look: Look) -> Element:
    deck = look.kit.game.deck
    return cards.picture(look.kit, deck.names[deck.coin])


def _piece(look: Look, card: str, place: str, badge: bool = True) -> Element:
    """A card that exists once, under its own identity."""
    return cards.tile(look.kit, card, badge, data_flip=card, **look.came(card, place))


def _reserve(look: Look, seat: int, cursor: str) -> Element:
    deck = look.kit.game.deck
    return h(
        "div",
        {"class": "reserve", "key": "reserve", "role": "group", "aria-label": look.say("reserve")},
        h(
            "div",
            {"class": "stacks", "key": "stacks"},
            _stack(look, seat, cursor, "money", deck.coin),
            _stack(look, seat, cursor, "guns", deck.cannon),
            [_stack(look, seat, cursor, card, deck.index[card]) for card in look.kept(seat)],
        ),
        h(
            "div",
            {"class": "loose-pieces", "key": "loose"},
            [
                _cell(
                    look,
                    cursor,
                    card,
                    card_label(look.kit.id, look.words, card),
                    _piece(look, card, f"reserve:{seat}"),
                    "loose",
                )
                for card in look.loose(seat)
            ],
        ),
    )


def _stack(look: Look, seat: int, cursor: str, name: str, kind: int) -> Element:
    """Cards of one kind, with their count; the last one come has an identity, so that it is seen coming."""
    card, n = look.kit.game.deck.names[kind], look.count(seat, kind)
    came = look.came(card, f"reserve:{seat}")
    label = look.say(f"count-{name}" if name in ("money", "guns") else f"count-{card}", n=n)
    sheets = [
        h(
            "span",
            {"class": f"sheet sheet{place}", "key": f"sheet{place}"}
            | ({"data-flip": f"{card}:{seat}:{n}"} | came if place == min(n, 5) - 1 else {}),
            cards.picture(look.kit, card),
        )
        for place in range(min(n, 5) if name == "money" else min(n, 1))
    ]
    return _cell(
        look,
        cursor,
        f"{name}{seat}",
        label,
        [
            h(
                "span",
                {"class": f"stack high{len(sheets)}", "data-flip-source": f"{card}:{seat}"},
                sheets or h("span", {"class": "sheet none"}, cards.picture(look.kit, card)),
            ),
            h("span", {"class": "stack-count"}, f"{n}") if n != 1 or name == "money" else None,
        ],
        f"stacked of-{name}" + ("" if n else " empty"),
    )


# -- the middle --------------------------------------------------------------------------------------------------


def _middle(look: Look, cursor: str) -> Element:
    return h(
        "div",
        {"class": "middle", "role": "group", "aria-label": look.say("middle")},
        cards.ground(look.kit),
        _pile(look, cursor),
        h(
            "div",
            {"class": "centre", "data-flip-source": "turned"},
            look.kit.middle(look) or odds.switch(look),
            _turned(look),
        ),
        _discard(look, cursor),
        look.kit.shelf(look),
        odds.panel(look) if "odds" in look.scene.open else None,
    )


def _pile(look: Look, cursor: str) -> Element:
    n = sum(look.state.pile)
    sheets = [h("span", {"class": f"sheet sheet{place}"}, cards.back(look.kit)) for place in range(min(3, n))]
    content = [
        h("span", {"class": "heap", "data-flip-source": "pile"}, sheets),
        h("span", {"class": "heap-count"}, f"{n}"),
    ]
    return _cell(look, cursor, "pile", look.say("pile", n=n), content, "heap-cell pile")


def _discard(look: Look, cursor: str) -> Element:
    """The last cards that went there; the attacker that is still to be settled stands in the middle."""
    lying = look.discard
    if unsettled(look):
        lying = lying[:-1] if look.drawn else tuple(each for each in lying if each != _attacker(look))
    top = lying[-1][0] if lying else ""
    label = (
        look.say("discard", n=len(lying), top=card_label(look.kit.id, look.words, top))
        if lying
        else look.say("discard-none")
    )
    sheets = [
        h(
            "span",
            {"class": f"sheet tilt{(len(lying) - place) % 3}", "key": f"{card}@{entry}"},
            cards.tile(
                look.kit,
                card,
                data_flip=card if card[1:].isdigit() else f"{card}@{entry}",
                **(look.came(card, "discard") if entry == look.scene.index - 1 else {}),
            ),
        )
        for place, (card, entry) in reversed(list(enumerate(reversed(lying[-3:]))))
    ]
    content = [
        h("span", {"class": "heap" if lying else "heap none", "data-flip-source": "discard"}, sheets),
        h("span", {"class": "heap-count"}, f"{len(lying)}") if lying else None,
    ]
    return _cell(look, cursor, "discard", label, content, "heap-cell discard")


def unsettled(look: Look) -> bool:
    """Whether the attacker drawn still waits for what it wants, and lies in the discard already (P-09, P-10)."""
    return look.state.stage in (Stage.OWE, Stage.CANNON) and look.discard != () and _attacker(look) is not None


def _attacker(look: Look) -> tuple[str, int] | None:
    deck = look.kit.game.deck
    for each in reversed(look.discard):
        if deck.index[each[0]] in deck.attackers:
            return each
    return None


def _turned(look: Look) -> Child:
    """The card just drawn, large: it turns over, is looked at, and goes to its place."""
    card = look.drawn
    if card is None:
        return None
    return h(
        "div",
        {
            "class": "turned stays" if unsettled(look) else "turned",
            "key": f"turned{look.scene.index}",
            "aria-hidden": "true",
            "data-flip": f"turned{look.scene.index}",
            "data-flip-from": "pile",
        },
        h(
            "div",
            {"class": "turning"},
            h("div", {"class": "turning-face"}, cards.tile(look.kit, card)),
            h("div", {"class": "turning-back"}, cards.back(look.kit)),
        ),
    )


# -- what one can do ---------------------------------------------------------------------------------------------


def _deeds(look: Look) -> Element:
    own = look.kit.deeds(look)
    return h(
        "div",
        {"class": "deeds", "key": "deeds"},
        own or [deed(look, "draw", "pile", cards.back(look.kit)), deed(look, "pass", "pass", icon("next"))],
    )


def deed(look: Look, name: str, pick: str, drawing: Element) -> Element:
    """A large button for a move; one that is not possible now says why when it is pressed."""
    can = pick in look.going
    return h(
        "button",
        {
            "type": "button",
            "key": name,
            "id": f"deed-{name}",
            "class": "button deed" + (" primary" if can else ""),
            "aria-disabled": None if can else "true",
            "on-click": ("pick", pick),
        },
        drawing,
        h("span", None, look.say(f"deed-{name}")),
    )
