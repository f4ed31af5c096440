"""Chapter 8: what offices do when they are bought and when they are activated."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.step import CURTAINS, KIND_BITS, Menu, Offer, Routine
from majlis.games.al_rashid.box import (
    AREAS,
    BASIC_GOODS,
    CONVERT,
    COURT,
    DRAW_TILES,
    EXCHANGE_GOOD,
    FREE_FAVOURS,
    GAIN_CREDITS,
    GAIN_GOODS,
    GAIN_INFLUENCE,
    GAIN_MEMBER,
    GOODS,
    GOODS_OF_CHOICE,
    GUILDS,
    INFLUENCE_BY,
    LANDS,
    MERCHANT,
    MOST_OFFICES,
    MOST_SEATS,
    NEGOTIATE,
    PALACES,
    PIECES,
    SAGE,
)
from majlis.games.al_rashid.exchanges import ANY_GOOD, BARTERS, SMUGGLES, ChooseGoods, gain_goods
from majlis.games.al_rashid.favours import FAVOURS, drawable, grant, possible
from majlis.games.al_rashid.mercenaries import colour_mask, draw_of_choice, drop, in_hand, kind_of, tiles_on
from majlis.games.al_rashid.offering import UNKNOWN, Always, Listed, no_such
from majlis.games.al_rashid.scoring import measured, step_reached
from majlis.games.al_rashid.state import CREDIT, FACE_UP, INFLUENCE, LEADER, SAGES, SEEN_SHIFT, SHAME, RashidState
from majlis.games.al_rashid.verbs import ACTIVATE, DISMISS, FAVOUR, PASS, TRANSMUTE
from majlis.games.al_rashid.verbs import NEGOTIATE as NEGOTIATE_VERB

HOME: Final = "home"
"""Where a sage is that is not on the board, as actions name it."""


def take_shame(state: RashidState, seat: int, amount: int, rule: str) -> None:
    """RAS-1.8."""
    got = state.gain(seat, SHAME, amount)
    if state.log is not None and got:
        state.tell(Event("event-shame", rule, seat, {"count": got}))


# buying


@final
class BuyOffice(Routine[RashidState]):
    """A tile comes from the display to its new owner and takes effect (RAS-6.5, 8.1)."""

    def __init__(self, seat: int, office: int) -> None:
        super().__init__()
        self.seat = seat
        self.office = office

    def run(self, state: RashidState) -> None:
        state.buy(self.seat, self.office)
        office = state.box.offices[self.office]
        if state.log is not None:
            state.tell(Event("event-office", office.rule, self.seat, {"office": office.id}))
        if office.influence:
            grant(state, self.seat, INFLUENCE, office.influence, office.rule)
        if not office.activated:
            take_effect(state, self.seat, self.office)


def take_effect(state: RashidState, seat: int, number: int) -> None:
    """The effect of an office that works once, when it is bought."""
    office = state.box.offices[number]
    effect = office.effect
    if effect == GAIN_CREDITS:
        grant(state, seat, CREDIT, office.amount, office.rule)
    elif effect == GAIN_INFLUENCE:
        grant(state, seat, INFLUENCE, office.amount, office.rule)
    elif effect == INFLUENCE_BY:
        gained = step_reached(office, measured(state, seat, office), 0)
        if gained:
            grant(state, seat, INFLUENCE, gained, office.rule)
    elif effect == GAIN_GOODS:
        paired = office.partner >= 0 and state.owned(seat, office.partner) > 0
        gain_goods(state, seat, office.partner_goods if paired else office.goods, office.rule)
    elif effect == DRAW_TILES:
        draw_of_choice(state, seat, office.amount, office.rule)
    elif effect == GOODS_OF_CHOICE:
        state.steps.append(ChooseGoods(seat, office.amount, ANY_GOOD, "prompt-take-goods", office.rule))
    elif effect == GAIN_MEMBER:
        gain_member(state, seat, office.member, office.rule)
        take_shame(state, seat, office.amount, office.rule)
    elif effect == FREE_FAVOURS:
        free_favours(state, seat, office.members, office.amount)
    elif effect == CONVERT and not state.at_limit(seat, MERCHANT) and len(TRANSMUTES[seat].codes(state)) > 1:
        state.steps.append(TRANSMUTES[seat])


def gain_member(state: RashidState, seat: int, piece: int, rule: str) -> None:
    """A new member, unless the family has its limit (RAS-14.2, R-35)."""
    if state.at_limit(seat, piece):
        return
    state.join(seat, piece)
    if state.log is not None:
        state.tell(Event("event-member", rule, seat, {"piece": state.box.pieces[piece]}))


# the Impostor


@final
class FreeFavour(Listed):
    """Use a leader's favour without its gold (RAS-8.14)."""

    def __init__(self, leaders: int) -> None:
        super().__init__(FAVOUR)
        self.leaders = leaders
        """Bit mask of the leaders that may still be used."""

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        goods = state.goods_of(seat)
        for leader in range(GUILDS):
            if self.leaders >> leader & 1 and possible(state, leader, goods):
                out.append(leader << KIND_BITS | kind)

    def action(self, state: RashidState, code: int) -> Action:
        return FAVOUR(state.box.favours[code].leader)

    def encode(self, state: RashidState, seat: int, action: Action) -> int:
        return state.box.leader_numbers.get(action.word(0), UNKNOWN)

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        leader = state.box.leader_numbers.get(action.word(0), UNKNOWN)
        if leader < 0:
            return no_such(action.word(0), "leader", "RAS-8.14")
        if not self.leaders >> leader & 1:
            return Refusal("refused-leader-not-free", "RAS-8.14", {"leader": action.word(0)})
        return Refusal("refused-nothing-to-give", "RAS-6.7", {"leader": action.word(0)})

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        return [FAVOUR(favour.leader) for favour in state.box.favours]


@final
class ChooseFavour(Menu[RashidState]):
    """Which leader the Impostor uses next."""

    def __init__(self, seat: int, leaders: int, left: int) -> None:
        super().__init__(seat, "prompt-impostor", "RAS-8.14", FREE_FAVOURS_OF[leaders])
        self.leaders = leaders
        self.left = left

    def apply(self, state: RashidState, code: int) -> None:
        leader = code >> KIND_BITS
        if self.left > 1:
            state.steps.append(FurtherFavours(self.seat, self.leaders & ~(1 << leader), self.left - 1))
        if state.log is not None:
            state.tell(Event("event-favour", "RAS-8.14", self.seat, {"leader": state.box.favours[leader].leader}))
        state.steps.append(FAVOURS[self.seat][leader])

    def facts(self, state: RashidState) -> Facts:
        return {"count": self.left}


@final
class FurtherFavours(Routine[RashidState]):
    """What the Impostor may still use when the favour before is done."""

    def __init__(self, seat: int, leaders: int, left: int) -> None:
        super().__init__()
        self.seat = seat
        self.leaders = leaders
        self.left = left

    def run(self, state: RashidState) -> None:
        free_favours(state, self.seat, self.leaders, self.left)


FREE_FAVOURS_OF: Final[list[list[Offer[RashidState]]]] = [[FreeFavour(leaders)] for leaders in range(1 << GUILDS)]


def free_favours(state: RashidState, seat: int, leaders: int, left: int) -> None:
    """Ask for the next favour; where only one is possible everybody sees it."""
    menu = ChooseFavour(seat, leaders, left)
    codes = menu.codes(state)
    if len(codes) == 1:
        menu.apply(state, codes[0])
    elif codes:
        state.steps.append(menu)


# the Alchemist


@final
class Transmute(Listed):
    """Turn a sage into a merchant (RAS-8.6). A code is the area, or AREAS for one that counts as being at home."""

    def __init__(self) -> None:
        super().__init__(TRANSMUTE)

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        for area in range(AREAS):
            stack = state.stack(area, seat)
            if area != COURT and stack & SAGES and not stack & LEADER:
                out.append(area << KIND_BITS | kind)
        if sage_at_home(state, seat):
            out.append(AREAS << KIND_BITS | kind)

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        home = seat * PIECES
        state.family[home + SAGE] -= 1
        state.family[home + MERCHANT] += 1
        if code != AREAS:
            # the merchant takes the sage's place at once, so that the family keeps its own
            state.put(code, seat, MERCHANT)
            state.lift(code, seat, SAGE)
        elif state.home[home + SAGE]:
            state.home[home + SAGE] -= 1
            state.home[home + MERCHANT] += 1
        else:
            state.lift(COURT, seat, SAGE)
            state.home[home + MERCHANT] += 1
        if state.log is not None:
            facts: Facts = {"area": HOME if code == AREAS else state.box.areas[code]}
            state.tell(Event("event-transmute", "RAS-8.42", seat, facts))

    def action(self, state: RashidState, code: int) -> Action:
        return TRANSMUTE(HOME if code == AREAS else state.box.areas[code])

    def encode(self, state: RashidState, seat: int, action: Action) -> int:
        return AREAS if action.word(0) == HOME else state.box.area_numbers.get(action.word(0), UNKNOWN)

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        name = action.word(0)
        area = state.box.area_numbers.get(name, UNKNOWN)
        if area < 0 and name != HOME:
            return no_such(name, "area", "RAS-1.2")
        if area == COURT:
            return Refusal("refused-transmute-court", "RAS-8.6", {"area": name})
        if area < 0 or not state.stack(area, seat) & SAGES:
            return Refusal("refused-no-sage-there", "RAS-8.6", {"area": name})
        return Refusal("refused-transmute-leader", "RAS-8.6", {"area": name})

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        out = [TRANSMUTE(state.box.areas[area]) for area in range(AREAS) if state.stack(area, seat) & SAGES]
        return [*out, TRANSMUTE(HOME)]


def sage_at_home(state: RashidState, seat: int) -> bool:
    """A sage at court counts as being at home, since that palace is just being cleared (R-34)."""
    return state.home[seat * PIECES + SAGE] > 0 or state.stack(COURT, seat) & SAGES != 0


_transmute: Final[list[Offer[RashidState]]] = [Transmute(), Always(PASS, "event-transmute-pass", "RAS-8.42")]
TRANSMUTES: Final[list[Menu[RashidState]]] = [Menu(seat, "prompt-transmute", "RAS-8.42", _transmute) for seat in range(MOST_SEATS)]


# the Negotiator


def see_tiles(state: RashidState, seat: int, land: int) -> bool:
    """A seat sees all tiles that lie on a territory now (RAS-13.4); whether any of them was new to it."""
    new = False
    for at in tiles_on(state, land):
        if not state.occupiers[at] & (FACE_UP | 1 << SEEN_SHIFT + seat):
            state.occupiers[at] |= 1 << SEEN_SHIFT + seat
            new = True
    return new


def tell_look(state: RashidState, seat: int, land: int, new: bool, name: str, rule: str) -> None:
    """The seat hears what it sees, the others where it looks."""
    box = state.box
    area = box.areas[PALACES + land]
    seen = [box.tile_names[kind_of(state.occupiers[at])] for at in tiles_on(state, land)]
    state.tell(Event(name, rule, seat, {"area": area, "tiles": seen}, (seat,), {"area": area, "tiles": []}, (seat,) if new else ()))


@final
class ChooseLand(Listed):
    """Where to negotiate: a territory with a tile in a colour that the owner holds (RAS-8.18)."""

    def __init__(self) -> None:
        super().__init__(NEGOTIATE_VERB)

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        held = held_colours(state, seat)
        for land in range(LANDS):
            if colour_mask(state, land) & held:
                out.append(land << KIND_BITS | kind)

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        state.steps.append(NEGOTIATIONS[seat][code])
        state.steps.append(CURTAINS[seat])

    def action(self, state: RashidState, code: int) -> Action:
        return NEGOTIATE_VERB(state.box.areas[PALACES + code])

    def encode(self, state: RashidState, seat: int, action: Action) -> int:
        area = state.box.area_numbers.get(action.word(0), UNKNOWN)
        return area - PALACES if area >= PALACES else UNKNOWN

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        area = state.box.area_numbers.get(action.word(0), UNKNOWN)
        if area < PALACES:
            return Refusal("refused-not-a-territory", "RAS-8.18", {"area": action.word(0)})
        if not tiles_on(state, area - PALACES):
            return Refusal("refused-no-tiles-there", "RAS-8.18", {"area": action.word(0)})
        return Refusal("refused-no-tile-of-colour", "RAS-8.18", {"area": action.word(0)})

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        return [NEGOTIATE_VERB(area) for area in state.box.areas[PALACES:]]


def held_colours(state: RashidState, seat: int) -> int:
    """Bit mask of the colours of which a seat holds a tile."""
    out = 0
    for colour in range(len(state.box.colours)):
        if in_hand(state, seat, colour):
            out |= 1 << colour
    return out


@final
class Negotiation(Routine[RashidState]):
    """The owner sees the tiles, then says which of his and which of theirs go (RAS-8.18)."""

    def __init__(self, seat: int, land: int) -> None:
        super().__init__()
        self.seat = seat
        self.land = land
        self.asked = AskDismiss(seat, land)

    def run(self, state: RashidState) -> None:
        new = see_tiles(state, self.seat, self.land)
        if state.log is not None:
            tell_look(state, self.seat, self.land, new, "event-negotiate", "RAS-8.18")
        state.steps.append(self.asked)


@final
class Dismiss(Listed):
    """Discard an own tile and one of the same colour from the territory. A code is the own kind and the other's place."""

    def __init__(self, land: int) -> None:
        super().__init__(DISMISS)
        self.land = land

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        box = state.box
        tiles = tiles_on(state, self.land)
        for own in range(box.types):
            if state.troops[seat * box.types + own] == 0:
                continue
            for place in range(len(tiles)):
                if box.tile_colours[kind_of(state.occupiers[tiles[place]])] == box.tile_colours[own]:
                    out.append((place << 4 | own) << KIND_BITS | kind)

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        box = state.box
        own = code & 15
        at = tiles_on(state, self.land)[code >> 4]
        other = kind_of(state.occupiers[at])
        drop(state, seat, own, 1)
        del state.occupiers[at]
        state.discards[other] += 1
        if state.log is not None:
            facts: Facts = {"own": box.tile_names[own], "tile": box.tile_names[other], "area": box.areas[PALACES + self.land]}
            facts["number"] = (code >> 4) + 1
            others = tuple([one for one in range(state.seats) if one != seat])
            state.tell(Event("event-dismiss", "RAS-8.18", seat, facts, shown=others))

    def action(self, state: RashidState, code: int) -> Action:
        return DISMISS(state.box.tile_names[code & 15], str((code >> 4) + 1))

    def encode(self, state: RashidState, seat: int, action: Action) -> int:
        own = state.box.tile_numbers.get(action.word(0), UNKNOWN)
        place = int(action.word(1)) - 1
        return UNKNOWN if own < 0 or place < 0 else place << 4 | own

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        box = state.box
        own = box.tile_numbers.get(action.word(0), UNKNOWN)
        if own < 0 or state.troops[seat * box.types + own] == 0:
            return Refusal("refused-tile-not-in-hand", "RAS-8.18", {"tile": action.word(0)})
        colour = box.tile_colours[own]
        area = box.areas[PALACES + self.land]
        if not colour_mask(state, self.land) >> colour & 1:
            return Refusal("refused-colour-not-there", "RAS-8.18", {"colour": box.colours[colour], "area": area})
        tiles = tiles_on(state, self.land)
        place = int(action.word(1)) - 1
        if not 0 <= place < len(tiles):
            return Refusal("refused-no-such-tile", "RAS-8.18", {"number": place + 1, "count": len(tiles), "area": area})
        return Refusal("refused-other-colour", "RAS-8.18", {"colour": box.colours[colour], "number": place + 1})

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        box = state.box
        held = [kind for kind in range(box.types) if state.troops[seat * box.types + kind]]
        count = len(tiles_on(state, self.land))
        return [DISMISS(box.tile_names[kind], str(place + 1)) for kind in held for place in range(count)]


@final
class AskDismiss(Menu[RashidState]):
    """Which tiles go. The legal answers show the owner's hand and what only he has seen."""

    def __init__(self, seat: int, land: int) -> None:
        super().__init__(seat, "prompt-dismiss", "RAS-8.18", [Dismiss(land)])
        self.land = land

    def facts(self, state: RashidState) -> Facts:
        return {"area": state.box.areas[PALACES + self.land]}


_lands: Final[list[Offer[RashidState]]] = [ChooseLand()]
NEGOTIATIONS: Final = [[Negotiation(seat, land) for land in range(LANDS)] for seat in range(MOST_SEATS)]
NEGOTIATE_MENUS: Final[list[Menu[RashidState]]] = [Menu(seat, "prompt-negotiate", "RAS-8.18", _lands) for seat in range(MOST_SEATS)]


# activating


def usable(state: RashidState, seat: int, number: int) -> bool:
    """Whether an activated office could be carried out now (RAS-8.2); everybody can see that."""
    office = state.box.offices[number]
    effect = office.effect
    if effect == EXCHANGE_GOOD:
        return state.goods_of(seat) > 0
    if effect == BASIC_GOODS:
        return any(state.box.basic >> kind & 1 and state.stock[seat * GOODS + kind] for kind in range(GOODS))
    if effect == DRAW_TILES:
        return drawable(state)
    if effect == NEGOTIATE:
        held = held_colours(state, seat)
        return any(held >> state.box.tile_colours[kind_of(tile)] & 1 for tile in state.occupiers)
    return True


def can_activate(state: RashidState, seat: int) -> bool:
    """Whether a seat has any office that it could activate in this turn (RAS-3.10)."""
    if state.activated or not state.offices[seat]:
        return False
    for office in state.box.activated:
        if state.offices[seat] >> office & 1 and state.unused(seat, office) and usable(state, seat, office):
            return True
    return False


@final
class Activate(Listed):
    """Activate an office that was not used in this round (RAS-8.2)."""

    def __init__(self) -> None:
        super().__init__(ACTIVATE)

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        if state.activated or not state.offices[seat]:
            return
        for office in state.box.activated:
            if state.offices[seat] >> office & 1 and state.unused(seat, office) and usable(state, seat, office):
                out.append(office << KIND_BITS | kind)

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        state.use(seat, code)
        state.activated = True
        office = state.box.offices[code]
        if state.log is not None:
            state.tell(Event("event-activate", office.rule, seat, {"office": office.id}))
        if office.effect == EXCHANGE_GOOD:
            state.steps.append(SMUGGLES[seat])
        elif office.effect == BASIC_GOODS:
            state.steps.append(BARTERS[seat])
        elif office.effect == DRAW_TILES:
            draw_of_choice(state, seat, office.amount, office.rule)
        elif office.effect == NEGOTIATE:
            self.negotiate(state, seat)
        else:
            gain_goods(state, seat, office.goods, office.rule)

    def negotiate(self, state: RashidState, seat: int) -> None:
        menu = NEGOTIATE_MENUS[seat]
        codes = menu.codes(state)
        if len(codes) == 1:
            menu.apply(state, codes[0])
        else:
            state.steps.append(menu)

    def action(self, state: RashidState, code: int) -> Action:
        return ACTIVATE(state.box.offices[code].id)

    def encode(self, state: RashidState, seat: int, action: Action) -> int:
        return state.box.office_numbers.get(action.word(0), UNKNOWN)

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        name = action.word(0)
        number = state.box.office_numbers.get(name, UNKNOWN)
        if number < 0:
            return no_such(name, "office", "RAS-8.2")
        if not state.owned(seat, number):
            return Refusal("refused-not-your-office", "RAS-8.2", {"office": name})
        if not state.box.offices[number].activated:
            return Refusal("refused-not-activated", "RAS-8.8", {"office": name})
        if not state.unused(seat, number):
            return Refusal("refused-office-used", "RAS-8.2", {"office": name})
        return Refusal("refused-office-impossible", "RAS-8.2", {"office": name})

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        owned = [office for office in state.box.activated if state.owned(seat, office)]
        return [ACTIVATE(state.box.offices[office].id) for office in owned]


BUYS: Final = [[BuyOffice(seat, office) for office in range(MOST_OFFICES)] for seat in range(MOST_SEATS)]
