"""Chapter 14 for programs: a random position that a seat could not tell from the real one.

The order of the decks and stacks, the third event, the others' start tiles while they are being chosen, and what Yusuf will turn over are
hidden. Everything else is public; what left the game unseen can never come back and is not kept at all.
"""

from __future__ import annotations

from majlis.engine.chance import Chance
from majlis.games.sabika.state import SETUP, SabikaState
from majlis.games.sabika.words import DEALT


def imagine(state: SabikaState, seat: int, chance: Chance) -> SabikaState:
    """A copy in which everything that `seat` cannot know is reshuffled."""
    other = state.clone()
    other.chance = chance.fork()
    chance.shuffle(other.small_deck)
    chance.shuffle(other.poem_deck)
    _shuffle_tiles(other, chance)
    _redraw_event(other, chance)
    if state.phase == SETUP and any(state.dealt):
        _deal_again(other, seat, chance)
    if other.yusuf is not None:
        chance.shuffle(other.yusuf.tiles)
        for deck in other.yusuf.decks:
            chance.shuffle(deck)
    return other


def _shuffle_tiles(other: SabikaState, chance: Chance) -> None:
    """A tile that was never seen may lie in either stack."""
    pool = other.stacks[0] + other.stacks[1]
    chance.shuffle(pool)
    left = len(other.stacks[0])
    other.stacks = [pool[:left], pool[left:]]


def _redraw_event(other: SabikaState, chance: Chance) -> None:
    """The third event may be any that is not visible; if the table agreed how many are good, it stays good or bad as it is (SAB-12.6)."""
    if not other.third:
        return
    agreed = other.yusuf is not None or other.settings.events != "any"
    good = other.box.events[other.third].good
    pool: list[int] = []
    for event in other.box.events[1:]:
        if event.number not in (other.event, other.coming) and (not agreed or event.good == good):
            pool.append(event.number)
    other.third = pool[chance.below(len(pool))]


def _deal_again(other: SabikaState, seat: int, chance: Chance) -> None:
    """The others hold any tiles but this seat's; what they have chosen is one of their two (SAB-14.2)."""
    own = other.dealt[seat * DEALT : seat * DEALT + DEALT]
    pool = [number for number in range(1, len(other.box.start_tiles)) if number not in own]
    chance.shuffle(pool)
    for player in range(other.seats):
        if player == seat:
            continue
        for i in range(DEALT):
            other.dealt[player * DEALT + i] = pool.pop()
        if other.kept[player]:
            other.kept[player] = other.dealt[player * DEALT + chance.below(DEALT)]
