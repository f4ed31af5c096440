"""Giving and taking goods: what favours and offices of several chapters have in common."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS, Menu, Offer
from majlis.games.al_rashid.box import GOODS, MOST_SEATS
from majlis.games.al_rashid.goods import GOOD_MASK, shift
from majlis.games.al_rashid.parts import GAINED, GIVEN, TAKEN
from majlis.games.al_rashid.state import RashidState
from majlis.games.al_rashid.verbs import BARTER, EXCHANGE, TAKE


def gain_goods(state: RashidState, seat: int, goods: list[int], rule: str) -> None:
    """Take this many goods of each kind from the reserve (RAS-2.7)."""
    names: list[str] = []
    for kind in range(GOODS):
        if goods[kind]:
            state.stock[seat * GOODS + kind] += goods[kind]
            names.extend([state.box.goods[kind]] * goods[kind])
    if state.log is not None and names:
        state.tell(Event("event-goods", rule, seat, {"goods": names}))


def refuse_good(state: RashidState, seat: int, name: str, rule: str, wanted: int = 1) -> Refusal:
    """Why this many of a good cannot be given: how many are missing, and how many there are."""
    have = state.stock[seat * GOODS + state.box.good_numbers[name]]
    missing = wanted - have
    return Refusal("refused-not-in-stock", rule, {"missing": f"{name}-{missing}", "count": missing, "have": have})


@final
class Exchange(Listed[RashidState]):
    """Give one good and take one of another kind (RAS-6.17, 8.11). A code is both kinds."""

    def __init__(self, rule: str) -> None:
        super().__init__(EXCHANGE, GIVEN, TAKEN)
        self.rule = rule

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        for give in range(GOODS):
            if state.stock[seat * GOODS + give]:
                for get in range(GOODS):
                    if get != give:
                        out.append((TAKEN.put(get) | give) << KIND_BITS | kind)

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        give = GIVEN.of(code)
        get = TAKEN.of(code)
        state.stock[seat * GOODS + give] -= 1
        state.stock[seat * GOODS + get] += 1
        if state.log is not None:
            facts: Facts = {"give": state.box.goods[give], "get": state.box.goods[get]}
            state.tell(Event("event-exchange", self.rule, seat, facts))

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        if state.stock[seat * GOODS + self.number(state, action, 0)] == 0:
            return refuse_good(state, seat, action.word(0), self.rule)
        return Refusal("refused-same-good", self.rule, {"good": action.word(1)})

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        goods = state.box.goods
        return [EXCHANGE(give, get) for give in goods for get in goods]


@final
class Barter(Listed[RashidState]):
    """Give one basic good for one each of the other basic goods (RAS-8.23)."""

    def __init__(self) -> None:
        super().__init__(BARTER, GIVEN)

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        for give in range(GOODS):
            if state.box.basic >> give & 1 and state.stock[seat * GOODS + give]:
                out.append(give << KIND_BITS | kind)

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        taken: list[str] = []
        for kind in range(GOODS):
            if kind == code:
                state.stock[seat * GOODS + kind] -= 1
            elif state.box.basic >> kind & 1:
                state.stock[seat * GOODS + kind] += 1
                taken.append(state.box.goods[kind])
        if state.log is not None:
            state.tell(Event("event-barter", "RAS-8.23", seat, {"give": state.box.goods[code], "goods": taken}))

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        if not state.box.basic >> self.number(state, action, 0) & 1:
            return Refusal("refused-not-basic", "RAS-8.23", {"good": action.word(0)})
        return refuse_good(state, seat, action.word(0), "RAS-8.23")

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        return [BARTER(give) for give in state.box.goods]


@final
class TakeGoods(Listed[RashidState]):
    """Take goods of the player's choice from the reserve: generosity (RAS-7.4), Raider (RAS-8.17), Quartermaster. A code is a vector."""

    def __init__(self, amount: int, kinds: int, rule: str) -> None:
        super().__init__(TAKE, GAINED)
        self.amount = amount
        self.kinds = kinds
        """Bit mask of the kinds that may be taken."""
        self.rule = rule
        self.vectors: list[int] = []
        self.list_vectors(0, amount, 0)

    def list_vectors(self, kind: int, left: int, vector: int) -> None:
        if left == 0:
            self.vectors.append(vector)
        elif kind < GOODS:
            most = left if self.kinds >> kind & 1 else 0
            for n in range(most, -1, -1):
                self.list_vectors(kind + 1, left - n, vector + (n << shift(kind)))

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        for vector in self.vectors:
            out.append(vector << KIND_BITS | kind)

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        gain_goods(state, seat, [code >> shift(kind) & GOOD_MASK for kind in range(GOODS)], self.rule)

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        for name in action.words(0):
            if not self.kinds >> state.box.good_numbers[name] & 1:
                return Refusal("refused-not-printed", self.rule, {"good": name})
        return Refusal("refused-take-count", self.rule, {"count": self.amount, "chosen": len(action.words(0))})

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        if self.amount == 1:
            return [TAKE((good,)) for good in state.box.goods]
        return [self.action(state, vector) for vector in self.vectors]


@final
class ChooseGoods(Menu[RashidState]):
    """The question of which goods to take."""

    def __init__(self, seat: int, amount: int, kinds: int, prompt: str, rule: str) -> None:
        super().__init__(seat, prompt, rule, [take_offer(amount, kinds, rule)])
        self.amount = amount

    def facts(self, state: RashidState) -> Facts:
        return {"count": self.amount}


_take_offers: Final[dict[str, TakeGoods]] = {}


def take_offer(amount: int, kinds: int, rule: str) -> TakeGoods:
    """The offer for that question; there are few different ones."""
    key = f"{amount} {kinds} {rule}"
    found = _take_offers.get(key)
    if found is None:
        found = TakeGoods(amount, kinds, rule)
        _take_offers[key] = found
    return found


ANY_GOOD: Final = (1 << GOODS) - 1

_exchange: Final[list[Offer[RashidState]]] = [Exchange("RAS-6.17")]
_smuggle: Final[list[Offer[RashidState]]] = [Exchange("RAS-8.11")]
_barter: Final[list[Offer[RashidState]]] = [Barter()]
EXCHANGES: Final[list[Menu[RashidState]]] = [
    Menu(seat, "prompt-exchange", "RAS-6.17", _exchange) for seat in range(MOST_SEATS)
]
SMUGGLES: Final[list[Menu[RashidState]]] = [
    Menu(seat, "prompt-exchange", "RAS-8.11", _smuggle) for seat in range(MOST_SEATS)
]
BARTERS: Final[list[Menu[RashidState]]] = [
    Menu(seat, "prompt-barter", "RAS-8.23", _barter) for seat in range(MOST_SEATS)
]
