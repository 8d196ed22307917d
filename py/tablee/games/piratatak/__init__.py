"""Piratatak: push your luck to complete a ship of six cards. Rulebook articles P-01 … P-17."""

from tablee.games.piratatak.rules import GAME

__all__ = ["GAME"]
