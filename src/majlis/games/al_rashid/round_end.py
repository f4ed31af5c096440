"""Chapter 10: the end of a round, and crises."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Facts
from majlis.engine.events import Event
from majlis.engine.step import Routine
from majlis.games.al_rashid.box import LANDS, PALACES, Crisis
from majlis.games.al_rashid.mercenaries import occupy
from majlis.games.al_rashid.state import CREDIT, RashidState


def fill_territories(state: RashidState, rule: str) -> None:
    """Up to the printed goods and credits; nothing piles up (RAS-2.1, 10.1)."""
    state.land_goods = state.box.land_goods[:]
    for land in range(LANDS):
        if state.land_credits[land] < state.box.land_credits[land] and (
            not state.settings.limited or state.left(CREDIT) > 0
        ):
            state.land_credits[land] = state.box.land_credits[land]
    if state.log is not None:
        state.tell(Event("event-filled", rule, -1, {}))


def carry_out(state: RashidState, crisis: Crisis, name: str, rule: str) -> None:
    """For each territory named for a colour, tiles from that stack, face down and unseen by all (RAS-10.5)."""
    box = state.box
    if state.log is not None:
        red = [box.areas[PALACES + land] for i, land in enumerate(crisis.lands) if crisis.colours[i] == 0]
        blue = [box.areas[PALACES + land] for i, land in enumerate(crisis.lands) if crisis.colours[i] == 1]
        facts: Facts = {"number": crisis.number, "red": red, "blue": blue}
        state.tell(Event(name, rule, -1, facts, shown=state.everyone()))
    for i in range(len(crisis.lands)):
        for _ in range(box.tiles_per_entry):
            laid = occupy(state, crisis.lands[i], crisis.colours[i])
            if state.log is not None:
                where: Facts = {
                    "tile": f"{box.colours[crisis.colours[i]]}_tile",
                    "area": box.areas[PALACES + crisis.lands[i]],
                }
                state.tell(
                    Event("event-tile-laid" if laid else "event-no-tile", "RAS-10.5" if laid else "RAS-14.4", -1, where)
                )


@final
class EndOfRound(Routine[RashidState]):
    """After every round but the last, in the order of the rules."""

    def run(self, state: RashidState) -> None:
        fill_territories(state, "RAS-10.1")
        state.used = [0] * state.seats  # all activated offices can be used again (RAS-10.2)
        state.used_seconds = [0] * state.seats
        number = state.crises.pop()
        state.past_crises.append(number)
        carry_out(state, state.box.turn_crises[number], "event-crisis", "RAS-10.3")
        state.round += 1
        state.resolved = 0
        if state.log is not None:
            state.tell(Event("event-round", "RAS-10.4", -1, {"round": state.round}))


END_OF_ROUND: Final = EndOfRound()
