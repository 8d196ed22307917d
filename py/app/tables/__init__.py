"""What a player sees of each game: one module a game, loaded when first looked at."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, Protocol

from app.nodes import Child, Element
from app.picking import Picks
from app.texts import Words
from tablee.match import Header, Match

SHOWN: Final = ("horta", "piratatak", "trekattak", "zatre", "zatre_cards", "constellations")
"""The games the site has, in the lobby's order."""

INSIDE: Final[dict[str, str]] = {"zatre_cards": "zatre"}
"""Games without a card of their own in the lobby, by the game whose new-game dialog offers them."""


class Scene:
    """What a table is drawn from: one position of a match as one seat may see it, and the picks so far."""

    __slots__ = (
        "acting",
        "beat",
        "cursor",
        "hint",
        "index",
        "match",
        "near",
        "open",
        "picks",
        "seats",
        "state",
        "turned",
        "viewer",
        "words",
    )

    def __init__(
        self,
        words: Words,
        match: Match,
        index: int,
        viewer: int | None,
        *,
        acting: int | None = None,
        picks: Picks = (),
        cursor: str = "",
        turned: bool = False,
        near: int | None = None,
        unfolded: frozenset[str] = frozenset(),
        beat: int = 1_000,
        hint: Picks = (),
        seats: tuple[str, ...] = (),
    ) -> None:
        self.words = words
        self.match = match
        self.index = index
        self.viewer = viewer
        self.state = match.game.view(match.states[index], viewer).state
        self.acting = acting
        self.picks = picks
        self.cursor = cursor
        self.turned = turned
        self.near = near
        """Whose side of the table is the near one: the only seat's at this device, or where it turns (`app.turning`)."""
        self.beat = beat
        """How far the story of the last shown entry has been told."""
        self.hint = hint
        """The picks of the move that a hint proposes."""
        self.seats = seats
        """Who plays each seat, as `app.shelf` writes it; empty when nobody has said who they are."""
        self.open = unfolded
        """Names of the panels a person has opened on this table (odds, open information)."""


class TableModule(Protocol):
    """The parts of a game's table.

    A module may also have `TURNS` (the board can be turned), `FRONT` (whoever is to move lies in front), `SEATS` (false: see `tall`),
    `LOOK` (milliseconds a drawn card is looked at before the table runs on), `in_words(words, params)`, which puts
    a refusal's cards into words, `lift(scene, choice)` (a touched piece that the turn has laid: the entry that laid it
    and what is picked by taking it up), `beside(scene)` (what stands beside the board: score sheets), `KEYS` (names
    of keys of its own, for the page that lists them), `latest(scene)` (the id of what the last shown entry changed, where
    that may be out of sight; empty for nothing), and for entries with a story `beats(match, index)`, how many
    beats it has, with `beat_sentence(scene)`, what the present one says. `proposal(words, match, move)` says a hint's
    move where the log's sentence could tell what is hidden.
    """

    MINUTES: int

    def board(self, scene: Scene) -> Element:
        """The table itself: board or cards, with what can be picked."""

    def prompt(self, scene: Scene) -> str:
        """What the person to move can do now, in one sentence."""

    def move_cursor(self, scene: Scene, key: str) -> str:
        """Where the keyboard's cursor goes from `scene.cursor` on that key."""

    def sentence(self, words: Words, match: Match, index: int) -> str | None:
        """The log's sentence for an entry; `None` for entries that say nothing by themselves."""

    def standing(self, scene: Scene, seat: int) -> Child:
        """What the seats' bar shows of a seat beside its name: reserve, coins, points."""

    def emblem(self, seat: int) -> Element | None:
        """The sign of a seat, where the game has one."""

    def picture(self, words: Words) -> Element:
        """The lobby's picture."""

    def figure(self, words: Words, article: str) -> Child:
        """The rulebook's figure for an article, drawn by the same code as the table."""


def load(game_id: str) -> Any:
    """A game's table module, which meets `TableModule`."""
    if game_id not in SHOWN:
        raise KeyError(game_id)
    return import_module(f"app.tables.{game_id}")


def tall(module: Any) -> bool:
    """Whether the board itself shows who sits where: it is as high as a phone, and what one can do is said above it."""
    return not getattr(module, "SEATS", True)


def ways(game_id: str) -> tuple[str, ...]:
    """The games that are chosen from in one new-game dialog; for most just the game itself."""
    outer = INSIDE.get(game_id, game_id)
    return (outer, *(inner for inner in SHOWN if INSIDE.get(inner) == outer))


def seat_name(words: Words, header: Header, seat: int) -> str:
    """The name somebody gave the seat, or what the game calls it, as a label."""
    return given_name(header, seat) or default_name(words, header.game, seat)


def called(words: Words, header: Header, seat: int) -> str:
    """The seat's name inside a sentence: `Anna`, `la Fédération`."""
    return given_name(header, seat) or _by_game(words, header.game, "called", seat)


def given_name(header: Header, seat: int) -> str:
    """The name somebody gave the seat, empty for none."""
    return header.names[seat] if seat < len(header.names) else ""


def where(words: Words, seats: tuple[str, ...], seat: int) -> str:
    """Who plays a seat, when it is not a person at this device; in a lesson that is nobody."""
    who = seats[seat] if seats else ""
    return "" if who in ("here", "") else words("site.away" if who == "away" else f"site.seat-{who}")


def default_name(words: Words, game_id: str, seat: int) -> str:
    """What the game calls a seat nobody has named, as a label."""
    return _by_game(words, game_id, "seat", seat)


def _by_game(words: Words, game_id: str, key: str, seat: int) -> str:
    own = f"{game_id}.{key}{seat}"
    return words(own) if words.has(own) else words(f"site.{key}", seat=seat + 1)
