"""Reads upgrades and missions from a data file: every one is an effect or a reward with its numbers."""

from __future__ import annotations

from typing import Final

from majlis.engine.components import Components, Row
from majlis.engine.errors import BadBox
from majlis.games.tadmor.box import (
    ACTION_NAMES,
    BUILDING_ACTIONS,
    DISCOUNT_MISSION,
    DISCOUNT_PRECIOUS,
    DISCOUNT_TEMPLE,
    END_BONUS,
    EPOCHS,
    FREE_MULTIPLE,
    KINGDOM_ACTIONS,
    MARKET,
    MARKET_NAMES,
    METRIC_NAMES,
    MISSION_PP,
    MISSIONS,
    MOST_SEATS,
    NO_MARKET,
    PEACE_MULTIPLIER,
    PERSONAL,
    PRECIOUS_PAY_PP,
    PRECIOUS_PICK,
    PRECIOUS_PP,
    RAID_GAIN,
    RAID_GAIN_IF_HIT,
    RAID_SAFE,
    RAID_SAFE_SELF,
    RESOURCE_NAMES,
    SHIP_BONUS,
    TAX_IMMUNITY,
    TOWER_PRESTIGE,
    TOWER_WAIVE,
    TRADE,
    TRADE_PP,
    UPGRADES,
    WAREHOUSE_LIMIT,
    WINDOW_NAMES,
    Mission,
    Upgrade,
)
from majlis.games.tadmor.stores import ONE

_EFFECT_NAMES: Final = {
    "trade": TRADE, "trade_pp": TRADE_PP, "mission_pp": MISSION_PP, "precious_pp": PRECIOUS_PP, "precious_pay_pp": PRECIOUS_PAY_PP,
    "precious_pick": PRECIOUS_PICK, "discount": DISCOUNT_MISSION, "ship_bonus": SHIP_BONUS, "tower_free_multiple": FREE_MULTIPLE,
    "tower_waive": TOWER_WAIVE, "tower_prestige": TOWER_PRESTIGE, "raid_immunity": RAID_SAFE, "raid_reveal_gain": RAID_GAIN,
    "personal_action": PERSONAL, "end_bonus": END_BONUS, "warehouse_limit": WAREHOUSE_LIMIT, "peace_multiplier": PEACE_MULTIPLIER,
    "tax_immunity": TAX_IMMUNITY,
}  # fmt: skip
_MOST_PERSONAL: Final = 5
_DISCOUNTS: Final = {"mission": DISCOUNT_MISSION, "precious": DISCOUNT_PRECIOUS, "temple": DISCOUNT_TEMPLE}
_REWARDS: Final = {
    "precious_take": 0, "temple_free_stage": 1, "temple_new_foundation": 2, "gain_ship": 3, "gain_camel": 4, "tower_levels": 5,
    "tower_destroy": 6, "raid_redirect": 7, "swap_figures": 8, "open_market": 9, "upgrade_take": 10, "gain_resources": 12,
    "draw_missions": 13, "place_figures": 14,
}  # fmt: skip
# The windows in which each reward can be claimed at all.
REWARD_WINDOWS: Final = {
    "precious_take": ["building"], "temple_free_stage": ["building"], "temple_new_foundation": ["building"], "gain_ship": ["any"],
    "gain_camel": ["any"], "tower_levels": ["building"], "tower_destroy": ["building"], "raid_redirect": ["raid_revealed"],
    "swap_figures": ["raid_resolved"], "open_market": ["action"], "upgrade_take": ["upgrade", "upgrade_end"], "gain_resources": ["action"],
    "draw_missions": ["building"], "place_figures": ["placement"],
}  # fmt: skip


def effect_name(effect: int) -> str:
    """What the data file calls an effect of an upgrade."""
    for name, number in [*_EFFECT_NAMES.items(), ("discount", DISCOUNT_PRECIOUS), ("discount", DISCOUNT_TEMPLE)]:
        if number == effect:
            return name
    return "raid_immunity" if effect == RAID_SAFE_SELF else "raid_reveal_gain"


def reward_name(reward: int) -> str:
    """What the data file calls a reward of a mission."""
    for name, number in _REWARDS.items():
        if number == reward:
            return name
    return "upgrade_take"


class Tiles:
    """The upgrades and missions of a data file."""

    def __init__(self, data: Components) -> None:
        self.data = data

    def upgrades(self) -> list[Upgrade]:
        out = [self.upgrade(row, i) for i, row in enumerate(self.data.records("upgrade", UPGRADES))]
        epochs = [tile.epoch for tile in out]
        if epochs != sorted(epochs) or set(epochs) != set(range(EPOCHS)):
            text = "upgrade: the tiles must stand in the order of their epochs, and each epoch needs some"
            raise BadBox(text, "upgrade", message="box-upgrade-order")
        if sum(1 for tile in out if tile.starting and tile.epoch == 0 and tile.two_player) < MOST_SEATS:
            text = f"upgrade: there must be {MOST_SEATS} starting tiles of epoch I, for any number of players"
            raise BadBox(text, "upgrade", message="box-starting-tiles", facts={"count": MOST_SEATS})
        if sum(1 for tile in out if tile.effect == PERSONAL) > _MOST_PERSONAL:
            text = f"upgrade: at most {_MOST_PERSONAL} personal tiles"
            raise BadBox(text, "upgrade", message="box-personal-most", facts={"most": _MOST_PERSONAL})
        return out

    def upgrade(self, row: Row, at: int) -> Upgrade:
        id = self.data.id_of(row)
        if id != f"i{at + 1}":
            raise row.wrong("id", f"be 'I{at + 1}'", "box-value", wanted=f"I{at + 1}")
        effect = row.inner("effect")
        if "op" not in effect:
            raise effect.fault("an effect needs an op", "box-sentence")
        name = effect.word("op", list(_EFFECT_NAMES))
        op = _EFFECT_NAMES[name]
        give = get = count = pp = other = number = actions = metric = draws = 0
        resource, market, repeats = -1, NO_MARKET, True
        if op == TRADE:
            give, get, count = trade_of(effect)
        elif op == TRADE_PP:
            pp = effect.number("basic_pp", 0, 30)
            other = effect.number("luxury_pp", 0, 30)
            number = effect.number("basic_per_round", 0, 9)
            count = effect.number("luxury_per_round", 0, 9)
        elif op in (MISSION_PP, TOWER_PRESTIGE):
            pp = effect.number("pp", 0, 60)
        elif op == PRECIOUS_PP:
            pp = effect.number("bought_pp", 0, 60)
            other = effect.number("free_pp", 0, 60)
        elif op == PRECIOUS_PAY_PP:
            pp = effect.number("pp", 0, 60)
            number = effect.number("per_round", 0, 9)
            if effect.flag("allow_negative"):
                raise effect.wrong("allow_negative", "be false", "box-value", wanted="false")
        elif op == DISCOUNT_MISSION:
            op = _DISCOUNTS[effect.word("target", list(_DISCOUNTS))]
            number = effect.number("amount", 0, 15)
        elif op == SHIP_BONUS:
            resource = effect.choice("resource", RESOURCE_NAMES)
            number = effect.number("amount", 0, 15)
        elif op == FREE_MULTIPLE:
            number = effect.number("of", 2, 99)
        elif op == TOWER_WAIVE:
            resource = RESOURCE_NAMES.index(effect.word("resource", RESOURCE_NAMES[:1]))
        elif op == RAID_SAFE:
            op = RAID_SAFE if effect.word("when", ["always", "self_revealed"]) == "always" else RAID_SAFE_SELF
        elif op == RAID_GAIN:
            pp = effect.number("pp", 0, 60)
            number = effect.number("gold", 0, 15)
            op = RAID_GAIN if effect.word("require", ["none", "opponent_removed"]) == "none" else RAID_GAIN_IF_HIT
        elif op == END_BONUS:
            pp = effect.number("pp", 0, 99)
            metric = effect.choice("metric", METRIC_NAMES)
            effect.word("ties", ["none"])
        elif op == WAREHOUSE_LIMIT:
            number = effect.number("limit", 0, 60)
        elif op == PEACE_MULTIPLIER:
            number = effect.number("factor", 1, 9)
        elif op == PERSONAL:
            actions = effect.mask("actions", ACTION_NAMES)
            if actions == 0 or (actions & ~BUILDING_ACTIONS and actions & ~KINGDOM_ACTIONS and actions != 1 << MARKET):
                raise effect.wrong(
                    "actions", "be market, or building actions, or kingdom actions", "box-personal-actions"
                )
            if actions == 1 << MARKET:
                market = MARKET_NAMES.index(effect.word("market", MARKET_NAMES[1:]))
            draws = effect.number_or("draw_missions", 0, 5, 0)
            pp = effect.number_or("pp_if_done", 0, 60, 0)
            repeats = effect.flag_or("repeat_board_action", True)
            row.word("accepts", ["either"])
        epoch = row.number("epoch", 1, EPOCHS) - 1
        return Upgrade(
            id=id,
            epoch=epoch,
            group=str(row.get("group")),
            phase=str(row.get("phase")),
            starting=row.flag("starting"),
            two_player=row.flag("two_player"),
            effect=op,
            give=give,
            get=get,
            count=count,
            pp=pp,
            other_pp=other,
            amount=number,
            resource=resource,
            metric=metric,
            actions=actions,
            market=market,
            draws=draws,
            repeats=repeats,
        )

    def missions(self) -> list[Mission]:
        out: list[Mission] = []
        for i, row in enumerate(self.data.records("mission", MISSIONS)):
            id = self.data.id_of(row)
            if id != f"k{i + 1}":
                raise row.wrong("id", f"be 'K{i + 1}'", "box-value", wanted=f"K{i + 1}")
            reward = row.inner("reward")
            if "op" not in reward:
                raise reward.fault("a reward needs an op", "box-sentence")
            name = reward.word("op", list(_REWARDS))
            window = WINDOW_NAMES.index(row.word("window", REWARD_WINDOWS[name]))
            op, number = _REWARDS[name], 1
            if name == "precious_take":
                reward.number("count", 1, 1)
                reward.word("pick", ["any_in_stack"])
            elif name in ("tower_levels", "tower_destroy"):
                number = reward.number("levels", 1, 20)
            elif name == "gain_resources":
                number = reward.number("count", 1, 6)
                reward.word("store", ["traded"])
            elif name == "draw_missions":
                number = reward.number("count", 1, 9)
            elif name == "place_figures":
                number = reward.number("count", 2, 9)
            elif name == "open_market":
                number = MARKET_NAMES.index(reward.word("market", MARKET_NAMES[1:]))
            elif name == "upgrade_take":
                if reward.word("from", ["board", "undrawn"]) == "undrawn":
                    op += 1
                    reward.number("count", 1, 1)
                    number = reward.number("max_epoch", 1, EPOCHS)
                else:
                    number = reward.number("count", 1, 2)
            cost = bundle(row.inner("cost"))
            out.append(Mission(id, cost, row.number("pp", 0, 199), 1 << window, op, number))
        return out


def trade_of(row: Row) -> tuple[int, int, int]:
    """What is given, what is received, and how many for one."""
    row.number("give_n", 1, 1)
    give = row.mask("give", RESOURCE_NAMES)
    get = row.mask("get", RESOURCE_NAMES)
    if give & get:
        raise row.fault("a resource cannot be traded for itself", "box-same-resource")
    return give, get, row.number("get_n", 1, 2)


def bundle(row: Row) -> int:
    """Resources by name, as a bundle (see `stores.py`)."""
    counts = row.counts(RESOURCE_NAMES, 15)
    return sum(ONE[resource] * count for resource, count in enumerate(counts))
