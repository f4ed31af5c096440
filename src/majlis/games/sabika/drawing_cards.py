"""Drawing small buildings: the deck, then the discard pile as a new deck (SAB-5.9, 15.6)."""

from __future__ import annotations

from majlis.games.sabika.state import SabikaState


def open_small_buildings(state: SabikaState) -> list[str]:
    """Fill the empty places of the grid as far as there are cards; the names of those that were opened."""
    opened: list[str] = []
    for place in range(len(state.small_open)):
        if state.small_open[place]:
            continue
        if not state.small_deck:
            state.small_deck = state.small_discards
            state.small_discards = []
            state.chance.shuffle(state.small_deck)
        if not state.small_deck:
            break
        state.small_open[place] = state.small_deck.pop()
        opened.append(f"small_{state.small_open[place]}")
    return opened
