"""Why an action cannot be carried out at all: the nearest reason that is true now (SAB-3.11)."""

from __future__ import annotations

from majlis.engine.action import Refusal
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.words import (
    ACTION_NAMES,
    BUILD,
    BUILD_LARGE,
    BUILD_SMALL,
    CARD_NAMES,
    CONSOLIDATE,
    ENGRAVE,
    EXPORT,
    GOODS,
    GYPSUM,
    ITEM_NAMES,
    ITEMS,
    MARBLE,
    MATERIAL_NAMES,
    PRODUCE,
    REACTIVATE,
    STOREHOUSE,
    WOOD,
)


def not_in_store(state: SabikaState, seat: int, item: int, need: int) -> Refusal:
    """The player has fewer of a material or good than the action takes (SAB-4.12)."""
    card = item - ITEMS
    have = state.stock[seat * ITEMS + item] if card < 0 else state.cards[seat * GOODS + card]
    name = ITEM_NAMES[item] if card < 0 else CARD_NAMES[card]
    return Refusal("refused-not-in-store", "SAB-4.12", {"item": name, "have": have, "need": need})


def why_impossible(state: SabikaState, seat: int, action: int) -> Refusal:
    """What is missing for an action that no purse could pay for."""
    if action in (BUILD, BUILD_LARGE, BUILD_SMALL):
        return _no_building(state, action)
    if action == EXPORT:
        return Refusal("refused-ships-everywhere" if state.goods(seat) else "refused-no-goods", "SAB-6.1", {})
    if action == CONSOLIDATE:
        return Refusal("refused-all-consolidated" if state.right[seat] else "refused-no-ships", "SAB-6.4", {})
    if action == PRODUCE:
        return Refusal("refused-nothing-to-produce", "SAB-6.5", {})
    if action == ENGRAVE:
        return _no_poem(state, seat)
    if action == REACTIVATE:
        return Refusal("refused-no-red-poem", "SAB-7.7", {})
    if action == STOREHOUSE:
        return Refusal("refused-no-tile", "SAB-5.2", {})
    return Refusal("refused-action-impossible", "SAB-3.11", {"action": ACTION_NAMES[action]})


def _no_building(state: SabikaState, action: int) -> Refusal:
    """Every building needs its base material (SAB-5.11, 5.12): these would do."""
    bases: set[int] = set()
    if action != BUILD_SMALL and state.large & state.box.era_masks[state.era]:
        bases.add(GYPSUM)
    if action != BUILD_LARGE:
        bases |= {state.box.small[card].base for card in state.small_open if card}
    if not bases:
        return Refusal("refused-no-buildings", "SAB-5.10", {})
    return Refusal("refused-no-base", "SAB-5.10", {"materials": [MATERIAL_NAMES[base] for base in sorted(bases)]})


def _no_poem(state: SabikaState, seat: int) -> Refusal:
    bases = (GYPSUM, WOOD, MARBLE)
    if any(state.stock[seat * ITEMS + base] for base in bases):
        return Refusal("refused-no-poems", "SAB-7.1", {})
    return Refusal("refused-poem-base", "SAB-7.3", {"materials": [MATERIAL_NAMES[base] for base in bases]})
