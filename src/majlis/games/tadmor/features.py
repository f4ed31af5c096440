"""A position of Tadmor as numbers, for networks and learning programs: only what the seat may know.

Upgrades and missions are not named but counted for what they do and bring: a network that could tell matches apart by them would memorise
results. Only the leading opponent is described, in the block `rival`: so positions at two, three and four seats look alike, and a network
learns from all of them at once.
"""

from __future__ import annotations

from typing import Final

from majlis.engine.features import Blocks, best_other, names_of, put_bits, put_numbers, put_one_of, size
from majlis.games.tadmor.box import (
    CAMEL,
    COLOURS,
    EFFECTS,
    FIGURES,
    KINDS,
    MISSIONS,
    REGIONS,
    RESOURCES,
    SHIP,
    STAGES,
)
from majlis.games.tadmor.round_end import limit_of
from majlis.games.tadmor.scoring import total
from majlis.games.tadmor.state import TadmorState
from majlis.games.tadmor.stores import least
from majlis.games.tadmor.stores import size as size_of
from majlis.games.tadmor.value import (
    FIGURE,
    belongings,
    best_stage,
    good_gain,
    level_worth,
    mission_worth,
    promises,
    resource_worth,
    stores,
    upgrade_worth,
)

_PLACES: Final = 43

PLAYER: Final[Blocks] = [
    *(("score", 1), ("total", 1), ("tower", 1), ("warehouse", 4), ("traded", 4), ("resources", 1), ("above_limit", 1)),
    *(("figures", 2), ("at_home", 2), ("temples", 4), ("goods", 1), ("goods_kinds", 1), ("effects", 22)),
    *(("gains_of_goods", 3), ("next_stage", 5), ("best_upgrades", 3), ("missions", 1), ("hand", 4), ("fulfilled", 1)),
    *(("open_missions", 1), ("stands", 43), ("market", 3), ("acquired", 2), ("holds_raiders", 1), ("starts", 1)),
    *(("starts_next", 1), ("has_turn", 1), ("decides", 1), ("placed_all", 1), ("tax_settled", 1), ("stores", 1)),
    *(("levels", 1), ("belongings", 1), ("growth", 1), ("promises", 1)),
]
TABLE: Final[Blocks] = [
    *(("round", 9), ("phase", 7), ("epoch", 3), ("display", 22), ("display_tiles", 1), ("stack", 3)),
    *(("temple_cards", 4), ("completed", 3), ("raided_last", 7), ("attacked", 7), ("my_raid", 7)),
    *(("window", 5), ("to_place", 1), ("window_done", 1), ("prompt", 16), ("taken", 43), ("players", 3)),
]
PROMPTS: Final = [
    *("building", "confirm", "drop", "hire", "kingdom", "kingdom-tax", "last-figure", "pick", "place", "prize"),
    *("redirect", "start-tile", "swap", "upgrade", "upgrade-end"),
]
_PLACE_OF_PROMPT: Final = {f"prompt-{name}": i for i, name in enumerate(PROMPTS)}
_PLAYER_SIZE: Final = size(PLAYER)
_TABLE_SIZE: Final = size(TABLE)


def names(state: TadmorState) -> list[str]:
    """What the numbers are: the same for any number of seats."""
    return names_of(PLAYER, TABLE, ["me", "rival"])


def features(state: TadmorState, seat: int) -> list[float]:
    """The numbers, as that seat knows them."""
    out = [0.0] * (_PLAYER_SIZE * 2 + _TABLE_SIZE)
    at = _put_player(state, seat, True, out, 0)
    at = _put_player(state, rival_of(state, seat), False, out, at)
    _put_table(state, seat, out, at)
    return out


def rival_of(state: TadmorState, seat: int) -> int:
    """The opponent with the best prospects, as far as everybody can see."""
    if state.seats == 2:
        return 1 - seat
    return best_other([0.0 if other == seat else _in_sight(state, other) for other in range(state.seats)], seat)


def _in_sight(state: TadmorState, player: int) -> float:
    """What everybody can see of a player's prospects."""
    out = float(total(state, player))
    if state.steps:
        left = state.box.rounds - state.round
        out += level_worth(state, 0) * state.tower[player] + stores(state, player, resource_worth(state, left))
        out += belongings(state, player, left) + _growth(state, player, left)
    return out


def _growth(state: TadmorState, player: int, left: int) -> float:
    """What a player's figures will still bring."""
    camels = state.figures[player * FIGURES + CAMEL]
    ships = state.figures[player * FIGURES + SHIP]
    return (FIGURE[CAMEL] * camels + FIGURE[SHIP] * ships) * left


def _put_player(state: TadmorState, player: int, mine: bool, out: list[float], at: int) -> int:
    amount = state.total(player)
    left = state.box.rounds - state.round
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
    for kind in range(KINDS):
        owned = state.goods[player * KINDS + kind]
        if owned:
            out[at] += owned
            out[at + 1] += 1.0
    at = _put_effects(state, state.upgrades[player], out, at + 2)
    for colour in range(COLOURS):
        if state.stacks[colour]:
            out[at + colour] = good_gain(state, player, state.stacks[colour][-1])
    at = put_one_of(out, at + COLOURS, best_stage(state, player, state.have(player)) + 1, STAGES + 1)
    _put_best_upgrades(state, player, left, out, at)
    at = _put_missions(state, player, mine, left, out, at + 3)
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
        worth = resource_worth(state, left)
        out[at + 7] = stores(state, player, worth)
        out[at + 8] = level_worth(state, 0) * state.tower[player]
        out[at + 9] = belongings(state, player, left)
        out[at + 10] = _growth(state, player, left)
        if mine:  # what others could fulfil depends on their hands
            out[at + 11] = promises(state, player, left, worth)
    return at + 12


def _put_effects(state: TadmorState, tiles: int, out: list[float], at: int) -> int:
    """How many of the tiles have each effect."""
    while tiles:
        low = tiles & -tiles
        out[at + state.box.upgrades[low.bit_length() - 1].effect] += 1.0
        tiles ^= low
    return at + EFFECTS


def _put_best_upgrades(state: TadmorState, player: int, left: int, out: list[float], at: int) -> None:
    """What the best three tiles of the display would bring a player."""
    found: list[float] = []
    tiles = state.display
    while tiles:
        low = tiles & -tiles
        found.append(upgrade_worth(state, player, state.box.upgrades[low.bit_length() - 1], left))
        tiles ^= low
    found.sort(reverse=True)
    for i in range(min(3, len(found))):
        out[at + i] = found[i]


def _put_missions(state: TadmorState, player: int, mine: bool, left: int, out: list[float], at: int) -> int:
    """How many missions a player holds; of one's own hand the points within reach; how many are fulfilled and how many still open."""
    hand = state.hand[player]
    out[at] = float(hand.bit_count())
    if mine and hand:
        have = state.have(player)
        for mission in range(MISSIONS):
            if hand >> mission & 1:
                card = state.box.missions[mission]
                lacking = size_of(card.cost) - size_of(least(have, card.cost))
                gain = card.pp + mission_worth(state, player, mission, left)
                out[at + 1] += gain
                out[at + 2 + min(lacking, 2)] = max(out[at + 2 + min(lacking, 2)], gain)
    open_ones = state.fulfilled[player] & ~state.returned[player]
    out[at + 5] = float(state.fulfilled[player].bit_count())
    out[at + 6] = float(open_ones.bit_count())
    return at + 7


def _put_table(state: TadmorState, seat: int, out: list[float], at: int) -> None:
    at = put_one_of(out, at, state.round - 1, 9)
    at = put_one_of(out, at, state.phase, 7)
    at = put_one_of(out, at, state.epoch, 3)
    at = _put_effects(state, state.display, out, at)
    out[at] = float(state.display.bit_count())
    for colour in range(COLOURS):
        out[at + 1 + colour] = float(len(state.stacks[colour]))
    at = put_numbers(out, at + 1 + COLOURS, state.temple_cards, 0, STAGES)
    at = put_one_of(out, at, len(state.completers), 3)
    at = put_one_of(out, at, state.slot, REGIONS)
    at = put_one_of(out, at, state.attacked, REGIONS)
    at = put_one_of(out, at, state.held if state.holder == seat else -1, REGIONS)
    at = put_one_of(out, at, state.window, 5)
    out[at] = float(state.to_place)
    out[at + 1] = 1.0 if state.done else 0.0
    at = put_one_of(out, at + 2, _PLACE_OF_PROMPT.get(state.choice.prompt, -1) if state.steps else -1, 16)
    for place in range(min(_PLACES, len(state.standing))):
        if state.standing[place]:
            out[at + place] = 1.0
    put_one_of(out, at + _PLACES, state.seats - 2, 3)
