"""What of a position's features can be told to people: what the scorings should bring, what can be bought, what others could take."""

from __future__ import annotations

from majlis.engine.features import Term
from majlis.games.alhambra.box import AlhambraBox
from majlis.games.alhambra.value import EXACT, ROOM

NEXT_PURCHASE = 0.3
"""What a point that a purchase could bring is worth: somebody may take the tile first."""


def terms(box: AlhambraBox) -> list[Term]:
    majorities = [
        Term("majority", [f"me.promised.{kind}"], 1.0, name, least=0.75) for kind, name in enumerate(box.types)
    ]
    denied = [
        Term("majority-rival", [f"rival.promised.{kind}"], -1.0, name, least=0.75)
        for kind, name in enumerate(box.types)
    ]
    slots = range(len(box.currencies))
    return [
        *majorities,
        *denied,
        Term("exact", [f"me.exact.{slot}" for slot in slots], EXACT),
        Term("room", ["me.room"], ROOM),
        Term("purchase", ["me.best_gains.1"], NEXT_PURCHASE, least=1.0),
        Term("threat", [f"table.threat.{slot}" for slot in slots], -NEXT_PURCHASE, least=1.0),
        Term("last-tiles", ["me.last_tiles"], 1.0, least=0.5),
    ]
