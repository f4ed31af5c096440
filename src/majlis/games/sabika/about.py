"""What everything in the box is and does, with the numbers of the box. What it means for a player now: see `about_now`."""

from __future__ import annotations

from typing import Final

from majlis.engine.action import Facts
from majlis.engine.holdings import About
from majlis.games.sabika.box import SabikaBox
from majlis.games.sabika.phrases import Phrasing
from majlis.games.sabika.words import (
    ACTION_NAMES,
    CATEGORY_NAMES,
    CITIES,
    COLOUR_NAMES,
    COMMISSION_DINAR,
    CRATES_OF_START,
    EXPORT_PARIA,
    EXPORT_PRESTIGE,
    EXTENSIONS,
    GOOD_NAMES,
    GRANADA,
    HOUSES,
    KIND_NAMES,
    LARGE_CATEGORIES,
    MATERIAL_NAMES,
    RAW_NAMES,
    REST_DINAR,
    REST_PRESTIGE,
    RING_NAMES,
    TRANSACTIONS,
    WORKER_NAMES,
)

_TOKENS: Final = ("gain_dinar", "seal", "paria", "prestige", "ship")
_SYMBOLS: Final = [*MATERIAL_NAMES, *RAW_NAMES, *GOOD_NAMES, *_TOKENS]
_ACTION_RULES: Final = {
    "quarry_small": "SAB-5.1",
    "quarry_large": "SAB-5.1",
    "storehouse": "SAB-5.2",
    "market": "SAB-5.6",
    "build": "SAB-5.10",
    "build_large": "SAB-5.11",
    "build_small": "SAB-5.12",
    "export": "SAB-6.1",
    "consolidate": "SAB-6.4",
    "produce": "SAB-6.5",
    "engrave": "SAB-7.1",
    "reactivate": "SAB-7.7",
    "commission": "SAB-7.8",
}
_CARDS: Final = {
    "tile": ("kind-tile", "about-tile", "SAB-5.4"),
    "large": ("kind-large", "about-large", "SAB-5.15"),
    "start": ("kind-start", "about-start", "SAB-2.15"),
    "favour": ("kind-favour", "about-favour", "SAB-5.16"),
    "trade": ("kind-trade", "about-trade", "SAB-11.6"),
    "event": ("kind-event", "about-event", "SAB-12.4"),
    "wish": ("kind-wish", "about-wish", "SAB-10.5"),
    "poem": ("kind-large-poem", "about-large-poem", "SAB-11.3"),
}
"""Tiles and cards whose text says what they do: kind, text and rule."""


def pieces(box: SabikaBox) -> list[str]:
    """Everything that a person may point at."""
    return [
        *box.spaces,
        *[slot.id for slot in box.slots],
        *ACTION_NAMES,
        *KIND_NAMES,
        *[name for name in WORKER_NAMES if name not in KIND_NAMES],
        *MATERIAL_NAMES,
        *RAW_NAMES,
        *GOOD_NAMES,
        *_TOKENS,
        *CATEGORY_NAMES,
        *[f"house_{number}" for number in range(1, HOUSES + 1)],
        *box.cities,
        *[f"city_tile_{tile.number}" for tile in box.city_tiles[1:]],
        *[f"large_{building.number}" for building in box.large[1:]],
        *[f"small_{building.number}" for building in box.small[1:]],
        *[f"mosaic_{number}" for number in range(1, len(box.mosaic_left))],
        *[f"mosaic_bonus_{colour}" for colour in COLOUR_NAMES],
        *[f"tile_{number}" for number in range(1, len(box.tile_crates))],
        *[f"favour_{space}" for space in range(box.favour_last + 1)],
        *[f"poem_{poem.number}" for poem in box.poems[1:]],
        *[box.large_poem_name(number) for number in range(len(box.large_poems))],
        *[wish.id for wish in box.wishes],
        *[f"trade_{card.number}" for card in box.trade_cards[1:]],
        *[f"event_{event.number}" for event in box.events[1:]],
        *[f"start_{number}" for number in range(1, len(box.start_tiles))],
        *[box.yusuf_card_name(number) for number in range(len(box.yusuf_cards))],
        "yusuf",
    ]


def about(box: SabikaBox, piece: str) -> About | None:
    """What a piece is and does; None if there is no such piece."""
    if piece in box.space_numbers:
        space = box.space_numbers[piece]
        action = ACTION_NAMES[box.mains[space]]
        facts: Facts = {"ring": RING_NAMES[box.ring_of[space]], **action_facts(box, action)}
        return About("kind-space", f"about-{action}", facts, _ACTION_RULES[action])
    if piece in box.slot_numbers:
        return _slot(box, piece)
    if piece in ACTION_NAMES:
        return About("kind-action", f"about-{piece}", action_facts(box, piece), _ACTION_RULES[piece])
    if piece in KIND_NAMES or piece in WORKER_NAMES:
        return _worker(box, piece)
    if piece in _SYMBOLS:
        return _token(box, piece)
    if piece in CATEGORY_NAMES:
        large = CATEGORY_NAMES.index(piece) < LARGE_CATEGORIES
        return About("kind-category", "about-category-large" if large else "about-category-small", {}, "SAB-1.10")
    if piece in box.cities:
        return _city(box, piece)
    if piece == "yusuf":
        return About("kind-yusuf", "about-yusuf", {}, "SAB-13.6")
    return _numbered(box, piece)


def action_facts(box: SabikaBox, action: str) -> Facts:
    """The numbers that the text of an action names."""
    constants = box.constants
    base = box.base_modifiers
    if action in ("quarry_small", "quarry_large"):
        kinds = MATERIAL_NAMES[:2] if action == "quarry_small" else MATERIAL_NAMES[1:3]
        return {"count": constants.quarry_items, "kinds": list(kinds)}
    if action == "storehouse":
        return {"values": [str(n) for n in box.extend_prestige]}
    if action == "market":
        return {"dinars": constants.market_dinar, "count": base[TRANSACTIONS]}
    if action in ("build", "build_large", "build_small"):
        return {"values": [str(n) for n in box.material_prestige], "kinds": list(MATERIAL_NAMES)}
    if action == "export":
        return {
            "most": constants.export_most,
            "prestige": base[EXPORT_PRESTIGE],
            "parias": base[EXPORT_PARIA],
            "demand": constants.demand_prestige,
        }
    if action == "consolidate":
        return {"prestige": constants.others_prestige, "dinars": constants.others_dinar}
    if action == "produce":
        return {"count": constants.process_most}
    if action == "engrave":
        return {"blue": box.engrave_base[0], "red": box.engrave_base[1], "large": box.engrave_base[2]}
    if action == "commission":
        return {"dinars": base[COMMISSION_DINAR], "per": constants.commission_per}
    return {}


def _slot(box: SabikaBox, piece: str) -> About:
    """SAB-8.1, 8.2: costs by kind of slot and worker."""
    slot = box.slots[box.slot_numbers[piece]]
    if slot.raw:
        costs: Facts = {"builder": box.side_cost[0], "merchant": box.side_cost[1]}
        return About("kind-slot", "about-slot-raw", costs, "SAB-8.1")
    return About("kind-slot", "about-slot-marble", {"merchant": box.side_cost[4], "poet": box.side_cost[5]}, "SAB-8.2")


def _worker(box: SabikaBox, piece: str) -> About:
    facts: Facts = {
        "ring": RING_NAMES[KIND_NAMES.index(piece.partition("_")[0])],
        "dinars": box.base_modifiers[REST_DINAR],
        "prestige": box.base_modifiers[REST_PRESTIGE],
    }
    return About("kind-worker", "about-worker", facts, "SAB-3.2")


def _token(box: SabikaBox, piece: str) -> About:
    if piece in MATERIAL_NAMES:
        kind = MATERIAL_NAMES.index(piece)
        facts: Facts = {"prestige": box.material_prestige[kind], "buy": box.buy[kind], "sell": box.sell[kind]}
        return About("kind-material", "about-material", facts, "SAB-1.7")
    if piece in RAW_NAMES:
        good = GOOD_NAMES[RAW_NAMES.index(piece)]
        return About("kind-raw", "about-raw", {"good": good, "buy": box.constants.buy_raw}, "SAB-4.6")
    if piece in GOOD_NAMES:
        return About("kind-good", "about-good", {"sell": box.constants.sell_good}, "SAB-6.1")
    rules = {"gain_dinar": "SAB-4.1", "seal": "SAB-4.9", "paria": "SAB-4.10", "prestige": "SAB-4.11", "ship": "SAB-6.1"}
    text = f"about-{piece.removeprefix('gain_')}"
    return About("kind-token", text, {"dinars": box.constants.tribute_dinar}, rules[piece])


def _city(box: SabikaBox, piece: str) -> About:
    """The way from Granada, and the neighbours with what each route costs (SAB-1.13)."""
    city = box.cities.index(piece)
    if city == GRANADA:
        return About("kind-granada", "about-granada", {}, "SAB-1.13")
    neighbours = [box.cities[other] for other in range(CITIES + 1) if box.neighbours[city] >> other & 1]
    return About(
        "kind-city", "about-city", {"price": box.distance(city, GRANADA, 0), "neighbours": neighbours}, "SAB-1.13"
    )


def _numbered(box: SabikaBox, piece: str) -> About | None:
    """Tiles and cards, which have a kind and a number."""
    if piece not in pieces(box):
        return None
    sort, _, number = piece.rpartition("_")
    phrasing = Phrasing(box)
    if sort == "small":
        card = box.small[int(number)]
        facts: Facts = {
            "material": MATERIAL_NAMES[card.base],
            "left": COLOUR_NAMES[card.left],
            "right": COLOUR_NAMES[card.right],
        }
        return About("kind-small", "about-small", facts, "SAB-5.12")
    if sort == "poem" and number.isdecimal():
        poem = box.poems[int(number)]
        facts = {"blue": phrasing.blue(f"{piece}.blue", poem), "red": phrasing.effect(f"{piece}.red", poem.red)}
        return About("kind-poem", "about-poem", facts, "SAB-7.5")
    if sort == "city_tile":
        return _city_tile(box, phrasing, int(number), piece)
    if sort == "mosaic":
        return About("kind-mosaic-card", "about-mosaic-card", {}, "SAB-5.17")
    if sort == "mosaic_bonus":
        bonus = phrasing.effect(piece, box.mosaic_bonus[COLOUR_NAMES.index(number)])
        return About("kind-mosaic", "about-mosaic", {"effects": bonus}, "SAB-5.18")
    if sort == "house":
        return About("kind-house", "about-house", {"crates": CRATES_OF_START, "count": EXTENSIONS}, "SAB-4.2")
    if piece == "favour_0":
        return About("kind-favour", "about-favour-start", {}, "SAB-2.13")
    if sort.startswith("yusuf"):
        return _yusuf_card(box, piece)
    kind, text, rule = _CARDS[sort]
    return About(kind, text, {"effects": phrasing.card(piece), **_more(box, sort, number)}, rule)


def _more(box: SabikaBox, sort: str, number: str) -> Facts:
    """What else the text of a sort of card names."""
    return {"era": box.large[int(number)].era} if sort == "large" else {}


def _city_tile(box: SabikaBox, phrasing: Phrasing, number: int, piece: str) -> About:
    tile = box.city_tiles[number]
    facts: Facts = {
        "demand": [good for at, good in enumerate(GOOD_NAMES) if tile.demand >> at & 1],
        "bonus": phrasing.effect(f"{piece}.bonus", tile.bonus),
        "effects": phrasing.effect(f"{piece}.effect", tile.effect),
    }
    return About("kind-city-tile", "about-city-tile-red" if tile.red else "about-city-tile-blue", facts, "SAB-6.4")


def _yusuf_card(box: SabikaBox, piece: str) -> About:
    number = next(at for at in range(len(box.yusuf_cards)) if box.yusuf_card_name(at) == piece)
    card = box.yusuf_cards[number]
    facts: Facts = {
        "space": box.spaces[card.target],
        "actions": [ACTION_NAMES[action] for action in card.actions],
        "prestige": card.prestige,
        "parias": card.paria,
    }
    return About("kind-yusuf-card", "about-yusuf-card", facts, "SAB-13.7")
