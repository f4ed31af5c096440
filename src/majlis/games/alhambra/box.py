"""The components of Alhambra (chapter 1): immutable tables read from the data file, or from an edited copy of it.

Pieces are small ints inside. A tile is its place in the list of building tiles followed by the huts; a money card is
`currency * 9 + value - 1`; exchange and scoring cards have numbers of their own beyond those.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from majlis.engine.game import Box

CURRENCIES: Final = 4
TYPES: Final = 6
SLOTS: Final = 4
DISPLAY: Final = 4
PILES: Final = 5
VALUES: Final = 9
MONEY_CARDS: Final = 36
"""Different money cards; a card below this number is money."""
EXCHANGE: Final = 36
"""The first exchange card."""
SCORING: Final = 60
"""Scoring card r is number SCORING + r."""
SCORING_PILES: Final = (2, 4)
"""Which piles of the deck, counted from its top, have a scoring card among them (ALH-2.8)."""


@final
@dataclass(kw_only=True, eq=False)
class AlhambraBox(Box):
    """All component tables. Made by `read`."""

    currencies: list[str]
    types: list[str]
    points: list[list[list[int]]]
    """points[round - 1][type] lists the points for 1st, 2nd, … place (ALH-1.10)."""
    tile_ids: list[str]
    prices: list[int]
    walls: bytes
    kinds: bytes
    first_hut: int
    copies: int
    copies_two: int
    exchange_ids: list[str]
    exchange_pairs: list[int]
    """Bit mask of the two currencies of each exchange card."""
    bonus_ids: list[str]
    bonus_tiles: list[int]
    bonus_each: list[int]
    """Bonus cards dealt to each player, by number of players."""
    take_sum: int
    start_sum: int
    wall_points: int
    dirk_start: int
    dirk_first: int
    dirk_part: int
    max_huts: int
    max_hut_value: int

    def __post_init__(self) -> None:
        self.tile_numbers: dict[str, int] = {name: i for i, name in enumerate(self.tile_ids)}
        self.money_ids: list[str] = [
            f"{self.currencies[card // VALUES]}-{card % VALUES + 1}" for card in range(MONEY_CARDS)
        ]
        self.card_numbers: dict[str, int] = {name: card for card, name in enumerate(self.money_ids)}
        for i, name in enumerate(self.exchange_ids):
            self.card_numbers[name] = EXCHANGE + i
        self.bonus_of: list[int] = [-1] * len(self.tile_ids)
        """The bonus card that names a tile, -1 if none does."""
        for card, tile in enumerate(self.bonus_tiles):
            self.bonus_of[tile] = card

        self.point_names: list[str] = [
            f"round_{round + 1}_{name}" for round in range(len(self.points)) for name in [*self.types, "wall"]
        ]
        """The sources of points: by round the types, then the wall."""

    def card_name(self, card: int) -> str:
        if card >= SCORING:
            return f"scoring_card_{card - SCORING}"
        if card >= EXCHANGE:
            return self.exchange_ids[card - EXCHANGE]
        return self.money_ids[card]

    def tile_name(self, tile: int) -> str:
        return self.tile_ids[tile]
