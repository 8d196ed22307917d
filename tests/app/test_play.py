"""At the table: touches become moves, draws are saved before they are seen, what can be taken back, what is told."""

from __future__ import annotations

import json
from typing import Any

import pytest

import pebbles_table
from app import program
from app.effects import After, Picture, Say
from desk import Device, Tab, by_id, elements, has_class, name_of
from tablee.game import Draw
from tablee.record import decode


def horta(device: Device | None = None, **env: object) -> Tab:
    """A match of Horta Rescue of two people here."""
    return (device or Device()).open(**env).click("Play Horta Rescue another way").send("begin", {})  # type: ignore[arg-type]


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    pebbles_table.register(monkeypatch)


def deal(number: int = 7, *seats: str, device: Device | None = None, saving: str = "now") -> Tab:
    """A numbered deal of Pebbles, both seats here unless said otherwise."""
    tab = (device or Device()).open()
    tab.saving = saving
    tab.send("new", "pebbles").send("form-deal", str(number))
    for seat, who in enumerate(seats):
        tab.send("form-seat", seat, who)
    return tab.send("begin", {})


def draws(tab: Tab) -> int:
    return sum(isinstance(entry, Draw) for entry in tab.table.match.entries)


def stored(tab: Tab) -> int:
    """How many entries the storage has of the match on the table."""
    return len(decode(json.loads(tab.device.kept[f"match/{tab.table.kept.id}"])["code"]).entries)


def prompt(tab: Tab) -> str:
    (line,) = has_class(tab.model, "line")
    return name_of(line)


# -- choosing ----------------------------------------------------------------------------------------------------


def test_touches_make_a_move_that_is_saved_shown_and_told() -> None:
    tab = horta()
    tab.click("Federation reserve: 5 ships. A ship can enter.")
    assert prompt(tab) == "Where does the ship enter? Pick a cell on the border."
    tab.click("c1, free, possible")
    assert prompt(tab) == "Which way does it face? Pick an arrow."
    assert tab.said == ["Where does the ship enter? Pick a cell on the border.", prompt(tab)]
    assert tab.log == "" and stored(tab) == 0
    tab.click("facing north")
    assert tab.log == "@c1N" and stored(tab) == 1
    assert tab.said[2:] == ["The Federation enters on c1, facing north. The Ferengi Alliance to play."]
    assert tab.table.picks == () and tab.table.live


def test_a_refused_touch_says_why_with_its_article_and_keeps_what_was_picked() -> None:
    tab = horta().click("Federation reserve: 5 ships. A ship can enter.").click("c2, free")
    sentence = "Ships enter on the border only, and c2 is not on it."
    assert tab.urgent == [sentence]
    assert tab.table.picks == ("reserve",)
    assert sentence in tab.words
    (link,) = has_class(tab.model, "article-link")
    assert link[1]["href"] == "#/rules/horta/H-06" and name_of(link) == "article H-06"
    tab.click("c1, free, possible")
    assert sentence not in tab.words, "the next good touch puts the refusal away"


def test_a_refusal_can_be_put_away() -> None:
    tab = horta().click("b2, free")
    assert has_class(tab.model, "refused")
    tab.send("calm")
    assert not has_class(tab.model, "refused")


def test_letting_go_goes_back_one_pick_at_a_time() -> None:
    tab = horta().send("pick", "reserve").send("pick", "c1")
    tab.send("cancel")
    assert tab.table.picks == ("reserve",)
    tab.send("cancel").send("cancel")
    assert tab.table.picks == ()


def test_a_typed_move_is_played() -> None:
    tab = horta().send("type", {"move": "  @c1N "})
    assert tab.log == "@c1N"


def test_what_somebody_is_typing_stays_until_it_is_played() -> None:
    tab = horta()
    before = tab.box
    tab.send("choose", "@c1N").send("type", {"move": "no move"})
    assert tab.box == before
    tab.send("type", {"move": "@c5S"})
    assert tab.box != before


@pytest.mark.parametrize(
    ("typed", "sentence", "article"),
    [
        ("hello", "“hello” is not a move of this game.", None),
        ("<b>@c1N</b>", "“<b>@c1N</b>” is not a move of this game.", None),
        ("x" * 500, f"“{'x' * 20}” is not a move of this game.", None),
        ("@c3N", "“@c3N” is not a move of this game.", "article H-06"),
        ("c3!", "An asteroid is not played: a ship pushes it.", "article H-05"),
    ],
)
def test_a_typed_move_that_is_none_is_refused(typed: str, sentence: str, article: str | None) -> None:
    tab = horta().send("type", {"move": typed})
    assert tab.urgent == [sentence] and tab.log == ""
    assert [name_of(link) for link in has_class(tab.model, "article-link")] == ([article] if article else [])


def test_nothing_typed_is_nothing_said() -> None:
    tab = horta().send("type", {"move": "  "}).send("type", {})
    assert (tab.urgent, tab.log) == ([], "")


def test_dragging_is_picking() -> None:
    tab = horta().play("@c1N", "@c5S")
    tab.send("drag", "c1").send("drop", "d1")
    assert tab.table.picks == ("c1", "d1")
    tab.click("facing east")
    assert tab.log.endswith("c1d1E")


def test_dropping_a_piece_where_it_was_keeps_it_picked_and_dropping_it_nowhere_lets_go() -> None:
    tab = horta().play("@c1N", "@c5S").send("drag", "c1").send("drop", "c1")
    assert tab.table.picks == ("c1",)
    tab.send("drag", "c1").send("drop", None)
    assert tab.table.picks == ()
    tab.send("drop", "d1")
    assert tab.table.picks == () and tab.urgent == []


def test_a_drag_forgets_the_picks_before_it() -> None:
    tab = horta().play("@c1N", "@c5S").send("pick", "reserve").send("drag", "c1")
    assert tab.table.picks == ("c1",)


def test_the_table_is_quiet_for_others_after_the_end_and_while_looking_back() -> None:
    tab = horta().play("@c1N")
    tab.send("review", 0).send("pick", "reserve")
    assert tab.urgent.pop() == "You are looking back: return to the last move first."
    tab.send("review", 1).click("More").click("Resign").click("Resign").send("pick", "reserve")
    assert tab.urgent.pop() == "The game is over."
    tab.send("type", {"move": "@c5S"})
    assert tab.urgent.pop() == "The game is over."


# -- draws -------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("pebbles")
def test_a_draw_is_seen_only_when_it_is_saved() -> None:
    tab = deal(saving="later")
    assert draws(tab) == 0 and tab.table.pending is not None
    assert stored(tab) == 1, "but it is on its way to the storage"
    assert not any("draws" in said for said in tab.said)
    assert "draws" not in tab.words
    assert not tab.table.live and tab.table.acting is None
    tab.confirm()
    assert draws(tab) == 1 and tab.table.pending is None
    assert tab.said == ["Player 1 draws. Player 1 to play."]


@pytest.mark.usefixtures("pebbles")
def test_nothing_can_be_chosen_undone_or_replayed_while_a_draw_is_being_saved() -> None:
    tab = deal(7, "here", "away").wait()
    tab.saving = "later"
    tab.send("pick", "keep")
    before = tab.table
    assert before.pending is not None
    for message in (("pick", "keep"), ("type", {"move": "keep"}), ("undo",), ("again",), ("review", 0), ("redo",)):
        tab.send(*message)
    tab.send("act", "resign", 0)
    assert tab.table.pending is before.pending and tab.table.match is before.match
    tab.confirm()
    assert tab.log.count(":") == 2


@pytest.mark.usefixtures("pebbles")
def test_the_same_deal_gives_the_same_draws_and_a_reload_none_anew() -> None:
    device = Device()
    tab = deal(11, device=device).wait()
    assert deal(11).log == tab.log
    tab.close()
    again = device.open(f"/match/{tab.table.kept.id}")
    assert again.log == tab.log and again.table.pending is None
    assert not again.timers


@pytest.mark.usefixtures("pebbles")
def test_an_answer_of_the_storage_to_something_else_shows_nothing() -> None:
    tab = deal(saving="later")
    tab.send("saved", "0123456789abcdef", 1).send("saved", tab.table.kept.id, 9)
    assert draws(tab) == 0


@pytest.mark.usefixtures("pebbles")
def test_when_nothing_can_be_saved_play_goes_on_and_the_page_says_so_once() -> None:
    tab = deal(saving="never")
    assert draws(tab) == 0
    tab.wait()
    assert draws(tab) == 1 and tab.table.pending is None
    sentence = "This browser cannot keep the game. Copy its link or save it as a file before you close the page."
    assert tab.notice == sentence
    assert tab.urgent.count(sentence) == 1


def test_a_move_without_draws_is_there_at_once_even_if_it_cannot_be_saved() -> None:
    tab = horta()
    tab.saving = "never"
    tab.send("type", {"move": "@c1N"})
    assert tab.log == "@c1N"
    tab.wait()
    assert tab.log == "@c1N" and "cannot keep the game" in tab.notice


# -- one entry after the other -----------------------------------------------------------------------------------


def test_show_again_replays_the_last_turn_and_ends_where_it_was() -> None:
    tab = horta().play("@c1N", "@c5S", "c1b1N").send("again")
    assert tab.table.shown == 2 and not tab.table.live
    (after,) = [effect for effect in tab.effects if isinstance(effect, After)]
    assert after.message == ("advance", tab.table.kept.id, 2, True)
    tab.said.clear()
    tab.wait()
    assert tab.table.live
    assert tab.said == ["The Federation goes from c1 to b1. The Ferengi Alliance to play."]


@pytest.mark.parametrize("touch", [("pick", "reserve"), ("type", {"move": "@b1N"}), ("choose", "@b1N")])
def test_who_does_not_want_to_wait_touches_the_table(touch: tuple[Any, ...]) -> None:
    """A first touch shows what is left; it plays nothing, for it was aimed at another position."""
    tab = horta().play("@c1N", "@c5S", "c1b1N").send("again")
    late = tab.timers[:]
    tab.said.clear()
    tab.send(*touch)
    assert tab.table.live and tab.log == "@c1N @c5S c1b1N" and not tab.table.picks and not tab.urgent
    assert tab.said == ["The Federation goes from c1 to b1. The Ferengi Alliance to play."]
    for message in late:
        tab.send(*message)
    assert tab.table.live
    assert tab.send("pick", "reserve").table.picks == ("reserve",)


def test_a_timer_that_comes_late_changes_nothing() -> None:
    tab = horta().play("@c1N", "@c5S").send("again")
    late = tab.timers[:]
    tab.wait()
    shown, match = tab.table.shown, tab.table.match
    for message in (*late, ("advance", "0123456789abcdef", shown), ("advance", tab.table.kept.id, 99)):
        tab.send(*message)
    assert (tab.table.shown, tab.table.match) == (shown, match)
    tab.send("again").send("review", 1)
    assert tab.table.shown == 1
    tab.wait()
    assert tab.table.shown == 1, "who looks back is not run away from"


def test_looking_back_steps_through_the_log_and_the_last_step_returns_to_play() -> None:
    tab = horta().play("@c1N", "@c5S", "c1b1N")
    tab.click("One back")
    assert tab.table.shown == 2 and tab.table.review
    assert "The Federation to play." in tab.words
    tab.click("To the beginning")
    assert tab.table.shown == 0
    assert not tab.offers("One back") and not tab.offers("To the beginning")
    tab.click("One on")
    assert tab.table.shown == 1 and tab.said[-1] == "The Federation enters on c1, facing north."
    tab.click("To the last move")
    assert tab.table.live and not tab.table.review and tab.table.acting == 1
    assert not tab.offers("One on")


def test_a_line_of_the_log_shows_its_position() -> None:
    tab = horta().play("@c1N", "@c5S", "c1b1N")
    tab.click("The Ferengi Alliance enters on c5, facing south.")
    assert tab.table.shown == 2 and tab.table.review


@pytest.mark.parametrize("shown", [-3, 99])
def test_a_position_beyond_the_log_is_its_nearer_end(shown: int) -> None:
    tab = horta().play("@c1N", "@c5S").send("review", shown)
    assert tab.table.shown == min(max(shown, 0), 2)


# -- taking back -------------------------------------------------------------------------------------------------


def test_around_one_device_undo_goes_back_to_the_start_and_redo_returns() -> None:
    tab = horta()
    assert not tab.offers("Undo") and not tab.offers("Redo")
    tab.play("@c1N", "@c5S", "c1b1N")
    tab.click("Undo")
    assert (tab.log, stored(tab)) == ("@c1N @c5S", 2)
    assert tab.said[-1] == "Move taken back. The Federation to play."
    tab.click("Undo").click("Undo")
    assert tab.log == "" and not tab.offers("Undo")
    tab.click("Redo").click("Redo").click("Redo")
    assert tab.log == "@c1N @c5S c1b1N" and not tab.offers("Redo")
    assert tab.said[-1] == "Move played again. The Ferengi Alliance to play."
    assert stored(tab) == 3


def test_another_move_after_an_undo_forgets_what_was_undone() -> None:
    tab = horta().play("@c1N", "@c5S").click("Undo").play("@a5E")
    assert not tab.offers("Redo")
    tab.send("redo")
    assert tab.log == "@c1N @a5E"


def test_what_was_shared_is_not_taken_back() -> None:
    tab = horta().play("@c1N", "@c5S").click("Share").click("Copy the link").click("Close").play("c1b1N")
    tab.click("Undo")
    assert tab.log == "@c1N @c5S" and not tab.offers("Undo")
    tab.send("undo")
    assert tab.log == "@c1N @c5S"
    assert tab.urgent[-1] == "There is nothing to take back: neither a draw nor what has been shared can be."


def test_looking_at_the_share_dialog_shares_nothing() -> None:
    tab = horta().play("@c1N", "@c5S").click("Share").click("Close")
    assert tab.offers("Undo")


def test_sharing_after_an_undo_forgets_what_was_undone() -> None:
    tab = horta().play("@c1N", "@c5S", "c1b1N").click("Undo").click("Share").click("Copy the link").click("Close")
    assert not tab.offers("Redo")


def test_an_act_is_not_taken_back() -> None:
    tab = horta().play("@c1N").click("More").click("Offer a draw")
    assert not tab.offers("Undo")
    tab.click("Decline")
    assert not tab.offers("Undo")
    tab.play("@c5S")
    assert tab.offers("Undo")


@pytest.mark.usefixtures("pebbles")
def test_a_draw_is_not_taken_back() -> None:
    tab = deal(7, "here", "away").wait()
    assert not tab.offers("Undo")
    tab.send("pick", "keep").wait()
    assert not tab.offers("Undo"), "the next draw has been seen"


def test_while_looking_back_nothing_is_taken_back() -> None:
    tab = horta().play("@c1N", "@c5S").click("One back")
    assert not tab.offers("Undo")


# -- acts --------------------------------------------------------------------------------------------------------


def test_resigning_is_asked_about_and_ends_the_match() -> None:
    tab = horta().play("@c1N").click("More").click("Resign")
    assert "The Ferengi Alliance resigns and the other side wins." in tab.words and tab.log == "@c1N"
    tab.click("Resign")
    assert tab.log.endswith("/resign2")
    assert tab.said[-1].startswith("The Ferengi Alliance resigns. ")
    result = tab.table.match.result
    assert result is not None and (result.winners, result.reason) == ((0,), "resigned")
    assert tab.model.dialog == () and tab.offers("Rematch")
    assert not tab.offers("Undo")


def test_thinking_better_of_resigning_keeps_playing() -> None:
    tab = horta().click("More").click("Resign").click("Keep playing")
    assert tab.model.dialog == () and tab.table.match.result is None


@pytest.mark.parametrize(("answer", "winners"), [("Accept", ()), ("Decline", None)])
def test_a_draw_is_offered_and_answered(answer: str, winners: tuple[int, ...] | None) -> None:
    tab = horta().play("@c1N", "@c5S").click("More").click("Offer a draw")
    assert tab.said[-1] == "The Federation offers a draw. The Federation to play."
    assert "The Federation offers to stop at a draw." in tab.words
    tab.click("More")
    assert not tab.offers("Offer a draw")
    tab.click("Close").click(answer)
    result = tab.table.match.result
    assert (None if result is None else result.winners) == winners
    assert not tab.offers("Accept")


def test_an_offer_lapses_when_the_other_side_moves() -> None:
    tab = horta().play("@c1N", "@c5S").click("More").click("Offer a draw").play("c1b1N")
    assert tab.offers("Accept")
    tab.play("c5b5S")
    assert not tab.offers("Accept")


def test_no_one_acts_for_a_seat_elsewhere() -> None:
    tab = Device().open().click("Play Horta Rescue another way").send("form-seat", 1, "away").send("begin", {})
    tab.send("act", "resign", 1)
    assert tab.table.match.result is None
    tab.click("More").click("Offer a draw")
    assert not tab.offers("Accept"), "that is for the one who is elsewhere"


def test_the_menu_offers_no_acts_once_it_is_over_or_before_one_says_who_one_is() -> None:
    first = horta().play("@c1N").click("Share").click("Copy the link")
    fragment = first.device.clipboard.partition("#")[2]
    other = Device().open(fragment).wait().click("More")
    assert not other.offers("Resign") and not other.offers("Offer a draw")
    first.click("Close").click("More").click("Resign").click("Resign").click("More")
    assert not first.offers("Resign") and not first.offers("Offer a draw")


# -- secrets around one device -----------------------------------------------------------------------------------


@pytest.mark.usefixtures("pebbles")
def test_a_curtain_hangs_until_the_person_to_move_takes_the_device() -> None:
    tab = deal(7).wait()
    (hands,) = has_class(tab.model, "hands")
    assert name_of(hands) == "?/", "a stranger's view"
    assert tab.table.acting is None
    tab.send("pick", "keep")
    assert tab.urgent.pop() == "First the person whose turn it is takes the device."
    tab.click("I am Player 1")
    (hands,) = has_class(tab.model, "hands")
    assert name_of(hands) in ("1/", "2/", "3/") and tab.table.acting == 0
    tab.send("pick", "keep").wait()
    (hands,) = has_class(tab.model, "hands")
    assert name_of(hands) == "?/?" and tab.table.acting is None
    assert tab.offers("I am Player 2")


@pytest.mark.usefixtures("pebbles")
def test_a_picture_of_a_secret_is_never_kept() -> None:
    tab = deal(7).wait().click("I am Player 1").send("pick", "keep").wait()
    assert not any(isinstance(effect, Picture) and not effect.drop for effect in tab.effects if tab.table.looking)


# -- the keyboard's cursor, switches -----------------------------------------------------------------------------


def test_arrows_move_the_cursor_and_the_focus_with_it() -> None:
    tab = horta()
    assert by_id(tab.model, "cell-reserve")[1]["tabindex"] == 0
    tab.send("key", "ArrowUp")
    assert tab.focus == "cell-c1" and by_id(tab.model, "cell-c1")[1]["tabindex"] == 0
    stops = [each for each in elements(tab.model) if each[1].get("role") == "gridcell" and each[1]["tabindex"] == 0]
    assert len(stops) == 1


def test_the_cursor_follows_the_focus() -> None:
    tab = horta().send("at", "b4")
    assert by_id(tab.model, "cell-b4")[1]["tabindex"] == 0
    model = tab.model
    tab.send("at", "b4")
    assert tab.model.table is model.table


def test_the_focus_goes_back_to_the_board_when_a_facing_is_chosen_on_the_rosette() -> None:
    tab = horta().send("at", "c1").send("pick", "reserve").send("pick", "c1").click("facing east")
    assert tab.focus == "cell-c1"


def test_the_board_turns_and_the_menu_closes() -> None:
    tab = horta()
    seen = str(program.view(tab.model))
    tab.click("More").click("Turn the board")
    assert tab.table.turned and tab.model.dialog == ()
    assert str(program.view(tab.model)) != seen


def test_messages_for_a_table_that_is_not_there_change_nothing() -> None:
    tab = Device().open()
    model = tab.model
    for message in (
        ("pick", "c1"), ("drag", "c1"), ("drop", "c1"), ("type", {"move": "@c1N"}), ("choose", "@c1N"), ("cancel",),
        ("calm",), ("saved", "x", 1), ("advance", "x", 0), ("again",), ("review", 1), ("undo",), ("redo",),
        ("act", "resign", 0), ("turn-board",), ("unfold", "x"), ("key", "ArrowUp"), ("at", "c1"), ("claim", 0),
        ("look", 0), ("copied", True), ("shared",), ("show-qr",), ("rematch",),
    ):  # fmt: skip
        tab.send(*message)
        assert tab.model.route == ("lobby",) and tab.model.table is None and tab.model.shelf == model.shelf


def test_one_sentence_at_a_time_is_said() -> None:
    """A live region holds one text: a second one in the same breath would swallow the first."""
    tab = horta()
    for move in ("@c1N", "@c5S", "c1b1N"):
        tab.send("type", {"move": move})
        assert sum(isinstance(effect, Say) for effect in tab.effects) == 1
