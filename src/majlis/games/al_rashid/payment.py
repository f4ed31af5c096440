"""Chapter 5: the ways to pay a price with goods, without a superfluous one, and paying it. What goods are worth is in `goods.py`."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.step import Choice, wrong_moment
from majlis.games.al_rashid.box import GOODS, RashidBox
from majlis.games.al_rashid.exchanges import refuse_good
from majlis.games.al_rashid.goods import GOOD_MASK, shift, vector_worth
from majlis.games.al_rashid.parts import PAYMENTS
from majlis.games.al_rashid.state import RashidState
from majlis.games.al_rashid.verbs import PAY

VECTOR_BITS: Final = 40
VECTOR_MASK: Final = (1 << VECTOR_BITS) - 1
OVER_BITS: Final = 7
_MOST: Final = 64
"""How many layers of sets are considered: more goods of one kind than this are never paid at once."""


def payments(box: RashidBox, stock: list[int], first: int, price: int) -> list[int]:
    """RAS-5.4, 5.9: every minimal payment of a price above 0, fewer goods first, then less overpaid, then by vector."""
    found: list[int] = []
    layers = [0] * (_MOST + 1)
    _pay(box, stock, first, 0, price, 0, 0, 0, layers, found)
    found.sort()
    return [key & VECTOR_MASK for key in found]


def _pay(
    box: RashidBox,
    stock: list[int],
    first: int,
    kind: int,
    price: int,
    value: int,
    vector: int,
    size: int,
    layers: list[int],
    found: list[int],
) -> None:
    """Choose how many of this kind and the later ones are paid. `layers[j]` counts the kinds with more than j pieces so far.

    Until the price is met, another good may help; once it is met, no later kind may be paid. Whether an earlier good has become
    superfluous by then is checked at the end: one of the most numerous kind takes least off the value.
    """
    last = kind == GOODS - 1
    held = min(stock[first + kind], _MOST)
    steps = box.steps
    n = 0
    while True:
        if value >= price:
            # the kinds paid most often are those in the last layer that is not empty
            top = 0
            while layers[top + 1]:
                top += 1
            if value - steps[layers[top]] < price:
                found.append((size << OVER_BITS | value - price) << VECTOR_BITS | vector)
            break
        if not last:
            _pay(box, stock, first, kind + 1, price, value, vector, size, layers, found)
        if n == held:
            break
        value += steps[layers[n] + 1]
        layers[n] += 1
        n += 1
        size += 1
        vector += 1 << shift(kind)
    while n > 0:
        n -= 1
        layers[n] -= 1


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
