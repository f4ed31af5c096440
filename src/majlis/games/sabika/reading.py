"""Reads the data file of Sabika, or an edited copy of it; every complaint names the table, the record and the field."""

from __future__ import annotations

import hashlib
import json
import tomllib
from typing import Final, TypeAlias, final

from majlis.engine.errors import BadBox
from majlis.games.sabika.box import (
    CityTile,
    Constants,
    Effect,
    LargeBuilding,
    LargePoem,
    Level,
    Modifier,
    Ongoing,
    RuleEvent,
    SabikaBox,
    SetupRow,
    Slot,
    SmallBuilding,
    SmallPoem,
    TrackSpace,
    TradeCard,
    Wish,
    WishLine,
    YusufCard,
    standard_text,
)
from majlis.games.sabika.effect_reading import effect_of, score_of
from majlis.games.sabika.fields import Fields, Row, Where
from majlis.games.sabika.words import (
    ACTION_NAMES,
    ACTIONS,
    BUILD_LARGE,
    BUILD_SMALL,
    CATEGORY_NAMES,
    CITIES,
    COLOUR_NAMES,
    COMMISSION_DINAR,
    COUNTER_NAMES,
    ENGRAVE_OPTIONAL,
    EXPORT_PARIA,
    EXPORT_PRESTIGE,
    GOOD_NAMES,
    GRANADA,
    JOKER,
    KIND_NAMES,
    LARGE_CATEGORIES,
    LEFT,
    MATCH_NAMES,
    MATERIAL_NAMES,
    MODIFIER_NAMES,
    MODIFIERS,
    MOST_PLAYERS,
    MOVE_FREE,
    OCCUPIED_COST,
    RAW_NAMES,
    REGION_NAMES,
    REST_DINAR,
    REST_PRESTIGE,
    RIGHT,
    RING_FIRST,
    RING_NAMES,
    RING_SIZES,
    SPACES,
    STOREHOUSE,
    TRANSACTIONS,
    TRIGGER_NAMES,
)

Rows: TypeAlias = "list[tuple[Where, Row]]"

_BASES: Final = MATERIAL_NAMES[:3]
_YUSUF_ACTIONS: Final = ["build_large", "build_small", "storehouse", "export", "consolidate", "engrave"]
_LEVELS: Final = ["relaxed", "hard", "harder", "ultimate"]
_ROUND_SPACES: Final = 6
_TOWER: Final = [1, 2, 3]
"""Values on the tower for a copy of the data that was made before they could stand there."""
_FIXED: Final = {
    "expansions_per_storehouse_max": 2,
    "storehouses_per_player": 4,
    "start_storehouse_crates": 1,
    "export_goods_min": 1,
    "tribute_seal_per_paria": 1,
    "tribute_prestige_per_paria": 1,
    "seal_as_dinar": 1,
    "start_paria": 0,
}
"""Numbers that the rules themselves are made of: an edited copy may not change them."""
_FREE: Final = (
    *(
        "start_prestige",
        "move_free_steps",
        "move_cost_per_extra_step",
        "occupied_cost_per_foreign_worker",
        "rest_dinar",
    ),
    *(
        "rest_prestige_loss",
        "quarry_items",
        "market_dinar",
        "market_transactions",
        "build_refresh_cost",
        "build_refresh_prestige",
    ),
    *("build_optional_max", "engrave_optional_max", "large_poems_max", "export_goods_max", "export_base_prestige"),
    *("export_base_paria", "export_demand_prestige", "export_demand_paria", "consolidate_others_prestige"),
    *(
        "consolidate_others_dinar",
        "produce_process_max",
        "commission_dinar",
        "commission_per_poems",
        "tribute_dinar_per_paria",
    ),
    *("yusuf_crates", "yusuf_prestige_when_player_consolidates", "yusuf_large_poems_max"),
)


def read(text: str | None) -> SabikaBox:
    """The box from the text of a data file; None reads the game's own. Raises `BadBox`, which names the place."""
    try:
        data: dict[str, object] = tomllib.loads(standard_text() if text is None else text)
    except tomllib.TOMLDecodeError as error:
        raise BadBox(f"the data file is not valid TOML: {error}") from error
    meta = data.get("meta")
    game = meta.get("game") if isinstance(meta, dict) else None
    if game != "sabika":
        raise BadBox(f"the data file is for game {game!r}, not 'sabika'")
    return _Reader(data, text is None).box()


@final
class _Reader:
    """Reads and checks the tables of a data file."""

    def __init__(self, data: dict[str, object], standard: bool) -> None:
        self.data = data
        self.standard = standard
        self.at = Fields(data)

    def box(self) -> SabikaBox:
        at = self.at
        meta = at.table("meta")
        at.number(meta, "meta", "rounds", 5, 5)
        materials = at.records("materials", 4)
        if [row.get("id") for _, row in materials] != MATERIAL_NAMES:
            raise BadBox(f"materials: the ids must be {', '.join(MATERIAL_NAMES)}, in that order")
        goods = at.records("goods", 3)
        if [(row.get("raw"), row.get("good")) for _, row in goods] != list(zip(RAW_NAMES, GOOD_NAMES)):
            raise BadBox("goods: the pairs must be cane and sugar, silk and clothes, clay and pottery, in that order")
        constants = self.constants()
        mains, displays = self.rondel()
        cities = self.cities()
        favour, last = self.favour()
        crates, tile_effects = self.tiles()
        return SabikaBox(
            hashlib.sha256(json.dumps(self.data, sort_keys=True).encode()).hexdigest(),
            self.standard,
            self.data,
            constants,
            [at.number(row, where, "prestige", 0, 20) for where, row in materials],
            [at.number(row, where, "buy", 0, 20) for where, row in materials],
            [at.number(row, where, "sell", 0, 20) for where, row in materials],
            [at.number(row, where, "final", 0, 20) for where, row in materials],
            [at.number(row, where, "tokens", 1, 24) for where, row in goods],
            self.engraving("base"),
            self.engraving("per_own_same_colour"),
            at.numbers(at.table("constants"), "constants", "expand_prestige", 2, 0, 9),
            self.side_costs(),
            at.numbers(at.table("constants"), "constants", "majority_places", 3, 0, 50),
            self.base_modifiers(constants),
            mains,
            displays,
            self.slots(),
            self.sultans(),
            self.setups(),
            [
                at.number(row, where, "dinar", 0, 30)
                for where, row in at.numbered("start_dinars", "place", MOST_PLAYERS)
            ],
            self.track(),
            favour,
            last,
            self.wishes(),
            self.start_tiles(),
            self.large(),
            self.small(),
            self.mosaic_bonus(),
            self.mosaic_cards(),
            crates,
            tile_effects,
            self.poems(),
            self.large_poems(),
            self.trade_cards(),
            [*(name for name, _ in cities), "granada"],
            [region for _, region in cities],
            self.routes([name for name, _ in cities]),
            self.city_tiles(),
            self.events(),
            self.yusuf_cards(),
            self.levels(),
            at.reconstructed,
        )

    # numbers

    def constants(self) -> Constants:
        at = self.at
        table = at.table("constants")
        for name, fixed in _FIXED.items():
            at.number(table, "constants", name, fixed, fixed)
        values = {name: at.number(table, "constants", name, 0, 30) for name in _FREE}
        at.number(table, "constants", "commission_per_poems", 1, 30)
        at.number(table, "constants", "export_goods_max", 1, 2)
        at.number(table, "constants", "tribute_dinar_per_paria", 1, 9)
        at.number(table, "constants", "build_optional_max", 0, 3)
        market = at.table("market")
        for name in ("buy_raw", "sell_good", "exchange_down_dinar", "exchange_up_dinar"):
            values[name] = at.number(market, "market", name, 0, 20)
        final_prestige = at.inner(table, "constants", "final_prestige")
        values["final_seal"] = at.number(final_prestige, "constants: final_prestige", "seal", 0, 9)
        values["final_good"] = at.number(final_prestige, "constants: final_prestige", "good", 0, 9)
        wishes = at.table("wishes")
        tower = at.numbers(wishes, "wishes", "tower", 3, 0, 20) if "tower" in wishes else _TOWER
        for place, n in enumerate(tower, 1):
            values[f"wish_tower_{place}"] = n
        return Constants(values)

    def base_modifiers(self, constants: Constants) -> list[int]:
        """SAB-9.5: the basic values of the numbers that poems and events change."""
        values = constants.values
        out = [0] * MODIFIERS
        out[MOVE_FREE] = values["move_free_steps"]
        out[OCCUPIED_COST] = values["occupied_cost_per_foreign_worker"]
        out[TRANSACTIONS] = values["market_transactions"]
        out[ENGRAVE_OPTIONAL] = values["engrave_optional_max"]
        out[EXPORT_PRESTIGE] = values["export_base_prestige"]
        out[EXPORT_PARIA] = values["export_base_paria"]
        out[COMMISSION_DINAR] = values["commission_dinar"]
        out[REST_PRESTIGE] = values["rest_prestige_loss"]
        out[REST_DINAR] = values["rest_dinar"]
        return out

    def engraving(self, field: str) -> list[int]:
        costs = self.at.inner(self.at.table("constants"), "constants", "engrave_cost")
        where = "constants: engrave_cost"
        return [
            self.at.number(self.at.inner(costs, where, name), where, field, 0, 30) for name in ("blue", "red", "large")
        ]

    def side_costs(self) -> list[int]:
        costs = self.at.inner(self.at.table("constants"), "constants", "side_cost")
        raw = self.at.inner(costs, "constants: side_cost", "raw")
        marble = self.at.inner(costs, "constants: side_cost", "marble")
        return [
            *(self.at.number(raw, "constants: side_cost", name, 0, 9) for name in ("builder", "merchant")),
            0,
            0,
            *(self.at.number(marble, "constants: side_cost", name, 0, 9) for name in ("merchant", "poet")),
        ]

    # the board

    def rondel(self) -> tuple[list[int], list[int]]:
        at = self.at
        rondel = self.data.get("rondel")
        if not isinstance(rondel, dict):
            raise BadBox("[rondel] is missing")
        mains = [0] * SPACES
        displays = [0] * SPACES
        kinds = [name for name in ACTION_NAMES if name not in (ACTION_NAMES[BUILD_LARGE], ACTION_NAMES[BUILD_SMALL])]
        for ring, name in enumerate(RING_NAMES):
            where = f"rondel.{name}"
            table = at.inner(rondel, "rondel", name)
            at.note_source(table, where)
            rows = at.list_of(table, where, "spaces", RING_SIZES[ring])
            for index, row in enumerate(rows):
                at.number(row, where, "index", index, index)
                main = ACTION_NAMES.index(at.word(row, f"{where}, space {index}", "main", kinds))
                space = RING_FIRST[ring] + index
                mains[space] = main
                if main == STOREHOUSE:
                    displays[space] = (
                        LEFT
                        if at.word(row, f"{where}, space {index}", "display", ["left", "right"]) == "left"
                        else RIGHT
                    )
        missing = [ACTION_NAMES[n] for n in range(ACTIONS) if n not in mains and n not in (BUILD_LARGE, BUILD_SMALL)]
        if missing:
            raise BadBox(f"rondel: no space has the main action {missing[0]}")
        return mains, displays

    def slots(self) -> list[Slot]:
        at = self.at
        out: list[Slot] = []
        for where, row in at.records("side_slots"):
            kind = at.word(row, where, "kind", ["raw", "marble"])
            rings = (0, 1) if kind == "raw" else (1, 2)
            spaces = [
                RING_FIRST[ring] + at.number(row, where, RING_NAMES[ring], 0, RING_SIZES[ring] - 1)
                for ring in rings
                if RING_NAMES[ring] in row
            ]
            boards = at.words(row, where, "boards", ["p12", "p34"])
            on_board = (0b110 if "p12" in boards else 0) | (0b11000 if "p34" in boards else 0)
            closed = 0
            for players in at.some_numbers(row, where, "closed_at", 1, MOST_PLAYERS):
                closed |= 1 << players
            out.append(Slot(at.id_of(row, where), kind == "raw", spaces, on_board, closed))
        if len(out) > 16 or not any(slot.raw for slot in out):
            raise BadBox("side_slots: there must be at least one raw slot, and at most 16 slots")
        if [slot.raw for slot in out] != sorted([slot.raw for slot in out], reverse=True):
            raise BadBox("side_slots: the raw slots come first, then the marble slots")
        return out

    def sultans(self) -> list[list[int]]:
        out: list[list[int]] = [[] for _ in range(MOST_PLAYERS + 1)]
        for where, row in self.at.records("sultan_workers"):
            ring = RING_NAMES.index(self.at.word(row, where, "ring", RING_NAMES))
            space = RING_FIRST[ring] + self.at.number(row, where, "index", 0, RING_SIZES[ring] - 1)
            for players in self.at.some_numbers(row, where, "players", 1, MOST_PLAYERS):
                out[players].append(space)
        return out

    def setups(self) -> list[SetupRow]:
        rows = self.at.numbered("setup", "players", MOST_PLAYERS)
        return [
            SetupRow(0, 0),
            *(
                SetupRow(
                    self.at.number(row, where, "small_poems_open", 1, 8),
                    self.at.number(row, where, "large_poems", 0, 8),
                )
                for where, row in rows
            ),
        ]

    def track(self) -> list[TrackSpace]:
        at = self.at
        out = [TrackSpace(1, False, False, 0)]
        for where, row in at.numbered("round_track", "space", _ROUND_SPACES):
            era = at.number(row, where, "era", 1, 2)
            wish, change = at.flag(row, where, "wish"), at.flag(row, where, "event_change")
            out.append(TrackSpace(era, wish, change, at.number(row, where, "tribute", 0, 12)))
        if sum(1 for space in out if space.wish) != 3:
            raise BadBox("round_track: exactly three spaces hold a wish")
        return out

    def favour(self) -> tuple[list[Effect], int]:
        last = self.at.number(self.at.table("favour_track"), "favour_track", "last", 2, 12)
        rows = self.at.records("favour_track", last + 1)
        effects: list[Effect] = []
        for space, (where, row) in enumerate(rows):
            self.at.number(row, where, "space", space, space)
            effects.append(effect_of(row.get("effect"), f"favour_{space}", f"favour_{space}", where))
        return effects, last

    # cards and tiles

    def wishes(self) -> list[Wish]:
        at = self.at
        out: list[Wish] = []
        for where, row in at.records("wishes", 9):
            name = at.text(row, where, "id")
            at.piece("wish_" + name.lower(), row, "wishes")
            lines: list[WishLine] = []
            for line in at.list_of(row, where, "lines"):
                lines.append(
                    WishLine(at.choice(line, where, "counter", COUNTER_NAMES), at.number(line, where, "n", 0, 20))
                )
            out.append(Wish("wish_" + name.lower(), at.word(row, where, "letter", ["A", "B", "C"]), lines))
        if [wish.letter for wish in out] != list("AAABBBCCC"):
            raise BadBox("wishes: three each of the letters A, B and C, in that order")
        return out

    def start_tiles(self) -> list[Effect]:
        out = [Effect("start_0", "start_0", [])]
        for where, row in self.at.numbered("start_tiles", "number", 10):
            name = f"start_{len(out)}"
            self.at.piece(name, row, "start_tiles")
            out.append(effect_of(row.get("effect"), name, name, where))
        return out

    def large(self) -> list[LargeBuilding]:
        at = self.at
        out = [LargeBuilding(0, 0, 0, 9, Effect("large_0", "large_0", []))]
        for where, row in at.numbered("large_buildings", "number", 21):
            number = len(out)
            at.piece(f"large_{number}", row, "large_buildings")
            category = at.choice(row, where, "category", CATEGORY_NAMES[:LARGE_CATEGORIES])
            effect = effect_of(row.get("effect"), f"large_{number}", f"large_{number}", where)
            era = at.number(row, where, "era", 1, 2)
            out.append(
                LargeBuilding(number, era, category, at.number(row, where, "min_players", 1, MOST_PLAYERS), effect)
            )
        return out

    def small(self) -> list[SmallBuilding]:
        at = self.at
        out = [SmallBuilding(0, 0, 0, 0, 0)]
        for where, row in at.numbered("small_buildings", "number", 36):
            number = len(out)
            at.piece(f"small_{number}", row, "small_buildings")
            category = LARGE_CATEGORIES + at.choice(row, where, "category", CATEGORY_NAMES[LARGE_CATEGORIES:])
            left, right = at.choice(row, where, "left", COLOUR_NAMES), at.choice(row, where, "right", COLOUR_NAMES)
            out.append(SmallBuilding(number, category, at.choice(row, where, "base", _BASES), left, right))
        return out

    def mosaic_bonus(self) -> list[Effect]:
        rows = self.at.records("mosaic_bonus", 4)
        by_colour = {self.at.word(row, where, "colour", COLOUR_NAMES): (where, row) for where, row in rows}
        if len(by_colour) != len(COLOUR_NAMES):
            raise BadBox("mosaic_bonus: each colour has one bonus")
        out: list[Effect] = []
        for colour in COLOUR_NAMES:
            where, row = by_colour[colour]
            out.append(effect_of(row.get("effect"), f"mosaic_bonus_{colour}", f"mosaic_bonus_{colour}", where))
        return out

    def mosaic_cards(self) -> list[int]:
        out = [JOKER]
        for where, row in self.at.numbered("mosaic_cards", "number", 4):
            self.at.piece(f"mosaic_{len(out)}", row, "mosaic_cards")
            self.at.word(row, where, "right", ["joker"])
            out.append(self.at.choice(row, where, "left", COLOUR_NAMES))
        return out

    def tiles(self) -> tuple[list[int], list[Effect]]:
        crates = [0]
        effects = [Effect("tile_0", "tile_0", [])]
        for where, row in self.at.numbered("storehouse_tiles", "number", 24):
            name = f"tile_{len(crates)}"
            self.at.piece(name, row, "storehouse_tiles")
            crates.append(self.at.number(row, where, "crates", 0, 6))
            effects.append(effect_of(row.get("effect"), name, name, where))
        return crates, effects

    def poems(self) -> list[SmallPoem]:
        out = [SmallPoem(0, [], [], 0, None, Effect("poem_0", "poem_0", []))]
        for where, row in self.at.numbered("small_poems", "number", 22):
            name = f"poem_{len(out)}"
            self.at.piece(name, row, "small_poems")
            out.append(self.poem(len(out), name, where, row))
        return out

    def poem(self, number: int, name: str, where: str, row: Row) -> SmallPoem:
        at = self.at
        triggers: list[Ongoing] = []
        modifiers: list[Modifier] = []
        crates = 0
        on_store: Effect | None = None
        for i, entry in enumerate(at.list_of(row, where, "blue")):
            if "on" in entry:
                condition = entry.get("when")
                material = -1
                if condition is not None:
                    material = at.choice(at.inner(entry, where, "when"), where, "used_material", MATERIAL_NAMES)
                trigger = at.choice(entry, where, "on", TRIGGER_NAMES)
                triggers.append(
                    Ongoing(trigger, material, effect_of(entry.get("effect"), f"{name}/blue/{i}", name, where))
                )
            elif "modify" in entry:
                modifiers.append(self.modifier(entry, where))
            else:
                at.word(entry, where, "storage", ["goods"])
                crates = at.number(entry, where, "crates", 1, 3)
                on_store = effect_of(entry.get("on_store"), f"{name}/store", name, where)
        return SmallPoem(
            number, triggers, modifiers, crates, on_store, effect_of(row.get("red"), f"{name}/red", name, where)
        )

    def modifier(self, entry: Row, where: str) -> Modifier:
        key = self.at.choice(entry, where, "modify", MODIFIER_NAMES)
        if "set" in entry:
            return Modifier(key, True, self.at.number(entry, where, "set", 0, 20))
        return Modifier(key, False, self.at.number(entry, where, "add", -20, 20))

    def large_poems(self) -> list[LargePoem]:
        at = self.at
        out: list[LargePoem] = []
        for where, row in at.records("large_poems", 20):
            name = at.text(row, where, "id")
            at.piece("poem_" + name.lower(), row, "large_poems")
            out_in_solo = at.flag(row, where, "out_in_solo") if "out_in_solo" in row else False
            score = score_of(at, at.inner(row, where, "score"), where)
            out.append(LargePoem(name, at.word(row, where, "letter", list("ABCDEFGH")), out_in_solo, score))
        return out

    def trade_cards(self) -> list[TradeCard]:
        at = self.at
        rows = at.numbered("trade_cards", "number", 8)
        out: list[TradeCard] = []
        for where, row in rows:
            number = len(out) + 1
            at.piece(f"trade_{number}", row, "trade_cards")
            match = at.choice(row, where, "yusuf_match", MATCH_NAMES)
            out.append(TradeCard(number, match, score_of(at, at.inner(row, where, "score"), where)))
        return [out[0], *out]

    # the map

    def cities(self) -> list[tuple[str, int]]:
        return [
            (self.at.id_of(row, where), self.at.choice(row, where, "region", REGION_NAMES))
            for where, row in self.at.records("cities", CITIES)
        ]

    def routes(self, cities: list[str]) -> list[tuple[int, int, int]]:
        places = [*cities, "granada"]
        out: list[tuple[int, int, int]] = []
        for where, row in self.at.records("routes"):
            a, b = self.at.choice(row, where, "a", places), self.at.choice(row, where, "b", places)
            out.append((a, b, self.at.number(row, where, "cost", 0, 20)))
        reached = 1 << GRANADA
        for _ in places:
            for a, b, _ in out:
                if reached >> a & 1 or reached >> b & 1:
                    reached |= 1 << a | 1 << b
        if reached != (1 << len(places)) - 1:
            raise BadBox("routes: every city must be joined to Granada by some way")
        return out

    def city_tiles(self) -> list[CityTile]:
        at = self.at
        out: list[CityTile] = []
        for where, row in at.numbered("city_tiles", "number", 12):
            name = f"city_tile_{len(out) + 1}"
            at.piece(name, row, "city_tiles")
            red = at.word(row, where, "colour", ["blue", "red"]) == "red"
            demand = 0
            for good in at.words(row, where, "demand", GOOD_NAMES):
                demand |= 1 << GOOD_NAMES.index(good)
            bonus = effect_of(row.get("bonus"), f"{name}/bonus", name, where)
            effect = effect_of(row.get("action" if red else "income"), f"{name}/effect", name, where)
            out.append(CityTile(len(out) + 1, red, demand, bonus, effect))
        return [out[0], *out]

    # events and Yusuf

    def events(self) -> list[RuleEvent]:
        out = [RuleEvent(0, True, [])]
        for where, row in self.at.numbered("events", "number", 14):
            modifiers = [self.modifier(entry, where) for entry in self.at.list_of(row, where, "modify")]
            out.append(RuleEvent(len(out), self.at.flag(row, where, "good"), modifiers))
        if sum(1 for event in out[1:] if event.good) < 3 or sum(1 for event in out[1:] if not event.good) < 3:
            raise BadBox("events: at least three good and three bad ones")
        return out

    def yusuf_cards(self) -> list[YusufCard]:
        at = self.at
        out: list[YusufCard] = []
        targets: list[set[int]] = [set(), set(), set()]
        for where, row in at.records("yusuf_cards"):
            name = at.text(row, where, "id")
            at.piece("yusuf_" + name, row, "yusuf_cards")
            worker = at.choice(row, where, "worker", KIND_NAMES)
            target = RING_FIRST[worker] + at.number(row, where, "target", 0, RING_SIZES[worker] - 1)
            targets[worker].add(target)
            actions = [ACTION_NAMES.index(word) for word in at.words(row, where, "actions", _YUSUF_ACTIONS)]
            per = row.get("per")
            counter = -1 if per == "" else at.choice(row, where, "per", COUNTER_NAMES)
            prestige, paria = at.number(row, where, "prestige", 0, 20), at.number(row, where, "paria", 0, 20)
            out.append(YusufCard(name, worker, target, at.flag(row, where, "clear"), actions, prestige, paria, counter))
        # with one target only, both builders could block each other for ever (SAB-13.9)
        if len(targets[0]) < 2 or not targets[1] or not targets[2]:
            raise BadBox("yusuf_cards: builders need cards for two spaces, merchant and poet for one")
        return out

    def levels(self) -> list[Level]:
        at = self.at
        rows = at.records("solo_levels", len(_LEVELS))
        if [row.get("id") for _, row in rows] != _LEVELS:
            raise BadBox(f"solo_levels: the ids must be {', '.join(_LEVELS)}, in that order")
        return [
            Level(
                _LEVELS[i],
                at.number(row, where, "events_good", 0, 3),
                at.number(row, where, "events_bad", 0, 3),
                at.number(row, where, "yusuf_prestige", 0, 50),
            )
            for i, (where, row) in enumerate(rows)
        ]
