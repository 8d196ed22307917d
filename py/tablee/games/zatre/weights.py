"""The weights of the evaluation, in hundredths of a box or cross a turn.

Made by `python -m tablee tune zatre --games 60 --seed 1`:
3633 turns of self-play with the rates before.
"""

from typing import Final

WEIGHTS: Final = {
    "10": 37,
    "11": 38,
    "12": 53,
    "x2": 37,
}
