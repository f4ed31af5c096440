"""The components of Al-Rashid (chapter 1): immutable tables read from the data file, or from an edited copy of it.

Everything is a small int inside. Areas are 0-5 the palaces (the court last), 6-12 the territories; goods, offices, kinds of mercenary tiles
and crises are their places in the data file.
"""

from __future__ import annotations

from dataclasses import dataclass
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
MOST_TYPES: Final = 8
"""Kinds of mercenary tiles."""

# What a guild's service brings (RAS-6.8).
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
@dataclass(kw_only=True, eq=False)
class Office:
    """One kind of office (RAS-1.10)."""

    id: str
    guild: int
    activated: bool
    cost: int
    points: int
    copies: list[int]
    """Tiles in play, by number of players."""
    effect: int
    amount: int
    """The number that the effect uses: tiles drawn, credits taken, gold saved; for GAIN_MEMBER the shame."""
    goods: list[int]
    """Goods taken by kind."""
    partner: int
    """The office that makes it bring `partner_goods` instead; -1: none."""
    partner_goods: list[int]
    member: int
    """The piece that is gained; -1: none."""
    members: int
    """Bit mask of the pieces that a discount or a late placement is for."""
    influence: int
    """Taken when a permanent office is bought."""
    measure: int
    measured: int
    """The palace or piece that the measure is about."""
    steps: list[tuple[int, int]]
    """(at least, gained): the highest step reached counts (RAS-8.5)."""
    rule: str


@final
@dataclass(eq=False)
class Favour:
    """What a guild's leader does (RAS-6.14 to 6.18)."""

    leader: str
    price: int
    effect: int
    amount: int
    copies: int
    """For COPY_FAVOUR: bit mask of the leaders that may be copied."""
    rule: str

    @property
    def needs_good(self) -> bool:
        return self.effect in (GOOD_FOR_TILE, EXCHANGE_GOOD)


@final
@dataclass(eq=False)
class Service:
    """A guild's service: what it brings and its price, by rank (RAS-6.8)."""

    kind: int
    member: int
    amounts: list[int]
    prices: list[int]


@final
@dataclass(eq=False)
class Crisis:
    """One crisis tile: where a tile of which colour comes to lie (RAS-1.7)."""

    number: int
    lands: list[int]
    colours: list[int]


@final
@dataclass(kw_only=True, eq=False)
class RashidBox(Box):
    """All component tables. Made by `read`."""

    rounds: int
    goods: list[str]
    basic: int
    """Bit mask of the basic goods (RAS-1.4)."""
    set_values: list[int]
    """What a set of n different goods is worth, from n = 0 (RAS-5.1)."""
    starting_goods: list[list[int]]
    """By place in the first turn order (RAS-2.7)."""
    pieces: list[str]
    dominance: list[int]
    limits: list[int]
    start: list[int]
    piece_points: list[int]
    areas: list[str]
    no_merchants: int
    """Bit mask of the areas that merchants may not enter (RAS-3.5)."""
    land_goods: list[int]
    """By territory and kind, the printed goods (RAS-2.1)."""
    land_credits: list[int]
    items: list[int]
    """Items of a trade, by rank (RAS-9.10)."""
    services: list[Service]
    operation_order: list[int]
    """Ranks, from 0 (RAS-6.10)."""
    favours: list[Favour]
    """By palace."""
    offices: list[Office]
    colours: list[str]
    tile_colours: list[int]
    tile_values: list[int]
    tile_counts: list[int]
    tiles_per_entry: int
    setup_crises: list[Crisis]
    turn_crises: list[Crisis]
    shame_idle: int
    shame_flee: int
    shame_court: int
    credit_discount: int
    setup_draw: int
    influence_points: int
    influence_cap: int
    shame_points: int
    markers: dict[str, list[int]]
    """How many credits, influence and shame tokens there are, by box (RAS-14.1)."""

    def __post_init__(self) -> None:
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
