"""Chapter 15: points. A score at any time is what it would be if the match ended now."""

from __future__ import annotations

from typing import Final

from majlis.engine.events import Event
from majlis.engine.holdings import Remark
from majlis.engine.result import TieBreak, tie_remarks
from majlis.games.tadmor.box import (
    END_BONUS,
    KINDS,
    MISSIONS,
    MOST_FIGURES,
    MOST_GOODS,
    MOST_LEVELS,
    MOST_MISSION_PP,
    STAGES,
)
from majlis.games.tadmor.state import BY_TOWER, SOURCE_NAMES, SOURCES, TadmorState

FINAL_NAMES: Final = ["missions", "temples", "precious_goods", "end_bonuses"]


def tower_points(state: TadmorState, seat: int) -> int:
    """TAD-15.1, 14.3: two for each level."""
    return state.box.level_pp * state.tower[seat]


def mission_points(state: TadmorState, seat: int) -> int:
    """TAD-15.1: open missions in full, returned ones half, each rounded down."""
    out = 0
    fulfilled = state.fulfilled[seat]
    if fulfilled:
        for mission in range(MISSIONS):
            if fulfilled >> mission & 1:
                out += worth_of(state, seat, mission)
    return out


def worth_of(state: TadmorState, seat: int, mission: int) -> int:
    """What a fulfilled mission brings at the end (TAD-12.1)."""
    pp = state.box.missions[mission].pp
    return pp // state.box.returned_divisor if state.returned[seat] >> mission & 1 else pp


def temple_points(state: TadmorState, seat: int) -> int:
    """TAD-15.1: the stage that each temple shows."""
    out = 0
    for stage in range(STAGES):
        out += state.temples[seat * STAGES + stage] * state.box.stage_pp[stage]
    return out


def set_points(state: TadmorState, seat: int) -> int:
    """TAD-15.2: set i holds every kind that is owned at least i times."""
    out = 0
    first = seat * KINDS
    if not any(state.goods[first : first + KINDS]):
        return 0
    layer = 0
    while True:
        kinds = 0
        for kind in range(KINDS):
            if state.goods[first + kind] > layer:
                kinds += 1
        if kinds == 0:
            return out
        out += state.box.set_pp[kinds]
        layer += 1


def set_gain(state: TadmorState, seat: int, kind: int) -> int:
    """The points that one more tile of a kind adds: to the first set that lacks it (TAD-15.2)."""
    first = seat * KINDS
    owned = state.goods[first + kind]
    size = sum(1 for other in range(KINDS) if state.goods[first + other] > owned)
    return state.box.set_pp[size + 1] - state.box.set_pp[size]


def new_kind_gain(state: TadmorState, seat: int) -> int:
    """The points that a kind which the seat does not have adds; 0 if it has all of them (TAD-15.2)."""
    kinds = KINDS - state.goods[seat * KINDS : (seat + 1) * KINDS].count(0)
    return state.box.set_pp[kinds + 1] - state.box.set_pp[kinds] if kinds < KINDS else 0


def measured(state: TadmorState, seat: int, metric: int) -> int:
    """What the bonuses at the end compare (TAD-11.8)."""
    if metric == MOST_LEVELS:
        return state.tower[seat]
    if metric == MOST_MISSION_PP:
        return mission_points(state, seat)
    if metric == MOST_GOODS:
        return state.goods_count(seat)
    if metric == MOST_FIGURES:
        return state.all_figures(seat)
    return state.completed(seat)


def alone_ahead(state: TadmorState, seat: int, metric: int) -> bool:
    """TAD-11.8: more than everybody else, and not nothing."""
    mine = measured(state, seat, metric)
    if mine == 0:
        return False
    return all(not (other != seat and measured(state, other, metric) >= mine) for other in range(state.seats))


def bonus_points(state: TadmorState, seat: int) -> int:
    """TAD-11.8."""
    out = 0
    if state.owns(seat, END_BONUS):
        for number in state.box.with_effect[END_BONUS]:
            if state.upgrades[seat] >> number & 1:
                tile = state.box.upgrades[number]
                if alone_ahead(state, seat, tile.metric):
                    out += tile.pp
    return out


def total(state: TadmorState, seat: int) -> int:
    """All points (TAD-15.1)."""
    return (
        state.score(seat)
        + tower_points(state, seat)
        + mission_points(state, seat)
        + temple_points(state, seat)
        + set_points(state, seat)
        + bonus_points(state, seat)
    )


def final_parts(state: TadmorState, seat: int) -> list[int]:
    """What the end adds, besides the tower, by FINAL_NAMES."""
    return [mission_points(state, seat), temple_points(state, seat), set_points(state, seat), bonus_points(state, seat)]


def breakdown(state: TadmorState, seat: int) -> dict[str, int]:
    """Points by source; sources that brought nothing are left out, but for the start and the tower."""
    out: dict[str, int] = {}
    for source in range(SOURCES):
        pp = state.track[seat * SOURCES + source]
        if source == BY_TOWER:
            pp += tower_points(state, seat)
        if pp or source <= BY_TOWER:
            out[SOURCE_NAMES[source]] = pp
    for name, pp in zip(FINAL_NAMES, final_parts(state, seat), strict=True):
        if pp:
            out[name] = pp
    return out


def ties(state: TadmorState) -> list[Remark]:
    """TAD-15.4: precious goods decide between equal totals."""
    seats = range(state.seats)
    goods = TieBreak("event-tie-goods", "TAD-15.4", [state.goods_count(seat) for seat in seats])
    return tie_remarks(list(seats), [total(state, seat) for seat in seats], "TAD-15.4", [goods])


def ranking(state: TadmorState) -> list[int]:
    """TAD-15.4: the highest total; ties go to more precious goods; then the victory is shared."""
    keys = [(total(state, seat), state.goods_count(seat)) for seat in range(state.seats)]
    return [1 + sum(1 for other in keys if other > mine) for mine in keys]


def finish(state: TadmorState) -> None:
    """The points at the end are reported, source by source (TAD-15.1)."""
    if state.log is None:
        return
    for seat in range(state.seats):
        pp = tower_points(state, seat)
        if pp:
            state.tell(Event("event-tower-points", "TAD-15.1", seat, {"levels": state.tower[seat], "prestige": pp}))
        for name, part in zip(FINAL_NAMES, final_parts(state, seat), strict=True):
            if part:
                state.tell(Event("event-final", "TAD-15.1", seat, {"source": name, "prestige": part}))
    ranking = state.ranking()
    winners = [str(seat) for seat in range(state.seats) if ranking[seat] == 1]
    state.tell(Event("event-over", "TAD-15.4", -1, {"winners": winners}))
    state.tell_ties()
