"""Chapter 8, third part: precious goods."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS, Menu
from majlis.games.tadmor.box import (
    BUY_PRECIOUS,
    COLOUR_NAMES,
    COLOURS,
    DISCOUNT_PRECIOUS,
    KINDS,
    KINDS_OF_COLOUR,
    MOST_SEATS,
    PRECIOUS_PAY_PP,
    PRECIOUS_PICK,
    PRECIOUS_PP,
)
from majlis.games.tadmor.parts import BUNDLE_AT, BUNDLES, GOOD, GOOD_PAY, IN_POINTS, PRESTIGE, SPACE, STACK
from majlis.games.tadmor.state import BY_SPENDING, BY_UPGRADES, TadmorState
from majlis.games.tadmor.stores import counted, lacking, payments, short_of, size
from majlis.games.tadmor.towers import at_figure, refuse_place
from majlis.games.tadmor.verbs import PRECIOUS, PRIZE


def colour_of(kind: int) -> int:
    return kind // KINDS_OF_COLOUR


def show_top(state: TadmorState, colour: int) -> None:
    """The new top tile is visible to all (TAD-17.5)."""
    if state.log is not None:
        stack = state.stacks[colour]
        facts: Facts = {"colour": COLOUR_NAMES[colour], "good": [state.box.kinds[stack[-1]]] if stack else []}
        state.tell(Event("event-top", "TAD-17.5", -1, facts, shown=state.everyone() if stack else ()))


def gain_good(state: TadmorState, seat: int, kind: int, bought: bool) -> None:
    """A good comes to a player (TAD-8.12); tiles may bring points for it (TAD-11.3)."""
    state.goods[seat * KINDS + kind] += 1
    if not state.owns(seat, PRECIOUS_PP):
        return
    for number in state.box.with_effect[PRECIOUS_PP]:
        if state.upgrades[seat] >> number & 1:
            tile = state.box.upgrades[number]
            earn(state, seat, tile.pp if bought else tile.other_pp, tile.id, "TAD-11.3")


def earn(state: TadmorState, seat: int, pp: int, upgrade: str, rule: str) -> None:
    """Points that an upgrade brings."""
    state.gain(seat, BY_UPGRADES, pp)
    if pp and state.log is not None:
        state.tell(Event("event-bonus", rule, seat, {"prestige": pp, "upgrade": upgrade}))


def take_top(state: TadmorState, seat: int, colour: int, bought: bool) -> None:
    """The top tile of a stack (TAD-8.12)."""
    kind = state.stacks[colour].pop()
    gain_good(state, seat, kind, bought)
    show_top(state, colour)


def take_any(state: TadmorState, seat: int, kind: int, bought: bool) -> None:
    """Any tile of a stack; the rest is shuffled (TAD-11.5, 12)."""
    stack = state.stacks[colour_of(kind)]
    stack.remove(kind)
    state.chance.shuffle(stack)
    gain_good(state, seat, kind, bought)
    show_top(state, colour_of(kind))


def may_pay_points(state: TadmorState, seat: int) -> int:
    """TAD-11.4: the points that a good may be paid with now; -1: it may not."""
    if state.owns(seat, PRECIOUS_PAY_PP):
        for number in state.box.with_effect[PRECIOUS_PAY_PP]:
            if state.upgrades[seat] >> number & 1:
                tile = state.box.upgrades[number]
                if state.paid_prestige[seat] < tile.amount and state.score(seat) >= tile.pp:
                    return tile.pp
    return -1


def kinds_to_take(state: TadmorState, seat: int, colour: int) -> list[int]:
    """What may be bought from a stack: its top, or with a tile for it any of it (TAD-11.5)."""
    stack = state.stacks[colour]
    if not stack:
        return []
    if not state.owns(seat, PRECIOUS_PICK):
        return [stack[-1]]
    return [kind for kind in range(colour * KINDS_OF_COLOUR, (colour + 1) * KINDS_OF_COLOUR) if kind in stack]


@final
class BuyPrecious(Listed[TadmorState]):
    """Buy a precious good, one for a figure (TAD-8.12)."""

    def __init__(self) -> None:
        super().__init__(PRECIOUS, SPACE, GOOD, GOOD_PAY)

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        if not state.has_figure_for(seat, BUY_PRECIOUS):
            return
        box = state.box
        in_points = GOOD_PAY.put(IN_POINTS)
        pay_at = GOOD_PAY.shift + BUNDLE_AT
        for place in box.places_for[BUY_PRECIOUS]:
            if not state.stands(seat, place):
                continue
            first = box.spaces[place].colour if place < box.space_count else 0
            last = first if place < box.space_count else COLOURS - 1
            for colour in range(first, last + 1):
                if not state.stacks[colour]:
                    continue
                pays = payments(state.have(seat), box.prices[colour], state.effect_amount(seat, DISCOUNT_PRECIOUS))
                points = may_pay_points(state, seat) >= 0
                if not pays and not points:
                    continue
                for good in kinds_to_take(state, seat, colour):
                    low = GOOD.put(good) | place
                    for pay in pays:
                        out.append((pay << pay_at | low) << KIND_BITS | kind)
                    if points:
                        out.append((in_points | low) << KIND_BITS | kind)

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        kind = GOOD.of(code)
        facts: Facts = {"good": state.box.kinds[kind]}
        pay = GOOD_PAY.of(code)
        if pay == IN_POINTS:
            pp = may_pay_points(state, seat)
            state.gain(seat, BY_SPENDING, -pp)
            state.paid_prestige[seat] += 1
            if state.log is not None:
                state.tell(Event("event-precious-points", "TAD-11.4", seat, {**facts, "prestige": pp}))
        else:
            pay >>= BUNDLE_AT
            state.spend(seat, pay)
            if state.log is not None:
                state.tell(Event("event-precious", "TAD-8.12", seat, {**facts, "pay": counted(pay)}))
        state.send_home(SPACE.of(code))
        if state.owns(seat, PRECIOUS_PICK):
            take_any(state, seat, kind, True)
        else:
            take_top(state, seat, colour_of(kind), True)

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        action = at_figure(state, seat, action, BUY_PRECIOUS)
        wrong = refuse_place(state, seat, action, BUY_PRECIOUS, "TAD-8.12")
        if wrong is not None:
            return wrong
        box = state.box
        place = box.place_numbers[action.word(0)]
        here = box.spaces[place].colour if place < box.space_count else -1
        colour = max(here, 0)
        if len(action.parts) > 1:
            kind = self.number(state, action, 1)
            colour = colour_of(kind)
            if here >= 0 and colour != here:
                return Refusal(
                    "refused-other-stack", "TAD-8.12", {"good": action.word(1), "colour": COLOUR_NAMES[here]}
                )
            if state.stacks[colour] and kind not in kinds_to_take(state, seat, colour):
                return Refusal(
                    "refused-not-on-top",
                    "TAD-8.12",
                    {"good": action.word(1), "top": box.kinds[state.stacks[colour][-1]]},
                )
        if not state.stacks[colour]:
            return Refusal("refused-stack-empty", "TAD-8.12", {"colour": COLOUR_NAMES[colour]})
        if len(action.parts) == 3 and action.words(2) == (PRESTIGE,):
            return refuse_points(state, seat)
        price = box.prices[colour]
        return refuse_payment(state, seat, action, price, state.effect_amount(seat, DISCOUNT_PRECIOUS), "TAD-8.12")

    def tries(self, state: TadmorState, seat: int) -> list[Action]:
        return [PRECIOUS(state.box.place_names[place]) for place in state.standing_on(seat, BUY_PRECIOUS)]


def refuse_payment(state: TadmorState, seat: int, action: Action, price: int, discount: int, rule: str) -> Refusal:
    """Why a price cannot be paid, or not like this; the payment is the last part of the action."""
    facts: Facts = {"price": counted(price), "discount": min(discount, size(price))}
    if not payments(state.have(seat), price, discount) or not action.finished:
        return too_dear(state, seat, price, discount, rule)
    words = action.words(len(action.parts) - 1)
    return Refusal("refused-wrong-payment", rule, {**facts, "pay": counted(BUNDLES.number(state, words))})


def too_dear(state: TadmorState, seat: int, price: int, discount: int, rule: str) -> Refusal:
    """What is missing for a price; with a discount, how many resources of those that are missing."""
    have = state.have(seat)
    facts: Facts = {"price": counted(price), "discount": min(discount, size(price))}
    facts["lacking"] = counted(lacking(have, price))
    facts["short"] = short_of(have, price, discount)
    return Refusal("refused-too-dear", rule, facts)


def refuse_points(state: TadmorState, seat: int) -> Refusal:
    """Why a good cannot be paid with points now (TAD-11.4)."""
    tiles = [
        state.box.upgrades[tile] for tile in state.box.with_effect[PRECIOUS_PAY_PP] if state.upgrades[seat] >> tile & 1
    ]
    if not tiles:
        return Refusal("refused-points", "TAD-11.4", {"why": "tile", "score": state.score(seat), "price": 0})
    why = "used" if all(state.paid_prestige[seat] >= tile.amount for tile in tiles) else "score"
    return Refusal("refused-points", "TAD-11.4", {"why": why, "score": state.score(seat), "price": tiles[0].pp})


# prizes


@final
class TakePrize(Listed[TadmorState]):
    """The top tile of a stack of the player's choice for a completed temple (TAD-8.10)."""

    def __init__(self) -> None:
        super().__init__(PRIZE, STACK)

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        for colour in range(COLOURS):
            if state.stacks[colour]:
                out.append(colour << KIND_BITS | kind)

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        give_prize(state, seat, code)
        ask_for_prize(state, seat)

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        return Refusal("refused-stack-empty", "TAD-8.10", {"colour": action.word(0)})

    def tries(self, state: TadmorState, seat: int) -> list[Action]:
        return [PRIZE(colour) for colour in COLOUR_NAMES]


@final
class AskPrize(Menu[TadmorState]):
    """Which stack for the next free good (TAD-8.10)."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "prompt-prize", "TAD-8.10", [TakePrize()])

    def facts(self, state: TadmorState) -> Facts:
        return {"count": state.prizes}


def give_prize(state: TadmorState, seat: int, colour: int) -> None:
    state.prizes -= 1
    if state.log is not None:
        state.tell(Event("event-prize", "TAD-8.10", seat, {"good": state.box.kinds[state.stacks[colour][-1]]}))
    take_top(state, seat, colour, False)


def ask_for_prize(state: TadmorState, seat: int) -> None:
    """Ask as long as goods are due; where only one stack is left, take from it, and stop when all are empty (TAD-18.1)."""
    while state.prizes:
        left = [colour for colour in range(COLOURS) if state.stacks[colour]]
        if not left:
            state.prizes = 0
        elif len(left) == 1:
            give_prize(state, seat, left[0])
        else:
            state.steps.append(PRIZE_MENUS[seat])
            return


PRIZE_MENUS: Final = [AskPrize(seat) for seat in range(MOST_SEATS)]
