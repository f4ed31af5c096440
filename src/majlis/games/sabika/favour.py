"""Chapter 5: steps of favour (SAB-5.16)."""

from __future__ import annotations

from typing import final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS, Menu, Routine
from majlis.games.sabika.box import Effect, EffectStep
from majlis.games.sabika.effects import Head, carry_out, enter_head
from majlis.games.sabika.offering import ask
from majlis.games.sabika.parts import NUMBER
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.verbs import FAVOUR
from majlis.games.sabika.words import FAVOUR as FAVOUR_HEAD


def step_of_favour(state: SabikaState, player: int) -> None:
    """The marker advances one space; the player gains the bonus of the new space or of an earlier one.

    On the last space it is that space's own bonus and the bonus of one earlier space.
    """
    last = state.box.favour_last
    state.favour[player] = min(state.favour[player] + 1, last)
    at = state.favour[player]
    if state.log is not None:
        state.say("event-favour", "SAB-5.16", player, {"space": at})
    if at < last:
        ask(state, FavourMenu(player, at))
    else:
        state.steps.append(EarlierBonus(player, last - 1))
        carry_out(state, player, state.box.favour[last])


@final
class EarlierBonus(Routine[SabikaState]):
    """The second half of the last space: one earlier bonus."""

    def __init__(self, player: int, space: int) -> None:
        super().__init__()
        self.player = player
        self.space = space

    def run(self, state: SabikaState) -> None:
        ask(state, FavourMenu(self.player, self.space))


@final
class FavourMenu(Menu[SabikaState]):
    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat, "prompt-favour", "SAB-5.16", [ChooseBonus(space)])

    def facts(self, state: SabikaState) -> Facts:
        return {"space": state.favour[self.seat]}


@final
class ChooseBonus(Listed[SabikaState]):
    """The bonus of a space up to a certain one."""

    def __init__(self, space: int) -> None:
        super().__init__(FAVOUR, NUMBER)
        self.space = space

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        for space in range(1, self.space + 1):
            out.append(space << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        if state.log is not None:
            state.say("event-favour-bonus", "SAB-5.16", seat, {"space": code})
        carry_out(state, seat, state.box.favour[code])

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        return Refusal("refused-favour-space", "SAB-5.16", {"space": int(action.word(0)), "last": self.space})

    def tries(self, state: SabikaState, seat: int) -> list[Action]:
        return [FAVOUR(str(space)) for space in range(1, state.box.favour_last + 1)]


@final
class FavourSteps(Routine[SabikaState]):
    """Steps of favour that are still to come."""

    def __init__(self, player: int, n: int) -> None:
        super().__init__()
        self.player = player
        self.n = n

    def run(self, state: SabikaState) -> None:
        if self.n > 1:
            state.steps.append(FavourSteps(self.player, self.n - 1))
        step_of_favour(state, self.player)


@final
class FavourStep(Head):
    def begin(self, state: SabikaState, player: int, effect: Effect, step: EffectStep, n: int) -> None:
        state.steps.append(FavourSteps(player, n))


enter_head(FAVOUR_HEAD, FavourStep())
