"""Chapter 5: the market and its transactions (SAB-5.6 to 5.8)."""

from __future__ import annotations

from typing import final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS, Menu, Offer, Routine
from majlis.games.sabika.box import Effect, EffectStep
from majlis.games.sabika.effects import Deed, Head, enter_deed, enter_head, fire_later
from majlis.games.sabika.offering import DONE_OFFER
from majlis.games.sabika.parts import BOUGHT, GIVEN, RECEIVED, SOLD
from majlis.games.sabika.payment import pay
from majlis.games.sabika.raws import raw_slots, take_raw
from majlis.games.sabika.reasons import not_in_store
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.storing import gain_items, item_count, item_name, remove_item
from majlis.games.sabika.verbs import BUY, EXCHANGE, SELL
from majlis.games.sabika.words import (
    BUY_PRICE,
    GOODS,
    ITEMS,
    LOOSE_BUY_PRICE,
    LOOSE_SELL_PRICE,
    MARKET,
    MATERIAL_NAMES,
    MATERIALS,
    ON_MARKET,
    SELL_PRICE,
    TRANSACTION,
    TRANSACTIONS,
)


@final
class Market(Deed):
    """2 dinars, then up to 2 transactions (SAB-5.6); what a market triggers comes first (SAB-9.4)."""

    def begin(self, state: SabikaState, player: int, display: int, bonus: bool) -> None:
        state.steps.append(Transactions(player, state.modifier(player, TRANSACTIONS), True))
        state.steps.append(MarketMoney(player))
        fire_later(state, player, ON_MARKET)


@final
class MarketMoney(Routine[SabikaState]):
    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, state: SabikaState) -> None:
        state.gain_dinars(self.player, state.box.constants.market_dinar, "SAB-5.6")


@final
class Transactions(Routine[SabikaState]):
    """The transactions that are left; none is compulsory, and those not used at once are lost (SAB-5.8)."""

    def __init__(self, player: int, n: int, market: bool) -> None:
        super().__init__()
        self.player = player
        self.n = n
        self.market = market

    def run(self, state: SabikaState) -> None:
        if self.n <= 0:
            return
        menu = MarketMenu(self.player, self.n, self.market)
        codes = menu.codes(state)
        if len(codes) > 1:
            state.put(menu, codes)


@final
class MarketMenu(Menu[SabikaState]):
    def __init__(self, seat: int, n: int, market: bool) -> None:
        offers: list[Offer[SabikaState]] = [Buy(n, market), Sell(n, market), Exchange(n, market), DONE_OFFER]
        super().__init__(seat, "prompt-market", "SAB-5.7", offers)
        self.n = n
        self.market = market

    def facts(self, state: SabikaState) -> Facts:
        return {"count": self.n}


class Deal(Listed[SabikaState]):
    """One transaction; `next_one` continues with those that are left."""

    def next_one(self, state: SabikaState, seat: int, n: int, market: bool) -> None:
        if n > 1:
            state.steps.append(Transactions(seat, n - 1, market))


@final
class Buy(Deal):
    """A material, or the raw material of a slot. Codes: 0-3 materials, then the slots."""

    def __init__(self, n: int, market: bool) -> None:
        super().__init__(BUY, BOUGHT)
        self.n = n
        self.market = market

    def price(self, state: SabikaState, seat: int, code: int) -> int:
        change = state.modifier(seat, BUY_PRICE if self.market else LOOSE_BUY_PRICE)
        return max(0, (state.box.buy[code] if code < MATERIALS else state.box.constants.buy_raw) + change)

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        purse = state.purse(seat)
        for material in range(MATERIALS):
            if self.price(state, seat, material) <= purse:
                out.append(material << KIND_BITS | kind)
        if self.price(state, seat, MATERIALS) <= purse:
            for slot in raw_slots(state):
                out.append((MATERIALS + slot) << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        self.next_one(state, seat, self.n, self.market)
        price = self.price(state, seat, code)
        if state.log is not None:
            state.say("event-buy", "SAB-5.7", seat, {"item": self.name(state, code), "price": price})
        state.steps.append(Bought(seat, code))
        pay(state, seat, price)

    def name(self, state: SabikaState, code: int) -> str:
        return MATERIAL_NAMES[code] if code < MATERIALS else state.box.slots[code - MATERIALS].id

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        if not action.parts:
            return Refusal("refused-too-dear", "SAB-4.12", {"price": 1, "have": state.purse(seat)})
        code = self.number(state, action, 0)
        if code >= MATERIALS and code - MATERIALS not in raw_slots(state):
            return Refusal("refused-no-token", "SAB-4.5", {"slot": action.word(0)})
        return Refusal(
            "refused-too-dear", "SAB-4.12", {"price": self.price(state, seat, code), "have": state.purse(seat)}
        )

    def tries(self, state: SabikaState, seat: int) -> list[Action]:
        return [BUY(name) for name in MATERIAL_NAMES] + [BUY(slot.id) for slot in state.box.slots if slot.raw]


@final
class Bought(Routine[SabikaState]):
    """What was bought is taken after it was paid."""

    def __init__(self, player: int, code: int) -> None:
        super().__init__()
        self.player = player
        self.code = code

    def run(self, state: SabikaState) -> None:
        if self.code < MATERIALS:
            gain_items(state, self.player, [self.code])
        else:
            take_raw(state, self.player, self.code - MATERIALS)


@final
class Sell(Deal):
    """A material or a good, from a storehouse or from poem 16."""

    def __init__(self, n: int, market: bool) -> None:
        super().__init__(SELL, SOLD)
        self.n = n
        self.market = market

    def price(self, state: SabikaState, seat: int, item: int) -> int:
        """What it brings (SAB-5.7), as event 1 changes it (SAB-12.5)."""
        change = state.modifier(seat, SELL_PRICE if self.market else LOOSE_SELL_PRICE)
        return max(0, (state.box.sell[item] if item < MATERIALS else state.box.constants.sell_good) + change)

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        for item in range(ITEMS + GOODS):
            if item_count(state, seat, item):
                out.append(item << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        self.next_one(state, seat, self.n, self.market)
        price = self.price(state, seat, code)
        remove_item(state, seat, code)
        state.dinars[seat] += price
        if state.log is not None:
            state.say("event-sell", "SAB-5.7", seat, {"item": item_name(code), "price": price})

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        if not action.parts:
            return Refusal("refused-nothing-to-sell", "SAB-4.12", {})
        return not_in_store(state, seat, self.number(state, action, 0), 1)


@final
class Exchange(Deal):
    """A material for the next one up or down; going down also brings a dinar."""

    def __init__(self, n: int, market: bool) -> None:
        super().__init__(EXCHANGE, GIVEN, RECEIVED)
        self.n = n
        self.market = market

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        first = seat * ITEMS
        for material in range(MATERIALS):
            if state.stock[first + material]:
                if material > 0:
                    out.append((material - 1 << RECEIVED.shift | material) << KIND_BITS | kind)
                if material < MATERIALS - 1:
                    out.append((material + 1 << RECEIVED.shift | material) << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        self.next_one(state, seat, self.n, self.market)
        give = GIVEN.of(code)
        get = RECEIVED.of(code)
        state.stock[seat * ITEMS + give] -= 1
        state.stock[seat * ITEMS + get] += 1
        if state.log is not None:
            state.say("event-exchange", "SAB-5.7", seat, {"give": MATERIAL_NAMES[give], "get": MATERIAL_NAMES[get]})
        constants = state.box.constants
        state.gain_dinars(seat, constants.exchange_up if get > give else constants.exchange_down, "SAB-5.7")

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        if not action.parts:
            return Refusal("refused-no-material", "SAB-4.12", {})
        if not state.stock[seat * ITEMS + self.number(state, action, 0)]:
            return not_in_store(state, seat, self.number(state, action, 0), 1)
        return Refusal("refused-not-neighbours", "SAB-5.7", {"give": action.word(0), "get": action.word(1)})

    def tries(self, state: SabikaState, seat: int) -> list[Action]:
        return [EXCHANGE(give, get) for give in MATERIAL_NAMES for get in MATERIAL_NAMES if give != get]


@final
class TransactionHead(Head):
    """Loose transactions of an effect."""

    def begin(self, state: SabikaState, player: int, effect: Effect, step: EffectStep, n: int) -> None:
        state.steps.append(Transactions(player, n, False))


enter_deed(MARKET, Market())
enter_head(TRANSACTION, TransactionHead())
