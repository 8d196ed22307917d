"""Zatre: lay tiles so that rows make 10, 11 or 12. Rulebook articles Z-01 … Z-23."""

from tablee.games.zatre.rules import GAME

__all__ = ["GAME"]
