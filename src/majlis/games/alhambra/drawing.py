"""Chapter 1 for a page that draws: the components as plain tables."""

from __future__ import annotations

from typing import Final, TypedDict

from majlis.games.alhambra.box import VALUES, AlhambraBox

_SIDES: Final = ("n", "e", "s", "w")


class CurrencyFacts(TypedDict):
    """A currency; they come in the order of the market's slots (ALH-1.6)."""

    id: str


class TypeFacts(TypedDict):
    """A building type, and the points for 1st, 2nd, … place in each scoring round (ALH-1.10)."""

    id: str
    points: list[list[int]]


class TileFacts(TypedDict):
    """A building tile or a hut, which has no price; `walls` is the letters of its walled sides (ALH-1.2)."""

    type: str
    price: int | None
    walls: str
    hut: bool


class CardFacts(TypedDict):
    """A money card."""

    currency: str
    value: int


class Constants(TypedDict):
    """Numbers of the rules that the data file may change."""

    take_sum: int
    start_sum: int
    wall_points: int
    max_huts: int
    max_hut_value: int
    copies: int
    copies_two_players: int


class AlhambraTables(TypedDict):
    """Everything in the box; cards and tiles by their ids."""

    currencies: list[CurrencyFacts]
    types: list[TypeFacts]
    tiles: dict[str, TileFacts]
    cards: dict[str, CardFacts]
    bonus: dict[str, str]
    exchange: dict[str, list[str]]
    constants: Constants
    reconstructed: list[str]


def component_tables(box: AlhambraBox) -> AlhambraTables:
    """Currencies, building types with their points, tiles with their walls, money, bonus and exchange cards (ALH-1.2 to 1.10)."""
    return {
        "currencies": [{"id": name} for name in box.currencies],
        "types": [{"id": name, "points": [box.points[r][i] for r in range(3)]} for i, name in enumerate(box.types)],
        "tiles": {name: _tile(box, tile) for tile, name in enumerate(box.tile_ids)},
        "cards": {
            name: {"currency": box.currencies[card // VALUES], "value": card % VALUES + 1}
            for card, name in enumerate(box.money_ids)
        },
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


def _tile(box: AlhambraBox, tile: int) -> TileFacts:
    hut = tile >= box.first_hut
    return {
        "type": box.types[box.kinds[tile]],
        "price": None if hut else box.prices[tile],
        "walls": "".join([side for i, side in enumerate(_SIDES) if box.walls[tile] >> i & 1]),
        "hut": hut,
    }
