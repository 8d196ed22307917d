"""All that the page is at one moment. Immutable; `app.program.update` makes the next one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from app import sealing
from app.effects import Env
from app.picking import Picks
from app.results import Results
from app.shelf import HERE, Kept
from app.texts import Said, Words
from tablee.game import Happening, Refusal
from tablee.match import Match


@dataclass(frozen=True, slots=True)
class Learning:
    """Where somebody stands in a step of a lesson (`app.lessons`)."""

    step: int
    """Its number in the lesson, from 0."""
    start: int
    """Entries before the learner's first choice."""
    then: tuple[str, ...]
    """What is still to come of itself."""
    outcome: str = ""
    """`done`; `missed` while a choice is shown that is then taken back."""
    misses: int = 0
    """Attempts that were taken back."""
    due: int = 0
    """The length of the log whose judgement is due."""


@dataclass(frozen=True, slots=True)
class Table:
    """The match on the screen."""

    match: Match
    kept: Kept
    shown: int
    """Which state is drawn; it runs after the last one, entry by entry."""
    picks: Picks = ()
    refusal: Refusal | None = None
    cursor: str = ""
    pending: Match | None = None
    """The match with draws that the storage has not confirmed yet: nobody sees them before."""
    public: Match | None = None
    """The history that is saved and shared, where this device may see more than others (`app.sealing`)."""
    undone: tuple[Match, ...] = ()
    """Public histories taken back from, the last one last: redo returns to them."""
    locked: bool = False
    """Another tab plays this match; here it is only watched."""
    turned: bool = False
    near: int | None = None
    """The seat whose side of the table is the near one, where that turns (`app.turning`)."""
    turning: bool = False
    """The table is about to turn to somebody else."""
    review: bool = False
    """Somebody is stepping through the log; the table does not run on by itself."""
    unfolded: frozenset[str] = frozenset()
    beat: int = 0
    """How far the story of the last shown entry has been told, where it has several beats (a scoring)."""
    typed: int = 0
    """How many typed moves were played while the table was open."""
    asked: bool = False
    """Somebody waits for a hint."""
    hint: tuple[Picks, str] | None = None
    """The hint that came: the picks of its move, and a sentence."""
    reasons: tuple[tuple[int, Happening], ...] = ()
    """Why the computer chose an entry, by the entry's number; only while the table is open."""
    looking: int | None = None
    """Where seats have secrets and several are here: the one whose eyes are on the screen."""
    lesson: Learning | None = None
    """What is learnt here: then the match is neither saved nor shared, and no other tab knows of it."""

    @property
    def shared(self) -> Match:
        """The match as it is saved and shared; the newest, draws not yet confirmed included."""
        return self.public or self.pending or self.match

    @property
    def here(self) -> tuple[int, ...]:
        """Seats played at this device."""
        return tuple(seat for seat, who in enumerate(self.kept.seats) if who == HERE)

    @property
    def live(self) -> bool:
        """Whether the last state is shown and can be played on."""
        return self.shown == len(self.match.entries) and not self.review and self.pending is None

    @property
    def acting(self) -> int | None:
        """The seat that may pick now, at this device."""
        seat = self.match.to_move
        if not self.live or self.locked or not isinstance(seat, int) or seat not in self.here:
            return None
        if self.lesson is not None and self.lesson.outcome:
            return None
        if seat in sealing.missing(self.shared, self.kept):
            return None
        return None if self.curtain is not None else seat

    @property
    def viewer(self) -> int | None:
        """Through whose eyes the table is seen: who is to move here, else the first seat here; `None` is a stranger."""
        if self.match.game.secrets and len(self.here) > 1:
            return self.looking
        seat = self.match.to_move
        return seat if isinstance(seat, int) and seat in self.here else self.here[0] if self.here else None

    @property
    def curtain(self) -> int | None:
        """The seat that has to take the device before anything of its own is shown; `None` when nobody has to."""
        if not self.match.game.secrets or len(self.here) < 2 or self.match.result is not None:
            return None
        seat = (self.pending or self.match).to_move
        return seat if isinstance(seat, int) and seat in self.here and seat != self.looking else None


@dataclass(frozen=True, slots=True)
class Form:
    """The new-game dialog's answers so far."""

    game: str
    players: int
    names: tuple[str, ...]
    seats: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    deal: str = ""
    """As typed; empty for secure draws."""


@dataclass(frozen=True, slots=True)
class Model:
    """The page."""

    env: Env
    words: Words
    route: tuple[str, ...] = ("lobby",)
    """`lobby`, `table`, or `rules`, game and perhaps article, or `learn`, game and step, or `tallies` or `about`."""
    shelf: tuple[Kept, ...] = ()
    table: Table | None = None
    dialog: tuple[Any, ...] = ()
    """The open dialog's name and what it is about; empty when there is none."""
    form: Form | None = None
    notice: Said | None = None
    """One sentence the page says by itself, until it is put away."""
    thinking: str = ""
    """What the computer is thinking about (`app.computer.ticket`)."""
    update_ready: bool = False
    offline: bool = False
    installable: bool = False
    """Whether the browser would install the site if asked to."""
    news: bool = False
    """Whether to say what is new since the last visit."""
    hidden: bool = False
    """Whether the tab is out of sight."""
    later: bool = False
    """Whether the libraries fetched after start-up are there."""
    now: int = 0
    settings: dict[str, str] = field(default_factory=dict)
    learnt: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """The steps of lessons that were done on this device, by game."""
    results: Results = field(default_factory=dict)
    """How matches ended, those of deleted ones too."""

    @property
    def address(self) -> str:
        """The fragment that names what the page shows."""
        if self.table is not None and self.table.lesson is None:
            return f"/match/{self.table.kept.id}"
        return "" if self.route == ("lobby",) else "/".join(("", *self.route))
