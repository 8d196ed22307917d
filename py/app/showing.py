"""What of a match is shown: entries one after the other, what is said of them, and what is seen outside the page."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app import settings, shelf, tables
from app.effects import After, Effects, Picture, Reveal, Say, Title
from app.handlers import handles
from app.model import Model, Table
from app.shelf import HERE
from app.turns import last_turn
from tablee.game import Draw
from tablee.match import Match, chosen

TOLD: Final = 1_000
"""A beat beyond every story: it has been told."""
PACE: Final = 850
"""Milliseconds between two entries that the table shows one after the other."""
QUICK: Final = 420
"""The same after a person's own choice, for what follows of itself."""


def tab_title(model: Model) -> str:
    table = model.table
    assert table is not None
    name = model.words(f"{table.match.header.game}.name")
    return f"{'● ' if table.kept.mine else ''}{name} – {model.words('site.title')}"


def first_paint(table: Table) -> Effects:
    """The first paint of the match; where seats have secrets, none that shows what one of them sees."""
    if table.lesson is not None:
        return ()
    if table.viewer is not None and table.match.game.secrets:
        return forget_picture(table.kept.id)
    return (Picture(f"/match/{table.kept.id}"),)


def forget_picture(match_id: str) -> Effects:
    """Drop a match's first paint."""
    return (Picture(f"/match/{match_id}", drop=True),)


def afresh(table: Table, match: Match) -> Table:
    """The table for somebody who has not yet touched anything of how the match now stands."""
    looking = table.looking if match.to_move == table.looking else None
    return replace(table, picks=(), refusal=None, undone=(), review=False, asked=False, hint=None, looking=looking)


def outside(model: Model) -> Effects:
    """What is seen of the table outside the page: the tab's title, the first paint of the next visit."""
    assert model.table is not None
    return (Title(tab_title(model)), *first_paint(model.table))


def running(table: Table) -> bool:
    """Whether entries are being shown one after the other, by themselves."""
    return table.shown < len(table.match.entries) and not table.review and not telling(table)


def run_on(table: Table, pace: int, again: bool = False) -> Effects:
    return (After(pace, ("advance", table.kept.id, table.shown, again)),) if running(table) else ()


def catch_up(model: Model, table: Table) -> tuple[Model, Effects]:
    """Somebody does not want to wait: show what is left at once, up to a story that is to be told."""
    before = table.shown
    while running(table):
        table = replace(table, shown=table.shown + 1, beat=0)
    model = replace(model, table=table)
    return model, (*told(model, before), *(() if table.shown < len(table.match.entries) else first_paint(table)))


def hurried(model: Model, table: Table) -> Table:
    """Where the computer's moves come at once, all that its choice brought about, up to a story that is to be told."""
    if settings.chosen(model, "pace") != "off" or not table.kept.seats:
        return table
    chose = last_chooser(table)
    if chose is None or table.kept.seats[chose] in (HERE, shelf.AWAY):
        return table
    while running(table):
        table = replace(table, shown=table.shown + 1, beat=0)
    return table


def last_chooser(table: Table) -> int | None:
    """The seat whose choice was the last of those shown."""
    seats = (chosen(table.match, index) for index in range(table.shown - 1, -1, -1))
    return next((seat for seat in seats if seat is not None), None)


def look(table: Table) -> int:
    """Milliseconds the last shown entry is looked at before anything else comes: a drawn card is turned over."""
    if not table.shown or not isinstance(table.match.entries[table.shown - 1], Draw):
        return 0
    return getattr(tables.load(table.match.header.game), "LOOK", 0)


def telling(table: Table) -> bool:
    """Whether the last shown entry has a story of several beats that is still being told, at the viewer's pace."""
    if not table.shown:
        return False
    beats = getattr(tables.load(table.match.header.game), "beats", None)
    return beats is not None and table.beat < beats(table.match, table.shown - 1)


@handles("beat")
def _beat(model: Model, beat: int) -> tuple[Model, Effects]:
    """Go on with the story of the last shown entry; after its last beat the table runs on."""
    table = model.table
    if table is None:
        return model, ()
    table = replace(table, beat=beat)
    model = replace(model, table=table)
    said = _beat_sentence(model) if telling(table) else _turn_after(table, model)
    return model, (*((Say(said),) if said else ()), *run_on(table, QUICK))


def _beat_sentence(model: Model) -> str:
    """What the present beat of a story says."""
    assert model.table is not None
    return str(tables.load(model.table.match.header.game).beat_sentence(scene(model)))


def _turn_after(table: Table, model: Model) -> str:
    """Whose turn it is after a story, when nothing more is to be shown."""
    return turn_sentence(model) if table.shown == len(table.match.entries) else ""


@handles("advance")
def advance(model: Model, match_id: str, shown: int, again: bool = False) -> tuple[Model, Effects]:
    """Show the next entry, and those after it that have nothing to say for themselves; *again* never hurries."""
    table = model.table
    if table is None or table.kept.id != match_id or table.shown != shown or table.review:
        return model, ()
    match, module = table.match, tables.load(table.match.header.game)
    if shown >= len(match.entries):
        return model, ()
    while shown < len(match.entries):
        shown += 1
        if module.sentence(model.words, match, shown - 1) is not None:
            break
    before, table = table.shown, replace(table, shown=shown, beat=0)
    if not again:
        table = hurried(model, table)
        shown = table.shown
    model = replace(model, table=table)
    own = shown < len(match.entries) and chosen(match, shown) is None
    effects = (*told(model, before), *run_on(table, max(look(table), QUICK if own else PACE), again))
    return model, (*effects, *first_paint(table)) if shown == len(match.entries) else effects


def told(model: Model, first: int) -> Effects:
    """Announce what the entries from that one on did, and whose turn it is when they were the last; bring it in sight."""
    table = model.table
    assert table is not None
    match, module = table.match, tables.load(table.match.header.game)
    story = telling(table)
    sentences = [module.sentence(model.words, match, index) for index in range(first, table.shown - story)]
    if story:
        sentences.append(_beat_sentence(model))
    elif table.shown == len(match.entries):
        sentences.append(turn_sentence(model))
    said = " ".join(sentence for sentence in sentences if sentence)
    where = module.latest(scene(model)) if hasattr(module, "latest") else ""
    return (*((Say(said),) if said else ()), *((Reveal(where),) if where else ()))


def turn_sentence(model: Model) -> str:
    """Whose turn it is, or how it ended; nothing while a draw is being saved."""
    table = model.table
    assert table is not None
    words, match = model.words, table.match
    if match.result is not None:
        return outcome(model, match)
    seat = match.to_move
    if not isinstance(seat, int):
        return ""
    key = "site.reveal-of" if seat in match.game.owed(match.state) else "site.turn-of"
    return words.sentence(key, seat=tables.called(words, match.header, seat))


def outcome(model: Model, match: Match) -> str:
    """How a match ended, in a sentence."""
    result, words = match.result, model.words
    assert result is not None
    names = words.listed([tables.called(words, match.header, seat) for seat in result.winners])
    by_game = f"{match.header.game}.result-{result.reason}"
    key = by_game if words.has(by_game) else f"site.result-{result.reason}"
    return words.sentence(key, n=len(result.winners), names=names)


@handles("again")
def _again(model: Model) -> tuple[Model, Effects]:
    """Show the last turn again."""
    table = model.table
    if table is None or table.pending is not None:
        return model, ()
    table = replace(
        table, shown=min(last_turn(table.match), len(table.match.entries)), review=False, picks=(), beat=TOLD
    )
    return replace(model, table=table), run_on(table, PACE, again=True)


def scene(model: Model) -> tables.Scene:
    """What the table is drawn from now."""
    table = model.table
    assert table is not None
    return tables.Scene(
        model.words,
        table.match,
        table.shown,
        table.viewer,
        acting=None if telling(table) else table.acting,
        beat=table.beat,
        hint=table.hint[0] if table.hint else (),
        picks=table.picks,
        cursor=table.cursor,
        turned=table.turned,
        near=table.here[0] if len(table.here) == 1 else table.near,
        unfolded=table.unfolded,
        seats=table.kept.seats,
    )
