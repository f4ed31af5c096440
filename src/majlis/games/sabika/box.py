"""The components of Sabika (chapter 1): immutable tables read from the data file, or from an edited copy of it."""

from __future__ import annotations

from pathlib import Path
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
class EffectStep:
    """One step of an effect (SAB-9.1)."""

    def __init__(
        self, head: int, n: int, kinds: list[int], per: int, every: int, most: int, action: int, ways: list[Effect]
    ) -> None:
        self.head = head
        self.n = n
        self.kinds = kinds
        """Materials to choose from."""
        self.per = per
        """A counter that multiplies n; -1: none."""
        self.every = every
        self.most = most
        self.action = action
        self.ways = ways
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
class Ongoing:
    """One entry of a blue poem (SAB-9.3): a trigger with its effect; modifiers and stores stand in the box."""

    def __init__(self, trigger: int, material: int, effect: Effect) -> None:
        self.trigger = trigger
        self.material = material
        """The material that must have been used; -1: any."""
        self.effect = effect


@final
class Modifier:
    """A number of the game that is set or changed (SAB-9.3, 9.5)."""

    def __init__(self, key: int, sets: bool, n: int) -> None:
        self.key = key
        self.sets = sets
        self.n = n


@final
class Score:
    """How a large poem or a trade card scores (SAB-9.8)."""

    def __init__(self, kind: int, counters: list[int], n: int, most: int, values: list[int]) -> None:
        self.kind = kind
        self.counters = counters
        self.n = n
        self.most = most
        self.values = values


@final
class LargeBuilding:
    def __init__(self, number: int, era: int, category: int, least_players: int, effect: Effect) -> None:
        self.number = number
        self.era = era
        self.category = category
        self.least_players = least_players
        self.effect = effect


@final
class SmallBuilding:
    def __init__(self, number: int, category: int, base: int, left: int, right: int) -> None:
        self.number = number
        self.category = category
        self.base = base
        self.left = left
        self.right = right


@final
class SmallPoem:
    def __init__(
        self,
        number: int,
        triggers: list[Ongoing],
        modifiers: list[Modifier],
        crates: int,
        on_store: Effect | None,
        red: Effect,
    ) -> None:
        self.number = number
        self.triggers = triggers
        self.modifiers = modifiers
        self.crates = crates
        """What the card itself stores when it is blue (SAB-7.14)."""
        self.on_store = on_store
        self.red = red


@final
class LargePoem:
    def __init__(self, id: str, letter: str, out_in_solo: bool, score: Score) -> None:
        self.id = id
        self.letter = letter
        self.out_in_solo = out_in_solo
        self.score = score


@final
class CityTile:
    def __init__(self, number: int, red: bool, demand: int, bonus: Effect, effect: Effect) -> None:
        self.number = number
        self.red = red
        self.demand = demand
        """Bit mask of goods."""
        self.bonus = bonus
        self.effect = effect
        """The income of a blue tile, the action of a red one."""


@final
class Slot:
    """A place of a side action (SAB-1.9)."""

    def __init__(self, id: str, raw: bool, spaces: list[int], boards: int, closed: int) -> None:
        self.id = id
        self.raw = raw
        self.spaces = spaces
        """The spaces that touch it, numbered through."""
        self.boards = boards
        """Bit mask by number of players."""
        self.closed = closed


@final
class WishLine:
    def __init__(self, counter: int, n: int) -> None:
        self.counter = counter
        self.n = n


@final
class Wish:
    def __init__(self, id: str, letter: str, lines: list[WishLine]) -> None:
        self.id = id
        self.letter = letter
        self.lines = lines


@final
class TradeCard:
    def __init__(self, number: int, match: int, score: Score) -> None:
        self.number = number
        self.match = match
        self.score = score


@final
class RuleEvent:
    """An event of the expert mode (chapter 12)."""

    def __init__(self, number: int, good: bool, modifiers: list[Modifier]) -> None:
        self.number = number
        self.good = good
        self.modifiers = modifiers


@final
class YusufCard:
    def __init__(
        self, id: str, worker: int, target: int, clears: bool, actions: list[int], prestige: int, paria: int, per: int
    ) -> None:
        self.id = id
        self.worker = worker
        """0 builder, 1 merchant, 2 poet."""
        self.target = target
        self.clears = clears
        self.actions = actions
        self.prestige = prestige
        self.paria = paria
        self.per = per
        """A counter; -1: none."""


@final
class TrackSpace:
    """A space of the round track (SAB-1.11)."""

    def __init__(self, era: int, wish: bool, event_change: bool, tribute: int) -> None:
        self.era = era
        self.wish = wish
        self.event_change = event_change
        self.tribute = tribute


@final
class SetupRow:
    """What the number of players changes (chapter 2)."""

    def __init__(self, poems_open: int, large_poems: int) -> None:
        self.poems_open = poems_open
        self.large_poems = large_poems


@final
class Level:
    """A level of the solo mode (SAB-13.25)."""

    def __init__(self, id: str, good: int, bad: int, prestige: int) -> None:
        self.id = id
        self.good = good
        self.bad = bad
        self.prestige = prestige


@final
class Constants:
    """The numbers of the rules that are printed."""

    def __init__(self, values: dict[str, int]) -> None:
        self.values = values
        self.start_prestige = values["start_prestige"]
        self.step_cost = values["move_cost_per_extra_step"]
        self.quarry_items = values["quarry_items"]
        self.market_dinar = values["market_dinar"]
        self.refresh_cost = values["build_refresh_cost"]
        self.refresh_prestige = values["build_refresh_prestige"]
        self.build_optional = values["build_optional_max"]
        self.large_poems_most = values["large_poems_max"]
        self.export_most = values["export_goods_max"]
        self.demand_prestige = values["export_demand_prestige"]
        self.demand_paria = values["export_demand_paria"]
        self.others_prestige = values["consolidate_others_prestige"]
        self.others_dinar = values["consolidate_others_dinar"]
        self.process_most = values["produce_process_max"]
        self.commission_per = values["commission_per_poems"]
        self.tribute_dinar = values["tribute_dinar_per_paria"]
        self.yusuf_crates = values["yusuf_crates"]
        self.yusuf_consolidated = values["yusuf_prestige_when_player_consolidates"]
        self.yusuf_large_most = values["yusuf_large_poems_max"]
        self.buy_raw = values["buy_raw"]
        self.sell_good = values["sell_good"]
        self.exchange_down = values["exchange_down_dinar"]
        self.exchange_up = values["exchange_up_dinar"]
        self.final_seal = values["final_seal"]
        self.final_good = values["final_good"]
        self.wish_tower = [values["wish_tower_1"], values["wish_tower_2"], values["wish_tower_3"]]
        """What an element of the wish at each place of the tower is worth, from the top, if the values stand there (R-53)."""


@final
class SabikaBox(Box):
    """Everything in the box."""

    def __init__(
        self,
        digest: str,
        standard: bool,
        tables: dict[str, object],
        constants: Constants,
        material_prestige: list[int],
        buy: list[int],
        sell: list[int],
        final_material: list[int],
        tokens: list[int],
        engrave_base: list[int],
        engrave_more: list[int],
        extend_prestige: list[int],
        side_cost: list[int],
        majority: list[int],
        base_modifiers: list[int],
        mains: list[int],
        displays: list[int],
        slots: list[Slot],
        sultans: list[list[int]],
        setups: list[SetupRow],
        start_dinars: list[int],
        track: list[TrackSpace],
        favour: list[Effect],
        favour_last: int,
        wishes: list[Wish],
        start_tiles: list[Effect],
        large: list[LargeBuilding],
        small: list[SmallBuilding],
        mosaic_bonus: list[Effect],
        mosaic_left: list[int],
        tile_crates: list[int],
        tile_effects: list[Effect],
        poems: list[SmallPoem],
        large_poems: list[LargePoem],
        trade_cards: list[TradeCard],
        cities: list[str],
        regions: list[int],
        routes: list[tuple[int, int, int]],
        city_tiles: list[CityTile],
        events: list[RuleEvent],
        yusuf_cards: list[YusufCard],
        levels: list[Level],
        reconstructed: list[str],
    ) -> None:
        super().__init__(digest, standard)
        self.tables = tables
        """The data file as it was read, for pages that draw."""
        self.constants = constants
        self.material_prestige = material_prestige
        self.buy = buy
        self.sell = sell
        self.final_material = final_material
        self.tokens = tokens
        self.engrave_base = engrave_base
        """By colour: blue, red, large (SAB-7.2)."""
        self.engrave_more = engrave_more
        self.extend_prestige = extend_prestige
        self.side_cost = side_cost
        """By kind of slot (raw, marble) and worker (builder, merchant, poet)."""
        self.majority = majority
        self.base_modifiers = base_modifiers
        self.mains = mains
        """The main action of each space."""
        self.displays = displays
        """The display beside a storehouse space, as a bit; 0 elsewhere."""
        self.slots = slots
        """Raw slots first."""
        self.raw_slots = sum(1 for slot in slots if slot.raw)
        self.sultans = sultans
        """By number of players: where the sultan's workers start."""
        self.setups = setups
        self.start_dinars = start_dinars
        self.track = track
        """By space, from 1."""
        self.favour = favour
        self.favour_last = favour_last
        self.wishes = wishes
        self.start_tiles = start_tiles
        """By number, from 1."""
        self.large = large
        """By number, from 1; so are all tiles and cards below that have numbers."""
        self.small = small
        self.mosaic_bonus = mosaic_bonus
        self.mosaic_left = mosaic_left
        self.tile_crates = tile_crates
        self.tile_effects = tile_effects
        self.poems = poems
        self.large_poems = large_poems
        """From 0."""
        self.trade_cards = trade_cards
        self.cities = cities
        """The nine cities, then Granada."""
        self.regions = regions
        self.routes = routes
        self.city_tiles = city_tiles
        self.events = events
        self.yusuf_cards = yusuf_cards
        """From 0."""
        self.levels = levels
        self.reconstructed = reconstructed
        self._index()

    def _index(self) -> None:
        """What the tables say, looked up by what is asked in play."""
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
        """All ways between cities and Granada, by how much every route costs more (R-27)."""
        self.region_masks: list[int] = [0, 0, 0]
        for city in range(CITIES):
            self.region_masks[self.regions[city]] |= 1 << city
        self.yusuf_decks: list[list[int]] = [[], [], []]
        for number, card in enumerate(self.yusuf_cards):
            self.yusuf_decks[card.worker].append(number)

    def _distances(self, more: int) -> list[int]:
        """The cheapest way between any two places if every route costs that much more (Floyd and Warshall)."""
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


def standard_text() -> str:
    """The text of the game's own data file."""
    return (Path(__file__).parent / "data" / "sabika.toml").read_text(encoding="utf-8")
