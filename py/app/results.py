"""How matches ended: a line for each, kept when the match itself is deleted, and what they add up to.

Lines are known by their match, so that none is ever counted twice, wherever it comes from.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from app import tables
from app.shelf import AWAY, HERE, LEVELS, Kept
from tablee.match import NAME_LENGTH

PREFIX: Final = "result/"


@dataclass(frozen=True, slots=True)
class Line:
    """How one match ended: who sat where, who won (nobody: a draw)."""

    game: str
    names: tuple[str, ...]
    seats: tuple[str, ...]
    winners: tuple[int, ...]


Results = Mapping[str, Line | None]
"""Lines by the match's id. `None` for a match that is still here and whose line was erased."""


def line_of(kept: Kept) -> Line | None:
    """The line of a match; `None` while it goes on, and where nobody here took part."""
    counts = kept.over and HERE in kept.seats and _WHO.issuperset(kept.seats)
    return Line(kept.game, kept.names, kept.seats, kept.winners) if counts else None


_WHO: Final = frozenset((HERE, AWAY, *LEVELS))


def dump(line: Line | None) -> str:
    """The stored value, in characters that nothing else in a file is made of."""
    if line is None:
        return "null"
    data = {"game": line.game, "names": line.names, "seats": line.seats, "winners": line.winners}
    return json.dumps(data, separators=(",", ":")).replace("#", "\\u0023")


def parse(value: str) -> Line | None:
    """A stored value read back; `ValueError` for what is none of ours."""
    data = json.loads(value)
    if data is None:
        return None
    if not isinstance(data, dict) or set(data) != {"game", "names", "seats", "winners"}:
        raise ValueError(value[:40])
    names, seats, winners = (data[key] for key in ("names", "seats", "winners"))
    if not (_texts(names) and _texts(seats) and isinstance(winners, list) and 2 <= len(names) == len(seats) <= 8):
        raise ValueError(value[:40])
    line = Line(data["game"], tuple(names), tuple(seats), tuple(winners))
    if line.game not in tables.SHOWN or not _WHO.issuperset(seats) or not set(winners) <= set(range(len(seats))):
        raise ValueError(value[:40])
    return line


def _texts(values: Any) -> bool:
    return isinstance(values, list) and all(isinstance(value, str) and len(value) <= NAME_LENGTH for value in values)


def load(stored: Mapping[str, str]) -> Results:
    """All lines of the storage; what is none of ours is left where it is."""
    found: dict[str, Line | None] = {}
    for key, value in stored.items():
        if key.startswith(PREFIX):
            try:
                found[key.removeprefix(PREFIX)] = parse(value)
            except ValueError:
                continue
    return found


def mirrored(results: Results, shelf: Iterable[Kept]) -> Results:
    """The lines with those of the matches that are here as they now stand: one that goes on again has none."""
    found = dict(results)
    for kept in shelf:
        line = line_of(kept)
        if not kept.over:
            found.pop(kept.id, None)
        elif line is not None and found.get(kept.id, line) is not None:
            found[kept.id] = line
    return results if found == results else found


def merged(mine: Results, theirs: Results) -> Results:
    """What is known here, and beside it the lines of matches that are not."""
    return {**{key: line for key, line in theirs.items() if line is not None}, **mine}


# -- in a file ---------------------------------------------------------------------------------------------------

_LINE: Final = re.compile(r"^result ([0-9a-f]{16}) (\{.*\})$", re.MULTILINE)


def print_lines(results: Results) -> str:
    """The lines of a file that holds everything."""
    return "".join(f"result {key} {dump(line)}\n" for key, line in sorted(results.items()) if line is not None)


def parse_lines(text: str) -> Results:
    """The lines of a file; what is none of ours is left out."""
    return load({PREFIX + key: value for key, value in _LINE.findall(text)})


# -- what they add up to -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, order=True)
class Player:
    """Whom one plays with: oneself (`me`), a person by `name`, the `computer` at a level, or someone unnamed."""

    kind: str
    name: str = ""


ME: Final = Player("me")
SOMEONE: Final = Player("someone")


def players(line: Line) -> tuple[Player, ...]:
    """Who sat at each seat. Whoever was alone at this device is oneself, under whatever name."""
    alone = line.seats.count(HERE) == 1
    return tuple(
        ME
        if who == HERE and alone
        else Player("computer", who)
        if who not in (HERE, AWAY)
        else Player("person", name)
        if name
        else SOMEONE
        for who, name in zip(line.seats, line.names, strict=True)
    )


@dataclass(frozen=True, slots=True)
class Tally:
    """All matches of one game by the same people: how many, how many drawn, how many each of them won.

    A win that is not everybody's is one for each who shares it.
    """

    game: str
    players: tuple[Player, ...]
    played: int
    drawn: int
    won: tuple[tuple[Player, int], ...]

    def wins(self, player: Player) -> int:
        """How many that player won."""
        return dict(self.won).get(player, 0)

    @property
    def sides(self) -> tuple[Player, ...]:
        """Through whose eyes it is told: oneself, else the named people; of two only the first."""
        if ME in self.players:
            return (ME,)
        named = tuple(dict.fromkeys(player for player in self.players if player.kind == "person"))
        return named[:1] if len(self.players) == 2 else named

    def others(self, player: Player) -> tuple[Player, ...]:
        """Everybody but that player."""
        at = self.players.index(player)
        return self.players[:at] + self.players[at + 1 :]


def tallies(results: Results) -> tuple[Tally, ...]:
    """One for each game and company, in the lobby's order, what was played most first."""
    if not (_asked and _asked[0] is results):
        _answer[:] = _counted(results)
        _asked[:] = [results]
    return tuple(_answer)


_asked: Final[list[Results]] = []
"""What `tallies` was last asked: frames ask again and again."""
_answer: Final[list[Tally]] = []


def _counted(results: Results) -> list[Tally]:
    played: Counter[tuple[str, tuple[Player, ...]]] = Counter()
    drawn: Counter[tuple[str, tuple[Player, ...]]] = Counter()
    won: dict[tuple[str, tuple[Player, ...]], Counter[Player]] = {}
    for line in results.values():
        if line is None:
            continue
        seated = players(line)
        company = (line.game, tuple(sorted(seated)))
        played[company] += 1
        if len(set(line.winners)) in (0, len(seated)):
            drawn[company] += 1
        else:
            won.setdefault(company, Counter()).update({seated[seat] for seat in line.winners})
    found = (
        Tally(game, people, count, drawn[game, people], tuple(sorted(won.get((game, people), Counter()).items())))
        for (game, people), count in played.items()
    )
    return sorted(
        (tally for tally in found if tally.sides),
        key=lambda tally: (tables.SHOWN.index(tally.game), ME not in tally.players, -tally.played, tally.players),
    )


def tally_of(results: Results, match_id: str) -> Tally | None:
    """The tally that a match counts in."""
    line = results.get(match_id)
    if line is None:
        return None
    company = tuple(sorted(players(line)))
    return next((each for each in tallies(results) if (each.game, each.players) == (line.game, company)), None)
