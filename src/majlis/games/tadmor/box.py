"""The components of Tadmor (chapter 1): immutable tables read from the data file, or from an edited copy of it.

Everything is a small int inside. Resources, regions, spaces, upgrades, missions and precious goods are their places in the data file. A
*place* is where a figure may stand: first all spaces of the board, then the personal tiles (TAD-13).
"""

from __future__ import annotations

from pathlib import Path
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
class Space:
    """One action space of the board (TAD-1.9)."""

    def __init__(
        self, id: str, region: int, figure: int, action: int, subphase: str, sides: list[str], order: int, mode: int, draws: int,
        resource: int, amounts: list[int], pp: list[int], colour: int,
    ) -> None:  # fmt: skip
        self.id = id
        self.region = region
        self.figure = figure
        """CAMEL, SHIP, or EITHER."""
        self.action = action
        self.subphase = subphase
        self.sides = sides
        self.order = order
        """Of upgrade spaces: which comes first."""
        self.mode = mode
        """SINGLE or DOUBLE for towers, the market's kind for markets."""
        self.draws = draws
        """Missions drawn after a temple stage."""
        self.resource = resource
        self.amounts = amounts
        """By epoch: how much of the resource."""
        self.pp = pp
        """By epoch: what peace gifts bring."""
        self.colour = colour
        """Which stack of precious goods."""


@final
class Upgrade:
    """One upgrade tile (TAD-1.3)."""

    def __init__(
        self, id: str, epoch: int, group: str, phase: str, starting: bool, two_player: bool, effect: int, give: int, get: int, count: int,
        pp: int, other_pp: int, amount: int, resource: int, metric: int, actions: int, market: int, draws: int, repeats: bool,
    ) -> None:  # fmt: skip
        self.id = id
        self.epoch = epoch
        """From 0."""
        self.group = group
        self.phase = phase
        self.starting = starting
        self.two_player = two_player
        self.effect = effect
        self.give = give
        """Trades: bit mask of what is given."""
        self.get = get
        """Trades: bit mask of what is received."""
        self.count = count
        """Trades: how many are received for one."""
        self.pp = pp
        """Points gained, or paid (for a basic resource in TRADE_PP)."""
        self.other_pp = other_pp
        """Points for a good that was free, or paid for a luxury resource."""
        self.amount = amount
        """What the effect counts: resources saved or added, a limit, a factor, a multiple, how often in a round."""
        self.resource = resource
        self.metric = metric
        self.actions = actions
        """Personal tiles: bit mask of the actions offered; 0 for all other tiles."""
        self.market = market
        self.draws = draws
        self.repeats = repeats
        """Personal tiles: whether an action that was chosen on the board may be done here too (TAD-13.3)."""


@final
class Mission:
    """One King's mission (TAD-1.4)."""

    def __init__(self, id: str, cost: int, pp: int, window: int, reward: int, amount: int) -> None:
        self.id = id
        self.cost = cost
        """A bundle of resources, see `stores.py`."""
        self.pp = pp
        self.window = window
        self.reward = reward
        self.amount = amount
        """Levels, cards, resources or figures; for TAKE_UNDRAWN the last epoch."""


@final
class Band:
    """What tower levels from `first` to `last` cost (TAD-8.1, 8.2); bundles of resources."""

    def __init__(self, first: int, last: int, single: int, double: int) -> None:
        self.first = first
        self.last = last
        """0: no end."""
        self.single = single
        self.double = double


@final
class Epoch:
    """What changes with the epoch (TAD-1.8)."""

    def __init__(self, first: int, last: int, price: int, traitor: int, tax_gold: int, tax_pp: int) -> None:
        self.first = first
        self.last = last
        self.price = price
        self.traitor = traitor
        self.tax_gold = tax_gold
        self.tax_pp = tax_pp


@final
class Table:
    """What the number of players decides (TAD-2.1, 2.2, 2.9)."""

    def __init__(self, side: str, displayed: int, copies: int, dealt: int) -> None:
        self.side = side
        self.displayed = displayed
        self.copies = copies
        self.dealt = dealt


@final
class TadmorBox(Box):
    """All component tables. Built by `read`."""

    def __init__(
        self,
        digest: str,
        standard: bool,
        rounds: int,
        start_pp: int,
        limit: int,
        figures_start: list[int],
        figures_most: list[int],
        epochs: list[Epoch],
        tables: list[Table],
        start_goods: list[int],
        extra_goods: list[list[int]],
        removed: list[int],
        regions: list[str],
        spaces: list[Space],
        markets: list[list[int]],
        caravan: list[list[tuple[int, int]]],
        shipyard: list[int],
        bands: list[Band],
        level_pp: int,
        stages: list[str],
        stage_costs: list[int],
        stage_pp: list[int],
        stage_copies: list[int],
        prizes: list[int],
        prices: list[int],
        kinds: list[str],
        copies: list[int],
        set_pp: list[int],
        upgrades: list[Upgrade],
        missions: list[Mission],
        returned_divisor: int,
        reconstructed: list[str],
    ) -> None:
        super().__init__(digest, standard)
        self.rounds = rounds
        self.start_pp = start_pp
        self.limit = limit
        self.figures_start = figures_start
        self.figures_most = figures_most
        self.epochs = epochs
        self.tables = tables
        """By number of players."""
        self.start_goods = start_goods
        self.extra_goods = extra_goods
        """By place in the first turn order: a bit mask of resources for each pick (TAD-2.6)."""
        self.removed = removed
        """Upgrades that are not used by two players (TAD-2.8)."""
        self.regions = regions
        self.spaces = spaces
        self.markets = markets
        """By kind of market and resource given: bit mask of what one gets, four bits up the resources of which one gets two."""
        self.caravan = caravan
        """For the camels after the first three: what suffices, as (tower levels, missions) (TAD-10.3)."""
        self.shipyard = shipyard
        """For the ships after the first two: goods of each colour (TAD-10.4)."""
        self.bands = bands
        self.level_pp = level_pp
        self.stages = stages
        self.stage_costs = stage_costs
        self.stage_pp = stage_pp
        self.stage_copies = stage_copies
        self.prizes = prizes
        """Precious goods for the first players to complete a temple (TAD-8.10)."""
        self.prices = prices
        """By colour: what a precious good costs (TAD-8.12)."""
        self.kinds = kinds
        """The precious goods, three of each colour."""
        self.copies = copies
        self.set_pp = set_pp
        """Points of a set of n kinds, from n = 0 (TAD-15.2)."""
        self.upgrades = upgrades
        self.missions = missions
        self.returned_divisor = returned_divisor
        self.reconstructed = reconstructed
        """Names of the pieces whose data could not be had."""
        self._index()

    def _index(self) -> None:
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


def standard_text() -> str:
    """The text of the game's own data file."""
    return (Path(__file__).parent / "data" / "tadmor.toml").read_text(encoding="utf-8")
