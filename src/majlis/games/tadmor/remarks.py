"""What a player should know before choosing, and no event will say: what a space will bring, danger, waste, and rank.

The outlook shows what an action changes at once; here is what comes of it later, and what it costs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from majlis.engine.action import Action
from majlis.engine.holdings import Remark
from majlis.games.tadmor.about_now import Rows, compared, mission_row, rank_row, rows_of
from majlis.games.tadmor.box import (
    BUILDING_ACTIONS,
    DOUBLE,
    KINDS,
    MODE_NAMES,
    MOST_LEVELS,
    REDIRECT,
    START_PLAYER,
    TOWER_PRESTIGE,
    WAR_SUPPLIES,
)
from majlis.games.tadmor.kingdom import gold_of, is_exempt
from majlis.games.tadmor.personal import offers_here
from majlis.games.tadmor.phrases import about_mission, about_upgrade
from majlis.games.tadmor.raiders import is_safe
from majlis.games.tadmor.round_end import limit_of
from majlis.games.tadmor.scoring import set_gain
from majlis.games.tadmor.state import BUILDING_WINDOW, KINGDOM_WINDOW, NOTHING, RAIDING, UPGRADE_WINDOW, TadmorState
from majlis.games.tadmor.towers import height_after


def remarks(state: TadmorState, seat: int, action: Action) -> list[Remark]:
    """All remarks on an action, finished or not."""
    find = _BY_VERB.get(action.verb.name)
    return [] if find is None else find(state, seat, action)


def _place(state: TadmorState, seat: int, action: Action) -> Rows:
    """What the space will bring, or what it lacks, and whether raiders may come (TAD-4.1: it triggers nothing yet)."""
    if len(action.parts) < 2:
        return []
    place = state.box.place_numbers[action.word(1)]
    if place < state.box.space_count:
        return rows_of(state, seat, place)
    tile = state.box.upgrades[state.box.personal[place - state.box.space_count]]
    text, facts = about_upgrade(tile)
    return [Remark(text, facts, "gain", "TAD-13.1")]


def _tile(state: TadmorState, seat: int, action: Action) -> Rows:
    """What a tile does, and how the seat stands in what it compares."""
    if not action.parts:
        return []
    tile = state.box.upgrade_numbers[action.word(0)]
    text, facts = about_upgrade(state.box.upgrades[tile])
    rank = rank_row(state, seat, tile)
    out = [Remark(text, facts, "note", "TAD-7.3")]
    return out if rank is None else [*out, rank]


def _turn_in(state: TadmorState, seat: int, action: Action) -> Rows:
    """What it brings, and that the card will be worth half (TAD-12.1); of a redirected raid, whom it hits."""
    if not action.parts:
        return []
    card = state.box.missions[state.box.mission_numbers[action.word(0)]]
    half = card.pp // state.box.returned_divisor
    text, facts = about_mission(card)
    out = [Remark("remark-halved", {"mission": card.id, "prestige": card.pp, "half": half}, "cost", "TAD-12.1")]
    if not action.finished:
        return [Remark(text, facts, "note", "TAD-12.1"), *out]
    if card.reward == REDIRECT:
        out += _hit(state, seat, state.box.region_numbers[action.word(1)])
    return out


def _discard(state: TadmorState, seat: int, action: Action) -> Rows:
    if not action.parts:
        return []
    card = state.box.missions[state.box.mission_numbers[action.word(0)]]
    text, facts = about_mission(card)
    return [mission_row(state, seat, card), Remark(text, facts, "note", "TAD-12.1")]


def _fulfil(state: TadmorState, seat: int, action: Action) -> Rows:
    """What turning the mission in would bring later."""
    if len(action.parts) < 2:
        return []
    text, facts = about_mission(state.box.missions[state.box.mission_numbers[action.word(1)]])
    return [Remark(text, facts, "note", "TAD-12.1")]


def _tower(state: TadmorState, seat: int, action: Action) -> Rows:
    """How the tower would stand among the others, what that brings in this round, and half a pair that is forgone."""
    if not action.finished:
        return []
    levels = int(action.word(2))
    heights = list(state.tower)
    heights[seat] = height_after(state, seat, levels)
    out = [compared(heights, seat, MOST_LEVELS, "TAD-9.1")]
    prestige = state.effect_points(seat, TOWER_PRESTIGE)
    if prestige and out[0].id == "row-most":
        out.append(Remark("remark-prestige", {"prestige": prestige}, "gain", "TAD-9.1"))
    if MODE_NAMES.index(action.word(1)) == DOUBLE and levels % 2:
        out.append(Remark("remark-half-pair", {}, "loss", "TAD-8.2"))
    return out


def _precious(state: TadmorState, seat: int, action: Action) -> Rows:
    """A kind that the player already has begins another set and adds less than a new one would (TAD-15.2)."""
    if len(action.parts) < 2:
        return []
    kind = state.box.kind_numbers[action.word(1)]
    if not state.goods[seat * KINDS + kind]:
        return []
    fresh = [other for other in range(KINDS) if not state.goods[seat * KINDS + other]]
    adds = set_gain(state, seat, kind)
    new = set_gain(state, seat, fresh[0]) if fresh else 0
    if new <= adds:
        return []
    return [Remark("remark-another-set", {"good": action.word(1), "prestige": adds, "new": new}, "loss", "TAD-15.2")]


def _decline(state: TadmorState, seat: int, action: Action) -> Rows:
    """Whom the raiders would hit where nobody sends them elsewhere (TAD-5.3)."""
    if state.phase != RAIDING or state.attacked == NOTHING or state.attacked == state.slot:
        return []
    return _hit(state, seat, state.attacked)


def _hit(state: TadmorState, seat: int, region: int) -> Rows:
    """Whose figures would be driven away from a region."""
    out: Rows = []
    for whose in range(state.seats):
        spaces = [state.box.place_names[place] for place in state.box.in_region[region] if state.stands(whose, place)]
        if spaces and not is_safe(state, whose):
            if whose == seat:
                out.append(Remark("remark-raid-you", {"spaces": spaces}, "danger", "TAD-5.3"))
            else:
                out.append(Remark("remark-raid-other", {"target": whose, "spaces": spaces}, "note", "TAD-5.3"))
    return out


def _end(state: TadmorState, seat: int, action: Action) -> Rows:
    """What would be lost by going on: figures unused, goods above the limit, missions that nobody can fulfil any more."""
    box = state.box
    unused = [box.place_names[place] for place in range(box.place_count) if _unused(state, seat, place)]
    out = [Remark("remark-unused", {"spaces": unused}, "loss", "TAD-6.6")] if unused else []
    if state.window not in (BUILDING_WINDOW, KINGDOM_WINDOW):
        return out
    if state.round == box.rounds:
        left = state.hand[seat].bit_count()
        if left and state.window == BUILDING_WINDOW:
            out.append(Remark("remark-hand-lost", {"count": left}, "loss", "TAD-15.1"))
        return out
    above = state.total(seat) - limit_of(state, seat) - _tax_to_come(state, seat)
    if above > 0:
        out.append(Remark("remark-above", {"count": above, "limit": limit_of(state, seat)}, "loss", "TAD-14.2"))
    return out


def _unused(state: TadmorState, seat: int, place: int) -> bool:
    """Whether a figure there could still act in this window, or waits for a requirement that nothing later can meet."""
    if not state.stands(seat, place):
        return False
    if state.window == UPGRADE_WINDOW:
        return place == state.window_space and state.display != 0
    if state.window == BUILDING_WINDOW:
        return state.box.actions[place] & BUILDING_ACTIONS != 0 or state.box.waiting_mask >> place & 1 == 1
    by_hand = (START_PLAYER, WAR_SUPPLIES)
    return state.window == KINGDOM_WINDOW and any(offers_here(state, seat, place, action) for action in by_hand)


def _tax_to_come(state: TadmorState, seat: int) -> int:
    """The gold that will go for tax before goods are counted, if it is there (TAD-9.3)."""
    due = state.box.epochs[state.epoch].tax_gold
    if state.settled >> seat & 1 or is_exempt(state, seat) or gold_of(state, seat) < due:
        return 0
    return due


_BY_VERB: Final[dict[str, Callable[[TadmorState, int, Action], Rows]]] = {
    "place": _place,
    "buy": _tile,
    "take": _tile,
    "turn_in": _turn_in,
    "discard": _discard,
    "fulfil": _fulfil,
    "tower": _tower,
    "precious": _precious,
    "decline": _decline,
    "end": _end,
    "keep": _end,
}
