"""Settling a full board (C-08 … C-18): the cases of the rulebook, worked examples, and a slow scorer."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from skies import play, position, random_game, tells

from tablee.game import Refusal
from tablee.games.constellations import GAME
from tablee.games.constellations.boards import BOARDS, INDEX
from tablee.games.constellations.moves import TOKENS, VALUES, lying
from tablee.games.constellations.scoring import score
from tablee.games.constellations.state import hand_size

CASES = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))["cases"]
SCORING = ("C-08", "C-09", "C-10", "C-11", "C-12", "C-13", "C-14", "C-15", "C-16")


def settled(board: str, tokens: str, consolation: str = "reserve", players: int = 4):
    """Coins by seat letter, and what was told, when the last of these tokens is placed."""
    *lie, last = tokens.split()
    star = len(lie)
    other = "aries" if board != "aries" else "libra"
    rest = " ".join("." * BOARDS[INDEX[other]].size)
    coins = "/".join("0" * players)
    seat = "ABCDE".index(last[0]) + 1
    before = position(f"{board} {' '.join(lie)} ./{other} {rest}|{coins}||{seat}", consolation=consolation)
    after, told = play(before, f"{last[1:]}@{board}.{star}")
    return dict(zip("ABCDE", after.coins, strict=False)), told


@pytest.mark.article(*SCORING)
@pytest.mark.parametrize("consolation", ["reserve", "winner"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case["case"])
def test_the_worked_cases_of_the_rulebook(case, consolation: str) -> None:
    coins, told = settled(case["board"], " ".join(case["tokens"]), consolation)
    expected = case["coins"][f"consolation={consolation}"]
    assert coins == {seat: expected.get(seat, 0) for seat in "ABCD"}
    totals = {"ABCD"[h["seat"]]: {"value": h["value"], "tokens": h["tokens"]} for h in tells(told, "total")}
    assert totals == case["totals"]


@pytest.mark.article("C-08")
def test_a_board_is_settled_the_moment_its_last_star_is_taken() -> None:
    state = position("cancer A10 BD A7 . ./aries . . . .|0/0/0||3")
    state, told = play(state, "5@cancer.4")
    assert not tells(told, "full") and state.coins == (0, 0, 0)
    state, told = play(state, "1@cancer.3")
    assert [h.kind for h in told][:3] == ["place", "full", "reveal"]
    assert [(h["board"], h["seat"]) for h in tells(told, "full")] == [("cancer", 0)]
    assert sum(state.coins) > 0


@pytest.mark.article("C-08")
def test_all_face_down_tokens_are_turned_up_and_told() -> None:
    _, told = settled("cancer", "A10 BD A7 C5 B1")
    (reveal,) = tells(told, "reveal")
    assert reveal["tokens"] == (("cancer.2", 0, "7"), ("cancer.4", 1, "1"))


@pytest.mark.article("C-09")
def test_joined_holes_go_all_together_before_they_swallow() -> None:
    # Three holes in a row on the path of Aries: none remains, the 10 beside them counts.
    coins, told = settled("aries", "AH BH CH A10")
    (cancel,) = tells(told, "cancel")
    assert cancel["tokens"] == (("aries.0", 0, "H"), ("aries.1", 1, "H"), ("aries.2", 2, "H"))
    assert not tells(told, "swallow")
    assert coins == {"A": 4, "B": 0, "C": 0, "D": 0}


@pytest.mark.article("C-09", "C-10")
def test_a_hole_apart_stays_and_swallows_while_joined_ones_cancel() -> None:
    # leo: 0-1-2-3-4-5-6, 3-7, 6-8, 8-7; holes on 0 and 1 cancel, the one on 6 takes 5, 7 is out of its reach.
    _, told = settled("leo", "AH BH A10 B7 C5 C6 CH A1 B3")
    assert tells(told, "cancel")[0]["tokens"] == (("leo.0", 0, "H"), ("leo.1", 1, "H"))
    (swallow,) = tells(told, "swallow")
    assert (swallow["at"], swallow["seat"]) == ("leo.6", 2)
    assert swallow["tokens"] == (("leo.5", 2, "6"), ("leo.7", 0, "1"), ("leo.8", 1, "3"))
    assert {h["seat"]: h["value"] for h in tells(told, "total")} == {0: 10, 1: 7, 2: 5}


@pytest.mark.article("C-10")
def test_a_token_between_two_holes_goes_back_once() -> None:
    _, told = settled("aries", "AH B10 CH A7")
    assert [h["tokens"] for h in tells(told, "swallow")] == [(("aries.1", 1, "10"),), (("aries.3", 0, "7"),)]
    assert {h["seat"]: (h["value"], h["tokens"]) for h in tells(told, "total")} == {0: (0, 1), 2: (0, 1)}


@pytest.mark.article("C-10", "C-11")
def test_a_swallowed_double_star_doubles_nothing() -> None:
    _, told = settled("aries", "AH BD C7 A5")
    assert not tells(told, "double")
    assert {h["seat"]: h["value"] for h in tells(told, "total")} == {2: 7, 0: 5}


@pytest.mark.article("C-11")
def test_double_stars_double_neighbours_of_anyone_and_two_make_four_times() -> None:
    _, told = settled("aries", "AD B10 CD C3")
    assert [(h["at"], h["tokens"]) for h in tells(told, "double")] == [
        ("aries.0", (("aries.1", 1, "10"),)),
        ("aries.2", (("aries.1", 1, "10"), ("aries.3", 2, "3"))),
    ]
    totals = {h["seat"]: (h["value"], h["parts"]) for h in tells(told, "total")}
    assert totals == {0: (0, ()), 1: (40, (("aries.1", 40),)), 2: (6, (("aries.3", 6),))}


@pytest.mark.article("C-11")
def test_double_stars_and_holes_are_worth_nothing_themselves_beside_each_other_too() -> None:
    _, told = settled("aries", "AD BD C1 CH")
    assert {h["seat"]: (h["value"], h["tokens"]) for h in tells(told, "total")} == {
        2: (0, 1),
        0: (0, 1),
        1: (0, 1),
    }


@pytest.mark.article("C-12")
def test_values_of_one_player_add_up_and_who_has_no_token_left_is_out() -> None:
    coins, told = settled("cancer", "A10 B7 CH A6 B5")
    assert [(h["seat"], h["value"], h["tokens"]) for h in tells(told, "total")] == [(0, 10, 1), (2, 0, 1)]
    assert coins["B"] == 0 and coins["D"] == 0


@pytest.mark.article("C-13")
def test_first_and_second_take_prizes_the_others_a_coin_for_each_token() -> None:
    coins, told = settled("leo", "A10 A7 B6 B5 C3 D1 A1 D3 C1", players=5)
    assert coins == {"A": 9, "B": 7, "C": 2, "D": 2, "E": 0}
    assert [(h["seat"], h["place"], h["coins"]) for h in tells(told, "prize")] == [(0, 1, 9), (1, 2, 7)]


@pytest.mark.article("C-13")
def test_fifth_place_takes_coins_too() -> None:
    coins, told = settled("leo", "A10 A7 B6 B5 C5 D3 E1 D1 C1", players=5)
    assert coins == {"A": 9, "B": 7, "C": 2, "D": 2, "E": 1}
    assert [(h["seat"], h["coins"], h["payer"]) for h in tells(told, "consolation")] == [
        (2, 2, None),
        (3, 2, None),
        (4, 1, None),
    ]


@pytest.mark.article("C-14")
def test_the_first_placed_pays_the_consolations_out_of_the_first_prize_when_so_agreed() -> None:
    tokens = "A10 A7 B6 B5 C5 D3 E1 D1 C1"
    coins, told = settled("leo", tokens, "winner", players=5)
    assert coins == {"A": 9 - 5, "B": 7, "C": 2, "D": 2, "E": 1}
    assert {h["payer"] for h in tells(told, "consolation")} == {0}
    assert settled("leo", tokens, players=5)[0]["A"] == 9


@pytest.mark.article("C-15")
def test_equal_totals_go_to_more_tokens_holes_and_double_stars_counted() -> None:
    # Both have 7; the hole of C takes the 1 and the 6 beside it and is itself a token of C.
    coins, told = settled("cancer", "C1 CH B6 A7 C7")
    ranking = [(h["seat"], h["value"], h["tokens"]) for h in tells(told, "total")]
    assert ranking[0] == (2, 7, 2)
    assert ranking[1] == (0, 7, 1)
    assert (coins["C"], coins["A"]) == (5, 3)


@pytest.mark.article("C-15")
def test_a_double_star_breaks_a_tie_for_second() -> None:
    coins, told = settled("cancer", "CD DD A5 B5 C5")
    totals = [(h["seat"], h["value"], h["tokens"]) for h in tells(told, "total")]
    assert totals == [(0, 10, 1), (2, 5, 2), (1, 5, 1), (3, 0, 1)]
    assert coins == {"A": 5, "B": 1, "C": 3, "D": 1}


@pytest.mark.article("C-16")
@pytest.mark.parametrize("consolation", ["reserve", "winner"])
def test_level_for_first_no_prize_is_paid_and_all_take_coins_from_the_reserve(consolation: str) -> None:
    coins, told = settled("cancer", "A7 D1 B7 C3 C1", consolation)
    assert coins == {"A": 1, "B": 1, "C": 2, "D": 1}
    (tie,) = tells(told, "tie")
    assert (tie["place"], tie["seats"]) == (1, (0, 1))
    assert not tells(told, "prize")
    assert {h["payer"] for h in tells(told, "consolation")} == {None}


@pytest.mark.article("C-16")
@pytest.mark.parametrize("consolation", ["reserve", "winner"])
def test_level_for_second_the_first_prize_is_paid_in_full_and_all_others_take_coins(consolation: str) -> None:
    coins, told = settled("cancer", "A10 B5 A1 C5 D1", consolation)
    assert coins == {"A": 5, "B": 1, "C": 1, "D": 1}
    (tie,) = tells(told, "tie")
    assert (tie["place"], tie["seats"]) == (2, (1, 2))
    assert {h["payer"] for h in tells(told, "consolation")} == {None}


@pytest.mark.article("C-16")
def test_three_level_for_first() -> None:
    coins, told = settled("cancer", "A7 D1 B7 D3 C7")
    assert coins == {"A": 1, "B": 1, "C": 1, "D": 2}
    assert tells(told, "tie")[0]["seats"] == (0, 1, 2)


@pytest.mark.article("C-16")
def test_third_places_may_be_level_without_consequence() -> None:
    coins, told = settled("leo", "A10 A7 B6 B5 C3 D3 A1 A3 A5")
    assert not tells(told, "tie")
    assert coins == {"A": 9, "B": 7, "C": 1, "D": 1}


@pytest.mark.article("C-17")
@pytest.mark.parametrize("consolation", ["reserve", "winner"])
def test_alone_there_one_takes_the_first_prize_only(consolation: str) -> None:
    coins, told = settled("aries", "AH BH A7 A5", consolation)
    assert [h["seat"] for h in tells(told, "total")] == [0]
    assert coins == {"A": 4, "B": 0, "C": 0, "D": 0}
    assert [h["place"] for h in tells(told, "prize")] == [1] and not tells(told, "consolation")


@pytest.mark.article("C-17")
@pytest.mark.parametrize("consolation", ["reserve", "winner"])
def test_nobody_there_nothing_is_paid(consolation: str) -> None:
    coins, told = settled("aries", "AH BH CH DH", consolation)
    assert coins == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert tells(told, "nobody") and not tells(told, "prize")


@pytest.mark.article("C-18")
def test_all_tokens_return_the_board_goes_and_the_next_comes_before_the_next_turn() -> None:
    state = position("cancer A10 BD A7 C5 ./aries AH . . ./leo . . . . . . . . .|0/0/0|virgo,libra|2")
    held = [hand_size(state, seat) for seat in range(3)]
    state, told = play(state, "1@cancer.4")
    (remove,) = tells(told, "remove")
    assert remove["back"] == ((0, 2), (1, 2), (2, 1))
    assert [hand_size(state, seat) for seat in range(3)] == [held[0] + 2, held[1] + 1, held[2] + 1]
    assert GAME.chances(state) == (("virgo", 1), ("libra", 1))
    assert isinstance(GAME.step(state, GAME.parse_move("3@leo.0")), Refusal)
    state, _ = play(state, ":libra")
    assert GAME.to_move(state) == 2
    assert GAME.print_position(state).startswith("aries AH . . ./leo . . . . . . . . ./libra . . . . .|")


@pytest.mark.article("C-18")
def test_without_a_pile_play_goes_on_with_the_boards_left() -> None:
    state = position("cancer A10 BD A7 C5 ./aries AH . . .|0/0/0||2")
    state, _ = play(state, "1@cancer.4")
    assert GAME.print_position(state).split("|")[0] == "aries AH . . ."
    assert GAME.to_move(state) == 2


# -- an independent scorer -----------------------------------------------------------------------------------------


def slow(lines, tokens: list[str], prizes: tuple[int, int], winner_pays: bool) -> dict[str, int]:
    """What each owner receives, worked out line by line from texts like `A10`."""
    both_ways = [*lines, *((b, a) for a, b in lines)]
    alive = set(range(len(tokens)))
    alive -= {a for a, b in both_ways if tokens[a][1:] == tokens[b][1:] == "H"}
    holes = {star for star in alive if tokens[star][1:] == "H"}
    alive -= {b for a, b in both_ways if a in holes}
    worth = dict.fromkeys(alive, 0)
    for star in alive:
        if tokens[star][1:].isdigit():
            twice = [a for a, b in both_ways if b == star and a in alive and tokens[a][1:] == "D"]
            worth[star] = int(tokens[star][1:]) * 2 ** len(twice)
    total = {}
    for star in sorted(alive):
        value, count = total.get(tokens[star][0], (0, 0))
        total[tokens[star][0]] = (value + worth[star], count + 1)
    beaten_by = {p: [q for q in total if total[q] > total[p]] for p in total}
    paid = {p: count for p, (_, count) in total.items()}
    first = [p for p in total if not beaten_by[p]]
    second = [p for p in total if beaten_by[p] == first]
    if len(first) == 1:
        paid[first[0]] = prizes[0]
        if len(second) == 1:
            paid[second[0]] = prizes[1]
            if winner_pays:
                paid[first[0]] -= sum(total[p][1] for p in total if p not in first + second)
    return paid


@st.composite
def boards(draw):
    board = draw(st.sampled_from(BOARDS))
    owners = draw(st.sampled_from(("AB", "ABC", "ABCD", "ABCDE")))
    kinds = draw(st.sampled_from((TOKENS[:8], (*TOKENS[:8], "H", "H", "D", "D"), ("1", "3", "D", "H"))))
    tokens = [draw(st.sampled_from(owners)) + draw(st.sampled_from(kinds)) for _ in range(board.size)]
    return board, tokens, draw(st.booleans())


@pytest.mark.article(*SCORING, "C-17")
@settings(max_examples=600)
@given(boards())
def test_a_slow_scorer_agrees_on_random_boards(drawn) -> None:
    board, tokens, winner_pays = drawn
    stars = bytes(lying("ABCDE".index(token[0]), TOKENS.index(token[1:])) for token in tokens)
    found = score(board, stars, winner_pays)
    coins = {"ABCDE"[seat]: paid for (seat, _, _), paid in zip(found.ranking, found.coins, strict=True)}
    assert coins == slow(board.lines, tokens, board.prizes, winner_pays)
    assert all(paid >= 0 for paid in coins.values())


@pytest.mark.article("C-13", "C-14", "C-18")
@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (5, 3), (3, 4)])
@pytest.mark.parametrize("consolation", ["reserve", "winner"])
def test_what_is_told_accounts_for_every_coin_and_token(players: int, seed: int, consolation: str) -> None:
    for state, entry in list(random_game(players, seed, consolation=consolation))[:-1]:
        step = GAME.step(state, entry)
        assert not isinstance(step, Refusal)
        coins = list(state.coins)
        for told in step.happenings:
            if told.kind in ("prize", "consolation"):
                coins[told["seat"]] += told["coins"]
                if told.get("payer") is not None:
                    coins[told["payer"]] -= told["coins"]
        assert tuple(coins) == step.state.coins
        for remove in tells(step.happenings, "remove"):
            assert sum(count for _, count in remove["back"]) == BOARDS[INDEX[remove["board"]]].size


def test_values_are_what_the_letters_say() -> None:
    assert dict(zip(TOKENS, VALUES, strict=False)) == {**{str(n): n for n in (1, 3, 5, 6, 7, 10)}, "H": 0, "D": 0}
