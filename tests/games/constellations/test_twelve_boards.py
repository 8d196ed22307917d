"""Set-up: the boards, what lies open, what everyone has (C-01 … C-04)."""

from __future__ import annotations

import pytest
from skies import play, position, random_game, refused, states

from tablee.game import CHANCE, Draw, NotationError, OptionError
from tablee.games.constellations import GAME
from tablee.games.constellations.boards import BOARD_OF, BOARDS, LARGE, STARS
from tablee.games.constellations.state import hand, hand_size

ZODIAC = "aries taurus gemini cancer leo virgo libra scorpius sagittarius capricornus aquarius pisces"


@pytest.mark.article("C-01")
def test_the_twelve_boards_are_the_zodiac_with_83_stars_31_of_them_large() -> None:
    assert [board.id for board in BOARDS] == ZODIAC.split()
    assert sum(board.size for board in BOARDS) == len(STARS) == len(LARGE) == len(BOARD_OF) == 83
    assert sum(map(sum, (board.large for board in BOARDS))) == sum(LARGE) == 31


@pytest.mark.article("C-01")
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_a_board_pays_its_number_of_stars_and_two_less(board) -> None:
    assert board.prizes == (board.size, board.size - 2)
    assert len(board.places) == len(board.bayer) == len(board.joined) == board.size
    assert STARS[board.first] == f"{board.id}.0"


@pytest.mark.article("C-01")
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_lines_join_every_star_of_a_board_both_ways_and_none_twice(board) -> None:
    assert len({frozenset(line) for line in board.lines}) == len(board.lines)
    for a, b in board.lines:
        assert a != b and b in board.joined[a] and a in board.joined[b]
    assert sum(map(len, board.joined)) == 2 * len(board.lines)
    reached, ahead = set(), [0]
    while ahead:
        star = ahead.pop()
        if star not in reached:
            reached.add(star)
            ahead += board.joined[star]
    assert reached == set(range(board.size))


@pytest.mark.article("C-01")
def test_a_star_no_board_has_is_refused_by_name() -> None:
    with pytest.raises(NotationError) as error:
        GAME.parse_move("7@aries.4")
    assert error.value.article == "C-01"


@pytest.mark.article("C-02")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_as_many_boards_as_players_are_opened_by_chance_before_the_first_turn(players: int) -> None:
    state = GAME.start(players, GAME.settings({}))
    for opened in range(players):
        assert GAME.to_move(state) is CHANCE
        assert len(state.boards) == opened
        assert refused(state, "7@leo.3").article == "C-02"
        chances = GAME.chances(state)
        assert [name for name, _ in chances] == [BOARDS[board].id for board in state.pile]
        assert {weight for _, weight in chances} == {1}
        state, told = play(state, f":{chances[-1][0]}")
        assert told[0].kind == "open" and told[0]["board"] == chances[-1][0]
    assert GAME.to_move(state) == 0
    assert len(state.boards) == players and len(state.pile) == 12 - players
    assert not any(any(stars) for _, stars in state.boards)


@pytest.mark.article("C-02")
def test_a_board_that_lies_open_or_no_board_at_all_cannot_be_drawn() -> None:
    state, _ = play(GAME.start(3, GAME.settings({})), ":leo")
    assert refused(state, ":leo").kind == "not-in-pile"
    assert refused(state, ":orion").kind == "no-such-draw"
    assert refused(state, ":?").kind == "no-such-draw"
    assert refused(state, ":seat1").kind == "no-such-draw"
    state, _ = play(state, ":aries :virgo")
    assert refused(state, ":libra").kind == "no-draw"


@pytest.mark.article("C-02")
def test_the_order_of_the_pile_is_nowhere_in_the_state() -> None:
    state = states(3, 1)[0]
    one, _ = play(state, ":leo :aries :virgo")
    assert list(one.pile) == sorted(one.pile)
    assert {name for name, _ in GAME.chances(state)} == set(ZODIAC.split())


@pytest.mark.article("C-03")
def test_everyone_has_1_3_5_6_7_10_a_hole_and_two_double_stars() -> None:
    state, _ = play(GAME.start(4, GAME.settings({})), ":leo :aries :virgo :libra")
    assert all(hand_size(state, seat) == 9 and sum(hand(state, seat)) == 9 for seat in range(4))
    on_one_star = [str(move).split("@")[0] for move in GAME.legal_moves(state) if str(move).endswith("@leo.0")]
    assert on_one_star == ["1", "3", "5", "6", "7", "10", "H", "D"]


@pytest.mark.article("C-03")
def test_a_token_that_lies_on_a_board_is_not_in_hand_and_there_are_two_double_stars() -> None:
    state = position("leo A7 AD . . . . . . ./aries . . . .|0/0/0||1")
    assert refused(state, "7@leo.2").article == "C-03"
    assert refused(state, "7@leo.2")["at"] == ("leo.0",)
    state, _ = play(state, "D@aries.0 7@leo.2 H@leo.3")
    refusal = refused(state, "D@leo.4")
    assert (refusal.article, refusal.kind, refusal["seat"]) == ("C-03", "not-in-hand", 0)
    assert refusal["at"] == ("leo.1", "aries.0")


@pytest.mark.article("C-03")
def test_there_are_no_other_tokens() -> None:
    for text in ("2@leo.3", "0@leo.3", "X@leo.3"):
        with pytest.raises(NotationError) as error:
            GAME.parse_move(text)
        assert error.value.article == "C-03"


@pytest.mark.article("C-04")
def test_the_reserve_pays_however_much_was_paid_before() -> None:
    poor = position("cancer A10 B5 A1 C7 ./aries . . . .|0/0/0||1")
    rich = position("cancer A10 B5 A1 C7 ./aries . . . .|9000/9000/9000||1")
    earned = play(poor, "3@cancer.4")[0].coins
    assert sum(earned) > 5
    assert play(rich, "3@cancer.4")[0].coins == tuple(9000 + coins for coins in earned)


@pytest.mark.article("C-04")
def test_nobody_has_coins_at_the_start() -> None:
    assert GAME.start(5, GAME.settings({})).coins == (0, 0, 0, 0, 0)


@pytest.mark.parametrize("players", [2, 6])
def test_three_to_five_play(players: int) -> None:
    with pytest.raises(OptionError):
        GAME.start(players, {"consolation": "reserve", "starter": "first"})


def test_twelve_boards_come_in_every_game() -> None:
    entries = [entry for _, entry in random_game(3, 8)][:-1]
    assert sorted(str(entry)[1:] for entry in entries if isinstance(entry, Draw)) == sorted(ZODIAC.split())
