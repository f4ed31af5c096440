"""Giving and taking goods: what favours and offices of several chapters have in common."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.step import KIND_BITS, Menu, Offer
from majlis.games.al_rashid.box import BLUE, GOODS, MOST_SEATS, RED
from majlis.games.al_rashid.goods import GOOD_MASK, shift, vector_names, vector_of
from majlis.games.al_rashid.mercenaries import available, draw_colour
from majlis.games.al_rashid.offering import UNKNOWN, Listed, no_such
from majlis.games.al_rashid.state import RashidState
from majlis.games.al_rashid.verbs import BARTER, EXCHANGE, HIRE, TAKE


def gain_goods(state: RashidState, seat: int, goods: list[int], rule: str) -> None:
    """Take goods of these numbers by kind from the reserve."""
    names: list[str] = []
    for kind in range(GOODS):
        if goods[kind]:
            state.stock[seat * GOODS + kind] += goods[kind]
            names.extend([state.box.goods[kind]] * goods[kind])
    if state.log is not None and names:
        state.tell(Event("event-goods", rule, seat, {"goods": names}))


def refuse_good(state: RashidState, seat: int, name: str, rule: str) -> Refusal:
    """Why a good cannot be given."""
    if name not in state.box.goods:
        return no_such(name, "good", "RAS-1.4")
    return Refusal("refused-not-in-stock", rule, {"good": name})


@final
class Exchange(Listed):
    """Give one good and take one of another kind (RAS-6.17, 8.11). A code is both kinds."""

    def __init__(self, rule: str) -> None:
        super().__init__(EXCHANGE)
        self.rule = rule

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        for give in range(GOODS):
            if state.stock[seat * GOODS + give]:
                for get in range(GOODS):
                    if get != give:
                        out.append((get << 3 | give) << KIND_BITS | kind)

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        state.stock[seat * GOODS + (code & 7)] -= 1
        state.stock[seat * GOODS + (code >> 3)] += 1
        if state.log is not None:
            facts: Facts = {"give": state.box.goods[code & 7], "get": state.box.goods[code >> 3]}
            state.tell(Event("event-exchange", self.rule, seat, facts))

    def action(self, state: RashidState, code: int) -> Action:
        return EXCHANGE(state.box.goods[code & 7], state.box.goods[code >> 3])

    def encode(self, state: RashidState, seat: int, action: Action) -> int:
        give = state.box.good_numbers.get(action.word(0), UNKNOWN)
        get = state.box.good_numbers.get(action.word(1), UNKNOWN)
        return UNKNOWN if give < 0 or get < 0 else get << 3 | give

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        give = state.box.good_numbers.get(action.word(0), UNKNOWN)
        if give < 0 or state.stock[seat * GOODS + give] == 0:
            return refuse_good(state, seat, action.word(0), self.rule)
        if action.word(1) not in state.box.goods:
            return no_such(action.word(1), "good", "RAS-1.4")
        return Refusal("refused-same-good", self.rule, {"good": action.word(1)})

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        goods = state.box.goods
        return [EXCHANGE(give, get) for give in goods for get in goods]


@final
class Hire(Listed):
    """Give one good and draw one tile of either colour (RAS-6.15). A code is the good and the colour."""

    def __init__(self) -> None:
        super().__init__(HIRE)

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        for colour in (RED, BLUE):
            if available(state, colour) == 0:
                continue
            for give in range(GOODS):
                if state.stock[seat * GOODS + give]:
                    out.append((colour << 3 | give) << KIND_BITS | kind)

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        state.stock[seat * GOODS + (code & 7)] -= 1
        if state.log is not None:
            facts: Facts = {"good": state.box.goods[code & 7], "colour": state.box.colours[code >> 3]}
            state.tell(Event("event-hire", "RAS-6.15", seat, facts))
        draw_colour(state, seat, code >> 3, "RAS-6.15")

    def action(self, state: RashidState, code: int) -> Action:
        return HIRE(state.box.goods[code & 7], state.box.colours[code >> 3])

    def encode(self, state: RashidState, seat: int, action: Action) -> int:
        give = state.box.good_numbers.get(action.word(0), UNKNOWN)
        if give < 0 or action.word(1) not in state.box.colours:
            return UNKNOWN
        return state.box.colours.index(action.word(1)) << 3 | give

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        give = state.box.good_numbers.get(action.word(0), UNKNOWN)
        if give < 0 or state.stock[seat * GOODS + give] == 0:
            return refuse_good(state, seat, action.word(0), "RAS-6.15")
        if action.word(1) not in state.box.colours:
            return no_such(action.word(1), "colour", "RAS-1.6")
        return Refusal("refused-stack-empty", "RAS-14.4", {"colour": action.word(1)})

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        return [HIRE(give, colour) for give in state.box.goods for colour in state.box.colours]


@final
class Barter(Listed):
    """Give one basic good for one each of the other basic goods (RAS-8.23)."""

    def __init__(self) -> None:
        super().__init__(BARTER)

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

    def action(self, state: RashidState, code: int) -> Action:
        return BARTER(state.box.goods[code])

    def encode(self, state: RashidState, seat: int, action: Action) -> int:
        return state.box.good_numbers.get(action.word(0), UNKNOWN)

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        give = state.box.good_numbers.get(action.word(0), UNKNOWN)
        if give >= 0 and not state.box.basic >> give & 1:
            return Refusal("refused-not-basic", "RAS-8.23", {"good": action.word(0)})
        return refuse_good(state, seat, action.word(0), "RAS-8.23")

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        return [BARTER(give) for give in state.box.goods]


@final
class TakeGoods(Listed):
    """Take so many goods of choice from the reserve: generosity, Raider, Quartermaster. A code is their vector."""

    def __init__(self, amount: int, kinds: int, rule: str) -> None:
        super().__init__(TAKE)
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

    def action(self, state: RashidState, code: int) -> Action:
        return TAKE(tuple(vector_names(state.box, code)))

    def encode(self, state: RashidState, seat: int, action: Action) -> int:
        return vector_of(state.box, action.words(0))

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        for name in action.words(0):
            kind = state.box.good_numbers.get(name, UNKNOWN)
            if kind < 0:
                return no_such(name, "good", "RAS-1.4")
            if not self.kinds >> kind & 1:
                return Refusal("refused-not-printed", self.rule, {"good": name})
        return Refusal("refused-take-count", self.rule, {"count": self.amount, "chosen": len(action.words(0))})

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        if self.amount == 1:
            return [TAKE((good,)) for good in state.box.goods]
        return [self.action(state, vector) for vector in self.vectors]


@final
class ChooseGoods(Menu[RashidState]):
    """The question which goods to take."""

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
_hire: Final[list[Offer[RashidState]]] = [Hire()]
_barter: Final[list[Offer[RashidState]]] = [Barter()]
EXCHANGES: Final[list[Menu[RashidState]]] = [
    Menu(seat, "prompt-exchange", "RAS-6.17", _exchange) for seat in range(MOST_SEATS)
]
SMUGGLES: Final[list[Menu[RashidState]]] = [
    Menu(seat, "prompt-exchange", "RAS-8.11", _smuggle) for seat in range(MOST_SEATS)
]
HIRES: Final[list[Menu[RashidState]]] = [Menu(seat, "prompt-hire", "RAS-6.15", _hire) for seat in range(MOST_SEATS)]
BARTERS: Final[list[Menu[RashidState]]] = [
    Menu(seat, "prompt-barter", "RAS-8.23", _barter) for seat in range(MOST_SEATS)
]
