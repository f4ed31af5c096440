"""What an owner of Tadmor can enter: every component whose printed values are not known, with the sentences of effects and rewards."""

from __future__ import annotations

from typing import Final

from majlis.engine.forms import (
    Field,
    Forms,
    Json,
    Kind,
    Part,
    Sentence,
    counts,
    flag,
    number,
    numbers,
    sentence,
    symbols,
    word,
)
from majlis.games.tadmor.box import (
    ACTION_NAMES,
    BUILDING_ACTIONS,
    COLOUR_NAMES,
    EPOCHS,
    FIGURE_NAMES,
    KINGDOM_ACTIONS,
    MARKET_NAMES,
    METRIC_NAMES,
    MODE_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    WINDOW_NAMES,
)

REGION_NAMES: Final = ("palmyra", "ebla", "damascus", "antioch", "north_sea", "south_sea", "euphrates")
SUBPHASES: Final = ("raiders", "upgrade", "building", "kingdom", "any_time")
SIDES: Final = ("two", "three_four")
_MOST: Final = 15
_MARKETS: Final = tuple(MARKET_NAMES[1:])
_OWN_ACTIONS: Final = [name for at, name in enumerate(ACTION_NAMES) if (BUILDING_ACTIONS | KINGDOM_ACTIONS) >> at & 1]
"""What a personal tile may be for, besides the market: building actions or kingdom actions (TAD-13)."""


def _market() -> Field:
    return word("market", _MARKETS, "mode-")


def _effect(op: str, *slots: Field, id: str = "", **fixed: Json) -> Sentence:
    return Sentence(id or op.replace("_", "-"), {"op": op, **fixed}, slots)


def _effects() -> list[Sentence]:
    """What upgrades do (TAD-11)."""
    resource = word("resource", RESOURCE_NAMES)
    return [
        _effect(
            "trade",
            symbols("give", RESOURCE_NAMES, RESOURCES),
            symbols("get", RESOURCE_NAMES, RESOURCES),
            number("get_n", 1, 2),
            give_n=1,
        ),
        _effect(
            "trade_pp",
            number("basic_pp", 0, 30),
            number("basic_per_round", 0, 9),
            number("luxury_pp", 0, 30),
            number("luxury_per_round", 0, 9),
        ),
        _effect("mission_pp", number("pp", 0, 60)),
        _effect("precious_pp", number("bought_pp", 0, 60), number("free_pp", 0, 60)),
        _effect("precious_pay_pp", number("pp", 0, 60), number("per_round", 0, 9), allow_negative=False),
        _effect("precious_pick"),
        _effect("discount", word("target", ("mission", "precious", "temple"), "target-"), number("amount", 0, _MOST)),
        _effect("ship_bonus", number("amount", 0, _MOST), resource),
        _effect("tower_free_multiple", number("of", 2, 99)),
        _effect("tower_waive", word("resource", RESOURCE_NAMES[:1])),
        _effect("tower_prestige", number("pp", 0, 60)),
        _effect("raid_immunity", word("when", ("always", "self_revealed"), "immune-")),
        _effect(
            "raid_reveal_gain",
            number("pp", 0, 60),
            number("gold", 0, _MOST),
            word("require", ("none", "opponent_removed"), "require-"),
        ),
        _effect("personal_action", _market(), id="personal-market", actions=["market"]),
        _effect(
            "personal_action",
            symbols("actions", _OWN_ACTIONS, len(_OWN_ACTIONS), 1, "action-"),
            number("draw_missions", 0, 5, optional=True),
            number("pp_if_done", 0, 60, optional=True),
            flag("repeat_board_action", default=1),
        ),
        _effect("end_bonus", number("pp", 0, 99), word("metric", METRIC_NAMES, "metric-"), ties="none"),
        _effect("warehouse_limit", number("limit", 0, 60)),
        _effect("peace_multiplier", number("factor", 1, 9)),
        _effect("tax_immunity"),
    ]


def _rewards() -> list[Sentence]:
    """What missions bring (TAD-12)."""
    return [
        _effect("precious_take", count=1, pick="any_in_stack"),
        _effect("temple_free_stage"),
        _effect("temple_new_foundation"),
        _effect("gain_ship"),
        _effect("gain_camel"),
        _effect("tower_levels", number("levels", 1, 20)),
        _effect("tower_destroy", number("levels", 1, 20), target="any_opponent"),
        _effect("raid_redirect"),
        _effect("swap_figures", same_type=True),
        _effect("open_market", _market()),
        Sentence("upgrade-board", {"op": "upgrade_take", "from": "board"}, (number("count", 1, 2),)),
        Sentence(
            "upgrade-undrawn", {"op": "upgrade_take", "from": "undrawn", "count": 1}, (number("max_epoch", 1, EPOCHS),)
        ),
        _effect("gain_resources", number("count", 1, 6), choice="any_mix", store="traded"),
        _effect("draw_missions", number("count", 1, 9)),
        _effect("place_figures", number("count", 2, 9)),
    ]


_SPACE: Final = (
    word("region", (*REGION_NAMES, "none"), "region-"),
    word("figure", (*FIGURE_NAMES, "either"), "figure-"),
    word("action", ACTION_NAMES, "action-"),
    word("subphase", SUBPHASES, "subphase-"),
    symbols("sides", SIDES, 2, names="side-"),
    number("order", 1, 9, when=("action", ("buy_upgrade",))),
    word("mode", (*MODE_NAMES, *_MARKETS), "mode-", when=("action", ("tower_build", "market"))),
    number("draw_missions", 0, 5, optional=True, when=("action", ("temple_build",))),
    word("resource", RESOURCE_NAMES, when=("action", ("gain_resource",))),
    numbers("amounts", EPOCHS, 0, _MOST, when=("action", ("gain_resource",))),
    numbers("pp", EPOCHS, 0, 30, title="field-gifts", when=("action", ("peace_gifts",))),
    word("colour", COLOUR_NAMES, when=("action", ("buy_precious",))),
)
_ELSEWHERE: Final = {
    "region": "the name of Antioch; a region has no values",
    "raider_card": "the card of Antioch, which names its region and nothing else",
}


def forms() -> Forms:
    """All forms of Tadmor, 93 records."""
    kinds = [
        Kind(
            "missions",
            "cards",
            (
                Part(
                    "mission",
                    "title-mission",
                    (
                        counts("cost", RESOURCE_NAMES, _MOST),
                        number("pp", 0, 199),
                        sentence("reward", "reward"),
                        word("window", WINDOW_NAMES, "window-"),
                    ),
                    piece="{id}",
                ),
            ),
        ),
        Kind(
            "temple-stages",
            "cards",
            (
                Part(
                    "temple_stage",
                    "title-stage",
                    (counts("cost", RESOURCE_NAMES, _MOST), number("pp", 0, 199), number("copies", 1, 20)),
                ),
            ),
        ),
        Kind(
            "tower-levels",
            "cards",
            (
                Part(
                    "tower_band",
                    "title-band",
                    (counts("single", RESOURCE_NAMES, _MOST), counts("double", RESOURCE_NAMES, _MOST)),
                ),
            ),
        ),
        Kind("upgrades", "tiles", (Part("upgrade", "title-upgrade", (sentence("effect", "effect"),), piece="{id}"),)),
        Kind(
            "taxes",
            "board",
            (
                Part(
                    "epoch",
                    "title-epoch",
                    (
                        number("tax_pp", 0, 60),
                        number("tax_gold", 0, 20),
                        number("upgrade_cost", 1, 9),
                        number("traitor_levels", 0, 20),
                    ),
                ),
            ),
        ),
        Kind("spaces", "board", (Part("space", "title-space", _SPACE),)),
    ]
    return Forms(kinds, {"effect": _effects(), "reward": _rewards()}, (), _ELSEWHERE)
