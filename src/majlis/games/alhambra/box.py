"""The components of Alhambra (chapter 1): immutable tables read from the data file, or from an edited copy of it.

Pieces are small ints inside. A tile is its place in the list of building tiles followed by the huts; a money card is
`currency * 9 + value - 1`; exchange and scoring cards have numbers of their own beyond those.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypeAlias, final

from majlis.engine.errors import BadBox
from majlis.engine.game import Box
from majlis.games.alhambra.palace import MOST_TILES

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
_SIDES: Final = (("n", 1), ("e", 2), ("s", 4), ("w", 8))

Row: TypeAlias = "Mapping[str, object]"


@final
class AlhambraBox(Box):
    """All component tables. Built by `read`."""

    def __init__(
        self,
        digest: str,
        standard: bool,
        currencies: list[str],
        types: list[str],
        points: list[list[list[int]]],
        tile_ids: list[str],
        prices: list[int],
        walls: bytes,
        kinds: bytes,
        first_hut: int,
        copies: int,
        copies_two: int,
        exchange_ids: list[str],
        exchange_pairs: list[int],
        bonus_ids: list[str],
        bonus_tiles: list[int],
        bonus_each: list[int],
        take_sum: int,
        start_sum: int,
        wall_points: int,
        dirk_start: int,
        dirk_first: int,
        dirk_part: int,
        max_huts: int,
        max_hut_value: int,
        reconstructed: list[str],
    ) -> None:
        super().__init__(digest, standard)
        self.currencies = currencies
        self.types = types
        self.points = points
        """points[round - 1][type] lists the points for 1st, 2nd, … place (ALH-1.10)."""
        self.tile_ids = tile_ids
        self.prices = prices
        self.walls = walls
        self.kinds = kinds
        self.first_hut = first_hut
        self.copies = copies
        self.copies_two = copies_two
        self.exchange_ids = exchange_ids
        self.exchange_pairs = exchange_pairs
        """Bit mask of the two currencies of each exchange card."""
        self.bonus_ids = bonus_ids
        self.bonus_tiles = bonus_tiles
        self.bonus_each = bonus_each
        """Bonus cards dealt to each player, by number of players."""
        self.take_sum = take_sum
        self.start_sum = start_sum
        self.wall_points = wall_points
        self.dirk_start = dirk_start
        self.dirk_first = dirk_first
        self.dirk_part = dirk_part
        self.max_huts = max_huts
        self.max_hut_value = max_hut_value
        self.reconstructed = reconstructed
        """Ids of the pieces whose data could not be had and was designed by us."""
        self.tile_numbers: dict[str, int] = {name: i for i, name in enumerate(tile_ids)}
        self.money_ids: list[str] = [f"{currencies[card // VALUES]}-{card % VALUES + 1}" for card in range(MONEY_CARDS)]
        self.card_numbers: dict[str, int] = {name: card for card, name in enumerate(self.money_ids)}
        for i, name in enumerate(exchange_ids):
            self.card_numbers[name] = EXCHANGE + i
        self.bonus_of: list[int] = [-1] * len(tile_ids)
        """The bonus card that names a tile, -1 if none does."""
        for card, tile in enumerate(bonus_tiles):
            self.bonus_of[tile] = card

    def card_name(self, card: int) -> str:
        if card >= SCORING:
            return f"scoring_card_{card - SCORING}"
        if card >= EXCHANGE:
            return self.exchange_ids[card - EXCHANGE]
        return self.money_ids[card]

    def tile_name(self, tile: int) -> str:
        return self.tile_ids[tile]


def read(text: str | None) -> AlhambraBox:
    """The box from the text of a data file; None reads the game's own. Raises `BadBox`, which names the place."""
    standard = text is None
    if text is None:
        text = (Path(__file__).parent / "data" / "alhambra.toml").read_text(encoding="utf-8")
    try:
        data: Row = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadBox(f"the data file is not valid TOML: {error}") from error
    if data.get("game") != "alhambra":
        raise BadBox(f"the data file is for game {data.get('game')!r}, not 'alhambra'")
    return _Reader(data, standard).box()


@final
class _Reader:
    """Reads and checks the tables of a data file; every complaint names the table, the record and the field."""

    def __init__(self, data: Row, standard: bool) -> None:
        self.data = data
        self.standard = standard
        self.ids: dict[str, str] = {}
        self.reconstructed: list[str] = []

    def box(self) -> AlhambraBox:
        currencies = [self.id_of(row, where) for where, row in self.rows("currencies", CURRENCIES)]
        types = [(where, row, self.id_of(row, where)) for where, row in self.rows("building_types", TYPES)]
        kinds = [name for _, _, name in types]
        tiles = self.rows("tiles")
        huts = self.rows("huts")
        tile_ids = [self.id_of(row, where) for where, row in tiles] + [self.id_of(row, where) for where, row in huts]
        if len(tile_ids) > MOST_TILES:
            raise BadBox(f"tiles and huts: {len(tile_ids)} are too many, {MOST_TILES} is the most")
        tile_kinds = [self.word_in(row, where, "type", kinds) for where, row in tiles + huts]
        for where, row, name in types:
            listed = tile_kinds[: len(tiles)].count(kinds.index(name))
            if listed != self.number(row, where, "tiles", 0, 99):
                raise BadBox(f"{where}: it should have {row['tiles']} tiles, but {listed} are listed in [[tiles]]")
        rules = self.table("hut_rules")
        per_type = self.inner(rules, "hut_rules", "per_type")
        for name in kinds:
            listed = tile_kinds[len(tiles) :].count(kinds.index(name))
            if listed != self.number(per_type, "hut_rules.per_type", name, 0, 99):
                raise BadBox(
                    f"hut_rules.per_type: {name} should have {per_type[name]} huts, but {listed} are listed in [[huts]]"
                )
        money = self.table("money_cards")
        if money.get("values") != list(range(1, VALUES + 1)) or money.get("currencies") != currencies:
            raise BadBox("money_cards: values must be 1 to 9 and currencies those of [[currencies]], in that order")
        copies = self.number(money, "money_cards", "copies", 1, 3)
        copies_two = self.number(money, "money_cards", "copies_two_players", 1, copies)
        constants = self.table("constants")
        for name, fixed in (("market_slots", SLOTS), ("money_display_size", DISPLAY), ("deck_piles", PILES)):
            self.number(constants, "constants", name, fixed, fixed)
        dirk = self.table("dirk")
        dirk_start = self.number(dirk, "dirk", "starting_tiles", 0, 20)
        if len(tiles) < SLOTS + dirk_start:
            raise BadBox(f"tiles: {len(tiles)} are too few, setup with two players takes {SLOTS + dirk_start}")
        exchange = self.rows("exchange_cards", 6)
        bonus = self.rows("bonus_cards")
        bonus_tiles = [self.word_in(row, where, "tile", tile_ids[: len(tiles)]) for where, row in bonus]
        if len(set(bonus_tiles)) < len(bonus_tiles):
            raise BadBox("bonus_cards: two cards name the same tile")
        for name, field, total in (
            ("money_cards", "total", copies * MONEY_CARDS),
            ("money_cards", "total_two_players", copies_two * MONEY_CARDS),
            ("hut_rules", "total", len(huts)),
            ("bonus", "cards", len(bonus)),
        ):
            self.number(self.table(name), name, field, total, total)
        return AlhambraBox(
            hashlib.sha256(json.dumps(self.data, sort_keys=True).encode()).hexdigest(),
            self.standard,
            currencies,
            kinds,
            [[self.points(row, where, f"points_round_{r}", r) for where, row, _ in types] for r in (1, 2, 3)],
            tile_ids,
            [self.number(row, where, "price", 1, 99) for where, row in tiles],
            bytes(
                [self.walls(row, where, 0) for where, row in tiles] + [self.walls(row, where, 1) for where, row in huts]
            ),
            bytes(tile_kinds),
            len(tiles),
            copies,
            copies_two,
            [self.id_of(row, where) for where, row in exchange],
            [self.pair(row, where, currencies) for where, row in exchange],
            [self.id_of(row, where) for where, row in bonus],
            bonus_tiles,
            self.bonus_each(len(bonus)),
            self.number(constants, "constants", "take_several_max_sum", 0, 99),
            self.start_sum(constants, copies, copies_two),
            self.number(constants, "constants", "points_per_wall_segment", 0, 99),
            dirk_start,
            self.number(dirk, "dirk", "tiles_after_round_1", 0, 20),
            self.number(dirk, "dirk", "fraction_after_round_2", 1, 99),
            self.number(rules, "hut_rules", "max_per_player", 0, 99),
            self.number(rules, "hut_rules", "max_value", 0, 4),
            self.reconstructed,
        )

    def rows(self, name: str, count: int = 0) -> list[tuple[str, Row]]:
        """The records of an array of tables, each with words for where it stands."""
        found = self.data.get(name)
        if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
            raise BadBox(f"[[{name}]] is missing")
        if count and len(found) != count:
            raise BadBox(f"[[{name}]]: there must be {count} records, not {len(found)}")
        return [(f"{name}, record {i} ({row.get('id', 'without id')})", row) for i, row in enumerate(found, 1)]

    def table(self, name: str) -> Row:
        found = self.data.get(name)
        if not isinstance(found, dict):
            raise BadBox(f"[{name}] is missing")
        return found

    def inner(self, row: Row, where: str, field: str) -> Row:
        found = row.get(field)
        if not isinstance(found, dict):
            raise BadBox(f"{where}: {field} is missing")
        return found

    def id_of(self, row: Row, where: str) -> str:
        name = row.get("id")
        if not isinstance(name, str) or not name.replace("_", "").isalnum() or name != name.lower():
            raise BadBox(f"{where}: id must be a lower_snake_case word, not {name!r}")
        if self.ids.setdefault(name, where) != where:
            raise BadBox(f"{where}: the id {name!r} stands already at {self.ids[name]}")
        source = row.get("source")
        if source not in ("rulebook", "public", "reconstructed"):
            raise BadBox(f"{where}: source must be 'rulebook', 'public' or 'reconstructed', not {source!r}")
        if source == "reconstructed" and name not in self.reconstructed:
            self.reconstructed.append(name)
        return name

    def number(self, row: Row, where: str, field: str, low: int, high: int) -> int:
        value = row.get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            span = str(low) if low == high else f"{low} to {high}"
            raise BadBox(f"{where}: {field} must be {span}, not {value!r}")
        return value

    def word_in(self, row: Row, where: str, field: str, choices: list[str]) -> int:
        value = row.get(field)
        if not isinstance(value, str) or value not in choices:
            named = ", ".join(choices) if len(choices) < 9 else "the id of a listed tile"
            raise BadBox(f"{where}: {field} must be {named}, not {value!r}")
        return choices.index(value)

    def walls(self, row: Row, where: str, least: int) -> int:
        """ALH-1.2, 15.9: a tile has up to three walls, a hut one at least."""
        sides = self.inner(row, where, "walls")
        mask = 0
        for side, bit in _SIDES:
            value = sides.get(side)
            if not isinstance(value, bool):
                raise BadBox(f"{where}: walls.{side} must be true or false, not {value!r}")
            if value:
                mask |= bit
        if mask.bit_count() == len(_SIDES):
            raise BadBox(f"{where}: walls on all four sides: nobody could get in")
        if mask.bit_count() < least:
            raise BadBox(f"{where}: a hut has at least one wall")
        return mask

    def pair(self, row: Row, where: str, currencies: list[str]) -> int:
        found = row.get("currencies")
        if (
            not isinstance(found, list)
            or len(found) != 2
            or found[0] == found[1]
            or any(c not in currencies for c in found)
        ):
            raise BadBox(f"{where}: currencies must be two different ones of {', '.join(currencies)}, not {found!r}")
        return 1 << currencies.index(found[0]) | 1 << currencies.index(found[1])

    def points(self, row: Row, where: str, field: str, places: int) -> list[int]:
        found = row.get(field)
        if not isinstance(found, list) or len(found) != places or not all(isinstance(p, int) for p in found):
            raise BadBox(f"{where}: {field} must list the points for {places} places, not {found!r}")
        return found

    def start_sum(self, constants: Row, copies: int, copies_two: int) -> int:
        """Whatever is dealt, all players must get their starting money and a display must be left (ALH-2.5, 2.7)."""
        found = self.number(constants, "constants", "starting_money_min_sum", 1, 60)
        for players, each in ((6, copies), (2, copies_two)):
            worth = each * CURRENCIES * sum(range(1, VALUES + 1))
            most = (worth - DISPLAY * VALUES) // players - (VALUES - 1)
            if found > most:
                raise BadBox(
                    f"constants: starting_money_min_sum {found} is too much for {players} players, {most} is the most"
                )
        return found

    def bonus_each(self, cards: int) -> list[int]:
        per_player = self.inner(self.table("bonus"), "bonus", "per_player")
        out = [0, 0]
        for seats in range(2, 7):
            each = self.number(per_player, "bonus.per_player", str(seats), 0, cards // seats)
            out.append(each)
        return out
