"""What the board shows beside the pieces: scorings, what the seat's hand could pay for, where the longest walls run."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from majlis.games.alhambra.box import PILES, SCORING_PILES, SLOTS, TYPES
from majlis.games.alhambra.market import NO_PAYMENT, BuyTile, best_payment, worth_of
from majlis.games.alhambra.palace import Palace
from majlis.games.alhambra.parts import cell_name
from majlis.games.alhambra.scoring import shares, type_counts, wall_points
from majlis.games.alhambra.state import NO_TILE, ROUNDS, SOURCES, WALL, AlhambraState

BUYING: Final = BuyTile(False)


class NextScoring(TypedDict):
    """With which card drawn from the money deck, counted from now, the next scoring card can come (ALH-2.8)."""

    round: int
    earliest: int
    latest: int


class TypeStanding(TypedDict):
    """One building type, by seat, Dirk last: how many everybody has, and the points for that."""

    type: str
    places: list[int]
    """The points for 1st, 2nd, … place in this round."""
    counts: list[int]
    points: list[int]


class Standing(TypedDict):
    """What a scoring would bring if it came now, by seat, Dirk last (ALH-9)."""

    round: int
    types: list[TypeStanding]
    walls: list[int]
    totals: list[int]


class Scored(TypedDict):
    """A scoring as it was carried out, by seat, Dirk last (ALH-9). What he drew right after it did not count (ALH-11.5)."""

    round: int
    types: list[TypeStanding]
    lengths: list[int]
    """The longest wall of each seat then; Dirk has none."""
    walls: list[int]
    totals: list[int]
    before: list[int]
    after: list[int]
    ranks: list[int]
    """By points after it; players with equal points share a rank (ALH-10.7). Dirk's is 0 where he cannot win (ALH-11.7)."""


class Purchase(TypedDict):
    """The tile of a slot, and what this seat could pay for it with the cards in its hand, no matter whose decision it is."""

    tile: str
    price: int
    pay: list[str] | None
    """The best payment; None if there is none, or for a spectator. Empty at a puzzle: there is one, and it is not proposed."""
    exact: bool
    short: int
    """How much is missing in the slot's own currency if there is no payment."""


class WallSegment(TypedDict):
    """A side of a tile."""

    cell: str
    side: Literal["n", "e", "s", "w"]


class Fit(TypedDict):
    """A cell where a tile could be placed (ALH-6.1)."""

    cell: str
    wall: int
    """The length of the longest outer wall then (ALH-9.9)."""
    points: int
    """How much more the next scoring would bring the seat if it came right after, in types and walls (ALH-9)."""


class AlhambraNumbers(TypedDict):
    """What follows from the table as one seat sees it (None: a spectator)."""

    next_scoring: NextScoring | None
    """None: the last one comes with the end of the game, or is over."""
    standing: Standing
    scored: Scored | None
    """The last scoring; None before the first, and while one is being carried out."""
    market: dict[str, Purchase | None]
    """By currency; None: the slot is empty."""
    walls: list[list[WallSegment]]
    """By seat, the longest outer wall (ALH-9.9), clockwise."""
    fits: dict[str, list[Fit]]
    """By tile, where it would fit in the seat's palace: what it could place now or soon; empty for a spectator."""


def numbers(state: AlhambraState, seat: int | None) -> AlhambraNumbers:
    """Anyone who counts can know all of it: cards drawn (ALH-17.1), open tiles, the seat's own hand."""
    return {
        "next_scoring": next_scoring(state),
        "standing": standing(state),
        "scored": scored(state),
        "market": {state.box.currencies[slot]: _purchase(state, seat, slot) for slot in range(SLOTS)},
        "walls": [longest_wall(palace) for palace in state.palaces],
        "fits": fits(state, seat),
    }


def longest_wall(palace: Palace) -> list[WallSegment]:
    """Where the longest outer wall runs; the palace remembers it. Do not change it."""
    shown = palace.memo_line_shown
    if shown is None:
        shown = [{"cell": cell_name(cell), "side": side} for cell, side in palace.wall_line()]
        palace.memo_line_shown = shown
    return shown


def next_scoring(state: AlhambraState) -> NextScoring | None:
    """Its card is somewhere in its pile of the deck, and the number of cards left in each pile is known (ALH-2.8).

    A deck laid out by hand is a single pile.
    """
    if state.over or state.appeared == len(SCORING_PILES) or not state.piles:
        return None
    pile = min(PILES - SCORING_PILES[state.appeared], len(state.piles) - 1)
    above = sum(state.piles[pile + 1 :])
    return {"round": state.appeared + 1, "earliest": above + 1, "latest": above + state.piles[pile]}


def standing(state: AlhambraState) -> Standing:
    """As `ScoringRound` would count (ALH-9.4, 9.7), with the face-up bonus cards; Dirk has no walls (ALH-11.1)."""
    round = min(state.appeared + 1, ROUNDS)
    types: list[TypeStanding] = []
    for kind, name in enumerate(state.box.types):
        places = state.box.points[round - 1][kind]
        counts = type_counts(state, kind)
        types.append({"type": name, "places": places, "counts": counts, "points": shares(counts, places)})
    walls = [wall_points(state, seat) for seat in range(state.seats)]
    if state.has_dirk:
        walls.append(0)
    totals = [points + sum(row["points"][seat] for row in types) for seat, points in enumerate(walls)]
    return {"round": round, "types": types, "walls": walls, "totals": totals}


def scored(state: AlhambraState) -> Scored | None:
    """The last scoring: counts as they were then (ALH-9.2), points as they were given, ranks (ALH-10.7). Dirk has no walls (ALH-11.1)."""
    ranked = state.seats + 1 if state.has_dirk else state.seats
    walls_at = 1 + TYPES * ranked
    if len(state.scored) < walls_at + state.seats:
        return None
    round = state.scored[0]
    everybody = range(ranked)
    types: list[TypeStanding] = []
    for kind, name in enumerate(state.box.types):
        counts = state.scored[1 + kind * ranked : 1 + (kind + 1) * ranked]
        points = [state.points_of(seat, round, kind) for seat in everybody]
        types.append(
            {"type": name, "places": state.box.points[round - 1][kind], "counts": list(counts), "points": points}
        )
    totals = [sum(state.points_of(seat, round, source) for source in range(SOURCES)) for seat in everybody]
    before = [
        sum(state.points_of(seat, earlier, source) for earlier in range(1, round) for source in range(SOURCES))
        for seat in everybody
    ]
    after = [old + new for old, new in zip(before, totals, strict=True)]
    contest = after if state.settings.dirk_can_win else after[: state.seats]
    ranks = [1 + sum(1 for other in contest if other > own) for own in contest]
    return {
        "round": round,
        "types": types,
        "lengths": list(state.scored[walls_at:]),
        "walls": [state.points_of(seat, round, WALL) for seat in everybody],
        "totals": totals,
        "before": before,
        "after": after,
        "ranks": ranks + [0] * (ranked - len(ranks)),
    }


def _purchase(state: AlhambraState, seat: int | None, slot: int) -> Purchase | None:
    """What the building of a slot costs, and the best that the seat could pay for it (ALH-5.1, 5.4)."""
    tile = state.market[slot]
    if tile == NO_TILE:
        return None
    price = state.box.prices[tile]
    out: Purchase = {"tile": state.box.tile_name(tile), "price": price, "pay": None, "exact": False, "short": 0}
    if seat is None:
        return out
    best = best_payment(state, seat, slot)
    if best == NO_PAYMENT:
        out["short"] = price - state.wealth(seat, slot)
    else:
        out["pay"] = list(BUYING.action(state, best).words(1))
        out["exact"] = worth_of(best) == price
    return out


def fits(state: AlhambraState, seat: int | None) -> dict[str, list[Fit]]:
    """By tile, for all that the seat could place now or soon (ALH-6.1): market (ALH-5.6), tops of huts (ALH-15.1), reserve (ALH-7.2)."""
    if seat is None or state.over:
        return {}
    tiles = [tile for tile in state.market if tile != NO_TILE]
    tiles += [*state.pending, *state.reserves[seat]]
    if state.huts is not None:
        tiles += [stack[-1] for stack in state.huts.stacks if stack]
    return {state.box.tile_name(tile): _fits_of(state, seat, tile) for tile in tiles}


def _fits_of(state: AlhambraState, seat: int, tile: int) -> list[Fit]:
    palace = state.palaces[seat]
    out: list[Fit] = []
    last: list[int] = []
    gain = 0
    for cell, wall, counts in palace.placements(tile, state.box.walls[tile]):
        if counts != last:  # only a hut may count differently from cell to cell
            last, gain = counts, _majorities(state, seat, palace.counts(), counts)
        points = (wall - palace.longest_wall()) * state.box.wall_points + gain
        out.append({"cell": cell_name(cell), "wall": wall, "points": points})
    return out


def _majorities(state: AlhambraState, seat: int, before: list[int], after: list[int]) -> int:
    """What the seat would gain in the types that it has more or fewer of then; a tile may raise a hut beside it too (ALH-15.9)."""
    points = 0
    round = min(state.appeared + 1, ROUNDS)
    for kind in range(len(before)):
        if before[kind] == after[kind]:
            continue
        places = state.box.points[round - 1][kind]
        counts = type_counts(state, kind)
        points -= shares(counts, places)[seat]
        counts[seat] += after[kind] - before[kind]
        points += shares(counts, places)[seat]
    return points


def without_forecasts(numbers: AlhambraNumbers) -> AlhambraNumbers:
    """The same without what a tile would bring in each of its cells, and without the payments that would be chosen (ALH-17.1)."""
    market: dict[str, Purchase | None] = {}
    for currency, sold in numbers["market"].items():
        if sold is not None and sold["pay"] is not None:
            sold = sold.copy()
            sold["pay"] = []
        market[currency] = sold
    fits: dict[str, list[Fit]] = {}
    for tile, cells in numbers["fits"].items():
        fits[tile] = [{"cell": fit["cell"], "wall": 0, "points": 0} for fit in cells]
    return {
        "next_scoring": numbers["next_scoring"],
        "standing": numbers["standing"],
        "scored": numbers["scored"],
        "market": market,
        "walls": numbers["walls"],
        "fits": fits,
    }
