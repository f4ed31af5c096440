"""Chapter 1 for a page that draws: the components as plain tables."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict, cast

from majlis.games.sabika.box import SabikaBox
from majlis.games.sabika.box import Score as BoxScore
from majlis.games.sabika.view import Colour, Ring, SlotKind
from majlis.games.sabika.words import (
    ACTION_NAMES,
    GOOD_NAMES,
    LEFT,
    MAJORITY,
    MATERIAL_NAMES,
    RAW_NAMES,
    RIGHT,
    RING_NAMES,
    RING_OF_WORKER,
    WORKER_NAMES,
)

Row: TypeAlias = "dict[str, object]"
Side: TypeAlias = Literal["left", "right"]


class Step(TypedDict, total=False):
    """One step of an effect (SAB-9.1): its head, and what belongs to it."""

    gain: str
    n: int
    kinds: list[str]
    per: str
    every: int
    max: int
    split: list[str]
    action: str
    transaction: int
    process: int
    city_bonus: int
    red_city_action: int
    building_bonus: str
    place_ship: int
    choose: list[list[Step]]


class Condition(TypedDict):
    used_material: str


class Ongoing(TypedDict, total=False):
    """An entry of a blue half (SAB-9.3): a triggered effect, a changed number, or a store."""

    on: str
    when: Condition
    effect: list[Step]
    modify: str
    add: int
    set: int
    storage: str
    crates: int
    on_store: list[Step]


class Score(TypedDict):
    """How a large poem or a trade card scores (SAB-9.8)."""

    kind: Literal["per", "majority", "sets", "table"]
    counter: NotRequired[str]
    of: NotRequired[list[str]]
    n: NotRequired[int]
    max: NotRequired[int]
    values: NotRequired[list[int]]


class MaterialTable(TypedDict):
    id: str
    prestige: int
    buy: int
    sell: int


class GoodTable(TypedDict):
    raw: str
    good: str


class SpaceTable(TypedDict):
    space: str
    ring: Ring
    main: str
    display: Side | None
    slots: list[str]


class SlotTable(TypedDict):
    """A slot and the spaces that touch it, at most one of each ring."""

    slot: str
    kind: SlotKind
    outer: str | None
    middle: str | None
    inner: str | None


class RouteTable(TypedDict):
    a: str
    b: str
    cost: int


class CityTable(TypedDict):
    city: str
    region: str


class CityTileTable(TypedDict):
    """A blue tile has an income, a red one an action."""

    colour: Colour
    demand: list[str]
    bonus: list[Step]
    income: NotRequired[list[Step]]
    action: NotRequired[list[Step]]


class TrackTable(TypedDict):
    """A space of the round track."""

    space: int
    round: int
    era: int
    wish: bool
    event_change: bool
    tribute: int


class FavourTable(TypedDict):
    space: int
    effect: list[Step]


class WishTable(TypedDict):
    """A line of a wish: prestige for each element that is counted."""

    counter: str
    n: int


class LargeTable(TypedDict):
    era: int
    category: str
    effect: list[Step]


class SmallTable(TypedDict):
    category: str
    base: str
    left: str
    right: str


class MosaicTable(TypedDict):
    left: str
    right: str


class TileTable(TypedDict):
    crates: int
    effect: list[Step]


class PoemTable(TypedDict):
    blue: list[Ongoing]
    red: list[Step]


class LargePoemTable(TypedDict):
    letter: str
    score: Score
    most: int | None
    """What it can bring at most; None: a majority, which brings what is printed for its places."""


class TradeTable(TypedDict):
    score: Score
    most: int | None
    yusuf_match: str


class EventTable(TypedDict):
    good: bool
    modify: list[Ongoing]


class YusufCardTable(TypedDict):
    worker: str
    clear: bool
    actions: list[str]
    prestige: int
    paria: int
    per: str
    target: str


class SabikaTables(TypedDict):
    """Everything that is printed, with effects exactly as the data file writes them."""

    materials: list[MaterialTable]
    goods: list[GoodTable]
    workers: dict[str, Ring]
    """The ring that each worker goes round."""
    spaces: list[SpaceTable]
    slots: list[SlotTable]
    routes: list[RouteTable]
    cities: list[CityTable]
    city_tiles: dict[str, CityTileTable]
    round_track: list[TrackTable]
    favour_track: list[FavourTable]
    wishes: dict[str, list[WishTable]]
    start_tiles: dict[str, list[Step]]
    large_buildings: dict[str, LargeTable]
    small_buildings: dict[str, SmallTable]
    mosaic_bonus: dict[str, list[Step]]
    mosaic_cards: dict[str, MosaicTable]
    storehouse_tiles: dict[str, TileTable]
    small_poems: dict[str, PoemTable]
    large_poems: dict[str, LargePoemTable]
    trade_cards: dict[str, TradeTable]
    events: dict[str, EventTable]
    yusuf_cards: dict[str, YusufCardTable]
    constants: dict[str, int]
    majority: list[int]
    reconstructed: list[str]


def component_tables(box: SabikaBox) -> SabikaTables:
    """The tables of a box; the reader has checked the rows of its data file, so they are taken as they are (SAB-9.1)."""
    return {
        "materials": [
            {"id": name, "prestige": box.material_prestige[i], "buy": box.buy[i], "sell": box.sell[i]}
            for i, name in enumerate(MATERIAL_NAMES)
        ],
        "goods": [{"raw": raw, "good": good} for raw, good in zip(RAW_NAMES, GOOD_NAMES)],
        "workers": {
            name: cast(Ring, RING_NAMES[ring]) for name, ring in zip(WORKER_NAMES, RING_OF_WORKER, strict=True)
        },
        "spaces": [_space(box, number) for number in range(len(box.spaces))],
        "slots": [_slot(box, number) for number in range(len(box.slots))],
        "routes": [{"a": box.cities[a], "b": box.cities[b], "cost": cost} for a, b, cost in box.routes],
        "cities": [{"city": str(row["id"]), "region": str(row["region"])} for row in _rows(box, "cities")],
        "city_tiles": cast(
            "dict[str, CityTileTable]",
            _by_number(box, "city_tiles", "city_tile_", ("colour", "demand", "bonus", "income", "action")),
        ),
        "round_track": cast(
            "list[TrackTable]",
            [
                {key: row[key] for key in ("space", "round", "era", "wish", "event_change", "tribute")}
                for row in _rows(box, "round_track")
            ],
        ),
        "favour_track": cast(
            "list[FavourTable]",
            [{"space": row["space"], "effect": row["effect"]} for row in _rows(box, "favour_track")],
        ),
        "wishes": cast(
            "dict[str, list[WishTable]]",
            {f"wish_{str(row['id']).lower()}": row["lines"] for row in _rows(box, "wishes")},
        ),
        "start_tiles": cast(
            "dict[str, list[Step]]",
            {f"start_{row['number']}": row["effect"] for row in _rows(box, "start_tiles")},
        ),
        "large_buildings": cast(
            "dict[str, LargeTable]", _by_number(box, "large_buildings", "large_", ("era", "category", "effect"))
        ),
        "small_buildings": cast(
            "dict[str, SmallTable]",
            _by_number(box, "small_buildings", "small_", ("category", "base", "left", "right")),
        ),
        "mosaic_bonus": cast(
            "dict[str, list[Step]]", {str(row["colour"]): row["effect"] for row in _rows(box, "mosaic_bonus")}
        ),
        "mosaic_cards": cast("dict[str, MosaicTable]", _by_number(box, "mosaic_cards", "mosaic_", ("left", "right"))),
        "storehouse_tiles": cast(
            "dict[str, TileTable]", _by_number(box, "storehouse_tiles", "tile_", ("crates", "effect"))
        ),
        "small_poems": cast("dict[str, PoemTable]", _by_number(box, "small_poems", "poem_", ("blue", "red"))),
        "large_poems": cast(
            "dict[str, LargePoemTable]",
            {
                f"poem_{str(row['id']).lower()}": {
                    "letter": row["letter"],
                    "score": row["score"],
                    "most": _most(poem.score),
                }
                for row, poem in zip(_rows(box, "large_poems"), box.large_poems, strict=True)
            },
        ),
        "trade_cards": cast(
            "dict[str, TradeTable]",
            {
                name: row | {"most": _most(box.trade_cards[number].score)}
                for number, (name, row) in enumerate(
                    _by_number(box, "trade_cards", "trade_", ("score", "yusuf_match")).items(), 1
                )
            },
        ),
        "events": cast("dict[str, EventTable]", _by_number(box, "events", "event_", ("good", "modify"))),
        "yusuf_cards": {
            box.yusuf_card_name(number): _card(box, number, row) for number, row in enumerate(_rows(box, "yusuf_cards"))
        },
        "constants": dict(box.constants.values),
        "majority": list(box.majority),
        "reconstructed": list(box.reconstructed),
    }


def _rows(box: SabikaBox, name: str) -> list[Row]:
    """The records of a table as they were read."""
    table = box.tables[name]
    assert isinstance(table, dict)
    rows = table["records"]
    assert isinstance(rows, list)
    return rows


def _most(score: BoxScore) -> int | None:
    return None if score.kind == MAJORITY else score.most


def _by_number(box: SabikaBox, name: str, prefix: str, fields: tuple[str, ...]) -> dict[str, Row]:
    return {
        f"{prefix}{row['number']}": {field: row[field] for field in fields if field in row} for row in _rows(box, name)
    }


def _space(box: SabikaBox, number: int) -> SpaceTable:
    sides: dict[int, Side] = {LEFT: "left", RIGHT: "right"}
    return {
        "space": box.spaces[number],
        "ring": cast(Ring, RING_NAMES[box.ring_of[number]]),
        "main": ACTION_NAMES[box.mains[number]],
        "display": sides.get(box.displays[number]),
        "slots": [box.slots[slot].id for slot in box.touching[number]],
    }


def _slot(box: SabikaBox, number: int) -> SlotTable:
    slot = box.slots[number]
    touching = {RING_NAMES[box.ring_of[space]]: box.spaces[space] for space in slot.spaces}
    return {
        "slot": slot.id,
        "kind": "raw" if slot.raw else "marble",
        "outer": touching.get("outer"),
        "middle": touching.get("middle"),
        "inner": touching.get("inner"),
    }


def _card(box: SabikaBox, number: int, row: Row) -> YusufCardTable:
    fields = {key: row[key] for key in ("worker", "clear", "actions", "prestige", "paria", "per")}
    return cast("YusufCardTable", {**fields, "target": box.spaces[box.yusuf_cards[number].target]})
