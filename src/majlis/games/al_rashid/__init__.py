"""Al-Rashid: families at the court of Harun al-Rashid."""

from __future__ import annotations

from majlis.games.al_rashid.game import GAME

__all__ = ["GAME"]
