"""Chapter 6: a visit to a guild palace. Its services are in `services.py`, favours in `favours.py` and `exchanges.py`."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import UNKNOWN, Listed, no_such
from majlis.engine.step import KIND_BITS, Menu, Offer, Routine
from majlis.games.al_rashid.box import COURT, GOODS, GUILDS, MOST_SEATS, OPERATIONS, RANKS
from majlis.games.al_rashid.favours import FAVOURS, favour_price, leaders_at, possible, refuse_favour
from majlis.games.al_rashid.goods import least_loss
from majlis.games.al_rashid.offices import BUYS, take_shame
from majlis.games.al_rashid.parts import CREDIT_WORD, LEADER
from majlis.games.al_rashid.payment import pay
from majlis.games.al_rashid.services import OPERATIONS_STEP, SERVICES, service_open, service_price
from majlis.games.al_rashid.state import CREDIT, RashidState
from majlis.games.al_rashid.verbs import ASK, FAVOUR
from majlis.games.al_rashid.wishes import (
    AT_A_GUILD,
    LEADER_SHIFT,
    MAIN,
    OFFICE_MASK,
    OFFICE_SHIFT,
    SERVICE,
    WITH_CREDIT,
)


def may_buy(state: RashidState, seat: int, office: int) -> bool:
    """Whether a tile is on display and, with the option, not owned yet (RAS-6.5, 12.3)."""
    if not state.supply >> office & 1:
        return False
    return not (state.settings.one_of_a_kind and state.offices[seat] >> office & 1)


def office_price(state: RashidState, seat: int, office: int, with_credit: bool) -> int:
    """The printed price; a credit lowers it, never below 0 (RAS-5.8)."""
    cost = state.box.offices[office].cost
    return max(0, cost - state.credit_worth(seat)) if with_credit else cost


def settle(state: RashidState, seat: int, offer: Listed[RashidState], code: int, price: int, rule: str) -> None:
    """What was asked for in a palace is told and paid for; a credit used for it is gone (RAS-5.8)."""
    if state.log is not None:
        wishes: list[str] = list(offer.action(state, code).words(0))
        event = "event-ask" if wishes else "event-ask-nothing"
        state.tell(Event(event, rule, seat, {"wishes": wishes, "price": price}))
    if code & WITH_CREDIT:
        state.tokens[seat * 3 + CREDIT] -= 1
    pay(state, seat, price)


@final
class Ask(Listed[RashidState]):
    """Ask for service, office and favour: at most two of them (RAS-6.3). Nothing at all is written `ask -`."""

    def __init__(self, favoured: bool) -> None:
        super().__init__(ASK, AT_A_GUILD)
        self.favoured = favoured
        """The player already used a favour in this visit (RAS-6.6, step 1)."""

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        box = state.box
        area = state.area
        wealth = state.wealth(seat)
        goods = state.goods_of(seat)
        spare = wealth - least_loss(box, state.stock, seat * GOODS)
        leaders = 0 if self.favoured else leaders_at(state, area)
        # nothing, or only a favour; with `favour_at_once` a favour alone is asked for in step 1
        out.append(kind)
        if leaders and not state.settings.favour_at_once:
            self.add_favours(state, area, leaders, 0, 0, wealth, spare, goods, kind, out)
        service = -1
        if service_open(state, seat, area):
            service = service_price(state, seat, area, state.rank)
            if service <= wealth:
                out.append(MAIN << KIND_BITS | kind)
                if leaders:
                    self.add_favours(state, area, leaders, service, MAIN, wealth, spare, goods, kind, out)
        for office in box.offices_of[area]:
            if not may_buy(state, seat, office):
                continue
            code = (office + 1) << OFFICE_SHIFT
            credits = 2 if state.token(seat, CREDIT) and box.offices[office].cost else 1
            for credit in range(credits):
                price = office_price(state, seat, office, credit == 1)
                if price > wealth:
                    continue
                wish = code | credit << 1
                out.append(wish << KIND_BITS | kind)
                if not self.favoured and service >= 0 and price + service <= wealth:
                    out.append((wish | MAIN) << KIND_BITS | kind)
                if leaders:
                    self.add_favours(state, area, leaders, price, wish, wealth, spare, goods, kind, out)

    def add_favours(
        self,
        state: RashidState,
        area: int,
        leaders: int,
        price: int,
        wish: int,
        wealth: int,
        spare: int,
        goods: int,
        kind: int,
        out: list[int],
    ) -> None:
        """The wishes with a favour beside them; a good must be left for the General and the Vizier (RAS-6.7)."""
        for leader in range(GUILDS):
            if not leaders >> leader & 1 or not possible(state, leader, goods):
                continue
            total = price + favour_price(state, area, leader)
            most = spare if total and state.box.favours[leader].needs_good else wealth
            if total <= most:
                out.append((wish | (leader + 1) << LEADER_SHIFT) << KIND_BITS | kind)

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        area = state.area
        office = (code >> OFFICE_SHIFT & OFFICE_MASK) - 1
        leader = (code >> LEADER_SHIFT) - 1
        price = 0
        if not code & MAIN and office < 0:
            state.steps.append(IDLES[seat])
        if leader >= 0:
            price += favour_price(state, area, leader)
            state.steps.append(FAVOURS[seat][leader])
        if office >= 0:
            price += office_price(state, seat, office, code & WITH_CREDIT != 0)
            state.steps.append(BUYS[seat][office])
        if code & MAIN:
            price += service_price(state, seat, area, state.rank)
            state.steps.append(SERVICES[seat][area])
        settle(state, seat, self, code, price, "RAS-6.6")

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        words = action.words(0)
        area = state.area
        refusal = refuse_words(state, seat, words, area, SERVICE)
        if refusal is not None:
            return refusal
        code = AT_A_GUILD.domain.number(state, words)
        office = (code >> OFFICE_SHIFT & OFFICE_MASK) - 1
        leader = (code >> LEADER_SHIFT) - 1
        if code & MAIN and not service_open(state, seat, area):
            service = state.box.services[area]
            if service.member >= 0:
                piece = state.box.pieces[service.member]
                return Refusal(
                    "refused-family-limit", "RAS-6.9", {"piece": piece, "most": state.box.limits[service.member]}
                )
            return Refusal("refused-no-tiles-left", "RAS-6.7", {})
        if self.favoured and leader >= 0:
            return Refusal("refused-second-favour", "RAS-6.3", {"leader": state.box.favours[leader].leader})
        actions = (1 if code & MAIN else 0) + (1 if office >= 0 else 0) + (1 if leader >= 0 or self.favoured else 0)
        if actions > 2:
            return Refusal("refused-three-actions", "RAS-6.3", {})
        if actions == 1 and leader >= 0 and state.settings.favour_at_once:
            return Refusal("refused-favour-alone", "RAS-6.6", {"leader": state.box.favours[leader].leader})
        price = service_price(state, seat, area, state.rank) if code & MAIN else 0
        if office >= 0:
            price += office_price(state, seat, office, code & WITH_CREDIT != 0)
        if leader >= 0:
            price += favour_price(state, area, leader)
        if price > state.wealth(seat):
            return too_dear(state, seat, words, price)
        return refuse_favour(state, max(0, leader), price)

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        """Each single wish, offices with a credit too; combinations are worked out from there."""
        box = state.box
        out = [ASK(()), ASK((SERVICE,))]
        for office in box.offices_of[state.area]:
            out.append(ASK((box.offices[office].id,)))
            if state.token(seat, CREDIT):
                out.append(ASK((box.offices[office].id, CREDIT_WORD)))
        return out


def refuse_words(state: RashidState, seat: int, words: tuple[str, ...], area: int, main: str) -> Refusal | None:
    """What is wrong with a wish list, whatever it costs. At court, chapter 7 says what can be asked for (RAS-7.3)."""
    box = state.box
    court = area == COURT
    one_office = "RAS-7.3" if court else "RAS-6.5"
    offices = 0
    leaders = 0
    for word in words:
        office = box.office_numbers.get(word, UNKNOWN)
        leader = box.leader_numbers.get(word, UNKNOWN)
        if words.count(word) > 1:
            once = "RAS-7.3" if court else "RAS-6.3"
            return Refusal(
                "refused-wish-twice",
                "RAS-5.8" if word == CREDIT_WORD else one_office if office >= 0 else once,
                {"wish": word},
            )
        if office >= 0:
            offices += 1
            if box.offices[office].guild != area:
                return Refusal(
                    "refused-office-elsewhere",
                    one_office,
                    {"office": word, "area": box.areas[box.offices[office].guild]},
                )
            if not state.supply >> office & 1:
                return Refusal("refused-office-gone", one_office, {"office": word})
            if not may_buy(state, seat, office):
                return Refusal("refused-office-owned", "RAS-12.3", {"office": word})
        elif leader >= 0:
            leaders += 1
            if court or not leaders_at(state, area) >> leader & 1:
                return Refusal("refused-leader-elsewhere", "RAS-7.3" if court else "RAS-6.13", {"leader": word})
        elif word not in (main, CREDIT_WORD):
            return no_such(word, "wish", "RAS-7.3" if court else "RAS-6.2")
    if offices > 1:
        return Refusal("refused-two-offices", one_office, {})
    if leaders > 1:
        return Refusal("refused-two-favours", "RAS-6.3", {})
    if CREDIT_WORD in words:
        if not offices:
            return Refusal("refused-credit-alone", "RAS-5.8", {})
        if not state.token(seat, CREDIT):
            return Refusal("refused-no-credit", "RAS-5.8", {})
    return None


def too_dear(state: RashidState, seat: int, words: tuple[str, ...], price: int) -> Refusal:
    """How much the goods held now are short of the price; at court the generosity comes too late to help (RAS-7.6).

    If an unused credit would be enough, the refusal says so instead: that is the easier fix.
    """
    have = state.wealth(seat)
    facts: Facts = {"wishes": list(words), "price": price, "have": have, "missing": price - have}
    rule = "RAS-7.6" if state.area == COURT else "RAS-6.7"
    if state.token(seat, CREDIT) and CREDIT_WORD not in words:
        for word in words:
            office = state.box.office_numbers.get(word, UNKNOWN)
            if office >= 0:
                less = price - state.box.offices[office].cost + office_price(state, seat, office, True)
                if less <= have:
                    return Refusal(
                        "refused-needs-credit", "RAS-5.8", {"wishes": list(words), "price": price, "less": less}
                    )
    return Refusal("refused-too-dear", rule, facts)


@final
class FavourAtOnce(Listed[RashidState]):
    """Step 1 of a visit: the favour at once, paid by itself; its gain can be used for what follows (RAS-6.6)."""

    def __init__(self) -> None:
        super().__init__(FAVOUR, LEADER)

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        if not state.settings.favour_at_once:
            return
        area = state.area
        wealth = state.wealth(seat)
        goods = state.goods_of(seat)
        spare = wealth - least_loss(state.box, state.stock, seat * GOODS)
        leaders = leaders_at(state, area)
        for leader in range(GUILDS):
            if leaders >> leader & 1 and possible(state, leader, goods):
                price = favour_price(state, area, leader)
                if price <= (spare if price and state.box.favours[leader].needs_good else wealth):
                    out.append(leader << KIND_BITS | kind)

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        price = favour_price(state, state.area, code)
        state.steps.append(AFTER_FAVOUR[seat] if state.settings.skips_forced else FAVOURED[seat])
        state.steps.append(FAVOURS[seat][code])
        if state.log is not None:
            state.tell(Event("event-favour", "RAS-6.13", seat, {"leader": state.box.favours[code].leader}))
        pay(state, seat, price)

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        if not state.settings.favour_at_once:
            return Refusal("refused-favour-timing", "RAS-12.3", {})
        leaders = leaders_at(state, state.area)
        if not action.parts:
            there = [leader for leader in range(GUILDS) if leaders >> leader & 1]
            return self.out_of_reach(state, seat, min(there, key=lambda one: favour_price(state, state.area, one)))
        leader = self.number(state, action, 0)
        if not leaders >> leader & 1:
            return Refusal("refused-leader-elsewhere", "RAS-6.13", {"leader": action.word(0)})
        return self.out_of_reach(state, seat, leader)

    def out_of_reach(self, state: RashidState, seat: int, leader: int) -> Refusal:
        """Why the favour of a leader who is here is not available; of several, the reason for the cheapest."""
        price = favour_price(state, state.area, leader)
        if price > state.wealth(seat):
            return too_dear(state, seat, (state.box.favours[leader].leader,), price)
        return refuse_favour(state, leader, price)

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        if not state.settings.favour_at_once:
            return []
        leaders = leaders_at(state, state.area)
        return [FAVOUR(favour.leader) for i, favour in enumerate(state.box.favours) if leaders >> i & 1]


@final
class Visit(Menu[RashidState]):
    """What a visitor wants."""

    def facts(self, state: RashidState) -> Facts:
        return {"area": state.box.areas[state.area], "rank": state.rank + 1}


@final
class Idle(Routine[RashidState]):
    """A visit without a main action costs shame (RAS-6.4)."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: RashidState) -> None:
        take_shame(state, self.seat, state.box.shame_idle, "RAS-6.4")


@final
class NextVisit(Routine[RashidState]):
    """The visitor of that rank, if there is one, makes his visit (RAS-6.1)."""

    def __init__(self, rank: int) -> None:
        super().__init__()
        self.rank = rank

    def run(self, state: RashidState) -> None:
        state.rank = self.rank
        seat = state.line[self.rank]
        if state.settings.skips_forced and not service_in_reach(state, seat):
            VISITS[seat].ask_unless_forced(state)
        else:
            state.steps.append(VISITS[seat])


@final
class AfterFavour(Routine[RashidState]):
    """The rest of a visit that began with a favour (RAS-6.6)."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: RashidState) -> None:
        if service_in_reach(state, self.seat):
            state.steps.append(FAVOURED[self.seat])
        else:
            FAVOURED[self.seat].ask_unless_forced(state)


def service_in_reach(state: RashidState, seat: int) -> bool:
    """Whether a visitor could have the service: then there is a choice, and no more has to be looked at."""
    return service_open(state, seat, state.area) and (
        service_price(state, seat, state.area, state.rank) <= state.wealth(seat)
    )


@final
class Guild(Routine[RashidState]):
    """Resolve a guild palace: ranks 1 to 3 make their visits, then come the operations (RAS-6.1)."""

    def run(self, state: RashidState) -> None:
        line_up(state, RANKS)
        state.takers = 0
        if state.box.services[state.area].kind == OPERATIONS:
            state.steps.append(OPERATIONS_STEP)
        for rank in range(len(state.line) - 1, -1, -1):
            state.steps.append(NEXT_VISITS[rank])


def line_up(state: RashidState, most: int) -> None:
    """Rank the players present, each once (RAS-4.6); those beyond `most` are removed without shame (RAS-4.5)."""
    line = state.ranked(state.area)
    for seat in line[most:]:
        remove(state, seat, "RAS-4.5")
    state.line = line[:most]


def remove(state: RashidState, seat: int, rule: str) -> None:
    """Take all pieces of a family off the area that is being resolved."""
    state.send_home(state.area, seat)
    if state.log is not None:
        state.tell(Event("event-removed", rule, seat, {"area": state.box.areas[state.area]}))


_first: Final[list[Offer[RashidState]]] = [FavourAtOnce(), Ask(False)]
_then: Final[list[Offer[RashidState]]] = [Ask(True)]
IDLES: Final = [Idle(seat) for seat in range(MOST_SEATS)]
VISITS: Final = [Visit(seat, "prompt-visit", "RAS-6.6", _first) for seat in range(MOST_SEATS)]
FAVOURED: Final = [Visit(seat, "prompt-visit-favoured", "RAS-6.6", _then) for seat in range(MOST_SEATS)]
AFTER_FAVOUR: Final = [AfterFavour(seat) for seat in range(MOST_SEATS)]
NEXT_VISITS: Final = [NextVisit(rank) for rank in range(RANKS)]
GUILD: Final = Guild()
