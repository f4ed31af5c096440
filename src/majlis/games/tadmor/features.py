"""A position of Tadmor as numbers, for networks and learning programs: only what the seat may know."""

from __future__ import annotations

from typing import Final

from majlis.engine.features import Blocks, clockwise, names_of, put_bits, put_numbers, put_one_of, size
from majlis.games.tadmor.box import (
    COLOURS,
    FIGURES,
    KINDS,
    MISSIONS,
    REGIONS,
    RESOURCES,
    STAGES,
    UPGRADES,
)
from majlis.games.tadmor.round import limit_of
from majlis.games.tadmor.scoring import total
from majlis.games.tadmor.state import TadmorState
from majlis.games.tadmor.value import belongings, level_worth, promises, resource_worth, stores

_PLACES: Final = 43

PLAYER: Final[Blocks] = [
    *(("score", 1), ("total", 1), ("tower", 1), ("warehouse", 4), ("traded", 4), ("resources", 1), ("above_limit", 1)),
    *(("figures", 2), ("at_home", 2), ("temples", 4), ("goods", 9), ("goods_kinds", 9), ("upgrades", 48)),
    *(("missions", 1), ("hand", 26), ("fulfilled", 26), ("returned", 26), ("stands", 43), ("market", 3)),
    *(("acquired", 2), ("holds_raiders", 1), ("starts", 1), ("starts_next", 1), ("has_turn", 1), ("decides", 1)),
    *(("placed_all", 1), ("tax_settled", 1), ("stores", 1), ("levels", 1), ("belongings", 1), ("promises", 1)),
]
TABLE: Final[Blocks] = [
    *(("round", 9), ("phase", 7), ("epoch", 3), ("display", 48), ("undrawn", 48), ("top_good", 9)),
    *(("stack", 3), ("temple_cards", 4), ("completed", 3), ("raided_last", 7), ("attacked", 7), ("my_raid", 7)),
    *(("window", 5), ("to_place", 1), ("window_done", 1), ("prompt", 16)),
]
PROMPTS: Final = [
    *("building", "confirm", "drop", "hire", "kingdom", "kingdom-tax", "last-figure", "pick", "place", "prize"),
    *("redirect", "start-tile", "swap", "upgrade", "upgrade-end"),
]
_PLACE_OF_PROMPT: Final = {f"prompt-{name}": i for i, name in enumerate(PROMPTS)}
_PLAYER_SIZE: Final = size(PLAYER)
_TABLE_SIZE: Final = size(TABLE)


def names(state: TadmorState) -> list[str]:
    """What the numbers are."""
    return names_of(PLAYER, TABLE, clockwise(state.seats))


def features(state: TadmorState, seat: int) -> list[float]:
    """The numbers, as that seat knows them."""
    out = [0.0] * (_PLAYER_SIZE * state.seats + _TABLE_SIZE)
    at = 0
    for i in range(state.seats):
        at = _put_player(state, (seat + i) % state.seats, i == 0, out, at)
    _put_table(state, seat, out, at)
    return out


def _put_player(state: TadmorState, player: int, mine: bool, out: list[float], at: int) -> int:
    amount = state.total(player)
    out[at] = float(state.score(player))
    out[at + 1] = float(total(state, player))
    out[at + 2] = float(state.tower[player])
    at = put_numbers(out, at + 3, state.warehouse, player * RESOURCES, RESOURCES)
    at = put_numbers(out, at, state.traded, player * RESOURCES, RESOURCES)
    out[at] = float(amount)
    out[at + 1] = float(max(0, amount - limit_of(state, player)))
    at = put_numbers(out, at + 2, state.figures, player * FIGURES, FIGURES)
    at = put_numbers(out, at, state.supply, player * FIGURES, FIGURES)
    at = put_numbers(out, at, state.temples, player * STAGES, STAGES)
    at = put_numbers(out, at, state.goods, player * KINDS, KINDS)
    for kind in range(KINDS):
        if state.goods[player * KINDS + kind]:
            out[at + kind] = 1.0
    at = put_bits(out, at + KINDS, state.upgrades[player], UPGRADES)
    out[at] = float(state.hand[player].bit_count())
    at = put_bits(out, at + 1, state.hand[player] if mine else 0, MISSIONS)
    at = put_bits(out, at, state.fulfilled[player], MISSIONS)
    at = put_bits(out, at, state.returned[player], MISSIONS)
    at = put_bits(out, at, state.where[player], _PLACES)
    at = put_one_of(out, at, state.market(player), 3)
    at = put_numbers(out, at, state.acquired, player * 2, 2)
    out[at] = 1.0 if state.holder == player else 0.0
    out[at + 1] = 1.0 if state.start == player else 0.0
    out[at + 2] = 1.0 if state.next_start == player else 0.0
    out[at + 3] = 1.0 if state.turn == player else 0.0
    out[at + 4] = 1.0 if state.steps and state.choice.seat == player else 0.0
    out[at + 5] = float(state.out >> player & 1)
    out[at + 6] = float(state.settled >> player & 1)
    if state.steps:
        left = state.box.rounds - state.round
        worth = resource_worth(state, left)
        out[at + 7] = stores(state, player, worth)
        out[at + 8] = level_worth(state, 0) * state.tower[player]
        out[at + 9] = belongings(state, player, left)
        if mine:  # what others could fulfil depends on their hands
            out[at + 10] = promises(state, player, left, worth)
    return at + 11


def _put_table(state: TadmorState, seat: int, out: list[float], at: int) -> None:
    at = put_one_of(out, at, state.round - 1, 9)
    at = put_one_of(out, at, state.phase, 7)
    at = put_one_of(out, at, state.epoch, 3)
    at = put_bits(out, at, state.display, UPGRADES)
    at = put_bits(out, at, state.undrawn, UPGRADES)
    for colour in range(COLOURS):
        if state.stacks[colour]:
            put_one_of(out, at, state.stacks[colour][-1], KINDS)
        out[at + KINDS + colour] = float(len(state.stacks[colour]))
    at = put_numbers(out, at + KINDS + COLOURS, state.temple_cards, 0, STAGES)
    at = put_one_of(out, at, len(state.completers), 3)
    at = put_one_of(out, at, state.slot, REGIONS)
    at = put_one_of(out, at, state.attacked, REGIONS)
    at = put_one_of(out, at, state.held if state.holder == seat else -1, REGIONS)
    at = put_one_of(out, at, state.window, 5)
    out[at] = float(state.to_place)
    out[at + 1] = 1.0 if state.done else 0.0
    put_one_of(out, at + 2, _PLACE_OF_PROMPT.get(state.choice.prompt, -1) if state.steps else -1, 16)
