"""What a board shows beside the pieces: what spaces cost and bring the viewer, what goods and missions are worth.

Every number comes from the function by which the rules are carried out, so that a board shows what will happen. A spectator is shown what
a player without tiles, tower or temple would pay and get.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NotRequired, TypedDict

from majlis.games.tadmor.about_now import load
from majlis.games.tadmor.box import (
    BASIC,
    BUY_PRECIOUS,
    BUY_UPGRADE,
    CAMEL,
    CARAVAN,
    COLOUR_NAMES,
    DISCOUNT_MISSION,
    DISCOUNT_PRECIOUS,
    DISCOUNT_TEMPLE,
    DOUBLE,
    FULL,
    GAIN_RESOURCE,
    GOLD,
    KINDS,
    LUXURY,
    MARKET,
    MISSION_DRAW,
    MISSIONS,
    MODE_NAMES,
    PEACE_GIFTS,
    RAIDERS,
    RESOURCE_NAMES,
    RESOURCES,
    SHIP,
    SHIPYARD,
    SINGLE,
    START_PLAYER,
    TAX_EXEMPT,
    TAX_IMMUNITY,
    TEMPLE_BUILD,
    TOWER_BUILD,
    TRADE_PP,
    TRAITOR,
    WAR_SUPPLIES,
)
from majlis.games.tadmor.figures import at_most, camel_ways, caravan_ready, gifts_of, ship_goods, shipyard_ready
from majlis.games.tadmor.kingdom import supplies_of
from majlis.games.tadmor.precious import may_pay_points
from majlis.games.tadmor.scoring import new_kind_gain, set_gain, worth_of
from majlis.games.tadmor.state import NOBODY, NOTHING, RAIDING, TadmorState
from majlis.games.tadmor.stores import PAID_FIRST, covers, lacking, named, short_of, size
from majlis.games.tadmor.temples import may_build, nearest_stage, next_stages, stage_gain
from majlis.games.tadmor.towers import height_after, next_price, price_of
from majlis.games.tadmor.trading import left_to_acquire, price_in_points

_LUXURY_WEIGHT: Final = 16
"""What a luxury good weighs where a basic one weighs 10."""
_POINTS_WEIGHT: Final = 100_000


class Cost(TypedDict):
    """A price as the viewer pays it: resources by name, and resources of any kind.

    `waived` of them need not be paid, the payer chooses which; `short` are missing even so, out of those in `lacking`.
    """

    price: dict[str, int]
    any: int
    waived: int
    short: int
    lacking: dict[str, int]


class Way(TypedDict):
    """What is enough for another camel: tower levels and fulfilled missions, both of them."""

    tower: int
    missions: int


class Line(TypedDict):
    """A message in a few words, and its parts."""

    message: str
    parts: dict[str, int]


class SpaceNumbers(TypedDict):
    """A space of the board; which numbers there are depends on what it is for.

    `resources` and `prestige` are what a figure gets there, `bonus` is what tiles add to the resources, `one_of` the resources to choose
    from. `levels` are built for that price, `saves` are resources that need not be paid. `left` are the tiles or cards still available.
    `ways` and `each` are what the next camel and the next ship need. `line` says in words what the space does or why it does nothing;
    then it stands in place of price and needs.
    """

    cost: NotRequired[Cost]
    stage: NotRequired[str]
    resources: NotRequired[int]
    bonus: NotRequired[int]
    one_of: NotRequired[list[str]]
    prestige: NotRequired[int]
    levels: NotRequired[int]
    saves: NotRequired[dict[str, int]]
    left: NotRequired[int]
    ways: NotRequired[list[Way]]
    each: NotRequired[int]
    line: NotRequired[Line]


class Growth(TypedDict):
    """What a number of tower levels costs, and how high the tower is then, with the free levels."""

    levels: int
    pay: dict[str, int]
    height: int


class TowerNumbers(TypedDict):
    """The viewer's tower in one of the two ways to build: how many levels come at once at least, what those cost, and everything that
    can be paid for now."""

    levels: int
    next: dict[str, int]
    growth: list[Growth]


class StageNumbers(TypedDict):
    """A temple stage that the viewer could build next, and the points that it adds."""

    stage: str
    prestige: int
    cost: Cost


class OwnNumbers(TypedDict):
    """What concerns only the viewer.

    `towers` is by way of building, `goods` are the points that one more of each kind adds, `stacks` is what a good of each colour costs,
    `hand` what the missions of the hand cost, `turned_in` what fulfilled missions count once they are turned in, `acquire` what
    resources cost in points, `good_for_points` how many points a precious good may be paid with (None: it may not). `dear` says how
    unwillingly one of each is given up: the payment that weighs least is proposed.
    """

    towers: dict[str, TowerNumbers]
    stages: list[StageNumbers]
    goods: dict[str, int]
    stacks: dict[str, Cost]
    hand: dict[str, Cost]
    turned_in: dict[str, int]
    acquire: dict[str, int]
    good_for_points: int | None
    dear: dict[str, int]


class TadmorNumbers(TypedDict):
    """What the board of Tadmor shows beside the pieces.

    By seat: `have` is what both stores hold, `new_kind` the points that another kind of precious good adds. `missions` are the points of
    every fulfilled mission, `safe` is the region that the next raid cannot hit, `paid_first` the store that payments are taken from first.
    """

    spaces: dict[str, SpaceNumbers]
    have: list[dict[str, int]]
    new_kind: list[int]
    missions: dict[str, int]
    safe: str | None
    paid_first: str
    own: OwnNumbers | None


def numbers(state: TadmorState, seat: int | None) -> TadmorNumbers:
    """The numbers for one seat, or for a spectator."""
    box = state.box
    return {
        "spaces": {box.place_names[place]: _space(state, seat, place) for place in box.places_of[state.seats]},
        "have": [named(state.have(other)) for other in range(state.seats)],
        "new_kind": [new_kind_gain(state, other) for other in range(state.seats)],
        "missions": {
            box.missions[card].id: worth_of(state, other, card)
            for other in range(state.seats)
            if state.fulfilled[other]
            for card in range(MISSIONS)
            if state.fulfilled[other] >> card & 1
        },
        "safe": _safe(state),
        "paid_first": PAID_FIRST,
        "own": None if seat is None else _own(state, seat),
    }


def _safe(state: TadmorState) -> str | None:
    """The region that the next raid cannot hit (TAD-5.2, 5.6); with that option, a round without a raid frees it (TAD-5.7)."""
    freed = state.settings.slot_cleared and state.holder == NOBODY and state.phase != RAIDING
    if state.slot == NOTHING or state.attacked != NOTHING or freed:
        return None
    return state.box.regions[state.slot]


# prices


def cost(state: TadmorState, seat: int | None, price: int, discount: int) -> Cost:
    """A price of which some resources are waived (TAD-11.2)."""
    short = 0 if seat is None else short_of(state.have(seat), price, discount)
    missing = named(lacking(state.have(seat), price)) if seat is not None and short else {}
    return {
        "price": named(price),
        "any": 0,
        "waived": min(discount, size(price)),
        "short": short,
        "lacking": missing,
    }


# the viewer's own things


def _own(state: TadmorState, seat: int) -> OwnNumbers:
    box = state.box
    hand = state.hand[seat]
    points = may_pay_points(state, seat)
    waived = state.effect_amount(seat, DISCOUNT_MISSION)
    return {
        "towers": {MODE_NAMES[mode]: _tower_of(state, seat, mode) for mode in (SINGLE, DOUBLE)},
        "stages": [_stage(state, seat, stage) for stage in next_stages(state, seat) if may_build(state, seat, stage)],
        "goods": {box.kinds[kind]: set_gain(state, seat, kind) for kind in range(KINDS)},
        "stacks": {name: _stack(state, seat, colour) for colour, name in enumerate(COLOUR_NAMES)},
        "hand": {card.id: cost(state, seat, card.cost, waived) for i, card in enumerate(box.missions) if hand >> i & 1},
        "turned_in": {
            card.id: card.pp // box.returned_divisor
            for i, card in enumerate(box.missions)
            if state.fulfilled[seat] >> i & 1
        },
        "acquire": _acquire(state, seat),
        "good_for_points": points if points >= 0 else None,
        "dear": _dear(state, seat),
    }


def _dear(state: TadmorState, seat: int) -> dict[str, int]:
    """What is plentiful goes first, basic goods before luxury goods, points last."""
    have = state.have(seat)
    out = {
        name: (100 + 200 // max(1, have >> 8 * i & 255)) * (_LUXURY_WEIGHT if LUXURY >> i & 1 else 10)
        for i, name in enumerate(RESOURCE_NAMES)
    }
    out["prestige"] = _POINTS_WEIGHT
    return out


def _tower_of(state: TadmorState, seat: int, mode: int) -> TowerNumbers:
    """What can be built in one way (TAD-8.1, 8.2); half a pair only if the option says so."""
    have = state.have(seat)
    growth: list[Growth] = []
    levels = 1
    price = price_of(state, seat, mode, levels)
    while covers(have, price):
        if mode == SINGLE or levels % 2 == 0 or state.settings.partial_pair:
            growth.append({"levels": levels, "pay": named(price), "height": height_after(state, seat, levels)})
        levels += 1
        price = price_of(state, seat, mode, levels)
    return {"levels": 1 if mode == SINGLE else 2, "next": named(next_price(state, seat, mode)), "growth": growth}


def _stage(state: TadmorState, seat: int, stage: int) -> StageNumbers:
    box = state.box
    due = cost(state, seat, box.stage_costs[stage], state.effect_amount(seat, DISCOUNT_TEMPLE))
    return {"stage": box.stages[stage], "prestige": stage_gain(state, stage), "cost": due}


def _stack(state: TadmorState, seat: int | None, colour: int) -> Cost:
    """What a precious good of a colour costs (TAD-8.12)."""
    discount = 0 if seat is None else state.effect_amount(seat, DISCOUNT_PRECIOUS)
    return cost(state, seat, state.box.prices[colour], discount)


def _acquire(state: TadmorState, seat: int) -> dict[str, int]:
    """What each resource that may still be bought for points costs (TAD-10.9)."""
    if not state.owns(seat, TRADE_PP):
        return {}
    return {
        RESOURCE_NAMES[resource]: price_in_points(state, seat, LUXURY >> resource & 1)
        for resource in range(RESOURCES)
        if left_to_acquire(state, seat, LUXURY >> resource & 1) > 0
    }


# spaces


def _space(state: TadmorState, seat: int | None, place: int) -> SpaceNumbers:
    """There is nothing to say about the place where missions are fulfilled: what is paid there is said elsewhere."""
    told = _SPACES.get(state.box.spaces[place].action)
    return {} if told is None else told(state, seat, place)


def _line(message: str, **parts: int) -> Line:
    return {"message": message, "parts": parts}


def _raiders(state: TadmorState, seat: int | None, place: int) -> SpaceNumbers:
    """Raiders that are hired come in the round that follows, if there is one (TAD-5.6)."""
    return {"line": _line("line-too-late" if state.round == state.box.rounds else "line-raiders")}


def _upgrade(state: TadmorState, seat: int | None, place: int) -> SpaceNumbers:
    """An upgrade costs resources of any kind (TAD-7.1)."""
    price = state.box.epochs[state.epoch].price
    short = 0 if seat is None else max(0, price - state.total(seat))
    return {
        "cost": {"price": {}, "any": price, "waived": 0, "short": short, "lacking": {}},
        "left": state.display.bit_count(),
    }


def _tower(state: TadmorState, seat: int | None, place: int) -> SpaceNumbers:
    """The price of the next level or pair (TAD-8.1, 8.2); no tile takes resources off it (TAD-11.2)."""
    mode = state.box.spaces[place].mode
    first = state.box.bands[0]
    price = next_price(state, seat, mode) if seat is not None else first.single if mode == SINGLE else first.double
    return {"cost": cost(state, seat, price, 0), "levels": 1 if mode == SINGLE else 2}


def _traitor(state: TadmorState, seat: int | None, place: int) -> SpaceNumbers:
    """How many levels a traitor destroys (TAD-8.6)."""
    levels = state.box.epochs[state.epoch].traitor
    if levels == 0:
        return {"line": _not_yet("line-no-effect", [epoch.traitor for epoch in state.box.epochs], state)}
    return {"line": _line("line-traitor", count=levels)}


def _not_yet(never: str, numbers: list[int], state: TadmorState) -> Line:
    """From which epoch on a number is not 0, if ever."""
    first = next((i + 1 for i in range(state.epoch, len(numbers)) if numbers[i]), 0)
    return _line("line-from-epoch", epoch=first) if first else _line(never)


def _temple(state: TadmorState, seat: int | None, place: int) -> SpaceNumbers:
    """The next stage, of several the one with the least resources missing (TAD-8.7); a spectator sees the foundation."""
    box = state.box
    stage = 0 if seat is None else nearest_stage(state, seat)
    discount = 0 if seat is None else state.effect_amount(seat, DISCOUNT_TEMPLE)
    due = cost(state, seat, box.stage_costs[stage], discount)
    left = state.temple_cards[stage]
    return _unless_gone({"cost": due, "stage": box.stages[stage], "left": left}, "line-no-card")


def _precious(state: TadmorState, seat: int | None, place: int) -> SpaceNumbers:
    colour = state.box.spaces[place].colour
    return _unless_gone({"cost": _stack(state, seat, colour), "left": len(state.stacks[colour])}, "line-sold-out")


def _unless_gone(out: SpaceNumbers, gone: str) -> SpaceNumbers:
    """With a line if nothing is left."""
    if out["left"] == 0:
        out["line"] = _line(gone)
    return out


def _draw(state: TadmorState, seat: int | None, place: int) -> SpaceNumbers:
    """An empty deck is rebuilt from the discard pile (TAD-8.14)."""
    return {"line": _line("line-deck", count=len(state.deck) or state.discards.bit_count())}


def _no_tax(state: TadmorState, seat: int | None, place: int) -> SpaceNumbers:
    """The gold that is saved (TAD-9.2)."""
    if seat is not None and state.owns(seat, TAX_IMMUNITY):
        return {"line": _line("line-immune")}
    tax = state.box.epochs[state.epoch].tax_gold
    if tax == 0:
        return {"line": _not_yet("line-no-tax", [epoch.tax_gold for epoch in state.box.epochs], state)}
    return {"saves": {RESOURCE_NAMES[GOLD]: tax}, "line": _line("line-saved")}


def _market(state: TadmorState, seat: int | None, place: int) -> SpaceNumbers:
    """Which trades it offers (TAD-10.5)."""
    kind = "full" if state.box.spaces[place].mode == FULL else "basic"
    return {"line": _line(f"about-space-market_{kind}.line")}


def _supplies(state: TadmorState, seat: int | None, place: int) -> SpaceNumbers:
    return {} if seat is None else {"prestige": supplies_of(state, seat)}


def _start(state: TadmorState, seat: int | None, place: int) -> SpaceNumbers:
    """One of the basic resources comes with the marker (TAD-9.5)."""
    return {"resources": 1, "one_of": [name for i, name in enumerate(RESOURCE_NAMES) if BASIC >> i & 1]}


def _gain(state: TadmorState, seat: int | None, place: int) -> SpaceNumbers:
    plain = state.box.spaces[place].amounts[state.epoch]
    count = plain if seat is None else load(state, seat, place)
    return {"resources": count, "bonus": count - plain}


def _caravan(state: TadmorState, seat: int | None, place: int) -> SpaceNumbers:
    """What the next camel needs, and whether that is there (TAD-10.3)."""
    if seat is not None and at_most(state, seat, CAMEL):
        return {"line": _line("line-all-there")}
    ways = state.box.caravan[0] if seat is None else camel_ways(state, seat)
    out: SpaceNumbers = {"ways": [{"tower": levels, "missions": missions} for levels, missions in ways]}
    if seat is not None and caravan_ready(state, seat):
        out["line"] = _line("line-ready")
    return out


def _shipyard(state: TadmorState, seat: int | None, place: int) -> SpaceNumbers:
    """What the next ship needs, and whether that is there (TAD-10.4)."""
    if seat is not None and at_most(state, seat, SHIP):
        return {"line": _line("line-all-there")}
    out: SpaceNumbers = {"each": state.box.shipyard[0] if seat is None else ship_goods(state, seat)}
    if seat is not None and shipyard_ready(state, seat):
        out["line"] = _line("line-ready")
    return out


def _gifts(state: TadmorState, seat: int | None, place: int) -> SpaceNumbers:
    return {"prestige": state.box.spaces[place].pp[state.epoch] if seat is None else gifts_of(state, seat, place)}


_SPACES: Final[dict[int, Callable[[TadmorState, int | None, int], SpaceNumbers]]] = {
    RAIDERS: _raiders,
    BUY_UPGRADE: _upgrade,
    TOWER_BUILD: _tower,
    TRAITOR: _traitor,
    TEMPLE_BUILD: _temple,
    BUY_PRECIOUS: _precious,
    MISSION_DRAW: _draw,
    TAX_EXEMPT: _no_tax,
    WAR_SUPPLIES: _supplies,
    START_PLAYER: _start,
    GAIN_RESOURCE: _gain,
    MARKET: _market,
    CARAVAN: _caravan,
    SHIPYARD: _shipyard,
    PEACE_GIFTS: _gifts,
}
