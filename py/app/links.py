"""Matches that come and go: sharing a link, opening one, files."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Any, Final

from app import opening, review, sealing, shelf, showing, tables
from app.effects import Effects, Focus, Fragment, Say
from app.handlers import handles, notify
from app.model import Model, Table
from app.shelf import Kept
from app.texts import Said, Words
from app.turns import finished, last_turn, turn_number
from tablee.match import IllegalEntry, Match, cut, replay
from tablee.record import RecordError, decode, decode_at, encode


def explain(error: RecordError, what: str = "link") -> Said:
    """Why a link or file cannot be opened, in a sentence."""
    return lambda words: _explained(words, error, what)


def _explained(words: Words, error: RecordError, what: str) -> str:
    if error.code == "illegal" and error.refusal is not None and error.refusal.article:
        seat = words("site.chance")
        if error.seat is not None and error.header is not None:
            seat = tables.called(words, error.header, error.seat)
        return words(f"site.{what}-illegal", n=error.index + 1, article=error.refusal.article, seat=seat)
    code = "damaged" if error.code == "illegal" else error.code
    return words(f"site.{what}-{code}")


# -- arriving ----------------------------------------------------------------------------------------------------


def arrive(model: Model, code: str) -> tuple[Model, Effects]:
    """A link was opened. If it cannot be read the page stays as it was, and says so."""
    try:
        match, at = decode_at(code)
        shown(match)
    except RecordError as error:
        model, effects = notify(model, explain(error))
        return model, (Fragment(model.address), *effects)
    if at is None:
        return receive(model, match)
    model, effects = receive(model, match, looking=True)
    if model.table is None or model.dialog:
        return model, effects
    model, more = review.go(model, at)
    return model, (*effects, *more)


def shown(match: Match) -> Match:
    """The match, when the site has a table for it; `RecordError` when it takes a newer one."""
    if match.header.game not in tables.SHOWN:
        raise RecordError("newer", match.header.game)
    return match


def receive(
    model: Model, match: Match, what: str = "link", own: bool = False, looking: bool = False
) -> tuple[Model, Effects]:
    """Take a match in: a new one, a later or older state of a known one, or one that went another way.

    `what` is a `link` or a `file`; an `own` one may hold choices of people here. Who comes for `looking` at one
    position need not be told that the match has gone on since.
    """
    known = shelf.find(model.shelf, shelf.match_key(match))
    mine = opening.read(known) if known is not None else None
    if known is None or mine is None:
        return _open_new(model, match, known)
    how, joined, liar = _join(mine, match)
    if liar is not None:
        return _open_known(
            model, mine, known, lambda words: words(f"site.{what}-false", seat=tables.called(words, mine.header, liar))
        )
    if how == "newer" and not own and sealing.in_my_name(mine, joined, known):
        return _open_known(model, mine, known, lambda words: words(f"site.{what}-forged"))
    match how:
        case "same":
            return _open_known(model, mine, known)
        case "older" if looking:
            return _open_known(model, mine, known)
        case "older":
            turns = {"theirs": turn_number(match), "ours": turn_number(mine)}
            return _open_known(model, mine, known, lambda words: words(f"site.{what}-older", **turns))
        case "newer":
            return _take(model, mine, joined, known)
        case _:
            model, effects = _open_known(model, mine, known)
            return replace(model, dialog=("fork", encode(match))), effects


def relation(mine: Match, theirs: Match) -> str:
    """How an arriving match stands to the one here: `same`, `older`, `newer` or `fork`."""
    if mine.header != theirs.header:
        return "fork"
    shorter = min(len(mine.entries), len(theirs.entries))
    if mine.entries[:shorter] != theirs.entries[:shorter]:
        return "fork"
    if len(mine.entries) == len(theirs.entries):
        return "same"
    return "newer" if len(theirs.entries) > shorter else "older"


def _join(mine: Match, theirs: Match) -> tuple[str, Match, int | None]:
    """The same, and what both say together: where choices travel sealed, one may show what the other only commits to.

    Last the seat that shows what it had not committed to, or what cannot be.
    """
    seals: Any = mine.game.seals
    if seals is None or mine.header != theirs.header:
        return relation(mine, theirs), theirs, None
    said = seals.compare(mine.entries, theirs.entries, mine.states, mine.header.match_id)
    how = {"same": "same", "behind": "older", "forked": "fork"}.get(said.relation.value, "newer")
    if said.seat >= 0:
        return how, theirs, said.seat
    if how != "newer":
        return how, theirs, None
    try:
        return how, replay(mine.header, said.log), None
    except IllegalEntry as error:
        liar = mine.game.to_move(theirs.states[error.index])
        return ("newer", theirs, liar) if isinstance(liar, int) else ("fork", theirs, None)


def _open_new(model: Model, match: Match, known: Kept | None) -> tuple[Model, Effects]:
    kept = shelf.keep(match, turn_number(match), known, model.now, () if known is None else known.seats)
    kept = replace(kept, shared=len(match.entries))
    return _put_on_table(model, match, kept, last_turn(match), len(match.entries))


def _open_known(model: Model, match: Match, kept: Kept, notice: Said | None = None) -> tuple[Model, Effects]:
    if model.table is not None and model.table.kept.id == kept.id:
        effects: Effects = (Fragment(f"/match/{kept.id}"),)
    else:
        model, effects = opening.open_match(model, match, kept, len(match.entries))
    model, said = notify(model, notice) if notice else (replace(model, notice=None), ())
    return model, (*effects, *said)


def _take(model: Model, mine: Match, arrived: Match, known: Kept) -> tuple[Model, Effects]:
    """The later state of a known match; seats here add what they owe it, and what then runs by itself follows."""
    match = sealing.revealed(arrived, known) if known.secrets else arrived
    length = len(arrived.entries)
    # What was revealed just now has not been sent on yet.
    shared = length - (arrived.entries != match.entries[:length])
    kept = replace(shelf.keep(match, turn_number(match), known, model.now), shared=shared)
    return _put_on_table(model, match, kept, min(_unseen(mine, match), last_turn(match)), length)


def _unseen(mine: Match, match: Match) -> int:
    """The first entry that is new, or that tells more than it did: a full board that has been scored by now."""
    told = zip(mine.told, match.told, strict=False)
    return next((n for n, (before, now) in enumerate(told) if before != now), min(len(mine.told), len(match.told)))


def _put_on_table(model: Model, match: Match, kept: Kept, shown: int, length: int) -> tuple[Model, Effects]:
    """Save a match and show it; what came after its first `length` entries, draws of this page, only once saved."""
    keeping = shelf.keeping(model.shelf, model.env)
    model = replace(model, shelf=shelf.put(model.shelf, kept), notice=None)
    before = cut(match, length)
    model, effects = opening.open_match(model, before, kept, min(shown, length))
    if before is match:
        return model, (*shelf.save(kept), *effects, *keeping)
    assert model.table is not None
    model = replace(model, table=replace(model.table, pending=sealing.private(match, kept), public=match))
    return model, (*shelf.save(kept, ("saved", kept.id, len(match.entries))), *effects, *keeping)


@handles("reveal")
def _reveal(model: Model) -> tuple[Model, Effects]:
    """Show what seats here owe a scoring, where the page does not do so by itself."""
    table = model.table
    if table is None or table.locked or table.pending is not None or not sealing.owing(table.shared, table.kept):
        return model, ()
    return _take(model, table.shared, table.shared, table.kept)


class Fate(Enum):
    """What becomes of one match of a file that holds several."""

    TAKEN = "site.imported"
    KNOWN = "site.import-known"
    FORKED = "site.import-forked"
    FALSE = "site.import-false"


def store(model: Model, match: Match, text: str) -> tuple[Model, Effects, Fate]:
    """Take a match of a file onto the shelf without opening it; a known one never goes backwards or another way."""
    known = shelf.find(model.shelf, shelf.match_key(match))
    mine = opening.read(known) if known is not None else None
    if known is not None and mine is not None:
        how, match, liar = _join(mine, match)
        if liar is not None:
            return model, (), Fate.FALSE
        if how == "newer" and not sealing.own(known, text) and sealing.in_my_name(mine, match, known):
            return model, (), Fate.FALSE
        if how != "newer":
            return model, (), Fate.FORKED if how == "fork" else Fate.KNOWN
    kept = shelf.keep(match, turn_number(match), known, model.now, () if known is None else None)
    kept = replace(kept, shared=len(match.entries))
    return replace(model, shelf=shelf.put(model.shelf, kept)), shelf.save(kept), Fate.TAKEN


@handles("take-theirs")
def _take_theirs(model: Model, code: str) -> tuple[Model, Effects]:
    """Of two histories of one match, go on with the one that arrived.

    Nothing is revealed to it: it does not go on from what is here.
    """
    match = decode(code)
    known = shelf.find(model.shelf, shelf.match_key(match))
    return _open_new(replace(model, dialog=()), match, known)


# -- leaving -----------------------------------------------------------------------------------------------------


AT: Final = "at"
"""Says of the share dialog that it is about the position being looked at."""


def link(model: Model, table: Table) -> str:
    """The address that holds the match up to its last finished turn, and says what to show of it."""
    return f"{model.env.base}#{encode(cut(table.shared, finished(table.shared)), looked_at(model, table))}"


def can_point(table: Table) -> bool:
    """Whether the position that is looked at is in what can be shared."""
    return table.review and table.shown <= finished(table.shared)


def looked_at(model: Model, table: Table) -> int | None:
    """The position a link is to show, when it is not the last."""
    return table.shown if AT in model.dialog and can_point(table) else None


def invitation(model: Model, table: Table) -> str:
    """The sentence that goes with a link: what it is, and whose turn."""
    words, shared = model.words, cut(table.shared, finished(table.shared))
    game = words(f"{shared.header.game}.name")
    if looked_at(model, table) is not None:
        return words("kept.invite-look", game=game, place=review.place(model, table))
    if shared.result is not None:
        return words("site.invite-over", game=game, outcome=showing.outcome(model, shared))
    if not finished(shared):
        return words("site.invite-new", game=game)
    seat = shared.to_move
    if isinstance(seat, int) and seat in shared.game.owed(shared.state):
        return words.sentence("site.invite-reveal", game=game, name=tables.seat_name(words, shared.header, seat))
    name = shared.header.names[seat] if isinstance(seat, int) else ""
    key = "site.invite-named" if name else "site.invite"
    return words(key, game=game, turn=turn_number(shared), name=name)


@handles("share")
def _share(model: Model) -> tuple[Model, Effects]:
    if model.table is None:
        return model, ()
    return replace(model, dialog=("share", AT) if can_point(model.table) else ("share",), notice=None), ()


@handles("share-what")
def _share_what(model: Model, what: str, *_: Any) -> tuple[Model, Effects]:
    """The whole match, or the position that is looked at."""
    return _sharing(model, what, keep=False), ()


def _sharing(model: Model, said: str, *, keep: bool = True) -> Model:
    """The share dialog, with what it says now beside what it is about."""
    about = (AT,) if keep and AT in model.dialog else ()
    return replace(model, dialog=("share", *about, *((said,) if said else ())))


@handles("copied")
def _copied(model: Model, done: bool) -> tuple[Model, Effects]:
    said = model.words("site.copied" if done else "site.not-copied")
    if not done:
        return _sharing(model, "select"), (Say(said, urgent=True), Focus("link"))
    model, effects = _shared(_sharing(model, "copied"))
    return model, (*effects, Say(said))


@handles("shared")
def _handed_on(model: Model) -> tuple[Model, Effects]:
    return _shared(model)


@handles("show-qr")
def _show_qr(model: Model) -> tuple[Model, Effects]:
    return _shared(_sharing(model, "qr"))


def _shared(model: Model) -> tuple[Model, Effects]:
    """What has left this device cannot be taken back."""
    table = model.table
    if table is None:
        return model, ()
    shared = max(table.kept.shared, finished(table.shared))
    if shared == table.kept.shared:
        return model, ()
    kept = replace(table.kept, shared=shared)
    model = replace(model, table=replace(table, kept=kept, undone=()), shelf=shelf.put(model.shelf, kept))
    return model, shelf.save(kept)


def qr_path(text: str) -> tuple[int, str] | None:
    """A QR code as the number of modules a side and an SVG path of them; `None` until the library is there."""
    try:
        import segno  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return None
    matrix: Any = segno.make(text, error="l", micro=False).matrix
    runs = [f"M{x} {y}h1v1h-1z" for y, row in enumerate(matrix) for x, module in enumerate(row) if module]
    return len(matrix), "".join(runs)
