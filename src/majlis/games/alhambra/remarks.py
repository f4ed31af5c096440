"""What a player wants to know before choosing and no event says: what fits nowhere, what a payment loses or wins, who has more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from majlis.engine.action import Action, Facts
from majlis.engine.holdings import Remark
from majlis.games.alhambra.bonus import eligible, kind_of
from majlis.games.alhambra.box import CURRENCIES, MONEY_CARDS, SLOTS, VALUES
from majlis.games.alhambra.palace import EMPTY, FOUNTAIN, Palace
from majlis.games.alhambra.parts import cell_of
from majlis.games.alhambra.placing import named_at
from majlis.games.alhambra.purse import one, payments
from majlis.games.alhambra.scoring import counts_of
from majlis.games.alhambra.state import NO_TILE, AlhambraState
from majlis.games.alhambra.vizier import BuyWithVizier

Adviser: TypeAlias = "Callable[[AlhambraState, int, Action], list[Remark]]"


def remarks(state: AlhambraState, seat: int, action: Action) -> list[Remark]:
    """What that seat should know before it chooses the action, finished or not; only from what it can see."""
    adviser = _ADVISERS.get(action.verb.name)
    if adviser is None or (action.verb.parts and not action.parts):
        return []
    return adviser(state, seat, action)


def _take(state: AlhambraState, seat: int, action: Action) -> list[Remark]:
    """Which buildings of the market could be paid exactly with these cards, and cannot be without them."""
    purses = state.purses[seat * CURRENCIES : (seat + 1) * CURRENCIES]
    for name in action.words(0):
        card = state.box.card_numbers.get(name, MONEY_CARDS)
        if card < MONEY_CARDS:
            purses[card // VALUES] += one(card % VALUES + 1)
    tiles: list[str] = []
    for slot in range(SLOTS):
        tile = state.market[slot]
        before = state.purses[seat * CURRENCIES + slot]
        if tile == NO_TILE or purses[slot] == before:
            continue
        price = state.box.prices[tile]
        if payments(purses[slot], price, True) and not payments(before, price, True):
            tiles.append(state.box.tile_name(tile))
    return [Remark("remark-exact-then", {"tiles": tiles}, "gain", "ALH-3.4")] if tiles else []


def _buy(state: AlhambraState, seat: int, action: Action) -> list[Remark]:
    slot = state.box.currencies.index(action.word(0))
    tile = state.market[slot]
    if tile == NO_TILE:
        return []
    out = [Remark("remark-tile", {"tile": state.box.tile_name(tile)})]
    if len(action.parts) == 2:
        out += _payment(state, tile, action)
    if not state.pending:
        out += _where_it_fits(state, seat, tile)
    return out


def _payment(state: AlhambraState, tile: int, action: Action) -> list[Remark]:
    """Whether a payment is exact, which gives one more action (ALH-3.4), or how much of it is lost (ALH-5.2)."""
    worth = 0
    for name in action.words(1):
        card = state.box.card_numbers[name]
        if card < MONEY_CARDS:
            worth += card % VALUES + 1
    over = worth - state.box.prices[tile]
    if over > 0:
        facts: Facts = {"over": over, "price": state.box.prices[tile], "currency": action.word(0)}
        return [Remark("remark-over", facts, "loss", "ALH-5.2")]
    special = bool(state.steps) and isinstance(state.steps[-1], BuyWithVizier)
    return [] if special else [Remark("remark-exact", {}, "gain", "ALH-3.4")]


def _where_it_fits(state: AlhambraState, seat: int, tile: int) -> list[Remark]:
    """ALH-5.6: a tile that fits nowhere may be bought, but it ends up in the reserve."""
    if state.palaces[seat].fits(state.box.walls[tile]):
        return []
    return [Remark("remark-fits-nowhere", {"tile": state.box.tile_name(tile)}, "danger", "ALH-5.6")]


def _place(state: AlhambraState, seat: int, action: Action) -> list[Remark]:
    tile = state.box.tile_numbers.get(action.word(0), EMPTY)
    if len(action.parts) < 2 or tile == EMPTY:
        return []
    palace = state.palaces[seat].place(cell_of(action.word(1)), tile)
    out = _standing(state, seat, tile, palace)
    for other in state.pending:
        walls = state.box.walls[other]
        if other != tile and state.palaces[seat].fits(walls) and not palace.fits(walls):
            out.append(Remark("remark-blocks", {"tile": state.box.tile_name(other)}, "danger", "ALH-6.1"))
    return out + _bonus_in_reach(state, seat, tile)


def _standing(state: AlhambraState, seat: int, tile: int, palace: Palace) -> list[Remark]:
    """How the seat would stand in the type of a tile if its palace were this one."""
    kind = state.box.kinds[tile]
    before = counts_of(state, seat)[kind]
    mine = before - state.palaces[seat].counts()[kind] + palace.counts()[kind]
    return [] if mine == before else [standing(state, seat, kind, mine)]


def standing(state: AlhambraState, seat: int, kind: int, mine: int) -> Remark:
    """The place that this many of a type would take among all players (ALH-9.4), and how many share it."""
    others = [counts_of(state, other)[kind] for other in range(state.seats + state.has_dirk) if other != seat]
    return Remark(
        "remark-standing",
        {
            "type": state.box.types[kind],
            "count": mine,
            "place": 1 + sum(1 for other in others if other > mine),
            "tied": sum(1 for other in others if other == mine),
        },
        "gain",
        "ALH-9.4",
    )


def _bonus_in_reach(state: AlhambraState, seat: int, tile: int) -> list[Remark]:
    card = state.box.bonus_of[tile]
    if state.bonus is None or card < 0 or not state.bonus.hidden[seat] >> card & 1:
        return []
    return [Remark("remark-bonus", {"card": state.box.bonus_ids[card]}, "gain", "ALH-14.3")]


def _keep(state: AlhambraState, seat: int, action: Action) -> list[Remark]:
    """A tile in the reserve counts nothing, and bringing it in later takes an action (ALH-7.2, 9.2)."""
    tile = state.box.tile_numbers.get(action.word(0), EMPTY)
    if tile == EMPTY or not state.palaces[seat].fits(state.box.walls[tile]):
        return []
    return [Remark("remark-keep", {"tile": action.word(0)}, "loss", "ALH-7.2")]


def _give(state: AlhambraState, seat: int, action: Action) -> list[Remark]:
    """What Dirk would have of the type then, and what the seat has (ALH-11.4)."""
    tile = state.box.tile_numbers.get(action.word(0), EMPTY)
    if tile == EMPTY:
        return []
    kind = state.box.kinds[tile]
    mine, his = counts_of(state, seat)[kind], counts_of(state, state.seats)[kind] + 1
    facts: Facts = {"type": state.box.types[kind], "count": his, "have": mine}
    return [Remark("remark-give", facts, "danger" if his > mine else "note", "ALH-11.4")]


def _remove(state: AlhambraState, seat: int, action: Action) -> list[Remark]:
    return _leaving(state, seat, action.word(0))


def _swap(state: AlhambraState, seat: int, action: Action) -> list[Remark]:
    return _leaving(state, seat, action.word(1)) if len(action.parts) == 2 else []


def _leaving(state: AlhambraState, seat: int, cell: str) -> list[Remark]:
    """Which tile would leave the Alhambra, and whether its open bonus card goes with it (ALH-14.6)."""
    at = cell_of(cell)
    name = named_at(state, seat, at) if at >= 0 else ""
    if not name:
        return []
    out = [Remark("remark-tile", {"tile": name})]
    tile = state.palaces[seat].tile_at(at)
    card = -1 if tile == FOUNTAIN else state.box.bonus_of[tile]
    if card >= 0 and state.bonus is not None and state.bonus.open[seat] >> card & 1:
        out.append(Remark("remark-bonus-back", {"card": state.box.bonus_ids[card]}, "danger", "ALH-14.6"))
    return out


def _hut(state: AlhambraState, seat: int, action: Action) -> list[Remark]:
    """Which hut it is, what it could be worth at best (ALH-15.9), and how many more may follow (ALH-15.5)."""
    kind = state.box.types.index(action.word(0))
    huts = state.huts
    if huts is None or not huts.stacks[kind]:
        return []
    tile = huts.stacks[kind][-1]
    out = [Remark("remark-tile", {"tile": state.box.tile_name(tile)})]
    palace = state.palaces[seat]
    cells = palace.fits(state.box.walls[tile])
    if cells:
        best = max(palace.place(cell, tile).hut_value(cell) for cell in cells)
        out.append(Remark("remark-hut", {"value": best, "type": state.box.types[kind]}, "gain", "ALH-15.9"))
    else:
        out.append(Remark("remark-fits-nowhere", {"tile": state.box.tile_name(tile)}, "danger", "ALH-15.12"))
    left = state.box.max_huts - huts.owned[seat] - 1
    return [*out, Remark("remark-huts-left", {"left": left, "most": state.box.max_huts}, "note", "ALH-15.5")]


def _end(state: AlhambraState, seat: int, action: Action) -> list[Remark]:
    return [Remark("remark-action-unused", {}, "loss", "ALH-3.6")]


def _reveal(state: AlhambraState, seat: int, action: Action) -> list[Remark]:
    card = state.box.bonus_ids.index(action.word(0))
    if not eligible(state, seat) >> card & 1:
        return []
    kind = kind_of(state, card)
    return [standing(state, seat, kind, counts_of(state, seat)[kind] + 1)]


_ADVISERS: Final[dict[str, Adviser]] = {
    "take": _take,
    "buy": _buy,
    "place": _place,
    "keep": _keep,
    "give": _give,
    "remove": _remove,
    "swap": _swap,
    "hut": _hut,
    "end": _end,
    "reveal": _reveal,
}
