"""Constellations by links: each person on a device of their own, hidden tokens sealed on the way (C-06, C-08)."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from app import links, showing
from app.nodes import text_of
from app.program import view
from app.texts import LANGUAGES
from app.wire import Wire
from desk import BASE, Device, Tab, by_id, elements, has_class
from tablee.game import Draw
from tablee.games.constellations import GAME, seals
from tablee.games.constellations.boards import BOARDS, INDEX, LARGE, STARS
from tablee.games.constellations.moves import HIDDEN, TOKENS, Move
from tablee.games.constellations.state import waiting
from tablee.match import Act, Deed, Match, replay
from tablee.record import decode, encode, parse_file

NAMES = ("Anna", "Ben", "Cleo")


@pytest.fixture(autouse=True)
def chance(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """All randomness from a seed: match ids, secrets, draws."""
    source = Random(0)
    monkeypatch.setattr(os, "urandom", source.randbytes)
    return source.seed


class Circle:
    """Three people who play one match by links. `true` is what was really placed, by star: no page knows all of it."""

    def __init__(self, deal: str = "", names: tuple[str, ...] = NAMES) -> None:
        self.names = names
        self.tabs = [Device().open() for _ in names]
        self.links: list[str] = []
        self.hops: list[tuple[int, int]] = []
        self.true: dict[int, tuple[int, int]] = {}
        first = self.tabs[0].send("new", "constellations").send("form-deal", deal)
        for seat, name in enumerate(names):
            first.send("form-name", seat, name).send("form-seat", seat, "away" if seat else "here")
        first.send("begin", {}).wait()

    def play(self, seat: int, *moves: str) -> Circle:
        """Moves typed by the person of that seat, sealed on the way out."""
        for move in moves:
            placed = GAME.parse_move(move)
            before = len(self.tabs[seat].table.match.entries)
            self.tabs[seat].send("type", {"move": move})
            assert len(self.tabs[seat].table.shared.entries) > before, self.tabs[seat].table.refusal
            if LARGE[placed.star]:
                self.true[placed.star] = (seat, placed.token)
            self.tell(seat)
        return self

    def tell(self, seat: int) -> None:
        """Let everything be told that is to be told."""
        tab = self.tabs[seat].wait()
        while showing.telling(tab.table):
            tab.send("beat", showing.TOLD).wait()

    def share(self, seat: int) -> str:
        """The fragment of the link that person sends now."""
        tab = self.tabs[seat].send("share").click("Copy the link").send("close")
        address, _, code = tab.device.clipboard.partition("#")
        assert address == BASE
        self.links.append(code)
        return code

    def open(self, seat: int, code: str) -> Tab:
        """That person opens a link, and says who they are if it is asked."""
        tab = self.tabs[seat].go(code)
        if tab.model.table is not None and not tab.table.kept.seats:
            tab.send("claim", seat)
        if tab.model.table is not None:
            self.tell(seat)
        return tab

    def send(self, giver: int, taker: int) -> Tab:
        self.hops.append((giver, taker))
        return self.open(taker, self.share(giver))

    def around(self, line: str) -> Circle:
        """`A 7@libra.0 B 5@libra.1 …`: each plays, then sends the link to the next one named."""
        words = line.split()
        here = None
        for name, move in zip(words[::2], words[1::2], strict=True):
            seat = "ABC".index(name)
            if here is not None and seat != here:
                self.send(here, seat)
            self.play(seat, move)
            here = seat
        return self

    def public(self, seat: int) -> Match:
        return self.tabs[seat].table.shared


def kept_match(device: Device) -> Match:
    (value,) = (value for key, value in device.kept.items() if key.startswith("match/"))
    return decode(json.loads(value)["code"])


def unrevealed(match: Match) -> dict[int, Move]:
    """The tokens face down in a log that are on no full board, by star."""
    lying = {
        BOARDS[board].first + star
        for board, stars in match.state.boards
        for star, byte in enumerate(stars)
        if byte and 0 in stars
    }
    return {
        entry.star: entry
        for entry in match.entries
        if isinstance(entry, Move) and entry.star in lying and LARGE[entry.star]
    }


def check_secrecy(circle: Circle) -> int:
    """No page holds what it may not: storage, page, announcements and link. The number of hidden tokens looked at."""
    looked = 0
    secrets = [dict(tab.table.kept.secrets) if tab.model.table else {} for tab in circle.tabs]
    for seat, tab in enumerate(circle.tabs):
        if tab.model.table is None:
            assert tab.device.matches == {}
            continue
        assert set(secrets[seat]) <= {seat}
        others = [key for other, found in enumerate(secrets) if other != seat for key in found.values()]
        link = links.link(tab.model, tab.table)
        page = Wire().frame(view(tab.model))
        seen = "\n".join((*tab.device.kept.values(), page, link, *tab.said, *tab.urgent))
        assert not [key for key in others if key in seen]
        assert not [key for key in secrets[seat].values() if key in page + link]
        hidden = unrevealed(tab.table.shared)
        for match in (tab.table.shared, kept_match(tab.device), decode(link.partition("#")[2])):
            for star, entry in unrevealed(match).items():
                assert (entry.token, len(entry.seal)) == (HIDDEN, 16), f"{entry} is open in what {seat} stores or sends"
                assert star in hidden
        cells = {each[1].get("id"): each for each in elements(tab.model)}
        for star in hidden:
            owner, kind = circle.true[star]
            cell = cells.get(f"cell-{STARS[star]}")
            if cell is None:
                assert showing.telling(tab.table)
                continue
            looked += 1
            label, back = str(cell[1]["aria-label"]), "token back" in str(cell[2]).replace(f" seat{owner}", "")
            if owner == seat:
                assert "hidden from the others" in label and not back
                assert TOKENS[kind] in "HD" or text_of(cell) == TOKENS[kind]
            else:
                assert f"face-down token of {circle.names[owner]}" in label and back and text_of(cell) == ""
    return looked


# -- a whole match -----------------------------------------------------------------------------------------------


def go_round(circle: Circle, seed: int, rest: int = 10_000) -> Iterator[tuple[Circle, int]]:
    """Random moves until the match is over, or for that many hops; after each move and each opening, and who acted."""
    rng = Random(seed)
    here = 0
    for _ in range(rest):
        table = circle.tabs[here].table
        if table.match.to_move == here and not GAME.owed(table.match.state):
            moves = [move for move in GAME.legal_moves(table.match.state) if move.star >= 0]
            hidden = [move for move in moves if LARGE[move.star]]
            circle.play(here, str(rng.choice(hidden if hidden and rng.random() < 0.5 else moves)))
            yield circle, here
        if circle.public(here).result is not None:
            return
        following = circle.public(here).to_move
        assert isinstance(following, int)
        if following != here:
            circle.send(here, following)
            here = following
            yield circle, here


LONG = ("Anna-Katharina Überwasser"[:24], "Jean-Baptiste de la Tour", "Guðrún Þorvaldsdóttir B.")


@pytest.mark.parametrize(("seed", "names"), [(1, NAMES), (2, LONG)])
def test_a_whole_match_goes_round_by_links_and_no_page_ever_holds_what_it_may_not(
    seed: int, names: tuple[str, ...], chance: Callable[[int], None]
) -> None:
    chance(seed)
    circle = Circle(names=names)
    looked = 0
    for steps, (_, here) in enumerate(go_round(circle, seed)):
        assert circle.tabs[here].notice == ""
        if steps % 4 == 0:
            looked += check_secrecy(circle)
    assert looked > 100
    winner = circle.public(next(n for n, tab in enumerate(circle.tabs) if tab.table.match.result))
    last = encode(winner)
    for seat in range(3):
        tab = circle.open(seat, last)
        assert tab.table.match.result == winner.result and tab.notice == ""
        assert len(tab.table.shared.entries) == len(winner.entries)
    shown = {entry.star: entry.token for entry in decode(last).entries if isinstance(entry, Move) and LARGE[entry.star]}
    assert shown == {star: kind for star, (_, kind) in circle.true.items()}, "in the end all is known, as it was placed"
    assert len(shown) == 31
    assert max(len(code) for code in circle.links) < 950


def test_many_openings_go_round_by_links(chance: Callable[[int], None]) -> None:
    looked = 0
    for seed in range(10, 16):
        chance(seed)
        circle = Circle()
        for _ in go_round(circle, seed, rest=14):
            pass
        looked += check_secrecy(circle)
    assert looked > 50


# -- the way of the link -----------------------------------------------------------------------------------------

FULL = (
    "A 1@cancer.0 B 7@libra.0 C 5@libra.1 A 3@libra.2 B 1@cancer.1 C 1@aquarius.0 A 6@libra.3 B 3@aquarius.3 "
    "C 3@aquarius.5 A 10@libra.4"
)
"""Deal 33 opens Aquarius, Cancer and Libra. Anna fills Libra, on which Ben and Cleo have each a token face down."""


def full() -> Circle:
    return Circle("33").around(FULL)


def banner(tab: Tab) -> str:
    return " ".join(text_of(each) for each in has_class(tab.model, "banner"))


def test_the_link_goes_to_whoever_owes_a_token_and_comes_last_to_whoever_plays() -> None:
    """Ben is next to play, so the link goes from Anna to Cleo to Ben."""
    circle = full()
    anna, ben, cleo = circle.tabs
    assert waiting(anna.table.match.state) == INDEX["libra"] and anna.table.match.to_move == 2
    assert "Cleo → Ben" in banner(anna) and "Send it to Cleo" in banner(anna)
    circle.send(0, 2)
    assert "Link sent to Cleo" in banner(anna) and "Cleo → Ben" in banner(anna)
    assert GAME.owed(cleo.table.match.state) == (1,), "she has shown hers by opening it"
    assert "Ben must reveal hidden tokens there. Send the link on." in banner(cleo)
    assert cleo.table.kept.shared < len(cleo.table.shared.entries), "what she has shown is still to be sent"
    cleo.send("copied", True).send("close")
    assert "Link sent: Ben reveals hidden tokens" in banner(cleo)
    circle.send(2, 1)
    assert ben.table.match.to_move == 1 and ben.table.acting == 1 and not GAME.owed(ben.table.match.state)
    assert banner(ben) == ""


def test_nothing_is_revealed_but_what_the_full_board_needs() -> None:
    circle = Circle("33").around(FULL.replace("C 1@aquarius.0", "C H@cancer.2"))
    circle.send(0, 2)
    circle.send(2, 1)
    match = circle.public(1)
    stars = {STARS[entry.star]: entry.token for entry in match.entries if isinstance(entry, Move)}
    assert stars["libra.0"] == TOKENS.index("7") and stars["libra.1"] == TOKENS.index("5")
    assert stars["cancer.2"] == HIDDEN
    check_secrecy(circle)


def test_a_scoring_one_has_seen_waiting_is_told_when_it_comes_back() -> None:
    circle = full()
    for giver, taker in ((0, 2), (2, 1)):
        circle.send(giver, taker)
    circle.play(1, "5@cancer.3")
    code = circle.share(1)
    cleo = circle.tabs[2].go(code)
    full_at = next(n for n, told in enumerate(cleo.table.match.told) if any(t.kind == "full" for t in told))
    assert cleo.table.shown == full_at, "from before the board was full: she had only seen it wait"
    cleo.wait()
    assert cleo.table.shown == full_at + 1 and showing.telling(cleo.table)


def test_a_draw_that_a_reveal_brings_is_shown_once_it_is_saved() -> None:
    circle = full()
    circle.send(0, 2)
    code, ben = circle.share(2), circle.tabs[1]
    ben.saving = "later"
    ben.go(code)
    assert ben.table.pending is not None and isinstance(ben.table.pending.entries[-1], Draw)
    assert not isinstance(ben.table.match.entries[-1], Draw)
    stored = kept_match(ben.device)
    ben.confirm()
    assert ben.table.match.entries[-1] == stored.entries[-1] and ben.table.pending is None
    circle.tell(1)
    assert ben.table.live and ben.table.acting == 1


def test_two_who_get_the_same_link_are_joined() -> None:
    circle = full()
    code = circle.share(0)
    cleo, ben = circle.open(2, code), circle.open(1, code)
    assert GAME.owed(cleo.table.shared.state) == (1,) and GAME.owed(ben.table.shared.state) == (2,)
    tab = circle.open(1, circle.share(2))
    assert not GAME.owed(tab.table.shared.state) and tab.notice == "" and tab.table.acting == 1


# -- links that are no news --------------------------------------------------------------------------------------


def test_the_same_link_and_older_ones_change_nothing() -> None:
    circle = Circle("33").around("A 1@cancer.0 B 7@libra.0 C 5@libra.1")
    first, second = circle.links[0], circle.share(2)
    cleo = circle.tabs[2]
    stored = dict(cleo.device.kept)
    for code in (second, first):
        before = cleo.table.shared
        cleo.go(code)
        assert cleo.table.shared == before and cleo.device.kept == stored
    assert "older" in cleo.notice


def test_a_link_from_before_a_reveal_is_older() -> None:
    circle = full()
    code = circle.share(0)
    cleo = circle.open(2, code)
    stored = dict(cleo.device.kept)
    cleo.go(code)
    assert cleo.device.kept == stored and "older" in cleo.notice


def elsewhere(match: Match, index: int, entry: Any) -> str:
    """The code of a match in which one entry was another."""
    return encode(replay(match.header, (*match.entries[:index], entry, *match.entries[index + 1 :])))


def index_of(match: Match, star: str) -> int:
    return next(n for n, entry in enumerate(match.entries) if isinstance(entry, Move) and STARS[entry.star] == star)


def test_a_forked_link_asks_and_reveals_nothing_by_itself() -> None:
    """Somebody makes another past, in which the board with Cleo's token is full: her page does not show it."""
    circle = Circle("33").around("A 1@cancer.0 B 7@libra.0 C 5@libra.1 A 3@libra.2")
    cleo = circle.tabs[2]
    mine = circle.public(2)
    line = ["3@libra.2", "1@cancer.1", "1@aquarius.0", "6@libra.3", "3@aquarius.3", "3@aquarius.5", "10@libra.4"]
    other = replay(mine.header, (*mine.entries[:3], GAME.parse_move("H@cancer.0"), *mine.entries[4:6],
                                 *map(GAME.parse_move, line)))  # fmt: skip
    assert waiting(other.state) == INDEX["libra"]
    stored = dict(cleo.device.kept)
    cleo.go(encode(other))
    assert cleo.model.dialog[0] == "fork" and cleo.device.kept == stored
    cleo.click("Take the one that arrives")
    circle.tell(2)
    assert cleo.table.shared.entries == other.entries and "#" in str(cleo.table.shared.entries[5])
    assert cleo.table.shared.entries[5].token == HIDDEN
    assert "it is up to you" in banner(cleo)
    sent = links.link(cleo.model, cleo.table).partition("#")[2]
    assert decode(sent).entries[5].token == HIDDEN
    cleo.click("Reveal my tokens")
    circle.tell(2)
    assert cleo.table.shared.entries[5].token == TOKENS.index("5")
    assert "Send the link" in banner(cleo)


def test_a_false_token_is_refused_and_its_owner_named() -> None:
    circle = full()
    match = circle.public(0)
    at = index_of(match, "libra.0")
    code = elsewhere(match, at, Move(TOKENS.index("10"), match.entries[at].star, bytes(16)))
    for seat in (0, 2):
        tab = circle.tabs[seat]
        stored, before = dict(tab.device.kept), tab.table.shared
        if seat:
            circle.open(2, circle.share(0))
            stored, before = dict(tab.device.kept), tab.table.shared
        tab.go(code)
        assert (
            tab.notice == "That link shows a token other than the one that was placed (Ben): the game kept here stays."
        )
        assert tab.device.kept == stored and tab.table.shared == before
    file = circle.tabs[0].send("file", "x.txt", code)
    assert file.notice.startswith("That file shows a token other than the one that was placed (Ben)")


def cheat() -> tuple[Circle, Match]:
    """Ben has sealed a 7, and plays a 7 openly all the same: nobody can see it before he must show what he sealed."""
    circle = full()
    line = list(circle.public(0).entries)
    at = index_of(circle.public(0), "cancer.1")
    line[at] = GAME.parse_move("7@cancer.1")
    return circle, replay(circle.public(0).header, line)


def test_one_token_in_two_places_is_refused_and_its_owner_named() -> None:
    circle, match = cheat()
    shown = seals.reveal(match.state, match.entries, 1, bytes.fromhex(circle.tabs[1].table.kept.secrets[0][1]),
                         match.header.match_id)  # fmt: skip
    bad = encode(replace(match, entries=tuple(shown)))
    said = "That link holds a move that article C-03 forbids (Ben, entry "
    for tab in (Device().open(bad), circle.tabs[0].go(bad)):
        assert tab.notice.startswith(said)
    assert circle.public(0).entries[6] != GAME.parse_move("7@cancer.1")


def test_a_token_shown_in_one_place_here_and_in_another_there_is_refused_and_its_owner_named() -> None:
    """Ben has sealed two 7s for Libra, and shows Anna the one, Cleo the other: each link alone is in order."""
    circle = Circle("33").around(
        "A 1@cancer.0 B 7@libra.0 C 5@cancer.1 A 3@libra.2 B 5@libra.1 C 1@aquarius.0 A 6@libra.3 B 3@aquarius.3 "
        "C 3@aquarius.5 A 10@libra.4"
    )
    match, secret = circle.public(0), bytes.fromhex(circle.tabs[1].table.kept.secrets[0][1])
    first, second = index_of(match, "libra.0"), index_of(match, "libra.1")
    seven = GAME.parse_move("7@libra.1")
    lie = seals.seal(match.states[second], seven, secret, match.header.match_id, second)
    match = decode(elsewhere(match, second, lie))
    links_of_ben = [
        elsewhere(match, at, seals.recall(match.entries[at], secret, match.header.match_id, at))
        for at in (first, second)
    ]
    device = Device()
    anna = device.open(links_of_ben[0]).send("claim", 0)
    stored = dict(device.kept)
    anna.go(links_of_ben[1])
    assert anna.notice == "That link shows a token other than the one that was placed (Ben): the game kept here stays."
    assert device.kept == stored


@pytest.mark.parametrize("what", ["move", "act"])
def test_moves_forged_in_my_name_are_refused(what: str) -> None:
    circle = Circle("33").around("A 1@cancer.0 B 7@libra.0 C 5@libra.1")
    circle.send(2, 0)
    match = circle.public(2)
    anna = circle.tabs[0]
    stored, before = dict(anna.device.kept), anna.table.shared
    forged = GAME.parse_move("10@libra.4") if what == "move" else Act(Deed.OFFER, 0)
    anna.go(encode(replay(match.header, (*match.entries, forged))))
    assert "made in your name" in anna.notice and anna.device.kept == stored and anna.table.shared == before
    file = f"{encode(replay(match.header, (*match.entries, forged)))}\n1horta.broken"
    anna.send("file", "x.txt", file.splitlines()[0])
    assert "made in your name" in anna.notice and anna.table.shared == before


# -- secrets that are gone, and their backup ---------------------------------------------------------------------


def backup_of(circle: Circle, seat: int) -> str:
    tab = circle.tabs[seat].send("dialog", "menu").click("Private backup (for you alone)")
    name, text = tab.device.files[-1]
    assert name.startswith("tablee-private-") and name.endswith(".txt")
    return text


def test_a_page_that_has_lost_its_secret_says_so_and_loses_nothing() -> None:
    circle = full()
    backup = backup_of(circle, 2)
    code = circle.share(0)
    circle.tabs[2] = lost = Device().open()
    circle.open(2, code)
    assert lost.urgent[-1] == "The hidden tokens of this seat cannot be opened here: bring back your private backup."
    assert "Cleo: your hidden tokens were sealed on another device" in banner(lost)
    assert lost.table.kept.secrets == (), "a new secret would open nothing"
    assert lost.table.shared.entries == decode(code).entries == kept_match(lost.device).entries
    lost.send("file", "backup.txt", backup)
    assert "Reveal my tokens" in banner(lost) and lost.table.shared.entries == decode(code).entries
    lost.click("Reveal my tokens")
    circle.tell(2)
    assert GAME.owed(lost.table.shared.state) == (1,) and "Send the link on." in banner(lost)
    circle.send(2, 1)
    assert circle.tabs[1].table.acting == 1


def test_a_seat_whose_tokens_cannot_be_opened_does_not_play() -> None:
    circle = Circle("33").around("A 1@cancer.0 B 7@libra.0 C 5@libra.1 A 3@libra.2")
    backup = backup_of(circle, 1)
    code = circle.share(0)
    circle.tabs[1] = lost = Device().open()
    circle.open(1, code)
    stored = dict(lost.device.kept)
    lost.send("type", {"move": "7@cancer.1"})
    assert "cannot be opened here" in lost.urgent[-1] and lost.device.kept == stored
    lost.send("file", "backup.txt", backup)
    assert banner(lost) == "" and "Token 7, hidden" not in lost.words
    lost.send("type", {"move": "7@cancer.1"})
    assert lost.table.refusal is not None and lost.table.refusal.kind == "not-in-hand", "it knows its 7 again"
    circle.play(1, "5@cancer.1")
    assert lost.table.kept.secrets == circle_secret(backup)


def circle_secret(backup: str) -> tuple[tuple[int, str], ...]:
    return tuple((int(seat), secret) for word, _, seat, secret in
                 (line.split() for line in backup.splitlines() if line.startswith("secret ")) if word)  # fmt: skip


def test_a_private_backup_is_a_file_like_others_with_the_secret_behind() -> None:
    circle = Circle("33").around("A 10@libra.0 B 7@libra.1 C 1@cancer.0")
    backup = backup_of(circle, 0)
    (match,) = parse_file(backup)
    assert match == kept_match(circle.tabs[0].device)
    assert circle_secret(backup) == circle.tabs[0].table.kept.secrets
    circle.tabs[0].send("export", circle.tabs[0].table.kept.id)
    assert "secret" not in circle.tabs[0].device.files[-1][1]


def test_a_backup_of_another_match_or_seat_changes_no_secret_here() -> None:
    circle = Circle("33").around("A 10@libra.0 B 7@libra.1 C 1@cancer.0")
    ben = circle.tabs[1]
    known = ben.table.kept.secrets
    mixed = backup_of(circle, 1).replace(known[0][1], "0" * 64)
    ben.send("file", "x.txt", mixed)
    assert ben.table.kept.secrets == known, "of two secrets the one that opens his token stays"
    other = Circle("33").around("A 10@libra.0 B 7@libra.1 C 1@cancer.0")
    ben.send("file", "x.txt", backup_of(circle, 1).splitlines()[0] + "\n" + backup_of(other, 1))
    assert ben.table.kept.id == other.tabs[1].table.kept.id or ben.table.kept.secrets == known


def test_whoever_played_on_another_device_brings_it_home_with_its_backup() -> None:
    circle = Circle("33").around("A 10@libra.0 B 7@libra.1 C 1@cancer.0")
    circle.send(2, 0)
    phone = Device().open().send("file", "b.txt", backup_of(circle, 0)).wait()
    assert phone.table.here == (0,) and phone.table.acting == 0
    laptop, circle.tabs[0] = circle.tabs[0], phone
    circle.play(0, "6@cancer.1")
    code = circle.share(0)
    laptop.go(code)
    assert "made in your name" in laptop.notice and "private backup" in laptop.notice
    laptop.send("file", "b.txt", backup_of(circle, 0)).wait()
    assert laptop.table.shared == phone.table.shared and laptop.notice == ""


# -- at the table ------------------------------------------------------------------------------------------------


def test_one_s_own_tokens_are_there_again_after_closing_the_tab() -> None:
    circle = Circle("33").around("A 10@libra.0 B 7@libra.1 C 1@cancer.0")
    ben = circle.tabs[1]
    device, where = ben.device, ben.fragment
    ben.close()
    again = device.open(where).wait()
    assert "10" not in str(by_id(again.model, "cell-libra.0")[1]["aria-label"])
    assert "7 (Ben), hidden from the others" in str(by_id(again.model, "cell-libra.1")[1]["aria-label"])


def test_what_is_taken_back_before_sharing_leaves_no_trace() -> None:
    circle = Circle("33").play(0, "10@libra.0")
    anna = circle.tabs[0]
    first = anna.table.shared.entries[-1]
    anna.click("Undo")
    assert len(anna.table.shared.entries) == 3 and kept_match(anna.device).entries == anna.table.shared.entries
    anna.click("Redo")
    assert anna.table.shared.entries[-1] == first, "the same seal"
    anna.click("Undo")
    circle.play(0, "6@libra.0")
    assert anna.table.shared.entries[-1] != first
    circle.share(0)
    assert not anna.offers("Undo")
    check_secrecy(circle)


def test_a_reveal_is_not_taken_back() -> None:
    circle = Circle("33").around(
        "A 7@libra.0 B 5@libra.1 C 3@cancer.0 A 3@libra.2 B 3@cancer.1 C 1@aquarius.0 A 6@libra.3 B 6@aquarius.3 "
        "C 5@aquarius.5"
    )
    circle.send(2, 0)
    anna = circle.tabs[0]
    assert anna.table.shared.entries[3].token == HIDDEN
    circle.play(0, "10@libra.4")
    assert GAME.owed(anna.table.match.state) == (1,) and anna.table.shared.entries[3].token == TOKENS.index("7")
    assert not anna.offers("Undo")


def test_while_a_board_waits_nobody_offers_a_draw() -> None:
    """The offer would stand where the replacement board is drawn once all is revealed."""
    circle = full()
    anna = circle.tabs[0]
    anna.send("act", "offer", 0)
    assert anna.urgent[-1] == "The hidden tokens have to be revealed first."
    circle.send(0, 2)
    circle.send(2, 1)
    ben = circle.tabs[1].send("act", "offer", 1)
    assert ben.table.match.offers == (1,)
    circle.play(1, "5@cancer.3")
    circle.send(1, 2)
    assert circle.tabs[2].offers("Accept") and circle.tabs[2].notice == ""


def test_how_the_log_writes_a_hidden_token_is_no_move() -> None:
    circle = Circle("33")
    anna = circle.tabs[0]
    for text in ("?@libra.0", "7@libra.0#AAAAAAAAAAAAAAAAAAAAAA"):
        anna.send("type", {"move": text})
        assert anna.table.refusal is not None and anna.table.refusal.kind == "not-notation"
    assert len(anna.table.match.entries) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_share_dialog_says_what_is_protected_and_what_is_not(lang: str) -> None:
    sealed = Circle("33").play(0, "10@libra.0").tabs[0].send("lang", lang).send("share")
    words = sealed.model.words
    assert words("constellations.share-warning") in sealed.words
    assert words("constellations.share-open") not in sealed.words
    device = Device().open(lang=lang).send("new", "constellations").send("begin", {}).wait().send("share")
    assert words("constellations.share-open") in device.words
    assert words("constellations.share-warning") not in device.words


def test_around_one_device_nothing_is_sealed() -> None:
    tab = Device().open().send("new", "constellations").send("form-deal", "33").send("begin", {}).wait()
    tab.send("look", 0).play("10@libra.0")
    assert tab.table.kept.secrets == () and str(kept_match(tab.device).entries[-1]) == "10@libra.0"


def test_the_invitation_of_a_match_that_waits_is_for_whoever_owes() -> None:
    circle = full()
    tab = circle.tabs[0].send("share")
    assert "Cleo" in text_of(has_class(tab.model, "invitation")[0])


def test_one_plays_on_from_a_match_that_is_over_only_where_nothing_is_sealed_any_more() -> None:
    circle = Circle("33").around("A 7@libra.0 B 5@libra.1 C 1@cancer.0")
    circle.send(2, 0)
    circle.tabs[0].send("act", "offer", 0)
    circle.play(0, "1@cancer.1").send(0, 1)
    circle.tabs[1].send("act", "accept", 1)
    circle.play(1, "1@aquarius.0").send(1, 2)
    circle.tabs[2].send("act", "accept", 2)
    circle.send(2, 0)
    anna = circle.tabs[0]
    assert anna.table.match.result is not None
    log, first = anna.table.shared.entries, STARS.index("libra.0")
    mine, theirs = (next(n for n, entry in enumerate(log) if getattr(entry, "star", -1) == first + k) for k in (0, 1))
    anna.send("review", theirs + 1).send("branch")
    assert anna.urgent[-1] == "Some hidden tokens were never turned up: nobody can play on from here."
    assert anna.model.dialog == ()
    anna.send("review", mine + 1).send("branch")
    assert "away" not in {attrs.get("value") for tag, attrs, _ in elements(anna.model) if tag == "option"}
    anna.send("branch-on", {}).wait()
    assert anna.table.match.entries[mine] == Move(TOKENS.index("7"), first), "open, as if nothing had been sealed"
    assert anna.table.kept.secrets == () and anna.table.match.to_move == 1
    assert encode(anna.table.shared) == anna.table.kept.code
