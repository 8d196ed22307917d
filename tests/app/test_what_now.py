"""What can I do now? Wherever a match stands the table answers, to whoever may act and to whoever waits."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app import tables
from app.nodes import text_of
from app.tables import SHOWN, Scene
from app.texts import LANGUAGES, Words
from desk import Device, Tab, has_class
from tablee import games
from tablee.game import Refusal
from tablee.match import Match, header, new, play, settle

WORDS = Words("en")


def random_match(game_id: str, seed: int) -> Match:
    """A match broken off where somebody is to choose."""
    rng = Random(seed)
    game = games.load(game_id)
    options = {option.name: rng.choice(option.values) for option in game.options if not option.hidden}
    players = rng.randint(*game.seats)
    match = settle(new(header(game_id, players, options, deal=rng.randrange(1_000))))
    for _ in range(rng.randrange(40)):
        following = play(match, rng.choice(game.legal_moves(match.state)))
        assert not isinstance(following, Refusal)
        following = settle(following)
        if following.result is not None:
            break
        match = following
    return match


@pytest.mark.parametrize("game_id", SHOWN)
@given(seed=st.integers(0, 10**9))
@settings(max_examples=25, deadline=None)
def test_whoever_may_act_is_told_what_can_be_done_after_every_touch(game_id: str, seed: int) -> None:
    match = random_match(game_id, seed)
    seat, game, module = match.to_move, match.game, tables.load(game_id)
    assert isinstance(seat, int)
    state = game.view(match.state, seat).state
    move = Random(seed).choice(game.legal_moves(state))
    touches = game.picks(state, move) or ()
    for length in range(len(touches)):
        for lang in LANGUAGES:
            scene = Scene(Words(lang), match, len(match.entries), seat, acting=seat, picks=touches[:length])
            said = module.prompt(scene)
            assert said.strip() and said[-1] in ".?!", (match.game.print_position(match.state), touches[:length], said)


def below(tab: Tab) -> str:
    (found,) = has_class(tab.model, "below")
    return text_of(found)


def begin(game_id: str, who: str) -> Tab:
    """A match with one person here, to the point where the next seat is to act."""
    tab = Device().open().send("new", game_id)
    for seat in range(1, games.load(game_id).seats[0]):
        tab.send("form-seat", seat, who)
    tab.send("begin", {}).wait()
    for _ in range(60):
        table = tab.table
        if table.match.to_move != 0 and not waits_for_story(tab):
            return tab
        if table.match.to_move == 0:
            assert below(tab), "it is our turn, and nothing is said"
            moves = table.match.game.legal_moves(table.match.state)
            tab.play(table.match.game.print_move(moves[-1]))
    raise AssertionError("it never was another's turn")


def waits_for_story(tab: Tab) -> bool:
    return bool(has_class(tab.model, "telling"))


@pytest.mark.parametrize("game_id", SHOWN)
def test_whoever_waits_for_somebody_elsewhere_is_told_for_whom(game_id: str) -> None:
    tab = begin(game_id, "away")
    seat: Any = tab.table.match.to_move
    assert tables.called(WORDS, tab.table.match.header, seat).lower() in below(tab).lower()


@pytest.mark.parametrize("game_id", SHOWN)
def test_whoever_waits_for_the_computer_is_told_that_it_thinks(game_id: str) -> None:
    tab = begin(game_id, "gentle")
    assert below(tab) == WORDS("site.thinking")
    seat: Any = tab.table.match.to_move
    assert tables.called(WORDS, tab.table.match.header, seat).lower() in tab.words.lower()
