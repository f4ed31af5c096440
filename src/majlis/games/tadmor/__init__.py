"""Tadmor: building Palmyra, the bride of the desert."""

from __future__ import annotations

from majlis.games.tadmor.game import GAME

__all__ = ["GAME"]
