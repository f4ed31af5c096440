"""Reads the data file of Sabika, or an edited copy of it; every complaint names the table, the record and the field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from majlis.engine.components import Components, Row
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
)
from majlis.games.sabika.effect_reading import effect_of, score_of
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

BASES: Final = MATERIAL_NAMES[:3]
_LEVELS: Final = ["relaxed", "hard", "harder", "ultimate"]
_ROUND_SPACES: Final = 6
BUILD_TRIGGERS: Final = ["build", "build_large", "build_small"]
"""What may depend on a material that was used."""
MOST_WISH_LINES: Final = 3
MOST_BLUE: Final = 4
"""Lines of a wish, and of the blue half of a small poem."""
YUSUF_ACTIONS: Final = ["build_large", "build_small", "storehouse", "export", "consolidate", "engrave"]
LEAST_YUSUF_CARDS: Final = 4
_MOST_SLOTS: Final = 16
BOARDS: Final = ["p12", "p34"]
_TOWER: Final = [1, 2, 3]
"""Values on the tower for a copy of the data from before they could be printed there."""
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


def read(components: Components) -> SabikaBox:
    """The box from what a data file says. Raises `BadBox`, which names the place."""
    return _Reader(components).box()


@final
class _Reader:
    """Reads and checks the tables of a data file."""

    def __init__(self, data: Components) -> None:
        self.data = data

    def box(self) -> SabikaBox:
        meta = self.data.table("meta")
        meta.number("rounds", 5, 5)
        materials = self.data.records("materials", 4)
        if [row.get("id") for row in materials] != MATERIAL_NAMES:
            raise _wrong_ids("materials", MATERIAL_NAMES)
        goods = self.data.records("goods", 3)
        if [(row.get("raw"), row.get("good")) for row in goods] != list(zip(RAW_NAMES, GOOD_NAMES)):
            text = "goods: the pairs must be cane and sugar, silk and clothes, clay and pottery, in that order"
            raise BadBox(text, "goods", message="box-goods-pairs")
        constants = self.constants()
        mains, displays = self.rondel()
        cities = self.cities()
        favour, last = self.favour()
        crates, tile_effects = self.tiles()
        return SabikaBox(
            digest=self.data.digest,
            standard=self.data.standard,
            tables=self.data.data,
            constants=constants,
            material_prestige=[row.number("prestige", 0, 20) for row in materials],
            buy=[row.number("buy", 0, 20) for row in materials],
            sell=[row.number("sell", 0, 20) for row in materials],
            final_material=[row.number("final", 0, 20) for row in materials],
            tokens=[row.number("tokens", 1, 24) for row in goods],
            engrave_base=self.engraving("base"),
            engrave_more=self.engraving("per_own_same_colour"),
            extend_prestige=self.data.table("constants").numbers("expand_prestige", 2, 0, 9),
            side_cost=self.side_costs(),
            majority=self.data.table("constants").numbers("majority_places", 3, 0, 50),
            base_modifiers=self.base_modifiers(constants),
            mains=mains,
            displays=displays,
            slots=self.slots(),
            sultans=self.sultans(),
            setups=self.setups(),
            start_dinars=[
                row.number("dinar", 0, 30) for row in self.data.numbered("start_dinars", "place", MOST_PLAYERS)
            ],
            track=self.track(),
            favour=favour,
            favour_last=last,
            wishes=self.wishes(),
            start_tiles=self.start_tiles(),
            large=self.large(),
            small=self.small(),
            mosaic_bonus=self.mosaic_bonus(),
            mosaic_left=self.mosaic_cards(),
            tile_crates=crates,
            tile_effects=tile_effects,
            poems=self.poems(),
            large_poems=self.large_poems(),
            trade_cards=self.trade_cards(),
            cities=[*(name for name, _ in cities), "granada"],
            regions=[region for _, region in cities],
            routes=self.routes([name for name, _ in cities]),
            city_tiles=self.city_tiles(),
            events=self.events(),
            yusuf_cards=self.yusuf_cards(),
            levels=self.levels(),
            reconstructed=self.data.reconstructed,
        )

    # numbers

    def constants(self) -> Constants:
        table = self.data.table("constants")
        for name, fixed in _FIXED.items():
            table.number(name, fixed, fixed)
        values = {name: table.number(name, 0, 30) for name in _FREE}
        table.number("commission_per_poems", 1, 30)
        table.number("export_goods_max", 1, 2)
        table.number("tribute_dinar_per_paria", 1, 9)
        table.number("build_optional_max", 0, 3)
        market = self.data.table("market")
        for name in ("buy_raw", "sell_good", "exchange_down_dinar", "exchange_up_dinar"):
            values[name] = market.number(name, 0, 20)
        final_prestige = table.inner("final_prestige")
        values["final_seal"] = final_prestige.number("seal", 0, 9)
        values["final_good"] = final_prestige.number("good", 0, 9)
        wishes = self.data.table("wishes")
        tower = wishes.numbers("tower", 3, 0, 20) if "tower" in wishes else _TOWER
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
        costs = self.data.table("constants").inner("engrave_cost")
        return [costs.inner(name).number(field, 0, 30) for name in ("blue", "red", "large")]

    def side_costs(self) -> list[int]:
        costs = self.data.table("constants").inner("side_cost")
        raw = costs.inner("raw")
        marble = costs.inner("marble")
        return [
            *(raw.number(name, 0, 9) for name in ("builder", "merchant")),
            0,
            0,
            *(marble.number(name, 0, 9) for name in ("merchant", "poet")),
        ]

    # the board

    def rondel(self) -> tuple[list[int], list[int]]:
        mains = [0] * SPACES
        displays = [0] * SPACES
        kinds = [name for name in ACTION_NAMES if name not in (ACTION_NAMES[BUILD_LARGE], ACTION_NAMES[BUILD_SMALL])]
        for ring, name in enumerate(RING_NAMES):
            spaces = self.data.table(f"rondel.{name}").rows("spaces", RING_SIZES[ring])
            for index, row in enumerate(spaces):
                row.number("index", index, index)
                main = ACTION_NAMES.index(row.word("main", kinds))
                space = RING_FIRST[ring] + index
                mains[space] = main
                if main == STOREHOUSE:
                    displays[space] = LEFT if row.word("display", ["left", "right"]) == "left" else RIGHT
        missing = [ACTION_NAMES[n] for n in range(ACTIONS) if n not in mains and n not in (BUILD_LARGE, BUILD_SMALL)]
        if missing:
            text = f"rondel: no space has the main action {missing[0]}"
            raise BadBox(text, "rondel", message="box-main-action", facts={"action": missing[0]})
        return mains, displays

    def slots(self) -> list[Slot]:
        out: list[Slot] = []
        for row in self.data.records("side_slots"):
            kind = row.word("kind", ["raw", "marble"])
            rings = (0, 1) if kind == "raw" else (1, 2)
            spaces = [
                RING_FIRST[ring] + row.number(RING_NAMES[ring], 0, RING_SIZES[ring] - 1)
                for ring in rings
                if RING_NAMES[ring] in row
            ]
            boards = row.words("boards", BOARDS, len(BOARDS))
            on_board = (0b110 if "p12" in boards else 0) | (0b11000 if "p34" in boards else 0)
            closed = 0
            for players in row.some_numbers("closed_at", 1, MOST_PLAYERS, MOST_PLAYERS):
                closed |= 1 << players
            out.append(Slot(self.data.id_of(row), kind == "raw", spaces, on_board, closed))
        if len(out) > _MOST_SLOTS or not any(slot.raw for slot in out):
            text = f"side_slots: there must be at least one raw slot, and at most {_MOST_SLOTS} slots"
            raise BadBox(text, "side_slots", message="box-slot-count", facts={"most": _MOST_SLOTS})
        if [slot.raw for slot in out] != sorted([slot.raw for slot in out], reverse=True):
            text = "side_slots: the raw slots come first, then the marble slots"
            raise BadBox(text, "side_slots", message="box-slot-order")
        return out

    def sultans(self) -> list[list[int]]:
        out: list[list[int]] = [[] for _ in range(MOST_PLAYERS + 1)]
        for row in self.data.records("sultan_workers"):
            ring = RING_NAMES.index(row.word("ring", RING_NAMES))
            space = RING_FIRST[ring] + row.number("index", 0, RING_SIZES[ring] - 1)
            for players in row.some_numbers("players", 1, MOST_PLAYERS, MOST_PLAYERS):
                out[players].append(space)
        return out

    def setups(self) -> list[SetupRow]:
        rows = self.data.numbered("setup", "players", MOST_PLAYERS)
        return [
            SetupRow(0, 0),
            *(
                SetupRow(
                    row.number("small_poems_open", 1, 8),
                    row.number("large_poems", 0, 8),
                )
                for row in rows
            ),
        ]

    def track(self) -> list[TrackSpace]:
        out = [TrackSpace(1, False, False, 0)]
        for row in self.data.numbered("round_track", "space", _ROUND_SPACES):
            era = row.number("era", 1, 2)
            wish, change = row.flag("wish"), row.flag("event_change")
            out.append(TrackSpace(era, wish, change, row.number("tribute", 0, 12)))
        if sum(1 for space in out if space.wish) != 3:
            raise BadBox("round_track: exactly three spaces hold a wish", "round_track", message="box-three-wishes")
        return out

    def favour(self) -> tuple[list[Effect], int]:
        last = self.data.table("favour_track").number("last", 2, 12)
        rows = self.data.records("favour_track", last + 1)
        effects: list[Effect] = []
        for space, row in enumerate(rows):
            row.number("space", space, space)
            effects.append(effect_of(row, "effect", f"favour_{space}", f"favour_{space}"))
        return effects, last

    # cards and tiles

    def wishes(self) -> list[Wish]:
        out: list[Wish] = []
        for row in self.data.records("wishes", 9):
            name = row.text("id")
            self.data.note("wish_" + name.lower(), row)
            lines: list[WishLine] = []
            for line in row.rows("lines", most=MOST_WISH_LINES):
                lines.append(WishLine(line.choice("counter", COUNTER_NAMES), line.number("n", 0, 20)))
            out.append(Wish("wish_" + name.lower(), row.word("letter", ["A", "B", "C"]), lines))
        if [wish.letter for wish in out] != list("AAABBBCCC"):
            text = "wishes: three each of the letters A, B and C, in that order"
            raise BadBox(text, "wishes", message="box-wish-letters")
        return out

    def start_tiles(self) -> list[Effect]:
        out = [Effect("start_0", "start_0", [])]
        for row in self.data.numbered("start_tiles", "number", 10):
            name = f"start_{len(out)}"
            self.data.note(name, row)
            out.append(effect_of(row, "effect", name, name))
        return out

    def large(self) -> list[LargeBuilding]:
        out = [LargeBuilding(0, 0, 0, 9, Effect("large_0", "large_0", []))]
        for row in self.data.numbered("large_buildings", "number", 21):
            number = len(out)
            self.data.note(f"large_{number}", row)
            category = row.choice("category", CATEGORY_NAMES[:LARGE_CATEGORIES])
            effect = effect_of(row, "effect", f"large_{number}", f"large_{number}")
            era = row.number("era", 1, 2)
            out.append(LargeBuilding(number, era, category, row.number("min_players", 1, MOST_PLAYERS), effect))
        return out

    def small(self) -> list[SmallBuilding]:
        out = [SmallBuilding(0, 0, 0, 0, 0)]
        for row in self.data.numbered("small_buildings", "number", 36):
            number = len(out)
            self.data.note(f"small_{number}", row)
            category = LARGE_CATEGORIES + row.choice("category", CATEGORY_NAMES[LARGE_CATEGORIES:])
            left, right = row.choice("left", COLOUR_NAMES), row.choice("right", COLOUR_NAMES)
            out.append(SmallBuilding(number, category, row.choice("base", BASES), left, right))
        return out

    def mosaic_bonus(self) -> list[Effect]:
        rows = self.data.records("mosaic_bonus", 4)
        by_colour = {row.word("colour", COLOUR_NAMES): row for row in rows}
        if len(by_colour) != len(COLOUR_NAMES):
            raise BadBox("mosaic_bonus: each colour has one bonus", "mosaic_bonus", message="box-colours-once")
        out: list[Effect] = []
        for colour in COLOUR_NAMES:
            out.append(effect_of(by_colour[colour], "effect", f"mosaic_bonus_{colour}", f"mosaic_bonus_{colour}"))
        return out

    def mosaic_cards(self) -> list[int]:
        out = [JOKER]
        for row in self.data.numbered("mosaic_cards", "number", 4):
            self.data.note(f"mosaic_{len(out)}", row)
            row.word("right", ["joker"])
            out.append(row.choice("left", COLOUR_NAMES))
        return out

    def tiles(self) -> tuple[list[int], list[Effect]]:
        crates = [0]
        effects = [Effect("tile_0", "tile_0", [])]
        for row in self.data.numbered("storehouse_tiles", "number", 24):
            name = f"tile_{len(crates)}"
            self.data.note(name, row)
            crates.append(row.number("crates", 0, 6))
            effects.append(effect_of(row, "effect", name, name))
        return crates, effects

    def poems(self) -> list[SmallPoem]:
        out = [SmallPoem(0, [], [], 0, None, Effect("poem_0", "poem_0", []))]
        for row in self.data.numbered("small_poems", "number", 22):
            name = f"poem_{len(out)}"
            self.data.note(name, row)
            out.append(self.poem(len(out), name, row))
        return out

    def poem(self, number: int, name: str, row: Row) -> SmallPoem:
        triggers: list[Ongoing] = []
        modifiers: list[Modifier] = []
        crates = 0
        on_store: Effect | None = None
        for i, entry in enumerate(row.rows("blue", most=MOST_BLUE)):
            if "on" in entry:
                condition = entry.get("when")
                material = -1
                if condition is not None:
                    material = entry.inner("when").choice("used_material", MATERIAL_NAMES)
                    entry.word("on", BUILD_TRIGGERS)
                trigger = entry.choice("on", TRIGGER_NAMES)
                triggers.append(Ongoing(trigger, material, effect_of(entry, "effect", f"{name}/blue/{i}", name)))
            elif "modify" in entry:
                modifiers.append(self.modifier(entry))
            else:
                if "storage" not in entry:
                    raise entry.fault("an entry has a trigger (on), a modifier (modify) or a storage", "box-sentence")
                entry.word("storage", ["goods"])
                crates = entry.number("crates", 1, 3)
                on_store = effect_of(entry, "on_store", f"{name}/store", name)
        return SmallPoem(number, triggers, modifiers, crates, on_store, effect_of(row, "red", f"{name}/red", name))

    def modifier(self, entry: Row) -> Modifier:
        key = entry.choice("modify", MODIFIER_NAMES)
        if "set" in entry:
            return Modifier(key, True, entry.number("set", 0, 20))
        return Modifier(key, False, entry.number("add", -20, 20))

    def large_poems(self) -> list[LargePoem]:
        out: list[LargePoem] = []
        for row in self.data.records("large_poems", 20):
            name = row.text("id")
            self.data.note("poem_" + name.lower(), row)
            out_in_solo = row.flag("out_in_solo") if "out_in_solo" in row else False
            score = score_of(row.inner("score"))
            out.append(LargePoem(name, row.word("letter", list("ABCDEFGH")), out_in_solo, score))
        return out

    def trade_cards(self) -> list[TradeCard]:
        rows = self.data.numbered("trade_cards", "number", 8)
        out: list[TradeCard] = []
        for row in rows:
            number = len(out) + 1
            self.data.note(f"trade_{number}", row)
            match = row.choice("yusuf_match", MATCH_NAMES)
            out.append(TradeCard(number, match, score_of(row.inner("score"))))
        return [out[0], *out]

    # the map

    def cities(self) -> list[tuple[str, int]]:
        return [
            (self.data.id_of(row), row.choice("region", REGION_NAMES)) for row in self.data.records("cities", CITIES)
        ]

    def routes(self, cities: list[str]) -> list[tuple[int, int, int]]:
        places = [*cities, "granada"]
        out: list[tuple[int, int, int]] = []
        for row in self.data.records("routes"):
            a, b = row.choice("a", places), row.choice("b", places)
            out.append((a, b, row.number("cost", 0, 20)))
        reached = 1 << GRANADA
        for _ in places:
            for a, b, _ in out:
                if reached >> a & 1 or reached >> b & 1:
                    reached |= 1 << a | 1 << b
        if reached != (1 << len(places)) - 1:
            raise BadBox(
                "routes: every city must be joined to Granada by some way", "routes", message="box-cities-joined"
            )
        return out

    def city_tiles(self) -> list[CityTile]:
        out: list[CityTile] = []
        for row in self.data.numbered("city_tiles", "number", 12):
            name = f"city_tile_{len(out) + 1}"
            self.data.note(name, row)
            red = row.word("colour", ["blue", "red"]) == "red"
            demand = row.mask("demand", GOOD_NAMES)
            bonus = effect_of(row, "bonus", f"{name}/bonus", name)
            effect = effect_of(row, "action" if red else "income", f"{name}/effect", name)
            out.append(CityTile(len(out) + 1, red, demand, bonus, effect))
        return [out[0], *out]

    # events and Yusuf

    def events(self) -> list[RuleEvent]:
        out = [RuleEvent(0, True, [])]
        for row in self.data.numbered("events", "number", 14):
            modifiers = [self.modifier(entry) for entry in row.rows("modify")]
            out.append(RuleEvent(len(out), row.flag("good"), modifiers))
        if sum(1 for event in out[1:] if event.good) < 3 or sum(1 for event in out[1:] if not event.good) < 3:
            raise BadBox("events: at least three good and three bad ones", "events", message="box-events-few")
        return out

    def yusuf_cards(self) -> list[YusufCard]:
        out: list[YusufCard] = []
        targets: list[set[int]] = [set(), set(), set()]
        rows = self.data.records("yusuf_cards")
        for row in rows[: self.yusuf_count(len(rows))]:
            name = row.text("id")
            self.data.note("yusuf_" + name, row)
            worker = row.choice("worker", KIND_NAMES)
            target = RING_FIRST[worker] + row.number("target", 0, RING_SIZES[worker] - 1)
            targets[worker].add(target)
            actions = [ACTION_NAMES.index(word) for word in row.words("actions", YUSUF_ACTIONS, 2)]
            per = row.get("per")
            counter = -1 if per == "" else row.choice("per", COUNTER_NAMES)
            prestige, paria = row.number("prestige", 0, 20), row.number("paria", 0, 20)
            out.append(
                YusufCard(
                    id=name,
                    worker=worker,
                    target=target,
                    clears=row.flag("clear"),
                    actions=actions,
                    prestige=prestige,
                    paria=paria,
                    per=counter,
                )
            )
        # with only one target, the two builders could block each other for ever (SAB-13.9)
        if len(targets[0]) < 2 or not targets[1] or not targets[2]:
            raise BadBox(
                "yusuf_cards: builders need cards for two spaces, merchant and poet for one",
                "yusuf_cards",
                message="box-yusuf-targets",
            )
        return out

    def yusuf_count(self, listed: int) -> int:
        """How many of the worker cards are in the box; the others that are listed stay out."""
        if "components" not in self.data.data:
            return listed
        for row in self.data.records("components"):
            if row.get("id") == "yusuf_worker_card":
                return row.number("n", LEAST_YUSUF_CARDS, listed)
        return listed

    def levels(self) -> list[Level]:
        rows = self.data.records("solo_levels", len(_LEVELS))
        if [row.get("id") for row in rows] != _LEVELS:
            raise _wrong_ids("solo_levels", _LEVELS)
        return [
            Level(
                _LEVELS[i],
                row.number("events_good", 0, 3),
                row.number("events_bad", 0, 3),
                row.number("yusuf_prestige", 0, 50),
            )
            for i, row in enumerate(rows)
        ]


def _wrong_ids(table: str, ids: Sequence[str]) -> BadBox:
    text = f"{table}: the ids must be {', '.join(ids)}, in that order"
    return BadBox(text, table, message="box-ids", facts={"ids": [*ids]})
