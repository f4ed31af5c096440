"""Reads the components of Alhambra from a data file, and says what is wrong with one that does not fit together."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.components import Components, Row
from majlis.engine.errors import BadBox
from majlis.games.alhambra.box import (
    CURRENCIES,
    DISPLAY,
    MONEY_CARDS,
    PILES,
    SLOTS,
    TYPES,
    VALUES,
    AlhambraBox,
)
from majlis.games.alhambra.cells import MOST_TILES

_SIDES: Final = "nesw"


def read(components: Components) -> AlhambraBox:
    """The box from what a data file says. Raises `BadBox`, which names the place."""
    return _Reader(components).box()


@final
class _Reader:
    """Reads and checks the tables of a data file."""

    def __init__(self, data: Components) -> None:
        self.data = data

    def box(self) -> AlhambraBox:
        currencies = [self.data.id_of(row) for row in self.data.records("currencies", CURRENCIES)]
        types = [(row, self.data.id_of(row)) for row in self.data.records("building_types", TYPES)]
        kinds = [name for _, name in types]
        tiles = self.data.records("tiles")
        huts = self.data.records("huts")
        tile_ids = [self.data.id_of(row) for row in tiles] + [self.data.id_of(row) for row in huts]
        if len(tile_ids) > MOST_TILES:
            text = f"tiles and huts: {len(tile_ids)} are too many, {MOST_TILES} is the most"
            facts = {"given": len(tile_ids), "most": MOST_TILES}
            raise BadBox(text, "tiles", message="box-too-many", facts=facts)
        tile_kinds = [row.choice("type", kinds) for row in tiles + huts]
        for row, name in types:
            listed = tile_kinds[: len(tiles)].count(kinds.index(name))
            if listed != row.number("tiles", 0, 99):
                wanted = row.number("tiles", 0, 99)
                text = f"it should have {wanted} tiles, but {listed} are listed in [[tiles]]"
                raise row.fault(text, "box-tiles-listed", count=wanted, given=listed)
        rules = self.data.table("hut_rules")
        per_type = rules.inner("per_type")
        for name in kinds:
            listed = tile_kinds[len(tiles) :].count(kinds.index(name))
            if listed != per_type.number(name, 0, 99):
                text = f"per_type.{name} should be {listed}: that many are listed in [[huts]]"
                raise per_type.fault(text, "box-huts-listed", kind=name, given=listed)
        money = self.data.table("money_cards")
        if money.get("values") != list(range(1, VALUES + 1)) or money.get("currencies") != currencies:
            text = f"money_cards: values must be 1 to {VALUES} and currencies those of [[currencies]], in that order"
            raise BadBox(text, "money_cards", message="box-money-cards", facts={"high": VALUES})
        copies = money.number("copies", 1, 3)
        copies_two = money.number("copies_two_players", 1, copies)
        constants = self.data.table("constants")
        for name, fixed in (("market_slots", SLOTS), ("money_display_size", DISPLAY), ("deck_piles", PILES)):
            constants.number(name, fixed, fixed)
        dirk = self.data.table("dirk")
        dirk_start = dirk.number("starting_tiles", 0, 20)
        if len(tiles) < SLOTS + dirk_start:
            needed = SLOTS + dirk_start
            text = f"tiles: {len(tiles)} are too few, setup with two players takes {needed}"
            raise BadBox(text, "tiles", message="box-tiles-few", facts={"given": len(tiles), "count": needed})
        exchange = self.data.records("exchange_cards", 6)
        bonus = self.data.records("bonus_cards")
        bonus_tiles = [self.tile(row, tile_ids[: len(tiles)]) for row in bonus]
        if len(set(bonus_tiles)) < len(bonus_tiles):
            raise BadBox("bonus_cards: two cards name the same tile", "bonus_cards", message="box-bonus-twice")
        for name, field, total in (
            ("money_cards", "total", copies * MONEY_CARDS),
            ("money_cards", "total_two_players", copies_two * MONEY_CARDS),
            ("hut_rules", "total", len(huts)),
            ("bonus", "cards", len(bonus)),
        ):
            self.data.table(name).number(field, total, total)
        return AlhambraBox(
            digest=self.data.digest,
            standard=self.data.standard,
            currencies=currencies,
            types=kinds,
            points=[[self.points(row, f"points_round_{r}", r) for row, _ in types] for r in (1, 2, 3)],
            tile_ids=tile_ids,
            prices=[row.number("price", 1, 99) for row in tiles],
            walls=bytes([self.walls(row, 0) for row in tiles] + [self.walls(row, 1) for row in huts]),
            kinds=bytes(tile_kinds),
            first_hut=len(tiles),
            copies=copies,
            copies_two=copies_two,
            exchange_ids=[self.data.id_of(row) for row in exchange],
            exchange_pairs=[self.pair(row, currencies) for row in exchange],
            bonus_ids=[self.data.id_of(row) for row in bonus],
            bonus_tiles=bonus_tiles,
            bonus_each=self.bonus_each(len(bonus)),
            take_sum=constants.number("take_several_max_sum", 0, 99),
            start_sum=self.start_sum(constants, copies, copies_two),
            wall_points=constants.number("points_per_wall_segment", 0, 99),
            dirk_start=dirk_start,
            dirk_first=dirk.number("tiles_after_round_1", 0, 20),
            dirk_part=dirk.number("fraction_after_round_2", 1, 99),
            max_huts=rules.number("max_per_player", 0, 99),
            max_hut_value=rules.number("max_value", 0, 4),
            reconstructed=self.data.reconstructed,
        )

    def tile(self, row: Row, tiles: list[str]) -> int:
        """The tile that a bonus card names."""
        name = row.text("tile")
        if name not in tiles:
            raise row.wrong("tile", "be the id of a listed tile", "box-tile-listed")
        return tiles.index(name)

    def walls(self, row: Row, least: int) -> int:
        """ALH-1.2, 15.9: a tile has up to three walls, a hut one at least."""
        sides = row.inner("walls")
        mask = sum(1 << bit for bit, side in enumerate(_SIDES) if sides.flag(side))
        if mask.bit_count() == len(_SIDES):
            raise row.fault("walls on all four sides: nobody could get in", "box-four-walls")
        if mask.bit_count() < least:
            raise row.fault("a hut has at least one wall", "box-no-wall")
        return mask

    def pair(self, row: Row, currencies: list[str]) -> int:
        found = row.get("currencies")
        if (
            not isinstance(found, list)
            or len(found) != 2
            or found[0] == found[1]
            or any(c not in currencies for c in found)
        ):
            raise row.wrong("currencies", f"be two different ones of {', '.join(currencies)}", "box-two-currencies")
        return 1 << currencies.index(found[0]) | 1 << currencies.index(found[1])

    def points(self, row: Row, field: str, places: int) -> list[int]:
        found = row.get(field)
        if not isinstance(found, list) or len(found) != places or not all(isinstance(p, int) for p in found):
            raise row.wrong(field, f"list the points for {places} places", "box-points-places", places=places)
        return found

    def start_sum(self, constants: Row, copies: int, copies_two: int) -> int:
        """Whatever is dealt, all players must get their starting money and a display must be left (ALH-2.5, 2.7)."""
        found = constants.number("starting_money_min_sum", 1, 60)
        for players, each in ((6, copies), (2, copies_two)):
            worth = each * CURRENCIES * sum(range(1, VALUES + 1))
            most = (worth - DISPLAY * VALUES) // players - (VALUES - 1)
            if found > most:
                text = f"starting_money_min_sum {found} is too much for {players} players, {most} is the most"
                raise constants.fault(text, "box-start-sum", given=found, players=players, most=most)
        return found

    def bonus_each(self, cards: int) -> list[int]:
        per_player = self.data.table("bonus").inner("per_player")
        out = [0, 0]
        for seats in range(2, 7):
            each = per_player.number(str(seats), 0, cards // seats)
            out.append(each)
        return out
