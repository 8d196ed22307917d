"""What a token is worth elsewhere: what it costs to bind it to a board."""

from typing import Final

from tablee.games.constellations.moves import HIDDEN
from tablee.games.constellations.moves import TOKENS as _TOKENS
from tablee.games.constellations.weights import WEIGHTS

TOKENS: Final = _TOKENS[:HIDDEN]
"""The kinds a player has."""
WORTH: Final = tuple(WEIGHTS[token] / 100 for token in TOKENS)
"""In coins more than the others get, by kind."""
