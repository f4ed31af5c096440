"""Chapter 2: setup, in the order of its rules."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Facts
from majlis.engine.chance import Chance
from majlis.engine.events import Event
from majlis.engine.step import Routine
from majlis.games.al_rashid.box import RED, RashidBox
from majlis.games.al_rashid.exchanges import gain_goods
from majlis.games.al_rashid.mercenaries import draw_of_choice
from majlis.games.al_rashid.round_end import carry_out, fill_territories
from majlis.games.al_rashid.settings import Settings
from majlis.games.al_rashid.state import RashidState
from majlis.games.al_rashid.turn import ROUND


def empty_table(box: RashidBox, settings: Settings, seats: int, chance: Chance) -> RashidState:
    """Families as they begin (RAS-2.5); everything else is still in the box."""
    state = RashidState(seats, chance, box, settings)
    state.steps.append(SETUP)
    return state


@final
class Setup(Routine[RashidState]):
    """Everything before the first round (RAS-2.1 to 2.8); the draws of RAS-2.9 are the first decisions."""

    def run(self, state: RashidState) -> None:
        fill_territories(state, "RAS-2.1")
        lay_out_offices(state)
        shuffle_tiles(state)
        deal_goods(state)
        draw_crisis(state)
        state.steps.append(ROUND)
        for seat in reversed(state.order):
            state.steps.append(FirstDraw(seat))


def lay_out_offices(state: RashidState) -> None:
    """RAS-2.3: all tiles in play lie face up at their palaces."""
    for number, office in enumerate(state.box.offices):
        copies = office.copies[state.seats]
        if copies > 0:
            state.supply |= 1 << number
        if copies > 1:
            state.supply_seconds |= 1 << number


def shuffle_tiles(state: RashidState) -> None:
    """RAS-2.4."""
    box = state.box
    for kind in range(box.types):
        stack = state.red if box.tile_colours[kind] == RED else state.blue
        stack.extend([kind] * box.tile_counts[kind])
    state.chance.shuffle(state.red)
    state.chance.shuffle(state.blue)


def deal_goods(state: RashidState) -> None:
    """RAS-2.6, 2.7: a random turn order, and starting goods by it."""
    state.chance.shuffle(state.order)
    if state.log is not None:
        facts: Facts = {"seats": [str(seat) for seat in state.order]}
        state.tell(Event("event-first-order", "RAS-2.6", -1, facts, shown=state.everyone()))
    for place, seat in enumerate(state.order):
        gain_goods(state, seat, state.box.starting_goods[place], "RAS-2.7")


def draw_crisis(state: RashidState) -> None:
    """One of the setup crises, and the turn crises in a random order; what their tiles name is carried out (RAS-1.7, 2.8)."""
    box = state.box
    state.setup_crisis = state.chance.below(len(box.setup_crises))
    state.crises = list(range(len(box.turn_crises)))
    state.chance.shuffle(state.crises)
    carry_out(state, box.setup_crises[state.setup_crisis], "event-setup-crisis", "RAS-2.8")


@final
class FirstDraw(Routine[RashidState]):
    """One mercenary tile from a stack of the player's choice (RAS-2.9)."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: RashidState) -> None:
        state.turn = self.seat
        draw_of_choice(state, self.seat, state.box.setup_draw, "RAS-2.9")


SETUP: Final = Setup()
