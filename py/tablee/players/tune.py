"""Weights from self-play. How a game is played for it, what a position teaches and how weights follow from that, says
its module in `tuning`; here is what they share: two fits in plain Python, which repeat exactly, and the file written.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from math import exp, log, sqrt
from random import Random
from typing import Any, Final

TUNED: Final = {
    "horta": "horta",
    "piratatak": "tatak",
    "trekattak": "tatak",
    "zatre": "zatre",
    "constellations": "constellations",
}
"""Games with weights, and the module that plays them."""
ROUNDS: Final = 300
"""Steps of the descent, each over all samples."""
PULL: Final = 1e-4
"""How strongly weights without evidence are drawn to zero."""
SCALE: Final = 100
"""Weights are kept as whole hundredths."""

Vector = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Fit:
    """Weights by name, of what they are hundredths, and what they were made from."""

    weights: Mapping[str, float]
    unit: str
    source: str


@dataclass(frozen=True, slots=True)
class Sample:
    """A position of a game: the counts for each seat, and each seat's share of the win in the end."""

    vectors: tuple[Vector, ...]
    shares: tuple[float, ...]


def samples(game_id: str, seed: str) -> list[Any]:
    """What one game of self-play teaches."""
    found: list[Any] = import_module(f"tablee.players.tuning.{TUNED[game_id]}").samples(game_id, Random(seed))
    return found


def tuned(game_id: str, count: int, seed: int, executor: Executor | None = None) -> str:
    """The text of a game's `weights.py` after so many games."""
    todo = [f"{game_id}/{seed}/{number}" for number in range(count)]
    work = partial(samples, game_id)
    several: Iterable[list[Any]] = map(work, todo) if executor is None else executor.map(work, todo, chunksize=8)
    found = [sample for batch in several for sample in batch]
    made: Fit = import_module(f"tablee.players.tuning.{TUNED[game_id]}").fitted(game_id, found)
    rows = "".join(f'    "{name}": {round(SCALE * weight)},\n' for name, weight in made.weights.items())
    return (
        f'"""The weights of the evaluation, in hundredths of a {made.unit}.\n\n'
        f"Made by `python -m tablee tune {game_id} --games {count} --seed {seed}`:\n"
        f"{made.source}.\n"
        '"""\n\nfrom typing import Final\n\n'
        f"WEIGHTS: Final = {{\n{rows}}}\n"
    )


def logistic(game_id: str, found: Sequence[Sample]) -> Fit:
    """An evaluation by counts: the chance of a seat to win is the softmax of the weighted sums."""
    names: Sequence[str] = import_module(f"tablee.games.{game_id}.evaluation").FEATURES
    weights, before, after = fit(found, len(names))
    source = (
        f"{len(found)} positions of self-play with the weights before,\n"
        f"loss {before:.4f} without any and {after:.4f} with these"
    )
    return Fit(dict(zip(names, weights, strict=True)), "logit", source)


def least_squares(rows: Sequence[Vector], targets: Sequence[float]) -> list[float]:
    """The weights whose sums over the rows come closest to the targets; a column without evidence weighs nothing."""
    size = len(rows[0])
    table = [
        [sum(row[i] * row[j] for row in rows) + (PULL if i == j else 0.0) for j in range(size)]
        + [sum(row[i] * target for row, target in zip(rows, targets, strict=True))]
        for i in range(size)
    ]
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(table[row][i]))
        table[i], table[pivot] = table[pivot], table[i]
        for j in range(size):
            if j != i:
                factor = table[j][i] / table[i][i]
                table[j] = [one - factor * other for one, other in zip(table[j], table[i], strict=True)]
    return [table[i][size] / table[i][i] for i in range(size)]


def fit(found: Sequence[Sample], size: int) -> tuple[list[float], float, float]:
    """The weights under which the samples are most likely, by gradient descent (Adam), and the mean loss without and
    with them."""
    sparse = [
        (tuple(tuple((i, x) for i, x in enumerate(vector) if x) for vector in sample.vectors), sample.shares)
        for sample in found
    ]
    weights, speed, square = [0.0] * size, [0.0] * size, [0.0] * size
    first = last = 0.0
    for step in range(1, ROUNDS + 1):
        slope, last = _slope(sparse, weights)
        first = first or last
        rate = 0.05 if step < ROUNDS * 2 // 3 else 0.01
        for i, weight in enumerate(weights):
            push = slope[i] + PULL * weight
            speed[i] = 0.9 * speed[i] + 0.1 * push
            square[i] = 0.999 * square[i] + 0.001 * push * push
            unbiased = speed[i] / (1 - 0.9**step), square[i] / (1 - 0.999**step)
            weights[i] -= rate * unbiased[0] / (sqrt(unbiased[1]) + 1e-8)
    return weights, first, last


Sparse = tuple[tuple[tuple[tuple[int, float], ...], ...], tuple[float, ...]]


def _slope(found: Sequence[Sparse], weights: Sequence[float]) -> tuple[list[float], float]:
    """The gradient of the mean loss, and that loss."""
    slope, loss = [0.0] * len(weights), 0.0
    for vectors, shares in found:
        sums = [sum(weights[i] * x for i, x in vector) for vector in vectors]
        top = max(sums)
        powers = [exp(each - top) for each in sums]
        total = sum(powers)
        for vector, power, share in zip(vectors, powers, shares, strict=True):
            chance = power / total
            if share:
                loss -= share * log(max(chance, 1e-12))
            for i, x in vector:
                slope[i] += (chance - share) * x
    return [each / len(found) for each in slope], loss / len(found)
