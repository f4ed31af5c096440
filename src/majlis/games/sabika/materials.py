"""Which materials can be spent on a building or a poem (SAB-5.11 to 5.14, 7.3, 7.4).

A choice of materials is one int, two bits for each kind: how many of it. Which choices a stock allows is worked out once for each stock
(counted up to 3 of a kind) and remembered.
"""

from __future__ import annotations

from typing import Final

from majlis.engine.action import Refusal
from majlis.games.sabika.reasons import not_in_store
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.words import (
    CERAMIC,
    GYPSUM,
    ITEMS,
    MATERIAL_NAMES,
    MATERIAL_PRESTIGE,
    MATERIALS,
    SAME_MATERIAL,
)

MOST: Final = 3
"""At most this many of a kind are ever spent at once: a base and two more."""
ON_LARGE: Final = 3
ON_POEM: Final = 4
"""What materials are for; 0 to 2 are small buildings with that base material."""

_MORE_SHIFT: Final = 3
_SAME_SHIFT: Final = 5
_GYPSUM_SHIFT: Final = 6
_STOCK_SHIFT: Final = 7

_known: Final[dict[int, list[int]]] = {}


def choices(state: SabikaState, player: int, use: int, more: int) -> list[int]:
    """All choices of materials that the stock allows, with at most `more` further materials (SAB-5.11 to 5.13, 7.3).

    Event 4 allows the same material several times (SAB-12.5).
    """
    first = player * ITEMS
    key = use | min(more, 3) << _MORE_SHIFT
    if state.modifier(player, SAME_MATERIAL):
        key |= 1 << _SAME_SHIFT
        if state.settings.gypsum_again:
            key |= 1 << _GYPSUM_SHIFT
    for kind in range(MATERIALS):
        key |= min(state.stock[first + kind], MOST) << (_STOCK_SHIFT + 2 * kind)
    found = _known.get(key)
    if found is None:
        found = _work_out(key)
        _known[key] = found
    return found


def _work_out(key: int) -> list[int]:
    use = key & 7
    more = key >> _MORE_SHIFT & 3
    same = key >> _SAME_SHIFT & 1 == 1
    gypsum = key >> _GYPSUM_SHIFT & 1 == 1
    stock = [key >> (_STOCK_SHIFT + 2 * kind) & 3 for kind in range(MATERIALS)]
    out: list[int] = []
    for vector in range(1, 256):
        counts = [vector >> 2 * kind & 3 for kind in range(MATERIALS)]
        if any(counts[kind] > stock[kind] for kind in range(MATERIALS)) or sum(counts) > more + 1:
            continue
        if not _has_base(counts, use) or (not same and max(counts) > 1):
            continue
        if use == ON_LARGE and counts[GYPSUM] > 1 and not gypsum:
            continue
        out.append(vector)
    out.sort(key=_size)
    return out


def _size(vector: int) -> int:
    """Fewest materials first."""
    return sum(vector >> 2 * kind & 3 for kind in range(MATERIALS)) << 8 | vector


def _has_base(counts: list[int], use: int) -> bool:
    if use == ON_LARGE:
        return counts[GYPSUM] > 0
    if use == ON_POEM:
        return sum(counts) > counts[CERAMIC]
    return counts[use] > 0


def prestige_of(state: SabikaState, player: int, vector: int, extra: int) -> int:
    """SAB-1.7 with the modifiers of SAB-9.5; no material falls below 0. `extra` for each is what poem 10 adds (SAB-7.12)."""
    out = 0
    change = state.modifier(player, MATERIAL_PRESTIGE)
    for kind in range(MATERIALS):
        n = vector >> 2 * kind & 3
        if n:
            out += n * (max(0, state.box.material_prestige[kind] + change) + extra)
    return out


def spend_materials(state: SabikaState, player: int, vector: int) -> None:
    """The materials go to the supply."""
    for kind in range(MATERIALS):
        state.stock[player * ITEMS + kind] -= vector >> 2 * kind & 3


def used_mask(vector: int) -> int:
    """Bit mask of the kinds that were used: what a trigger with a condition asks for (SAB-9.3)."""
    out = 0
    for kind in range(MATERIALS):
        if vector >> 2 * kind & 3:
            out |= 1 << kind
    return out


def why_not(state: SabikaState, player: int, words: tuple[str, ...], use: int, more: int, rule: str) -> Refusal:
    """Why these materials cannot be spent like this."""
    for word in words:
        kind = MATERIAL_NAMES.index(word)
        if words.count(word) > state.stock[player * ITEMS + kind]:
            return not_in_store(state, player, kind, words.count(word))
    counts = [words.count(name) for name in MATERIAL_NAMES]
    if not _has_base(counts, use):
        if use == ON_POEM:
            return Refusal("refused-poem-base", "SAB-7.3", {"materials": MATERIAL_NAMES[:3]})
        return Refusal("refused-base", rule, {"material": MATERIAL_NAMES[GYPSUM if use == ON_LARGE else use]})
    if len(words) > more + 1:
        return Refusal("refused-too-many-materials", rule, {"count": more + 1, "chosen": len(words)})
    if state.modifier(
        player, SAME_MATERIAL
    ):  # the only reason left to refuse is a second gypsum on a large building
        return Refusal(
            "refused-other-material", rule, {"material": MATERIAL_NAMES[GYPSUM], "materials": MATERIAL_NAMES[1:]}
        )
    same = "SAB-7.3" if use == ON_POEM else "SAB-5.13"
    return Refusal("refused-same-material", same, {"materials": list(words)})
