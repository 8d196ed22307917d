"""Attacks: every row of the table of losses, the order of losses, tribute, phasers, exile, Borg and Orion."""

from __future__ import annotations

from typing import Any

import pytest

import tatak_play
from tablee.game import NotationError
from tablee.games.trekattak import GAME


def attacked(hand: str, people: str, *, other: str = "-+", borg: int = 0, **options: str) -> tatak_play.Table:
    """Seat 1 has drawn that people."""
    return tatak_play.Table(GAME, f"{hand}/{other}|||borg{borg}|1 turn", **options).play(f"draw, :{people}")


def stage(table: tatak_play.Table) -> str:
    """The last part of the position."""
    return table.position.rpartition("|")[2]


# -- the table, loss by loss ---------------------------------------------------------------------------------------

ROWS = [
    # hand of the attacked, people, what is asked
    ("K1+L,L,L,p,p,orion", "federation", "orion"),
    ("K1+L,L,L,p,p", "federation", "phasers1"),
    ("K1+L,L,L", "federation", "owe3"),
    ("K1+L,L,V1,V2,V3,p", "ferengi", "latinium2"),
    ("K1+L,V1,V2,V3,p", "ferengi", "owe4"),
    ("K1+L,V1,p", "ferengi", "phasers1"),
    ("V1+L,L,L,p,p", "klingon", "phasers2"),
    ("V1+L,L,L,p", "klingon", "owe3"),
    ("K1+L,L,V1,V2,p", "vulcan", "owe1"),
    ("K1+L,L,p", "vulcan", "owe2"),
    ("-+L,p", "vulcan", "phasers1"),
    ("K1+L,L,L,p", "borg", "phasers1"),
    ("K1+L,L,L", "borg", "owe3"),
    ("K1+L,L,L,p", "cardassian", "phasers1"),
    ("K1+L,L,L", "cardassian", "owe3"),
    ("K1+L,orion", "orion", "orion"),
    ("K1+L", "orion", "latinium1"),
    ("K1+L,L,L,p", "romulan", "phasers1"),
    ("K1+L,L,L", "romulan", "owe3"),
    ("K1+L,L,L,L,p,p", "khan", "phasers2"),
    ("K1+L,L,L,L,L,p", "khan", "owe4"),
    ("F1+L,L,L,L,L,p", "khan", "owe5"),
    ("K1+L,L,L,p,p", "jemhadar", "phasers2"),
    ("K1+L,L,L,p", "jemhadar", "owe3"),
    ("K1+L,L,L,p", "breen", "phasers1"),
    ("K1+L,L,L", "breen", "owe2"),
    ("K1+L,L,L,L,p", "kazon", "phasers1"),
    ("K1+L,L,L,L", "kazon", "owe4"),
    ("K1+L,L,p", "gorn", "phasers1"),
    ("K1+L,L", "gorn", "owe1"),
]


@pytest.mark.article("T-10", "T-14", "T-15")
@pytest.mark.parametrize(("hand", "people", "asked"), ROWS, ids=[f"{people}-{asked}" for _, people, asked in ROWS])
def test_the_first_loss_that_can_be_paid_in_full_is_asked(hand: str, people: str, asked: str) -> None:
    table = attacked(hand, people)
    told: dict[str, Any] = dict(table.tells("attack").params)
    what, amount, available = told["tried"][-1]
    assert told["loss"] == len(told["tried"])
    assert available >= amount
    if asked in ("orion", "latinium1", "latinium2"):
        assert (asked.rstrip("12"), stage(table)) == (what, "2 turn")
        assert table.kinds.count("give") == (amount if what == "latinium" else 0)
    else:
        assert stage(table) == f"1 {people} {asked}"


@pytest.mark.article("T-10")
def test_the_player_does_not_choose_between_losses() -> None:
    table = attacked("K1+L,L,L,p", "gorn")
    assert table.legal == ["spend p"]
    assert table.refused("give L") == ("T-13", "phasers-first")
    table = attacked("V1+L,L,L,L,p", "klingon")
    assert table.legal == ["give L"]
    assert table.refused("spend p") == ("T-10", "cards-owed")


@pytest.mark.article("T-10")
def test_pieces_of_the_ship_count_towards_in_full() -> None:
    assert stage(attacked("K12+L,p", "ferengi")) == "1 ferengi phasers1"
    assert stage(attacked("K123+L,p", "ferengi")) == "1 ferengi owe4"


@pytest.mark.article("T-10")
def test_what_was_tried_is_told_in_order() -> None:
    told = attacked("K1+L,V1,p", "ferengi").tells("attack")
    assert told["tried"] == (("latinium", 2, 1), ("cards", 4, 3), ("phasers", 1, 1))
    assert (told["loss"], told["card"], told["to"]) == (3, "ferengi", "attack")


@pytest.mark.article("T-10")
def test_the_vulcans_first_ask_for_a_vulcan_piece_of_the_players_choice() -> None:
    table = attacked("K1+L,V1,V2", "vulcan")
    assert table.legal == ["give V1", "give V2"]
    assert table.refused("give L") == ("T-10", "vulcan-piece")
    assert table.refused("give K1") == ("T-10", "vulcan-piece")
    assert table.play("give V2").position == "K1+L,V1/-+|V2,vulcan||borg0|2 turn"
    assert attacked("K1+L,V1", "vulcan").forced == "give V1"


# -- tribute -------------------------------------------------------------------------------------------------------


@pytest.mark.article("T-11")
@pytest.mark.parametrize(
    ("hand", "people", "owed"),
    [
        ("K1+L,orion", "cardassian", "owe2"),
        ("V1+p", "klingon", "owe1"),
        ("V1+", "borg", "owe1"),
        ("K1+L", "federation", "owe2"),
        ("K1+L", "ferengi", "owe2"),
        ("F12+L,L", "khan", "owe4"),
        ("K1+", "vulcan", "owe1"),
        ("K1+", "breen", "owe1"),
    ],
)
def test_who_cannot_pay_in_full_gives_all_towards_the_cards(hand: str, people: str, owed: str) -> None:
    table = attacked(hand, people)
    assert stage(table) == f"1 {people} {owed}"
    while table.state.seat == 0:
        forced = table.forced
        assert forced is not None
        table.play(forced)
    assert not table.state.boat(0)
    assert not {"L", *["K1", "K2", "F1", "F2", "V1"]} & set(table.state.reserve(0))
    assert people in GAME.deck.cards(table.state.discard)


@pytest.mark.article("T-11")
def test_partial_tribute_is_told_as_no_loss_in_full() -> None:
    told = attacked("V1+L,p", "klingon").tells("attack")
    assert told["loss"] == 0
    assert told["tried"] == (("phasers", 2, 1), ("cards", 3, 2))


@pytest.mark.article("T-11", "T-17")
def test_who_has_nothing_gives_nothing_and_the_alien_is_discarded() -> None:
    assert attacked("K+p", "jemhadar").position == "K+p/-+|jemhadar||borg0|2 turn"
    assert attacked("-+orion", "gorn").position == "-+orion/-+|gorn||borg0|2 turn"


@pytest.mark.article("T-12")
def test_the_reserve_goes_before_the_ship() -> None:
    table = attacked("K123+L,V1", "cardassian")
    assert table.forced == "give L"
    assert table.refused("give K1") == ("T-12", "reserve-first")
    table.play("give L, give V1")
    assert table.legal == ["give K1", "give K2", "give K3"]
    assert table.play("give K2").position == "K13+/-+|L,K2,V1,cardassian||borg0|2 turn"


@pytest.mark.article("T-12")
def test_within_the_reserve_the_player_chooses() -> None:
    table = attacked("K1+L,L,V1,V2", "cardassian")
    assert table.legal == ["give L", "give V1", "give V2"]
    table.play("give V2, give L")
    assert table.refused("give K1") == ("T-12", "reserve-first")
    assert table.play("give L").position == "K1+V1/-+|L,L,V2,cardassian||borg0|2 turn"


@pytest.mark.article("T-12")
def test_the_breen_take_from_the_ship_first() -> None:
    table = attacked("K123+L,L,L", "breen")
    assert table.legal == ["give K1", "give K2", "give K3"]
    assert table.refused("give L") == ("T-12", "ship-first")
    assert table.play("give K3, give K1").position == "K2+L,L,L/-+|K1,K3,breen||borg0|2 turn"


@pytest.mark.article("T-12")
def test_the_breen_take_the_rest_from_the_reserve() -> None:
    table = attacked("K1+L,V1", "breen")
    assert table.forced == "give K1"
    table.play("give K1")
    assert table.legal == ["give L", "give V1"]
    assert table.play("give V1").position == "K+L/-+|K1,V1,breen||borg0|2 turn"
    assert attacked("-+L,L,L", "breen").legal == ["give L"]


@pytest.mark.article("T-12")
def test_under_freed_ships_the_breen_go_on_with_the_reserve() -> None:
    table = attacked("K1+L,V1", "breen", colour="freed").play("give K1")
    assert table.position == "-+L,V1/-+|K1||borg0|1 breen owe1"
    assert table.legal == ["give L", "give V1"]


@pytest.mark.article("T-12")
def test_phasers_allies_and_orion_cards_are_never_tribute() -> None:
    for card in ("p", "klingon", "orion"):
        with pytest.raises(NotationError) as caught:
            GAME.parse_move(f"give {card}")
        assert caught.value.article == "T-12"
    table = attacked("K1+L,orion,p", "jemhadar")
    table.play("give L, give K1")
    assert table.position == "K+p,orion/-+|L,K1,jemhadar||borg0|2 turn"


@pytest.mark.article("T-12")
def test_nothing_is_given_where_nothing_is_owed() -> None:
    table = tatak_play.Table(GAME, "K1+L/-+|||borg0|1 turn")
    assert table.refused("give L") == ("T-12", "nothing-owed")
    table = attacked("K1+L,L,L,L", "cardassian")
    assert table.refused("give V1") == ("T-12", "not-yours")
    assert table.refused("draw") == ("T-12", "debt")


# -- phasers and exile ---------------------------------------------------------------------------------------------


@pytest.mark.article("T-13")
def test_a_kept_ally_is_a_phaser_and_the_player_chooses() -> None:
    table = attacked("F1+p,klingon,vulcan,L,L,L", "romulan")
    assert table.legal == ["spend p", "spend klingon", "spend vulcan"]
    assert table.forced is None
    assert table.refused("spend federation") == ("T-13", "not-yours")
    assert table.play("spend klingon").position == "F1+L,L,L,p,vulcan/-+|klingon|romulan|borg0|2 turn"


@pytest.mark.article("T-13")
def test_two_phasers_are_spent_one_by_one() -> None:
    table = attacked("F1+p,p,vulcan", "khan")
    table.play("spend vulcan")
    assert stage(table) == "1 khan phasers1"
    assert (table.legal, table.forced) == (["spend p"], "spend p")
    assert table.play("spend p").position == "F1+p/-+|p,vulcan|khan|borg0|2 turn"


@pytest.mark.article("T-13")
def test_all_phasers_go_without_being_asked() -> None:
    table = attacked("F1+p,vulcan", "khan")
    assert table.forced == "spend p"
    assert table.refused("spend vulcan") == ("T-13", "all-must-go")
    assert table.play("spend p").forced == "spend vulcan"


@pytest.mark.article("T-13")
def test_nothing_is_spent_without_an_attack() -> None:
    assert tatak_play.Table(GAME, "K1+p/-+|||borg0|1 turn").refused("spend p") == ("T-13", "no-attack")
    with pytest.raises(NotationError) as caught:
        GAME.parse_move("spend L")
    assert caught.value.article == "T-13"


@pytest.mark.article("T-16")
@pytest.mark.parametrize("people", ["borg", "cardassian", "romulan", "khan", "jemhadar", "breen", "kazon", "gorn"])
def test_a_people_beaten_with_phasers_is_exiled(people: str) -> None:
    table = attacked("F1+p,p", people)
    table.play("spend p")
    if table.state.seat == 0:
        table.play("spend p")
    assert table.tells("settled")["to"] == "exile"
    assert list(GAME.deck.cards(table.state.exiled)) == [people]
    assert people not in GAME.deck.cards(table.state.discard)


@pytest.mark.article("T-16")
def test_a_people_beaten_with_an_ally_is_exiled_and_the_ally_discarded() -> None:
    assert attacked("F1+klingon", "gorn").play("spend klingon").position == "F1+/-+|klingon|gorn|borg0|2 turn"


@pytest.mark.article("T-16")
@pytest.mark.parametrize(("hand", "people"), [("K1+p", "federation"), ("K1+p", "ferengi"), ("-+p", "vulcan")])
def test_the_peoples_of_the_ships_are_discarded_instead(hand: str, people: str) -> None:
    table = attacked(hand, people).play("spend p")
    assert table.position.partition("|")[2] == f"p,{people}||borg0|2 turn"


@pytest.mark.article("T-16")
def test_the_klingons_are_discarded_instead() -> None:
    assert attacked("F1+p,p", "klingon").play("spend p, spend p").position == "F1+/-+|p,p,klingon||borg0|2 turn"


@pytest.mark.article("T-16")
def test_other_cards_of_an_exiled_people_stay() -> None:
    table = attacked("F1+p", "borg").play("spend p, draw, :borg")
    assert table.position == "F1+/-+|p,borg|borg|borg2|1 turn"
    assert dict(GAME.chances(table.play("draw").state))["borg"] == 1


@pytest.mark.article("T-17")
def test_a_people_paid_in_cards_is_discarded() -> None:
    table = attacked("F1+L", "gorn").play("give L")
    assert table.position == "F1+/-+|L,gorn||borg0|2 turn"
    assert table.tells("settled")["to"] == "discard"


# -- Borg and Orion ------------------------------------------------------------------------------------------------


@pytest.mark.article("T-14")
@pytest.mark.parametrize(("before", "phasers", "owed"), [(0, 1, 3), (1, 2, 4), (2, 3, 5), (3, 3, 5), (8, 3, 5)])
def test_the_borg_grow_to_the_third_attack(before: int, phasers: int, owed: int) -> None:
    armed = attacked("F1+p,p,p,p", "borg", borg=before)
    assert armed.position == f"F1+p,p,p,p/-+|||borg{before + 1}|1 borg phasers{phasers}"
    assert armed.tells("attack")["nth"] == before + 1
    assert stage(attacked("F1+L,L,L,L,L", "borg", borg=before)) == f"1 borg owe{owed}"


@pytest.mark.article("T-14")
def test_the_borg_count_is_per_game() -> None:
    table = attacked("F1+p,p", "borg", other="K1+p,p").play("spend p, draw, :borg")
    assert stage(table) == "2 borg phasers2"


@pytest.mark.article("T-14")
def test_under_the_option_the_borg_count_is_per_player() -> None:
    table = tatak_play.Table(GAME, "F1+p,p/K1+p,p|||borg0,0|1 turn", borg="per-player")
    table.play("draw, :borg, spend p, draw, :borg")
    assert table.position == "F1+p/K1+p,p|p|borg|borg1,1|2 borg phasers1"
    assert table.play("spend p, draw, :borg").position.endswith("|borg2,1|1 borg owe1")


@pytest.mark.article("T-14")
def test_an_attack_that_costs_nothing_counts_too() -> None:
    assert attacked("-+", "borg").position == "-+/-+|borg||borg1|2 turn"


@pytest.mark.article("T-15")
def test_an_orion_card_in_the_reserve_is_freed_with_the_one_drawn() -> None:
    table = attacked("F1+L,orion", "orion")
    assert table.position == "F1+L/-+|orion,orion||borg0|2 turn"
    assert table.kinds == ["attack", "release", "settled", "turn"]


@pytest.mark.article("T-15")
def test_otherwise_a_latinium_is_discarded_and_the_orion_card_stays() -> None:
    table = attacked("F1+L,L", "orion")
    assert table.position == "F1+L,orion/-+|L||borg0|2 turn"
    assert table.tells("settled")["to"] == "reserve:0"


@pytest.mark.article("T-15")
def test_without_latinium_the_orion_card_is_discarded() -> None:
    table = attacked("F12+p,K1", "orion")
    assert table.position == "F12+p,K1/-+|orion||borg0|2 turn"
    assert table.told[0]["loss"] == 0


@pytest.mark.article("T-15")
def test_an_orion_card_answers_the_federation() -> None:
    assert attacked("K1+p,orion", "federation").position == "K1+p/-+|federation,orion||borg0|2 turn"
