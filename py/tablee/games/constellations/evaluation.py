"""What a token is worth elsewhere: what it costs to bind it to a board."""

from typing import Final

WORTH: Final = (0.0, 0.2, 0.4, 0.6, 0.8, 1.5, 0.8, 0.6)
"""In coins more than the others get, by kind (1 3 5 6 7 10 H D): a first guess by hand."""
