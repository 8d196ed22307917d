"""The weights of the evaluation, in hundredths of a logit: a first guess by hand, from which self-play starts."""

from typing import Final

WEIGHTS: Final = {
    "tempo": 20,
    "corner": 10,
    "edge": 25,
    "inner": 50,
    "centre": 60,
    "outward": -30,
    "push 1": 90,
    "push 2": 50,
    "push 3": 30,
    "their push 0": 200,
    "their push 1": 70,
    "their push 2": 40,
    "their push 3": 20,
    "near 0": 100,
    "near 1": 40,
    "near 2": 20,
    "near 3": 10,
    "their near 0": 80,
    "their near 1": 30,
    "their near 2": 15,
    "their near 3": 10,
    "weak 0": 30,
    "weak 1": 15,
    "weak 2": 10,
    "outside 1": 20,
    "outside 2": 10,
}
