"""No card fits: showing, laying aside, drawing others, passing; and how rounds end."""

from __future__ import annotations

from fractions import Fraction

import pytest
from card_table import BLOCK, DECK, Table, whole_game

from tablee.game import CHANCE, OVER
from tablee.games.zatre_cards import GAME

STUCK = f"{BLOCK}|25,33,46/11,12,13|9/8|-/-|1 1 0 0|-"
GONE = "00,00,01,02,03,04,05,06,11,11,12,12,13,13,14,14,15,15,16,16,22,22,23,23,24"
END = f"{BLOCK}|45,55,56/44,45,46|0/17|12:10 +6/-|2 1 0 0|{GONE}"
"""The last round of two, and no card with a zero is left."""


def stuck_on(table: Table) -> Table:
    """Pass and draw on, cards without a zero, until the round is over."""
    here = table.state.round
    while table.state.round == here and GAME.to_move(table.state) is not OVER:
        hard = [card for card in table.chances if card[0] != "0"]
        table.play(f":{hard[0]}" if hard else "pass")
    return table


def shares(table: Table) -> dict[str, Fraction]:
    total = sum(table.chances.values())
    return {card: Fraction(weight, total) for card, weight in table.chances.items()}


@pytest.mark.article("K-08")
def test_one_passes_only_when_no_card_fits() -> None:
    table = Table(f"{BLOCK}|25,33,46/01,12,13|9/8|-/-|1 2 0 0|-")
    refusal = table.refused("pass")
    assert (refusal.article, refusal.kind, refusal["card"]) == ("K-08", "card-fits", "01")
    assert GAME.forced(table.state) is None


@pytest.mark.article("K-08")
def test_passing_is_forced_when_no_card_fits() -> None:
    table = Table(STUCK)
    assert table.legal == ["pass"]
    assert str(GAME.forced(table.state)) == "pass"


@pytest.mark.article("K-08")
def test_the_hand_is_shown_and_laid_aside_and_as_many_cards_are_drawn() -> None:
    table = Table(STUCK).play("pass")
    assert table.tells("show") == [{"seat": 0, "cards": ("25", "33", "46"), "at": "hand:0", "to": "aside:0"}]
    assert (table.part(1), table.part(2)) == ("-~25,33,46/11,12,13", "9/8")
    table.play(":14 :44")
    assert GAME.to_move(table.state) is CHANCE
    table.play(":55")
    assert (table.part(1), table.part(2)) == ("14,44,55~25,33,46/11,12,13", "6/8")
    assert GAME.to_move(table.state) == 0


@pytest.mark.article("K-08")
def test_cards_laid_aside_are_not_drawn_in_the_same_turn() -> None:
    table = Table(STUCK).play("pass")
    assert "46" in table.chances and table.chances["46"] == 1
    assert table.chances["25"] == table.chances["33"] == 1


@pytest.mark.article("K-08")
def test_again_until_one_fits() -> None:
    table = Table(STUCK).play("pass :14 :44 :55 pass")
    assert table.part(1) == "-~14,25,33,44,46,55/11,12,13"
    table.play(":03 :55 :56")
    assert {move.split("@")[0] for move in table.legal} == {"03"}


@pytest.mark.article("K-08")
def test_after_laying_the_cards_aside_go_into_the_pile_then_up_to_three_are_drawn() -> None:
    table = Table(STUCK).play("pass :03 :55 :56 03@0,2W")
    assert table.tells("shuffle") == [{"seat": 0, "cards": 3, "at": "aside:0", "to": "pile:0"}]
    assert (table.part(1), table.part(2)) == ("55,56/11,12,13", "6+25,33,46/8")
    table.play(":33")
    assert (table.part(1), table.part(2)) == ("33!,55,56/11,12,13", "6+25,46/8")
    assert table.state.seat == 1


@pytest.mark.article("K-08", "K-07")
def test_a_pile_with_known_cards_gives_each_of_its_cards_alike() -> None:
    """Nine cards: three known ones, six of the 40 unseen ones."""
    table = Table(STUCK).play("pass :03 :55 :56 03@0,2W")
    unseen = dict(DECK)
    for card in ["66", "66", "03", "55", "56", "25", "33", "46", "11", "12", "13"]:
        unseen[card] -= 1
    size = sum(unseen.values())
    assert shares(table) == {
        card: Fraction(card in ("25", "33", "46")) / 9 + Fraction(6, 9) * Fraction(count, size)
        for card, count in unseen.items()
        if count or card in ("25", "33", "46")
    }


@pytest.mark.article("K-08")
def test_a_known_card_drawn_again_leaves_the_rest_of_the_pile_unknown() -> None:
    table = Table(STUCK).play("pass :03 :55 :56 03@0,2W :14")
    assert table.part(2) == "5+25,33,46/8"


@pytest.mark.article("K-08")
def test_cards_known_to_lie_in_a_pile_do_not_come_from_another() -> None:
    both = f"{BLOCK} 03@0,2W|55,56,44/33,12,05|6+25,33,46/7|-/-|1 2 0 0|-"
    table = Table(both).play("05@1,2E")
    assert "33" not in table.chances
    assert table.chances["25"] == table.chances["46"] == 1


@pytest.mark.article("K-08")
def test_all_that_are_left_are_drawn() -> None:
    table = Table(f"{BLOCK}|25,33,46/11,12,13|2/15|-/-|1 1 0 0|-").play("pass :14 :44")
    assert (GAME.to_move(table.state), table.part(1)) == (0, "14,44~25,33,46/11,12,13")


@pytest.mark.article("K-08")
def test_if_none_fits_everything_is_shuffled_as_many_as_before_are_drawn_and_the_turn_is_over() -> None:
    table = Table(f"{BLOCK}|25,33,46/11,12,13|2/15|-/-|1 1 0 0|-").play("pass :14 :44 pass")
    assert table.kinds == ["show", "shuffle", "pass"]
    assert (table.part(1), table.part(2)) == ("-/11,12,13", "0+14,25,33,44,46/15")
    assert shares(table) == dict.fromkeys(["14", "25", "33", "44", "46"], Fraction(1, 5))
    table.play(":25 :44 :46")
    assert (table.part(1), table.part(2)) == ("25!,44!,46!/11,12,13", "0+14,33/15")
    assert table.part(4) == "1 2 0 1"


@pytest.mark.article("K-08")
def test_with_an_empty_pile_the_hand_is_shown_and_kept() -> None:
    table = Table(f"{BLOCK}|25,33,46/11,12,13|0/17|-/-|1 1 0 0|-").play("pass")
    assert table.kinds == ["show", "take-up", "pass"]
    assert (table.part(1), table.part(4)) == ("25!,33!,46!/11,12,13", "1 2 0 1")


@pytest.mark.article("K-08")
def test_a_hand_is_not_said_to_be_another() -> None:
    table = Table(STUCK)
    assert table.refused("pass:11,12,13").kind == "not-the-hand"
    assert table.play("pass:25,33,46").part(1) == "-~25,33,46/11,12,13"


@pytest.mark.article("K-14")
def test_the_round_ends_when_all_holders_of_cards_have_passed_in_a_row() -> None:
    table = Table(f"{BLOCK}|25,33,46/11,12,13|0/17|-/-|1 1 0 0|-")
    stuck_on(table)
    assert (table.tells("pass"), table.tells("round-over")) == ([{"seat": 1}], [{"round": 1, "reason": "passed"}])
    assert table.tells("round") == [{"round": 2, "starter": 1}]
    assert table.part(0) == "-" and table.part(4) == "2 2 0 0"
    assert len(table.state.gone) == 25
    assert {"01", "02", "03", "04", "05", "06"} <= table.chances.keys()


@pytest.mark.article("K-14")
def test_a_card_laid_in_between_counts_the_passes_anew() -> None:
    table = Table(f"{BLOCK}|25,33,46/01,12,13|0/17|-/-|1 1 0 0|-").play("pass")
    assert table.part(4) == "1 2 0 1"
    assert table.play("01@0,2W").state.passes == 0


@pytest.mark.article("K-14")
def test_players_without_cards_are_skipped() -> None:
    table = Table(f"{BLOCK}|01,33,46/-/11,12,13|0/0/17|-/-/-|1 1 0 0|-").play("01@0,2W")
    assert (table.tells("skip"), table.state.seat) == ([{"seat": 1}], 2)


@pytest.mark.article("K-14")
def test_players_without_cards_need_not_pass() -> None:
    table = Table(f"{BLOCK}|25,33,46/-/11,12,13|0/0/17|-/-/-|1 3 0 1|-")
    stuck_on(table)
    assert (table.tells("pass"), table.tells("round-over")[0]["reason"]) == ([{"seat": 2}], "passed")


@pytest.mark.article("K-14")
def test_a_round_ends_when_all_its_cards_lie() -> None:
    states, entries = whole_game(2, 6, False)
    last = max(number for number, state in enumerate(states) if state.round == 0)
    table = Table(states[last])
    assert len(table.state.layout.placed) == 24
    table.play(str(entries[last]))
    assert table.tells("round-over") == [{"round": 1, "reason": "laid"}]
    assert (table.state.round, table.part(0)) == (1, "-")


@pytest.mark.article("K-14")
def test_cards_not_laid_count_nothing() -> None:
    table = stuck_on(Table(END))
    result = GAME.result(table.state)
    assert GAME.to_move(table.state) is OVER
    assert result is not None and result.scores == (16, 0)


@pytest.mark.article("K-13")
def test_nothing_is_played_after_the_end() -> None:
    table = stuck_on(Table(END))
    assert table.legal == [] and table.chances == {}
    assert table.refused("pass").article == table.refused("11@0,2N").article == "K-13"
    assert table.refused(":11").kind == "no-draw"
