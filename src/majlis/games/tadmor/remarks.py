"""What a player wants to know before choosing."""

from __future__ import annotations

from majlis.engine.action import Action, Facts
from majlis.games.tadmor.state import TadmorState


def remark(state: TadmorState, action: Action) -> tuple[str, Facts] | None:
    return None
