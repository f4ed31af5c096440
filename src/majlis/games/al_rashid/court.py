"""Chapter 7: the palace of Al-Rashid."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS, Menu, Offer, Routine
from majlis.games.al_rashid.box import COURT, MOST_SEATS, RANKS
from majlis.games.al_rashid.exchanges import ANY_GOOD, ChooseGoods
from majlis.games.al_rashid.guild import (
    line_up,
    may_buy,
    office_price,
    refuse_words,
    remove,
    settle,
    too_dear,
)
from majlis.games.al_rashid.offices import BUYS, take_shame
from majlis.games.al_rashid.parts import CREDIT_WORD
from majlis.games.al_rashid.state import CREDIT, LED_BY_PASHA, PLACE_BITS, PLACE_MASK, RashidState
from majlis.games.al_rashid.verbs import ASK
from majlis.games.al_rashid.wishes import AT_COURT, GENEROSITY, MAIN, OFFICE_MASK, OFFICE_SHIFT, WITH_CREDIT


@final
class AskCaliph(Listed[RashidState]):
    """Ask for generosity, for an office, for both or for nothing (RAS-7.3)."""

    def __init__(self) -> None:
        super().__init__(ASK, AT_COURT)

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        out.append(kind)
        out.append(MAIN << KIND_BITS | kind)
        wealth = state.wealth(seat)
        for office in state.box.offices_of[COURT]:
            if not may_buy(state, seat, office):
                continue
            credits = 2 if state.token(seat, CREDIT) and state.box.offices[office].cost else 1
            for credit in range(credits):
                if office_price(state, seat, office, credit == 1) <= wealth:
                    wish = (office + 1) << OFFICE_SHIFT | credit << 1
                    out.append(wish << KIND_BITS | kind)
                    out.append((wish | MAIN) << KIND_BITS | kind)

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        """First the payment, then the generosity, then the office's effect (RAS-7.6); who asked for generosity is noted for RAS-7.5."""
        office = (code >> OFFICE_SHIFT & OFFICE_MASK) - 1
        price = 0
        if office >= 0:
            price = office_price(state, seat, office, code & WITH_CREDIT != 0)
            state.steps.append(BUYS[seat][office])
        if code & MAIN:
            state.steps.append(GENEROUS[seat])
            shift = 0
            while state.takers >> shift:
                shift += PLACE_BITS
            state.takers |= (seat + 1) << shift
        settle(state, seat, self, code, price, "RAS-7.3")

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        words = action.words(0)
        refusal = refuse_words(state, seat, words, COURT, GENEROSITY)
        if refusal is not None:
            return refusal
        office = (AT_COURT.domain.number(state, words) >> OFFICE_SHIFT & OFFICE_MASK) - 1
        return too_dear(state, seat, words, office_price(state, seat, max(0, office), CREDIT_WORD in words))

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        box = state.box
        out = [ASK(()), ASK((GENEROSITY,))]
        for office in box.offices_of[COURT]:
            for more in ((), (GENEROSITY,)):
                out.append(ASK((box.offices[office].id, *more)))
                if state.token(seat, CREDIT):
                    out.append(ASK((box.offices[office].id, CREDIT_WORD, *more)))
        return out


@final
class Audience(Menu[RashidState]):
    """What a visitor asks of the caliph."""

    def facts(self, state: RashidState) -> Facts:
        return {"area": state.box.areas[COURT], "rank": state.rank + 1}


@final
class NextAudience(Routine[RashidState]):
    def __init__(self, rank: int) -> None:
        super().__init__()
        self.rank = rank

    def run(self, state: RashidState) -> None:
        state.rank = self.rank
        state.steps.append(AUDIENCES[state.line[self.rank]])


@final
class Court(Routine[RashidState]):
    """Resolve the palace: delegations without a pasha leave in shame, the others are heard in rank order (RAS-7.1 to 7.3)."""

    def run(self, state: RashidState) -> None:
        for seat in state.present(COURT):
            if not state.stack(COURT, seat) & LED_BY_PASHA:
                remove(state, seat, "RAS-7.1")
                take_shame(state, seat, state.box.shame_court, "RAS-7.1")
        line_up(state, RANKS)
        state.takers = 0
        state.steps.append(NEW_ORDER)
        for rank in range(len(state.line) - 1, -1, -1):
            state.steps.append(NEXT_AUDIENCES[rank])


@final
class NewOrder(Routine[RashidState]):
    """Those who asked for generosity come first, in rank order; it counts from the next cycle on (RAS-7.5, 3.12)."""

    def run(self, state: RashidState) -> None:
        order: list[int] = []
        takers = state.takers
        while takers:
            order.append((takers & PLACE_MASK) - 1)
            takers >>= PLACE_BITS
        if not order:
            return
        for seat in state.order:
            if seat not in order:
                order.append(seat)
        state.pending = order
        if state.log is not None:
            state.tell(Event("event-order-waits", "RAS-7.5", -1, {"seats": [str(seat) for seat in order]}))


_wishes: Final[list[Offer[RashidState]]] = [AskCaliph()]
AUDIENCES: Final = [Audience(seat, "prompt-court", "RAS-7.3", _wishes) for seat in range(MOST_SEATS)]
GENEROUS: Final = [ChooseGoods(seat, 1, ANY_GOOD, "prompt-generosity", "RAS-7.4") for seat in range(MOST_SEATS)]
NEXT_AUDIENCES: Final = [NextAudience(rank) for rank in range(RANKS)]
NEW_ORDER: Final = NewOrder()
COURT_STEP: Final = Court()
