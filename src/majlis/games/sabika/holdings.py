"""What a player has, as named counts: prestige, money, what lies in the storehouses, workers, buildings, poems, ships."""

from __future__ import annotations

from typing import Final

from majlis.engine.holdings import Counts, Holding
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.words import (
    GOOD_NAMES,
    GOODS,
    ITEMS,
    MATERIAL_NAMES,
    MATERIALS,
    RAW_NAMES,
    WORKERS,
)

HOLDINGS: Final = [
    Holding("prestige", "prestige"),
    *[Holding(name, name, "money") for name in ("dinar", "seal", "paria", "favour")],
    *[Holding(name, name, "storehouse") for name in (*MATERIAL_NAMES, *GOOD_NAMES, *RAW_NAMES)],
    Holding("free_crates", "crate", "storehouse"),
    Holding("workers", "worker", "workshop"),
    *[Holding(name, name, "workshop") for name in ("large_buildings", "small_buildings", "mosaics")],
    *[Holding(name, name, "workshop") for name in ("blue_poems", "red_poems", "large_poems")],
    Holding("ships", "ship", "cities"),
    Holding("consolidated", "ship", "cities"),
]
"""In reading order; everything is public (SAB-14.3)."""


def counts(state: SabikaState, seat: int) -> Counts:
    """What that seat has. Goods on a poem count like those in storehouses (SAB-7.14); `workers` are those not used yet in this round."""
    out: Counts = {
        "prestige": state.prestige[seat],
        "dinar": state.dinars[seat],
        "seal": state.seals[seat],
        "paria": state.parias[seat],
        "favour": state.favour[seat],
    }
    first = seat * ITEMS
    for material, name in enumerate(MATERIAL_NAMES):
        out[name] = state.stock[first + material]
    for good, name in enumerate(GOOD_NAMES):
        out[name] = state.stock[first + MATERIALS + good] + state.cards[seat * GOODS + good]
    for raw, name in enumerate(RAW_NAMES):
        out[name] = state.raws[seat] >> raw & 1
    out["free_crates"] = state.free(seat)
    out["workers"] = WORKERS - state.used[seat].bit_count()
    out["large_buildings"] = state.built[seat].bit_count()
    out["small_buildings"] = sum(1 for card in state.rows[seat] if card)
    out["mosaics"] = state.mosaics[seat]
    out["blue_poems"] = state.blue[seat].bit_count()
    out["red_poems"] = state.red[seat].bit_count()
    out["large_poems"] = state.engraved[seat].bit_count()
    out["ships"] = state.ships(seat).bit_count()
    out["consolidated"] = state.right[seat].bit_count()
    return out
