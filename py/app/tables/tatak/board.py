"""The board: the others' ships, pile and discard, one's own ship large, what one can do."""

from __future__ import annotations

from typing import Any, Final

from app.nodes import Child, Element, Memo, h, memo
from app.parts.icons import icon
from app.tables import Scene, seat_name, where
from app.tables.tatak import cards
from app.tables.tatak.cells import cell, holdings, resting
from app.tables.tatak.kit import Kit, Look, card_label
from app.tables.tatak.middle import middle
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
            "class": f"tatak {kit.id} of-{players}" + (" yours" if scene.acting is not None else ""),
            "role": "group",
            "aria-label": look.words(f"{look.id}.board"),
            "data-keeps-focus": True,
            "on-keys": {key: ("key", key) for key in MOVES},
        },
        cards.drawings(kit),
        h("div", {"class": "others"}, [_opponent(look, seat, cursor) for seat in look.others]),
        middle(look, cursor),
        _mine(look, cursor),
        None if ended(scene) else _deeds(look),
    )


# -- players -----------------------------------------------------------------------------------------------------


def ship_label(look: Look, seat: int) -> str:
    """How far a ship is."""
    colour = look.colour(seat)
    if colour is None:
        return look.words(f"{look.id}.no-ship")
    pieces = [piece[1:] for piece in look.state.boat(seat)]
    values = {"boat": look.words(f"{look.id}.boat-{colour}"), "size": look.kit.game.deck.size, "n": len(pieces)}
    if not pieces:
        return look.words(f"{look.id}.ship-lost", **values)
    return look.words(f"{look.id}.ship", pieces=", ".join(pieces), **values)


def _name(look: Look, seat: int) -> Element:
    """Whose area it is, and how far the ship."""
    words, match = look.words, look.scene.match
    colour = look.colour(seat)
    turn = seat == look.state.seat and not look.over
    elsewhere = where(words, look.scene.seats, seat)
    return h(
        "div",
        {"class": "player-head"},
        h("span", {"class": f"player-sign paint-{colour}"}, cards.sign(look.kit, colour)) if colour else None,
        h("span", {"class": "player-name"}, seat_name(words, match.header, seat)),
        h(
            "span",
            {"class": "player-where", "title": elsewhere},
            icon("away" if look.scene.seats[seat] == "away" else "computer"),
            h("span", None, elsewhere),
        )
        if elsewhere
        else None,
        h("span", {"class": "visually-hidden"}, look.words(f"{look.id}.moving")) if turn else None,
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
    attrs = {"class": f"ship columns-{look.kit.columns}{kind}{whole}", "key": "ship", "data-flip-area": True}
    return h("div", attrs, slots)


def _opponent(look: Look, seat: int, cursor: str) -> Memo:
    """An opponent, made again only when something has changed there."""
    names = (f"ship{seat}", *holdings(look, seat))
    return memo(
        f"{look.id}-player{seat}",
        lambda *_: _other(look, seat, cursor),
        (look.state.hands[seat], look.state.builds[seat]),
        *_seen(look, seat, cursor, names, look.loose(seat)),
    )


def _mine(look: Look, cursor: str) -> Memo:
    """The large area, made again only when something has changed there, or somebody else got one of its ship's pieces."""
    seat, size = look.big, look.kit.game.deck.size
    colour = look.colour(seat)
    names = (*(f"slot{number}" for number in range(1, size + 1)), *holdings(look, seat))
    pieces = [f"{colour}{number}" for number in range(1, size + 1)] if colour else []
    return memo(
        f"{look.id}-mine",
        lambda *_: _own(look, cursor),
        (seat, look.state.hands, look.state.builds, look.state.stage is Stage.TURN),
        *_seen(look, seat, cursor, names, (*pieces, *look.loose(seat))),
    )


def _seen(look: Look, seat: int, cursor: str, names: tuple[str, ...], cards: tuple[str, ...]) -> tuple[Any, ...]:
    """What an area depends on beside the cards that lie there, of which it has the named cells and those pieces."""
    scene, state, deck = look.scene, look.state, look.kit.game.deck
    mine = (deck.names[deck.coin], deck.names[deck.cannon], *look.kept(seat)) if seat == state.seat else ()
    going = [card for card in (*mine, *cards) if card in look.going]
    return (
        (look.words, scene.match.header, scene.seats[seat : seat + 1], seat == state.seat, look.over),
        (going, [card for card in going if card in scene.hint], state.stage if going else None),
        cursor if cursor in names else "",
        look.arrivals(seat),
    )


def _other(look: Look, seat: int, cursor: str) -> Element:
    """An opponent, small: the ship is one cell."""
    colour, boat = look.colour(seat), look.state.boat(seat)
    slots = []
    for number in range(1, look.kit.game.deck.size + 1):
        card = f"{colour}{number}" if colour else ""
        there = card in boat
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
        cell(look, cursor, f"ship{seat}", ship_label(look, seat), _ship(look, seat, slots), "ship-cell"),
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
        return cell(
            look,
            cursor,
            name,
            look.words(f"{look.id}.slot-blank", n=number),
            cards.ghost(look.kit, None, number),
            "slot",
        )
    card = f"{colour}{number}"
    label = card_label(look.id, look.words, card)
    owner = look.state.owner(look.kit.game.deck.index[card])
    if owner == look.big:
        piece = _piece(look, card, f"boat:{owner}", badge=False)
        return cell(look, cursor, name, look.words(f"{look.id}.slot-there", card=label), piece, "slot")
    if owner < 0:
        ghost = cards.ghost(look.kit, colour, number)
        return cell(look, cursor, name, look.words(f"{look.id}.slot-missing", card=label), ghost, "slot")
    who = seat_name(look.words, look.scene.match.header, owner)
    tag = h(
        "span",
        {"class": "slot-tag"},
        h("span", {"class": "slot-who"} | cards.drawn(who)),
        h("span", {"class": "price"} | cards.drawn(f"{PRICE}"), _money(look))
        if look.state.stage is Stage.TURN
        else None,
    )
    content = [cards.ghost(look.kit, colour, number), tag]
    return cell(look, cursor, name, look.words(f"{look.id}.slot-elsewhere", card=label, seat=who), content, "slot")


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
        {"class": "reserve", "key": "reserve", "role": "group", "aria-label": look.words(f"{look.id}.reserve")},
        h(
            "div",
            {"class": "stacks", "key": "stacks", "data-flip-area": True},
            _stack(look, seat, cursor, "money", deck.coin),
            _stack(look, seat, cursor, "guns", deck.cannon),
            [_stack(look, seat, cursor, card, deck.index[card]) for card in look.kept(seat)],
        ),
        h(
            "div",
            {"class": "loose-pieces", "key": "loose", "data-flip-area": True},
            [
                cell(
                    look,
                    cursor,
                    card,
                    card_label(look.id, look.words, card),
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
    label = look.words(f"{look.id}.count-{name}", n=n)
    sheets = [
        h(
            "span",
            {"class": f"sheet sheet{place}", "key": f"sheet{place}"}
            | ({"data-flip": f"{card}:{seat}:{n}"} | came if place == min(n, 5) - 1 else {}),
            cards.picture(look.kit, card),
        )
        for place in range(min(n, 5) if name == "money" else min(n, 1))
    ]
    return cell(
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
            h("span", {"class": "stack-count"} | cards.drawn(f"{n}")) if n != 1 or name == "money" else None,
        ],
        f"stacked of-{name if name in ('money', 'guns') else 'kept'}" + ("" if n else " empty"),
    )


def ended(scene: Scene) -> bool:
    """Whether the end of a finished match is shown, where nothing is left to do."""
    return scene.match.result is not None and scene.index == len(scene.match.entries)


# -- what one can do ---------------------------------------------------------------------------------------------


def _deeds(look: Look) -> Element:
    own = look.kit.deeds(look)
    return h(
        "div",
        {"class": "deeds" + (" offering" if look.kit.offers(look) else ""), "key": "deeds"},
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
            "class": "button deed" + (" primary" if can else "") + (" hinted" if pick in look.scene.hint else ""),
            "aria-disabled": None if can else "true",
            "on-click": ("pick", pick),
        },
        drawing,
        h("span", None, look.words(f"{look.id}.deed-{name}")),
    )
