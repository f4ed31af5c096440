"""What of a position's features can be told to people: the parts of the game's own guess (`value.py`)."""

from __future__ import annotations

from majlis.engine.features import Term
from majlis.games.tadmor.box import TadmorBox
from majlis.games.tadmor.value import LEADING, RAIDING


def terms(box: TadmorBox) -> list[Term]:
    return [
        Term("promises", ["me.promises"]),
        Term("stores", ["me.stores"]),
        Term("levels", ["me.levels"]),
        Term("belongings", ["me.belongings"]),
        Term("growth", ["me.growth"]),
        Term("levels-rival", ["rival.levels"], -1.0),
        Term("belongings-rival", ["rival.belongings"], -1.0),
        Term("growth-rival", ["rival.growth"], -1.0),
        Term("starts-next", ["me.starts_next"], LEADING),
        Term("raiders", ["me.holds_raiders"], RAIDING),
        Term("hand", ["me.hand.1"], 0.3, least=1.0),
        Term("above-limit", ["me.above_limit"], -1.0),
    ]
