"""Chapter 6: the services of the guilds, and the operations of the intrigue guild (RAS-6.8 to 6.12)."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import UNKNOWN, Always, Listed
from majlis.engine.step import CURTAINS, KIND_BITS, Menu, Offer, Routine
from majlis.games.al_rashid.box import GUILDS, LANDS, MEMBER, MOST_SEATS, OPERATIONS, PALACES, TILES
from majlis.games.al_rashid.favours import drawable
from majlis.games.al_rashid.mercenaries import draw_of_choice
from majlis.games.al_rashid.moving import MovePiece
from majlis.games.al_rashid.negotiator import see_tiles, tell_look
from majlis.games.al_rashid.offices import gain_member
from majlis.games.al_rashid.parts import LAND
from majlis.games.al_rashid.state import FACE_UP, LAND_MASK, RashidState
from majlis.games.al_rashid.verbs import LOOK, MOVE, PASS


def service_price(state: RashidState, seat: int, area: int, rank: int) -> int:
    """RAS-6.8, with what Lore Masters take off (RAS-6.9)."""
    service = state.box.services[area]
    price = service.prices[rank]
    if service.kind == MEMBER and price:
        price = max(0, price - state.service_discount(seat, service.member))
    return price


def service_open(state: RashidState, seat: int, area: int) -> bool:
    """Whether there is anything to get: a piece below the limit, a tile (RAS-6.7, 6.9)."""
    service = state.box.services[area]
    if service.kind == MEMBER:
        return not state.at_limit(seat, service.member)
    return service.kind == OPERATIONS or drawable(state)


@final
class ServiceEffect(Routine[RashidState]):
    """A visitor gets the service of the palace; operations wait for the end of all visits (RAS-6.10)."""

    def __init__(self, seat: int, area: int) -> None:
        super().__init__()
        self.seat = seat
        self.area = area

    def run(self, state: RashidState) -> None:
        service = state.box.services[self.area]
        amount = service.amounts[state.rank]
        if service.kind == MEMBER:
            gain_member(state, self.seat, service.member, "RAS-6.9")
        elif service.kind == TILES:
            draw_of_choice(state, self.seat, amount, "RAS-6.12")
        else:
            state.takers |= 1 << state.rank
            if state.log is not None:
                state.tell(Event("event-operations", "RAS-6.10", self.seat, {"count": amount}))


SERVICES: Final = [[ServiceEffect(seat, area) for area in range(GUILDS)] for seat in range(MOST_SEATS)]


# operations


@final
class Look(Listed[RashidState]):
    """See secretly all tiles on one territory, if any of them lies face down (RAS-6.11)."""

    def __init__(self) -> None:
        super().__init__(LOOK, LAND)

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        hidden = 0
        for tile in state.occupiers:
            if not tile & FACE_UP:
                hidden |= 1 << (tile & LAND_MASK)
        for land in range(LANDS):
            if hidden >> land & 1:
                out.append(land << KIND_BITS | kind)

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        state.steps.append(GLANCES[seat][code])
        state.steps.append(CURTAINS[seat])

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        if not action.parts:
            return Refusal("refused-nothing-to-see", "RAS-6.11", {})
        if self.number(state, action, 0) == UNKNOWN:
            return Refusal("refused-not-a-territory", "RAS-6.11", {"area": action.word(0)})
        return Refusal("refused-nothing-hidden", "RAS-6.11", {"area": action.word(0)})

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        return [LOOK(area) for area in state.box.areas[PALACES:]]


@final
class Glance(Routine[RashidState]):
    """What a look shows, to that seat alone (RAS-13.4)."""

    def __init__(self, seat: int, land: int) -> None:
        super().__init__()
        self.seat = seat
        self.land = land

    def run(self, state: RashidState) -> None:
        new = see_tiles(state, self.seat, self.land)
        if state.log is not None:
            tell_look(state, self.seat, self.land, new, "event-look", "RAS-6.11")


GLANCES: Final = [[Glance(seat, land) for land in range(LANDS)] for seat in range(MOST_SEATS)]
_operations: Final[list[Offer[RashidState]]] = [
    Look(),
    MovePiece(MOVE, False, 0, "RAS-6.11"),
    Always(PASS, "event-operation-pass", "RAS-6.11"),
]
OPERATION_MENUS: Final[list[Menu[RashidState]]] = [
    Menu(seat, "prompt-operation", "RAS-6.11", _operations) for seat in range(MOST_SEATS)
]


@final
class Operation(Routine[RashidState]):
    """One operation of a seat, if there is anything to look at or to move."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: RashidState) -> None:
        if len(OPERATION_MENUS[self.seat].codes(state)) > 1:
            state.steps.append(OPERATION_MENUS[self.seat])


OPERATION_STEPS: Final = [Operation(seat) for seat in range(MOST_SEATS)]


@final
class Operations(Routine[RashidState]):
    """After all visits: the ranks that took the service, in the order 1-2-3-1-2-1 (RAS-6.10)."""

    def run(self, state: RashidState) -> None:
        for rank in reversed(state.box.operation_order):
            if state.takers >> rank & 1:
                state.steps.append(OPERATION_STEPS[state.line[rank]])


OPERATIONS_STEP: Final = Operations()
