"""Matches that travel: what a link holds, and what happens to the page where one is opened."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pebbles_table
from app.model import Model
from app.texts import LANGUAGES
from desk import BASE, Device, Tab, by_id, elements, has_class, name_of, walk
from strategies import HOSTILE
from tablee.game import Option
from tablee.games.horta.rules import GAME
from tablee.match import Match, clean_name, header, new, play, replay
from tablee.record import FORMAT, LONGEST, RecordError, decode, encode


def start(device: Device | None = None, *seats: str, names: tuple[str, ...] = (), **env: Any) -> Tab:
    """A match of Horta Rescue, both people here unless said otherwise."""
    tab = (device or Device()).open(**env).send("new", "horta")
    for seat, who in enumerate(seats):
        tab.send("form-seat", seat, who)
    for seat, name in enumerate(names):
        tab.send("form-name", seat, name)
    return tab.send("begin", {})


def shared(tab: Tab) -> str:
    """The fragment of the link to the match on the table, copied as a person does."""
    tab.send("share").click("Copy the link")
    tab.send("close")
    address, _, code = tab.device.clipboard.partition("#")
    assert address == BASE
    return code


def horta(*moves: str, match_id: int = 5, names: tuple[str, ...] = (), **options: str) -> Match:
    head = header("horta", 2, options, names, match_id=match_id)
    return replay(head, [GAME.parse_move(move) for move in moves])


def rest(model: Model) -> Model:
    """The page but for its notice and the clock."""
    return replace(model, notice="", now=0)


# -- passing a match to and fro ----------------------------------------------------------------------------------


def test_a_new_link_shows_the_last_turn_and_asks_who_one_is() -> None:
    anna = start(None, "here", "away").play("@c1N")
    assert "Send the link" in anna.words
    assert anna.click("Send the link").model.dialog == ("share",)
    tab = Device().open(shared(anna))
    assert tab.table.shown == 0, "before the last turn"
    assert tab.table.kept.seats == () and tab.table.acting is None
    tab.wait()
    assert tab.table.live and tab.log == "@c1N"
    assert tab.said == ["The Federation enters on c1, facing north. The Ferengi Alliance to play."]
    tab.click("Ferengi")
    assert tab.table.here == (1,) and tab.table.acting == 1
    assert tab.fragment == f"/match/{tab.table.kept.id}", "the address no longer holds what will be old"


def test_the_match_goes_to_and_fro_and_each_replays_what_is_new_to_him() -> None:
    anna = start(None, "here", "away").play("@c1N")
    ben = Device().open(shared(anna)).wait().click("Ferengi").play("@c5S")
    anna.go(shared(ben))
    assert anna.table.shown == 1
    anna.wait()
    assert anna.said[-1] == "The Ferengi Alliance enters on c5, facing south. The Federation to play."
    anna.play("c1b1N")
    ben.go(shared(anna)).wait().play("c5b5S")
    anna.go(shared(ben)).wait()
    assert anna.log == ben.log == "@c1N @c5S c1b1N c5b5S"
    assert anna.table.here == (0,) and ben.table.here == (1,)
    assert anna.notice == ben.notice == ""


def test_before_one_says_who_one_is_a_touch_asks_for_it() -> None:
    tab = Device().open(shared(start(None, "here", "away").play("@c1N"))).wait().send("pick", "reserve")
    assert tab.urgent == ["Say who you are first, just below."]
    assert tab.offers("Ferengi") and tab.offers("Federation") and tab.offers("We all play here")
    assert not has_class(tab.click("Ferengi").model, "refused"), "asked and answered"


def test_whoever_has_played_waits_for_the_others() -> None:
    anna = start(None, "here", "away", names=("Anna", "Ben")).play("@c1N")
    assert "Ben is to play. Send the link to the game." in anna.words
    anna.send("pick", "reserve")
    assert anna.urgent == ["It is not your turn: send the link to the next person."]
    shared(anna)
    assert "Link sent. Waiting for Ben to send the game back." in anna.words


def test_a_match_that_someone_else_begins_has_not_been_sent_yet() -> None:
    tab = start(None, "away", "here", names=("Anna", "Ben"))
    assert "Anna is to play. Send the link to the game." in tab.words
    assert decode(shared(tab)).entries == ()
    assert "Link sent. Waiting for Anna to send the game back." in tab.words


def test_the_same_link_twice_changes_nothing() -> None:
    anna = start(None, "here", "away").play("@c1N")
    link = shared(anna)
    ben = Device().open(link).wait().click("Ferengi").send("pick", "reserve")
    model = ben.model
    ben.go(link)
    assert rest(ben.model) == rest(model) and ben.notice == ""
    assert ben.fragment == f"/match/{ben.table.kept.id}"


def test_an_older_link_keeps_what_is_here_and_says_so() -> None:
    anna = start(None, "here", "away").play("@c1N")
    link = shared(anna)
    ben = Device().open(link).wait().click("Ferengi").play("@c5S")
    kept, model = dict(ben.device.kept), ben.model
    ben.go(link)
    assert ben.notice == "That link is older (turn 2) than the game kept here (turn 3), which stays as it is."
    assert ben.urgent == [ben.notice]
    assert rest(ben.model) == rest(model) and ben.device.kept == kept


def test_an_older_link_in_another_tab_opens_what_is_here() -> None:
    device = Device()
    anna = start(device, "here", "away").play("@c1N")
    link = shared(anna)
    anna.close()
    match = decode(link)
    newer = encode(replay(match.header, [*match.entries, GAME.parse_move("@c5S")]))
    device.open(newer).close()
    tab = device.open(link)
    assert tab.log == "@c1N @c5S" and "older (turn 2) than the game kept here (turn 3)" in tab.notice


# -- two histories -----------------------------------------------------------------------------------------------


def forked() -> tuple[Tab, str]:
    """Anna's table with @a5E on it, and Ben's link with @c5S."""
    anna = start()
    anna.play("@c1N")
    link = shared(anna)
    ben = Device().open(link).wait().click("Ferengi").play("@c5S")
    return anna.play("@a5E"), shared(ben)


def test_a_diverging_link_shows_both_histories_and_changes_nothing_yet() -> None:
    anna, link = forked()
    kept = dict(anna.device.kept)
    anna.go(link)
    assert anna.model.dialog[0] == "fork" and anna.log == "@c1N @a5E" and anna.device.kept == kept
    here, there = has_class(anna.model, "history")
    assert "The Ferengi Alliance enters on a5, facing east." in name_of(here)
    assert "The Ferengi Alliance enters on c5, facing south." in name_of(there)


def test_the_one_here_can_be_kept() -> None:
    anna, link = forked()
    kept = dict(anna.device.kept)
    anna.go(link).click("Keep the one here")
    assert anna.model.dialog == () and anna.log == "@c1N @a5E" and anna.device.kept == kept


def test_the_arriving_one_can_be_taken() -> None:
    anna, link = forked()
    anna.go(link).click("Take the one that arrives").wait()
    assert anna.model.dialog == () and anna.log == "@c1N @c5S"
    assert anna.table.here == (0, 1) and anna.table.acting == 0
    anna.close()
    assert anna.device.open(f"/match/{anna.table.kept.id}").log == "@c1N @c5S"


def test_the_one_here_can_be_saved_before_the_other_is_taken() -> None:
    anna, link = forked()
    anna.go(link).click("Save as a file")
    (file,) = anna.device.files
    assert "@c1N @a5E" in file[1] and anna.model.dialog[0] == "fork"


def test_the_two_boards_of_the_choice_are_pictures_only() -> None:
    anna, link = forked()
    anna.go(link)
    for figure in has_class(anna.model, "history"):
        for _, attrs, _ in walk(figure):
            assert not any(name.startswith(("on-", "data-")) or name in ("id", "tabindex") for name in attrs), attrs


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    pebbles_table.register(monkeypatch)


@pytest.mark.usefixtures("pebbles")
def test_a_link_to_another_game_under_the_id_of_ours_replaces_nothing_unasked_and_breaks_nothing() -> None:
    tab = start().play("@c1N")
    imposter = new(header("pebbles", 4, match_id=tab.table.match.header.match_id))
    tab.go(encode(imposter))
    assert tab.model.dialog[0] == "fork" and tab.log == "@c1N"
    assert len(has_class(tab.model, "history")) == 2
    tab.send("take-theirs", encode(imposter)).wait()
    assert tab.table.match.header.game == tab.table.kept.game == "pebbles"
    assert "Who are you?" in tab.words
    tab.click("Back to the start page")
    assert "Pebbles" in name_of(has_class(tab.model, "kept")[0])


# -- links that are refused --------------------------------------------------------------------------------------


def illegal() -> str:
    match = horta("@c1N", "@c5S")
    move = GAME.parse_move("c1!")
    return encode(replace(match, entries=(*match.entries, move), states=(*match.states, match.state)))


def sealed(text: str) -> str:
    """A code with a checksum that fits."""
    from tablee.record import _checksum

    return text + _checksum(text)


GOOD = encode(horta("@c1N", "@c5S", names=("Anna", "Ben")))
BAD = {
    "foreign": ["hello", "horta", "1", "%00", "javascript:alert(1)", "<img src=x onerror=alert(1)>", "{}", "1HORTA.abc"],
    "damaged": [
        GOOD[:-1], GOOD[:-5], GOOD[:12], GOOD[:7], GOOD + "A", GOOD[:15] + "_" + GOOD[16:],
        GOOD + "?utm_source=x", GOOD + "%20", sealed(GOOD[:-4] + "AAAA"), sealed("1horta."),
    ],
    "oversized": ["x" * (LONGEST + 1), GOOD + "A" * LONGEST, "A" * 5_000_000],
    "newer": [f"{int(FORMAT) + 1}{GOOD[1:]}", "9" + GOOD[1:], sealed("1chess.AAAA"), "7newgame.abcdefgh"],
    "illegal": [illegal()],
}  # fmt: skip
CASES = [(code, link) for code, links in BAD.items() for link in links]


def sentences(text: str) -> int:
    """How many sentences a text has; colons and semicolons do not end one."""
    return sum(text.count(mark) for mark in ".?!") - text.count("…")


def places() -> list[Tab]:
    """The page at each of its screens."""
    table = start().play("@c1N").send("pick", "c1")
    return [
        Device().open(),
        table,
        Device().open("/rules/horta"),
        Device().open("/rules/horta/H-16"),
        Device().open("/about"),
    ]


@pytest.mark.parametrize(("code", "link"), CASES, ids=lambda value: value[:24])
def test_a_link_that_cannot_be_opened_says_why_once_and_leaves_all_as_it_was(code: str, link: str) -> None:
    for tab in places():
        model, kept, where = tab.model, dict(tab.device.kept), tab.fragment
        tab.urgent.clear()
        tab.go(link)
        assert tab.urgent == [tab.notice] != [""]
        assert rest(tab.model) == rest(model) and tab.device.kept == kept
        assert tab.fragment == where, "the address says again what the page shows"
        assert tab.said == [] or tab.said[-1] != tab.notice


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("code", "link"), CASES, ids=lambda value: value[:24])
def test_it_is_said_in_every_language_in_a_sentence_of_its_own(code: str, link: str, lang: str) -> None:
    tab = Device().open(link, lang=lang)
    assert tab.model.route == ("lobby",) and tab.model.table is None and tab.fragment == ""
    text = tab.model.words(f"site.link-{code}", n=3, article="H-12", seat=tab.model.words("horta.called0"))
    assert tab.notice == text
    assert sentences(text) in (1, 2) and text.endswith(".")
    others = {tab.model.words(f"site.link-{other}", n=3, article="H-12", seat="") for other in BAD if other != code}
    assert text not in others


def test_a_move_that_is_not_allowed_is_named_by_its_article_and_place() -> None:
    tab = Device().open(illegal())
    said = "That link holds a move that article H-12 forbids (the Federation, entry 3), so it was not opened."
    assert tab.notice == said


def test_every_cut_and_every_altered_letter_is_noticed() -> None:
    tab, rng = Device().open(), Random(1)
    for length in range(len(GOOD)):
        tab.go(GOOD[:length])
        assert tab.model.table is None
    for place in range(len(GOOD)):
        letter = rng.choice([c for c in "Ab9_-" if c != GOOD[place]])
        tab.go(GOOD[:place] + letter + GOOD[place + 1 :])
        assert tab.model.table is None and tab.notice
    assert tab.device.matches == {}


def test_a_newer_version_of_a_game_is_told_from_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    horta_now = GAME
    monkeypatch.setattr(type(horta_now), "version", 2)
    monkeypatch.setattr(type(horta_now), "options", (*GAME.options, Option("later", ("a", "b"), "H-05", since=2)))
    link = encode(horta("@c1N"))
    monkeypatch.undo()
    tab = Device().open(link)
    assert tab.notice == tab.model.words("site.link-newer") and tab.model.table is None


def test_a_game_that_this_site_does_not_show_is_newer(monkeypatch: pytest.MonkeyPatch) -> None:
    pebbles_table.register(monkeypatch, shown=False)
    tab = Device().open(encode(new(header("pebbles", 2))))
    assert tab.notice == tab.model.words("site.link-newer") and tab.model.table is None


@given(st.text(max_size=60) | st.text("1hortapia._-ABab09", max_size=40).map(lambda text: f"1horta.{text}"))
@settings(max_examples=150)
def test_no_fragment_whatever_breaks_the_page(fragment: str) -> None:
    tab = Device().open(fragment)
    assert tab.words and tab.model.table is None
    assert len(tab.urgent) <= 1


@given(st.binary(max_size=40), st.integers(0, 3))
@settings(max_examples=150)
def test_no_record_with_a_fitting_checksum_breaks_the_page(data: bytes, beginning: int) -> None:
    from base64 import urlsafe_b64encode

    body = GOOD[7 : 7 + 6 * beginning] + urlsafe_b64encode(data).decode().rstrip("=")
    fragment = sealed(f"1horta.{body}")
    tab = Device().open(fragment)
    try:
        match = decode(fragment)
    except RecordError:
        assert tab.model.table is None and len(tab.urgent) == 1
    else:
        assert tab.table.match == match
    assert tab.words


# -- names and markup --------------------------------------------------------------------------------------------

MARKUP = [name for name in (clean_name(each.encode(errors="ignore").decode()) for each in HOSTILE) if name]
WORDY = {"aria-label", "title", "value", "placeholder", "at-once"}


@pytest.mark.parametrize("name", MARKUP)
def test_a_name_is_only_ever_text(name: str) -> None:
    plain = Device().open(encode(horta("@c1N", names=("Anna", "Ben")))).wait()
    tab = Device().open(encode(horta("@c1N", names=(name, "Ben")))).wait()
    assert name in tab.words
    for screen in ((), ("claim", 0, 1), ("dialog", "menu"), ("dialog", "resign"), ("share",), ("close",), ("lobby",)):
        for each in (plain, tab):
            each.send(*screen or ("calm",))
        shape, other = list(walked(plain)), list(walked(tab))
        assert [each[0] for each in shape] == [each[0] for each in other], "no name makes an element"
        for (_, ours), (_, theirs) in zip(shape, other, strict=True):
            assert ours.keys() == theirs.keys()
            changed = {key for key in ours if ours[key] != theirs[key]}
            assert changed <= WORDY, changed


def walked(tab: Tab) -> list[tuple[str, dict[str, Any]]]:
    return [(tag, attrs) for tag, attrs, _ in elements(tab.model)]


# -- what a link says --------------------------------------------------------------------------------------------


def note(tab: Tab) -> str:
    """The words that go with a link."""
    tab.send("share").click("Copy with a note").send("close")
    words, _, address = tab.device.clipboard.partition("\n")
    assert address.startswith(BASE)
    return words


def test_a_link_is_said_to_be_what_it_is() -> None:
    tab = start(None, "here", "away")
    assert note(tab) == "Shall we play Horta Rescue?"
    assert note(tab.play("@c1N")) == "Your turn in Horta Rescue, turn 2."
    named = start(None, "here", "away", names=("Anna", "Ben"))
    assert note(named.play("@c1N")) == "Ben, your turn in Horta Rescue, turn 2."
    named.send("act", "resign", 0)
    assert note(named) == "Our game of Horta Rescue is over. Ben wins: the other side resigned."


def test_the_share_dialog_holds_the_link_to_be_copied_by_hand() -> None:
    tab = start().play("@c1N").click("Share")
    field = by_id(tab.model, "link")
    assert field[1]["value"].startswith(f"{BASE}#1horta.") and field[1]["readonly"]
    assert decode(field[1]["value"].partition("#")[2]) == tab.table.match
    tab.click("Copy the link")
    assert tab.device.clipboard == field[1]["value"] and tab.said[-1] == "Copied"
    assert tab.offers("Copied"), "the button says so"


def test_where_copying_is_forbidden_the_page_says_so_and_selects_the_link() -> None:
    tab = start().play("@c1N").click("Share")
    tab.copying = False
    tab.click("Copy the link")
    sentence = "This browser would not copy: the link is selected, copy it by hand."
    assert tab.urgent == [sentence] and sentence in tab.words and tab.focus == "link"
    assert tab.offers("Copy the link")


def test_the_share_sheet_is_offered_where_there_is_one() -> None:
    assert not start().click("Share").offers("Send…")
    tab = start(can_share=True).play("@c1N").click("Share").click("Send…")
    (sheet,) = [effect for effect in tab.effects if type(effect).__name__ == "ShareSheet"]
    assert sheet.text == "Your turn in Horta Rescue, turn 2." and decode(sheet.url.partition("#")[2]).entries
    assert not tab.click("Close").offers("Undo"), "what may have been sent is not taken back"


def test_a_code_for_a_camera_is_offered_once_it_can_be_drawn_and_only_for_short_links() -> None:
    tab = start().play("@c1N").click("Share")
    assert not tab.offers("QR code")
    tab.send("later", True).click("QR code")
    (code,) = has_class(tab.model, "qr")
    assert code[1]["aria-label"] == "QR code of the link to the game"
    long, rng = new(header("horta", 2)), Random(2)
    while len(long.entries) < 450:
        following = play(long, rng.choice(GAME.legal_moves(long.state)))
        assert isinstance(following, Match)
        long = following if following.result is None else new(long.header)
    assert not Device().open(encode(long)).send("later", True).click("Share").offers("QR code")


def test_a_link_stops_before_the_turn_that_is_being_played() -> None:
    tab = start(None, "here", "away").click("More").click("Offer a draw").click("Share")
    assert "Your turn is not finished: the link stops just before it." in tab.words
    assert decode(shared(tab)).entries == ()
    tab.play("@c1N")
    assert "Your turn is not finished" not in tab.click("Share").words
    assert len(decode(shared(tab)).entries) == 2


@pytest.mark.usefixtures("pebbles")
def test_a_link_brings_the_draw_that_opens_the_next_turn() -> None:
    """Made by the page that ended the turn: whoever opens the link cannot draw it again."""
    tab = Device().open().send("new", "pebbles").send("form-seat", 1, "away").send("begin", {}).wait()
    tab.send("pick", "keep").wait()
    assert len(decode(shared(tab)).entries) == len(tab.table.match.entries) == 3


def test_an_offer_made_while_waiting_goes_along_with_the_next_link() -> None:
    anna = start(None, "here", "away").play("@c1N")
    ben = Device().open(shared(anna)).wait().click("Ferengi")
    anna.click("More").click("Offer a draw")
    ben.go(shared(anna)).wait()
    assert ben.offers("Accept")
    ben.click("Accept")
    anna.go(shared(ben)).wait()
    result = anna.table.match.result
    assert result is not None and result.reason == "agreed"


def test_resigning_while_waiting_goes_along_with_the_next_link() -> None:
    anna = start(None, "here", "away").play("@c1N").click("More").click("Resign").click("Resign")
    ben = Device().open(shared(anna)).wait()
    result = ben.table.match.result
    assert result is not None and result.winners == (1,)


def test_the_end_is_shared_and_a_rematch_begins_with_the_other_side() -> None:
    anna = start(None, "here", "away", names=("Anna", "Ben")).play("@c1N").click("More").click("Resign").click("Resign")
    first = anna.table.kept.id
    anna.click("Rematch")
    assert anna.table.kept.id != first and anna.log == ""
    assert anna.table.match.header.names == ("Ben", "Anna") and anna.table.kept.seats == ("away", "here")
    assert {kept.id for kept in anna.model.shelf} == {first, anna.table.kept.id}
    ben = Device().open(shared(anna)).wait().click("Ben").play("@c1N")
    anna.go(shared(ben)).wait()
    assert anna.table.acting == 1


@pytest.mark.usefixtures("pebbles")
def test_three_people_agree_on_a_draw_by_one_round_of_links() -> None:
    anna = Device().open().send("new", "pebbles").send("form-players", 3)
    for seat, who in enumerate(("here", "away", "away")):
        anna.send("form-seat", seat, who)
    anna.send("begin", {}).wait().send("act", "offer", 0).send("choose", "keep").wait()
    ben = Device().open(shared(anna)).wait().send("claim", 1)
    ben.click("Accept").send("choose", "keep").wait()
    cleo = Device().open(shared(ben)).wait().send("claim", 2)
    assert "Player 1 offers to stop at a draw." in cleo.words
    cleo.click("Accept")
    assert cleo.table.match.result is not None and cleo.table.match.result.reason == "agreed"
    assert anna.go(shared(cleo)).wait().table.match.result == cleo.table.match.result
