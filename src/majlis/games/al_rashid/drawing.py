"""Chapter 1 for a page that draws: the components as plain tables."""

from __future__ import annotations

from majlis.engine.state import View
from majlis.games.al_rashid.box import COURT, GOODS, GUILDS, LANDS, PALACES, Crisis, RashidBox


def component_tables(box: RashidBox) -> View:
    """Goods, pieces, areas with what is printed on them, offices, leaders, mercenary tiles and crises (RAS-1.2 to 1.10)."""
    return {
        "goods": list(box.goods),
        "set_values": box.set_values[1:],
        "pieces": {
            name: {"dominance": box.dominance[i], "limit": box.limits[i], "points": box.piece_points[i]}
            for i, name in enumerate(box.pieces)
        },
        "palaces": [_palace(box, area) for area in range(PALACES)],
        "territories": [_territory(box, land) for land in range(LANDS)],
        "offices": {
            office.id: {
                "palace": box.areas[office.guild],
                "cost": office.cost,
                "points": office.points,
                "activated": office.activated,
                "amount": office.amount,
                "steps": [list(step) for step in office.steps],
                "rule": office.rule,
            }
            for office in box.offices
        },
        "mercenaries": {name: box.tile_counts[i] for i, name in enumerate(box.tile_names)},
        "crises": {
            "setup": [_crisis(box, crisis) for crisis in box.setup_crises],
            "turn": [_crisis(box, crisis) for crisis in box.turn_crises],
        },
        "constants": {
            "rounds": box.rounds,
            "credit_discount": box.credit_discount,
            "influence_cap": box.influence_cap,
            "shame_points": box.shame_points,
            "items_by_rank": list(box.items),
            "operation_order": [rank + 1 for rank in box.operation_order],
        },
        "reconstructed": list(box.reconstructed),
    }


def _crisis(box: RashidBox, crisis: Crisis) -> list[list[str]]:
    return [[box.areas[PALACES + land], box.colours[colour]] for land, colour in zip(crisis.lands, crisis.colours)]


def _palace(box: RashidBox, area: int) -> View:
    out: View = {"id": box.areas[area], "offices": [box.offices[office].id for office in box.offices_of[area]]}
    if area < GUILDS:
        out["leader"] = box.favours[area].leader
        out["favour_price"] = box.favours[area].price
        out["service_prices"] = list(box.services[area].prices)
        out["service_amounts"] = list(box.services[area].amounts)
    out["merchants"] = not box.no_merchants >> area & 1
    out["court"] = area == COURT
    return out


def _territory(box: RashidBox, land: int) -> View:
    goods = {
        name: box.land_goods[land * GOODS + kind]
        for kind, name in enumerate(box.goods)
        if box.land_goods[land * GOODS + kind]
    }
    return {"id": box.areas[PALACES + land], "goods": goods, "credits": box.land_credits[land]}
