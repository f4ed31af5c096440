"""Chapter 5: paying a price with goods."""

from __future__ import annotations

from typing import final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.step import Choice, wrong_moment
from majlis.games.al_rashid.box import GOODS
from majlis.games.al_rashid.exchanges import refuse_good
from majlis.games.al_rashid.goods import (
    GOOD_MASK,
    payments,
    shift,
    vector_worth,
)
from majlis.games.al_rashid.parts import PAYMENTS
from majlis.games.al_rashid.state import RashidState
from majlis.games.al_rashid.verbs import PAY


def pay(state: RashidState, seat: int, price: int) -> None:
    """Pay a price that can be paid (RAS-5.3): at once if there is only one minimal payment, otherwise by asking which.

    Where a good must be left for a favour (RAS-6.7), every payment leaves one: if all goods were minimal, there would be no other.
    """
    if price <= 0:
        return
    ways = payments(state.box, state.stock, seat * GOODS, price)
    if len(ways) == 1:
        spend(state, seat, price, ways[0])
    else:
        state.steps.append(Paying(seat, price, ways))


def spend(state: RashidState, seat: int, price: int, payment: int) -> None:
    """The goods go to the reserve; no change is given (RAS-5.3)."""
    for kind in range(GOODS):
        state.stock[seat * GOODS + kind] -= payment >> shift(kind) & GOOD_MASK
    if state.log is not None:
        facts: Facts = {
            "goods": PAYMENTS.words(state, payment),
            "price": price,
            "sum": vector_worth(state.box, payment),
        }
        state.tell(Event("event-pay", "RAS-5.3", seat, facts))


@final
class Paying(Choice[RashidState]):
    """Which goods pay the sum of what is due (RAS-5.6): only minimal payments (RAS-5.4)."""

    def __init__(self, seat: int, price: int, ways: list[int]) -> None:
        super().__init__(seat, "prompt-pay", "RAS-5.4")
        self.price = price
        self.ways = ways

    def codes(self, state: RashidState) -> list[int]:
        return self.ways[:]

    def apply(self, state: RashidState, code: int) -> None:
        spend(state, self.seat, self.price, code)

    def action(self, state: RashidState, code: int) -> Action:
        return PAY(PAYMENTS.value(state, code))

    def code(self, state: RashidState, action: Action) -> int:
        return PAYMENTS.number(state, action.parts[0])

    def refuse(self, state: RashidState, action: Action) -> Refusal | None:
        if action.verb.name != PAY.name:
            return wrong_moment(action, self.rule, [PAY.name])
        if not action.parts:
            return None
        box = state.box
        payment = PAYMENTS.number(state, action.parts[0])
        if payment in self.ways:
            return None
        for name in action.words(0):
            kind = box.good_numbers.get(name, -1)
            if kind < 0:
                return Refusal("refused-no-such-good", "RAS-1.4", {"good": name})
            if action.words(0).count(name) > state.stock[self.seat * GOODS + kind]:
                return refuse_good(state, self.seat, name, "RAS-5.3", action.words(0).count(name))
        worth = vector_worth(box, payment)
        if worth < self.price:
            return Refusal("refused-payment-too-low", "RAS-5.3", {"sum": worth, "price": self.price})
        spare = action.words(0)[0]
        for name in action.words(0):
            if vector_worth(box, payment - (1 << shift(box.good_numbers[name]))) >= self.price:
                spare = name
                break
        return Refusal("refused-payment-superfluous", "RAS-5.4", {"sum": worth, "price": self.price, "good": spare})

    def tries(self, state: RashidState) -> list[Action]:
        return [self.action(state, code) for code in self.ways]

    def facts(self, state: RashidState) -> Facts:
        return {"price": self.price}
