"""What a player sees of Constellations: the night sky with its open boards, the tokens in hand, a scoring as a story."""

from __future__ import annotations

from typing import Any, Final

from app.nodes import Child, Element, h
from app.tables import Scene
from app.tables.constellations_art import still, token
from app.tables.constellations_end import final
from app.tables.constellations_figures import figure
from app.tables.constellations_hand import side
from app.tables.constellations_keys import cursor_of, move_cursor
from app.tables.constellations_sky import last_star, lit_here, marks, overview, sky, slots_of
from app.tables.constellations_story import (
    beat_sentence,
    beats,
    board_name,
    coming_home,
    sentence,
    star_name,
    story,
    token_name,
    tokens_away,
)
from app.texts import Words
from tablee.games.constellations.boards import INDEX, STARS
from tablee.games.constellations.moves import TOKENS, TOKENS_EACH
from tablee.games.constellations.state import is_over
from tablee.match import Match

__all__ = ["MINUTES", "beat_sentence", "beats", "figure", "move_cursor", "sentence"]

MINUTES: Final = 40
_KEYS: Final = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "Home", "End")


def board(scene: Scene) -> Element:
    """The sky and the hand; a scoring that is being told takes their place."""
    whole = story(scene) or (final(scene) if is_over(scene.state) else None)
    if whole is not None:
        return h("div", {"class": "constellations whole"}, whole)
    slots = slots_of(scene)
    cursor, marked = cursor_of(scene), marks(scene)
    return h(
        "div",
        {"class": f"constellations boards{len(slots)}" + ("" if scene.acting is None else " yours")}
        | {"on-keys": {key: ("key", key) for key in _KEYS}},
        overview(scene, slots, marked),
        sky(scene, slots, lit_here(scene), cursor, marked),
        side(scene, cursor),
    )


def latest(scene: Scene) -> str:
    """The board the last shown entry put a token on."""
    star = last_star(scene)
    return f"board-{star.partition('.')[0]}" if star else ""


def prompt(scene: Scene) -> str:
    """What the person to move can do now."""
    words, picks = scene.words, scene.picks
    if not picks:
        return words("constellations.prompt")
    return words("constellations.prompt-star", token=_which(words, picks[0]))


def _which(words: Words, letter: str) -> str:
    """A token spoken of: `the 7`, `the black hole`."""
    return words(f"constellations.which-{letter}") if letter in "HD" else words("constellations.which", token=letter)


def proposal(words: Words, match: Match, move: Any) -> str:
    """A hint's move."""
    if move.star < 0:
        return ""
    token, at = _which(words, TOKENS[move.token]), star_name(words, STARS[move.star])
    return words.sentence("constellations.proposal", token=token, at=at)


def in_words(words: Words, params: dict[str, Any]) -> dict[str, Any]:
    """A refusal's stars, boards and tokens in words."""
    said = dict(params)
    if isinstance(said.get("at"), str):
        said["at"] = star_name(words, said["at"])
    elif "at" in said:
        said["n"] = len(said["at"])
        said["at"] = words.listed([star_name(words, at) for at in said["at"]])
    if "board" in said:
        said["board"] = board_name(words, said["board"])
    if "token" in said:
        said["token"] = token_name(words, said["token"])
    return said


def standing(scene: Scene, seat: int) -> Child:
    """How many tokens a seat still has to place, and its coins; while a scoring is told, as they were before it."""
    coins, away = tokens_away(scene, seat)
    words, left = scene.words, TOKENS_EACH - away
    label = f"{words('constellations.tokens-left', n=left)}, {words('constellations.coins', n=coins)}"
    return h(
        "span",
        {"class": "purse", "role": "img", "aria-label": label, "title": label, "data-flip-source": f"purse-{seat}"},
        h("span", {"class": "left", "aria-hidden": "true"}, h("span", {"class": "times"}, "×"), str(left)),
        h("span", {"class": "coin", "aria-hidden": "true"}, str(coins)),
        [
            h(
                "svg",
                {"viewBox": "-11 -11 22 22", "class": "homing", "aria-hidden": "true", "key": at}
                | {"data-flip": f"home-{at}", "data-flip-from": f"at-{at}"},
                token(seat, letter),
            )
            for at, owner, letter in coming_home(scene)
            if owner == seat and owner != scene.viewer
        ],
    )


def emblem(seat: int) -> Element | None:
    """A seat's token, face down."""
    return h(
        "svg",
        {"viewBox": "-11 -11 22 22", "class": "emblem constellations-emblem", "aria-hidden": "true"},
        token(seat, "?"),
    )


def picture(words: Words) -> Element:
    """The lobby's picture: Leo under way."""
    drawn = still(INDEX["leo"], {0: (1, "5"), 2: (0, "7"), 3: (2, "?"), 5: (0, "?"), 6: (1, "D"), 7: (2, "10")})
    night = h("rect", {"class": "night", "x": -60, "y": -20, "width": 230, "height": 160})
    return h("svg", {**drawn[1], "viewBox": "-24 -1 150 84"}, night, drawn[2][1:])
