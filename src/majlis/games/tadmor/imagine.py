"""Chapter 17 for programs: a random position that a seat could not tell from the real one.

A seat does not know the missions in the others' hands, the order of the mission deck, the order of the precious stacks below their tops,
the raider card that somebody else holds, or what chance will bring. After a reshuffle of the missions everybody knows which cards are in
the new deck, so missions change places only with those that have been unknown for as long (see `TadmorState.ages`).
"""

from __future__ import annotations

from majlis.engine.chance import Chance
from majlis.games.tadmor.box import COLOURS, MISSIONS, REGIONS
from majlis.games.tadmor.state import NOBODY, SETTING_UP, TadmorState


def imagine(state: TadmorState, seat: int, chance: Chance) -> TadmorState:
    """A copy in which everything that `seat` cannot know is changed."""
    other = state.clone()
    other.chance = chance.fork()
    for colour in range(COLOURS):
        stack = other.stacks[colour]
        if len(stack) > 2:
            top = stack.pop()
            chance.shuffle(stack)
            stack.append(top)
    if state.holder not in (NOBODY, seat):
        other.held = _some_region(state.slot, chance)
    if state.phase == SETTING_UP:
        chance.shuffle(other.deck)
        return other
    for age in state.ages:
        _shuffle_missions(state, other, seat, age, chance)
    return other


def _some_region(slot: int, chance: Chance) -> int:
    """Any region but the one in the slot: that is all the others know about a held card (TAD-17.2)."""
    regions = [region for region in range(REGIONS) if region != slot]
    return regions[chance.below(len(regions))]


def _shuffle_missions(state: TadmorState, other: TadmorState, seat: int, age: int, chance: Chance) -> None:
    """Deal again the missions that have been unknown to the seat since the same shuffle of the deck."""
    pool: list[int] = []
    for card in range(MISSIONS):
        if age >> card & 1:
            for whose in range(state.seats):
                if whose != seat and state.hand[whose] >> card & 1:
                    pool.append(card)
    in_deck = [at for at in range(len(state.deck)) if age >> state.deck[at] & 1]
    pool.extend([state.deck[at] for at in in_deck])
    chance.shuffle(pool)
    for whose in range(state.seats):
        if whose != seat:
            held = (state.hand[whose] & age).bit_count()
            other.hand[whose] &= ~age
            for _ in range(held):
                other.hand[whose] |= 1 << pool.pop()
    for at in in_deck:
        other.deck[at] = pool.pop()
