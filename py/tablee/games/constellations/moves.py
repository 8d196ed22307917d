"""Tokens, and moves with their text: `7@leo.3`, `?@leo.3`, `pass` (C-03, C-05 … C-07).

A move of link play carries a seal of 16 bytes behind `#`: the commitment to a hidden token, the salt of one shown.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import Final

from tablee.game import NotationError
from tablee.games.constellations.boards import INDEX, LARGE, STARS

TOKENS: Final = ("1", "3", "5", "6", "7", "10", "H", "D", "?")
"""The letters of the eight kinds, and of a token one does not know."""
VALUES: Final = (1, 3, 5, 6, 7, 10, 0, 0)
HOLE: Final = 6
DOUBLE: Final = 7
HIDDEN: Final = 8
KINDS: Final = range(HIDDEN)

STOCK: Final = (1, 1, 1, 1, 1, 1, 1, 2)
"""How many of each kind a player has (C-03)."""
TOKENS_EACH: Final = sum(STOCK)

SEAL_SIZE: Final = 16
"""Bytes of a commitment and of a salt."""


def lying(seat: int, kind: int) -> int:
    """The byte of a star that bears a seat's token; 0 is a free star."""
    return 1 + 9 * seat + kind


def kind_of(byte: int) -> int:
    """The kind of the token that byte stands for."""
    return (byte - 1) % 9


def owner_of(byte: int) -> int:
    """The seat of the token that byte stands for."""
    return (byte - 1) // 9


@dataclass(frozen=True, slots=True)
class Move:
    """A token placed on one of the 83 stars, or `PASS`."""

    token: int
    star: int
    seal: bytes = b""

    def __str__(self) -> str:
        if self.star < 0:
            return "pass"
        seal = f"#{urlsafe_b64encode(self.seal).decode('ascii').rstrip('=')}" if self.seal else ""
        return f"{TOKENS[self.token]}@{STARS[self.star]}{seal}"


PASS: Final = Move(-1, -1)

PLACES: Final = tuple(tuple(Move(kind, star) for kind in range(8 + large)) for star, large in enumerate(LARGE))
"""`PLACES[star][kind]`; a large star's ninth is the token one does not know."""

UNIVERSE: Final = (PASS, *(move for moves in PLACES for move in moves[:HIDDEN]))
"""Every choice there is, 665 of them. A `?` is no choice: it is how the log writes one that is not for all eyes."""

_BY_TEXT: Final = {str(move): move for move in (PASS, *(move for moves in PLACES for move in moves))}
_FORM: Final = re.compile(r"([0-9]{1,2}|[A-Z?])@([a-z]+)\.([0-9]{1,2})")


def parse(text: str) -> Move:
    """A move from its text; `NotationError` when it is none, with the article where no board has such a move."""
    text = text.strip()
    plain, mark, seal = text.partition("#")
    move = _BY_TEXT.get(plain)
    if move is None:
        raise NotationError("move", f"{text[:30]!r} is not a move of Constellations", _nowhere(plain))
    if not mark:
        return move
    if move is PASS or not LARGE[move.star]:
        raise NotationError("move", f"only a token on a large star is sealed, not {text[:30]!r}", "C-06")
    return Move(move.token, move.star, _parse_seal(seal))


def _nowhere(text: str) -> str | None:
    """What forbids a well-formed move that exists on no board: no such token, no such star, hidden on a small one."""
    form = _FORM.fullmatch(text)
    if form is None or form[2] not in INDEX:
        return None
    if form[1] not in TOKENS:
        return "C-03"
    return "C-06" if f"{form[2]}.{form[3]}" in STARS else "C-01"


def _parse_seal(text: str) -> bytes:
    if re.fullmatch(r"[A-Za-z0-9_-]{22}", text):
        seal = urlsafe_b64decode(f"{text}==")
        if urlsafe_b64encode(seal).decode("ascii") == f"{text}==":
            return seal
    raise NotationError("move", f"{text[:30]!r} is not a seal of {SEAL_SIZE} bytes")
