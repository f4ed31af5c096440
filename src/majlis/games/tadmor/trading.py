"""Chapter 10, second part: trading, resources for points, and resources for missions of the hand."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.step import KIND_BITS
from majlis.games.tadmor.box import LUXURY, MISSIONS, RESOURCE_NAMES, RESOURCES, TRADE_PP
from majlis.games.tadmor.box import TRADE as TRADE_TILE
from majlis.games.tadmor.offering import UNKNOWN, Listed, no_such
from majlis.games.tadmor.state import BY_SPENDING, TadmorState
from majlis.games.tadmor.stores import ONE, counted
from majlis.games.tadmor.verbs import ACQUIRE, DISCARD, TRADE

# A trade is one int: two bits for what is given, two for what is received, three for a second one of the pair, then the count.
ALONE: Final = 7
"""There is no second one: one is received for one."""
GIVE_MASK: Final = 3
GET_SHIFT: Final = 2
SECOND_SHIFT: Final = 4
COUNT_SHIFT: Final = 7


def resource_number(word: str) -> int:
    return RESOURCE_NAMES.index(word) if word in RESOURCE_NAMES else UNKNOWN


@final
class Trade(Listed):
    """Give one kind of resource for others, any number of times at once (TAD-10.5, 10.6)."""

    def __init__(self) -> None:
        super().__init__(TRADE)

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
                    self._count(give | get << GET_SHIFT | ALONE << SECOND_SHIFT, held, kind, out)
            double = rate >> RESOURCES
            if double:
                for get in range(RESOURCES):
                    if double >> get & 1:
                        for second in range(get, RESOURCES):
                            if double >> second & 1:
                                self._count(give | get << GET_SHIFT | second << SECOND_SHIFT, held, kind, out)

    def _count(self, low: int, held: int, kind: int, out: list[int]) -> None:
        for count in range(1, held + 1):
            out.append((count << COUNT_SHIFT | low) << KIND_BITS | kind)

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        first = seat * RESOURCES
        give = code & GIVE_MASK
        get = code >> GET_SHIFT & GIVE_MASK
        second = code >> SECOND_SHIFT & ALONE
        count = code >> COUNT_SHIFT
        state.warehouse[first + give] -= count
        state.traded[first + get] += count
        if second != ALONE:
            state.traded[first + second] += count
        if state.log is not None:
            gained = ONE[get] * count + (ONE[second] * count if second != ALONE else 0)
            facts: Facts = {"give": counted(ONE[give] * count), "get": counted(gained)}
            state.tell(Event("event-trade", "TAD-10.5", seat, facts))

    def action(self, state: TadmorState, code: int) -> Action:
        get = code >> GET_SHIFT & GIVE_MASK
        second = code >> SECOND_SHIFT & ALONE
        names = (RESOURCE_NAMES[get],) if second == ALONE else (RESOURCE_NAMES[get], RESOURCE_NAMES[second])
        return TRADE(RESOURCE_NAMES[code & GIVE_MASK], names, str(code >> COUNT_SHIFT))

    def encode(self, state: TadmorState, seat: int, action: Action) -> int:
        give = resource_number(action.word(0))
        gets = [resource_number(word) for word in action.words(1)]
        count = int(action.word(2))
        if give < 0 or len(gets) not in (1, 2) or min(gets) < 0 or not 0 < count < 256:
            return UNKNOWN
        gets.sort()
        second = gets[1] if len(gets) == 2 else ALONE
        return count << COUNT_SHIFT | second << SECOND_SHIFT | gets[0] << GET_SHIFT | give

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        rates = [state.rate(seat, resource) for resource in range(RESOURCES)]
        if not any(rates):
            return Refusal("refused-no-market", "TAD-10.5", {})
        if not action.parts:
            return Refusal("refused-nothing-to-trade", "TAD-10.6", {})
        give = resource_number(action.word(0))
        if give < 0:
            return no_such(action.word(0), "resource", "TAD-1.1")
        if rates[give] == 0:
            return Refusal("refused-not-traded", "TAD-10.5", {"resource": action.word(0)})
        held = state.warehouse[seat * RESOURCES + give]
        if held == 0:
            if state.traded[seat * RESOURCES + give]:
                return Refusal("refused-traded-already", "TAD-10.6", {"resource": action.word(0)})
            return Refusal("refused-not-in-stock", "TAD-10.6", {"resource": action.word(0)})
        if len(action.parts) > 1:
            for word in action.words(1):
                if resource_number(word) < 0:
                    return no_such(word, "resource", "TAD-1.1")
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
            return rate >> resource_number(words[0]) & 1 == 1
        double = rate >> RESOURCES
        return len(words) == 2 and all(double >> resource_number(word) & 1 for word in words)

    def tries(self, state: TadmorState, seat: int) -> list[Action]:
        rates = [state.rate(seat, resource) for resource in range(RESOURCES)]
        if not any(rates):
            return []
        return [TRADE(RESOURCE_NAMES[resource]) for resource in range(RESOURCES)]


@final
class Acquire(Listed):
    """Buy a resource for points (TAD-10.9)."""

    def __init__(self) -> None:
        super().__init__(ACQUIRE)

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

    def action(self, state: TadmorState, code: int) -> Action:
        return ACQUIRE(RESOURCE_NAMES[code])

    def encode(self, state: TadmorState, seat: int, action: Action) -> int:
        return resource_number(action.word(0))

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        if not state.owns(seat, TRADE_PP):
            return Refusal("refused-no-such-upgrade-owned", "TAD-10.9", {})
        if not action.parts:
            return Refusal("refused-acquired-all", "TAD-10.9", {})
        if resource_number(action.word(0)) < 0:
            return no_such(action.word(0), "resource", "TAD-1.1")
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
class Discard(Listed):
    """Give a mission of the hand away for one resource (TAD-10.8). A code is the mission and, five bits up, the resource."""

    def __init__(self) -> None:
        super().__init__(DISCARD)

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        hand = state.hand[seat]
        mission = 0
        while hand >> mission:
            if hand >> mission & 1:
                for resource in range(RESOURCES):
                    out.append((resource << 5 | mission) << KIND_BITS | kind)
            mission += 1

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        mission = code & 31
        resource = code >> 5
        state.hand[seat] &= ~(1 << mission)
        state.discards |= 1 << mission
        state.traded[seat * RESOURCES + resource] += 1
        if state.log is not None:
            facts: Facts = {"mission": state.box.missions[mission].id, "resource": RESOURCE_NAMES[resource]}
            state.tell(Event("event-discard", "TAD-10.8", seat, facts, shown=state.others(seat)))

    def action(self, state: TadmorState, code: int) -> Action:
        return DISCARD(state.box.missions[code & 31].id, RESOURCE_NAMES[code >> 5])

    def encode(self, state: TadmorState, seat: int, action: Action) -> int:
        mission = state.box.mission_numbers.get(action.word(0), UNKNOWN)
        resource = resource_number(action.word(1))
        return UNKNOWN if mission < 0 or resource < 0 else resource << 5 | mission

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        if not state.hand[seat]:
            return Refusal("refused-empty-hand", "TAD-10.8", {})
        mission = state.box.mission_numbers.get(action.word(0), UNKNOWN)
        if mission < 0:
            return no_such(action.word(0), "mission", "TAD-1.4")
        if not state.hand[seat] >> mission & 1:
            return Refusal("refused-not-in-hand", "TAD-10.8", {"mission": action.word(0)})
        return no_such(action.word(1), "resource", "TAD-1.1")

    def tries(self, state: TadmorState, seat: int) -> list[Action]:
        return [DISCARD(state.box.missions[i].id) for i in range(MISSIONS) if state.hand[seat] >> i & 1]
