"""Chapter 9: resolving a territory, and the trade there. The combat before it (RAS-9.2 to 9.7, 9.13) is in `combat.py`."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Listed
from majlis.engine.step import CURTAINS, KIND_BITS, Menu, Offer, Routine
from majlis.games.al_rashid.box import GOODS, MOST_SEATS, RANKS
from majlis.games.al_rashid.combat import TURN_UP, land_of
from majlis.games.al_rashid.guild import line_up, remove
from majlis.games.al_rashid.mercenaries import occupied
from majlis.games.al_rashid.parts import CREDIT_WORD, ITEM_BITS, ITEM_NAMES, TRADED
from majlis.games.al_rashid.state import CREDIT, RashidState
from majlis.games.al_rashid.verbs import TRADE

# The items of a trade are one int: four bits for each kind of good, then the credit.
ITEM_MASK: Final = 15
CREDIT_ITEM: Final = GOODS
ITEMS: Final = GOODS + 1


def held(state: RashidState, land: int, item: int) -> int:
    """How many of an item a territory still has."""
    return state.land_credits[land] if item == CREDIT_ITEM else state.land_goods[land * GOODS + item]


def items_left(state: RashidState, land: int) -> int:
    """RAS-9.11."""
    out = state.land_credits[land]
    for kind in range(GOODS):
        out += state.land_goods[land * GOODS + kind]
    return out


@final
class Trade(Listed[RashidState]):
    """Take items, as many as the rank allows and there are; the first may take all of one kind instead (RAS-9.10)."""

    def __init__(self) -> None:
        super().__init__(TRADE, TRADED)

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        land = land_of(state)
        amount = min(state.box.items[state.rank], items_left(state, land))
        different = 0
        if state.settings.trade_different and state.rank < RANKS - 1:
            for item in range(ITEMS):
                if held(state, land, item):
                    different += 1
            different = min(different, amount)
        self.add_items(state, land, 0, amount, different, 0, kind, out)
        if state.rank == 0:
            # all of one kind is a choice of its own where no choice of items includes it (RAS-9.12)
            alike = amount - max(0, different - 1)
            for good in range(GOODS):
                n = state.land_goods[land * GOODS + good]
                if n > alike:
                    out.append(n << (good * ITEM_BITS + KIND_BITS) | kind)

    def add_items(
        self, state: RashidState, land: int, item: int, left: int, different: int, items: int, kind: int, out: list[int]
    ) -> None:
        """Choose how many of this item and the later ones; `different` kinds must still be among them (RAS-12.3)."""
        if left == 0:
            if different <= 0:
                out.append(items << KIND_BITS | kind)
            return
        if item == ITEMS:
            return
        for n in range(min(left, held(state, land, item)), -1, -1):
            self.add_items(
                state,
                land,
                item + 1,
                left - n,
                different - 1 if n else different,
                items | n << item * ITEM_BITS,
                kind,
                out,
            )

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        land = land_of(state)
        for good in range(GOODS):
            n = code >> good * ITEM_BITS & ITEM_MASK
            if n:
                state.land_goods[land * GOODS + good] -= n
                state.stock[seat * GOODS + good] += n
        credits = code >> CREDIT_ITEM * ITEM_BITS
        if credits:
            state.land_credits[land] -= credits
            state.tokens[seat * 3 + CREDIT] += credits
        if state.log is not None:
            facts: Facts = {"items": ITEM_NAMES.words(state, code), "area": state.box.areas[state.area]}
            state.tell(Event("event-trade", "RAS-9.10", seat, facts))

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        land = land_of(state)
        area = state.box.areas[state.area]
        words = action.words(0)
        for word in words:
            item = CREDIT_ITEM if word == CREDIT_WORD else state.box.good_numbers[word]
            left = held(state, land, item)
            if words.count(word) > left:
                facts: Facts = {"item": word, "area": area, "left": left, "chosen": words.count(word)}
                return Refusal("refused-not-on-territory", "RAS-9.10", facts)
        amount = min(state.box.items[state.rank], items_left(state, land))
        if len(words) < amount:
            return Refusal("refused-trade-too-few", "RAS-9.11", {"count": amount, "chosen": len(words)})
        if len(words) == amount:
            return Refusal("refused-trade-alike", "RAS-12.3", {})
        if CREDIT_WORD in words and state.rank == 0:
            return Refusal("refused-trade-credit", "RAS-9.10", {"count": amount})
        return Refusal("refused-trade-too-many", "RAS-9.10", {"count": amount, "chosen": len(words)})

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        out: list[int] = []
        self.add(state, seat, 0, out)
        return [self.action(state, code >> KIND_BITS) for code in out]


@final
class AskTrader(Menu[RashidState]):
    """Which items to take."""

    def facts(self, state: RashidState) -> Facts:
        land = land_of(state)
        amount = min(state.box.items[state.rank], items_left(state, land))
        return {"area": state.box.areas[state.area], "rank": state.rank + 1, "count": amount}


@final
class NextTrader(Routine[RashidState]):
    """The trader of that rank; not asked where there is only one way, which everybody sees."""

    def __init__(self, rank: int) -> None:
        super().__init__()
        self.rank = rank

    def run(self, state: RashidState) -> None:
        state.rank = self.rank
        seat = state.line[self.rank]
        if items_left(state, land_of(state)) == 0:
            if state.log is not None:
                state.tell(Event("event-trade-nothing", "RAS-9.11", seat, {"area": state.box.areas[state.area]}))
            return
        menu = TRADERS[seat]
        codes = menu.codes(state)
        if len(codes) == 1:
            menu.apply(state, codes[0])
        else:
            state.steps.append(menu)


@final
class TradePhase(Routine[RashidState]):
    """Only the three highest-ranked of those still in line trade; the rest are removed (RAS-9.9)."""

    def run(self, state: RashidState) -> None:
        if not state.line:
            if state.log is not None:
                state.tell(Event("event-nobody-trades", "RAS-9.8", -1, {"area": state.box.areas[state.area]}))
            return
        for seat in state.line[RANKS:]:
            remove(state, seat, "RAS-9.9")
        state.line = state.line[:RANKS]
        for rank in range(len(state.line) - 1, -1, -1):
            state.steps.append(NEXT_TRADERS[rank])


@final
class Territory(Routine[RashidState]):
    """Resolve a territory: combat if tiles lie there, then trade (RAS-9.1)."""

    def run(self, state: RashidState) -> None:
        fights = occupied(state, land_of(state))
        # all line up (RAS-9.3), unless the option removes the fourth and later ones before the combat (RAS-4.5)
        line_up(state, RANKS if fights and state.settings.trim_before_combat else state.seats)
        state.steps.append(TRADE_PHASE)
        if fights:
            state.steps.append(TURN_UP)
            state.steps.append(CURTAINS[state.turn])


_trade: Final[list[Offer[RashidState]]] = [Trade()]
TRADERS: Final = [AskTrader(seat, "prompt-trade", "RAS-9.10", _trade) for seat in range(MOST_SEATS)]
NEXT_TRADERS: Final = [NextTrader(rank) for rank in range(RANKS)]
TRADE_PHASE: Final = TradePhase()
TERRITORY: Final = Territory()
