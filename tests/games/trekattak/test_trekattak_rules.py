"""What the articles of Trekattak say about deck, turn, pieces, pile and end, each shown at a position."""

from __future__ import annotations

import pytest

import tatak_play
from tablee.game import CHANCE, OVER, NotationError
from tablee.games.trekattak import GAME


def at(position: str, **options: str) -> tatak_play.Table:
    return tatak_play.Table(GAME, position, **options)


def begin(players: int = 2, **options: str) -> tatak_play.Table:
    return at("/".join(["-+"] * players) + "|||borg0|1 turn", **options)


PIECES = [f"{ship}{number}" for ship in "FKVG" for number in range(1, 10)]


# -- set-up --------------------------------------------------------------------------------------------------------


@pytest.mark.article("T-01")
def test_ninety_cards_lie_in_the_pile_and_nobody_has_any() -> None:
    pile = dict(GAME.chances(begin(4).play("draw").state))
    once = ["federation", "ferengi", "klingon", "vulcan", "cardassian", "romulan", "khan", "jemhadar"]
    once += ["breen", "kazon", "gorn", "q"]
    assert pile == dict.fromkeys([*PIECES, *once], 1) | {"L": 27, "p": 9, "borg": 3, "orion": 3}
    assert sum(pile.values()) == 90
    assert GAME.print_position(GAME.start(4, GAME.settings({}))) == "-+/-+/-+/-+|||borg0|1 turn"


@pytest.mark.article("T-01")
def test_a_card_that_is_not_in_the_pile_cannot_come() -> None:
    table = at("F1+/-+||khan|borg0|2 draw")
    assert table.refused(":khan") == ("T-01", "not-in-pile")
    assert table.refused(":picard") == ("T-01", "no-such-card")


@pytest.mark.article("T-02")
def test_the_first_seat_starts_and_play_goes_clockwise() -> None:
    table = begin(3)
    assert [table.play("draw, :L, pass").state.seat for _ in range(3)] == [1, 2, 0]


@pytest.mark.article("T-02")
def test_a_random_starter_is_drawn_before_anything_else() -> None:
    state = GAME.start(3, GAME.settings({"starter": "random"}))
    assert GAME.to_move(state) is CHANCE
    assert [name for name, _ in GAME.chances(state)] == ["seat1", "seat2", "seat3"]
    assert GAME.outcomes(state) == ("seat1", "seat2", "seat3")
    assert at(GAME.print_position(state), starter="random").play(":seat2").position == "-+/-+/-+|||borg0|2 turn"


# -- drawing and buying --------------------------------------------------------------------------------------------


@pytest.mark.article("T-03")
def test_one_card_must_be_drawn_then_one_may_go_on_or_pass() -> None:
    table = begin()
    assert table.legal == ["draw"]
    assert table.refused("pass") == ("T-03", "draw-first")
    for card in ("F1", "L", "p", "K2"):
        assert table.play(f"draw, :{card}").legal == ["draw", "pass"]


@pytest.mark.article("T-03")
def test_under_the_option_a_ship_piece_must_be_followed_by_a_card() -> None:
    table = begin(piece="draw-on").play("draw, :F1")
    assert table.position == "F1+/-+|||borg0|1 again"
    assert (table.legal, table.forced) == (["draw"], None)
    assert table.refused("pass") == ("T-03", "draw-on")
    assert table.refused("buy F2") == ("T-04", "buy-first")
    assert table.play("draw, :K1").legal == ["draw"]
    assert table.play("draw, :L").legal == ["draw", "pass"]


@pytest.mark.article("T-03")
def test_a_piece_taken_with_an_ally_was_not_drawn() -> None:
    table = at("F1+/-+F2|||borg0|1 turn", piece="draw-on").play("draw, :federation, take F2")
    assert table.legal == ["draw", "pass"]


@pytest.mark.article("T-04")
def test_a_piece_of_the_own_ship_costs_three_latinium_and_the_purchase_ends_the_turn() -> None:
    table = at("F12+L,L,L,L/K1+F9,V2|||borg0|1 turn")
    assert table.legal == ["draw", "buy F9"]
    assert table.refused("buy V2") == ("T-04", "other-colour")
    assert table.refused("buy K1") == ("T-04", "other-colour")
    assert table.refused("buy F8") == ("T-04", "not-for-sale")
    assert table.play("buy F9").position == "F129+L/K1+L,L,L,V2|||borg0|2 turn"


@pytest.mark.article("T-04")
def test_two_latinium_do_not_buy_nor_does_who_has_drawn_or_builds_nothing() -> None:
    assert at("F12+L,L/K1+F9|||borg0|1 turn").refused("buy F9") == ("T-04", "too-few-coins")
    assert at("F12+L,L,L/K1+F9|||borg0|1 more").refused("buy F9") == ("T-04", "buy-first")
    assert at("-+L,L,L/K1+F9|||borg0|1 turn").refused("buy F9") == ("T-04", "no-boat")


@pytest.mark.article("T-04")
def test_only_pieces_are_bought() -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse_move("buy p")
    assert caught.value.article == "T-04"


# -- cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.article("T-05")
def test_a_piece_starts_the_ship_joins_it_or_goes_to_the_reserve() -> None:
    table = begin().play("draw, :V4, draw, :V9, draw, :K1, pass")
    assert table.position == "V49+K1/-+|||borg0|2 turn"
    assert table.play("draw, :V1").position == "V49+K1/-+V1|||borg0|2 more"
    assert table.play("draw, :K2").position == "V49+K1/K2+V1|||borg0|2 more"


@pytest.mark.article("T-05")
def test_waiting_pieces_join_a_ship_that_is_started() -> None:
    table = at("-+K1,K5,V2/V1+|||borg0|1 turn").play("draw, :K3")
    assert table.position == "K135+V2/V1+|||borg0|1 more"
    assert table.tells("start")["cards"] == ("K1", "K5")


@pytest.mark.article("T-06")
def test_latinium_and_phasers_go_to_the_reserve() -> None:
    assert begin().play("draw, :p, draw, :L").position == "-+L,p/-+|||borg0|1 more"


@pytest.mark.article("T-07")
def test_an_alien_people_attacks_and_ends_the_turn_once_it_is_settled() -> None:
    table = at("F1+p/-+|||borg0|1 turn").play("draw, :gorn")
    assert table.position == "F1+p/-+|||borg0|1 gorn phasers1"
    for move in ("draw", "pass", "buy F2"):
        assert table.refused(move) == ("T-13", "phasers-first")
    assert table.play("spend p").state.seat == 1


@pytest.mark.article("T-07", "T-20")
def test_the_people_of_the_own_ship_do_not_attack() -> None:
    table = at("K1+L,L,L,p/-+|||borg0|1 turn").play("draw, :klingon")
    assert table.position == "K1+L,L,L,p/-+|||borg0|1 klingon ally"
    assert table.kinds == ["ally"]


# -- pile and end --------------------------------------------------------------------------------------------------


@pytest.mark.article("T-22")
def test_the_discard_becomes_the_pile_when_somebody_must_draw_from_none() -> None:
    aliens = "federation,ferengi,klingon,vulcan,borg,borg,borg,cardassian,orion,orion,orion,romulan,khan,jemhadar"
    reserve = ",".join([*["L"] * 27, *["p"] * 9, *PIECES[18:26], *PIECES[27:]])
    table = at(f"F12345678+/K12345678+{reserve}|F9,K9,V9,{aliens},kazon,gorn,q|breen|borg0|1 turn")
    assert not any(table.state.pile)
    table.play("draw")
    assert table.tells("reshuffle")["cards"] == 20
    assert table.position == f"F12345678+/K12345678+{reserve}||breen|borg0|1 draw"
    assert "breen" not in dict(GAME.chances(table.state))


@pytest.mark.article("T-23")
def test_the_ship_binds_for_life() -> None:
    table = at("F1+/-+|||borg0|1 turn").play("draw, :gorn, give F1")
    assert table.position == "F+/-+|F1,gorn||borg0|2 turn"
    assert table.play("draw, :F2").position == "F+/-+F2|F1,gorn||borg0|2 more"
    assert table.play("pass, draw, :K1, draw, :F3").position == "F3+K1/-+F2|F1,gorn||borg0|1 more"


@pytest.mark.article("T-23")
def test_under_the_option_a_lost_ship_is_open_to_all() -> None:
    table = at("F1+/-+|||borg0|1 turn", colour="freed").play("draw, :gorn, give F1")
    assert table.position == "-+/-+|F1,gorn||borg0|2 turn"
    assert table.play("draw, :F2").position == "-+/F2+|F1,gorn||borg0|2 more"


@pytest.mark.article("T-23")
def test_a_builder_without_pieces_has_allies_and_is_what_khan_hates() -> None:
    assert at("K+/-+|||borg0|1 turn").play("draw, :klingon").position == "K+/-+|||borg0|1 klingon ally"
    assert at("F+L,L,L,L,L/-+|||borg0|1 turn").play("draw, :khan").position.endswith("khan owe5")


@pytest.mark.article("T-23")
def test_after_q_without_a_possible_ship_any_free_one_may_be_started() -> None:
    table = at("F12+L/K1+|||borg0|1 turn").play("draw, :q")
    assert table.position == "-+L/K1+|F1,F2,q||borg0|2 turn"
    assert table.play("draw, :F3, pass, draw, :V1").position == "V1+L/K1+F3|F1,F2,q||borg0|1 more"


@pytest.mark.article("T-24")
@pytest.mark.parametrize(
    ("position", "line"),
    [
        ("F12345678+/-+|||borg0|1 turn", "draw, :F9"),
        ("F12345678+L,L,L/-+F9|||borg0|1 turn", "buy F9"),
        ("F12345678+/-+F9|||borg0|1 turn", "draw, :federation, take F9"),
        ("F1+G1,G2,G3,G4,G5,G6,G7/-+G8,G9|||borg0|1 turn", "draw, :q, build G"),
    ],
    ids=["drawn", "bought", "taken", "by Q"],
)
def test_the_first_complete_ship_wins_at_once(position: str, line: str) -> None:
    table = at(position).play(line)
    result = GAME.result(table.state)
    assert GAME.to_move(table.state) is OVER
    assert result is not None
    assert result.winners == (0,)
    assert (table.kinds[-1], table.legal) == ("win", [])
    assert table.refused("draw") == ("T-24", "over")
    assert tatak_play.total(table.state) == 90
