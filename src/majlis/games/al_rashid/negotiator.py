"""Chapter 8: the Negotiator (RAS-8.18), and looking at face-down tiles (RAS-13.4)."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import UNKNOWN, Listed
from majlis.engine.step import CURTAINS, KIND_BITS, Menu, Offer, Routine
from majlis.games.al_rashid.box import (
    LANDS,
    MOST_SEATS,
    PALACES,
)
from majlis.games.al_rashid.mercenaries import colour_mask, drop, in_hand, kind_of, tiles_on
from majlis.games.al_rashid.parts import LAND, OWN_TILE, TILE_NUMBER
from majlis.games.al_rashid.state import FACE_UP, SEEN_SHIFT, RashidState
from majlis.games.al_rashid.verbs import DISMISS
from majlis.games.al_rashid.verbs import NEGOTIATE as NEGOTIATE_VERB


def see_tiles(state: RashidState, seat: int, land: int) -> bool:
    """A seat sees all tiles that lie on a territory now (RAS-13.4); whether any of them was new to it."""
    new = False
    for at in tiles_on(state, land):
        if not state.occupiers[at] & (FACE_UP | 1 << SEEN_SHIFT + seat):
            state.occupiers[at] |= 1 << SEEN_SHIFT + seat
            new = True
    return new


def tell_look(state: RashidState, seat: int, land: int, new: bool, name: str, rule: str) -> None:
    """The seat learns what it sees, the others only where it looks."""
    box = state.box
    area = box.areas[PALACES + land]
    seen = [box.tile_names[kind_of(state.occupiers[at])] for at in tiles_on(state, land)]
    state.tell(
        Event(
            name,
            rule,
            seat,
            {"area": area, "tiles": seen},
            (seat,),
            {"area": area, "tiles": []},
            (seat,) if new else (),
        )
    )


@final
class ChooseLand(Listed[RashidState]):
    """Where to negotiate: a territory with a tile in a colour that the owner holds (RAS-8.18)."""

    def __init__(self) -> None:
        super().__init__(NEGOTIATE_VERB, LAND)

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        held = held_colours(state, seat)
        for land in range(LANDS):
            if colour_mask(state, land) & held:
                out.append(land << KIND_BITS | kind)

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        state.steps.append(NEGOTIATIONS[seat][code])
        state.steps.append(CURTAINS[seat])

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        land = self.number(state, action, 0)
        if land == UNKNOWN:
            return Refusal("refused-not-a-territory", "RAS-8.18", {"area": action.word(0)})
        if not tiles_on(state, land):
            return Refusal("refused-no-tiles-there", "RAS-8.18", {"area": action.word(0)})
        colours = colour_mask(state, land)
        there = [f"{name}_tile" for i, name in enumerate(state.box.colours) if colours >> i & 1]
        return Refusal("refused-no-tile-of-colour", "RAS-8.18", {"area": action.word(0), "tiles": there})

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
    """The owner sees the tiles, then says which of their own and which on the territory go (RAS-8.18)."""

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
class Dismiss(Listed[RashidState]):
    """Discard a tile from the hand and one of the same colour from the territory. A code is the first one's kind and the other's place."""

    def __init__(self, land: int) -> None:
        super().__init__(DISMISS, OWN_TILE, TILE_NUMBER)
        self.land = land

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        box = state.box
        tiles = tiles_on(state, self.land)
        for own in range(box.types):
            if state.troops[seat * box.types + own] == 0:
                continue
            for place in range(len(tiles)):
                if box.tile_colours[kind_of(state.occupiers[tiles[place]])] == box.tile_colours[own]:
                    out.append((TILE_NUMBER.put(place) | own) << KIND_BITS | kind)

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        box = state.box
        own = OWN_TILE.of(code)
        place = TILE_NUMBER.of(code)
        at = tiles_on(state, self.land)[place]
        other = kind_of(state.occupiers[at])
        drop(state, seat, own, 1)
        del state.occupiers[at]
        state.discards[other] += 1
        if state.log is not None:
            facts: Facts = {
                "own": box.tile_names[own],
                "tile": box.tile_names[other],
                "area": box.areas[PALACES + self.land],
            }
            facts["number"] = place + 1
            others = tuple([one for one in range(state.seats) if one != seat])
            state.tell(Event("event-dismiss", "RAS-8.18", seat, facts, shown=others))

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        box = state.box
        own = self.number(state, action, 0)
        if own == UNKNOWN or state.troops[seat * box.types + own] == 0:
            return Refusal("refused-tile-not-in-hand", "RAS-8.18", {"tile": action.word(0), "have": 0, "count": 1})
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
    """Which tiles go. The legal answers reflect the owner's hand and what only the owner has seen."""

    def __init__(self, seat: int, land: int) -> None:
        super().__init__(seat, "prompt-dismiss", "RAS-8.18", [Dismiss(land)])
        self.land = land

    def facts(self, state: RashidState) -> Facts:
        return {"area": state.box.areas[PALACES + self.land]}


_lands: Final[list[Offer[RashidState]]] = [ChooseLand()]
NEGOTIATIONS: Final = [[Negotiation(seat, land) for land in range(LANDS)] for seat in range(MOST_SEATS)]
NEGOTIATE_MENUS: Final[list[Menu[RashidState]]] = [
    Menu(seat, "prompt-negotiate", "RAS-8.18", _lands) for seat in range(MOST_SEATS)
]
