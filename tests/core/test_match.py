"""A match: header and log, draws, acts, undo and its barriers, rematch."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pebbles
from tablee import match as matches
from tablee.chance import DEALS
from tablee.game import CHANCE, OVER, Draw, Happening, NotationError, OptionError, Refusal, Result
from tablee.match import (
    NAME_LENGTH,
    Act,
    Deed,
    IllegalEntry,
    Match,
    clean_name,
    cut,
    header,
    new,
    parse_entry,
    play,
    print_entry,
    rematch,
    replay,
    settle,
    undo_to,
)
from tablee.record import decode, encode

RESIGN, OFFER, ACCEPT, DECLINE = Deed


def log(match: Match) -> str:
    return " ".join(print_entry(match, entry) for entry in match.entries)


def played(game: str, players: int, text: str, options: dict[str, str] | None = None) -> Match:
    """The match of a log in notation."""
    head = header(game, players, options)
    return replay(head, [parse_entry(head.rules(), entry) for entry in text.split(";") if entry])


def refused(outcome: Match | Refusal) -> str:
    assert isinstance(outcome, Refusal)
    return outcome.kind


def accepted(outcome: Match | Refusal) -> Match:
    assert isinstance(outcome, Match)
    return outcome


def stacked(values: Sequence[int]) -> Any:
    """A source that gives these numbers, and remembers what it was asked."""
    asked: list[tuple[int, int]] = []

    def draw(n: int, total: int) -> int:
        asked.append((n, total))
        return values[len(asked) - 1]

    draw.asked = asked  # type: ignore[attr-defined]
    return draw


# -- header ------------------------------------------------------------------------------------------------------


def test_a_header_completes_options_in_the_games_order() -> None:
    assert header("horta", 2, {"exits": "once"}).options == (("push", "total"), ("opening", "free"), ("exits", "once"))


def test_a_header_has_a_name_for_every_seat() -> None:
    assert header("horta", 2).names == ("", "")
    assert header("horta", 2, names=["Zoé"]).names == ("Zoé", "")
    assert header("horta", 2, names=["a", "b", "c"]).names == ("a", "b")


@pytest.mark.parametrize("players", [0, 1, 3, -2])
def test_a_header_refuses_a_number_of_players_the_game_does_not_have(players: int) -> None:
    with pytest.raises(OptionError):
        header("horta", players)


@pytest.mark.parametrize("options", [{"push": "soft"}, {"gravity": "on"}, {"push": ""}])
def test_a_header_refuses_options_the_game_does_not_have(options: dict[str, str]) -> None:
    with pytest.raises(OptionError):
        header("horta", 2, options)


@pytest.mark.parametrize("deal", [-1, DEALS])
def test_a_header_refuses_deal_numbers_out_of_range(deal: int) -> None:
    with pytest.raises(OptionError):
        header("horta", 2, deal=deal)


@pytest.mark.parametrize("deal", [0, DEALS - 1])
def test_a_header_takes_every_deal_number_in_range(deal: int) -> None:
    assert header("horta", 2, deal=deal).deal == deal


@pytest.mark.parametrize("match_id", [-1, 1 << 64])
def test_a_header_refuses_match_ids_out_of_range(match_id: int) -> None:
    with pytest.raises(OptionError):
        header("horta", 2, match_id=match_id)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Zoé \t Müller  ", "Zoé Müller"),
        ("a\nb\x00c\x7f", "a b c"),
        ("\u202egnp.exe", "gnp.exe"),
        ("\ud800", ""),
        ("👩‍🚀", "👩 🚀"),
        ("<b>x</b>", "<b>x</b>"),
        ("دانيال", "دانيال"),
        ("x" * 23 + " y", "x" * 23),
        ("x" * 60, "x" * NAME_LENGTH),
    ],
)
def test_names_lose_control_and_format_characters_and_excess_length(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept
    assert clean_name(kept) == kept


# -- playing -----------------------------------------------------------------------------------------------------


def test_a_move_appends_entry_state_and_what_happened() -> None:
    match = played("horta", 2, "@c1N")
    assert match.entries == (match.game.parse_move("@c1N"),)
    assert len(match.states) == 2
    assert match.told == ((Happening("enter", seat=0, at="c1", facing="N"),),)
    assert match.to_move == 1


def test_playing_leaves_the_match_before_as_it_was() -> None:
    before = played("horta", 2, "@c1N")
    held = (before.entries, before.states, before.told, before.offers)
    accepted(play(before, before.game.parse_move("@a1N")))
    assert (before.entries, before.states, before.told, before.offers) == held


def test_an_illegal_move_gets_the_refusal_of_the_rules() -> None:
    match = played("horta", 2, "")
    outcome = play(match, match.game.parse_move("c2!"))
    assert isinstance(outcome, Refusal)
    assert outcome.article == "H-05"


def test_replay_names_the_first_entry_that_cannot_be() -> None:
    with pytest.raises(IllegalEntry) as caught:
        played("horta", 2, "@c1N;@c1N;@a1N")
    assert caught.value.index == 1
    assert str(caught.value).startswith("entry 2: ")
    assert caught.value.refusal.article == "H-07"


def test_nothing_is_played_after_the_end(toy: str) -> None:
    over = played("horta", 2, "@c1N;/resign1")
    assert over.to_move is OVER
    assert refused(play(over, over.game.parse_move("@a1N"))) == "match-over"
    for deed in Deed:
        assert refused(play(over, Act(deed, 1))) == "match-over"


def test_a_match_stops_at_the_longest_its_game_allows(toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(pebbles.GAME), "longest", 3)
    match = accepted(play(played(toy, 2, ":1;keep"), Draw("2")))
    assert refused(play(match, pebbles.KEEP)) == "too-long"
    assert refused(play(match, Act(Deed.RESIGN, 0))) == "too-long"
    assert settle(match) is match
    monkeypatch.setattr(type(pebbles.GAME), "longest", 2)
    before_a_draw = played(toy, 2, ":1;keep")
    assert settle(before_a_draw) is before_a_draw


def test_the_random_player_stops_at_the_longest_its_game_allows(toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from tablee.players.random import random_match

    monkeypatch.setattr(type(pebbles.GAME), "longest", 9)
    match = random_match(header(toy, 2), Random(1))
    assert len(match.entries) == 9
    assert match.result is None


# -- acts --------------------------------------------------------------------------------------------------------


def test_who_resigns_loses_whoever_is_to_move() -> None:
    for seat in (0, 1):
        match = played("horta", 2, f"@c1N;/resign{seat + 1}")
        assert match.result == Result((1 - seat,), "resigned")
        assert match.told[-1] == (Happening("resign", seat=seat),)
        assert match.states[-1] is match.states[-2]


def test_only_one_of_two_may_resign(toy: str) -> None:
    assert refused(play(played(toy, 3, ":1"), Act(RESIGN, 0))) == "resign-two"


def test_a_draw_is_agreed_when_everybody_accepts(toy: str) -> None:
    match = played(toy, 3, ":1;/offer1;/accept3")
    assert match.offers == (0, 2)
    assert match.result is None
    match = accepted(play(match, Act(ACCEPT, 1)))
    assert match.result == Result((), "agreed")
    assert match.to_move is OVER


def test_only_one_offer_stands_at_a_time() -> None:
    match = played("horta", 2, "/offer1")
    assert refused(play(match, Act(OFFER, 0))) == "offer-open"
    assert refused(play(match, Act(OFFER, 1))) == "offer-open"


def test_nobody_answers_without_an_offer_or_answers_their_own() -> None:
    match = played("horta", 2, "")
    for deed in (ACCEPT, DECLINE):
        assert refused(play(match, Act(deed, 0))) == "no-offer"
        assert refused(play(played("horta", 2, "/offer1"), Act(deed, 0))) == "no-offer"


def test_an_offer_declined_is_gone_and_may_be_made_again() -> None:
    match = played("horta", 2, "/offer1;/decline2")
    assert match.offers == ()
    assert refused(play(match, Act(ACCEPT, 1))) == "no-offer"
    assert accepted(play(match, Act(OFFER, 0))).offers == (0,)


def test_an_offer_outlives_the_move_of_its_maker_and_lapses_with_the_move_of_another() -> None:
    match = played("horta", 2, "/offer1;@c1N")
    assert match.offers == (0,)
    assert played("horta", 2, "/offer1;@c1N;/accept2").result == Result((), "agreed")
    match = accepted(play(match, match.game.parse_move("@a1N")))
    assert match.offers == ()
    assert refused(play(match, Act(ACCEPT, 1))) == "no-offer"


def test_round_the_table_an_offer_goes_on_with_everyone_who_agrees(toy: str) -> None:
    """By links nobody can answer but at his own turn."""
    handed = played(toy, 3, ":1;/offer1;keep;:2;/accept2;keep;:3")
    assert handed.offers == (0, 1)
    assert accepted(play(handed, Act(ACCEPT, 2))).result == Result((), "agreed")
    moved = accepted(play(handed, handed.game.parse_move("keep")))
    assert moved.offers == () and refused(play(accepted(play(moved, Draw("1"))), Act(ACCEPT, 2))) == "no-offer"
    declined = accepted(play(handed, Act(Deed.DECLINE, 2)))
    assert declined.offers == () and accepted(play(declined, Act(OFFER, 2))).offers == (2,)


def test_an_offer_that_was_handed_on_may_be_replaced_by_another(toy: str) -> None:
    """So it is in records of the time when it lapsed there."""
    once = played(toy, 3, ":1;/offer1;keep;:2;/accept2")
    assert refused(play(once, Act(OFFER, 2))) == "offer-open"
    handed = accepted(play(accepted(play(once, once.game.parse_move("keep"))), Draw("3")))
    for seat in range(3):
        again = accepted(play(handed, Act(OFFER, seat)))
        assert again.offers == (seat,) and refused(play(again, Act(OFFER, 1))) == "offer-open"
        assert cut(accepted(play(again, again.game.parse_move("keep"))), len(again.entries)) == again
    assert cut(handed, len(handed.entries) - 2) == once


def test_every_log_from_when_offers_lapsed_with_any_move_but_their_makers_still_opens(toy: str) -> None:
    """The rule as it was, written out here a second time."""

    steps = st.lists(st.tuples(st.sampled_from((None, OFFER, ACCEPT)), st.integers(0, 2)), min_size=8, max_size=40)

    @given(st.integers(3, 4), steps, st.randoms())
    def check(players: int, steps: list[tuple[Deed | None, int]], rng: Random) -> None:
        match, offers = settle(new(header(toy, players, deal=5))), ()
        for deed, ahead in steps:
            if not isinstance(mover := match.to_move, int):
                break
            seat = (mover + ahead) % players
            if {OFFER: not offers, ACCEPT: bool(offers) and seat not in offers}.get(deed, False):
                match = accepted(play(match, Act(deed, seat)))
                offers = (*offers, seat)
                assert (match.result is not None) == (len(offers) == players)
                continue
            before = len(match.entries)
            match = settle(accepted(play(match, rng.choice(match.game.legal_moves(match.state)))))
            movers = {match.game.to_move(state) for state in match.states[before:-1]}
            offers = offers if movers <= {CHANCE, *offers[:1]} else ()
        assert decode(encode(match)) == match

    check()


def test_an_offer_outlives_draws(toy: str) -> None:
    assert played(toy, 2, ":1;/offer1;keep;:2").offers == (0,)


def test_nobody_acts_while_a_draw_is_due(toy: str) -> None:
    for deed in Deed:
        assert refused(play(played(toy, 2, ""), Act(deed, 0))) == "chance-first"


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_acts_are_for_seats_of_the_match(seat: int) -> None:
    for deed in Deed:
        assert refused(play(played("horta", 2, ""), Act(deed, seat))) == "no-seat"


def test_acts_are_written_with_seats_from_one() -> None:
    game = header("horta", 2).rules()
    for deed in Deed:
        for seat in (0, 1, 7):
            act = Act(deed, seat)
            assert str(act) == f"/{deed.value}{seat + 1}"
            assert parse_entry(game, str(act)) == act


@pytest.mark.parametrize("text", ["/", "/resign", "/resign0", "/resignx", "/resign٣", "/win1", "/offer" + "9" * 5000])
def test_text_that_is_no_act_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_entry(header("horta", 2).rules(), text)


# -- chance and forced moves -------------------------------------------------------------------------------------


def test_settling_draws_and_plays_forced_moves_until_a_seat_must_choose(toy: str) -> None:
    """Under `rising` a 1 cannot be laid on a 3, and a single pebble cannot be buried: seat 2 is made to keep."""
    source = stacked([8, 0, 9])
    match = settle(new(header(toy, 2, {"order": "rising"})), source)
    assert log(match) == ":3"
    match = settle(accepted(play(match, pebbles.LAY[2])), source)
    assert log(match) == ":3 lay 3 :1 keep :3"
    assert source.asked == [(0, 12), (1, 11), (2, 10)]


def test_draws_are_counted_through_the_match(toy: str) -> None:
    source = stacked([0] * 20)
    match = settle(new(header(toy, 2, {"starter": "random"})), source)
    for _ in range(3):
        match = settle(accepted(play(match, pebbles.KEEP)), source)
    assert [n for n, _ in source.asked] == [0, 1, 2, 3, 4]


def test_a_numbered_deal_can_be_played_again(toy: str) -> None:
    def run(deal: int | None) -> str:
        match = settle(new(header(toy, 2, deal=deal)))
        while match.result is None:
            match = settle(accepted(play(match, match.game.legal_moves(match.state)[0])))
        return log(match)

    assert run(5) == run(5)
    assert run(5) != run(6)
    assert len({run(None) for _ in range(4)}) > 1


def test_without_a_number_draws_are_secure(toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def secure(n: int, total: int) -> int:
        asked.append((n, total))
        return total - 1

    monkeypatch.setattr(matches, "secure", secure)
    assert log(settle(new(header(toy, 2)))) == ":3"
    assert asked == [(0, 12)]
    asked.clear()
    settle(new(header(toy, 2, deal=3)))
    assert not asked


def test_settling_leaves_a_finished_match_alone(toy: str) -> None:
    match = played(toy, 2, ":1;/resign1")
    assert settle(match) is match


# -- undo --------------------------------------------------------------------------------------------------------


def test_undo_goes_back_to_ones_own_last_choice() -> None:
    match = played("horta", 2, "@c1N;@a1N;@e1N")
    assert undo_to(match, [0]) == 2
    assert undo_to(match, [1]) == 1
    assert undo_to(match, [0, 1]) == 2
    assert undo_to(played("horta", 2, "@c1N"), [1]) is None
    assert undo_to(played("horta", 2, ""), [0, 1]) is None


def test_undo_does_not_cross_a_draw(toy: str) -> None:
    match = played(toy, 2, ":1;keep;:2;keep")
    assert undo_to(match, [1]) == 3
    assert undo_to(match, [0]) is None


def test_undo_does_not_cross_an_act() -> None:
    assert undo_to(played("horta", 2, "@c1N;/offer1"), [0]) is None
    assert undo_to(played("horta", 2, "@c1N;/offer1;@a1N"), [1]) == 2


def test_undo_does_not_cross_what_was_shared() -> None:
    match = played("horta", 2, "@c1N;@a1N;@e1N")
    assert undo_to(match, [0], shared=2) == 2
    assert undo_to(match, [0], shared=3) is None
    assert undo_to(match, [1], shared=2) is None


def test_undo_passes_over_forced_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    game = header("horta", 2).rules()
    monkeypatch.setattr(type(game), "forced", lambda self, state: game.parse_move("@a1N") if state.side == 1 else None)
    match = played("horta", 2, "@c1N;@a1N")
    assert [matches.chosen(match, index) for index in (0, 1)] == [0, None]
    assert undo_to(match, [0]) == 0
    assert undo_to(match, [1]) is None
    assert log(settle(played("horta", 2, "@c1N"))) == "@c1N @a1N"


def test_undo_does_not_cross_a_reveal(toy: str) -> None:
    """Laying a 3 shows the next seat's hand: taking it back would leave what was seen (X-06)."""
    held = ":3;keep;:3;keep;:1;"
    assert undo_to(played(toy, 2, held + "lay 1"), [0]) == 5
    assert undo_to(played(toy, 2, held + "lay 3"), [0]) is None
    # The next seat's hand is shown already: nothing new is seen.
    assert undo_to(played(toy, 2, held + "lay 3;:1;keep;:3;lay 3"), [0]) == 9


def test_a_secret_move_may_be_taken_back(toy: str) -> None:
    match = played(toy, 2, ":1;keep;:1;keep;:2;keep;:2;keep;:3;bury 3")
    assert undo_to(match, [0]) == 9


def test_cutting_takes_entries_off_the_end() -> None:
    match = played("horta", 2, "@c1N;@a1N;@e1N")
    assert cut(match, 2) == played("horta", 2, "@c1N;@a1N")
    assert cut(match, 3) is match
    assert cut(match, 9) is match
    assert cut(match, 0) == played("horta", 2, "")


def test_cutting_brings_back_offers_and_takes_back_an_end() -> None:
    match = played("horta", 2, "/offer1;@c1N;/accept2")
    assert cut(match, 2).offers == (0,)
    assert cut(match, 2).result is None
    assert cut(match, 0).offers == ()
    declined = played("horta", 2, "/offer1;/decline2;@c1N")
    assert cut(declined, 2).offers == ()
    assert cut(declined, 1).offers == (0,)
    lapsed = played("horta", 2, "/offer1;@c1N;@a1N;@e1N")
    assert cut(lapsed, 3).offers == ()
    assert cut(lapsed, 2).offers == (0,)


# -- rematch -----------------------------------------------------------------------------------------------------


def test_a_rematch_seats_the_same_people_and_the_next_one_starts(toy: str) -> None:
    head = header(toy, 3, {"order": "rising"}, ["Ada", "Bo", "Cy"], match_id=5, deal=9)
    again = rematch(head, 6)
    assert again.names == ("Bo", "Cy", "Ada")
    assert (again.match_id, again.deal) == (6, None)
    assert (again.game, again.players, again.options) == (head.game, head.players, head.options)
