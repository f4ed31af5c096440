"""Chapter 8: the refills at the end of a turn.

The scoring round that a drawn card announces (ALH-8.7) is in `scoring.py`.
"""

from __future__ import annotations

from typing import Final, final

from majlis.engine.events import Event
from majlis.engine.step import Routine
from majlis.games.alhambra.box import DISPLAY, SCORING, SLOTS
from majlis.games.alhambra.state import NO_TILE, AlhambraState


def draw_card(state: AlhambraState) -> int:
    """The next card of the deck; an empty deck is rebuilt from the discard pile (ALH-8.3). -1: there is none (ALH-8.4).

    Everybody sees which pile of the deck it comes from (ALH-2.8).
    """
    if not state.deck:
        if not state.discard:
            return -1
        state.deck = state.discard
        state.discard = []
        state.chance.shuffle(state.deck)
        state.piles = [len(state.deck)]
        if state.log is not None:
            state.tell(Event("event-reshuffle", "ALH-8.3", -1, {"count": len(state.deck)}))
    top = len(state.piles) - 1
    state.piles[top] -= 1
    if state.piles[top] == 0:
        state.piles.pop()
    return state.deck.pop()


def refill_display(state: AlhambraState) -> None:
    """ALH-8.1, 8.2: up to four cards; scoring cards leave the game and are noted."""
    had = len(state.display)
    while len(state.display) < DISPLAY:
        card = draw_card(state)
        if card < 0:
            break
        if card >= SCORING:
            state.due = card - SCORING
            state.appeared = state.due
            if state.log is not None:
                facts: dict[str, str | int | list[str]] = {"round": state.due}
                state.tell(Event("event-scoring-card", "ALH-8.2", -1, facts, shown=state.everyone()))
            continue
        state.display.append(card)
    if state.log is not None and len(state.display) > had:
        laid = [state.box.card_name(card) for card in state.display[had:]]
        state.tell(Event("event-money-laid", "ALH-8.1", -1, {"cards": laid}, shown=state.everyone()))


def refill_market(state: AlhambraState) -> None:
    """ALH-8.5, 8.6: empty slots in order; notes whether the game ends (ALH-10.1, 10.8)."""
    state.short = False
    for slot in range(SLOTS):
        if state.market[slot] != NO_TILE:
            continue
        if not state.bag:
            state.short = True
            break
        tile = state.bag.pop()
        state.market[slot] = tile
        if state.log is not None:
            state.tell(
                Event(
                    "event-tile-laid",
                    "ALH-8.5",
                    -1,
                    {"tile": state.box.tile_name(tile), "slot": state.box.currencies[slot]},
                    shown=state.everyone(),
                )
            )
    if state.settings.ends_with_empty_bag and not state.bag:
        state.short = True


@final
class Refill(Routine[AlhambraState]):
    """Step 3 of a turn: money first, then the market (ALH-8.1, 8.5)."""

    def run(self, state: AlhambraState) -> None:
        refill_display(state)
        refill_market(state)


REFILL: Final = Refill()
