"""Chapter 8: side actions, what they cost and what they bring (SAB-8.1, 8.2).

A raw material for which there is no room stays where it is (`raws.py`, SAB-8.3); one side action a turn is `workers.py`'s (SAB-8.4).
"""

from __future__ import annotations

from typing import final

from majlis.engine.step import Routine
from majlis.games.sabika.payment import pay
from majlis.games.sabika.raws import ProcessUpTo, take_raw
from majlis.games.sabika.state import EMPTY, SabikaState
from majlis.games.sabika.storing import gain_items, gain_materials
from majlis.games.sabika.words import GYPSUM, IMPOSSIBLE, MARBLE, SIDE_COST, WOOD


def side_price(state: SabikaState, player: int, slot: int, kind: int) -> int:
    """The cost of a side action for a builder (0), merchant (1) or poet (2) (SAB-8.1, 8.2), as event 13 changes it (SAB-12.5)."""
    base = state.box.side_cost[(0 if state.box.slots[slot].raw else 3) + kind]
    return max(0, base + state.modifier(player, SIDE_COST))


def side_need(state: SabikaState, player: int, slot: int, kind: int) -> int:
    """The smallest purse with which a side action can be taken (SAB-3.11)."""
    token = state.tokens[slot]
    if token < EMPTY or (token == EMPTY and state.box.slots[slot].raw and not state.can_process(player)):
        return IMPOSSIBLE
    return side_price(state, player, slot, kind)


def take_side(state: SabikaState, player: int, slot: int, kind: int) -> None:
    """Pay for a side action; what it brings follows (SAB-8.1, 8.2)."""
    if state.log is not None:
        rule = "SAB-8.1" if state.box.slots[slot].raw else "SAB-8.2"
        state.say("event-side", rule, player, {"slot": state.box.slots[slot].id})
    state.steps.append(SideTaken(player, slot))
    pay(state, player, side_price(state, player, slot, kind))


@final
class SideTaken(Routine[SabikaState]):
    """What a side action brings once it is paid for (SAB-8.1, 8.2)."""

    def __init__(self, player: int, slot: int) -> None:
        super().__init__()
        self.player = player
        self.slot = slot

    def run(self, state: SabikaState) -> None:
        empty = state.tokens[self.slot] == EMPTY
        if state.box.slots[self.slot].raw:
            if empty:
                state.steps.append(ProcessUpTo(self.player, 1, False))
            else:
                take_raw(state, self.player, self.slot)
        elif empty:
            gain_materials(state, self.player, 1, [GYPSUM, WOOD], "SAB-8.2")
        else:
            state.tokens[self.slot] = EMPTY
            gain_items(state, self.player, [MARBLE])
