"""Chapter 6: exporting goods along the routes (SAB-6.1 to 6.3; the rest is in `cities.py`), and the ship of small poem 14 (SAB-7.13)."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS, Menu, Routine
from majlis.games.sabika.box import Effect, EffectStep
from majlis.games.sabika.effects import Deed, Head, carry_out, enter_deed, enter_head
from majlis.games.sabika.offering import ask
from majlis.games.sabika.parts import GOOD_SETS, PORT, SHIPPED
from majlis.games.sabika.payment import pay
from majlis.games.sabika.reasons import not_in_store
from majlis.games.sabika.state import ALL_CITIES, SabikaState
from majlis.games.sabika.storing import item_count, item_number, remove_item
from majlis.games.sabika.verbs import EXPORT, SAIL
from majlis.games.sabika.words import (
    CITIES,
    EXPORT_PARIA,
    EXPORT_PARIA_MORE,
    EXPORT_PRESTIGE,
    FROM_EXPORTS,
    GOODS,
    GRANADA,
    IMPOSSIBLE,
    ITEMS,
    MATERIALS,
    MOST_PLAYERS,
    PLACE_SHIP,
    ROUTE_COST,
    ROUTE_TOTAL,
)
from majlis.games.sabika.words import EXPORT as EXPORT_DEED

PLACES: Final = CITIES + 1
MOST_SURCHARGE: Final = 3
"""Ways are worked out for a surcharge of up to this much on every route (event 9)."""
STORES: Final = 2 * GOODS
"""Goods are chosen by kind and store: 0-2 from the storehouses, 3-5 from poem 16. A code has two bits for each."""


def price_of(state: SabikaState, player: int, city: int) -> int:
    """The cheapest way to a city from Granada or from any city with a ship (SAB-6.1, R-27)."""
    far = state.box.distances[min(max(state.modifier(player, ROUTE_COST), 0), MOST_SURCHARGE)]
    row = city * PLACES
    best = far[row + GRANADA]
    ships = state.ships(player)
    if ships:
        for other in range(CITIES):
            if ships >> other & 1 and far[row + other] < best:
                best = far[row + other]
    return max(0, best + state.modifier(player, ROUTE_TOTAL))


def way_to(state: SabikaState, player: int, city: int) -> list[str]:
    """The places on that cheapest way, from its start."""
    box = state.box
    more = min(max(state.modifier(player, ROUTE_COST), 0), MOST_SURCHARGE)
    ships = state.ships(player)
    begins = [GRANADA, *[other for other in range(CITIES) if ships >> other & 1]]
    end = min(begins, key=lambda place: box.distance(city, place, more))
    way = [city]
    while way[-1] != end:
        far = box.distance(way[-1], end, more)
        for a, b, cost in box.routes:
            other = b if a == way[-1] else a if b == way[-1] else -1
            if other >= 0 and cost + more + box.distance(other, end, more) == far:
                way.append(other)
                break
    return [box.cities[place] for place in reversed(way)]


def open_cities(state: SabikaState, player: int) -> int:
    """Cities without a ship of the player."""
    return ALL_CITIES & ~state.ships(player)


def good_item(store: int) -> int:
    """The item that a choice of good and store means."""
    return MATERIALS + store if store < GOODS else ITEMS + store - GOODS


def good_choices(state: SabikaState, player: int, most: int) -> list[int]:
    """One good, or two, with the stores they come from."""
    out: list[int] = []
    for first in range(STORES):
        have = item_count(state, player, good_item(first))
        if not have:
            continue
        out.append(1 << 2 * first)
        if most < 2:
            continue
        if have > 1:
            out.append(2 << 2 * first)
        for second in range(first + 1, STORES):
            if item_count(state, player, good_item(second)):
                out.append(1 << 2 * first | 1 << 2 * second)
    return out


def delivered(state: SabikaState, player: int, city: int, good: int) -> tuple[int, int]:
    """The prestige and the parias that one good brings in a city, more of both where it is in demand (SAB-6.1)."""
    prestige = state.modifier(player, EXPORT_PRESTIGE)
    parias = state.modifier(player, EXPORT_PARIA) + state.modifier(player, EXPORT_PARIA_MORE)
    if state.box.city_tiles[state.city_tiles[city]].demand >> good & 1:
        constants = state.box.constants
        return prestige + constants.demand_prestige, parias + constants.demand_paria
    return prestige, parias


def cargo(state: SabikaState, player: int, city: int, vector: int) -> tuple[int, int]:
    """The prestige and the parias that all these goods bring there."""
    prestige = 0
    parias = 0
    for store in range(STORES):
        n = vector >> 2 * store & 3
        if n:
            points, marks = delivered(state, player, city, store % GOODS)
            prestige += n * points
            parias += n * marks
    return prestige, parias


def deliver(state: SabikaState, player: int, city: int, vector: int) -> None:
    """The goods go to the discard pile for prestige and parias (SAB-6.1)."""
    prestige, parias = cargo(state, player, city, vector)
    for store in range(STORES):
        for _ in range(vector >> 2 * store & 3):
            remove_item(state, player, good_item(store))
    state.gain_prestige(player, prestige, FROM_EXPORTS, "SAB-6.1")
    state.gain_parias(player, parias, "SAB-6.1")


@final
class Export(Deed):
    """Send a ship to a city with one or two goods."""

    def need(self, state: SabikaState, player: int, display: int) -> int:
        if not state.goods(player):
            return IMPOSSIBLE
        best = IMPOSSIBLE
        cities = open_cities(state, player)
        for city in range(CITIES):
            if cities >> city & 1:
                best = min(best, price_of(state, player, city))
        return best

    def begin(self, state: SabikaState, player: int, display: int, bonus: bool) -> None:
        ask(state, MENUS[player])


@final
class ExportTo(Listed[SabikaState]):
    """A city that can be paid for, and the goods. Codes: the goods, then the city."""

    def __init__(self) -> None:
        super().__init__(EXPORT, PORT, SHIPPED)

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        purse = state.purse(seat)
        goods = good_choices(state, seat, state.box.constants.export_most)
        cities = open_cities(state, seat)
        for city in range(CITIES):
            if cities >> city & 1 and price_of(state, seat, city) <= purse:
                for vector in goods:
                    out.append((PORT.put(city) | vector) << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        city = PORT.of(code)
        if state.log is not None:
            facts: Facts = {"city": state.box.cities[city], "goods": GOOD_SETS.words(state, SHIPPED.of(code))}
            state.say("event-export", "SAB-6.1", seat, facts)
        state.steps.append(Arrival(seat, code))
        pay(state, seat, price_of(state, seat, city))

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        refusal = city_refusal(state, seat, action.word(0), "SAB-6.2")
        if refusal is not None:
            return refusal
        price = price_of(state, seat, state.box.city_numbers[action.word(0)])
        if price > state.purse(seat):
            facts: Facts = {"city": action.word(0), "price": price, "have": state.purse(seat)}
            return Refusal("refused-way-too-dear", "SAB-6.1", facts)
        return goods_refusal(state, seat, action.words(1), 1, state.box.constants.export_most, "SAB-6.1")

    def tries(self, state: SabikaState, seat: int) -> list[Action]:
        return [EXPORT(city) for city in state.box.cities[:CITIES]]


def city_refusal(state: SabikaState, seat: int, word: str, rule: str) -> Refusal | None:
    """Why a ship cannot go to a city."""
    city = state.box.city_numbers[word]
    if state.ships(seat) >> city & 1:
        return Refusal("refused-ship-there", rule, {"city": word})
    return None


def goods_refusal(state: SabikaState, seat: int, words: tuple[str, ...], least: int, most: int, rule: str) -> Refusal:
    """Why these goods cannot be exported."""
    for word in words:
        item = item_number(word)
        if words.count(word) > item_count(state, seat, item):
            return not_in_store(state, seat, item, words.count(word))
    return Refusal("refused-goods-count", rule, {"least": least, "most": most, "chosen": len(words)})


@final
class Arrival(Routine[SabikaState]):
    """The way is paid: the ship arrives, takes the seal, delivers, and the city gives its bonus."""

    def __init__(self, player: int, code: int) -> None:
        super().__init__()
        self.player = player
        self.code = code

    def run(self, state: SabikaState) -> None:
        player, city = self.player, PORT.of(self.code)
        state.left[player] |= 1 << city
        take_seal(state, player, city)
        deliver(state, player, city, SHIPPED.of(self.code))
        carry_out(state, player, state.box.city_tiles[state.city_tiles[city]].bonus)


def take_seal(state: SabikaState, player: int, city: int) -> None:
    """The first to export there takes the seal (SAB-6.1)."""
    if state.city_seals >> city & 1:
        state.city_seals &= ~(1 << city)
        state.seals[player] += 1
        if state.log is not None and state.human(player):
            state.say("event-seal", "SAB-6.1", player, {"city": state.box.cities[city]})


# small poem 14


@final
class PlaceShip(Head):
    """A ship to any city without one, free of charge; no seal, no city bonus (SAB-7.13)."""

    def possible(self, state: SabikaState, player: int, step: EffectStep) -> bool:
        return open_cities(state, player) != 0

    def why(self, state: SabikaState, player: int, step: EffectStep) -> Refusal:
        return Refusal("refused-ships-everywhere", "SAB-7.13", {})

    def begin(self, state: SabikaState, player: int, effect: Effect, step: EffectStep, n: int) -> None:
        if n > 1:
            state.steps.append(FurtherShips(player, n - 1))
        ask(state, SAIL_MENUS[player])


@final
class FurtherShips(Routine[SabikaState]):
    """The ships still to be placed, where an effect grants several (SAB-7.13, 9.1)."""

    def __init__(self, player: int, n: int) -> None:
        super().__init__()
        self.player = player
        self.n = n

    def run(self, state: SabikaState) -> None:
        if open_cities(state, self.player):
            if self.n > 1:
                state.steps.append(FurtherShips(self.player, self.n - 1))
            ask(state, SAIL_MENUS[self.player])


@final
class SailTo(Listed[SabikaState]):
    """A city, and one good or none."""

    def __init__(self) -> None:
        super().__init__(SAIL, PORT, SHIPPED)

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        goods = [0, *good_choices(state, seat, 1)]
        cities = open_cities(state, seat)
        for city in range(CITIES):
            if cities >> city & 1:
                for vector in goods:
                    out.append((PORT.put(city) | vector) << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        city = PORT.of(code)
        if state.log is not None:
            facts: Facts = {"city": state.box.cities[city], "goods": GOOD_SETS.words(state, SHIPPED.of(code))}
            state.say("event-sail", "SAB-7.13", seat, facts)
        state.left[seat] |= 1 << city
        deliver(state, seat, city, SHIPPED.of(code))

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        refusal = city_refusal(state, seat, action.word(0), "SAB-7.13")
        return refusal if refusal is not None else goods_refusal(state, seat, action.words(1), 0, 1, "SAB-7.13")

    def tries(self, state: SabikaState, seat: int) -> list[Action]:
        return [SAIL(city) for city in state.box.cities[:CITIES]]


MENUS: Final[list[Menu[SabikaState]]] = [
    Menu(seat, "prompt-export", "SAB-6.1", [ExportTo()]) for seat in range(MOST_PLAYERS)
]
SAIL_MENUS: Final[list[Menu[SabikaState]]] = [
    Menu(seat, "prompt-sail", "SAB-7.13", [SailTo()]) for seat in range(MOST_PLAYERS)
]

enter_deed(EXPORT_DEED, Export())
enter_head(PLACE_SHIP, PlaceShip())
