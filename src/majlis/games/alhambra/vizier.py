"""Chapter 12: the vizier's favour. A special purchase between two turns.

Beside other modules (ALH-16.5): exchange cards may be part of its payment, Dirk may get its tile, no hut can be taken.
"""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Refusal
from majlis.engine.events import Event
from majlis.engine.step import CURTAINS, Menu, Offer, Routine, Together
from majlis.games.alhambra.ending import end_game
from majlis.games.alhambra.market import EXACTLY, can_pay_exactly
from majlis.games.alhambra.pieces import NO_ANSWER
from majlis.games.alhambra.pieces import PASS as SAID_PASS
from majlis.games.alhambra.pieces import USE as SAID_USE
from majlis.games.alhambra.placing import PLACEMENTS
from majlis.games.alhambra.refill import refill_market
from majlis.games.alhambra.state import AlhambraState
from majlis.games.alhambra.verbs import PASS, REACTIVATE, USE


@final
class UseVizier(Offer[AlhambraState]):
    """Use the stone: only if some tile can be paid exactly (ALH-12.6)."""

    def __init__(self, secretly: bool) -> None:
        super().__init__(USE)
        self.secretly = secretly

    def add(self, state: AlhambraState, seat: int, kind: int, out: list[int]) -> None:
        if can_pay_exactly(state, seat):
            out.append(kind)

    def apply(self, state: AlhambraState, seat: int, code: int) -> None:
        answer(state, seat, SAID_USE, self.secretly)

    def refuse(self, state: AlhambraState, seat: int, action: Action) -> Refusal | None:
        return None if can_pay_exactly(state, seat) else Refusal("refused-use-vizier", "ALH-12.6", {})


@final
class PassVizier(Offer[AlhambraState]):
    """Leave the stone as it is."""

    def __init__(self, secretly: bool) -> None:
        super().__init__(PASS)
        self.secretly = secretly

    def add(self, state: AlhambraState, seat: int, kind: int, out: list[int]) -> None:
        out.append(kind)

    def apply(self, state: AlhambraState, seat: int, code: int) -> None:
        answer(state, seat, SAID_PASS, self.secretly)


def answer(state: AlhambraState, seat: int, said: int, secretly: bool) -> None:
    """Note an answer; in a simultaneous window the others only learn that there is one."""
    vizier = state.vizier
    assert vizier is not None
    if secretly:
        vizier.answers[seat] = said
    if state.log is None:
        return
    name = "event-vizier-use" if said == SAID_USE else "event-vizier-pass"
    if secretly:
        state.tell(Event("event-vizier-answer", "ALH-12.5", seat, {"answer": said}, (seat,), {"answer": NO_ANSWER}))
    else:
        state.tell(Event(name, "ALH-12.5", seat, {}))


@final
class AskVizier(Menu[AlhambraState]):
    """One player's question: use the stone or pass (ALH-12.5)."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "prompt-vizier", "ALH-12.5", [UseVizier(False), PassVizier(False)])

    def apply(self, state: AlhambraState, code: int) -> None:
        super().apply(state, code)
        if code == 0:
            state.steps.append(PURCHASES[self.seat])
        else:
            ask_after(state, self.seat)


@final
class AskAllVizier(Together[AlhambraState]):
    """The question put to all at once (`vizier_window = "simultaneous"`, R-22): the foremost "use" acts."""

    def __init__(self, seats: tuple[int, ...], seat: int) -> None:
        super().__init__(seats, seat, "prompt-vizier", "ALH-12.5", [UseVizier(True), PassVizier(True)])

    def put_to(self, seats: tuple[int, ...], seat: int) -> AskAllVizier:
        return AskAllVizier(seats, seat)

    def settle(self, state: AlhambraState) -> None:
        vizier = state.vizier
        assert vizier is not None
        foremost = -1
        for seat in state.in_order():
            if vizier.answers[seat] == SAID_USE and foremost < 0:
                foremost = seat
        vizier.answers = [NO_ANSWER] * state.seats
        if foremost >= 0:
            if state.log is not None:
                state.tell(Event("event-vizier-use", "ALH-12.5", foremost, {}, shown=state.everyone()))
            state.steps.append(PURCHASES[foremost])
        elif state.log is not None:
            state.tell(Event("event-vizier-all-pass", "ALH-12.5", -1, {}, shown=state.everyone()))


@final
class VizierWindow(Routine[AlhambraState]):
    """Step 7 of a turn: the players with an active stone are asked, in order from the first (ALH-12.2 to 12.5)."""

    def run(self, state: AlhambraState) -> None:
        vizier = state.vizier
        assert vizier is not None
        if not state.settings.vizier_together:
            ask_after(state, -1)
            return
        seats = tuple([seat for seat in range(state.seats) if vizier.is_active(seat)])
        if seats:
            state.steps.append(AskAllVizier(seats, seats[0]))


def ask_after(state: AlhambraState, last: int) -> None:
    """Ask the first in order (after `last`, if that is a seat) whose stone is active."""
    vizier = state.vizier
    assert vizier is not None
    waiting = last < 0
    for seat in state.in_order():
        if waiting and vizier.is_active(seat):
            state.steps.append(QUESTIONS[seat])
            return
        if seat == last:
            waiting = True


@final
class BuyWithVizier(Menu[AlhambraState]):
    """Which tile, and how it is paid: exactly (ALH-12.7)."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "prompt-vizier-buy", "ALH-12.7", [EXACTLY])

    def apply(self, state: AlhambraState, code: int) -> None:
        super().apply(state, code)
        state.extra = False


@final
class SpecialPurchase(Routine[AlhambraState]):
    """The stone is turned over; then buying, placing, the refill of the market, and the window again (ALH-12.5 to 12.8)."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.buying = BuyWithVizier(seat)

    def run(self, state: AlhambraState) -> None:
        vizier = state.vizier
        assert vizier is not None
        vizier.active &= ~(1 << self.seat)
        state.steps.append(AFTER_PURCHASE)
        state.steps.append(CURTAINS[self.seat])
        state.steps.append(PLACEMENTS[self.seat])
        state.steps.append(self.buying)


@final
class AfterPurchase(Routine[AlhambraState]):
    """ALH-12.8, 12.10: only the market is refilled; if that fails, the game ends at once unless the option says otherwise."""

    def run(self, state: AlhambraState) -> None:
        state.quiet = 0
        refill_market(state)
        if state.short and state.settings.vizier_may_end:
            end_game(state, "event-end-market", "ALH-12.10")
            return
        state.short = False
        state.steps.append(VIZIER_WINDOW)


@final
class Reactivate(Offer[AlhambraState]):
    """Turn the player's own stone active again (ALH-12.12)."""

    def __init__(self) -> None:
        super().__init__(REACTIVATE)

    def add(self, state: AlhambraState, seat: int, kind: int, out: list[int]) -> None:
        if state.vizier is not None and not state.vizier.is_active(seat):
            out.append(kind)

    def apply(self, state: AlhambraState, seat: int, code: int) -> None:
        vizier = state.vizier
        assert vizier is not None
        vizier.active |= 1 << seat
        if state.log is not None:
            state.tell(Event("event-reactivate", "ALH-12.12", seat, {}))

    def refuse(self, state: AlhambraState, seat: int, action: Action) -> Refusal | None:
        vizier = state.vizier
        assert vizier is not None
        return Refusal("refused-vizier-active", "ALH-12.12", {}) if vizier.is_active(seat) else None


QUESTIONS: Final = [AskVizier(seat) for seat in range(6)]
PURCHASES: Final = [SpecialPurchase(seat) for seat in range(6)]
VIZIER_WINDOW: Final = VizierWindow()
AFTER_PURCHASE: Final = AfterPurchase()
