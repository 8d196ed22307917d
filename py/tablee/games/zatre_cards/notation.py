"""Positions as text: placements | hands | piles | sheets | round, seat, laid, passes | cards no longer to come.

Between the bars, seats are divided by `/` and cards by commas, `-` is nothing. A hand is `36,44!` (`!`: everybody
knows that it is in this hand or pile), `36~11,25,66` with the cards laid aside (K-08), `?,?,?` when it is hidden. A
pile is `5`, or with known cards `3+36,44*` (`*`: its owner alone knows), or `5=36,44` for cards in it or in a hidden
hand. A sheet ends in `+6` for a super bonus. The seat is `-` before the starter is drawn. A fifth number names the
starter of the round where another than the seat numbered like the round has started it.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from tablee.game import NotationError
from tablee.games.zatre.sheet import CARDS, Sheet, parse_sheet, print_sheet
from tablee.games.zatre_cards.cards import COPIES, HAND, HIDDEN, NAMES, ROUND, STARTER_HAND, Cards, less, pile_size
from tablee.games.zatre_cards.layout import LIMIT, ORIGIN, Layout
from tablee.games.zatre_cards.moves import EAST, Lay, parse, parse_cards
from tablee.games.zatre_cards.state import SUPER, State

_LONGEST: Final = 6000
"""More characters than any position has."""
_PILE: Final = re.compile(r"(\d{1,2})(?:\+([\d,*]+))?(?:=([\d,]+))?")
_SHEET: Final = re.compile(r"(.+?)(?: \+(\d{1,3}))?")


# -- printing ----------------------------------------------------------------------------------------------------


def print_position(state: State) -> str:
    """The position text."""
    seats = range(state.players)
    parts = (
        " ".join(map(str, state.layout.placed)) or "-",
        "/".join(_print_hand(state, seat) for seat in seats),
        "/".join(_print_pile(state, seat) for seat in seats),
        "/".join(_print_sheet(state, seat) for seat in seats),
        _print_turn(state),
        _print_cards(state.gone),
    )
    return "|".join(parts)


def _print_cards(cards: Cards) -> str:
    return ",".join(NAMES[card] for card in cards) or "-"


def _marked(cards: Cards, marked: Cards, mark: str) -> str:
    """Cards, those of `marked` that are among them with a mark."""
    rest, words = marked, []
    for card in cards:
        found = card in rest
        rest = less(rest, (card,)) if found else rest
        words.append(NAMES[card] + mark * found)
    return ",".join(words) or "-"


def _print_hand(state: State, seat: int) -> str:
    text = _marked(state.hands[seat], less(state.shown[seat], state.known[seat]), "!")
    return f"{text}~{_print_cards(state.aside)}" if state.aside and seat == state.seat else text


def _print_pile(state: State, seat: int) -> str:
    hand, known, shown = state.hands[seat], state.known[seat], state.shown[seat]
    text = str(state.piles[seat] - len(known))
    if known:
        text += f"+{_marked(known, less(known, shown), '*')}"
    somewhere = less(shown, hand + known)
    return f"{text}={_print_cards(somewhere)}" if somewhere else text


def _print_sheet(state: State, seat: int) -> str:
    text = print_sheet(state.sheets[seat], CARDS)
    return f"{text} +{SUPER * state.supers[seat]}" if state.supers[seat] else text


def _print_turn(state: State) -> str:
    seat = "-" if state.starter < 0 else str(state.seat + 1)
    text = f"{state.round + 1} {seat} {state.laid()} {state.passes}"
    if state.layout.placed and state.starter != state.round % state.players:
        text += f" {state.starter + 1}"
    return text


# -- parsing -----------------------------------------------------------------------------------------------------


def parse_position(text: str) -> State:
    """The state of a position text; `NotationError` when it is none, or impossible."""
    parts = [part.strip() for part in text.split("|")]
    if len(parts) != 6 or len(text) > _LONGEST:
        raise _error("six parts divided by |")
    placements, hands_text, piles_text, sheets_text, turn, gone = parts
    hand_texts, pile_texts, sheet_texts = (part.split("/") for part in (hands_text, piles_text, sheets_text))
    players = len(hand_texts)
    if not 2 <= players <= 4 or not len(pile_texts) == len(sheet_texts) == players:
        raise _error("hands, piles and sheets of 2 to 4 players, divided by /")
    round_, seat, laid, passes, starter = _parse_turn(turn, players)
    layout = _parse_layout(placements)
    if not layout.placed:
        starter = seat
    elif seat < 0:
        raise _error("somebody has started")
    hands, marked, asides = zip(*map(_parse_hand, hand_texts), strict=True)
    piles, known, shown = zip(*map(_parse_pile, pile_texts), strict=True)
    sheets, supers = zip(*map(_parse_sheet, sheet_texts), strict=True)
    if any(aside and owner != seat for owner, aside in enumerate(asides)):
        raise _error("only the seat to move has cards laid aside")
    state = State(
        layout=layout,
        hands=hands,
        piles=piles,
        known=known,
        shown=tuple(tuple(sorted(a + b)) for a, b in zip(marked, shown, strict=True)),
        aside=asides[max(seat, 0)],
        gone=_parse_cards(gone),
        sheets=sheets,
        supers=supers,
        round=round_,
        starter=starter,
        seat=max(seat, 0),
        passes=passes,
    )
    flaw = _flaw(state) or (state.laid() != laid and f"{state.laid()} cards have been laid this turn")
    if flaw:
        raise _error(flaw)
    return state


def _error(detail: str) -> NotationError:
    return NotationError("position", detail)


def _parse_cards(text: str) -> Cards:
    return () if text == "-" else parse_cards(text, hidden=False)


def _parse_turn(text: str, players: int) -> tuple[int, int, int, int, int]:
    """Round, seat (-1 before the starter is drawn), laid, passes, starter; the first, second and last from 0."""
    words = text.split()
    numbers = ["0" if place == 1 and word == "-" else word for place, word in enumerate(words)]
    if len(words) not in (4, 5) or not all(re.fullmatch(r"\d", number) for number in numbers):
        raise _error("round, seat, cards laid this turn, passes in a row")
    round_, seat, laid, passes, *more = map(int, numbers)
    starter = more[0] if more else (round_ - 1) % players + 1
    if not (1 <= round_ <= players and (words[1] == "-" or 1 <= seat <= players) and 1 <= starter <= players):
        raise _error(f"rounds and seats from 1 to {players}")
    return round_ - 1, seat - 1, laid, passes, starter - 1


def _parse_layout(text: str) -> Layout:
    """Cards that can lie so: in one piece, from the first one on, with no row above 12 (K-04, K-05)."""
    if text == "-":
        return Layout()
    lays = [parse(word) for word in text.split()]
    if not all(isinstance(lay, Lay) for lay in lays):
        raise _error("cards lie on the table")
    placed = sorted(lay for lay in lays if isinstance(lay, Lay))
    layout = Layout(tuple(placed))
    if len(layout.halves) != 2 * len(placed) or len(placed) > ROUND:
        raise _error("two cards on one cell")
    if not any(lay.cell == ORIGIN and lay.facing == EAST for lay in placed):
        raise _error("the first card lies @0,0E")
    if any(row.total > LIMIT for row in layout.rows(placed)):
        raise _error("a row above 12")
    grown, rest = Layout(), placed
    while rest:
        touching = [lay for lay in rest if grown.refuse(lay) is None]
        if not touching:
            raise _error("a card that touches nothing")
        for lay in touching[: None if grown.placed else 1]:
            grown = grown.with_card(lay)
        rest = [lay for lay in rest if lay not in grown.placed]
    return layout


def _parse_hand(text: str) -> tuple[Cards, Cards, Cards]:
    """A hand, those of its cards that everybody knows, and the cards laid aside."""
    held, tilde, aside = text.strip().partition("~")
    words = [] if held == "-" else held.split(",")
    cards = parse_cards(",".join(word.removesuffix("!") for word in words)) if words else ()
    marked = [word.removesuffix("!") for word in words if word.endswith("!")]
    return cards, parse_cards(",".join(marked), hidden=False) if marked else (), parse_cards(aside) if tilde else ()


def _parse_pile(text: str) -> tuple[int, Cards, Cards]:
    """How many cards, those its owner knows, those everybody knows to be there or in the hand."""
    found = _PILE.fullmatch(text.strip())
    if found is None:
        raise _error(f"{text[:20]!r} is no pile: a number, or 6+36,44")
    number, plus, somewhere = found.groups()
    words = plus.split(",") if plus else []
    known = parse_cards(plus.replace("*", ""), hidden=False) if plus else ()
    public = ",".join(word for word in words if not word.endswith("*"))
    shown = parse_cards(public, hidden=False) if public else ()
    if somewhere:
        shown += parse_cards(somewhere, hidden=False)
    return int(number) + len(known), known, shown


def _parse_sheet(text: str) -> tuple[Sheet, int]:
    """A sheet and the number of super bonuses."""
    found = _SHEET.fullmatch(text.strip())
    points = int(found[2] or 0) if found else 0
    if found is None or points % SUPER or (found[2] and not points):
        raise _error(f"{text[:20]!r} is no sheet, with {SUPER} points a super bonus")
    return parse_sheet(found[1], CARDS), points // SUPER


# -- what cannot be ------------------------------------------------------------------------------------------------


def _flaw(state: State) -> str | None:
    """What cannot be in a position that is well formed."""
    visible = Counter(card for card in _all_cards(state) if card != HIDDEN)
    if min(state.unseen()) < 0 or any(count > COPIES[card] for card, count in visible.items()):
        return "more of a card than there are"
    if len(state.gone) != (ROUND if state.round % 2 else 0):
        return "25 cards no longer come in rounds 2 and 4, none in rounds 1 and 3"
    for seat, hand in enumerate(state.hands):
        known, unknown = state.stock(seat)
        if unknown < 0 or (hand and HIDDEN not in hand and len(known) > len(state.known[seat])):
            return "more known cards than a hand and a pile have"
    return _dealt_wrong(state) if not state.layout.placed else _played_wrong(state)


def _all_cards(state: State) -> Cards:
    lying = tuple(lay.card for lay in state.layout.placed)
    return sum((*state.hands, *state.known), start=lying + state.aside + state.gone)


def _dealt_wrong(state: State) -> str | None:
    """K-03: hand by hand from the starter."""
    players = state.players
    if state.aside or any(state.known) or any(state.shown) or state.passes:
        return "nothing has been laid aside before the first card"
    if any(pile != pile_size(players) for pile in state.piles):
        return f"piles of {players} players begin with {pile_size(players)} cards"
    sizes = [len(state.hands[(state.seat + turn) % players]) for turn in range(players)]
    full = [STARTER_HAND, *(HAND,) * (players - 1)]
    if state.starter < 0:
        return "the starter is drawn before the cards of round 1" if any(sizes) or state.round else None
    dealt = next((turn for turn in range(players) if sizes[turn] != full[turn]), players - 1)
    if sizes[dealt] > full[dealt] or any(sizes[dealt + 1 :]):
        return "hands are dealt one after the other from the starter"
    return None


def _played_wrong(state: State) -> str | None:
    """K-03, K-07, K-08, K-14."""
    placed = len(state.layout.placed)
    if placed + sum(map(len, state.hands)) + sum(state.piles) + len(state.aside) != ROUND:
        return f"{ROUND} cards are in a round"
    if placed == 1 and (state.seat != state.starter or {*map(len, state.hands)} != {HAND} or len({*state.piles}) > 1):
        return "the starter lays two cards first"
    for seat, (hand, pile) in enumerate(zip(state.hands, state.piles, strict=True)):
        if len(hand) > HAND or (len(hand) < HAND and pile and seat != state.seat):
            return "hands have three cards while piles last"
    if state.aside and (len(state.aside) % HAND or placed == 1):
        return "three cards at a time are laid aside"
    if state.passes >= state.holders():
        return None if state.round == state.players - 1 and not state.aside else "this round is over"
    if not (state.hands[state.seat] or state.piles[state.seat]):
        return "the seat to move has no cards"
    return None
