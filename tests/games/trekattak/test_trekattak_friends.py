"""Allies and Q."""

from __future__ import annotations

import pytest

import tatak_play
from tablee.games.trekattak import GAME


def drawn(players: str, card: str, **options: str) -> tatak_play.Table:
    """Seat 1 has drawn that card."""
    return tatak_play.Table(GAME, f"{players}|||borg0|1 turn", **options).play(f"draw, :{card}")


# -- allies --------------------------------------------------------------------------------------------------------


@pytest.mark.article("T-20")
@pytest.mark.parametrize(("ship", "people"), [("F", "federation"), ("K", "klingon"), ("V", "vulcan"), ("G", "ferengi")])
def test_the_people_of_the_own_ship_is_reinforcement(ship: str, people: str) -> None:
    table = drawn(f"{ship}1+L,L,L,p/-+", people)
    assert table.kinds == ["ally"]
    table.play("keep")
    assert table.state.seat == 0
    assert table.legal == ["draw", "pass"]
    assert people in table.state.reserve(0)


@pytest.mark.article("T-20")
def test_the_people_of_an_opponents_ship_attacks() -> None:
    assert drawn("F1+p,p/K1+", "klingon").kinds == ["attack"]
    assert drawn("-+p,p/K1+", "klingon").kinds == ["attack"]


@pytest.mark.article("T-21")
def test_an_ally_takes_any_piece_from_any_opponents_reserve() -> None:
    table = drawn("K1+/V1+K2,F3/-+G4", "klingon")
    assert table.legal == ["take F3", "take K2", "take G4", "keep"]
    assert table.refused("take V1") == ("T-21", "not-in-a-reserve")
    assert table.refused("take K1") == ("T-21", "not-in-a-reserve")
    assert table.refused("take K9") == ("T-21", "not-in-a-reserve")
    for move in ("draw", "pass", "give L", "spend p"):
        assert table.refused(move) == ("T-21", "ally-first")


@pytest.mark.article("T-21")
def test_a_piece_of_the_own_ship_joins_it_and_the_ally_is_discarded() -> None:
    table = drawn("K1+/V1+K2,F3/-+G4", "klingon").play("take K2")
    assert table.position == "K12+/V1+F3/-+G4|klingon||borg0|1 more"
    assert (table.tells("take")["at"], table.tells("take")["to"]) == ("reserve:1", "boat:0")


@pytest.mark.article("T-21")
def test_another_piece_goes_to_the_reserve() -> None:
    table = drawn("K1+/V1+K2,F3/-+G4", "klingon").play("take G4")
    assert table.position == "K1+G4/V1+F3,K2/-+|klingon||borg0|1 more"
    assert table.tells("take")["to"] == "reserve:0"


@pytest.mark.article("T-21")
def test_a_kept_ally_is_a_phaser_until_it_is_spent() -> None:
    table = drawn("K1+/V1+K2", "klingon").play("keep")
    assert table.position == "K1+klingon/V1+K2|||borg0|1 more"
    table.play("draw, :gorn")
    assert table.legal == ["spend klingon"]
    assert table.play("spend klingon").position == "K1+/V1+K2|klingon|gorn|borg0|2 turn"


@pytest.mark.article("T-21")
def test_without_a_piece_to_take_keeping_is_forced() -> None:
    table = drawn("K1+F1/V1+L,p", "klingon")
    assert (table.legal, table.forced) == (["keep"], "keep")
    assert drawn("K1+/V1+F1", "klingon").forced is None


@pytest.mark.article("T-21")
def test_there_is_nothing_to_take_or_keep_without_an_ally() -> None:
    table = tatak_play.Table(GAME, "K1+/V1+K2|||borg0|1 turn")
    assert table.refused("take K2") == ("T-21", "no-ally")
    assert table.refused("keep") == ("T-21", "no-ally")


# -- Q -------------------------------------------------------------------------------------------------------------

BEFORE = "F12+L,p,K9/V1+F3,G4,L/-+V2,G5,p"


@pytest.mark.article("T-18")
def test_q_sweeps_the_ship_away_and_brings_all_pieces_from_the_other_reserves() -> None:
    table = drawn(BEFORE, "q")
    assert table.position == "-+L,p,F3,K9,V2,G4,G5/V1+L/-+p|F1,F2||borg0|1 q build"
    assert table.kinds == ["continuum", "swept", "seized", "seized"]
    assert table.tells("swept")["cards"] == ("F1", "F2")
    assert [told["cards"] for told in table.told[2:]] == [("F3", "G4"), ("V2", "G5")]


@pytest.mark.article("T-18")
def test_q_reaches_reserves_on_both_sides() -> None:
    table = tatak_play.Table(GAME, "F1+K1/-+/V1+G1|||borg0|2 turn").play("draw, :q")
    assert table.position == "F1+/-+K1,G1/V1+|||borg0|2 q build"


@pytest.mark.article("T-18")
def test_the_new_ship_is_one_that_is_free_and_of_which_a_piece_is_held() -> None:
    table = drawn(BEFORE, "q")
    assert (table.legal, table.forced) == (["build F", "build K", "build G"], None)
    assert table.refused("build V") == ("T-18", "ship-taken")
    assert table.refused("draw") == ("T-18", "build-first")
    assert table.play("build G").position == "G45+L,p,F3,K9,V2/V1+L/-+p|F1,F2,q||borg0|2 turn"
    assert table.tells("build")["cards"] == ("G4", "G5")


@pytest.mark.article("T-18")
def test_the_new_ship_may_be_the_old_one_or_come_from_the_own_reserve() -> None:
    assert drawn(BEFORE, "q").play("build F").position.startswith("F3+L,p,K9,V2,G4,G5/")
    assert drawn(BEFORE, "q").play("build K").position.startswith("K9+L,p,F3,V2,G4,G5/")


@pytest.mark.article("T-18")
def test_there_is_no_ship_without_a_piece_of_it() -> None:
    table = drawn("F1+/-+K1", "q")
    assert (table.legal, table.forced) == (["build K"], "build K")
    assert table.refused("build G") == ("T-18", "no-piece-of-it")
    assert table.refused("build F") == ("T-18", "no-piece-of-it")


@pytest.mark.article("T-18")
def test_a_ship_without_pieces_that_another_builds_is_not_free() -> None:
    table = drawn("F1+K1/K+", "q")
    assert table.position == "-+K1/K+|F1,q||borg0|2 turn"


@pytest.mark.article("T-18")
def test_without_a_possible_ship_there_is_none() -> None:
    assert drawn("F1+L/V1+L", "q").position == "-+L/V1+L|F1,q||borg0|2 turn"
    assert drawn("-+/-+", "q").position == "-+/-+|q||borg0|2 turn"


@pytest.mark.article("T-18")
def test_the_ships_of_others_latinium_and_phasers_are_untouched() -> None:
    table = drawn("-+/V1+F1,L,p,orion,vulcan", "q")
    assert table.position == "-+F1/V1+L,p,vulcan,orion|||borg0|1 q build"


@pytest.mark.article("T-18")
def test_q_frees_a_ship_even_where_it_binds_for_life() -> None:
    table = drawn("F1+/-+K1", "q").play("build K, draw, :F2")
    assert table.position == "K1+/F2+|F1,q||borg0|2 more"


@pytest.mark.article("T-18")
def test_nine_pieces_at_once_win() -> None:
    table = drawn("-+K1,K2,K3,K4,K5/-+K6,K7,K8,K9,G1", "q").play("build K")
    assert table.kinds == ["settled", "build", "win"]
    assert table.position == "K123456789+G1/-+|q||borg0|1 over"


@pytest.mark.article("T-18")
def test_a_ship_is_chosen_only_after_q() -> None:
    assert tatak_play.Table(GAME, "F1+K1/-+|||borg0|1 turn").refused("build K") == ("T-18", "no-q")
