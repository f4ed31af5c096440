"""A position of Al-Rashid as numbers, for networks and learning programs: only what the seat may know.

Only the leading opponent is described, in the block `rival`, so that a network learns from positions at any number of seats at once.
"""

from __future__ import annotations

from typing import Final

from majlis.engine.features import Blocks, best_other, names_of, place_of, put_bits, put_numbers, put_one_of, size
from majlis.games.al_rashid.box import AREAS, COURT, GOODS, LANDS, PIECES, RANKS
from majlis.games.al_rashid.mercenaries import in_hand, kind_of
from majlis.games.al_rashid.scoring import points
from majlis.games.al_rashid.state import (
    CREDIT,
    FACE_UP,
    LAND_MASK,
    LED_BY_MERCHANT,
    LED_BY_PASHA,
    SEEN_SHIFT,
    RashidState,
)
from majlis.games.al_rashid.value import GOLD, future, has_acted, in_palace

_OFFICES: Final = 32
_KINDS: Final = 6
_COLOURS: Final = 2

PLAYER: Final[Blocks] = [
    *(("points", 1), ("goods", 5), ("wealth", 1), ("tokens", 3), ("credit_worth", 1), ("family", 3), ("home", 3)),
    *(("aside", 3), ("on_board", 1), ("dominance", 13), ("pashas", 13), ("merchants", 13), ("first_in", 13)),
    *(("second_in", 13), ("third_in", 13), ("beaten_in", 13), ("offices", 32), ("twice", 32), ("used", 32)),
    *(("tiles", 2), ("hand", 6), ("tile_bonus", 1), ("may_buy", 1), ("future", 1), ("disgraced", 1)),
    *(("order", 5), ("next_order", 5), ("has_turn", 1), ("decides", 1), ("acted", 1)),
]
TABLE: Final[Blocks] = [
    *(("round", 5), ("resolved", 13), ("area", 13), ("rank", 3), ("goods", 35), ("credits", 7)),
    *(("enemies", 14), ("known_strength", 14), ("unknown_enemies", 14), ("supply", 32), ("supply_twice", 32)),
    *(("activated", 1), ("prompt", 26), ("players", 5)),
]
PROMPTS: Final = [
    *("after", "aside", "barter", "confirm", "court", "dismiss", "draw", "exchange", "fight", "generosity", "hire"),
    *("impostor", "negotiate", "operation", "pay", "place", "place-late", "raid", "resolve", "scheme", "take-goods"),
    *("trade", "transmute", "turn", "visit", "visit-favoured"),
]
_PLACE_OF_PROMPT: Final = {f"prompt-{name}": i for i, name in enumerate(PROMPTS)}
_PLAYER_SIZE: Final = size(PLAYER)
_TABLE_SIZE: Final = size(TABLE)
_RANKS_AT: Final = place_of(PLAYER, "first_in")


def names(state: RashidState) -> list[str]:
    """What the numbers are: the same for any number of seats."""
    return names_of(PLAYER, TABLE, ["me", "rival"])


def features(state: RashidState, seat: int) -> list[float]:
    """The numbers, as that seat knows them."""
    out = [0.0] * (_PLAYER_SIZE * 2 + _TABLE_SIZE)
    rival = rival_of(state, seat)
    at = _put_player(state, seat, True, out, 0)
    at = _put_player(state, rival, False, out, at)
    _put_ranks(state, seat, rival, out)
    _put_table(state, seat, out, at)
    return out


def rival_of(state: RashidState, seat: int) -> int:
    """The opponent with the best prospects, judged by what is public."""
    if state.seats == 2:
        return 1 - seat
    left = state.box.rounds - state.round
    worth = [0.0] * state.seats
    for other in range(state.seats):
        if other != seat:
            worth[other] = points(state, other) + future(state, other, left) + GOLD * state.wealth(other)
    return best_other(worth, seat)


def _put_player(state: RashidState, player: int, mine: bool, out: list[float], at: int) -> int:
    out[at] = float(points(state, player))
    at = put_numbers(out, at + 1, state.stock, player * GOODS, GOODS)
    out[at] = float(state.wealth(player))
    at = put_numbers(out, at + 1, state.tokens, player * 3, 3)
    out[at] = float(state.credit_worth(player) * state.token(player, CREDIT))
    at = put_numbers(out, at + 1, state.family, player * PIECES, PIECES)
    at = put_numbers(out, at, state.home, player * PIECES, PIECES)
    at = put_numbers(out, at, state.aside, player * PIECES, PIECES)
    out[at] = float(state.out[player])
    at += 1
    for area in range(AREAS):
        stack = state.stacks[area * state.seats + player]
        if stack:
            out[at + area] = float(state.dominance(area, player))
            if stack & LED_BY_PASHA:
                out[at + AREAS + area] = 1.0
            if stack & LED_BY_MERCHANT:
                out[at + 2 * AREAS + area] = 1.0
    at = put_bits(out, at + 7 * AREAS, state.offices[player], _OFFICES)
    at = put_bits(out, at, state.seconds[player], _OFFICES)
    at = put_bits(out, at, state.used[player], _OFFICES)
    for colour in range(_COLOURS):
        out[at + colour] = float(in_hand(state, player, colour))
    at += _COLOURS
    if mine:
        put_numbers(out, at, state.troops, player * state.box.types, _KINDS)
    at += _KINDS
    court = state.stacks[COURT * state.seats + player]
    out[at] = float(state.tile_bonus(player))
    out[at + 1] = 1.0 if in_palace(state, player) else 0.0
    out[at + 2] = future(state, player, state.box.rounds - state.round)
    out[at + 3] = 1.0 if court and not court & LED_BY_PASHA else 0.0
    at = put_one_of(out, at + 4, state.order.index(player), 5)
    at = put_one_of(out, at, state.pending.index(player) if player in state.pending else -1, 5)
    out[at] = 1.0 if state.turn == player else 0.0
    out[at + 1] = 1.0 if state.steps and state.choice.seat == player else 0.0
    out[at + 2] = 1.0 if state.area >= 0 and has_acted(state, player) else 0.0
    return at + 3


def _put_ranks(state: RashidState, seat: int, rival: int, out: list[float]) -> None:
    """Who is first, second, third or further behind in each area; other opponents show only in the ranks they leave free."""
    for area in range(AREAS):
        if state.places[area] == 0:
            continue
        ranked = state.ranked(area)
        for rank in range(len(ranked)):
            if ranked[rank] == seat:
                out[_RANKS_AT + min(rank, RANKS) * AREAS + area] = 1.0
            elif ranked[rank] == rival:
                out[_PLAYER_SIZE + _RANKS_AT + min(rank, RANKS) * AREAS + area] = 1.0


def _put_table(state: RashidState, seat: int, out: list[float], at: int) -> None:
    box = state.box
    at = put_one_of(out, at, state.round - 1, 5)
    at = put_bits(out, at, state.resolved, AREAS)
    at = put_one_of(out, at, state.area, AREAS)
    at = put_one_of(out, at, state.rank if state.area >= 0 else -1, RANKS)
    at = put_numbers(out, at, state.land_goods, 0, LANDS * GOODS)
    at = put_numbers(out, at, state.land_credits, 0, LANDS)
    for tile in state.occupiers:
        kind = kind_of(tile)
        place = at + (tile & LAND_MASK) * _COLOURS + box.tile_colours[kind]
        out[place] += 1.0
        if tile & (FACE_UP | 1 << SEEN_SHIFT + seat):
            out[place + LANDS * _COLOURS] += float(box.tile_values[kind])
        else:
            out[place + 2 * LANDS * _COLOURS] += 1.0
    at = put_bits(out, at + 3 * LANDS * _COLOURS, state.supply, _OFFICES)
    at = put_bits(out, at, state.supply_seconds, _OFFICES)
    out[at] = 1.0 if state.activated else 0.0
    at = put_one_of(out, at + 1, _PLACE_OF_PROMPT.get(state.choice.prompt, -1) if state.steps else -1, 26)
    put_one_of(out, at, state.seats - 1, 5)
