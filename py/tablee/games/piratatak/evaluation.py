"""The chances of the seats in Piratatak."""

from typing import Final

from tablee.games.piratatak.rules import DECK
from tablee.games.piratatak.weights import WEIGHTS
from tablee.games.tatak.evaluation import Evaluation

EVALUATION: Final = Evaluation(DECK, (DECK.cannon,), WEIGHTS)
FEATURES: Final = EVALUATION.names
