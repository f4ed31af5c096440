"""What a player wants to know before choosing: the rank that a placement would give, prices, what goods are worth, how a fight ends."""

from __future__ import annotations

from majlis.engine.action import Action, Facts
from majlis.games.al_rashid.box import COURT, GOODS, PALACES
from majlis.games.al_rashid.combat import COLOURS, enemy_strength, own_strength
from majlis.games.al_rashid.favours import favour_price
from majlis.games.al_rashid.goods import vector_worth
from majlis.games.al_rashid.guild import (
    GENEROSITY,
    MAIN,
    OFFICE_MASK,
    OFFICE_SHIFT,
    SERVICE,
    WITH_CREDIT,
    office_price,
    wish_code,
)
from majlis.games.al_rashid.parts import PAYMENTS, TROOPS
from majlis.games.al_rashid.payment import Paying
from majlis.games.al_rashid.services import service_price
from majlis.games.al_rashid.state import RashidState


def remark(state: RashidState, action: Action) -> tuple[str, Facts] | None:
    """A message and its parts; None where there is nothing to add."""
    if not action.finished:
        return None
    verb = action.verb.name
    if verb == "place":
        return standing_after(
            state, state.actor, state.box.piece_numbers[action.word(0)], state.box.area_numbers[action.word(1)]
        )
    if verb == "resolve":
        return _who_leads(state, state.box.area_numbers[action.word(0)])
    if verb == "ask":
        return "remark-price", {"price": wish_price(state, state.actor, action.words(0))}
    if verb == "favour" and 0 <= state.area < COURT and state.choice.prompt == "prompt-visit":
        price = favour_price(state, state.area, state.box.leader_numbers[action.word(0)])
        return "remark-price", {"price": price}
    if verb == "pay":
        return _payment(state, action)
    if verb == "fight":
        return _outcome(state, action)
    if verb in ("take", "trade", "exchange"):
        return "remark-wealth", {"wealth": _wealth_after(state, action)}
    return None


def standing_after(state: RashidState, seat: int, piece: int, area: int) -> tuple[str, Facts]:
    """The rank and dominance that a placement would give now, and who would be next ahead by how much."""
    after = state.clone()
    after.put(area, seat, piece)
    ranked = after.ranked(area)
    rank = ranked.index(seat)
    dominance = after.dominance(area, seat)
    if rank == 0:
        return "remark-first", {"rank": 1, "dominance": dominance}
    ahead = ranked[rank - 1]
    by = after.dominance(area, ahead) - dominance
    return "remark-behind", {"rank": rank + 1, "dominance": dominance, "ahead": ahead, "by": by}


def _who_leads(state: RashidState, area: int) -> tuple[str, Facts] | None:
    ranked = state.ranked(area)
    return ("remark-ranking", {"seats": [str(seat) for seat in ranked]}) if ranked else None


def wish_price(state: RashidState, seat: int, words: tuple[str, ...]) -> int:
    """What a wish list costs in all."""
    code = wish_code(state, words, GENEROSITY if state.area == COURT else SERVICE)
    price = 0
    office = (code >> OFFICE_SHIFT & OFFICE_MASK) - 1
    if office >= 0:
        price += office_price(state, seat, office, code & WITH_CREDIT != 0)
    if code & MAIN and state.area != COURT:
        price += service_price(state, seat, state.area, state.rank)
    for word in words:
        if word in state.box.leader_numbers:
            price += favour_price(state, state.area, state.box.leader_numbers[word])
    return price


def _payment(state: RashidState, action: Action) -> tuple[str, Facts] | None:
    choice = state.choice
    if not isinstance(choice, Paying):
        return None
    worth = vector_worth(state.box, PAYMENTS.number(state, action.parts[0]))
    return "remark-payment", {"sum": worth, "over": worth - choice.price}


def _outcome(state: RashidState, action: Action) -> tuple[str, Facts]:
    """Whether the tiles clear the territory, beat one colour of two, or are given up in vain."""
    land = state.area - PALACES
    code = TROOPS.number(state, action.parts[0])
    beaten = 0
    present = 0
    for colour in range(COLOURS):
        enemy = enemy_strength(state, land, colour)
        if enemy:
            present += 1
            if own_strength(state.box, code, colour, state.tile_bonus(state.actor)) > enemy:
                beaten += 1
    if beaten == present:
        return "remark-wins", {}
    return ("remark-beats-some" if beaten else "remark-in-vain"), {}


def _wealth_after(state: RashidState, action: Action) -> int:
    """What the actor's goods would be worth."""
    box = state.box
    stock = state.stock[state.actor * GOODS : state.actor * GOODS + GOODS]
    names = (action.word(1),) if action.verb.name == "exchange" else action.words(0)
    if action.verb.name == "exchange":
        stock[box.good_numbers[action.word(0)]] -= 1
    for name in names:
        if name in box.good_numbers:
            stock[box.good_numbers[name]] += 1
    after = state.clone()
    after.stock[:GOODS] = stock
    return after.wealth(0)
