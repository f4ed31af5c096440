"""The components of Al-Rashid (chapter 1): immutable tables read from the data file, or from an edited copy of it.

Everything is a small int inside. Areas are 0-5 the palaces (the court last), 6-12 the territories; goods, offices, kinds of mercenary tiles
and crises are their places in the data file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from majlis.engine.game import Box

GOODS: Final = 5
PIECES: Final = 3
PASHA: Final = 0
MERCHANT: Final = 1
SAGE: Final = 2
PALACES: Final = 6
GUILDS: Final = 5
COURT: Final = 5
LANDS: Final = 7
AREAS: Final = 13
RANKS: Final = 3
RED: Final = 0
BLUE: Final = 1
MOST_SEATS: Final = 5
MOST_OFFICES: Final = 32

# What a service of a guild brings (RAS-6.8).
OPERATIONS: Final = 0
TILES: Final = 1
MEMBER: Final = 2

# What offices and favours do; the words of the data file by number.
NONE: Final = 0
EXCHANGE_GOOD: Final = 1
DRAW_TILES: Final = 2
NEGOTIATE: Final = 3
BASIC_GOODS: Final = 4
GAIN_GOODS: Final = 5
MOVE_PALACE: Final = 6
MOVE_TERRITORY: Final = 7
FREE_FAVOURS: Final = 8
TILE_BONUS: Final = 9
RAID: Final = 10
SERVICE_DISCOUNT: Final = 11
GAIN_MEMBER: Final = 12
LATE_PLACEMENT: Final = 13
CREDIT_DISCOUNT: Final = 14
GAIN_CREDITS: Final = 15
GAIN_INFLUENCE: Final = 16
INFLUENCE_BY: Final = 17
GOODS_OF_CHOICE: Final = 18
CONVERT: Final = 19
GOOD_FOR_TILE: Final = 20
COPY_FAVOUR: Final = 21

# What scoring steps count (RAS-8.27 to 8.34).
INFLUENCE_HELD: Final = 1
PALACES_WITH_OFFICE: Final = 2
DIFFERENT_GOODS: Final = 3
OFFICES_OF: Final = 4
MEMBERS_OF: Final = 5


@final
class Office:
    """One kind of office (RAS-1.10)."""

    def __init__(
        self,
        id: str,
        guild: int,
        activated: bool,
        cost: int,
        points: int,
        copies: list[int],
        effect: int,
        amount: int,
        goods: list[int],
        partner: int,
        partner_goods: list[int],
        member: int,
        members: int,
        influence: int,
        measure: int,
        measured: int,
        steps: list[tuple[int, int]],
        rule: str,
    ) -> None:
        self.id = id
        self.guild = guild
        self.activated = activated
        self.cost = cost
        self.points = points
        self.copies = copies
        """Tiles in play, by number of players."""
        self.effect = effect
        self.amount = amount
        """Tiles drawn, credits taken, gold saved: whatever the effect counts; for GAIN_MEMBER the shame."""
        self.goods = goods
        """Goods taken by kind."""
        self.partner = partner
        """The office that makes it bring `partner_goods` instead; -1: none."""
        self.partner_goods = partner_goods
        self.member = member
        """The piece that is gained; -1: none."""
        self.members = members
        """Bit mask of the pieces that a discount or a late placement is for."""
        self.influence = influence
        """Taken when a permanent office is bought."""
        self.measure = measure
        self.measured = measured
        """The palace or piece that the measure is about."""
        self.steps = steps
        """(at least, gained): the highest step reached counts (RAS-8.5)."""
        self.rule = rule


@final
class Favour:
    """What a guild's leader does (RAS-6.14 to 6.18)."""

    def __init__(self, leader: str, price: int, effect: int, amount: int, copies: int, rule: str) -> None:
        self.leader = leader
        self.price = price
        self.effect = effect
        self.amount = amount
        self.copies = copies
        """For COPY_FAVOUR: bit mask of the leaders that may be copied."""
        self.rule = rule

    @property
    def needs_good(self) -> bool:
        return self.effect in (GOOD_FOR_TILE, EXCHANGE_GOOD)


@final
class Service:
    """A guild's service: what it brings and its price, by rank (RAS-6.8)."""

    def __init__(self, kind: int, member: int, amounts: list[int], prices: list[int]) -> None:
        self.kind = kind
        self.member = member
        self.amounts = amounts
        self.prices = prices


@final
class Crisis:
    """One crisis tile: where a tile of which colour comes to lie (RAS-1.7)."""

    def __init__(self, number: int, lands: list[int], colours: list[int]) -> None:
        self.number = number
        self.lands = lands
        self.colours = colours


@final
class RashidBox(Box):
    """All component tables. Built by `read`."""

    def __init__(
        self,
        digest: str,
        standard: bool,
        rounds: int,
        goods: list[str],
        basic: int,
        set_values: list[int],
        starting_goods: list[list[int]],
        pieces: list[str],
        dominance: list[int],
        limits: list[int],
        start: list[int],
        piece_points: list[int],
        areas: list[str],
        no_merchants: int,
        land_goods: list[int],
        land_credits: list[int],
        items: list[int],
        services: list[Service],
        operation_order: list[int],
        favours: list[Favour],
        offices: list[Office],
        colours: list[str],
        tile_colours: list[int],
        tile_values: list[int],
        tile_counts: list[int],
        tiles_per_entry: int,
        setup_crises: list[Crisis],
        turn_crises: list[Crisis],
        shame_idle: int,
        shame_flee: int,
        shame_court: int,
        credit_discount: int,
        setup_draw: int,
        influence_points: int,
        influence_cap: int,
        shame_points: int,
        markers: dict[str, list[int]],
        reconstructed: list[str],
    ) -> None:
        super().__init__(digest, standard)
        self.rounds = rounds
        self.goods = goods
        self.basic = basic
        """Bit mask of the basic goods (RAS-1.4)."""
        self.set_values = set_values
        """What a set of n different goods is worth, from n = 0 (RAS-5.1)."""
        self.starting_goods = starting_goods
        """By place in the first turn order (RAS-2.7)."""
        self.pieces = pieces
        self.dominance = dominance
        self.limits = limits
        self.start = start
        self.piece_points = piece_points
        self.areas = areas
        self.no_merchants = no_merchants
        """Bit mask of the areas that merchants may not enter (RAS-3.5)."""
        self.land_goods = land_goods
        """By territory and kind, the printed goods (RAS-2.1)."""
        self.land_credits = land_credits
        self.items = items
        """Items of a trade, by rank (RAS-9.10)."""
        self.services = services
        self.operation_order = operation_order
        """Ranks, from 0 (RAS-6.10)."""
        self.favours = favours
        """By palace."""
        self.offices = offices
        self.colours = colours
        self.tile_colours = tile_colours
        self.tile_values = tile_values
        self.tile_counts = tile_counts
        self.tiles_per_entry = tiles_per_entry
        self.setup_crises = setup_crises
        self.turn_crises = turn_crises
        self.shame_idle = shame_idle
        self.shame_flee = shame_flee
        self.shame_court = shame_court
        self.credit_discount = credit_discount
        self.setup_draw = setup_draw
        self.influence_points = influence_points
        self.influence_cap = influence_cap
        self.shame_points = shame_points
        self.markers = markers
        """How many credits, influence and shame tokens there are, by box (RAS-14.1)."""
        self.reconstructed = reconstructed
        """Names of the tables whose data could not be had."""
        self._index()

    def _index(self) -> None:
        """What the tables say, looked up by what is asked in play."""
        self.steps: list[int] = [0]
        for n in range(1, GOODS + 1):
            self.steps.append(self.set_values[n] - self.set_values[n - 1])
        self.good_numbers: dict[str, int] = {name: i for i, name in enumerate(self.goods)}
        self.area_numbers: dict[str, int] = {name: i for i, name in enumerate(self.areas)}
        self.piece_numbers: dict[str, int] = {name: i for i, name in enumerate(self.pieces)}
        self.leader_numbers: dict[str, int] = {favour.leader: i for i, favour in enumerate(self.favours)}
        self.office_numbers: dict[str, int] = {office.id: i for i, office in enumerate(self.offices)}
        self.types = len(self.tile_values)
        self.tile_names: list[str] = []
        for kind in range(self.types):
            self.tile_names.append(f"{self.colours[self.tile_colours[kind]]}-{self.tile_values[kind]}")
        self.tile_numbers: dict[str, int] = {name: i for i, name in enumerate(self.tile_names)}
        self.offices_of: list[list[int]] = [[] for _ in range(PALACES)]
        self.with_effect: list[list[int]] = [[] for _ in range(COPY_FAVOUR + 1)]
        self.activated: list[int] = []
        self.scored: list[int] = []
        """Offices whose points depend on the end of the game."""
        for i, office in enumerate(self.offices):
            self.offices_of[office.guild].append(i)
            self.with_effect[office.effect].append(i)
            if office.activated:
                self.activated.append(i)
            if office.steps and office.effect == NONE:
                self.scored.append(i)
        # dominance of a stack, see `RashidState.stacks`
        self.stack_dominance: list[int] = []
        for leader in range(4):
            for sages in range(8):
                led = 0 if leader == 0 else self.dominance[MERCHANT if leader == 1 else PASHA]
                self.stack_dominance.append(led + sages * self.dominance[SAGE])

    def piece_of(self, piece: int, seat: int) -> str:
        """A piece of a family, as actions name it: `pasha-2` is the pasha of seat 2."""
        return f"{self.pieces[piece]}-{seat}"


def standard_text() -> str:
    """The text of the game's own data file."""
    return (Path(__file__).parent / "data" / "al_rashid.toml").read_text(encoding="utf-8")
