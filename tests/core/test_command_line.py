"""`python -m tablee`: perft, check, play, and bad input in one sentence."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tablee import games
from tablee.__main__ import check_line, main
from tablee.record import decode

PY = Path(__file__).parents[2] / "py"
START = "5/5/1***1/5/5 F 0 0 0"


def run(*arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """As a stranger starts it: another process, nothing but `py/` on the path."""
    environment = {**os.environ, "PYTHONPATH": str(PY)}
    command = [sys.executable, "-m", "tablee", *arguments]
    return subprocess.run(command, input=given, capture_output=True, env=environment, timeout=60, check=False)


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def counts(text: str) -> list[int]:
    return [int(line.split()[1]) for line in text.splitlines()]


def ask(position: str, move: str, **options: str) -> dict[str, Any]:
    return check_line(games.load("horta"), json.dumps({"position": position, "move": move, "options": options}))


# -- perft -------------------------------------------------------------------------------------------------------


def test_perft_counts_every_depth_up_to_the_one_asked(capsys: pytest.CaptureFixture[str]) -> None:
    assert counts(said(capsys, "perft", "horta", "3")) == [64, 3894, 279102]


def test_perft_takes_a_position_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    position = "5/2**w/N4/sEw2/N3* F"
    assert counts(said(capsys, "perft", "horta", "2", "--position", position)) == [83, 6735]
    strict = said(capsys, "perft", "horta", "2", "--position", position, "--option", "push=strict")
    assert counts(strict) == [82, 6647]
    both = said(capsys, "perft", "horta", "1", "--option", "opening=barred", "--option", "exits=once")
    assert counts(both) == [56]


def test_perft_of_a_finished_game_is_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert counts(said(capsys, "perft", "horta", "2", "--position", "5/5/1**2/5/5 F")) == [0, 0]


def test_perft_counts_a_draw_once_for_each_outcome(toy: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Three pebbles can come; each may then be kept or laid; then three come again."""
    assert counts(said(capsys, "perft", toy, "3")) == [3, 6, 18]
    assert counts(said(capsys, "perft", toy, "1", "--players", "4", "--option", "starter=random")) == [4]


# -- check -------------------------------------------------------------------------------------------------------


def test_check_answers_a_line_for_a_line() -> None:
    lines = [
        {"position": "5/5/1***1/5/5 F", "move": "@c1N"},
        {"position": "5/5/1***1/5/5 F", "move": "@c2N", "options": {"push": "strict"}},
        {"position": "*3*/5/5/2S2/2*2 F", "move": "c2!"},
    ]
    done = run("check", "horta", given="\n\n".join(map(json.dumps, lines)).encode())
    assert done.returncode == 0
    assert [json.loads(line) for line in done.stdout.splitlines()] == [
        {"legal": True, "article": None, "result": "5/5/1***1/5/2N2 G", "winner": None},
        {"legal": False, "article": "H-06", "result": None, "winner": None},
        {"legal": True, "article": None, "result": "*3*/5/5/5/2S2 G", "winner": "F"},
    ]


@pytest.mark.parametrize(
    ("position", "result"),
    [
        ("5/5/1***1/5/5", "5/5/1***1/5/2N2"),
        ("5/5/1***1/5/5 F", "5/5/1***1/5/2N2 G"),
        ("5/5/1***1/5/5 F 2", "5/5/1***1/5/2N2 G 3"),
        ("5/5/1***1/5/5 F 2 0", "5/5/1***1/5/2N2 G 3 0"),
        ("  5/5/1***1/5/5   F 2 0 0 ", "5/5/1***1/5/2N2 G 3 0 0"),
    ],
)
def test_check_leaves_out_the_fields_that_were_left_out(position: str, result: str) -> None:
    assert ask(position, "@c1N")["result"] == result


def test_check_leaves_out_nothing_when_nothing_was(toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game's position may have more words after a move than before."""
    game = games.load(toy)
    plain = type(game).print_position
    monkeypatch.setattr(
        type(game), "print_position", lambda self, state: plain(self, state) + " more words" * (state.stage == "draw")
    )
    answer = check_line(game, json.dumps({"position": "1/-|-/-|-/-|00|1 play 1", "move": "keep"}))
    assert answer["result"] == "1/-|-/-|-/-|00|2 draw 1 more words"


def test_check_takes_options() -> None:
    barred = ask(START, "@c1N", opening="barred")
    assert (barred["legal"], barred["article"]) == (False, "H-20")
    assert ask(START, "@c1N")["legal"] is True


def test_check_takes_draws(toy: str) -> None:
    game = games.load(toy)
    asked = {"position": "-/-|-/-|-/-|00|1 draw 1", "move": ":2"}
    assert check_line(game, json.dumps(asked))["result"] == "2/-|-/-|-/-|00|1 play 1"
    assert check_line(game, json.dumps({**asked, "move": ":7"}))["article"] == "X-03"


UNREADABLE = (
    "{", "1", "null", '"x"', "[1]", "{}", "[" * 100_000, '{"position": 1, "move": "@c1N"}',
    '{"position": "5/5/1***1/5/5", "move": null}', '{"position": "5/5/1***1/5/5"}',
    '{"position": "x", "move": "@c1N"}', '{"position": "", "move": "@c1N"}',
    '{"position": "5/5/1***1/5/5", "move": "hop"}', '{"position": "5/5/1***1/5/5", "move": ""}',
    '{"position": "5/5/1***1/5/5", "move": "@c1N", "options": {"push": "hard"}}',
    '{"position": "5/5/1***1/5/5", "move": "@c1N", "options": {"push": ["strict"]}}',
    '{"position": "5/5/1***1/5/5", "move": "@c1N", "options": [1]}',
    '{"position": "\\ud800", "move": "\\ud800"}', '{"position": "5/5/1***1/5/5 F ' + "9" * 5000 + '", "move": "@c1N"}',
    "9" * 10_000,
)  # fmt: skip


@pytest.mark.parametrize("line", UNREADABLE, ids=range(len(UNREADABLE)))
def test_a_line_that_cannot_be_read_is_answered_with_an_error(line: str) -> None:
    answer = check_line(games.load("horta"), line)
    assert list(answer) == ["error"]
    assert answer["error"]
    assert len(answer["error"]) < 200


def test_check_goes_on_after_lines_that_cannot_be_read() -> None:
    good = b'{"position": "5/5/1***1/5/5 F", "move": "@c1N"}\n'
    done = run("check", "horta", given=b"\xff\xfe\x00\n" + b"[" * 100_000 + b"\n" + good)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0
    assert ["error" in answer for answer in answers] == [True, True, False]


def test_check_reads_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO('{"position": "5/5/1***1/5/5", "move": "@c1N"}\n'))
    assert json.loads(said(capsys, "check", "horta"))["legal"] is True


# -- play --------------------------------------------------------------------------------------------------------


def test_play_prints_a_whole_game_that_opens_again(capsys: pytest.CaptureFixture[str]) -> None:
    moves, position, result, code = said(capsys, "play", "horta", "--seed", "3", "--option", "exits=once").splitlines()
    match = decode(code)
    game = match.game
    assert [game.print_move(entry) for entry in match.entries] == moves.split()
    assert game.print_position(match.state) == position
    assert re.fullmatch(rf"result: [FG] \(rescue\) after {len(match.entries)} entries", result)
    assert dict(match.header.options)["exits"] == "once"


def test_play_prints_scores_where_there_are_any(toy: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, _, result, code = said(capsys, "play", toy, "--players", "3", "--seed", "2").splitlines()
    over = decode(code).result
    assert over is not None
    assert over.scores is not None
    letters = ", ".join("ABC"[seat] for seat in over.winners)
    assert result.startswith(f"result: {letters} (heaviest, scores {' '.join(map(str, over.scores))}) after ")


def test_the_same_seed_plays_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    first, again, other = (said(capsys, "play", "horta", "--seed", seed) for seed in ("5", "5", "6"))
    assert first == again != other


def test_play_says_when_a_game_was_not_finished(
    toy: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(type(games.load(toy)), "longest", 7)
    assert "unfinished after 7 entries" in said(capsys, "play", toy)


# -- help and bad input ------------------------------------------------------------------------------------------


def test_help_tells_a_stranger_what_can_be_asked() -> None:
    done = run("--help")
    assert done.returncode == 0
    text = done.stdout.decode()
    for word in ("perft", "check", "play", "5/5/1***1/5/5 F 0 0 0", "@c1N"):
        assert word in text
    for command, words in (
        ("perft", ("depth", "--position", "--option", "push=strict", "draw counts once")),
        ("check", ("position", "move", "options", "legal", "article")),
        ("play", ("--players", "--seed", "result")),
    ):
        text = run(command, "--help").stdout.decode()
        for word in (*words, "horta"):
            assert word in text


BAD = (
    "", "frob", "perft", "perft horta", "perft chess 2", "perft horta x", "perft horta 0", "perft horta -1",
    "perft horta 1.5", "perft horta 1 --position x", "perft horta 1 --position 5/5/5/5/5",
    "perft horta 1 --option push", "perft horta 1 --option push=hard",
    "perft horta 1 --option gravity=on", "perft horta 1 --option =",
    "perft horta 1 --players 0", "perft horta 1 --players 3", "perft horta 1 --players x", "perft horta 1 --frob",
    f"perft horta 1 --position 5/5/1***1/5/5_F_{'9' * 5000}", f"perft horta 1 --position {'*' * 100_000}",
    "check", "check chess", "check horta more", "play", "play chess", "play horta --seed x", "play horta --players 0",
    "play horta --players -1", "play horta --option exits=twice",
)  # fmt: skip


@pytest.mark.parametrize("arguments", BAD, ids=[text[:40] for text in BAD])
def test_bad_input_is_answered_with_one_sentence(arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    given = [part.replace("_", " ") if "/" in part else part for part in arguments.split()]
    try:
        code = main(given)
    except SystemExit as stopped:
        code = int(stopped.code or 0)
    out, err = capsys.readouterr()
    assert code == 2
    assert out == ""
    assert err.startswith("tablee: ")
    assert err.count("\n") == 1
    assert len(err) < 300


def test_a_closed_pipe_ends_quietly() -> None:
    script = f'"{sys.executable}" -m tablee play horta --seed 1 | head -c 1 >/dev/null'
    done = subprocess.run(
        ["bash", "-c", script], capture_output=True, env={**os.environ, "PYTHONPATH": str(PY)}, timeout=60, check=False
    )
    assert done.stderr == b""
