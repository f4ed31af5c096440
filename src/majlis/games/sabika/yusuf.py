"""Chapter 13: Yusuf's turns (SAB-13.6 to 13.18).

What differs for him elsewhere stands there: setup (SAB-13.1 to 13.5) in `setup.py`, tribute in `tribute.py`, the end of a round
(SAB-13.19) in `round_end.py`, wishes and the end of the game (SAB-13.21 to 13.24) in `counting.py` and `scoring.py`.
"""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS, Menu, Routine
from majlis.games.sabika.building import open_large
from majlis.games.sabika.cities import move_over
from majlis.games.sabika.counting import coloured, count
from majlis.games.sabika.exporting import open_cities, take_seal
from majlis.games.sabika.offering import ask
from majlis.games.sabika.parts import CITY
from majlis.games.sabika.state import ALL_CITIES, EMPTY, SabikaState, Yusuf
from majlis.games.sabika.verbs import GUIDE
from majlis.games.sabika.words import (
    ACTION_NAMES,
    BUILD_LARGE,
    BUILD_SMALL,
    CATEGORIES,
    CATEGORY,
    CITIES,
    CONSOLIDATE,
    ENGRAVE,
    EXPORT,
    FROM_CARDS,
    GRANADA,
    KIND_NAMES,
    MATCH_ANY,
    MATCH_BLUE,
    MATCH_CHAIN,
    MATCH_LEAST,
    MATCH_RED,
    MATCH_REGION,
    RING_SIZES,
    STOREHOUSE,
    WORKER_NAMES,
    WORKERS,
    WORKSHOP,
)

YUSUF: Final = 1
"""Yusuf's place among the players; the person who plays against him is player 0."""
_PERSON: Final = 0
_GRID_ORDER: Final = (1, 3, 0, 2)
"""The right column first, then the upper row (SAB-13.12)."""
_SETUP: Final = -1
"""What a city is chosen for, besides the numbers of actions: his first ship (SAB-13.3)."""


def pieces_of(state: SabikaState) -> Yusuf:
    yusuf = state.yusuf
    assert yusuf is not None
    return yusuf


@final
class YusufTurn(Routine[SabikaState]):
    """The next worker tile names the kind of worker (SAB-13.6)."""

    def run(self, state: SabikaState) -> None:
        yusuf = pieces_of(state)
        kind = yusuf.tiles.pop()
        yusuf.turned.append(kind)
        if state.log is not None:
            state.tell(Event("event-yusuf-tile", "SAB-13.6", -1, {"worker": KIND_NAMES[kind]}, shown=state.everyone()))
        draw_card(state, yusuf, kind)


def draw_card(state: SabikaState, yusuf: Yusuf, kind: int) -> None:
    """Turn over cards until one can be carried out: a builder may not go to the other builder's space (SAB-13.9)."""
    while True:
        if not yusuf.decks[kind]:
            yusuf.decks[kind] = yusuf.discards[kind]
            yusuf.discards[kind] = []
            state.chance.shuffle(yusuf.decks[kind])
        number = yusuf.decks[kind].pop()
        yusuf.discards[kind].append(number)
        yusuf.card = number
        name = state.box.yusuf_card_name(number)
        if state.log is not None:
            state.tell(Event("event-yusuf-card", "SAB-13.6", -1, {"card": name}, shown=state.everyone()))
        target = state.box.yusuf_cards[number].target
        worker = kind + 1 if kind else builder_for(state, target)
        other = 1 - worker
        if kind or state.places[YUSUF * WORKERS + other] != target:
            break
        if state.log is not None:
            state.tell(Event("event-yusuf-blocked", "SAB-13.9", -1, {"card": name}))
    carry_out_card(state, number, worker)


def builder_for(state: SabikaState, target: int) -> int:
    """The builder that is still active; if both are, the one with fewer steps to go (SAB-13.9)."""
    if not state.active(YUSUF, 0):
        return 1
    if not state.active(YUSUF, 1):
        return 0
    first = steps_to(state, 0, target)
    return 0 if first <= steps_to(state, 1, target) else 1


def steps_to(state: SabikaState, worker: int, target: int) -> int:
    """Clockwise steps, none if it stands there or is still beside the board."""
    at = state.places[YUSUF * WORKERS + worker]
    return 0 if at == WORKSHOP else (target - at) % RING_SIZES[0]


def carry_out_card(state: SabikaState, number: int, worker: int) -> None:
    """Movement, actions, reward (SAB-13.6, 13.7); a worker that is on the space already is laid down there (SAB-13.8)."""
    card = state.box.yusuf_cards[number]
    left = state.places[YUSUF * WORKERS + worker]
    state.move_worker(YUSUF, worker, card.target)
    state.used[YUSUF] |= 1 << worker
    if state.log is not None:
        facts: Facts = {"worker": WORKER_NAMES[worker], "space": state.box.spaces[card.target]}
        if left != WORKSHOP:
            facts["from"] = state.box.spaces[left]
        state.tell(Event("event-yusuf-move", "SAB-13.7", -1, facts))
    if card.clears:
        clear_slots(state, card.target)
    state.steps.append(Reward(number))
    for action in reversed(card.actions):
        state.steps.append(YusufAction(action, card.target))


def clear_slots(state: SabikaState, space: int) -> None:
    """Raw tokens go to the discard pile, marble to the supply (SAB-13.7)."""
    cleared: list[str] = []
    for slot in state.box.touching[space]:
        token = state.tokens[slot]
        if token > EMPTY:
            if state.box.slots[slot].raw:
                state.spent[token] += 1
            state.tokens[slot] = EMPTY
            cleared.append(state.box.slots[slot].id)
    if cleared and state.log is not None:
        state.tell(Event("event-yusuf-clear", "SAB-13.7", -1, {"slots": cleared}))


@final
class Reward(Routine[SabikaState]):
    """What stands at the bottom of the card (SAB-13.18)."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, state: SabikaState) -> None:
        card = state.box.yusuf_cards[self.number]
        prestige = card.prestige
        if card.per >= 0:
            prestige += count(state, YUSUF, card.per)
        state.gain_prestige(YUSUF, prestige, FROM_CARDS, "SAB-13.18")
        state.gain_parias(YUSUF, card.paria, "SAB-13.18")


@final
class YusufAction(Routine[SabikaState]):
    """One action of a card: free, and skipped if it is impossible (SAB-13.10)."""

    def __init__(self, action: int, space: int) -> None:
        super().__init__()
        self.what = action
        self.space = space

    def run(self, state: SabikaState) -> None:
        if not self.done(state) and state.log is not None:
            state.tell(Event("event-yusuf-idle", "SAB-13.10", -1, {"action": ACTION_NAMES[self.what]}))

    def done(self, state: SabikaState) -> bool:
        if self.what == BUILD_LARGE:
            return build_large(state)
        if self.what == BUILD_SMALL:
            return build_small(state)
        if self.what == STOREHOUSE:
            return take_tile(state, self.space)
        if self.what == ENGRAVE:
            return engrave(state)
        cities = export_cities(state) if self.what == EXPORT else consolidate_cities(state)
        if cities:
            ask(state, GuideMenu(self.what, cities))
        return cities != 0


# buildings and storehouses


def wished(state: SabikaState, category: int) -> bool:
    """Whether one of the three wishes asks for a category (SAB-13.11, R-34)."""
    for number in state.wishes:
        for line in state.box.wishes[number].lines:
            if line.counter == CATEGORY + category:
                return True
    return False


def build_large(state: SabikaState) -> bool:
    """The highest number of the era that a wish asks for, otherwise the highest (SAB-13.11)."""
    best = 0
    mask = open_large(state)
    for number in range(1, len(state.box.large)):
        if mask >> number & 1:
            fits = wished(state, state.box.large[number].category)
            if best == 0 or fits or not wished(state, state.box.large[best].category):
                best = number
    if best == 0:
        return False
    state.large &= ~(1 << best)
    state.built[YUSUF] |= 1 << best
    state.categories[YUSUF * CATEGORIES + state.box.large[best].category] += 1
    state.favour[YUSUF] = min(state.favour[YUSUF] + 1, state.box.favour_last)
    if state.log is not None:
        state.tell(Event("event-yusuf-build", "SAB-13.11", -1, {"building": f"large_{best}"}))
    return True


def build_small(state: SabikaState) -> bool:
    """An open one that a wish asks for, otherwise any; the right column first, then the upper row (SAB-13.12)."""
    best = 0
    for place in _GRID_ORDER:
        card = state.small_open[place]
        if card and (best == 0 or (wished_small(state, card) and not wished_small(state, best))):
            best = card
    if best == 0:
        return False
    state.small_open[state.small_open.index(best)] = 0
    state.rows[YUSUF] = (*state.rows[YUSUF], best)
    state.categories[YUSUF * CATEGORIES + state.box.small[best].category] += 1
    if state.log is not None:
        state.tell(Event("event-yusuf-build", "SAB-13.12", -1, {"building": f"small_{best}"}))
    return True


def wished_small(state: SabikaState, card: int) -> bool:
    return wished(state, state.box.small[card].category)


def take_tile(state: SabikaState, space: int) -> bool:
    """The open tile with more crates, the nearer one if tied; from the other display if this one is empty (SAB-13.13)."""
    right = state.box.displays[space] == 2
    for side in (1, 0) if right else (0, 1):
        near, far = state.displays[2 * side], state.displays[2 * side + 1]
        if near == 0 and far == 0:
            continue
        place = 2 * side
        if near == 0 or (far and state.box.tile_crates[far] > state.box.tile_crates[near]):
            place += 1
        tile = state.displays[place]
        state.displays[place] = 0
        state.capacity[YUSUF] += state.box.tile_crates[tile]
        pieces_of(state).stores.append(tile)
        if state.log is not None:
            state.tell(Event("event-yusuf-tile-taken", "SAB-13.13", -1, {"tile": f"tile_{tile}"}))
        return True
    return False


# poems


def engrave(state: SabikaState) -> bool:
    """His 2nd and 4th poem is a large one, all others are small; if there is none, the other kind (SAB-13.17, R-35)."""
    yusuf = pieces_of(state)
    yusuf.engraved += 1
    small = max(state.poem_open)
    large = -1
    if state.engraved[YUSUF].bit_count() < state.box.constants.yusuf_large_most:
        large = latest_letter(state)
    if large >= 0 and (yusuf.engraved in (2, 4) or small == 0):
        state.large_poems &= ~(1 << large)
        state.engraved[YUSUF] |= 1 << large
        name = state.box.large_poem_name(large)
    elif small:
        state.poem_open[state.poem_open.index(small)] = 0
        state.blue[YUSUF] |= 1 << small
        name = f"poem_{small}"
    else:
        return False
    if state.log is not None:
        state.tell(Event("event-yusuf-engrave", "SAB-13.17", -1, {"poem": name}))
    return True


def latest_letter(state: SabikaState) -> int:
    """The open large poem with the letter latest in the alphabet; -1 if none is open."""
    best = -1
    for number in range(len(state.box.large_poems)):
        if not state.large_poems >> number & 1:
            continue
        if best < 0 or state.box.large_poems[number].letter > state.box.large_poems[best].letter:
            best = number
    return best


# cities


def fitting(state: SabikaState, consolidating: bool) -> int:
    """The cities that fit the trade card for Yusuf (SAB-13.26)."""
    box = state.box
    match = box.trade_cards[state.trade].match
    if match == MATCH_ANY or (consolidating and match in (MATCH_CHAIN, MATCH_LEAST)):
        return ALL_CITIES
    if match in (MATCH_BLUE, MATCH_RED):
        return coloured(state, match == MATCH_RED)
    ships = state.ships(YUSUF)
    if match == MATCH_CHAIN:
        if not ships:
            return ALL_CITIES
        out = 0
        for city in range(CITIES):
            if ships >> city & 1:
                out |= box.neighbours[city]
        return out & ALL_CITIES
    if match == MATCH_LEAST:
        fewest = min((ships & mask).bit_count() for mask in box.region_masks)
        out = 0
        for mask in box.region_masks:
            if (ships & mask).bit_count() == fewest:
                out |= mask
        return out
    return box.region_masks[match - MATCH_REGION]


def nearest(state: SabikaState, cities: int) -> int:
    """Those of the cities that are nearest to Granada or to a city with his ship, by route costs (R-33)."""
    best = 99
    out = 0
    for city in range(CITIES):
        if not cities >> city & 1:
            continue
        far = state.box.distance(GRANADA, city, 0)
        for other in range(CITIES):
            if state.ships(YUSUF) >> other & 1:
                far = min(far, state.box.distance(other, city, 0))
        if far < best:
            best = far
            out = 0
        if far == best:
            out |= 1 << city
    return out


def export_cities(state: SabikaState) -> int:
    """The cities among which a ship may be sent: the first group that is not empty, and its nearest (SAB-13.14)."""
    free = open_cities(state, YUSUF)
    fits = fitting(state, False) & free
    if fits & state.city_seals:
        return nearest(state, fits & state.city_seals)
    if fits:
        return nearest(state, fits) if state.settings.yusuf_nearest else fits
    if free & state.city_seals:
        group = free & state.city_seals
        return nearest(state, group) if state.settings.yusuf_nearest else group
    return nearest(state, free)


def consolidate_cities(state: SabikaState) -> int:
    """His ships on a left half in a city that fits; if none does, any of them or none (SAB-13.15)."""
    fits = state.left[YUSUF] & fitting(state, True)
    return fits if fits or not state.settings.yusuf_fallback else state.left[YUSUF]


def rule_of(action: int) -> str:
    """The rule by which a city is chosen for him."""
    return "SAB-13.3" if action == _SETUP else "SAB-13.14" if action == EXPORT else "SAB-13.15"


@final
class GuideMenu(Menu[SabikaState]):
    """Among equal cities the person chooses (D-29)."""

    def __init__(self, action: int, cities: int) -> None:
        super().__init__(_PERSON, "prompt-yusuf-city", rule_of(action), [Guide(action, cities)])
        self.what = action

    def facts(self, state: SabikaState) -> Facts:
        return {"action": "setup" if self.what == _SETUP else ACTION_NAMES[self.what]}


@final
class Guide(Listed[SabikaState]):
    def __init__(self, action: int, cities: int) -> None:
        super().__init__(GUIDE, CITY)
        self.what = action
        self.cities = cities

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        for city in range(CITIES):
            if self.cities >> city & 1:
                out.append(city << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        name = state.box.cities[code]
        if self.what == CONSOLIDATE:
            if state.log is not None:
                state.tell(Event("event-yusuf-consolidate", "SAB-13.15", -1, {"city": name}))
            move_over(state, YUSUF, code)
            return
        if state.log is not None:
            state.tell(Event("event-yusuf-export", rule_of(self.what), -1, {"city": name}))
        take_seal(state, YUSUF, code)
        if self.what == _SETUP:
            state.right[YUSUF] |= 1 << code
        else:
            state.left[YUSUF] |= 1 << code

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        return Refusal("refused-yusuf-city", rule_of(self.what), {"city": action.word(0)})

    def tries(self, state: SabikaState, seat: int) -> list[Action]:
        return [GUIDE(city) for city in state.box.cities[:CITIES]]


@final
class FirstShip(Routine[SabikaState]):
    """One of his ships starts on the right half of the nearest city that fits (SAB-13.3)."""

    def run(self, state: SabikaState) -> None:
        ask(state, GuideMenu(_SETUP, nearest(state, fitting(state, False))))


@final
class ShuffleTiles(Routine[SabikaState]):
    """The worker tiles are shuffled face down for the next round (SAB-13.5, 13.19)."""

    def run(self, state: SabikaState) -> None:
        yusuf = pieces_of(state)
        yusuf.tiles = [0, 0, 1, 2]
        yusuf.turned = []
        state.chance.shuffle(yusuf.tiles)


YUSUF_TURN: Final = YusufTurn()
FIRST_SHIP: Final = FirstShip()
SHUFFLE_TILES: Final = ShuffleTiles()
