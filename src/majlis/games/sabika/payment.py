"""Chapter 4: paying with dinars and seals (SAB-4.9, 4.12)."""

from __future__ import annotations

from typing import final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS, Menu
from majlis.games.sabika.parts import NUMBER
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.verbs import PAY


def pay(state: SabikaState, player: int, price: int) -> None:
    """Pay a price that the purse holds. Where seals can pay a part of it, the player is asked how many (D-5)."""
    if price <= 0:
        return
    if asks(state, player, price):
        state.steps.append(PayMenu(player, price))
    else:
        least = max(0, price - state.dinars[player])
        spend(state, player, price - least, least)


def asks(state: SabikaState, player: int, price: int) -> bool:
    """Whether seals can pay more of a price than they must."""
    return min(state.seals[player], price) > max(0, price - state.dinars[player])


def spend(state: SabikaState, player: int, dinars: int, seals: int) -> None:
    """The dinars go to the supply; used seals leave the game (SAB-4.9)."""
    state.dinars[player] -= dinars
    state.seals[player] -= seals
    if state.log is not None:
        state.say("event-pay", "SAB-4.9", player, {"dinars": dinars, "seals": seals})


@final
class PayMenu(Menu[SabikaState]):
    """How many seals are part of a payment."""

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat, "prompt-pay", "SAB-4.9", [Pay(price)])
        self.price = price

    def facts(self, state: SabikaState) -> Facts:
        return {"price": self.price}


@final
class Pay(Listed[SabikaState]):
    """Pay part in seals and the rest in dinars. A code is the number of seals."""

    def __init__(self, price: int) -> None:
        super().__init__(PAY, NUMBER)
        self.price = price

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        for seals in range(max(0, self.price - state.dinars[seat]), min(state.seals[seat], self.price) + 1):
            out.append(seals << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        spend(state, seat, self.dinars(code), code)

    def dinars(self, seals: int) -> int:
        """What is left to pay in dinars."""
        return self.price - seals

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        seals = int(action.word(0))
        if seals > state.seals[seat]:
            return Refusal("refused-no-seals", "SAB-4.12", {"count": state.seals[seat]})
        if seals > self.price or seals < 0:
            return Refusal("refused-too-many-seals", "SAB-4.9", {"price": self.price})
        return Refusal("refused-too-dear", "SAB-4.12", {"price": self.dinars(seals), "have": state.dinars[seat]})
