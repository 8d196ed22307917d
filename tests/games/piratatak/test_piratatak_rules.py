"""What the articles of Piratatak say, each shown at a position."""

from __future__ import annotations

import pytest

import tatak_play
from tablee.game import CHANCE, OVER, NotationError, OptionError
from tablee.games.piratatak import GAME


def at(position: str, **options: str) -> tatak_play.Table:
    return tatak_play.Table(GAME, position, **options)


def begin(players: int = 2, **options: str) -> tatak_play.Table:
    return at("/".join(["-+"] * players) + "||1 turn", **options)


# -- set-up --------------------------------------------------------------------------------------------------------


@pytest.mark.article("P-01")
def test_fifty_five_cards_lie_in_the_pile_and_nobody_has_any() -> None:
    pile = dict(GAME.chances(begin(3).play("draw").state))
    pieces = {f"{colour}{number}": 1 for colour in "RBGY" for number in range(1, 7)}
    assert pile == {**pieces, "o": 20, "!": 8, "c": 3}
    assert sum(pile.values()) == 55
    assert GAME.print_position(GAME.start(3, GAME.settings({}))) == "-+/-+/-+||1 turn"


@pytest.mark.article("P-01")
def test_a_card_that_is_not_in_the_pile_cannot_come() -> None:
    table = at("R1+/-+||2 draw")
    assert table.refused(":R1") == ("P-01", "not-in-pile")
    assert table.refused(":K1") == ("P-01", "no-such-card")
    assert table.refused(":?") == ("P-01", "no-such-card")
    assert begin().refused(":R1") == ("P-03", "no-card-due")


@pytest.mark.article("P-02")
def test_the_first_seat_starts_and_play_goes_clockwise() -> None:
    table = begin(3)
    assert table.state.seat == 0
    seats = [table.play("draw, :o, pass").state.seat for _ in range(3)]
    assert seats == [1, 2, 0]
    assert table.tells("turn")["seat"] == 0


@pytest.mark.article("P-02")
def test_a_random_starter_is_drawn_before_anything_else() -> None:
    state = GAME.start(4, GAME.settings({"starter": "random"}))
    assert GAME.to_move(state) is CHANCE
    assert GAME.chances(state) == (("seat1", 1), ("seat2", 1), ("seat3", 1), ("seat4", 1))
    table = at(GAME.print_position(state), starter="random")
    assert table.refused("draw") == ("P-02", "starter-first")
    assert table.refused(":seat5") == ("P-02", "no-such-seat")
    assert table.play(":seat3").position == "-+/-+/-+/-+||3 turn"
    assert table.tells("starter")["seat"] == 2


@pytest.mark.article("P-02")
def test_two_to_four_play() -> None:
    for players in (1, 5):
        with pytest.raises(OptionError):
            GAME.start(players, GAME.settings({}))


# -- drawing and buying --------------------------------------------------------------------------------------------


@pytest.mark.article("P-03")
def test_one_card_must_be_drawn_before_passing() -> None:
    table = begin()
    assert table.legal == ["draw"]
    assert table.refused("pass") == ("P-03", "draw-first")
    assert table.forced is None
    assert table.play("draw, :o").legal == ["draw", "pass"]


@pytest.mark.article("P-03")
def test_there_is_no_upper_limit_to_drawing() -> None:
    table = begin()
    for _ in range(20):
        table.play("draw, :o")
    assert table.legal == ["draw", "pass"]


@pytest.mark.article("P-03")
def test_nothing_is_chosen_while_a_card_is_turned_up() -> None:
    table = begin().play("draw")
    assert GAME.to_move(table.state) is CHANCE
    assert table.legal == []
    assert table.refused("pass") == ("P-03", "card-first")


@pytest.mark.article("P-04")
def test_a_piece_costs_three_coins_and_the_purchase_ends_the_turn() -> None:
    table = at("R12+o,o,o,o/B1+R5||1 turn")
    assert table.legal == ["draw", "buy R5"]
    assert table.play("buy R5").position == "R125+o/B1+o,o,o||2 turn"
    assert table.told[0]["seller"] == 1
    assert (table.told[0]["at"], table.told[0]["to"]) == ("reserve:1", "boat:0")


@pytest.mark.article("P-04")
def test_two_coins_do_not_buy() -> None:
    table = at("R12+o,o/B1+R5||1 turn")
    assert table.legal == ["draw"]
    assert table.refused("buy R5") == ("P-04", "too-few-coins")


@pytest.mark.article("P-05")
def test_buying_comes_before_the_first_draw() -> None:
    table = at("R12+o,o,o/B1+R5||1 turn").play("draw, :o")
    assert table.legal == ["draw", "pass"]
    assert table.refused("buy R5") == ("P-05", "buy-first")


@pytest.mark.article("P-05")
@pytest.mark.parametrize(
    ("position", "piece", "why"),
    [
        ("-+o,o,o/B1+R5||1 turn", "R5", "no-boat"),
        ("R1+o,o,o/B1+G5||1 turn", "G5", "other-colour"),
        ("R1+o,o,o/B1+||1 turn", "B1", "other-colour"),
        ("R1+o,o,o/B1+||1 turn", "R5", "not-for-sale"),
        ("R1+o,o,o/B1+|R5|1 turn", "R5", "not-for-sale"),
        ("R1+o,o,o/B1+||1 turn", "R1", "have-it"),
        ("R1+o,o,o,G3/B1+||1 turn", "G3", "have-it"),
    ],
)
def test_only_a_piece_of_the_own_colour_from_an_opponents_reserve_is_for_sale(
    position: str, piece: str, why: str
) -> None:
    table = at(position)
    assert table.legal == ["draw"]
    assert table.refused(f"buy {piece}") == ("P-05", why)


@pytest.mark.article("P-05")
def test_only_pieces_are_bought() -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse_move("buy o")
    assert caught.value.article == "P-05"


# -- cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.article("P-06", "P-14")
def test_the_first_piece_starts_the_boat_and_fixes_the_colour() -> None:
    table = begin().play("draw, :G4")
    assert table.position == "G4+/-+||1 more"
    assert (table.tells("start")["colour"], table.tells("start")["to"]) == ("G", "boat:0")


@pytest.mark.article("P-06")
def test_a_piece_of_a_colour_another_builds_starts_nothing() -> None:
    table = at("R1+/-+||2 turn").play("draw, :R2")
    assert table.position == "R1+/-+R2||2 more"
    assert table.tells("reserve")["to"] == "reserve:1"


@pytest.mark.article("P-07")
def test_own_pieces_join_the_boat_and_others_the_reserve() -> None:
    table = at("R1+/-+||1 turn").play("draw, :R6")
    assert (table.position, table.kinds) == ("R16+/-+||1 more", ["join"])
    assert (table.play("draw, :Y2").position, table.kinds) == ("R16+Y2/-+||1 more", ["reserve"])
    assert table.legal == ["draw", "pass"]


@pytest.mark.article("P-08")
def test_coins_and_cannons_go_to_the_reserve() -> None:
    assert begin().play("draw, :o, draw, :c").position == "-+o,c/-+||1 more"


@pytest.mark.article("P-09")
def test_a_pirate_takes_three_cards_of_the_players_choice_and_ends_the_turn() -> None:
    table = at("R12+o,o,B3/-+||1 turn").play("draw, :!")
    assert table.position == "R12+o,o,B3/-+|!|1 owe3"
    assert table.legal == ["give o", "give B3", "give R1", "give R2"]
    assert table.play("give R2, give B3").legal == ["give o", "give R1"]
    assert table.play("give o").position == "R1+o/-+|o,R2,B3,!|2 turn"


@pytest.mark.article("P-09")
def test_who_has_fewer_than_three_gives_all_without_being_asked() -> None:
    table = at("R1+o/-+||1 turn").play("draw, :!")
    assert table.legal == ["give o"]
    assert table.forced == "give o"
    assert table.refused("give R1") == ("P-09", "all-must-go")
    assert table.play("give o").forced == "give R1"
    assert table.play("give R1").position == "R+/-+|o,R1,!|2 turn"


@pytest.mark.article("P-09")
def test_exactly_three_cards_are_given_without_being_asked() -> None:
    assert at("R1+o,o/-+||1 turn").play("draw, :!").forced == "give o"
    assert at("R1+o,o,o/-+||1 turn").play("draw, :!").forced is None


@pytest.mark.article("P-09")
def test_who_has_nothing_gives_nothing() -> None:
    table = begin().play("draw, :!")
    assert table.position == "-+/-+|!|2 turn"
    assert table.tells("owe")["cards"] == 0


@pytest.mark.article("P-09")
def test_the_turn_waits_for_the_debt() -> None:
    table = at("R12+o,o,o,o/B1+R5|!|1 owe2")
    for move in ("draw", "pass", "buy R5"):
        assert table.refused(move) == ("P-09", "debt")
    assert table.refused("give Y1") == ("P-09", "not-yours")
    assert table.refused("give R5") == ("P-09", "not-yours")
    assert begin().refused("give o") == ("P-09", "nothing-owed")


@pytest.mark.article("P-10")
def test_a_cannon_must_be_fired_at_a_pirate() -> None:
    table = at("R12+o,c/-+||1 turn").play("draw, :!")
    assert table.position == "R12+o,c/-+|!|1 cannon"
    assert (table.legal, table.forced) == (["fire"], "fire")
    assert table.refused("pay") == ("P-10", "must-fire")
    assert table.refused("draw") == ("P-10", "must-fire")
    assert table.refused("give o") == ("P-10", "must-fire")
    assert table.play("fire").position == "R12+o/-+|c,!|2 turn"


@pytest.mark.article("P-10")
def test_a_cannon_fires_even_where_there_is_nothing_to_lose() -> None:
    assert at("-+c/-+||1 turn").play("draw, :!, fire").position == "-+/-+|c,!|2 turn"


@pytest.mark.article("P-10")
def test_under_the_option_the_cannon_may_be_kept() -> None:
    table = at("R12+o,c/-+||1 turn", cannon="optional").play("draw, :!")
    assert (table.legal, table.forced) == (["fire", "pay"], None)
    assert table.refused("pass") == ("P-10", "fire-or-pay")
    assert table.play("pay").position == "R12+o,c/-+|!|1 owe3"
    assert table.refused("pay") == ("P-10", "paying")
    assert table.play("give o, give R1, give R2").position == "R+c/-+|o,R1,R2,!|2 turn"


@pytest.mark.article("P-10")
def test_keeping_the_cannon_costs_nothing_where_nothing_can_be_paid() -> None:
    table = at("-+c/-+||1 turn", cannon="optional").play("draw, :!")
    assert table.legal == ["fire", "pay"]
    assert table.play("pay").position == "-+c/-+|!|2 turn"


@pytest.mark.article("P-10")
def test_without_a_pirate_nothing_is_fired_or_declined() -> None:
    table = at("R12+o,c/-+||1 turn")
    assert table.refused("fire") == ("P-10", "no-pirate")
    assert table.refused("pay") == ("P-10", "no-pirate")


@pytest.mark.article("P-11")
def test_a_cannon_is_never_payment() -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse_move("give c")
    assert caught.value.article == "P-11"
    table = at("R1+o,o,o,c/-+|!|1 owe3", cannon="optional")
    assert table.legal == ["give o", "give R1"]
    assert table.refused("fire") == ("P-11", "cannon-is-no-payment")
    assert at("R1+o,o,o/-+|!|1 owe3").refused("fire") == ("P-11", "no-cannon")


@pytest.mark.article("P-11")
def test_one_cannon_answers_one_pirate() -> None:
    assert at("R1+c,c/-+c||1 turn").play("draw, :!, fire").position == "R1+c/-+c|c,!|2 turn"


@pytest.mark.article("P-11")
def test_a_cannon_does_not_protect_an_opponent() -> None:
    assert at("R1+c/B1+o||2 turn").play("draw, :!").position == "R1+c/B1+o|!|2 owe2"


# -- losing and gaining a boat -------------------------------------------------------------------------------------


@pytest.mark.article("P-12")
def test_the_colour_binds_for_life() -> None:
    table = at("R1+/-+||1 turn").play("draw, :!, give R1")
    assert table.position == "R+/-+|R1,!|2 turn"
    assert table.play("draw, :R2").position == "R+/-+R2|R1,!|2 more"
    assert table.play("pass, draw, :B1").position == "R+B1/-+R2|R1,!|1 more"
    assert table.play("draw, :R3").position == "R3+B1/-+R2|R1,!|1 more"


@pytest.mark.article("P-12")
def test_a_bought_piece_founds_a_lost_boat_again() -> None:
    assert at("R+o,o,o/-+R2||1 turn").play("buy R2").position == "R2+/-+o,o,o||2 turn"


@pytest.mark.article("P-12")
def test_under_the_option_a_lost_boat_frees_the_colour() -> None:
    table = at("R1+o,o,o/-+R2||1 turn", colour="freed").play("draw, :!, give R1")
    assert table.position == "-+o,o,o/-+R2|R1,!|1 owe2"
    assert table.tells("freed")["colour"] == "R"
    table.play("give o, give o, draw, :R3")
    assert table.position == "-+o/R23+|o,o,R1,!|2 more"
    assert table.play("pass, draw, :R4").position == "-+o,R4/R23+|o,o,R1,!|1 more"


@pytest.mark.article("P-13")
def test_waiting_pieces_join_a_boat_that_is_started() -> None:
    table = at("-+R2,R5,B1/-+R3||1 turn", colour="freed").play("draw, :R4")
    assert table.position == "R245+B1/-+R3||1 more"
    assert table.tells("start")["cards"] == ("R2", "R5")
    assert at("R245+o,o,o,B1/-+R3||1 turn", colour="freed").play("buy R3").position == "R2345+B1/-+o,o,o||2 turn"


@pytest.mark.article("P-13", "P-17")
def test_waiting_pieces_can_complete_a_boat() -> None:
    table = at("-+R1,R2,R3,R4,R5/-+||1 turn", colour="freed").play("draw, :R6")
    assert GAME.to_move(table.state) is OVER


@pytest.mark.article("P-14")
def test_nobody_starts_a_boat_by_buying() -> None:
    assert at("-+o,o,o/B1+R5||1 turn").refused("buy R5") == ("P-05", "no-boat")


# -- pile and end --------------------------------------------------------------------------------------------------

EVERYTHING = "B12345+" + ",".join(["o"] * 20 + ["c"] * 3 + [f"G{n}" for n in range(1, 7)])


@pytest.mark.article("P-15")
def test_the_discard_becomes_the_pile_when_somebody_must_draw_from_none() -> None:
    everywhere = f"R12345+Y1,Y2/{EVERYTHING}|Y3,Y4,Y5,Y6,R6,B6{',!' * 8}|1 turn"
    table = at(everywhere)
    assert not any(table.state.pile)
    table.play("draw")
    assert table.tells("reshuffle")["cards"] == 14
    assert table.position == f"R12345+Y1,Y2/{EVERYTHING}||1 draw"
    assert dict(GAME.chances(table.state)) == {"Y3": 1, "Y4": 1, "Y5": 1, "Y6": 1, "R6": 1, "B6": 1, "!": 8}


@pytest.mark.article("P-15")
def test_the_discard_stays_while_there_is_a_pile() -> None:
    assert begin().play("draw, :!, draw").position == "-+/-+|!|2 draw"


@pytest.mark.article("P-16")
def test_pirates_never_stay_with_players_so_there_is_always_something_to_draw() -> None:
    with pytest.raises(NotationError):
        GAME.parse_position("-+!/-+||1 turn", {})
    pieces = [f"{colour}{number}" for colour in "GY" for number in range(1, 7)]
    table = at(f"R12345+R/{EVERYTHING}||1 turn".replace("+R/", "+" + ",".join([*pieces[6:], "B6"]) + "/"))
    assert {name for name, _ in GAME.chances(table.play("draw").state)} == {"R6", "!"}


@pytest.mark.article("P-17")
@pytest.mark.parametrize(
    ("position", "line"),
    [("R12345+/-+||1 turn", "draw, :R6"), ("R12345+o,o,o/-+R6||1 turn", "buy R6")],
    ids=["drawn", "bought"],
)
def test_the_first_complete_boat_wins_at_once(position: str, line: str) -> None:
    table = at(position).play(line)
    result = GAME.result(table.state)
    assert GAME.to_move(table.state) is OVER
    assert result is not None
    assert result.winners == (0,)
    assert (table.kinds[-1], table.legal) == ("win", [])
    assert table.refused("draw") == ("P-17", "over")


@pytest.mark.article("P-17")
def test_six_pieces_of_several_colours_do_not_win() -> None:
    table = at("R1234+G1,G2,G3,G4,G5/-+||1 turn").play("draw, :G6, draw, :R5")
    assert GAME.result(table.state) is None
