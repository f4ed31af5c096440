"""A game that breaks a law: its points do not add up."""

from __future__ import annotations

from majlis.engine.chance import Chance
from majlis.engine.options import Value
from majlis_souk.game import Souk
from majlis_souk.state import SoukBox, SoukState


class WrongBreakdown(SoukState):
    def clone(self) -> SoukState:
        copy = super().clone()
        copy.__class__ = WrongBreakdown
        return copy

    def breakdown(self, seat: int) -> dict[str, int]:
        return {"wares": self.score(seat) + 1}


class BrokenSouk(Souk):
    def __init__(self) -> None:
        super().__init__()
        self.id = "broken_souk"

    def data_text(self) -> str:
        return Souk().data_text().replace('"souk"', '"broken_souk"')

    def begin(self, box: SoukBox, seats: int, options: dict[str, Value], revision: int, chance: Chance) -> SoukState:
        state = super().begin(box, seats, options, revision, chance)
        state.__class__ = WrongBreakdown
        return state


GAME = BrokenSouk()
