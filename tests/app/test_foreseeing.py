"""What a finger on the glass will bring is worked out ahead: nobody may notice but by the clock."""

from __future__ import annotations

import json
import os
from random import Random
from typing import Any

import pytest

from app import nodes, program
from app.effects import Env
from app.tables import SHOWN
from browser.table import Talk
from desk import BASE, plain, walk

STEPS = 40


def reached(talk: Talk, rng: Random) -> str:
    """Some message that a click would bring, as the page sends it."""
    clicks = [attrs["on-click"] for _, attrs, _ in walk(program.view(talk.table.model)) if "on-click" in attrs]
    lit = [click for click in clicks if click[0] == "pick"]
    return json.dumps([rng.choice(lit if lit and rng.random() < 0.8 else clicks)])


def lots(number: int) -> None:
    """From here on the lots fall as they did the last time."""
    os.urandom = Random(number).randbytes


def begun(game: str) -> Talk:
    nodes._memos.clear()
    lots(0)
    talk = Talk(Env(("en",), {}, "", 1_700_000_000_000, BASE))
    for message in (["new", game], ["begin", {}]):
        talk.receive(json.dumps([message]))
    return talk


@pytest.fixture(autouse=True)
def nothing_left_to_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "urandom", os.urandom)
    monkeypatch.setattr("app.update.time", lambda: 1_700_000_000.0)


@pytest.mark.parametrize("game", SHOWN)
def test_an_answer_worked_out_ahead_is_the_one_that_would_have_come(game: str) -> None:
    talk, rng, said = begun(game), Random(game), []
    for step in range(STEPS):
        messages = reached(talk, rng)
        lots(step)
        talk.foresee([messages])
        said.append((messages, talk.receive(messages)))
    talk = begun(game)
    for step, (messages, answer) in enumerate(said):
        lots(step)
        assert talk.receive(messages) == answer


def consequence(answer: str) -> list[Any] | None:
    """What an answer brings by itself: draws are saved before they are seen."""
    return next((effect[3] for effect in json.loads(answer)[0] if effect[0] == "Save" and effect[3]), None)


@pytest.mark.parametrize("game", ["piratatak", "trekattak"])
def test_what_an_answer_brings_by_itself_is_worked_out_with_it(game: str) -> None:
    talk, rng, said = begun(game), Random(game), []
    for step in range(STEPS):
        path = [reached(talk, rng)]
        lots(step)
        answers = [talk.foresee(path)]
        if then := consequence(answers[0]):
            path.append(json.dumps([then]))
            answers.append(talk.foresee(path))
        assert [talk.receive(messages, told=True) for messages in path] == [""] * len(path), "the page knows already"
        said.append((path, answers))
    assert sum(len(path) - 1 for path, _ in said) > 2
    talk = begun(game)
    for step, (path, answers) in enumerate(said):
        lots(step)
        assert [talk.receive(messages) for messages in path] == answers


def test_what_leads_to_what_is_foreseen_may_change() -> None:
    talk = begun("horta")
    reserve, step, other = (json.dumps([["pick", cell]]) for cell in ("reserve", "c1", "b1"))
    talk.foresee([reserve, step])
    talk.foresee([reserve, other])
    assert talk.receive(reserve, told=True) == ""
    after = talk.receive(other)
    assert talk.table.model.table is not None and talk.table.model.table.picks == ("reserve", "b1")
    talk = begun("horta")
    talk.foresee([reserve, step])
    assert talk.receive(other, told=True) != "", "it was told something else"
    talk = begun("horta")
    talk.receive(reserve)
    assert talk.receive(other) == after


@pytest.mark.parametrize("game", SHOWN)
def test_what_was_foreseen_and_did_not_come_leaves_no_trace(game: str) -> None:
    talk, rng, said = begun(game), Random(game), []
    for step in range(STEPS):
        messages, other = reached(talk, rng), reached(talk, rng)
        before = talk.table.model
        lots(step)
        talk.foresee([other])
        assert talk.table.model is before
        lots(step)
        effects = json.loads(talk.receive(messages))[0]
        said.append((messages, effects, plain(program.view(talk.table.model))))
    shown = talk.whole()
    talk = begun(game)
    for step, (messages, effects, tree) in enumerate(said):
        lots(step)
        assert json.loads(talk.receive(messages))[0] == effects
        assert plain(program.view(talk.table.model)) == tree
    assert plain(json.loads(talk.whole())[1]) == plain(json.loads(shown)[1])


def test_only_the_next_messages_are_answered_from_what_was_foreseen() -> None:
    talk = begun("horta")
    pick: list[Any] = [["pick", "reserve"]]
    talk.foresee([json.dumps(pick)])
    talk.receive(json.dumps([["pick", "c3"]]))
    assert talk.table.model.table is not None and talk.table.model.table.refusal is not None
    talk.receive(json.dumps(pick))
    assert talk.table.model.table.picks == ("reserve",) and talk.table.model.table.refusal is None


def test_nothing_foreseen_builds_on_a_frame_the_page_has_lost() -> None:
    messages = json.dumps([["pick", "reserve"]])
    told = []
    for ahead in (True, False):
        talk = begun("horta")
        if ahead:
            talk.foresee([messages])
        told.append((talk.whole(), talk.receive(messages)))
    assert told[0] == told[1]
