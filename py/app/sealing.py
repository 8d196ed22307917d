"""Matches whose hidden choices travel sealed: what is shared, and what this device may replay of it.

Two histories of one match: the *public* one, which is saved and shared, and the *private* one, with whatever this
device's own secrets open. Without seals, or with everybody here, the two are the same. A game that seals its moves says
so by `Game.seals`, a module like `tablee.games.constellations.seals`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from app.shelf import AWAY, HERE, Kept
from tablee.game import Refusal
from tablee.match import Act, Entry, IllegalEntry, Match, play, replay, settle
from tablee.match import chosen as seat_of


def travels(match: Match, seats: Sequence[str]) -> bool:
    """Whether this match has to be sealed: its game can, and somebody is elsewhere."""
    return match.game.seals is not None and AWAY in seats


def sealed(public: Match, kept: Kept) -> bool:
    """Whether the hidden choices of this match are sealed in what is shared."""
    return bool(kept.secrets) or bool(public.game.seals and _sealed(public))


def with_secrets(kept: Kept, public: Match) -> Kept:
    """The note with a secret for every seat here that needs one; secrets already there stay.

    A seat that has sealed choices already had a secret, on another device or in a storage that is gone: a new one would
    not open them, so it gets none.
    """
    if not travels(public, kept.seats):
        return kept
    known = dict(kept.secrets)
    for seat, who in enumerate(kept.seats):
        if who == HERE and seat not in known and seat not in missing(public, kept):
            known[seat] = os.urandom(public.game.seals.SECRET_SIZE).hex()
    return replace(kept, secrets=tuple(sorted(known.items())))


def missing(public: Match, kept: Kept) -> tuple[int, ...]:
    """The seats here whose hidden choices this device cannot open: it lost their secret, or never had it."""
    if public.game.seals is None:
        return ()
    if not (_asked and _asked[0] is public and _asked[1:] == [kept.seats, kept.secrets]):
        opened = {seat: _openable(public, seat, secret) for seat, secret in kept.secrets}
        lost = (seat for seat, number in _sealed(public).items() if number > opened.get(seat, 0))
        _answer[:] = sorted(seat for seat in lost if kept.seats[seat : seat + 1] == (HERE,))
        _asked[:] = [public, kept.seats, kept.secrets]
    return tuple(_answer)


_asked: Final[list[Any]] = []
"""What `missing` was last asked: frames ask again and again."""
_answer: Final[list[int]] = []


def _sealed(public: Match) -> dict[int, int]:
    """How many choices of each seat are still sealed."""
    found: dict[int, int] = {}
    for index, entry in enumerate(public.entries):
        seat = seat_of(public, index) if public.game.seals.is_sealed(entry) else None
        if seat is not None:
            found[seat] = found.get(seat, 0) + 1
    return found


def _openable(public: Match, seat: int, secret: str) -> int:
    """How many sealed choices of that seat a secret opens."""
    seals, match_id, key = public.game.seals, public.header.match_id, bytes.fromhex(secret)
    return sum(
        seals.is_sealed(entry) and seat_of(public, n) == seat and seals.recall(entry, key, match_id, n) is not None
        for n, entry in enumerate(public.entries)
    )


def private(public: Match, kept: Kept) -> Match:
    """The match as this device may see it: with the choices its own secrets have sealed."""
    seals: Any = public.game.seals
    if seals is None or not kept.secrets:
        return public
    log: Sequence[Entry] = public.entries
    for _, secret in kept.secrets:
        log = seals.recalled(log, bytes.fromhex(secret), public.header.match_id)
    if tuple(log) == public.entries:
        return public
    try:
        opened = replay(public.header, log)
    except IllegalEntry:
        return public
    # What only this device could score must wait for its reveals to be in the public history.
    return public if public.game.owed(public.state) and not public.game.owed(opened.state) else opened


def opened(match: Match, length: int) -> tuple[Entry, ...] | None:
    """The first entries of a match as they would be had nothing been sealed; `None` while some are."""
    seals: Any = match.game.seals
    entries = match.entries[:length]
    if any(seals is not None and seals.is_sealed(entry) for entry in entries):
        return None
    return tuple(replace(entry, seal=b"") if getattr(entry, "seal", b"") else entry for entry in entries)


def chosen(public: Match, opened: Match, entry: Entry, kept: Kept) -> Match:
    """The public history after a choice made here (already found legal in the private one), reveals included."""
    seals: Any = public.game.seals
    seat = opened.to_move
    secret = dict(kept.secrets).get(seat if isinstance(seat, int) else -1)
    if secret is not None and not isinstance(entry, Act):
        number = len(public.entries)
        entry = seals.seal(opened.state, entry, bytes.fromhex(secret), public.header.match_id, number)
    following = play(public, entry)
    if isinstance(following, Refusal):
        raise ValueError(f"legal here and refused in public: {following!r}")
    return revealed(following, kept)


def owing(public: Match, kept: Kept) -> tuple[tuple[int, str], ...]:
    """The seats here that owe a scoring what they can show, each with its secret."""
    owed = public.game.owed(public.state)
    if not owed or public.ended:
        return ()
    lost = missing(public, kept)
    return tuple((seat, secret) for seat, secret in kept.secrets if seat in owed and seat not in lost)


def revealed(public: Match, kept: Kept) -> Match:
    """The public history with what seats here owe a scoring, and whatever then runs by itself."""
    seals: Any = public.game.seals
    while True:
        debts = owing(public, kept)
        if not debts:
            return settle(public)
        seat, secret = debts[0]
        log = seals.reveal(public.state, public.entries, seat, bytes.fromhex(secret), public.header.match_id)
        public = settle(replay(public.header, log))


def in_my_name(mine: Match, theirs: Match, kept: Kept) -> bool:
    """Whether an arriving history goes on with choices of a seat played here, which nobody here has made."""
    own = {seat for seat, _ in kept.secrets}
    return any(
        (entry.seat if isinstance(entry, Act) else seat_of(theirs, index)) in own
        for index, entry in enumerate(theirs.entries[len(mine.entries) :], len(mine.entries))
    )


# -- the private backup ------------------------------------------------------------------------------------------

_LINE: Final = re.compile(r"^secret ([0-9a-f]{16}) ([0-7]) ([0-9a-f]{64})$", re.MULTILINE)


def backup(kept: Kept) -> str:
    """The lines that go into a private backup beside the match: its owner's secrets, not for anybody else."""
    return "".join(f"secret {kept.id} {seat} {secret}\n" for seat, secret in kept.secrets)


def _saved(kept: Kept, text: str) -> dict[int, str]:
    """The secrets a private backup has for this match."""
    found = {int(seat): secret for match_id, seat, secret in _LINE.findall(text) if match_id == kept.id}
    return {seat: secret for seat, secret in found.items() if seat < len(kept.names)}


def restore(kept: Kept, public: Match, text: str) -> Kept:
    """The note with the secrets a private backup has for it; their seats are played here.

    Of two secrets for a seat the one that opens more stays: the backup may be of another device.
    """
    found, known = _saved(kept, text), dict(kept.secrets)
    if public.game.seals is None or not found:
        return kept
    for seat, secret in known.items():
        if seat in found and _openable(public, seat, secret) >= _openable(public, seat, found[seat]):
            found[seat] = secret
    seats = kept.seats or (AWAY,) * len(kept.names)
    seats = tuple(HERE if seat in found else who for seat, who in enumerate(seats))
    return replace(kept, seats=seats, secrets=tuple(sorted({**known, **found}.items())))


def own(kept: Kept, text: str) -> bool:
    """Whether a file was saved by whoever plays here: it holds their secrets. It may then hold choices of theirs."""
    return bool(kept.secrets) and set(kept.secrets) <= set(_saved(kept, text).items())
