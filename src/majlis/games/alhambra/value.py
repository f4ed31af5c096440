"""A guess at how many points a seat will end up with, which bots use to judge positions.

It adds up what a player at the table would: the points so far; in each scoring round to come the chance to be first, second or third in
every type; the wall; and the means to continue (room to build, money, the next turn, a stone, cards), which are worth less the fewer tiles
are left. Only what everybody may know is used: how many cards lie in each pile of the deck, never where a scoring card lies. (Others'
hidden bonus cards are used too: bots look at imagined positions, in which these are a guess.)

The numbers were found by letting players with slightly different ones play some thousand matches.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from majlis.games.alhambra.bonus import eligible
from majlis.games.alhambra.box import CURRENCIES, SLOTS, TYPES
from majlis.games.alhambra.purse import count, total
from majlis.games.alhambra.scoring import counts_of
from majlis.games.alhambra.state import NO_TILE, ROUNDS, AlhambraState

PACE: Final = 0.45
"""Tiles that are bought for each card that is drawn."""
TURNS_PER_TILE: Final = 1.35

SPREAD: Final = 0.2
SPREAD_GROWTH: Final = 0.42
"""How uncertain a majority is: at once, and with the tiles of the type that are still to come."""

RESERVED: Final = 0.32
"""What a tile in the reserve counts, as a share of one in the Alhambra: building it takes an action."""
STUCK: Final = 0.2
"""The same if it fits nowhere at present."""
PENDING: Final = 0.95
PENDING_HUT: Final = 1.6
HIDDEN_BONUS: Final = 0.9

ACTION: Final = 3.8
"""Points that an action brings, as long as there is time to make use of it."""
SOON_OVER: Final = 3.0
"""With fewer turns left than this, means lose their worth bit by bit."""
ROOM: Final = 0.33
ENOUGH_ROOM: Final = 7
MONEY: Final = 0.5
MUCH_MONEY: Final = 0.2
ENOUGH_MONEY: Final = 11
CARD: Final = 0.28
EXACT: Final = 1.4
AFFORDABLE: Final = 0.35
STONE: Final = 1.2
EXCHANGE_CARD: Final = 1.0
LAST_TILE: Final = 3.0
LAST_TURNS: Final = 2.0

PILE_OF_CARD: Final = [0, 3, 1]
"""By round, the place in `piles` of the pile with its scoring card: the second from above and the second from below (ALH-2.8)."""


def values(state: AlhambraState) -> list[float]:
    """By seat: the points that it may expect at the end of the match."""
    seats = state.seats
    out = [float(state.total_of(seat)) for seat in range(seats)]
    if not state.steps:
        return out
    add_majorities(state, out)
    time = turns_left(state)
    usable = min(1.0, time / SOON_OVER)
    action = ACTION * min(1.0, time)
    last = LAST_TILE * (1.0 - time / LAST_TURNS) if time < LAST_TURNS else 0.0
    wall = state.box.wall_points * (ROUNDS - state.appeared)
    for seat in range(seats):
        palace = state.palaces[seat]
        points = float(palace.longest_wall() * wall)
        points += usable * (means(state, seat) + ROOM * min(len(palace.fits(0)), ENOUGH_ROOM))
        points += action * nearness(state, seat)
        if last > 0.0:
            points += last * last_tiles(state, seat)
        out[seat] += points
    return out


def turns_left(state: AlhambraState) -> float:
    """About how many turns each player still has."""
    tiles = float(len(state.bag))
    if state.has_dirk:
        tiles -= dirk_before(state, ROUNDS)
    return max(0.0, tiles) * TURNS_PER_TILE / state.seats


def tiles_until(state: AlhambraState, round: int) -> float:
    """About how many tiles will be bought before that scoring round."""
    bag = float(len(state.bag))
    if round == ROUNDS:
        return bag
    pile = PILE_OF_CARD[round]
    cards = 0.0
    for i in range(pile, len(state.piles)):
        cards += 0.5 * state.piles[i] if i == pile else float(state.piles[i])
    return min(bag, cards * PACE)


def dirk_before(state: AlhambraState, round: int) -> float:
    """How many tiles Dirk will draw before that round (ALH-11.5)."""
    drawn = 0.0
    if state.appeared < 1 and round > 1:
        drawn += state.box.dirk_first
    if state.appeared < 2 and round > 2:
        drawn += max(0.0, len(state.bag) - tiles_until(state, 2) - drawn) / state.box.dirk_part
    return drawn


def add_majorities(state: AlhambraState, out: list[float]) -> None:
    """Add to each seat's points what the scoring rounds to come should bring it for the six types (ALH-9.4 to 9.6)."""
    box = state.box
    seats = state.seats
    has_dirk = state.has_dirk
    counts: list[list[float]] = [[] for _ in range(TYPES)]
    for rival in range(seats + 1 if has_dirk else seats):
        add_counts(state, rival, counts)
    left = [0] * TYPES
    for tile in state.bag:
        left[box.kinds[tile]] += 1
    for tile in state.market:
        if tile != NO_TILE:
            left[box.kinds[tile]] += 1
    in_play = float(len(state.bag) + SLOTS)
    for round in range(state.appeared + 1, ROUNDS + 1):
        tiles = tiles_until(state, round) + 1.0
        to_dirk = dirk_before(state, round) if has_dirk else 0.0
        for kind in range(TYPES):
            share = left[kind] / in_play
            row = counts[kind]
            for seat in range(seats):
                out[seat] += majority(
                    row, seats, seat, row[seat], round, share * tiles, to_dirk * share, box.points[round - 1][kind]
                )


def majority(
    row: list[float],
    seats: int,
    seat: int,
    mine: float,
    round: int,
    coming: float,
    to_dirk: float,
    places: list[int],
) -> float:
    """What a scoring round should bring a seat for a type of which it has `mine` and the others what stands in the row.

    `coming` says how many tiles of the type will come until then, `to_dirk` how many of them to Dirk, who stands after the last seat.
    """
    certainty = 1.0 / (SPREAD + SPREAD_GROWTH * sqrt(coming))
    none_ahead = 1.0  # the chances that no rival, just one, just two will have more
    one_ahead = 0.0
    two_ahead = 0.0
    if len(row) > seats:
        one_ahead = 1.0 / (1.0 + exp((mine - row[seats] - to_dirk) * certainty))
        none_ahead = 1.0 - one_ahead
    for rival in range(seats):
        if rival != seat:
            ahead = 1.0 / (1.0 + exp((mine - row[rival]) * certainty))
            behind = 1.0 - ahead
            two_ahead = two_ahead * behind + one_ahead * ahead
            one_ahead = one_ahead * behind + none_ahead * ahead
            none_ahead *= behind
    won = none_ahead * places[0]
    if round > 1:
        won += one_ahead * places[1]
    if round > 2:
        won += two_ahead * places[2]
    if mine < 1.0:
        won *= mine + (1.0 - mine) * (1.0 - exp(-coming / seats))
    return won


def add_counts(state: AlhambraState, seat: int, counts: list[list[float]]) -> None:
    """To the list of each type: what a seat has that counts now (ALH-9.2), and a part of what may count soon."""
    at = len(counts[0])
    now = counts_of(state, seat)
    for kind in range(TYPES):
        counts[kind].append(float(now[kind]))
    if seat == state.seats:
        return
    box = state.box
    for tile in state.reserves[seat]:
        counts[box.kinds[tile]][at] += RESERVED if state.palaces[seat].fits(box.walls[tile]) else STUCK
    if state.pending and state.choice.seat == seat:
        for tile in state.pending:
            counts[box.kinds[tile]][at] += PENDING_HUT if state.is_hut(tile) else PENDING
    if state.bonus is not None and state.bonus.hidden[seat]:
        cards = eligible(state, seat)
        for card in range(len(box.bonus_tiles)):
            if cards >> card & 1:
                counts[box.kinds[box.bonus_tiles[card]]][at] += HIDDEN_BONUS


def means(state: AlhambraState, seat: int) -> float:
    """Money in hand, a stone and cards that will help to buy, in points."""
    out = 0.0
    for currency in range(CURRENCIES):
        purse = state.purses[seat * CURRENCIES + currency]
        if purse == 0:
            continue
        worth = total(purse)
        out += MONEY * min(worth, ENOUGH_MONEY) + MUCH_MONEY * max(0, worth - ENOUGH_MONEY) + CARD * count(purse)
        tile = state.market[currency]
        if tile != NO_TILE:
            price = state.box.prices[tile]
            if worth >= price:
                out += EXACT if sums(purse) >> price & 1 else AFFORDABLE
    if state.vizier is not None and state.vizier.is_active(seat):
        out += STONE
    return out + EXCHANGE_CARD * state.exchange[seat].bit_count()


def sums(purse: int) -> int:
    """Which sums can be paid exactly, as a bit mask."""
    out = 1
    value = 1
    while purse:
        for _ in range(purse & 3):
            out |= out << value
        purse >>= 2
        value += 1
    return out


def last_tiles(state: AlhambraState, seat: int) -> float:
    """How many of the last tiles the seat may expect: each goes to the richest in its currency (ALH-10.3)."""
    out = 0.0
    for currency in range(CURRENCIES):
        mine = state.wealth(seat, currency)
        most = 0
        for other in range(state.seats):
            if other != seat:
                most = max(most, state.wealth(other, currency))
        out += 1.0 / (1.0 + exp((most - mine) / 2.0))
    return out


def nearness(state: AlhambraState, seat: int) -> float:
    """1 for the seat that is next to act, and less the more turns of others come before."""
    top = state.steps[-1]
    turn = state.turn
    wait = (seat - turn + state.seats) % state.seats
    if top is not state.course.first[turn] and top is not state.course.more[turn]:  # the turn's actions are done
        wait = (wait - 1 + state.seats) % state.seats
    return 1.0 - wait / state.seats
