"""Reads the components from a data file, and says what is wrong with one that does not fit together."""

from __future__ import annotations

import hashlib
import json
import tomllib
from typing import Final, final

from majlis.engine.errors import BadBox
from majlis.games.tadmor.box import (
    ACTION_NAMES,
    BASIC_TO_LUXURY,
    BUY_PRECIOUS,
    BUY_UPGRADE,
    COLOUR_NAMES,
    COLOURS,
    EPOCHS,
    FIGURE_NAMES,
    FULL,
    GAIN_RESOURCE,
    KINDS,
    KINDS_OF_COLOUR,
    MARKET,
    MARKET_NAMES,
    MISSIONS,
    MODE_NAMES,
    MOST_SEATS,
    NO_REGION,
    PEACE_GIFTS,
    REGIONS,
    RESOURCE_NAMES,
    RESOURCES,
    STAGES,
    TOWER_BUILD,
    Band,
    Epoch,
    Space,
    Table,
    TadmorBox,
    Upgrade,
    standard_text,
)
from majlis.games.tadmor.records import Row
from majlis.games.tadmor.stores import amount, size
from majlis.games.tadmor.tiles import Tiles

_FIGURES: Final = [*FIGURE_NAMES, "either"]
_SIDES: Final = ["two", "three_four"]
_SUBPHASES: Final = ["raiders", "upgrade", "building", "kingdom", "any_time"]
_STAGES: Final = ["foundation", "colonnade", "roof", "statues"]


def read(text: str | None) -> TadmorBox:
    """The box from the text of a data file; None reads the game's own. Raises `BadBox`, which names the place."""
    standard = text is None
    try:
        data: Row = tomllib.loads(standard_text() if text is None else text)
    except tomllib.TOMLDecodeError as error:
        raise BadBox(f"the data file is not valid TOML: {error}") from error
    game = data.get("game")
    id = game.get("id") if isinstance(game, dict) else None
    if id != "tadmor":
        raise BadBox(f"the data file is for game {id!r}, not 'tadmor'")
    return _Reader(data, standard).box()


@final
class _Reader(Tiles):
    """Reads and checks the tables of a data file."""

    def __init__(self, data: Row, standard: bool) -> None:
        super().__init__(data)
        self.standard = standard
        self.regions: list[str] = []

    def box(self) -> TadmorBox:
        game = self.table("game")
        self.number(game, "game", "players_min", 2, 2)
        self.number(game, "game", "players_max", MOST_SEATS, MOST_SEATS)
        rounds = self.number(game, "game", "rounds", 3, 12)
        self.regions = [self.id_of(row, where) for where, row in self.rows("region", REGIONS)]
        self.raider_cards()
        figures = self.table("figures")
        starts = [self.number(figures, "figures", f"{name}s_start", 0, 9) for name in FIGURE_NAMES]
        mosts = [self.number(figures, "figures", f"{name}s_max", starts[i], 9) for i, name in enumerate(FIGURE_NAMES)]
        stages = self.rows("temple_stage", STAGES)
        kinds, copies, prices = self.precious()
        upgrades = self.upgrades()
        final = self.table("final_scoring")
        self.word(final, "final_scoring", "returned_mission_rounding", ["down"])
        return TadmorBox(
            hashlib.sha256(json.dumps(self.data, sort_keys=True).encode()).hexdigest(),
            self.standard,
            rounds,
            self.number(game, "game", "start_pp", 0, 99),
            self.number(self.table("warehouse"), "warehouse", "limit", 1, 60),
            starts,
            mosts,
            self.epochs(rounds),
            self.tables(copies, upgrades),
            self.start_goods(),
            [self.extra(place) for place in range(1, MOST_SEATS + 1)],
            self.removed(upgrades),
            self.regions,
            self.spaces(),
            self.markets(),
            self.caravan(mosts[0] - starts[0], starts[0]),
            self.shipyard(mosts[1] - starts[1], starts[1]),
            self.bands(),
            self.number(self.table("tower_score"), "tower_score", "pp_per_level", 0, 9),
            [self.stage(where, row, i) for i, (where, row) in enumerate(stages)],
            [self.bundle(self.inner(row, where, "cost"), where) for where, row in stages],
            [self.number(row, where, "pp", 0, 199) for where, row in stages],
            [self.number(row, where, "copies", 1, 20) for where, row in stages],
            self.numbers(self.table("temple_completion"), "temple_completion", "precious_for_completers", 2, 0, 9),
            prices,
            kinds,
            copies,
            [0, *self.numbers(self.table("precious_sets"), "precious_sets", "pp", KINDS, 0, 999)],
            upgrades,
            self.missions(),
            self.number(final, "final_scoring", "returned_mission_divisor", 1, 9),
            self.reconstructed,
        )

    # the frame

    def epochs(self, rounds: int) -> list[Epoch]:
        out: list[Epoch] = []
        after = 1
        for i, (where, row) in enumerate(self.rows("epoch", EPOCHS)):
            self.number(row, where, "index", i + 1, i + 1)
            found = row.get("rounds")
            if not isinstance(found, list) or not found or found != list(range(after, after + len(found))):
                raise BadBox(f"{where}: rounds must go on from {after} without a gap, not {found!r}")
            after += len(found)
            if self.source(row, where):
                self.reconstructed.append(f"tax_{i + 1}")
            cost = self.number(row, where, "upgrade_cost", 1, 9)
            traitor = self.number(row, where, "traitor_levels", 0, 20)
            tax = self.number(row, where, "tax_gold", 0, 20)
            out.append(Epoch(found[0], found[-1], cost, traitor, tax, self.number(row, where, "tax_pp", 0, 60)))
        if after != rounds + 1:
            raise BadBox(f"epoch: the epochs must have {rounds} rounds together, not {after - 1}")
        return out

    def tables(self, copies: list[int], upgrades: list[Upgrade]) -> list[Table]:
        """By number of players; the first two entries are never used."""
        rows = self.rows("setup", MOST_SEATS - 1)
        out: list[Table] = []
        for i, (where, row) in enumerate(rows):
            self.number(row, where, "players", i + 2, i + 2)
            side = self.word(row, where, "board_side", _SIDES)
            kept = self.number(row, where, "precious_copies_per_kind", 1, min(copies))
            self.number(row, where, "precious_stack_size", kept * KINDS_OF_COLOUR, kept * KINDS_OF_COLOUR)
            least = min(
                sum(1 for tile in upgrades if tile.epoch == epoch and (i > 0 or tile.two_player))
                for epoch in range(EPOCHS)
            )
            dealt = self.number(row, where, "missions_dealt", 0, MISSIONS // (i + 2))
            out.append(Table(side, self.number(row, where, "upgrade_slots", 1, least), kept, dealt))
        return [out[0], out[0], *out]

    def start_goods(self) -> list[int]:
        bundle = self.bundle(self.inner(self.table("start_goods"), "start_goods", "base"), "start_goods")
        return [amount(bundle, resource) for resource in range(RESOURCES)]

    def extra(self, place: int) -> list[int]:
        found = self.table("start_goods").get(f"seat_{place}")
        where = f"start_goods: seat_{place}"
        if not isinstance(found, list):
            raise BadBox(f"{where} must list picks, not {found!r}")
        picks: list[int] = []
        for pick in found:
            mask = self.resource_mask({"pick": pick}, where, "pick")
            if mask == 0:
                raise BadBox(f"{where}: a pick needs at least one resource")
            picks.append(mask)
        return picks

    def removed(self, upgrades: list[Upgrade]) -> list[int]:
        out = [i for i, tile in enumerate(upgrades) if not tile.two_player]
        names = self.table("two_player").get("removed_upgrades")
        if names != [tile.id.upper() for tile in upgrades if not tile.two_player]:
            raise BadBox("two_player: removed_upgrades must list the upgrades with two_player = false, in their order")
        return out

    def raider_cards(self) -> None:
        for i, (where, row) in enumerate(self.rows("raider_card", REGIONS)):
            self.id_of(row, where)
            self.word(row, where, "region", [self.regions[i]])

    # the board

    def spaces(self) -> list[Space]:
        out = [self.space(where, row) for where, row in self.rows("space")]
        if len(out) > 58:
            raise BadBox(f"space: {len(out)} spaces are too many, 58 is the most")
        for side in _SIDES:
            on = [space for space in out if side in space.sides]
            if sum(1 for space in on if space.id == "raiders") != 1:
                raise BadBox(f"space: side {side} needs exactly one space 'raiders'")
            orders = [space.order for space in on if space.action == BUY_UPGRADE]
            if len(set(orders)) != len(orders):
                raise BadBox(f"space: two upgrade spaces of side {side} have the same order")
        return out

    def space(self, where: str, row: Row) -> Space:
        id = self.id_of(row, where)
        region = self.word(row, where, "region", [*self.regions, "none"])
        action = ACTION_NAMES.index(self.word(row, where, "action", ACTION_NAMES))
        subphase = self.word(row, where, "subphase", _SUBPHASES)
        if (id == "raiders") != (action == 0):
            raise BadBox(f"{where}: the space 'raiders', and no other, has the action raiders")
        mode = 0
        if action == TOWER_BUILD:
            mode = MODE_NAMES.index(self.word(row, where, "mode", MODE_NAMES))
        elif action == MARKET:
            mode = MARKET_NAMES.index(self.word(row, where, "mode", MARKET_NAMES[1:]))
        gains = action == GAIN_RESOURCE
        return Space(
            id,
            NO_REGION if region == "none" else self.regions.index(region),
            _FIGURES.index(self.word(row, where, "figure", _FIGURES)),
            action,
            subphase,
            self.words(row, where, "sides", _SIDES),
            self.number(row, where, "order", 1, 9) if action == BUY_UPGRADE else 0,
            mode,
            self.number_or(row, where, "draw_missions", 0, 5, 0),
            RESOURCE_NAMES.index(self.word(row, where, "resource", RESOURCE_NAMES)) if gains else -1,
            self.by_epoch(row, where, "amounts", 0, 15) if gains else [0] * EPOCHS,
            self.by_epoch(row, where, "pp", 0, 30) if action == PEACE_GIFTS else [0] * EPOCHS,
            COLOUR_NAMES.index(self.word(row, where, "colour", COLOUR_NAMES)) if action == BUY_PRECIOUS else -1,
        )

    def markets(self) -> list[list[int]]:
        """By kind of market: for each resource given, what one gets (TAD-10.5)."""
        out: list[list[int]] = [[0] * RESOURCES for _ in MARKET_NAMES]
        for where, row in self.rows("market", len(MARKET_NAMES) - 1):
            mode = MARKET_NAMES.index(self.word(row, where, "mode", MARKET_NAMES[1:]))
            trades = row.get("trades")
            if not isinstance(trades, list):
                raise BadBox(f"{where}: trades must be a list, not {trades!r}")
            for trade in trades:
                if not isinstance(trade, dict):
                    raise BadBox(f"{where}: a trade is a table, not {trade!r}")
                give, get, count = self.trade(trade, where)
                for resource in range(RESOURCES):
                    if give >> resource & 1:
                        out[mode][resource] |= get << (4 if count == 2 else 0)
        if any(out[BASIC_TO_LUXURY][resource] & ~out[FULL][resource] for resource in range(RESOURCES)):
            raise BadBox("market: the full market must offer whatever basic_to_luxury offers")
        return out

    def caravan(self, steps: int, start: int) -> list[list[tuple[int, int]]]:
        out: list[list[tuple[int, int]]] = []
        for i, (where, row) in enumerate(self.rows("caravan_step", steps)):
            self.number(row, where, "camel", start + i + 1, start + i + 1)
            found = row.get("any_of")
            if not isinstance(found, list) or not found or not all(isinstance(one, dict) for one in found):
                raise BadBox(f"{where}: any_of must list alternatives, not {found!r}")
            ways = [
                (self.number_or(one, where, "tower", 0, 99, 0), self.number_or(one, where, "missions", 0, 26, 0))
                for one in found
            ]
            out.append(ways)
        return out

    def shipyard(self, steps: int, start: int) -> list[int]:
        out: list[int] = []
        for i, (where, row) in enumerate(self.rows("shipyard_step", steps)):
            self.number(row, where, "ship", start + i + 1, start + i + 1)
            out.append(self.number(row, where, "precious_of_each_colour", 0, 12))
        return out

    # towers, temples, goods

    def bands(self) -> list[Band]:
        rows = self.rows("tower_band")
        out: list[Band] = []
        first = 1
        for i, (where, row) in enumerate(rows):
            self.number(row, where, "first", first, first)
            open_end = i == len(rows) - 1
            last = self.number(row, where, "last", 0 if open_end else first, 0 if open_end else 99)
            first = last + 1
            single = self.bundle(self.inner(row, where, "single"), where)
            double = self.bundle(self.inner(row, where, "double"), where)
            # a tower must not grow for nothing, wood being waived (TAD-8.4)
            if size(single) == amount(single, 0) or size(double) == amount(double, 0):
                raise BadBox(f"{where}: single and double must cost something besides wood")
            out.append(Band(out[-1].last + 1 if out else 1, last, single, double))
            if self.source(row, where):
                self.reconstructed.append(f"tower_{out[-1].first}")
        return out

    def stage(self, where: str, row: Row, at: int) -> str:
        self.number(row, where, "order", at + 1, at + 1)
        name = self.id_of(row, where)
        if name != _STAGES[at]:
            raise BadBox(f"{where}: id must be {_STAGES[at]!r}, not {name!r}")
        return name

    def precious(self) -> tuple[list[str], list[int], list[int]]:
        """Kinds, copies of each, and the price of each colour."""
        goods = self.rows("precious_good", KINDS)
        names = [self.id_of(row, where) for where, row in goods]
        copies = [self.number(row, where, "copies", 1, 9) for where, row in goods]
        prices: list[int] = []
        for i, (where, row) in enumerate(self.rows("precious_stack", COLOURS)):
            self.word(row, where, "colour", [COLOUR_NAMES[i]])
            mine = names[i * KINDS_OF_COLOUR : (i + 1) * KINDS_OF_COLOUR]
            if row.get("kinds") != mine or any(
                goods[j][1].get("colour") != COLOUR_NAMES[i] for j in range(i * 3, i * 3 + 3)
            ):
                raise BadBox(f"{where}: kinds must be the three precious goods of that colour, in their order")
            prices.append(self.bundle(self.inner(row, where, "price"), where))
        return names, copies, prices
