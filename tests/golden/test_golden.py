"""Records that must open for ever, each with the position and the ending it must reach."""

from __future__ import annotations

from pathlib import Path

import pytest

from golden.write import ending
from tablee import games
from tablee.game import Draw
from tablee.match import Act, Deed, Match, parse_entry, replay
from tablee.record import decode, encode, parse_file

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.txt"))
EACH = pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])


def opened(game_id: str) -> list[Match]:
    return [match for path in HERE.glob(f"{game_id}-*.txt") for match in parse_file(path.read_text(encoding="utf-8"))]


@EACH
def test_it_opens_and_leads_where_it_led(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    (match,) = parse_file(text)
    assert text.splitlines()[-1] == f"# reaches {ending(match)}"
    assert path.stem.startswith(f"{match.header.game}-")


@EACH
def test_its_code_is_still_the_code_of_its_moves(path: Path) -> None:
    """The log in notation, replayed under the header, gives the match the code gives, and the same code again."""
    *_, log, code, _ = path.read_text(encoding="utf-8").splitlines()
    match = decode(code)
    assert encode(match) == code
    game = match.game
    assert replay(match.header, [parse_entry(game, entry) for entry in _entries(log, match)]) == match


def _entries(log: str, match: Match) -> list[str]:
    """The entries of a log; a move may hold a space, as in `buy R4`."""
    words, entries = log.split(), []
    for entry in match.entries:
        length = len((str(entry) if isinstance(entry, Act) else match.game.print_entry(entry)).split())
        entries.append(" ".join(words[:length]))
        words = words[length:]
    assert not words
    return entries


@pytest.mark.parametrize("game_id", games.IDS)
def test_they_use_every_option_and_number_of_players(game_id: str) -> None:
    game, matches = games.load(game_id), opened(game_id)
    used = {pair for match in matches for pair in match.header.options}
    assert used >= {(option.name, value) for option in game.options for value in option.values if not option.hidden}
    fewest, most = game.seats
    assert {match.header.players for match in matches} == set(range(fewest, most + 1))


@pytest.mark.parametrize("game_id", games.IDS)
def test_they_end_by_the_rules_by_act_and_not_yet(game_id: str) -> None:
    matches = opened(game_id)
    assert any(match.game.result(match.state) for match in matches)
    assert any(match.ended for match in matches)
    assert any(match.result is None for match in matches)


def test_horta_ends_in_every_way() -> None:
    endings = {
        (match.result.reason, match.result.winners == (match.game.to_move(match.states[-2]),))
        for match in opened("horta")
        if match.result
    }
    assert endings >= {
        ("rescue", True),
        ("rescue", False),
        ("repetition", False),
        ("resigned", False),
        ("agreed", False),
    }


def test_names_and_deals_are_among_them() -> None:
    matches = [match for game_id in games.IDS for match in opened(game_id)]
    names = {name for match in matches for name in match.header.names}
    assert "" in names
    assert any(not name.isascii() for name in names)
    assert any("<" in name for name in names)
    assert any(match.header.deal is not None for match in matches)
    assert any(match.header.match_id >= 1 << 32 for match in matches)


def test_every_act_is_among_them() -> None:
    deeds = {
        entry.deed
        for game_id in games.IDS
        for match in opened(game_id)
        for entry in match.entries
        if isinstance(entry, Act)
    }
    assert deeds == set(Deed)


def test_draws_are_among_them_where_there_are_any() -> None:
    for game_id in games.IDS:
        for match in opened(game_id):
            assert all(entry.outcome for entry in match.entries if isinstance(entry, Draw))
