"""Moves as digits of a record: the star, then what was put there, then 128 bits of seal if it has one."""

from __future__ import annotations

from tablee.game import Digit, Reader
from tablee.games.constellations.boards import LARGE
from tablee.games.constellations.moves import HIDDEN, KINDS, PASS, PLACES, SEAL_SIZE, Move

_HEADS = 1 + len(LARGE)
_ALTERNATIVES = {False: len(KINDS), True: 2 * (len(KINDS) + 1)}
"""What a small star and a large one can bear in a log: the eight kinds; those and `?`, each without a seal or with."""
_SEALS = 1 << 8 * SEAL_SIZE


def encode(move: Move) -> tuple[Digit, ...]:
    """The digits of a move."""
    if move.star < 0:
        return ((0, _HEADS),)
    token = move.token + (HIDDEN + 1 if move.seal else 0)
    digits = ((1 + move.star, _HEADS), (token, _ALTERNATIVES[LARGE[move.star]]))
    return (*digits, (int.from_bytes(move.seal, "big"), _SEALS)) if move.seal else digits


def decode(read: Reader) -> Move:
    """The move those digits stand for; every value has a meaning."""
    star = read(_HEADS) - 1
    if star < 0:
        return PASS
    sealed, token = divmod(read(_ALTERNATIVES[LARGE[star]]), HIDDEN + 1)
    return Move(token, star, read(_SEALS).to_bytes(SEAL_SIZE, "big")) if sealed else PLACES[star][token]
