"""The position of a match of Al-Rashid: where every piece lies."""

from __future__ import annotations

from typing import Final, cast, final

from majlis.engine.chance import Chance
from majlis.engine.events import Event
from majlis.engine.holdings import Counts, Remark
from majlis.engine.state import State, View
from majlis.engine.step import AnyStep
from majlis.games.al_rashid.box import (
    CREDIT_DISCOUNT,
    GOODS,
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

# The pieces of a family in an area are one int: three bits of sages, then its leader.
SAGES: Final = 7
LEADER: Final = 24
LED_BY_MERCHANT: Final = 8
LED_BY_PASHA: Final = 16
LEADER_OF: Final = [LED_BY_PASHA, LED_BY_MERCHANT, 0]
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

NO_AREA: Final = -1
CREDIT: Final = 0
INFLUENCE: Final = 1
SHAME: Final = 2


@final
class RashidState(State):
    """Families, goods, offices and mercenaries. Lists by seat (and piece, or kind of good); bit masks of offices."""

    def __init__(
        self,
        seats: int,
        steps: list[AnyStep],
        chance: Chance,
        confirming: int,
        log: list[Event] | None,
        box: RashidBox,
        settings: Settings,
        round: int,
        order: list[int],
        pending: list[int],
        at: int,
        turn: int,
        activated: bool,
        family: list[int],
        home: list[int],
        aside: list[int],
        out: list[int],
        stacks: list[int],
        places: list[int],
        resolved: int,
        area: int,
        line: list[int],
        rank: int,
        takers: int,
        land_goods: list[int],
        land_credits: list[int],
        stock: list[int],
        tokens: list[int],
        offices: list[int],
        seconds: list[int],
        used: list[int],
        used_seconds: list[int],
        supply: int,
        supply_seconds: int,
        occupiers: list[int],
        red: list[int],
        blue: list[int],
        troops: list[int],
        discards: list[int],
        layers: list[int],
        crises: list[int],
        setup_crisis: int,
        past_crises: list[int],
    ) -> None:
        super().__init__(seats, steps, chance, confirming, log)
        self.box = box
        self.settings = settings
        self.round = round
        self.order = order
        """The turn order, first seat first."""
        self.pending = pending
        """The turn order that takes effect when the cycle ends; empty: none (RAS-3.12)."""
        self.at = at
        """How far the present pass through the turn order has come."""
        self.turn = turn
        """Whose turn it is to place or to resolve."""
        self.activated = activated
        """An office was activated in this turn (RAS-3.10)."""
        self.family = family
        """By seat and piece: all members."""
        self.home = home
        """By seat and piece: members that are not on the board."""
        self.aside = aside
        """By seat and piece: members set aside on a Diplomat (RAS-3.3)."""
        self.out = out
        """By seat: how many members are on the board."""
        self.stacks = stacks
        """By area and seat: the pieces there (SAGES, LEADER)."""
        self.places = places
        """By area: the families in their order of arrival."""
        self.resolved = resolved
        """Bit mask of the areas resolved in this round."""
        self.area = area
        """The area that is being resolved."""
        self.line = line
        """The seats that take part there, in rank order."""
        self.rank = rank
        """Whose visit or trade it is there, from 0."""
        self.takers = takers
        """In a guild: bit mask of the ranks that took the operations. At court: who asked for generosity, like `places`."""
        self.land_goods = land_goods
        self.land_credits = land_credits
        self.stock = stock
        """By seat and kind: goods."""
        self.tokens = tokens
        """By seat: credits, influence, shame."""
        self.offices = offices
        """By seat: the kinds of offices owned."""
        self.seconds = seconds
        """By seat: the kinds owned twice."""
        self.used = used
        """By seat: the kinds of which a tile was used in this round."""
        self.used_seconds = used_seconds
        """By seat: the kinds of which both were."""
        self.supply = supply
        """The kinds of offices still on display."""
        self.supply_seconds = supply_seconds
        """The kinds of which two are."""
        self.occupiers = occupiers
        """The mercenary tiles on the map, in the order in which they came."""
        self.red = red
        """The face-down stack; the next tile last."""
        self.blue = blue
        self.troops = troops
        """By seat and kind: mercenary tiles in hand."""
        self.discards = discards
        """By kind: the face-up discard piles."""
        self.layers = layers
        """For each reshuffle of a stack (RAS-13.6): its colour, then by seat and kind the tiles held ever since before it."""
        self.crises = crises
        """Turn crises to come; the next one last."""
        self.setup_crisis = setup_crisis
        self.past_crises = past_crises

    def clone(self) -> RashidState:
        return RashidState(
            self.seats,
            self.steps[:],
            self.chance.clone(),
            self.confirming,
            None,
            self.box,
            self.settings,
            self.round,
            self.order[:],
            self.pending[:],
            self.at,
            self.turn,
            self.activated,
            self.family[:],
            self.home[:],
            self.aside[:],
            self.out[:],
            self.stacks[:],
            self.places[:],
            self.resolved,
            self.area,
            self.line[:],
            self.rank,
            self.takers,
            self.land_goods[:],
            self.land_credits[:],
            self.stock[:],
            self.tokens[:],
            self.offices[:],
            self.seconds[:],
            self.used[:],
            self.used_seconds[:],
            self.supply,
            self.supply_seconds,
            self.occupiers[:],
            self.red[:],
            self.blue[:],
            self.troops[:],
            self.discards[:],
            self.layers[:],
            self.crises[:],
            self.setup_crisis,
            self.past_crises[:],
        )

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
        """The seats in an area by dominance; of equals the earlier arrival first (RAS-4.3)."""
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

    # what stands in other chapters' files

    def imagine(self, seat: int, chance: Chance) -> RashidState:
        from majlis.games.al_rashid.imagine import imagine

        return imagine(self, seat, chance)

    def view(self, seat: int | None) -> View:
        from majlis.games.al_rashid.view import view

        return cast(View, view(self, seat))

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
