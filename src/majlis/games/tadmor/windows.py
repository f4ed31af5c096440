"""Chapter 6: the action phase, window by window, in its exact order.

A window is a menu that is put to its player again and again until `end`. It holds everything that is still open, so ending it once is
enough; a window in which nothing but the end is possible is never shown. Figures gained meanwhile (TAD-6.8): `figures.py`.
"""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.step import Menu, Offer, Routine
from majlis.games.tadmor.box import (
    ACTION,
    ANY,
    BUILDING,
    BUILDING_ACTIONS,
    GAIN_RESOURCE,
    GAIN_RESOURCES,
    KINGDOM_ACTIONS,
    LUXURY,
    MOST_SEATS,
    OPEN_MARKET,
    RESOURCES,
    TRADE_PP,
    UPGRADE,
    UPGRADE_END,
)
from majlis.games.tadmor.figures import (
    LATE,
    Resolve,
    can_resolve,
    resolve_early,
    resolve_late,
    settle_figures,
    yield_of,
)
from majlis.games.tadmor.kingdom import (
    Exempt,
    Lead,
    SettleTax,
    SupplyWar,
    begin_tax,
    has_kingdom_figure,
    is_exempt,
    lose_points,
    score_prestige,
    supply_automatically,
)
from majlis.games.tadmor.missions import DrawMission, FulfilMission
from majlis.games.tadmor.precious import BuyPrecious
from majlis.games.tadmor.rewards import TurnIn, rewards, usable
from majlis.games.tadmor.state import (
    BUILDING as BUILDING_PHASE,
)
from majlis.games.tadmor.state import (
    BUILDING_WINDOW,
    KINGDOM_WINDOW,
    NO_WINDOW,
    NOTHING,
    RULING,
    UPGRADE_END_WINDOW,
    UPGRADE_WINDOW,
    UPGRADING,
    TadmorState,
)
from majlis.games.tadmor.temples import BuildTemple
from majlis.games.tadmor.towers import Betray, Build
from majlis.games.tadmor.trading import Acquire, Discard, Trade, left_to_acquire
from majlis.games.tadmor.upgrades import BuyUpgrade, may_buy
from majlis.games.tadmor.verbs import END, KEEP

# what is open to a player


def has_any_time_move(state: TadmorState, seat: int) -> bool:
    """Whether a player could trade, buy for points, give a mission away, turn one in, or use a figure by hand (TAD-6.4, 6.11)."""
    if state.hand[seat]:
        return True
    first = seat * RESOURCES
    market = state.market(seat)
    for resource in range(RESOURCES):
        if state.warehouse[first + resource] and state.rate_at(seat, market, resource):
            return True
    if state.owns(seat, TRADE_PP) and (left_to_acquire(state, seat, 0) > 0 or left_to_acquire(state, seat, 1) > 0):
        return True
    if can_turn_in(state, seat, ANY | ACTION):
        return True
    if not state.settings.auto:
        return state.where[seat] & state.box.early_mask != 0 or has_ready_figure(state, seat)
    return False


def has_ready_figure(state: TadmorState, seat: int) -> bool:
    """Whether a figure on a caravan or shipyard could be used now (TAD-10.3, 10.4)."""
    for action in LATE:
        for place in state.box.places_for[action]:
            if can_resolve(state, seat, place):
                return True
    return False


def can_turn_in(state: TadmorState, seat: int, windows: int) -> bool:
    """Whether a mission can be turned in in one of these windows, with effect (TAD-10.10, 12.2)."""
    cards = usable(state, seat, windows)
    mission = 0
    while cards >> mission:
        if cards >> mission & 1:
            ways: list[int] = []
            rewards(state, seat, state.box.missions[mission], ways)
            if ways:
                return True
        mission += 1
    return False


def most_payable(state: TadmorState, seat: int) -> int:
    """How many resources a player could pay with after any-time moves (TAD-6.11)."""
    box = state.box
    first = seat * RESOURCES
    out = state.total(seat) + state.hand[seat].bit_count()
    luxury = [state.warehouse[first + resource] for resource in range(RESOURCES)]
    for place in box.places_for[GAIN_RESOURCE]:
        if state.stands(seat, place):
            gained = yield_of(state, seat, place)
            out += gained
            luxury[box.spaces[place].resource] += gained
    if state.owns(seat, TRADE_PP):
        out += max(0, left_to_acquire(state, seat, 0)) + max(0, left_to_acquire(state, seat, 1))
    cards = usable(state, seat, ACTION)
    market = state.market(seat)
    for mission in range(len(box.missions)):
        if cards >> mission & 1:
            card = box.missions[mission]
            if card.reward == GAIN_RESOURCES:
                out += card.amount
            elif card.reward == OPEN_MARKET:
                market = max(market, card.amount)
    for resource in range(RESOURCES):
        if LUXURY >> resource & 1 and (state.rate(seat, resource) | box.markets[market][resource]) >> RESOURCES:
            out += luxury[resource]
    return out


def will_have_window(state: TadmorState, seat: int) -> bool:
    """TAD-6.11: who will owe tax, or has a figure with something to do there, gets a kingdom window anyway."""
    if state.box.epochs[state.epoch].tax_gold and not state.settled >> seat & 1 and not is_exempt(state, seat):
        return True
    return has_kingdom_figure(state, seat)


def open_figures(state: TadmorState, seat: int, actions: int) -> list[str]:
    """The places where a seat's figures may still do one of these actions: public, like all figures."""
    box = state.box
    return [
        box.place_names[place]
        for place in range(box.place_count)
        if box.actions[place] & actions and state.stands(seat, place)
    ]


# ending a window


@final
class End(Offer[TadmorState]):
    """End the window (TAD-6.12), unless tax is still to be settled."""

    def __init__(self) -> None:
        super().__init__(END)

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        if state.tax_due(seat) == 0:
            out.append(kind)

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        state.done = True
        if state.log is not None:
            state.tell(Event("event-end", "TAD-6.12", seat, {}))

    def refuse(self, state: TadmorState, seat: int, action: Action) -> Refusal | None:
        due = state.tax_due(seat)
        points = state.box.epochs[state.epoch].tax_pp
        return Refusal("refused-tax-first", "TAD-6.12", {"gold": due, "prestige": points}) if due else None


@final
class Keep(Offer[TadmorState]):
    """End the building window, but ask for a kingdom window to do what can be done at any time (TAD-6.11)."""

    def __init__(self) -> None:
        super().__init__(KEEP)

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        if state.settings.skip_idle and has_any_time_move(state, seat) and not will_have_window(state, seat):
            out.append(kind)

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        state.done = True
        state.kept |= 1 << seat
        if state.log is not None:
            state.tell(Event("event-keep", "TAD-6.11", seat, {}))

    def refuse(self, state: TadmorState, seat: int, action: Action) -> Refusal | None:
        if not state.settings.skip_idle or will_have_window(state, seat):
            return Refusal("refused-window-anyway", "TAD-6.11", {})
        return None if has_any_time_move(state, seat) else Refusal("refused-nothing-to-keep", "TAD-6.11", {})


@final
class WindowMenu(Menu[TadmorState]):
    """What a player may do in a window (TAD-6.4). The offers that only end it are the last of the list."""

    def __init__(
        self, seat: int, kind: int, prompt: str, rule: str, offers: list[Offer[TadmorState]], moves: int
    ) -> None:
        super().__init__(seat, prompt, rule, offers)
        self.kind = kind
        self.moves = moves
        """How many of the offers are moves; the rest end the window."""

    def apply(self, state: TadmorState, code: int) -> None:
        state.steps.append(GO_ON[self.kind][self.seat])
        super().apply(state, code)

    def has_move(self, state: TadmorState) -> bool:
        """Whether anything but the end is possible."""
        found: list[int] = []
        for kind in range(self.moves):
            self.offers[kind].add(state, self.seat, kind, found)
            if found:
                return True
        return False

    def facts(self, state: TadmorState) -> Facts:
        epoch = state.box.epochs[state.epoch]
        if self.kind == UPGRADE_WINDOW:
            return {"space": state.box.place_names[state.window_space], "price": epoch.price}
        if self.prompt == "prompt-kingdom-tax":
            return {"gold": epoch.tax_gold, "prestige": epoch.tax_pp}
        if self.kind == UPGRADE_END_WINDOW:
            return {}
        return {
            "open": open_figures(
                state, self.seat, BUILDING_ACTIONS if self.kind == BUILDING_WINDOW else KINGDOM_ACTIONS
            )
        }


@final
class GoOn(Routine[TadmorState]):
    """After every move: the automatic steps, then the next move, unless the window is over (TAD-6.10, 6.12)."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__()
        self.seat = seat
        self.kind = kind

    def run(self, state: TadmorState) -> None:
        seat = self.seat
        settle_figures(state)
        if state.done or self._used_up(state):
            close(state, seat, self.kind)
            return
        menu = MENUS[self.kind][seat]
        if self.kind == KINGDOM_WINDOW and state.tax_due(seat):
            menu = TAX_MENUS[seat]
            if len(menu.codes(state)) == 1:
                lose_points(state, seat)
                state.steps.append(self)
                return
        elif not menu.has_move(state):
            close(state, seat, self.kind)
            return
        state.turn = seat
        state.steps.append(menu)

    def _used_up(self, state: TadmorState) -> bool:
        """What the window was for is done; everything else can wait for the building window (TAD-6.12).

        Only a caravan or shipyard that is ready cannot wait where it is used by hand: until then somebody could lower the tower.
        """
        if not state.settings.auto and has_ready_figure(state, self.seat):
            return False
        if self.kind == UPGRADE_WINDOW:
            return not may_buy(state) and not can_turn_in(state, self.seat, UPGRADE)
        return self.kind == UPGRADE_END_WINDOW and not can_turn_in(state, self.seat, UPGRADE | UPGRADE_END)


def begin(state: TadmorState, seat: int, kind: int, space: int) -> None:
    """Open a window."""
    state.window = kind
    state.window_space = space
    state.done = False
    state.steps.append(GO_ON[kind][seat])


def close(state: TadmorState, seat: int, kind: int) -> None:
    """The automatic steps at the end of a window; unused figures return (TAD-6.5, 6.6)."""
    box = state.box
    back: list[str] = []
    if kind == UPGRADE_WINDOW:
        state.send_home(state.window_space)
    elif kind == BUILDING_WINDOW:
        for place in range(box.place_count):
            if state.where[seat] >> place == 0:
                break
            if box.actions[place] & BUILDING_ACTIONS and state.stands(seat, place):
                back.append(box.place_names[place])
                state.send_home(place)
    elif kind == KINGDOM_WINDOW and state.where[seat]:
        resolve_early(state, seat)
        resolve_late(state, seat)
        for place in range(box.place_count):
            if state.stands(seat, place):
                back.append(box.place_names[place])
                state.send_home(place)
    if back and state.log is not None:
        state.tell(Event("event-returned", "TAD-6.6", seat, {"spaces": back}))
    state.window = NO_WINDOW
    state.window_space = NOTHING
    state.done = False


# the order


@final
class UpgradeWindows(Routine[TadmorState]):
    """By the number of the space: an upgrade window for each figure whose player could pay; otherwise it returns (TAD-6.1, 6.11).

    So a player has one turn, and one purchase, for each figure (TAD-7.2).
    """

    def run(self, state: TadmorState) -> None:
        spaces = state.box.upgrade_spaces
        while state.at < len(spaces):
            place = spaces[state.at]
            state.at += 1
            if state.standing[place] == 0:
                continue
            seat = state.owner(place)
            if state.display and most_payable(state, seat) >= state.box.epochs[state.epoch].price:
                state.steps.append(self)
                begin(state, seat, UPGRADE_WINDOW, place)
                return
            state.send_home(place)
            if state.log is not None:
                state.tell(Event("event-returned", "TAD-6.11", seat, {"spaces": [state.box.place_names[place]]}))
        state.at = 0


@final
class UpgradeEndWindows(Routine[TadmorState]):
    """In turn order: every player who can take tiles by a mission (TAD-6.1)."""

    def run(self, state: TadmorState) -> None:
        while state.at < state.seats:
            seat = (state.start + state.at) % state.seats
            state.at += 1
            if can_turn_in(state, seat, UPGRADE | UPGRADE_END):
                state.steps.append(self)
                begin(state, seat, UPGRADE_END_WINDOW, NOTHING)
                return
        state.at = 0


@final
class BuildingWindows(Routine[TadmorState]):
    """In turn order: everybody's building window; open resources and gifts come first (TAD-6.2, 6.10)."""

    def run(self, state: TadmorState) -> None:
        state.phase = BUILDING_PHASE
        if state.at == state.seats:
            state.at = 0
            return
        seat = (state.start + state.at) % state.seats
        state.at += 1
        if state.settings.auto:
            resolve_early(state, seat)
        state.steps.append(self)
        begin(state, seat, BUILDING_WINDOW, NOTHING)


@final
class KingdomWindows(Routine[TadmorState]):
    """Tower prestige, then in turn order the kingdom windows of those who need one (TAD-6.3, 6.11)."""

    def run(self, state: TadmorState) -> None:
        if state.phase != RULING:
            state.phase = RULING
            score_prestige(state)
            begin_tax(state)
        if state.at == state.seats:
            state.at = 0
            return
        seat = (state.start + state.at) % state.seats
        state.at += 1
        if state.settings.auto:
            supply_automatically(state, seat)
        state.steps.append(self)
        if (
            not state.settings.skip_idle
            or state.kept >> seat & 1
            or state.tax_due(seat)
            or has_kingdom_figure(state, seat)
        ):
            begin(state, seat, KINGDOM_WINDOW, NOTHING)
        else:
            close(state, seat, KINGDOM_WINDOW)


@final
class ActionPhase(Routine[TadmorState]):
    """The three sub-phases (TAD-3.1); whoever meets the requirement of a caravan or shipyard uses it at once (TAD-6.10)."""

    def run(self, state: TadmorState) -> None:
        state.phase = UPGRADING
        state.at = 0
        state.steps.append(KINGDOM_WINDOWS)
        state.steps.append(BUILDING_WINDOWS)
        state.steps.append(UPGRADE_END_WINDOWS)
        state.steps.append(UPGRADE_WINDOWS)
        settle_figures(state)


def _menus(
    kind: int, prompt: str, rule: str, moves: list[Offer[TadmorState]], ends: list[Offer[TadmorState]]
) -> list[WindowMenu]:
    return [WindowMenu(seat, kind, prompt, rule, moves + ends, len(moves)) for seat in range(MOST_SEATS)]


_discard: Final = Discard()
_trade: Final = Trade()
_acquire: Final = Acquire()
_resolve: Final = Resolve()
_end: Final = End()
# TAD-10.10: the missions of the action phase (ACTION) and those of any time (ANY) can be turned in in each of its windows.
_any_time: Final[list[Offer[TadmorState]]] = [_discard, _trade, _acquire, _resolve]
_upgrade: Final[list[Offer[TadmorState]]] = [BuyUpgrade(), TurnIn(ANY | ACTION | UPGRADE), *_any_time]
_upgrade_end: Final[list[Offer[TadmorState]]] = [TurnIn(ANY | ACTION | UPGRADE | UPGRADE_END), *_any_time]
_building: Final[list[Offer[TadmorState]]] = [
    *_any_time,
    *(Build(), Betray(), BuildTemple(), BuyPrecious(), DrawMission(), FulfilMission(), TurnIn(ANY | ACTION | BUILDING)),
]
_kingdom: Final[list[Offer[TadmorState]]] = [
    SettleTax(),
    Lead(),
    SupplyWar(),
    Exempt(),
    TurnIn(ANY | ACTION),
    *_any_time,
]
TAX_MENUS: Final = _menus(KINGDOM_WINDOW, "prompt-kingdom-tax", "TAD-9.3", _kingdom, [_end])
MENUS: Final[list[list[WindowMenu]]] = [
    [],
    _menus(UPGRADE_WINDOW, "prompt-upgrade", "TAD-7.1", _upgrade, [_end]),
    _menus(UPGRADE_END_WINDOW, "prompt-upgrade-end", "TAD-6.1", _upgrade_end, [_end]),
    _menus(BUILDING_WINDOW, "prompt-building", "TAD-6.2", _building, [_end, Keep()]),
    _menus(KINGDOM_WINDOW, "prompt-kingdom", "TAD-6.3", _kingdom, [_end]),
]
GO_ON: Final[list[list[GoOn]]] = [
    [GoOn(seat, kind) for seat in range(MOST_SEATS)] for kind in range(KINGDOM_WINDOW + 1)
]
UPGRADE_WINDOWS: Final = UpgradeWindows()
UPGRADE_END_WINDOWS: Final = UpgradeEndWindows()
BUILDING_WINDOWS: Final = BuildingWindows()
KINGDOM_WINDOWS: Final = KingdomWindows()
ACTION_PHASE: Final = ActionPhase()
