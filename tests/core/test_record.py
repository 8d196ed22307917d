"""A match as a code: what is written opens again, and nothing else does."""

from __future__ import annotations

import time
import tracemalloc
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import pebbles
from strategies import HOSTILE, matches
from tablee import games, record
from tablee.game import Draw, Option
from tablee.games.horta.rules import Horta
from tablee.match import Act, Deed, Header, Match, header, new, play, rematch, replay, settle
from tablee.players.random import random_match
from tablee.record import LONGEST, RecordError, decode, decode_at, encode, game_of, log_length, parse_file

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def sealed(form: str, game: str, digits: list[tuple[int, int]]) -> str:
    """A code with a fitting checksum around any digits at all."""
    text = f"{form}{game}.{record._print_number(record._join(digits))}"
    return text + record._checksum(text)


def horta(text: str = "", **settings: Any) -> Match:
    head = header("horta", 2, **settings)
    game = head.rules()
    return replay(head, [game.parse_move(move) for move in text.split()])


def refused(code: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        decode(code)
    return caught.value


# -- what is written opens again ---------------------------------------------------------------------------------


@given(matches())
def test_a_code_opens_as_the_match_it_was_made_of(match: Match) -> None:
    code = encode(match)
    assert decode(code) == match
    assert encode(decode(code)) == code


@given(matches(), st.integers(0, 12))
def test_a_code_may_say_which_position_it_shows(match: Match, at: int) -> None:
    code = encode(match, at)
    if at > len(match.entries):
        assert refused(code).code == "damaged"
        return
    assert decode_at(code) == (match, at) and decode(code) == match
    assert decode_at(encode(match)) == (match, None)
    assert game_of(code) == match.header.game


def test_a_code_with_a_position_that_was_cut_or_changed_is_damaged_wherever_that_was() -> None:
    code = encode(horta("@c1N @a1N c1c2N"), 2)
    assert code.startswith("1horta.2.")
    for length in range(len("1horta."), len(code)):
        assert refused(code[:length]).code == "damaged", code[:length]
    for changed in ("1horta." + code[9:], code.replace(".2.", ".3."), code.replace(".2.", ".02."), code + ".1"):
        assert refused(changed).code == "damaged", changed
    assert parse_file(f"look: https://example.org/#{code}\n") == [decode(code)]


def test_games_with_draws_and_groups_of_moves_too(toy: str) -> None:
    @given(matches(toy))
    def check(match: Match) -> None:
        assert decode(encode(match)) == match

    check()


@pytest.mark.parametrize("name", HOSTILE)
def test_any_name_survives_as_cleaned(name: str) -> None:
    match = horta(names=[name, name[::-1]])
    again = decode(encode(match))
    assert again.header.names == match.header.names
    assert all(part.isprintable() and len(part) <= 24 for part in again.header.names)


def test_a_code_is_made_of_link_characters_only() -> None:
    code = encode(horta("@c1N @a1N", names=["Zoé", "<b>"], match_id=123456789))
    assert code.startswith("1horta.")
    assert set(code[7:]) <= set(ALPHABET)


@pytest.mark.parametrize(
    ("code", "game"),
    [("1horta.x", "horta"), ("7horta.AAAA", "horta"), ("1chess.AAAA", None), ("horta", None), ("1horta.a/b", None)],
)
def test_a_code_names_its_game_without_being_opened(code: str, game: str | None) -> None:
    assert game_of(code) == game
    assert game_of(encode(horta())) == "horta"


def test_every_beginning_of_a_match_has_a_code_of_its_own() -> None:
    entries = ("@c1N", "@a1N", "c1c2N", "a1a2N", "c2!", "a2-")
    codes = {encode(horta(" ".join(entries[:n]))) for n in range(7)}
    assert len(codes) == 7


def test_a_secret_draw_cannot_be_written(toy: str) -> None:
    match = play(new(header(toy, 2)), Draw(None))
    assert isinstance(match, Match)
    with pytest.raises(ValueError):
        encode(match)


def test_log_length_leaves_out_header_and_names() -> None:
    short, named = horta("@c1N @a1N"), horta("@c1N @a1N", names=["x" * 24, "y" * 24], match_id=(1 << 64) - 1)
    assert log_length(short) == log_length(named) <= 4 + 4
    assert len(encode(named)) - len(encode(short)) > 60


# -- nothing else does -------------------------------------------------------------------------------------------


def opens_or_says_why(code: str) -> None:
    told = ""
    try:
        assert encode(decode(code)) == code
    except RecordError as error:
        told = error.code
    assert told in {"", "foreign", "damaged", "oversized", "newer", "illegal"}


@given(st.text())
@example("1horta.")
@example("1horta.AAAA")
@example("1horta.\u0660\u0661\u0662\u0663\u0664")
@example("٣horta.AAAAAAAA")
@example("1ħorta.AAAAAAAA")
@example("1horta.AAAAAAAA\n")
def test_arbitrary_text_opens_or_is_refused(text: str) -> None:
    opens_or_says_why(text)
    opens_or_says_why("1horta." + text)


@given(st.binary())
def test_arbitrary_bytes_open_or_are_refused(data: bytes) -> None:
    opens_or_says_why(data.decode("latin-1"))
    opens_or_says_why(data.decode("utf-8", "surrogateescape"))


@given(st.integers(0, 1 << 700))
@example(0)
@example(1)
def test_any_number_under_a_fitting_checksum_opens_or_is_refused(number: int) -> None:
    text = f"1horta.{record._print_number(number)}"
    opens_or_says_why(text + record._checksum(text))


@given(matches(), st.data())
def test_an_altered_code_is_refused(match: Match, data: st.DataObject) -> None:
    code = encode(match)
    place = data.draw(st.integers(0, len(code) - 1))
    character = data.draw(st.sampled_from(ALPHABET))
    altered = code[:place] + character + code[place + 1 :]
    opens_or_says_why(altered)
    if altered != code:
        refused(altered)


@given(matches(), st.data())
def test_a_code_altered_with_a_new_checksum_opens_or_is_refused(match: Match, data: st.DataObject) -> None:
    body = list(encode(match)[:-4])
    for _ in range(data.draw(st.integers(1, 4))):
        body[data.draw(st.integers(7, len(body) - 1))] = data.draw(st.sampled_from(ALPHABET))
    text = "".join(body)
    opens_or_says_why(text + record._checksum(text))


@pytest.mark.parametrize("kept", [0, 1, 6, 7, 8, 11, 12, 20, -4, -1])
def test_a_cut_code_is_refused(kept: int) -> None:
    code = encode(horta("@c1N @a1N @e1N"))
    assert refused(code[:kept]).code in {"foreign", "damaged"}


def test_what_comes_before_or_after_a_code_is_not_read_over() -> None:
    code = encode(horta("@c1N"))
    for text in (f" {code}", f"{code} ", f"{code}\n", f"#{code}", code + code, code + "A", code + "="):
        refused(text)


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("", "foreign"),
        ("hello", "foreign"),
        ("https://example.org/", "foreign"),
        ("1horta", "foreign"),
        ("1HORTA.AAAAAAAA", "foreign"),
        ("1horta.", "damaged"),
        ("1horta.AA", "damaged"),
        ("1horta.<b>", "damaged"),
        ("2horta.AAAAAAAA", "newer"),
        ("9future_game.AAAAAAAA", "newer"),
        ("0horta.AAAAAAAA", "foreign"),
        ("1horta.AAAAAAAA", "damaged"),
    ],
)
def test_a_refusal_says_which_kind(code: str, expected: str) -> None:
    assert refused(code).code == expected


def test_a_game_not_there_yet_asks_for_a_newer_tablee() -> None:
    assert refused(sealed("1", "checkers", [])).code == "newer"
    assert refused(sealed("1", "checkers", [])[:-1] + "A").code == "damaged"


def digits(head: Header) -> list[tuple[int, int]]:
    return record._header_digits(head)


def test_a_newer_version_of_a_game_asks_for_a_newer_tablee() -> None:
    good = digits(header("horta", 2))
    assert decode(sealed("1", "horta", good)) == horta()
    assert refused(sealed("1", "horta", [(Horta.version + 1, 64), *good[1:]])).code == "newer"
    assert refused(sealed("1", "horta", [(0, 64), *good[1:]])).code == "damaged"


def test_a_header_that_cannot_be_is_damaged() -> None:
    good = digits(header("horta", 2))
    for place, digit in ((1, (3, 8)), (1, (1, 8)), (1, (0, 8)), (2, (2, 8)), (2, (7, 8))):
        assert refused(sealed("1", "horta", [*good[:place], digit, *good[place + 1 :]])).code == "damaged"
    for length in range(len(good)):
        assert refused(sealed("1", "horta", good[:length])).code == "damaged"


def test_a_deal_number_beyond_the_deals_is_damaged() -> None:
    good = digits(header("horta", 2, deal=999_999_999))
    assert good[6] == (999_999_999, 1 << 32)
    assert decode(sealed("1", "horta", good)).header.deal == 999_999_999
    assert refused(sealed("1", "horta", [*good[:6], (1_000_000_000, 1 << 32), *good[7:]])).code == "damaged"


@pytest.mark.parametrize(
    "name", [b"\xff", b"\xed\xa0\xbd", b"a\nb", b" a", b"a  b", b"\x00", b"x" * 25, b"\xe2\x80\xae", b"a" * 96]
)
def test_a_name_nobody_could_have_given_is_damaged(name: bytes) -> None:
    good = digits(header("horta", 2))[:-2]
    named = [(len(name), 97), *((byte, 256) for byte in name), (0, 97)]
    assert refused(sealed("1", "horta", good + named)).code == "damaged"


def test_a_number_without_a_meaning_is_damaged(toy: str) -> None:
    good = digits(header(toy, 2))
    assert decode(sealed("1", toy, [*good, (2, 3)])).entries == (Draw("3"),)
    random_start = digits(header(toy, 2, {"starter": "random"}))
    assert decode(sealed("1", toy, [*random_start, (1, 4)])).entries == (Draw("seat2"),)
    # A group of three moves is coded with three numbers; a starter is one of four seats, of which two are here.
    error = refused(sealed("1", toy, [*random_start, (3, 4)]))
    assert error.code == "illegal"
    assert error.refusal is not None
    assert error.refusal.article == "X-03"


def test_a_record_that_goes_on_after_the_end_is_damaged() -> None:
    ended = play(horta("@c1N"), Act(Deed.RESIGN, 1))
    assert isinstance(ended, Match)
    numbers = digits(ended.header) + record.log_digits(ended)
    assert decode(sealed("1", "horta", numbers)) == ended
    assert refused(sealed("1", "horta", [*numbers, (0, 546)])).code == "damaged"


def test_an_illegal_move_under_a_fitting_checksum_is_refused_with_its_article() -> None:
    """The cell is taken already: H-07, and nothing of the log is kept."""
    game = games.load("horta")
    number = list(game.table(1)).index(game.parse_move("@c1N"))
    error = refused(sealed("1", "horta", [*digits(header("horta", 2)), (number, 546), (number, 546)]))
    assert error.code == "illegal"
    assert error.index == 1
    assert error.detail.startswith("entry 2: ")
    assert error.refusal is not None
    assert (error.refusal.article, error.refusal.kind) == ("H-07", "enter-occupied")


def test_an_act_that_cannot_be_is_refused() -> None:
    start = digits(header("horta", 2))
    for deed, seat, kind in ((2, 1, "no-offer"), (0, 7, "no-seat")):
        error = refused(sealed("1", "horta", [*start, (545, 546), (deed * 8 + seat, 32)]))
        assert error.code == "illegal"
        assert error.refusal is not None
        assert error.refusal.kind == kind


# -- hostile sizes -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [LONGEST + 1, 10**6, 10**7])
def test_oversized_codes_are_not_looked_at(size: int) -> None:
    began = time.process_time()
    assert refused("1horta." + "A" * (size - 7)).code == "oversized"
    assert refused("#" * size).code == "oversized"
    assert time.process_time() - began < 0.5


def test_a_code_of_the_longest_length_is_looked_at() -> None:
    assert refused("1horta." + "A" * (LONGEST - 7)).code == "damaged"


def shuffling(plies: int) -> list[tuple[int, int]]:
    """Digits of a Horta Rescue game without an end: entering and leaving, each time on other cells."""
    head = header("horta", 2)
    numbers = {move: index for index, move in enumerate(head.rules().table(1))}
    rng, match, written = Random(0), new(head), digits(head)
    state = match.state
    game = match.game
    for _ in range(plies):
        for move in sorted(game.legal_moves(state), key=lambda move: rng.random()):
            following = game.apply(state, move)
            if not following.over:
                break
        state = following
        written.append((numbers[move], 546))
    return written


@pytest.fixture(scope="module")
def endless() -> str:
    """The code of the longest match a link can hold, about 10,000 plies."""
    code = sealed("1", "horta", shuffling(Horta.longest))
    assert LONGEST * 0.9 < len(code) <= LONGEST
    return code


def test_the_longest_match_opens_in_reasonable_time(endless: str) -> None:
    began = time.process_time()
    assert len(decode(endless).entries) == Horta.longest
    assert time.process_time() - began < 5


def test_the_longest_match_fits_in_the_memory_of_a_phone(endless: str) -> None:
    tracemalloc.start()
    match = decode(endless)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(match.states) == Horta.longest + 1
    assert peak < 60_000_000


def test_one_entry_more_than_the_longest_is_refused() -> None:
    start = digits(header("horta", 2))
    offers = [(545, 546), (1 * 8, 32), (545, 546), (3 * 8 + 1, 32)]
    code = sealed("1", "horta", start + offers * 1700)
    assert len(code) < LONGEST
    assert len(decode(code).entries) == 3400


def test_names_as_long_as_they_can_be_still_open() -> None:
    match = horta(names=["𝕏" * 24] * 2, match_id=(1 << 64) - 1, deal=999_999_999)
    assert decode(encode(match)) == match


# -- records outlive rules ---------------------------------------------------------------------------------------


class Later(Horta):
    """Horta Rescue after two changes of its rules: a hidden option that changed a meaning, and a new choice."""

    version = 3
    options = (  # type: ignore[assignment]
        *Horta.options,
        Option("turns", ("half", "quarter"), "H-10", hidden=True, since=2, before="quarter"),
        Option("clock", ("off", "on"), "H-05", since=3),
    )


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._loaded, "horta", Later())


def test_old_records_keep_the_old_meaning_after_a_rule_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    old = horta("@c1N @a1N", options={"push": "strict"}, names=["Ada", "Bo"], match_id=77)
    code = encode(old)
    monkeypatch.setitem(games._loaded, "horta", Later())
    again = decode(code)
    assert again.header.version == 1
    assert dict(again.header.options) == {
        "push": "strict",
        "opening": "free",
        "exits": "free",
        "turns": "quarter",
        "clock": "off",
    }
    assert again.entries == old.entries
    assert encode(again) == code


def test_new_records_have_the_new_meaning(later: None) -> None:
    match = horta("@c1N")
    assert match.header.version == 3
    assert dict(match.header.options)["turns"] == "half"
    assert decode(encode(match)) == match


def test_a_rematch_of_an_old_match_is_played_by_todays_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    code = encode(horta(options={"push": "strict"}, names=["Ada", "Bo"]))
    monkeypatch.setitem(games._loaded, "horta", Later())
    again = rematch(decode(code).header, 5)
    assert again.version == 3
    assert dict(again.options)["turns"] == "half"
    assert dict(again.options)["push"] == "strict"
    assert again.names == ("Bo", "Ada")


def test_hidden_information_is_whole_in_a_record(toy: str) -> None:
    """A record is what happened, not what a seat saw: it opens with every draw known."""
    match = random_match(header(toy, 3), Random(4))
    assert all(entry.outcome for entry in decode(encode(match)).entries if isinstance(entry, Draw))
    assert pebbles.GAME.mask(match.states[5], None) != match.states[5]


def test_many_acts_at_one_state_are_written_without_looking_for_moves_each_time(
    toy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Finding the legal moves can be the dearest thing a game does."""
    match = settle(new(header(toy, 2)), lambda n, total: 0)
    for _ in range(10):
        for act in (Act(Deed.OFFER, 0), Act(Deed.DECLINE, 1)):
            following = play(match, act)
            assert isinstance(following, Match)
            match = following
    asked = []

    def legal_moves(self: Any, state: Any) -> tuple[pebbles.Move, ...]:
        asked.append(state)
        return (pebbles.KEEP,)

    monkeypatch.setattr(type(pebbles.GAME), "legal_moves", legal_moves)
    encode(match)
    assert len(asked) <= 1
