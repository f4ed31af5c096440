"""A position of Alhambra as numbers, for networks and learning programs: only what the seat may know.

Anyone who remembers knows all hands (ALH-17.12). Others' hidden bonus cards are unknown, so only their number is given, and majorities
are estimated without them.
"""

from __future__ import annotations

from typing import Final

from majlis.engine.features import Blocks, clockwise, names_of, place_of, put_numbers, put_one_of, size
from majlis.games.alhambra.bonus import eligible
from majlis.games.alhambra.box import CURRENCIES, MONEY_CARDS, SLOTS, TYPES, VALUES
from majlis.games.alhambra.purse import count, total
from majlis.games.alhambra.state import NO_TILE, ROUNDS, AlhambraState
from majlis.games.alhambra.value import (
    RESERVED,
    STUCK,
    dirk_before,
    last_tiles,
    majority,
    means,
    nearness,
    sums,
    tiles_until,
    turns_left,
)

PLAYER: Final[Blocks] = [
    *(
        ("total", 1),
        ("counts", 6),
        ("reserve", 6),
        ("pending", 6),
        ("wall", 1),
        ("room", 1),
        ("money", 4),
        ("cards", 4),
    ),
    *(("exact", 4), ("affordable", 4), ("missing", 4), ("fits", 4), ("gain_of_market", 4), ("exchange_cards", 1)),
    *(("stone", 1), ("hidden_bonus", 1), ("my_bonus", 6), ("huts", 1), ("promised", 6), ("gain_of_one", 6)),
    *(("loss_of_one", 6), ("last_tiles", 1), ("means", 1), ("nearness", 1), ("has_turn", 1), ("decides", 1)),
]
TABLE: Final[Blocks] = [
    *(("bag", 1), ("left", 6), ("turns_left", 1), ("scored", 3), ("piles", 5), ("market", 24), ("prices", 4)),
    *(("walls", 4), ("display_total", 4), ("display_best", 4), ("display_cards", 1), ("extra", 1), ("dirk", 6)),
    *(("dirk_total", 1), ("modules", 4), ("short", 1), ("prompt", 8)),
]
PROMPTS: Final = ["action", "confirm", "extra-action", "place", "reveal", "reveal-any", "vizier", "vizier-buy"]
_PLACE_OF_PROMPT: Final = {f"prompt-{name}": i for i, name in enumerate(PROMPTS)}
_PLAYER_SIZE: Final = size(PLAYER)
_TABLE_SIZE: Final = size(TABLE)
_PROMISED_AT: Final = place_of(PLAYER, "promised")
_GAIN_OF_MARKET_AT: Final = place_of(PLAYER, "gain_of_market")


def names(state: AlhambraState) -> list[str]:
    """What the numbers are."""
    return names_of(PLAYER, TABLE, clockwise(state.seats))


def features(state: AlhambraState, seat: int) -> list[float]:
    """The numbers, as that seat knows them."""
    out = [0.0] * (_PLAYER_SIZE * state.seats + _TABLE_SIZE)
    at = 0
    for i in range(state.seats):
        at = _put_player(state, (seat + i) % state.seats, i == 0, out, at)
    left = [0] * TYPES
    for tile in state.bag:
        left[state.box.kinds[tile]] += 1
    put_numbers(out, at + 1, left, 0, TYPES)
    for tile in state.market:
        if tile != NO_TILE:
            left[state.box.kinds[tile]] += 1
    if state.steps:
        _put_majorities(state, seat, left, out)
    _put_table(state, out, at)
    return out


def _put_player(state: AlhambraState, player: int, mine: bool, out: list[float], at: int) -> int:
    box = state.box
    palace = state.palaces[player]
    out[at] = float(state.total_of(player))
    at = put_numbers(out, at + 1, state.counts(player), 0, TYPES)
    for tile in state.reserves[player]:
        out[at + box.kinds[tile]] += 1.0
    at += TYPES
    if state.pending and state.steps and state.choice.seat == player:
        for tile in state.pending:
            out[at + box.kinds[tile]] += 1.0
    at += TYPES
    out[at] = float(palace.longest_wall())
    out[at + 1] = float(min(12, len(palace.fits(0))))
    at += 2
    for currency in range(CURRENCIES):
        purse = state.purses[player * CURRENCIES + currency]
        worth = total(purse)
        out[at + currency] = float(worth)
        out[at + 4 + currency] = float(count(purse))
        tile = state.market[currency]
        if tile == NO_TILE:
            continue
        price = box.prices[tile]
        if worth < price:
            out[at + 16 + currency] = float(price - worth)
        elif sums(purse) >> price & 1:
            out[at + 8 + currency] = 1.0
        else:
            out[at + 12 + currency] = 1.0
        if palace.fits(box.walls[tile]):
            out[at + 20 + currency] = 1.0
    at += 28  # gain_of_market follows with the majorities
    out[at] = float(state.exchange[player].bit_count())
    out[at + 1] = 1.0 if state.vizier is not None and state.vizier.is_active(player) else 0.0
    if state.bonus is not None:
        out[at + 2] = float(state.bonus.hidden[player].bit_count())
        if mine and state.bonus.hidden[player]:
            cards = eligible(state, player)
            for card in range(len(box.bonus_tiles)):
                if cards >> card & 1:
                    out[at + 3 + box.kinds[box.bonus_tiles[card]]] += 1.0
    at += 9
    out[at] = float(state.huts.owned[player]) if state.huts is not None else 0.0
    at += 19  # the majorities
    if state.steps:
        out[at] = last_tiles(state, player)
        out[at + 1] = means(state, player)
        out[at + 2] = nearness(state, player)
    out[at + 3] = 1.0 if state.turn == player else 0.0
    out[at + 4] = 1.0 if state.steps and state.choice.seat == player else 0.0
    return at + 5


def _put_majorities(state: AlhambraState, viewer: int, left: list[int], out: list[float]) -> None:
    """By player and type: what the scoring rounds to come should bring, with one tile more and with one less."""
    box = state.box
    seats = state.seats
    rivals = seats + 1 if state.has_dirk else seats
    rows: list[list[float]] = [[] for _ in range(TYPES)]
    for rival in range(rivals):
        now = state.counts(rival)
        for kind in range(TYPES):
            rows[kind].append(float(now[kind]))
        if rival < seats:
            for tile in state.reserves[rival]:
                rows[box.kinds[tile]][rival] += RESERVED if state.palaces[rival].fits(box.walls[tile]) else STUCK
            if state.pending and state.choice.seat == rival:
                for tile in state.pending:
                    rows[box.kinds[tile]][rival] += 1.0
    in_play = float(len(state.bag) + SLOTS)
    for round in range(state.appeared + 1, ROUNDS + 1):
        tiles = tiles_until(state, round) + 1.0
        to_dirk = dirk_before(state, round) if state.has_dirk else 0.0
        for kind in range(TYPES):
            share = left[kind] / in_play
            row = rows[kind]
            places = box.points[round - 1][kind]
            for seat in range(seats):
                at = (seat - viewer + seats) % seats * _PLAYER_SIZE + _PROMISED_AT + kind
                mine = row[seat]
                now_won = majority(row, seats, seat, mine, round, share * tiles, to_dirk * share, places)
                out[at] += now_won
                more = majority(row, seats, seat, mine + 1.0, round, share * tiles, to_dirk * share, places)
                out[at + 6] += more - now_won
                if mine >= 1.0:
                    less = majority(row, seats, seat, mine - 1.0, round, share * tiles, to_dirk * share, places)
                    out[at + 12] += now_won - less
    for seat in range(seats):
        first = (seat - viewer + seats) % seats * _PLAYER_SIZE
        for slot in range(SLOTS):
            tile = state.market[slot]
            if tile != NO_TILE and state.wealth(seat, slot) >= box.prices[tile]:
                out[first + _GAIN_OF_MARKET_AT + slot] = out[first + _PROMISED_AT + 6 + box.kinds[tile]]


def _put_table(state: AlhambraState, out: list[float], at: int) -> None:
    box = state.box
    out[at] = float(len(state.bag))
    out[at + 7] = turns_left(state)
    at = put_one_of(out, at + 8, state.appeared, 3)
    at = put_numbers(out, at, state.piles, 0, 5)
    for slot in range(SLOTS):
        tile = state.market[slot]
        if tile != NO_TILE:
            out[at + slot * TYPES + box.kinds[tile]] = 1.0
            out[at + 24 + slot] = float(box.prices[tile])
            out[at + 28 + slot] = float(box.walls[tile].bit_count())
    at += 32
    for card in state.display:
        if card < MONEY_CARDS:
            currency = card // VALUES
            value = float(card % VALUES + 1)
            out[at + currency] += value
            out[at + 4 + currency] = max(out[at + 4 + currency], value)
    out[at + 8] = float(len(state.display))
    out[at + 9] = 1.0 if state.extra else 0.0
    at += 10
    if state.has_dirk:
        put_numbers(out, at, state.counts(state.seats), 0, TYPES)
        out[at + 6] = float(state.total_of(state.seats))
    at += 7
    settings = state.settings
    out[at] = 1.0 if settings.vizier else 0.0
    out[at + 1] = 1.0 if settings.exchange else 0.0
    out[at + 2] = 1.0 if settings.bonus else 0.0
    out[at + 3] = 1.0 if settings.huts else 0.0
    out[at + 4] = 1.0 if state.short else 0.0
    put_one_of(out, at + 5, _PLACE_OF_PROMPT.get(state.choice.prompt, -1) if state.steps else -1, 8)
