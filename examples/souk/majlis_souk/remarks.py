"""What a merchant wants to know before bidding and the rules do not spell out."""

from __future__ import annotations

from majlis.engine.action import Action
from majlis.engine.holdings import Remark
from majlis_souk.state import SoukState


def remarks(state: SoukState, seat: int, action: Action) -> list[Remark]:
    """Who could bid more than this coin, and who could tie it (SOU-3.3, 3.4). It is public which coins are left."""
    if not action.finished:
        return []
    coin = int(action.word(0))
    rivals = [rival for rival in range(state.seats) if rival != seat]
    above = [str(rival) for rival in rivals if max(state.coins[rival]) > coin]
    equal = [str(rival) for rival in rivals if coin in state.coins[rival]]
    if above:
        return [Remark("remark-beaten", {"seats": above}, "note", "SOU-3.3")]
    if equal:
        return [Remark("remark-tied", {"seats": equal}, "danger", "SOU-3.4")]
    return [Remark("remark-wins", {}, "gain", "SOU-3.3")]
