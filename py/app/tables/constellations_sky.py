"""The open boards of Constellations: where each lies, its stars with what lies on them, and all of them small."""

from __future__ import annotations

from typing import Any

from app.nodes import Child, Element, Memo, h, memo
from app.picking import Picks, lit
from app.pieces import Fold
from app.tables import Scene, called
from app.tables.constellations_art import REACH, ground, star, still, token
from app.tables.constellations_story import board_name, star_name, token_name
from app.texts import Words
from tablee.game import Happening
from tablee.games.constellations.boards import BOARDS, INDEX
from tablee.games.constellations.moves import HIDDEN, TOKENS, kind_of, owner_of
from tablee.games.constellations.rules import GAME
from tablee.games.constellations.state import State, hand, owed, stars_of, waiting
from tablee.match import Match

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


def slots_of(scene: Scene) -> Slots:
    """The open boards; while there are more to come, each keeps its place, and an empty one waits for the next."""
    slots = _fold.at(scene.match, scene.index)
    if not scene.state.pile:
        return tuple(slot for slot in slots if slot)
    players: int = scene.state.players
    return slots + ("",) * (players - len(slots))


# -- what can be done --------------------------------------------------------------------------------------------


def lit_here(scene: Scene) -> dict[str, Picks]:
    """What continues the picks to a legal move."""
    return lit(GAME, scene.state, scene.picks) if scene.acting is not None else {}


def last_star(scene: Scene) -> str:
    """The star the last shown entry put a token on."""
    told = scene.match.told[scene.index - 1] if scene.index else ()
    return next((str(happening["at"]) for happening in told if happening.kind == "place"), "")


def marks(scene: Scene) -> dict[str, str]:
    """The stars to look at: `last`, and as `new` those that others put a token on since the viewer last did."""
    found: dict[str, str] = {}
    for told in reversed(scene.match.told[: scene.index]):
        for happening in told:
            if happening.kind == "place":
                if found and happening["seat"] == scene.viewer:
                    return found
                found[str(happening["at"])] = "new" if found else "last"
        if found and scene.viewer is None:
            break
    return found


# -- the sky -----------------------------------------------------------------------------------------------------


def overview(scene: Scene, slots: Slots, marked: dict[str, str]) -> Element | None:
    """All boards small, to jump to one on a phone."""
    words, shown = scene.words, [slot for slot in slots if slot]
    if len(shown) < 2:
        return None
    there: dict[str, dict[int, str]] = {}
    for name, mark in marked.items():
        board, _, at = name.partition(".")
        there.setdefault(board, {})[int(at)] = mark
    return h(
        "div",
        {"class": "thumbs", "key": "thumbs", "role": "group", "aria-label": words("constellations.overview")},
        [
            memo(f"thumb-{slot}", _thumb, words, slot, _far_off(scene.state, INDEX[slot]), there.get(slot))
            for slot in shown
        ],
    )


def _thumb(words: Words, slot: str, tokens: dict[int, tuple[int, str]], marked: dict[int, str] | None) -> Element:
    return h(
        "button",
        {"type": "button", "class": "thumb", "key": slot, "on-click": ("focus", f"board-{slot}")}
        | {"aria-label": words("constellations.go-to", board=board_name(words, slot))},
        still(INDEX[slot], tokens, marked),
    )


def sky(scene: Scene, slots: Slots, going_on: dict[str, Any], cursor: str, marked: dict[str, str]) -> Element:
    """The open boards, side by side or to be swiped through."""
    return h(
        "div",
        {
            "class": "sky",
            "role": "group",
            "aria-label": scene.words("constellations.sky"),
            "key": "sky",
            "data-box": True,
        },
        [
            _open(scene, slot, going_on, cursor, marked) if slot else _opening(scene, place)
            for place, slot in enumerate(slots)
        ],
    )


def _open(scene: Scene, slot: str, going_on: dict[str, Any], cursor: str, marked: dict[str, str]) -> Memo:
    """A board, made again only when something has changed there."""
    state, number = scene.state, INDEX[slot]
    stars = _stars(state, number)
    names = [f"{slot}.{index}" for index in range(len(stars))]
    return memo(
        f"sky-{slot}",
        lambda *_: _board(scene, slot, going_on, cursor, marked),
        (scene.words, scene.match.header, scene.viewer, stars),
        owed(state) if waiting(state) == number else None,
        [(name in going_on, name in scene.hint, marked.get(name), name == cursor) for name in names],
        # Whence the last token comes is known by what is left in the viewer's hand.
        hand(state, scene.viewer) if scene.viewer is not None and "last" in map(marked.get, names) else None,
    )


def _opening(scene: Scene, place: int) -> Element:
    """Where the next board of the pile will lie."""
    return h(
        "div",
        {"class": "sky-board opening", "key": f"opening-{place}"},
        h("p", None, scene.words("constellations.sky-empty")),
    )


def _stars(state: State, number: int) -> bytes:
    return stars_of(state, number) or bytes(BOARDS[number].size)


def _tokens(state: State, number: int) -> dict[int, tuple[int, str]]:
    stars = _stars(state, number)
    return {index: (owner_of(byte), TOKENS[kind_of(byte)]) for index, byte in enumerate(stars) if byte}


def _far_off(state: State, number: int) -> dict[int, tuple[int, str]]:
    """The tokens without their numbers, which nobody could read so small, and the label does not say."""
    return {at: (seat, "" if face.isdigit() else face) for at, (seat, face) in _tokens(state, number).items()}


def _board(scene: Scene, slot: str, going_on: dict[str, Any], cursor: str, marked: dict[str, str]) -> Element:
    words, number = scene.words, INDEX[slot]
    first, second = BOARDS[number].prizes
    free = _stars(scene.state, number).count(0)
    waits = waiting(scene.state) == number
    latest = any(mark == "last" and star.startswith(f"{slot}.") for star, mark in marked.items())
    label = words("constellations.board-label", board=board_name(words, slot), n=free)
    return h(
        "section",
        {
            "class": "sky-board" + (" waits" if waits else "") + (" latest" if latest else ""),
            "key": slot,
            "id": f"board-{slot}",
            "tabindex": -1,
        }
        | {"aria-label": label},
        h(
            "header",
            None,
            h("h2", None, board_name(words, slot)),
            _waits(scene, board_name(words, slot)) if waits else None,
            h(
                "span",
                {"class": "prizes", "role": "img"}
                | {"aria-label": words("constellations.prizes", first=first, second=second)},
                h("span", {"class": "coin", "aria-hidden": "true"}, str(first)),
                h("span", {"class": "coin second", "aria-hidden": "true"}, str(second)),
            ),
        ),
        h(
            "svg",
            {"class": "constellation", "viewBox": "-7 -7 114 114", "role": "group", "data-flip": f"board-{slot}"}
            | {"aria-label": board_name(words, slot)},
            ground(number),
            [_star(scene, slot, index, going_on, cursor, marked) for index in range(BOARDS[number].size)],
        ),
    )


def _waits(scene: Scene, board: str) -> Element:
    """Whose face-down tokens a full board waits for, in the order the link goes."""
    words, seats = scene.words, owed(scene.state)
    names = words.listed([called(words, scene.match.header, seat) for seat in seats])
    return h(
        "span",
        {"class": "waits-for", "role": "img"}
        | {"aria-label": words("constellations.did-wait", board=board, seats=names, n=len(seats))},
        h("span", {"aria-hidden": "true"}, words("constellations.waits")),
        [h("svg", {"viewBox": "-11 -11 22 22", "aria-hidden": "true"}, token(seat, "?")) for seat in seats],
    )


def _star(
    scene: Scene, slot: str, index: int, going_on: dict[str, Any], cursor: str, marked: dict[str, str]
) -> Element:
    number, name = INDEX[slot], f"{slot}.{index}"
    x, y = BOARDS[number].places[index]
    byte = _stars(scene.state, number)[index]
    large = BOARDS[number].large[index]
    can = name in going_on
    mark = marked.get(name, "")
    classes = ["spot", "lit" if can else "", mark, "hinted" if name in scene.hint else ""]
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
        h("circle", {"class": "reach", "r": REACH}),
        h("circle", {"class": "halo", "r": "11.6"}) if mark else None,
        _lying(scene, name, byte, large, mark == "last") if byte else star(large),
    )


def _lying(scene: Scene, name: str, byte: int, large: bool, last: bool) -> Child:
    """A token on its star; the last one placed glides there from where it was."""
    owner, kind = owner_of(byte), kind_of(byte)
    drawn = token(owner, TOKENS[kind], large and kind != HIDDEN and owner == scene.viewer)
    if not last:
        return drawn
    source = f"purse-{owner}"
    if owner == scene.viewer and kind != HIDDEN:
        left = hand(scene.state, owner)[kind]
        source = f"hand-{TOKENS[kind]}{left or ''}"
    return h("g", {"data-flip": f"at-{name}", "data-flip-from": source}, drawn)


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
            if large and 0 in _stars(scene.state, INDEX[slot]):
                parts.append(words("constellations.face-down-own"))
    else:
        parts.append(words("constellations.free"))
    joined = BOARDS[INDEX[slot]].joined[int(index)]
    neighbours = words.listed([BOARDS[INDEX[slot]].bayer[other] for other in joined])
    parts.append(words("constellations.joined-to", stars=neighbours))
    if can:
        parts.append(words("constellations.can"))
    return ", ".join(parts)
