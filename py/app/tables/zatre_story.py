"""What happens at a table of Zatre, in words."""

from __future__ import annotations

from typing import Any

from app.tables import called
from app.tables.zatre_board import rows_in_words
from app.texts import Words
from tablee.game import Draw, Happening
from tablee.games.zatre.scoring import Made
from tablee.match import Act, Match


def sentence(words: Words, match: Match, index: int) -> str | None:
    """The log's sentence for an entry; several draws together have one, with the last of them."""
    entry, told = match.entries[index], match.told[index]
    if isinstance(entry, Act):
        return words.sentence(f"site.did-{told[0].kind}", seat=called(words, match.header, entry.seat))
    if isinstance(entry, Draw):
        return _drawn(words, match, index)
    if told[0].kind == "lay":
        return _laid(words, match, told[0])
    return " ".join(_ended(words, match, told))


def _name(words: Words, match: Match, seat: Any) -> str:
    return called(words, match.header, int(seat))


def _drawn(words: Words, match: Match, index: int) -> str | None:
    told: Any
    told = match.told[index]
    if told[0].kind == "starter":
        return words.sentence("zatre.did-starter", seat=_name(words, match, told[0]["seat"]))
    kind = told[0].kind
    if kind == "lot" and len(told) == 1:
        return None
    if kind == "draw" and match.states[index + 1].due:
        return None
    first = index
    while first and isinstance(match.entries[first - 1], Draw) and _goes_on(match.told[first - 1], kind):
        first -= 1
    drawn: list[Any] = [match.told[at][0] for at in range(first, index + 1)]
    if kind == "draw":
        values = words.listed([str(each["value"]) for each in drawn])
        return words.sentence("zatre.did-draw", seat=_name(words, match, told[0]["seat"]), values=values)
    lots = [words("zatre.lot", seat=_name(words, match, each["seat"]), value=each["value"]) for each in drawn]
    said = words.sentence("zatre.did-lots", lots=", ".join(lots))
    if told[1].kind == "tie":
        tied = words.listed([_name(words, match, seat) for seat in told[1]["seats"]])
        return f"{said} {words.sentence('zatre.did-tie', seats=tied)}"
    return f"{said} {words.sentence('zatre.did-starter', seat=_name(words, match, told[1]['seat']))}"


def _goes_on(told: tuple[Happening, ...], kind: str) -> bool:
    """Whether a draw belongs to the same lot of draws as the one after it."""
    return told[0].kind == kind and len(told) == 1


def _laid(words: Words, match: Match, told: Any) -> str:
    rows = rows_in_words(words, told["across"], told["upwards"])
    values = {"seat": _name(words, match, told["seat"]), "value": told["value"], "at": told["at"]}
    return (
        words.sentence("zatre.did-lay", **values, rows=rows)
        if rows
        else words.sentence("zatre.did-lay-alone", **values)
    )


def _ended(words: Words, match: Match, told: Any) -> list[str]:
    seat = _name(words, match, told[0]["seat"])
    totals = [each["total"] for each in told if each.kind == "row"]
    crosses = sum(each.kind == "cross" for each in told)
    gain = told[0]["gain"]
    if not told[0]["tiles"]:
        said = [words.sentence("zatre.did-nothing", seat=seat)]
    elif totals:
        said = [words.sentence("zatre.did-end", seat=seat, made=_made(words, totals, crosses), n=gain)]
    else:
        said = [words.sentence("zatre.did-end-none", seat=seat)]
    for each in told:
        if each.kind == "hold":
            said.append(words.sentence("zatre.did-hold", seat=seat, n=len(each["tiles"])))
        elif each.kind == "minus":
            name = _name(words, match, each["seat"])
            said.append(words.sentence("zatre.did-minus", seat=name, n=each["points"]))
        elif each.kind == "no-draw":
            said.append(words.sentence("zatre.did-no-draw", seat=_name(words, match, each["seat"])))
    return said


def _made(words: Words, totals: list[int], crosses: int) -> str:
    rows = words("zatre.rows", n=len(totals), totals=words.listed([str(total) for total in sorted(totals)]))
    return words.listed([rows, words("zatre.crosses", n=crosses)]) if crosses else rows


def made_in_words(words: Words, turn: Made) -> str:
    """What a turn makes: `rows of 10 and 12 and 1 cross`."""
    return _made(words, [row.total for row in turn.rows], len(turn.crosses))
