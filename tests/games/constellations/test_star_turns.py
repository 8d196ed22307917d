"""A turn (C-05 … C-07), and that step and legal moves are one."""

from __future__ import annotations

import pytest
from skies import play, position, random_game, refused, states

from tablee import articles
from tablee.game import CHANCE, OVER, Draw, NotationError, Refusal
from tablee.games.constellations import GAME
from tablee.games.constellations.boards import BOARDS, LARGE
from tablee.games.constellations.moves import PASS
from tablee.games.constellations.state import hand_size

OPEN = "leo . . . . . . . . ./aries . . . ./libra . . . . ."


@pytest.mark.article("C-05")
def test_the_first_seat_starts_and_turns_go_clockwise() -> None:
    state, _ = play(GAME.start(3, GAME.settings({})), ":leo :aries :libra")
    seats = []
    for text in ("7@leo.0", "7@aries.1", "7@libra.3", "1@leo.3"):
        seats.append(GAME.to_move(state))
        state, _ = play(state, text)
    assert seats == [0, 1, 2, 0]


@pytest.mark.article("C-05")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_random_starter_is_drawn_first_each_seat_alike(players: int) -> None:
    state = GAME.start(players, GAME.settings({"starter": "random"}))
    assert GAME.to_move(state) is CHANCE
    assert GAME.chances(state) == tuple((f"seat{seat + 1}", 1) for seat in range(players))
    assert refused(state, "7@leo.0").article == "C-05"
    assert refused(state, ":leo").article == "C-05"
    assert refused(state, f":seat{players + 1}").article == "C-05"
    state, told = play(state, ":seat2")
    assert told[0].kind == "starter" and told[0]["seat"] == 1
    state, _ = play(state, " ".join(f":{board.id}" for board in BOARDS[:players]))
    assert GAME.to_move(state) == 1


@pytest.mark.article("C-05")
def test_any_token_goes_on_any_free_star_of_any_open_board() -> None:
    state = position(f"{OPEN}|0/0/0||2")
    assert len(GAME.legal_moves(state)) == 18 * 8
    state = position("leo . A7 . . . . . . ./aries . . C1 B5/libra . BH . . .|0/0/0||2")
    legal = set(map(str, GAME.legal_moves(state)))
    assert len(legal) == 14 * 6
    assert "5@leo.0" not in legal and "H@leo.0" not in legal and "7@leo.0" in legal and "7@leo.1" not in legal


@pytest.mark.article("C-05")
def test_exactly_one_token_is_placed() -> None:
    state = position(f"{OPEN}|0/0/0||2")
    after, told = play(state, "7@leo.1")
    assert GAME.print_position(after) == "leo . B7 . . . . . . ./aries . . . ./libra . . . . .|0/0/0||3"
    assert [(h.kind, h["seat"], h["at"], h["token"], h["down"]) for h in told] == [("place", 1, "leo.1", "7", 0)]


@pytest.mark.article("C-05")
def test_a_taken_star_and_a_board_not_open_are_refused() -> None:
    state = position("leo . A7 . . . . . . ./aries . . . ./libra . . . . .|0/0/0|virgo|2")
    refusal = refused(state, "7@leo.1")
    assert (refusal.article, refusal.kind, refusal["at"]) == ("C-05", "star-taken", "leo.1")
    waiting, gone = refused(state, "7@virgo.1"), refused(state, "7@pisces.1")
    assert (waiting.article, waiting.kind, waiting["scored"]) == ("C-05", "board-closed", 0)
    assert (gone.article, gone.kind, gone["scored"]) == ("C-05", "board-closed", 1)
    assert waiting.depth < refusal.depth


@pytest.mark.article("C-05")
def test_nobody_passes_while_a_token_is_left() -> None:
    state = position(f"{OPEN}|0/0/0||2")
    assert (refused(state, "pass").article, refused(state, "pass").kind) == ("C-05", "no-passing")
    assert GAME.forced(state) is None


@pytest.mark.article("C-06")
def test_small_stars_take_tokens_open_and_large_ones_face_down() -> None:
    state, told = play(position(f"{OPEN}|0/0/0||1"), "7@leo.3")
    assert told[0]["down"] == 1 and told[0]["token"] is None
    state, told = play(state, "7@leo.0")
    assert told[0]["down"] == 0 and told[0]["token"] == "7"
    shown = GAME.print_position(GAME.view(state, 2).state)
    assert shown.startswith("leo B7 . . A? . . . . .")


@pytest.mark.article("C-06")
@pytest.mark.parametrize("text", ["?@leo.0", f"?@leo.0#{'A' * 22}", f"7@leo.0#{'A' * 22}"])
def test_no_token_is_hidden_or_sealed_on_a_small_star(text: str) -> None:
    with pytest.raises(NotationError) as error:
        GAME.parse_move(text)
    assert error.value.article == "C-06"


NINE = "A1 A3 A5 A6 A7 A10 AH AD"


@pytest.mark.article("C-07")
def test_a_player_without_tokens_must_pass_and_nothing_else() -> None:
    state = position(f"leo {NINE} ./aries AD . . .|0/0/0||1")
    assert hand_size(state, 0) == 0
    assert GAME.legal_moves(state) == (PASS,)
    assert GAME.forced(state) == PASS
    assert (refused(state, "7@leo.8").article, refused(state, "7@leo.8").kind) == ("C-07", "must-pass")
    after, told = play(state, "pass")
    assert after.boards == state.boards and GAME.to_move(after) == 1
    assert [(h.kind, h["seat"]) for h in told] == [("pass", 0)]


@pytest.mark.article("C-07")
def test_tokens_come_back_in_time_to_place_again() -> None:
    state = position(f"leo {NINE} ./aries AD . . .|0/0/0||3")
    state, _ = play(state, "3@leo.8")
    assert hand_size(state, 0) == 8
    assert GAME.forced(state) is None and len(GAME.legal_moves(state)) == 3 * 8


@pytest.mark.article("C-07")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_deadlock_all_open_boards_together_take_fewer_tokens_than_there_are(players: int) -> None:
    most = sum(sorted((board.size for board in BOARDS), reverse=True)[:players])
    assert most < 9 * players


@pytest.mark.article("C-05", "C-07")
@pytest.mark.parametrize(("players", "seed"), [(3, 0), (4, 1), (5, 2)])
def test_step_and_legal_moves_agree_over_every_move_there_is(players: int, seed: int) -> None:
    for state in states(players, seed, every=9, starter="random"):
        legal = GAME.legal_moves(state)
        accepted = [m for m in GAME.universe(state) if not isinstance(GAME.step(state, m), Refusal)]
        assert sorted(map(str, legal)) == sorted(map(str, accepted))
        assert len(set(legal)) == len(legal)
        assert bool(legal) == isinstance(GAME.to_move(state), int)


@pytest.mark.parametrize("seed", range(6))
def test_apply_is_step_without_words(seed: int) -> None:
    for state, entry in list(random_game(3 + seed % 3, seed, starter="random", consolation="winner"))[:-1]:
        step = GAME.step(state, entry)
        assert not isinstance(step, Refusal)
        assert GAME.apply(state, entry) == step.state


def test_every_refusal_names_an_article_of_the_rulebook() -> None:
    known = {article.id for article in articles.load("constellations")}
    assert known == {f"C-{number:02}" for number in range(1, 20)}
    entries = (*GAME.universe(states(3, 0)[0])[::7], Draw("leo"), Draw("seat2"), Draw(None))
    for state in states(3, 3, every=12):
        for entry in entries:
            step = GAME.step(state, entry)
            if isinstance(step, Refusal):
                assert step.article in known and step.kind


def test_picks_are_a_token_and_a_star() -> None:
    state = position(f"{OPEN}|0/0/0||2")
    picks = [GAME.picks(state, move) for move in GAME.universe(state)]
    assert len(set(picks)) == len(picks) == 83 * 8 + 1
    assert GAME.picks(state, GAME.parse_move("10@leo.3")) == ("10", "leo.3")
    assert GAME.picks(state, PASS) == ("pass",)


def test_a_game_has_at_most_as_many_entries_as_the_limit() -> None:
    placings, draws = len(LARGE), 13
    assert placings + draws + 4 * placings < GAME.longest
    assert all(GAME.to_move(states(players, 5)[-1]) is OVER for players in (3, 4, 5))
