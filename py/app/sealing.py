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
from tablee.game import CHANCE, Refusal
from tablee.match import Act, Entry, IllegalEntry, Match, play, replay, settle
from tablee.match import chosen as seat_of


def travels(match: Match, seats: Sequence[str]) -> bool:
    """Whether this match has to be sealed: its game can, and somebody is elsewhere."""
    return match.game.seals is not None and AWAY in seats


def with_secrets(kept: Kept, match: Match) -> Kept:
    """The note with a secret for every seat here that needs one; secrets already there stay."""
    if not travels(match, kept.seats):
        return kept
    known = dict(kept.secrets)
    for seat, who in enumerate(kept.seats):
        if who == HERE and seat not in known:
            known[seat] = os.urandom(match.game.seals.SECRET_SIZE).hex()
    return replace(kept, secrets=tuple(sorted(known.items())))


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
    return public if opened.to_move is CHANCE and public.to_move is not CHANCE else opened


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


def revealed(public: Match, kept: Kept) -> Match:
    """The public history with what seats here owe a scoring, and whatever then runs by itself."""
    seals: Any = public.game.seals
    while True:
        owing = [(seat, secret) for seat, secret in kept.secrets if seat in public.game.owed(public.state)]
        if not owing:
            return settle(public)
        seat, secret = owing[0]
        log = seals.reveal(public.state, public.entries, seat, bytes.fromhex(secret), public.header.match_id)
        public = settle(replay(public.header, log))


def in_my_name(mine: Match, entries: Sequence[Entry], kept: Kept) -> bool:
    """Whether an arriving history goes on with choices of a seat played here, which nobody here has made."""
    try:
        theirs = replay(mine.header, entries)
    except IllegalEntry:
        return False
    own = {seat for seat, _ in kept.secrets}
    return any(seat_of(theirs, index) in own for index in range(len(mine.entries), len(theirs.entries)))


# -- the private backup ------------------------------------------------------------------------------------------

_LINE: Final = re.compile(r"^secret ([0-9a-f]{16}) ([0-7]) ([0-9a-f]{64})$", re.MULTILINE)


def backup(kept: Kept) -> str:
    """The lines that go into a private backup beside the match: its owner's secrets, not for anybody else."""
    return "".join(f"secret {kept.id} {seat} {secret}\n" for seat, secret in kept.secrets)


def restore(kept: Kept, text: str) -> Kept:
    """The note with the secrets a private backup has for it; their seats are played here."""
    found = {int(seat): secret for match_id, seat, secret in _LINE.findall(text) if match_id == kept.id}
    found = {seat: secret for seat, secret in found.items() if seat < len(kept.names)}
    if not found:
        return kept
    seats = kept.seats or (AWAY,) * len(kept.names)
    seats = tuple(HERE if seat in found else who for seat, who in enumerate(seats))
    return replace(kept, seats=seats, secrets=tuple(sorted({**found, **dict(kept.secrets)}.items())))
