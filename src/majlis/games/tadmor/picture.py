"""The table as text."""

from __future__ import annotations

from majlis.engine.words import Words
from majlis.games.tadmor.state import TadmorState


def picture(state: TadmorState, words: Words, seat: int | None, near: int | None) -> str:
    return ""
