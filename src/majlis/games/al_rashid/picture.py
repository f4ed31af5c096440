"""The table as text."""

from __future__ import annotations

from majlis.engine.words import Words
from majlis.games.al_rashid.state import RashidState


def picture(state: RashidState, words: Words, seat: int | None, near: int | None) -> str:
    return ""
