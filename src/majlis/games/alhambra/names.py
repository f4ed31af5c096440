"""What the pieces of Alhambra are called: the message that names a piece, and its parts.

Names are made from the box, so that an edited copy of the data (other walls, other exchange cards) is named as it is. Building tiles go by
type and price; where that fits several, their walls tell them apart. Huts go by type and walls.
"""

from __future__ import annotations

from typing import Final, final

from majlis.engine.words import Name
from majlis.games.alhambra.box import MONEY_CARDS, VALUES, AlhambraBox

PLAIN: Final = (
    *("pavilion", "seraglio", "arcades", "chambers", "garden", "tower", "fountain", "wall"),
    *("florin", "dirham", "denar", "ducat"),
    *("n", "e", "s", "w"),
    *("vizier", "dirk", "bag", "reserve"),
)
"""What has a name of its own: the message `name-<piece>`."""
ROUNDS: Final = (1, 2, 3)


@final
class Names:
    """The names of everything in one box."""

    def __init__(self, box: AlhambraBox) -> None:
        self.box = box
        self.composed: dict[str, Name] = {}
        self._name_tiles()
        self._name_cards()
        for round in ROUNDS:
            self.composed[f"scoring_card_{round}"] = ("name-scoring-card", {"round": round})
            for source in [*box.types, "wall"]:
                self.composed[f"round_{round}_{source}"] = ("name-source", {"round": round, "of": source})

    def _name_tiles(self) -> None:
        box = self.box
        alike = [(box.kinds[tile], box.prices[tile]) for tile in range(box.first_hut)]
        for tile, piece in enumerate(box.tile_ids):
            kind = box.types[box.kinds[tile]]
            walls = [side for bit, side in enumerate("nesw") if box.walls[tile] >> bit & 1]
            if tile >= box.first_hut:
                self.composed[piece] = ("name-hut", {"type": kind, "walls": walls})
            elif alike.count(alike[tile]) > 1:
                self.composed[piece] = ("name-tile-walls", {"type": kind, "price": box.prices[tile], "walls": walls})
            else:
                self.composed[piece] = ("name-tile", {"type": kind, "price": box.prices[tile]})

    def _name_cards(self) -> None:
        box = self.box
        for card in range(MONEY_CARDS):
            currency = box.currencies[card // VALUES]
            self.composed[box.card_name(card)] = ("name-money", {"currency": currency, "value": card % VALUES + 1})
        for card, piece in enumerate(box.exchange_ids):
            first, second = [name for i, name in enumerate(box.currencies) if box.exchange_pairs[card] >> i & 1]
            self.composed[piece] = ("name-exchange-card", {"first": first, "second": second})
        for card, piece in enumerate(box.bonus_ids):
            self.composed[piece] = ("name-bonus-card", {"tile": box.tile_name(box.bonus_tiles[card])})
