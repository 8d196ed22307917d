"""A match under any sequence of moves, draws, acts, undo, save and load keeps its promises."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import pebbles
from tablee.game import CHANCE, OVER, Draw, Refusal
from tablee.match import Act, Deed, Match, chosen, cut, header, new, play, replay, settle, undo_to
from tablee.record import decode, encode


class Machine(RuleBasedStateMachine):
    """Two devices' worth of one match: `match` goes on, `saved` and `shared` are what was stored and sent."""

    game_id = "horta"

    @initialize(seed=st.integers(0, 1 << 32), data=st.data())
    def begin(self, seed: int, data: st.DataObject) -> None:
        game = header(self.game_id, 2).rules()
        options = {option.name: data.draw(st.sampled_from(option.values)) for option in game.options}
        self.rng = Random(seed)
        self.deal = data.draw(st.none() | st.integers(0, 99))
        self.match = new(header(self.game_id, data.draw(st.integers(*game.seats)), options, deal=self.deal))
        self.saved = encode(self.match)
        self.shared = 0

    def draws(self, n: int, total: int) -> int:
        return self.rng.randrange(total) if self.deal is None else self.match.header.source()(n, total)

    def after(self, entry: Any) -> Match:
        held = (self.match.entries, self.match.states, self.match.told, self.match.offers, self.match.ended)
        following = play(self.match, entry)
        assert isinstance(following, Match), following
        assert held == (self.match.entries, self.match.states, self.match.told, self.match.offers, self.match.ended)
        assert following.entries == (*self.match.entries, entry)
        assert cut(following, len(held[0])) == self.match
        return following

    @property
    def chooses(self) -> bool:
        return isinstance(self.match.to_move, int)

    @rule(data=st.data())
    @precondition(lambda self: self.chooses)
    def move(self, data: st.DataObject) -> None:
        moves = self.match.game.legal_moves(self.match.state)
        following = self.after(data.draw(st.sampled_from(moves)))
        mover = self.match.to_move
        expected = self.match.offers if mover in self.match.offers else ()
        assert following.offers == expected
        self.match = following

    @rule()
    @precondition(lambda self: self.match.to_move is CHANCE)
    def draw(self) -> None:
        settled = settle(self.match, self.draws)
        entry = settled.entries[len(self.match.entries)]
        assert isinstance(entry, Draw)
        assert entry.outcome in dict(self.match.game.chances(self.match.state))
        self.match = self.after(entry)

    @rule(deed=st.sampled_from(list(Deed)), seat=st.integers(-1, 4))
    def act(self, deed: Deed, seat: int) -> None:
        """What may be done follows from the table of acts, written out here a second time."""
        players, offers = self.match.header.players, self.match.offers
        handed_on = self.match.handed_on
        allowed = (
            0 <= seat < players
            and self.chooses
            and {
                Deed.RESIGN: players == 2,
                Deed.OFFER: not offers or handed_on,
                Deed.ACCEPT: bool(offers) and seat not in offers,
                Deed.DECLINE: bool(offers) and seat not in offers,
            }[deed]
        )
        outcome = play(self.match, Act(deed, seat))
        assert isinstance(outcome, Match) == allowed
        # Ends by act are rare enough for games to be played to the end.
        if isinstance(outcome, Match) and (outcome.result is None or self.rng.random() < 0.05):
            assert outcome.state is self.match.state
            self.match = self.after(Act(deed, seat))

    @rule()
    def let_run(self) -> None:
        settled = settle(self.match, self.draws)
        assert settled.to_move is not CHANCE
        assert settled.result is not None or settled.game.forced(settled.state) is None
        for index in range(len(self.match.entries), len(settled.entries)):
            assert chosen(settled, index) is None
        self.match = settled

    @rule(seats=st.sets(st.integers(0, 3), min_size=1))
    def undo(self, seats: set[int]) -> None:
        length = undo_to(self.match, seats, self.shared)
        if length is None:
            return
        assert length >= self.shared
        assert chosen(self.match, length) in seats
        gone = self.match.entries[length:]
        assert not any(isinstance(entry, Draw | Act) for entry in gone)
        shorter = cut(self.match, length)
        assert replay(self.match.header, (*shorter.entries, *gone)) == self.match
        self.match = shorter

    @rule()
    def share(self) -> None:
        self.shared = len(self.match.entries)

    @rule()
    def save(self) -> None:
        self.saved = encode(self.match)

    @rule()
    def load(self) -> None:
        self.match = decode(self.saved)
        self.shared = min(self.shared, len(self.match.entries))

    @rule(length=st.integers(0, 200))
    def take_an_earlier_copy(self, length: int) -> None:
        kept = min(length, len(self.match.entries))
        assert cut(self.match, kept) == replay(self.match.header, self.match.entries[:kept])

    @invariant()
    def is_what_its_log_makes(self) -> None:
        match = self.match
        again = replay(match.header, match.entries)
        assert again == match
        assert (again.offers, again.ended, again.told) == (match.offers, match.ended, match.told)
        assert decode(encode(match)) == match

    @invariant()
    def is_in_order(self) -> None:
        match = self.match
        assert len(match.states) == len(match.entries) + 1 == len(match.told) + 1
        assert (match.result is None) == (match.to_move is not OVER)
        assert len(set(match.offers)) == len(match.offers) <= match.header.players
        assert not match.handed_on or len(match.offers) > 1
        if match.result is not None:
            assert isinstance(play(match, Act(Deed.RESIGN, 0)), Refusal)
            assert set(match.result.winners) <= set(range(match.header.players))


class PebblesMachine(Machine):
    game_id = pebbles.ID


SETTINGS = settings(max_examples=60, stateful_step_count=40)


def test_a_match_without_chance() -> None:
    run_state_machine_as_test(Machine, settings=SETTINGS)


def test_a_match_with_draws_and_secrets(toy: str) -> None:
    run_state_machine_as_test(PebblesMachine, settings=SETTINGS)
