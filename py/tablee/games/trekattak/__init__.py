"""Trekattak: nine-piece ships, fourteen alien peoples. Rulebook articles T-01 … T-24."""

from tablee.games.trekattak.rules import GAME

__all__ = ["GAME"]
