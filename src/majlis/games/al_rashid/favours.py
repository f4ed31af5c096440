"""Chapter 6: the favours of the guild leaders (RAS-6.13 to 6.19)."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS, Menu, Offer, Routine
from majlis.games.al_rashid.box import (
    BLUE,
    COPY_FAVOUR,
    EXCHANGE_GOOD,
    GAIN_CREDITS,
    GAIN_INFLUENCE,
    GOOD_FOR_TILE,
    GOODS,
    GUILDS,
    MOST_SEATS,
    RED,
)
from majlis.games.al_rashid.exchanges import EXCHANGES, refuse_good
from majlis.games.al_rashid.mercenaries import available, draw_colour, refuse_draw
from majlis.games.al_rashid.parts import GIVEN, HIRED
from majlis.games.al_rashid.state import CREDIT, INFLUENCE, RashidState
from majlis.games.al_rashid.verbs import HIRE


def leaders_at(state: RashidState, area: int) -> int:
    """Bit mask of the leaders whose favour is available in a guild palace: its own, or those that its own copies (RAS-6.14)."""
    favour = state.box.favours[area]
    return favour.copies if favour.effect == COPY_FAVOUR else 1 << area


def favour_price(state: RashidState, area: int, leader: int) -> int:
    """The gold for a favour; a copy costs the copying leader's price too (RAS-6.14)."""
    price = state.box.favours[leader].price
    return price if leader == area else price + state.box.favours[area].price


def drawable(state: RashidState) -> bool:
    """Whether any mercenary tile can be drawn."""
    return available(state, RED) + available(state, BLUE) > 0


def possible(state: RashidState, leader: int, goods: int) -> bool:
    """Whether a favour could be carried out by somebody with this many goods (RAS-6.7)."""
    favour = state.box.favours[leader]
    if not favour.needs_good:
        return True
    return goods > 0 and (favour.effect != GOOD_FOR_TILE or drawable(state))


def refuse_favour(state: RashidState, leader: int, price: int) -> Refusal:
    """Why a favour that could be paid cannot be carried out: no tile to draw, or no good to give, after the price or at all (RAS-6.7)."""
    favour = state.box.favours[leader]
    if favour.effect == GOOD_FOR_TILE and not drawable(state):
        return Refusal("refused-no-tiles-left", "RAS-6.7", {})
    return Refusal("refused-nothing-to-give", "RAS-6.7", {"leader": favour.leader, "price": price})


def grant(state: RashidState, seat: int, kind: int, amount: int, rule: str) -> None:
    """Credits or influence for a seat, as far as there are tokens (RAS-12.3)."""
    got = state.gain(seat, kind, amount)
    if state.log is not None:
        name = "event-credit" if kind == CREDIT else "event-influence"
        if not got:
            name = "event-credit-none" if kind == CREDIT else "event-influence-none"
        state.tell(Event(name, rule, seat, {"count": got}))


@final
class Hire(Listed[RashidState]):
    """Give one good and draw one tile of either colour (RAS-6.15). A code is the good and the colour."""

    def __init__(self) -> None:
        super().__init__(HIRE, GIVEN, HIRED)

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        for colour in (RED, BLUE):
            if available(state, colour) == 0:
                continue
            for give in range(GOODS):
                if state.stock[seat * GOODS + give]:
                    out.append((HIRED.put(colour) | give) << KIND_BITS | kind)

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        give = GIVEN.of(code)
        colour = HIRED.of(code)
        state.stock[seat * GOODS + give] -= 1
        if state.log is not None:
            facts: Facts = {"good": state.box.goods[give], "colour": state.box.colours[colour]}
            state.tell(Event("event-hire", "RAS-6.15", seat, facts))
        draw_colour(state, seat, colour, "RAS-6.15")

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        if state.stock[seat * GOODS + self.number(state, action, 0)] == 0:
            return refuse_good(state, seat, action.word(0), "RAS-6.15")
        return refuse_draw(state, HIRED.domain.number(state, action.word(1)), 1)

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        return [HIRE(give, colour) for give in state.box.goods for colour in state.box.colours]


@final
class FavourEffect(Routine[RashidState]):
    """A favour is carried out; without the good it needs it has no effect (RAS-6.15, 6.16, 6.17, 6.18, 6.19)."""

    def __init__(self, seat: int, leader: int) -> None:
        super().__init__()
        self.seat = seat
        self.leader = leader

    def run(self, state: RashidState) -> None:
        favour = state.box.favours[self.leader]
        if not possible(state, self.leader, state.goods_of(self.seat)):
            if state.log is not None:
                facts: Facts = {"leader": favour.leader}
                state.tell(Event("event-favour-lost", "RAS-6.19", self.seat, facts))
        elif favour.effect == GOOD_FOR_TILE:
            state.steps.append(HIRES[self.seat])
        elif favour.effect == EXCHANGE_GOOD:
            state.steps.append(EXCHANGES[self.seat])
        elif favour.effect == GAIN_CREDITS:
            grant(state, self.seat, CREDIT, favour.amount, favour.rule)
        elif favour.effect == GAIN_INFLUENCE:
            grant(state, self.seat, INFLUENCE, favour.amount, favour.rule)


_hire: Final[list[Offer[RashidState]]] = [Hire()]
HIRES: Final[list[Menu[RashidState]]] = [Menu(seat, "prompt-hire", "RAS-6.15", _hire) for seat in range(MOST_SEATS)]
FAVOURS: Final = [[FavourEffect(seat, leader) for leader in range(GUILDS)] for seat in range(MOST_SEATS)]
