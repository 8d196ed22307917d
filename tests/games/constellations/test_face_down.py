"""Face-down tokens in views (C-06): who sees what, and that nothing else depends on them."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from skies import play, position, random_game, refused, tells

from tablee.game import Draw, Refusal
from tablee.games.constellations import GAME
from tablee.games.constellations.boards import BOARDS, INDEX, LARGE
from tablee.games.constellations.moves import STOCK, TOKENS
from tablee.games.constellations.state import State, hand, hand_size, owed

GAMES = [list(random_game(3 + seed % 3, seed, starter="random"))[:-1] for seed in range(6)]


def otherwise(state: State, viewer: int | None, rng: random.Random) -> State:
    """A state that differs only in what the viewer may not know: the others' face-down tokens, dealt anew.

    Worked out on the position text, apart from the code under test.
    """
    boards, *rest = GAME.print_position(state).split("|")
    rows = [row.split(" ") for row in boards.split("/")] if boards else []
    own = None if viewer is None else "ABCDE"[viewer]
    left: dict[str, list[str]] = {}
    for owner in "ABCDE":
        kinds = [token for token, stock in zip(TOKENS[:8], STOCK, strict=True) for _ in range(stock)]
        for row in rows:
            for star, text in enumerate(row[1:]):
                if text[0] == owner and not BOARDS[INDEX[row[0]]].large[star]:
                    kinds.remove(text[1:])
        rng.shuffle(kinds)
        left[owner] = kinds
    for row in rows:
        for star, text in enumerate(row[1:], 1):
            owner = text[0]
            if owner not in (".", own) and BOARDS[INDEX[row[0]]].large[star - 1]:
                row[star] = owner + left[owner].pop()
    return GAME.parse_position("|".join(["/".join(map(" ".join, rows)), *rest]), GAME.settings({"starter": "random"}))


situations = st.tuples(
    st.sampled_from([pair for game in GAMES for pair in game]), st.integers(-1, 4), st.randoms(use_true_random=False)
)


@pytest.mark.article("C-06")
@settings(max_examples=150)
@given(situations)
def test_states_that_differ_only_in_what_is_hidden_look_alike_and_go_on_alike(situation) -> None:
    (state, entry), seat, rng = situation
    viewer = seat if 0 <= seat < state.players else None
    twin = otherwise(state, viewer, rng)
    assert GAME.view(state, viewer) == GAME.view(twin, viewer)
    assert GAME.print_position(GAME.mask(state, viewer)) == GAME.print_position(GAME.mask(twin, viewer))
    assert (GAME.to_move(state), GAME.chances(state), GAME.forced(state)) == (
        GAME.to_move(twin),
        GAME.chances(twin),
        GAME.forced(twin),
    )
    if GAME.to_move(state) == viewer:
        assert GAME.legal_moves(state) == GAME.legal_moves(twin)
    one, other = GAME.step(state, entry), GAME.step(twin, entry)
    if isinstance(one, Refusal) or isinstance(other, Refusal) or tells(one.happenings, "full"):
        return
    assert one.happenings == other.happenings
    assert GAME.view(one.state, viewer) == GAME.view(other.state, viewer)
    assert GAME.mask_entry(state, entry, viewer) == GAME.mask_entry(twin, entry, viewer)


@pytest.mark.article("C-06")
def test_the_twins_really_differ() -> None:
    rng = random.Random(1)
    pairs = [(state, otherwise(state, 0, rng)) for game in GAMES for state, _ in game]
    assert sum(one != other for one, other in pairs) > len(pairs) // 2


@pytest.mark.article("C-06")
@settings(max_examples=150)
@given(situations)
def test_every_rule_runs_on_a_view_as_on_the_state(situation) -> None:
    (state, entry), seat, _ = situation
    viewer = seat if 0 <= seat < state.players else None
    seen = GAME.view(state, viewer).state
    assert GAME.mask(seen, viewer) == seen
    assert GAME.parse_position(GAME.print_position(seen), GAME.settings({"starter": "random"})) == seen
    assert (GAME.to_move(seen), GAME.result(seen), GAME.chances(seen), GAME.forced(seen)) == (
        GAME.to_move(state),
        GAME.result(state),
        GAME.chances(state),
        GAME.forced(state),
    )
    assert [hand_size(seen, s) for s in range(seen.players)] == [hand_size(state, s) for s in range(seen.players)]
    if GAME.to_move(state) == viewer:
        assert GAME.legal_moves(seen) == GAME.legal_moves(state)
    assert set(GAME.legal_moves(state)) <= set(GAME.legal_moves(seen))
    one, other = GAME.step(state, entry), GAME.step(seen, GAME.mask_entry(state, entry, viewer))
    assert not isinstance(one, Refusal) and not isinstance(other, Refusal)
    if not owed(other.state):
        assert GAME.mask(other.state, viewer) == GAME.mask(one.state, viewer)
        assert other.happenings == one.happenings


@pytest.mark.article("C-06")
@settings(max_examples=150)
@given(situations)
def test_a_sampled_state_is_one_that_could_be(situation) -> None:
    (state, _), seat, rng = situation
    viewer = seat if 0 <= seat < state.players else None
    view = GAME.view(state, viewer)
    full = GAME.sample(view, rng)
    assert GAME.view(full, viewer) == view
    assert "?" not in GAME.print_position(full).rsplit("|", 1)[0]
    assert GAME.parse_position(GAME.print_position(full), GAME.settings({"starter": "random"})) == full
    if viewer is not None:
        assert hand(full, viewer) == hand(state, viewer)


class Counting:
    """Randomness that goes through every combination of answers."""

    def __init__(self, answers: tuple[int, ...]) -> None:
        self.answers = iter(answers)

    def randrange(self, stop: int) -> int:
        value = next(self.answers)
        assert value < stop
        return value


@pytest.mark.article("C-03", "C-06")
def test_samples_deal_what_the_others_have_not_shown_every_way_alike() -> None:
    state = position("leo BH B1 B3 B5 B6 B7 . . ./aries . AD . .|0/0/0||1")
    view = GAME.view(state, 0)
    hidden = Counter()
    for answers in itertools.product(range(5), range(4)):
        sampled = GAME.sample(view, Counting(answers))
        row = GAME.print_position(sampled).split("/")[0].split(" ")
        hidden[row[4], row[6]] += 1
        assert "aries . AD . ." in GAME.print_position(sampled)
    # Shown: H, 1, 3 and 6; 5, 7, 10 and two double stars lie face down or in hand.
    assert set(itertools.chain(*hidden)) == {"B5", "B7", "B10", "BD"}
    assert (hidden["B5", "B7"], hidden["B5", "BD"], hidden["BD", "B10"], hidden["BD", "BD"]) == (1, 2, 2, 2)
    assert len(hidden) == 13 and sum(hidden.values()) == 20


@pytest.mark.article("C-06")
def test_only_the_owner_sees_a_face_down_token_and_may_look_again() -> None:
    state = position("leo A1 . . A7 . B3 . . ./aries . CH . .|0/0/0||3")
    assert GAME.print_position(GAME.mask(state, 0)).split("|")[0] == "leo A1 . . A7 . B? . . ./aries . C? . ."
    assert GAME.print_position(GAME.mask(state, 2)).split("|")[0] == "leo A1 . . A? . B? . . ./aries . CH . ."
    assert GAME.print_position(GAME.mask(state, None)).split("|")[0] == "leo A1 . . A? . B? . . ./aries . C? . ."


@pytest.mark.article("C-06", "C-08")
def test_log_entries_hide_a_face_down_token_from_others_unless_it_fills_its_board() -> None:
    state = position("aries A1 . B3 ./leo . . . . . . . . .|0/0/0||3")
    hidden, small = GAME.parse_move("7@leo.3"), GAME.parse_move("7@leo.0")
    assert str(GAME.mask_entry(state, hidden, 0)) == "?@leo.3"
    assert str(GAME.mask_entry(state, hidden, None)) == "?@leo.3"
    assert GAME.mask_entry(state, hidden, 2) == hidden
    assert GAME.mask_entry(state, small, 0) == small
    assert GAME.mask_entry(state, Draw("leo"), 0) == Draw("leo")
    state, _ = play(state, "7@aries.3")
    last = GAME.parse_move("10@aries.1")
    assert GAME.mask_entry(state, last, 1) == last
    shown = GAME.parse_move(f"10@leo.3#{'A' * 22}")
    assert str(GAME.mask_entry(state, shown, 1)) == "?@leo.3"


@pytest.mark.article("C-06")
def test_what_is_told_never_names_a_token_before_it_is_turned_up() -> None:
    for game in GAMES:
        for state, entry in game:
            step = GAME.step(state, entry)
            assert not isinstance(step, Refusal)
            for place in tells(step.happenings, "place"):
                assert (place["token"] is None) == bool(place["down"]) == LARGE[entry.star]


@pytest.mark.article("C-08")
def test_a_view_waits_at_a_full_board_for_tokens_it_does_not_know() -> None:
    state = position("cancer A10 BD C7 C5 ./aries . . . .|0/0/0||1")
    seen = GAME.view(state, 0).state
    after, told = play(seen, "1@cancer.4")
    assert [h.kind for h in told] == ["place", "full", "wait"]
    assert told[-1]["seats"] == (2,) == owed(after)
    assert after.coins == (0, 0, 0)
    assert GAME.to_move(after) == 2 and GAME.legal_moves(after) == () and GAME.forced(after) is None
    refusal = refused(after, "5@aries.0")
    assert (refusal.article, refusal.kind, refusal["seats"]) == ("C-08", "wait-for-reveals", (2,))
    assert refused(after, "pass").article == "C-08" and refused(after, ":leo").article == "C-02"
    assert GAME.view(GAME.sample(GAME.view(after, 0), random.Random(1)), 0) == GAME.view(after, 0)


@pytest.mark.article("C-08")
def test_what_is_turned_up_on_a_board_that_waits_is_open_to_all() -> None:
    state = position("cancer A10 BD A7 C5 B?/leo . . . A3 . . . . .|0/0/0||3")
    for seat in (0, 1, 2, None):
        seen = GAME.mask(state, seat)
        assert GAME.print_position(seen).startswith("cancer A10 BD A7 C5 B?")
        assert GAME.to_move(seen) == GAME.to_move(state) == 1
    assert "A3" not in GAME.print_position(GAME.mask(state, 1))


@pytest.mark.article("C-06")
def test_a_sealed_entry_is_for_all_eyes_as_it_is() -> None:
    state = position("aries A1 . B3 ./leo . . . . . . . . .|0/0/0||3")
    sealed = GAME.parse_move(f"?@leo.3#{'A' * 22}")
    assert {GAME.mask_entry(state, sealed, seat) for seat in (0, 2, None)} == {sealed}


@pytest.mark.article("C-08")
def test_a_match_on_one_device_never_waits() -> None:
    for game in GAMES:
        assert not any(owed(state) for state, _ in game)


@pytest.mark.article("C-03")
def test_what_a_seat_can_have_left_is_what_it_has_not_shown() -> None:
    state = position("leo B1 . . B7 . B3 BD . ./aries . CH . .|0/0/0||3")
    assert hand(state, 1) == (0, 0, 1, 1, 0, 1, 1, 1)
    assert hand(GAME.mask(state, 0), 1) == (0, 1, 1, 1, 1, 1, 1, 1)
    assert hand_size(GAME.mask(state, 0), 1) == 5
