"""What a player sees of Zatre's card game: the growing layout, one's own hand and pile, everybody's sheet, the deck."""

from __future__ import annotations

from typing import Any, Final

from app.nodes import Child, Element, h
from app.parts.controls import button
from app.parts.icons import icon
from app.picking import lit
from app.tables import Scene, called
from app.tables import zatre_sheet as sheets
from app.tables.zatre_art import emblem
from app.tables.zatre_cards_art import back, face
from app.tables.zatre_cards_deck import deck
from app.tables.zatre_cards_figures import figure, picture
from app.tables.zatre_cards_layout import at_words, box_of, grid, offered, parse_cell, resting, said
from app.tables.zatre_cards_past import ends_a_round, layout_of, round_ended
from app.tables.zatre_cards_story import sentence
from app.texts import Words
from tablee.games.zatre.sheet import CARDS as SCORING
from tablee.games.zatre_cards.cards import CARDS, HALVES, HIDDEN, INDEX
from tablee.games.zatre_cards.moves import cell_at, name, place
from tablee.games.zatre_cards.rules import GAME
from tablee.games.zatre_cards.state import SUPER
from tablee.match import Match

__all__ = [
    "beside",
    "board",
    "emblem",
    "figure",
    "in_words",
    "move_cursor",
    "picture",
    "prompt",
    "sentence",
    "standing",
]

MINUTES: Final = 30
KEYS: Final = ("hand", "next", "zoom")
"""Keys of its own, for the page that lists them."""


# -- the table ---------------------------------------------------------------------------------------------------


def board(scene: Scene) -> Element:
    """The layout with its zoom and the round, then cards laid aside, the hand and the pile."""
    keys: dict[str, Any] = {}
    if scene.acting is not None:
        hand = [card for card in scene.state.hands[scene.acting] if card != HIDDEN]
        keys = {str(at): ("pick", CARDS[card]) for at, card in enumerate(hand, 1)}
    return h(
        "div",
        {"class": "zatre zatre-cards" + ("" if scene.acting is None else " yours"), "on-keys": keys},
        h(
            "div",
            {"class": "zoom z-view z-cloth", "key": "view", "data-zoom": "all", "data-zoom-unit": 40}
            | {"data-zoom-home": _round(scene), "data-flip-area": True},
            grid(scene),
            h("p", {"class": "z-round"}, _round(scene)),
            h(
                "div",
                {"class": "z-zooms", "role": "group", "aria-label": scene.words("zatre_cards.zoom")},
                [_zoom_button(scene, way) for way in ("out", "in", "home")],
            ),
        ),
        _front(scene),
    )


def beats(match: Match, index: int) -> int:
    """The end of a round is looked at before the next one begins."""
    return ends_a_round(match, index)


def beat_sentence(scene: Scene) -> str:
    """How the round ended, to be read out."""
    return sentence(scene.words, scene.match, scene.index - 1) or ""


def _front(scene: Scene) -> Child:
    """In front of the viewer: cards laid aside, hand and pile; after a round the way on to the next."""
    if round_ended(scene) is not None:
        label = scene.words("zatre_cards.next-round", round=scene.state.round + 1)
        return h(
            "div",
            {"class": "z-front z-round-end", "key": "front"},
            h("p", None, beat_sentence(scene)),
            button(label, ("beat", 1), kind="primary", id="z-next"),
        )
    if scene.state.over:
        return None
    return [
        _aside(scene),
        h("div", {"class": "z-front", "key": "front", "data-flip-area": True}, _hand(scene), _pile(scene)),
    ]


def _round(scene: Scene) -> str:
    number = scene.state.round + (round_ended(scene) is None)
    return scene.words("zatre_cards.round", round=number, rounds=scene.state.players)


def _zoom_button(scene: Scene, way: str) -> Element:
    label = scene.words(f"zatre_cards.zoom-{way}")
    return h(
        "button",
        {"type": "button", "class": "icon-button z-zoom", "key": way, "data-zoom-do": way}
        | {"aria-label": label, "title": label},
        icon(f"zoom-{way}"),
    )


def _aside(scene: Scene) -> Child:
    """Cards shown because none of them fits (K-08)."""
    cards = scene.state.aside
    if not cards:
        return None
    words = scene.words
    return h(
        "ul",
        {"class": "z-aside", "key": "aside", "aria-label": words("zatre_cards.aside")},
        [
            h("li", {"key": f"{card}-{at}"}, face(card), h("span", {"class": "visually-hidden"}, said(CARDS[card])))
            for at, card in enumerate(cards)
        ],
    )


def _holder(scene: Scene) -> int:
    """Whose hand lies in front: the viewer's, else the seat's to move."""
    return scene.viewer if scene.viewer is not None else scene.state.seat


def _hand(scene: Scene) -> Element:
    """The viewer's cards; backs while nobody is to see them."""
    words, seat = scene.words, _holder(scene)
    hand = scene.state.hands[seat]
    going_on = lit(GAME, scene.state, ()) if scene.acting is not None else {}
    seen: dict[int, int] = {}
    cards = []
    for card in hand:
        copy = seen[card] = seen.get(card, -1) + 1
        cards.append(_in_hand(scene, card, copy, CARDS[card] in going_on if card != HIDDEN else False))
    who = called(words, scene.match.header, seat)
    return h(
        "div",
        {"class": f"z-hand of-{max(3, len(hand))}", "role": "group"}
        | {"aria-label": words("zatre_cards.hand", seat=who)},
        cards,
    )


def _in_hand(scene: Scene, card: int, copy: int, can: bool) -> Element:
    words = scene.words
    if card == HIDDEN:
        label = words("zatre_cards.hidden")
        return h("span", {"class": "z-hand-card", "key": f"?{copy}", "role": "img", "aria-label": label}, back())
    text = CARDS[card]
    attrs: dict[str, Any] = {
        "key": f"{text}{copy}",
        "data-flip": f"hand:{text}" + (f":{copy}" if copy else ""),
        "data-flip-from": f"pile:{_holder(scene)}",
    }
    label = words("zatre_cards.card-can" if can else "zatre_cards.card", card=said(text))
    if scene.acting is None:
        return h("span", {"class": "z-hand-card", "role": "img", "aria-label": label, **attrs}, face(card))
    picked = scene.picks[:1] == (text,) and not copy
    kind = "z-hand-card" + (" lit" if can else "") + (" picked" if picked else "")
    return h(
        "button",
        {
            "type": "button",
            "class": kind + (" hint" if scene.hint[:1] == (text,) else ""),
            "aria-label": label,
            "aria-pressed": "true" if picked else "false",
            "data-pick": text,
            "data-drag": text if can else None,
            "on-click": ("pick", text),
            **attrs,
        },
        face(card),
    )


def _pile(scene: Scene) -> Element:
    """The holder's own pile, with how many cards it has."""
    words, seat = scene.words, _holder(scene)
    count = scene.state.piles[seat]
    label = words("zatre_cards.pile", n=count)
    return h(
        "div",
        {"class": "z-pile" + ("" if count else " empty"), "role": "img", "aria-label": label, "title": label}
        | {"data-flip-source": f"pile:{seat}"},
        [h("span", {"class": "z-sheaf", "key": str(at)}, back()) for at in range(min(3, count))],
        h("strong", None, str(count)),
    )


# -- beside the table --------------------------------------------------------------------------------------------


def beside(scene: Scene) -> Element:
    """Everybody's sheet, and which cards there are."""
    scores = [_score(scene, seat) for seat in range(scene.state.players)]
    return sheets.beside(scene, SCORING, scores, deck(scene))


def standing(scene: Scene, seat: int) -> Child:
    """Points, how far the columns of the sheet are, cards in hand and pile."""
    return sheets.standing(scene, SCORING, seat, _score(scene, seat))


def _score(scene: Scene, seat: int) -> sheets.Score:
    words, state = scene.words, scene.state
    sheet, bonus = state.sheets[seat], SUPER * state.supers[seat]
    below = [sheets.sum_line(words, words("zatre.sum"), str(sheet.total()), str(sheet.total()), 5)]
    for label, points in ((words("zatre_cards.supers"), bonus), (words("zatre.grand-total"), sheet.total() + bonus)):
        if bonus:
            below.append(sheets.sum_line(words, label, str(points), str(points), 5))
    hand, pile = len(state.hands[seat]), state.piles[seat]
    drawing = h("span", {"class": "z-held"}, back(), f"{hand}+{pile}")
    holding = words("zatre_cards.holding", hand=hand, pile=pile)
    return sheets.Score(sheet, state.points(seat), None, tuple(below), drawing, holding)


# -- words -------------------------------------------------------------------------------------------------------


def prompt(scene: Scene) -> str:
    """What the person to move can do now."""
    words, state, picks = scene.words, scene.state, scene.picks
    if not picks:
        placed = len(state.layout.placed)
        return words(
            "zatre_cards.prompt-first"
            if not placed
            else "zatre_cards.prompt-second"
            if placed == 1
            else "zatre_cards.prompt"
        )
    low, high = HALVES[INDEX[picks[0]]]
    if len(picks) == 1:
        return words("zatre_cards.prompt-low" if low != high else "zatre_cards.prompt-low-double", half=low)
    return words("zatre_cards.prompt-high", half=high, at=at_words(picks[1]))


def in_words(words: Words, params: dict[str, Any]) -> dict[str, Any]:
    """A refusal's card, cells and facing in words."""
    spoken = dict(params)
    if isinstance(spoken.get("card"), str):
        spoken["card"] = said(spoken["card"])
    for where in ("at", "start", "end"):
        if isinstance(spoken.get(where), str):
            spoken[where] = at_words(spoken[where])
    if "facing" in spoken:
        spoken["facing"] = words(f"zatre_cards.facing-{spoken['facing']}")
    return spoken


# -- the cursor --------------------------------------------------------------------------------------------------

_STEPS: Final = {"ArrowUp": (0, 1), "ArrowDown": (0, -1), "ArrowLeft": (-1, 0), "ArrowRight": (1, 0)}


def move_cursor(scene: Scene, key: str) -> str:
    """Cell by cell within what is shown; along the row or to the corners; among possible cells."""
    cursor, box = resting(scene), box_of(layout_of(scene))
    x, y = place(parse_cell(cursor))
    match key:
        case "n" | "p":
            return _next_open(scene, cursor, key == "n")
        case "Home":
            x = box.left
        case "End":
            x = box.right
        case "Ctrl+Home":
            x, y = box.left, box.top
        case "Ctrl+End":
            x, y = box.right, box.bottom
        case _:
            dx, dy = _STEPS[key]
            x, y = min(max(x + dx, box.left), box.right), min(max(y + dy, box.bottom), box.top)
    return name(cell_at(x, y))


def _next_open(scene: Scene, cursor: str, forward: bool) -> str:
    """Possible cells in reading order, round and round."""

    def reading(cell: str) -> tuple[int, int]:
        x, y = place(parse_cell(cell))
        return -y, x

    cells = sorted(offered(scene), key=reading, reverse=not forward)
    here = reading(cursor)
    after = [cell for cell in cells if (reading(cell) > here if forward else reading(cell) < here)]
    return (after or cells or [cursor])[0]
