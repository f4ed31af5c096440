"""Chapter 3: a worker works or rests; main and side action, one after the other (SAB-3.2 to 3.14)."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS, Menu, Offer, Routine
from majlis.games.sabika.effects import DEEDS
from majlis.games.sabika.offering import DONE_OFFER
from majlis.games.sabika.parts import SLOT, SPACE, WORKER
from majlis.games.sabika.payment import pay
from majlis.games.sabika.reasons import why_impossible
from majlis.games.sabika.side import side_need, take_side
from majlis.games.sabika.state import EMPTY, SabikaState
from majlis.games.sabika.verbs import MAIN, REST, SIDE, WORK
from majlis.games.sabika.words import (
    ACTION_NAMES,
    FROM_REST,
    IMPOSSIBLE,
    MOST_PLAYERS,
    MOVE_FREE,
    OCCUPIED_COST,
    OCCUPIED_FREE,
    REST_DINAR,
    REST_PRESTIGE,
    RING_FIRST,
    RING_NAMES,
    RING_OF_WORKER,
    RING_SIZES,
    SPACES,
    WORKER_NAMES,
    WORKERS,
    WORKSHOP,
)

BOTH_LEFT: Final = 0
MAIN_LEFT: Final = 1
SIDE_LEFT: Final = 2


# moving (SAB-3.5 to 3.9)


def steps_to(state: SabikaState, player: int, worker: int, space: int) -> int:
    """Clockwise steps from where a worker stands; 0 from the workshop (SAB-3.5). To its own space it is a full lap."""
    at = state.places[player * WORKERS + worker]
    if at == WORKSHOP:
        return 0
    size = RING_SIZES[RING_OF_WORKER[worker]]
    steps = (space - at) % size
    return steps if steps else size


def move_price(state: SabikaState, player: int, worker: int, space: int) -> int:
    """Steps beyond the free ones, and every foreign worker on the space (SAB-3.7, 3.8)."""
    return step_price(state, player, worker, space) + worker_price(state, player, space)


def step_price(state: SabikaState, player: int, worker: int, space: int) -> int:
    """Steps beyond the free ones (SAB-3.7)."""
    steps = steps_to(state, player, worker, space)
    return max(0, steps - max(0, state.modifier(player, MOVE_FREE))) * state.box.constants.step_cost


def worker_price(state: SabikaState, player: int, space: int) -> int:
    """Every foreign worker on a space (SAB-3.8)."""
    foreign = max(0, state.foreign(player, space) - state.modifier(player, OCCUPIED_FREE))
    return foreign * max(0, state.modifier(player, OCCUPIED_COST))


def barred(state: SabikaState, player: int, worker: int, space: int) -> bool:
    """Whether the other builder is there (SAB-3.6), or it would be a full lap and those are not allowed (SAB-3.5)."""
    if worker < 2 and state.places[player * WORKERS + 1 - worker] == space:
        return True
    return state.places[player * WORKERS + worker] == space and not state.settings.full_lap


def space_need(state: SabikaState, player: int, space: int) -> int:
    """The smallest purse with which something can be done on a space (SAB-3.10)."""
    need = DEEDS[state.box.mains[space]].need(state, player, state.box.displays[space])
    if need:
        kind = state.box.ring_of[space]
        for slot in state.box.touching[space]:
            need = min(need, side_need(state, player, slot, kind))
    return need


@final
class Work(Listed[SabikaState]):
    """Move a worker to a space where something can be done. Codes: the worker, then the space."""

    def __init__(self) -> None:
        super().__init__(WORK, WORKER, SPACE)

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        # the same sums as in `move_price`, written out: this is where most time goes
        purse = state.purse(seat)
        places = state.places
        crowd = state.crowd
        first_worker = seat * WORKERS
        free_steps = max(0, state.modifier(seat, MOVE_FREE))
        step_cost = state.box.constants.step_cost
        free_workers = state.modifier(seat, OCCUPIED_FREE)
        worker_cost = max(0, state.modifier(seat, OCCUPIED_COST))
        lap = state.settings.full_lap
        needs = [-1] * SPACES
        for worker in range(WORKERS):
            if state.used[seat] >> worker & 1:
                continue
            at = places[first_worker + worker]
            other = places[first_worker + 1 - worker] if worker < 2 else WORKSHOP
            ring = RING_OF_WORKER[worker]
            size = RING_SIZES[ring]
            first = RING_FIRST[ring]
            for space in range(first, first + size):
                if space == other or (space == at and not lap):
                    continue
                foreign = crowd[space] - free_workers
                left = purse
                if at != WORKSHOP:
                    steps = (space - at) % size
                    if steps == 0:
                        steps = size
                        foreign -= 1  # the worker itself
                    if steps > free_steps:
                        left -= (steps - free_steps) * step_cost
                if foreign > 0:
                    left -= foreign * worker_cost
                if left < 0:
                    continue
                need = needs[space]
                if need < 0:
                    need = space_need(state, seat, space)
                    needs[space] = need
                if need <= left:
                    out.append((SPACE.put(space) | worker) << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        worker, space = WORKER.of(code), SPACE.of(code)
        price = move_price(state, seat, worker, space)
        if state.log is not None:
            steps = steps_to(state, seat, worker, space)
            facts: Facts = {"worker": WORKER_NAMES[worker], "space": state.box.spaces[space], "steps": steps}
            at = state.places[seat * WORKERS + worker]
            if at != WORKSHOP:
                facts["from"] = state.box.spaces[at]
            state.say("event-work", "SAB-3.4", seat, facts)
        state.move_worker(seat, worker, space)
        state.used[seat] |= 1 << worker
        state.steps.append(ARRIVED[seat * SPACES + space])
        pay(state, seat, price)

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        if not action.parts:
            return Refusal("refused-nobody-can-work", "SAB-3.13", {})
        refusal = worker_refusal(state, seat, action.word(0))
        if refusal is not None:
            return refusal
        if len(action.parts) == 1:
            return self.nearest(state, seat, WORKER_NAMES.index(action.word(0)))
        worker = WORKER_NAMES.index(action.word(0))
        space = self.number(state, action, 1)
        facts: Facts = {"space": action.word(1)}
        ring = RING_OF_WORKER[worker]
        if state.box.ring_of[space] != ring:
            return Refusal("refused-other-ring", "SAB-3.5", {"worker": action.word(0), "ring": RING_NAMES[ring]})
        if worker < 2 and state.places[seat * WORKERS + 1 - worker] == space:
            return Refusal("refused-other-builder", "SAB-3.6", facts)
        if barred(state, seat, worker, space):
            return Refusal("refused-full-lap", "SAB-3.5", facts)
        price = move_price(state, seat, worker, space)
        if price > state.purse(seat):
            return Refusal("refused-too-dear", "SAB-3.9", {"price": price, "have": state.purse(seat)})
        need = space_need(state, seat, space)
        if need < IMPOSSIBLE:
            facts = {"space": action.word(1), "price": price, "need": need, "have": state.purse(seat)}
            return Refusal("refused-nothing-affordable", "SAB-3.10", facts)
        return why_impossible(state, seat, state.box.mains[space])

    def nearest(self, state: SabikaState, seat: int, worker: int) -> Refusal:
        """Why a worker can do nothing anywhere (SAB-3.13): what the space that lacks least would cost with its cheapest action."""
        best, least = -1, IMPOSSIBLE
        first = RING_FIRST[RING_OF_WORKER[worker]]
        for space in range(first, first + RING_SIZES[RING_OF_WORKER[worker]]):
            if not barred(state, seat, worker, space):
                cost = move_price(state, seat, worker, space) + space_need(state, seat, space)
                if cost < least:
                    best, least = space, cost
        facts: Facts = {"worker": WORKER_NAMES[worker]}
        if best < 0:
            return Refusal("refused-cannot-work", "SAB-3.13", facts)
        facts.update({"space": state.box.spaces[best], "price": least, "have": state.purse(seat)})
        return Refusal("refused-worker-too-dear", "SAB-3.13", facts)

    def tries(self, state: SabikaState, seat: int) -> list[Action]:
        out: list[Action] = []
        for worker in range(WORKERS):
            if state.active(seat, worker):
                first = RING_FIRST[RING_OF_WORKER[worker]]
                for space in range(first, first + RING_SIZES[RING_OF_WORKER[worker]]):
                    out.append(WORK(WORKER_NAMES[worker], state.box.spaces[space]))
        return out


def worker_refusal(state: SabikaState, seat: int, word: str) -> Refusal | None:
    if not state.active(seat, WORKER_NAMES.index(word)):
        return Refusal("refused-worker-used", "SAB-3.2", {"worker": word})
    return None


def anyone_can_work(state: SabikaState, seat: int) -> bool:
    """Whether there is a space where one of the workers could do anything; otherwise one of them must rest (SAB-3.13)."""
    codes: list[int] = []
    _work.add(state, seat, 0, codes)
    return bool(codes)


@final
class RestNow(Listed[SabikaState]):
    """Let a worker rest in the workshop for dinars and a loss of prestige (SAB-3.12), as poems change them (SAB-9.5)."""

    def __init__(self) -> None:
        super().__init__(REST, WORKER)

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        for worker in range(WORKERS):
            if state.active(seat, worker):
                out.append(worker << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        if state.log is not None:
            forced = not anyone_can_work(state, seat)
            name, rule = ("event-rest-forced", "SAB-3.13") if forced else ("event-rest", "SAB-3.12")
            state.say(name, rule, seat, {"worker": WORKER_NAMES[code]})
        state.move_worker(seat, code, WORKSHOP)
        state.used[seat] |= 1 << code
        state.gain_dinars(seat, max(0, state.modifier(seat, REST_DINAR)), "SAB-3.12")
        state.lose_prestige(seat, max(0, state.modifier(seat, REST_PRESTIGE)), FROM_REST, "SAB-3.12")

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        refusal = worker_refusal(state, seat, action.word(0))
        assert refusal is not None
        return refusal

    def tries(self, state: SabikaState, seat: int) -> list[Action]:
        return [REST(name) for name in WORKER_NAMES]


# main and side action (SAB-3.10, 3.14)


@final
class Arrived(Routine[SabikaState]):
    """A worker has arrived, or has finished the first of its two actions."""

    def __init__(self, player: int, space: int, left: int) -> None:
        super().__init__()
        self.player = player
        self.space = space
        self.left = left

    def run(self, state: SabikaState) -> None:
        menu = ACTION_MENUS[(self.player * SPACES + self.space) * 3 + self.left]
        codes = menu.codes(state)
        if self.left == BOTH_LEFT and len(codes) == 1:
            menu.apply(state, codes[0])
        elif len(codes) > 1:
            state.put(menu, codes)


@final
class ActionMenu(Menu[SabikaState]):
    def __init__(self, seat: int, space: int, left: int) -> None:
        ring = 0 if space < RING_FIRST[1] else 1 if space < RING_FIRST[2] else 2
        offers: list[Offer[SabikaState]] = []
        if left != SIDE_LEFT:
            offers.append(MainAction(space, left))
        if left != MAIN_LEFT:
            offers.append(SideAction(space, ring, left))
        if left != BOTH_LEFT:
            offers.append(DONE_OFFER)
        super().__init__(seat, "prompt-actions", "SAB-3.10", offers)
        self.space = space
        self.left = left

    def facts(self, state: SabikaState) -> Facts:
        return {
            "space": state.box.spaces[self.space],
            "action": ACTION_NAMES[state.box.mains[self.space]],
            "first": "yes" if self.left == BOTH_LEFT else "no",
        }


@final
class MainAction(Offer[SabikaState]):
    """The main action of the space."""

    def __init__(self, space: int, left: int) -> None:
        super().__init__(MAIN)
        self.space = space
        self.left = left

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        if self.refuse(state, seat, MAIN()) is None:
            out.append(kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        action = state.box.mains[self.space]
        if self.left == BOTH_LEFT:
            state.steps.append(SIDE_NEXT[seat * SPACES + self.space])
        if state.log is not None:
            state.say("event-main", "SAB-3.10", seat, {"action": ACTION_NAMES[action]})
        DEEDS[action].begin(state, seat, state.box.displays[self.space], False)

    def refuse(self, state: SabikaState, seat: int, action: Action) -> Refusal | None:
        main = state.box.mains[self.space]
        need = DEEDS[main].need(state, seat, state.box.displays[self.space])
        if need <= state.purse(seat):
            return None
        if need < IMPOSSIBLE:
            return Refusal("refused-too-dear", "SAB-3.11", {"price": need, "have": state.purse(seat)})
        return why_impossible(state, seat, main)


@final
class SideAction(Listed[SabikaState]):
    """One side action of a slot that the space touches (SAB-8.4)."""

    def __init__(self, space: int, kind: int, left: int) -> None:
        super().__init__(SIDE, SLOT)
        self.space = space
        self.worker = kind
        self.left = left

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        purse = state.purse(seat)
        for slot in state.box.touching[self.space]:
            if side_need(state, seat, slot, self.worker) <= purse:
                out.append(slot << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        if self.left == BOTH_LEFT:
            state.steps.append(MAIN_NEXT[seat * SPACES + self.space])
        take_side(state, seat, code, self.worker)

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        if not action.parts:
            return Refusal("refused-no-side-action", "SAB-3.10", {"space": state.box.spaces[self.space]})
        slot = self.number(state, action, 0)
        facts: Facts = {"slot": action.word(0)}
        if state.tokens[slot] < EMPTY:
            return Refusal("refused-slot-closed", "SAB-2.1", facts)
        if slot not in state.box.touching[self.space]:
            return Refusal("refused-slot-elsewhere", "SAB-3.10", facts)
        need = side_need(state, seat, slot, self.worker)
        if need < IMPOSSIBLE:
            rule = "SAB-8.1" if state.box.slots[slot].raw else "SAB-8.2"
            return Refusal("refused-too-dear", rule, {"price": need, "have": state.purse(seat)})
        return Refusal("refused-slot-empty", "SAB-8.1", facts)

    def tries(self, state: SabikaState, seat: int) -> list[Action]:
        return [
            SIDE(state.box.slots[slot].id) for slot in state.box.touching[self.space] if state.tokens[slot] >= EMPTY
        ]


_work: Final = Work()
_offers: Final[list[Offer[SabikaState]]] = [_work, RestNow()]
TURN_MENUS: Final[list[Menu[SabikaState]]] = [
    Menu(seat, "prompt-turn", "SAB-3.2", _offers) for seat in range(MOST_PLAYERS)
]
ACTION_MENUS: Final = [
    ActionMenu(seat, space, left) for seat in range(MOST_PLAYERS) for space in range(SPACES) for left in range(3)
]
ARRIVED: Final = [Arrived(seat, space, BOTH_LEFT) for seat in range(MOST_PLAYERS) for space in range(SPACES)]
MAIN_NEXT: Final = [Arrived(seat, space, MAIN_LEFT) for seat in range(MOST_PLAYERS) for space in range(SPACES)]
SIDE_NEXT: Final = [Arrived(seat, space, SIDE_LEFT) for seat in range(MOST_PLAYERS) for space in range(SPACES)]
