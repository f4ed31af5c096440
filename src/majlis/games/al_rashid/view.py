"""Chapter 13: what a seat may see."""

from __future__ import annotations

from typing import Literal, TypedDict

from majlis.games.al_rashid.box import AREAS, GOODS, LANDS, MERCHANT, PALACES, PASHA, PIECES, SAGE
from majlis.games.al_rashid.mercenaries import hand_names, in_hand, kind_of, tiles_on
from majlis.games.al_rashid.scoring import office_points, points
from majlis.games.al_rashid.state import (
    CREDIT,
    FACE_UP,
    INFLUENCE,
    LED_BY_MERCHANT,
    LED_BY_PASHA,
    NO_AREA,
    SAGES,
    SEEN_SHIFT,
    SHAME,
    RashidState,
)

Phase = Literal["placement", "resolution", "over"]


class FamilyView(TypedDict):
    """A family in an area."""

    seat: int
    pieces: dict[str, int]
    dominance: int


class TileView(TypedDict):
    """A mercenary tile on the map; `value` only for those who know it (RAS-13.4)."""

    colour: str
    value: int | None
    face_up: bool
    seen_by: list[int]


class _Area(TypedDict):
    area: str
    resolved: bool
    families: list[FamilyView]
    ranking: list[int]


class AreaView(_Area, total=False):
    """One area; palaces have offices, territories goods, credits and tiles."""

    offices: dict[str, int]
    goods: dict[str, int]
    credits: int
    tiles: list[TileView]


class CrisesView(TypedDict):
    """Which crises have come, and which are left."""

    setup: int
    turns: list[int]
    left: list[int]


class OfficeView(TypedDict):
    """An office of a player."""

    office: str
    count: int
    used: int
    points: int


class _Player(TypedDict):
    seat: int
    score: int
    breakdown: dict[str, int]
    goods: dict[str, int]
    wealth: int
    credits: int
    influence: int
    shame: int
    family: dict[str, int]
    home: dict[str, int]
    aside: dict[str, int]
    offices: list[OfficeView]
    mercenaries: dict[str, int]


class PlayerView(_Player, total=False):
    """One player; `hand` only as that player sees it (RAS-13.2)."""

    hand: list[str]


class RashidView(TypedDict):
    """A match of Al-Rashid as one seat, or a spectator, may see it."""

    game: str
    seat: int | None
    round: int
    rounds: int
    phase: Phase
    order: list[int]
    next_order: list[int]
    turn: int
    resolving: str | None
    line: list[int]
    areas: list[AreaView]
    stacks: dict[str, int]
    discards: dict[str, int]
    crises: CrisesView
    players: list[PlayerView]


def view(state: RashidState, seat: int | None) -> RashidView:
    """Everything that lies open (RAS-13.1), and of hidden things what that seat may know (RAS-13.2, 13.4)."""
    box = state.box
    return {
        "game": "al_rashid",
        "seat": seat,
        "round": state.round,
        "rounds": box.rounds,
        "phase": phase(state),
        "order": list(state.order),
        "next_order": list(state.pending),
        "turn": state.turn,
        "resolving": None if state.area == NO_AREA else box.areas[state.area],
        "line": list(state.line),
        "areas": [area(state, number, seat) for number in range(AREAS)],
        "stacks": {name: len(stack) for name, stack in zip(box.colours, (state.red, state.blue), strict=True)},
        "discards": dict(zip(box.tile_names, state.discards, strict=True)),
        "crises": {
            "setup": state.setup_crisis + 1,
            "turns": [number + 1 for number in state.past_crises],
            "left": sorted(number + 1 for number in state.crises),
        },
        "players": [player(state, other, seat) for other in range(state.seats)],
    }


def phase(state: RashidState) -> Phase:
    """`placement` as long as anybody has a piece to place (RAS-3.1), then `resolution`, and `over` at the end."""
    if state.over:
        return "over"
    placing = state.resolved == 0 and state.area == NO_AREA and (any(state.home) or any(state.aside))
    return "placement" if placing else "resolution"


def area(state: RashidState, number: int, viewer: int | None) -> AreaView:
    """One palace or territory."""
    box = state.box
    out: AreaView = {
        "area": box.areas[number],
        "resolved": state.resolved >> number & 1 == 1,
        "families": [
            {"seat": seat, "pieces": stack_counts(state, number, seat), "dominance": state.dominance(number, seat)}
            for seat in state.present(number)
        ],
        "ranking": state.ranked(number),
    }
    if number < PALACES:
        out["offices"] = {box.offices[office].id: state.supply_of(office) for office in box.offices_of[number]}
    else:
        land = number - PALACES
        out["goods"] = {name: state.land_goods[land * GOODS + kind] for kind, name in enumerate(box.goods)}
        out["credits"] = state.land_credits[land]
        out["tiles"] = [tile(state, state.occupiers[at], viewer) for at in tiles_on(state, land)]
    return out


def tile(state: RashidState, one: int, viewer: int | None) -> TileView:
    """One mercenary tile on the map; its value for all once it lies face up (RAS-13.3, 13.5), before that for whoever has looked at it.

    Who has looked at it is public (RAS-13.4).
    """
    kind = kind_of(one)
    up = one & FACE_UP != 0
    known = up or (viewer is not None and one >> SEEN_SHIFT + viewer & 1 == 1)
    return {
        "colour": state.box.colours[state.box.tile_colours[kind]],
        "value": state.box.tile_values[kind] if known else None,
        "face_up": up,
        "seen_by": [seat for seat in range(state.seats) if one >> SEEN_SHIFT + seat & 1],
    }


def stack_counts(state: RashidState, number: int, seat: int) -> dict[str, int]:
    """The pieces of a family in an area, by name."""
    return dict(zip(state.box.pieces, in_stack(state.stack(number, seat)), strict=True))


def in_stack(stack: int) -> list[int]:
    """How many pieces of each kind a stack holds."""
    counts = [0] * PIECES
    counts[PASHA] = 1 if stack & LED_BY_PASHA else 0
    counts[MERCHANT] = 1 if stack & LED_BY_MERCHANT else 0
    counts[SAGE] = stack & SAGES
    return counts


def player(state: RashidState, seat: int, viewer: int | None) -> PlayerView:
    """One player as another sees it."""
    box = state.box
    first = seat * PIECES
    out: PlayerView = {
        "seat": seat,
        "score": points(state, seat),
        "breakdown": state.breakdown(seat),
        "goods": {name: state.stock[seat * GOODS + kind] for kind, name in enumerate(box.goods)},
        "wealth": state.wealth(seat),
        "credits": state.token(seat, CREDIT),
        "influence": state.token(seat, INFLUENCE),
        "shame": state.token(seat, SHAME),
        "family": {name: state.family[first + piece] for piece, name in enumerate(box.pieces)},
        "home": {name: state.home[first + piece] for piece, name in enumerate(box.pieces)},
        "aside": {name: state.aside[first + piece] for piece, name in enumerate(box.pieces)},
        "offices": [office(state, seat, number) for number in range(len(box.offices)) if state.owned(seat, number)],
        "mercenaries": {name: in_hand(state, seat, colour) for colour, name in enumerate(box.colours)},
    }
    if seat == viewer:
        out["hand"] = hand_names(state, seat)
    return out


def office(state: RashidState, seat: int, number: int) -> OfficeView:
    one = state.box.offices[number]
    return {
        "office": one.id,
        "count": state.owned(seat, number),
        "used": state.owned(seat, number) - state.unused(seat, number),
        "points": office_points(state, seat, number),
    }


def pieces(state: RashidState) -> dict[str, int]:
    """RAS-14: every piece is in exactly one place; a piece in two places or in none changes these sums."""
    box = state.box
    out: dict[str, int] = {}
    # families may grow, so this only counts that nobody is lost or in two places
    misplaced = 0
    for seat in range(state.seats):
        first = seat * PIECES
        counts = [state.home[first + piece] + state.aside[first + piece] for piece in range(PIECES)]
        board = 0
        for number in range(AREAS):
            stack = state.stack(number, seat)
            if (seat in state.present(number)) != (stack != 0):
                misplaced += 1
            if stack:
                for piece, there in enumerate(in_stack(stack)):
                    counts[piece] += there
                    board += there
        misplaced += sum(abs(counts[piece] - state.family[first + piece]) for piece in range(PIECES))
        misplaced += abs(board - state.out[seat])
        misplaced += sum(1 for piece in range(PIECES) if state.family[first + piece] > box.limits[piece])
    out["misplaced_members"] = misplaced
    tiles = state.discards[:]
    for kind in state.red:
        tiles[kind] += 1
    for kind in state.blue:
        tiles[kind] += 1
    for occupier in state.occupiers:
        tiles[kind_of(occupier)] += 1
    for kind, name in enumerate(box.tile_names):
        for seat in range(state.seats):
            tiles[kind] += state.troops[seat * box.types + kind]
        out[f"tiles_{name}"] = tiles[kind]
    for number, one in enumerate(box.offices):
        out[f"office_{one.id}"] = state.supply_of(number) + sum(
            state.owned(seat, number) for seat in range(state.seats)
        )
    out["crises"] = len(state.crises) + len(state.past_crises)
    counted = [*state.stock, *state.land_goods, *state.land_credits, *state.tokens, *state.troops, *state.discards]
    out["less_than_none"] = sum(1 for number in counted if number < 0)
    out["too_many_on_land"] = sum(1 for i in range(LANDS * GOODS) if state.land_goods[i] > box.land_goods[i])
    return out
