"""A match: a header and a log; everything else is replay.

The log holds moves, draws and match acts. A match is immutable: playing gives a new one that shares all its states.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, Final

from tablee import games
from tablee.chance import DEALS, Source, numbered, pick, secure
from tablee.game import CHANCE, OVER, Draw, Game, Happening, Nobody, OptionError, Refusal, Result

Move = Any
State = Any


class Deed(Enum):
    """What a seat can do beside the rules of the game."""

    RESIGN = "resign"
    OFFER = "offer"
    ACCEPT = "accept"
    DECLINE = "decline"


@dataclass(frozen=True, slots=True)
class Act:
    """A deed of a seat, as an entry of the log: `/resign1` (seats count from 1 in text)."""

    deed: Deed
    seat: int

    def __str__(self) -> str:
        return f"/{self.deed.value}{self.seat + 1}"


Entry = Any
"""A move of the game, a `Draw` or an `Act`."""

NAME_LENGTH: Final = 24
"""Characters a seat's name may have."""
MATCH_IDS: Final = 1 << 64
"""Match ids are below this."""


def clean_name(text: str) -> str:
    """A name without control, format or unassigned characters, runs of spaces joined, cut to `NAME_LENGTH`."""
    kept = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(kept.split())[:NAME_LENGTH].rstrip()


@dataclass(frozen=True, slots=True)
class Header:
    """What is agreed before the first entry. Options are complete and in the game's order."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...] = ()
    names: tuple[str, ...] = ()
    match_id: int = 0
    """64 bits, random."""
    deal: int | None = None
    """The number of a numbered deal, whose draws anyone can compute."""
    version: int = 1

    def rules(self) -> Game[Any, Any]:
        """The game played."""
        return games.load(self.game)

    def source(self) -> Source:
        """Where this match's draws come from."""
        return secure if self.deal is None else numbered(self.deal)


def header(
    game_id: str,
    players: int,
    options: dict[str, str] | None = None,
    names: Iterable[str] = (),
    *,
    match_id: int = 0,
    deal: int | None = None,
) -> Header:
    """A checked header; `OptionError` for options or players the game does not have and numbers out of range."""
    game = games.load(game_id)
    complete = game.settings(options or {}, players)
    if deal is not None and not 0 <= deal < DEALS:
        raise OptionError("deal", f"a numbered deal is a number below {DEALS}")
    if not 0 <= match_id < MATCH_IDS:
        raise OptionError("match", "a match id is a number of 64 bits")
    given = [clean_name(name) for name in names]
    padded = tuple((given + [""] * players)[:players])
    return Header(game_id, players, tuple(complete.items()), padded, match_id, deal, game.version)


@dataclass(frozen=True, slots=True)
class Match:
    """A log that has been checked, with the state before each entry and after the last."""

    header: Header
    entries: tuple[Entry, ...] = ()
    states: tuple[State, ...] = ()
    told: tuple[tuple[Happening, ...], ...] = ()
    """What each entry brought about."""
    offers: tuple[int, ...] = ()
    """Seats for a draw by agreement right now, the one that offered it first."""
    handed_on: bool = False
    """Somebody who agreed has moved since. Another offer may then take this one's place, as it could when offers lapsed
    there: records of that time hold such ones."""
    ended: Result | None = None
    """How it ended, when by an act rather than by the rules."""
    _game: Game[Any, Any] | None = field(default=None, compare=False, repr=False)

    @property
    def game(self) -> Game[Any, Any]:
        """The rules."""
        return self._game if self._game is not None else self.header.rules()

    @property
    def state(self) -> State:
        """Where it stands."""
        return self.states[-1]

    @property
    def to_move(self) -> int | Nobody:
        """The seat to choose, `CHANCE` or `OVER`."""
        return OVER if self.ended else self.game.to_move(self.state)

    @property
    def result(self) -> Result | None:
        """How it ended, `None` while it goes on."""
        return self.ended or self.game.result(self.state)


def new(head: Header) -> Match:
    """The match before its first entry. Call `settle` to let chance and forced moves run."""
    game = head.rules()
    return Match(head, states=(game.start(head.players, dict(head.options)),), _game=game)


def play(match: Match, entry: Entry) -> Match | Refusal:
    """The match with one more entry, or why it cannot have it."""
    if len(match.entries) >= match.game.longest:
        return Refusal("", "too-long")
    if isinstance(entry, Act):
        return _act(match, entry)
    if match.ended:
        return Refusal("", "match-over")
    step = match.game.step(match.state, entry)
    if isinstance(step, Refusal):
        return step
    offers, handed_on = _standing(match.offers, match.handed_on, match.to_move, entry)
    return replace(
        match,
        entries=(*match.entries, entry),
        states=(*match.states, step.state),
        told=(*match.told, step.happenings),
        offers=offers,
        handed_on=handed_on,
    )


def _standing(
    offers: tuple[int, ...], handed_on: bool, mover: int | Nobody, entry: Entry
) -> tuple[tuple[int, ...], bool]:
    """What an entry that is no act leaves of an offer: by moving without having agreed one refuses it.

    Round a table of several the offer goes from one to the next, each agreeing at his own turn.
    """
    if not offers or isinstance(entry, Draw):
        return offers, handed_on
    return (offers, handed_on or mover != offers[0]) if mover in offers else ((), False)


def _act(match: Match, act: Act) -> Match | Refusal:
    """Resigning ends a match of two; a draw needs everybody; an offer lapses when somebody moves who has not agreed."""
    if match.result is not None:
        return Refusal("", "match-over")
    if match.to_move is CHANCE:
        return Refusal("", "chance-first")
    if match.game.owed(match.state):
        # Once the reveals are in, chance may be to move here: the act would have no place in the log any more.
        return Refusal("", "reveals-first")
    if not 0 <= act.seat < match.header.players:
        return Refusal("", "no-seat")
    offers, ended, handed_on = match.offers, None, match.handed_on
    match act.deed:
        case Deed.RESIGN:
            if match.header.players != 2:
                return Refusal("", "resign-two")
            ended, offers = Result((1 - act.seat,), "resigned"), ()
        case Deed.OFFER:
            if offers and not handed_on:
                return Refusal("", "offer-open")
            offers, handed_on = (act.seat,), False
        case Deed.ACCEPT | Deed.DECLINE:
            if not offers or act.seat in offers:
                return Refusal("", "no-offer")
            offers = (*offers, act.seat) if act.deed is Deed.ACCEPT else ()
            if len(offers) == match.header.players:
                ended = Result((), "agreed")
    return replace(
        match,
        entries=(*match.entries, act),
        states=(*match.states, match.state),
        told=(*match.told, (Happening(act.deed.value, seat=act.seat),)),
        offers=offers,
        handed_on=handed_on and bool(offers),
        ended=ended,
    )


def settle(match: Match, source: Source | None = None) -> Match:
    """Let forced moves and chance run until a seat must choose or the match is over; every one is logged."""
    draws = source or match.header.source()
    while match.ended is None and len(match.entries) < match.game.longest:
        if match.to_move is CHANCE:
            chances = match.game.chances(match.state)
            total = sum(weight for _, weight in chances)
            n = sum(isinstance(entry, Draw) for entry in match.entries)
            entry: Entry = Draw(pick(chances, draws(n, total)))
        else:
            entry = match.game.forced(match.state)
            if entry is None:
                break
        match = _must(play(match, entry))
    return match


def _must(outcome: Match | Refusal) -> Match:
    if isinstance(outcome, Refusal):
        raise AssertionError(f"a forced move or draw was refused: {outcome!r}")
    return outcome


class IllegalEntry(ValueError):
    """An entry of a log that the rules forbid."""

    def __init__(self, index: int, refusal: Refusal) -> None:
        super().__init__(f"entry {index + 1}: {refusal!r}")
        self.index = index
        self.refusal = refusal


def replay(head: Header, entries: Iterable[Entry]) -> Match:
    """The match those entries make; `IllegalEntry` for the first that cannot be."""
    match = new(head)
    for index, entry in enumerate(entries):
        following = play(match, entry)
        if isinstance(following, Refusal):
            raise IllegalEntry(index, following)
        match = following
    return match


def chosen(match: Match, index: int) -> int | None:
    """The seat that chose that entry; `None` for draws, acts and forced moves."""
    entry = match.entries[index]
    if isinstance(entry, Draw | Act):
        return None
    state = match.states[index]
    seat = match.game.to_move(state)
    return seat if isinstance(seat, int) and match.game.forced(state) is None else None


def reveals(match: Match, index: int) -> bool:
    """Whether a move showed a seat more than the move itself as that seat may see it.

    Then the seat's view after is not what the masked move makes of its view before.
    """
    game, entry = match.game, match.entries[index]
    before, after = match.states[index], match.states[index + 1]
    for seat in range(match.header.players):
        known = game.mask(before, seat)
        if known == before:
            continue
        step = game.step(known, game.mask_entry(before, entry, seat))
        if isinstance(step, Refusal) or step.state != game.mask(after, seat):
            return True
    return False


def undo_to(match: Match, seats: Iterable[int], shared: int = 0) -> int | None:
    """The length of the log after taking back the last choice of one of those seats.

    `None` when a draw, an act, a reveal or what was shared (the first `shared` entries) lies between: undo never
    crosses them.
    """
    mine = set(seats)
    for index in range(len(match.entries) - 1, max(shared, 0) - 1, -1):
        if isinstance(match.entries[index], Draw | Act) or reveals(match, index):
            return None
        if chosen(match, index) in mine:
            return index
    return None


def cut(match: Match, length: int) -> Match:
    """The match with the first `length` entries only."""
    if length >= len(match.entries):
        return match
    shorter = replace(
        match,
        entries=match.entries[:length],
        states=match.states[: length + 1],
        told=match.told[:length],
        offers=(),
        handed_on=False,
        ended=None,
    )
    offers, handed_on = _offers(shorter)
    return replace(shorter, offers=offers, handed_on=handed_on)


def _offers(match: Match) -> tuple[tuple[int, ...], bool]:
    """The offers open at the end of a log without an end by act, and whether they were handed on."""
    offers: tuple[int, ...] = ()
    handed_on = False
    for state, entry in zip(match.states, match.entries, strict=False):
        if not isinstance(entry, Act):
            offers, handed_on = _standing(offers, handed_on, match.game.to_move(state), entry)
        elif entry.deed is Deed.OFFER:
            offers, handed_on = (entry.seat,), False
        elif entry.deed is Deed.ACCEPT:
            offers = (*offers, entry.seat)
        else:
            offers, handed_on = (), False
    return offers, handed_on


def rematch(head: Header, match_id: int) -> Header:
    """The same people round the table, and the next one starts: names move up one seat. Today's rules apply."""
    hidden = {option.name for option in head.rules().options if option.hidden}
    options = {name: value for name, value in head.options if name not in hidden}
    return header(head.game, head.players, options, (*head.names[1:], *head.names[:1]), match_id=match_id)


def print_entry(match: Match, entry: Entry) -> str:
    """An entry as text."""
    return str(entry) if isinstance(entry, Act) else match.game.print_entry(entry)


_ACT: Final = re.compile(rf"/({'|'.join(deed.value for deed in Deed)})([1-8])")


def parse_entry(game: Game[Any, Any], text: str) -> Entry:
    """An entry from text; `NotationError` when it is none."""
    if found := _ACT.fullmatch(text):
        return Act(Deed(found[1]), int(found[2]) - 1)
    return game.parse_entry(text)
