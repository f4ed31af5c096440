"""Reads the components from a data file, and says what is wrong with one that does not fit together."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.components import Components, Row
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
)
from majlis.games.tadmor.effect_reading import Tiles, bundle, trade_of
from majlis.games.tadmor.stores import amount, size

_FIGURES: Final = [*FIGURE_NAMES, "either"]
_SIDES: Final = ["two", "three_four"]
_MOST_SPACES: Final = 58
_SUBPHASES: Final = ["raiders", "upgrade", "building", "kingdom", "any_time"]
_STAGES: Final = ["foundation", "colonnade", "roof", "statues"]


def read(components: Components) -> TadmorBox:
    """The box from what a data file says. Raises `BadBox`, which names the place."""
    return _Reader(components).box()


@final
class _Reader(Tiles):
    """Reads and checks the tables of a data file."""

    def __init__(self, data: Components) -> None:
        super().__init__(data)
        self.regions: list[str] = []

    def box(self) -> TadmorBox:
        game = self.data.table("game")
        game.number("players_min", 2, 2)
        game.number("players_max", MOST_SEATS, MOST_SEATS)
        rounds = game.number("rounds", 3, 12)
        self.regions = [self.data.id_of(row) for row in self.data.records("region", REGIONS)]
        self.raider_cards()
        figures = self.data.table("figures")
        starts = [figures.number(f"{name}s_start", 0, 9) for name in FIGURE_NAMES]
        mosts = [figures.number(f"{name}s_max", starts[i], 9) for i, name in enumerate(FIGURE_NAMES)]
        stages = self.data.records("temple_stage", STAGES)
        kinds, copies, prices = self.precious()
        upgrades = self.upgrades()
        final = self.data.table("final_scoring")
        final.word("returned_mission_rounding", ["down"])
        return TadmorBox(
            digest=self.data.digest,
            standard=self.data.standard,
            rounds=rounds,
            start_pp=game.number("start_pp", 0, 99),
            limit=self.data.table("warehouse").number("limit", 1, 60),
            figures_start=starts,
            figures_most=mosts,
            epochs=self.epochs(rounds),
            tables=self.tables(copies, upgrades),
            start_goods=self.start_goods(),
            extra_goods=[self.extra(place) for place in range(1, MOST_SEATS + 1)],
            removed=self.removed(upgrades),
            regions=self.regions,
            spaces=self.spaces(),
            markets=self.markets(),
            caravan=self.caravan(mosts[0] - starts[0], starts[0]),
            shipyard=self.shipyard(mosts[1] - starts[1], starts[1]),
            bands=self.bands(),
            level_pp=self.data.table("tower_score").number("pp_per_level", 0, 9),
            stages=[self.stage(row, i) for i, row in enumerate(stages)],
            stage_costs=[bundle(row.inner("cost")) for row in stages],
            stage_pp=[row.number("pp", 0, 199) for row in stages],
            stage_copies=[row.number("copies", 1, 20) for row in stages],
            prizes=self.data.table("temple_completion").numbers("precious_for_completers", 2, 0, 9),
            prices=prices,
            kinds=kinds,
            copies=copies,
            set_pp=[0, *self.data.table("precious_sets").numbers("pp", KINDS, 0, 999)],
            upgrades=upgrades,
            missions=self.missions(),
            returned_divisor=final.number("returned_mission_divisor", 1, 9),
            reconstructed=self.data.reconstructed,
        )

    # the frame

    def epochs(self, rounds: int) -> list[Epoch]:
        out: list[Epoch] = []
        after = 1
        for i, row in enumerate(self.data.records("epoch", EPOCHS)):
            row.number("index", i + 1, i + 1)
            found = row.get("rounds")
            if not isinstance(found, list) or not found or found != list(range(after, after + len(found))):
                raise row.fault(
                    f"rounds must go on from {after} without a gap, not {found!r}", "box-rounds-gap", first=after
                )
            after += len(found)
            self.data.note(f"tax_{i + 1}", row)
            cost = row.number("upgrade_cost", 1, 9)
            traitor = row.number("traitor_levels", 0, 20)
            tax = row.number("tax_gold", 0, 20)
            out.append(Epoch(found[0], found[-1], cost, traitor, tax, row.number("tax_pp", 0, 60)))
        if after != rounds + 1:
            text = f"epoch: the epochs must have {rounds} rounds together, not {after - 1}"
            facts = {"count": rounds, "given": after - 1}
            raise BadBox(text, "epoch", message="box-rounds-total", facts=facts)
        return out

    def tables(self, copies: list[int], upgrades: list[Upgrade]) -> list[Table]:
        """By number of players; the first two entries are never used."""
        rows = self.data.records("setup", MOST_SEATS - 1)
        out: list[Table] = []
        for i, row in enumerate(rows):
            row.number("players", i + 2, i + 2)
            side = row.word("board_side", _SIDES)
            kept = row.number("precious_copies_per_kind", 1, min(copies))
            row.number("precious_stack_size", kept * KINDS_OF_COLOUR, kept * KINDS_OF_COLOUR)
            least = min(
                sum(1 for tile in upgrades if tile.epoch == epoch and (i > 0 or tile.two_player))
                for epoch in range(EPOCHS)
            )
            dealt = row.number("missions_dealt", 0, MISSIONS // (i + 2))
            out.append(Table(side, row.number("upgrade_slots", 1, least), kept, dealt))
        return [out[0], out[0], *out]

    def start_goods(self) -> list[int]:
        return self.data.table("start_goods").inner("base").counts(RESOURCE_NAMES, 15)

    def extra(self, place: int) -> list[int]:
        key = f"seat_{place}"
        goods = self.data.table("start_goods")
        picks = [pick.mask(key, RESOURCE_NAMES) for pick in goods.each(key)]
        if 0 in picks:
            raise goods.wrong(key, "list picks of at least one resource", "box-picks")
        return picks

    def removed(self, upgrades: list[Upgrade]) -> list[int]:
        out = [i for i, tile in enumerate(upgrades) if not tile.two_player]
        names = self.data.table("two_player").get("removed_upgrades")
        if names != [tile.id.upper() for tile in upgrades if not tile.two_player]:
            text = "two_player: removed_upgrades must list the upgrades with two_player = false, in their order"
            raise BadBox(text, "two_player", message="box-removed-upgrades")
        return out

    def raider_cards(self) -> None:
        for i, row in enumerate(self.data.records("raider_card", REGIONS)):
            self.data.id_of(row)
            row.word("region", [self.regions[i]])

    # the board

    def spaces(self) -> list[Space]:
        out = [self.space(row) for row in self.data.records("space")]
        if len(out) > _MOST_SPACES:
            text = f"space: {len(out)} spaces are too many, {_MOST_SPACES} is the most"
            raise BadBox(text, "space", message="box-too-many", facts={"given": len(out), "most": _MOST_SPACES})
        for side in _SIDES:
            on = [space for space in out if side in space.sides]
            if sum(1 for space in on if space.id == "raiders") != 1:
                text = f"space: side {side} needs exactly one space 'raiders'"
                raise BadBox(text, "space", message="box-raiders-once", facts={"side": side})
            orders = [space.order for space in on if space.action == BUY_UPGRADE]
            if len(set(orders)) != len(orders):
                raise BadBox(
                    f"space: two upgrade spaces of side {side} have the same order", "space", message="box-same-order"
                )
        return out

    def space(self, row: Row) -> Space:
        id = self.data.id_of(row)
        region = row.word("region", [*self.regions, "none"])
        action = row.choice("action", ACTION_NAMES)
        subphase = row.word("subphase", _SUBPHASES)
        if (id == "raiders") != (action == 0):
            raise row.fault("the space 'raiders', and no other, has the action raiders", "box-raiders-space")
        mode = 0
        if action == TOWER_BUILD:
            mode = row.choice("mode", MODE_NAMES)
        elif action == MARKET:
            mode = MARKET_NAMES.index(row.word("mode", MARKET_NAMES[1:]))
        gains = action == GAIN_RESOURCE
        return Space(
            id=id,
            region=NO_REGION if region == "none" else self.regions.index(region),
            figure=row.choice("figure", _FIGURES),
            action=action,
            subphase=subphase,
            sides=row.words("sides", _SIDES, len(_SIDES)),
            order=row.number("order", 1, 9) if action == BUY_UPGRADE else 0,
            mode=mode,
            draws=row.number_or("draw_missions", 0, 5, 0),
            resource=row.choice("resource", RESOURCE_NAMES) if gains else -1,
            amounts=row.numbers("amounts", EPOCHS, 0, 15) if gains else [0] * EPOCHS,
            pp=row.numbers("pp", EPOCHS, 0, 30) if action == PEACE_GIFTS else [0] * EPOCHS,
            colour=row.choice("colour", COLOUR_NAMES) if action == BUY_PRECIOUS else -1,
        )

    def markets(self) -> list[list[int]]:
        """By kind of market: for each resource given, what the player gets (TAD-10.5)."""
        out: list[list[int]] = [[0] * RESOURCES for _ in MARKET_NAMES]
        for row in self.data.records("market", len(MARKET_NAMES) - 1):
            mode = MARKET_NAMES.index(row.word("mode", MARKET_NAMES[1:]))
            for trade in row.rows("trades"):
                give, get, count = trade_of(trade)
                for resource in range(RESOURCES):
                    if give >> resource & 1:
                        out[mode][resource] |= get << (4 if count == 2 else 0)
        if any(out[BASIC_TO_LUXURY][resource] & ~out[FULL][resource] for resource in range(RESOURCES)):
            text = "market: the full market must offer whatever basic_to_luxury offers"
            raise BadBox(text, "market", message="box-full-market")
        return out

    def caravan(self, steps: int, start: int) -> list[list[tuple[int, int]]]:
        out: list[list[tuple[int, int]]] = []
        for i, row in enumerate(self.data.records("caravan_step", steps)):
            row.number("camel", start + i + 1, start + i + 1)
            found = row.rows("any_of")
            if not found:
                raise row.wrong("any_of", "list alternatives", "box-empty")
            out.append([(one.number_or("tower", 0, 99, 0), one.number_or("missions", 0, 26, 0)) for one in found])
        return out

    def shipyard(self, steps: int, start: int) -> list[int]:
        out: list[int] = []
        for i, row in enumerate(self.data.records("shipyard_step", steps)):
            row.number("ship", start + i + 1, start + i + 1)
            out.append(row.number("precious_of_each_colour", 0, 12))
        return out

    # towers, temples, goods

    def bands(self) -> list[Band]:
        rows = self.data.records("tower_band")
        out: list[Band] = []
        first = 1
        for i, row in enumerate(rows):
            row.number("first", first, first)
            open_end = i == len(rows) - 1
            last = row.number("last", 0 if open_end else first, 0 if open_end else 99)
            first = last + 1
            single = bundle(row.inner("single"))
            double = bundle(row.inner("double"))
            # a tower must not grow for nothing, wood being waived (TAD-8.4)
            if size(single) == amount(single, 0) or size(double) == amount(double, 0):
                raise row.fault("single and double must cost something besides wood", "box-more-than-wood")
            out.append(Band(out[-1].last + 1 if out else 1, last, single, double))
            self.data.note(f"tower_{out[-1].first}", row)
        return out

    def stage(self, row: Row, at: int) -> str:
        row.number("order", at + 1, at + 1)
        name = self.data.id_of(row)
        if name != _STAGES[at]:
            raise row.wrong("id", f"be {_STAGES[at]!r}", "box-value", wanted=_STAGES[at])
        return name

    def precious(self) -> tuple[list[str], list[int], list[int]]:
        """Kinds, copies of each, and the price of each colour."""
        goods = self.data.records("precious_good", KINDS)
        names = [self.data.id_of(row) for row in goods]
        copies = [row.number("copies", 1, 9) for row in goods]
        prices: list[int] = []
        for i, row in enumerate(self.data.records("precious_stack", COLOURS)):
            row.word("colour", [COLOUR_NAMES[i]])
            mine = names[i * KINDS_OF_COLOUR : (i + 1) * KINDS_OF_COLOUR]
            if row.get("kinds") != mine or any(
                goods[j].get("colour") != COLOUR_NAMES[i] for j in range(i * 3, i * 3 + 3)
            ):
                text = "kinds must be the three precious goods of that colour, in their order"
                raise row.fault(text, "box-precious-kinds")
            prices.append(bundle(row.inner("price")))
        return names, copies, prices
