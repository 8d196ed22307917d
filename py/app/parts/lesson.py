"""A lesson's screen: what to do, the table as it is in every match, and what came of it."""

from __future__ import annotations

from app import lessons, showing, tables
from app.learning import step_of
from app.model import Learning, Model, Table
from app.nodes import Element, h
from app.parts.controls import button, icon_button, link
from app.parts.icons import icon
from app.parts.playing import refused, seats
from app.texts import Words


def lesson(model: Model) -> Element:
    """The whole screen of a step."""
    table = model.table
    assert table is not None and table.lesson is not None
    game_id = table.match.header.game
    module = tables.load(game_id)
    scene, telling, tall = showing.scene(model), showing.telling(table), tables.tall(module)
    task, below = _task(model, game_id, table.lesson), _below(model, table, scene)
    return h(
        "div",
        {"class": f"playing lesson game-{game_id}" + (" learnt" if table.lesson.outcome == "done" else "")}
        | {"key": table.kept.id, "id": "table", "tabindex": "-1"},
        _head(model.words, game_id),
        h(
            "div",
            {"class": "playing-body"},
            h(
                "section",
                {"class": "stage", "aria-label": model.words("site.table")},
                h("div", {"class": "says"}, task, below) if tall else [task, seats(model, table, module, scene)],
                h("div", {"class": "board-wrap", "on-keys": {"Escape": ("cancel",)}}, module.board(scene)),
                None if tall else below,
                _bar(model, table, table.lesson) if table.lesson.outcome != "done" and not telling else None,
                h("div", {"class": "beside"}, module.beside(scene)) if hasattr(module, "beside") else None,
            ),
        ),
    )


def _head(words: Words, game_id: str) -> Element:
    rules = {"href": f"#/rules/{game_id}", "class": "icon-button"}
    return h(
        "div",
        {"class": "table-head"},
        icon_button(words("site.back-to-lobby"), "back", ("lobby",)),
        h("h1", None, words("lessons.title", game=words(f"{game_id}.name"))),
        h(
            "div",
            {"class": "head-tools"},
            h("a", {**rules, "aria-label": words("site.rules"), "title": words("site.rules")}, icon("book")),
        ),
    )


def _task(model: Model, game_id: str, at: Learning) -> Element:
    words, steps = model.words, lessons.load(game_id)
    learnt = model.learnt.get(game_id, frozenset())
    number, count = at.step + 1, len(steps)
    return h(
        "div",
        {"class": "status task"},
        h(
            "p",
            {"class": "task-progress"},
            h("span", {"class": "visually-hidden"}, words("lessons.step", number=number, count=count)),
            h(
                "span",
                {"class": "track", "aria-hidden": "true"},
                [h("span", {"class": _mark(n, step.name in learnt, at.step)}) for n, step in enumerate(steps)],
            ),
            h("span", {"aria-hidden": "true"}, f"{number}/{count}"),
        ),
        h("h2", {"id": "task", "tabindex": "-1"}, words(f"{game_id}_lessons.{steps[at.step].name}")),
    )


def _mark(number: int, done: bool, here: int) -> str:
    return " ".join(filter(None, ("mark-step", "done" if done else "", "here" if number == here else "")))


def _below(model: Model, table: Table, scene: tables.Scene) -> Element:
    """What came of the last choice, or how to go on, which keep in sight; else what one can do."""
    told = _told(model, table, scene)
    if told is not None:
        return h("div", {"class": "below speaking"}, told)
    said = tables.load(table.match.header.game).prompt(scene) if scene.acting is not None else ""
    return h("div", {"class": "below"}, h("div", {"class": "line", "key": "line"}, h("p", None, said)))


def _told(model: Model, table: Table, scene: tables.Scene) -> Element | None:
    words, at, game_id = model.words, table.lesson, table.match.header.game
    assert at is not None
    name = step_of(table).name
    if at.outcome == "done":
        return _done(words, table, at, words(f"{game_id}_lessons.{name}-done"))
    if table.refusal is not None:
        return refused(words, game_id, table.refusal)
    if table.hint is not None:
        return h("div", {"class": "line", "key": "hint"}, h("p", None, table.hint[1]))
    begun = bool(scene.picks) or len(table.match.entries) > at.start
    if at.outcome == "missed" or (at.misses and not begun):
        return h("div", {"class": "line missed", "key": "missed"}, h("p", None, words(f"{game_id}_lessons.{name}-not")))
    return None


def _done(words: Words, table: Table, at: Learning, said: str) -> Element:
    game_id = table.match.header.game
    last = at.step + 1 == len(lessons.load(game_id))
    return h(
        "div",
        {"class": "banner learnt", "key": "banner"},
        h("p", None, icon("check"), said),
        h(
            "div",
            {"class": "row"},
            [
                button(words("lessons.play"), ("lesson-play",), kind="primary", id="lesson-on", data_clings=True),
                link(words("site.rules"), f"#/rules/{game_id}", class_="button"),
                button(words("lessons.from-the-start"), ("lesson-step", 0), kind="quiet"),
            ]
            if last
            else [
                button(
                    words("lessons.next"),
                    ("lesson-step", at.step + 1),
                    kind="primary",
                    id="lesson-on",
                    data_clings=True,
                ),
                button(words("lessons.back"), ("lesson-back",), kind="quiet", name="again"),
            ],
        ),
    )


def _bar(model: Model, table: Table, at: Learning) -> Element:
    words, kind = model.words, "bar-button"
    first, last = at.step == 0, at.step + 1 == len(lessons.load(table.match.header.game))
    begun = len(table.match.entries) > at.start
    return h(
        "div",
        {"class": "bar", "role": "toolbar", "aria-label": words("lessons.tools")},
        button(words("lessons.before"), ("lesson-step", at.step - 1), name="previous", disabled=first, kind=kind),
        button(words("lessons.back"), ("lesson-back",), name="again", disabled=not begun, kind=kind),
        button(words("lessons.show"), ("lesson-hint",), name="hint", disabled=table.acting is None, kind=kind),
        button(words("lessons.skip"), ("lesson-step", at.step + 1), name="next", disabled=last, kind=kind),
    )
