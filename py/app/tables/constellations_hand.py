"""Beside the sky: the viewer's tokens, or the backs of somebody else's; and what everybody knows of all tokens."""

from __future__ import annotations

from typing import Any

from app.nodes import Child, Element, h
from app.parts.controls import button, icon_button
from app.picking import lit
from app.tables import Scene, called, seat_name
from app.tables.constellations_art import token
from app.tables.constellations_story import coming_home, token_name
from tablee.games.constellations.moves import HIDDEN, STOCK, TOKENS, kind_of, owner_of
from tablee.games.constellations.rules import GAME
from tablee.games.constellations.state import State, hand, hand_size


def side(scene: Scene, cursor: str) -> Element:
    """The hand, and the way to what everybody knows."""
    return h(
        "div",
        {"class": "side", "key": "side"},
        _hand(scene, scene.viewer, cursor) if scene.viewer is not None else _backs(scene),
        button(
            scene.words("constellations.known"),
            ("unfold", "tokens"),
            kind="quiet known-button",
            name="eye",
            key="known-button",
            aria_expanded=str("tokens" in scene.open).lower(),
        ),
        _known(scene) if "tokens" in scene.open else None,
    )


def in_hand(scene: Scene, seat: int) -> list[tuple[str, str]]:
    """The tokens a seat has left, as the name of their cell and their letter; a second double star is `t.D1`."""
    return [(f"t.{name}", letter) for name, letter, there in _nine(scene.state, seat) if there]


def _nine(state: State, seat: int) -> list[tuple[str, str, bool]]:
    """Name, letter and whether it is in hand, for each of a seat's nine tokens."""
    left = hand(state, seat)
    return [
        (f"{letter}{copy or ''}", letter, copy < left[kind])
        for kind, letter in enumerate(TOKENS[:HIDDEN])
        for copy in range(STOCK[kind])
    ]


def _hand(scene: Scene, seat: int, cursor: str) -> Element:
    """The viewer's nine tokens: those in hand can be picked, those on the boards leave a gap."""
    words = scene.words
    first = lit(GAME, scene.state, ()) if scene.acting is not None else {}
    home = _home(scene, seat)
    return h(
        "div",
        {
            "class": "hand" + ("" if scene.acting == seat else " resting"),
            "key": f"hand-{seat}",
            "role": "group",
            "data-flip-area": True,
        }
        | {"aria-label": words("constellations.hand")},
        [
            _chip(scene, seat, name, letter, there, cursor, home, letter in first)
            for name, letter, there in _nine(scene.state, seat)
        ],
    )


def _chip(
    scene: Scene, seat: int, name: str, letter: str, there: bool, cursor: str, home: dict[str, str], can: bool
) -> Element:
    cell = f"t.{name}"
    picked = there and scene.picks[:1] == (letter,) and name == letter
    drawn: dict[str, Any] = {"viewBox": "-11 -11 22 22", "aria-hidden": "true", "data-flip-source": f"hand-{name}"}
    if there and letter in home:
        drawn |= {"data-flip": f"home-{name}", "data-flip-from": f"at-{home.pop(letter)}"}
    return h(
        "button",
        {
            "type": "button",
            "class": "chip-button" + (" picked" if picked else "") + (" hinted" if letter in scene.hint else ""),
            "key": name,
            "id": f"cell-{cell}",
            "disabled": not there,
            "tabindex": 0 if cell == cursor else -1,
            "aria-label": scene.words("constellations.in-hand", token=token_name(scene.words, letter)),
            "aria-pressed": "true" if picked else "false",
            "data-pick": letter if there else None,
            "data-drag": letter if there and can else None,
            "on-click": ("pick", letter),
            "on-focusin": ("at", cell),
        },
        h("svg", drawn, token(seat, letter) if there else None),
    )


def _home(scene: Scene, seat: int) -> dict[str, str]:
    """From which star each kind of the viewer's tokens has just come home."""
    return {letter: at for at, owner, letter in coming_home(scene) if owner == seat}


def _backs(scene: Scene) -> Element:
    """Nobody's eyes are on the screen: the tokens of whoever is to move, face down."""
    words = scene.words
    seat = GAME.to_move(scene.match.states[scene.index])
    if not isinstance(seat, int):
        return h("div", {"class": "hand backs", "key": "backs"})
    left = hand_size(scene.state, seat)
    label = words("constellations.hand-of", seat=called(words, scene.match.header, seat), n=left)
    backs: list[Child] = [
        h("svg", {"viewBox": "-11 -11 22 22", "aria-hidden": "true", "key": str(n)}, token(seat, "?"))
        for n in range(left)
    ]
    return h("div", {"class": "hand backs", "key": "backs", "role": "img", "aria-label": label}, backs)


# -- what everybody knows ----------------------------------------------------------------------------------------


def _known(scene: Scene) -> Element:
    """Who can still have which tokens in hand or face down, from what everybody has seen."""
    words = scene.words
    stranger = GAME.view(scene.state, None).state
    return h(
        "section",
        {"class": "known", "key": "known", "aria-labelledby": "known-title"},
        h(
            "header",
            None,
            h("h2", {"id": "known-title"}, words("constellations.known")),
            icon_button(words("site.close"), "close", ("unfold", "tokens")),
        ),
        h("p", {"class": "hint"}, words("constellations.known-more")),
        h("ul", None, [_row(scene, stranger, seat) for seat in range(scene.state.players)]),
    )


def _row(scene: Scene, stranger: State, seat: int) -> Element:
    """A seat's nine tokens: those lying open are struck out, the rest are in hand or face down."""
    words = scene.words
    nine = _nine(stranger, seat)
    unseen = words.listed([token_name(words, letter) for _, letter, there in nine if there])
    down = sum(
        kind_of(byte) == HIDDEN and owner_of(byte) == seat for _, stars in stranger.boards for byte in stars if byte
    )
    return h(
        "li",
        {"key": str(seat)},
        h("strong", None, seat_name(words, scene.match.header, seat)),
        " ",
        h("span", {"class": "known-down"}, words("constellations.known-down", n=down)),
        h("span", {"class": "visually-hidden"}, ", ", words("constellations.known-unseen", tokens=unseen)),
        h(
            "div",
            {"class": "known-nine", "aria-hidden": "true"},
            [
                h(
                    "svg",
                    {"viewBox": "-11 -11 22 22", "class": None if there else "out", "key": name},
                    token(seat, letter),
                    None if there else h("path", {"class": "strike", "d": "M-8 8 8-8"}),
                )
                for name, letter, there in nine
            ],
        ),
    )
