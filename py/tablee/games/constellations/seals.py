"""Play by link: face-down tokens travel as seals, and are shown when a scoring needs them (C-06, C-08).

A token on a large star is logged as `?@leo.3` with a *commitment*: 128 bits of SHA-256 over a salt, the token, the
match and the entry's number. The salt is 128 bits of HMAC-SHA256 under a secret that never leaves the seat's device, so
the owner finds the token again by trying the eight kinds. When its board is full the entry is *refined* to `7@leo.3`
with the salt: the commitment can be recomputed, and the whole log is replayed. A log with unknown tokens replays up to
the first scoring that needs one; the state then waits (`owed`).

Every star is filled once in a match, so a star names its entry. Entries count from 0; acts and draws count too.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, Generic, TypeGuard, TypeVar

from tablee.game import RulesError
from tablee.games.constellations.boards import BOARDS, LARGE, STARS
from tablee.games.constellations.moves import HIDDEN, KINDS, SEAL_SIZE, TOKENS, Move, kind_of, owner_of
from tablee.games.constellations.state import (
    State,
    completes,
    draws,
    is_over,
    last_to_act,
    owed,
    stars_of,
    waiting,
)

E = TypeVar("E")
"""An entry of a log: moves of this game, draws, and whatever acts the match has."""

SECRET_SIZE: Final = 32
"""Bytes of a seat's secret: as many as SHA-256 gives back."""


class SealError(RulesError):
    """A seal that its owner's secret does not open (`lost`)."""


def salt(secret: bytes, token: int, match: int, entry: int) -> bytes:
    """The salt under which a seat seals that token in that entry."""
    text = f"constellations salt {match} {entry} {TOKENS[token]}"
    return hmac.digest(secret, text.encode("ascii"), "sha256")[:SEAL_SIZE]


def commitment(salt: bytes, token: int, match: int, entry: int) -> bytes:
    """What binds to a token without showing it."""
    text = f"constellations seal {match} {entry} {TOKENS[token]} "
    return hashlib.sha256(text.encode("ascii") + salt).digest()[:SEAL_SIZE]


def seal(state: State, move: Move, secret: bytes, match: int, entry: int) -> Move:
    """The move as the shared log gets it. A token that stays open, or fills its board, needs no seal."""
    if move.star < 0 or not LARGE[move.star] or completes(state, move):
        return move
    return Move(HIDDEN, move.star, commitment(salt(secret, move.token, match, entry), move.token, match, entry))


def recall(move: Move, secret: bytes, match: int, entry: int) -> Move | None:
    """A sealed move with its token and salt, if that secret sealed it."""
    for token in KINDS:
        grains = salt(secret, token, match, entry)
        if commitment(grains, token, match, entry) == move.seal:
            return Move(token, move.star, grains)
    return None


def recalled(log: Sequence[E], secret: bytes, match: int) -> tuple[E | Move, ...]:
    """The log as its owner may replay it: with all tokens that secret has sealed. It is not for sharing."""
    return tuple(
        (recall(entry, secret, match, number) or entry) if is_sealed(entry) else entry
        for number, entry in enumerate(log)
    )


def is_sealed(entry: object) -> TypeGuard[Move]:
    """Whether an entry commits to a token without showing it."""
    return isinstance(entry, Move) and entry.token == HIDDEN and bool(entry.seal)


def refines(old: object, new: object, match: int, entry: int) -> bool:
    """Whether the new entry shows the very token to which the old one commits."""
    return is_sealed(old) and _shows(new, old) and commitment(new.seal, new.token, match, entry) == old.seal


def _shows(new: object, old: Move) -> TypeGuard[Move]:
    """Whether the new entry claims to show the token of a sealed one."""
    return isinstance(new, Move) and new.token != HIDDEN and new.star == old.star


# -- revealing, and the way of the link --------------------------------------------------------------------------


def reveal(state: State, log: Sequence[E], seat: int, secret: bytes, match: int) -> tuple[E | Move, ...]:
    """The log with the tokens that seat owes the board that waits, and no others.

    `state` is the log's last. Only for a log that goes on from the one this device holds (`compare`).
    """
    entries: list[E | Move] = list(log)
    board = waiting(state)
    if board is None:
        return tuple(entries)
    for star, byte in enumerate(stars_of(state, board) or b"", BOARDS[board].first):
        if kind_of(byte) == HIDDEN and owner_of(byte) == seat:
            number = entry_of(log, star)
            entry = entries[number]
            shown = recall(entry, secret, match, number) if is_sealed(entry) else None
            if shown is None:
                raise SealError("lost", f"the token on {STARS[star]} was not sealed with this secret")
            entries[number] = shown
    return tuple(entries)


def entry_of(log: Sequence[object], star: int) -> int:
    """The number of the entry that put a token on that star."""
    return next(n for n, entry in enumerate(log) if isinstance(entry, Move) and entry.star == star)


def route(state: State) -> tuple[int, ...]:
    """The seats a link must visit in turn until somebody can place: who owes a reveal, and the next to place last.

    After A has filled a board on which B and C have hidden tokens, and B is next: A, C, B.
    """
    if is_over(state) or (draws(state) and not state.boards):
        return ()
    last = last_to_act(state)
    return (*(seat for seat in owed(state) if seat != last), last)


# -- two logs of one match ---------------------------------------------------------------------------------------


class Relation(Enum):
    """What another log of the same match is to the one held here."""

    SAME = "same"
    AHEAD = "ahead"
    """It goes on, or shows more."""
    BEHIND = "behind"
    """It stops earlier, or shows less."""
    BOTH = "both"
    """Each has something the other lacks; together they are one log."""
    FORKED = "forked"
    """They tell different games."""
    FALSE = "false"
    """It shows a token to which its owner had not committed."""


@dataclass(frozen=True, slots=True)
class Comparison(Generic[E]):
    """How two logs stand to each other."""

    relation: Relation
    log: tuple[E, ...]
    """What both say together, to be replayed; the log held here when they cannot be joined."""
    entry: int = -1
    """Where they part: the number of the first entry that does not fit."""
    seat: int = -1
    """Who showed a false token."""


def compare(mine: Sequence[E], theirs: Sequence[E], states: Sequence[State], match: int) -> Comparison[E]:
    """Hold another log against the one held here, whose states before each entry are given too.

    Whether the joined log is legal is for the rules to say: they refuse, and name, who shows a token in two places.
    """
    joined: list[E] = []
    more, less = len(theirs) > len(mine), len(mine) > len(theirs)
    for number, (ours, other) in enumerate(zip(mine, theirs, strict=False)):
        if refines(ours, other, match, number):
            more = True
            joined.append(other)
        elif ours == other or refines(other, ours, match, number):
            less |= ours != other
            joined.append(ours)
        elif is_sealed(ours) and _shows(other, ours):
            return Comparison(Relation.FALSE, tuple(mine), number, states[number].seat)
        else:
            return Comparison(Relation.FORKED, tuple(mine), number)
    joined += mine[len(joined) :] or theirs[len(joined) :]
    return Comparison(_RELATIONS[more, less], tuple(joined))


_RELATIONS: Final = {
    (False, False): Relation.SAME,
    (True, False): Relation.AHEAD,
    (False, True): Relation.BEHIND,
    (True, True): Relation.BOTH,
}
