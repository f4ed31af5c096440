"""The components of Sabika (chapter 1): immutable tables read from the data file, or from an edited copy of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from majlis.engine.game import Box
from majlis.games.sabika.words import (
    CITIES,
    DINAR,
    PARIA,
    PRESTIGE,
    RING_NAMES,
    RING_SIZES,
    SPACES,
    TRIGGERS,
)

NOTHING: Final = 0
"""Numbers of tiles and cards begin with 1, as they are printed; 0 is an empty place."""


@final
@dataclass(kw_only=True, eq=False)
class EffectStep:
    """One step of an effect (SAB-9.1)."""

    head: int
    n: int
    kinds: list[int]
    """Materials to choose from."""
    per: int
    """A counter that multiplies n; -1: none."""
    every: int
    most: int
    action: int
    ways: list[Effect]
    """The effects to choose from."""


@final
class Effect:
    """A list of steps, carried out in order. `id` says where it is printed; it is unique in a box."""

    def __init__(self, id: str, source: str, steps: list[EffectStep]) -> None:
        self.digest = id
        self.source = source
        """The piece that it is printed on."""
        self.steps = steps
        self.plain = all(step.head in (DINAR, PARIA, PRESTIGE) for step in steps)
        """Only gains without a choice: then its order among others makes no difference (SAB-9.9)."""


@final
@dataclass(eq=False)
class Ongoing:
    """One entry of a blue poem (SAB-9.3): a trigger with its effect; modifiers and stores stand in the box."""

    trigger: int
    material: int
    """The material that must have been used; -1: any."""
    effect: Effect


@final
@dataclass(eq=False)
class Modifier:
    """A number of the game that is set or changed (SAB-9.3, 9.5)."""

    key: int
    sets: bool
    n: int


@final
@dataclass(eq=False)
class Score:
    """How a large poem or a trade card scores (SAB-9.8)."""

    kind: int
    counters: list[int]
    n: int
    most: int
    values: list[int]


@final
@dataclass(eq=False)
class LargeBuilding:
    number: int
    era: int
    category: int
    least_players: int
    effect: Effect


@final
@dataclass(eq=False)
class SmallBuilding:
    number: int
    category: int
    base: int
    left: int
    right: int


@final
@dataclass(eq=False)
class SmallPoem:
    number: int
    triggers: list[Ongoing]
    modifiers: list[Modifier]
    crates: int
    """What the card itself stores when it is blue (SAB-7.14)."""
    on_store: Effect | None
    red: Effect


@final
@dataclass(eq=False)
class LargePoem:
    id: str
    letter: str
    out_in_solo: bool
    score: Score


@final
@dataclass(eq=False)
class CityTile:
    number: int
    red: bool
    demand: int
    """Bit mask of goods."""
    bonus: Effect
    effect: Effect
    """The income of a blue tile, the action of a red one."""


@final
@dataclass(eq=False)
class Slot:
    """A place of a side action (SAB-1.9)."""

    id: str
    raw: bool
    spaces: list[int]
    """The spaces that touch it, by the numbers in `words.py`."""
    boards: int
    """Bit mask by number of players."""
    closed: int


@final
@dataclass(eq=False)
class WishLine:
    counter: int
    n: int


@final
@dataclass(eq=False)
class Wish:
    id: str
    letter: str
    lines: list[WishLine]


@final
@dataclass(eq=False)
class TradeCard:
    number: int
    match: int
    score: Score


@final
@dataclass(eq=False)
class RuleEvent:
    """An event of the expert mode (chapter 12)."""

    number: int
    good: bool
    modifiers: list[Modifier]


@final
@dataclass(kw_only=True, eq=False)
class YusufCard:
    id: str
    worker: int
    """0 builder, 1 merchant, 2 poet."""
    target: int
    clears: bool
    actions: list[int]
    prestige: int
    paria: int
    per: int
    """A counter; -1: none."""


@final
@dataclass(eq=False)
class TrackSpace:
    """A space of the round track (SAB-1.11)."""

    era: int
    wish: bool
    event_change: bool
    tribute: int


@final
@dataclass(eq=False)
class SetupRow:
    """What the number of players changes (chapter 2)."""

    poems_open: int
    large_poems: int


@final
@dataclass(eq=False)
class Level:
    """A level of the solo mode (SAB-13.25)."""

    id: str
    good: int
    bad: int
    prestige: int


@final
@dataclass(eq=False)
class Constants:
    """The numbers of the rules that are printed."""

    values: dict[str, int]

    def __post_init__(self) -> None:
        self.start_prestige = self.values["start_prestige"]
        self.step_cost = self.values["move_cost_per_extra_step"]
        self.quarry_items = self.values["quarry_items"]
        self.market_dinar = self.values["market_dinar"]
        self.refresh_cost = self.values["build_refresh_cost"]
        self.refresh_prestige = self.values["build_refresh_prestige"]
        self.build_optional = self.values["build_optional_max"]
        self.large_poems_most = self.values["large_poems_max"]
        self.export_most = self.values["export_goods_max"]
        self.demand_prestige = self.values["export_demand_prestige"]
        self.demand_paria = self.values["export_demand_paria"]
        self.others_prestige = self.values["consolidate_others_prestige"]
        self.others_dinar = self.values["consolidate_others_dinar"]
        self.process_most = self.values["produce_process_max"]
        self.commission_per = self.values["commission_per_poems"]
        self.tribute_dinar = self.values["tribute_dinar_per_paria"]
        self.yusuf_crates = self.values["yusuf_crates"]
        self.yusuf_consolidated = self.values["yusuf_prestige_when_player_consolidates"]
        self.yusuf_large_most = self.values["yusuf_large_poems_max"]
        self.buy_raw = self.values["buy_raw"]
        self.sell_good = self.values["sell_good"]
        self.exchange_down = self.values["exchange_down_dinar"]
        self.exchange_up = self.values["exchange_up_dinar"]
        self.final_seal = self.values["final_seal"]
        self.final_good = self.values["final_good"]
        self.wish_tower = [self.values[f"wish_tower_{place}"] for place in (1, 2, 3)]
        """What an element of the wish at each place of the tower is worth, from the top, if the values are printed there (R-53)."""


@final
@dataclass(kw_only=True, eq=False)
class SabikaBox(Box):
    """Everything in the box."""

    tables: dict[str, object]
    """The data file as it was read, for pages that draw."""
    constants: Constants
    material_prestige: list[int]
    buy: list[int]
    sell: list[int]
    final_material: list[int]
    tokens: list[int]
    engrave_base: list[int]
    """By colour: blue, red, large (SAB-7.2)."""
    engrave_more: list[int]
    extend_prestige: list[int]
    side_cost: list[int]
    """By kind of slot (raw, marble) and worker (builder, merchant, poet)."""
    majority: list[int]
    base_modifiers: list[int]
    mains: list[int]
    """The main action of each space."""
    displays: list[int]
    """The display beside a storehouse space, as a bit; 0 elsewhere."""
    slots: list[Slot]
    """Raw slots first."""
    sultans: list[list[int]]
    """By number of players: where the sultan's workers start."""
    setups: list[SetupRow]
    start_dinars: list[int]
    track: list[TrackSpace]
    """By space, from 1."""
    favour: list[Effect]
    favour_last: int
    wishes: list[Wish]
    start_tiles: list[Effect]
    """By number, from 1."""
    large: list[LargeBuilding]
    """By number, from 1; so are all tiles and cards below that have numbers."""
    small: list[SmallBuilding]
    mosaic_bonus: list[Effect]
    mosaic_left: list[int]
    tile_crates: list[int]
    tile_effects: list[Effect]
    poems: list[SmallPoem]
    large_poems: list[LargePoem]
    """From 0."""
    trade_cards: list[TradeCard]
    cities: list[str]
    """The nine cities, then Granada."""
    regions: list[int]
    routes: list[tuple[int, int, int]]
    city_tiles: list[CityTile]
    events: list[RuleEvent]
    yusuf_cards: list[YusufCard]
    """From 0."""
    levels: list[Level]

    def __post_init__(self) -> None:
        """What the tables say, looked up by what is asked in play."""
        self.raw_slots = sum(1 for slot in self.slots if slot.raw)
        self.spaces: list[str] = []
        self.ring_of: list[int] = []
        for ring in range(3):
            for index in range(RING_SIZES[ring]):
                self.spaces.append(f"{RING_NAMES[ring]}_{index}")
                self.ring_of.append(ring)
        self.space_numbers: dict[str, int] = {name: i for i, name in enumerate(self.spaces)}
        self.slot_numbers: dict[str, int] = {slot.id: i for i, slot in enumerate(self.slots)}
        self.city_numbers: dict[str, int] = {name: i for i, name in enumerate(self.cities[:CITIES])}
        self.touching: list[list[int]] = [[] for _ in range(SPACES)]
        for number, slot in enumerate(self.slots):
            for space in slot.spaces:
                self.touching[space].append(number)
        self.era_masks: list[int] = [0, 0, 0]
        for building in self.large[1:]:
            self.era_masks[building.era] |= 1 << building.number
        self.trigger_masks: list[int] = [0] * TRIGGERS
        self.store_mask = 0
        for poem in self.poems[1:]:
            for entry in poem.triggers:
                self.trigger_masks[entry.trigger] |= 1 << poem.number
            if poem.crates:
                self.store_mask |= 1 << poem.number
        self.neighbours: list[int] = [0] * (CITIES + 1)
        for a, b, _ in self.routes:
            self.neighbours[a] |= 1 << b
            self.neighbours[b] |= 1 << a
        self.distances: list[list[int]] = [self._distances(more) for more in range(4)]
        """All ways between cities and Granada, by the surcharge on every route (R-27)."""
        self.region_masks: list[int] = [0, 0, 0]
        for city in range(CITIES):
            self.region_masks[self.regions[city]] |= 1 << city
        self.yusuf_decks: list[list[int]] = [[], [], []]
        for number, card in enumerate(self.yusuf_cards):
            self.yusuf_decks[card.worker].append(number)

    def _distances(self, more: int) -> list[int]:
        """The cheapest way between any two places with that surcharge on every route (Floyd and Warshall)."""
        places = CITIES + 1
        far = 99
        out = [far] * (places * places)
        for place in range(places):
            out[place * places + place] = 0
        for a, b, cost in self.routes:
            out[a * places + b] = min(out[a * places + b], cost + more)
            out[b * places + a] = out[a * places + b]
        for over in range(places):
            for a in range(places):
                for b in range(places):
                    way = out[a * places + over] + out[over * places + b]
                    if way < out[a * places + b]:
                        out[a * places + b] = way
        return out

    def distance(self, a: int, b: int, more: int) -> int:
        """The cost of the cheapest way from a to b."""
        return self.distances[min(max(more, 0), 3)][a * (CITIES + 1) + b]

    def large_poem_name(self, number: int) -> str:
        return "poem_" + self.large_poems[number].id.lower()

    def yusuf_card_name(self, number: int) -> str:
        return "yusuf_" + self.yusuf_cards[number].id
