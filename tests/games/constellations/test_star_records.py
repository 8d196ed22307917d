"""How a match is coded (the issue asks for 950 characters at most for three players with names)."""

from __future__ import annotations

import pytest
from skies import MATCH, link_match, random_game

from tablee import games, record
from tablee.game import CHANCE, Draw
from tablee.games.constellations import GAME
from tablee.games.constellations.boards import LARGE
from tablee.games.constellations.moves import HIDDEN, KINDS, Move
from tablee.games.constellations.state import draws
from tablee.match import Match, header, replay

NAMES = ("Marguerite", "Jean-François", "Ὀδυσσεύς", "Anna-Katharina", "Bo")


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "IDS", tuple({*games.IDS, "constellations"}))


def one_device(players: int, seed: int) -> Match:
    entries = [entry for _, entry in random_game(players, seed)][:-1]
    return replay(header("constellations", players, names=NAMES, match_id=MATCH), entries)


def by_link(players: int, seed: int, entries: int = 1000) -> Match:
    log = link_match(players, seed, entries)[1]
    return replay(header("constellations", players, names=NAMES, match_id=MATCH), log)


@pytest.mark.parametrize(("players", "seed"), [(3, 0), (4, 1), (5, 2)])
def test_a_match_on_one_device_opens_as_it_was_written(players: int, seed: int) -> None:
    match = one_device(players, seed)
    assert record.decode(record.encode(match)) == match
    assert record.log_length(match) <= 160


@pytest.mark.parametrize("entries", [3, 12, 20, 33, 60, 1000])
def test_a_match_by_link_opens_as_it_was_written_sealed_and_shown(entries: int) -> None:
    match = by_link(3, 7, entries)
    assert record.decode(record.encode(match)) == match


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_match_by_link_of_three_with_names_takes_at_most_950_characters(seed: int) -> None:
    assert len(record.encode(by_link(3, seed))) <= 950


def forms() -> list[Move]:
    """Every form a move has in a log."""
    seal = bytes(range(100, 116))
    large = [star for star, is_large in enumerate(LARGE) if is_large]
    return [
        *GAME.universe(GAME.start(3, GAME.settings({}))),
        *(Move(HIDDEN, star, seal_) for star in large for seal_ in (b"", seal, b"\0" * 15 + b"\1")),
        *(Move(kind, star, seal) for star in large for kind in KINDS),
    ]


def test_every_form_of_a_move_has_its_own_digits_and_comes_back() -> None:
    state = next(state for state, _ in random_game(3, 0) if not draws(state))
    seen = set()
    for move in forms():
        digits = GAME.encode(state, move, 1)
        assert digits is not None and all(0 <= value < size for value, size in digits)
        assert digits[0][1] == 84
        seen.add(digits)
        left = list(digits)

        def read(size: int, left: list[tuple[int, int]] = left) -> int:
            value, wanted = left.pop(0)
            assert size == wanted
            return value

        assert GAME.decode(state, read, 1) == move and not left
    assert len(seen) == len(forms())


def test_a_seal_costs_128_bits_and_a_plain_move_about_ten() -> None:
    state = next(state for state, _ in random_game(3, 0) if not draws(state))

    def size(text: str) -> int:
        product = 1
        for _, digit in GAME.encode(state, GAME.parse_move(text), 1) or ():
            product *= digit
        return product.bit_length()

    assert size("7@leo.0") <= 10 and size("7@leo.3") <= 11
    assert size(f"?@leo.3#{'A' * 22}") == size(f"7@leo.3#{'A' * 22}") == size("7@leo.3") + 128


def test_any_digits_are_some_move_and_no_move_has_two_codes() -> None:
    state = next(state for state, _ in random_game(3, 0) if not draws(state))
    for first in range(84):
        for second in range(20):
            asked: list[tuple[int, int]] = []

            def read(size: int, values=(first, second, 5), asked=asked) -> int:
                asked.append((values[len(asked)] % size, size))
                return asked[-1][0]

            move = GAME.decode(state, read, 1)
            assert move is not None and GAME.parse_move(str(move)) == move
            assert GAME.encode(state, move, 1) == tuple(asked)


def test_draws_are_coded_by_their_number_among_seats_or_boards() -> None:
    state = GAME.start(4, GAME.settings({"starter": "random"}))
    assert GAME.outcomes(state) == ("seat1", "seat2", "seat3", "seat4")
    assert GAME.encode(state, Draw("seat2"), 1) is None
    state = GAME.apply(state, Draw("seat2"))
    assert GAME.to_move(state) is CHANCE and len(GAME.outcomes(state)) == 12
    later = GAME.apply(state, Draw("leo"))
    assert GAME.outcomes(later) == GAME.outcomes(state)


def test_the_table_numbers_every_choice_once() -> None:
    listed = list(GAME.table(1))
    assert sorted(map(str, listed)) == sorted(map(str, GAME.universe(GAME.start(3, GAME.settings({})))))
