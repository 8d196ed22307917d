"""Why a move of Piratatak or Trekattak, for one line of the log or a hint.

Kinds, and their values: `complete` (the boat or ship, `card`) · `risk` (drawing: `attackers` among `cards` of the pile)
· `enough` (passing: the same two) · `buy`, `take` (`card`, and how many pieces are then still missing: `missing`) ·
`spare` (given: `card`) · `fire`, `keep-cannon` · `spend` (`card`) · `keep` (an ally) · `build` (`colour`, `pieces`).
"""

from __future__ import annotations

from typing import Any

from tablee.game import Happening
from tablee.games.tatak.deck import NONE
from tablee.games.tatak.moves import Act, Move
from tablee.games.tatak.rules import Tatak
from tablee.games.tatak.state import Stage, State


def why(game: Tatak[Any, Any], state: State, move: Move) -> Happening:
    """What speaks for the move."""
    deck = game.deck
    if move.act in (Act.DRAW, Act.PASS):
        pile = state.pile if any(state.pile) else state.discard
        attackers = sum(pile[kind] for kind in deck.attackers)
        return Happening("risk" if move.act is Act.DRAW else "enough", attackers=attackers, cards=sum(pile))
    following = game.apply(state, move)
    if following.stage is Stage.OVER:
        return Happening("complete", card=move.card)
    match move.act:
        case Act.BUY | Act.TAKE:
            return Happening(move.act.value, card=move.card, missing=_missing(game, following, state.seat))
        case Act.GIVE:
            return Happening("spare", card=move.card)
        case Act.SPEND:
            return Happening("spend", card=move.card)
        case Act.BUILD:
            pieces = len(deck.boat(following.hands[state.seat], deck.colours.index(move.card)))
            return Happening("build", colour=move.card, pieces=pieces)
        case Act.PAY:
            return Happening("keep-cannon")
    return Happening(move.act.value)


def _missing(game: Tatak[Any, Any], state: State, seat: int) -> int:
    colour = state.builds[seat]
    return game.deck.size - (0 if colour == NONE else len(game.deck.boat(state.hands[seat], colour)))
