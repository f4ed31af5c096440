"""Chapter 9: tower prestige, tax, war supplies and the start player."""

from __future__ import annotations

from typing import final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import UNKNOWN, Listed
from majlis.engine.step import KIND_BITS
from majlis.games.tadmor.box import (
    BASIC,
    GOLD,
    RESOURCE_NAMES,
    RESOURCES,
    START_PLAYER,
    TAX_EXEMPT,
    TAX_IMMUNITY,
    TOWER_PRESTIGE,
    WAR_SUPPLIES,
)
from majlis.games.tadmor.parts import IN_GOLD, IN_POINTS, LED_RESOURCE, PRESTIGE, SPACE, TAX_WITH
from majlis.games.tadmor.personal import offers_here
from majlis.games.tadmor.state import BY_HEIGHT, BY_SUPPLIES, BY_TAX, TadmorState
from majlis.games.tadmor.stores import ONE
from majlis.games.tadmor.towers import at_figure, refuse_place
from majlis.games.tadmor.verbs import EXEMPT, LEAD, SUPPLY, TAX

# tower prestige


def score_prestige(state: TadmorState) -> None:
    """TAD-9.1: the one owner of prestige tiles among the highest towers gains their points."""
    highest = max(state.tower)
    if highest == 0:
        return
    tied = 0
    owners: list[int] = []
    for seat in range(state.seats):
        if state.tower[seat] == highest:
            tied += 1
            if state.owns(seat, TOWER_PRESTIGE):
                owners.append(seat)
    if len(owners) != 1 or (tied > 1 and state.settings.strict_ties):
        return
    seat = owners[0]
    pp = 0
    for number in state.box.with_effect[TOWER_PRESTIGE]:
        if state.upgrades[seat] >> number & 1:
            pp += state.box.upgrades[number].pp
    state.gain(seat, BY_HEIGHT, pp)
    if state.log is not None:
        state.tell(Event("event-prestige", "TAD-9.1", seat, {"prestige": pp, "height": highest}))


# tax


def is_exempt(state: TadmorState, seat: int) -> bool:
    """TAD-9.2: a figure that still stands on a space for it (one that was driven off does not protect: TAD-9.6), or a tile."""
    return state.owns(seat, TAX_IMMUNITY) or state.stands_exempt(seat)


def begin_tax(state: TadmorState) -> None:
    """Exempt players have already settled."""
    for seat in range(state.seats):
        if is_exempt(state, seat):
            state.settled |= 1 << seat


def lose_points(state: TadmorState, seat: int) -> None:
    """TAD-9.3: the points instead of the gold."""
    pp = state.box.epochs[state.epoch].tax_pp
    state.settled |= 1 << seat
    state.gain(seat, BY_TAX, -pp)
    if state.log is not None:
        state.tell(Event("event-tax-lost", "TAD-9.3", seat, {"prestige": pp}))


def gold_of(state: TadmorState, seat: int) -> int:
    """Gold in both stores (TAD-10.7)."""
    return state.warehouse[seat * RESOURCES + GOLD] + state.traded[seat * RESOURCES + GOLD]


@final
class SettleTax(Listed[TadmorState]):
    """Pay all the gold, or lose the points (TAD-9.3). If there is nothing else to do in the kingdom, this ends the window (TAD-6.12)."""

    def __init__(self) -> None:
        super().__init__(TAX, TAX_WITH)

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        due = state.tax_due(seat)
        if due:
            if gold_of(state, seat) >= due:
                out.append(IN_GOLD << KIND_BITS | kind)
            out.append(IN_POINTS << KIND_BITS | kind)

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        if code == IN_POINTS:
            lose_points(state, seat)
        else:
            due = state.tax_due(seat)
            state.spend(seat, ONE[GOLD] * due)
            state.settled |= 1 << seat
            if state.log is not None:
                state.tell(Event("event-tax-paid", "TAD-9.3", seat, {"gold": due}))
        if state.settings.skip_idle and not state.kept >> seat & 1 and not has_kingdom_figure(state, seat):
            state.done = True

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        due = state.tax_due(seat)
        if due == 0:
            return Refusal("refused-no-tax", "TAD-9.2", {})
        if action.word(0) != RESOURCE_NAMES[GOLD]:
            return Refusal("refused-tax-with", "TAD-9.3", {"with": action.word(0)})
        return Refusal("refused-too-little-gold", "TAD-9.3", {"gold": due, "have": gold_of(state, seat)})

    def tries(self, state: TadmorState, seat: int) -> list[Action]:
        return [TAX(RESOURCE_NAMES[GOLD]), TAX(PRESTIGE)] if state.tax_due(seat) else []


# figures


def has_kingdom_figure(state: TadmorState, seat: int) -> bool:
    """Whether a figure of the seat has something to do in its kingdom window (TAD-6.11)."""
    masks = state.box.place_masks
    if not state.where[seat] & (masks[START_PLAYER] | masks[WAR_SUPPLIES] | masks[TAX_EXEMPT]):
        return False
    for place in state.box.places_for[START_PLAYER]:
        if offers_here(state, seat, place, START_PLAYER):
            return True
    for place in state.box.places_for[WAR_SUPPLIES]:
        by_itself = state.settings.auto and place < state.box.space_count
        if not by_itself and offers_here(state, seat, place, WAR_SUPPLIES):
            return True
    if state.tax_due(seat):
        for place in state.box.places_for[TAX_EXEMPT]:
            if place >= state.box.space_count and offers_here(state, seat, place, TAX_EXEMPT):
                return True
    return False


def supplies_of(state: TadmorState, seat: int) -> int:
    """TAD-9.4: a point for each level by which the seat's tower exceeds the lowest of all."""
    return state.tower[seat] - min(state.tower)


def supply_war(state: TadmorState, seat: int, place: int) -> None:
    """War supplies are carried out (TAD-9.4)."""
    pp = supplies_of(state, seat)
    state.gain(seat, BY_SUPPLIES, pp)
    state.send_home(place)
    if state.log is not None:
        state.tell(Event("event-supplies", "TAD-9.4", seat, {"prestige": pp}))


def supply_automatically(state: TadmorState, seat: int) -> None:
    """TAD-6.10: war supplies are carried out when the owner's kingdom window begins."""
    for place in state.box.places_for[WAR_SUPPLIES]:
        if place < state.box.space_count and state.stands(seat, place):
            supply_war(state, seat, place)


@final
class SupplyWar(Listed[TadmorState]):
    """War supplies by hand: from a personal tile, or where nothing is automatic (TAD-9.4, 13.3)."""

    def __init__(self) -> None:
        super().__init__(SUPPLY, SPACE)

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        if not state.has_figure_for(seat, WAR_SUPPLIES):
            return
        for place in state.box.places_for[WAR_SUPPLIES]:
            if offers_here(state, seat, place, WAR_SUPPLIES):
                out.append(place << KIND_BITS | kind)

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        supply_war(state, seat, code)

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        return refuse_here(state, seat, action, WAR_SUPPLIES, "TAD-9.4")

    def tries(self, state: TadmorState, seat: int) -> list[Action]:
        return [SUPPLY(state.box.place_names[place]) for place in state.standing_on(seat, WAR_SUPPLIES)]


@final
class Exempt(Listed[TadmorState]):
    """No tax, by a personal tile (TAD-9.2)."""

    def __init__(self) -> None:
        super().__init__(EXEMPT, SPACE)

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        if state.tax_due(seat):
            for place in state.box.places_for[TAX_EXEMPT]:
                if place >= state.box.space_count and offers_here(state, seat, place, TAX_EXEMPT):
                    out.append(place << KIND_BITS | kind)

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        state.settled |= 1 << seat
        state.send_home(code)
        if state.log is not None:
            state.tell(Event("event-exempt", "TAD-9.2", seat, {}))

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        if state.tax_due(seat) == 0:
            return Refusal("refused-no-tax", "TAD-9.2", {})
        return refuse_here(state, seat, action, TAX_EXEMPT, "TAD-9.2")

    def tries(self, state: TadmorState, seat: int) -> list[Action]:
        first = state.box.space_count
        return [EXEMPT(state.box.place_names[place]) for place in state.standing_on(seat, TAX_EXEMPT) if place >= first]


@final
class Lead(Listed[TadmorState]):
    """Take the start player's marker and a basic resource (TAD-9.5)."""

    def __init__(self) -> None:
        super().__init__(LEAD, SPACE, LED_RESOURCE)

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        if not state.has_figure_for(seat, START_PLAYER):
            return
        for place in state.box.places_for[START_PLAYER]:
            if offers_here(state, seat, place, START_PLAYER):
                for resource in range(RESOURCES):
                    if BASIC >> resource & 1:
                        out.append((LED_RESOURCE.put(resource) | place) << KIND_BITS | kind)

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        resource = LED_RESOURCE.of(code)
        state.next_start = seat
        state.warehouse[seat * RESOURCES + resource] += 1
        state.send_home(SPACE.of(code))
        if state.log is not None:
            facts: Facts = {"resource": RESOURCE_NAMES[resource]}
            state.tell(Event("event-lead", "TAD-9.5", seat, facts))

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        place = self.number(state, action, 0)
        if place == UNKNOWN or not offers_here(state, seat, place, START_PLAYER):
            return refuse_here(state, seat, action, START_PLAYER, "TAD-9.5")
        return Refusal("refused-not-basic", "TAD-9.5", {"resource": action.word(1)})

    def tries(self, state: TadmorState, seat: int) -> list[Action]:
        return [LEAD(state.box.place_names[place]) for place in state.standing_on(seat, START_PLAYER)]


def refuse_here(state: TadmorState, seat: int, action: Action, wanted: int, rule: str) -> Refusal:
    """Why a kingdom action cannot be done at the place that is named."""
    action = at_figure(state, seat, action, wanted)
    wrong = refuse_place(state, seat, action, wanted, rule)
    if wrong is not None:
        return wrong
    return Refusal("refused-chosen-on-board", "TAD-13.3", {"space": action.word(0), "verb": action.verb.name})
