"""What a player wants to know before choosing: what a space brings now, how high a tower gets and for what, what a tile does."""

from __future__ import annotations

from majlis.engine.action import Action, Facts
from majlis.games.tadmor.box import (
    CARAVAN,
    FIGURES,
    GAIN_RESOURCE,
    MODE_NAMES,
    PEACE_GIFTS,
    RESOURCE_NAMES,
    SHIP,
    SHIPYARD,
    WAR_SUPPLIES,
)
from majlis.games.tadmor.resolving import caravan_ready, gifts_of, shipyard_ready, yield_of
from majlis.games.tadmor.state import TadmorState
from majlis.games.tadmor.stores import counted
from majlis.games.tadmor.telling import about_mission, about_upgrade
from majlis.games.tadmor.towers import height_after, price_of


def remark(state: TadmorState, action: Action) -> tuple[str, Facts] | None:
    """A message and its parts; None where there is nothing to add."""
    verb = action.verb.name
    box = state.box
    if verb in ("buy", "take") and action.parts and action.word(0) in box.upgrade_numbers:
        return about_upgrade(box.upgrades[box.upgrade_numbers[action.word(0)]])
    if verb == "turn_in" and action.parts and action.word(0) in box.mission_numbers:
        return about_mission(box.missions[box.mission_numbers[action.word(0)]])
    if verb in ("discard", "fulfil"):
        return _mission(state, action)
    if not action.finished:
        return None
    if verb == "place":
        return _space(state, action)
    if verb == "resolve":
        return _brings(state, state.actor, box.place_numbers[action.word(0)])
    if verb == "tower":
        mode = MODE_NAMES.index(action.word(1))
        levels = int(action.word(2))
        height = height_after(state, state.actor, levels)
        return "remark-tower", {"height": height, "price": counted(price_of(state, state.actor, mode, levels))}
    if verb == "temple":
        return "remark-points", {"prestige": box.stage_pp[box.stage_numbers[action.word(1)]]}
    if verb == "supply":
        return "remark-points", {"prestige": state.tower[state.actor] - min(state.tower)}
    return None


def _mission(state: TadmorState, action: Action) -> tuple[str, Facts] | None:
    """What a mission of the hand costs and is worth."""
    at = 0 if action.verb.name == "discard" else 1
    if len(action.parts) <= at or action.word(at) not in state.box.mission_numbers:
        return None
    card = state.box.missions[state.box.mission_numbers[action.word(at)]]
    return "remark-mission", {"price": counted(card.cost), "prestige": card.pp}


def _space(state: TadmorState, action: Action) -> tuple[str, Facts] | None:
    """What a space would bring to the figure that is placed there, as things stand."""
    place = state.box.place_numbers[action.word(1)]
    if place >= state.box.space_count:
        return about_upgrade(state.box.upgrades[state.box.personal[place - state.box.space_count]])
    after = state.clone()
    after.standing[place] = 1 + state.actor * FIGURES + (SHIP if action.word(0) == "ship" else 0)
    after.where[state.actor] |= 1 << place
    return _brings(after, state.actor, place)


def _brings(state: TadmorState, seat: int, place: int) -> tuple[str, Facts] | None:
    space = state.box.spaces[place]
    if space.action == GAIN_RESOURCE:
        return "remark-gain", {"resources": [f"{RESOURCE_NAMES[space.resource]}-{yield_of(state, seat, place)}"]}
    if space.action == PEACE_GIFTS:
        return "remark-points", {"prestige": gifts_of(state, seat, place)}
    if space.action == WAR_SUPPLIES:
        return "remark-points", {"prestige": state.tower[seat] - min(state.tower)}
    if space.action == CARAVAN:
        return ("remark-ready" if caravan_ready(state, seat) else "remark-not-ready"), {}
    if space.action == SHIPYARD:
        return ("remark-ready" if shipyard_ready(state, seat) else "remark-not-ready"), {}
    return None
