"""What tiles and missions do, as messages: the id of a text and the numbers of the data file that it mentions.

Each message has a `.title` for where there is little room, those of upgrades a `.line` below it too.
"""

from __future__ import annotations

from typing import Final

from majlis.engine.action import Facts
from majlis.games.tadmor.box import (
    BUILDING_ACTIONS,
    DISCOUNT_MISSION,
    DISCOUNT_PRECIOUS,
    DISCOUNT_TEMPLE,
    END_BONUS,
    FREE_MULTIPLE,
    MARKET,
    METRIC_NAMES,
    MISSION_PP,
    PEACE_MULTIPLIER,
    PERSONAL,
    PRECIOUS_PAY_PP,
    PRECIOUS_PP,
    RAID_GAIN,
    RAID_GAIN_IF_HIT,
    RAID_SAFE,
    RAID_SAFE_SELF,
    RESOURCE_NAMES,
    SHIP_BONUS,
    TAKE_DISPLAYED,
    TAKE_UNDRAWN,
    TEMPLE_BUILD,
    TOWER_DESTROY,
    TOWER_LEVELS,
    TOWER_PRESTIGE,
    TOWER_WAIVE,
    TRADE,
    TRADE_PP,
    WAREHOUSE_LIMIT,
    Mission,
    Upgrade,
)
from majlis.games.tadmor.effect_reading import effect_name, reward_name

_COUNTED: Final = (TOWER_LEVELS, TOWER_DESTROY, TAKE_DISPLAYED)


def about_upgrade(tile: Upgrade) -> tuple[str, Facts]:
    """What an upgrade does."""
    effect = tile.effect
    name = "about-" + effect_name(effect)
    if effect == TRADE:
        return name, {"give": resources_in(tile.give), "get": resources_in(tile.get), "count": tile.count}
    if effect in (TRADE_PP, PRECIOUS_PP):
        return name, {"pp": tile.pp, "other": tile.other_pp}
    if effect in (MISSION_PP, PRECIOUS_PAY_PP, TOWER_PRESTIGE):
        return name, {"pp": tile.pp}
    if effect in (DISCOUNT_MISSION, DISCOUNT_PRECIOUS, DISCOUNT_TEMPLE):
        what = {DISCOUNT_MISSION: "mission", DISCOUNT_PRECIOUS: "precious", DISCOUNT_TEMPLE: "temple"}
        return f"{name}_{what[effect]}", {"amount": tile.amount}
    if effect == SHIP_BONUS:
        return name, {"amount": tile.amount, "resource": RESOURCE_NAMES[tile.resource]}
    if effect in (FREE_MULTIPLE, WAREHOUSE_LIMIT, PEACE_MULTIPLIER):
        return name, {"amount": tile.amount}
    if effect == TOWER_WAIVE:
        return name, {"resource": RESOURCE_NAMES[tile.resource]}
    if effect in (RAID_SAFE, RAID_SAFE_SELF):
        return name + ("_always" if effect == RAID_SAFE else "_self"), {}
    if effect == RAID_GAIN:
        return "about-raid_gain", {"amount": tile.amount, "pp": tile.pp}
    if effect == RAID_GAIN_IF_HIT:
        return "about-raid_gain_if_hit", {"pp": tile.pp}
    if effect == END_BONUS:
        return f"{name}_{METRIC_NAMES[tile.metric]}", {"pp": tile.pp}
    if effect == PERSONAL:
        if tile.actions == 1 << MARKET:
            return "about-personal_market", {}
        if tile.actions == 1 << TEMPLE_BUILD:
            return "about-personal_temple", {"pp": tile.pp}
        if tile.actions & BUILDING_ACTIONS:
            return "about-personal_building", {}
        return "about-personal_kingdom", {}
    return name, {}


def about_mission(card: Mission) -> tuple[str, Facts]:
    """What turning in a mission brings."""
    name = "about-" + reward_name(card.reward)
    if card.reward == TAKE_UNDRAWN:
        return name + "_undrawn", {}
    if card.reward == TAKE_DISPLAYED:
        name += "_board"
    if card.reward in _COUNTED or name in ("about-gain_resources", "about-draw_missions", "about-place_figures"):
        return name, {"amount": card.amount}
    return name, {}


def resources_in(mask: int) -> list[str]:
    return [name for i, name in enumerate(RESOURCE_NAMES) if mask >> i & 1]
