"""The position of a match of Al-Rashid: where every piece lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from majlis.engine.chance import Chance
from majlis.engine.holdings import Counts, Remark
from majlis.engine.state import State
from majlis.engine.step import AnyStep
from majlis.games.al_rashid.box import (
    AREAS,
    CREDIT_DISCOUNT,
    GOODS,
    LANDS,
    LATE_PLACEMENT,
    MERCHANT,
    PASHA,
    PIECES,
    RAID,
    SAGE,
    SERVICE_DISCOUNT,
    TILE_BONUS,
    RashidBox,
)
from majlis.games.al_rashid.goods import count, worth
from majlis.games.al_rashid.settings import Settings

if TYPE_CHECKING:
    from majlis.games.al_rashid.numbers import RashidNumbers
    from majlis.games.al_rashid.view import RashidView

# The pieces of a family in an area are one int: three bits of sages, then its leader.
SAGES: Final = 7
LEADER: Final = 24
LED_BY_MERCHANT: Final = 8
LED_BY_PASHA: Final = 16
"""By piece, what it adds to a stack as its leader."""
ADDS: Final = [LED_BY_PASHA, LED_BY_MERCHANT, 1]
"""By piece, what it adds to a stack."""

# The order of arrival in an area is one int: three bits for each family, its seat + 1; the first family lowest (RAS-4.4).
PLACE_BITS: Final = 3
PLACE_MASK: Final = 7

# A mercenary tile on the map is one int: territory, kind, whether it lies face up, who has seen it, and how many times its stack had been
# reshuffled when it was drawn.
LAND_MASK: Final = 7
KIND_SHIFT: Final = 3
KIND_OF_TILE: Final = 15
FACE_UP: Final = 128
SEEN_SHIFT: Final = 8
SEEN_MASK: Final = 31
SHUFFLE_SHIFT: Final = 13

# A tile in a hand, once its stack has been reshuffled, is one int of `layers`: kind, seat, how often its stack had been reshuffled when it
# was drawn, and, once it is given up, how long the list was then. A reshuffle is -1 - colour.
HELD_SEAT_SHIFT: Final = 4
HELD_SEAT_MASK: Final = 7
HELD_AGE_SHIFT: Final = 7
HELD_AGE_MASK: Final = 31
GONE_SHIFT: Final = 12

NO_AREA: Final = -1
CREDIT: Final = 0
INFLUENCE: Final = 1
SHAME: Final = 2


@final
class RashidState(State):
    """Families, goods, offices and mercenaries. Lists by seat (and piece, or kind of good); bit masks of offices."""

    def __init__(
        self, seats: int, chance: Chance, box: RashidBox, settings: Settings, of: RashidState | None = None
    ) -> None:
        """The table before setup, or a copy of another position."""
        steps: list[AnyStep] = [] if of is None else of.steps[:]
        super().__init__(seats, steps, chance, 0 if of is None else of.confirming, None)
        self.box = box
        self.settings = settings
        if of is None:
            self.round = 1
            self.order: list[int] = list(range(seats))
            """The turn order, first seat first."""
            self.pending: list[int] = []
            """The turn order that takes effect when the cycle ends; empty: none (RAS-3.12)."""
            self.at = 0
            """How far the current pass through the turn order has come."""
            self.turn = 0
            """Whose turn it is to place or to resolve."""
            self.activated = False
            """An office was activated in this turn (RAS-3.10)."""
            self.family: list[int] = box.start * seats
            """By seat and piece: all members."""
            self.home: list[int] = box.start * seats
            """By seat and piece: members that are not on the board."""
            self.aside: list[int] = [0] * (seats * PIECES)
            """By seat and piece: members set aside on a Diplomat (RAS-3.3)."""
            self.out: list[int] = [0] * seats
            """By seat: how many members are on the board."""
            self.stacks: list[int] = [0] * (AREAS * seats)
            """By area and seat: the pieces there (SAGES, LEADER)."""
            self.places: list[int] = [0] * AREAS
            """By area: the families in their order of arrival."""
            self.resolved = 0
            """Bit mask of the areas resolved in this round."""
            self.area = NO_AREA
            """The area that is being resolved."""
            self.line: list[int] = []
            """The seats that take part there, in rank order."""
            self.rank = 0
            """Whose visit or trade it is there, from 0."""
            self.takers = 0
            """In a guild: bit mask of the ranks that took the operations. At court: who asked for generosity, like `places`."""
            self.land_goods: list[int] = [0] * (LANDS * GOODS)
            self.land_credits: list[int] = [0] * LANDS
            self.stock: list[int] = [0] * (seats * GOODS)
            """By seat and kind: goods."""
            self.tokens: list[int] = [0] * (seats * 3)
            """By seat: credits, influence, shame."""
            self.offices: list[int] = [0] * seats
            """By seat: the kinds of offices owned."""
            self.seconds: list[int] = [0] * seats
            """By seat: the kinds owned twice."""
            self.used: list[int] = [0] * seats
            """By seat: the kinds of which a tile was used in this round."""
            self.used_seconds: list[int] = [0] * seats
            """By seat: the kinds of which both were."""
            self.supply = 0
            """The kinds of offices still on display."""
            self.supply_seconds = 0
            """The kinds of which two are."""
            self.occupiers: list[int] = []
            """The mercenary tiles on the map, in the order in which they came."""
            self.red: list[int] = []
            """The face-down stack; the next tile last."""
            self.blue: list[int] = []
            self.troops: list[int] = [0] * (seats * box.types)
            """By seat and kind: mercenary tiles in hand."""
            self.discards: list[int] = [0] * box.types
            """By kind: the face-up discard piles."""
            self.layers: list[int] = []
            """The tiles of a colour that came into hands, in order, from its first reshuffle on, and a mark for each reshuffle
            (RAS-13.6)."""
            self.crises: list[int] = []
            """Turn crises to come; the next one last."""
            self.setup_crisis = -1
            self.past_crises: list[int] = []
        else:
            self.round = of.round
            self.order = of.order[:]
            self.pending = of.pending[:]
            self.at = of.at
            self.turn = of.turn
            self.activated = of.activated
            self.family = of.family[:]
            self.home = of.home[:]
            self.aside = of.aside[:]
            self.out = of.out[:]
            self.stacks = of.stacks[:]
            self.places = of.places[:]
            self.resolved = of.resolved
            self.area = of.area
            self.line = of.line[:]
            self.rank = of.rank
            self.takers = of.takers
            self.land_goods = of.land_goods[:]
            self.land_credits = of.land_credits[:]
            self.stock = of.stock[:]
            self.tokens = of.tokens[:]
            self.offices = of.offices[:]
            self.seconds = of.seconds[:]
            self.used = of.used[:]
            self.used_seconds = of.used_seconds[:]
            self.supply = of.supply
            self.supply_seconds = of.supply_seconds
            self.occupiers = of.occupiers[:]
            self.red = of.red[:]
            self.blue = of.blue[:]
            self.troops = of.troops[:]
            self.discards = of.discards[:]
            self.layers = of.layers[:]
            self.crises = of.crises[:]
            self.setup_crisis = of.setup_crisis
            self.past_crises = of.past_crises[:]

    def clone(self) -> RashidState:
        return RashidState(self.seats, self.chance.clone(), self.box, self.settings, of=self)

    # goods and tokens

    def wealth(self, seat: int) -> int:
        """The value of all goods of a seat (RAS-5.2)."""
        return worth(self.box, self.stock, seat * GOODS)

    def goods_of(self, seat: int) -> int:
        """How many goods a seat has."""
        return count(self.stock, seat * GOODS)

    def token(self, seat: int, kind: int) -> int:
        """How many CREDIT, INFLUENCE or SHAME tokens a seat has."""
        return self.tokens[seat * 3 + kind]

    def left(self, kind: int) -> int:
        """How many tokens are left in the reserve, where they are limited (RAS-14.1)."""
        out = self.box.markers[self.settings.markers][kind]
        for seat in range(self.seats):
            out -= self.tokens[seat * 3 + kind]
        if kind == CREDIT:
            out -= sum(self.land_credits)
        return out

    def gain(self, seat: int, kind: int, amount: int) -> int:
        """Take tokens; how many there were to take (RAS-12.3)."""
        if self.settings.limited:
            amount = min(amount, max(0, self.left(kind)))
        self.tokens[seat * 3 + kind] += amount
        return amount

    # offices

    def owned(self, seat: int, office: int) -> int:
        """How many tiles of a kind a seat owns."""
        return (self.offices[seat] >> office & 1) + (self.seconds[seat] >> office & 1)

    def unused(self, seat: int, office: int) -> int:
        """How many of them have not been used in this round."""
        return self.owned(seat, office) - (self.used[seat] >> office & 1) - (self.used_seconds[seat] >> office & 1)

    def use(self, seat: int, office: int) -> None:
        """Mark one tile of a kind as used."""
        bit = 1 << office
        if self.used[seat] & bit:
            self.used_seconds[seat] |= bit
        else:
            self.used[seat] |= bit

    def supply_of(self, office: int) -> int:
        """How many tiles of a kind are on display."""
        return (self.supply >> office & 1) + (self.supply_seconds >> office & 1)

    def buy(self, seat: int, office: int) -> None:
        """Take a tile from the display."""
        bit = 1 << office
        if self.supply_seconds & bit:
            self.supply_seconds &= ~bit
        else:
            self.supply &= ~bit
        if self.offices[seat] & bit:
            self.seconds[seat] |= bit
        else:
            self.offices[seat] |= bit

    def owned_with(self, seat: int, effect: int) -> int:
        """How many tiles with that effect a seat owns; copies add up (RAS-8.4)."""
        out = 0
        for office in self.box.with_effect[effect]:
            out += self.owned(seat, office)
        return out

    def bonus(self, seat: int, effect: int) -> int:
        """What the amounts of all tiles with that effect add up to."""
        if not self.offices[seat]:
            return 0
        out = 0
        for office in self.box.with_effect[effect]:
            out += self.owned(seat, office) * self.box.offices[office].amount
        return out

    def tile_bonus(self, seat: int) -> int:
        """What the Strategist adds to each committed tile (RAS-8.15)."""
        return self.bonus(seat, TILE_BONUS)

    def raids(self, seat: int) -> int:
        """How many goods the Raider brings after a won combat (RAS-8.17)."""
        return self.owned_with(seat, RAID)

    def late_pieces(self, seat: int) -> int:
        """How many pieces may be set aside (RAS-3.3)."""
        return self.owned_with(seat, LATE_PLACEMENT)

    def credit_worth(self, seat: int) -> int:
        """What one credit takes off an office (RAS-5.8); a Banker replaces it and does not add up (RAS-8.4)."""
        out = self.box.credit_discount
        for office in self.box.with_effect[CREDIT_DISCOUNT]:
            if self.offices[seat] >> office & 1:
                out = max(out, self.box.offices[office].amount)
        return out

    def service_discount(self, seat: int, piece: int) -> int:
        """What Lore Masters take off a new member (RAS-6.9)."""
        if not self.offices[seat]:
            return 0
        out = 0
        for number in self.box.with_effect[SERVICE_DISCOUNT]:
            office = self.box.offices[number]
            if office.members >> piece & 1:
                out += self.owned(seat, number) * office.amount
        return out

    # families

    def members(self, seat: int, piece: int) -> int:
        return self.family[seat * PIECES + piece]

    def join(self, seat: int, piece: int) -> None:
        """A new member; it is first placed in the next round (RAS-6.9)."""
        self.family[seat * PIECES + piece] += 1
        self.home[seat * PIECES + piece] += 1

    def at_limit(self, seat: int, piece: int) -> bool:
        """RAS-14.2."""
        return self.family[seat * PIECES + piece] >= self.box.limits[piece]

    def stack(self, area: int, seat: int) -> int:
        """The pieces of a family in an area."""
        return self.stacks[area * self.seats + seat]

    def put(self, area: int, seat: int, piece: int) -> None:
        """A piece comes to an area; the first of its family takes the lowest free place (RAS-3.6)."""
        at = area * self.seats + seat
        if self.stacks[at] == 0:
            places = self.places[area]
            shift = 0
            while places >> shift:
                shift += PLACE_BITS
            self.places[area] = places | (seat + 1) << shift
        self.stacks[at] += ADDS[piece]
        self.out[seat] += 1

    def lift(self, area: int, seat: int, piece: int) -> None:
        """A piece leaves an area; with the last one its family's place is gone and the gap is closed (RAS-4.4)."""
        at = area * self.seats + seat
        self.stacks[at] -= ADDS[piece]
        self.out[seat] -= 1
        if self.stacks[at] == 0:
            self._forget(area, seat)

    def send_home(self, area: int, seat: int) -> None:
        """All pieces of a family leave an area and return to their owner."""
        at = area * self.seats + seat
        stack = self.stacks[at]
        if stack == 0:
            return
        home = seat * PIECES
        sages = stack & SAGES
        self.home[home + SAGE] += sages
        self.out[seat] -= sages
        if stack & LED_BY_PASHA:
            self.home[home + PASHA] += 1
            self.out[seat] -= 1
        elif stack & LED_BY_MERCHANT:
            self.home[home + MERCHANT] += 1
            self.out[seat] -= 1
        self.stacks[at] = 0
        self._forget(area, seat)

    def _forget(self, area: int, seat: int) -> None:
        places = self.places[area]
        shift = 0
        while places >> shift & PLACE_MASK != seat + 1:
            shift += PLACE_BITS
        below = places & ((1 << shift) - 1)
        self.places[area] = places >> (shift + PLACE_BITS) << shift | below

    def present(self, area: int) -> list[int]:
        """The seats with pieces in an area, in their order of arrival."""
        out: list[int] = []
        places = self.places[area]
        while places:
            out.append((places & PLACE_MASK) - 1)
            places >>= PLACE_BITS
        return out

    def dominance(self, area: int, seat: int) -> int:
        """RAS-4.1."""
        return self.box.stack_dominance[self.stacks[area * self.seats + seat]]

    def ranked(self, area: int) -> list[int]:
        """The seats in an area by dominance; ties go to the earlier arrival (RAS-4.3)."""
        out: list[int] = []
        places = self.places[area]
        while places:
            seat = (places & PLACE_MASK) - 1
            places >>= PLACE_BITS
            mine = self.dominance(area, seat)
            at = len(out)
            while at > 0 and self.dominance(area, out[at - 1]) < mine:
                at -= 1
            out.insert(at, seat)
        return out

    # points

    def scores(self) -> list[int]:
        from majlis.games.al_rashid.scoring import points

        return [points(self, seat) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        from majlis.games.al_rashid.scoring import breakdown

        return breakdown(self, seat)

    def ranking(self) -> list[int]:
        from majlis.games.al_rashid.scoring import ranking

        return ranking(self)

    def ties(self) -> list[Remark]:
        from majlis.games.al_rashid.scoring import ties

        return ties(self)

    # defined in other chapters' files

    def imagine(self, seat: int, chance: Chance) -> RashidState:
        from majlis.games.al_rashid.imagine import imagine

        return imagine(self, seat, chance)

    def view(self, seat: int | None) -> RashidView:
        from majlis.games.al_rashid.view import view

        return view(self, seat)

    def numbers(self, seat: int | None) -> RashidNumbers:
        from majlis.games.al_rashid.numbers import numbers

        return numbers(self, seat)

    def holdings(self, seat: int) -> Counts:
        from majlis.games.al_rashid.holdings import count

        return count(self, seat)

    def about(self, piece: str, viewer: int | None) -> list[Remark]:
        from majlis.games.al_rashid.about import about_now

        return about_now(self, piece, viewer)

    def stretch(self) -> int:
        """The area that is being resolved and whose visit or trade it is there (RAS-6.1, 9.9)."""
        return (self.area + 1) << 3 | self.rank

    def value(self, seat: int) -> float:
        from majlis.games.al_rashid.value import value

        return value(self, seat)

    def features(self, seat: int) -> list[float]:
        from majlis.games.al_rashid.features import features

        return features(self, seat)

    def feature_names(self) -> list[str]:
        from majlis.games.al_rashid.features import names

        return names(self)

    def pieces(self) -> dict[str, int]:
        from majlis.games.al_rashid.view import pieces

        return pieces(self)
