"""Chapter 8: what offices do when they are bought and when they are activated.

What an office does elsewhere is in that chapter's module: points at the end (RAS-8.5, 8.27 to 8.34, 8.39) in `scoring.py`, exchanges
(RAS-8.11, 8.23) in `exchanges.py`, combat (RAS-8.17) in `combat.py`, permanent offices (RAS-8.4, 8.15) in `state.py`. Three have modules
of their own: `alchemist.py` (RAS-8.6, 8.42), `impostor.py` (RAS-8.14), `negotiator.py` (RAS-8.18).
"""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS, Routine
from majlis.games.al_rashid.alchemist import TRANSMUTES
from majlis.games.al_rashid.box import (
    BASIC_GOODS,
    CONVERT,
    DRAW_TILES,
    EXCHANGE_GOOD,
    FREE_FAVOURS,
    GAIN_CREDITS,
    GAIN_GOODS,
    GAIN_INFLUENCE,
    GAIN_MEMBER,
    GOODS,
    GOODS_OF_CHOICE,
    INFLUENCE_BY,
    MERCHANT,
    MOST_OFFICES,
    MOST_SEATS,
    NEGOTIATE,
)
from majlis.games.al_rashid.exchanges import ANY_GOOD, BARTERS, SMUGGLES, ChooseGoods, gain_goods
from majlis.games.al_rashid.favours import drawable, grant
from majlis.games.al_rashid.impostor import free_favours
from majlis.games.al_rashid.mercenaries import draw_of_choice, kind_of
from majlis.games.al_rashid.negotiator import NEGOTIATE_MENUS, held_colours
from majlis.games.al_rashid.parts import OFFICE
from majlis.games.al_rashid.scoring import measured, step_reached
from majlis.games.al_rashid.state import CREDIT, INFLUENCE, SHAME, RashidState
from majlis.games.al_rashid.verbs import ACTIVATE


def take_shame(state: RashidState, seat: int, amount: int, rule: str) -> None:
    """RAS-1.8."""
    got = state.gain(seat, SHAME, amount)
    if state.log is not None and got:
        state.tell(Event("event-shame", rule, seat, {"count": got}))


# buying


@final
class BuyOffice(Routine[RashidState]):
    """A tile comes from the display to its new owner and takes effect (RAS-6.5, 8.1)."""

    def __init__(self, seat: int, office: int) -> None:
        super().__init__()
        self.seat = seat
        self.office = office

    def run(self, state: RashidState) -> None:
        state.buy(self.seat, self.office)
        office = state.box.offices[self.office]
        if state.log is not None:
            state.tell(Event("event-office", office.rule, self.seat, {"office": office.id}))
        if office.influence:
            grant(state, self.seat, INFLUENCE, office.influence, office.rule)
        if not office.activated:
            take_effect(state, self.seat, self.office)


def take_effect(state: RashidState, seat: int, number: int) -> None:
    """The effect of an office that works once, when it is bought (RAS-8.1), as far as it is possible (RAS-8.7)."""
    office = state.box.offices[number]
    effect = office.effect
    if effect == GAIN_CREDITS:
        grant(state, seat, CREDIT, office.amount, office.rule)
    elif effect == GAIN_INFLUENCE:
        grant(state, seat, INFLUENCE, office.amount, office.rule)
    elif effect == INFLUENCE_BY:
        gained = step_reached(office, measured(state, seat, office), 0)
        if gained:
            grant(state, seat, INFLUENCE, gained, office.rule)
    elif effect == GAIN_GOODS:
        paired = office.partner >= 0 and state.owned(seat, office.partner) > 0
        gain_goods(state, seat, office.partner_goods if paired else office.goods, office.rule)
    elif effect == DRAW_TILES:
        draw_of_choice(state, seat, office.amount, office.rule)
    elif effect == GOODS_OF_CHOICE:
        state.steps.append(ChooseGoods(seat, office.amount, ANY_GOOD, "prompt-take-goods", office.rule))
    elif effect == GAIN_MEMBER:
        gain_member(state, seat, office.member, office.rule)
        take_shame(state, seat, office.amount, office.rule)
    elif effect == FREE_FAVOURS:
        free_favours(state, seat, office.members, office.amount)
    elif effect == CONVERT and not state.at_limit(seat, MERCHANT) and len(TRANSMUTES[seat].codes(state)) > 1:
        state.steps.append(TRANSMUTES[seat])


def gain_member(state: RashidState, seat: int, piece: int, rule: str) -> None:
    """A new member, unless the family has its limit (RAS-14.2, R-35)."""
    if state.at_limit(seat, piece):
        return
    state.join(seat, piece)
    if state.log is not None:
        state.tell(Event("event-member", rule, seat, {"piece": state.box.pieces[piece]}))


# activating


def usable(state: RashidState, seat: int, number: int) -> bool:
    """Whether an activated office could be carried out now (RAS-8.2); everybody can see that."""
    office = state.box.offices[number]
    effect = office.effect
    if effect == EXCHANGE_GOOD:
        return state.goods_of(seat) > 0
    if effect == BASIC_GOODS:
        return any(state.box.basic >> kind & 1 and state.stock[seat * GOODS + kind] for kind in range(GOODS))
    if effect == DRAW_TILES:
        return drawable(state)
    if effect == NEGOTIATE:
        held = held_colours(state, seat)
        return any(held >> state.box.tile_colours[kind_of(tile)] & 1 for tile in state.occupiers)
    return True


def can_activate(state: RashidState, seat: int) -> bool:
    """Whether a seat has any office that it could activate in this turn (RAS-3.10)."""
    if state.activated or not state.offices[seat]:
        return False
    for office in state.box.activated:
        if state.offices[seat] >> office & 1 and state.unused(seat, office) and usable(state, seat, office):
            return True
    return False


_IMPOSSIBLE: Final = {EXCHANGE_GOOD: "goods", BASIC_GOODS: "basic", DRAW_TILES: "tiles", NEGOTIATE: "colours"}
"""By effect: what is missing where an office could do nothing."""


@final
class Activate(Listed[RashidState]):
    """Activate an office that was not used in this round (RAS-8.2)."""

    def __init__(self) -> None:
        super().__init__(ACTIVATE, OFFICE)

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        if state.activated or not state.offices[seat]:
            return
        for office in state.box.activated:
            if state.offices[seat] >> office & 1 and state.unused(seat, office) and usable(state, seat, office):
                out.append(office << KIND_BITS | kind)

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        state.use(seat, code)
        state.activated = True
        office = state.box.offices[code]
        if state.log is not None:
            state.tell(Event("event-activate", office.rule, seat, {"office": office.id}))
        if office.effect == EXCHANGE_GOOD:
            state.steps.append(SMUGGLES[seat])
        elif office.effect == BASIC_GOODS:
            barter = BARTERS[seat]
            if state.settings.skips_forced:
                barter.ask_unless_forced(state)
            else:
                state.steps.append(barter)
        elif office.effect == DRAW_TILES:
            draw_of_choice(state, seat, office.amount, office.rule)
        elif office.effect == NEGOTIATE:
            NEGOTIATE_MENUS[seat].ask_unless_forced(state)
        else:
            gain_goods(state, seat, office.goods, office.rule)

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        name = action.word(0)
        number = self.number(state, action, 0)
        if not state.owned(seat, number):
            return Refusal("refused-not-your-office", "RAS-8.2", {"office": name})
        if not state.box.offices[number].activated:
            return Refusal("refused-not-activated", "RAS-8.8", {"office": name})
        if not state.unused(seat, number):
            return Refusal("refused-office-used", "RAS-8.2", {"office": name})
        why = _IMPOSSIBLE.get(state.box.offices[number].effect, "tiles")
        return Refusal("refused-office-impossible", "RAS-8.2", {"office": name, "why": why})

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        owned = [office for office in state.box.activated if state.owned(seat, office)]
        return [ACTIVATE(state.box.offices[office].id) for office in owned]


BUYS: Final = [[BuyOffice(seat, office) for office in range(MOST_OFFICES)] for seat in range(MOST_SEATS)]
