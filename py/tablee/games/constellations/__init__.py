"""Constellations: place stars, open or hidden, and be the richest after twelve boards. Articles C-01 … C-19.

`seals`, for play by link, is imported by whoever needs it.
"""

from tablee.games.constellations.rules import GAME

__all__ = ["GAME"]
