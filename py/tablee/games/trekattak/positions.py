"""Position texts of Trekattak: `F139+L,p,klingon/K2+L|V2,gorn|khan|borg1|2 breen owe2`."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tablee.game import NotationError
from tablee.games.tatak import notation
from tablee.games.tatak.deck import NONE
from tablee.games.tatak.state import Stage
from tablee.games.trekattak.cards import BORG, DECK, ORION, SHIP_PEOPLES, Q, cards, guns
from tablee.games.trekattak.losses import LOSSES, What
from tablee.games.trekattak.state import NOBODY, State, free_ships, nth_borg

MOST_BORG: Final = 9999
"""No game has that many Borg attacks."""

_KEPT: Final = (*SHIP_PEOPLES, ORION)
"""Aliens that may lie in a reserve (T-15, T-21)."""
_EXILABLE: Final = tuple(
    DECK.index[people]
    for people, row in LOSSES.items()
    if DECK.index[people] not in SHIP_PEOPLES and any(loss.what is What.PHASERS for loss in row)
)
"""T-16."""
_SETTLING: Final = (Stage.OWE, Stage.PHASERS, Stage.ALLY, Stage.BUILD)


def print_position(state: State) -> str:
    """All five parts."""
    people = state.people()
    return "|".join(
        (
            notation.print_players(state),
            notation.print_holding(DECK, state.discard),
            notation.print_holding(DECK, state.exiled),
            "borg" + ",".join(map(str, state.borg)),
            f"{state.seat + 1} {f'{people} ' if people else ''}{notation.print_stage(state)}",
        )
    )


def parse_position(text: str, options: frozenset[str], per_player: bool) -> State:
    """A state; `NotationError` when the text is none or an impossible one."""
    players, discarded, gone, borg, turn = notation.fields(text, 5)
    hands, builds = notation.parse_players(DECK, players, _KEPT)
    discard, exiled = notation.parse_holding(DECK, discarded), notation.parse_holding(DECK, gone)
    seat, *people, word = turn.split(" ") if " " in turn else (turn, "")
    attack = NOBODY if not people else DECK.index.get(people[0], NOBODY)
    if len(people) > 1 or (people and attack not in DECK.attackers):
        raise NotationError("position", f"{' '.join(people)[:20]!r} is no people")
    drawn = notation.parse_holding(DECK, people[0] if people else "")
    stage, debt = notation.parse_stage(word)
    state = State(
        notation.rest(DECK, (discard, exiled, drawn, *hands)),
        discard,
        hands,
        builds,
        notation.parse_seat(seat, len(hands)),
        stage,
        debt,
        options,
        exiled,
        _parse_borg(borg, len(hands) if per_player else 1),
        attack,
    )
    wrong = notation.flaw(state) or _flaw(state)
    if wrong:
        raise NotationError("position", wrong)
    if stage is Stage.OWE:
        return replace(state, debt=min(debt, cards(hands[state.seat])))
    return state


def _parse_borg(text: str, numbers: int) -> tuple[int, ...]:
    counts = text.removeprefix("borg").split(",")
    sound = text.startswith("borg") and all(
        count.isascii() and count.isdigit() and len(count) <= 4 and str(int(count)) == count for count in counts
    )
    if not sound or len(counts) != numbers:
        raise NotationError("position", f"borg and {numbers} whole number(s) up to {MOST_BORG}")
    return tuple(map(int, counts))


def _flaw(state: State) -> str | None:
    colour, hand = state.builds[state.seat], state.hands[state.seat]
    friend = colour != NONE and SHIP_PEOPLES[colour] == state.attack
    if any(state.exiled[kind] for kind in range(len(DECK.names)) if kind not in _EXILABLE):
        return "only aliens beaten with phasers are exiled, and never those of the four ships"
    if (state.stage in _SETTLING) != (state.attack != NOBODY):
        return "an alien is named when, and only when, it has to be settled"
    match state.stage:
        case Stage.CANNON:
            return "Trekattak has no stage 'cannon'"
        case Stage.AGAIN if "piece=draw-on" not in state.options:
            return "only under piece=draw-on a card must be drawn again"
        case Stage.ALLY if not friend:
            return "an ally is of the people of the ship being built"
        case Stage.BUILD if state.attack != Q or colour != NONE or not free_ships(state):
            return "a new ship is chosen after Q, where there is a choice"
        case Stage.OWE | Stage.PHASERS if friend or state.attack == Q:
            return "there is no attack"
        case Stage.OWE:
            return _unpayable(state, (What.CARDS, What.PIECE)) or (None if cards(hand) else "nothing to give")
        case Stage.PHASERS:
            return _unpayable(state, (What.PHASERS,)) or (None if guns(hand) >= state.debt else "too few phasers")
    return None


def _unpayable(state: State, paid_in: tuple[What, ...]) -> str | None:
    """Why that debt cannot come of the alien's row: no such loss, a smaller one, or an earlier one is due (T-10)."""
    people = DECK.names[state.attack]
    colour, hand = state.builds[state.seat], state.hands[state.seat]
    nth = nth_borg(state) if state.attack == BORG else 1
    if nth == 0:
        return "these Borg are not counted"
    for number, loss in enumerate(LOSSES[people], 1):
        amount, available = loss.amount(colour, nth), loss.available(hand)
        if loss.what in paid_in and (loss.what is not What.PIECE or available):
            return None if state.debt <= amount else f"{people} never takes that much"
        if available >= amount:
            return f"loss {number} comes first"
    return f"{people} takes no such loss"
