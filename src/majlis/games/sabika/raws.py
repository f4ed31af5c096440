"""Chapter 4: raw materials and goods from the rondel, and processing (SAB-4.5 to 4.8)."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS, Menu, Offer, Routine
from majlis.games.sabika.box import Effect, EffectStep
from majlis.games.sabika.effects import Head, enter_head, fire_later
from majlis.games.sabika.offering import DONE_OFFER, ask
from majlis.games.sabika.parts import RAW_KIND, SLOT
from majlis.games.sabika.state import EMPTY, SabikaState
from majlis.games.sabika.storing import store_good
from majlis.games.sabika.verbs import PICK, PROCESS
from majlis.games.sabika.words import GOOD, GOOD_NAMES, GOODS, MOST_PLAYERS, ON_PROCESS, RAW, RAW_NAMES
from majlis.games.sabika.words import PROCESS as PROCESS_HEAD


def raw_slots(state: SabikaState) -> list[int]:
    """The raw slots with a token (SAB-4.5)."""
    out: list[int] = []
    for number in range(state.box.raw_slots):
        if state.tokens[number] >= 0:
            out.append(number)
    return out


def take_raw(state: SabikaState, player: int, slot: int) -> None:
    """Gain the raw material of a slot; if its field is taken, the one in the workshop is processed instead (SAB-4.6)."""
    raw = state.tokens[slot]
    if state.raws[player] >> raw & 1:
        turn_over(state, player, raw)
        return
    state.tokens[slot] = EMPTY
    state.raws[player] |= 1 << raw
    if state.log is not None:
        state.say("event-raw", "SAB-4.6", player, {"raw": RAW_NAMES[raw], "slot": state.box.slots[slot].id})


def take_good(state: SabikaState, player: int, slot: int) -> None:
    """Gain a good: a raw token is turned over and stored (SAB-4.8)."""
    raw = state.tokens[slot]
    state.tokens[slot] = EMPTY
    if state.log is not None:
        state.say("event-good", "SAB-4.8", player, {"good": GOOD_NAMES[raw], "slot": state.box.slots[slot].id})
    store_good(state, player, raw)


def turn_over(state: SabikaState, player: int, raw: int) -> None:
    """Process a raw material of the workshop (SAB-4.7)."""
    state.raws[player] &= ~(1 << raw)
    if state.log is not None:
        state.say("event-processed", "SAB-4.7", player, {"raw": RAW_NAMES[raw], "good": GOOD_NAMES[raw]})
    fire_later(state, player, ON_PROCESS)
    store_good(state, player, raw)


@final
class FromRondel(Routine[SabikaState]):
    """Raw materials or goods that are still to be gained, one after the other (SAB-9.1)."""

    def __init__(self, player: int, n: int, goods: bool) -> None:
        super().__init__()
        self.player = player
        self.n = n
        self.goods = goods

    def run(self, state: SabikaState) -> None:
        from_rondel(state, self.player, self.n, self.goods)


def from_rondel(state: SabikaState, player: int, n: int, goods: bool) -> None:
    if n > 1:
        state.steps.append(FromRondel(player, n - 1, goods))
    ask(state, (GOOD_MENUS if goods else RAW_MENUS)[player])


@final
class Pick(Listed[SabikaState]):
    """Any raw slot with a token (SAB-4.5)."""

    def __init__(self, goods: bool) -> None:
        super().__init__(PICK, SLOT)
        self.goods = goods

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        for slot in raw_slots(state):
            out.append(slot << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        if self.goods:
            take_good(state, seat, code)
        else:
            take_raw(state, seat, code)

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        return Refusal("refused-no-token", "SAB-4.5", {"slot": action.word(0)})

    def tries(self, state: SabikaState, seat: int) -> list[Action]:
        return [PICK(slot.id) for slot in state.box.slots if slot.raw]


@final
class FromRondelHead(Head):
    def __init__(self, goods: bool) -> None:
        self.goods = goods

    def possible(self, state: SabikaState, player: int, step: EffectStep) -> bool:
        return len(raw_slots(state)) > 0

    def why(self, state: SabikaState, player: int, step: EffectStep) -> Refusal:
        return Refusal("refused-no-raw-on-rondel", "SAB-4.5", {})

    def begin(self, state: SabikaState, player: int, effect: Effect, step: EffectStep, n: int) -> None:
        from_rondel(state, player, n, self.goods)


# processing by choice


@final
class ProcessUpTo(Routine[SabikaState]):
    """Process up to `n` raw materials (SAB-4.7); exactly one where the rule does not say "up to" (D-8)."""

    def __init__(self, player: int, n: int, optional: bool) -> None:
        super().__init__()
        self.player = player
        self.n = n
        self.optional = optional

    def run(self, state: SabikaState) -> None:
        if state.can_process(self.player):
            ask(state, ProcessMenu(self.player, self.n, self.optional))


@final
class ProcessMenu(Menu[SabikaState]):
    def __init__(self, seat: int, n: int, optional: bool) -> None:
        offers: list[Offer[SabikaState]] = [Process(n, optional)]
        if optional:
            offers.append(DONE_OFFER)
        super().__init__(seat, "prompt-process", "SAB-4.7", offers)
        self.n = n

    def facts(self, state: SabikaState) -> Facts:
        return {"count": self.n}


class ProcessOffer(Listed[SabikaState]):
    """Process one raw material of the workshop."""

    def __init__(self) -> None:
        super().__init__(PROCESS, RAW_KIND)

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        for raw in range(GOODS):
            if state.can_turn(seat, raw):
                out.append(raw << KIND_BITS | kind)

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        if not action.parts:
            return Refusal("refused-nothing-to-process", "SAB-4.7", {})
        raw = self.number(state, action, 0)
        if not state.raws[seat] >> raw & 1:
            return Refusal("refused-no-raw", "SAB-4.7", {"raw": action.word(0)})
        if not state.can_turn(seat, raw):
            return Refusal("refused-raw-not-on-rondel", "SAB-4.7", {"raw": action.word(0)})
        return Refusal("refused-nothing-to-process", "SAB-4.7", {})

    def tries(self, state: SabikaState, seat: int) -> list[Action]:
        return [PROCESS(raw) for raw in RAW_NAMES]


@final
class Process(ProcessOffer):
    def __init__(self, n: int, optional: bool) -> None:
        super().__init__()
        self.n = n
        self.optional = optional

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        if self.n > 1:
            state.steps.append(ProcessUpTo(seat, self.n - 1, self.optional))
        turn_over(state, seat, code)


@final
class ProcessStep(Head):
    def possible(self, state: SabikaState, player: int, step: EffectStep) -> bool:
        return state.can_process(player)

    def why(self, state: SabikaState, player: int, step: EffectStep) -> Refusal:
        return Refusal("refused-nothing-to-process", "SAB-4.7", {})

    def begin(self, state: SabikaState, player: int, effect: Effect, step: EffectStep, n: int) -> None:
        state.steps.append(ProcessUpTo(player, n, True))


RAW_MENUS: Final[list[Menu[SabikaState]]] = [
    Menu(seat, "prompt-raw", "SAB-4.5", [Pick(False)]) for seat in range(MOST_PLAYERS)
]
GOOD_MENUS: Final[list[Menu[SabikaState]]] = [
    Menu(seat, "prompt-good", "SAB-4.8", [Pick(True)]) for seat in range(MOST_PLAYERS)
]

enter_head(RAW, FromRondelHead(False))
enter_head(GOOD, FromRondelHead(True))
enter_head(PROCESS_HEAD, ProcessStep())
