"""Souk: the smallest complete game for Majlis. `GAME` is what the entry point `majlis.games` names."""

from majlis_souk.game import GAME

__all__ = ["GAME"]
