"""The position of a match of Tadmor: where every piece lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from majlis.engine.chance import Chance
from majlis.engine.holdings import Counts, Remark
from majlis.engine.state import State
from majlis.engine.step import AnyStep
from majlis.games.tadmor.box import (
    FIGURES,
    KINDS,
    KINDS_OF_COLOUR,
    MARKET,
    MISSIONS,
    RESOURCES,
    SHIP,
    STAGES,
    STATUES,
    TAX_EXEMPT,
    TRADE,
    TadmorBox,
)
from majlis.games.tadmor.settings import Settings
from majlis.games.tadmor.stores import BITS, MASK

if TYPE_CHECKING:
    from majlis.games.tadmor.numbers import TadmorNumbers
    from majlis.games.tadmor.view import TadmorView

NOBODY: Final = -1
NOTHING: Final = -1

# The course of a round (TAD-3.1).
SETTING_UP: Final = 0
PLACING: Final = 1
RAIDING: Final = 2
UPGRADING: Final = 3
BUILDING: Final = 4
RULING: Final = 5
ROUND_END: Final = 6
PHASE_NAMES: Final = ["setup", "placement", "raiders", "upgrade", "building", "kingdom", "round_end"]

# Windows (TAD-6.4).
NO_WINDOW: Final = 0
UPGRADE_WINDOW: Final = 1
UPGRADE_END_WINDOW: Final = 2
BUILDING_WINDOW: Final = 3
KINGDOM_WINDOW: Final = 4
WINDOW_KINDS: Final = ["", "upgrade", "upgrade_end", "building", "kingdom"]

# Where the points on the track come from.
AT_START: Final = 0
BY_TOWER: Final = 1
BY_HEIGHT: Final = 2
BY_TAX: Final = 3
BY_SUPPLIES: Final = 4
BY_GIFTS: Final = 5
BY_UPGRADES: Final = 6
BY_SPENDING: Final = 7
SOURCES: Final = 8
SOURCE_NAMES: Final = ["start", "tower", "tower_prestige", "taxes", "war_supplies", "peace_gifts", "bonuses", "spent"]


@final
class TadmorState(State):
    """Figures, stores, towers, temples, goods, tiles and cards. Lists by seat; bit masks of tiles and cards."""

    def __init__(
        self, seats: int, chance: Chance, box: TadmorBox, settings: Settings, of: TadmorState | None = None
    ) -> None:
        """The table before setup, or a copy of another position."""
        steps: list[AnyStep] = [] if of is None else of.steps[:]
        super().__init__(seats, steps, chance, 0 if of is None else of.confirming, None)
        self.box = box
        self.settings = settings
        if of is None:
            self.round = 1
            """From 1 (TAD-2.11)."""
            self.epoch = 0
            """From 0."""
            self.phase = SETTING_UP
            self.start = 0
            """The start player; the others follow clockwise (TAD-3.2)."""
            self.next_start = 0
            self.at = 0
            """How far the current pass (turn order, upgrade spaces) has come."""
            self.turn = 0
            """Who is placing, or whose window it is."""
            self.window = NO_WINDOW
            self.window_space = NOTHING
            """The place whose figure opened an upgrade window."""
            self.done = False
            """The window was ended."""
            self.to_place = 0
            """Figures still to be placed in this turn (TAD-4.4)."""
            self.fresh = False
            """Nothing was placed in this turn yet, and it places one figure only."""
            self.out = 0
            """Bit mask of the seats that place nothing more in this phase (TAD-4.6)."""
            self.declined = 0
            """Bit mask of the seats that declined to redirect since the region last changed (TAD-5.2)."""
            self.kept = 0
            """Bit mask of the seats that asked for their kingdom window (TAD-6.11)."""
            self.settled = 0
            """Bit mask of the seats that have paid their tax or owe none."""
            self.opened: list[int] = [0] * seats
            """By seat: the market that a mission opened for this action phase (TAD-12, K13)."""
            self.warehouse: list[int] = box.start_goods * seats
            self.traded: list[int] = [0] * (seats * RESOURCES)
            self.figures: list[int] = box.figures_start * seats
            """By seat and type: all that are in play."""
            self.supply: list[int] = box.figures_start * seats
            """By seat and type: those that do not stand anywhere."""
            self.standing: list[int] = [0] * box.place_count
            """By place: 0, or the figure there, see `figure_code`."""
            self.where: list[int] = [0] * seats
            """By seat: bit mask of the places where its figures stand."""
            self.stood: list[int] = [0] * seats
            """By seat: bit mask of the actions whose board spaces its figures were on in this round (TAD-13.3)."""
            self.tower: list[int] = [0] * seats
            self.temples: list[int] = [0] * (seats * STAGES)
            """By seat and stage: how many temples show it."""
            self.temple_cards: list[int] = box.stage_copies[:]
            """By stage: the cards left in the supply."""
            self.completers: list[int] = []
            """Who completed a temple first, and who second (TAD-8.10)."""
            self.prizes = 0
            """Precious goods that are still to be taken for a completed temple."""
            self.goods: list[int] = [0] * (seats * KINDS)
            """By seat and kind: precious goods."""
            self.stacks: list[list[int]] = [[], [], []]
            """By colour: the stacks of precious goods; the top tile last."""
            self.upgrades: list[int] = [0] * seats
            """By seat: the tiles owned."""
            self.display = 0
            self.undrawn = 0
            self.removed = 0
            """Tiles that are out of the game."""
            self.acquired: list[int] = [0] * (seats * 2)
            """By seat: basic and luxury resources bought for points in this round (TAD-10.9)."""
            self.paid_prestige: list[int] = [0] * seats
            """By seat: precious goods paid with points in this round (TAD-11.4)."""
            self.hand: list[int] = [0] * seats
            self.fulfilled: list[int] = [0] * seats
            """By seat: all fulfilled missions, returned or not."""
            self.returned: list[int] = [0] * seats
            self.deck: list[int] = []
            """The next card last."""
            self.discards = 0
            self.ages: list[int] = [(1 << MISSIONS) - 1]
            """For each time that the deck was shuffled: the missions that have been unknown since then (TAD-17.3)."""
            self.slot = NOTHING
            """The region attacked last (TAD-2.3)."""
            self.held = NOTHING
            """The region on the raider card that somebody holds."""
            self.holder = NOBODY
            self.attacked = NOTHING
            """The region under attack, as long as its raid lasts."""
            self.revealer = NOBODY
            self.track: list[int] = [0] * (seats * SOURCES)
            """By seat and source: points on the track."""
        else:
            stacks = of.stacks
            self.round = of.round
            self.epoch = of.epoch
            self.phase = of.phase
            self.start = of.start
            self.next_start = of.next_start
            self.at = of.at
            self.turn = of.turn
            self.window = of.window
            self.window_space = of.window_space
            self.done = of.done
            self.to_place = of.to_place
            self.fresh = of.fresh
            self.out = of.out
            self.declined = of.declined
            self.kept = of.kept
            self.settled = of.settled
            self.opened = of.opened[:]
            self.warehouse = of.warehouse[:]
            self.traded = of.traded[:]
            self.figures = of.figures[:]
            self.supply = of.supply[:]
            self.standing = of.standing[:]
            self.where = of.where[:]
            self.stood = of.stood[:]
            self.tower = of.tower[:]
            self.temples = of.temples[:]
            self.temple_cards = of.temple_cards[:]
            self.completers = of.completers[:]
            self.prizes = of.prizes
            self.goods = of.goods[:]
            self.stacks = [stacks[0][:], stacks[1][:], stacks[2][:]]
            self.upgrades = of.upgrades[:]
            self.display = of.display
            self.undrawn = of.undrawn
            self.removed = of.removed
            self.acquired = of.acquired[:]
            self.paid_prestige = of.paid_prestige[:]
            self.hand = of.hand[:]
            self.fulfilled = of.fulfilled[:]
            self.returned = of.returned[:]
            self.deck = of.deck[:]
            self.discards = of.discards
            self.ages = of.ages[:]
            self.slot = of.slot
            self.held = of.held
            self.holder = of.holder
            self.attacked = of.attacked
            self.revealer = of.revealer
            self.track = of.track[:]

    def clone(self) -> TadmorState:
        return TadmorState(self.seats, self.chance.clone(), self.box, self.settings, of=self)

    # turn order

    def order(self) -> list[int]:
        """The turn order of this round (TAD-3.2), in which all who may decide at once are asked (TAD-3.3)."""
        return [(self.start + i) % self.seats for i in range(self.seats)]

    def others(self, seat: int) -> tuple[int, ...]:
        return tuple([other for other in range(self.seats) if other != seat])

    # stores

    def have(self, seat: int) -> int:
        """Both stores together as a bundle (TAD-10.7)."""
        first = seat * RESOURCES
        a = self.warehouse
        b = self.traded
        return (
            a[first] + b[first]
            | (a[first + 1] + b[first + 1]) << 8
            | (a[first + 2] + b[first + 2]) << 16
            | (a[first + 3] + b[first + 3]) << 24
        )

    def total(self, seat: int) -> int:
        """How many resources a seat has in both stores."""
        first = seat * RESOURCES
        a = self.warehouse
        b = self.traded
        return (
            a[first]
            + a[first + 1]
            + a[first + 2]
            + a[first + 3]
            + b[first]
            + b[first + 1]
            + b[first + 2]
            + b[first + 3]
        )

    def spend(self, seat: int, bundle: int) -> None:
        """Pay; what was traded goes first (TAD-10.7)."""
        first = seat * RESOURCES
        for resource in range(RESOURCES):
            due = bundle >> BITS * resource & MASK
            if due:
                traded = self.traded[first + resource]
                if due <= traded:
                    self.traded[first + resource] = traded - due
                else:
                    self.traded[first + resource] = 0
                    self.warehouse[first + resource] -= due - traded

    # upgrades

    def owns(self, seat: int, effect: int) -> bool:
        """Whether a seat has a tile with that effect."""
        return self.upgrades[seat] & self.box.effect_masks[effect] != 0

    def effect_amount(self, seat: int, effect: int) -> int:
        """What the amounts of all tiles with that effect add up to (TAD-11.1)."""
        if not self.upgrades[seat] & self.box.effect_masks[effect]:
            return 0
        out = 0
        for tile in self.box.with_effect[effect]:
            if self.upgrades[seat] >> tile & 1:
                out += self.box.upgrades[tile].amount
        return out

    def effect_points(self, seat: int, effect: int) -> int:
        """What the points of all tiles with that effect add up to (TAD-11.1)."""
        tiles = [self.box.upgrades[tile] for tile in self.box.with_effect[effect] if self.upgrades[seat] >> tile & 1]
        return sum(tile.pp for tile in tiles)

    # figures

    def owner(self, place: int) -> int:
        """Whose figure stands on a place; NOBODY if it is free."""
        return (self.standing[place] - 1) // FIGURES if self.standing[place] else NOBODY

    def stands(self, seat: int, place: int) -> bool:
        """Whether a figure of that seat stands there."""
        return self.where[seat] >> place & 1 == 1

    def has_figure_for(self, seat: int, action: int) -> bool:
        """Whether a figure of that seat stands where that action can be done."""
        return self.where[seat] & self.box.place_masks[action] != 0

    def put(self, seat: int, figure: int, place: int) -> None:
        """A figure of the supply goes to a free place."""
        self.supply[seat * FIGURES + figure] -= 1
        self.standing[place] = figure_code(seat, figure)
        self.where[seat] |= 1 << place
        if place < self.box.space_count:
            self.stood[seat] |= self.box.actions[place]

    def send_home(self, place: int) -> None:
        """The figure there returns to its owner's supply (TAD-6.5)."""
        code = self.standing[place]
        if code:
            self.supply[code - 1] += 1
            self.standing[place] = 0
            self.where[(code - 1) // FIGURES] &= ~(1 << place)

    def move(self, place: int, other: int) -> None:
        """The figure goes from one place to another, which is free (TAD-7.4)."""
        code = self.standing[place]
        self.standing[place] = 0
        self.standing[other] = code
        self.where[(code - 1) // FIGURES] ^= 1 << place | 1 << other

    def exchange(self, place: int, other: int) -> None:
        """The figures of two players on these places change them (TAD-5.5)."""
        one = self.standing[place]
        two = self.standing[other]
        self.standing[place] = two
        self.standing[other] = one
        self.where[(one - 1) // FIGURES] ^= 1 << place | 1 << other
        self.where[(two - 1) // FIGURES] ^= 1 << place | 1 << other

    def standing_on(self, seat: int, action: int) -> list[int]:
        """The places where a seat's figures may do an action."""
        return [place for place in self.box.places_for[action] if self.where[seat] >> place & 1]

    def all_figures(self, seat: int) -> int:
        return self.figures[seat * FIGURES] + self.figures[seat * FIGURES + SHIP]

    # trading

    def market(self, seat: int) -> int:
        """The best market that is open to a seat (TAD-10.5)."""
        box = self.box
        best = self.opened[seat]
        if not self.where[seat] & box.place_masks[MARKET]:
            return best
        for place in box.places_for[MARKET]:
            if self.stands(seat, place):
                mode = (
                    box.spaces[place].mode
                    if place < box.space_count
                    else box.upgrades[box.personal[place - box.space_count]].market
                )
                if mode > best:
                    best = mode
        return best

    def rate(self, seat: int, resource: int) -> int:
        """What one of a resource is traded for: bit mask of kinds, four bits up those that bring two (TAD-10.5)."""
        return self.rate_at(seat, self.market(seat), resource)

    def rate_at(self, seat: int, market: int, resource: int) -> int:
        """The same if that market is open."""
        box = self.box
        out = box.markets[market][resource]
        owned = self.upgrades[seat]
        if owned & box.effect_masks[TRADE]:
            for number in box.with_effect[TRADE]:
                if owned >> number & 1:
                    tile = box.upgrades[number]
                    if tile.give >> resource & 1:
                        out |= tile.get << (4 if tile.count == 2 else 0)
        return out

    # tower, temples, goods, missions

    def mission_count(self, seat: int) -> int:
        """Fulfilled missions, returned or not (TAD-10.3)."""
        return self.fulfilled[seat].bit_count()

    def goods_count(self, seat: int) -> int:
        return sum(self.goods[seat * KINDS : (seat + 1) * KINDS])

    def goods_of_colour(self, seat: int, colour: int) -> int:
        first = seat * KINDS + colour * KINDS_OF_COLOUR
        return self.goods[first] + self.goods[first + 1] + self.goods[first + 2]

    def completed(self, seat: int) -> int:
        """Completed temples, as I41 counts them (TAD-11.8)."""
        return self.temples[seat * STAGES + STATUES]

    def in_progress(self, seat: int) -> bool:
        """Whether a temple is begun and not completed (TAD-8.7)."""
        first = seat * STAGES
        return self.temples[first] + self.temples[first + 1] + self.temples[first + 2] > 0

    # points

    def score(self, seat: int) -> int:
        """Where the marker stands on the track."""
        first = seat * SOURCES
        track = self.track
        out = 0
        for i in range(first, first + SOURCES):
            out += track[i]
        return out

    def gain(self, seat: int, source: int, pp: int) -> None:
        """Move the marker; it may go below 0 (TAD-11.9)."""
        self.track[seat * SOURCES + source] += pp

    def tax_due(self, seat: int) -> int:
        """The gold that a seat owes now (TAD-9.2)."""
        if self.settled >> seat & 1 or self.phase != RULING:
            return 0
        return self.box.epochs[self.epoch].tax_gold

    def stands_exempt(self, seat: int) -> bool:
        """Whether a figure stands on a space that frees from tax."""
        return self.where[seat] & self.box.place_masks[TAX_EXEMPT] & self.box.board_mask != 0

    def scores(self) -> list[int]:
        from majlis.games.tadmor.scoring import total

        return [total(self, seat) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        from majlis.games.tadmor.scoring import breakdown

        return breakdown(self, seat)

    def ranking(self) -> list[int]:
        from majlis.games.tadmor.scoring import ranking

        return ranking(self)

    def ties(self) -> list[Remark]:
        from majlis.games.tadmor.scoring import ties

        return ties(self)

    # defined in other chapters' files

    def imagine(self, seat: int, chance: Chance) -> TadmorState:
        from majlis.games.tadmor.imagine import imagine

        return imagine(self, seat, chance)

    def view(self, seat: int | None) -> TadmorView:
        from majlis.games.tadmor.view import view

        return view(self, seat)

    def numbers(self, seat: int | None) -> TadmorNumbers:
        from majlis.games.tadmor.numbers import numbers

        return numbers(self, seat)

    def holdings(self, seat: int) -> Counts:
        from majlis.games.tadmor.holdings import count

        return count(self, seat)

    def about(self, piece: str, viewer: int | None) -> list[Remark]:
        from majlis.games.tadmor.about import about_now

        return about_now(self, piece, viewer)

    def stretch(self) -> int:
        """The phase, and in the upgrade sub-phase the space whose figure opened the window (TAD-6.1)."""
        return self.phase << 8 | self.window_space + 1

    def value(self, seat: int) -> float:
        from majlis.games.tadmor.value import value

        return value(self, seat)

    def features(self, seat: int) -> list[float]:
        from majlis.games.tadmor.features import features

        return features(self, seat)

    def feature_names(self) -> list[str]:
        from majlis.games.tadmor.features import names

        return names(self)

    def pieces(self) -> dict[str, int]:
        from majlis.games.tadmor.view import pieces

        return pieces(self)


def figure_code(seat: int, figure: int) -> int:
    """How a figure on a place is kept."""
    return 1 + seat * FIGURES + figure
