"""Chapter 10, first part: what figures bring at any time: resources, peace gifts, new camels and new ships.

What the next camel or ship needs (TAD-10.3, 10.4), and how many there are at most (TAD-18.1), is here too.
"""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS
from majlis.games.tadmor.box import (
    BUILDING_ACTIONS,
    BUY_UPGRADE,
    CAMEL,
    CARAVAN,
    COLOUR_NAMES,
    COLOURS,
    FIGURE_NAMES,
    FIGURES,
    GAIN_RESOURCE,
    KINGDOM_ACTIONS,
    MARKET,
    PEACE_GIFTS,
    PEACE_MULTIPLIER,
    RAIDERS,
    RESOURCE_NAMES,
    RESOURCES,
    SHIP,
    SHIP_BONUS,
    SHIPYARD,
)
from majlis.games.tadmor.parts import SPACE
from majlis.games.tadmor.state import BY_GIFTS, TadmorState
from majlis.games.tadmor.verbs import RESOLVE

EARLY: Final = (GAIN_RESOURCE, PEACE_GIFTS)
LATE: Final = (CARAVAN, SHIPYARD)
_WHEN: Final = (
    ("market", 1 << MARKET, "TAD-10.5"),
    ("upgrade", 1 << BUY_UPGRADE, "TAD-6.1"),
    ("building", BUILDING_ACTIONS, "TAD-6.2"),
    ("kingdom", KINGDOM_ACTIONS, "TAD-6.3"),
    ("raiders", 1 << RAIDERS, "TAD-5.6"),
)
"""When a figure acts that is not used by hand: by what it is for, with the rule."""


def yield_of(state: TadmorState, seat: int, place: int) -> int:
    """TAD-10.1: what the figure on a resource space gains now; a ship more for each matching tile."""
    out = state.box.spaces[place].amounts[state.epoch]
    return out + ship_bonus(state, seat, place) if (state.standing[place] - 1) % FIGURES == SHIP else out


def ship_bonus(state: TadmorState, seat: int, place: int) -> int:
    """What the seat's tiles add to the yield of a resource space if a ship stands there (TAD-10.1)."""
    box = state.box
    out = 0
    if state.upgrades[seat] & box.effect_masks[SHIP_BONUS]:
        resource = box.spaces[place].resource
        for number in box.with_effect[SHIP_BONUS]:
            if state.upgrades[seat] >> number & 1 and box.upgrades[number].resource == resource:
                out += box.upgrades[number].amount
    return out


def gifts_of(state: TadmorState, seat: int, place: int) -> int:
    """TAD-10.2: what a figure on a peace-gift space gains now."""
    out = state.box.spaces[place].pp[state.epoch]
    if state.owns(seat, PEACE_MULTIPLIER):
        for number in state.box.with_effect[PEACE_MULTIPLIER]:
            if state.upgrades[seat] >> number & 1:
                out *= state.box.upgrades[number].amount
    return out


def camel_ways(state: TadmorState, seat: int) -> list[tuple[int, int]]:
    """What is enough for the seat's next camel, as (tower levels, missions); nothing if it has all (TAD-10.3).

    How the others were gained makes no difference (TAD-12.4), nor does it with ships.
    """
    box = state.box
    step = state.figures[seat * FIGURES + CAMEL] - box.figures_start[CAMEL]
    return box.caravan[step] if 0 <= step < len(box.caravan) else []


def caravan_ready(state: TadmorState, seat: int) -> bool:
    """TAD-10.3: whether the requirement for the next camel holds."""
    height = state.tower[seat]
    fulfilled = state.mission_count(seat)
    return any(height >= levels and fulfilled >= missions for levels, missions in camel_ways(state, seat))


def ship_goods(state: TadmorState, seat: int) -> int:
    """How many precious goods of each colour the seat's next ship needs; -1 if it has all ships (TAD-10.4)."""
    box = state.box
    step = state.figures[seat * FIGURES + SHIP] - box.figures_start[SHIP]
    return box.shipyard[step] if 0 <= step < len(box.shipyard) else -1


def shipyard_ready(state: TadmorState, seat: int) -> bool:
    """TAD-10.4: whether the requirement for the next ship holds."""
    each = ship_goods(state, seat)
    return each >= 0 and all(state.goods_of_colour(seat, colour) >= each for colour in range(COLOURS))


def new_figure(state: TadmorState, seat: int, figure: int) -> None:
    """A figure joins the supply; gained in the action phase it is placed from the next round on (TAD-6.8)."""
    state.figures[seat * FIGURES + figure] += 1
    state.supply[seat * FIGURES + figure] += 1


def gain_figure(state: TadmorState, seat: int, figure: int) -> None:
    """A camel or ship by a mission (TAD-12.1): without a requirement, but it counts as one of the seat's (TAD-12.4)."""
    new_figure(state, seat, figure)
    if state.log is not None:
        facts: Facts = {"figure": FIGURE_NAMES[figure], "all": state.figures[seat * FIGURES + figure]}
        state.tell(Event("event-gain-figure", "TAD-12.1", seat, facts))


def at_most(state: TadmorState, seat: int, figure: int) -> bool:
    """Whether a seat has all figures of a type that there are (TAD-18.1)."""
    return state.figures[seat * FIGURES + figure] >= state.box.figures_most[figure]


def carry_out(state: TadmorState, seat: int, place: int) -> None:
    """Do what the figure there is for, and take it back (TAD-6.5)."""
    box = state.box
    space = box.spaces[place]
    if space.action == GAIN_RESOURCE:
        count = yield_of(state, seat, place)
        state.warehouse[seat * RESOURCES + space.resource] += count
        if state.log is not None:
            facts: Facts = {"resource": RESOURCE_NAMES[space.resource], "count": count, "space": space.id}
            state.tell(Event("event-gain", "TAD-10.1", seat, facts))
    elif space.action == PEACE_GIFTS:
        pp = gifts_of(state, seat, place)
        state.gain(seat, BY_GIFTS, pp)
        if state.log is not None:
            state.tell(Event("event-gifts", "TAD-10.2", seat, {"prestige": pp, "space": space.id}))
    else:
        figure = CAMEL if space.action == CARAVAN else SHIP
        new_figure(state, seat, figure)
        if state.log is not None:
            rule = "TAD-10.3" if figure == CAMEL else "TAD-10.4"
            facts = {"figure": FIGURE_NAMES[figure], "all": state.figures[seat * FIGURES + figure]}
            state.tell(Event("event-new-figure", rule, seat, facts))
    state.send_home(place)


def resolve_early(state: TadmorState, seat: int) -> None:
    """TAD-6.6, 6.10: all open resource spaces and peace gifts of a seat, in the order of the board."""
    if not state.where[seat] & state.box.early_mask:
        return
    for action in EARLY:
        for place in state.box.places_for[action]:
            if state.stands(seat, place):
                carry_out(state, seat, place)


def resolve_late(state: TadmorState, seat: int) -> None:
    """The seat's caravan and shipyard figures whose requirement holds."""
    for place in state.box.places_for[CARAVAN]:
        if state.stands(seat, place) and caravan_ready(state, seat):
            carry_out(state, seat, place)
    for place in state.box.places_for[SHIPYARD]:
        if state.stands(seat, place) and shipyard_ready(state, seat):
            carry_out(state, seat, place)


def settle_figures(state: TadmorState) -> None:
    """TAD-6.10: caravans and shipyards are used as soon as their requirement holds, in turn order."""
    if not state.settings.auto:
        return
    waiting = state.box.waiting_mask
    for i in range(state.seats):
        seat = (state.start + i) % state.seats
        if state.where[seat] & waiting:
            resolve_late(state, seat)


def can_resolve(state: TadmorState, seat: int, place: int) -> bool:
    """Whether a figure there could be used by hand: a caravan or shipyard if its requirement holds (TAD-10.3, 10.4)."""
    if not state.stands(seat, place):
        return False
    action = state.box.spaces[place].action
    if action == CARAVAN:
        return caravan_ready(state, seat)
    return action != SHIPYARD or shipyard_ready(state, seat)


@final
class Resolve(Listed[TadmorState]):
    """Use a figure on a resource or peace-gift space by hand; without automatic steps also on a caravan or shipyard (TAD-6.10)."""

    def __init__(self) -> None:
        super().__init__(RESOLVE, SPACE)

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        if not state.where[seat] & (state.box.early_mask | state.box.waiting_mask):
            return
        for action in EARLY:
            for place in state.box.places_for[action]:
                if state.stands(seat, place):
                    out.append(place << KIND_BITS | kind)
        if not state.settings.auto:
            for action in LATE:
                for place in state.box.places_for[action]:
                    if can_resolve(state, seat, place):
                        out.append(place << KIND_BITS | kind)

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        carry_out(state, seat, code)

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        if not action.parts:
            standing = self.tries(state, seat)
            return (
                self.reason(state, seat, standing[0])
                if standing
                else Refusal("refused-nothing-to-resolve", "TAD-6.10", {})
            )
        name = action.word(0)
        place = self.number(state, action, 0)
        if not state.stands(seat, place):
            return Refusal("refused-no-figure-there", "TAD-6.5", {"space": name})
        if state.box.actions[place] == 1 << CARAVAN and not caravan_ready(state, seat):
            return refuse_camel(state, seat)
        if state.box.actions[place] == 1 << SHIPYARD and not shipyard_ready(state, seat):
            return refuse_ship(state, seat)
        return refuse_by_hand(state, place)

    def tries(self, state: TadmorState, seat: int) -> list[Action]:
        out: list[Action] = []
        for action in EARLY + LATE:
            out.extend([RESOLVE(state.box.place_names[place]) for place in state.standing_on(seat, action)])
        return out


def refuse_by_hand(state: TadmorState, place: int) -> Refusal:
    """When the figure there acts instead (TAD-6.1 to 6.3), or what it does by itself (TAD-6.10, 10.5)."""
    box = state.box
    facts: Facts = {"space": box.place_names[place]}
    actions = box.actions[place]
    for kind, mask, rule in _WHEN:
        if actions & mask:
            return Refusal("refused-not-resolved", rule, {**facts, "when": kind})
    return Refusal("refused-not-resolved", "TAD-6.10", {**facts, "when": "itself"})


def refuse_camel(state: TadmorState, seat: int) -> Refusal:
    """Why a caravan brings no camel: all are there, or what the nearest way to the next one needs (TAD-10.3)."""
    if at_most(state, seat, CAMEL):
        return all_figures(state, CAMEL)
    height = state.tower[seat]
    missions = state.mission_count(seat)
    ways = camel_ways(state, seat)
    lacks = [max(0, levels - height) + max(0, wanted - missions) for levels, wanted in ways]
    levels, wanted = ways[lacks.index(min(lacks))]
    facts: Facts = {"levels": height, "missions": missions, "need_levels": levels, "need_missions": wanted}
    return Refusal("refused-caravan", "TAD-10.3", facts)


def refuse_ship(state: TadmorState, seat: int) -> Refusal:
    """Why a shipyard brings no ship: all are there, or of which colours precious goods are missing (TAD-10.4)."""
    if at_most(state, seat, SHIP):
        return all_figures(state, SHIP)
    each = ship_goods(state, seat)
    few = [COLOUR_NAMES[colour] for colour in range(COLOURS) if state.goods_of_colour(seat, colour) < each]
    return Refusal("refused-shipyard", "TAD-10.4", {"each": each, "colours": few})


def all_figures(state: TadmorState, figure: int) -> Refusal:
    """There is no further figure of that type (TAD-18.1)."""
    return Refusal(
        "refused-all-figures", "TAD-18.1", {"figure": FIGURE_NAMES[figure], "most": state.box.figures_most[figure]}
    )
