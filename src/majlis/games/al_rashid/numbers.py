"""What the board shows beside the pieces: prices as the viewer would pay them, what goods and tiles count, and defaults for choices.

Everything is worked out by the functions that the rules themselves use, so options and edited data are taken into account.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from majlis.games.al_rashid.box import COURT, GOODS, GUILDS, MEMBER, OPERATIONS, PALACES, RANKS, RashidBox
from majlis.games.al_rashid.combat import COLOURS, TILE_MASK, enemy_strength, winning
from majlis.games.al_rashid.favours import favour_price, leaders_at
from majlis.games.al_rashid.goods import GOOD_MASK, set_worths, shift, worth
from majlis.games.al_rashid.guild import may_buy, office_price
from majlis.games.al_rashid.mercenaries import colour_mask, tiles_on
from majlis.games.al_rashid.parts import PAYMENTS, TILE_BITS, TROOPS
from majlis.games.al_rashid.payment import Paying
from majlis.games.al_rashid.services import service_open, service_price
from majlis.games.al_rashid.state import CREDIT, FACE_UP, RashidState


class RankNumbers(TypedDict):
    """The service of a guild at one rank."""

    price: int
    amount: int
    possible: bool
    """Whether the viewer could get it now, price included; always true for a spectator."""


class ServiceNumbers(TypedDict):
    """The service of a guild."""

    brings: Literal["operations", "tiles", "member"]
    ranks: list[RankNumbers]


class OfficeNumbers(TypedDict):
    """An office as the viewer would pay it."""

    price: int
    with_credit: int
    possible: bool
    """Whether it is on display and the viewer could pay for it now, with a credit if there is one; never true for a spectator."""


class ShameNumbers(TypedDict):
    """How much shame is taken, and for what."""

    idle: int
    flee: int
    court: int


class FightNumbers(TypedDict):
    """The combat for the territory that is being resolved."""

    enemies: dict[str, int]
    """The strength of each colour that lies there."""
    beaten_by: dict[str, int]
    """The least own strength that beats each of them (RAS-9.6)."""
    tiles: dict[str, int]
    """What each of the viewer's tiles counts."""


class RashidNumbers(TypedDict):
    """All numbers for one viewer."""

    set_values: list[int]
    """What a set of 1, 2, 3 … different goods is worth."""
    sets: list[int]
    """What the viewer's goods are worth set by set."""
    credit: int
    """What a credit takes off an office."""
    ranks: int
    """How many ranks take part."""
    items: list[int]
    """Items of a trade, by rank."""
    shame: ShameNumbers
    services: dict[str, ServiceNumbers]
    favours: dict[str, dict[str, int]]
    """By guild palace, the leaders whose favour is available there, and its price."""
    offices: dict[str, OfficeNumbers]
    fight: FightNumbers | None
    proposal: list[str]
    """The payment that leaves most, or the fewest tiles that win: a default for the viewer's choice."""


def numbers(state: RashidState, seat: int | None) -> RashidNumbers:
    """The numbers for a seat; None is a spectator, who sees what is printed. A proposal is for whoever has to choose (RAS-5.4, 9.13)."""
    box = state.box
    return {
        "set_values": box.set_values[1:],
        "sets": [] if seat is None else set_worths(box, state.stock, seat * GOODS),
        "credit": box.credit_discount if seat is None else state.credit_worth(seat),
        "ranks": RANKS,
        "items": list(box.items),
        "shame": {"idle": box.shame_idle, "flee": box.shame_flee, "court": box.shame_court},
        "services": {box.areas[area]: _service(state, seat, area) for area in range(GUILDS)},
        "favours": {box.areas[area]: _favours(state, area) for area in range(GUILDS)},
        "offices": _offices(state, seat),
        "fight": _fight(state, seat),
        "proposal": [] if seat is None or seat not in state.waiting else _proposal(state, seat),
    }


def without_forecasts(numbers: RashidNumbers) -> RashidNumbers:
    """The same without the proposal: what to pay or to fight with is what a puzzle asks."""
    out = numbers.copy()
    out["proposal"] = []
    return out


def _service(state: RashidState, seat: int | None, area: int) -> ServiceNumbers:
    """What a service costs and brings by rank (RAS-6.8), and whether it is open (RAS-6.7)."""
    service = state.box.services[area]
    ranks: list[RankNumbers] = []
    if seat is None:
        for rank in range(RANKS):
            ranks.append({"price": service.prices[rank], "amount": service.amounts[rank], "possible": True})
    else:
        there = service_open(state, seat, area)
        wealth = state.wealth(seat)
        for rank in range(RANKS):
            price = service_price(state, seat, area, rank)
            ranks.append({"price": price, "amount": service.amounts[rank], "possible": there and price <= wealth})
    return {
        "brings": "member" if service.kind == MEMBER else "operations" if service.kind == OPERATIONS else "tiles",
        "ranks": ranks,
    }


def _favours(state: RashidState, area: int) -> dict[str, int]:
    leaders = leaders_at(state, area)
    return {
        favour.leader: favour_price(state, area, leader)
        for leader, favour in enumerate(state.box.favours)
        if leaders >> leader & 1
    }


def _offices(state: RashidState, seat: int | None) -> dict[str, OfficeNumbers]:
    out: dict[str, OfficeNumbers] = {}
    if seat is None:
        for office in state.box.offices:
            less = max(0, office.cost - state.box.credit_discount)
            out[office.id] = {"price": office.cost, "with_credit": less, "possible": False}
        return out
    wealth = state.wealth(seat)
    credit = state.token(seat, CREDIT) > 0
    for number, office in enumerate(state.box.offices):
        price = office_price(state, seat, number, False)
        less = office_price(state, seat, number, True)
        payable = price <= wealth or (credit and less <= wealth)
        out[office.id] = {"price": price, "with_credit": less, "possible": payable and may_buy(state, seat, number)}
    return out


def _fight(state: RashidState, seat: int | None) -> FightNumbers | None:
    """Shown once the tiles of a territory have been turned up (RAS-9.2, 9.6); until then nobody knows them (RAS-13.3)."""
    land = state.area - PALACES
    if state.area <= COURT:
        return None
    tiles = tiles_on(state, land)
    if not tiles or any(not state.occupiers[at] & FACE_UP for at in tiles):
        return None
    box = state.box
    colours = colour_mask(state, land)
    enemies = {name: enemy_strength(state, land, i) for i, name in enumerate(box.colours) if colours >> i & 1}
    beaten_by = {name: strength + 1 for name, strength in enemies.items()}
    if seat is None:
        return {"enemies": enemies, "beaten_by": beaten_by, "tiles": {}}
    bonus = state.tile_bonus(seat)
    first = seat * box.types
    held = {name: box.tile_values[i] + bonus for i, name in enumerate(box.tile_names) if state.troops[first + i]}
    return {"enemies": enemies, "beaten_by": beaten_by, "tiles": held}


def _proposal(state: RashidState, seat: int) -> list[str]:
    choice = state.choice
    if isinstance(choice, Paying):
        return PAYMENTS.words(state, sparing(state, seat, choice.ways))
    if choice.prompt == "prompt-fight":
        return TROOPS.words(state, cheapest_win(state, seat))
    return []


def sparing(state: RashidState, seat: int, ways: list[int]) -> int:
    """The payment after which the goods that are left are worth most; of equals the one with fewer goods."""
    first = seat * GOODS
    stock = state.stock[first : first + GOODS]
    best = ways[0]
    most = -1
    for way in ways:  # fewer goods come first
        left = worth(state.box, [stock[kind] - (way >> shift(kind) & GOOD_MASK) for kind in range(GOODS)], 0)
        if left > most:
            best = way
            most = left
    return best


def cheapest_win(state: RashidState, seat: int) -> int:
    """The fewest tiles that clear the territory, the weakest if tied; 0 if it cannot be cleared (RAS-9.6, 9.13)."""
    box = state.box
    land = state.area - PALACES
    colours = colour_mask(state, land)
    out = 0
    for colour in range(COLOURS):
        if not colours >> colour & 1:
            continue
        enemy = enemy_strength(state, land, colour)
        sets = winning(box, state.troops, seat * box.types, colour, enemy, state.tile_bonus(seat))
        if not sets:
            return 0
        out += min(sets, key=lambda commitment: _cost(box, commitment))
    return out


def _cost(box: RashidBox, commitment: int) -> int:
    """Fewer tiles first, then less value."""
    out = 0
    for kind in range(box.types):
        out += (commitment >> kind * TILE_BITS & TILE_MASK) * (1000 + box.tile_values[kind])
    return out
