"""Chapter 8, first part: towers and traitors."""

from __future__ import annotations

from typing import final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS
from majlis.games.tadmor.box import DOUBLE, FREE_MULTIPLE, MODE_NAMES, SINGLE, TOWER_BUILD, TOWER_WAIVE, TRAITOR, WOOD
from majlis.games.tadmor.parts import LEVELS, MODE, SPACE, TARGET, seat_word
from majlis.games.tadmor.state import TadmorState
from majlis.games.tadmor.stores import ONE, amount, counted, covers, lacking
from majlis.games.tadmor.verbs import BETRAY, TOWER

# growing and losing


def free_multiple(state: TadmorState, seat: int) -> int:
    """The multiple at which levels are free for a seat; 0: none are. A second such tile adds nothing (TAD-8.5)."""
    if state.owns(seat, FREE_MULTIPLE):
        for number in state.box.with_effect[FREE_MULTIPLE]:
            if state.upgrades[seat] >> number & 1:
                return state.box.upgrades[number].amount
    return 0


def with_free(height: int, multiple: int) -> int:
    """The height after the free level that follows at once (TAD-8.5).

    A tower stands right below a free level only if the tile was gained there and acts while building alone (R-51).
    """
    return height + 1 if multiple and (height + 1) % multiple == 0 else height


def grow_free(state: TadmorState, seat: int) -> None:
    """TAD-8.5: a level that is a multiple of five is added at once, free."""
    height = with_free(state.tower[seat], free_multiple(state, seat))
    if height != state.tower[seat]:
        state.tower[seat] = height
        if state.log is not None:
            state.tell(Event("event-tower-free", "TAD-8.5", seat, {"height": height}))


def raise_tower(state: TadmorState, seat: int, levels: int) -> None:
    """Add that many levels, and the free ones before and between them."""
    grow_free(state, seat)
    for _ in range(levels):
        state.tower[seat] += 1
        grow_free(state, seat)


def lower_tower(state: TadmorState, seat: int, levels: int) -> int:
    """Destroy levels, never below 0; a free level comes back after all of them (TAD-8.5, 8.6). How many were destroyed."""
    lost = min(levels, state.tower[seat])
    state.tower[seat] -= lost
    return lost


# prices


def band_price(state: TadmorState, seat: int, mode: int, level: int) -> int:
    """TAD-8.1, 8.2, 8.4: what a level, or a pair that begins with it, costs the seat."""
    band = state.box.band_of(level)
    price = band.single if mode == SINGLE else band.double
    if state.owns(seat, TOWER_WAIVE):
        price -= ONE[WOOD] * amount(price, WOOD)
    return price


def next_price(state: TadmorState, seat: int, mode: int) -> int:
    """What the next level or pair costs the seat (TAD-8.1, 8.2); a free level that is due comes first (TAD-8.5)."""
    return band_price(state, seat, mode, with_free(state.tower[seat], free_multiple(state, seat)) + 1)


def price_of(state: TadmorState, seat: int, mode: int, levels: int) -> int:
    """What that many paid levels cost, built one by one (TAD-8.1) or pair by pair (TAD-8.2)."""
    multiple = free_multiple(state, seat)
    height = with_free(state.tower[seat], multiple)
    price = 0
    for level in range(levels):
        if mode == SINGLE or level % 2 == 0:
            price += band_price(state, seat, mode, height + 1)
        height = with_free(height + 1, multiple)
    return price


@final
class Build(Listed[TadmorState]):
    """Build levels of the player's own tower (TAD-8.1 to 8.5)."""

    def __init__(self) -> None:
        super().__init__(TOWER, SPACE, MODE, LEVELS)

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        if not state.has_figure_for(seat, TOWER_BUILD):
            return
        for place in state.box.places_for[TOWER_BUILD]:
            if state.stands(seat, place):
                if place < state.box.space_count:
                    self._levels(state, seat, place, state.box.spaces[place].mode, kind, out)
                else:
                    self._levels(state, seat, place, SINGLE, kind, out)
                    self._levels(state, seat, place, DOUBLE, kind, out)

    def _levels(self, state: TadmorState, seat: int, place: int, mode: int, kind: int, out: list[int]) -> None:
        have = state.have(seat)
        multiple = free_multiple(state, seat)
        height = with_free(state.tower[seat], multiple)
        low = MODE.put(mode) | place
        levels_at = LEVELS.shift
        price = band_price(state, seat, mode, height + 1)
        levels = 1
        while covers(have, price):
            if mode == SINGLE or levels % 2 == 0 or state.settings.partial_pair:
                out.append((levels << levels_at | low) << KIND_BITS | kind)
            height = with_free(height + 1, multiple)
            if mode == SINGLE or levels % 2 == 0:
                price += band_price(state, seat, mode, height + 1)
            levels += 1

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        mode = MODE.of(code)
        levels = LEVELS.of(code)
        price = price_of(state, seat, mode, levels)
        state.spend(seat, price)
        state.send_home(SPACE.of(code))
        if state.log is not None:
            rule = "TAD-8.1" if mode == SINGLE else "TAD-8.2"
            facts: Facts = {"levels": levels, "height": height_after(state, seat, levels), "pay": counted(price)}
            state.tell(Event("event-tower", rule, seat, facts))
        raise_tower(state, seat, levels)

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        action = at_figure(state, seat, action, TOWER_BUILD)
        wrong = refuse_place(state, seat, action, TOWER_BUILD, "TAD-8.1")
        if wrong is not None:
            return wrong
        place = state.box.place_numbers[action.word(0)]
        own = state.box.spaces[place].mode if place < state.box.space_count else -1
        mode = own if own >= 0 else SINGLE
        if len(action.parts) > 1:
            mode = self.number(state, action, 1)
            if own >= 0 and mode != own:
                return Refusal("refused-other-mode", "TAD-8.3", {"space": action.word(0), "mode": MODE_NAMES[own]})
        rule = "TAD-8.1" if mode == SINGLE else "TAD-8.2"
        if len(action.parts) == 3:
            levels = int(action.word(2))
            if levels < 1:
                return Refusal("refused-no-levels", rule, {})
            if (
                mode == DOUBLE
                and levels % 2
                and levels < 1000
                and covers(state.have(seat), price_of(state, seat, mode, levels))
            ):
                return Refusal("refused-half-pair", "TAD-8.2", {"levels": levels})
            return refuse_levels(state, seat, mode, levels, rule)
        return refuse_levels(state, seat, mode, 1, rule)

    def tries(self, state: TadmorState, seat: int) -> list[Action]:
        return [TOWER(state.box.place_names[place]) for place in state.standing_on(seat, TOWER_BUILD)]


def refuse_levels(state: TadmorState, seat: int, mode: int, levels: int, rule: str) -> Refusal:
    """What is missing for that many levels."""
    price = price_of(state, seat, mode, min(levels, 99))
    missing = lacking(state.have(seat), price)
    facts: Facts = {"levels": levels, "price": counted(price), "lacking": counted(missing)}
    return Refusal("refused-tower-too-dear", rule, facts)


def height_after(state: TadmorState, seat: int, levels: int) -> int:
    """How high a tower would be with that many more paid levels."""
    multiple = free_multiple(state, seat)
    height = with_free(state.tower[seat], multiple)
    for _ in range(levels):
        height = with_free(height + 1, multiple)
    return height


def at_figure(state: TadmorState, seat: int, action: Action, wanted: int) -> Action:
    """An action without a place, at the first place where a figure of the seat could do it: its reason is the nearest."""
    places = [] if action.parts else state.standing_on(seat, wanted)
    return action.verb(state.box.place_names[places[0]]) if places else action


def refuse_place(state: TadmorState, seat: int, action: Action, wanted: int, rule: str) -> Refusal | None:
    """Why an action cannot be done at the place that it names; None if the place is right."""
    if not action.parts:
        return Refusal("refused-no-figure-for-it", rule, {"verb": action.verb.name})
    name = action.word(0)
    place = state.box.place_numbers[name]
    if not state.stands(seat, place):
        return Refusal("refused-no-figure-there", "TAD-6.5", {"space": name})
    if not state.box.actions[place] >> wanted & 1:
        return Refusal("refused-other-action", rule, {"space": name, "verb": action.verb.name})
    return None


# traitors


def may_betray(state: TadmorState, seat: int, target: int) -> bool:
    """TAD-8.6: an opponent whose tower is at least 1 and not lower than the player's."""
    return target != seat and state.tower[target] > 0 and state.tower[target] >= state.tower[seat]


def destroy(state: TadmorState, seat: int, target: int, levels: int, rule: str) -> None:
    """An opponent's tower loses levels."""
    lost = lower_tower(state, target, levels)
    if state.log is not None:
        state.tell(Event("event-betray", rule, seat, {"target": target, "levels": lost, "height": state.tower[target]}))
    grow_free(state, target)


@final
class Betray(Listed[TadmorState]):
    """Let a traitor destroy levels of an opponent's tower (TAD-8.6). In epoch I there is nothing to choose."""

    def __init__(self) -> None:
        super().__init__(BETRAY, SPACE, TARGET)

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        if state.box.epochs[state.epoch].traitor == 0 or not state.has_figure_for(seat, TRAITOR):
            return
        for place in state.box.places_for[TRAITOR]:
            if state.stands(seat, place):
                for target in range(state.seats):
                    if may_betray(state, seat, target):
                        out.append((TARGET.put(target) | place) << KIND_BITS | kind)

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        state.send_home(SPACE.of(code))
        destroy(state, seat, TARGET.of(code), state.box.epochs[state.epoch].traitor, "TAD-8.6")

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        action = at_figure(state, seat, action, TRAITOR)
        wrong = refuse_place(state, seat, action, TRAITOR, "TAD-8.6")
        if wrong is not None:
            return wrong
        if state.box.epochs[state.epoch].traitor == 0:
            return Refusal("refused-no-traitor-yet", "TAD-8.6", {"epoch": state.epoch + 1})
        if len(action.parts) < 2:
            return Refusal("refused-nobody-to-betray", "TAD-8.6", {})
        target = self.number(state, action, 1)
        if target == seat:
            return Refusal("refused-own-tower", "TAD-8.6", {})
        if state.tower[target] == 0:
            return Refusal("refused-no-tower", "TAD-8.6", {"target": target})
        return Refusal(
            "refused-lower-tower",
            "TAD-8.6",
            {"target": target, "height": state.tower[target], "own": state.tower[seat]},
        )

    def tries(self, state: TadmorState, seat: int) -> list[Action]:
        return [
            BETRAY(state.box.place_names[place], seat_word(target))
            for place in state.standing_on(seat, TRAITOR)
            for target in range(state.seats)
            if target != seat
        ]
