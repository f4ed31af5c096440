"""What a player wants to know before choosing and no event says: what there is no room for, what is given up, what a choice leads to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from majlis.engine.action import Action, Facts
from majlis.engine.holdings import Remark
from majlis.games.sabika.box import Effect
from majlis.games.sabika.building import LayMenu, meeting
from majlis.games.sabika.effects import ChooseMenu
from majlis.games.sabika.exporting import cargo, price_of
from majlis.games.sabika.market import MarketMenu
from majlis.games.sabika.parts import GOOD_SETS, MATERIAL_SETS
from majlis.games.sabika.payment import asks
from majlis.games.sabika.phrases import steps_of
from majlis.games.sabika.poems import engrave_price, poem_prestige
from majlis.games.sabika.side import side_price
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.words import (
    COLOUR_NAMES,
    GOOD,
    MATERIAL,
    QUARRY_LARGE,
    QUARRY_SMALL,
    WORKER_NAMES,
    WORKERS,
)
from majlis.games.sabika.workers import ActionMenu, move_price

_COLOURS: Final = ["blue", "red", "large"]
Adviser: TypeAlias = "Callable[[SabikaState, int, Action], list[Remark]]"


def remarks(state: SabikaState, seat: int, action: Action) -> list[Remark]:
    """What that seat should know before it chooses the action; only from what it can see."""
    adviser = _ADVISERS.get(action.verb.name)
    if adviser is None or not (action.finished or (action.verb.name == "export" and action.parts)):
        return []
    return adviser(state, seat, action)


def _price(state: SabikaState, seat: int, price: int, rule: str) -> list[Remark]:
    """A price that could be paid with seals: how is asked only then, so the outlook does not show it (SAB-4.9)."""
    if price <= 0 or not state.seals[seat] or not state.dinars[seat]:
        return []
    return [Remark("remark-price", {"price": price}, "cost", rule)]


def _brought(state: SabikaState, seat: int, price: int, what: Facts, rule: str) -> list[Remark]:
    """What goods or materials bring, where the question how to pay comes first: the outlook ends there."""
    if not asks(state, seat, price):
        return []
    return [Remark("remark-delivery" if "paria" in what else "remark-materials", what, "gain", rule)]


def _room(state: SabikaState, seat: int, count: int) -> list[Remark]:
    """Goods and materials for which there would be no crate (SAB-4.4)."""
    free = state.free(seat)
    if count <= free:
        return []
    return [Remark("remark-no-room", {"count": count, "free": free, "lost": count - free}, "danger", "SAB-4.4")]


def _work(state: SabikaState, seat: int, action: Action) -> list[Remark]:
    worker = WORKER_NAMES.index(action.word(0))
    space = state.box.space_numbers[action.word(1)]
    out = _price(state, seat, move_price(state, seat, worker, space), "SAB-3.9")
    if state.box.mains[space] in (QUARRY_SMALL, QUARRY_LARGE):
        out += _room(state, seat, state.box.constants.quarry_items)
    return out


def _rest(state: SabikaState, seat: int, action: Action) -> list[Remark]:
    """A worker that rests does not work again in this round (SAB-3.12)."""
    left = WORKERS - state.used[seat].bit_count() - 1
    return [Remark("remark-rest", {"worker": action.word(0), "left": left}, "loss", "SAB-3.12")]


def _side(state: SabikaState, seat: int, action: Action) -> list[Remark]:
    slot = state.box.slot_numbers[action.word(0)]
    space = state.choice.facts(state)["space"]
    kind = state.box.ring_of[state.box.space_numbers[str(space)]]
    return _price(state, seat, side_price(state, seat, slot, kind), "SAB-8.1")


def _take(state: SabikaState, seat: int, action: Action) -> list[Remark]:
    return _room(state, seat, len(action.words(0)))


def _engrave(state: SabikaState, seat: int, action: Action) -> list[Remark]:
    price = engrave_price(state, seat, _COLOURS.index(action.word(1)))
    prestige = poem_prestige(state, seat, MATERIAL_SETS.number(state, action.words(2)))
    return [
        *_price(state, seat, price, "SAB-7.2"),
        *_brought(state, seat, price, {"prestige": prestige}, "SAB-7.4"),
    ]


def _export(state: SabikaState, seat: int, action: Action) -> list[Remark]:
    """The way's price, what the goods bring there, and whether a seal is there to take (SAB-6.1)."""
    city = state.box.city_numbers[action.word(0)]
    price = price_of(state, seat, city)
    out = _price(state, seat, price, "SAB-6.1")
    if action.finished:
        prestige, parias = cargo(state, seat, city, GOOD_SETS.number(state, action.words(1)))
        out += _brought(state, seat, price, {"prestige": prestige, "paria": parias}, "SAB-6.1")
    if state.city_seals >> city & 1:
        out.append(Remark("remark-seal", {"city": action.word(0)}, "gain", "SAB-6.1"))
    return out


def _lay(state: SabikaState, seat: int, action: Action) -> list[Remark]:
    if not isinstance(state.choice, LayMenu):
        return []
    colour = meeting(state, seat, state.choice.card, 1 if action.word(0) == "right" else 0)
    if colour < 0:
        return []
    return [Remark("remark-mosaic", {"mosaic": f"mosaic_bonus_{COLOUR_NAMES[colour]}"}, "gain", "SAB-5.18")]


def _way(state: SabikaState, seat: int, action: Action) -> list[Remark]:
    """What a choice brings if it is just an effect, and what there would be no room for."""
    effect = _promised(state, seat, action)
    if effect is None:
        return []
    pieces = sum(step.n for step in effect.steps if step.head in (MATERIAL, GOOD) and step.per < 0)
    return [
        Remark("remark-way", {"gains": steps_of(state.box, effect)}, "gain", "SAB-9.1"),
        *_room(state, seat, pieces),
    ]


def _promised(state: SabikaState, seat: int, action: Action) -> Effect | None:
    verb = action.verb.name
    box = state.box
    if verb == "choose":
        return state.choice.ways[int(action.word(0)) - 1] if isinstance(state.choice, ChooseMenu) else None
    if verb == "favour":
        return box.favour[int(action.word(0))]
    if verb == "keep":
        return box.start_tiles[int(action.word(0).rpartition("_")[2])]
    if verb == "visit":
        return box.city_tiles[state.city_tiles[box.city_numbers[action.word(0)]]].bonus
    return box.tile_effects[state.tops(seat, int(action.word(0).rpartition("_")[2]) - 1)]


def _done(state: SabikaState, seat: int, action: Action) -> list[Remark]:
    """What is given up: the other action of a worker, transactions at the market (SAB-3.10, 5.7)."""
    if isinstance(state.choice, ActionMenu):
        return [Remark("remark-action-unused", {}, "loss", "SAB-3.10")]
    if isinstance(state.choice, MarketMenu):
        return [Remark("remark-transactions-unused", {"count": state.choice.n}, "loss", "SAB-5.7")]
    return []


def _lose(state: SabikaState, seat: int, action: Action) -> list[Remark]:
    return [Remark("remark-given-up", {}, "loss", "SAB-4.4")]


_ADVISERS: Final[dict[str, Adviser]] = {
    "work": _work,
    "rest": _rest,
    "side": _side,
    "take": _take,
    "engrave": _engrave,
    "export": _export,
    "lay": _lay,
    "choose": _way,
    "favour": _way,
    "keep": _way,
    "visit": _way,
    "activate": _way,
    "done": _done,
    "lose": _lose,
}
