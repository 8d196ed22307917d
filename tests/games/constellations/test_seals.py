"""Play by link: seals, refinements, two logs of one match, and the way of the link (C-06, C-08)."""

from __future__ import annotations

import hashlib
import hmac
import random

import pytest
from skies import MATCH, Device, link_match, play, position, replayed

from tablee.game import CHANCE, Draw, Refusal
from tablee.games.constellations import GAME, seals
from tablee.games.constellations.boards import BOARD_OF, LARGE
from tablee.games.constellations.moves import HIDDEN, KINDS, Move
from tablee.games.constellations.seals import Relation, SealError
from tablee.games.constellations.state import owed, waiting
from tablee.match import Act, Deed

SECRET = bytes(range(32))
OTHER = bytes(32)
OPENING = tuple(Draw(board) for board in ("cancer", "aries", "leo"))


def log_of(text: str) -> tuple[Move | Draw, ...]:
    return (*OPENING, *(GAME.parse_entry(word) for word in text.split()))


def sealed_log(text: str, secrets: tuple[bytes, ...] = (SECRET, OTHER, b"\7" * 32)) -> tuple[Move | Draw, ...]:
    """The shared log of three seats that make these moves, without any reveal."""
    state = replayed(OPENING)[-1]
    shared = list(OPENING)
    for entry in log_of(text)[3:]:
        seat = GAME.to_move(state)
        if isinstance(entry, Move) and isinstance(seat, int):
            shared.append(seals.seal(state, entry, secrets[seat], MATCH, len(shared)))
        else:
            shared.append(entry)
        state = GAME.apply(state, entry)
    return tuple(shared)


# -- one token -----------------------------------------------------------------------------------------------------


@pytest.mark.article("C-06")
def test_a_commitment_is_128_bits_of_sha_256_over_salt_token_match_and_entry() -> None:
    grains = hmac.new(SECRET, f"constellations salt {MATCH} 5 10".encode(), hashlib.sha256).digest()[:16]
    assert seals.salt(SECRET, 5, MATCH, 5) == grains
    wanted = hashlib.sha256(f"constellations seal {MATCH} 5 10 ".encode() + grains).digest()[:16]
    assert seals.commitment(grains, 5, MATCH, 5) == wanted


@pytest.mark.article("C-06")
def test_old_links_keep_their_seals() -> None:
    grains = seals.salt(SECRET, 7, MATCH, 12)
    assert grains.hex() == "5a1410698c0ff7ba06fe0026417c5a57"
    assert seals.commitment(grains, 7, MATCH, 12).hex() == "d8cf5fb2eab3dd8fd4096773bb2fa194"


@pytest.mark.article("C-06")
def test_a_token_on_a_large_star_is_sealed_one_on_a_small_star_is_not() -> None:
    state = replayed(OPENING)[-1]
    hidden = seals.seal(state, GAME.parse_move("7@leo.3"), SECRET, MATCH, 3)
    assert hidden.token == HIDDEN and len(hidden.seal) == 16
    assert str(hidden).startswith("?@leo.3#")
    for text in ("7@leo.0", "pass"):
        assert seals.seal(state, GAME.parse_move(text), SECRET, MATCH, 3) == GAME.parse_move(text)


@pytest.mark.article("C-08")
def test_a_token_that_fills_its_board_is_turned_up_at_once_and_needs_no_seal() -> None:
    state = position("aries A1 . B3 C5/leo . . . . . . . . .|0/0/0||1")
    last = GAME.parse_move("7@aries.1")
    assert seals.seal(state, last, SECRET, MATCH, 9) == last


@pytest.mark.article("C-06")
@pytest.mark.parametrize("token", KINDS)
def test_the_owner_finds_each_kind_again_and_nobody_else_does(token: int) -> None:
    state = replayed(OPENING)[-1]
    move = Move(token, GAME.parse_move("7@leo.3").star)
    hidden = seals.seal(state, move, SECRET, MATCH, 3)
    found = seals.recall(hidden, SECRET, MATCH, 3)
    assert found is not None and (found.token, found.star) == (token, move.star)
    assert seals.refines(hidden, found, MATCH, 3)
    assert seals.recall(hidden, OTHER, MATCH, 3) is None
    assert seals.recall(hidden, SECRET, MATCH, 4) is None
    assert seals.recall(hidden, SECRET, MATCH + 1, 3) is None


@pytest.mark.article("C-06")
def test_nothing_of_the_token_shows_in_the_seal() -> None:
    seen = [
        seals.seal(replayed(OPENING)[-1], Move(token, GAME.parse_move("7@leo.3").star), secret, MATCH, entry)
        for token in KINDS
        for secret in (SECRET, OTHER)
        for entry in (3, 4)
    ]
    assert len({move.seal for move in seen}) == len(seen)
    assert {(move.token, move.star) for move in seen} == {(HIDDEN, seen[0].star)}


@pytest.mark.article("C-06")
def test_links_of_games_that_differ_only_in_hidden_tokens_differ_only_in_commitments() -> None:
    one, other = sealed_log("7@leo.3 5@aries.1 1@leo.0"), sealed_log("10@leo.3 H@aries.1 1@leo.0")
    plain = [Move(e.token, e.star) if isinstance(e, Move) else e for e in one]
    assert plain == [Move(e.token, e.star) if isinstance(e, Move) else e for e in other]
    assert [a == b for a, b in zip(one, other, strict=True)] == [True] * 3 + [False, False, True]
    assert replayed(one)[-1] == replayed(other)[-1]


@pytest.mark.article("C-06")
def test_a_salt_that_is_shown_says_nothing_of_other_tokens() -> None:
    grains = {seals.salt(SECRET, token, MATCH, entry) for token in KINDS for entry in range(100)}
    assert len(grains) == 800


# -- refinement ----------------------------------------------------------------------------------------------------


def refined(log: tuple[Move | Draw, ...], number: int, token: int | None = None, salt: bytes | None = None):
    """The log with an entry shown by its owner, truly or with another token or salt."""
    shown = next(
        found for secret in (SECRET, OTHER, b"\7" * 32) if (found := seals.recall(log[number], secret, MATCH, number))
    )
    false = Move(shown.token if token is None else token, shown.star, shown.seal if salt is None else salt)
    return (*log[:number], false, *log[number + 1 :])


def compare(mine, theirs):
    return seals.compare(mine, theirs, replayed(mine), MATCH)


@pytest.mark.article("C-08")
def test_a_true_token_refines_its_entry() -> None:
    log = sealed_log("7@leo.3 5@aries.1 1@leo.0")
    shown = refined(log, 3)
    assert str(shown[3]).startswith("7@leo.3#")
    found = compare(log, shown)
    assert (found.relation, found.log) == (Relation.AHEAD, shown)
    back = compare(shown, log)
    assert (back.relation, back.log) == (Relation.BEHIND, shown)
    assert compare(log, log).relation is Relation.SAME is compare(shown, shown).relation


@pytest.mark.article("C-08")
@pytest.mark.parametrize("token", [0, 1, 2, 3, 5, 6, 7])
def test_a_wrong_token_is_refused_and_its_owner_named(token: int) -> None:
    log = sealed_log("1@leo.0 7@leo.3 5@aries.1")
    found = compare(log, refined(log, 4, token=token))
    assert (found.relation, found.entry, found.seat, found.log) == (Relation.FALSE, 4, 1, log)


@pytest.mark.article("C-08")
def test_a_wrong_salt_or_none_is_refused() -> None:
    log = sealed_log("1@leo.0 7@leo.3 5@aries.1")
    for salt in (b"\0" * 16, b"", seals.salt(OTHER, 4, MATCH, 5)):
        assert compare(log, refined(log, 4, salt=salt)).relation is Relation.FALSE
    assert compare(log, refined(log, 5)).relation is Relation.AHEAD


@pytest.mark.article("C-03", "C-08")
def test_one_token_in_two_places_is_refused_and_its_owner_named() -> None:
    # Seat 1 hides its 7 and then places "the 7" openly too: unnoticed until the first is shown.
    log = (*sealed_log("1@leo.0 7@leo.3 1@aries.0 3@aries.3"), GAME.parse_move("7@leo.1"))
    assert replayed(log)
    shown = refined(log, 4)
    assert compare(log, shown).relation is Relation.AHEAD
    state = replayed(shown[:-1])[-1]
    refusal = GAME.step(state, shown[-1])
    assert isinstance(refusal, Refusal)
    assert (refusal.article, refusal["seat"], refusal["token"], refusal["at"]) == ("C-03", 1, "7", ("leo.3",))


@pytest.mark.article("C-03", "C-08")
def test_a_hidden_token_that_lies_openly_elsewhere_is_refused_when_it_is_shown() -> None:
    log = sealed_log("1@leo.0 7@leo.1 1@aries.0 3@aries.3")
    twice = Move(4, GAME.parse_move("7@leo.3").star)
    log = (*log, seals.seal(replayed(log)[-1], twice, OTHER, MATCH, len(log)))
    shown = refined(log, len(log) - 1)
    refusal = GAME.step(replayed(shown[:-1])[-1], shown[-1])
    assert isinstance(refusal, Refusal) and (refusal.article, refusal["seat"]) == ("C-03", 1)


@pytest.mark.article("C-08")
def test_logs_that_tell_different_games_are_forked() -> None:
    log = sealed_log("7@leo.3 5@aries.1 1@leo.0")
    for text in ("7@leo.5 5@aries.1 1@leo.0", "10@leo.3 5@aries.1 1@leo.0", "7@leo.3 5@aries.1 3@leo.0"):
        found = compare(log, sealed_log(text))
        assert found.relation is Relation.FORKED and found.log == log
    assert compare(log, (*log[:2], Draw("virgo"), *log[3:])).entry == 2
    # A commitment changed under a token that has been shown.
    assert compare(refined(log, 3), sealed_log("10@leo.3 5@aries.1 1@leo.0")).relation is Relation.FORKED
    # Another salt or token for what has been shown.
    assert compare(refined(log, 3), refined(log, 3, token=1)).relation is Relation.FORKED


@pytest.mark.article("C-08")
def test_longer_and_shorter_logs() -> None:
    log = sealed_log("7@leo.3 5@aries.1 1@leo.0")
    found = compare(log[:4], log)
    assert (found.relation, found.log) == (Relation.AHEAD, log)
    found = compare(log, log[:4])
    assert (found.relation, found.log) == (Relation.BEHIND, log)


@pytest.mark.article("C-08")
def test_reveals_that_crossed_on_the_way_are_joined() -> None:
    log = sealed_log("7@leo.3 5@aries.1 1@leo.0")
    found = compare(refined(log, 3), refined(log, 4))
    assert found.relation is Relation.BOTH
    assert found.log == refined(refined(log, 3), 4)
    found = compare(refined(log[:5], 3), log)
    assert (found.relation, found.log) == (Relation.BOTH, refined(log, 3))


# -- waiting, revealing, sending on --------------------------------------------------------------------------------

BEFORE = "10@cancer.0 D@cancer.2 5@cancer.4 1@leo.0 3@leo.1 1@cancer.1"
"""Seats 0, 1, 2 in turn; on cancer seat 1 has hidden a double star, seat 2 a 5. One star is free: 3."""


@pytest.mark.article("C-08")
def test_a_log_with_unknown_tokens_replays_up_to_the_scoring_that_needs_them_and_waits() -> None:
    log = sealed_log(f"{BEFORE} 6@cancer.3")
    state = replayed(log)[-1]
    assert owed(state) == (2, 1) and GAME.to_move(state) == 2
    assert state.coins == (0, 0, 0) and GAME.chances(state) == ()
    refusal = GAME.step(state, GAME.parse_move("6@leo.2"))
    assert isinstance(refusal, Refusal) and (refusal.article, refusal["seats"]) == ("C-08", (2, 1))


@pytest.mark.article("C-08")
def test_each_seat_reveals_its_tokens_on_that_board_and_no_others() -> None:
    secrets = (SECRET, OTHER, b"\7" * 32)
    log = sealed_log("10@leo.3 D@cancer.2 5@cancer.4 1@cancer.0 7@aries.1 1@cancer.1 6@cancer.3", secrets)
    state = replayed(log)[-1]
    assert owed(state) == (2, 1)
    assert seals.reveal(state, log, 0, SECRET, MATCH) == log
    one = seals.reveal(state, log, 2, secrets[2], MATCH)
    assert [n for n in range(len(log)) if one[n] != log[n]] == [5]
    assert owed(replayed(one)[-1]) == (1,)
    both = seals.reveal(replayed(one)[-1], one, 1, OTHER, MATCH)
    assert [n for n in range(len(log)) if both[n] != log[n]] == [4, 5]
    after = replayed(both)[-1]
    assert owed(after) == () and GAME.to_move(after) is CHANCE
    # Seat 0 has 1 + 6·2, seat 2 has 1·2 + 5·2, the double star of seat 1 counts nothing itself.
    assert after.coins == (5, 1, 3)
    assert seals.reveal(after, both, 1, OTHER, MATCH) == both
    assert [seals.is_sealed(entry) for entry in both].count(True) == 2


@pytest.mark.article("C-08")
def test_who_has_lost_the_secret_cannot_reveal() -> None:
    log = sealed_log(f"{BEFORE} 6@cancer.3")
    with pytest.raises(SealError) as error:
        seals.reveal(replayed(log)[-1], log, 1, SECRET, MATCH)
    assert error.value.code == "lost" and "cancer.2" in str(error.value)


@pytest.mark.article("C-06")
def test_the_owner_replays_with_its_own_tokens_only() -> None:
    log = sealed_log("7@leo.3 5@aries.1 1@leo.0")
    own = replayed(seals.recalled(log, SECRET, MATCH))[-1]
    assert GAME.print_position(own).startswith("cancer . . . . ./aries . B? . ./leo C1 . . A7 . . . . .")
    assert GAME.mask(own, 0) == own and GAME.mask(own, 1) != own


@pytest.mark.article("C-08")
def test_the_link_goes_round_so_that_the_next_to_place_comes_last() -> None:
    # A fills the board, B is next, B and C owe: A → C → B.
    three = position("cancer A10 A7 B? A1 C?/aries . . . .|0/0/0||2")
    assert owed(three) == (2, 1) and seals.route(three) == (2, 1)
    # Who has filled it owes too: its own page adds that before the link is sent.
    assert seals.route(position("cancer A10 B7 A? A1 C?/aries . . . .|0/0/0||2")) == (0, 2, 1)
    # Only B owes, or only C: B still comes last.
    assert seals.route(position("cancer A10 A7 B? A1 C1/aries . . . .|0/0/0||2")) == (1,)
    assert seals.route(position("cancer A10 A7 B7 A1 C?/aries . . . .|0/0/0||2")) == (2, 1)
    # Four players, D fills, A is next; A, B and C owe: D → B → C → A.
    four = position("taurus B? C1 D1 A? C? D3 D5/aries . . . .|0/0/0/0||1")
    assert owed(four) == (1, 2, 0) and seals.route(four) == (1, 2, 0)
    # B fills it, C is next; A and D owe: clockwise from B, then C.
    four = position("taurus B5 C1 D1 A? D? B3 C5/aries . . . .|0/0/0/0||3")
    assert owed(four) == (3, 0) and seals.route(four) == (3, 0, 2)


@pytest.mark.article("C-07", "C-08")
def test_who_would_have_to_pass_is_not_the_next_to_place() -> None:
    # B has all nine tokens elsewhere and none on cancer: after the scoring B passes, and C places.
    nine = "leo B1 B3 B5 B? B7 B? BH BD B?"
    partly = position(f"cancer A10 A7 C? A1 A?/{nine.replace('B?', '.', 1)}/libra B? . . . .|0/0/0||2")
    assert seals.route(partly) == (0, 2)
    # One of them on cancer comes back: B places.
    back = position(f"cancer A10 B10 C? A1 A?/{nine.replace('B?', '.', 1)}|0/0/0||2")
    assert seals.route(back) == (0, 2, 1)


def test_a_link_goes_to_the_seat_to_move_when_nothing_waits_and_nowhere_when_it_is_over() -> None:
    assert seals.route(position("aries . . . ./leo . . . . . . . . .|0/0/0||3")) == (2,)
    assert seals.route(position("|10/2/3||3")) == ()
    assert seals.route(GAME.start(3, GAME.settings({"starter": "random"}))) == ()


def test_a_star_names_its_entry() -> None:
    log = log_of("7@leo.3 5@aries.1 1@leo.0")
    assert [seals.entry_of(log, entry.star) for entry in log[3:] if isinstance(entry, Move)] == [3, 4, 5]


# -- whole matches -------------------------------------------------------------------------------------------------


@pytest.mark.article("C-06", "C-08")
@pytest.mark.parametrize(("players", "seed"), [(3, 0), (3, 1), (4, 2), (5, 3)])
def test_a_match_by_link_comes_out_as_on_one_device_and_no_link_holds_what_is_hidden(players: int, seed: int) -> None:
    match, final = link_match(players, seed)
    truth = replayed(tuple(match.placed.get(n, entry) for n, entry in enumerate(final)), players)
    assert GAME.result(truth[-1]) is not None
    assert replayed(final, players)[-1] == truth[-1]
    for link in match.links:
        state = replayed(link, players)[-1]
        unsettled = {board for board, _ in state.boards} - {waiting(state)}
        for entry in link:
            if isinstance(entry, Move) and entry.star >= 0 and LARGE[entry.star] and BOARD_OF[entry.star] in unsettled:
                assert entry.token == HIDDEN
    longest = max(len(hop) for hop in match.hops)
    assert longest >= 3, "some scoring needed a round of links"


@pytest.mark.article("C-08")
def test_a_page_takes_only_a_link_that_goes_on_from_its_own() -> None:
    match, _ = link_match(3, 4, entries=30)
    device = match.devices[1]
    held = replayed(device.log)
    older = match.links[2]
    assert seals.compare(device.log, older, held, MATCH).relation is Relation.BEHIND
    number = next(n for n, entry in enumerate(device.log) if isinstance(entry, Move) and not entry.seal)
    other = next(move for move in GAME.legal_moves(held[number]) if move != device.log[number])
    forged = (*device.log[:number], other, *device.log[number + 1 :])
    found = seals.compare(device.log, forged, held, MATCH)
    assert (found.relation, found.entry, found.log) == (Relation.FORKED, number, device.log)


def test_acts_of_a_match_are_entries_like_others() -> None:
    log = sealed_log("7@leo.3 5@aries.1")
    offered = (*log, Act(Deed.OFFER, 0))
    assert compare(log, offered).relation is Relation.AHEAD
    found = seals.compare(offered, (*log, Act(Deed.OFFER, 1)), [*replayed(log), replayed(log)[-1]], MATCH)
    assert (found.relation, found.entry) == (Relation.FORKED, 5)
    assert seals.recalled(offered, SECRET, MATCH)[-1] == Act(Deed.OFFER, 0)


def test_random_secrets_differ() -> None:
    devices = [Device(0, 3, random.Random(seed)) for seed in range(3)]
    assert len({device.secret for device in devices}) == 3


def test_play_reaches_the_same_state_with_and_without_seals() -> None:
    state, _ = play(GAME.start(3, GAME.settings({})), ":cancer :aries :leo 7@leo.3 5@aries.1")
    assert GAME.mask(state, None) == replayed(sealed_log("7@leo.3 5@aries.1"))[-1]
