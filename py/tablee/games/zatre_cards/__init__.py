"""Zatre, the card game: lay cards of two halves so that rows make 10, 11 or 12. Rulebook articles K-01 … K-14."""

from tablee.games.zatre_cards.rules import GAME

__all__ = ["GAME"]
