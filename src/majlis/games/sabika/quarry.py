"""Chapter 5: the quarries (SAB-5.1)."""

from __future__ import annotations

from typing import final

from majlis.games.sabika.effects import Deed, enter_deed, fire_later
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.storing import gain_materials
from majlis.games.sabika.words import GYPSUM, MARBLE, ON_QUARRY, QUARRY_LARGE, QUARRY_SMALL, WOOD


@final
class Quarry(Deed):
    """Three materials of two kinds, in any mix (SAB-5.1); then what a quarry triggers (SAB-9.4)."""

    def __init__(self, kinds: list[int]) -> None:
        self.kinds = kinds

    def begin(self, state: SabikaState, player: int, display: int, bonus: bool) -> None:
        fire_later(state, player, ON_QUARRY)
        gain_materials(state, player, state.box.constants.quarry_items, self.kinds, "SAB-5.1")


enter_deed(QUARRY_SMALL, Quarry([GYPSUM, WOOD]))
enter_deed(QUARRY_LARGE, Quarry([WOOD, MARBLE]))
