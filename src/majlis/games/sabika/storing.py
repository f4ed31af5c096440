"""Chapter 4: gaining, storing and processing (SAB-4.2 to 4.8)."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.parts import UNKNOWN, Listed, no_such
from majlis.engine.step import KIND_BITS, Menu, Offer, Routine
from majlis.games.sabika.box import Effect, EffectStep
from majlis.games.sabika.effects import Head, carry_out, enter_head
from majlis.games.sabika.offering import Plain, ask
from majlis.games.sabika.parts import GAINED, GAINS, ITEM, STORE_PLACE, STORED
from majlis.games.sabika.reasons import not_in_store
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.verbs import DISCARD, LOSE, STORE, TAKE
from majlis.games.sabika.words import (
    CARD_NAMES,
    GOOD_NAMES,
    GOODS,
    ITEM_NAMES,
    ITEMS,
    MATERIAL,
    MATERIAL_NAMES,
    MATERIALS,
)

HOUSE: Final = 0
CARD: Final = 1


# materials and goods


def gain_items(state: SabikaState, player: int, items: list[int]) -> None:
    """Materials and goods come one after the other; one without a free crate asks for room (SAB-4.4)."""
    stored: list[str] = []
    rest = 0
    for item in items:
        rest += 1
        if item < MATERIALS and state.free(player) > 0:
            state.stock[player * ITEMS + item] += 1
            stored.append(MATERIAL_NAMES[item])
            continue
        break
    if stored and state.log is not None:
        state.say("event-material", "SAB-4.2", player, {"materials": stored})
    if len(stored) == len(items):
        return
    if rest < len(items):
        state.steps.append(Gains(player, items[rest:]))
    item = items[rest - 1]
    if item >= MATERIALS:
        store_good(state, player, item - MATERIALS)
    else:
        ask(state, RoomMenu(player, item))


@final
class Gains(Routine[SabikaState]):
    """Materials and goods that are still to be stored."""

    def __init__(self, player: int, items: list[int]) -> None:
        super().__init__()
        self.player = player
        self.items = items

    def run(self, state: SabikaState) -> None:
        gain_items(state, self.player, self.items)


def store_good(state: SabikaState, player: int, good: int) -> None:
    """A good goes to a storehouse or to small poem 16 (SAB-7.14); without a free crate it asks for room (SAB-4.4)."""
    house = state.free(player) > 0
    card = state.card_capacity(player) > state.on_card(player)
    if house and card:
        state.steps.append(StoreMenu(player, good))
    elif house or card:
        put_good(state, player, good, HOUSE if house else CARD)
    else:
        ask(state, RoomMenu(player, MATERIALS + good))


def put_good(state: SabikaState, player: int, good: int, place: int) -> None:
    """Store a good (SAB-4.2); each one put on poem 16 brings that card's reward (SAB-7.14)."""
    if state.log is not None:
        state.say("event-stored", "SAB-4.2", player, {"item": GOOD_NAMES[good], "place": STORED[place]})
    if place == HOUSE:
        state.stock[player * ITEMS + MATERIALS + good] += 1
        return
    state.cards[player * GOODS + good] += 1
    mask = state.blue[player] & state.box.store_mask
    reward = state.box.poems[mask.bit_length() - 1].on_store
    if reward is not None:
        carry_out(state, player, reward)


def remove_item(state: SabikaState, player: int, item: int) -> None:
    """Spend or discard an item: 0-6 from the storehouses, 7-9 from poem 16. Goods go to the discard pile (SAB-4.4)."""
    if item < ITEMS:
        state.stock[player * ITEMS + item] -= 1
        if item >= MATERIALS:
            state.spent[item - MATERIALS] += 1
    else:
        state.cards[player * GOODS + item - ITEMS] -= 1
        state.spent[item - ITEMS] += 1


def item_count(state: SabikaState, player: int, item: int) -> int:
    return state.stock[player * ITEMS + item] if item < ITEMS else state.cards[player * GOODS + item - ITEMS]


def item_name(item: int) -> str:
    return ITEM_NAMES[item] if item < ITEMS else CARD_NAMES[item - ITEMS]


def item_number(word: str) -> int:
    """The number of an item by its name, to see whether it is there (SAB-4.12); UNKNOWN if there is no such item."""
    if word in ITEM_NAMES:
        return ITEM_NAMES.index(word)
    return ITEMS + CARD_NAMES.index(word) if word in CARD_NAMES else UNKNOWN


@final
class StoreMenu(Menu[SabikaState]):
    """Which store a good goes to (D-6)."""

    def __init__(self, seat: int, good: int) -> None:
        super().__init__(seat, "prompt-store", "SAB-7.14", [Store(good)])
        self.good = good

    def facts(self, state: SabikaState) -> Facts:
        return {"item": GOOD_NAMES[self.good]}


@final
class Store(Listed[SabikaState]):
    def __init__(self, good: int) -> None:
        super().__init__(STORE, STORE_PLACE)
        self.good = good

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        out.append(HOUSE << KIND_BITS | kind)
        out.append(CARD << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        put_good(state, seat, self.good, code)

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        return no_such(action.word(0), "place", "SAB-4.2")


@final
class RoomMenu(Menu[SabikaState]):
    """There is no free crate: is something discarded, or the new piece lost (SAB-4.4)?"""

    def __init__(self, seat: int, item: int) -> None:
        offers: list[Offer[SabikaState]] = [Discard(item), Lose(item)]
        super().__init__(seat, "prompt-room", "SAB-4.4", offers)
        self.item = item

    def facts(self, state: SabikaState) -> Facts:
        return {"item": ITEM_NAMES[self.item]}


@final
class Discard(Listed[SabikaState]):
    """Make room. A piece of the same kind from a storehouse would change nothing; only a good may take a place on poem 16."""

    def __init__(self, item: int) -> None:
        super().__init__(DISCARD, ITEM)
        self.item = item

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        for item in range(ITEMS + GOODS):
            if self.allowed(item) and item_count(state, seat, item):
                out.append(item << KIND_BITS | kind)

    def allowed(self, item: int) -> bool:
        return item != self.item and (item < ITEMS or self.item >= MATERIALS)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        remove_item(state, seat, code)
        if state.log is not None:
            state.say("event-discard", "SAB-4.4", seat, {"item": item_name(code)})
        if self.item < MATERIALS:
            gain_items(state, seat, [self.item])
        else:
            put_good(state, seat, self.item - MATERIALS, HOUSE if code < ITEMS else CARD)

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        if not action.parts:
            return Refusal("refused-nothing-to-discard", "SAB-4.4", {"item": ITEM_NAMES[self.item]})
        item = self.number(state, action, 0)
        if item == self.item:
            return Refusal("refused-same-item", "SAB-4.4", {"item": action.word(0)})
        if not self.allowed(item):
            return Refusal("refused-card-for-goods", "SAB-7.14", {"item": ITEM_NAMES[self.item]})
        return not_in_store(state, seat, item, 1)


@final
class Lose(Plain):
    """A piece that there is no room for is discarded itself (SAB-4.4)."""

    def __init__(self, item: int) -> None:
        super().__init__(LOSE)
        self.item = item

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        if self.item >= MATERIALS:
            state.spent[self.item - MATERIALS] += 1
        if state.log is not None:
            state.say("event-lost", "SAB-4.4", seat, {"item": ITEM_NAMES[self.item]})


# materials of choice


def gain_materials(state: SabikaState, player: int, n: int, kinds: list[int], rule: str) -> None:
    """n materials, each a free choice out of some kinds (D-9, D-32)."""
    if len(kinds) == 1:
        gain_items(state, player, kinds * n)
    else:
        state.steps.append(TakeMenu(player, n, kinds, rule))


@final
class TakeMenu(Menu[SabikaState]):
    def __init__(self, seat: int, n: int, kinds: list[int], rule: str) -> None:
        super().__init__(seat, "prompt-materials", rule, [Take(n, kinds, rule)])
        self.n = n
        self.kinds = kinds

    def facts(self, state: SabikaState) -> Facts:
        return {"count": self.n, "kinds": [MATERIAL_NAMES[kind] for kind in self.kinds]}


@final
class Take(Listed[SabikaState]):
    """Any mix. A code holds five bits for each kind: how many of it."""

    def __init__(self, n: int, kinds: list[int], rule: str) -> None:
        super().__init__(TAKE, GAINED)
        self.n = n
        self.kinds = kinds
        self.rule = rule
        self.ways: list[int] = _mixes(n, kinds)

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        for way in self.ways:
            out.append(way << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        items: list[int] = []
        for kind in range(MATERIALS):
            items.extend([kind] * GAINS.count(code, kind))
        gain_items(state, seat, items)

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        for word in action.words(0):
            if MATERIAL_NAMES.index(word) not in self.kinds:
                kinds = [MATERIAL_NAMES[kind] for kind in self.kinds]
                return Refusal("refused-other-material", self.rule, {"material": word, "materials": kinds})
        return Refusal("refused-take-count", self.rule, {"count": self.n, "chosen": len(action.words(0))})


def _mixes(n: int, kinds: list[int]) -> list[int]:
    """Every way to take n pieces of these kinds."""
    if len(kinds) == 1:
        return [n << 5 * kinds[0]]
    out: list[int] = []
    for first in range(n, -1, -1):
        for rest in _mixes(n - first, kinds[1:]):
            out.append(first << 5 * kinds[0] | rest)
    return out


@final
class MaterialHead(Head):
    def begin(self, state: SabikaState, player: int, effect: Effect, step: EffectStep, n: int) -> None:
        gain_materials(state, player, n, step.kinds, "SAB-9.1")


enter_head(MATERIAL, MaterialHead())
