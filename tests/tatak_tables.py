"""What the tests of the tables of Piratatak and Trekattak share: whole matches, scenes of them, and what is drawn."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

from app import tables
from app.nodes import Element
from app.refusals import explain
from app.tables import Scene
from app.texts import LANGUAGES, Words
from desk import name_of, walk
from tablee.game import CHANCE, Draw, Refusal
from tablee.games.tatak.moves import Act
from tablee.match import Match, header, new, play, settle
from tatak_play import sensible

WORDS = {lang: Words(lang) for lang in LANGUAGES}
NAMES = ("Anna", "Bruno", "Chloé", "David")


def whole_match(game_id: str, players: int, deal: int, **options: str) -> Match:
    """A sensible match to its end."""
    rng = random.Random(deal)
    match = settle(new(header(game_id, players, options, NAMES[:players], deal=deal)))
    while match.result is None:
        following = play(match, sensible(match.game, match.state, rng))
        assert isinstance(following, Match)
        match = settle(following)
    return match


def scene_at(match: Match, index: int, lang: str = "en", **how: Any) -> Scene:
    """The scene before entry `index`, the person to move acting, as around one device."""
    to_move = match.game.to_move(match.states[index])
    seat = to_move if isinstance(to_move, int) else None
    how = {"acting": seat, **how}
    return Scene(WORDS[lang], match, index, seat, **how)


def choices(match: Match, step: int = 1) -> Iterator[int]:
    """Where a seat chooses; every so many of them."""
    found = (index for index, state in enumerate(match.states) if isinstance(match.game.to_move(state), int))
    return islice(found, 0, None, step)


def draw(scene: Scene) -> Element:
    """The board of a scene."""
    board: Element = tables.load(scene.match.header.game).board(scene)
    return board


def picks_of(board: Element) -> set[str]:
    """What can be touched on a board."""
    return {attrs["on-click"][1] for _, attrs, _ in walk(board) if attrs.get("on-click", ("",))[0] == "pick"}


def lit_of(board: Element) -> set[str]:
    """The touches that are lit."""
    return {
        attrs["on-click"][1]
        for _, attrs, _ in walk(board)
        if "on-click" in attrs and {"lit", "primary"} & set(str(attrs.get("class")).split())
    }


def cells_of(board: Element) -> dict[str, dict[str, Any]]:
    """The cells of a board by name; each once."""
    found = [
        (attrs["id"].removeprefix("cell-"), attrs) for _, attrs, _ in walk(board) if "cell-" in attrs.get("id", "")
    ]
    assert len({name for name, _ in found}) == len(found)
    return dict(found)


def check_board(scene: Scene) -> Element:
    """What must hold of every board: one tab stop, a label for each cell, identities that are one thing's only."""
    board = draw(scene)
    cells = cells_of(board)
    assert sum(attrs["tabindex"] == 0 for attrs in cells.values()) == 1
    for tag, attrs, children in walk(board):
        if "on-focusin" in attrs or tag == "button":
            assert name_of((tag, attrs, children)).strip(), attrs
        assert "{" not in str(attrs.get("aria-label", "")), attrs
    identities = Counter(attrs["data-flip"] for _, attrs, _ in walk(board) if "data-flip" in attrs)
    assert set(identities.values()) <= {1}, identities
    return board


def reachable(scene: Scene) -> set[str]:
    """The cells the arrows lead to, from where the cursor rests."""
    module = tables.load(scene.match.header.game)
    (start,) = (name for name, attrs in cells_of(draw(scene)).items() if attrs["tabindex"] == 0)
    found, waiting = {start}, [start]
    while waiting:
        at = waiting.pop()
        for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "Ctrl+Home", "Ctrl+End"):
            scene.cursor = at
            to = module.move_cursor(scene, key)
            if to not in found:
                found.add(to)
                waiting.append(to)
    return found


def silent(match: Match, index: int) -> bool:
    """Whether an entry is meant to say nothing: the wish to draw, while the pile lasts."""
    entry = match.entries[index]
    return not isinstance(entry, Draw) and getattr(entry, "act", None) is Act.DRAW and not match.told[index]


def check_sentences(match: Match) -> None:
    """Every entry is told in every language, or is meant to be silent."""
    module = tables.load(match.header.game)
    for lang, words in WORDS.items():
        for index in range(len(match.entries)):
            said = module.sentence(words, match, index)
            assert (said is None) == silent(match, index), (lang, index, match.entries[index], said)
            assert said is None or (said[0].isupper() and said[-1] in ".!?" and "{" not in said), said


def refusals(match: Match, index: int) -> Iterator[Refusal]:
    """Everything that is refused at a position: moves of the universe, cards drawn, strange touches."""
    game, state = match.game, match.states[index]
    outcomes = [*game.deck.names, "seat1", "seat9", "no such card"]
    for entry in (*game.universe(state), *map(Draw, outcomes)):
        step = game.step(state, entry)
        if isinstance(step, Refusal):
            yield step
    if game.to_move(state) is not CHANCE:
        yield from filter(None, (game.stray(state, (name,)) for name in game.deck.names))


def check_refusals(match: Match, index: int) -> set[str]:
    """Each refusal is said in every language; the kinds met."""
    met = {}
    for refusal in refusals(match, index):
        met[refusal.kind] = refusal
    for refusal in met.values():
        for words in WORDS.values():
            said = explain(words, match.header.game, refusal)
            assert said and "{" not in said, refusal
    return set(met)
