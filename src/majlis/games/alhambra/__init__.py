"""Alhambra (Der Palast von Alhambra), with the four modules of its first expansion."""

from __future__ import annotations

from majlis.games.alhambra.game import GAME

__all__ = ["GAME"]
