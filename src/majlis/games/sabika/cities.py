"""Chapter 6: consolidating and producing (SAB-6.4, 6.5), and effects that use cities."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS, Menu, Offer, Routine
from majlis.games.sabika.box import Effect, EffectStep
from majlis.games.sabika.counting import coloured
from majlis.games.sabika.effects import Deed, Head, carry_out, enter_deed, enter_head, fire_later
from majlis.games.sabika.offering import DONE_OFFER, ask
from majlis.games.sabika.parts import CITY
from majlis.games.sabika.payment import pay
from majlis.games.sabika.raws import ProcessOffer, turn_over
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.verbs import CONSOLIDATE, USE, VISIT
from majlis.games.sabika.words import (
    CITIES,
    CITY_BONUS,
    CONSOLIDATE_COST,
    FROM_BONUSES,
    IMPOSSIBLE,
    MOST_PLAYERS,
    ON_CONSOLIDATE,
    PRODUCE,
    RED_CITY,
)
from majlis.games.sabika.words import CONSOLIDATE as CONSOLIDATE_DEED


def add_cities(mask: int, kind: int, out: list[int]) -> None:
    """The codes of these cities."""
    for city in range(CITIES):
        if mask >> city & 1:
            out.append(city << KIND_BITS | kind)


class CityOffer(Listed[SabikaState]):
    """A verb whose one part is a city."""

    def tries(self, state: SabikaState, seat: int) -> list[Action]:
        return [self.verb(city) for city in state.box.cities[:CITIES]]


# consolidating


@final
class ConsolidateDeed(Deed):
    def need(self, state: SabikaState, player: int, display: int) -> int:
        return max(0, state.modifier(player, CONSOLIDATE_COST)) if state.left[player] else IMPOSSIBLE

    def begin(self, state: SabikaState, player: int, display: int, bonus: bool) -> None:
        ask(state, CONSOLIDATE_MENUS[player])


@final
class ConsolidateIn(CityOffer):
    """A city with the player's ship on the left half."""

    def __init__(self) -> None:
        super().__init__(CONSOLIDATE, CITY)

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        add_cities(state.left[seat], kind, out)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        if state.log is not None:
            state.say("event-consolidate", "SAB-6.4", seat, {"city": state.box.cities[code]})
        state.steps.append(Consolidated(seat, code))
        pay(state, seat, max(0, state.modifier(seat, CONSOLIDATE_COST)))

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        return Refusal("refused-no-ship-left", "SAB-6.4", {"city": action.word(0) if action.parts else "granada"})


@final
class Consolidated(Routine[SabikaState]):
    """The ship moves over; those who were there already are rewarded; a red tile's action must be carried out (SAB-6.4)."""

    def __init__(self, player: int, city: int) -> None:
        super().__init__()
        self.player = player
        self.city = city

    def run(self, state: SabikaState) -> None:
        move_over(state, self.player, self.city)
        tile = state.box.city_tiles[state.city_tiles[self.city]]
        if tile.red:
            state.steps.append(RedAction(self.player, self.city))
        fire_later(state, self.player, ON_CONSOLIDATE)


def move_over(state: SabikaState, player: int, city: int) -> None:
    """A ship goes to the right half; every other player there gains prestige and a dinar, Yusuf prestige only (SAB-13.16)."""
    constants = state.box.constants
    state.left[player] &= ~(1 << city)
    for other in state.clockwise(player)[1:]:
        if not state.right[other] >> city & 1:
            continue
        if not state.human(other):
            state.gain_prestige(other, constants.yusuf_consolidated, FROM_BONUSES, "SAB-13.16")
            continue
        if state.log is not None:
            state.say("event-rewarded", "SAB-6.4", other, {"city": state.box.cities[city]})
        state.gain_prestige(other, constants.others_prestige, FROM_BONUSES, "SAB-6.4")
        state.gain_dinars(other, constants.others_dinar, "SAB-6.4")
    state.right[player] |= 1 << city


@final
class RedAction(Routine[SabikaState]):
    """The action of a red city, which must be carried out if it can be."""

    def __init__(self, player: int, city: int) -> None:
        super().__init__()
        self.player = player
        self.city = city

    def run(self, state: SabikaState) -> None:
        carry_out(state, self.player, state.box.city_tiles[state.city_tiles[self.city]].effect, 0, True)


# producing


@final
class ProduceDeed(Deed):
    """The bonus of one city, processing up to two raw materials, or both in either order (SAB-6.5)."""

    def need(self, state: SabikaState, player: int, display: int) -> int:
        return 0 if state.ships(player) or state.can_process(player) else IMPOSSIBLE

    def begin(self, state: SabikaState, player: int, display: int, bonus: bool) -> None:
        ask(state, ProduceMenu(player, False, state.box.constants.process_most, False))


@final
class Producing(Routine[SabikaState]):
    """What is left of a produce action."""

    def __init__(self, player: int, visited: bool, left: int, begun: bool) -> None:
        super().__init__()
        self.player = player
        self.visited = visited
        self.left = left
        self.begun = begun

    def run(self, state: SabikaState) -> None:
        menu = ProduceMenu(self.player, self.visited, self.left, self.begun)
        codes = menu.codes(state)
        if len(codes) > 1:
            state.put(menu, codes)


@final
class ProduceMenu(Menu[SabikaState]):
    """`begun`: something has been done already. A visit after processing ends the processing, as each part is done in one go (R-55)."""

    def __init__(self, seat: int, visited: bool, left: int, begun: bool) -> None:
        offers: list[Offer[SabikaState]] = []
        if not visited:
            offers.append(VisitOnce(left, begun))
        if left:
            offers.append(ProcessHere(visited, left))
        if begun:
            offers.append(DONE_OFFER)
        super().__init__(seat, "prompt-produce", "SAB-6.5", offers)


class VisitOffer(CityOffer):
    """The bonus of a city with the player's ship on either half."""

    def __init__(self, used: int) -> None:
        super().__init__(VISIT, CITY)
        self.used = used
        """Cities already visited."""

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        add_cities(state.ships(seat) & ~self.used, kind, out)

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        if not action.parts:
            return Refusal("refused-no-ships", "SAB-6.5", {})
        city = self.number(state, action, 0)
        if self.used >> city & 1:
            return Refusal("refused-visited", "SAB-9.1", {"city": action.word(0)})
        return Refusal("refused-no-ship-there", "SAB-6.5", {"city": action.word(0)})


def visit(state: SabikaState, player: int, city: int) -> None:
    if state.log is not None:
        state.say("event-visit", "SAB-6.5", player, {"city": state.box.cities[city]})
    carry_out(state, player, state.box.city_tiles[state.city_tiles[city]].bonus)


@final
class VisitOnce(VisitOffer):
    def __init__(self, left: int, begun: bool) -> None:
        super().__init__(0)
        self.left = left
        self.begun = begun

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        if not self.begun or state.settings.interleave:
            state.steps.append(Producing(seat, True, self.left, True))
        visit(state, seat, code)


@final
class ProcessHere(ProcessOffer):
    def __init__(self, visited: bool, left: int) -> None:
        super().__init__()
        self.visited = visited
        self.left = left

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        state.steps.append(Producing(seat, self.visited, self.left - 1, True))
        turn_over(state, seat, code)


# effects that use cities


@final
class CityBonus(Head):
    """The bonuses of up to `n` different cities with a ship."""

    def possible(self, state: SabikaState, player: int, step: EffectStep) -> bool:
        return state.ships(player) != 0

    def why(self, state: SabikaState, player: int, step: EffectStep) -> Refusal:
        return Refusal("refused-no-ships", "SAB-6.4", {})

    def begin(self, state: SabikaState, player: int, effect: Effect, step: EffectStep, n: int) -> None:
        state.steps.append(CityBonuses(player, n, 0))


@final
class CityBonuses(Routine[SabikaState]):
    def __init__(self, player: int, n: int, used: int) -> None:
        super().__init__()
        self.player = player
        self.n = n
        self.used = used

    def run(self, state: SabikaState) -> None:
        if self.n > 0 and state.ships(self.player) & ~self.used:
            state.steps.append(CityBonusMenu(self.player, self.n, self.used))


@final
class CityBonusMenu(Menu[SabikaState]):
    def __init__(self, seat: int, n: int, used: int) -> None:
        super().__init__(seat, "prompt-city-bonus", "SAB-9.1", [VisitNext(n, used), DONE_OFFER])
        self.n = n

    def facts(self, state: SabikaState) -> Facts:
        return {"count": self.n}


@final
class VisitNext(VisitOffer):
    def __init__(self, n: int, used: int) -> None:
        super().__init__(used)
        self.n = n

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        state.steps.append(CityBonuses(seat, self.n - 1, self.used | 1 << code))
        visit(state, seat, code)


@final
class RedCity(Head):
    """The action of a red city with the player's ship on either half (SAB-7.15)."""

    def possible(self, state: SabikaState, player: int, step: EffectStep) -> bool:
        return state.ships(player) & coloured(state, True) != 0

    def why(self, state: SabikaState, player: int, step: EffectStep) -> Refusal:
        return Refusal("refused-no-red-ship", "SAB-7.15", {})

    def begin(self, state: SabikaState, player: int, effect: Effect, step: EffectStep, n: int) -> None:
        ask(state, RED_MENUS[player])


@final
class UseCity(CityOffer):
    def __init__(self) -> None:
        super().__init__(USE, CITY)

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        add_cities(state.ships(seat) & coloured(state, True), kind, out)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        if state.log is not None:
            state.say("event-use", "SAB-7.15", seat, {"piece": state.box.cities[code]})
        carry_out(state, seat, state.box.city_tiles[state.city_tiles[code]].effect)

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        city = self.number(state, action, 0)
        if state.ships(seat) >> city & 1:
            return Refusal("refused-not-red", "SAB-7.15", {"city": action.word(0)})
        return Refusal("refused-no-ship-there", "SAB-7.15", {"city": action.word(0)})


CONSOLIDATE_MENUS: Final[list[Menu[SabikaState]]] = [
    Menu(seat, "prompt-consolidate", "SAB-6.4", [ConsolidateIn()]) for seat in range(MOST_PLAYERS)
]
RED_MENUS: Final[list[Menu[SabikaState]]] = [
    Menu(seat, "prompt-red-city", "SAB-7.15", [UseCity()]) for seat in range(MOST_PLAYERS)
]

enter_deed(CONSOLIDATE_DEED, ConsolidateDeed())
enter_deed(PRODUCE, ProduceDeed())
enter_head(CITY_BONUS, CityBonus())
enter_head(RED_CITY, RedCity())
