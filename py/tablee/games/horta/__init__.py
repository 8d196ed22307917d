"""Horta Rescue: push an asteroid off a 5×5 board. Rulebook articles H-01 … H-21."""

from tablee.games.horta.rules import GAME

__all__ = ["GAME"]
