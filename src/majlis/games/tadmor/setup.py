"""Chapter 2: setup, in the order of its rules, and the start for experienced players (TAD-16.1).

A new position is in round 1 (TAD-2.11), and no region has been attacked in it (TAD-2.3): `state.py`. Spaces on the other side of the board
(TAD-2.1) are refused in `placement.py`.
"""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.chance import Chance
from majlis.engine.events import Event
from majlis.engine.parts import Listed
from majlis.engine.step import CURTAINS, KIND_BITS, Menu, Routine
from majlis.games.tadmor.box import (
    COLOURS,
    KINDS,
    KINDS_OF_COLOUR,
    MISSIONS,
    RESOURCE_NAMES,
    RESOURCES,
    UPGRADES,
    TadmorBox,
)
from majlis.games.tadmor.missions import draw_missions
from majlis.games.tadmor.parts import RESOURCE, UPGRADE
from majlis.games.tadmor.precious import show_top
from majlis.games.tadmor.settings import Settings
from majlis.games.tadmor.state import AT_START, TadmorState
from majlis.games.tadmor.turn import ROUND
from majlis.games.tadmor.upgrades import lay_out, take_tile
from majlis.games.tadmor.verbs import PICK, TAKE


def empty_table(box: TadmorBox, settings: Settings, seats: int, chance: Chance) -> TadmorState:
    """What every player begins with (TAD-2.5); everything else is still in the box."""
    state = TadmorState(seats, chance, box, settings)
    state.steps.append(SETUP)
    for seat in range(seats):
        state.gain(seat, AT_START, box.start_pp)
    # the stacks are filled here (TAD-2.2) and shuffled first of all, so that nothing is ever missing
    copies = box.tables[seats].copies
    for kind in range(KINDS):
        state.stacks[kind // KINDS_OF_COLOUR].extend([kind] * copies)
    state.deck = list(range(MISSIONS))
    return state


@final
class Setup(Routine[TadmorState]):
    """Everything before the first round; extra goods and starting tiles are the first decisions (TAD-2.12, 2.8).

    The tops of the stacks lie open (TAD-17.5).
    """

    def run(self, state: TadmorState) -> None:
        for colour in range(COLOURS):
            state.chance.shuffle(state.stacks[colour])
            show_top(state, colour)
        state.start = state.chance.below(state.seats)
        state.next_start = state.start
        state.turn = state.start
        if state.log is not None:
            state.tell(Event("event-start", "TAD-2.4", state.start, {}, shown=state.everyone()))
        if state.seats == 2:
            for tile in state.box.removed:
                state.removed |= 1 << tile
        state.steps.append(ROUND)
        state.steps.append(DEAL)
        state.steps.append(LOOK_OVER)
        order = state.order()
        for seat in order:
            state.steps.append(FirstTile(seat))
        for place in range(state.seats - 1, -1, -1):
            for pick in range(len(state.box.extra_goods[place]) - 1, -1, -1):
                state.steps.append(ExtraGoods(order[place], state.box.extra_goods[place][pick]))


# extra goods


@final
class PickGoods(Listed[TadmorState]):
    """One resource out of those listed for the place in the turn order (TAD-2.6)."""

    def __init__(self, mask: int) -> None:
        super().__init__(PICK, RESOURCE)
        self.mask = mask

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        for resource in range(RESOURCES):
            if self.mask >> resource & 1:
                out.append(resource << KIND_BITS | kind)

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        state.warehouse[seat * RESOURCES + code] += 1
        if state.log is not None:
            state.tell(Event("event-pick", "TAD-2.6", seat, {"resource": RESOURCE_NAMES[code]}))

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        names = [RESOURCE_NAMES[resource] for resource in range(RESOURCES) if self.mask >> resource & 1]
        return Refusal("refused-not-offered", "TAD-2.6", {"resource": action.word(0), "offered": names})

    def tries(self, state: TadmorState, seat: int) -> list[Action]:
        return [PICK(name) for name in RESOURCE_NAMES]


@final
class PickMenu(Menu[TadmorState]):
    def __init__(self, seat: int, mask: int) -> None:
        super().__init__(seat, "prompt-pick", "TAD-2.6", [PickGoods(mask)])
        self.mask = mask

    def facts(self, state: TadmorState) -> Facts:
        return {"resources": [RESOURCE_NAMES[resource] for resource in range(RESOURCES) if self.mask >> resource & 1]}


@final
class ExtraGoods(Routine[TadmorState]):
    """One pick of an extra resource (TAD-2.6)."""

    def __init__(self, seat: int, mask: int) -> None:
        super().__init__()
        self.seat = seat
        self.mask = mask

    def run(self, state: TadmorState) -> None:
        state.turn = self.seat
        state.steps.append(PickMenu(self.seat, self.mask))


# starting tiles


def first_tiles(state: TadmorState) -> list[int]:
    """What may still be taken at the start: the starting tiles, for experts any of epoch I (TAD-2.7, 16.1)."""
    taken = state.removed
    for mask in state.upgrades:
        taken |= mask
    out: list[int] = []
    for tile in range(UPGRADES):
        one = state.box.upgrades[tile]
        if one.epoch == 0 and (one.starting or state.settings.expert_start) and not taken >> tile & 1:
            out.append(tile)
    return out


def take_first(state: TadmorState, seat: int, tile: int) -> None:
    if state.log is not None:
        rule = "TAD-16.1" if state.settings.expert_start else "TAD-2.7"
        state.tell(Event("event-take-start", rule, seat, {"upgrade": state.box.upgrades[tile].id}))
    take_tile(state, seat, tile)


@final
class TakeFirst(Listed[TadmorState]):
    """The tile that a player begins with (TAD-2.7, 16.1)."""

    def __init__(self) -> None:
        super().__init__(TAKE, UPGRADE)

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        for tile in first_tiles(state):
            out.append(tile << KIND_BITS | kind)

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        take_first(state, seat, code)

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        name = action.word(0)
        tile = self.number(state, action, 0)
        for mask in state.upgrades:
            if mask >> tile & 1:
                rule = "TAD-16.1" if state.settings.expert_start else "TAD-2.7"
                return Refusal("refused-tile-taken", rule, {"upgrade": name})
        if state.settings.expert_start:
            return Refusal("refused-not-first-epoch", "TAD-16.1", {"upgrade": name})
        return Refusal("refused-not-starting", "TAD-2.7", {"upgrade": name})

    def tries(self, state: TadmorState, seat: int) -> list[Action]:
        tiles = [
            tile for tile in state.box.upgrades if tile.epoch == 0 and (tile.starting or state.settings.expert_start)
        ]
        return [TAKE(tile.id) for tile in tiles]


@final
class FirstTile(Routine[TadmorState]):
    """In reverse turn order; a last tile needs no question (TAD-2.7)."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: TadmorState) -> None:
        tiles = first_tiles(state)
        if len(tiles) == 1:
            take_first(state, self.seat, tiles[0])
        else:
            state.turn = self.seat
            rule = "TAD-16.1" if state.settings.expert_start else "TAD-2.7"
            state.steps.append(Menu(self.seat, "prompt-start-tile", rule, [TakeFirst()]))


@final
class LookOver(Routine[TadmorState]):
    """The player who picked last may take it back before the tiles and missions are seen."""

    def run(self, state: TadmorState) -> None:
        state.steps.append(CURTAINS[state.turn])


@final
class Deal(Routine[TadmorState]):
    """The upgrade display and the missions (TAD-2.9, 2.10), after all choices of the setup (TAD-2.12)."""

    def run(self, state: TadmorState) -> None:
        box = state.box
        taken = state.removed
        for mask in state.upgrades:
            taken |= mask
        pool: list[int] = []
        for tile in range(UPGRADES):
            if box.upgrades[tile].epoch == 0 and not taken >> tile & 1:
                if state.settings.expert_start or not box.upgrades[tile].starting:
                    pool.append(tile)
                elif state.settings.spare_starters:
                    state.undrawn |= 1 << tile
                else:
                    state.removed |= 1 << tile
        lay_out(state, pool, True, "TAD-2.9")
        state.chance.shuffle(state.deck)
        for seat in state.order():
            draw_missions(state, seat, box.tables[state.seats].dealt, "TAD-2.10")


SETUP: Final = Setup()
LOOK_OVER: Final = LookOver()
DEAL: Final = Deal()
