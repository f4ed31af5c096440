"""Chapter 10, second part: trading, resources for points, and resources for missions of the hand."""

from __future__ import annotations

from typing import final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS
from majlis.games.tadmor.box import LUXURY, MISSIONS, RESOURCE_NAMES, RESOURCES, TRADE_PP
from majlis.games.tadmor.box import TRADE as TRADE_TILE
from majlis.games.tadmor.parts import (
    ALONE,
    CARD,
    CARD_RESOURCE,
    RECEIVED,
    RESOURCE,
    TIMES,
    first_of,
    one,
    second_of,
    two,
)
from majlis.games.tadmor.state import BY_SPENDING, TadmorState
from majlis.games.tadmor.stores import ONE, counted
from majlis.games.tadmor.verbs import ACQUIRE, DISCARD, TRADE


@final
class Trade(Listed[TadmorState]):
    """Give one kind of resource for others, any number of times at once (TAD-10.5, 10.6)."""

    def __init__(self) -> None:
        super().__init__(TRADE, RESOURCE, RECEIVED, TIMES)

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        first = seat * RESOURCES
        warehouse = state.warehouse
        if warehouse[first] + warehouse[first + 1] + warehouse[first + 2] + warehouse[first + 3] == 0:
            return
        market = state.market(seat)
        if market == 0 and not state.upgrades[seat] & state.box.effect_masks[TRADE_TILE]:
            return
        for give in range(RESOURCES):
            held = warehouse[first + give]
            if held == 0:
                continue
            rate = state.rate_at(seat, market, give)
            if rate == 0:
                continue
            for get in range(RESOURCES):
                if rate >> get & 1:
                    self._count(give | RECEIVED.put(one(get)), held, kind, out)
            double = rate >> RESOURCES
            if double:
                for get in range(RESOURCES):
                    if double >> get & 1:
                        for second in range(get, RESOURCES):
                            if double >> second & 1:
                                self._count(give | RECEIVED.put(two(get, second)), held, kind, out)

    def _count(self, low: int, held: int, kind: int, out: list[int]) -> None:
        times_at = TIMES.shift
        for count in range(1, held + 1):
            out.append((count << times_at | low) << KIND_BITS | kind)

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        first = seat * RESOURCES
        give = RESOURCE.of(code)
        received = RECEIVED.of(code)
        get = first_of(received)
        second = second_of(received)
        count = TIMES.of(code)
        state.warehouse[first + give] -= count
        state.traded[first + get] += count
        if second != ALONE:
            state.traded[first + second] += count
        if state.log is not None:
            gained = ONE[get] * count + (ONE[second] * count if second != ALONE else 0)
            facts: Facts = {"give": counted(ONE[give] * count), "get": counted(gained)}
            state.tell(Event("event-trade", "TAD-10.5", seat, facts))

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        rates = [state.rate(seat, resource) for resource in range(RESOURCES)]
        if not any(rates):
            return Refusal("refused-no-market", "TAD-10.5", {})
        if not action.parts:
            return Refusal("refused-nothing-to-trade", "TAD-10.6", {"open": _open(rates)})
        give = self.number(state, action, 0)
        if rates[give] == 0:
            return Refusal("refused-not-traded", "TAD-10.5", {"resource": action.word(0), "open": _open(rates)})
        held = state.warehouse[seat * RESOURCES + give]
        if held == 0:
            if state.traded[seat * RESOURCES + give]:
                return Refusal("refused-traded-already", "TAD-10.6", {"resource": action.word(0)})
            return Refusal("refused-not-in-stock", "TAD-10.6", {"resource": action.word(0)})
        if len(action.parts) == 3:
            count = int(action.word(2))
            if self._offered(rates[give], action.words(1)):
                if count < 1:
                    return Refusal("refused-traded-none", "TAD-6.13", {"resource": action.word(0)})
                return Refusal("refused-traded-too-many", "TAD-10.6", {"resource": action.word(0), "count": held})
        gets = list(action.words(1)) if len(action.parts) > 1 else []
        return Refusal("refused-not-a-trade", "TAD-10.5", {"give": action.word(0), "get": gets})

    def _offered(self, rate: int, words: tuple[str, ...]) -> bool:
        if len(words) == 1:
            return rate >> RESOURCE_NAMES.index(words[0]) & 1 == 1
        double = rate >> RESOURCES
        return len(words) == 2 and all(double >> RESOURCE_NAMES.index(word) & 1 for word in words)

    def tries(self, state: TadmorState, seat: int) -> list[Action]:
        rates = [state.rate(seat, resource) for resource in range(RESOURCES)]
        if not any(rates):
            return []
        return [TRADE(RESOURCE_NAMES[resource]) for resource in range(RESOURCES)]


def _open(rates: list[int]) -> list[str]:
    """The resources that can be traded at these rates."""
    return [RESOURCE_NAMES[resource] for resource in range(RESOURCES) if rates[resource]]


@final
class Acquire(Listed[TadmorState]):
    """Buy a resource for points (TAD-10.9)."""

    def __init__(self) -> None:
        super().__init__(ACQUIRE, RESOURCE)

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        if not state.owns(seat, TRADE_PP):
            return
        for resource in range(RESOURCES):
            if left_to_acquire(state, seat, LUXURY >> resource & 1) > 0:
                out.append(resource << KIND_BITS | kind)

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        luxury = LUXURY >> code & 1
        pp = price_in_points(state, seat, luxury)
        state.gain(seat, BY_SPENDING, -pp)
        state.acquired[seat * 2 + luxury] += 1
        state.traded[seat * RESOURCES + code] += 1
        if state.log is not None:
            state.tell(Event("event-acquire", "TAD-10.9", seat, {"resource": RESOURCE_NAMES[code], "prestige": pp}))

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        if not state.owns(seat, TRADE_PP):
            return Refusal("refused-no-such-upgrade-owned", "TAD-10.9", {})
        if not action.parts:
            return Refusal("refused-acquired-all", "TAD-10.9", {})
        return Refusal("refused-acquired-already", "TAD-10.9", {"resource": action.word(0)})

    def tries(self, state: TadmorState, seat: int) -> list[Action]:
        return [ACQUIRE(name) for name in RESOURCE_NAMES] if state.owns(seat, TRADE_PP) else []


def left_to_acquire(state: TadmorState, seat: int, luxury: int) -> int:
    """How many basic (0) or luxury (1) resources may still be bought for points in this round."""
    out = -state.acquired[seat * 2 + luxury]
    for number in state.box.with_effect[TRADE_PP]:
        if state.upgrades[seat] >> number & 1:
            tile = state.box.upgrades[number]
            out += tile.count if luxury else tile.amount
    return out


def price_in_points(state: TadmorState, seat: int, luxury: int) -> int:
    """What a basic (0) or luxury (1) resource costs in points."""
    for number in state.box.with_effect[TRADE_PP]:
        if state.upgrades[seat] >> number & 1:
            tile = state.box.upgrades[number]
            return tile.other_pp if luxury else tile.pp
    return 0


@final
class Discard(Listed[TadmorState]):
    """Give away a mission in hand for one resource (TAD-10.8)."""

    def __init__(self) -> None:
        super().__init__(DISCARD, CARD, CARD_RESOURCE)

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        hand = state.hand[seat]
        mission = 0
        while hand >> mission:
            if hand >> mission & 1:
                for resource in range(RESOURCES):
                    out.append((CARD_RESOURCE.put(resource) | mission) << KIND_BITS | kind)
            mission += 1

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        mission = CARD.of(code)
        resource = CARD_RESOURCE.of(code)
        state.hand[seat] &= ~(1 << mission)
        state.discards |= 1 << mission
        state.traded[seat * RESOURCES + resource] += 1
        if state.log is not None:
            facts: Facts = {"mission": state.box.missions[mission].id, "resource": RESOURCE_NAMES[resource]}
            state.tell(Event("event-discard", "TAD-10.8", seat, facts, shown=state.others(seat)))

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        if not state.hand[seat]:
            return Refusal("refused-empty-hand", "TAD-10.8", {})
        return Refusal("refused-not-in-hand", "TAD-10.8", {"mission": action.word(0)})

    def tries(self, state: TadmorState, seat: int) -> list[Action]:
        return [DISCARD(state.box.missions[i].id) for i in range(MISSIONS) if state.hand[seat] >> i & 1]
