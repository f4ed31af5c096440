"""Chapter 1 for a page that draws: the components as plain tables."""

from __future__ import annotations

from majlis.engine.state import View
from majlis.games.alhambra.box import AlhambraBox

_SIDES = ("n", "e", "s", "w")


def component_tables(box: AlhambraBox) -> View:
    """Currencies, building types with their points, tiles with their walls, bonus and exchange cards (ALH-1.2 to 1.10)."""
    tiles: dict[str, View] = {}
    for tile, name in enumerate(box.tile_ids):
        hut = tile >= box.first_hut
        tiles[name] = {
            "type": box.types[box.kinds[tile]],
            "price": None if hut else box.prices[tile],
            "walls": "".join([side for i, side in enumerate(_SIDES) if box.walls[tile] >> i & 1]),
            "hut": hut,
        }
    return {
        "currencies": [{"id": name} for name in box.currencies],
        "types": [{"id": name, "points": [box.points[r][i] for r in range(3)]} for i, name in enumerate(box.types)],
        "tiles": tiles,
        "bonus": {card: box.tile_ids[tile] for card, tile in zip(box.bonus_ids, box.bonus_tiles)},
        "exchange": {
            card: [name for i, name in enumerate(box.currencies) if pair >> i & 1]
            for card, pair in zip(box.exchange_ids, box.exchange_pairs)
        },
        "constants": {
            "take_sum": box.take_sum,
            "start_sum": box.start_sum,
            "wall_points": box.wall_points,
            "max_huts": box.max_huts,
            "max_hut_value": box.max_hut_value,
            "copies": box.copies,
            "copies_two_players": box.copies_two,
        },
        "reconstructed": list(box.reconstructed),
    }
