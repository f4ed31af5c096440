"""A position of Alhambra as numbers, for networks and learning programs: only what the seat may know.

Anyone who remembers knows all hands (ALH-17.12). Others' hidden bonus cards are unknown, so only their number is given, and majorities
are estimated without them.

Only the leading opponent is described in full, in the block `rival`: so positions at any number of seats look alike, and a network learns
from all of them at once. Which tiles of the market the others could take is in the block `threat`.
"""

from __future__ import annotations

from typing import Final, final

from majlis.engine.features import Blocks, best_other, names_of, place_of, put_numbers, put_one_of, size
from majlis.games.alhambra.bonus import eligible
from majlis.games.alhambra.box import CURRENCIES, MONEY_CARDS, SLOTS, TYPES, VALUES
from majlis.games.alhambra.purse import count, total
from majlis.games.alhambra.scoring import counts_of
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
    *(("total", 1), ("counts", 6), ("reserve", 6), ("pending", 6), ("wall", 1), ("room", 1), ("money", 4)),
    *(("cards", 4), ("exact", 4), ("affordable", 4), ("missing", 4), ("fits", 4), ("gain_exact", 4)),
    *(("gain_over", 4), ("gain_near", 4), ("gain_next", 4), ("best_gains", 3), ("exchange_cards", 1), ("stone", 1)),
    *(("hidden_bonus", 1), ("my_bonus", 6), ("huts", 1), ("promised", 6), ("gain_of_one", 6), ("loss_of_one", 6)),
    *(("last_tiles", 1), ("means", 1), ("nearness", 1), ("has_turn", 1), ("decides", 1)),
]
TABLE: Final[Blocks] = [
    *(("bag", 1), ("left", 6), ("turns_left", 1), ("scored", 3), ("piles", 5), ("market", 24), ("prices", 4)),
    *(("walls", 4), ("display_total", 4), ("display_best", 4), ("display_cards", 1), ("extra", 1), ("dirk", 6)),
    *(
        ("dirk_total", 1),
        ("modules", 4),
        ("short", 1),
        ("prompt", 8),
        ("players", 5),
        ("threat", 4),
        ("threat_over", 4),
    ),
]
PROMPTS: Final = ["action", "confirm", "extra-action", "place", "reveal", "reveal-any", "vizier", "vizier-buy"]
_PLACE_OF_PROMPT: Final = {f"prompt-{name}": i for i, name in enumerate(PROMPTS)}
_PLAYER_SIZE: Final = size(PLAYER)
_TABLE_SIZE: Final = size(TABLE)
_GAINS_AT: Final = place_of(PLAYER, "gain_exact")
_PROMISED_AT: Final = place_of(PLAYER, "promised")
_THREAT_AT: Final = 2 * _PLAYER_SIZE + place_of(TABLE, "threat")
NOT_NOW: Final = 0
OVER: Final = 1
EXACT: Final = 2
"""How a player could pay for a tile of the market: not at all, with more than it costs, exactly."""


def names(state: AlhambraState) -> list[str]:
    """What the numbers are: the same for any number of seats."""
    return names_of(PLAYER, TABLE, ["me", "rival"])


def features(state: AlhambraState, seat: int) -> list[float]:
    """The numbers, as that seat knows them."""
    out = [0.0] * (_PLAYER_SIZE * 2 + _TABLE_SIZE)
    at = 2 * _PLAYER_SIZE
    left = [0] * TYPES
    for tile in state.bag:
        left[state.box.kinds[tile]] += 1
    put_numbers(out, at + 1, left, 0, TYPES)
    for tile in state.market:
        if tile != NO_TILE:
            left[state.box.kinds[tile]] += 1
    if state.steps:
        outlook = Majorities(state, left)
        rival = outlook.rival_of(seat)
        outlook.put(seat, out, _PROMISED_AT)
        outlook.put(rival, out, _PLAYER_SIZE + _PROMISED_AT)
        _put_gains(state, seat, outlook, out, 0)
        _put_gains(state, rival, outlook, out, _PLAYER_SIZE)
        _put_threats(state, seat, outlook, out)
    else:
        rival = (seat + 1) % state.seats
        for other in range(state.seats):
            if other != seat and state.total_of(other) > state.total_of(rival):
                rival = other
    _put_player(state, seat, True, out, 0)
    _put_player(state, rival, False, out, _PLAYER_SIZE)
    _put_table(state, out, at)
    return out


def _put_player(state: AlhambraState, player: int, mine: bool, out: list[float], at: int) -> None:
    box = state.box
    palace = state.palaces[player]
    out[at] = float(state.total_of(player))
    at = put_numbers(out, at + 1, counts_of(state, player), 0, TYPES)
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
    at += 24 + 16 + 3  # the gains
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


@final
class Majorities:
    """What the scoring rounds to come should bring each seat for each type, now and with one tile more."""

    def __init__(self, state: AlhambraState, left: list[int]) -> None:
        """`left` says how many tiles of each type are still to be had."""
        self.state = state
        self.left = left
        self.rows: list[list[float]] = [[] for _ in range(TYPES)]
        self.promised = [0.0] * (TYPES * state.seats)
        self.gains = [0.0] * (TYPES * state.seats)
        self._count_tiles()
        for seat in range(state.seats):
            now = self.points(seat, 0.0)
            more = self.points(seat, 1.0)
            for kind in range(TYPES):
                self.promised[seat * TYPES + kind] = now[kind]
                self.gains[seat * TYPES + kind] = more[kind] - now[kind]

    def _count_tiles(self) -> None:
        state = self.state
        box = state.box
        for rival in range(state.seats + 1 if state.has_dirk else state.seats):
            now = counts_of(state, rival)
            for kind in range(TYPES):
                self.rows[kind].append(float(now[kind]))
            if rival == state.seats:
                return
            for tile in state.reserves[rival]:
                fits = len(state.palaces[rival].fits(box.walls[tile])) > 0
                self.rows[box.kinds[tile]][rival] += RESERVED if fits else STUCK
            if state.pending and state.choice.seat == rival:
                for tile in state.pending:
                    self.rows[box.kinds[tile]][rival] += 1.0

    def points(self, seat: int, more: float) -> list[float]:
        """By type: what a seat may expect if it had that many tiles more."""
        state = self.state
        seats = state.seats
        out = [0.0] * TYPES
        in_play = float(len(state.bag) + SLOTS)
        for round in range(state.appeared + 1, ROUNDS + 1):
            tiles = tiles_until(state, round) + 1.0
            to_dirk = dirk_before(state, round) if state.has_dirk else 0.0
            for kind in range(TYPES):
                row = self.rows[kind]
                mine = row[seat] + more
                if mine < 0.0:
                    continue
                share = self.left[kind] / in_play
                places = state.box.points[round - 1][kind]
                out[kind] += majority(row, seats, seat, mine, round, share * tiles, to_dirk * share, places)
        return out

    def rival_of(self, seat: int) -> int:
        """The opponent with the best prospects."""
        worth = [0.0] * self.state.seats
        for other in range(self.state.seats):
            prospects = float(self.state.total_of(other))
            for kind in range(TYPES):
                prospects += self.promised[other * TYPES + kind]
            worth[other] = prospects
        return best_other(worth, seat)

    def put(self, seat: int, out: list[float], at: int) -> None:
        """Write what a seat may expect, with one tile more and with one less."""
        less = self.points(seat, -1.0)
        for kind in range(TYPES):
            now = self.promised[seat * TYPES + kind]
            out[at + kind] = now
            out[at + TYPES + kind] = self.gains[seat * TYPES + kind]
            if self.rows[kind][seat] >= 1.0:
                out[at + 2 * TYPES + kind] = now - less[kind]


def payable(state: AlhambraState, seat: int, slot: int, price: int) -> int:
    """How a seat could pay a price in the currency of a slot."""
    purse = state.purses[seat * CURRENCIES + slot]
    if total(purse) < price:
        return NOT_NOW
    return EXACT if sums(purse) >> price & 1 else OVER


def _put_gains(state: AlhambraState, player: int, outlook: Majorities, out: list[float], first: int) -> None:
    """What the tiles of the market would bring a player, by how it could pay for them."""
    at = first + _GAINS_AT
    best = second = exact = 0.0
    for slot in range(SLOTS):
        tile = state.market[slot]
        if tile == NO_TILE:
            continue
        price = state.box.prices[tile]
        gain = outlook.gains[player * TYPES + state.box.kinds[tile]]
        how = payable(state, player, slot, price)
        if how == EXACT:
            out[at + slot] = gain
            exact = max(exact, gain)
        elif how == OVER:
            out[at + 4 + slot] = gain
        else:
            out[at + 8 + slot] = gain / (1.0 + price - state.wealth(player, slot))
        if how != EXACT and exact_with_a_card(state, player, slot, price):
            out[at + 12 + slot] = gain
        if how != NOT_NOW:
            if gain > best:
                second = best
                best = gain
            else:
                second = max(second, gain)
    out[at + 16] = exact
    out[at + 17] = best
    out[at + 18] = second


def exact_with_a_card(state: AlhambraState, player: int, slot: int, price: int) -> bool:
    """Whether one card of the display would let the player pay the price exactly."""
    reach = sums(state.purses[player * CURRENCIES + slot])
    for card in state.display:
        if card < MONEY_CARDS and card // VALUES == slot:
            rest = price - card % VALUES - 1
            if rest >= 0 and reach >> rest & 1:
                return True
    return False


def _put_threats(state: AlhambraState, seat: int, outlook: Majorities, out: list[float]) -> None:
    """By slot: the most that its tile would bring one of the others who can pay exactly, and one who can pay at all."""
    for slot in range(SLOTS):
        tile = state.market[slot]
        if tile == NO_TILE:
            continue
        for other in range(state.seats):
            if other == seat:
                continue
            how = payable(state, other, slot, state.box.prices[tile])
            if how == NOT_NOW:
                continue
            gain = outlook.gains[other * TYPES + state.box.kinds[tile]]
            if how == EXACT:
                out[_THREAT_AT + slot] = max(out[_THREAT_AT + slot], gain)
            out[_THREAT_AT + 4 + slot] = max(out[_THREAT_AT + 4 + slot], gain)


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
        put_numbers(out, at, counts_of(state, state.seats), 0, TYPES)
        out[at + 6] = float(state.total_of(state.seats))
    at += 7
    settings = state.settings
    out[at] = 1.0 if settings.vizier else 0.0
    out[at + 1] = 1.0 if settings.exchange else 0.0
    out[at + 2] = 1.0 if settings.bonus else 0.0
    out[at + 3] = 1.0 if settings.huts else 0.0
    out[at + 4] = 1.0 if state.short else 0.0
    put_one_of(out, at + 5, _PLACE_OF_PROMPT.get(state.choice.prompt, -1) if state.steps else -1, 8)
    put_one_of(out, at + 13, state.seats - 2, 5)
