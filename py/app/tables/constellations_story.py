"""What happened on a table of Constellations, in words; and a scoring as a story of several beats."""

from __future__ import annotations

from typing import Any

from app.nodes import Element, h
from app.parts.controls import button
from app.tables import Scene, called
from app.tables.constellations_art import still
from app.texts import Words
from tablee.game import Happening
from tablee.games.constellations.boards import BOARDS, INDEX
from tablee.games.constellations.moves import TOKENS, kind_of, owner_of
from tablee.games.constellations.state import State, stars_of
from tablee.match import Act, Match


def board_name(words: Words, board: str) -> str:
    """A constellation's name."""
    return words(f"constellations.board-{board}")


def star_name(words: Words, at: str) -> str:
    """A star by its letter and constellation."""
    board, _, star = at.partition(".")
    bayer = BOARDS[INDEX[board]].bayer[int(star)]
    return words("constellations.star", letter=bayer, board=board_name(words, board))


def token_name(words: Words, letter: str) -> str:
    """A token in words: its number, or what it is."""
    return words(f"constellations.token-{letter}") if letter in "HD" else letter


def sentence(words: Words, match: Match, index: int) -> str | None:
    """The log's sentence for an entry: what was placed, and the outcome of a scoring."""
    told = match.told[index]
    if isinstance(match.entries[index], Act):
        return words.sentence(f"site.did-{told[0].kind}", seat=called(words, match.header, match.entries[index].seat))
    parts = [_told(words, match, happening) for happening in told]
    return " ".join(part for part in parts if part) or None


_SILENT = frozenset(("reveal", "cancel", "swallow", "double", "total", "tie", "remove", "over"))
"""What only the story of a scoring tells."""


def _told(words: Words, match: Match, happening: Happening) -> str:
    return "" if happening.kind in _SILENT else say(words, match, happening)


def say(words: Words, match: Match, happening: Happening) -> str:
    """A happening in words."""
    values: dict[str, Any] = dict(happening.params)
    kind = happening.kind
    if values.get("seat") is not None:
        values["seat"] = called(words, match.header, values["seat"])
    if "seats" in values:
        values["seats"] = words.listed([called(words, match.header, seat) for seat in values["seats"]])
    if "board" in values:
        values["board"] = board_name(words, values["board"])
    if "at" in values:
        values["at"] = star_name(words, values["at"])
    if kind == "place":
        kind = "place" if values["token"] else "place-down"
        values["token"] = token_name(words, values["token"] or "") if values["token"] else ""
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


def _groups(told: tuple[Happening, ...]) -> list[list[Happening]]:
    """The beats of a scoring: tokens turned up, what cancels, swallows and doubles one by one, totals, coins."""
    groups: list[list[Happening]] = []
    for happening in told:
        match happening.kind:
            case "reveal" | "cancel" | "swallow" | "double" | "nobody":
                groups.append([happening])
            case "total" | "tie" | "prize" | "consolation":
                family = "total" if happening.kind == "total" else "coins"
                if groups and _family(groups[-1][0]) == family:
                    groups[-1].append(happening)
                else:
                    groups.append([happening])
    return groups


def _family(happening: Happening) -> str:
    kind = happening.kind
    return "total" if kind == "total" else "coins" if kind in ("tie", "prize", "consolation") else kind


def beats(match: Match, index: int) -> int:
    """How many beats an entry's story has; none unless it filled a board that could be scored."""
    return len(_groups(match.told[index]))


def story(scene: Scene) -> Element | None:
    """The scoring being told, up to the present beat; `None` when there is none to tell."""
    if not scene.index:
        return None
    index = scene.index - 1
    groups = _groups(scene.match.told[index])
    if scene.beat >= len(groups):
        return None
    words, match = scene.words, scene.match
    shown = groups[: scene.beat + 1]
    number = INDEX[str(next(t["board"] for t in match.told[index] if t.kind == "full"))]
    last = scene.beat + 1 == len(groups)
    return h(
        "section",
        {"class": "story", "aria-labelledby": "story-title", "key": "story"},
        h("h2", {"id": "story-title"}, words("constellations.story", board=board_name(words, BOARDS[number].id))),
        h(
            "div",
            {"class": "story-body"},
            still(number, _full_board(match, index, number), _marks(shown)),
            h(
                "ol",
                {"class": "story-lines"},
                [
                    h(
                        "li",
                        {"key": f"{beat}", "class": "now" if beat == scene.beat else None},
                        [h("p", {"key": f"{n}"}, say(words, match, happening)) for n, happening in enumerate(group)],
                    )
                    for beat, group in enumerate(shown)
                ],
            ),
        ),
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
        ),
    )


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


def _marks(groups: list[list[Happening]]) -> dict[int, str]:
    """What each token has come to so far: gone, doubled, and what the present beat is about."""
    marks: dict[int, str] = {}
    for beat, group in enumerate(groups):
        now = beat + 1 == len(groups)
        for happening in group:
            if happening.kind in ("cancel", "swallow", "double"):
                for at, _, _ in _items(happening):
                    kind = "lit" if happening.kind == "double" else "gone"
                    marks[_star(at)] = f"{kind} now" if now else kind
            if now and happening.kind in ("swallow", "double"):
                marks[_star(happening["at"])] = "hot"
            if now and happening.kind == "reveal":
                marks |= {_star(at): "hot" for at, _, _ in _items(happening)}
    return marks
