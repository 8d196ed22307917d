"""Hands and piles are secret: what a seat sees of a state and of an entry, and states it may take for the real one."""

from __future__ import annotations

from dataclasses import replace

from tablee.game import Draw, Randomness
from tablee.games.zatre_cards.cards import HIDDEN
from tablee.games.zatre_cards.moves import Move, Pass
from tablee.games.zatre_cards.state import State


def mask(state: State, viewer: int | None) -> State:
    """The state with the hands of others hidden, and with what only their owners know of their piles left out."""
    hands = tuple(hand if seat == viewer else (HIDDEN,) * len(hand) for seat, hand in enumerate(state.hands))
    known = tuple(cards if seat == viewer else () for seat, cards in enumerate(state.known))
    return replace(state, hands=hands, known=known)


def mask_entry(state: State, entry: Move | Draw, viewer: int | None) -> Move | Draw:
    """A card drawn by another seat is hidden; another seat that passes shows its hand."""
    if isinstance(entry, Draw):
        return entry if state.starter < 0 or state.drawer() == viewer else Draw(None)
    if isinstance(entry, Pass) and state.seat != viewer and HIDDEN not in state.hands[state.seat]:
        return Pass(state.hands[state.seat])
    return entry


def sample(state: State, rng: Randomness) -> State:
    """Every hidden hand filled: each of its cards is any card of that hand and pile, those known to be there and
    unseen ones. Known cards not chosen lie in the pile."""
    unseen = state.unseen()
    hands, piles = list(state.hands), list(state.known)
    for seat, hand in enumerate(hands):
        hidden = hand.count(HIDDEN)
        if not hidden and not state.shown[seat]:
            continue
        cards, unknown = state.stock(seat)
        filled = [card for card in hand if card != HIDDEN]
        known = list(cards)
        for _ in range(hidden):
            chosen = rng.randrange(len(known) + unknown)
            if chosen < len(known):
                filled.append(known.pop(chosen))
            else:
                unknown -= 1
                filled.append(_take(unseen, rng))
        hands[seat], piles[seat] = tuple(sorted(filled)), tuple(sorted(known))
    return replace(state, hands=tuple(hands), known=tuple(piles))


def _take(unseen: list[int], rng: Randomness) -> int:
    """A card of those not seen, which is then one fewer."""
    left = rng.randrange(sum(unseen))
    for card, count in enumerate(unseen):
        if left < count:
            unseen[card] -= 1
            return card
        left -= count
    raise AssertionError("more than there are")
