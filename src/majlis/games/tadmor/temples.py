"""Chapter 8, second part: temples."""

from __future__ import annotations

from typing import final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS
from majlis.games.tadmor.box import DISCOUNT_TEMPLE, STAGES, STATUES, TEMPLE_BUILD
from majlis.games.tadmor.missions import draw_missions
from majlis.games.tadmor.parts import SPACE, STAGE, STAGE_PAY
from majlis.games.tadmor.precious import ask_for_prize, earn, refuse_payment, too_dear
from majlis.games.tadmor.state import TadmorState
from majlis.games.tadmor.stores import counted, payments, short_of
from majlis.games.tadmor.towers import at_figure, refuse_place
from majlis.games.tadmor.verbs import TEMPLE


def may_build(state: TadmorState, seat: int, stage: int) -> bool:
    """TAD-8.7: the next stage of a temple in progress, or a foundation if there is none; its card must be in the supply."""
    if state.temple_cards[stage] == 0:
        return False
    if stage == 0:
        return not state.in_progress(seat)
    return state.temples[seat * STAGES + stage - 1] > 0


def build_stage(state: TadmorState, seat: int, stage: int) -> None:
    """The card of a stage is laid out; the one that it replaces returns to the supply (TAD-8.7)."""
    state.temple_cards[stage] -= 1
    state.temples[seat * STAGES + stage] += 1
    if stage > 0:
        state.temple_cards[stage - 1] += 1
        state.temples[seat * STAGES + stage - 1] -= 1
    if stage == STATUES:
        complete(state, seat)


def complete(state: TadmorState, seat: int) -> None:
    """TAD-8.10: the first player to complete a temple takes two precious goods, the second other player one."""
    if seat in state.completers or len(state.completers) == len(state.box.prizes):
        return
    state.completers.append(seat)
    state.prizes = state.box.prizes[len(state.completers) - 1]
    if state.log is not None:
        state.tell(Event("event-completed", "TAD-8.10", seat, {"nth": len(state.completers), "count": state.prizes}))
    ask_for_prize(state, seat)


@final
class BuildTemple(Listed[TadmorState]):
    """Pay for exactly one stage and build it (TAD-8.7, 8.8)."""

    def __init__(self) -> None:
        super().__init__(TEMPLE, SPACE, STAGE, STAGE_PAY)

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        if not state.has_figure_for(seat, TEMPLE_BUILD):
            return
        pay_at = STAGE_PAY.shift
        for place in state.box.places_for[TEMPLE_BUILD]:
            if not state.stands(seat, place):
                continue
            have = state.have(seat)
            discount = state.effect_amount(seat, DISCOUNT_TEMPLE)
            for stage in range(STAGES):
                if may_build(state, seat, stage):
                    low = STAGE.put(stage) | place
                    for pay in payments(have, state.box.stage_costs[stage], discount):
                        out.append((pay << pay_at | low) << KIND_BITS | kind)

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        box = state.box
        place = SPACE.of(code)
        stage = STAGE.of(code)
        pay = STAGE_PAY.of(code)
        state.spend(seat, pay)
        state.send_home(place)
        if state.log is not None:
            facts: Facts = {"stage": box.stages[stage], "pay": counted(pay)}
            state.tell(Event("event-temple", "TAD-8.7", seat, facts))
        build_stage(state, seat, stage)
        if place >= box.space_count:
            tile = box.upgrades[box.personal[place - box.space_count]]
            earn(state, seat, tile.pp, tile.id, "TAD-13.3")
            draws = tile.draws
        else:
            draws = box.spaces[place].draws
        if draws:
            draw_missions(state, seat, draws, "TAD-8.9")

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        action = at_figure(state, seat, action, TEMPLE_BUILD)
        wrong = refuse_place(state, seat, action, TEMPLE_BUILD, "TAD-8.7")
        if wrong is not None:
            return wrong
        if len(action.parts) < 2:
            return refuse_next_stage(state, seat)
        stage = self.number(state, action, 1)
        if not may_build(state, seat, stage):
            return refuse_stage(state, seat, stage)
        discount = state.effect_amount(seat, DISCOUNT_TEMPLE)
        return refuse_payment(state, seat, action, state.box.stage_costs[stage], discount, "TAD-8.8")

    def tries(self, state: TadmorState, seat: int) -> list[Action]:
        return [
            TEMPLE(state.box.place_names[place], stage)
            for place in state.standing_on(seat, TEMPLE_BUILD)
            for stage in [state.box.stages[stage] for stage in next_stages(state, seat)]
        ]


def next_stages(state: TadmorState, seat: int) -> list[int]:
    """What a player could build next, whether or not a card is left: the stage after that of a temple in progress, or a foundation."""
    found = [stage + 1 for stage in range(STATUES) if state.temples[seat * STAGES + stage]]
    return found or [0]


def nearest_stage(state: TadmorState, seat: int) -> int:
    """The next stage (TAD-8.7) with the least resources missing; of stages without a card the first, if there is no other."""
    stages = next_stages(state, seat)
    found = [stage for stage in stages if may_build(state, seat, stage)]
    if len(found) < 2:
        return (found or stages)[0]
    discount = state.effect_amount(seat, DISCOUNT_TEMPLE)
    short = [short_of(state.have(seat), state.box.stage_costs[stage], discount) for stage in found]
    return found[short.index(min(short))]


def refuse_next_stage(state: TadmorState, seat: int) -> Refusal:
    """What stands in the way of the next stage: its price, or that no card is left; of several, what is missing least."""
    stage = nearest_stage(state, seat)
    if not may_build(state, seat, stage):
        return refuse_stage(state, seat, stage)
    discount = state.effect_amount(seat, DISCOUNT_TEMPLE)
    return too_dear(state, seat, state.box.stage_costs[stage], discount, "TAD-8.8")


def stage_gain(state: TadmorState, stage: int) -> int:
    """The points that a stage adds; the one that it replaces no longer counts (TAD-8.7, 8.8)."""
    return state.box.stage_pp[stage] - (state.box.stage_pp[stage - 1] if stage else 0)


def refuse_stage(state: TadmorState, seat: int, stage: int) -> Refusal:
    """Why that stage cannot be built."""
    name = state.box.stages[stage]
    if stage == 0 and state.in_progress(seat):
        return Refusal("refused-temple-in-progress", "TAD-8.7", {"stage": name})
    if stage > 0 and state.temples[seat * STAGES + stage - 1] == 0:
        return Refusal("refused-stage-order", "TAD-8.7", {"stage": name, "before": state.box.stages[stage - 1]})
    return Refusal("refused-no-temple-card", "TAD-18.1", {"stage": name})
