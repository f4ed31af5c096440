"""What the pieces of Sabika are called: the message that names a piece, and its parts.

Cards with a letter are named as in the edition that the table plays (R-16).
"""

from __future__ import annotations

from typing import Final, final

from majlis.engine.words import Name
from majlis.games.sabika.box import SabikaBox
from majlis.games.sabika.phrases import Phrasing
from majlis.games.sabika.words import (
    ACTION_NAMES,
    CARD_NAMES,
    CATEGORY_NAMES,
    COLOUR_NAMES,
    GOOD_NAMES,
    ITEM_NAMES,
    KIND_NAMES,
    MOST_PLAYERS,
    RAW_NAMES,
    RING_FIRST,
    RING_NAMES,
    SOURCE_NAMES,
    WORKER_NAMES,
)

CITY_NAMES: Final = (
    "fez",
    "algiers",
    "tunis",
    "florence",
    "venice",
    "ragusa",
    "constantinople",
    "damascus",
    "cairo",
    "granada",
)
_EIGHT: Final = (
    *("place_top", "place_upper_right", "place_right", "place_lower_right"),
    *("place_bottom", "place_lower_left", "place_left", "place_upper_left"),
)
_SIX: Final = tuple(place for place in _EIGHT if place not in ("place_right", "place_left"))
"""Where the spaces of a ring lie, from the top clockwise: nobody counts them, and the board has no numbers on it."""
PLAIN: Final = frozenset(
    (
        *ITEM_NAMES,
        *RAW_NAMES,
        *("dinar", "paria", "seal", "prestige"),
        *KIND_NAMES,
        *WORKER_NAMES,
        *RING_NAMES,
        *ACTION_NAMES,
        *CITY_NAMES,
        *CATEGORY_NAMES,
        *COLOUR_NAMES,
        *SOURCE_NAMES,
        *("setup", "left", "right", "house", "card", "large", "yusuf", "start_tile", "ship"),
        *("gain_dinar", "gain_paria", "gain_prestige", "gain_material", "gain_raw", "gain_good", "gain_favour"),
    )
)
"""What has a name of its own: the message `name-<piece>`."""

TABLES: Final = (
    "rondel.outer",
    "rondel.middle",
    "rondel.inner",
    "cities",
    "favour_track",
    "storehouse_tiles",
    "side_slots",
    "sultan_workers",
    "start_dinars",
    "round_track",
    "start_tiles",
    "large_buildings",
    "small_buildings",
    "mosaic_bonus",
    "mosaic_cards",
    "small_poems",
    "trade_cards",
    "routes",
    "city_tiles",
)
"""Tables of the data file of which something is reconstructed; they are named as a whole."""

_MOST_ALIKE: Final = 30
"""No turn moves this many of one material or good."""


@final
class Names:
    """The names of everything in one box. A name that only an edited box uses is quoted as written."""

    def __init__(self, box: SabikaBox) -> None:
        self.box = box
        self.composed: dict[str, Name] = {}
        self.russian: dict[str, Name] = {}
        """Names that differ at a table that plays the Russian edition."""
        self.phrases: frozenset[str] = frozenset()
        """Names in `composed` that are not pieces but parts of what is printed on them; they may sound alike."""
        for card, good in zip(CARD_NAMES, GOOD_NAMES):
            self.composed[card] = ("name-on-card", {"good": good})
        for item in ITEM_NAMES:
            for n in range(2, _MOST_ALIKE):
                self.composed[f"{n}_{item}"] = ("effect-material", {"n": n, "kinds": [item]})
        for seat in range(MOST_PLAYERS):
            self.composed[f"seat_{seat}"] = ("name-player", {"seat": seat})
            self.composed[f"house_{seat + 1}"] = ("name-house-number", {"number": seat + 1})
        for number, space in enumerate(box.spaces):
            ring = box.ring_of[number]
            action = ACTION_NAMES[box.mains[number]]
            self.composed[space] = (
                "name-space",
                {"action": action, "where": (_EIGHT if ring == 0 else _SIX)[number - RING_FIRST[ring]]},
            )
        for place in _EIGHT:
            self.composed[place] = (f"name-{place}", {})
        for slot in box.slots:
            where = _SIX[int(slot.id.rpartition("_")[2])]
            self.composed[slot.id] = ("name-slot-raw" if slot.raw else "name-slot-marble", {"where": where})
        self._buildings()
        self._cards()
        self._phrases()
        for table in TABLES:
            self.composed[table] = (f"name-table-{table.replace('.', '_')}", {})

    def _buildings(self) -> None:
        for large in self.box.large[1:]:
            category = CATEGORY_NAMES[large.category]
            self.composed[f"large_{large.number}"] = ("name-building", {"category": category, "number": large.number})
        for small in self.box.small[1:]:
            category = CATEGORY_NAMES[small.category]
            self.composed[f"small_{small.number}"] = ("name-building", {"category": category, "number": small.number})
        for number in range(1, len(self.box.mosaic_left)):
            self.composed[f"mosaic_{number}"] = ("name-mosaic-card", {"number": number})
        for colour in COLOUR_NAMES:
            self.composed[f"mosaic_bonus_{colour}"] = ("name-mosaic", {"colour": colour})
        for number in range(1, len(self.box.tile_crates)):
            self.composed[f"tile_{number}"] = ("name-tile", {"number": number})
        for space in range(self.box.favour_last + 1):
            self.composed[f"favour_{space}"] = ("name-favour-space", {"number": space})

    def _cards(self) -> None:
        box = self.box
        for number in range(1, len(box.poems)):
            self.composed[f"poem_{number}"] = ("name-poem", {"number": number})
        for number, poem in enumerate(box.large_poems):
            self._lettered(box.large_poem_name(number), "name-large-poem", poem.id)
        for wish in box.wishes:
            self._lettered(wish.id, "name-wish", wish.id[5:].upper())
        for number in range(1, len(box.trade_cards)):
            self.composed[f"trade_{number}"] = ("name-trade-card", {"number": number})
        for number in range(1, len(box.events)):
            self.composed[f"event_{number}"] = ("name-event", {"number": number})
        for number in range(1, len(box.start_tiles)):
            self.composed[f"start_{number}"] = ("name-start-tile", {"number": number})
        for number in range(1, len(box.city_tiles)):
            self.composed[f"city_tile_{number}"] = ("name-city-tile", {"number": number})
        for number, card in enumerate(box.yusuf_cards):
            printed = card.id.rpartition("_")[2]
            self.composed[box.yusuf_card_name(number)] = (
                "name-yusuf-card",
                {"worker": KIND_NAMES[card.worker], "number": printed},
            )

    def _lettered(self, piece: str, message: str, number: str) -> None:
        self.composed[piece] = (message, {"number": number})
        self.russian[piece] = (f"{message}-russian", {"number": number})

    def _phrases(self) -> None:
        """What is printed on everything, phrase by phrase, and under one name: `<piece>.text`, or the half or part of the piece."""
        box = self.box
        phrasing = Phrasing(box)
        for piece in list(self.composed):
            lines = phrasing.card(piece)
            if lines:
                phrasing.whole(f"{piece}.text", lines)
        for number, effect in enumerate(box.tile_effects[1:], 1):
            phrasing.whole(f"tile_{number}.effect", phrasing.effect(f"tile_{number}", effect))
        for number, poem in enumerate(box.poems[1:], 1):
            phrasing.whole(f"poem_{number}.blue", phrasing.blue(f"poem_{number}.blue", poem))
            phrasing.whole(f"poem_{number}.red", phrasing.effect(f"poem_{number}.red", poem.red))
        for tile in box.city_tiles[1:]:
            name = f"city_tile_{tile.number}"
            phrasing.whole(f"{name}.bonus", phrasing.effect(f"{name}.bonus", tile.bonus))
            phrasing.whole(f"{name}.effect", phrasing.effect(f"{name}.effect", tile.effect))
        for colour, bonus in zip(COLOUR_NAMES, box.mosaic_bonus):
            name = f"mosaic_bonus_{colour}"
            phrasing.whole(f"{name}.text", phrasing.effect(name, bonus))
        self.composed.update(phrasing.names)
        self.phrases = frozenset([*phrasing.names, *_EIGHT])
