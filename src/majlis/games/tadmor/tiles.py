"""Reads upgrades and missions from a data file: every one is an effect or a reward with its numbers."""

from __future__ import annotations

from typing import Final

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
from majlis.games.tadmor.records import Records, Row

_EFFECT_NAMES: Final = {
    "trade": TRADE, "trade_pp": TRADE_PP, "mission_pp": MISSION_PP, "precious_pp": PRECIOUS_PP, "precious_pay_pp": PRECIOUS_PAY_PP,
    "precious_pick": PRECIOUS_PICK, "discount": DISCOUNT_MISSION, "ship_bonus": SHIP_BONUS, "tower_free_multiple": FREE_MULTIPLE,
    "tower_waive": TOWER_WAIVE, "tower_prestige": TOWER_PRESTIGE, "raid_immunity": RAID_SAFE, "raid_reveal_gain": RAID_GAIN,
    "personal_action": PERSONAL, "end_bonus": END_BONUS, "warehouse_limit": WAREHOUSE_LIMIT, "peace_multiplier": PEACE_MULTIPLIER,
    "tax_immunity": TAX_IMMUNITY,
}  # fmt: skip
_DISCOUNTS: Final = {"mission": DISCOUNT_MISSION, "precious": DISCOUNT_PRECIOUS, "temple": DISCOUNT_TEMPLE}
_REWARDS: Final = {
    "precious_take": 0, "temple_free_stage": 1, "temple_new_foundation": 2, "gain_ship": 3, "gain_camel": 4, "tower_levels": 5,
    "tower_destroy": 6, "raid_redirect": 7, "swap_figures": 8, "open_market": 9, "upgrade_take": 10, "gain_resources": 12,
    "draw_missions": 13, "place_figures": 14,
}  # fmt: skip
# The windows in which each reward can be claimed at all.
_REWARD_WINDOWS: Final = {
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


class Tiles(Records):
    """The upgrades and missions of a data file."""

    def upgrades(self) -> list[Upgrade]:
        out = [self.upgrade(where, row, i) for i, (where, row) in enumerate(self.rows("upgrade", UPGRADES))]
        epochs = [tile.epoch for tile in out]
        if epochs != sorted(epochs) or set(epochs) != set(range(EPOCHS)):
            raise BadBox("upgrade: the tiles must stand in the order of their epochs, and each epoch needs some")
        if sum(1 for tile in out if tile.starting and tile.epoch == 0 and tile.two_player) < MOST_SEATS:
            raise BadBox(f"upgrade: there must be {MOST_SEATS} starting tiles of epoch I, for any number of players")
        if sum(1 for tile in out if tile.effect == PERSONAL) > 5:
            raise BadBox("upgrade: at most 5 personal tiles")
        return out

    def upgrade(self, where: str, row: Row, at: int) -> Upgrade:
        id = self.id_of(row, where)
        if id != f"i{at + 1}":
            raise BadBox(f"{where}: id must be 'I{at + 1}', not {row.get('id')!r}")
        effect = self.inner(row, where, "effect")
        name = self.word(effect, where, "op", list(_EFFECT_NAMES))
        op = _EFFECT_NAMES[name]
        give = get = count = pp = other = number = actions = metric = draws = 0
        resource, market, repeats = -1, NO_MARKET, True
        if op == TRADE:
            give, get, count = self.trade(effect, where)
        elif op == TRADE_PP:
            pp = self.number(effect, where, "basic_pp", 0, 30)
            other = self.number(effect, where, "luxury_pp", 0, 30)
            number = self.number(effect, where, "basic_per_round", 0, 9)
            count = self.number(effect, where, "luxury_per_round", 0, 9)
        elif op in (MISSION_PP, TOWER_PRESTIGE):
            pp = self.number(effect, where, "pp", 0, 60)
        elif op == PRECIOUS_PP:
            pp = self.number(effect, where, "bought_pp", 0, 60)
            other = self.number(effect, where, "free_pp", 0, 60)
        elif op == PRECIOUS_PAY_PP:
            pp = self.number(effect, where, "pp", 0, 60)
            number = self.number(effect, where, "per_round", 0, 9)
            self.word({"allow_negative": str(effect.get("allow_negative"))}, where, "allow_negative", ["False"])
        elif op == DISCOUNT_MISSION:
            op = _DISCOUNTS[self.word(effect, where, "target", list(_DISCOUNTS))]
            number = self.number(effect, where, "amount", 0, 15)
        elif op == SHIP_BONUS:
            resource = RESOURCE_NAMES.index(self.word(effect, where, "resource", RESOURCE_NAMES))
            number = self.number(effect, where, "amount", 0, 15)
        elif op == FREE_MULTIPLE:
            number = self.number(effect, where, "of", 2, 99)
        elif op == TOWER_WAIVE:
            resource = RESOURCE_NAMES.index(self.word(effect, where, "resource", RESOURCE_NAMES[:1]))
        elif op == RAID_SAFE:
            op = (
                RAID_SAFE
                if self.word(effect, where, "when", ["always", "self_revealed"]) == "always"
                else RAID_SAFE_SELF
            )
        elif op == RAID_GAIN:
            pp = self.number(effect, where, "pp", 0, 60)
            number = self.number(effect, where, "gold", 0, 15)
            op = (
                RAID_GAIN
                if self.word(effect, where, "require", ["none", "opponent_removed"]) == "none"
                else RAID_GAIN_IF_HIT
            )
        elif op == END_BONUS:
            pp = self.number(effect, where, "pp", 0, 99)
            metric = METRIC_NAMES.index(self.word(effect, where, "metric", METRIC_NAMES))
            self.word(effect, where, "ties", ["none"])
        elif op == WAREHOUSE_LIMIT:
            number = self.number(effect, where, "limit", 0, 60)
        elif op == PEACE_MULTIPLIER:
            number = self.number(effect, where, "factor", 1, 9)
        elif op == PERSONAL:
            for word in self.words(effect, where, "actions", ACTION_NAMES):
                actions |= 1 << ACTION_NAMES.index(word)
            if actions == 0 or (actions & ~BUILDING_ACTIONS and actions & ~KINGDOM_ACTIONS and actions != 1 << MARKET):
                raise BadBox(f"{where}: actions must be market, or building actions, or kingdom actions")
            if actions == 1 << MARKET:
                market = MARKET_NAMES.index(self.word(effect, where, "market", MARKET_NAMES[1:]))
            draws = self.number_or(effect, where, "draw_missions", 0, 5, 0)
            pp = self.number_or(effect, where, "pp_if_done", 0, 60, 0)
            repeats = self.flag(effect, where, "repeat_board_action") if "repeat_board_action" in effect else True
            self.word(row, where, "accepts", ["either"])
        epoch = self.number(row, where, "epoch", 1, EPOCHS) - 1
        return Upgrade(
            id, epoch, str(row.get("group")), str(row.get("phase")), self.flag(row, where, "starting"),
            self.flag(row, where, "two_player"), op, give, get, count, pp, other, number, resource, metric,
            actions, market, draws, repeats,
        )  # fmt: skip

    def missions(self) -> list[Mission]:
        out: list[Mission] = []
        for i, (where, row) in enumerate(self.rows("mission", MISSIONS)):
            id = self.id_of(row, where)
            if id != f"k{i + 1}":
                raise BadBox(f"{where}: id must be 'K{i + 1}', not {row.get('id')!r}")
            reward = self.inner(row, where, "reward")
            name = self.word(reward, where, "op", list(_REWARDS))
            window = WINDOW_NAMES.index(self.word(row, where, "window", _REWARD_WINDOWS[name]))
            op, number = _REWARDS[name], 1
            if name == "precious_take":
                self.number(reward, where, "count", 1, 1)
                self.word(reward, where, "pick", ["any_in_stack"])
            elif name in ("tower_levels", "tower_destroy"):
                number = self.number(reward, where, "levels", 1, 20)
            elif name == "gain_resources":
                number = self.number(reward, where, "count", 1, 6)
                self.word(reward, where, "store", ["traded"])
            elif name == "draw_missions":
                number = self.number(reward, where, "count", 1, 9)
            elif name == "place_figures":
                number = self.number(reward, where, "count", 2, 9)
            elif name == "open_market":
                number = MARKET_NAMES.index(self.word(reward, where, "market", MARKET_NAMES[1:]))
            elif name == "upgrade_take":
                if self.word(reward, where, "from", ["board", "undrawn"]) == "undrawn":
                    op += 1
                    self.number(reward, where, "count", 1, 1)
                    number = self.number(reward, where, "max_epoch", 1, EPOCHS)
                else:
                    number = self.number(reward, where, "count", 1, 2)
            cost = self.bundle(self.inner(row, where, "cost"), where)
            out.append(Mission(id, cost, self.number(row, where, "pp", 0, 199), 1 << window, op, number))
        return out

    def trade(self, row: Row, where: str) -> tuple[int, int, int]:
        """What is given, what is received, and how many for one."""
        self.number(row, where, "give_n", 1, 1)
        give = self.resource_mask(row, where, "give")
        get = self.resource_mask(row, where, "get")
        if give & get:
            raise BadBox(f"{where}: a resource cannot be traded for itself")
        return give, get, self.number(row, where, "get_n", 1, 2)
