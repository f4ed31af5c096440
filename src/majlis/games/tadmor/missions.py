"""Chapter 8, last part: drawing and fulfilling King's missions.

Turning one in (TAD-12.1) and what it brings is in `rewards.py`; when it can be turned in (TAD-10.10, 12.2), in `windows.py` and
`placement.py`.
"""

from __future__ import annotations

from typing import final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS
from majlis.games.tadmor.box import DISCOUNT_MISSION, MISSION_DRAW, MISSION_FULFIL, MISSION_PP, MISSIONS
from majlis.games.tadmor.parts import MISSION, MISSION_PAY, SPACE
from majlis.games.tadmor.precious import earn, refuse_payment
from majlis.games.tadmor.state import TadmorState
from majlis.games.tadmor.stores import counted, lacking, payments, short_of
from majlis.games.tadmor.towers import at_figure, refuse_place
from majlis.games.tadmor.verbs import DRAW, FULFIL


def can_draw(state: TadmorState) -> bool:
    """Whether there is any mission left to draw (TAD-8.14)."""
    return len(state.deck) > 0 or state.discards != 0


def reshuffle(state: TadmorState) -> None:
    """TAD-8.14: an empty deck is rebuilt from the discard pile."""
    pile = state.discards
    state.discards = 0
    state.deck = [card for card in range(MISSIONS) if pile >> card & 1]
    state.chance.shuffle(state.deck)
    for i in range(len(state.ages)):
        state.ages[i] &= ~pile
    state.ages.append(pile)
    if state.log is not None:
        state.tell(Event("event-reshuffled", "TAD-8.14", -1, {"count": len(state.deck)}))


def draw_missions(state: TadmorState, seat: int, count: int, rule: str) -> None:
    """Draw missions into the hand, as many as there are; only the drawer sees them (TAD-17.6)."""
    for _ in range(count):
        if not state.deck:
            if not state.discards:
                if state.log is not None:
                    state.tell(Event("event-no-mission", "TAD-8.14", seat, {}))
                return
            reshuffle(state)
        card = state.deck.pop()
        state.hand[seat] |= 1 << card
        if state.log is not None:
            name = state.box.missions[card].id
            state.tell(Event("event-draw", rule, seat, {"missions": [name]}, (seat,), {"missions": []}, (seat,)))


@final
class DrawMission(Listed[TadmorState]):
    """Draw a mission (TAD-8.13)."""

    def __init__(self) -> None:
        super().__init__(DRAW, SPACE)

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        if not state.has_figure_for(seat, MISSION_DRAW):
            return
        if not can_draw(state):
            return
        for place in state.box.places_for[MISSION_DRAW]:
            if state.stands(seat, place):
                out.append(place << KIND_BITS | kind)

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        state.send_home(code)
        draw_missions(state, seat, 1, "TAD-8.13")

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        action = at_figure(state, seat, action, MISSION_DRAW)
        wrong = refuse_place(state, seat, action, MISSION_DRAW, "TAD-8.13")
        return wrong if wrong is not None else Refusal("refused-no-missions-left", "TAD-8.14", {})

    def tries(self, state: TadmorState, seat: int) -> list[Action]:
        return [DRAW(state.box.place_names[place]) for place in state.standing_on(seat, MISSION_DRAW)]


@final
class FulfilMission(Listed[TadmorState]):
    """Pay for a mission in hand and lay it out (TAD-8.13, 11.2, 11.6)."""

    def __init__(self) -> None:
        super().__init__(FULFIL, SPACE, MISSION, MISSION_PAY)

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        if not state.has_figure_for(seat, MISSION_FULFIL):
            return
        hand = state.hand[seat]
        if not hand:
            return
        pay_at = MISSION_PAY.shift
        for place in state.box.places_for[MISSION_FULFIL]:
            if not state.stands(seat, place):
                continue
            have = state.have(seat)
            discount = state.effect_amount(seat, DISCOUNT_MISSION)
            for mission in range(MISSIONS):
                if hand >> mission & 1:
                    low = MISSION.put(mission) | place
                    for pay in payments(have, state.box.missions[mission].cost, discount):
                        out.append((pay << pay_at | low) << KIND_BITS | kind)

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        mission = MISSION.of(code)
        pay = MISSION_PAY.of(code)
        state.spend(seat, pay)
        state.hand[seat] &= ~(1 << mission)
        state.fulfilled[seat] |= 1 << mission
        state.send_home(SPACE.of(code))
        if state.log is not None:
            facts: Facts = {"mission": state.box.missions[mission].id, "pay": counted(pay)}
            state.tell(Event("event-fulfil", "TAD-8.13", seat, facts, shown=state.others(seat)))
        if state.owns(seat, MISSION_PP):
            for number in state.box.with_effect[MISSION_PP]:
                if state.upgrades[seat] >> number & 1:
                    earn(state, seat, state.box.upgrades[number].pp, state.box.upgrades[number].id, "TAD-11.6")

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        action = at_figure(state, seat, action, MISSION_FULFIL)
        wrong = refuse_place(state, seat, action, MISSION_FULFIL, "TAD-8.13")
        if wrong is not None:
            return wrong
        if not state.hand[seat]:
            return Refusal("refused-empty-hand", "TAD-8.13", {})
        if len(action.parts) < 2:
            return refuse_nearest(state, seat)
        mission = self.number(state, action, 1)
        if not state.hand[seat] >> mission & 1:
            return Refusal("refused-not-in-hand", "TAD-8.13", {"mission": action.word(1)})
        discount = state.effect_amount(seat, DISCOUNT_MISSION)
        return refuse_payment(state, seat, action, state.box.missions[mission].cost, discount, "TAD-8.13")

    def tries(self, state: TadmorState, seat: int) -> list[Action]:
        return [
            FULFIL(state.box.place_names[place], state.box.missions[mission].id)
            for place in state.standing_on(seat, MISSION_FULFIL)
            for mission in range(MISSIONS)
            if state.hand[seat] >> mission & 1
        ]


def refuse_nearest(state: TadmorState, seat: int) -> Refusal:
    """What is missing for the mission in hand that is closest to being paid."""
    have = state.have(seat)
    discount = state.effect_amount(seat, DISCOUNT_MISSION)
    cards = [card for i, card in enumerate(state.box.missions) if state.hand[seat] >> i & 1]
    short = [short_of(have, card.cost, discount) for card in cards]
    card = cards[short.index(min(short))]
    facts: Facts = {"mission": card.id, "lacking": counted(lacking(have, card.cost))}
    return Refusal("refused-no-mission-payable", "TAD-8.13", {**facts, "short": min(short), "discount": discount})
