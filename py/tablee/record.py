"""A match as text: the code in a link, and the file around it.

A code is a format digit, the game's id, a dot, the digits of header and log as one number in base 64, and four
characters of checksum. A code that shows one position says which in front of the number: `1horta.12.…`. Every digit's
size is fixed by its kind, never by what is legal, so the rules may be corrected without losing old records. What is read
is replayed through the rules; the bytes decide nothing by themselves.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

from tablee import games
from tablee.chance import DEALS
from tablee.game import CHANCE, Digit, Draw, Game, MoveTable, Option, Reader, Refusal, RulesError
from tablee.match import MATCH_IDS, Act, Deed, Entry, Header, Match, State, clean_name, new, play, print_entry

FORMAT: Final = "1"
LONGEST: Final = 16_384
"""Characters of a code: some ten thousand plies of Horta Rescue. Longer ones are not looked at."""

_LONGEST_FILE: Final = 4_000_000
_CODE: Final = re.compile(r"([0-9])([a-z_]{1,24})\.(?:(0|[1-9][0-9]{0,4})\.)?([A-Za-z0-9_-]+)")
_LIKE: Final = re.compile(r"[0-9][a-z_]{1,24}\.")
_SUM: Final = 4
_DEEDS: Final = tuple(Deed)
_SEATS: Final = 8
_NAME_BYTES: Final = 97
_VERSIONS: Final = 64
_VALUES: Final = 8


class RecordError(RulesError):
    """A record that cannot be opened.

    `code`: `foreign` (no record at all), `damaged` (cut or altered), `oversized`, `newer` (needs a newer Tablée),
    `illegal` (a move the rules forbid; `refusal` and `index` say which).
    """

    refusal: Refusal | None = None
    index: int = -1
    seat: int | None = None
    """Whose entry it is, `None` for chance."""
    header: Header | None = None
    """Of a log with an illegal entry."""


# -- digits ------------------------------------------------------------------------------------------------------


def _join(digits: list[Digit]) -> int:
    """One number: the first digit is the lowest; a leading 1 marks the end."""
    number = 1
    for value, size in reversed(digits):
        number = number * size + value
    return number


class _Digits:
    """Takes digits off a number, first one first."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __call__(self, size: int) -> int:
        if self.number < size:
            raise RecordError("damaged", "it ends in the middle")
        self.number, value = divmod(self.number, size)
        return value

    @property
    def empty(self) -> bool:
        return self.number == 1


def _print_number(number: int) -> str:
    size = (number.bit_length() + 23) // 24 * 3
    return urlsafe_b64encode(number.to_bytes(size, "big")).decode("ascii").lstrip("A")


def _parse_number(text: str) -> int:
    return int.from_bytes(urlsafe_b64decode("A" * (-len(text) % 4) + text), "big")


def _checksum(text: str) -> str:
    return urlsafe_b64encode(sha256(text.encode("ascii")).digest()[:3]).decode("ascii")


# -- header ------------------------------------------------------------------------------------------------------


def _header_digits(head: Header) -> list[Digit]:
    game = head.rules()
    digits: list[Digit] = [(head.version, _VERSIONS), (head.players, _SEATS)]
    chosen = dict(head.options)
    for option in _named(game, head.version):
        digits.append((option.values.index(chosen[option.name]), _VALUES))
    digits.append((int(head.deal is not None), 2))
    if head.deal is not None:
        digits.append((head.deal, 1 << 32))
    digits.append((head.match_id, MATCH_IDS))
    for name in head.names:
        data = name.encode()
        digits.append((len(data), _NAME_BYTES))
        digits += [(byte, 256) for byte in data]
    return digits


def _named(game: Game[Any, Any], version: int) -> list[Option]:
    """The options a header of that version names."""
    return [option for option in game.options if option.since <= version]


def _read_header(game: Game[Any, Any], read: _Digits) -> Header:
    version, players = read(_VERSIONS), read(_SEATS)
    if version > game.version:
        raise RecordError("newer", f"{game.id} version {version}")
    fewest, most = game.seats
    if not (version >= 1 and fewest <= players <= most):
        raise RecordError("damaged", f"{players} players, version {version}")
    options = {option.name: option.former for option in game.options}
    for option in _named(game, version):
        options[option.name] = _item(option.values, read(_VALUES))
    deal = read(1 << 32) if read(2) else None
    if deal is not None and deal >= DEALS:
        raise RecordError("damaged", f"deal {deal}")
    match_id = read(MATCH_IDS)
    names = tuple(_read_name(read) for _ in range(players))
    return Header(game.id, players, tuple(options.items()), names, match_id, deal, version)


def _read_name(read: _Digits) -> str:
    data = bytes(read(256) for _ in range(read(_NAME_BYTES)))
    try:
        name = data.decode()
    except UnicodeDecodeError:
        raise RecordError("damaged", "a name is no text") from None
    if name != clean_name(name):
        raise RecordError("damaged", "a name has characters that names do not have")
    return name


# -- log ---------------------------------------------------------------------------------------------------------


class _ActAhead(Exception):
    """The digit just read says that a match act follows."""


class _Coder:
    """Entries of one match to and from digits.

    When a seat is to move, the first digit of an entry has room for one value more than the game uses: a match act.
    """

    def __init__(self, game: Game[Any, Any], version: int) -> None:
        self.game, self.version = game, version
        table: MoveTable[Any] = game.table(version)
        self.table = table
        self.heads = len(table.inline) + len(table.groups)
        self._sized: tuple[State, int] | None = None
        self._digits: dict[Any, tuple[Digit, ...]] = {
            move: ((index, self.heads),) for index, move in enumerate(table.inline)
        }
        for index, group in enumerate(table.groups, len(table.inline)):
            for place, move in enumerate(group):
                self._digits[move] = ((index, self.heads), (place, max(2, len(group))))
        self._coded: tuple[tuple[State, ...], tuple[Entry, ...]] = ((), ())
        self._log: list[tuple[Digit, ...]] = []

    def log(self, match: Match) -> list[Digit]:
        """The digits of a whole log. One that goes on from the log asked for last, as when it is saved, needs few."""
        known = len(self._log)
        if self._coded != (match.states[: known + 1], match.entries[:known]):
            known = 0
        coming = zip(match.states[known:], match.entries[known:], strict=False)
        self._log = self._log[:known] + [self.digits(state, entry) for state, entry in coming]
        self._coded = match.states, match.entries
        return [digit for digits in self._log for digit in digits]

    def digits(self, state: State, entry: Entry) -> tuple[Digit, ...]:
        if isinstance(entry, Act):
            size = self._move_size(state)
            return ((size, size + 1), (_DEEDS.index(entry.deed) * _SEATS + entry.seat, len(_DEEDS) * _SEATS))
        digits = self._game_digits(state, entry)
        if self.game.to_move(state) is CHANCE:
            return digits
        (value, size), *rest = digits
        return ((value, size + 1), *rest)

    def _move_size(self, state: State) -> int:
        """The size of the first digit of every move here. Acts leave the state as it is: several in a row ask once."""
        if self._sized is None or self._sized[0] is not state:
            self._sized = (
                state,
                self._game_digits(state, (self.game.legal_moves(state) or self.game.universe(state))[0])[0][1],
            )
        return self._sized[1]

    def _game_digits(self, state: State, entry: Any) -> tuple[Digit, ...]:
        own = self.game.encode(state, entry, self.version)
        if own is not None:
            return own
        if isinstance(entry, Draw):
            known = self.game.outcomes(state)
            if entry.outcome is None:
                raise ValueError("a hidden draw has no digits here")
            return ((known.index(entry.outcome), max(2, len(known))),)
        return self._digits[entry]

    def entry(self, state: State, digits: _Digits) -> Entry:
        if self.game.to_move(state) is CHANCE:
            return self._read(state, digits)
        first = True

        def read(size: int) -> int:
            nonlocal first
            if not first:
                return digits(size)
            first = False
            value = digits(size + 1)
            if value == size:
                raise _ActAhead
            return value

        try:
            return self._read(state, read)
        except _ActAhead:
            deed, seat = divmod(digits(len(_DEEDS) * _SEATS), _SEATS)
            return Act(_DEEDS[deed], seat)

    def _read(self, state: State, read: Reader) -> Entry:
        own = self.game.decode(state, read, self.version)
        if own is not None:
            return own
        if self.game.to_move(state) is CHANCE:
            known = self.game.outcomes(state)
            return Draw(_item(known, read(max(2, len(known)))))
        head = read(self.heads)
        if head < len(self.table.inline):
            return self.table.inline[head]
        group = self.table.groups[head - len(self.table.inline)]
        return _item(group, read(max(2, len(group))))


def _item(items: tuple[Any, ...], index: int) -> Any:
    if index >= len(items):
        raise RecordError("damaged", "a number without a meaning")
    return items[index]


@lru_cache(maxsize=4)
def _coder(game: Game[Any, Any], version: int) -> _Coder:
    return _Coder(game, version)


def log_digits(match: Match) -> list[Digit]:
    """The digits of the log alone."""
    return _coder(match.game, match.header.version).log(match)


def log_length(match: Match) -> int:
    """Characters that log and checksum take in a link: all but header and names."""
    return len(_print_number(_join(log_digits(match)))) + _SUM


def encode(match: Match, at: int | None = None) -> str:
    """The code of a match: `1horta.…`; with `at`, one that opens it after that many entries."""
    body = _print_number(_join(_header_digits(match.header) + log_digits(match)))
    place = "" if at is None else f"{at}."
    text = f"{FORMAT}{match.header.game}.{place}{body}"
    return text + _checksum(text)


def game_of(code: str) -> str | None:
    """The game id a code names, when it looks like one."""
    found = _CODE.fullmatch(code)
    return found[2] if found and found[2] in games.IDS else None


def decode(code: str) -> Match:
    """The match of a code, replayed through the rules; `RecordError` when it cannot be opened."""
    return decode_at(code)[0]


def decode_at(code: str) -> tuple[Match, int | None]:
    """The same, and after how many entries the code wants it shown: `None` for the end."""
    if len(code) > LONGEST:
        raise RecordError("oversized", f"{len(code)} characters")
    found = _CODE.fullmatch(code)
    if found is None:
        raise RecordError("foreign" if not _LIKE.match(code) else "damaged")
    form, game_id, place, rest = found.groups()
    at = None if place is None else int(place)
    if form != FORMAT:
        raise RecordError("newer" if form > FORMAT else "foreign", f"format {form}")
    if len(rest) <= _SUM or _checksum(code[:-_SUM]) != code[-_SUM:]:
        raise RecordError("damaged", "the checksum does not fit")
    if game_id not in games.IDS:
        raise RecordError("newer", f"game {game_id}")
    game = games.load(game_id)
    read = _Digits(_parse_number(rest[:-_SUM]))
    match = _read_log(_read_header(game, read), read)
    if encode(match, at) != code:
        raise RecordError("damaged", "it is not written as Tablée writes it")
    if at is not None and at > len(match.entries):
        raise RecordError("damaged", f"position {at} of {len(match.entries)}")
    return match, at


def _read_log(head: Header, read: _Digits) -> Match:
    match = new(head)
    coder = _coder(match.game, head.version)
    while not read.empty:
        if match.result is not None:
            raise RecordError("damaged", "it goes on after the end")
        following = play(match, coder.entry(match.state, read))
        if isinstance(following, Refusal):
            error = RecordError("illegal", f"entry {len(match.entries) + 1}: {following!r}")
            error.refusal, error.index, error.header = following, len(match.entries), head
            error.seat = match.to_move if isinstance(match.to_move, int) else None
            raise error
        match = following
    return match


# -- file --------------------------------------------------------------------------------------------------------


def print_file(matches: list[Match]) -> str:
    """Matches as a text file: for each, who plays what, the moves in notation, and the code that is read back."""
    parts = ["Tablée 1"]
    for match in matches:
        head = match.header
        names = ", ".join(name or "–" for name in head.names)
        options = " ".join(f"{name}={value}" for name, value in head.options)
        parts.append(f"\n# {head.game} · {names} · {options}".rstrip(" ·"))
        parts.append(" ".join(print_entry(match, entry) for entry in match.entries))
        parts.append(encode(match))
    return "\n".join(parts) + "\n"


def parse_file(text: str) -> list[Match]:
    """The matches of a file, or of any text with codes or links at the ends of lines; lines that begin with `# ` are
    words. `RecordError` for the first that cannot be opened, `foreign` when there is none."""
    if len(text) > _LONGEST_FILE:
        raise RecordError("oversized", f"{len(text)} characters")
    codes = [code for line in text.splitlines() if (code := _code_in(line.strip()))]
    if not codes:
        raise RecordError("foreign", "no match in it")
    return [decode(code) for code in codes]


def _code_in(line: str) -> str | None:
    """The code that is the line, or that ends it behind the `#` of a link."""
    if not line or line.startswith("# "):
        return None
    word = line.rsplit(maxsplit=1)[-1]
    code = word.rpartition("#")[2]
    return code if _LIKE.match(code) and ("#" in word or word == line) else None
