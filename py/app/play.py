"""Messages about the table: opening a match, picks, draws, undo, match acts, stepping through."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from app import lessons, sealing, settings, shelf, tables
from app.effects import After, Effects, Focus, Fragment, Hold, Picture, Release, Reveal, Say, Title, Top
from app.handlers import handles, notify
from app.model import Model, Table
from app.picking import Picked, pick
from app.refusals import explain
from app.shelf import HERE, Kept
from app.turns import last_turn, turn_number
from tablee.game import Draw, NotationError, Refusal
from tablee.match import Act, Deed, Match, chosen, cut, settle, undo_to
from tablee.match import play as play_entry
from tablee.record import RecordError, decode

TOLD: Final = 1_000
"""A beat beyond every story: it has been told."""
PACE: Final = 850
"""Milliseconds between two entries that the table shows one after the other."""
QUICK: Final = 420
"""The same after a person's own choice, for what follows of itself."""
ASK: Final = 2000
"""Milliseconds between two questions whether the tab that plays a match has let go of it."""


# -- opening and leaving -----------------------------------------------------------------------------------------


def read(kept: Kept) -> Match | None:
    """The match of a shelf's entry, when it can be read."""
    try:
        return decode(kept.code)
    except RecordError:
        return None


def open_kept(model: Model, kept: Kept) -> tuple[Model, Effects]:
    """Put a match of the shelf on the table."""
    match = read(kept)
    if match is None:
        model, effects = notify(replace(model, route=("lobby",)), lambda words: words("site.kept-unreadable"))
        return model, (Fragment(""), *effects)
    return open_match(model, match, kept, len(match.entries))


def open_match(model: Model, match: Match, kept: Kept, shown: int, push: bool = False) -> tuple[Model, Effects]:
    """Put a match on the table, from an earlier position on if it is to be replayed; *push* keeps the way back."""
    model, effects = leave(model)
    table = Table(sealing.private(match, kept), kept, shown, public=match, beat=TOLD)
    model = replace(model, table=table, route=("table",), dialog=(), form=None)
    return model, (
        *effects,
        Fragment(f"/match/{kept.id}", push),
        Title(_title(model)),
        Top(),
        _hold(table),
        *_run_on(table, PACE),
        *_picture(table),
    )


def leave(model: Model) -> tuple[Model, Effects]:
    """Take the match off the table."""
    if model.table is None:
        return model, ()
    free = model.table.locked or model.table.lesson is not None
    effects = () if free else (Release(f"match/{model.table.kept.id}"),)
    return replace(model, table=None), effects


def _hold(table: Table) -> Hold:
    return Hold(f"match/{table.kept.id}", ("held", table.kept.id))


def _ask_again(table: Table) -> After:
    return After(ASK, ("hold-again", table.kept.id))


def rest(model: Model) -> tuple[Model, Effects]:
    """The tab is out of sight: the match is free for the one in sight, unless draws of it are still being saved."""
    model, table = replace(model, hidden=True), model.table
    if table is None or table.locked or table.lesson is not None or table.pending is not None:
        return model, ()
    return model, (Release(f"match/{table.kept.id}"),)


def wake(model: Model) -> tuple[Model, Effects]:
    """The tab is looked at again: take the match back, if no other tab has it now."""
    model, table = replace(model, hidden=False), model.table
    if table is None or table.lesson is not None:
        return model, ()
    return model, (_hold(table), _ask_again(table)) if table.locked else (_hold(table),)


@handles("hold-again")
def _hold_again(model: Model, match_id: str) -> tuple[Model, Effects]:
    """Perhaps the other tab has gone."""
    table = model.table
    if table is None or table.kept.id != match_id or not table.locked or model.hidden:
        return model, ()
    return model, (_hold(table), _ask_again(table))


def follow(model: Model, kept: Kept) -> tuple[Model, Effects]:
    """Another tab saved this match: show what it did."""
    table = model.table
    if table is None or table.kept.id != kept.id:
        return model, ()
    match = read(kept)
    if match is None:
        return model, ()
    shown = min(table.shown, len(match.entries))
    table = replace(
        table,
        match=sealing.private(match, kept),
        public=match,
        kept=kept,
        shown=shown,
        pending=None,
        picks=(),
        undone=(),
        beat=TOLD,
    )
    model = replace(model, table=table)
    return model, (Title(_title(model)), *_run_on(table, QUICK))


@handles("held")
def _held(model: Model, match_id: str, held: bool) -> tuple[Model, Effects]:
    table = model.table
    if table is None or table.kept.id != match_id or model.hidden:
        return model, (Release(f"match/{match_id}"),) if held else ()
    if held == (not table.locked):
        return model, ()
    model = replace(model, table=replace(table, locked=not held, picks=(), refusal=None))
    return model, () if held else (_ask_again(table),)


@handles("claim")
def _claim(model: Model, *seats: int) -> tuple[Model, Effects]:
    """Somebody says who they are: those seats are played here."""
    table = model.table
    if table is None or table.locked:
        return model, ()
    who = tuple(HERE if seat in seats else shelf.AWAY for seat in range(table.match.header.players))
    kept = sealing.with_secrets(replace(table.kept, seats=who), table.shared)
    model = replace(model, table=replace(table, kept=kept, refusal=None), shelf=shelf.put(model.shelf, kept))
    lost = sealing.missing(table.shared, kept)
    said: Effects = (Say(model.words("site.no-secret-lost"), urgent=True),) if lost else ()
    return model, (*shelf.save(kept), Focus("table"), *said)


@handles("look")
def _look(model: Model, seat: int) -> tuple[Model, Effects]:
    """The person of that seat has taken the device."""
    table = model.table
    if table is None or table.curtain is None or seat != table.curtain:
        return model, ()
    table = replace(table, looking=seat, picks=(), refusal=None, cursor="")
    return replace(model, table=table), (Focus("table"),)


def _title(model: Model) -> str:
    table = model.table
    assert table is not None
    name = model.words(f"{table.match.header.game}.name")
    return f"{'● ' if table.kept.mine else ''}{name} – {model.words('site.title')}"


def _picture(table: Table) -> Effects:
    """The first paint of the match; where seats have secrets, none that shows what one of them sees."""
    if table.lesson is not None:
        return ()
    if table.viewer is not None and table.match.game.secrets:
        return forget_picture(table.kept.id)
    return (Picture(f"/match/{table.kept.id}"),)


def forget_picture(match_id: str) -> Effects:
    """Drop a match's first paint."""
    return (Picture(f"/match/{match_id}", drop=True),)


# -- choosing ----------------------------------------------------------------------------------------------------


@handles("pick")
def _pick(model: Model, choice: str) -> tuple[Model, Effects]:
    """One touch on the table."""
    table = model.table
    if table is None:
        return model, ()
    if table.acting is None:
        return _not_now(model, table)
    if (lifted := _lifted(model, table, choice)) is not None:
        return lifted
    state = table.match.game.view(table.match.state, table.acting).state
    return _picked(model, table, pick(table.match.game, state, table.picks, choice))


@handles("drag")
def _drag(model: Model, choice: str) -> tuple[Model, Effects]:
    """A piece is lifted: as if it alone had been picked."""
    table = model.table
    if table is None or table.acting is None:
        return model, ()
    if (lifted := _lifted(model, table, choice)) is not None:
        return lifted
    state = table.match.game.view(table.match.state, table.acting).state
    return _picked(model, replace(table, picks=()), pick(table.match.game, state, (), choice))


@handles("drop")
def _drop(model: Model, choice: str | None) -> tuple[Model, Effects]:
    table = model.table
    if table is None or not table.picks or choice == table.picks[0]:
        return model, ()
    return _cancel(model) if choice is None else _pick(model, choice)


def _picked(model: Model, table: Table, picked: Picked) -> tuple[Model, Effects]:
    if picked.refusal is not None:
        return refuse(model, replace(table, picks=picked.picks), picked.refusal)
    if picked.move is not None:
        model, effects = choose(model, picked.move)
        # What was touched last may be gone with the choice: a petal of the rosette.
        gone = len(picked.picks) > 1 and table.cursor not in ("", picked.picks[-1])
        return model, (*effects, Focus(f"cell-{table.cursor}")) if gone else effects
    model = replace(model, table=replace(table, picks=picked.picks, refusal=None), notice=None)
    return model, (Say(tables.load(table.match.header.game).prompt(scene(model))),)


def refuse(model: Model, table: Table, refusal: Refusal) -> tuple[Model, Effects]:
    """Say why not, and leave everything as it is."""
    said = explain(model.words, table.match.header.game, refusal)
    return replace(model, table=replace(table, refusal=refusal)), (Say(said, urgent=True),)


def _not_now(model: Model, table: Table) -> tuple[Model, Effects]:
    if table.pending is not None or table.lesson is not None:
        return model, ()
    if _running(table):
        return _catch_up(model, table)
    if table.curtain is not None:
        return refuse(model, table, Refusal("", "curtain"))
    if table.match.result is not None:
        reason = "over"
    elif table.locked:
        reason = "other-tab"
    elif not table.live:
        return (model, ()) if not table.review else refuse(model, table, Refusal("", "in-review"))
    elif table.match.to_move in sealing.missing(table.shared, table.kept):
        reason = "secret-lost"
    else:
        reason = "who-are-you" if not table.kept.seats else "not-here"
    return refuse(model, table, Refusal("", reason))


@handles("type")
def _type(model: Model, fields: dict[str, Any]) -> tuple[Model, Effects]:
    """A move typed in the rulebook's notation."""
    table = model.table
    text = str(fields.get("move", "")).strip()
    if table is None or not text:
        return model, ()
    if table.acting is None:
        return _not_now(model, table)
    try:
        move = table.match.game.parse_move(text)
    except NotationError as error:
        return refuse(model, table, Refusal(error.article or "", "not-notation", text=text[:20]))
    if table.match.game.seals is not None and move not in table.match.game.universe(table.match.state):
        # How the log writes a choice that is not for all eyes is no choice.
        return refuse(model, table, Refusal("", "not-notation", text=text[:20]))
    return choose(model, move)


@handles("cancel")
def _cancel(model: Model) -> tuple[Model, Effects]:
    """Let go of the last pick."""
    table = model.table
    if table is None or not (table.picks or table.refusal):
        return model, ()
    return replace(model, table=replace(table, picks=table.picks[:-1], refusal=None)), ()


@handles("calm")
def _calm(model: Model) -> tuple[Model, Effects]:
    """The refusal has been read."""
    return (replace(model, table=replace(model.table, refusal=None)) if model.table else model), ()


@handles("choose")
def _choose(model: Model, text: str) -> tuple[Model, Effects]:
    """A move chosen whole, by a button that stands for it."""
    table = model.table
    if table is None:
        return model, ()
    if table.acting is None:
        return _not_now(model, table)
    return choose(model, table.match.game.parse_move(text))


def choose(model: Model, entry: Any) -> tuple[Model, Effects]:
    """Play an entry at the table, or say why not."""
    table = model.table
    assert table is not None
    following = play_entry(table.match, entry)
    if isinstance(following, Refusal):
        return refuse(model, table, following)
    if table.lesson is not None:
        match, then = lessons.follow(following, table.lesson.then, table.here[0])
        return _show(replace(model, table=replace(table, lesson=replace(table.lesson, then=then))), match)
    if table.kept.secrets:
        return commit(model, sealing.chosen(table.shared, table.match, entry, table.kept))
    return commit(model, settle(following))


def commit(model: Model, public: Match) -> tuple[Model, Effects]:
    """Save the match as it now is; show its draws only once they are saved."""
    table = model.table
    assert table is not None
    before = len(table.match.entries)
    kept = shelf.keep(public, turn_number(public), table.kept, model.now)
    match = sealing.private(public, kept)
    drawn = any(isinstance(entry, Draw) for entry in match.entries[before:])
    table = replace(table, kept=kept, public=public)
    model = replace(model, table=table, shelf=shelf.put(model.shelf, kept))
    if drawn:
        table = replace(_afresh(table, match), pending=match)
        return replace(model, table=table, notice=None), shelf.save(kept, ("saved", kept.id, len(match.entries)))
    model, effects = _show(model, match)
    return model, (*shelf.save(kept), *effects)


def _afresh(table: Table, match: Match) -> Table:
    """The table for somebody who has not yet touched anything of how the match now stands."""
    looking = table.looking if match.to_move == table.looking else None
    return replace(table, picks=(), refusal=None, undone=(), review=False, asked=False, hint=None, looking=looking)


def _show(model: Model, match: Match) -> tuple[Model, Effects]:
    """Put the next entries of the match on the table, the first of them at once."""
    table = model.table
    assert table is not None
    before = len(table.match.entries)
    table = _hurried(model, replace(_afresh(table, match), match=match, shown=before + 1, beat=0))
    model = replace(model, table=table, notice=None)
    return model, (*told(model, before), *_run_on(table, QUICK), *outside(model))


@handles("saved")
def _saved(model: Model, match_id: str, length: int) -> tuple[Model, Effects]:
    """The storage has the draws: now they may be seen."""
    table = model.table
    if table is None or table.pending is None or table.kept.id != match_id or len(table.pending.entries) != length:
        return model, ()
    table = replace(table, match=table.pending, pending=None)
    model = replace(model, table=table)
    if telling(table):
        return model, outside(model)
    model, effects = _advance(model, match_id, table.shown)
    effects = (*effects, *outside(model))
    if model.hidden:
        model, more = rest(model)
        effects += more
    return model, effects


def outside(model: Model) -> Effects:
    """What is seen of the table outside the page: the tab's title, the first paint of the next visit."""
    assert model.table is not None
    return (Title(_title(model)), *_picture(model.table))


# -- showing entries one after the other -------------------------------------------------------------------------


def _running(table: Table) -> bool:
    """Whether entries are being shown one after the other, by themselves."""
    return table.shown < len(table.match.entries) and not table.review and not telling(table)


def _run_on(table: Table, pace: int, again: bool = False) -> Effects:
    return (After(pace, ("advance", table.kept.id, table.shown, again)),) if _running(table) else ()


def _catch_up(model: Model, table: Table) -> tuple[Model, Effects]:
    """Somebody does not want to wait: show what is left at once, up to a story that is to be told."""
    before = table.shown
    while _running(table):
        table = replace(table, shown=table.shown + 1, beat=0)
    model = replace(model, table=table)
    return model, (*told(model, before), *(() if table.shown < len(table.match.entries) else _picture(table)))


def _hurried(model: Model, table: Table) -> Table:
    """Where the computer's moves come at once, all that its choice brought about, up to a story that is to be told."""
    if settings.chosen(model, "pace") != "off" or not table.kept.seats:
        return table
    chose = last_chooser(table)
    if chose is None or table.kept.seats[chose] in (HERE, shelf.AWAY):
        return table
    while _running(table):
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
    return model, (*((Say(said),) if said else ()), *_run_on(table, QUICK))


def _beat_sentence(model: Model) -> str:
    """What the present beat of a story says."""
    assert model.table is not None
    return str(tables.load(model.table.match.header.game).beat_sentence(scene(model)))


def _turn_after(table: Table, model: Model) -> str:
    """Whose turn it is after a story, when nothing more is to be shown."""
    return turn_sentence(model) if table.shown == len(table.match.entries) else ""


@handles("advance")
def _advance(model: Model, match_id: str, shown: int, again: bool = False) -> tuple[Model, Effects]:
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
        table = _hurried(model, table)
        shown = table.shown
    model = replace(model, table=table)
    own = shown < len(match.entries) and chosen(match, shown) is None
    effects = (*told(model, before), *_run_on(table, max(look(table), QUICK if own else PACE), again))
    return model, (*effects, *_picture(table)) if shown == len(match.entries) else effects


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
    return replace(model, table=table), _run_on(table, PACE, again=True)


# -- undo --------------------------------------------------------------------------------------------------------


def undo_length(table: Table) -> int | None:
    """How long the log would be after an undo; `None` when there is nothing one may take back."""
    if table.locked or table.pending is not None or table.review:
        return None
    return undo_to(table.match, table.here, _fixed(table))


def _fixed(table: Table) -> int:
    """How many entries can never be taken back: those that were shared, or the position that a lesson gave."""
    return table.kept.shared if table.lesson is None else table.lesson.start


@handles("undo")
def _undo(model: Model) -> tuple[Model, Effects]:
    table = model.table
    length = undo_length(table) if table is not None else None
    if table is None or length is None:
        return (model, ()) if table is None else refuse(model, table, Refusal("", "no-undo"))
    undone = (*table.undone, table.shared)
    return _set_match(model, cut(table.shared, length), undone, "site.undone")


@handles("redo")
def _redo(model: Model) -> tuple[Model, Effects]:
    table = model.table
    if table is None or not table.undone or table.locked:
        return model, ()
    return _set_match(model, table.undone[-1], table.undone[:-1], "site.redone")


def _lifted(model: Model, table: Table, choice: str) -> tuple[Model, Effects] | None:
    """Take up a piece the turn has laid, if the touched one is such: its entry goes, those after it are played again.

    An entry that is not legal any more goes as well. Redo returns to the turn as it was.
    """
    module = tables.load(table.match.header.game)
    found = module.lift(scene(model), choice) if hasattr(module, "lift") else None
    if found is None:
        return None
    index, held = found
    length = undo_length(table)
    while length is not None and length > index:
        length = undo_to(cut(table.match, length), table.here, _fixed(table))
    if length != index:
        return refuse(model, table, Refusal("", "no-undo"))
    match = cut(table.shared, index)
    for entry in table.shared.entries[index + 1 :]:
        following = play_entry(match, entry)
        match = match if isinstance(following, Refusal) else following
    model, effects = _set_match(model, match, (*table.undone, table.shared), "site.undone")
    assert model.table is not None
    return replace(model, table=replace(model.table, picks=(held,))), effects


def _set_match(model: Model, public: Match, undone: tuple[Match, ...], said: str) -> tuple[Model, Effects]:
    table = model.table
    assert table is not None
    saving: Effects = ()
    match = public
    if table.lesson is None:
        kept = shelf.keep(public, turn_number(public), table.kept, model.now)
        match = sealing.private(public, kept)
        table = replace(table, public=public, kept=kept)
        model, saving = replace(model, shelf=shelf.put(model.shelf, kept)), shelf.save(kept)
    table = replace(_afresh(table, match), match=match, shown=len(match.entries), undone=undone, beat=TOLD)
    model = replace(model, table=table, notice=None)
    sentence = f"{model.words(said)} {turn_sentence(model)}"
    return model, (*saving, Say(sentence), *outside(model))


# -- match acts --------------------------------------------------------------------------------------------------


@handles("act")
def _act(model: Model, deed: str, seat: int) -> tuple[Model, Effects]:
    """Resign, offer a draw, accept or decline it."""
    table = model.table
    if table is None or table.locked or table.pending is not None or seat not in table.here:
        return model, ()
    return choose(replace(model, dialog=()), Act(Deed(deed), seat))


def act_seat(table: Table) -> int | None:
    """The seat at this device that resigns or offers a draw: the one to move if it is here, else the first here."""
    return table.viewer


# -- the table's own switches ------------------------------------------------------------------------------------


@handles("menu-turn")
def _menu_turn(model: Model) -> tuple[Model, Effects]:
    """Turn the board, from the menu."""
    table = model.table
    return (replace(model, dialog=(), table=replace(table, turned=not table.turned)) if table else model), ()


@handles("unfold")
def _unfold(model: Model, panel: str) -> tuple[Model, Effects]:
    """Open or close a panel of the table."""
    table = model.table
    if table is None:
        return model, ()
    return replace(model, table=replace(table, unfolded=table.unfolded ^ {panel})), ()


@handles("key")
def _key(model: Model, key: str) -> tuple[Model, Effects]:
    """An arrow, Home or End on the board."""
    table = model.table
    if table is None:
        return model, ()
    cursor = tables.load(table.match.header.game).move_cursor(scene(model), key)
    return replace(model, table=replace(table, cursor=cursor)), (Focus(f"cell-{cursor}"),)


@handles("at")
def _at(model: Model, cell: str) -> tuple[Model, Effects]:
    """The focus came to a cell by itself."""
    table = model.table
    if table is None or table.cursor == cell:
        return model, ()
    return replace(model, table=replace(table, cursor=cell)), ()


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
        turned=table.turned != (table.near == 1),
        home=table.here[0] if len(table.here) == 1 else None,
        unfolded=table.unfolded,
        seats=table.kept.seats,
    )
