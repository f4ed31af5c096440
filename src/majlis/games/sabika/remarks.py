"""What a player wants to know before choosing: what a move costs, what a building or poem brings, where an export leads."""

from __future__ import annotations

from typing import Final

from majlis.engine.action import Action, Facts
from majlis.games.sabika.box import Effect
from majlis.games.sabika.building import LayMenu, meeting
from majlis.games.sabika.effects import ChooseMenu
from majlis.games.sabika.exporting import price_of
from majlis.games.sabika.materials import prestige_of
from majlis.games.sabika.parts import MATERIAL_SETS
from majlis.games.sabika.poems import engrave_price
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.words import (
    ACTION,
    ACTION_NAMES,
    COLOUR_NAMES,
    ENGRAVE_PRESTIGE,
    GAIN_NAMES,
    MATERIAL_NAMES,
    WORKER_NAMES,
)
from majlis.games.sabika.working import move_price, side_price

_COLOURS: Final = ["blue", "red", "large"]


def remark(state: SabikaState, action: Action) -> tuple[str, Facts] | None:
    """A message and its parts; None where there is nothing to add."""
    seat = state.actor
    verb = action.verb.name
    if verb == "export" and action.parts:
        return "remark-price", {"price": price_of(state, seat, state.box.city_numbers[action.word(0)])}
    if not action.finished:
        return None
    if verb == "work":
        worker = WORKER_NAMES.index(action.word(0))
        return "remark-price", {"price": move_price(state, seat, worker, state.box.space_numbers[action.word(1)])}
    if verb == "side":
        return _side(state, seat, action)
    if verb == "build":
        return "remark-prestige", {"count": prestige_of(state, seat, MATERIAL_SETS.number(state, action.parts[1]), 0)}
    if verb == "engrave":
        more = state.modifier(seat, ENGRAVE_PRESTIGE)
        price = engrave_price(state, seat, _COLOURS.index(action.word(1)))
        return "remark-poem", {
            "price": price,
            "count": prestige_of(state, seat, MATERIAL_SETS.number(state, action.parts[2]), more),
        }
    if verb == "lay" and isinstance(state.choice, LayMenu):
        colour = meeting(state, seat, state.choice.card, 1 if action.word(0) == "right" else 0)
        return None if colour < 0 else ("remark-mosaic", {"mosaic": f"mosaic_bonus_{COLOUR_NAMES[colour]}"})
    effect = _promised(state, action)
    return None if effect is None else ("remark-way", {"gains": gains(effect)})


def _promised(state: SabikaState, action: Action) -> Effect | None:
    """The effect that a choice would bring, where it is just that."""
    verb = action.verb.name
    box = state.box
    if verb == "choose" and isinstance(state.choice, ChooseMenu):
        return state.choice.ways[int(action.word(0)) - 1]
    if verb == "favour":
        return box.favour[int(action.word(0))]
    if verb == "keep":
        return box.start_tiles[int(action.word(0).rpartition("_")[2])]
    if verb == "visit":
        return box.city_tiles[state.city_tiles[box.city_numbers[action.word(0)]]].bonus
    if verb == "activate":
        return box.tile_effects[state.tops(state.actor, int(action.word(0).rpartition("_")[2]) - 1)]
    return None


def _side(state: SabikaState, seat: int, action: Action) -> tuple[str, Facts]:
    slot = state.box.slot_numbers[action.word(0)]
    space = state.choice.facts(state)["space"]
    kind = state.box.ring_of[state.box.space_numbers[str(space)]]
    return "remark-price", {"price": side_price(state, seat, slot, kind)}


def gains(effect: Effect) -> list[str]:
    """What an effect brings, as names of pieces and actions in the order of its steps."""
    out: list[str] = []
    for step in effect.steps:
        if step.head == ACTION:
            out.append(ACTION_NAMES[step.action])
        elif len(step.kinds) == 1:
            out.append(MATERIAL_NAMES[step.kinds[0]])
        elif step.head < len(GAIN_NAMES):
            out.append("gain_" + GAIN_NAMES[step.head])
    return out
