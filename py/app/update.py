"""Messages about the page as a whole: start, routes, dialogs, language, the shelf. Others live beside their subject."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from time import time
from typing import Any

from app import (  # noqa: F401  # they register their handlers
    branch,
    computer,
    learning,
    lessons,
    links,
    newgame,
    opening,
    play,
    results,
    review,
    sealing,
    settings,
    shelf,
    showing,
    staying,
    tally,
    turning,
)
from app.effects import (
    Download,
    Effects,
    Env,
    Focus,
    Fragment,
    Lang,
    Later,
    Message,
    Picture,
    Reload,
    Say,
    Title,
    Top,
)
from app.handlers import HANDLERS, handles, notify
from app.model import Model
from app.shelf import PREFIX
from app.tables import SHOWN
from app.texts import LANGUAGES, Words, negotiate
from tablee.record import RecordError, parse_file, print_file


def begin(env: Env) -> tuple[Model, Effects]:
    """Read what is stored, then go where the address points."""
    stored = env.stored or {}
    chosen = settings.read(stored.get(settings.KEY, ""))
    lang = chosen.get("lang", "")
    words = Words(lang if lang in LANGUAGES else negotiate(env.languages))
    bare = Model(
        env,
        words,
        settings=chosen,
        learnt=lessons.read(stored.get(lessons.KEY, "")),
        now=env.now,
        results=results.load(stored),
    )
    model, effects = go(replace(bare, shelf=shelf.load(stored)), env.fragment)
    model, greeted = staying.greet(model, stored)
    model, counted = tally.attend(bare, model)
    model, _ = turning.attend(model)
    return model, (
        Lang(words.lang),
        *settings.outward(model),
        *effects,
        *counted,
        *(_picture(model) if model.shelf else ()),
        *greeted,
        Later(("later",)),
    )


def handle(model: Model, message: Message) -> tuple[Model, Effects]:
    """Answer one message; when it changes nothing the model stays the same object, for which no new frame is made."""
    name, *values = message
    handler = HANDLERS.get(name)
    if handler is None:
        return model, ()
    known, before = model, replace(model, now=int(time() * 1000))
    model = before
    model, effects = handler(model, *values)
    model, counted = tally.attend(before, model)
    model, turned = turning.attend(model)
    model, more = computer.attend(model)
    model, judged = learning.attend(model)
    effects += counted + turned + more + judged
    if settings.chosen(model, "sound") == "on":
        from app import sound  # for those who listen only

        effects += sound.heard(before, model)
    if _seen(model) != _seen(before):
        effects += _picture(model)
    return known if model is before else model, effects


def _seen(model: Model) -> Any:
    """What the lobby shows, when nothing passing lies over it."""
    passing = model.dialog or model.notice or model.update_ready or model.news
    return None if model.route != ("lobby",) or passing else (model.words, model.shelf)


def _picture(model: Model) -> Effects:
    """The lobby's first paint the next time; without matches it is the one everybody gets."""
    return (Picture("", drop=not model.shelf),) if _seen(model) else ()


# -- routes ------------------------------------------------------------------------------------------------------


def go(model: Model, fragment: str) -> tuple[Model, Effects]:
    """Show what a fragment names: a match on this device, a rulebook, or a link with a match in it."""
    fragment = fragment.removeprefix("#")
    if not fragment or fragment == "/":
        return _show(model, ("lobby",))
    if not fragment.startswith("/"):
        return links.arrive(model, fragment)
    parts = tuple(fragment[1:].split("/"))
    match parts:
        case ("match", match_id) if model.table is not None and model.table.kept.id == match_id:
            return model, ()
        case ("match", match_id):
            kept = shelf.find(model.shelf, match_id)
            if kept is not None:
                return opening.open_kept(model, kept)
            model, effects = _show(model, ("lobby",))
            model, said = notify(model, lambda words: words("site.match-not-here"))
            return model, (*effects, Fragment(""), *said)
        case ("rules", game_id, *_) if game_id in SHOWN:
            model, effects = _show(model, parts)
            return model, effects + ((Focus(f"article-{parts[2]}"),) if len(parts) > 2 else ())
        case ("learn", game_id, *rest) if game_id in lessons.GAMES:
            return learning.open_lesson(model, game_id, *rest)
        case ("about",) | ("tallies",):
            return _show(model, parts)
    model, effects = _show(model, ("lobby",))
    return model, (*effects, Fragment(""))


def _show(model: Model, route: tuple[str, ...]) -> tuple[Model, Effects]:
    model, effects = opening.leave(model)
    return replace(model, route=route, dialog=(), form=None), (*effects, _title(model.words, route), Top())


def _title(words: Words, route: tuple[str, ...]) -> Title:
    title = words("site.title")
    return Title(f"{words(f'{route[1]}.name')} – {title}" if route[0] == "rules" else title)


@handles("hash")
def _hash(model: Model, fragment: str) -> tuple[Model, Effects]:
    return go(replace(model, notice=None), fragment)


@handles("lobby")
def _lobby(model: Model) -> tuple[Model, Effects]:
    model, effects = _show(model, ("lobby",))
    return model, (Focus("main"), *effects, Fragment("", push=True))


@handles("skip")
def _skip(model: Model) -> tuple[Model, Effects]:
    return model, (Focus("main"),)


@handles("focus")
def _focus(model: Model, element: str) -> tuple[Model, Effects]:
    """Go to a part of the screen."""
    return model, (Focus(element),)


# -- dialogs and notices -----------------------------------------------------------------------------------------


@handles("dialog")
def _dialog(model: Model, *what: Any) -> tuple[Model, Effects]:
    return replace(model, dialog=what, notice=None), ()


@handles("close")
def _close(model: Model) -> tuple[Model, Effects]:
    return replace(model, dialog=(), form=None), ()


@handles("hush")
def _hush(model: Model) -> tuple[Model, Effects]:
    return replace(model, notice=None), ()


# -- language ----------------------------------------------------------------------------------------------------


@handles("lang")
def _lang(model: Model, lang: str) -> tuple[Model, Effects]:
    if lang not in LANGUAGES:
        return model, ()
    model, effects = settings.put(replace(model, words=Words(lang)), lang=lang)
    outside = showing.outside(model) if model.table else (_title(model.words, model.route),)
    return model, (*effects, Lang(lang), *outside)


# -- the shelf ---------------------------------------------------------------------------------------------------


@handles("delete")
def _delete(model: Model, match_id: str) -> tuple[Model, Effects]:
    model, effects = opening.leave(model) if model.route == ("table",) else (model, ())
    kept = tuple(other for other in model.shelf if other.id != match_id)
    route = ("lobby",) if model.route == ("table",) else model.route
    model = replace(model, shelf=kept, dialog=(), route=route, notice=None)
    where: Effects = (Fragment(""), Focus("main")) if route == ("lobby",) else ()
    said = model.words("site.deleted")
    return model, (*effects, *shelf.forget(match_id), *showing.forget_picture(match_id), *where, Say(said))


@handles("export")
def _export(model: Model, match_id: str | None = None) -> tuple[Model, Effects]:
    chosen = [kept for kept in model.shelf if match_id in (None, kept.id)]
    matches = [match for kept in chosen if (match := opening.read(kept)) is not None]
    lines = results.print_lines(model.results) if match_id is None else ""
    if not matches and not lines:
        return notify(model, lambda words: words("site.nothing-to-export"))
    # Where all of them are taken along to go on with, what is hidden in them has to come too.
    private = "".join(map(sealing.backup, chosen)) if match_id is None else ""
    text = "\n".join(part for part in (print_file(matches) + private, lines) if part)
    if private:
        model, said = notify(model, lambda words: words("site.exported-private"))
        return model, (Download("tablee-private.txt", text), *said)
    name = f"tablee-{matches[0].header.game}-{chosen[0].id[:6]}.txt" if len(matches) == 1 else "tablee.txt"
    return model, (Download(name, text),)


@handles("backup")
def _backup(model: Model, match_id: str) -> tuple[Model, Effects]:
    """A file with the match and what only its owner may know of it."""
    kept = shelf.find(model.shelf, match_id)
    match = opening.read(kept) if kept is not None else None
    if kept is None or match is None:
        return model, ()
    name = f"tablee-private-{kept.id[:6]}.txt"
    return replace(model, dialog=()), (Download(name, print_file([match]) + sealing.backup(kept)),)


@handles("file")
def _file(model: Model, name: str, text: str | None) -> tuple[Model, Effects]:
    """Take the matches of a file, all of them or none, and with them the results it has."""
    counted, lines = tally.take(model, text or "")
    try:
        if text is None:
            raise RecordError("oversized")
        matches = [links.shown(match) for match in parse_file(text)]
    except RecordError as error:
        if error.code == "foreign" and lines:
            return notify(counted, lambda words: words("kept.results-taken", n=lines))
        return notify(model, links.explain(error, "file"))
    model = counted
    if len(matches) == 1:
        kept = shelf.find(model.shelf, shelf.match_key(matches[0]))
        own = kept is not None and sealing.own(kept, text)
        model, received = links.receive(model, matches[0], "file", own)
        return _restore(model, shelf.match_key(matches[0]), text, received)
    effects: Effects = ()
    fates: Counter[links.Fate] = Counter()
    for match in matches:
        model, more, fate = links.store(model, match, text)
        model, more = _restore(model, shelf.match_key(match), text, more)
        effects += more
        fates[fate] += 1
    said_of = [(fate.value, fates[fate]) for fate in links.Fate if fates[fate]]
    model, said = notify(model, lambda words: " ".join(words(key, n=n) for key, n in said_of))
    return model, (*effects, *said)


def _restore(model: Model, match_id: str, text: str, effects: Effects) -> tuple[Model, Effects]:
    """Give a match the secrets its private backup holds."""
    kept = shelf.find(model.shelf, match_id)
    public = opening.read(kept) if kept is not None else None
    if kept is None or public is None or (restored := sealing.restore(kept, public, text)) == kept:
        return model, effects
    model = replace(model, shelf=shelf.put(model.shelf, restored))
    model, more = opening.follow(model, restored)
    return model, (*effects, *shelf.save(restored), *more)


@handles("told")
def _told(model: Model, text: str) -> tuple[Model, Effects]:
    """Another tab saved or removed a match, or has learnt something."""
    try:
        key, value = json.loads(text)
    except (ValueError, TypeError):
        return model, ()
    if key == results.PREFIX and isinstance(value, list):
        return tally.erased(model, [str(each) for each in value]), ()
    if key == lessons.KEY and isinstance(value, str):
        return replace(model, learnt=lessons.together(model.learnt, lessons.read(value))), ()
    if not (isinstance(key, str) and key.startswith(PREFIX)):
        return model, ()
    match_id = key.removeprefix(PREFIX)
    if value is None:
        gone = tuple(other for other in model.shelf if other.id != match_id)
        return replace(model, shelf=gone), ()
    kept = shelf.parse(key, value)
    if kept is None:
        return model, ()
    return opening.follow(replace(model, shelf=shelf.put(model.shelf, kept)), kept)


@handles("save-failed")
def _save_failed(model: Model, key: str) -> tuple[Model, Effects]:
    """The storage is full or shut: say so, and let play go on. A choice that is not kept is no loss."""
    if not key.startswith(PREFIX):
        return model, ()
    model, said = notify(model, lambda words: words("site.save-failed"))
    if model.table is not None and model.table.pending is not None and key == PREFIX + model.table.kept.id:
        model, effects = HANDLERS["saved"](model, model.table.kept.id, len(model.table.pending.entries))
        return model, (*said, *effects)
    return model, said


# -- what the browser says ---------------------------------------------------------------------------------------


@handles("update-ready")
def _update_ready(model: Model) -> tuple[Model, Effects]:
    return replace(model, update_ready=True), ()


@handles("reload")
def _reload(model: Model) -> tuple[Model, Effects]:
    return model, (Reload(),)


@handles("not-now")
def _not_now(model: Model) -> tuple[Model, Effects]:
    return replace(model, update_ready=False), ()


@handles("offline")
def _offline(model: Model, offline: bool) -> tuple[Model, Effects]:
    """Said once the network has gone; that it is back needs no words."""
    return replace(model, offline=offline), (Say(model.words("site.offline")),) if offline else ()


@handles("visible")
def _visible(model: Model, visible: bool) -> tuple[Model, Effects]:
    return opening.wake(model) if visible else opening.rest(model)


@handles("later")
def _later(model: Model, there: bool) -> tuple[Model, Effects]:
    return replace(model, later=there), ()
