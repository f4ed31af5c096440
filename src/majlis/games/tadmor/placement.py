"""Chapter 4: the placement phase."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Always, Listed
from majlis.engine.step import KIND_BITS, KIND_MASK, Menu, Offer, Routine
from majlis.games.tadmor.box import ANY, CAMEL, EITHER, FIGURE_NAMES, FIGURES, GAIN_SHIP, MOST_SEATS, PLACEMENT, SHIP
from majlis.games.tadmor.figures import at_most
from majlis.games.tadmor.parts import FIGURE, SPACE
from majlis.games.tadmor.personal import owns_place
from majlis.games.tadmor.rewards import TurnIn, usable
from majlis.games.tadmor.state import PLACING, TadmorState
from majlis.games.tadmor.verbs import DECLINE, PLACE


def has_room(state: TadmorState, seat: int, figure: int) -> bool:
    """Whether there is a free space for a figure of that type, or an empty tile of the player's own (TAD-4.1, 4.3)."""
    box = state.box
    standing = state.standing
    accepts = box.accepts
    room = 0
    for place in box.places_of[state.seats]:
        if standing[place] == 0 and accepts[place] in (figure, EITHER):
            room += 1
            break
    for place in range(box.space_count, box.place_count):
        if standing[place] == 0 and owns_place(state, seat, place):
            room += 1
    return room > 0


def can_place(state: TadmorState, seat: int) -> bool:
    """TAD-4.2: whether a player has a figure and a place for it."""
    if state.supply[seat * FIGURES + CAMEL] and has_room(state, seat, CAMEL):
        return True
    return state.supply[seat * FIGURES + SHIP] > 0 and has_room(state, seat, SHIP)


def can_get_figure(state: TadmorState, seat: int) -> bool:
    """TAD-4.6: whether a mission could bring a figure that has a place."""
    cards = usable(state, seat, ANY)
    for mission in range(len(state.box.missions)):
        if cards >> mission & 1:
            figure = SHIP if state.box.missions[mission].reward == GAIN_SHIP else CAMEL
            if not at_most(state, seat, figure) and has_room(state, seat, figure):
                return True
    return False


@final
class PlaceFigure(Listed[TadmorState]):
    """Put a figure on a free place (TAD-4.1); it triggers nothing yet."""

    def __init__(self) -> None:
        super().__init__(PLACE, FIGURE, SPACE)

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        box = state.box
        camels = state.supply[seat * FIGURES + CAMEL]
        ships = state.supply[seat * FIGURES + SHIP]
        standing = state.standing
        accepts = box.accepts
        ship = FIGURE.put(SHIP)
        for place in box.places_of[state.seats]:
            if standing[place] == 0:
                wanted = accepts[place]
                if camels and wanted != SHIP:
                    out.append(place << KIND_BITS | kind)
                if ships and wanted != CAMEL:
                    out.append((ship | place) << KIND_BITS | kind)
        for place in range(box.space_count, box.place_count):
            if standing[place] == 0 and owns_place(state, seat, place):
                if camels:
                    out.append(place << KIND_BITS | kind)
                if ships:
                    out.append((ship | place) << KIND_BITS | kind)

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        place = SPACE.of(code)
        figure = FIGURE.of(code)
        state.put(seat, figure, place)
        state.to_place -= 1
        state.fresh = False
        if state.log is not None:
            facts: Facts = {"figure": FIGURE_NAMES[figure], "space": state.box.place_names[place]}
            state.tell(Event("event-place", "TAD-4.1", seat, facts))

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        name = action.word(0)
        figure = self.number(state, action, 0)
        if state.supply[seat * FIGURES + figure] == 0:
            return Refusal("refused-none-in-supply", "TAD-4.1", {"figure": name})
        if len(action.parts) < 2:
            return Refusal("refused-no-room", "TAD-4.2", {"figure": name})
        space = action.word(1)
        place = self.number(state, action, 1)
        if not state.box.on_side[state.seats][place]:
            return Refusal("refused-other-side", "TAD-2.1", {"space": space})
        if not owns_place(state, seat, place):
            return Refusal("refused-not-your-tile", "TAD-13.1", {"space": space})
        if state.standing[place]:
            return Refusal("refused-occupied", "TAD-4.3", {"space": space, "owner": state.owner(place)})
        return Refusal("refused-wrong-figure", "TAD-4.1", {"figure": name, "space": space})

    def tries(self, state: TadmorState, seat: int) -> list[Action]:
        places = list(state.box.places_of[state.seats])
        places.extend([p for p in range(state.box.space_count, state.box.place_count) if owns_place(state, seat, p)])
        return [
            PLACE(name, state.box.place_names[place])
            for figure, name in enumerate(FIGURE_NAMES)
            if state.supply[seat * FIGURES + figure]
            for place in places
        ]


@final
class PlaceMenu(Menu[TadmorState]):
    """Place a figure, or turn in a mission first (TAD-4.4)."""

    def apply(self, state: TadmorState, code: int) -> None:
        super().apply(state, code)
        state.steps.append(PLACE_ON[self.seat])

    def facts(self, state: TadmorState) -> Facts:
        return {"count": state.to_place}


@final
class PlaceOn(Routine[TadmorState]):
    """The rest of a placement turn: as many figures as it places, or as many as are left or placeable (TAD-4.4)."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: TadmorState) -> None:
        if state.to_place and can_place(state, self.seat):
            state.steps.append(PLACE_MENUS[self.seat])


@final
class LastFigure(Menu[TadmorState]):
    """Nothing is left to place, but a mission could bring a figure: asked once (TAD-4.6)."""

    def apply(self, state: TadmorState, code: int) -> None:
        super().apply(state, code)
        if code & KIND_MASK == 0:
            state.steps.append(PLACE_ON[self.seat])
        else:
            state.out |= 1 << self.seat


@final
class PlaceNext(Routine[TadmorState]):
    """In turn order, again and again, everybody who can places one figure; over when all are skipped in a row (TAD-4.1, 4.2)."""

    def run(self, state: TadmorState) -> None:
        state.phase = PLACING
        for _ in range(state.seats):
            seat = (state.start + state.at) % state.seats
            state.at = (state.at + 1) % state.seats
            if state.out >> seat & 1:
                continue
            state.to_place = 1
            state.fresh = True
            if can_place(state, seat):
                state.steps.append(self)
                state.steps.append(PLACE_MENUS[seat])
            elif can_get_figure(state, seat):
                state.steps.append(self)
                state.steps.append(LAST_FIGURE[seat])
            else:
                continue
            state.turn = seat
            return
        state.at = 0
        state.to_place = 0
        state.fresh = False
        state.out = 0


# TAD-10.10: beside the missions of this phase (PLACEMENT) only those of any time (ANY).
_placing: Final[list[Offer[TadmorState]]] = [PlaceFigure(), TurnIn(PLACEMENT | ANY)]
_last: Final[list[Offer[TadmorState]]] = [TurnIn(ANY), Always(DECLINE, "event-out", "TAD-4.6")]
PLACE_MENUS: Final = [PlaceMenu(seat, "prompt-place", "TAD-4.1", _placing) for seat in range(MOST_SEATS)]
LAST_FIGURE: Final = [LastFigure(seat, "prompt-last-figure", "TAD-4.6", _last) for seat in range(MOST_SEATS)]
PLACE_ON: Final = [PlaceOn(seat) for seat in range(MOST_SEATS)]
PLACE_NEXT: Final = PlaceNext()
