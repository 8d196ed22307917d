"""Players meeting: who sits where, that a seed repeats, intervals, executors, the commands."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from distributed import LocalCluster

from tablee.__main__ import main
from tablee.players import arena, commands, tune
from tablee.players.arena import Outcome, Pairing, contest, contests, interval, pairings, standings
from tablee.players.tune import Sample, fit, least_squares


def test_two_players_change_seats_over_the_same_deal() -> None:
    first, second, third = pairings("horta", ("strong", "random"), 3, 5)
    assert (first.seats, second.seats) == (("strong", "random"), ("random", "strong"))
    assert first.deal == second.deal != third.deal


def test_with_more_seats_than_players_all_sit_equally_often_on_each() -> None:
    counts: dict[tuple[int, str], int] = {}
    for pairing in pairings("constellations", ("steady", "gentle"), 6, 0):
        assert len(pairing.seats) == 3
        for place in enumerate(pairing.seats):
            counts[place] = counts.get(place, 0) + 1
    assert set(counts.values()) == {3}


def test_a_seed_gives_the_same_matches_again() -> None:
    for game_id in ("horta", "piratatak"):
        todo = list(pairings(game_id, ("steady", "random"), 2, 7))
        again = [contest(pairing) for pairing in todo]
        assert [contest(pairing) for pairing in todo] == again


def test_an_executor_gives_what_none_gives() -> None:
    todo = list(pairings("piratatak", ("gentle", "random"), 4, 3))
    with ThreadPoolExecutor(2) as executor:
        assert list(contests(todo, executor)) == list(contests(todo))


def test_effort_is_a_share_of_the_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = set()
    real = arena.decide

    def decide(search: Any, budget: Any) -> Any:
        seen.add(budget.nodes)
        return real(search, budget)

    monkeypatch.setattr(arena, "decide", decide)
    contest(next(pairings("horta", ("steady", "random"), 1, 0, effort=10)))
    assert seen == {1500, 1}


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    [(0.5, 100, 0.404, 0.596), (0.0, 10, 0.0, 0.278), (1.0, 10, 0.722, 1.0), (0.65, 100, 0.553, 0.736)],
)
def test_intervals_are_those_of_the_tables(share: float, count: int, low: float, high: float) -> None:
    assert interval(share, count) == (pytest.approx(low, abs=1e-3), pytest.approx(high, abs=1e-3))


def test_standings_count_shares_and_margins() -> None:
    outcomes = [
        Outcome(("a", "b", "b"), (1.0, 0.0, 0.0), (10, 4, 6), 9),
        Outcome(("b", "a", "b"), (0.5, 0.5, 0.0), (7, 7, 0), 9),
    ]
    first, second = standings(outcomes)
    assert (first.name, first.share, first.even, first.margin) == ("a", 0.75, pytest.approx(1 / 3), 2)
    assert (second.name, second.share, second.margin) == ("b", 0.25, -2)
    assert commands.report(outcomes).endswith("2 matches, 0 without a winner, 9 entries on average")


def test_the_command_plays_and_prints(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "horta", "--players", "steady,random", "--games", "4", "--jobs", "1", "--seed", "2"]
    assert main(asked) == 0
    first = capsys.readouterr().out
    assert first.startswith("steady   100.0%")
    assert "random     0.0%" in first
    assert main(asked) == 0
    assert capsys.readouterr().out == first


def test_processes_give_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "piratatak", "--players", "gentle,random", "--games", "4", "--jobs"]
    assert main([*asked, "1"]) == 0
    first = capsys.readouterr().out
    assert main([*asked, "2"]) == 0
    assert capsys.readouterr().out == first


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["--players", "strong,nobody"], "horta has no player 'nobody'"),
        (["--seats", "3"], "horta takes 2-2 players"),
        (["--option", "push=never"], "push is one of total, strict"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(asked: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "horta", "--games", "2", "--jobs", "1", *asked]) == 2
    assert told in capsys.readouterr().err


def test_dask_that_is_not_there_is_asked_for(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(commands, "import_module", missing)
    assert main(["arena", "horta", "--games", "2", "--dask", "tcp://nowhere:1"]) == 2
    assert "--dask needs the package distributed" in capsys.readouterr().err


def test_a_cluster_that_does_not_answer_is_said_so(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(commands, "import_module", lambda name: SimpleNamespace(Client=silent))
    assert main(["arena", "horta", "--games", "2", "--dask", "tcp://nowhere:1"]) == 2
    assert "no Dask scheduler answers at 'tcp://nowhere:1'" in capsys.readouterr().err


def silent(address: str) -> Any:
    raise OSError(f"Timed out trying to connect to {address}")


def test_a_cluster_plays_the_same_matches(capsys: pytest.CaptureFixture[str]) -> None:
    """Two workers in processes of their own, found by their scheduler's address."""
    words = ["arena", "horta", "--players", "gentle,random", "--games", "4"]
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        assert main([*words, "--dask", cluster.scheduler_address]) == 0
    told = capsys.readouterr().out
    assert main([*words, "--jobs", "1"]) == 0
    assert capsys.readouterr().out == told


# -- tuning ------------------------------------------------------------------------------------------------------


def test_a_fit_finds_the_weights_that_made_the_games() -> None:
    rng, true = Random(1), (1.0, -0.5, 0.0)
    found = []
    for _ in range(1000):
        vector = tuple(float(rng.randint(-2, 2)) for _ in true)
        won = rng.random() < 1 / (1 + 2.718281828 ** -sum(w * x for w, x in zip(true, vector, strict=True)))
        found.append(Sample((vector, (0.0,) * 3), (float(won), float(not won))))
    weights, before, after = fit(found, 3)
    assert weights == [pytest.approx(weight, abs=0.2) for weight in true]
    assert after < before == pytest.approx(0.693, abs=1e-3)


def test_least_squares_find_the_weights_behind_what_is_seen() -> None:
    rng, true = Random(2), (0.5, -1.25, 3.0)
    rows = [tuple(float(rng.randint(-3, 3)) for _ in true) for _ in range(400)]
    seen = [sum(w * x for w, x in zip(true, row, strict=True)) + rng.gauss(0, 0.5) for row in rows]
    assert least_squares(rows, seen) == [pytest.approx(weight, abs=0.1) for weight in true]


def test_what_never_varies_weighs_nothing() -> None:
    rows = [(0.0, float(x)) for x in range(-3, 4)]
    assert least_squares(rows, [2 * x for _, x in rows]) == [0, pytest.approx(2, abs=1e-3)]


@pytest.mark.parametrize("game_id", sorted(tune.TUNED))
def test_tuning_writes_a_module_with_its_provenance_and_repeats(game_id: str, tmp_path: Any) -> None:
    paths = [tmp_path / "first.py", tmp_path / "second.py"]
    for path in paths:
        assert main(["tune", game_id, "--games", "2", "--seed", "4", "--jobs", "1", "--to", str(path)]) == 0
    text = paths[0].read_text(encoding="utf-8")
    assert text == paths[1].read_text(encoding="utf-8")
    assert f"python -m tablee tune {game_id} --games 2 --seed 4" in text
    made: dict[str, Any] = {}
    exec(compile(text, "weights", "exec"), made)
    assert all(isinstance(weight, int) for weight in made["WEIGHTS"].values())


def test_a_pairing_is_text_and_numbers() -> None:
    assert next(pairings("horta", ("strong", "steady"), 1, 0)) == Pairing(
        "horta", ("strong", "steady"), (), "horta/0/0", 4, 100
    )
