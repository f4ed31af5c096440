"""A guess at how many points a seat will end up with, which bots use to judge positions.

It adds up what a player at the table would: the points so far; what gold, credits, tiles, offices and members will still bring, which is
less the fewer rounds are left; and for every area that is still to be resolved what the rank there promises, with the danger of shame.
Hands are those of the position at hand: the seat's real one, and imagined ones for the others.
"""

from __future__ import annotations

from typing import Final

from majlis.games.al_rashid.box import (
    AREAS,
    COURT,
    GOODS,
    MEMBER,
    MERCHANT,
    NONE,
    PALACES,
    PASHA,
    RANKS,
    SAGE,
    TILES,
    Office,
)
from majlis.games.al_rashid.combat import COLOURS
from majlis.games.al_rashid.guild import may_buy
from majlis.games.al_rashid.mercenaries import kind_of
from majlis.games.al_rashid.scoring import measured, points
from majlis.games.al_rashid.services import service_open, service_price
from majlis.games.al_rashid.state import CREDIT, FACE_UP, LAND_MASK, LED_BY_PASHA, SEEN_SHIFT, RashidState

GOLD: Final = 0.3
"""Points that a piece of gold will buy, as long as there is time to spend it."""
LAST_GOLD: Final = 0.16
"""The same in the last round, for a family in a palace that has yet to be resolved."""
CREDIT_GOLD: Final = 0.8
"""What a credit is worth of the gold it saves."""
TILE: Final = 0.45
LATER_TILE: Final = 0.15
ENOUGH_TILES: Final = 4
MEMBER_WORTH: Final = [1.5, 1.0, 0.55]
"""By piece: points that a member brings in each further round."""
OFFICE_WORTH: Final = 0.05
"""Points that each gold of an activated or permanent office brings in each further round."""
HOPE: Final = 0.55
"""What a scoring step that is not reached yet counts, of the share that is."""
TRADE_GOLD: Final = [7.5, 4.6, 2.2]
"""Gold that a trade brings, by rank."""
ITEM: Final = 0.3
SERVICE_TILES: Final = [1.3, 0.9, 0.45]
OPERATIONS_WORTH: Final = [0.9, 0.6, 0.3]
GENEROSITY: Final = 0.9
FLEE: Final = 3.6
IDLE: Final = 1.8
UNKNOWN_TILE: Final = 3


def value(state: RashidState, seat: int) -> float:
    """The points that the seat may expect at the end of the match."""
    out = float(points(state, seat))
    if not state.steps:
        return out + 0.001 * state.wealth(seat)
    left = state.box.rounds - state.round
    wealth = state.wealth(seat)
    out += future(state, seat, left)
    gold = GOLD if left else LAST_GOLD if in_palace(state, seat) else 0.002
    out += gold * wealth + gold * CREDIT_GOLD * state.credit_worth(seat) * state.token(seat, CREDIT)
    return out + promises(state, seat, left, wealth, gold)


def future(state: RashidState, seat: int, left: int) -> float:
    """What members, offices and tiles will bring in further rounds."""
    out = 0.0
    if left:
        out += left * (
            MEMBER_WORTH[PASHA] * state.members(seat, PASHA)
            + MEMBER_WORTH[MERCHANT] * state.members(seat, MERCHANT)
            + MEMBER_WORTH[SAGE] * state.members(seat, SAGE)
        )
    if state.offices[seat]:
        for number in range(len(state.box.offices)):
            owned = state.owned(seat, number)
            if owned:
                out += owned * office_future(state, seat, state.box.offices[number], left)
    tiles = 0
    first = seat * state.box.types
    for kind in range(state.box.types):
        tiles += state.troops[first + kind]
    if left or state.out[seat]:
        out += TILE * min(tiles, ENOUGH_TILES) + LATER_TILE * max(0, tiles - ENOUGH_TILES)
    return out


def office_future(state: RashidState, seat: int, office: Office, left: int) -> float:
    """What an office that the seat owns will still bring."""
    if office.measure and office.effect == NONE:
        return hope(state, seat, office) if left else 0.0
    return OFFICE_WORTH * office.cost * left


def hope(state: RashidState, seat: int, office: Office) -> float:
    """What scoring steps not reached yet may be worth (RAS-8.5)."""
    have = measured(state, seat, office)
    base = office.points
    for least, gained in office.steps:
        if have >= least:
            base = gained
        else:
            return HOPE * (gained - base) * have / least
    return 0.0


def in_palace(state: RashidState, seat: int) -> bool:
    """Whether the seat can still buy something in this round."""
    for area in range(PALACES):
        if state.stacks[area * state.seats + seat] and not (area == state.area and has_acted(state, seat)):
            return True
    return sum(state.home[seat * 3 : seat * 3 + 3]) > 0 and not state.resolved and state.area < 0


def has_acted(state: RashidState, seat: int) -> bool:
    """Whether a seat has had its visit or trade in the area that is being resolved, or is having it."""
    for rank in range(min(state.rank + 1, len(state.line))):
        if state.line[rank] == seat:
            return True
    return seat not in state.line


def promises(state: RashidState, seat: int, left: int, wealth: int, gold: float) -> float:
    """What the areas that are still to be resolved promise the seat; one purse pays for all palaces."""
    out = 0.0
    purse = wealth
    for area in range(AREAS):
        if state.stacks[area * state.seats + seat] == 0:
            continue
        if area == state.area and has_acted(state, seat):
            continue
        ranked = state.ranked(area)
        rank = ranked.index(seat)
        if area >= PALACES:
            out += territory(state, seat, area - PALACES, ranked, rank, gold if left else gold / 2)
        elif area == COURT:
            out += court(state, seat, rank, purse, gold)
        elif rank < RANKS:
            best = guild(state, seat, area, rank, left, purse, gold)
            out += best
            if best > 0.0 and area > 1:
                purse = max(0, purse - state.box.services[area].prices[rank])
    return out


def guild(state: RashidState, seat: int, area: int, rank: int, left: int, purse: int, gold: float) -> float:
    """The best that a visit could bring beyond what it costs."""
    box = state.box
    service = box.services[area]
    best = -IDLE
    if service_open(state, seat, area):
        price = service_price(state, seat, area, rank)
        if price <= purse:
            if service.kind == MEMBER:
                best = box.piece_points[service.member] + left * MEMBER_WORTH[service.member] - gold * price
            elif service.kind == TILES:
                best = SERVICE_TILES[rank]
            else:
                best = OPERATIONS_WORTH[rank]
    credit = state.credit_worth(seat) if state.token(seat, CREDIT) else 0
    for number in box.offices_of[area]:
        office = box.offices[number]
        price = max(0, office.cost - credit)
        if price > purse or not may_buy(state, seat, number):
            continue
        worth = office.points + office_future(state, seat, office, left) - gold * price
        if worth > best:
            best = worth
    return best


def court(state: RashidState, seat: int, rank: int, purse: int, gold: float) -> float:
    """An audience, or the shame of having no pasha there (RAS-7.1)."""
    if not state.stacks[COURT * state.seats + seat] & LED_BY_PASHA:
        return -FLEE
    if rank >= RANKS:
        return 0.0
    best = 0.0
    for number in state.box.offices_of[COURT]:
        office = state.box.offices[number]
        if office.cost <= purse and may_buy(state, seat, number):
            best = max(best, office.points + 1.0 - gold * office.cost)
    return best + GENEROSITY * (1.0 if gold > 0.1 else 0.3)


def territory(state: RashidState, seat: int, land: int, ranked: list[int], rank: int, gold: float) -> float:
    """What a trade is worth, and what robbers and pirates make of it."""
    gain = trade(state, land, rank, gold)
    if not any(tile & LAND_MASK == land for tile in state.occupiers):
        return gain
    safe = False
    for ahead in ranked[:rank]:
        if clears(state, ahead, land, seat):
            safe = True
    if safe:
        return gain
    if clears(state, seat, land, seat):
        return gain - TILE
    first = seat * state.box.types
    for tile in state.occupiers:
        if tile & LAND_MASK == land:
            colour = state.box.tile_colours[kind_of(tile)]
            for kind in range(state.box.types):
                if state.box.tile_colours[kind] == colour and state.troops[first + kind]:
                    return -TILE
    return -FLEE


def trade(state: RashidState, land: int, rank: int, gold: float) -> float:
    """What a trade brings to that rank, if it comes to it."""
    if rank >= RANKS:
        return 0.0
    kinds = 0
    for good in range(GOODS):
        if state.land_goods[land * GOODS + good]:
            kinds += 1
    return gold * (TRADE_GOLD[rank] + ITEM * kinds)


def clears(state: RashidState, seat: int, land: int, viewer: int) -> bool:
    """Whether a seat's tiles beat all that lies on a territory, as far as `viewer` knows it."""
    box = state.box
    bonus = state.tile_bonus(seat)
    for colour in range(COLOURS):
        enemy = 0
        for tile in state.occupiers:
            if tile & LAND_MASK == land and box.tile_colours[kind_of(tile)] == colour:
                known = tile & (FACE_UP | 1 << SEEN_SHIFT + viewer)
                enemy += box.tile_values[kind_of(tile)] if known else UNKNOWN_TILE
        own = 0
        for kind in range(box.types):
            if box.tile_colours[kind] == colour:
                own += state.troops[seat * box.types + kind] * (box.tile_values[kind] + bonus)
        if enemy and own <= enemy:
            return False
    return True
