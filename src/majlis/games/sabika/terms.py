"""What of a position's features can be told to people: the parts of the game's own guess (`value.py`)."""

from __future__ import annotations

from majlis.engine.features import Term
from majlis.games.sabika.box import SabikaBox

FIRST_ON_PARIAS = 0.5


def terms(box: SabikaBox) -> list[Term]:
    return [
        Term("promised", ["me.promised"]),
        Term("money", ["me.money"]),
        Term("stores", ["me.stores"]),
        Term("engines", ["me.engines"]),
        Term("promised-rival", ["rival.promised"], -1.0),
        Term("stores-rival", ["rival.stores"], -1.0),
        Term("engines-rival", ["rival.engines"], -1.0),
        Term("first-on-parias", ["me.first_on_parias"], FIRST_ON_PARIAS),
        Term("crates", ["me.crates"], 0.5),
    ]
