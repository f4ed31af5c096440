"""Chapter 7: upgrades, how they are displayed, bought and taken.

What they do (chapter 11) is in the chapter of whatever they change: discounts (TAD-11.2) in `temples.py`, `precious.py`, `missions.py`
and, how they come off a price, in `stores.py`; the rest in `precious.py`, `round_end.py`, `state.py`.
"""

from __future__ import annotations

from typing import final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS
from majlis.games.tadmor.box import FIGURE_NAMES, FIGURES, FREE_MULTIPLE, UPGRADES
from majlis.games.tadmor.parts import UPGRADE, UPGRADE_PAY
from majlis.games.tadmor.state import NOTHING, TadmorState
from majlis.games.tadmor.stores import choices, counted, size
from majlis.games.tadmor.towers import grow_free
from majlis.games.tadmor.verbs import BUY


def tiles_in(mask: int) -> list[int]:
    """The tiles of a bit mask, in their order."""
    return [tile for tile in range(UPGRADES) if mask >> tile & 1]


def tile_names(state: TadmorState, mask: int) -> list[str]:
    return [state.box.upgrades[tile].id for tile in tiles_in(mask)]


def lay_out(state: TadmorState, pool: list[int], rest_undrawn: bool, rule: str) -> None:
    """Shuffle tiles and display as many as the number of players allows; the rest is undrawn or out of the game (TAD-2.9, 14.3)."""
    state.chance.shuffle(pool)
    shown = pool[: state.box.tables[state.seats].displayed]
    state.display = 0
    for tile in shown:
        state.display |= 1 << tile
    for tile in pool[len(shown) :]:
        if rest_undrawn:
            state.undrawn |= 1 << tile
        else:
            state.removed |= 1 << tile
    if state.log is not None:
        facts: Facts = {"upgrades": tile_names(state, state.display), "epoch": state.epoch + 1}
        state.tell(Event("event-displayed", rule, -1, facts, shown=state.everyone()))


def take_tile(state: TadmorState, seat: int, tile: int) -> None:
    """An upgrade works from the moment it is taken (TAD-7.3), free tower levels too (TAD-8.5); nothing takes its place (TAD-7.5)."""
    bit = 1 << tile
    state.display &= ~bit
    state.undrawn &= ~bit
    state.upgrades[seat] |= bit
    if state.box.upgrades[tile].effect == FREE_MULTIPLE and state.settings.free_when_gained:
        grow_free(state, seat)


@final
class BuyUpgrade(Listed[TadmorState]):
    """Pay the epoch's price in resources of any kind and take a displayed tile (TAD-7.1)."""

    def __init__(self) -> None:
        super().__init__(BUY, UPGRADE, UPGRADE_PAY)

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        if not may_buy(state):
            return
        pays = choices(state.have(seat), state.box.epochs[state.epoch].price)
        if not pays:
            return
        display = state.display
        pay_at = UPGRADE_PAY.shift
        for tile in range(UPGRADES):
            if display >> tile & 1:
                for pay in pays:
                    out.append((pay << pay_at | tile) << KIND_BITS | kind)

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        tile = UPGRADE.of(code)
        pay = UPGRADE_PAY.of(code)
        box = state.box
        state.spend(seat, pay)
        if state.log is not None:
            state.tell(Event("event-buy", "TAD-7.1", seat, {"upgrade": box.upgrades[tile].id, "pay": counted(pay)}))
        take_tile(state, seat, tile)
        place = box.tile_places[tile]
        if place < 0:
            state.send_home(state.window_space)
        else:
            figure = state.standing[state.window_space]
            state.move(state.window_space, place)
            if state.log is not None:
                facts: Facts = {"figure": FIGURE_NAMES[(figure - 1) % FIGURES], "upgrade": box.upgrades[tile].id}
                state.tell(Event("event-moved-onto", "TAD-7.4", seat, facts))

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        price = state.box.epochs[state.epoch].price
        if not may_buy(state):
            return Refusal("refused-one-purchase", "TAD-7.2", {})
        if action.parts:
            tile = self.number(state, action, 0)
            if not state.display >> tile & 1:
                return Refusal("refused-not-displayed", "TAD-7.1", {"upgrade": action.word(0)})
        if state.total(seat) < price:
            return Refusal("refused-too-few-resources", "TAD-7.1", {"price": price, "have": state.total(seat)})
        pay = self.number(state, action, 1)
        if pay >= 0 and size(pay) != price:
            return Refusal("refused-payment-count", "TAD-7.1", {"price": price, "paid": size(pay)})
        return Refusal("refused-payment-not-held", "TAD-7.1", {"pay": counted(pay)})

    def tries(self, state: TadmorState, seat: int) -> list[Action]:
        return [BUY(name) for name in tile_names(state, state.display)] if may_buy(state) else []


def may_buy(state: TadmorState) -> bool:
    """Whether the figure that opened the window has not bought yet (TAD-7.2)."""
    return state.window_space != NOTHING and state.standing[state.window_space] != 0
