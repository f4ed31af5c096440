"""A guess at how much prestige a seat will end up with, which bots use to judge positions.

It adds up what a player at the table would: the prestige so far; what wishes, large poems and the trade card will bring for what is built
already; what tribute will cost and how much of it parias cover; and what dinars, materials, goods, poems and ships are good for as long
as there are turns to use them. In the solo mode Yusuf's prospects are subtracted: all that counts there is being ahead of him.
"""

from __future__ import annotations

from typing import Final

from majlis.games.sabika.box import Score
from majlis.games.sabika.counting import coloured
from majlis.games.sabika.scoring import leftovers, points_for, wish_points
from majlis.games.sabika.state import OVER, SabikaState
from majlis.games.sabika.words import (
    CERAMIC,
    GOODS,
    GYPSUM,
    HOUSES,
    ITEMS,
    MAJORITY,
    MARBLE,
    MATERIALS,
    WOOD,
    WORKERS,
)

LAST_ROUND: Final = 5
DINAR_AT_END: Final = 0.5
DINAR_TO_SPEND: Final = 0.4
"""What a dinar is worth on top while there are turns to spend it in."""
ENOUGH_DINARS: Final = 9
PARIA: Final = 1.0
SPARE_PARIA: Final = 0.15
SEAL: Final = 0.8
MATERIAL: Final = [1.5, 2.0, 2.8, 3.7]
"""By kind: what a material will bring when it is built or engraved, with the bonuses that come of it."""
SECOND_OF_A_KIND: Final = 0.55
"""The materials of a building must differ, so a second one of a kind has to wait."""
GOOD: Final = 2.3
RAW: Final = 1.45
CRATE: Final = 0.45
BLUE_POEM: Final = 1.1
RED_POEM: Final = 1.1
INCOME: Final = 1.0
"""What a poem or a consolidated blue city brings in each further round."""
SHIP: Final = 1.4
"""A ship on a left half: it can still be consolidated, and its city bonus gained again."""
FAVOUR: Final = 0.35
HOPE: Final = 0.5
"""By how many counted pieces a large poem or trade card may still grow in each round."""
AT_HOME: Final = 0.12
"""A worker in the workshop reaches every space free of charge."""


def value(state: SabikaState, seat: int) -> float:
    """The prestige that the seat may expect at the end of the match; alone, how much more than Yusuf."""
    out = prospects(state, seat)
    if state.yusuf is not None:
        out -= prospects(state, 1)
    return out


def prospects(state: SabikaState, player: int) -> float:
    out = float(state.prestige[player])
    if state.phase == OVER:
        return out
    rounds = LAST_ROUND - min(state.book, LAST_ROUND)
    turns = WORKERS - state.used[player].bit_count() + WORKERS * rounds
    if not state.human(player):
        return out + promised(state, player, rounds) + float(state.seals[player])
    out += promised(state, player, rounds)
    out += tribute_and_money(state, player, turns)
    if turns:
        out += stores(state, player, turns)
        out += engines(state, player, rounds, turns)
    else:
        out += float(leftovers(state, player) - state.seals[player] - state.dinars[player] // 2)
    return out


def promised(state: SabikaState, player: int, rounds: int) -> float:
    """Wishes, large poems and the trade card, for what is there already and a little of what may come."""
    out = 0.0
    track = state.box.track
    number = 0
    for space in range(1, len(track)):
        if track[space].wish:
            number += 1
            if space > state.book:
                for wish in range(number):
                    out += wish_points(state, player, state.box.wishes[state.wishes[wish]], wish)
    for poem in range(len(state.box.large_poems)):
        if state.engraved[player] >> poem & 1:
            out += expected(state, player, state.box.large_poems[poem].score, rounds)
    return out + expected(state, player, state.box.trade_cards[state.trade].score, rounds) - HOPE * rounds


def expected(state: SabikaState, player: int, score: Score, rounds: int) -> float:
    """What a score may become by the end."""
    now = float(points_for(state, player, score))
    if score.kind == MAJORITY:
        return now * (1.0 - 0.08 * rounds) + 0.8 * rounds
    if score.values:
        return now + HOPE * rounds * 1.5
    return min(float(score.most), now + HOPE * rounds * score.n * 0.5)


def tribute_and_money(state: SabikaState, player: int, turns: int) -> float:
    """Parias save prestige as long as tribute is due; dinars and seals can always pay it."""
    due = 0
    for space in range(state.book + 1, len(state.box.track)):
        due += state.box.track[space].tribute
    parias = state.parias[player]
    out = PARIA * min(parias, due) + SPARE_PARIA * max(0, parias - due) - due
    dinars = state.dinars[player]
    spend = DINAR_TO_SPEND * min(1.0, turns / 6.0)
    out += DINAR_AT_END * dinars + spend * min(dinars, ENOUGH_DINARS)
    return out + (SEAL if turns else 1.0) * state.seals[player]


def stores(state: SabikaState, player: int, turns: int) -> float:
    """Materials, goods and raw materials, as long as there are workers to use them."""
    out = 0.0
    use = min(1.0, turns / 5.0)
    first = player * ITEMS
    for kind in (GYPSUM, WOOD, MARBLE, CERAMIC):
        n = state.stock[first + kind]
        if n:
            each = max(MATERIAL[kind] * use, float(state.box.final_material[kind]))
            out += each + each * SECOND_OF_A_KIND * min(n - 1, 2)
    goods = state.goods(player)
    if goods:
        out += max(GOOD * use, float(state.box.constants.final_good)) * min(goods, 4)
        kinds = 0
        for good in range(GOODS):
            if state.stock[first + MATERIALS + good] or state.cards[player * GOODS + good]:
                kinds += 1
        out += 0.2 * kinds
    return out + RAW * use * state.raws[player].bit_count()


def engines(state: SabikaState, player: int, rounds: int, turns: int) -> float:
    """What will bring something again and again."""
    out = CRATE * min(1.0, turns / 8.0) * (state.capacity[player] - HOUSES)
    out += (BLUE_POEM * rounds + 0.3) * state.blue[player].bit_count()
    out += (RED_POEM * rounds + 0.2) * state.red[player].bit_count()
    out += INCOME * (rounds + 1) * (state.right[player] & coloured(state, False)).bit_count()
    out += SHIP * min(1.0, turns / 4.0) * state.left[player].bit_count()
    out += FAVOUR * min(1.0, turns / 4.0) * state.favour[player]
    for worker in range(WORKERS):
        if rounds and state.places[player * WORKERS + worker] < 0:
            out += AT_HOME
    return out
