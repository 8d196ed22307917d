"""One device for people with secrets: nothing of anybody's is seen before they have taken it (C-03, C-06)."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

import pytest

from app import showing, tables
from app.nodes import text_of
from app.program import view
from app.texts import LANGUAGES
from desk import Device, Tab, by_id, elements, has_class, plain
from tablee.games.constellations import GAME
from tablee.games.constellations.boards import LARGE, STARS
from tablee.games.constellations.moves import TOKENS, Move
from tablee.match import Match

NAMES = ("Anna", "Ben", "Cleo")


class Watched(Tab):
    """A tab that keeps every first paint, as the next visit would show it before Python is there."""

    def __init__(self, *given: Any) -> None:
        self.pictures: dict[str, Any] = {}
        super().__init__(*given)

    def _picture(self, effect: Any) -> None:
        if effect.drop:
            self.pictures.pop(effect.key, None)
        else:
            self.pictures[effect.key] = plain(view(self.model))


@pytest.fixture(autouse=True)
def chance(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """All randomness from a seed."""
    source = Random(0)
    monkeypatch.setattr(os, "urandom", source.randbytes)
    return source.seed


def table(deal: str = "33", lang: str = "en") -> Watched:
    """A match around one device, which all three play at; deal 33 opens Aquarius, Cancer and Libra."""
    tab = Watched(Device(), "", lang, {})
    tab.send("new", "constellations").send("form-deal", deal)
    for seat, name in enumerate(NAMES):
        tab.send("form-name", seat, name)
    tab.send("begin", {}).wait()
    return tab


def take(tab: Tab) -> Tab:
    """Whoever is to move takes the device."""
    seat = tab.table.curtain
    assert isinstance(seat, int)
    return tab.click(tab.model.words("site.i-am", seat=NAMES[seat]))


def place(tab: Tab, *moves: str) -> Tab:
    """Each takes the device and makes a move by touches."""
    for move in moves:
        take(tab)
        touched = GAME.picks(tab.table.match.state, GAME.parse_move(move))
        assert touched is not None
        for choice in touched:
            tab.send("pick", choice)
        tab.wait()
        while showing.telling(tab.table):
            tab.send("beat", tab.table.beat + 1).wait()
    return tab


def chips(tab: Tab) -> list[str]:
    """The tokens that can be picked on the page."""
    return [attrs["data-pick"] for _, attrs, _ in elements(tab.model) if attrs.get("data-pick") in TOKENS]


def faces(node: Any) -> list[str]:
    """What the tokens on large stars show in a drawn page, `?` for a back."""
    found: list[str] = []
    if isinstance(node, str):
        return found
    _, attrs, children = node
    name = str(attrs.get("id", "")).removeprefix("cell-")
    if name in STARS and LARGE[STARS.index(name)]:
        drawn = str(children)
        if "token seat" in drawn:
            found.append("?" if " back" in drawn else "face")
    return found + [face for child in children for face in faces(child)]


def test_before_one_takes_the_device_there_are_backs_only() -> None:
    tab = table()
    assert chips(tab) == [] and tab.table.viewer is None and tab.table.acting is None
    assert "Hand the device to Anna. Everybody else looks away." in tab.words
    (hand,) = has_class(tab.model, "backs")
    assert hand[1]["aria-label"] == "Tokens in hand of Anna, hidden: 9" and text_of(hand) == ""
    take(tab)
    assert sorted(chips(tab)) == sorted(["1", "3", "5", "6", "7", "10", "H", "D", "D"])
    assert not has_class(tab.model, "curtain") and tab.focus == "table"


def test_after_a_turn_the_curtain_falls() -> None:
    tab = place(table(), "7@libra.0")
    assert chips(tab) == [] and tab.table.looking is None
    assert "Hand the device to Ben" in tab.words
    assert faces(plain(view(tab.model))) == ["?"]
    assert by_id(tab.model, "cell-libra.0")[1]["aria-label"].startswith(
        "β in Libra, large star, face-down token of Anna"
    )
    take(tab)
    assert faces(plain(view(tab.model))) == ["?"] and len(chips(tab)) == 9
    place_on = GAME.parse_move("1@cancer.0")
    tab.send("pick", TOKENS[place_on.token]).send("pick", STARS[place_on.star]).wait()
    place(tab, "3@cancer.1")
    take(tab)
    assert by_id(tab.model, "cell-libra.0")[1]["aria-label"].startswith("β in Libra, large star, 7 (Anna), hidden")
    assert sorted(chips(tab)) == sorted(["1", "3", "5", "6", "10", "H", "D", "D"])


def test_only_the_one_to_move_may_take_the_device() -> None:
    tab = table()
    for seat in (1, 2, 7, -1):
        tab.send("look", seat)
        assert tab.table.looking is None
    place(tab, "7@libra.0").send("look", 0)
    assert tab.table.looking is None and chips(tab) == []


@pytest.mark.parametrize(
    "touch",
    [("pick", "7"), ("pick", "libra.0"), ("type", {"move": "7@libra.0"}), ("choose", "7@libra.0"), ("hint",)],
)
def test_behind_the_curtain_nothing_is_played(touch: tuple[Any, ...]) -> None:
    tab = table().send(*touch)
    assert len(tab.table.match.entries) == 3 and tab.table.picks == ()
    assert tab.urgent in ([], ["First the person whose turn it is takes the device."])


def everything(tab: Watched, after: int) -> dict[str, Any]:
    """All that somebody at the device could see or hear, since a number of announcements."""
    return {
        "page": plain(view(tab.model)),
        "said": [*tab.said[after:], *tab.urgent],
        "title": tab.title,
        "first paint": dict(tab.pictures),
        "address": tab.fragment,
    }


PAIRS = [*combinations(("1", "7", "10", "H", "D"), 2)]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_two_games_that_differ_in_a_hidden_token_are_the_same_to_all_others(
    one: str, other: str, chance: Callable[[int], None]
) -> None:
    """Anna puts one token or another on the same large star; nobody else can tell from anything at the device."""
    seen: list[list[dict[str, Any]]] = []
    for token in (one, other):
        chance(1)
        tab = table()
        take(tab)
        start = len(tab.said) + 2  # what she herself hears while she holds the device
        shown = []
        tab.send("pick", token).send("pick", "libra.0").wait()
        shown.append(everything(tab, start))
        take(tab)
        shown.append(everything(tab, start))
        for step in ("review", 3), ("review", 4), ("again",), ("unfold", "tokens"), ("dialog", "menu"), ("close",):
            tab.send(*step).wait()
            shown.append(everything(tab, start))
        tab.send("pick", "5").send("pick", "libra.1").wait()
        shown.append(everything(tab, start))
        place(tab, "3@libra.2")
        shown.append(everything(tab, start))
        tab.send("lobby").go(f"/match/{tab.table.kept.id}" if tab.model.table else "/").wait()
        shown.append(everything(tab, start))
        seen.append(shown)
    for step, (first, second) in enumerate(zip(*seen, strict=True)):
        for what in first:
            assert first[what] == second[what], f"step {step}: {what} tells {one} from {other}"


def test_the_test_above_would_see_a_difference(chance: Callable[[int], None]) -> None:
    shown = []
    for token in ("1", "7"):
        chance(1)
        tab = take(table())
        tab.send("pick", token)
        shown.append(everything(tab, 0))
    assert all(shown[0][what] != shown[1][what] for what in ("page", "said"))


def test_the_first_paint_of_the_next_visit_never_shows_a_hand_or_a_face(chance: Callable[[int], None]) -> None:
    chance(5)
    rng = Random(5)
    tab = table("5")
    pictures = 0
    for _ in range(40):
        take(tab)
        moves = [move for move in GAME.legal_moves(tab.table.match.state) if move.star >= 0]
        hidden = [move for move in moves if LARGE[move.star]]
        move: Move = rng.choice(hidden or moves)
        tab.send("pick", TOKENS[move.token])
        for picture in tab.pictures.values():
            pictures += 1
            assert set(faces(picture)) <= {"?"} and "chip-button" not in str(picture)
        tab.send("pick", STARS[move.star]).wait()
        while showing.telling(tab.table):
            tab.send("beat", showing.TOLD).wait()
        tab.send("lang", rng.choice(LANGUAGES)).send("lang", "en")
    assert pictures > 10


def test_no_first_paint_is_left_while_somebody_looks_and_the_language_changes() -> None:
    tab = take(table()).send("lang", "fr")
    assert tab.pictures == {}, "the next visit begins with an empty page rather than with her hand"


def test_looking_back_does_not_open_the_curtain() -> None:
    tab = place(table(), "7@libra.0", "5@libra.1")
    for shown in (4, 5, 3, 5):
        tab.send("review", shown).wait()
        assert set(faces(plain(view(tab.model)))) <= {"?"} and chips(tab) == []
    assert tab.table.curtain == 2
    tab.send("review", 4)
    take_back = tab.send("look", 2).send("review", 4)
    assert set(faces(plain(view(take_back.model)))) == {"?"}, "Cleo sees no more of the past than of now"


def test_the_way_back_to_the_match_leads_behind_the_curtain() -> None:
    tab = take(place(table(), "7@libra.0"))
    where = tab.fragment
    tab.send("lobby").go(where).wait()
    assert tab.table.looking is None and chips(tab) == [] and "Hand the device to Ben" in tab.words
    take(tab).go("/rules/constellations/C-06").go(where).wait()
    assert chips(tab) == []
    again = tab.device.open(where).wait()
    assert chips(again) == [] and "Hand the device to Ben" in again.words


def test_taking_back_hands_the_device_back() -> None:
    tab = place(table(), "7@libra.0").click("Undo")
    assert tab.table.curtain == 0 and chips(tab) == []
    tab.click("Redo")
    assert tab.table.curtain == 1 and set(faces(plain(view(tab.model)))) == {"?"}


def test_the_next_one_does_not_find_the_focus_where_the_last_one_left_it() -> None:
    tab = take(table())
    tab.send("at", "t.7").send("type", {"move": "7@libra.0"}).wait()
    assert tab.table.cursor in ("", "t.7")
    take(tab)
    assert by_id(tab.model, "cell-t.7")[1]["tabindex"] == -1 and by_id(tab.model, "cell-t.1")[1]["tabindex"] == 0


def test_a_typed_move_goes_with_the_turn() -> None:
    tab = take(table())
    before = tab.box
    tab.send("type", {"move": "7@nowhere"})
    assert tab.table.refusal is not None and tab.box == before
    tab.send("type", {"move": "7@libra.0"}).wait()
    assert tab.table.refusal is None and tab.box != before


def test_what_was_begun_to_type_is_not_for_the_next_one() -> None:
    tab = take(table())
    before = tab.box
    tab.send("choose", "7@libra.0").wait()
    assert tab.table.curtain == 1 and tab.box != before


def test_two_here_and_one_elsewhere_take_turns_at_looking() -> None:
    tab = Watched(Device(), "", "en", {})
    tab.send("new", "constellations").send("form-deal", "33").send("form-seat", 2, "away").send("begin", {}).wait()
    assert tab.table.curtain == 0 and chips(tab) == []
    tab.send("look", 0).send("type", {"move": "7@libra.0"}).wait()
    assert tab.table.curtain == 1 and set(faces(plain(view(tab.model)))) == {"?"}
    tab.send("look", 1).send("type", {"move": "5@libra.1"}).wait()
    assert tab.table.curtain is None and chips(tab) == []
    assert "Send the link" in tab.words and set(faces(plain(view(tab.model)))) == {"?"}


def test_a_scoring_is_for_all_to_see_and_the_curtain_waits_for_its_end() -> None:
    tab = place(table(), "1@cancer.0", "7@libra.0", "5@libra.1", "3@libra.2", "1@cancer.1", "1@aquarius.0",
                "6@libra.3", "3@aquarius.3")  # fmt: skip
    take(tab).send("type", {"move": "10@libra.4"}).wait()
    assert showing.telling(tab.table) and not has_class(tab.model, "curtain") and chips(tab) == []
    while showing.telling(tab.table):
        tab.send("beat", tab.table.beat + 1).wait()
    assert has_class(tab.model, "curtain") and tab.table.curtain == 0


def test_a_whole_match_around_one_device_leaves_no_curtain_at_its_end(chance: Callable[[int], None]) -> None:
    chance(2)
    rng = Random(2)
    tab = table("2")
    while tab.table.match.result is None:
        take(tab)
        moves = GAME.legal_moves(tab.table.match.state)
        tab.send("type", {"move": str(rng.choice(moves))}).wait()
        assert tab.table.refusal is None and chips(tab) == []
        while showing.telling(tab.table):
            tab.send("beat", showing.TOLD).wait()
    assert tab.table.curtain is None and has_class(tab.model, "final")
    match: Match = tab.table.match
    module = tables.load("constellations")
    told = " ".join(module.sentence(tab.model.words, match, index) or "" for index in range(len(match.entries)))
    assert len(re.findall("places a face-down token", told)) == sum(
        isinstance(entry, Move) and LARGE[entry.star] for entry in match.entries
    )


# -- the computer ------------------------------------------------------------------------------------------------


def test_a_hint_does_not_tell_what_the_scoring_it_proposes_would_show(chance: Callable[[int], None]) -> None:
    """Filling the board would settle it; how, hangs on a token of Anna's that Cleo does not know."""
    said = []
    for token in ("10", "H"):
        chance(1)
        tab = place(table(), f"{token}@libra.0", "1@cancer.0", "1@cancer.1", "3@libra.1", "3@libra.2", "5@libra.3")
        place(tab, "1@aquarius.0", "5@aquarius.3")
        take(tab).click("Hint")
        heard = len(tab.said)
        tab.send("thought", tab.model.thinking, "6@libra.4", "fill", {"board": "libra", "coins": 5}).wait()
        assert tab.said[heard:] == [
            "Hint: Place the 6 on υ in Libra. It fills the constellation and may bring 5 coins."
        ]
        said.append(plain(view(tab.model)))
    assert said[0] == said[1]


def test_why_the_computer_hides_a_token_is_not_told() -> None:
    tab = Watched(Device(), "", "en", {})
    tab.send("new", "constellations").send("form-deal", "33").send("form-seat", 1, "strong")
    tab.send("form-seat", 2, "strong").send("begin", {}).wait()
    assert tab.table.curtain is None and len(chips(tab)) == 9, "one person has nobody to hide from"
    tab.send("type", {"move": "1@cancer.0"}).wait()
    why = {"board": "cancer", "coins": 5, "tokens": 1}
    tab.send("thought", tab.model.thinking, "H@cancer.2", "swallow", why).wait()
    assert str(tab.table.match.entries[-1]) == "H@cancer.2" and tab.table.reasons == ()
    tab.send("thought", tab.model.thinking, "H@cancer.1", "swallow", why).wait()
    assert len(tab.table.reasons) == 1, "of an open one it is"
    assert faces(plain(view(tab.model))) == ["?"]
