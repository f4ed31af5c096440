"""What a player wants to know before choosing."""

from __future__ import annotations

from majlis.engine.action import Action, Facts
from majlis.games.al_rashid.state import RashidState


def remark(state: RashidState, action: Action) -> tuple[str, Facts] | None:
    return None
