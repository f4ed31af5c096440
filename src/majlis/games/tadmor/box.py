"""The components of Tadmor (chapter 1): immutable tables read from the data file, or from an edited copy of it.

Everything is a small int inside. Resources, regions, spaces, upgrades, missions and precious goods are their places in the data file. A
*place* is where a figure may stand: first all spaces of the board, then the personal tiles (TAD-13).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from majlis.engine.game import Box

MOST_SEATS: Final = 4

WOOD: Final = 0
STONE: Final = 1
MARBLE: Final = 2
GOLD: Final = 3
RESOURCES: Final = 4
RESOURCE_NAMES: Final = ["wood", "stone", "marble", "gold"]
BASIC: Final = 3
"""Bit mask of the basic goods (TAD-1.1); the others are luxury goods."""
LUXURY: Final = 12

CAMEL: Final = 0
SHIP: Final = 1
EITHER: Final = 2
FIGURES: Final = 2
FIGURE_NAMES: Final = ["camel", "ship"]

REGIONS: Final = 7
NO_REGION: Final = -1

STAGES: Final = 4
STATUES: Final = 3
"""The last stage: a temple that shows it is completed."""
COLOURS: Final = 3
COLOUR_NAMES: Final = ["grey", "yellow", "red"]
KINDS: Final = 9
KINDS_OF_COLOUR: Final = 3

UPGRADES: Final = 48
MISSIONS: Final = 26
EPOCHS: Final = 3

# What a space is for (TAD-1.9).
RAIDERS: Final = 0
BUY_UPGRADE: Final = 1
TOWER_BUILD: Final = 2
TRAITOR: Final = 3
TEMPLE_BUILD: Final = 4
BUY_PRECIOUS: Final = 5
MISSION_DRAW: Final = 6
MISSION_FULFIL: Final = 7
TAX_EXEMPT: Final = 8
WAR_SUPPLIES: Final = 9
START_PLAYER: Final = 10
GAIN_RESOURCE: Final = 11
MARKET: Final = 12
CARAVAN: Final = 13
SHIPYARD: Final = 14
PEACE_GIFTS: Final = 15
ACTION_NAMES: Final = [
    *(
        "raiders",
        "buy_upgrade",
        "tower_build",
        "traitor",
        "temple_build",
        "buy_precious",
        "mission_draw",
        "mission_fulfil",
    ),
    *("tax_exempt", "war_supplies", "start_player", "gain_resource", "market", "caravan", "shipyard", "peace_gifts"),
]
BUILDING_ACTIONS: Final = (
    1 << TOWER_BUILD | 1 << TRAITOR | 1 << TEMPLE_BUILD | 1 << BUY_PRECIOUS | 1 << MISSION_DRAW | 1 << MISSION_FULFIL
)
KINGDOM_ACTIONS: Final = 1 << TAX_EXEMPT | 1 << WAR_SUPPLIES | 1 << START_PLAYER

SINGLE: Final = 0
DOUBLE: Final = 1
MODE_NAMES: Final = ["single", "double"]
NO_MARKET: Final = 0
BASIC_TO_LUXURY: Final = 1
FULL: Final = 2
MARKET_NAMES: Final = ["", "basic_to_luxury", "full"]

# What upgrades do.
TRADE: Final = 0
TRADE_PP: Final = 1
MISSION_PP: Final = 2
PRECIOUS_PP: Final = 3
PRECIOUS_PAY_PP: Final = 4
PRECIOUS_PICK: Final = 5
DISCOUNT_MISSION: Final = 6
DISCOUNT_PRECIOUS: Final = 7
DISCOUNT_TEMPLE: Final = 8
SHIP_BONUS: Final = 9
FREE_MULTIPLE: Final = 10
TOWER_WAIVE: Final = 11
TOWER_PRESTIGE: Final = 12
RAID_SAFE: Final = 13
RAID_SAFE_SELF: Final = 14
RAID_GAIN: Final = 15
RAID_GAIN_IF_HIT: Final = 16
PERSONAL: Final = 17
END_BONUS: Final = 18
WAREHOUSE_LIMIT: Final = 19
PEACE_MULTIPLIER: Final = 20
TAX_IMMUNITY: Final = 21
EFFECTS: Final = 22

# What the bonuses at the end compare (TAD-11.8).
METRIC_NAMES: Final = ["tower_levels", "mission_pp", "precious_goods", "temples_completed", "figures"]
MOST_LEVELS: Final = 0
MOST_MISSION_PP: Final = 1
MOST_GOODS: Final = 2
MOST_TEMPLES: Final = 3
MOST_FIGURES: Final = 4

# What missions bring (TAD-12).
TAKE_GOOD: Final = 0
FREE_STAGE: Final = 1
NEW_FOUNDATION: Final = 2
GAIN_SHIP: Final = 3
GAIN_CAMEL: Final = 4
TOWER_LEVELS: Final = 5
TOWER_DESTROY: Final = 6
REDIRECT: Final = 7
SWAP: Final = 8
OPEN_MARKET: Final = 9
TAKE_DISPLAYED: Final = 10
TAKE_UNDRAWN: Final = 11
GAIN_RESOURCES: Final = 12
DRAW_MISSIONS: Final = 13
PLACE_FIGURES: Final = 14

# When a fulfilled mission may be turned in, one bit each.
WINDOW_NAMES: Final = [
    "any",
    "action",
    "placement",
    "raid_revealed",
    "raid_resolved",
    "upgrade",
    "upgrade_end",
    "building",
]
ANY: Final = 1
ACTION: Final = 2
PLACEMENT: Final = 4
RAID_REVEALED: Final = 8
RAID_RESOLVED: Final = 16
UPGRADE: Final = 32
UPGRADE_END: Final = 64
BUILDING: Final = 128


@final
@dataclass(kw_only=True, eq=False)
class Space:
    """One action space of the board (TAD-1.9)."""

    id: str
    region: int
    figure: int
    """CAMEL, SHIP, or EITHER."""
    action: int
    subphase: str
    sides: list[str]
    order: int
    """Of upgrade spaces: which comes first."""
    mode: int
    """SINGLE or DOUBLE for towers, the market's kind for markets."""
    draws: int
    """Missions drawn after a temple stage."""
    resource: int
    amounts: list[int]
    """By epoch: how much of the resource."""
    pp: list[int]
    """By epoch: what peace gifts bring."""
    colour: int
    """Which stack of precious goods."""


@final
@dataclass(kw_only=True, eq=False)
class Upgrade:
    """One upgrade tile (TAD-1.3)."""

    id: str
    epoch: int
    """From 0."""
    group: str
    phase: str
    starting: bool
    two_player: bool
    effect: int
    give: int
    """Trades: bit mask of what is given."""
    get: int
    """Trades: bit mask of what is received."""
    count: int
    """Trades: how many are received for one."""
    pp: int
    """Points gained, or paid (for a basic resource in TRADE_PP)."""
    other_pp: int
    """Points for a good that was free, or paid for a luxury resource."""
    amount: int
    """What the effect counts: resources saved or added, a limit, a factor, a multiple, how often in a round."""
    resource: int
    metric: int
    actions: int
    """Personal tiles: bit mask of the actions offered; 0 for all other tiles."""
    market: int
    draws: int
    repeats: bool
    """Personal tiles: whether an action that was chosen on the board may be done here too (TAD-13.3)."""


@final
@dataclass(eq=False)
class Mission:
    """One King's mission (TAD-1.4)."""

    id: str
    cost: int
    """A bundle of resources, see `stores.py`."""
    pp: int
    window: int
    reward: int
    amount: int
    """Levels, cards, resources or figures; for TAKE_UNDRAWN the last epoch."""


@final
@dataclass(eq=False)
class Band:
    """What tower levels from `first` to `last` cost (TAD-8.1, 8.2); bundles of resources."""

    first: int
    last: int
    """0: no end."""
    single: int
    double: int


@final
@dataclass(eq=False)
class Epoch:
    """What changes with the epoch (TAD-1.8)."""

    first: int
    last: int
    price: int
    traitor: int
    tax_gold: int
    tax_pp: int


@final
@dataclass(eq=False)
class Table:
    """What the number of players decides (TAD-2.1, 2.2, 2.9)."""

    side: str
    displayed: int
    copies: int
    dealt: int


@final
@dataclass(kw_only=True, eq=False)
class TadmorBox(Box):
    """All component tables. Made by `read`.

    Each limit of TAD-18.1 is applied where the piece is gained: figures in `figures.py` (`at_most`), temple cards in `temples.py`
    (`may_build`), precious goods in `precious.py`, upgrades in `upgrades.py`, missions in `missions.py` (`can_draw`), raider cards in
    `raiders.py`.
    """

    rounds: int
    start_pp: int
    limit: int
    figures_start: list[int]
    figures_most: list[int]
    epochs: list[Epoch]
    tables: list[Table]
    """By number of players."""
    start_goods: list[int]
    extra_goods: list[list[int]]
    """By place in the first turn order: a bit mask of resources for each pick (TAD-2.6)."""
    removed: list[int]
    """Upgrades that are not used by two players (TAD-2.8)."""
    regions: list[str]
    spaces: list[Space]
    markets: list[list[int]]
    """By kind of market and resource given: bit mask of what the player gets, four bits up the resources of which it is two."""
    caravan: list[list[tuple[int, int]]]
    """For the camels after the first three: what suffices, as (tower levels, missions) (TAD-10.3)."""
    shipyard: list[int]
    """For the ships after the first two: goods of each colour (TAD-10.4)."""
    bands: list[Band]
    level_pp: int
    stages: list[str]
    stage_costs: list[int]
    stage_pp: list[int]
    stage_copies: list[int]
    prizes: list[int]
    """Precious goods for the first players to complete a temple (TAD-8.10)."""
    prices: list[int]
    """By colour: what a precious good costs (TAD-8.12)."""
    kinds: list[str]
    """The precious goods, three of each colour."""
    copies: list[int]
    set_pp: list[int]
    """Points of a set of n kinds, from n = 0 (TAD-15.2)."""
    upgrades: list[Upgrade]
    missions: list[Mission]
    returned_divisor: int

    def __post_init__(self) -> None:
        """What the tables say, looked up by what is asked in play."""
        self.region_numbers: dict[str, int] = {name: i for i, name in enumerate(self.regions)}
        self.kind_numbers: dict[str, int] = {name: i for i, name in enumerate(self.kinds)}
        self.stage_numbers: dict[str, int] = {name: i for i, name in enumerate(self.stages)}
        self.upgrade_numbers: dict[str, int] = {tile.id: i for i, tile in enumerate(self.upgrades)}
        self.mission_numbers: dict[str, int] = {card.id: i for i, card in enumerate(self.missions)}
        self.space_count = len(self.spaces)
        self.personal: list[int] = [i for i, tile in enumerate(self.upgrades) if tile.effect == PERSONAL]
        self.place_count = self.space_count + len(self.personal)
        self.place_names: list[str] = [space.id for space in self.spaces] + [self.upgrades[i].id for i in self.personal]
        self.place_numbers: dict[str, int] = {name: i for i, name in enumerate(self.place_names)}
        self.tile_places: list[int] = [-1] * len(self.upgrades)
        """By upgrade: its place if it is a personal tile."""
        for at, number in enumerate(self.personal):
            self.tile_places[number] = self.space_count + at
        self.actions: list[int] = [1 << space.action for space in self.spaces] + [
            self.upgrades[i].actions for i in self.personal
        ]
        """By place: bit mask of the actions that a figure there may do."""
        self.accepts: list[int] = [space.figure for space in self.spaces] + [EITHER] * len(self.personal)
        self.with_effect: list[list[int]] = [[] for _ in range(EFFECTS)]
        self.effect_masks: list[int] = [0] * EFFECTS
        for i, tile in enumerate(self.upgrades):
            self.with_effect[tile.effect].append(i)
            self.effect_masks[tile.effect] |= 1 << i
        self.mission_masks: list[int] = []
        """By bit of a window: the missions that may be turned in there."""
        for bit in range(len(WINDOW_NAMES)):
            mask = 0
            for i, card in enumerate(self.missions):
                if card.window == 1 << bit:
                    mask |= 1 << i
            self.mission_masks.append(mask)
        self.reward_masks: list[int] = [0] * (PLACE_FIGURES + 1)
        for i, card in enumerate(self.missions):
            self.reward_masks[card.reward] |= 1 << i
        self.places_for: list[list[int]] = []
        """By action: the places where it can be done."""
        for action in range(len(ACTION_NAMES)):
            self.places_for.append([place for place in range(self.place_count) if self.actions[place] >> action & 1])
        self.place_masks: list[int] = []
        """The same as bit masks."""
        for places in self.places_for:
            mask = 0
            for place in places:
                mask |= 1 << place
            self.place_masks.append(mask)
        self.board_mask = (1 << self.space_count) - 1
        self.waiting_mask = self.place_masks[CARAVAN] | self.place_masks[SHIPYARD]
        """Where figures may wait for a requirement."""
        self.early_mask = self.place_masks[GAIN_RESOURCE] | self.place_masks[PEACE_GIFTS]
        upgrade_spaces = self.places_for[BUY_UPGRADE]
        self.upgrade_spaces: list[int] = sorted(upgrade_spaces, key=self.order_of)
        self.on_side: list[list[bool]] = []
        """By number of players and place: whether it can be stood on at all."""
        for table in self.tables:
            on = [table.side in space.sides for space in self.spaces]
            self.on_side.append(on + [True] * len(self.personal))
        self.places_of: list[list[int]] = []
        """By number of players: the spaces of the board side in use."""
        for on in self.on_side:
            self.places_of.append([i for i in range(self.space_count) if on[i]])
        self.in_region: list[list[int]] = []
        for region in range(len(self.regions)):
            self.in_region.append([i for i, space in enumerate(self.spaces) if space.region == region])

    def order_of(self, place: int) -> int:
        """The number of an upgrade space (TAD-6.1)."""
        return self.spaces[place].order

    def epoch_of(self, round: int) -> int:
        """From 0."""
        for i, epoch in enumerate(self.epochs):
            if round <= epoch.last:
                return i
        return EPOCHS - 1

    def band_of(self, level: int) -> Band:
        """The band that a tower level belongs to (TAD-8.1)."""
        for band in self.bands:
            if band.last == 0 or level <= band.last:
                return band
        return self.bands[-1]
