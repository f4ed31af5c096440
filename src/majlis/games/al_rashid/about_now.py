"""What an area would cost and bring a family as things stand, and what may go wrong there: rows of an info card, and remarks.

Only what the family knows is used: of face-down mercenary tiles their colour, and their value if it has seen them (RAS-13.3, 13.4).
"""

from __future__ import annotations

from majlis.engine.action import Facts
from majlis.engine.holdings import Remark
from majlis.games.al_rashid.box import COURT, GOODS, GUILDS, MEMBER, PALACES, PASHA, PIECES, RANKS
from majlis.games.al_rashid.guild import may_buy, office_price
from majlis.games.al_rashid.holdings import strength
from majlis.games.al_rashid.mercenaries import kind_of, tiles_on
from majlis.games.al_rashid.negotiator import held_colours
from majlis.games.al_rashid.services import service_open, service_price
from majlis.games.al_rashid.state import CREDIT, FACE_UP, LED_BY_PASHA, SEEN_SHIFT, RashidState

Rows = list[Remark]


def known(tile: int, seat: int) -> bool:
    """Whether a seat may know the value of a tile on the map (RAS-13.4)."""
    return tile & FACE_UP != 0 or tile >> SEEN_SHIFT + seat & 1 == 1


def tiles_seen(state: RashidState, land: int, seat: int | None) -> list[str]:
    """The tiles on a territory as a viewer sees them: by value, or only by colour (RAS-13.3, 13.4)."""
    box = state.box
    out: list[str] = []
    for at in tiles_on(state, land):
        tile = state.occupiers[at]
        kind = kind_of(tile)
        up = tile & FACE_UP != 0 if seat is None else known(tile, seat)
        out.append(box.tile_names[kind] if up else f"{box.colours[box.tile_colours[kind]]}_tile")
    return out


def danger(state: RashidState, seat: int, area: int) -> Rows:
    """What may go wrong for a family in an area: flight, a visit without a main action, a court without a pasha."""
    if area < GUILDS:
        return _idle(state, seat, area)
    return _court(state, seat) if area == COURT else _combat(state, seat, area - PALACES)


def shame(state: RashidState, count: int) -> Facts:
    """Shame, and the points that it costs at the end (RAS-1.8)."""
    return {"shame": count, "points": -count * state.box.shame_points}


def _combat(state: RashidState, seat: int, land: int) -> Rows:
    """RAS-9.4 to 9.7: a player without a tile of a colour there must flee; one who cannot beat all of them does not trade."""
    tiles = [state.occupiers[at] for at in tiles_on(state, land)]
    if not tiles:
        return []
    box = state.box
    names = tiles_seen(state, land, seat)
    colours = {box.tile_colours[kind_of(tile)] for tile in tiles}
    held = held_colours(state, seat)
    if not any(held >> colour & 1 for colour in colours):
        return [Remark("row-flee", {"tiles": names, **shame(state, box.shame_flee)}, "danger", "RAS-9.5")]
    for colour in sorted(colours):
        own = strength(state, seat, colour)
        least = _at_least(state, tiles, colour, seat)
        if own <= least:
            facts: Facts = {"tiles": names, "colour": box.colours[colour], "own": own, "least": least}
            return [Remark("row-too-weak", facts, "danger", "RAS-9.6")]
    return [Remark("row-fight", {"tiles": names}, "note", "RAS-9.4")]


def _at_least(state: RashidState, tiles: list[int], colour: int, seat: int) -> int:
    """The least that the tiles of a colour can amount to, as far as a seat knows."""
    box = state.box
    weakest = min(box.tile_values[kind] for kind in range(box.types) if box.tile_colours[kind] == colour)
    return sum(
        box.tile_values[kind_of(tile)] if known(tile, seat) else weakest
        for tile in tiles
        if box.tile_colours[kind_of(tile)] == colour
    )


def _court(state: RashidState, seat: int) -> Rows:
    """RAS-7.1: without a pasha there, and none left to place, a delegation leaves in shame."""
    if state.stack(COURT, seat) & LED_BY_PASHA:
        return []
    at = seat * PIECES + PASHA
    facts = shame(state, state.box.shame_court)
    if state.home[at] + state.aside[at]:
        return [Remark("row-court-needs-pasha", facts, "note", "RAS-7.1")]
    return [Remark("row-court-shame", facts, "danger", "RAS-7.1")]


def rank_at(state: RashidState, seat: int, area: int) -> int:
    """The rank of a family in an area, from 0; of one that is not there, the one it would have behind all others."""
    ranked = state.ranked(area)
    return ranked.index(seat) if seat in ranked else len(ranked)


def _idle(state: RashidState, seat: int, area: int) -> Rows:
    """RAS-6.4: a visit without a main action costs shame; mentioned if none could be paid for now."""
    rank = rank_at(state, seat, area)
    if rank >= RANKS:
        return []
    prices = [
        office_price(state, seat, office, state.token(seat, CREDIT) > 0)
        for office in state.box.offices_of[area]
        if may_buy(state, seat, office)
    ]
    if service_open(state, seat, area):
        prices.append(service_price(state, seat, area, rank))
    wealth = state.wealth(seat)
    if prices and min(prices) <= wealth:
        return []
    facts = shame(state, state.box.shame_idle)
    if not prices:
        closed = "family" if state.box.services[area].kind == MEMBER else "tiles"
        return [Remark("row-nothing-there", {"service": closed, **facts}, "danger", "RAS-6.4")]
    return [Remark("row-idle", {"price": min(prices), "wealth": wealth, **facts}, "danger", "RAS-6.4")]


def standing(state: RashidState, area: int, seat: int) -> Remark:
    """The rank and dominance of a family in an area, and who is next ahead, or next behind the first, by how much (RAS-4.3, 4.5)."""
    ranked = state.ranked(area)
    rank = ranked.index(seat)
    dominance = state.dominance(area, seat)
    facts: Facts = {"rank": rank + 1, "dominance": dominance}
    if rank == 0:
        if len(ranked) == 1:
            return Remark("remark-alone", facts, "note", "RAS-4.3")
        facts["behind"] = ranked[1]
        facts["by"] = dominance - state.dominance(area, ranked[1])
        return Remark("remark-first", facts, "note", "RAS-4.3")
    ahead = ranked[rank - 1]
    facts["ahead"] = ahead
    facts["by"] = state.dominance(area, ahead) - dominance
    if rank >= RANKS:
        return Remark("remark-fourth", facts, "loss", "RAS-4.5")
    return Remark("remark-behind", facts, "note", "RAS-4.3")


def families(state: RashidState, area: int) -> Rows:
    """Who is there, in the order of rank."""
    return [
        Remark(
            "row-family", {"family": seat, "rank": rank, "dominance": state.dominance(area, seat)}, "here", "RAS-4.3"
        )
        for rank, seat in enumerate(state.ranked(area), 1)
    ]


def goods_left(state: RashidState, land: int) -> list[str]:
    """What a territory still has: `silk-4`."""
    first = land * GOODS
    out = [
        f"{name}-{state.land_goods[first + i]}" for i, name in enumerate(state.box.goods) if state.land_goods[first + i]
    ]
    return [*out, f"credit-{state.land_credits[land]}"] if state.land_credits[land] else out
