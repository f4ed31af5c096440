"""Chapter 1 for a page that draws: the components as plain tables."""

from __future__ import annotations

from typing import TypeAlias

from majlis.engine.state import View
from majlis.games.sabika.box import SabikaBox
from majlis.games.sabika.words import ACTION_NAMES, GOOD_NAMES, LEFT, MATERIAL_NAMES, RAW_NAMES, RIGHT, RING_NAMES

Rows: TypeAlias = "list[dict[str, object]]"


def component_tables(box: SabikaBox) -> View:
    """Everything that is printed, with effects exactly as the data file writes them (SAB-9.1)."""
    return {
        "materials": [
            {"id": name, "prestige": box.material_prestige[i], "buy": box.buy[i], "sell": box.sell[i]}
            for i, name in enumerate(MATERIAL_NAMES)
        ],
        "goods": [{"raw": raw, "good": good} for raw, good in zip(RAW_NAMES, GOOD_NAMES)],
        "spaces": [_space(box, number) for number in range(len(box.spaces))],
        "slots": [_slot(box, number) for number in range(len(box.slots))],
        "routes": [{"a": box.cities[a], "b": box.cities[b], "cost": cost} for a, b, cost in box.routes],
        "cities": [{"city": row["id"], "region": row["region"]} for row in _rows(box, "cities")],
        "city_tiles": _by_number(box, "city_tiles", "city_tile_", ("colour", "demand", "bonus", "income", "action")),
        "round_track": [
            {key: row[key] for key in ("space", "round", "era", "wish", "event_change", "tribute")}
            for row in _rows(box, "round_track")
        ],
        "favour_track": [{"space": row["space"], "effect": row["effect"]} for row in _rows(box, "favour_track")],
        "wishes": {f"wish_{str(row['id']).lower()}": row["lines"] for row in _rows(box, "wishes")},
        "start_tiles": {f"start_{row['number']}": row["effect"] for row in _rows(box, "start_tiles")},
        "large_buildings": _by_number(box, "large_buildings", "large_", ("era", "category", "effect")),
        "small_buildings": _by_number(box, "small_buildings", "small_", ("category", "base", "left", "right")),
        "mosaic_bonus": {str(row["colour"]): row["effect"] for row in _rows(box, "mosaic_bonus")},
        "mosaic_cards": _by_number(box, "mosaic_cards", "mosaic_", ("left", "right")),
        "storehouse_tiles": _by_number(box, "storehouse_tiles", "tile_", ("crates", "effect")),
        "small_poems": _by_number(box, "small_poems", "poem_", ("blue", "red")),
        "large_poems": {
            f"poem_{str(row['id']).lower()}": {"letter": row["letter"], "score": row["score"]}
            for row in _rows(box, "large_poems")
        },
        "trade_cards": _by_number(box, "trade_cards", "trade_", ("score", "yusuf_match")),
        "events": _by_number(box, "events", "event_", ("good", "modify")),
        "yusuf_cards": {
            box.yusuf_card_name(number): _card(box, number, row) for number, row in enumerate(_rows(box, "yusuf_cards"))
        },
        "constants": dict(box.constants.values),
        "majority": list(box.majority),
        "reconstructed": list(box.reconstructed),
    }


def _rows(box: SabikaBox, name: str) -> Rows:
    """The records of a table as they were read; the reader has checked them."""
    table = box.tables[name]
    assert isinstance(table, dict)
    rows = table["records"]
    assert isinstance(rows, list)
    return rows


def _by_number(box: SabikaBox, name: str, prefix: str, fields: tuple[str, ...]) -> View:
    return {
        f"{prefix}{row['number']}": {field: row[field] for field in fields if field in row} for row in _rows(box, name)
    }


def _space(box: SabikaBox, number: int) -> View:
    display = {LEFT: "left", RIGHT: "right"}.get(box.displays[number])
    return {
        "space": box.spaces[number],
        "ring": RING_NAMES[box.ring_of[number]],
        "main": ACTION_NAMES[box.mains[number]],
        "display": display,
        "slots": [box.slots[slot].id for slot in box.touching[number]],
    }


def _slot(box: SabikaBox, number: int) -> View:
    slot = box.slots[number]
    out: View = {"slot": slot.id, "kind": "raw" if slot.raw else "marble", "outer": None, "middle": None, "inner": None}
    for space in slot.spaces:
        out[RING_NAMES[box.ring_of[space]]] = box.spaces[space]
    return out


def _card(box: SabikaBox, number: int, row: dict[str, object]) -> View:
    card = box.yusuf_cards[number]
    out: View = {key: row[key] for key in ("worker", "clear", "actions", "prestige", "paria", "per")}
    out["target"] = box.spaces[card.target]
    return out
