"""The words of the rules by number: everything that is a small int inside and a word outside (chapters 1 and 9)."""

from __future__ import annotations

from typing import Final

MOST_PLAYERS: Final = 4

# Materials and goods, in the order of a storehouse's contents: four materials, then three goods (SAB-1.5).
MATERIALS: Final = 4
GOODS: Final = 3
ITEMS: Final = 7
GYPSUM: Final = 0
WOOD: Final = 1
MARBLE: Final = 2
CERAMIC: Final = 3
MATERIAL_NAMES: Final = ["gypsum", "wood", "marble", "ceramic"]
RAW_NAMES: Final = ["cane", "silk", "clay"]
GOOD_NAMES: Final = ["sugar", "clothes", "pottery"]
ITEM_NAMES: Final = [*MATERIAL_NAMES, *GOOD_NAMES]
CARD_NAMES: Final = ["card_sugar", "card_clothes", "card_pottery"]
"""Goods that lie on small poem 16 (SAB-7.14)."""

# Workers and the rondel (SAB-1.8). Spaces are numbered across the rings: 0-7 the outer ring, 8-13 the middle one, 14-19 the inner one.
WORKERS: Final = 4
WORKER_NAMES: Final = ["builder_1", "builder_2", "merchant", "poet"]
RING_NAMES: Final = ["outer", "middle", "inner"]
RING_SIZES: Final = [8, 6, 6]
RING_FIRST: Final = [0, 8, 14]
RING_OF_WORKER: Final = [0, 0, 1, 2]
KIND_NAMES: Final = ["builder", "merchant", "poet"]
SPACES: Final = 20
WORKSHOP: Final = -1

# Main and bonus actions (SAB-9.2).
QUARRY_SMALL: Final = 0
QUARRY_LARGE: Final = 1
STOREHOUSE: Final = 2
MARKET: Final = 3
BUILD: Final = 4
BUILD_LARGE: Final = 5
BUILD_SMALL: Final = 6
EXPORT: Final = 7
CONSOLIDATE: Final = 8
PRODUCE: Final = 9
ENGRAVE: Final = 10
REACTIVATE: Final = 11
COMMISSION: Final = 12
ACTIONS: Final = 13
ACTION_NAMES: Final = [
    *("quarry_small", "quarry_large", "storehouse", "market", "build", "build_large", "build_small"),
    *("export", "consolidate", "produce", "engrave", "reactivate", "commission"),
]

# The two displays of storehouse tiles, as bits (SAB-2.7).
LEFT: Final = 1
RIGHT: Final = 2
BOTH: Final = 3

# Heads of effect steps (SAB-9.1).
DINAR: Final = 0
PARIA: Final = 1
PRESTIGE: Final = 2
MATERIAL: Final = 3
RAW: Final = 4
GOOD: Final = 5
FAVOUR: Final = 6
SHARED: Final = 7
ACTION: Final = 8
TRANSACTION: Final = 9
PROCESS: Final = 10
CITY_BONUS: Final = 11
RED_CITY: Final = 12
BUILDING_BONUS: Final = 13
PLACE_SHIP: Final = 14
ONE_OF: Final = 15
GAIN_NAMES: Final = ["dinar", "paria", "prestige", "material", "raw", "good", "favour"]
HEADS: Final = {
    "split": SHARED,
    "action": ACTION,
    "transaction": TRANSACTION,
    "process": PROCESS,
    "city_bonus": CITY_BONUS,
    "red_city_action": RED_CITY,
    "building_bonus": BUILDING_BONUS,
    "place_ship": PLACE_SHIP,
    "choose": ONE_OF,
}

# Triggers of ongoing effects (SAB-9.4).
ON_INCOME: Final = 0
ON_START_PLAYER: Final = 1
ON_BUILD: Final = 2
ON_BUILD_LARGE: Final = 3
ON_BUILD_SMALL: Final = 4
ON_MOSAIC: Final = 5
ON_QUARRY: Final = 6
ON_EXTEND: Final = 7
ON_MARKET: Final = 8
ON_CONSOLIDATE: Final = 9
ON_PROCESS: Final = 10
TRIGGERS: Final = 11
TRIGGER_NAMES: Final = [
    *("income", "become_start_player", "build", "build_large", "build_small", "mosaic", "quarry", "expand_storehouse"),
    *("market", "consolidate", "process"),
]

# Modifier keys and their basic values (SAB-9.5).
MOVE_FREE: Final = 0
OCCUPIED_FREE: Final = 1
OCCUPIED_COST: Final = 2
SIDE_COST: Final = 3
TRANSACTIONS: Final = 4
BUY_PRICE: Final = 5
SELL_PRICE: Final = 6
MATERIAL_PRESTIGE: Final = 7
SAME_MATERIAL: Final = 8
ENGRAVE_COST: Final = 9
ENGRAVE_OPTIONAL: Final = 10
ENGRAVE_PRESTIGE: Final = 11
EXPORT_PRESTIGE: Final = 12
EXPORT_PARIA: Final = 13
EXPORT_PARIA_MORE: Final = 14
ROUTE_COST: Final = 15
ROUTE_TOTAL: Final = 16
CONSOLIDATE_COST: Final = 17
COMMISSION_DINAR: Final = 18
REST_PRESTIGE: Final = 19
REST_DINAR: Final = 20
TRIBUTE: Final = 21
SURCHARGE: Final = 22
LOOSE_BUY_PRICE: Final = 23
LOOSE_SELL_PRICE: Final = 24
"""Prices of transactions outside a Market action, which event 1 may leave alone (R-4)."""
MODIFIERS: Final = 25
MODIFIER_NAMES: Final = [
    *(
        "move_free_steps",
        "occupied_free_workers",
        "occupied_cost",
        "side_action_cost",
        "market_transactions",
        "buy_price",
    ),
    *("sell_price", "material_prestige", "same_material_allowed", "engrave_cost", "engrave_optional_max"),
    *(
        "engrave_prestige_per_material",
        "export_base_prestige",
        "export_base_paria",
        "export_paria_per_good",
        "route_cost_each",
    ),
    *("export_route_total", "consolidate_cost", "commission_dinar", "rest_prestige_loss", "rest_dinar", "tribute"),
    "tribute_surcharge",
]

# Counters (SAB-9.6). The categories stand together, as do the regions.
CATEGORY_NAMES: Final = ["palace", "fountain", "gate", "garden", "tower", "window"]
CATEGORIES: Final = 6
LARGE_CATEGORIES: Final = 3
REGION_NAMES: Final = ["europe", "maghreb", "near_east"]
COUNTER_NAMES: Final = [
    *("blue_poem", "red_poem", "small_poem", "large_poem", "poem", "small_building", "large_building", "building"),
    *("category_palace", "category_fountain", "category_gate", "category_garden", "category_tower", "category_window"),
    *(
        "category_kinds",
        "mosaic",
        "crate",
        "stored_item",
        "favour_space",
        "seal",
        "city_with_ship",
        "consolidated_city",
    ),
    *("consolidated_blue_city", "consolidated_red_city", "blue_city_with_ship", "red_city_with_ship"),
    *("europe_city_with_ship", "maghreb_city_with_ship", "near_east_city_with_ship", "chain_of_cities"),
]
BLUE_POEM: Final = 0
RED_POEM: Final = 1
SMALL_POEM: Final = 2
LARGE_POEM: Final = 3
POEM: Final = 4
SMALL_BUILDING: Final = 5
LARGE_BUILDING: Final = 6
BUILDING: Final = 7
CATEGORY: Final = 8
CATEGORY_KINDS: Final = 14
MOSAIC: Final = 15
CRATE: Final = 16
STORED_ITEM: Final = 17
FAVOUR_SPACE: Final = 18
SEAL: Final = 19
CITY_WITH_SHIP: Final = 20
CONSOLIDATED: Final = 21
CONSOLIDATED_BLUE: Final = 22
CONSOLIDATED_RED: Final = 23
BLUE_WITH_SHIP: Final = 24
RED_WITH_SHIP: Final = 25
REGION_WITH_SHIP: Final = 26
CHAIN: Final = 29

# Scoring forms (SAB-9.8).
PER: Final = 0
MAJORITY: Final = 1
SETS: Final = 2
TABLE: Final = 3
SCORE_NAMES: Final = ["per", "majority", "sets", "table"]

# Where prestige comes from: the keys of a breakdown.
FROM_START: Final = 0
FROM_BUILDINGS: Final = 1
FROM_STOREHOUSES: Final = 2
FROM_EXPORTS: Final = 3
FROM_POEMS: Final = 4
FROM_BONUSES: Final = 5
FROM_WISHES: Final = 6
FROM_TRIBUTE: Final = 7
FROM_REST: Final = 8
FROM_LARGE_POEMS: Final = 9
FROM_TRADE_CARD: Final = 10
FROM_LEFTOVERS: Final = 11
FROM_CARDS: Final = 12
SOURCES: Final = 13
SOURCE_NAMES: Final = [
    *("start", "buildings", "storehouses", "exports", "poems", "bonuses", "wishes", "tribute", "rest"),
    *("large_poems", "trade_card", "leftovers", "yusuf_cards"),
]

# Kinds of city that fit a trade card for Yusuf (SAB-13.26).
MATCH_NAMES: Final = [
    "any",
    "blue_city",
    "red_city",
    "europe",
    "maghreb",
    "near_east",
    "extends_chain",
    "least_served_region",
]
MATCH_ANY: Final = 0
MATCH_BLUE: Final = 1
MATCH_RED: Final = 2
MATCH_REGION: Final = 3
MATCH_CHAIN: Final = 6
MATCH_LEAST: Final = 7

COLOUR_NAMES: Final = ["blue", "green", "yellow", "red"]
JOKER: Final = 4
CITIES: Final = 9
GRANADA: Final = 9
HOUSES: Final = 4
EXTENSIONS: Final = 2
CRATES_OF_START: Final = 1
DEALT: Final = 2
"""Start tiles that everybody chooses from (SAB-2.14)."""
IMPOSSIBLE: Final = 999
"""More than any purse holds: the price of what cannot be done."""
