"""What an owner of Sabika can enter: every component whose printed values are not known, with the sentences of its effects (chapter 9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from majlis.engine.forms import (
    Field,
    Forms,
    Json,
    Kind,
    Part,
    Sentence,
    Symbol,
    flag,
    number,
    places,
    sentence,
    sentences,
    some_numbers,
    symbols,
    ways,
    word,
)
from majlis.games.sabika.effect_reading import MOST_COUNTERS, MOST_LINES, MOST_VALUES, MOST_WAYS
from majlis.games.sabika.names import CITY_NAMES
from majlis.games.sabika.reading import (
    BASES,
    BOARDS,
    BUILD_TRIGGERS,
    LEAST_YUSUF_CARDS,
    MOST_BLUE,
    MOST_WISH_LINES,
    YUSUF_ACTIONS,
)
from majlis.games.sabika.words import (
    ACTION_NAMES,
    CATEGORY_NAMES,
    COLOUR_NAMES,
    COUNTER_NAMES,
    GAIN_NAMES,
    GOOD_NAMES,
    KIND_NAMES,
    LARGE_CATEGORIES,
    MATCH_NAMES,
    MATERIAL_NAMES,
    MATERIALS,
    MODIFIER_NAMES,
    MOST_PLAYERS,
    REGION_NAMES,
    RING_NAMES,
    RING_SIZES,
    SAME_MATERIAL,
    TRIGGER_NAMES,
)

_MOST: Final = 20
_MORE: Final = "more"
_LESS: Final = "less"
_EXACTLY: Final = "exactly"
_CARDS: Final = 20
_ALIKE: Final = MODIFIER_NAMES[SAME_MATERIAL]


def _n(key: str = "n", low: int = 1, high: int = _MOST) -> Field:
    return number(key, low, high, title="field-number")


def _counter(key: str = "counter") -> Field:
    return word(key, COUNTER_NAMES, "counter-", title="field-counter")


@final
class Change(Sentence):
    """A modifier: the data file adds a number, which may be below zero, or sets one (SAB-9.5)."""

    def __init__(self, key: str) -> None:
        how = word("how", (_MORE, _LESS, _EXACTLY), "change-", title="field-change")
        super().__init__(f"modify-{key}", {"modify": key}, (_n(low=0), how))

    def matches(self, table: Mapping[str, object]) -> bool:
        keys = frozenset(table)
        return table.get("modify") == self.fixed["modify"] and keys in ({"modify", "add"}, {"modify", "set"})

    def slot(self, key: str) -> Field | None:
        return self.slots[0] if key in ("add", "set") else None

    def unpack(self, table: Mapping[str, object]) -> Mapping[str, object]:
        if "set" in table:
            return {"n": table["set"], "how": _EXACTLY}
        added = table.get("add")
        less = isinstance(added, int) and added < 0
        return {"n": -added if isinstance(added, int) and less else added, "how": _LESS if less else _MORE}

    def pack(self, table: dict[str, Json]) -> dict[str, Json]:
        n, how = table.get("n"), table.get("how")
        if how == _EXACTLY:
            return {"modify": table["modify"], "set": n}
        return {"modify": table["modify"], "add": -n if how == _LESS and isinstance(n, int) else n}


def _steps() -> list[Sentence]:
    """The steps of an effect (SAB-9.1, 9.3)."""
    gained: list[Sentence] = [Sentence(f"gain-{what}", {"gain": what}, (_n(),)) for what in GAIN_NAMES]
    kinds = symbols("kinds", MATERIAL_NAMES, MATERIALS, 1)
    each = (_counter("per"), number("every", 1, _MOST, default=1), number("max", 0, 99, optional=True))
    return [
        *gained,
        Sentence("gain-kinds", {"gain": "material"}, (_n(), kinds)),
        Sentence("gain-each", {}, (_n(), word("gain", GAIN_NAMES, "name-gain_"), *each)),
        Sentence("gain-kinds-each", {"gain": "material"}, (_n(), kinds, *each)),
        Sentence("split", {"split": ["dinar", "paria"]}, (_n(),)),
        Sentence("action", {}, (word("action", ACTION_NAMES),)),
        Sentence("transaction", {}, (_n("transaction"),)),
        Sentence("process", {}, (_n("process"),)),
        Sentence("city-bonus", {}, (_n("city_bonus"),)),
        Sentence("red-city", {}, (_n("red_city_action"),)),
        Sentence("building-bonus", {"building_bonus": "current_era"}),
        Sentence("place-ship", {"goods_max": 1, "take_seal": False, "grant_city_bonus": False}, (_n("place_ship"),)),
        Sentence("choose", {}, (ways("choose", "step", MOST_WAYS),)),
    ]


def _lasting() -> list[Sentence]:
    """The lasting effects of a blue half: triggers, modifiers, a storage (SAB-9.4, 9.5, 7.14)."""
    effect = sentences("effect", "step", MOST_LINES)
    return [
        *(
            Sentence(f"on-{name}", {"on": name}, (effect,), "sentence-on", {"trigger": f"trigger_{name}"})
            for name in TRIGGER_NAMES
        ),
        Sentence(
            "build-using",
            {},
            (
                word("on", BUILD_TRIGGERS, "trigger-", title="field-trigger"),
                word("when.used_material", MATERIAL_NAMES),
                effect,
            ),
        ),
        *(Change(name) for name in MODIFIER_NAMES if name != _ALIKE),
        Sentence(
            f"modify-{_ALIKE}", {"modify": _ALIKE, "set": 1}, (), "sentence-allowed", {"modifier": f"modifier_{_ALIKE}"}
        ),
        Sentence("storage", {"storage": "goods"}, (number("crates", 1, 3), sentences("on_store", "step", MOST_LINES))),
    ]


def _scores() -> list[Sentence]:
    """How large poems and trade cards score (SAB-9.8)."""
    n, most = number("n", 0, 30, title="field-number"), number("max", 0, 99)
    return [
        Sentence("score-per", {"kind": "per"}, (n, _counter(), most)),
        Sentence("score-majority", {"kind": "majority"}, (_counter(),)),
        Sentence("score-sets", {"kind": "sets"}, (n, symbols("of", COUNTER_NAMES, MOST_COUNTERS, 2, "counter-"), most)),
        Sentence("score-table", {"kind": "table"}, (some_numbers("values", 0, 99, 1, MOST_VALUES), _counter())),
    ]


def _symbols() -> list[Symbol]:
    plain = [Symbol(name, f"gain-{name}", number="n") for name in ("dinar", "paria", "prestige", "favour")]
    materials = [Symbol(name, "gain-kinds", {"kinds": [name]}, "n") for name in MATERIAL_NAMES]
    return [
        *plain,
        *materials,
        Symbol("material", "gain-material", number="n"),
        Symbol("raw", "gain-raw", number="n"),
        Symbol("good", "gain-good", number="n"),
        Symbol("transaction", "transaction", number="transaction"),
        Symbol("process", "process", number="process"),
        Symbol("city_bonus", "city-bonus", number="city_bonus"),
        Symbol("action", "action"),
        Symbol("or", "choose", wraps="choose"),
    ]


def _effect(key: str = "effect") -> Field:
    return sentences(key, "step", MOST_LINES)


def _colour(key: str) -> Field:
    return word(key, COLOUR_NAMES, "shade-")


_CITY_COLOURS: Final = ("blue", "red")
_RAW_SLOTS: Final = tuple(f"raw_{at}" for at in range(6))
_MARBLE_SLOTS: Final = ("marble_1", "marble_2", "marble_4", "marble_5")
_SLOT: Final = (
    symbols("boards", BOARDS, 2, names="board-"),
    some_numbers("closed_at", 1, MOST_PLAYERS, 0, MOST_PLAYERS),
)


_RONDEL: Final = "rondel"
_SEA: Final = "sea"
_RINGS: Final = tuple(zip(RING_NAMES, RING_SIZES, strict=True))


def _space(ring: str) -> Field:
    return places(ring, [("", f"{ring}_", dict(_RINGS)[ring])], optional=True, board=_RONDEL)


_CARD_KINDS: Final = [
    Kind(
        "small-poems",
        "cards",
        (
            Part(
                "small_poems",
                "title-small-poem",
                (sentences("blue", "blue", MOST_BLUE), sentences("red", "red", MOST_LINES)),
                piece="poem_{number}",
            ),
        ),
    ),
    Kind(
        "large-poems",
        "cards",
        (
            Part(
                "large_poems",
                "title-large-poem",
                (sentence("score", "score"), flag("out_in_solo", default=0)),
                piece="poem_{id}",
            ),
        ),
    ),
    Kind(
        "small-buildings",
        "cards",
        (
            Part(
                "small_buildings",
                "title-small-building",
                (
                    word("category", CATEGORY_NAMES[LARGE_CATEGORIES:]),
                    word("base", BASES),
                    _colour("left"),
                    _colour("right"),
                ),
                piece="small_{number}",
            ),
        ),
    ),
    Kind(
        "mosaics",
        "cards",
        (
            Part("mosaic_bonus", "title-mosaic-bonus", (_colour("colour"), _effect())),
            Part("mosaic_cards", "title-mosaic-card", (_colour("left"),), piece="mosaic_{number}"),
        ),
    ),
    Kind(
        "trade-cards",
        "cards",
        (
            Part(
                "trade_cards",
                "title-trade-card",
                (sentence("score", "score"), word("yusuf_match", MATCH_NAMES, "match-")),
            ),
        ),
    ),
    Kind("wishes", "cards", (Part("wishes", "title-wish", (sentences("lines", "wish", MOST_WISH_LINES),)),)),
    Kind(
        "yusuf-cards",
        "cards",
        (
            Part(
                "yusuf_cards",
                "title-yusuf-card",
                (
                    places(
                        "target",
                        [(worker, f"{ring}_", size) for worker, (ring, size) in zip(KIND_NAMES, _RINGS, strict=True)],
                        row="worker",
                        board=_RONDEL,
                    ),
                    flag("clear"),
                    symbols("actions", YUSUF_ACTIONS, 2),
                    number("prestige", 0, _MOST),
                    number("paria", 0, _MOST),
                    word("per", COUNTER_NAMES, "counter-", blank=True),
                ),
            ),
            Part(
                "components",
                "title-yusuf-count",
                (number("n", LEAST_YUSUF_CARDS, _CARDS, title="field-cards"),),
                ids=("yusuf_worker_card",),
            ),
        ),
    ),
]
_TILE_KINDS: Final = [
    Kind(
        "storehouse-tiles",
        "tiles",
        (Part("storehouse_tiles", "title-tile", (number("crates", 0, 6), _effect()), piece="tile_{number}"),),
    ),
    Kind(
        "large-buildings",
        "tiles",
        (
            Part(
                "large_buildings",
                "title-large-building",
                (
                    word("category", CATEGORY_NAMES[:LARGE_CATEGORIES]),
                    number("era", 1, 2),
                    number("min_players", 1, MOST_PLAYERS),
                    _effect(),
                ),
                piece="large_{number}",
            ),
        ),
    ),
    Kind("start-tiles", "tiles", (Part("start_tiles", "title-start-tile", (_effect(),), piece="start_{number}"),)),
    Kind(
        "city-tiles",
        "tiles",
        (
            Part(
                "city_tiles",
                "title-city-tile",
                (
                    word("colour", _CITY_COLOURS, "shade-"),
                    symbols("demand", GOOD_NAMES, 3),
                    _effect("bonus"),
                    sentences("income", "step", MOST_LINES, when=("colour", ("blue",))),
                    sentences("action", "step", MOST_LINES, when=("colour", ("red",))),
                ),
            ),
        ),
    ),
]
_BOARD_KINDS: Final = [
    Kind(
        "rounds",
        "board",
        (
            Part(
                "round_track",
                "title-round",
                (number("era", 1, 2), flag("wish"), flag("event_change"), number("tribute", 0, 12)),
            ),
        ),
    ),
    Kind("favour", "board", (Part("favour_track", "title-favour", (_effect(),)),)),
    Kind("start-dinars", "board", (Part("start_dinars", "title-start-dinars", (number("dinar", 0, 30),)),)),
    Kind(
        "side-actions",
        "board",
        (
            Part("side_slots", "title-raw-slot", (_space("outer"), _space("middle"), *_SLOT), ids=_RAW_SLOTS),
            Part("side_slots", "title-marble-slot", (_space("middle"), _space("inner"), *_SLOT), ids=_MARBLE_SLOTS),
        ),
    ),
    Kind(
        "sultans-workers",
        "board",
        (
            Part(
                "sultan_workers",
                "title-sultan-worker",
                (
                    places("index", [(ring, f"{ring}_", size) for ring, size in _RINGS], row="ring", board=_RONDEL),
                    some_numbers("players", 1, MOST_PLAYERS, 0, MOST_PLAYERS),
                ),
            ),
        ),
    ),
    Kind(
        "cities",
        "board",
        (
            Part("cities", "title-city", (word("region", REGION_NAMES, "region-"),)),
            Part(
                "routes",
                "title-route",
                (word("a", CITY_NAMES, board=_SEA), word("b", CITY_NAMES, board=_SEA), number("cost", 0, _MOST)),
            ),
        ),
    ),
]
_ELSEWHERE: Final = {
    "options.rulings": "rulings on texts that leave something open, chosen as options of a table",
    "vocabulary": "the words of the data file itself",
    "balance": "the scale by which the reconstructed values were balanced",
    "rondel.outer": "the order of the spaces, which the drawing of the board follows",
    "rondel.middle": "the order of the spaces, which the drawing of the board follows",
    "rondel.inner": "the order of the spaces, which the drawing of the board follows",
}


def forms() -> Forms:
    """All forms of Sabika, 249 records."""
    steps, lasting = _steps(), _lasting()
    vocabularies = {
        "step": steps,
        "blue": [*lasting, *(one.only(["red"], "fits-red") for one in steps)],
        "red": [*steps, *(one.only(["blue"], "fits-blue") for one in lasting)],
        "score": _scores(),
        "wish": [Sentence("wish", {}, (_n(low=0), _counter()))],
    }
    return Forms([*_CARD_KINDS, *_TILE_KINDS, *_BOARD_KINDS], vocabularies, _symbols(), _ELSEWHERE)
