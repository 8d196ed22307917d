"""What every game must keep, as checks over random matches. `tests/conformance` runs them over all games.

A check takes a game and some walks (random matches by any options) and fails with an assertion. None of them knows a
game: what a game does not have (chance, secrets, forced moves, options) leaves the loops about it empty.
"""

from __future__ import annotations

import dataclasses
import re
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Any

from tablee import articles
from tablee.game import CHANCE, OVER, Draw, Game, Happening, Refusal, Result, Step, View
from tablee.match import Act, Deed, Match, header, new, play, replay, settle
from tablee.players.random import random_match
from tablee.record import _VALUES, LONGEST, decode, encode, parse_file, print_file

State = Any
Entry = Any
KEBAB = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@dataclass(frozen=True)
class Walk:
    """A random match and a generator for choices about it."""

    match: Match
    rng: Random

    @property
    def options(self) -> dict[str, str]:
        return dict(self.match.header.options)

    def states(self, most: int) -> list[State]:
        """Some states of the match: the first and last few, the others at random."""
        states = self.match.states
        if len(states) <= most:
            return list(states)
        chosen = {0, 1, 2, len(states) - 1, len(states) - 2, len(states) - 3}
        chosen.update(self.rng.sample(range(len(states)), max(0, most - len(chosen))))
        return [states[index] for index in sorted(chosen)]

    def steps(self, most: int) -> list[tuple[State, Entry, State]]:
        """Some entries with the states around them."""
        count = len(self.match.entries)
        chosen = sorted(self.rng.sample(range(count), min(most, count)))
        return [(self.match.states[n], self.match.entries[n], self.match.states[n + 1]) for n in chosen]


class Narrow:
    """Only what `tablee.game.Randomness` promises of a generator."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def randrange(self, stop: int, /) -> int:
        assert stop >= 1
        return self._rng.randrange(stop)


def walks(game_id: str, players: int, count: int, seed: int = 0) -> list[Walk]:
    """Random matches; the first by the default options, the others by any."""
    from tablee import games

    game, found = games.load(game_id), []
    for number in range(count):
        rng = Random(f"{game_id}/{players}/{seed}/{number}")
        options = {option.name: rng.choice(option.values) for option in game.options} if number else {}
        found.append(Walk(random_match(header(game_id, players, options), rng), rng))
    return found


BUDGET = 0.6
"""Seconds a check may take for one game and number of players, once it has seen some states."""


def within(items: Iterable[Any], least: int = 10) -> Iterator[Any]:
    """The items one after another until the time is over, but never fewer than `least`: some games think long."""
    ends = time.perf_counter() + BUDGET
    for number, item in enumerate(items):
        if number >= least and time.perf_counter() > ends:
            return
        yield item


def places(several: list[Walk], most: int) -> list[tuple[State, Walk]]:
    """Some states of every walk with the walk, in any order: the first few are of several walks already."""
    found = [(state, walk) for walk in several for state in walk.states(most)]
    Random(0).shuffle(found)
    return found


def some(rng: Random, items: Iterable[Any], most: int) -> list[Any]:
    listed = list(items)
    return listed if len(listed) <= most else rng.sample(listed, most)


# -- what a game says about itself -------------------------------------------------------------------------------


def has_a_sound_description(game: Game[Any, Any], walks: list[Walk]) -> None:
    known = {article.id for article in articles.load(game.id)}
    fewest, most = game.seats
    assert re.fullmatch(r"[a-z_]{1,24}", game.id), "records name a game by up to 24 small letters"
    assert 1 <= fewest <= most <= 8
    assert 1 <= game.version < 64
    names = [option.name for option in game.options]
    assert len(set(names)) == len(names)
    for option in game.options:
        assert KEBAB.fullmatch(option.name)
        assert option.article in known
        assert 2 <= len(option.values) <= _VALUES
        assert len(set(option.values)) == len(option.values)
        assert all(KEBAB.fullmatch(value) for value in option.values)
        assert 1 <= option.since <= game.version
        assert option.former in option.values
    assert len({game.seat_letter(seat) for seat in range(most)}) == most


def starts_are_equal_and_fresh(game: Game[Any, Any], walks: list[Walk]) -> None:
    for walk in walks:
        players = walk.match.header.players
        first, second = (game.start(players, walk.options) for _ in range(2))
        assert first == second == walk.match.states[0]
        assert hash(first) == hash(second)
        assert game.to_move(first) is not OVER
        assert game.result(first) is None


def numbers_moves_once_and_for_all(game: Game[Any, Any], walks: list[Walk]) -> None:
    former: list[Any] = []
    for version in range(1, game.version + 1):
        moves = list(game.table(version))
        assert len(set(moves)) == len(moves)
        inline = list(game.table(version).inline)
        assert inline[: len(former)] == former, "tables only grow"
        former = inline


# -- moves, draws, refusals --------------------------------------------------------------------------------------


def is_value(value: Any) -> bool:
    if isinstance(value, tuple):
        return all(map(is_value, value))
    return value is None or isinstance(value, str | int)


def sound_refusal(game: Game[Any, Any], refusal: Refusal) -> None:
    assert refusal.article in {article.id for article in articles.load(game.id)}, refusal
    assert KEBAB.fullmatch(refusal.kind), refusal
    assert isinstance(refusal.depth, int), refusal
    assert refusal.depth >= 0, refusal
    assert all(is_value(value) for _, value in refusal.params), refusal


def step_and_legal_moves_agree(game: Game[Any, Any], walks: list[Walk]) -> None:
    for state, _ in within(places(walks, 30)):
        before = repr(state), hash(state)
        legal = game.legal_moves(state)
        assert isinstance(legal, tuple)
        assert legal == game.legal_moves(state)
        assert len(set(legal)) == len(legal)
        universe = game.universe(state)
        assert len(set(universe)) == len(universe)
        allowed = set(legal)
        assert allowed <= set(universe)
        for move in universe:
            outcome = game.step(state, move)
            assert isinstance(outcome, Step) == (move in allowed), (game.print_position(state), move, outcome)
            if isinstance(outcome, Refusal):
                sound_refusal(game, outcome)
        assert bool(legal) == isinstance(game.to_move(state), int), game.print_position(state)
        assert (repr(state), hash(state)) == before


def stepping_changes_nothing_but_the_answer(game: Game[Any, Any], walks: list[Walk]) -> None:
    for walk in walks:
        for state, entry, following in walk.steps(80):
            before = repr(state), hash(state), repr(entry)
            step = game.step(state, entry)
            assert isinstance(step, Step)
            assert step.state == following
            assert hash(step.state) == hash(following)
            assert game.apply(state, entry) == step.state
            assert (repr(state), hash(state), repr(entry)) == before
            assert isinstance(step.happenings, tuple)
            for happening in step.happenings:
                assert isinstance(happening, Happening)
                assert KEBAB.fullmatch(happening.kind), happening
                assert all(is_value(value) for _, value in happening.params), happening


def quick_and_checked_steps_agree(game: Game[Any, Any], walks: list[Walk]) -> None:
    for walk in within(walks, least=2):
        for state in walk.states(25):
            for move in some(walk.rng, game.legal_moves(state), 12):
                step = game.step(state, move)
                assert isinstance(step, Step)
                assert game.apply(state, move) == step.state, (game.print_position(state), move)


def forced_moves_are_the_only_ones(game: Game[Any, Any], walks: list[Walk]) -> None:
    for state, _ in within(places(walks, 80)):
        move = game.forced(state)
        if move is None:
            continue
        assert game.legal_moves(state) == (move,), game.print_position(state)
        assert game.print_move(move) not in ("draw", "end"), "a draw or the end of a turn is for a person to make"


def chance_lists_what_can_come(game: Game[Any, Any], walks: list[Walk]) -> None:
    for state, walk in within(places(walks, 80)):
        chances = game.chances(state)
        if game.to_move(state) is not CHANCE:
            assert chances == ()
            for outcome in ("1", "R4", ""):
                refusal = game.step(state, Draw(outcome))
                assert isinstance(refusal, Refusal), (game.print_position(state), outcome)
                sound_refusal(game, refusal)
            continue
        assert isinstance(chances, tuple)
        assert chances
        assert chances == game.chances(state)
        assert all(isinstance(weight, int) and weight > 0 for _, weight in chances), chances
        possible = [outcome for outcome, _ in chances]
        assert len(set(possible)) == len(possible)
        known = game.outcomes(state)
        assert isinstance(known, tuple)
        assert len(set(known)) == len(known)
        assert set(possible) <= set(known)
        for outcome in (*known, "no such outcome", ""):
            step = game.step(state, Draw(outcome))
            assert isinstance(step, Step) == (outcome in possible), (game.print_position(state), outcome)
            if isinstance(step, Refusal):
                sound_refusal(game, step)
            else:
                assert game.apply(state, Draw(outcome)) == step.state
        for move in some(walk.rng, game.universe(state), 20):
            refusal = game.step(state, move)
            assert isinstance(refusal, Refusal), (game.print_position(state), move)
            sound_refusal(game, refusal)


def outcomes_do_not_depend_on_what_is_left(game: Game[Any, Any], walks: list[Walk]) -> None:
    """Digits of a record must not move when a rule is corrected: few fixed alphabets serve the whole match."""
    for walk in walks:
        alphabets = {game.outcomes(state) for state in walk.match.states if game.to_move(state) is CHANCE}
        assert len(alphabets) <= 3


# -- states ------------------------------------------------------------------------------------------------------


def frozen(value: Any) -> bool:
    """Made of nothing that can change, hold a generator, or drag a dictionary along."""
    if value is None or isinstance(value, str | int | bytes | Enum):
        return True
    if isinstance(value, tuple | frozenset):
        return all(map(frozen, value))
    parameters = getattr(type(value), "__dataclass_params__", None)
    if parameters is None or not parameters.frozen or hasattr(value, "__dict__"):
        return False
    return all(frozen(getattr(value, field.name)) for field in dataclasses.fields(value) if field.compare)


def states_and_moves_are_frozen_and_small(game: Game[Any, Any], walks: list[Walk]) -> None:
    for state, walk in within(places(walks, 10)):
        assert frozen(state), type(state)
        assert all(frozen(move) for move in some(walk.rng, game.universe(state), 30))
        assert len(repr(walk.match.state)) < 6000


def results_come_at_the_end_and_only_there(game: Game[Any, Any], walks: list[Walk]) -> None:
    for walk in walks:
        players = walk.match.header.players
        for state in (*walk.states(80), walk.match.state):
            result = game.result(state)
            assert (result is None) == (game.to_move(state) is not OVER)
            if result is None:
                continue
            assert isinstance(result, Result)
            assert len(set(result.winners)) == len(result.winners)
            assert set(result.winners) <= set(range(players))
            assert KEBAB.fullmatch(result.reason)
            assert result.scores is None or len(result.scores) == players
            assert game.legal_moves(state) == ()
            assert game.chances(state) == ()
            assert game.forced(state) is None


def games_end(game: Game[Any, Any], walks: list[Walk]) -> None:
    """Within `longest`, by the random player. Horta Rescue has no bound but repetition: random games take 900 plies on
    average, 4,000 once in a hundred, so the few walks here end well before its 10,000."""
    for walk in walks:
        assert walk.match.result is not None, f"unfinished after {len(walk.match.entries)} entries"


# -- text --------------------------------------------------------------------------------------------------------


def moves_are_read_as_they_are_written(game: Game[Any, Any], walks: list[Walk]) -> None:
    for state, walk in within(places(walks, 15)):
        universe = game.universe(state)
        for move in (*game.legal_moves(state), *some(walk.rng, universe, 60)):
            text = game.print_move(move)
            assert text
            assert text == text.strip()
            assert not text.startswith((":", "/"))
            assert game.parse_move(text) == move
        assert len({game.print_move(move) for move in universe}) == len(universe)
    for walk in walks:
        for entry in walk.match.entries:
            assert game.parse_entry(game.print_entry(entry)) == entry


def positions_are_read_as_they_are_written(game: Game[Any, Any], walks: list[Walk]) -> None:
    for state, walk in within(places(walks, 60)):
        text = game.print_position(state)
        assert "\n" not in text
        if game.to_move(state) is OVER:
            continue
        again = game.parse_position(text, walk.options)
        assert again == state, text
        assert hash(again) == hash(state)
        assert game.print_position(again) == text


def touches_lead_to_one_move(game: Game[Any, Any], walks: list[Walk]) -> None:
    for state, walk in within(places(walks, 40)):
        ways: dict[tuple[str, ...], Any] = {}
        for move in game.legal_moves(state):
            picks = game.picks(state, move)
            assert picks, (game.print_position(state), move)
            assert all(isinstance(pick, str) and pick for pick in picks)
            assert picks not in ways, (game.print_position(state), move, ways[picks])
            ways[picks] = move
        begun = {picks[:length] for picks in ways for length in range(1, len(picks))}
        assert not begun & set(ways), (game.print_position(state), begun & set(ways))
        for move in some(walk.rng, game.universe(state), 40):
            picks = game.picks(state, move)
            assert picks is None or (picks and all(isinstance(pick, str) and pick for pick in picks))


def stray_touches_are_refused_by_an_article_or_not_at_all(game: Game[Any, Any], walks: list[Walk]) -> None:
    for state, walk in within(places(walks, 20)):
        before = repr(state), hash(state)
        ways = [picks for move in some(walk.rng, game.universe(state), 200) if (picks := game.picks(state, move))]
        begun = {picks[:length] for picks in ways for length in range(1, len(picks) + 1)}
        touches = sorted({touch for picks in ways for touch in picks} | {"no-such-place"})
        for _ in range(40):
            picks = tuple(walk.rng.choice(touches) for _ in range(walk.rng.randint(1, 3)))
            refusal = None if picks in begun else game.stray(state, picks)
            if refusal is not None:
                sound_refusal(game, refusal)
        assert (repr(state), hash(state)) == before


# -- what a seat may know ----------------------------------------------------------------------------------------


def _seats(walk: Walk) -> list[int | None]:
    return [None, *range(walk.match.header.players)]


def views_are_views_of_themselves(game: Game[Any, Any], walks: list[Walk]) -> None:
    for state, walk in within(places(walks, 30)):
        before = repr(state), hash(state)
        for seat in _seats(walk):
            view = game.view(state, seat)
            assert isinstance(view, View)
            assert view.seat == seat
            assert game.view(view.state, seat) == view
            assert frozen(view.state)
        assert (repr(state), hash(state)) == before


def every_rule_runs_on_a_view(game: Game[Any, Any], walks: list[Walk]) -> None:
    for state, walk in within(places(walks, 16)):
        for seat in _seats(walk):
            _rules_run(game, state, seat, walk.rng)


def _rules_run(game: Game[Any, Any], state: State, seat: int | None, rng: Random) -> None:
    known = game.view(state, seat).state
    assert game.owed(state) == (), "nobody owes a reveal where everything is known"
    assert game.to_move(known) == game.to_move(state)
    assert isinstance(game.print_position(known), str)
    assert game.result(known) == game.result(state)
    chances = game.chances(known)
    assert bool(chances) == (game.to_move(state) is CHANCE)
    assert all(weight > 0 for _, weight in chances)
    assert bool(game.legal_moves(known)) == isinstance(game.to_move(state), int)
    game.forced(known)
    for move in some(rng, game.universe(known), 20):
        assert isinstance(game.step(known, move), Step | Refusal)
        game.picks(known, move)


def samples_cannot_be_told_from_the_real_state(game: Game[Any, Any], walks: list[Walk]) -> None:
    hidden = guessed = 0
    for state, walk in within(places(walks, 12)):
        for seat in _seats(walk):
            view = game.view(state, seat)
            for _ in range(3):
                world = game.sample(view, Narrow(walk.rng))
                assert game.view(world, seat) == view, (game.print_position(state), seat)
                assert game.to_move(world) == game.to_move(state)
                hidden += view.state != state
                guessed += view.state != state and world != state
    assert not hidden or guessed, "what is hidden is never guessed wrongly: it cannot be hidden"


def choices_depend_on_the_view_alone(game: Game[Any, Any], walks: list[Walk]) -> None:
    """What the seat to move may do, is refused, must do and can touch is the same in every world it cannot tell."""
    for state, walk in within(places(walks, 25)):
        seat = game.to_move(state)
        if not isinstance(seat, int):
            continue
        view = game.view(state, seat)
        worlds = [state, *(game.sample(view, Narrow(walk.rng)) for _ in range(2))]
        moves = some(walk.rng, game.universe(view.state), 40)
        for world in worlds:
            assert game.legal_moves(world) == game.legal_moves(view.state), game.print_position(state)
            assert game.forced(world) == game.forced(view.state)
            for move in moves:
                seen, real = game.step(view.state, move), game.step(world, move)
                assert isinstance(seen, Refusal) == isinstance(real, Refusal), (game.print_position(state), move)
                assert not isinstance(seen, Refusal) or seen == real, (game.print_position(state), move)
                assert game.picks(world, move) == game.picks(view.state, move)


def entries_tell_no_more_than_views(game: Game[Any, Any], walks: list[Walk]) -> None:
    """If a seat cannot tell two next states apart, it must not tell by the entries that led there."""
    for state, walk in within(places(walks, 20)):
        if game.to_move(state) is CHANCE:
            entries: list[Entry] = [Draw(outcome) for outcome, _ in game.chances(state)]
        else:
            entries = some(walk.rng, game.legal_moves(state), 10)
        following = [(entry, game.apply(state, entry)) for entry in entries]
        for seat in _seats(walk):
            for number, (entry, after) in enumerate(following):
                for other, elsewhere in following[:number]:
                    if after == elsewhere or game.mask(after, seat) != game.mask(elsewhere, seat):
                        continue
                    masked = game.mask_entry(state, entry, seat)
                    assert masked == game.mask_entry(state, other, seat), (game.print_position(state), entry, other)


def masked_entries_do_not_depend_on_what_is_hidden(game: Game[Any, Any], walks: list[Walk]) -> None:
    for walk in walks:
        for state, entry, _ in walk.steps(30):
            mover = game.to_move(state)
            for seat in _seats(walk):
                masked = game.mask_entry(state, entry, seat)
                assert game.parse_entry(game.print_entry(masked)) == masked
                if seat == mover:
                    assert masked == entry, "a seat knows what it does"
                assert game.mask_entry(game.view(state, seat).state, masked, seat) == masked
                world = game.sample(game.view(state, seat), Narrow(walk.rng))
                assert game.mask_entry(world, entry, seat) == masked


def a_receiver_can_follow(game: Game[Any, Any], walks: list[Walk]) -> None:
    """The view before and the entry as seen make the view after, unless the entry reveals something.

    Where only one thing can be hidden, the view after may name it and the receiver's state not yet. A receiver who
    must be shown something before it can go on has a state that is owed a reveal.
    """
    for walk in walks:
        for state, entry, following in walk.steps(40):
            for seat in _seats(walk):
                known, expected = game.view(state, seat), game.mask(following, seat)
                seen = game.mask_entry(state, entry, seat)
                step = game.step(known.state, seen)
                if isinstance(step, Step) and step.state == expected:
                    assert game.apply(known.state, seen) == expected
                    continue
                if isinstance(step, Step) and _means(game, step.state, seat, expected, walk.rng):
                    continue
                told = None
                if isinstance(step, Step) and game.owed(step.state):
                    told = _told(game, state, entry)
                assert _reveals(game, known, seen, expected, told, walk.rng), (
                    game.print_position(state),
                    entry,
                    seat,
                    step,
                )


def _told(game: Game[Any, Any], state: State, entry: Entry) -> tuple[Happening, ...]:
    step = game.step(state, entry)
    assert isinstance(step, Step)
    return step.happenings


def _means(game: Game[Any, Any], state: State, seat: int | None, expected: State, rng: Random) -> bool:
    """Whether every world a receiver's state stands for looks to that seat as expected."""
    worlds = [game.sample(game.view(state, seat), Narrow(rng)) for _ in range(20)]
    return all(game.mask(world, seat) == expected for world in worlds)


def _reveals(
    game: Game[Any, Any],
    known: View[Any],
    seen: Entry,
    expected: State,
    told: tuple[Happening, ...] | None,
    rng: Random,
) -> bool:
    """Whether, in some world the seat could have been in, the same entry to its eyes would have shown another view,
    or (where `told` is given) had it told something else."""
    for _ in range(80):
        world = game.sample(known, Narrow(rng))
        if isinstance(seen, Draw):
            entries: list[Entry] = [Draw(outcome) for outcome, _ in game.chances(world)]
        else:
            entries = list(game.legal_moves(world))
        for entry in entries:
            if game.mask_entry(world, entry, known.seat) != seen:
                continue
            if game.mask(game.apply(world, entry), known.seat) != expected:
                return True
            if told is not None and _told(game, world, entry) != told:
                return True
    return False


# -- matches and records -----------------------------------------------------------------------------------------


def replay_gives_the_same_states(game: Game[Any, Any], walks: list[Walk]) -> None:
    for walk in walks:
        again = replay(walk.match.header, walk.match.entries)
        assert again == walk.match
        assert again.states == walk.match.states
        assert again.told == walk.match.told


def with_acts(walk: Walk) -> Match:
    """The match again with offers, refusals and an end by agreement strewn in."""
    match, left = new(walk.match.header), list(walk.match.entries[:60])
    players = match.header.players
    while left and match.result is None:
        seat = walk.rng.randrange(players)
        deed = walk.rng.choice((Deed.OFFER, Deed.ACCEPT, Deed.DECLINE))
        entry = Act(deed, seat) if walk.rng.random() < 0.3 else left.pop(0)
        following = play(match, entry)
        assert isinstance(following, Match) or isinstance(entry, Act)
        if isinstance(following, Match):
            match = following
    return match


def records_hold_whole_matches(game: Game[Any, Any], walks: list[Walk]) -> None:
    for walk in walks:
        for match in (walk.match, with_acts(walk)):
            code = encode(match)
            assert decode(code) == match
            assert encode(decode(code)) == code
            assert len(code) <= LONGEST
        assert parse_file(print_file([walk.match, with_acts(walk)]))[0] == walk.match


def every_beginning_of_a_record_opens(game: Game[Any, Any], walks: list[Walk]) -> None:
    from tablee.match import cut

    for walk in within(walks, least=2):
        match = walk.match
        lengths = range(len(match.entries) + 1)
        for length in lengths if len(match.entries) <= 60 else sorted(walk.rng.sample(lengths, 25)):
            beginning = cut(match, length)
            assert decode(encode(beginning)) == beginning


def every_move_has_digits(game: Game[Any, Any], walks: list[Walk]) -> None:
    """Also those nobody chose; and the first digit has one size a state, as the acts beside them need."""
    from tablee.record import _Coder

    for walk in walks:
        coder = _Coder(game, game.version)
        for state in walk.states(15):
            if not isinstance(game.to_move(state), int):
                continue
            codes = {}
            for move in game.legal_moves(state):
                digits = coder.digits(state, move)
                assert all(size >= 2 and 0 <= value < size for value, size in digits)
                assert digits[0][0] < digits[0][1] - 1, "the last value is for acts"
                assert digits not in codes
                codes[digits] = move
            assert len({digits[0][1] for digits in codes}) == 1


def matches_settle(game: Game[Any, Any], walks: list[Walk]) -> None:
    """A numbered deal gives the same match whenever the same choices are made."""
    for walk in walks[:2]:
        head = dataclasses.replace(walk.match.header, deal=12)
        finished = []
        for _ in range(2):
            rng, match = Random(7), settle(new(head))
            while match.result is None and len(match.entries) < 200:
                following = play(match, rng.choice(match.game.legal_moves(match.state)))
                assert isinstance(following, Match)
                match = settle(following)
            finished.append(match)
        assert finished[0] == finished[1]
        assert decode(encode(finished[0])) == finished[0]


CHECKS: tuple[Callable[[Game[Any, Any], list[Walk]], None], ...] = (
    has_a_sound_description,
    starts_are_equal_and_fresh,
    numbers_moves_once_and_for_all,
    step_and_legal_moves_agree,
    stepping_changes_nothing_but_the_answer,
    quick_and_checked_steps_agree,
    forced_moves_are_the_only_ones,
    chance_lists_what_can_come,
    outcomes_do_not_depend_on_what_is_left,
    states_and_moves_are_frozen_and_small,
    results_come_at_the_end_and_only_there,
    games_end,
    moves_are_read_as_they_are_written,
    positions_are_read_as_they_are_written,
    touches_lead_to_one_move,
    stray_touches_are_refused_by_an_article_or_not_at_all,
    views_are_views_of_themselves,
    every_rule_runs_on_a_view,
    samples_cannot_be_told_from_the_real_state,
    choices_depend_on_the_view_alone,
    entries_tell_no_more_than_views,
    masked_entries_do_not_depend_on_what_is_hidden,
    a_receiver_can_follow,
    replay_gives_the_same_states,
    records_hold_whole_matches,
    every_beginning_of_a_record_opens,
    every_move_has_digits,
    matches_settle,
)
