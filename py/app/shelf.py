"""The matches this device keeps: one stored value each, with this device's own note beside the record."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from app import tables
from app.effects import Env, Forget, Persist, Save, Tell
from tablee.game import OVER
from tablee.match import Match
from tablee.record import encode

PREFIX: Final = "match/"

HERE: Final = "here"
"""A person at this device."""
AWAY: Final = "away"
"""A person who gets the match as a link."""
LEVELS: Final = ("gentle", "steady", "strong")
"""The computer, weakest first."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A saved match: its code, who plays each seat as this device knows it, and what the lobby shows of it."""

    id: str
    code: str
    game: str
    names: tuple[str, ...]
    seats: tuple[str, ...] = ()
    """Who plays each seat: `here`, `away` or a level; empty when nobody has said yet who they are."""
    shared: int = -1
    """Entries that have left this device: undo stops there. -1 while not even the empty match has."""
    length: int = 0
    to_move: int | None = None
    """The seat to choose; `None` when it is over."""
    winners: tuple[int, ...] = ()
    turn: int = 0
    """Which turn it is, from 1."""
    created: int = 0
    updated: int = 0
    deal: bool = False
    secrets: tuple[tuple[int, str], ...] = ()
    """For matches that travel sealed: a secret for each seat here, 32 bytes as hexadecimal digits. Never shared."""

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.to_move is None

    @property
    def mine(self) -> bool:
        """Whether somebody here is to move."""
        return self.to_move is not None and self.to_move < len(self.seats) and self.seats[self.to_move] == HERE


def match_key(match: Match) -> str:
    """The id a match has on the shelf: 16 hexadecimal digits."""
    return f"{match.header.match_id:016x}"


def keep(match: Match, turn: int, before: Kept | None, now: int, seats: tuple[str, ...] | None = None) -> Kept:
    """The shelf's entry for a match as it stands."""
    seat = match.to_move
    result = match.result
    old = before or Kept(match_key(match), "", match.header.game, match.header.names, created=now)
    seats = old.seats if seats is None else seats
    return replace(
        old,
        code=encode(match),
        game=match.header.game,
        names=match.header.names,
        seats=seats if len(seats) == match.header.players else (),
        length=len(match.entries),
        to_move=None if seat is OVER else seat if isinstance(seat, int) else 0,
        winners=result.winners if result else (),
        turn=turn,
        updated=now,
        deal=match.header.deal is not None,
    )


_FIELDS: Final = ("code", "game", "names", "seats", "shared", "length", "to_move", "winners", "turn", "created",
                  "updated", "deal", "secrets")  # fmt: skip


def dump(kept: Kept) -> str:
    """The stored value."""
    return json.dumps({name: getattr(kept, name) for name in _FIELDS}, ensure_ascii=False)


def parse(key: str, value: str) -> Kept | None:
    """A stored value read back, what older versions did not store left at its default; `None` for none of ours."""
    try:
        data: dict[str, Any] = json.loads(value)
        given = {name: data[name] for name in _FIELDS if name in data}
        for name in ("names", "seats", "winners"):
            given[name] = tuple(given.get(name, ()))
        given["secrets"] = tuple((int(seat), str(secret)) for seat, secret in given.get("secrets", ()))
        kept = Kept(key.removeprefix(PREFIX), **given)
    except (ValueError, KeyError, TypeError):
        return None
    return kept if _sound(kept) else None


def _sound(kept: Kept) -> bool:
    """Whether a stored value has what the page counts on. Of a game this site does not show, nothing can be said."""
    texts = (kept.code, *kept.names, *kept.seats)
    numbers = (kept.shared, kept.length, kept.turn, kept.created, kept.updated, *kept.winners, kept.to_move or 0)
    return (
        kept.game in tables.SHOWN
        and all(isinstance(text, str) for text in texts)
        and all(isinstance(number, int) for number in numbers)
        and len(kept.names) > 0
        and len(kept.seats) in (0, len(kept.names))
    )


def load(stored: Mapping[str, str]) -> tuple[Kept, ...]:
    """All matches in the storage, the last played first."""
    found = (parse(key, value) for key, value in stored.items() if key.startswith(PREFIX))
    return arrange(kept for kept in found if kept is not None)


def arrange(kept: Any) -> tuple[Kept, ...]:
    """Matches in the lobby's order: those that wait for somebody here, then by when they were last played."""
    return tuple(sorted(kept, key=lambda k: (k.over, not k.mine, -k.updated)))


def put(shelf: tuple[Kept, ...], kept: Kept) -> tuple[Kept, ...]:
    """The shelf with that match as it is now."""
    return arrange((*(other for other in shelf if other.id != kept.id), kept))


def find(shelf: tuple[Kept, ...], match_id: str) -> Kept | None:
    """The match of that id."""
    return next((kept for kept in shelf if kept.id == match_id), None)


def save(kept: Kept, then: tuple[Any, ...] | None = None) -> tuple[Save, Tell]:
    """Store it, and tell the other tabs."""
    value = dump(kept)
    return Save(PREFIX + kept.id, value, then), Tell(json.dumps([PREFIX + kept.id, value], ensure_ascii=False))


def keeping(shelf: tuple[Kept, ...], env: Env) -> tuple[Persist, ...]:
    """Before the first match is kept here, the browser is asked once not to throw it away."""
    return () if shelf or env.persisted else (Persist(("persisted", False)),)


def forget(match_id: str) -> tuple[Forget, Tell]:
    """Remove it, and tell the other tabs."""
    return Forget(PREFIX + match_id), Tell(json.dumps([PREFIX + match_id, None]))
