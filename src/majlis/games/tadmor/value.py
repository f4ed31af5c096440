"""A guess at how many points a seat will end up with, which bots use to judge positions.

It adds up what a player at the table would: the points as they stand; tower levels once more for each epoch that will score them; what
resources, figures, upgrades and missions will bring, which is less the fewer rounds are left; and for every figure that still stands
somewhere what its action promises, with one purse to pay for all of them.
"""

from __future__ import annotations

from typing import Final

from majlis.games.tadmor.box import (
    BUY_PRECIOUS,
    BUY_UPGRADE,
    CAMEL,
    CARAVAN,
    COLOURS,
    DISCOUNT_MISSION,
    DISCOUNT_PRECIOUS,
    DISCOUNT_TEMPLE,
    DOUBLE,
    END_BONUS,
    EPOCHS,
    FIGURES,
    FREE_MULTIPLE,
    GAIN_CAMEL,
    GAIN_RESOURCE,
    GAIN_RESOURCES,
    GAIN_SHIP,
    KINDS,
    MARKET,
    MISSION_DRAW,
    MISSION_FULFIL,
    MISSION_PP,
    MISSIONS,
    PEACE_GIFTS,
    PEACE_MULTIPLIER,
    PERSONAL,
    PRECIOUS_PAY_PP,
    PRECIOUS_PICK,
    PRECIOUS_PP,
    RAID_GAIN,
    RAID_GAIN_IF_HIT,
    RAID_SAFE,
    RAID_SAFE_SELF,
    RAIDERS,
    SHIP,
    SHIP_BONUS,
    SHIPYARD,
    SINGLE,
    STAGES,
    START_PLAYER,
    STATUES,
    TAKE_DISPLAYED,
    TAKE_GOOD,
    TAKE_UNDRAWN,
    TAX_EXEMPT,
    TAX_IMMUNITY,
    TEMPLE_BUILD,
    TOWER_BUILD,
    TOWER_LEVELS,
    TOWER_PRESTIGE,
    TOWER_WAIVE,
    TRADE,
    TRADE_PP,
    TRAITOR,
    UPGRADES,
    WAR_SUPPLIES,
    WAREHOUSE_LIMIT,
    Upgrade,
)
from majlis.games.tadmor.figures import caravan_ready, gifts_of, shipyard_ready, yield_of
from majlis.games.tadmor.round_end import limit_of
from majlis.games.tadmor.scoring import measured, total
from majlis.games.tadmor.state import NOTHING, PLACING, RULING, UPGRADING, TadmorState
from majlis.games.tadmor.stores import ONE, covers, least, size
from majlis.games.tadmor.temples import may_build
from majlis.games.tadmor.towers import band_price, free_multiple, with_free

WORTH: Final = [0.02, 0.75, 1.0, 1.15, 1.25, 1.3]
"""Points that a resource will bring, by rounds left after this one."""
THIS_ROUND: Final = 0.45
"""The same in the last round, as long as a figure may still spend it."""
ABOVE_LIMIT: Final = 0.25
"""What a resource is worth of that if there is no room for it."""
FIGURE: Final = [2.4, 2.8]
"""Points that a camel or ship brings in each further round."""
SURE: Final = 0.92
"""How much of what an action promises is counted."""
HAND: Final = [0.1, 0.9, 1.6, 2.0]
"""Points of a mission in hand, by rounds left."""
STAGE_HOPE: Final = [3.0, 5.0, 7.0, 0.0]
"""Points that a temple of that stage makes the next ones worth more."""
TRADING: Final = 0.8
LEADING: Final = 0.9
RAIDING: Final = 1.8
HOPE: Final = 4.0
FULFILLED_A_ROUND: Final = 0.4
GOODS_A_ROUND: Final = 0.45

# What upgrades bring in each further round, by effect; those that depend on their numbers are in `upgrade_worth`.
_BY_ROUND: Final[dict[int, float]] = {
    TRADE: 0.8,
    TRADE_PP: 0.5,
    PRECIOUS_PAY_PP: 0.8,
    PRECIOUS_PICK: 0.9,
    RAID_SAFE: 0.9,
    RAID_SAFE_SELF: 0.3,
    RAID_GAIN: 0.5,
    RAID_GAIN_IF_HIT: 0.6,
    TOWER_WAIVE: 0.8,
    WAREHOUSE_LIMIT: 0.6,
    PEACE_MULTIPLIER: 2.2,
    TAX_IMMUNITY: 1.6,
    PERSONAL: 2.6,
}


def value(state: TadmorState, seat: int) -> float:
    """The points that the seat may expect at the end of the match."""
    out = float(total(state, seat))
    if not state.steps:
        return out + 0.001 * state.goods_count(seat)
    left = state.box.rounds - state.round
    out += level_worth(state, 0) * state.tower[seat]
    worth = resource_worth(state, left)
    out += stores(state, seat, worth)
    out += (
        FIGURE[CAMEL] * state.figures[seat * FIGURES + CAMEL] + FIGURE[SHIP] * state.figures[seat * FIGURES + SHIP]
    ) * left
    out += belongings(state, seat, left)
    out += HAND[min(left, 3)] * state.hand[seat].bit_count()
    if state.next_start == seat and left:
        out += LEADING
    if state.holder == seat and left:
        out += RAIDING
    for stage in range(STAGES):
        if state.temples[seat * STAGES + stage] and left:
            out += STAGE_HOPE[stage]
    if state.phase == RULING and state.tax_due(seat):
        out -= tax_burden(state, worth)
    return out + promises(state, seat, left, worth)


def level_worth(state: TadmorState, now: int) -> float:
    """What a tower level brings: two points at the end (`now`), and as many at the beginning of each epoch to come."""
    return float(state.box.level_pp * (EPOCHS - 1 - state.epoch + now))


def resource_worth(state: TadmorState, left: int) -> float:
    """What one resource is worth now."""
    if left:
        return WORTH[min(left, len(WORTH) - 1)]
    return THIS_ROUND if state.phase < RULING else WORTH[0]


def tax_burden(state: TadmorState, worth: float) -> float:
    epoch = state.box.epochs[state.epoch]
    return min(float(epoch.tax_pp), epoch.tax_gold * max(worth, 0.5))


def stores(state: TadmorState, seat: int, worth: float) -> float:
    """What a seat's resources are worth."""
    return kept(state.total(seat), limit_of(state, seat), worth)


def kept(amount: int, limit: int, worth: float) -> float:
    """What that many resources are worth; those above the limit will mostly be lost."""
    if amount <= limit:
        return worth * amount
    return worth * (limit + ABOVE_LIMIT * (amount - limit))


def belongings(state: TadmorState, seat: int, left: int) -> float:
    """What upgrades and open missions will still bring."""
    out = 0.0
    owned = state.upgrades[seat]
    while owned:
        low = owned & -owned
        out += upgrade_worth(state, seat, state.box.upgrades[low.bit_length() - 1], left)
        owned ^= low
    cards = state.fulfilled[seat] & ~state.returned[seat]
    if cards and left:
        for mission in range(MISSIONS):
            if cards >> mission & 1:
                out += mission_worth(state, seat, mission, left)
    return out


def upgrade_worth(state: TadmorState, seat: int, tile: Upgrade, left: int) -> float:
    """What a tile will bring its owner."""
    effect = tile.effect
    if effect in _BY_ROUND:
        return _BY_ROUND[effect] * left
    if effect == MISSION_PP:
        return tile.pp * FULFILLED_A_ROUND * left
    if effect == PRECIOUS_PP:
        return tile.pp * GOODS_A_ROUND * left
    if effect == DISCOUNT_MISSION:
        return tile.amount * FULFILLED_A_ROUND * left
    if effect == DISCOUNT_PRECIOUS:
        return tile.amount * GOODS_A_ROUND * left
    if effect == DISCOUNT_TEMPLE:
        return tile.amount * FULFILLED_A_ROUND * left
    if effect == SHIP_BONUS:
        return 0.6 * tile.amount * left
    if effect == FREE_MULTIPLE:
        return 0.9 * left
    if effect == TOWER_PRESTIGE:
        highest = max(state.tower) <= state.tower[seat]
        return tile.pp * left * (0.7 if highest else 0.3)
    if effect == END_BONUS:
        return end_hope(state, seat, tile, left)
    return 0.0


def end_hope(state: TadmorState, seat: int, tile: Upgrade, left: int) -> float:
    """How likely a bonus at the end is that is not yet certain; the points already count it as things stand."""
    mine = measured(state, seat, tile.metric)
    best = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, measured(state, other, tile.metric))
    if mine > best:
        return -0.25 * tile.pp if left else 0.0
    return HOPE / (1 + best - mine) if left else 0.0


def mission_worth(state: TadmorState, seat: int, mission: int, left: int) -> float:
    """What turning a mission in may bring beyond the half that it costs."""
    card = state.box.missions[mission]
    gain = 0.0
    if card.reward == GAIN_RESOURCES:
        gain = card.amount * WORTH[min(left, 3)]
    elif card.reward in (GAIN_SHIP, GAIN_CAMEL):
        gain = FIGURE[CAMEL] * left
    elif card.reward == TOWER_LEVELS:
        gain = card.amount * level_worth(state, 1)
    elif card.reward in (TAKE_GOOD, TAKE_DISPLAYED, TAKE_UNDRAWN):
        gain = 6.0
    return max(0.0, 0.6 * (gain - card.pp / 2))


# figures that still stand somewhere


def promises(state: TadmorState, seat: int, left: int, worth: float) -> float:
    """What the seat's figures promise; what is gained first can be spent by those that build."""
    if state.phase == RULING + 1:
        return 0.0
    box = state.box
    if not state.where[seat]:
        return 0.0
    out = 0.0
    purse = state.have(seat)
    limit = limit_of(state, seat)
    actions = 0
    mine = state.where[seat] & box.board_mask
    while mine:
        low = mine & -mine
        mine ^= low
        place = low.bit_length() - 1
        space = box.spaces[place]
        action = space.action
        actions |= 1 << action
        if action == GAIN_RESOURCE:
            gained = yield_of(state, seat, place)
            before = size(purse)
            purse += ONE[space.resource] * gained
            out += kept(before + gained, limit, worth) - kept(before, limit, worth)
        elif action == PEACE_GIFTS:
            out += gifts_of(state, seat, place)
        elif action == WAR_SUPPLIES:
            out += state.tower[seat] - min(state.tower)
        elif action == START_PLAYER:
            out += worth + (LEADING if left else 0.0)
        elif action == TAX_EXEMPT and state.phase < RULING:
            out += tax_burden(state, worth)
        elif action == CARAVAN:
            out += FIGURE[CAMEL] * left * (1.0 if caravan_ready(state, seat) else 0.15)
        elif action == SHIPYARD:
            out += FIGURE[SHIP] * left * (1.0 if shipyard_ready(state, seat) else 0.05)
        elif action == RAIDERS and left:
            out += RAIDING
        elif action == MARKET:
            out += TRADING if state.total(seat) > 2 else 0.3
    out += spending(state, seat, left, worth, purse, limit, actions)
    return SURE * out


def spending(state: TadmorState, seat: int, left: int, worth: float, purse: int, limit: int, actions: int) -> float:
    """What the figures that buy and build would make of the purse, one after the other; what would be lost anyway costs little."""
    box = state.box
    out = 0.0
    if state.phase > UPGRADING + 1:
        return 0.0
    held = size(purse)
    if held > limit:
        worth *= (limit + ABOVE_LIMIT * (held - limit)) / held
    tiles = 0
    if state.where[seat] > box.board_mask:
        for place in range(box.space_count, box.place_count):
            if state.stands(seat, place):
                tiles |= box.actions[place]
    if actions >> BUY_UPGRADE & 1 and state.phase <= UPGRADING:
        price = box.epochs[state.epoch].price
        for place in box.places_for[BUY_UPGRADE]:
            if state.stands(seat, place) and state.display and size(purse) >= price:
                out += max(0.0, best_upgrade(state, seat, left, box.spaces[place].order) - worth * price)
    if tiles & 1 << MARKET:
        out += TRADING
    if (actions | tiles) >> TEMPLE_BUILD & 1:
        stage = best_stage(state, seat, purse)
        if stage >= 0:
            cost = box.stage_costs[stage]
            gain = stage_gain(state, stage, left) - worth * max(
                0, size(cost) - state.effect_amount(seat, DISCOUNT_TEMPLE)
            )
            if gain > 0.0:
                out += gain
                purse -= least(purse, cost)
    if (actions | tiles) >> MISSION_FULFIL & 1:
        out += best_mission(state, seat, left, worth, purse)
    if (actions | tiles) >> TOWER_BUILD & 1:
        out += best_tower(state, seat, worth, purse, tiles)
    if (actions | tiles) >> BUY_PRECIOUS & 1:
        out += best_good(state, seat, worth, purse, tiles)
    if (actions | tiles) >> MISSION_DRAW & 1:
        out += HAND[min(left, 3)]
    if (actions | tiles) >> TRAITOR & 1 and box.epochs[state.epoch].traitor:
        for target in range(state.seats):
            if target != seat and state.tower[target] and state.tower[target] >= state.tower[seat]:
                return out + box.epochs[state.epoch].traitor * level_worth(state, 1) * 0.5
    return out


def best_upgrade(state: TadmorState, seat: int, left: int, order: int) -> float:
    """What the tile likely to be left for that space is worth: the best, the second best and so on."""
    ahead = 0
    if state.phase == PLACING:
        for place in state.box.places_for[BUY_UPGRADE]:
            if state.box.spaces[place].order < order and state.standing[place] and not state.stands(seat, place):
                ahead += 1
    found: list[float] = []
    for tile in range(UPGRADES):
        if state.display >> tile & 1:
            found.append(upgrade_worth(state, seat, state.box.upgrades[tile], left))
    found.sort()
    return found[max(0, len(found) - 1 - ahead)] if found else 0.0


def best_stage(state: TadmorState, seat: int, purse: int) -> int:
    """The highest temple stage that could be paid; NOTHING if there is none."""
    discount = state.effect_amount(seat, DISCOUNT_TEMPLE)
    for stage in range(STATUES, -1, -1):
        if may_build(state, seat, stage):
            cost = state.box.stage_costs[stage]
            if covers(purse, cost) or (discount and size(cost) - size(least(purse, cost)) <= discount):
                return stage
    return NOTHING


def stage_gain(state: TadmorState, stage: int, left: int) -> float:
    """The points of a stage above those of the one before it, and what it opens up."""
    pp = state.box.stage_pp
    gain = float(pp[stage] - (pp[stage - 1] if stage else 0))
    if left:
        gain += STAGE_HOPE[stage] - (STAGE_HOPE[stage - 1] if stage else 0.0)
    if stage == STATUES and len(state.completers) < 2:
        gain += 7.0
    return gain


def best_mission(state: TadmorState, seat: int, left: int, worth: float, purse: int) -> float:
    """The best mission in hand that could be paid for."""
    best = 0.0
    hand = state.hand[seat]
    discount = state.effect_amount(seat, DISCOUNT_MISSION)
    for mission in range(MISSIONS):
        if hand >> mission & 1:
            card = state.box.missions[mission]
            lacking = size(card.cost) - size(least(purse, card.cost))
            if lacking <= discount:
                gain = (
                    card.pp
                    - worth * (size(card.cost) - discount)
                    - HAND[min(left, 3)]
                    + mission_worth(state, seat, mission, left)
                )
                best = max(best, gain)
            elif lacking == 1:
                best = max(best, 1.0)
    return best


def best_tower(state: TadmorState, seat: int, worth: float, purse: int, tiles: int) -> float:
    """What the levels that could be paid are worth."""
    box = state.box
    best = 0.0
    level = level_worth(state, 1)
    multiple = free_multiple(state, seat)
    for mode in (SINGLE, DOUBLE):
        there = tiles >> TOWER_BUILD & 1 == 1
        for place in box.places_for[TOWER_BUILD]:
            if place < box.space_count and box.spaces[place].mode == mode and state.stands(seat, place):
                there = True
        if not there:
            continue
        height = with_free(state.tower[seat], multiple)
        price = band_price(state, seat, mode, height + 1)
        cost = 0
        while covers(purse, cost + price):
            cost += price
            height = with_free(height + 1, multiple)
            if mode == DOUBLE:
                height = with_free(height + 1, multiple)
            best = max(best, level * (height - state.tower[seat]) - worth * size(cost))
            price = band_price(state, seat, mode, height + 1)
    return best


def best_good(state: TadmorState, seat: int, worth: float, purse: int, tiles: int) -> float:
    """What the best precious good within reach is worth."""
    box = state.box
    best = 0.0
    discount = state.effect_amount(seat, DISCOUNT_PRECIOUS)
    for colour in range(COLOURS):
        stack = state.stacks[colour]
        if not stack:
            continue
        there = tiles >> BUY_PRECIOUS & 1 == 1
        for place in box.places_for[BUY_PRECIOUS]:
            if place < box.space_count and box.spaces[place].colour == colour and state.stands(seat, place):
                there = True
        price = box.prices[colour]
        if there and size(price) - size(least(purse, price)) <= discount:
            best = max(best, good_gain(state, seat, stack[-1]) - worth * max(0, size(price) - discount))
    return best


def good_gain(state: TadmorState, seat: int, kind: int) -> float:
    """The points that one more good of a kind adds to the sets (TAD-15.2)."""
    first = seat * KINDS
    layer = state.goods[first + kind]
    kinds = 0
    for other in range(KINDS):
        if state.goods[first + other] > layer:
            kinds += 1
    sets = state.box.set_pp
    return float(sets[kinds + 1] - sets[kinds]) + 1.5
