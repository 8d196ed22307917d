"""Results: each match counts once wherever its line comes from, and they stay when the match is deleted."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app import results
from app.results import ME, SOMEONE, Line, Player, Results, merged, mirrored, tallies
from app.shelf import AWAY, HERE, LEVELS, Kept
from app.tables import SHOWN
from desk import Device, Tab, elements, has_class, name_of
from tablee.match import clean_name
from tablee.record import decode, parse_file

GENTLE = Player("computer", "gentle")


def lines() -> st.SearchStrategy[Line]:
    def of(players: int) -> st.SearchStrategy[Line]:
        seat = st.sampled_from((HERE, AWAY, *LEVELS))
        name = st.sampled_from(("", "Anna", "Ben", "#1horta.x", 'a"{}')) | st.text(max_size=30).map(clean_name)
        return st.builds(
            Line,
            st.sampled_from(SHOWN),
            st.tuples(*[name] * players),
            st.tuples(*[seat] * players),
            st.sets(st.integers(0, players - 1)).map(lambda found: tuple(sorted(found))),
        )

    return st.integers(2, 5).flatmap(of)


IDS = st.integers(0, 5).map(lambda n: f"{n:016x}")


def stores(line: st.SearchStrategy[Line | None] | None = None) -> st.SearchStrategy[Results]:
    return st.dictionaries(IDS, line if line is not None else lines() | st.none(), max_size=6)


def shelves() -> st.SearchStrategy[tuple[Kept, ...]]:
    def kept(found: dict[str, tuple[Line, bool]]) -> tuple[Kept, ...]:
        return tuple(
            Kept(key, "", line.game, line.names, line.seats, winners=line.winners, to_move=None if over else 0)
            for key, (line, over) in found.items()
        )

    return st.dictionaries(IDS, st.tuples(lines(), st.booleans()), max_size=6).map(kept)


# -- the lines ---------------------------------------------------------------------------------------------------


@given(stores())
def test_what_is_stored_is_read_again(store: Results) -> None:
    assert results.load({results.PREFIX + key: results.dump(line) for key, line in store.items()}) == store


@given(stores())
def test_what_is_in_a_file_is_read_again_and_disturbs_no_match(store: Results) -> None:
    text = results.print_lines(store)
    assert results.parse_lines(text) == {key: line for key, line in store.items() if line is not None}
    with pytest.raises(ValueError, match="foreign"):
        parse_file(text)


@pytest.mark.parametrize(
    "value",
    ["", "x", "[]", "{}", "5", '"a"', '{"game":"chess","names":["",""],"seats":["here","away"],"winners":[]}',
     '{"game":"horta","names":["",""],"seats":["here","there"],"winners":[]}',
     '{"game":"horta","names":["",""],"seats":["here","away"],"winners":[2]}',
     '{"game":"horta","names":["",""],"seats":["here","away"],"winners":["x"]}',
     '{"game":"horta","names":["",""],"seats":["here"],"winners":[0]}',
     '{"game":["horta"],"names":["",""],"seats":["here","away"],"winners":[0]}',
     '{"game":"horta","names":["",5],"seats":["here","away"],"winners":[0]}',
     '{"game":"horta","names":["","' + "x" * 25 + '"],"seats":["here","away"],"winners":[0]}'],
)  # fmt: skip
def test_what_nobody_of_us_stored_is_no_line(value: str) -> None:
    assert results.load({results.PREFIX + "0" * 16: value}) == {}
    tab = Device(**{results.PREFIX + "0" * 16: value}).open("/tallies")
    assert "No game has been finished yet." in tab.words


@given(stores(), stores(), stores())
def test_taking_lines_over_twice_or_in_parts_is_taking_them_once(mine: Results, theirs: Results, more: Results) -> None:
    once = merged(mine, theirs)
    assert merged(once, theirs) == once
    assert merged(once, mine) == once
    assert merged(merged(mine, theirs), more) == merged(mine, merged(theirs, more)) or None in theirs.values()
    assert all(once[key] == line for key, line in mine.items()), "what is known here stays"


@given(stores(), shelves())
def test_the_lines_follow_the_matches_that_are_here_and_only_those(store: Results, shelf: tuple[Kept, ...]) -> None:
    found = mirrored(store, shelf)
    assert mirrored(found, shelf) == found
    here = {kept.id: kept for kept in shelf}
    for key in {*store, *found, *here}:
        kept, line = here.get(key), store.get(key)
        if kept is None:
            assert found.get(key) == line and (key in found) == (key in store)
        elif not kept.over:
            assert key not in found
        elif key in store and line is None:
            assert found[key] is None, "what was erased is not counted again"
        elif HERE in kept.seats:
            assert found[key] == Line(kept.game, kept.names, kept.seats, kept.winners)
    assert mirrored(found, ()) == found, "deleting matches takes no line away"


@given(stores(lines()))
def test_every_match_with_somebody_of_here_is_in_one_tally(store: Results) -> None:
    found = tallies(store)
    counted = [line for line in store.values() if line and {ME, "person"} & {p if p == ME else p.kind for p in results.players(line)}]  # fmt: skip
    assert sum(tally.played for tally in found) == len(counted)
    for tally in found:
        assert 0 <= tally.drawn <= tally.played
        for side in tally.sides:
            assert 0 <= tally.wins(side) <= tally.played - tally.drawn
    assert tallies(dict(reversed(store.items()))) == found


# -- what they add up to -----------------------------------------------------------------------------------------


def duel(*winners: tuple[int, ...], names: tuple[str, str] = ("", ""), seats: tuple[str, str] = (HERE, "gentle")) -> Results:  # fmt: skip
    return {f"{n:016x}": Line("horta", names, seats, won) for n, won in enumerate(winners)}


def test_who_is_alone_at_the_device_is_oneself_at_either_seat_and_under_any_name() -> None:
    store = {
        **duel((0,), (0,), (1,), ()),
        "a" * 16: Line("horta", ("x", "Zoé"), ("gentle", HERE), (1,)),
    }
    (tally,) = tallies(store)
    assert tally.players == (GENTLE, ME)
    assert (tally.played, tally.drawn, tally.wins(ME), tally.wins(GENTLE)) == (5, 1, 3, 1)
    assert tally.sides == (ME,) and tally.others(ME) == (GENTLE,)


def test_around_one_device_people_are_told_apart_by_their_names() -> None:
    store = {
        **duel((0,), (1,), names=("Anna", "Ben"), seats=(HERE, HERE)),
        "a" * 16: Line("horta", ("Ben", "Anna"), (HERE, HERE), (1,)),
        "b" * 16: Line("horta", ("", ""), (HERE, HERE), (1,)),
        "c" * 16: Line("horta", ("", "Anna"), (HERE, HERE), (1,)),
    }
    named, half = tallies(store)
    anna = Player("person", "Anna")
    assert named.sides == (anna,) and (named.wins(anna), named.played) == (2, 3)
    assert half.players == (anna, SOMEONE) and half.sides == (anna,)


def test_a_win_that_is_everybodys_is_a_draw_and_another_shared_one_a_win_for_each() -> None:
    seats, names = (HERE, AWAY, "strong"), ("", "Ben", "")
    store = {"a": Line("zatre", names, seats, (0, 1, 2)), "b": Line("zatre", names, seats, (0, 1))}
    (tally,) = tallies(store)
    strong, ben = Player("computer", "strong"), Player("person", "Ben")
    assert (tally.played, tally.drawn, tally.wins(ME), tally.wins(ben), tally.wins(strong)) == (2, 1, 1, 1, 0)


# -- on the page -------------------------------------------------------------------------------------------------


def horta(device: Device, *names: str, seats: tuple[str, ...] = ()) -> Tab:
    tab = device.open().send("new", "horta")
    for seat, name in enumerate((*names, "", "")[:2]):
        tab.send("form-name", seat, name)
    for seat, who in enumerate(seats):
        tab.send("form-seat", seat, who)
    return tab.send("begin", {})


def lost(device: Device, *names: str, seats: tuple[str, ...] = (HERE, "steady"), by: int = 0) -> Tab:
    """A match given up by that seat."""
    return horta(device, *names, seats=seats).send("act", "resign", by)


def stands(tab: Tab) -> str:
    (line,) = has_class(tab.model, "stands")
    return name_of(line).removesuffix(" All results")


def stored(device: Device) -> list[str]:
    return [key for key in device.kept if key.startswith(results.PREFIX)]


def rows(tab: Tab) -> list[list[str]]:
    return [[name_of(cell) for cell in inner] for tag, _, inner in elements(tab.model) if tag == "tr"][1:]


def test_after_a_match_one_hears_how_things_stand() -> None:
    device = Device()
    assert stands(lost(device)) == "The computer (steady) leads 1 to 0 against you."
    named = [lost(device, "Anna", "Ben", seats=(HERE, HERE), by=by) for by in (1, 0, 1)]
    said = ["Anna leads 1 to 0 against Ben.", "Anna and Ben are even, 1 all.", "Anna leads 2 to 1 against Ben."]
    assert [stands(tab) for tab in named] == [said[2]] * 3, "all tabs know all"
    assert not has_class(lost(device, seats=(HERE, HERE)).model, "stands"), "nobody knows who they were"


def test_all_results_are_on_a_page_of_their_own() -> None:
    device = Device()
    lost(device)
    lost(device, "Anna", "Ben", seats=(HERE, HERE), by=1)
    tab = lost(device, "Anna", "Ben", seats=(HERE, AWAY)).go("/tallies")
    assert rows(tab) == [
        ["You against the computer (steady)", "0", "0", "1"],
        ["You against Ben", "0", "0", "1"],
        ["Anna against Ben", "1", "0", "0"],
    ]
    assert tab.title == "Tablée" and tab.model.table is None


def test_a_deleted_match_still_counts_and_one_that_is_taken_back_does_not() -> None:
    device = Device()
    tab = horta(device, "Anna", "Ben").play("@c1N", "@a5E", "c1c2N", "@b5E", "c2!", "b5=S", "c3!", "@e5W", "c4!")
    assert len(stored(device)) == 1 and "Anna leads 1 to 0" in tab.words
    tab.click("Undo")
    assert stored(device) == [] and tab.model.results == {}
    tab.click("Redo")
    assert len(stored(device)) == 1
    tab.click("More").click("Delete").click("Delete")
    assert len(stored(device)) == 1 and not tab.model.shelf
    assert rows(device.open("/tallies")) == [["Anna against Ben", "1", "0", "0"]]


def test_matches_finished_before_there_were_results_count_too() -> None:
    device = Device()
    lost(device).close()
    for key in stored(device):
        del device.kept[key]
    tab = device.open("/tallies")
    assert rows(tab) == [["You against the computer (steady)", "0", "0", "1"]] and len(stored(device)) == 1


def test_results_are_erased_only_after_a_question_and_do_not_come_back() -> None:
    device = Device()
    lost(device).close()
    other = lost(device)
    tab = device.open("/tallies").click("Erase the results").click("Keep them")
    assert rows(tab) == [["You against the computer (steady)", "0", "0", "2"]]
    tab.click("Erase the results").click("Erase")
    assert rows(tab) == [] and tab.said[-1] == "Results erased." and len(tab.model.shelf) == 2
    assert not has_class(other.model, "stands"), "the other tab knows"
    assert rows(device.open("/tallies")) == []
    assert stands(lost(device)) == "The computer (steady) leads 1 to 0 against you."


def test_the_file_of_all_matches_carries_the_results_and_counts_none_twice() -> None:
    device = Device()
    lost(device, "Anna", "#1horta.x", seats=(HERE, HERE)).click("More").click("Delete").click("Delete").close()
    lost(device).close()
    lost(device).close()
    text = device.open().click("Save all my games").device.files[-1][1]
    other = Device()
    for again in (False, True):
        tab = other.open().send("file", "x.txt", text)
        assert tab.notice == ("2 games of the file were here already." if again else "2 games taken from the file.")
        assert rows(tab.go("/tallies")) == [
            ["You against the computer (steady)", "0", "0", "2"],
            ["#1horta.x against Anna", "1", "0", "0"],
        ]
        tab.close()
    assert len(stored(other)) == 3 and {decode(kept.code) for kept in tab.model.shelf}


def test_a_file_may_hold_nothing_but_results() -> None:
    device = Device()
    lost(device).click("More").click("Delete").click("Delete").click("Save all my games").close()
    tab = Device().open().send("file", "x.txt", device.files[-1][1])
    assert tab.notice == "1 result taken from the file."
    assert rows(tab.go("/tallies")) == [["You against the computer (steady)", "0", "0", "1"]]


def test_a_file_that_is_refused_brings_no_results() -> None:
    device = Device()
    lost(device).close()
    text = device.open().click("Save all my games").device.files[-1][1]
    tab = Device().open().send("file", "x.txt", text + "\n1horta.AAAAAAAA\n")
    assert (
        tab.notice == tab.model.words("site.file-damaged")
        and tab.model.results == {}
        and tab.device.kept.keys() == {"release"}
    )


@pytest.mark.parametrize("told", [["result/"], ["result/", None], ["result/", [5]], ["result/", {}]])
def test_nonsense_of_another_tab_about_results_breaks_nothing(told: object) -> None:
    tab = Device().open("/tallies").send("told", json.dumps(told))
    assert tab.words
