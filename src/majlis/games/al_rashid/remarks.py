"""What a player should know before choosing, and no event will say: the rank of a placement, danger, prices, how a fight ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from majlis.engine.action import Action, Facts
from majlis.engine.holdings import Remark
from majlis.games.al_rashid.about_now import Rows, danger, shame, standing
from majlis.games.al_rashid.box import COURT, GOODS, PALACES
from majlis.games.al_rashid.combat import COLOURS, enemy_strength, own_strength
from majlis.games.al_rashid.favours import favour_price
from majlis.games.al_rashid.goods import GOOD_MASK, set_worths, shift
from majlis.games.al_rashid.guild import office_price
from majlis.games.al_rashid.parts import MOVED, PAYMENTS, TROOPS, piece_of, whose_of
from majlis.games.al_rashid.payment import Paying
from majlis.games.al_rashid.services import service_price
from majlis.games.al_rashid.state import RashidState
from majlis.games.al_rashid.wishes import AT_A_GUILD, AT_COURT, MAIN, OFFICE_MASK, OFFICE_SHIFT, WITH_CREDIT


def remarks(state: RashidState, seat: int, action: Action) -> list[Remark]:
    """All remarks on a finished action; there is nothing to say about an unfinished one."""
    find = _BY_VERB.get(action.verb.name)
    return [] if find is None or not action.finished else find(state, seat, action)


def _place(state: RashidState, seat: int, action: Action) -> Rows:
    """The rank and dominance that a placement would give now, and what may go wrong there."""
    area = state.box.area_numbers[action.word(1)]
    after = state.clone()
    after.put(area, seat, state.box.piece_numbers[action.word(0)])
    return [standing(after, area, seat), *danger(after, seat, area)]


def _move(state: RashidState, seat: int, action: Action) -> Rows:
    """The rank and dominance that the family whose piece is moved would have where it goes."""
    box = state.box
    moved = MOVED.domain.number(state, action.word(0))
    to = box.area_numbers[action.word(2)]
    after = state.clone()
    after.lift(box.area_numbers[action.word(1)], whose_of(moved), piece_of(moved))
    after.put(to, whose_of(moved), piece_of(moved))
    return [standing(after, to, whose_of(moved))]


def _resolve(state: RashidState, seat: int, action: Action) -> Rows:
    """Who comes first there, where the player's own family stands, and what may go wrong for it."""
    area = state.box.area_numbers[action.word(0)]
    ranked = state.ranked(area)
    out = [Remark("remark-ranking", {"seats": [str(one) for one in ranked]}, "note", "RAS-4.3")]
    return [*out, standing(state, area, seat), *danger(state, seat, area)] if seat in ranked else out


def _ask(state: RashidState, seat: int, action: Action) -> Rows:
    price = wish_price(state, seat, action.words(0))
    if state.area < COURT and not wants_main(state, action):
        return [Remark("remark-idle", {"price": price, **shame(state, state.box.shame_idle)}, "danger", "RAS-6.4")]
    return [Remark("remark-price", {"price": price, "wealth": state.wealth(seat)}, "cost", "RAS-5.6")]


def wants_main(state: RashidState, action: Action) -> bool:
    """Whether a wish list holds the service or an office (RAS-6.2)."""
    code = AT_A_GUILD.domain.number(state, action.words(0))
    return code & MAIN != 0 or code >> OFFICE_SHIFT & OFFICE_MASK != 0


def wish_price(state: RashidState, seat: int, words: tuple[str, ...]) -> int:
    """What a wish list costs in all."""
    code = (AT_COURT if state.area == COURT else AT_A_GUILD).domain.number(state, words)
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


def _favour(state: RashidState, seat: int, action: Action) -> Rows:
    if not 0 <= state.area < COURT or state.choice.prompt != "prompt-visit":
        return []
    price = favour_price(state, state.area, state.box.leader_numbers[action.word(0)])
    return [Remark("remark-price", {"price": price, "wealth": state.wealth(seat)}, "cost", "RAS-6.13")]


def _pay(state: RashidState, seat: int, action: Action) -> Rows:
    """What the goods are worth, set by set, and how much of it is lost: no change is given (RAS-5.3)."""
    choice = state.choice
    if not isinstance(choice, Paying):
        return []
    payment = PAYMENTS.number(state, action.parts[0])
    sets = set_worths(state.box, [payment >> shift(kind) & GOOD_MASK for kind in range(GOODS)], 0)
    over = sum(sets) - choice.price
    facts: Facts = {"sum": sum(sets), "over": over, "sets": [str(worth) for worth in sets]}
    return [Remark("remark-payment", facts, "loss" if over else "note", "RAS-5.3")]


def _fight(state: RashidState, seat: int, action: Action) -> Rows:
    """Whether the tiles clear the territory, beat one colour of two, or are given up in vain (RAS-9.6, 9.7)."""
    land = state.area - PALACES
    code = TROOPS.number(state, action.parts[0])
    own = 0
    against = 0
    beaten = 0
    present = 0
    for colour in range(COLOURS):
        enemy = enemy_strength(state, land, colour)
        if enemy:
            present += 1
            mine = own_strength(state.box, code, colour, state.tile_bonus(seat))
            own += mine
            against += enemy
            if mine > enemy:
                beaten += 1
    id = "remark-wins" if beaten == present else "remark-beats-some" if beaten else "remark-in-vain"
    return [Remark(id, {"own": own, "enemy": against}, "gain" if beaten == present else "loss", "RAS-9.7")]


def _flee(state: RashidState, seat: int, action: Action) -> Rows:
    """What fleeing costs (RAS-9.5)."""
    return [Remark("remark-flee", shame(state, state.box.shame_flee), "danger", "RAS-9.5")]


def _end(state: RashidState, seat: int, action: Action) -> Rows:
    """Which offices stay unused; one turn activates one of them (RAS-3.10)."""
    box = state.box
    unused = [box.offices[office].id for office in box.activated if state.unused(seat, office)]
    if not unused or state.out[seat]:
        return []
    return [Remark("remark-unused", {"offices": unused}, "loss", "RAS-8.2")]


_BY_VERB: Final[dict[str, Callable[[RashidState, int, Action], Rows]]] = {
    "place": _place,
    "plot": _move,
    "inform": _move,
    "move": _move,
    "resolve": _resolve,
    "ask": _ask,
    "favour": _favour,
    "pay": _pay,
    "fight": _fight,
    "flee": _flee,
    "end": _end,
}
