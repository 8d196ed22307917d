"""A suite that cannot fail proves nothing: the toy game with one fault at a time, and the check that must find it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

import pytest

import conforming
import pebbles
from conforming import CHECKS, walks
from pebbles import BURY, KEEP, LAY, UNKNOWN, Game_, Move, State
from tablee.game import CHANCE, Draw, MoveTable, Option, Randomness, Refusal, Result, Step, View

Fault = Callable[[type[Game_]], type[Game_]]
FAULTS: list[tuple[str, type[Game_]]] = []


def caught_by(*checks: str) -> Callable[[type[Game_]], type[Game_]]:
    def remember(game: type[Game_]) -> type[Game_]:
        FAULTS.extend((check, game) for check in checks)
        return game

    return remember


@caught_by("step_and_legal_moves_agree")
class ForgetsAMove(Game_):
    def legal_moves(self, state: State) -> tuple[Move, ...]:
        moves = super().legal_moves(state)
        return moves[:-1] if len(moves) > 2 else moves


@caught_by("step_and_legal_moves_agree")
class ListsAMoveTwice(Game_):
    def legal_moves(self, state: State) -> tuple[Move, ...]:
        moves = super().legal_moves(state)
        return (*moves, *moves[:1])


@caught_by("step_and_legal_moves_agree")
class AllowsAMoveItDoesNotList(Game_):
    def step(self, state: State, entry: Move | Draw) -> Step[State] | Refusal:
        return super().step(state, KEEP if entry is BURY[0] and state.stage == "play" else entry)


@caught_by("step_and_legal_moves_agree", "quick_and_checked_steps_agree")
class RefusesAMoveItLists(Game_):
    def step(self, state: State, entry: Move | Draw) -> Step[State] | Refusal:
        return Refusal("X-03", "mood") if entry is LAY[1] and state.seat == 1 else super().step(state, entry)


@caught_by("step_and_legal_moves_agree")
class RefusesByAnUnknownArticle(Game_):
    def step(self, state: State, entry: Move | Draw) -> Step[State] | Refusal:
        outcome = super().step(state, entry)
        return Refusal("X-99", outcome.kind) if isinstance(outcome, Refusal) else outcome


@caught_by("step_and_legal_moves_agree")
class HasAMoveOutsideItsUniverse(Game_):
    def universe(self, state: State) -> tuple[Move, ...]:
        return (*LAY, *BURY)


@caught_by("stepping_changes_nothing_but_the_answer", "quick_and_checked_steps_agree")
class HastyApply(Game_):
    def apply(self, state: State, entry: Move | Draw) -> State:
        after = super().apply(state, entry)
        return replace(after, top=1)


@caught_by("forced_moves_are_the_only_ones")
class ForcesWithoutNeed(Game_):
    def forced(self, state: State) -> Move | None:
        return KEEP if KEEP in self.legal_moves(state) else None


@caught_by("chance_lists_what_can_come")
class DrawsFromAnEmptyPile(Game_):
    def chances(self, state: State) -> tuple[tuple[str, int], ...]:
        return (
            tuple((str(value), count) for value, count in enumerate(state.unseen, 1)) if state.stage == "draw" else ()
        )


@caught_by("chance_lists_what_can_come")
class DrawsWhileASeatMoves(Game_):
    def chances(self, state: State) -> tuple[tuple[str, int], ...]:
        return super().chances(replace(state, stage="draw")) if state.stage == "play" else super().chances(state)


@caught_by("chance_lists_what_can_come")
class TakesImpossibleDraws(Game_):
    def step(self, state: State, entry: Move | Draw) -> Step[State] | Refusal:
        outcome = super().step(state, entry)
        return Step(state) if isinstance(outcome, Refusal) and entry == Draw("3") and state.stage == "draw" else outcome


@caught_by("chance_lists_what_can_come")
class HasAnOutcomeWithoutANumber(Game_):
    def outcomes(self, state: State) -> tuple[str, ...]:
        return super().outcomes(state)[:2]


@caught_by("outcomes_do_not_depend_on_what_is_left")
class NumbersWhatIsPossibleNow(Game_):
    def outcomes(self, state: State) -> tuple[str, ...]:
        return tuple(outcome for outcome, _ in self.chances(state))


@dataclass(frozen=True)
class Mutable(State):
    """Without slots, and holding a list."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "log", [])


@caught_by("states_and_moves_are_frozen_and_small")
class KeepsALog(Game_):
    def start(self, players: int, options: Mapping[str, str]) -> State:
        state = super().start(players, options)
        return Mutable(*(getattr(state, name) for name in State.__slots__))


@caught_by("results_come_at_the_end_and_only_there")
class EndsBeforeTheEnd(Game_):
    def result(self, state: State) -> Result | None:
        return Result((0,), "enough") if sum(map(len, state.laid)) > 3 else super().result(state)


@caught_by("results_come_at_the_end_and_only_there")
class ForgetsAScore(Game_):
    def result(self, state: State) -> Result | None:
        result = super().result(state)
        return replace(result, scores=(result.scores or ())[1:]) if result else None


@caught_by("games_end")
class NeverEnds(Game_):
    def legal_moves(self, state: State) -> tuple[Move, ...]:
        return (KEEP,) if state.stage == "play" else ()

    def forced(self, state: State) -> Move | None:
        return None

    def step(self, state: State, entry: Move | Draw) -> Step[State] | Refusal:
        return Step(state) if entry is KEEP else super().step(state, entry)


@caught_by("moves_are_read_as_they_are_written")
class MumblesMoves(Game_):
    def print_move(self, move: Move) -> str:
        return "lay 1" if move is LAY[1] else str(move)


@caught_by("positions_are_read_as_they_are_written")
class ForgetsTheTop(Game_):
    def print_position(self, state: State) -> str:
        return super().print_position(state)[:-1] + "1"


@caught_by("positions_are_read_as_they_are_written")
class ForgetsAnOption(Game_):
    def parse_position(self, text: str, options: Mapping[str, str]) -> State:
        return super().parse_position(text, {**options, "order": "free"})


@caught_by("touches_lead_to_one_move")
class TouchesTheSameWay(Game_):
    def picks(self, state: State, move: Move) -> tuple[str, ...] | None:
        return (move.verb,)


@caught_by("touches_lead_to_one_move")
class TouchesOneWayOnTheOther(Game_):
    def picks(self, state: State, move: Move) -> tuple[str, ...] | None:
        return ("hand",) if move is KEEP else ("hand", move.verb, str(move.value))


@caught_by("touches_lead_to_one_move")
class CannotBeTouched(Game_):
    def picks(self, state: State, move: Move) -> tuple[str, ...] | None:
        return None if move in BURY else super().picks(state, move)


@caught_by("stray_touches_are_refused_by_an_article_or_not_at_all")
class RefusesStrayTouchesByNoArticle(Game_):
    def stray(self, state: State, picks: tuple[str, ...]) -> Refusal | None:
        return Refusal("", "no")


@caught_by("samples_cannot_be_told_from_the_real_state")
class ShowsEverything(Game_):
    """`mask` hides nothing while `sample` still deals anew: the seat could tell the worlds apart."""

    def mask(self, state: State, seat: int | None) -> State:
        return state

    def sample(self, view: View[State], rng: Randomness) -> State:
        state = view.state
        return super().sample(View(super().mask(state, view.seat), view.seat, key=_key()), rng)


def _key() -> object:
    from tablee import game

    return game._KEY


@caught_by("samples_cannot_be_told_from_the_real_state")
class KnowsTheHiddenState(Game_):
    """The view drags the real state along and gives it back as a sample."""

    real: dict[State, State] = {}  # noqa: RUF012

    def mask(self, state: State, seat: int | None) -> State:
        masked = super().mask(state, seat)
        if masked != state:
            self.real[masked] = state
        return masked

    def sample(self, view: View[State], rng: Randomness) -> State:
        return self.real.get(view.state, view.state)


@caught_by("samples_cannot_be_told_from_the_real_state")
class DealsWithoutCounting(Game_):
    def sample(self, view: View[State], rng: Randomness) -> State:
        hands = tuple(tuple(value or 1 for value in hand) for hand in view.state.hands)
        return replace(super().sample(view, rng), hands=hands)


@caught_by("views_are_views_of_themselves")
class MasksTwice(Game_):
    def mask(self, state: State, seat: int | None) -> State:
        masked = super().mask(state, seat)
        return replace(masked, top=3) if masked == state and seat is not None else masked


@caught_by("every_rule_runs_on_a_view")
class StumblesOverTheUnknown(Game_):
    def print_position(self, state: State) -> str:
        assert UNKNOWN not in {value for hand in state.hands for value in hand}
        return super().print_position(state)


@caught_by("choices_depend_on_the_view_alone")
class LooksIntoOtherHands(Game_):
    """Who lays must not hold less than the next seat: a rule that tells what is hidden."""

    def check(self, state: State, move: Move) -> Refusal | None:
        following = state.hands[(state.seat + 1) % len(state.hands)]
        if move in LAY and state.stage == "play" and move.value in following:
            return Refusal("X-05", "other-has-it", 3)
        return super().check(state, move)


@caught_by("choices_depend_on_the_view_alone")
class RefusesByWhatIsHidden(Game_):
    """The same is refused, but the reason depends on a hand not seen."""

    def check(self, state: State, move: Move) -> Refusal | None:
        refusal = super().check(state, move)
        if refusal is not None and any(3 in hand for seat, hand in enumerate(state.hands) if seat != state.seat):
            return Refusal(refusal.article, "somebody-has-a-three", refusal.depth)
        return refusal


@caught_by("entries_tell_no_more_than_views")
class AnnouncesDraws(Game_):
    def mask_entry(self, state: State, entry: Move | Draw, seat: int | None) -> Move | Draw:
        if seat is None:
            return entry
        return super().mask_entry(state, entry, seat)


@caught_by("masked_entries_do_not_depend_on_what_is_hidden")
class HidesFromItsOwner(Game_):
    def mask_entry(self, state: State, entry: Move | Draw, seat: int | None) -> Move | Draw:
        return Move("bury", UNKNOWN) if entry in BURY else super().mask_entry(state, entry, seat)


@caught_by("a_receiver_can_follow")
class LosesCountOfHiddenDraws(Game_):
    def step(self, state: State, entry: Move | Draw) -> Step[State] | Refusal:
        if entry == Draw(None) and state.stage == "draw":
            return Step(replace(state, stage="play"))
        return super().step(state, entry)


@caught_by("a_receiver_can_follow")
class RefusesUnknownEntries(Game_):
    def check(self, state: State, move: Move) -> Refusal | None:
        return Refusal("X-03", "unknown") if move == Move("bury", UNKNOWN) else super().check(state, move)


@caught_by("every_move_has_digits", "records_hold_whole_matches")
class HasNoNumberForAMove(Game_):
    def table(self, version: int) -> MoveTable[Move]:
        return MoveTable((KEEP,), (LAY,))


@caught_by("every_move_has_digits")
class NumbersTwoMovesAlike(Game_):
    def encode(self, state: State, entry: Move | Draw, version: int) -> tuple[tuple[int, int], ...] | None:
        return None if isinstance(entry, Draw) else ((("keep", "lay", "bury").index(entry.verb), 3),)


@caught_by("numbers_moves_once_and_for_all")
class NumbersAMoveTwice(Game_):
    def table(self, version: int) -> MoveTable[Move]:
        return MoveTable((KEEP, *LAY), (LAY, BURY))


@caught_by("has_a_sound_description")
class HasAnOptionOfNoArticle(Game_):
    options = (*Game_.options, Option("mood", ("good", "bad"), "X-77"))  # type: ignore[assignment]


class Dice:
    thrown = 0


@caught_by("starts_are_equal_and_fresh")
class StartsByItsOwnDice(Game_):
    def start(self, players: int, options: Mapping[str, str]) -> State:
        Dice.thrown += 1
        return replace(super().start(players, options), seat=Dice.thrown % players)


@caught_by("replay_gives_the_same_states", "matches_settle", "stepping_changes_nothing_but_the_answer")
class RollsItsOwnDice(Game_):
    """Randomness inside the rules: the same entry gives another state the next time."""

    def step(self, state: State, entry: Move | Draw) -> Step[State] | Refusal:
        outcome = super().step(state, entry)
        if isinstance(outcome, Refusal) or not isinstance(entry, Draw):
            return outcome
        Dice.thrown += 1
        return Step(replace(outcome.state, top=Dice.thrown * 7919 % 101 % 3 + 1), outcome.happenings)


@pytest.mark.parametrize(("check", "game"), FAULTS, ids=[f"{game.__name__}-{check}" for check, game in FAULTS])
def test_the_fault_is_found(check: str, game: type[Game_], monkeypatch: pytest.MonkeyPatch) -> None:
    pebbles.register(monkeypatch, game())
    monkeypatch.setattr(game, "longest", 60)
    with pytest.raises((AssertionError, ValueError, KeyError)):  # noqa: PT012
        faulty = game()
        found = [walk for players in (2, 3) for walk in walks(pebbles.ID, players, 12)]
        getattr(conforming, check)(faulty, found)


def test_a_clean_game_passes_all(toy: str) -> None:
    for players in (2, 3):
        found = walks(toy, players, 12)
        for check in CHECKS:
            check(pebbles.GAME, found)


def test_every_check_finds_some_fault() -> None:
    idle = {check.__name__ for check in CHECKS} - {check for check, _ in FAULTS}
    assert idle <= {"every_beginning_of_a_record_opens"}


def test_the_toy_game_has_everything(toy: str) -> None:
    """Otherwise the loops about it would be empty for it too."""
    found = [walk for players in (2, 3, 4) for walk in walks(toy, players, 12)]
    states = [state for walk in found for state in walk.match.states]
    game = pebbles.GAME
    assert {state.stage for state in states} == {"start", "draw", "play", "over"}
    assert any(game.forced(state) for state in states)
    assert any(any(state.shown) for state in states)
    assert any(any(state.buried) for state in states)
    assert any(game.mask(state, None) != state for state in states)
    assert any(game.to_move(state) is CHANCE for state in states)
