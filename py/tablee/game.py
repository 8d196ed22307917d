"""The contract every game meets.

States are immutable and hold neither chance, names nor log: a game answers what may happen next, and `step` gives
the state after it or the article that forbids it. Chance is a player of its own: the match draws, the rules only list
what can come. What a seat may know goes through `view`; tables, computer players and hints take nothing else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

Value = str | int | tuple["Value", ...] | None


class Nobody(Enum):
    """Who is to move when no seat is."""

    CHANCE = "chance"
    OVER = "over"


CHANCE: Final = Nobody.CHANCE
OVER: Final = Nobody.OVER


@dataclass(frozen=True, slots=True)
class Draw:
    """A chance entry of the log: the outcome as the rulebook writes it (`:R4` is `Draw("R4")`), `None` if hidden."""

    outcome: str | None

    def __str__(self) -> str:
        return ":?" if self.outcome is None else f":{self.outcome}"


class _Told:
    """A kind and named values: something for the texts to put into words."""

    __slots__ = ("kind", "params")
    kind: str
    params: tuple[tuple[str, Value], ...]

    def __getitem__(self, name: str) -> Value:
        for key, value in self.params:
            if key == name:
                return value
        raise KeyError(name)

    def get(self, name: str, default: Value = None) -> Value:
        """The value of that name, or the default."""
        for key, value in self.params:
            if key == name:
                return value
        return default

    def _key(self) -> tuple[object, ...]:
        return (self.kind, self.params)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, _Told) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())


class Happening(_Told):
    """Something an entry brought about, as data: `Happening("enter", seat=0, at="c1", facing="N")`."""

    __slots__ = ()

    def __init__(self, kind: str, **params: Value) -> None:
        self.kind = kind
        self.params = tuple(params.items())

    def __repr__(self) -> str:
        return f"Happening({', '.join([repr(self.kind), *(f'{k}={v!r}' for k, v in self.params)])})"


class Refusal(_Told):
    """Why an entry is not legal: the article that forbids it, and which of its sentences to say (`kind`).

    `depth` is how many checks the entry had passed: of several candidates for a half-made pick, the one that got
    furthest is told.
    """

    __slots__ = ("article", "depth")

    def __init__(self, article: str, kind: str, depth: int = 0, /, **params: Value) -> None:
        self.article = article
        self.kind = kind
        self.depth = depth
        self.params = tuple(params.items())

    def _key(self) -> tuple[object, ...]:
        return (self.article, self.kind, self.depth, self.params)

    def __repr__(self) -> str:
        rest = "".join(f", {k}={v!r}" for k, v in self.params)
        return f"Refusal({self.article!r}, {self.kind!r}, {self.depth}{rest})"


class RulesError(ValueError):
    """Something the rules package cannot take; `code` names which of its kinds, for the texts."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail


class NotationError(RulesError):
    """Text that is no move or position of this game.

    `article` is set where the text is well formed and a rule says that there is no such move anywhere.
    """

    def __init__(self, code: str, detail: str = "", article: str | None = None) -> None:
        super().__init__(code, detail)
        self.article = article


class OptionError(RulesError):
    """Options or a number of players the game does not have."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the match. The first value is the default.

    Options are added at the end and values too. `hidden` ones are not offered: they keep the meaning of records made
    before a rule changed.
    """

    name: str
    values: tuple[str, ...]
    article: str
    hidden: bool = False
    display: bool = False
    """Changes what is shown, never what is legal."""
    since: int = 1
    """The version of the game that brought it: older records do not name it."""
    before: str | None = None
    """What records older than that mean, when it is not the default."""

    @property
    def default(self) -> str:
        """The value in force when none is given."""
        return self.values[0]

    @property
    def former(self) -> str:
        """The value in force in records from before there was a choice."""
        return self.before or self.default


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: no winner is a draw, several share the win. `scores` has one number a seat, if any count."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...] | None = None


S = TypeVar("S", bound=Hashable)
M = TypeVar("M", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """A legal entry's outcome: the next state and what happened on the way."""

    state: S
    happenings: tuple[Happening, ...] = ()


class View(Generic[S]):
    """What one seat (`None`: a stranger) may know: a state whose hidden parts hold explicit hidden values.

    Only `Game.view` makes one. Every rule runs on `state`.
    """

    __slots__ = ("seat", "state")

    def __init__(self, state: S, seat: int | None, *, key: object) -> None:
        if key is not _KEY:
            raise TypeError("a View is made by Game.view")
        self.state = state
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (self.seat, self.state) == (other.seat, other.state)

    def __hash__(self) -> int:
        return hash((self.seat, self.state))

    def __repr__(self) -> str:
        return f"View({self.state!r}, {self.seat!r})"


_KEY: Final = object()


class Randomness(Protocol):
    """The part of `random.Random` that sampling and policies use."""

    def randrange(self, stop: int, /) -> int: ...


@dataclass(frozen=True, slots=True)
class MoveTable(Generic[M]):
    """How moves become digits of a record: one digit for `inline` moves, two for a member of a group."""

    inline: tuple[M, ...]
    groups: tuple[tuple[M, ...], ...] = ()

    def __iter__(self) -> Iterator[M]:
        yield from self.inline
        for group in self.groups:
            yield from group


Digit = tuple[int, int]
"""A value and the number of values it could have had (at least two)."""

Reader = Callable[[int], int]
"""Reads the next digit of a record, given its size."""


class Game(ABC, Generic[S, M]):
    """One game's rules. Instances have no state of their own."""

    id: ClassVar[str]
    version: ClassVar[int] = 1
    """Goes up when a rule or the move table changes; older records then name the older value."""
    seats: ClassVar[tuple[int, int]]
    """Fewest and most players."""
    options: ClassVar[tuple[Option, ...]] = ()
    longest: ClassVar[int] = 10_000
    """More entries than any sensible game has: a record beyond is refused."""

    # -- the course of a game ------------------------------------------------------------------------------------

    @abstractmethod
    def start(self, players: int, options: Mapping[str, str]) -> S:
        """The state before the first entry; `options` complete, as `settings` gives them."""

    @abstractmethod
    def to_move(self, state: S) -> int | Nobody:
        """The seat to choose, or `CHANCE`, or `OVER`."""

    @abstractmethod
    def legal_moves(self, state: S) -> tuple[M, ...]:
        """Every legal move, each once, in a fixed order; none while chance is to move or when the game is over."""

    @abstractmethod
    def step(self, state: S, entry: M | Draw) -> Step[S] | Refusal:
        """The state after a move or draw, or the article that forbids it."""

    def apply(self, state: S, entry: M | Draw) -> S:
        """`step` for entries known to be legal, for search; games override it with something quicker."""
        step = self.step(state, entry)
        if isinstance(step, Refusal):
            raise ValueError(repr(step))
        return step.state

    def chances(self, state: S) -> tuple[tuple[str, int], ...]:
        """While chance is to move: what can come, with whole weights, in canonical order."""
        return ()

    def forced(self, state: S) -> M | None:
        """A move the match plays by itself; it is then the only legal one."""
        return None

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How the game ended; `None` while it goes on."""

    @property
    def secrets(self) -> bool:
        """Whether seats know different things: then people around one device take turns at looking."""
        return type(self).mask is not Game.mask

    @property
    def seals(self) -> Any:
        """The module that seals this game's hidden choices for links, `None` where none travel sealed."""
        return None

    def owed(self, state: S) -> tuple[int, ...]:
        """The seats whose reveals a state waits for, whoever has the link first."""
        return ()

    # -- what a seat may know ------------------------------------------------------------------------------------

    def view(self, state: S, seat: int | None) -> View[S]:
        """What that seat may know of a state."""
        return View(self.mask(state, seat), seat, key=_KEY)

    def mask(self, state: S, seat: int | None) -> S:
        """The state with what the seat may not know replaced by hidden values; all of it open by default."""
        return state

    def sample(self, view: View[S], rng: Randomness) -> S:
        """A full state the seat cannot tell from the real one: `view(sample(v)) == v`."""
        return view.state

    def mask_entry(self, state: S, entry: M | Draw, seat: int | None) -> M | Draw:
        """A log entry, made at `state`, as that seat may see it."""
        return entry

    # -- moves as text, as picks, as digits ----------------------------------------------------------------------

    @abstractmethod
    def parse_move(self, text: str) -> M:
        """A move from its rulebook text; `NotationError` otherwise."""

    @abstractmethod
    def print_move(self, move: M) -> str:
        """A move as the rulebook writes it."""

    @abstractmethod
    def parse_position(self, text: str, options: Mapping[str, str]) -> S:
        """A state from the rulebook's position text; `NotationError` when it is none or impossible."""

    @abstractmethod
    def print_position(self, state: S) -> str:
        """A state as the rulebook writes it."""

    @abstractmethod
    def universe(self, state: S) -> tuple[M, ...]:
        """Every move there could ever be (near this state, where the board is unbounded), legal or not."""

    @abstractmethod
    def picks(self, state: S, move: M) -> tuple[str, ...] | None:
        """The touches that make a move on the table, in order; `None` when this state offers no way to touch it."""

    def stray(self, state: S, picks: tuple[str, ...]) -> Refusal | None:
        """Why no move of the universe begins with these picks, where an article says so."""
        return None

    @abstractmethod
    def table(self, version: int) -> MoveTable[M]:
        """How moves of records of that version are numbered. Tables only grow, with the version."""

    @abstractmethod
    def outcomes(self, state: S) -> tuple[str, ...]:
        """While chance is to move: the fixed list its outcomes are numbered by, possible now or not."""

    def encode(self, state: S, entry: M | Draw, version: int) -> tuple[Digit, ...] | None:
        """Digits of an entry, when the game codes it otherwise than by `table` and `outcomes`.

        The size of a move's first digit must be the same for every move of a state: the record widens it by one.
        """
        return None

    def decode(self, state: S, read: Reader, version: int) -> M | Draw | None:
        """The entry `encode` wrote; `None` when the game leaves the coding to `table` and `outcomes`."""
        return None

    def seat_letter(self, seat: int) -> str:
        """How notation names a seat: `A`, `B` … unless the rulebook has letters of its own."""
        return "ABCDEFGH"[seat]

    # -- shared by all games -------------------------------------------------------------------------------------

    def settings(self, given: Mapping[str, str], players: int | None = None) -> dict[str, str]:
        """Complete options; `OptionError` for a name, value or number of players the game does not have."""
        fewest, most = self.seats
        if players is not None and not fewest <= players <= most:
            raise OptionError("players", f"{self.id} takes {fewest}-{most} players")
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise OptionError("option", f"{self.id} has no option {name!r}")
            if value not in known[name].values:
                raise OptionError("value", f"{name} is one of {', '.join(known[name].values)}")
        return {name: given.get(name, option.default) for name, option in known.items()}

    def print_entry(self, entry: M | Draw) -> str:
        """A move or draw as text."""
        return str(entry) if isinstance(entry, Draw) else self.print_move(entry)

    def parse_entry(self, text: str) -> M | Draw:
        """A move or draw from text."""
        if text.startswith(":"):
            return Draw(None if text == ":?" else text[1:])
        return self.parse_move(text)
