"""My games: what is kept between visits, files, and two tabs on one match."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pebbles_table
from app import shelf
from app.effects import Picture
from app.nodes import text_of
from app.shelf import Kept
from app.tables import SHOWN
from desk import Device, Tab, by_id, elements, has_class, name_of
from tablee import games
from tablee.games.horta.rules import GAME
from tablee.match import header, new, replay
from tablee.record import decode, encode, print_file

HOUR = 3_600_000


def start(device: Device, *names: str) -> Tab:
    tab = device.open().send("new", "horta")
    for seat, name in enumerate(names):
        tab.send("form-name", seat, name)
    return tab.send("begin", {})


def lines(tab: Tab) -> list[str]:
    """The lobby's list of matches."""
    return [name_of(each) for each in has_class(tab.model, "kept-open")]


def code_of(device: Device, match_id: str) -> str:
    return str(json.loads(device.kept[f"match/{match_id}"])["code"])


# -- what is kept ------------------------------------------------------------------------------------------------


def test_a_match_is_there_again_after_the_tab_was_closed() -> None:
    device = Device()
    tab = start(device, "Anna", "Ben").play("@c1N", "@c5S")
    tab.close()
    lobby = device.open()
    assert lines(lobby) == ["Horta Rescue Your turnAnna · BenTurn 3, Anna to play · just now"]
    (link,) = has_class(lobby.model, "kept-open")
    lobby.go(link[1]["href"])
    assert lobby.log == "@c1N @c5S" and lobby.table.here == (0, 1) and lobby.table.live and not lobby.timers


def test_the_list_begins_with_what_waits_for_somebody_here_and_ends_with_what_is_over() -> None:
    kept = [
        Kept("a", "", "horta", ("", ""), ("here", "here"), to_move=None, winners=(1,), updated=9),
        Kept("b", "", "horta", ("", ""), ("away", "here"), to_move=0, updated=8),
        Kept("c", "", "horta", ("", ""), ("here", "away"), to_move=0, updated=1),
        Kept("d", "", "horta", ("", ""), ("here", "away"), to_move=0, updated=2),
        Kept("e", "", "horta", ("", ""), (), to_move=1, updated=7),
    ]
    assert [each.id for each in shelf.arrange(kept)] == ["d", "c", "b", "e", "a"]


def test_what_is_over_is_folded_away_and_whose_turn_it_is_here_is_said_in_words() -> None:
    device = Device()
    start(device, "Over", "Done").play("@c1N").send("act", "resign", 1).close()
    start(device, "Anna", "Ben").play("@c1N").close()
    away = device.open().send("new", "horta").send("form-name", 1, "Zoe").send("form-seat", 1, "away").send("begin", {})
    away.play("@c1N").close()
    tab = device.open()
    (fold,) = has_class(tab.model, "fold")
    assert next(text_of(each) for each in fold[2]) == "Finished (1)" and "Over · Done" in text_of(fold)
    assert [("Your turn" in line, "Over" in line) for line in lines(tab)] == [
        (True, False),
        (False, False),
        (False, True),
    ]
    # Without any that goes on, the finished ones are all there is.
    only = Device()
    tab = start(only, "Over", "Done").play("@c1N").send("act", "resign", 1).send("lobby")
    assert len(has_class(tab.model, "shelf-list")) == 1 and "Your turn" not in tab.words


@pytest.mark.parametrize("game_id", SHOWN)
def test_each_match_shows_the_picture_of_its_game(game_id: str) -> None:
    kept = Kept("a", "", game_id, ("",) * games.load(game_id).seats[0], (), to_move=0)
    tab = Device(**{"match/a": shelf.dump(kept)}).open()
    (drawing,) = [
        attrs["href"] for tag, attrs, _ in elements(tab.model) if tag == "use" and attrs["href"][:4] == "#pic"
    ]
    assert by_id(tab.model, drawing[1:])[0] == "svg"


def test_the_lobby_is_painted_at_once_as_it_was_left() -> None:
    device = Device()
    tab = device.open()
    assert not any(isinstance(effect, Picture) and effect.key == "" for effect in tab.effects)
    tab = start(device, "Anna", "Ben").send("lobby")
    assert Picture("") in tab.effects
    assert Picture("") in tab.send("lang", "de").effects
    assert Picture("") not in tab.send("set", "theme", "dark").send("offline", True).effects
    # What lies over it for a moment is not part of it.
    (match_id,) = (kept.id for kept in tab.model.shelf)
    assert Picture("") not in tab.send("dialog", "delete", match_id).effects
    assert Picture("", drop=True) in tab.send("delete", match_id).effects
    start(device).close()
    assert Picture("") in device.open().effects
    assert Picture("") not in device.open("#/about").effects


@pytest.mark.parametrize(
    ("ago", "said"),
    [(0, "just now"), (59_000, "just now"), (60_000, "1 minute ago"), (HOUR - 1, "59 minutes ago"), (HOUR, "1 hour ago"),
     (24 * HOUR - 1, "23 hours ago"), (24 * HOUR, "1 day ago"), (50 * HOUR, "2 days ago"), (-5, "just now")],
)  # fmt: skip
def test_how_long_ago(ago: int, said: str) -> None:
    from app.parts.lobby import ago as in_words
    from app.texts import Words

    assert in_words(Words("en"), ago) == said


def test_the_end_of_a_match_is_in_the_list() -> None:
    device = Device()
    tab = start(device).play("@c1N").click("More").click("Resign").click("Resign").click("Back to the start page")
    assert "The Federation won" in lines(tab)[0]
    drawn = start(device, "Anna", "Ben").click("More").click("Offer a draw").click("Accept")
    drawn.click("Back to the start page")
    assert any("A draw" in line for line in lines(drawn))


def test_a_match_is_deleted_only_after_a_question() -> None:
    device = Device()
    tab = start(device, "Anna", "Ben").play("@c1N").click("Back to the start page")
    tab.click("Delete the game of Horta Rescue: Anna · Ben")
    assert "The game of Horta Rescue (Anna, Ben) will be erased from this device." in tab.words
    tab.click("Keep it")
    assert len(device.matches) == 1
    tab.click("Delete the game of Horta Rescue: Anna · Ben").click("Delete")
    assert device.matches == {} and lines(tab) == [] and tab.said[-1] == "Game deleted."


def test_the_match_on_the_table_can_be_deleted_from_its_menu() -> None:
    device = Device()
    tab = start(device).play("@c1N").click("More").click("Delete").click("Delete")
    assert device.matches == {} and tab.model.route == ("lobby",) and tab.fragment == "" and device.locks == {}


def test_a_question_about_a_match_that_is_gone_is_no_question() -> None:
    device = Device()
    tab = start(device).click("Back to the start page")
    other = device.open()
    tab.send("dialog", "delete", tab.model.shelf[0].id)
    other.send("delete", other.model.shelf[0].id)
    assert not any(tag == "dialog" for tag, _, _ in elements(tab.model))


def good(device: Device, **changed: Any) -> dict[str, Any]:
    """A stored value with some fields changed (None: left out)."""
    (value,) = device.matches.values()
    data = {**json.loads(value), **changed}
    return {key: value for key, value in data.items() if value is not ...}


@pytest.mark.parametrize(
    "value",
    [
        "", "nonsense", "null", "[]", "{}", "17", '"text"', '{"code": 5}', "[1, 2]",
        '{"code": "1horta.x", "game": "horta"}',
    ],
)  # fmt: skip
def test_what_nobody_of_us_stored_is_left_alone(value: str) -> None:
    device = Device(**{"match/0123456789abcdef": value, "settings": value, "other": value})
    before = dict(device.kept)
    tab = device.open()
    assert lines(tab) == [] and tab.words
    tab.send("told", json.dumps(["match/0123456789abcdef", value])).send("told", value)
    assert lines(tab) == [] and {**device.kept, **before} == device.kept


@pytest.mark.parametrize(
    "changed",
    [
        {"names": [1, 2]}, {"names": "AB"}, {"names": ["Anna"]}, {"seats": ["here"]}, {"seats": [None, None]},
        {"shared": "3"}, {"length": None}, {"to_move": "0"}, {"to_move": 7}, {"to_move": -1}, {"winners": ["x"]},
        {"winners": [9]}, {"turn": None}, {"updated": "yesterday"}, {"updated": None}, {"created": {}}, {"code": None},
        {"secrets": [1]}, {"secrets": {"a": 1}}, {"game": "chess"}, {"game": "../horta"}, {"game": None}, {"deal": "yes"},
    ],
    ids=str,
)  # fmt: skip
def test_a_stored_value_that_was_tampered_with_does_not_break_the_page(changed: dict[str, Any]) -> None:
    device = Device()
    start(device, "Anna", "Ben").play("@c1N").close()
    good_one = dict(device.kept)
    other = start(Device(), "Zoé").play("@a1E")
    tab = Device(**good_one | {"match/00000000000000ff": json.dumps(good(device, **changed))}).open()
    assert any("Anna" in line for line in lines(tab)), "the others are there all the same"
    for kept in tab.model.shelf:
        tab.go(f"/match/{kept.id}")
        assert tab.words
        tab.go("/")
        assert tab.words
    tab.send("told", json.dumps(["match/00000000000000fe", json.dumps(good(device, **changed))]))
    assert tab.words
    tab.go(encode(other.table.match))
    assert tab.log == "@a1E"


@pytest.mark.parametrize("missing", ["deal", "secrets", "created", "winners", "turn", "shared"])
def test_what_an_older_version_did_not_store_is_not_needed(missing: str) -> None:
    device = Device()
    start(device, "Anna", "Ben").play("@c1N").close()
    (key,) = device.matches
    device.kept[key] = json.dumps(good(device, **{missing: ...}))
    tab = device.open()
    assert len(lines(tab)) == 1
    assert tab.go(f"/{key}").log == "@c1N"


def test_a_match_of_a_game_that_is_not_shown_stays_stored_and_breaks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    device = Device()
    with monkeypatch.context() as shown:
        pebbles_table.register(shown)
        device.open().send("new", "pebbles").send("begin", {}).close()
    start(device, "Anna").close()
    assert len(device.matches) == 2
    tab = device.open()
    assert len(lines(tab)) == 1 and len(device.matches) == 2
    tab.send("export")
    assert len(device.files) == 1


def test_a_kept_match_that_can_no_longer_be_read_is_said_and_can_be_deleted() -> None:
    device = Device()
    start(device, "Anna", "Ben").play("@c1N").close()
    (key,) = device.matches
    device.kept[key] = json.dumps(good(device, code="1horta.AAAAAAAA"))
    tab = device.open().go(f"/{key}")
    assert tab.model.route == ("lobby",) and tab.fragment == ""
    assert tab.urgent == [tab.notice] == ["That saved game can no longer be read."]
    tab.click("Delete the game of Horta Rescue: Anna · Ben").click("Delete")
    assert device.matches == {}


@given(st.dictionaries(st.text("match/settings0123456789abcdef", max_size=22), st.text(max_size=50), max_size=4))
@settings(max_examples=100)
def test_no_storage_whatever_keeps_the_page_from_starting(kept: dict[str, str]) -> None:
    assert Device(**kept).open().words


# -- files -------------------------------------------------------------------------------------------------------


def test_all_matches_go_into_a_file_and_come_back_on_another_device() -> None:
    device = Device()
    start(device, "Anna", "Ben").play("@c1N", "@c5S").close()
    start(device, "Zoé").close()
    tab = device.open().click("Save all my games")
    (name, text), = device.files  # fmt: skip
    assert name == "tablee.txt" and "@c1N @c5S" in text and "Anna" in text
    other = Device().open().send("file", name, text)
    assert other.notice == "2 games taken from the file."
    assert {decode(kept.code) for kept in other.model.shelf} == {decode(kept.code) for kept in tab.model.shelf}
    assert other.model.route == ("lobby",) and len(other.device.matches) == 2


def test_one_match_of_a_file_is_opened() -> None:
    device = Device()
    tab = start(device, "Anna", "Ben").play("@c1N").click("More").click("Save as a file")
    name, text = device.files[0]
    assert name.startswith("tablee-horta-") and name.endswith(".txt")
    other = Device().open().send("file", name, text).wait()
    assert other.log == tab.log and "Who are you?" in other.words


def test_there_is_nothing_to_save_yet() -> None:
    tab = Device().open()
    assert not tab.offers("Save all my games")
    tab.send("export")
    assert tab.urgent == [tab.notice] == ["There is no game to save yet."] and tab.device.files == []


def test_a_file_of_older_matches_takes_nothing_back_and_says_so() -> None:
    device = Device()
    start(device, "Anna").play("@c1N").close()
    start(device, "Ben").close()
    tab = device.open().click("Save all my games")
    text = device.files[0][1]
    for kept in tab.model.shelf:
        tab.go(f"/match/{kept.id}").play("@a1N" if kept.length == 0 else "@a5S")
    tab.go("/")
    before = dict(device.kept)
    tab.send("file", "x.txt", text)
    assert device.kept == before
    assert tab.notice == "2 games of the file were here already."


def test_an_older_match_of_a_file_is_said_to_come_from_the_file() -> None:
    device = Device()
    tab = start(device).play("@c1N").click("More").click("Save as a file").click("Close").play("@c5S")
    tab.send("lobby").send("file", "x", device.files[0][1])
    assert (
        tab.notice == "That file holds an older state (turn 2) than the game kept here (turn 3), which stays as it is."
    )
    assert tab.log == "@c1N @c5S"


BAD_FILES = {
    "foreign": ["", "hello", "# 1horta.abc", "PK\x03\x04", "<html>"],
    "damaged": ["1horta.AAAAAAAA", "Tablée 1\n\n# horta\n@c1N\n1horta.Fvd\n"],
    "oversized": [None, "x" * 4_000_001],
    "newer": ["9horta.abcdefgh"],
}


@pytest.mark.parametrize(("code", "text"), [(code, text) for code, texts in BAD_FILES.items() for text in texts])
def test_a_file_that_cannot_be_taken_says_why_and_changes_nothing(code: str, text: str | None) -> None:
    device = Device()
    tab = start(device, "Anna").play("@c1N").click("Back to the start page")
    before, kept = tab.model.shelf, dict(device.kept)
    tab.send("file", "x.txt", text)
    assert tab.urgent == [tab.notice] == [tab.model.words(f"site.file-{code}")]
    assert tab.model.shelf == before and device.kept == kept and tab.model.route == ("lobby",)


def test_of_a_file_with_one_bad_match_none_is_taken() -> None:
    good_one = new(header("horta", 2, match_id=1))
    bad = encode(new(header("horta", 2, match_id=2)))[:-3] + "AAA"
    tab = Device().open().send("file", "x.txt", f"{print_file([good_one])}\n{bad}\n")
    assert tab.notice == tab.model.words("site.file-damaged") and tab.device.matches == {}


def test_a_file_with_an_illegal_move_names_the_article() -> None:
    from dataclasses import replace

    match = new(header("horta", 2))
    bad = encode(replace(match, entries=(GAME.parse_move("c3!"),), states=(*match.states, match.state)))
    tab = Device().open().send("file", "x.txt", bad)
    assert tab.notice == tab.model.words("site.file-illegal", n=1, article="H-05", seat="the Federation")


def test_a_file_of_a_game_that_is_not_shown_is_newer(monkeypatch: pytest.MonkeyPatch) -> None:
    pebbles_table.register(monkeypatch, shown=False)
    matches = [new(header("pebbles", 2, match_id=n)) for n in (1, 2)]
    for some in (matches, matches[:1]):
        tab = Device().open().send("file", "x.txt", print_file(some))
        assert tab.notice == tab.model.words("site.file-newer") and tab.device.matches == {}


# -- two tabs ----------------------------------------------------------------------------------------------------


def two(device: Device) -> tuple[Tab, Tab]:
    first = start(device).play("@c1N", "@c5S")
    return first, device.open(first.fragment)


def test_the_second_tab_only_watches_and_says_so() -> None:
    first, second = two(Device())
    assert second.table.locked and not first.table.locked
    assert "This game is open in another tab: here you can only watch." in second.words
    second.send("pick", "reserve")
    assert second.urgent == ["This game is open in another tab: here you can only watch."]
    second.send("type", {"move": "@b1N"}).send("undo").send("redo").send("act", "resign", 0).send("claim", 0)
    assert second.log == first.log and second.table.here == (0, 1)
    assert not second.offers("Undo") and not second.offers("Redo")
    second.click("More")
    assert not second.offers("Resign") and not second.offers("Offer a draw")


def test_the_second_tab_follows_what_the_first_does() -> None:
    first, second = two(Device())
    first.play("c1b1N")
    assert second.log == "@c1N @c5S c1b1N" and second.table.shown == 2
    second.wait()
    assert second.table.shown == 3
    assert second.said[-1] == "The Federation goes from c1 to b1. The Ferengi Alliance to play."
    first.click("Undo").click("Undo")
    assert second.log == "@c1N" and second.table.live
    first.click("More").click("Resign").click("Resign")
    second.wait()
    assert second.table.match.result is not None


def test_the_title_of_a_tab_that_follows_says_whether_it_is_ones_turn() -> None:
    device = Device()
    first = device.open().send("new", "horta").send("form-seat", 1, "away").send("begin", {})
    second = device.open(first.fragment)
    assert second.title == "● Horta Rescue – Tablée"
    first.play("@c1N")
    second.wait()
    assert first.title == second.title == "Horta Rescue – Tablée"


def test_when_the_first_is_closed_the_second_goes_on_where_it_was() -> None:
    device = Device()
    first, second = two(device)
    first.play("c1b1N")
    second.send("pick", "reserve").wait()
    assert "you can only watch" in second.words
    first.close()
    assert not second.table.locked and second.table.acting == 1
    assert "you can only watch" not in second.words
    second.play("c5b5S")
    assert code_of(device, second.table.kept.id) == encode(second.table.match)


def test_what_was_picked_is_kept_while_the_other_tab_lets_go() -> None:
    """Whoever changes tabs quickly asks for the match before the other has given it back."""
    device = Device()
    first, second = two(device)
    first.send("visible", False).send("pick", "c1").send("visible", True)
    assert first.table.picks == ("c1",) and first.table.locked
    second.send("visible", False)
    assert first.table.picks == ("c1",) and first.table.acting == 0


def test_a_tab_that_is_out_of_sight_lets_the_one_in_sight_play() -> None:
    """A link opened from a message comes in a tab of its own while the old one is still there."""
    device = Device()
    first = device.open().send("new", "horta").send("form-seat", 1, "away").send("begin", {}).play("@c1N")
    match = first.table.match
    first.send("visible", False)
    second = device.open(encode(replay(match.header, [*match.entries, GAME.parse_move("@c5S")]))).wait()
    assert second.table.acting == 0
    second.play("c1b1N")
    assert first.log == second.log
    second.send("visible", False)
    first.send("visible", True).wait()
    assert not first.table.locked and first.log == "@c1N @c5S c1b1N"


def test_out_of_sight_the_computer_does_not_go_on() -> None:
    tab = Device().open().send("new", "horta").send("form-seat", 1, "gentle").send("begin", {})
    tab.send("type", {"move": "@c1N"}).wait()
    asked = tab.model.thinking
    assert asked and any(type(effect).__name__ == "Think" for effect in tab.effects)
    tab.send("visible", False)
    assert not tab.model.thinking and type(tab.effects[-1]).__name__ == "Unthink"
    tab.send("thought", asked, "@c5S", "", {})
    assert tab.log == "@c1N"
    tab.send("visible", True).wait()
    assert tab.model.thinking == asked
    tab.send("thought", asked, "@c5S", "", {}).wait()
    assert tab.log == "@c1N @c5S"


def test_a_tab_out_of_sight_does_not_ask_for_the_match() -> None:
    device = Device()
    first, second = two(device)
    second.send("visible", False)
    first.close()
    assert second.table.locked and device.locks == {}
    second.send("visible", True)
    assert not second.table.locked


def test_draws_that_are_being_saved_are_not_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    pebbles_table.register(monkeypatch)
    device = Device()
    tab = device.open()
    tab.saving = "later"
    tab.send("new", "pebbles").send("begin", {}).send("visible", False)
    assert device.locks and tab.table.pending is not None
    tab.confirm().send("visible", True)
    assert not tab.table.locked


def test_a_tab_that_went_to_the_lobby_does_not_keep_the_match() -> None:
    first, second = two(Device())
    first.click("Back to the start page")
    assert not second.table.locked


def test_a_match_deleted_in_another_tab_leaves_the_list() -> None:
    device = Device()
    start(device).close()
    one, two = device.open(), device.open()
    one.send("delete", one.model.shelf[0].id)
    assert lines(two) == []


def test_a_new_match_appears_in_the_list_of_another_tab() -> None:
    device = Device()
    lobby = device.open()
    start(device, "Anna")
    assert len(lines(lobby)) == 1


def test_a_newer_link_in_the_second_tab_reaches_the_first() -> None:
    device = Device()
    first, second = two(device)
    match = first.table.match
    second.go(encode(replay(match.header, [*match.entries, GAME.parse_move("c1b1N")]))).wait()
    first.wait()
    assert first.log == second.log == "@c1N @c5S c1b1N"
    assert not first.table.locked and second.table.locked


@given(st.integers(0, 1 << 32))
@settings(max_examples=15)
def test_two_tabs_never_undo_each_others_work(seed: int) -> None:
    rng, device = Random(seed), Device()
    first = device.open().send("new", "horta").send("begin", {})
    match_id = first.table.kept.id
    tabs = [first, device.open(first.fragment), device.open(first.fragment)]
    for _ in range(20):
        tab = rng.choice(tabs)
        before = decode(code_of(device, match_id))
        holder = device.locks.get(f"match/{match_id}")
        _something(rng, tab)
        after = decode(code_of(device, match_id))
        assert before == after or holder in (tab, None) or device.locks.get(f"match/{match_id}") is tab
        for each in tabs:
            if each.model.table is not None:
                assert each.table.match == after
        assert tab.words


def _something(rng: Random, tab: Tab) -> None:
    """Anything a person may do with a tab."""
    if tab.model.hidden:
        tab.send("visible", True)
    legal = tab.table.match.game.legal_moves(tab.table.match.state) if tab.model.table else ()
    move = str(rng.choice(legal)) if legal else "@c1N"
    match rng.randrange(10):
        case 0 | 1 | 2:
            tab.send("type", {"move": move})
        case 3:
            tab.send("undo")
        case 4:
            tab.send("redo")
        case 5:
            tab.send("share").send("copied", True).send("close")
        case 6:
            tab.send("claim", *rng.choice(((0,), (1,), (0, 1)))) if rng.random() < 0.3 else tab.send("again")
        case 7:
            tab.send("lobby")
        case 8:
            tab.go(f"/match/{tab.model.shelf[0].id}")
        case _:
            tab.send("visible", rng.random() < 0.6)
    tab.wait(times=1)
