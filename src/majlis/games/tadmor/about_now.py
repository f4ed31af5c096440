"""What a space or a tile would cost and bring a player as things stand, and what may go wrong: rows of an info card, and remarks.

Uses only what everybody sees and what the player knows: their own hand and their own raider card (chapter 17).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from majlis.engine.action import Facts, Refusal
from majlis.engine.holdings import Remark
from majlis.games.tadmor.box import (
    BUY_PRECIOUS,
    BUY_UPGRADE,
    CAMEL,
    CARAVAN,
    COLOUR_NAMES,
    DISCOUNT_MISSION,
    DISCOUNT_PRECIOUS,
    DISCOUNT_TEMPLE,
    DOUBLE,
    END_BONUS,
    GAIN_RESOURCE,
    KINDS,
    MARKET,
    METRIC_NAMES,
    MISSION_DRAW,
    MISSION_FULFIL,
    MOST_LEVELS,
    NO_REGION,
    PEACE_GIFTS,
    RAID_SAFE,
    RAID_SAFE_SELF,
    RAIDERS,
    RESOURCE_NAMES,
    RESOURCES,
    SHIPYARD,
    SINGLE,
    START_PLAYER,
    TAX_EXEMPT,
    TAX_IMMUNITY,
    TEMPLE_BUILD,
    TOWER_BUILD,
    TOWER_PRESTIGE,
    TRAITOR,
    WAR_SUPPLIES,
    Mission,
)
from majlis.games.tadmor.figures import caravan_ready, gifts_of, refuse_camel, refuse_ship, ship_bonus, shipyard_ready
from majlis.games.tadmor.kingdom import supplies_of
from majlis.games.tadmor.missions import can_draw
from majlis.games.tadmor.scoring import measured, set_gain
from majlis.games.tadmor.state import NOBODY, NOTHING, TadmorState
from majlis.games.tadmor.stores import counted, covers, lacking, short_of
from majlis.games.tadmor.temples import may_build, next_stages, refuse_stage, stage_gain
from majlis.games.tadmor.towers import free_multiple, may_betray, next_price, price_of, with_free

Rows = list[Remark]


def told(refusal: Refusal, tone: str) -> Remark:
    """A refusal as something that a player should know beforehand."""
    return Remark(refusal.id, refusal.facts, tone, refusal.rule)


def rows_of(state: TadmorState, seat: int, place: int) -> Rows:
    """What a figure of that seat would pay and get on a space of the board, and the danger there."""
    space = state.box.spaces[place]
    rows = _ROWS[space.action](state, seat, place)
    danger = raid(state, seat, space.region)
    return rows if danger is None else [*rows, danger]


def raid(state: TadmorState, seat: int, region: int) -> Remark | None:
    """What the next raid may do to a figure of that seat in a region (TAD-5.1 to 5.3). A danger is only what will surely come."""
    if region == NO_REGION or state.holder == NOBODY:
        return None
    name = state.box.regions[region]
    if region == state.slot:
        return Remark("row-raid-slot", {"region": name}, "note", "TAD-5.2")
    if state.owns(seat, RAID_SAFE) or (state.holder == seat and state.owns(seat, RAID_SAFE_SELF)):
        return None
    if state.holder != seat:
        return Remark("row-raid-possible", {"region": name, "holder": state.holder}, "note", "TAD-5.3")
    if region == state.held:
        return Remark("row-raid-own", {"region": name}, "danger", "TAD-5.3")
    return None


def price_rows(state: TadmorState, seat: int, price: int, discount: int, rule: str) -> Rows:
    """A price, and what is missing of it."""
    rows = [Remark("row-price", {"price": counted(price), "discount": discount}, "cost", rule)]
    short = short_of(state.have(seat), price, discount)
    if short:
        missing = counted(lacking(state.have(seat), price))
        rows.append(Remark("row-lacking", {"lacking": missing, "short": short, "discount": discount}, "loss", rule))
    return rows


def mission_row(state: TadmorState, seat: int, card: Mission) -> Remark:
    """What a mission in hand costs, what is missing, what it is worth."""
    discount = state.effect_amount(seat, DISCOUNT_MISSION)
    short = short_of(state.have(seat), card.cost, discount)
    missing = counted(lacking(state.have(seat), card.cost)) if short else []
    facts: Facts = {"mission": card.id, "price": counted(card.cost), "prestige": card.pp, "lacking": missing}
    return Remark("row-mission", {**facts, "short": short, "discount": discount}, "cost", "TAD-8.13")


# spaces


def _raiders(state: TadmorState, seat: int, place: int) -> Rows:
    if state.round == state.box.rounds:
        return [Remark("row-raid-late", {}, "loss", "TAD-5.8")]
    return (
        []
        if state.slot == NOTHING
        else [Remark("row-slot", {"region": state.box.regions[state.slot]}, "beside", "TAD-5.6")]
    )


def _upgrade(state: TadmorState, seat: int, place: int) -> Rows:
    shown = state.display.bit_count()
    if shown == 0:
        return [Remark("row-no-display", {}, "loss", "TAD-7.5")]
    price = state.box.epochs[state.epoch].price
    cost = Remark("row-upgrade-price", {"price": price, "have": state.total(seat)}, "cost", "TAD-7.1")
    return [cost, Remark("row-display", {"count": shown}, "beside", "TAD-7.5")]


def tower_rows(state: TadmorState, seat: int, mode: int) -> Rows:
    """What the next level, or pair, costs, how many can be paid now, and what a level will have brought by the end (TAD-15.1)."""
    box = state.box
    level = with_free(state.tower[seat], free_multiple(state, seat)) + 1
    price = next_price(state, seat, mode)
    step = 1 if mode == SINGLE else 2
    most = 0
    while most < 99 and covers(state.have(seat), price_of(state, seat, mode, most + step)):
        most += step
    rule = "TAD-8.1" if mode == SINGLE else "TAD-8.2"
    id = "row-level" if mode == SINGLE else "row-pair"
    rows = [Remark(id, {"level": level, "price": counted(price), "most": most}, "cost", rule)]
    if not most:
        rows.append(
            Remark(
                "row-lacking",
                {"lacking": counted(lacking(state.have(seat), price)), "short": 0, "discount": 0},
                "loss",
                rule,
            )
        )
    times = len(box.epochs) - state.epoch
    rows.append(Remark("row-level-worth", {"prestige": box.level_pp * times, "times": times}, "gain", "TAD-14.3"))
    return rows


def _tower(state: TadmorState, seat: int, place: int) -> Rows:
    return tower_rows(state, seat, state.box.spaces[place].mode)


def _traitor(state: TadmorState, seat: int, place: int) -> Rows:
    levels = state.box.epochs[state.epoch].traitor
    if levels == 0:
        return [Remark("refused-no-traitor-yet", {"epoch": state.epoch + 1}, "loss", "TAD-8.6")]
    targets = [str(other) for other in range(state.seats) if may_betray(state, seat, other)]
    if not targets:
        return [Remark("refused-nobody-to-betray", {}, "loss", "TAD-8.6")]
    return [Remark("row-traitor", {"levels": levels, "targets": targets}, "gain", "TAD-8.6")]


def stage_rows(state: TadmorState, seat: int, stage: int) -> Rows:
    """What a stage costs and adds; the one that it replaces no longer counts (TAD-8.7, 8.8)."""
    box = state.box
    if not may_build(state, seat, stage):
        return [told(refuse_stage(state, seat, stage), "loss")]
    discount = state.effect_amount(seat, DISCOUNT_TEMPLE)
    facts: Facts = {"stage": box.stages[stage], "prestige": stage_gain(state, stage)}
    worth = Remark("row-stage", facts, "gain", "TAD-8.8")
    return [*price_rows(state, seat, box.stage_costs[stage], discount, "TAD-8.8"), worth]


def _temple(state: TadmorState, seat: int, place: int) -> Rows:
    out: Rows = []
    for stage in next_stages(state, seat):
        out += stage_rows(state, seat, stage)
    return out


def _precious(state: TadmorState, seat: int, place: int) -> Rows:
    return stack_rows(state, seat, state.box.spaces[place].colour)


def stack_rows(state: TadmorState, seat: int, colour: int) -> Rows:
    """What the top tile of a stack costs, and what it adds to the seat's sets (TAD-8.12, 15.2)."""
    stack = state.stacks[colour]
    if not stack:
        return [Remark("refused-stack-empty", {"colour": COLOUR_NAMES[colour]}, "loss", "TAD-8.12")]
    discount = state.effect_amount(seat, DISCOUNT_PRECIOUS)
    rows = price_rows(state, seat, state.box.prices[colour], discount, "TAD-8.12")
    return [*rows, good_row(state, seat, stack[-1])]


def good_row(state: TadmorState, seat: int, kind: int) -> Remark:
    """What one more tile of a kind adds to the sets; a kind that the seat has already begins another set (TAD-15.2)."""
    again = state.goods[seat * KINDS + kind] > 0
    facts: Facts = {"good": state.box.kinds[kind], "prestige": set_gain(state, seat, kind)}
    return Remark("row-good-again" if again else "row-good", facts, "gain", "TAD-15.2")


def _draw(state: TadmorState, seat: int, place: int) -> Rows:
    if not can_draw(state):
        return [Remark("refused-no-missions-left", {}, "loss", "TAD-8.14")]
    return [Remark("row-deck", {"count": len(state.deck)}, "beside", "TAD-8.13")]


def _fulfil(state: TadmorState, seat: int, place: int) -> Rows:
    cards = [card for i, card in enumerate(state.box.missions) if state.hand[seat] >> i & 1]
    if not cards:
        return [Remark("refused-empty-hand", {}, "loss", "TAD-8.13")]
    return [mission_row(state, seat, card) for card in cards]


def _no_tax(state: TadmorState, seat: int, place: int) -> Rows:
    epoch = state.box.epochs[state.epoch]
    if epoch.tax_gold == 0:
        return [Remark("row-no-tax-yet", {"epoch": state.epoch + 1}, "loss", "TAD-9.2")]
    if state.owns(seat, TAX_IMMUNITY):
        return [Remark("row-immune", {}, "loss", "TAD-9.2")]
    return [Remark("row-no-tax", {"gold": epoch.tax_gold, "prestige": epoch.tax_pp}, "gain", "TAD-9.3")]


def _supplies(state: TadmorState, seat: int, place: int) -> Rows:
    mine = state.tower[seat]
    lowest = min(state.tower)
    facts: Facts = {"prestige": supplies_of(state, seat), "height": mine, "lowest": lowest}
    return [Remark("row-supplies", facts, "gain" if mine > lowest else "loss", "TAD-9.4")]


def _start(state: TadmorState, seat: int, place: int) -> Rows:
    return [Remark("row-marker", {"holder": state.next_start}, "here", "TAD-9.5")]


def _gain(state: TadmorState, seat: int, place: int) -> Rows:
    resource = RESOURCE_NAMES[state.box.spaces[place].resource]
    return [Remark("row-gain", {"resources": [f"{resource}-{load(state, seat, place)}"]}, "gain", "TAD-10.1")]


def load(state: TadmorState, seat: int, place: int) -> int:
    """What a figure would gain on a resource space, by ship where one may go there (TAD-10.1)."""
    space = state.box.spaces[place]
    return space.amounts[state.epoch] + (0 if space.figure == CAMEL else ship_bonus(state, seat, place))


def _gifts(state: TadmorState, seat: int, place: int) -> Rows:
    return [Remark("row-points", {"prestige": gifts_of(state, seat, place)}, "gain", "TAD-10.2")]


def _market(state: TadmorState, seat: int, place: int) -> Rows:
    rates = state.box.markets[state.box.spaces[place].mode]
    first = seat * RESOURCES
    stock = [
        f"{RESOURCE_NAMES[i]}-{state.warehouse[first + i]}"
        for i in range(RESOURCES)
        if rates[i] and state.warehouse[first + i]
    ]
    if not stock:
        open = [name for i, name in enumerate(RESOURCE_NAMES) if rates[i]]
        return [Remark("refused-nothing-to-trade", {"open": open}, "loss", "TAD-10.6")]
    return [Remark("row-tradable", {"resources": stock}, "note", "TAD-10.6")]


def _caravan(state: TadmorState, seat: int, place: int) -> Rows:
    if caravan_ready(state, seat):
        return [Remark("row-camel", {}, "gain", "TAD-10.3")]
    return [told(refuse_camel(state, seat), "loss")]


def _shipyard(state: TadmorState, seat: int, place: int) -> Rows:
    if shipyard_ready(state, seat):
        return [Remark("row-ship", {}, "gain", "TAD-10.4")]
    return [told(refuse_ship(state, seat), "loss")]


_ROWS: Final[dict[int, Callable[[TadmorState, int, int], Rows]]] = {
    RAIDERS: _raiders,
    BUY_UPGRADE: _upgrade,
    TOWER_BUILD: _tower,
    TRAITOR: _traitor,
    TEMPLE_BUILD: _temple,
    BUY_PRECIOUS: _precious,
    MISSION_DRAW: _draw,
    MISSION_FULFIL: _fulfil,
    TAX_EXEMPT: _no_tax,
    WAR_SUPPLIES: _supplies,
    START_PLAYER: _start,
    GAIN_RESOURCE: _gain,
    MARKET: _market,
    CARAVAN: _caravan,
    SHIPYARD: _shipyard,
    PEACE_GIFTS: _gifts,
}

# tiles that compare players


def rank_row(state: TadmorState, seat: int, tile: int) -> Remark | None:
    """Of tiles that reward having most: whether the seat has, and who has most now (TAD-9.1, 11.8)."""
    upgrade = state.box.upgrades[tile]
    if upgrade.effect == END_BONUS:
        counts = [measured(state, other, upgrade.metric) for other in range(state.seats)]
        return compared(counts, seat, upgrade.metric, "TAD-11.8")
    if upgrade.effect == TOWER_PRESTIGE:
        return compared(list(state.tower), seat, MOST_LEVELS, "TAD-9.1")
    return None


def compared(counts: list[int], seat: int, metric: int, rule: str) -> Remark:
    """Whether a seat has more of something than everybody else, as much as the best of the others, or less."""
    mine = counts[seat]
    best = max(count for other, count in enumerate(counts) if other != seat)
    rivals = [str(other) for other, count in enumerate(counts) if other != seat and count == best]
    facts: Facts = {"of": METRIC_NAMES[metric], "own": mine, "best": best, "rivals": rivals}
    if mine > best:
        return Remark("row-most", facts, "gain", rule)
    return Remark("row-tie" if mine == best else "row-behind", facts, "note", rule)


def both_modes(state: TadmorState, seat: int) -> Rows:
    """The next level and the next pair of a seat's tower, and its rank."""
    worth = tower_rows(state, seat, DOUBLE)
    single = [row for row in tower_rows(state, seat, SINGLE) if row.tone == "cost"]
    return [
        *single,
        *[row for row in worth if row.tone != "loss"],
        compared(list(state.tower), seat, MOST_LEVELS, "TAD-9.1"),
    ]
