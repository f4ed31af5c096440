"""Sabika: builders, merchants and poets at the Alhambra of Granada."""

from __future__ import annotations

from majlis.games.sabika.game import GAME

__all__ = ["GAME"]
