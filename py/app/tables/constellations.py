"""What a player sees of Constellations: the night sky with its open boards, the tokens in hand, who may still have what."""

from __future__ import annotations

from typing import Any, Final

from app.nodes import Child, Element, h
from app.parts.controls import button
from app.picking import lit
from app.pieces import Fold
from app.tables import Scene, called, seat_name
from app.tables.constellations_art import R, sky, star, still, token
from app.tables.constellations_story import beats, board_name, sentence, star_name, story, token_name
from app.texts import Words
from tablee.game import Happening
from tablee.games.constellations.boards import BOARDS, INDEX
from tablee.games.constellations.moves import HIDDEN, STOCK, TOKENS, kind_of, owner_of
from tablee.games.constellations.rules import GAME
from tablee.games.constellations.state import State, hand, hand_size
from tablee.match import Match

__all__ = ["MINUTES", "beats", "board", "sentence"]

MINUTES: Final = 40


# -- which board lies where --------------------------------------------------------------------------------------

Slots = tuple[str, ...]
"""Board ids by their place on the table; empty where one was taken away."""


def _begin(match: Match) -> Slots:
    state: State = match.states[0]
    return tuple(BOARDS[number].id for number, _ in state.boards)


def _change(slots: Slots, match: Match, index: int, told: tuple[Happening, ...]) -> Slots:
    for happening in told:
        name = str(happening.get("board", ""))
        if happening.kind == "remove":
            slots = tuple("" if slot == name else slot for slot in slots)
        elif happening.kind == "open":
            at = slots.index("") if "" in slots else len(slots)
            slots = (*slots[:at], name, *slots[at + 1 :])
    return slots


_fold = Fold(_begin, _change)


# -- the table ---------------------------------------------------------------------------------------------------


def board(scene: Scene) -> Element:
    """The sky, then the hand; a scoring being told takes the sky's place."""
    telling = story(scene)
    going_on = lit(GAME, scene.state, scene.picks) if scene.acting is not None else {}
    slots = [slot for slot in _fold.at(scene.match, scene.index) if slot]
    cursor = _cursor(scene)
    return h(
        "div",
        {"class": f"constellations boards{len(slots)}" + ("" if scene.acting is None else " yours")}
        | {"on-keys": {key: ("key", key) for key in _KEYS}},
        telling
        or [
            _overview(scene, slots) if len(slots) > 1 else None,
            h(
                "div",
                {"class": "sky", "role": "group", "aria-label": scene.words("constellations.sky"), "key": "sky"},
                [_board(scene, slot, going_on, cursor) for slot in slots]
                or h("p", {"class": "sky-empty"}, scene.words("constellations.sky-empty")),
            ),
        ],
        _hand(scene, going_on, cursor) if scene.viewer is not None else None,
        _open_information(scene),
    )


_KEYS: Final = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "Home", "End")


def _overview(scene: Scene, slots: list[str]) -> Element:
    """All boards small, to jump to one on a phone; and the way to what everybody knows of the tokens."""
    words = scene.words
    return h(
        "div",
        {"class": "overview", "key": "overview"},
        h(
            "div",
            {"class": "thumbs", "role": "group", "aria-label": words("constellations.overview")},
            [
                h(
                    "button",
                    {"type": "button", "class": "thumb", "key": slot, "on-click": ("focus", f"board-{slot}")}
                    | {"aria-label": words("constellations.go-to", board=board_name(words, slot))},
                    still(INDEX[slot], _tokens(scene.state, INDEX[slot])),
                )
                for slot in slots
            ],
        ),
        button(
            words("constellations.known"),
            ("unfold", "tokens"),
            kind="quiet known-button",
            name="eye",
            aria_expanded=str("tokens" in scene.open).lower(),
        ),
    )


def _stars(state: State, number: int) -> bytes:
    return next((stars for open_, stars in state.boards if open_ == number), bytes(BOARDS[number].size))


def _tokens(state: State, number: int) -> dict[int, tuple[int, str]]:
    stars = _stars(state, number)
    return {index: (owner_of(byte), TOKENS[kind_of(byte)]) for index, byte in enumerate(stars) if byte}


def _board(scene: Scene, slot: str, going_on: dict[str, Any], cursor: str) -> Element:
    words, number = scene.words, INDEX[slot]
    prizes = BOARDS[number].prizes
    free = _stars(scene.state, number).count(0)
    return h(
        "section",
        {"class": "sky-board", "key": slot, "id": f"board-{slot}", "tabindex": -1}
        | {"aria-label": words("constellations.board-label", board=board_name(words, slot), n=free)},
        h(
            "header",
            None,
            h("h2", None, board_name(words, slot)),
            h(
                "span",
                {"class": "prizes", "role": "img"}
                | {"aria-label": words("constellations.prizes", first=prizes[0], second=prizes[1])},
                h("span", {"class": "coin", "aria-hidden": "true"}, str(prizes[0])),
                h("span", {"class": "coin second", "aria-hidden": "true"}, str(prizes[1])),
            ),
        ),
        h(
            "svg",
            {"class": "constellation", "viewBox": "-7 -7 114 114", "role": "group"}
            | {"aria-label": board_name(words, slot)},
            sky(number),
            [_star(scene, slot, index, going_on, cursor) for index in range(BOARDS[number].size)],
        ),
    )


def _star(scene: Scene, slot: str, index: int, going_on: dict[str, Any], cursor: str) -> Element:
    number, name = INDEX[slot], f"{slot}.{index}"
    x, y = BOARDS[number].places[index]
    byte = _stars(scene.state, number)[index]
    large = BOARDS[number].large[index]
    can = name in going_on
    classes = ["spot", "lit" if can else "", "last" if name == _last(scene) else ""]
    if byte:
        owner, kind = owner_of(byte), kind_of(byte)
        inside = token(owner, TOKENS[kind], large and kind != HIDDEN and owner == scene.viewer)
    else:
        inside = star(large)
    return h(
        "g",
        {
            "class": " ".join(filter(None, classes)),
            "key": name,
            "id": f"cell-{name}",
            "role": "button",
            "tabindex": 0 if name == cursor else -1,
            "aria-label": _label(scene, name, byte, large, can),
            "data-pick": name,
            "on-click": ("pick", name),
            "on-focusin": ("at", name),
            "on-keys": {"Enter": ("pick", name), " ": ("pick", name)},
            "transform": f"translate({x} {y})",
        },
        h("circle", {"class": "reach", "r": R}),
        inside,
    )


def _label(scene: Scene, name: str, byte: int, large: bool, can: bool) -> str:
    """Star, size, what lies there, its neighbours, whether the token in hand can go there."""
    words = scene.words
    slot, _, index = name.partition(".")
    parts = [star_name(words, name), words("constellations.large" if large else "constellations.small")]
    if byte:
        owner = called(words, scene.match.header, owner_of(byte))
        kind = kind_of(byte)
        if kind == HIDDEN:
            parts.append(words("constellations.face-down", seat=owner))
        else:
            parts.append(words("constellations.token-of", token=token_name(words, TOKENS[kind]), seat=owner))
            if large:
                parts.append(words("constellations.face-down-own"))
    else:
        parts.append(words("constellations.free"))
    joined = BOARDS[INDEX[slot]].joined[int(index)]
    neighbours = words.listed([BOARDS[INDEX[slot]].bayer[other] for other in joined])
    parts.append(words("constellations.joined-to", stars=neighbours))
    if can:
        parts.append(words("constellations.can"))
    return ", ".join(parts)


def _last(scene: Scene) -> str:
    if not scene.index:
        return ""
    for happening in scene.match.told[scene.index - 1]:
        if happening.kind == "place":
            return str(happening["at"])
    return ""


# -- the hand ----------------------------------------------------------------------------------------------------


def _holder(scene: Scene) -> int:
    return scene.viewer if scene.viewer is not None else 0


def _hand(scene: Scene, going_on: dict[str, Any], cursor: str) -> Element:
    """The viewer's nine tokens: those in hand can be picked, those on the boards leave a gap."""
    words, seat = scene.words, _holder(scene)
    left = hand(scene.state, seat)
    chips = []
    for kind, letter in enumerate(TOKENS[:HIDDEN]):
        for copy in range(STOCK[kind]):
            there = copy < left[kind]
            picked = scene.picks[:1] == (letter,) and copy == 0
            first = copy == 0
            name = f"t.{letter}" if first else f"t.{letter}{copy}"
            chips.append(
                h(
                    "button",
                    {
                        "type": "button",
                        "class": "chip-button" + (" picked" if picked and there else ""),
                        "key": name,
                        "id": f"cell-{name}",
                        "disabled": not there,
                        "tabindex": 0 if name == cursor else -1,
                        "aria-label": words("constellations.in-hand", token=token_name(words, letter)),
                        "aria-pressed": "true" if picked and there else "false",
                        "data-pick": letter if there else None,
                        "data-drag": letter if there and letter in lit_first(scene) else None,
                        "on-click": ("pick", letter),
                        "on-focusin": ("at", name),
                    },
                    h(
                        "svg",
                        {"viewBox": "-11 -11 22 22", "aria-hidden": "true"},
                        token(seat, letter) if there else None,
                    ),
                )
            )
    return h(
        "div",
        {"class": "hand", "role": "group", "aria-label": words("constellations.hand"), "key": "hand"},
        chips,
    )


def lit_first(scene: Scene) -> dict[str, Any]:
    """Tokens that can begin a move."""
    return lit(GAME, scene.state, ()) if scene.acting is not None else {}


def _open_information(scene: Scene) -> Element | None:
    """Who still has which tokens in play, from what everybody has seen."""
    if "tokens" not in scene.open:
        return None
    stranger = scene.match.game.view(scene.state, None).state
    return h(
        "table",
        {"class": "known-table", "key": "known"},
        h("caption", None, scene.words("constellations.known-more")),
        h("tbody", None, [_row(scene, stranger, seat) for seat in range(scene.state.players)]),
    )


def _row(scene: Scene, stranger: State, seat: int) -> Element:
    """A seat's nine tokens: those lying open are crossed off, the rest are in hand or face down."""
    words = scene.words
    left = hand(stranger, seat)
    cells = [
        h("span", {"class": "known-token" + ("" if copy < left[kind] else " out"), "key": f"{kind}{copy}"}, letter)
        for kind, letter in enumerate(TOKENS[:HIDDEN])
        for copy in range(STOCK[kind])
    ]
    unseen = words.listed([token_name(words, TOKENS[k]) for k in range(HIDDEN) for _ in range(left[k])])
    down = sum(
        kind_of(byte) == HIDDEN and owner_of(byte) == seat for _, stars in stranger.boards for byte in stars if byte
    )
    return h(
        "tr",
        {"key": str(seat)},
        h("th", {"scope": "row"}, seat_name(words, scene.match.header, seat)),
        h(
            "td",
            None,
            h("span", {"aria-hidden": "true"}, cells),
            h("span", {"class": "visually-hidden"}, words("constellations.known-unseen", tokens=unseen)),
        ),
        h("td", None, words("constellations.known-down", n=down)),
    )


# -- words, keyboard, seats --------------------------------------------------------------------------------------


def prompt(scene: Scene) -> str:
    """What the person to move can do now."""
    words, picks = scene.words, scene.picks
    if not picks:
        return words("constellations.prompt")
    return words("constellations.prompt-star", token=token_name(words, picks[0]))


def in_words(words: Words, params: dict[str, Any]) -> dict[str, Any]:
    """A refusal's stars, boards and tokens in words."""
    said = dict(params)
    if isinstance(said.get("at"), str):
        said["at"] = star_name(words, said["at"])
    elif "at" in said:
        said["at"] = words.listed([star_name(words, at) for at in said["at"]])
    if "board" in said:
        said["board"] = board_name(words, said["board"])
    if "token" in said:
        said["token"] = token_name(words, said["token"])
    return said


def _cursor(scene: Scene) -> str:
    places = _places(scene)
    if scene.cursor in places:
        return scene.cursor
    return next(iter(places), "")


def _places(scene: Scene) -> dict[str, tuple[float, float]]:
    """Every stop of the keyboard's cursor, as if the boards lay in a row above the hand."""
    places: dict[str, tuple[float, float]] = {}
    slots = [slot for slot in _fold.at(scene.match, scene.index) if slot]
    if scene.viewer is not None:
        left = hand(scene.state, _holder(scene))
        names = [
            f"t.{letter}" + (str(copy) if copy else "")
            for kind, letter in enumerate(TOKENS[:HIDDEN])
            for copy in range(STOCK[kind])
            if copy < left[kind]
        ]
        width = 120 * max(1, len(slots))
        for at, name in enumerate(names):
            places[name] = ((at + 0.5) * width / len(names), 200)
    for at, slot in enumerate(slots):
        for index, (x, y) in enumerate(BOARDS[INDEX[slot]].places):
            places[f"{slot}.{index}"] = (at * 120 + x, y)
    return places


_WAYS: Final = {"ArrowUp": (0, -1), "ArrowDown": (0, 1), "ArrowLeft": (-1, 0), "ArrowRight": (1, 0)}


def move_cursor(scene: Scene, key: str) -> str:
    """To the nearest stop in the arrow's direction, straight ahead before aside; Home to the hand, End to the stars."""
    places, cursor = _places(scene), _cursor(scene)
    if key == "Home":
        return next(iter(places), cursor)
    if key == "End":
        return next((name for name in places if not name.startswith("t.")), cursor)
    if not places:
        return cursor
    x, y = places[cursor]
    dx, dy = _WAYS[key]
    same = cursor.startswith("t.") and dx != 0
    best, found = float("inf"), cursor
    for name, (ox, oy) in places.items():
        along = (ox - x) * dx + (oy - y) * dy
        aside = abs((ox - x) * dy + (oy - y) * dx)
        if along <= 0 or (same and not name.startswith("t.")) or (dx and name.startswith("t.") and not same):
            continue
        if along + 2 * aside < best:
            best, found = along + 2 * aside, name
    return found


def standing(scene: Scene, seat: int) -> Child:
    """Coins, and how many tokens are still to place."""
    coins, left = scene.state.coins[seat], hand_size(scene.state, seat)
    return h(
        "span",
        {"class": "purse", "role": "img"}
        | {
            "aria-label": f"{scene.words('constellations.coins', n=coins)}, "
            f"{scene.words('constellations.tokens-left', n=left)}"
        },
        h("span", {"class": "coin", "aria-hidden": "true"}, str(coins)),
        h("span", {"aria-hidden": "true"}, f"✦{left}"),
    )


def emblem(seat: int) -> Element | None:
    """A seat's token, face down."""
    return h(
        "svg",
        {"viewBox": "-11 -11 22 22", "class": "emblem constellations-emblem", "aria-hidden": "true"},
        token(seat, "?"),
    )


# -- pictures ----------------------------------------------------------------------------------------------------


def picture(words: Words) -> Element:
    """The lobby's picture: Leo under way."""
    drawn = still(INDEX["leo"], {0: (1, "5"), 2: (0, "7"), 3: (2, "?"), 5: (0, "?"), 6: (1, "D"), 7: (2, "10")})
    return h("svg", {**drawn[1], "viewBox": "-52 8 204 115"}, h("rect", {"class": "night", "x": -60, "y": -20, "width": 230, "height": 160}), drawn[2][1:])  # fmt: skip


FIGURES: Final[dict[str, tuple[tuple[str, dict[int, tuple[int, str]], dict[int, str]], ...]]] = {
    "C-06": (("cancer", {0: (0, "6"), 2: (1, "?")}, {}),),
    "C-09": (("cancer", {0: (2, "1"), 1: (0, "H"), 2: (1, "H"), 3: (0, "7"), 4: (2, "5")}, {1: "gone now", 2: "gone now"}),),
    "C-10": (
        ("cancer", {0: (2, "3"), 1: (0, "5"), 2: (1, "H"), 3: (0, "10"), 4: (2, "D")}, {1: "gone now", 2: "hot", 3: "gone now", 4: "gone now"}),
    ),
    "C-11": (("cancer", {0: (2, "3"), 1: (0, "6"), 2: (1, "D"), 3: (0, "1"), 4: (2, "7")}, {1: "lit", 2: "hot", 3: "lit", 4: "lit"}),),
}  # fmt: skip
"""Boards of our own that show an article: tokens by star, and what has become of them."""


def figure(words: Words, article: str) -> Child:
    """The rulebook's figure for an article."""
    return [
        h(
            "figure",
            {"class": "figure"},
            still(INDEX[name], tokens, marks),
            h("figcaption", None, words(f"constellations.figure-{article}-{n}")),
        )
        for n, (name, tokens, marks) in enumerate(FIGURES.get(article, ()))
    ] or None
