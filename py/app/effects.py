"""What the app asks the browser to do, as data, and what the browser says of itself.

`then` is a message dispatched when the effect is done. Messages are tuples of a name and JSON values.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

Message = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Env:
    """The browser at start. `now` is milliseconds since 1970, `base` the page's address without its fragment."""

    languages: tuple[str, ...] = ("fr",)
    stored: Mapping[str, str] | None = None
    fragment: str = ""
    now: int = 0
    base: str = ""
    can_share: bool = False
    reduced_motion: bool = False
    persisted: bool = False
    """Whether the storage stays."""
    home_screen: bool = False
    """Whether it is a browser that puts sites on a home screen only by its own menu."""
    build: str = ""


@dataclass(frozen=True, slots=True)
class Save:
    """Write a value; `then` comes only once it outlives the tab, `("save-failed", key)` if the storage cannot keep it."""

    key: str
    value: str
    then: Message | None = None


@dataclass(frozen=True, slots=True)
class Forget:
    """Remove a stored value."""

    key: str


@dataclass(frozen=True, slots=True)
class Copy:
    """Put text on the clipboard; `then` gets True or False appended."""

    text: str
    then: Message | None = None


@dataclass(frozen=True, slots=True)
class ShareSheet:
    """Open the system's share sheet."""

    title: str
    text: str
    url: str


@dataclass(frozen=True, slots=True)
class Download:
    """Offer text as a file."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class After:
    """Dispatch a message after some milliseconds."""

    ms: int
    message: Message


@dataclass(frozen=True, slots=True)
class Focus:
    """Move the focus to the element of that id once the frame is in the page."""

    id: str


@dataclass(frozen=True, slots=True)
class Reveal:
    """Scroll the box around the element of that id until it is in sight there; the page itself stays where it is."""

    id: str


@dataclass(frozen=True, slots=True)
class Top:
    """Scroll to the top once the frame is in the page: another screen begins."""


@dataclass(frozen=True, slots=True)
class Say:
    """Announce a sentence through a live region; `urgent` ones interrupt."""

    text: str
    urgent: bool = False


@dataclass(frozen=True, slots=True)
class Fragment:
    """Set the address's fragment; `push` makes it a step of the history, else it replaces the present one."""

    text: str
    push: bool = False


@dataclass(frozen=True, slots=True)
class Title:
    """Set the title of the tab."""

    text: str


@dataclass(frozen=True, slots=True)
class Lang:
    """Set the language of the page, kept for the first paint."""

    code: str


@dataclass(frozen=True, slots=True)
class Theme:
    """`auto`, `light` or `dark`, kept for the first paint."""

    name: str


@dataclass(frozen=True, slots=True)
class Motion:
    """`auto` follows the device, `off` lets nothing move; kept for the first paint."""

    name: str


@dataclass(frozen=True, slots=True)
class Sound:
    """Let a cue of `app.sound` be heard; `volume` is at most 1."""

    cue: str
    volume: float


@dataclass(frozen=True, slots=True)
class Hold:
    """Take a lock among the tabs: `then` gets True appended, or False, and True as soon as it is free after all."""

    name: str
    then: Message


@dataclass(frozen=True, slots=True)
class Release:
    """Give a lock back, or wait for it no longer."""

    name: str


@dataclass(frozen=True, slots=True)
class Tell:
    """Send a text to the other tabs, where it arrives as `("told", text)`."""

    text: str


@dataclass(frozen=True, slots=True)
class Picture:
    """Keep the present frame as the first paint of that route; `drop` forgets it instead."""

    key: str
    drop: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """Set a performance mark."""

    name: str


@dataclass(frozen=True, slots=True)
class Reload:
    """Accept the waiting service worker and load the page again."""


@dataclass(frozen=True, slots=True)
class Persist:
    """Ask the browser to keep the storage; `then` gets True or False appended."""

    then: Message


@dataclass(frozen=True, slots=True)
class Install:
    """Ask the person, by the browser's own question, whether to install the site."""


@dataclass(frozen=True, slots=True)
class Later:
    """Make the libraries fetched after start-up importable; `then` gets True or False appended."""

    then: Message


@dataclass(frozen=True, slots=True)
class Think:
    """Let the computer choose for a seat of a match, given as its code; answered by `("thought", ticket, move, kind,
    values)`: the move in notation, and why, as a kind and values for the texts. `("no-thought", ticket)` if it cannot."""

    ticket: str
    code: str
    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class Unthink:
    """The answer is no longer wanted."""

    ticket: str


Effect = (
    Save | Forget | Copy | ShareSheet | Download | After | Focus | Reveal | Top | Say | Fragment | Title | Lang | Theme
    | Motion | Sound | Hold | Release | Tell | Picture | Mark | Reload | Persist | Install | Later | Think | Unthink
)  # fmt: skip
Effects = tuple[Effect, ...]


def listed(effects: Iterable[Any]) -> list[list[Any]]:
    """`[[class name, field, …], …]`, for `performer` in web/js/effects.js; in a node's attribute `at-once` they are done
    within the click, which is where a browser lets a page copy and share."""
    return [[type(effect).__name__, *(getattr(effect, field) for field in effect.__match_args__)] for effect in effects]
