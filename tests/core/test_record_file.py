"""Matches in a text file: readable, and read back."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import HOSTILE, matches
from tablee.match import Match, header, new, parse_entry, replay
from tablee.record import RecordError, decode, encode, parse_file, print_file


def horta(text: str = "", *names: str) -> Match:
    head = header("horta", 2, {"push": "strict"}, names)
    return replay(head, [parse_entry(head.rules(), entry) for entry in text.split()])


def refused(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        parse_file(text)
    return caught.value.code


def test_a_file_says_in_words_what_is_in_it() -> None:
    match = horta("@c1N @a1N /offer1", "Zoé", "")
    lines = print_file([match]).splitlines()
    assert lines[0] == "Tablée 1"
    assert lines[2] == "# horta · Zoé, – · push=strict opening=free exits=free"
    assert lines[3] == "@c1N @a1N /offer1"
    assert lines[4] == encode(match)


@given(st.lists(matches(), min_size=1, max_size=4))
def test_a_file_is_read_back(several: list[Match]) -> None:
    assert parse_file(print_file(several)) == several


@pytest.mark.parametrize("name", [*HOSTILE, "#1horta.abcdefgh", "1horta.abcdefgh", "x #1horta.a", "Tablée 1"])
def test_no_name_can_be_taken_for_a_match(name: str, toy: str) -> None:
    head = header(toy, 2, names=["", name])
    several = [horta("@c1N", name, name), new(head), horta("", "", name)]
    assert parse_file(print_file(several)) == several


def test_a_name_at_the_very_end_of_its_line_is_no_match_either(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games without options end the line of their header with a name."""
    from tablee import games
    from tablee.games.horta.rules import Horta

    monkeypatch.setitem(games._loaded, "horta", type("Plain", (Horta,), {"options": ()})())
    match = new(header("horta", 2, names=["", "#1horta.abcdefgh"]))
    assert parse_file(print_file([match])) == [match]


def test_links_and_codes_on_lines_of_their_own_are_read() -> None:
    match = horta("@c1N")
    code = encode(match)
    text = f"Hello,\n\n  https://example.org/x/#{code}  \r\n#{code}\n{code}\nYour turn: https://example.org/#{code}\n"
    assert parse_file(text) == [match] * 4


@pytest.mark.parametrize("text", ["", "Tablée 1\n", "hello", "1 horta.", "\x00" * 50, "# horta · a, b\n\n"])
def test_text_without_a_match_is_foreign(text: str) -> None:
    assert refused(text) == "foreign"


def test_one_damaged_match_refuses_the_file_and_says_so() -> None:
    match = horta("@c1N")
    code = encode(match)
    assert refused(f"{code}\n{code[:-1]}{'A' if code[-1] != 'A' else 'B'}\n") == "damaged"
    assert refused(f"{code}\n9{code[1:]}\n") == "newer"


@given(st.text())
def test_arbitrary_text_is_read_or_refused(text: str) -> None:
    for given_text in (text, f"1horta.{text}", f"#1horta.{text}\n{text}"):
        try:
            several = parse_file(given_text)
        except RecordError:
            continue
        assert all(decode(encode(match)) == match for match in several)


@pytest.mark.parametrize(
    "text", ["#1a.x" * 200_000 + " y", "1horta.AAAA\n" * 200_000, "#" * 3_000_000, "a " * 1_500_000, "\n" * 3_000_000]
)
def test_hostile_files_are_answered_quickly(text: str) -> None:
    began = time.process_time()
    assert refused(text) in {"foreign", "damaged", "oversized"}
    assert time.process_time() - began < 1
