"""Chapter 1 for a page that draws: the components as plain tables."""

from __future__ import annotations

from typing import Final

from majlis.engine.state import View
from majlis.games.tadmor.box import (
    ACTION_NAMES,
    COLOUR_NAMES,
    DISCOUNT_MISSION,
    DISCOUNT_PRECIOUS,
    DISCOUNT_TEMPLE,
    END_BONUS,
    KINDS_OF_COLOUR,
    MARKET,
    MARKET_NAMES,
    METRIC_NAMES,
    MODE_NAMES,
    NO_REGION,
    PERSONAL,
    RAID_GAIN_IF_HIT,
    RAID_SAFE,
    RESOURCE_NAMES,
    TAKE_DISPLAYED,
    TOWER_BUILD,
    WINDOW_NAMES,
    Space,
    TadmorBox,
)
from majlis.games.tadmor.stores import amount
from majlis.games.tadmor.telling import about_mission, about_upgrade, resources_in
from majlis.games.tadmor.tiles import effect_name, reward_name

_FIGURES: Final = ["camel", "ship", "either"]
_DISCOUNTS: Final = {DISCOUNT_MISSION: "mission", DISCOUNT_PRECIOUS: "precious", DISCOUNT_TEMPLE: "temple"}


def component_tables(box: TadmorBox) -> View:
    """Spaces, upgrades, missions, stages, stacks and prices (TAD-1.1 to 1.9); `reconstructed` names what could not be had."""
    return {
        "resources": list(RESOURCE_NAMES),
        "regions": [{"id": region} for region in box.regions],
        "spaces": [_space(box, space) for space in box.spaces],
        "upgrades": {
            tile.id: {
                "epoch": tile.epoch + 1,
                "group": tile.group,
                "phase": tile.phase,
                "starting": tile.starting,
                "two_player": tile.two_player,
                "personal": tile.effect == PERSONAL,
                "op": effect_name(tile.effect),
                "pp": tile.pp,
                "other_pp": tile.other_pp,
                "amount": tile.amount,
                "give": resources_in(tile.give),
                "get": resources_in(tile.get),
                "count": tile.count,
                "resource": RESOURCE_NAMES[tile.resource] if tile.resource >= 0 else None,
                "actions": [name for i, name in enumerate(ACTION_NAMES) if tile.actions >> i & 1],
                "target": _DISCOUNTS.get(tile.effect),
                "metric": METRIC_NAMES[tile.metric] if tile.effect == END_BONUS else None,
                "always": tile.effect == RAID_SAFE,
                "if_hit": tile.effect == RAID_GAIN_IF_HIT,
                "about": about_upgrade(tile)[0],
                "parts": about_upgrade(tile)[1],
            }
            for tile in box.upgrades
        },
        "missions": {
            card.id: {
                "cost": _price(card.cost),
                "pp": card.pp,
                "window": WINDOW_NAMES[card.window.bit_length() - 1],
                "op": reward_name(card.reward),
                "amount": card.amount,
                "displayed": card.reward == TAKE_DISPLAYED,
                "about": about_mission(card)[0],
                "parts": about_mission(card)[1],
            }
            for card in box.missions
        },
        "stages": [
            {"id": name, "cost": _price(box.stage_costs[i]), "pp": box.stage_pp[i], "copies": box.stage_copies[i]}
            for i, name in enumerate(box.stages)
        ],
        "stacks": [
            {
                "colour": name,
                "price": _price(box.prices[i]),
                "kinds": box.kinds[i * KINDS_OF_COLOUR : (i + 1) * KINDS_OF_COLOUR],
            }
            for i, name in enumerate(COLOUR_NAMES)
        ],
        "tower_bands": [
            {"first": band.first, "last": band.last, "single": _price(band.single), "double": _price(band.double)}
            for band in box.bands
        ],
        "set_points": box.set_pp[1:],
        "epochs": [
            {
                "index": i + 1,
                "rounds": list(range(epoch.first, epoch.last + 1)),
                "upgrade_cost": epoch.price,
                "traitor_levels": epoch.traitor,
                "tax_gold": epoch.tax_gold,
                "tax_pp": epoch.tax_pp,
            }
            for i, epoch in enumerate(box.epochs)
        ],
        "caravan": [
            {
                "camel": box.figures_start[0] + i + 1,
                "any_of": [{"tower": tower, "missions": missions} for tower, missions in ways],
            }
            for i, ways in enumerate(box.caravan)
        ],
        "shipyard": [{"ship": box.figures_start[1] + i + 1, "each": each} for i, each in enumerate(box.shipyard)],
        "reconstructed": list(box.reconstructed),
    }


def _price(bundle: int) -> dict[str, int]:
    return {name: amount(bundle, i) for i, name in enumerate(RESOURCE_NAMES) if amount(bundle, i)}


def _space(box: TadmorBox, space: Space) -> View:
    out: View = {
        "id": space.id,
        "region": None if space.region == NO_REGION else box.regions[space.region],
        "figure": _FIGURES[space.figure],
        "action": ACTION_NAMES[space.action],
        "subphase": space.subphase,
        "sides": list(space.sides),
    }
    if space.order:
        out["order"] = space.order
    if space.action == TOWER_BUILD:
        out["mode"] = MODE_NAMES[space.mode]
    if space.action == MARKET:
        out["mode"] = MARKET_NAMES[space.mode]
    if space.resource >= 0:
        out["resource"] = RESOURCE_NAMES[space.resource]
        out["amounts"] = list(space.amounts)
    if any(space.pp):
        out["pp"] = list(space.pp)
    if space.colour >= 0:
        out["colour"] = COLOUR_NAMES[space.colour]
    if space.draws:
        out["draw_missions"] = space.draws
    return out
