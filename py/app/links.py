"""Matches that come and go: sharing a link, opening one, files."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app import play, sealing, shelf, tables
from app.effects import Copy, Effects, Focus, Fragment, Say, ShareSheet
from app.handlers import handles, notify
from app.model import Model, Table
from app.shelf import Kept
from app.texts import Words
from app.turns import finished, last_turn, turn_number
from tablee.match import IllegalEntry, Match, cut, replay
from tablee.record import RecordError, decode, encode


def explain(words: Words, error: RecordError, what: str = "link") -> str:
    """Why a link or file cannot be opened, in a sentence."""
    if error.code == "illegal" and error.refusal is not None and error.refusal.article:
        return words(f"site.{what}-illegal", n=error.index + 1, article=error.refusal.article)
    code = "damaged" if error.code == "illegal" else error.code
    return words(f"site.{what}-{code}")


# -- arriving ----------------------------------------------------------------------------------------------------


def arrive(model: Model, code: str) -> tuple[Model, Effects]:
    """A link was opened. If it cannot be read the page stays as it was, and says so."""
    try:
        match = shown(decode(code))
    except RecordError as error:
        model, effects = notify(model, explain(model.words, error))
        return model, (Fragment(model.address), *effects)
    return receive(model, match)


def shown(match: Match) -> Match:
    """The match, when the site has a table for it; `RecordError` when it takes a newer one."""
    if match.header.game not in tables.SHOWN:
        raise RecordError("newer", match.header.game)
    return match


def receive(model: Model, match: Match, what: str = "link") -> tuple[Model, Effects]:
    """Take a match in: a new one, a later or older state of a known one, or one that went another way.

    `what` is a `link` or a `file`.
    """
    known = shelf.find(model.shelf, shelf.match_key(match))
    mine = play.read(known) if known is not None else None
    if known is None or mine is None:
        return _open_new(model, match, known)
    joined = match
    if match.game.seals is not None and mine.header == match.header:
        how, joined = _join(mine, match)
        if how == "false" or (how == "newer" and sealing.in_my_name(mine, joined.entries, known)):
            return _distrust(model, mine, known, "false" if how == "false" else "forged")
    else:
        how = relation(mine, match)
    match how:
        case "same":
            return _open_known(model, mine, known, "")
        case "older":
            words = model.words
            notice = words(f"site.{what}-older", theirs=turn_number(match), ours=turn_number(mine))
            return _open_known(model, mine, known, notice)
        case "newer":
            return _take(model, joined, known, len(mine.entries))
        case _:
            model, effects = _open_known(model, mine, known, "")
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


def _join(mine: Match, theirs: Match) -> tuple[str, Match]:
    """The same where choices travel sealed: one history may show what the other only commits to."""
    seals: Any = mine.game.seals
    said = seals.compare(mine.entries, theirs.entries, mine.states, mine.header.match_id)
    how = {"same": "same", "behind": "older", "forked": "fork", "false": "false"}.get(said.relation.value, "newer")
    if how != "newer":
        return how, theirs
    try:
        return how, replay(mine.header, said.log)
    except IllegalEntry:
        return "false", theirs


def _distrust(model: Model, mine: Match, known: Kept, why: str) -> tuple[Model, Effects]:
    """A link that shows what its owner had not committed to, or makes choices for somebody here: keep what is here."""
    notice = model.words(f"site.link-{why}")
    return _open_known(model, mine, known, notice)


def _open_new(model: Model, match: Match, known: Kept | None) -> tuple[Model, Effects]:
    kept = shelf.keep(match, turn_number(match), known, model.now, () if known is None else known.seats)
    return _put_on_table(model, match, replace(kept, shared=len(match.entries)), last_turn(match))


def _open_known(model: Model, match: Match, kept: Kept, notice: str) -> tuple[Model, Effects]:
    if model.table is not None and model.table.kept.id == kept.id:
        effects: Effects = (Fragment(f"/match/{kept.id}"),)
    else:
        model, effects = play.open_match(model, match, kept, len(match.entries))
    model, said = notify(model, notice) if notice else (replace(model, notice=""), ())
    return model, (*effects, *said)


def _take(model: Model, match: Match, known: Kept, seen: int) -> tuple[Model, Effects]:
    """The later state of a known match; seats here add what they owe it."""
    shared = len(match.entries)
    if known.secrets:
        arrived, match = match, sealing.revealed(match, known)
        # What was revealed just now has not been sent on yet.
        shared -= arrived.entries[:shared] != match.entries[:shared]
    kept = shelf.keep(match, turn_number(match), known, model.now)
    return _put_on_table(
        model, match, replace(kept, shared=min(shared, len(match.entries))), min(seen, last_turn(match))
    )


def _put_on_table(model: Model, match: Match, kept: Kept, shown: int) -> tuple[Model, Effects]:
    keeping = shelf.keeping(model.shelf, model.env)
    model = replace(model, shelf=shelf.put(model.shelf, kept), notice="")
    model, effects = play.open_match(model, match, kept, shown)
    return model, (*shelf.save(kept), *effects, *keeping)


def store(model: Model, match: Match) -> tuple[Model, Effects]:
    """Take a match of a file onto the shelf without opening it; a known one never goes backwards.

    Without effects when nothing was taken.
    """
    known = shelf.find(model.shelf, shelf.match_key(match))
    mine = play.read(known) if known is not None else None
    if mine is not None and relation(mine, match) != "newer":
        return model, ()
    kept = shelf.keep(match, turn_number(match), known, model.now, () if known is None else None)
    kept = replace(kept, shared=len(match.entries))
    return replace(model, shelf=shelf.put(model.shelf, kept)), shelf.save(kept)


@handles("take-theirs")
def _take_theirs(model: Model, code: str) -> tuple[Model, Effects]:
    """Of two histories of one match, go on with the one that arrived."""
    match = decode(code)
    known = shelf.find(model.shelf, shelf.match_key(match))
    model = replace(model, dialog=())
    return _open_new(model, match, known) if known is None else _take(model, match, known, last_turn(match))


# -- leaving -----------------------------------------------------------------------------------------------------


def link(model: Model, table: Table) -> str:
    """The address that holds the match up to its last finished turn."""
    return f"{model.env.base}#{encode(cut(table.shared, finished(table.shared)))}"


def invitation(model: Model, table: Table) -> str:
    """The sentence that goes with a link: what it is, and whose turn."""
    words, shared = model.words, cut(table.shared, finished(table.shared))
    game = words(f"{shared.header.game}.name")
    if shared.result is not None:
        return words("site.invite-over", game=game, outcome=play.outcome(model, shared))
    if not finished(shared):
        return words("site.invite-new", game=game)
    seat = shared.to_move
    name = shared.header.names[seat] if isinstance(seat, int) else ""
    key = "site.invite-named" if name else "site.invite"
    return words(key, game=game, turn=turn_number(shared), name=name)


@handles("share")
def _share(model: Model) -> tuple[Model, Effects]:
    return (replace(model, dialog=("share",), notice="") if model.table else model), ()


@handles("copy-link")
def _copy_link(model: Model, with_words: bool) -> tuple[Model, Effects]:
    table = model.table
    if table is None:
        return model, ()
    text = link(model, table)
    if with_words:
        text = f"{invitation(model, table)}\n{text}"
    return model, (Copy(text, ("copied",)),)


@handles("copied")
def _copied(model: Model, done: bool) -> tuple[Model, Effects]:
    said = model.words("site.copied" if done else "site.not-copied")
    if not done:
        return replace(model, dialog=("share", "select")), (Say(said, urgent=True), Focus("link"))
    model, effects = _shared(replace(model, dialog=("share", "copied")))
    return model, (*effects, Say(said))


@handles("share-sheet")
def _share_sheet(model: Model) -> tuple[Model, Effects]:
    table = model.table
    if table is None:
        return model, ()
    game = model.words(f"{table.match.header.game}.name")
    sheet = ShareSheet(game, invitation(model, table), link(model, table))
    model, effects = _shared(model)
    return model, (sheet, *effects)


@handles("show-qr")
def _show_qr(model: Model) -> tuple[Model, Effects]:
    return _shared(replace(model, dialog=("share", "qr")))


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
