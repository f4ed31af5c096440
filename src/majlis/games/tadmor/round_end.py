"""Chapter 14: the end of a round and of an epoch. What follows, the next round or the end of the match (TAD-14.4), is in `turn.py`."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS, Menu, Offer, Routine
from majlis.games.tadmor.box import EPOCHS, MOST_SEATS, RESOURCES, UPGRADES, WAREHOUSE_LIMIT
from majlis.games.tadmor.parts import DROPPED
from majlis.games.tadmor.scoring import tower_points
from majlis.games.tadmor.state import BY_TOWER, ROUND_END, TadmorState
from majlis.games.tadmor.stores import choices, counted, size
from majlis.games.tadmor.upgrades import lay_out
from majlis.games.tadmor.verbs import DROP


def limit_of(state: TadmorState, seat: int) -> int:
    """How many resources the warehouse holds at the end of a round (TAD-14.2, 11.7)."""
    out = state.box.limit
    if state.owns(seat, WAREHOUSE_LIMIT):
        for number in state.box.with_effect[WAREHOUSE_LIMIT]:
            if state.upgrades[seat] >> number & 1:
                out = max(out, state.box.upgrades[number].amount)
    return out


@final
class DropResources(Listed[TadmorState]):
    """Discard what is above the limit (TAD-14.2)."""

    def __init__(self) -> None:
        super().__init__(DROP, DROPPED)

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        for bundle in choices(state.have(seat), state.total(seat) - limit_of(state, seat)):
            out.append(bundle << KIND_BITS | kind)

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        state.spend(seat, code)
        if state.log is not None:
            state.tell(Event("event-drop", "TAD-14.2", seat, {"resources": counted(code)}))

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        due = state.total(seat) - limit_of(state, seat)
        dropped = self.number(state, action, 0)
        chosen = size(dropped)
        if chosen != due:
            return Refusal("refused-drop-count", "TAD-14.2", {"count": due, "chosen": chosen})
        return Refusal("refused-payment-not-held", "TAD-14.2", {"pay": counted(dropped)})

    def tries(self, state: TadmorState, seat: int) -> list[Action]:
        return [DROP()]


@final
class DropMenu(Menu[TadmorState]):
    def facts(self, state: TadmorState) -> Facts:
        limit = limit_of(state, self.seat)
        return {"count": state.total(self.seat) - limit, "limit": limit}


@final
class Drop(Routine[TadmorState]):
    """In turn order everybody above the limit discards (TAD-14.2); not after the last round, when nothing depends on it."""

    def run(self, state: TadmorState) -> None:
        if state.round == state.box.rounds:
            return
        for seat in state.order():
            if state.total(seat) > limit_of(state, seat):
                state.turn = seat
                state.steps.append(self)
                state.steps.append(DROP_MENUS[seat])
                return


@final
class Unload(Routine[TadmorState]):
    """What was traded becomes tradable again (TAD-14.1)."""

    def run(self, state: TadmorState) -> None:
        state.phase = ROUND_END
        for i in range(state.seats * RESOURCES):
            state.warehouse[i] += state.traded[i]
            state.traded[i] = 0


@final
class NextEpoch(Routine[TadmorState]):
    """Towers score; the display is replaced, and what was left of it is gone for good (TAD-14.3)."""

    def run(self, state: TadmorState) -> None:
        for seat in range(state.seats):
            pp = tower_points(state, seat)
            state.gain(seat, BY_TOWER, pp)
            if pp and state.log is not None:
                state.tell(Event("event-tower-points", "TAD-14.3", seat, {"levels": state.tower[seat], "prestige": pp}))
        state.epoch += 1
        state.removed |= state.display
        tiles = [
            tile
            for tile in range(UPGRADES)
            if state.box.upgrades[tile].epoch == state.epoch and not state.removed >> tile & 1
        ]
        lay_out(state, tiles, state.epoch < EPOCHS - 1, "TAD-14.3")


_drop: Final[list[Offer[TadmorState]]] = [DropResources()]
DROP_MENUS: Final = [DropMenu(seat, "prompt-drop", "TAD-14.2", _drop) for seat in range(MOST_SEATS)]
DROP_STEP: Final = Drop()
UNLOAD: Final = Unload()
NEXT_EPOCH: Final = NextEpoch()
