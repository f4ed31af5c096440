"""A position of Sabika as numbers, for networks and learning programs: only what the seat may know.

Cards and tiles that stay out for a whole match are not named but counted for what they bring: a network that could tell matches apart by
them would memorise results.

Only the leading opponent is described, in the block `rival`: so positions at two, three and four seats look alike, and a network learns
from all of them at once. In the solo mode Yusuf is the rival.
"""

from __future__ import annotations

from typing import Final

from majlis.engine.features import Blocks, best_other, names_of, put_bits, put_numbers, put_one_of, size
from majlis.games.sabika.counting import coloured
from majlis.games.sabika.scoring import points_for, wish_points
from majlis.games.sabika.state import OVER, SabikaState
from majlis.games.sabika.value import LAST_ROUND, engines, promised, prospects, stores, tribute_and_money
from majlis.games.sabika.words import CATEGORIES, GOODS, ITEMS, RING_FIRST, RING_OF_WORKER, RING_SIZES, WORKERS

PLAYER: Final[Blocks] = [
    *(("prestige", 1), ("dinars", 1), ("parias", 1), ("seals", 1), ("favour", 1), ("mosaics", 1)),
    *(("stock", 7), ("stock_at_all", 7), ("card_goods", 3), ("free_crates", 1), ("crates", 1), ("raws", 3)),
    *(("builder_1_at", 9), ("builder_2_at", 9), ("merchant_at", 7), ("poet_at", 7), ("resting", 4)),
    *(("categories", 6), ("large_buildings", 1), ("small_buildings", 1), ("first_on_parias", 1)),
    *(("blue_poems", 23), ("red_poems", 1), ("large_poems", 1), ("ships_blue", 1), ("ships_red", 1)),
    *(("consolidated_blue", 1), ("consolidated_red", 1), ("ships_by_region", 3), ("wishes", 3), ("trade_card", 1)),
    *(("promised", 1), ("money", 1), ("stores", 1), ("engines", 1), ("turns_left", 1)),
    *(("starts", 1), ("has_turn", 1), ("decides", 1)),
]
TABLE: Final[Blocks] = [
    *(("book", 7), ("turns", 1), ("phase", 4), ("slots", 30), ("crowd", 20), ("large_buildings", 1)),
    *(
        ("categories_open", 6),
        ("city_seals", 1),
        ("bag", 3),
        ("tile_crates", 4),
        ("expert", 1),
        ("prompt", 34),
        ("players", 4),
    ),
]
PROMPTS: Final = [
    *("actions", "bonus-action", "build", "building-bonus", "choose", "city-bonus", "confirm", "consolidate"),
    *("engrave", "export", "favour", "good", "keep", "lay", "market", "materials", "order", "pay", "process"),
    *("produce", "raw", "reactivate", "red-city", "room", "sail", "split", "start-player", "store", "storehouse"),
    *("surcharge", "tribute", "turn", "yusuf-city"),
]
_PLACE_OF_PROMPT: Final = {f"prompt-{name}": i for i, name in enumerate(PROMPTS)}
_PLAYER_SIZE: Final = size(PLAYER)
_TABLE_SIZE: Final = size(TABLE)


def names(state: SabikaState) -> list[str]:
    """What the numbers are: the same for any number of seats."""
    return names_of(PLAYER, TABLE, ["me", "rival"])


def features(state: SabikaState, seat: int) -> list[float]:
    """The numbers, as that seat knows them."""
    out = [0.0] * (_PLAYER_SIZE * 2 + _TABLE_SIZE)
    at = _put_player(state, seat, out, 0)
    at = _put_player(state, rival_of(state, seat), out, at)
    _put_table(state, out, at)
    return out


def rival_of(state: SabikaState, seat: int) -> int:
    """The opponent with the best prospects."""
    if state.players <= 2:
        return (seat + 1) % state.players
    return best_other([0.0 if other == seat else prospects(state, other) for other in range(state.players)], seat)


def _put_player(state: SabikaState, player: int, out: list[float], at: int) -> int:
    out[at] = float(state.prestige[player])
    out[at + 1] = float(state.dinars[player])
    out[at + 2] = float(state.parias[player])
    out[at + 3] = float(state.seals[player])
    out[at + 4] = float(state.favour[player])
    out[at + 5] = float(state.mosaics[player])
    at = put_numbers(out, at + 6, state.stock, player * ITEMS, ITEMS)
    for item in range(ITEMS):
        if state.stock[player * ITEMS + item]:
            out[at + item] = 1.0
    at = put_numbers(out, at + ITEMS, state.cards, player * GOODS, GOODS)
    out[at] = float(state.free(player))
    out[at + 1] = float(state.capacity[player])
    at = put_bits(out, at + 2, state.raws[player], 3)
    for worker in range(WORKERS):
        ring = RING_OF_WORKER[worker]
        place = state.places[player * WORKERS + worker]
        at = put_one_of(out, at, 0 if place < 0 else place - RING_FIRST[ring] + 1, RING_SIZES[ring] + 1)
    at = put_bits(out, at, state.used[player], WORKERS)
    at = put_numbers(out, at, state.categories, player * CATEGORIES, CATEGORIES)
    out[at] = float(state.built[player].bit_count())
    out[at + 1] = float(len(state.rows[player]) - 1)
    out[at + 2] = 1.0 if state.leaders()[0] == player else 0.0
    at = put_bits(out, at + 3, state.blue[player], 23)
    out[at] = float(state.red[player].bit_count())
    out[at + 1] = float(state.engraved[player].bit_count())
    blue = coloured(state, False)
    ships = state.ships(player)
    out[at + 2] = float((ships & blue).bit_count())
    out[at + 3] = float((ships & ~blue).bit_count())
    out[at + 4] = float((state.right[player] & blue).bit_count())
    out[at + 5] = float((state.right[player] & ~blue).bit_count())
    for region in range(3):
        out[at + 6 + region] = float((ships & state.box.region_masks[region]).bit_count())
    for wish in range(3):
        out[at + 9 + wish] = float(wish_points(state, player, state.box.wishes[state.wishes[wish]], wish))
    out[at + 12] = float(points_for(state, player, state.box.trade_cards[state.trade].score))
    at += 13
    rounds = LAST_ROUND - min(state.book, LAST_ROUND)
    turns = WORKERS - state.used[player].bit_count() + WORKERS * rounds
    if state.phase != OVER:
        out[at] = promised(state, player, rounds)
        if state.human(player):
            out[at + 1] = tribute_and_money(state, player, turns)
            out[at + 2] = stores(state, player, turns)
            out[at + 3] = engines(state, player, rounds, turns)
    out[at + 4] = float(turns)
    out[at + 5] = 1.0 if state.start == player else 0.0
    out[at + 6] = 1.0 if state.turn == player else 0.0
    out[at + 7] = 1.0 if state.steps and state.choice.seat == player else 0.0
    return at + 8


def _put_table(state: SabikaState, out: list[float], at: int) -> None:
    box = state.box
    at = put_one_of(out, at, state.book, 7)
    out[at] = float(state.turns)
    at = put_one_of(out, at + 1, state.phase, 4)
    for slot in range(10):
        at = put_one_of(out, at, state.tokens[slot], 3)
    at = put_numbers(out, at, state.crowd, 0, 20)
    out[at] = float(state.large.bit_count())
    at += 1
    for number in state.small_open:
        if number:
            out[at + box.small[number].category] += 1.0
    out[at + CATEGORIES] = float(state.city_seals.bit_count())
    at = put_numbers(out, at + CATEGORIES + 1, state.bag, 0, 3)
    for place in range(4):
        out[at + place] = float(box.tile_crates[state.displays[place]])
    out[at + 4] = 1.0 if state.settings.expert else 0.0
    at = put_one_of(out, at + 5, _PLACE_OF_PROMPT.get(state.choice.prompt, -1) if state.steps else -1, 34)
    put_one_of(out, at, state.seats - 1, 4)
