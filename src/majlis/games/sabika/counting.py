"""What effects, wishes and poems count (SAB-9.6, 9.7). What a wish pays for it (SAB-10.5) is `wish_points` in `scoring.py`."""

from __future__ import annotations

from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.words import (
    BLUE_POEM,
    BLUE_WITH_SHIP,
    BUILDING,
    CATEGORIES,
    CATEGORY,
    CATEGORY_KINDS,
    CHAIN,
    CITIES,
    CITY_WITH_SHIP,
    CONSOLIDATED,
    CONSOLIDATED_BLUE,
    CONSOLIDATED_RED,
    CRATE,
    FAVOUR_SPACE,
    LARGE_BUILDING,
    LARGE_CATEGORIES,
    LARGE_POEM,
    MOSAIC,
    POEM,
    RED_POEM,
    RED_WITH_SHIP,
    REGION_WITH_SHIP,
    SEAL,
    SMALL_BUILDING,
    SMALL_POEM,
    STORED_ITEM,
)


def count(state: SabikaState, player: int, counter: int) -> int:
    """How many a player has of the things a counter names. For Yusuf see SAB-13.21 and 13.22."""
    yusuf = player >= state.seats
    if counter <= POEM:
        return _poems(state, player, counter, yusuf)
    if counter <= BUILDING:
        return _buildings(state, player, counter)
    if counter < CATEGORY_KINDS:
        return state.category(player, counter - CATEGORY)
    if counter == CATEGORY_KINDS:
        return sum(1 for category in range(CATEGORIES) if state.category(player, category))
    if counter == MOSAIC:
        return _buildings(state, player, SMALL_BUILDING) if yusuf else state.mosaics[player]
    if counter == CRATE:
        return state.capacity[player] + state.card_capacity(player)
    if counter == STORED_ITEM:
        return state.stored(player) + state.on_card(player)
    if counter == FAVOUR_SPACE:
        return state.favour[player]
    if counter == SEAL:
        return state.seals[player]
    if counter == CHAIN:
        return chain(state, state.ships(player))
    return _cities(state, player, counter).bit_count()


def _poems(state: SabikaState, player: int, counter: int, yusuf: bool) -> int:
    """Each small poem of Yusuf counts as blue and as red (SAB-13.21)."""
    blue = state.blue[player].bit_count()
    red = blue if yusuf else state.red[player].bit_count()
    if counter == BLUE_POEM:
        return blue
    if counter == RED_POEM:
        return red
    large = state.engraved[player].bit_count()
    if counter == LARGE_POEM:
        return large
    small = blue if yusuf else blue + red
    return small if counter == SMALL_POEM else small + large


def _buildings(state: SabikaState, player: int, counter: int) -> int:
    large = 0
    small = 0
    for category in range(CATEGORIES):
        if category < LARGE_CATEGORIES:
            large += state.category(player, category)
        else:
            small += state.category(player, category)
    if counter == LARGE_BUILDING:
        return large
    return small if counter == SMALL_BUILDING else large + small


def _cities(state: SabikaState, player: int, counter: int) -> int:
    """The cities that a counter means, as a bit mask."""
    if counter == CITY_WITH_SHIP:
        return state.ships(player)
    if counter == CONSOLIDATED:
        return state.right[player]
    if counter in (CONSOLIDATED_BLUE, CONSOLIDATED_RED):
        return state.right[player] & coloured(state, counter == CONSOLIDATED_RED)
    if counter in (BLUE_WITH_SHIP, RED_WITH_SHIP):
        return state.ships(player) & coloured(state, counter == RED_WITH_SHIP)
    return state.ships(player) & state.box.region_masks[counter - REGION_WITH_SHIP]


def coloured(state: SabikaState, red: bool) -> int:
    """The cities with a red tile, or with a blue one."""
    out = 0
    for city in range(CITIES):
        if state.box.city_tiles[state.city_tiles[city]].red == red:
            out |= 1 << city
    return out


def chain(state: SabikaState, ships: int) -> int:
    """The size of the largest group of these cities connected by routes; Granada does not connect (SAB-9.7)."""
    best = 0
    left = ships
    while left:
        group = left & -left
        while True:
            wider = group
            for city in range(CITIES):
                if group >> city & 1:
                    wider |= state.box.neighbours[city] & left
            if wider == group:
                break
            group = wider
        best = max(best, group.bit_count())
        left &= ~group
    return best
