"""What happened on a table of Constellations, in words; and a scoring as a story of several beats."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from app.nodes import Element, h
from app.parts.controls import button
from app.tables import Scene, called
from app.tables.constellations_art import still, token
from app.texts import Words
from tablee.game import Happening
from tablee.games.constellations.boards import BOARDS, INDEX
from tablee.games.constellations.moves import TOKENS, TOKENS_EACH, kind_of, owner_of
from tablee.games.constellations.state import State, hand_size, stars_of
from tablee.match import Act, Match


def board_name(words: Words, board: str) -> str:
    """A constellation's name."""
    return words(f"constellations.board-{board}")


def star_name(words: Words, at: str) -> str:
    """A star by its letter and constellation."""
    board, _, star = at.partition(".")
    bayer = BOARDS[INDEX[board]].bayer[int(star)]
    return words("constellations.star", letter=bayer, place=words(f"constellations.in-{board}"))


def token_name(words: Words, letter: str) -> str:
    """A token in words: its number, or what it is."""
    return words(f"constellations.token-{letter}") if letter in "HD" else letter


def _laid(words: Words, letter: str) -> str:
    """A token somebody places: `son 7`, `une étoile double`."""
    return words(f"constellations.laid-{letter}") if letter in "HD" else words("constellations.laid", token=letter)


def sentence(words: Words, match: Match, index: int) -> str | None:
    """The log's sentence for an entry: what was placed, and the outcome of a scoring."""
    told = match.told[index]
    if isinstance(match.entries[index], Act):
        return words.sentence(f"site.did-{told[0].kind}", seat=called(words, match.header, match.entries[index].seat))
    silent = _SILENT | {"full"} if any(happening.kind == "wait" for happening in told) else _SILENT
    parts = [say(words, match, happening) for happening in told if happening.kind not in silent]
    if coins := received(told):
        listed = [f"{called(words, match.header, seat)} {number:+d}" for seat, number in coins.items()]
        parts.append(words("constellations.did-coins", coins=words.listed(listed)))
    return " ".join(parts) or None


_SILENT = frozenset(("reveal", "cancel", "swallow", "double", "total", "tie", "prize", "consolation", "remove", "over"))
"""What only the story of a scoring tells."""


def received(told: tuple[Happening, ...]) -> dict[int, int]:
    """What a scoring brought each seat, less what it paid to others, the best first."""
    coins: dict[int, int] = {}
    for happening in told:
        if happening.kind in ("prize", "consolation"):
            seat, number, payer = _int(happening["seat"]), _int(happening["coins"]), happening.get("payer")
            coins[seat] = coins.get(seat, 0) + number
            if payer is not None:
                coins[_int(payer)] -= number
    return coins


def say(words: Words, match: Match, happening: Happening) -> str:
    """A happening in words."""
    values: dict[str, Any] = dict(happening.params)
    kind = happening.kind
    if values.get("seat") is not None:
        values["seat"] = called(words, match.header, values["seat"])
    if "seats" in values:
        values["n"] = len(values["seats"])
        values["seats"] = words.listed([called(words, match.header, seat) for seat in values["seats"]])
    if "board" in values:
        values["board"] = board_name(words, values["board"])
    if "at" in values:
        values["at"] = star_name(words, values["at"])
    if kind == "place":
        kind = "place" if values["token"] else "place-down"
        values["token"] = _laid(words, values["token"]) if values["token"] else ""
    if kind in ("cancel", "swallow", "double", "reveal"):
        values["n"] = len(values["tokens"])
        values["tokens"] = words.listed([_owned(words, match, item) for item in values["tokens"]])
        if not values["n"]:
            kind = f"{kind}-none"
    if kind == "total":
        values["n"] = values["tokens"]
    if kind in ("prize", "consolation"):
        values["n"] = values["coins"]
    if kind == "prize":
        kind = f"prize-{values['place']}"
    if kind == "tie":
        kind = f"tie-{values['place']}"
    if kind == "consolation" and values["payer"] is not None:
        kind, values["payer"] = "consolation-paid", called(words, match.header, values["payer"])
    return words.sentence(f"constellations.did-{kind}", **values)


def _owned(words: Words, match: Match, item: tuple[str, int, str]) -> str:
    _, seat, letter = item
    name = called(words, match.header, seat)
    return words("constellations.token-of", token=token_name(words, letter), seat=name)


# -- a scoring, beat by beat -------------------------------------------------------------------------------------

Told = tuple[Happening, ...]


@lru_cache(maxsize=16)
def _groups(told: Told) -> tuple[Told, ...]:
    """The beats of a scoring: the last token, tokens turned up, what cancels, swallows and doubles one by one, totals,
    coins. Only an entry that filled a board which could be scored has any."""
    if not any(happening.kind == "reveal" for happening in told):
        return ()
    groups: list[list[Happening]] = []
    for happening in told:
        family = _FAMILIES.get(happening.kind)
        if family is None:
            continue
        if groups and family in _JOINT and _FAMILIES[groups[-1][0].kind] == family:
            groups[-1].append(happening)
        else:
            groups.append([happening])
    return tuple(map(tuple, groups))


_FAMILIES = {
    "place": "full",
    "full": "full",
    "reveal": "reveal",
    "cancel": "cancel",
    "swallow": "swallow",
    "double": "double",
    "total": "total",
    "tie": "coins",
    "prize": "coins",
    "consolation": "coins",
    "nobody": "coins",
}
_JOINT = ("full", "total", "coins")
"""Happenings that are told together."""


def _family(group: Told) -> str:
    return _FAMILIES[group[0].kind]


def beats(match: Match, index: int) -> int:
    """How many beats an entry's story has; none unless it filled a board that could be scored."""
    return len(_groups(match.told[index]))


def _shown(scene: Scene) -> tuple[Told, ...]:
    """The beats told so far of a story under way; none when there is none."""
    groups = _groups(scene.match.told[scene.index - 1]) if scene.index else ()
    return groups[: scene.beat + 1] if scene.beat < len(groups) else ()


def beat_sentence(scene: Scene) -> str:
    """What the present beat says, to be read out."""
    return " ".join(say(scene.words, scene.match, happening) for happening in _shown(scene)[-1])


def tokens_away(scene: Scene, seat: int) -> tuple[int, int]:
    """A seat's coins and how many of its tokens lie on boards; in a story, as far as it has been told."""
    shown = _shown(scene)
    state: State = scene.state
    if not shown:
        return state.coins[seat], TOKENS_EACH - hand_size(state, seat)
    before: State = scene.match.states[scene.index - 1]
    coins = state.coins if _family(shown[-1]) == "coins" else before.coins
    return coins[seat], TOKENS_EACH - hand_size(before, seat) + (before.seat == seat)


def coming_home(scene: Scene) -> tuple[tuple[str, int, str], ...]:
    """When a story has just ended: the tokens that go back to their owners, as star, seat and letter."""
    told = scene.match.told[scene.index - 1] if scene.index else ()
    if not told or scene.beat != len(_groups(told)) or scene.beat == 0:
        return ()
    number = _number(told)
    board = BOARDS[number].id
    tokens = _full_board(scene.match, scene.index - 1, number)
    return tuple((f"{board}.{star}", seat, letter) for star, (seat, letter) in tokens.items())


def story(scene: Scene) -> Element | None:
    """The scoring being told, up to the present beat; `None` when there is none to tell."""
    shown = _shown(scene)
    if not shown:
        return None
    words, match, index = scene.words, scene.match, scene.index - 1
    groups = _groups(match.told[index])
    number = _number(match.told[index])
    last = len(shown) == len(groups)
    tokens = _full_board(match, index, number)
    if _family(shown[-1]) == "full":
        tokens |= {star: (seat, "?") for star, (seat, _) in tokens.items() if BOARDS[number].large[star]}
    lines = [(beat, [_line(words, match, happening) for happening in group]) for beat, group in enumerate(shown)]
    name = BOARDS[number].id
    return h(
        "section",
        {"class": "story", "aria-labelledby": "story-title", "key": "story"},
        h("h2", {"id": "story-title"}, words("constellations.story", board=board_name(words, name))),
        h(
            "div",
            {"class": "story-sky"},
            still(number, tokens, _marks(shown), _badges(shown), flip=name),
        ),
        h("div", {"class": "story-now", "key": f"now-{len(shown)}"}, lines[-1][1]),
        h(
            "div",
            {"class": "row story-row"},
            button(
                words("constellations.story-end" if last else "constellations.story-on"),
                ("beat", scene.beat + 1),
                kind="primary",
                id="story-next",
            ),
            None if last else button(words("constellations.story-skip"), ("beat", len(groups)), kind="quiet"),
            h("span", {"class": "story-step", "aria-hidden": "true"}, f"{len(shown)}/{len(groups)}"),
        ),
        h(
            "ol",
            {"class": "story-lines", "reversed": True, "start": len(lines) - 1},
            [h("li", {"key": str(beat)}, said) for beat, said in lines[-2::-1]],
        )
        if len(lines) > 1
        else None,
    )


def _line(words: Words, match: Match, happening: Happening) -> Element:
    """A sentence; behind the sign of the seat it is about, where totals and coins stand below each other."""
    said = h("span", None, say(words, match, happening))
    if happening.kind not in ("total", "prize", "consolation"):
        return h("p", {"key": repr(happening)}, said)
    sign = h("svg", {"viewBox": "-11 -11 22 22", "aria-hidden": "true"}, token(_int(happening["seat"]), "?"))
    return h("p", {"key": repr(happening), "class": "of-seat"}, sign, said)


def _number(told: Told) -> int:
    """The board that an entry filled."""
    return INDEX[str(next(happening["board"] for happening in told if happening.kind == "full"))]


def _full_board(match: Match, index: int, number: int) -> dict[int, tuple[int, str]]:
    """Every token that lay on the board when it was scored."""
    state: State = match.states[index]
    tokens = {
        star: (owner_of(byte), TOKENS[kind_of(byte)])
        for star, byte in enumerate(stars_of(state, number) or b"")
        if byte
    }
    for happening in match.told[index]:
        if happening.kind == "place" and happening["token"]:
            tokens[_star(happening["at"])] = (_int(happening["seat"]), str(happening["token"]))
        if happening.kind == "reveal":
            for at, seat, letter in _items(happening):
                tokens[_star(at)] = (seat, letter)
    return tokens


def _items(happening: Happening) -> Any:
    return happening["tokens"]


def _int(value: Any) -> int:
    return int(value)


def _star(at: Any) -> int:
    return int(str(at).partition(".")[2])


def _marks(shown: tuple[Told, ...]) -> dict[int, str]:
    """What each token has come to so far: gone, doubled; and what the present beat is about."""
    marks: dict[int, str] = {}
    for group in shown:
        now = group is shown[-1]
        for happening in group:
            if happening.kind in ("cancel", "swallow", "double"):
                for at, _, _ in _items(happening):
                    kind = "lit" if happening.kind == "double" else "gone"
                    marks[_star(at)] = f"{kind} now" if now else kind
            if now and happening.kind in ("swallow", "double", "place"):
                marks[_star(happening["at"])] = "hot"
            if now and happening.kind == "reveal":
                marks |= {_star(at): "turned" for at, _, _ in _items(happening)}
    return marks


def _badges(shown: tuple[Told, ...]) -> dict[int, str]:
    """By how much tokens are doubled so far; once there are totals, what doubled tokens count."""
    times: dict[int, int] = {}
    counts: dict[int, int] = {}
    for group in shown:
        for happening in group:
            if happening.kind == "double":
                for at, _, _ in _items(happening):
                    times[_star(at)] = times.get(_star(at), 1) * 2
            if happening.kind == "total":
                parts: Any = happening["parts"]
                counts |= {_star(at): value for at, value in parts}
    return {star: str(counts[star]) if star in counts else f"×{factor}" for star, factor in times.items()}
