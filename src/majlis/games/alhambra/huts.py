"""Chapter 15: builders' huts.

They are placed like tiles, but never given to Dirk (ALH-15.11): `placing.py`. Their worth is counted with the palace (ALH-15.9).
Taking one ends the actions (ALH-15.4): another follows only where `market.py` sets `state.extra`, which `Actions` in `turn.py` reads.
"""

from __future__ import annotations

from typing import final

from majlis.engine.action import Action, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Declared
from majlis.engine.step import KIND_BITS
from majlis.games.alhambra.box import TYPES
from majlis.games.alhambra.parts import STACK
from majlis.games.alhambra.state import AlhambraState
from majlis.games.alhambra.verbs import HUT


@final
class TakeHut(Declared[AlhambraState]):
    """Take the face-up hut of a stack, free of charge (ALH-15.3, 15.12): no exact payment, so the last action of a turn (ALH-15.4)."""

    def __init__(self) -> None:
        super().__init__(HUT, STACK)

    def add(self, state: AlhambraState, seat: int, kind: int, out: list[int]) -> None:
        huts = state.huts
        if huts is None or huts.owned[seat] >= state.box.max_huts:
            return
        for stack in range(TYPES):
            if huts.stacks[stack]:
                out.append(stack << KIND_BITS | kind)

    def apply(self, state: AlhambraState, seat: int, code: int) -> None:
        huts = state.huts
        assert huts is not None
        stack = huts.stacks[code]
        tile = stack[-1]
        huts.stacks[code] = stack[:-1]
        huts.owned[seat] += 1
        state.pending.append(tile)
        if state.log is not None:
            state.tell(Event("event-hut", "ALH-15.3", seat, {"tile": state.box.tile_name(tile)}))
            if len(stack) > 1:
                name = state.box.tile_name(stack[-2])
                state.tell(Event("event-hut-turned", "ALH-15.3", -1, {"tile": name}, shown=state.everyone()))

    def refuse(self, state: AlhambraState, seat: int, action: Action) -> Refusal | None:
        huts = state.huts
        assert huts is not None
        if huts.owned[seat] >= state.box.max_huts:
            return Refusal("refused-too-many-huts", "ALH-15.5", {"most": state.box.max_huts})
        if not action.parts:
            return None if any(huts.stacks) else Refusal("refused-no-huts-left", "ALH-15.12", {})
        name = action.word(0)
        if name not in state.box.types:
            return Refusal("refused-no-such-type", "ALH-1.2", {"type": name})
        if not huts.stacks[state.box.types.index(name)]:
            return Refusal("refused-hut-stack-empty", "ALH-15.12", {"type": name})
        return None

    def tries(self, state: AlhambraState, seat: int) -> list[Action]:
        return [HUT(name) for name in state.box.types]
