"""Where draws come from."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee import chance
from tablee.chance import DEALS, numbered, pick, secure


def test_a_numbered_deal_gives_the_same_draws_for_ever() -> None:
    draw = numbered(20_261_129)
    assert [draw(n, 55) for n in range(12)] == [30, 9, 41, 22, 0, 38, 45, 47, 46, 42, 16, 0]


def test_draws_of_a_deal_do_not_depend_on_the_order_they_are_asked_in() -> None:
    draw = numbered(7)
    forwards = [draw(n, 55) for n in range(50)]
    backwards = [draw(n, 55) for n in reversed(range(50))]
    assert forwards == backwards[::-1]


def test_different_deals_and_different_draws_differ() -> None:
    first, second = numbered(1), numbered(2)
    assert [first(n, 1000) for n in range(30)] != [second(n, 1000) for n in range(30)]
    assert len({first(n, 10**9) for n in range(200)}) == 200
    # Deal 1 draw 23 and deal 12 draw 3 must not read the same text.
    assert numbered(1)(23, 10**30) != numbered(12)(3, 10**30)


@pytest.mark.parametrize("total", [1, 2, 3, 7, 55])
def test_draws_stay_below_the_total_and_reach_all_of_it(total: int) -> None:
    draw = numbered(99)
    assert {draw(n, total) for n in range(40 * total)} == set(range(total))
    assert {secure(n, total) for n in range(60 * total)} == set(range(total))


def test_a_deal_is_even() -> None:
    """Chi-squared over 6 faces and 6,000 draws: 20.5 is passed once in a thousand, and deals are fixed."""
    draw = numbered(4711)
    counts = Counter(draw(n, 6) for n in range(6000))
    assert sum((counts[face] - 1000) ** 2 / 1000 for face in range(6)) < 20.5


def test_values_from_the_incomplete_last_run_are_thrown_away() -> None:
    """With 256 values and 100 wanted, 200 to 255 would make 0 to 55 likelier; they are drawn again instead."""
    values = iter((255, 200, 199))
    assert chance._reject(100, lambda attempt: next(values), 8) == 99
    asked: list[int] = []

    def attempt(k: int) -> int:
        asked.append(k)
        return 255 if k < 3 else 5

    assert chance._reject(100, attempt, 8) == 5
    assert asked == [0, 1, 2, 3]


def test_every_value_below_the_limit_counts_equally() -> None:
    kept = Counter(chance._reject(6, [value].__getitem__, 8) for value in range(252))
    assert set(kept.values()) == {42}
    for value in range(252, 256):
        assert chance._reject(6, [value, 0].__getitem__, 8) == 0


def test_a_rejected_draw_of_a_deal_is_hashed_anew() -> None:
    """With a total of just over half of the range, about half of all first hashes are rejected."""
    total = (1 << 255) + 1
    draw, rejected = numbered(5), 0
    for n in range(60):
        hashes = [
            int.from_bytes(sha256(text.encode()).digest(), "big")
            for text in (f"5/{n}", *(f"5/{n}/{k}" for k in range(1, 40)))
        ]
        first = next(value for value in hashes if value < total)
        rejected += hashes[0] >= total
        assert draw(n, total) == first
    assert 15 < rejected < 45


def test_secure_draws_ask_the_operating_system(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def urandom(count: int) -> bytes:
        asked.append(count)
        return bytes(count - 1) + b"\x2a"

    monkeypatch.setattr("os.urandom", urandom)
    assert secure(0, 100) == 42
    assert asked == [16]


def test_deal_numbers_have_nine_digits_at_most() -> None:
    assert len(str(DEALS - 1)) == 9


@given(st.lists(st.tuples(st.text(min_size=1, max_size=3), st.integers(1, 9)), min_size=1, max_size=8))
def test_each_outcome_falls_as_often_as_it_weighs(chances: list[tuple[str, int]]) -> None:
    total = sum(weight for _, weight in chances)
    picked = [pick(chances, value) for value in range(total)]
    assert picked == [outcome for outcome, weight in chances for _ in range(weight)]
    with pytest.raises(ValueError):
        pick(chances, total)
