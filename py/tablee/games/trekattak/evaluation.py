"""The chances of the seats in Trekattak."""

from typing import Final

from tablee.games.tatak.evaluation import Evaluation
from tablee.games.trekattak.cards import DECK, GUNS
from tablee.games.trekattak.weights import WEIGHTS

EVALUATION: Final = Evaluation(DECK, GUNS, WEIGHTS)
FEATURES: Final = EVALUATION.names
