"""Chapter 5: the raiders phase."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Listed
from majlis.engine.step import CURTAINS, KIND_BITS, Menu, Offer, Routine
from majlis.games.tadmor.box import (
    FIGURES,
    GOLD,
    MOST_SEATS,
    RAID_GAIN,
    RAID_GAIN_IF_HIT,
    RAID_RESOLVED,
    RAID_REVEALED,
    RAID_SAFE,
    RAID_SAFE_SELF,
    RAIDERS,
    REGIONS,
    RESOURCES,
)
from majlis.games.tadmor.parts import REGION
from majlis.games.tadmor.precious import earn
from majlis.games.tadmor.rewards import TurnIn, swaps, usable
from majlis.games.tadmor.state import NOBODY, NOTHING, RAIDING, TadmorState
from majlis.games.tadmor.verbs import DECLINE, HIRE


@final
class Decline(Offer[TadmorState]):
    """Not to turn the mission in."""

    def __init__(self, event: str, rule: str) -> None:
        super().__init__(DECLINE)
        self.event = event
        self.rule = rule

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        out.append(kind)

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        state.declined |= 1 << seat
        if state.log is not None:
            state.tell(Event(self.event, self.rule, seat, {}))


@final
class Reveal(Routine[TadmorState]):
    """Step 1: a raider card that somebody holds is turned up; without one there is no attack (TAD-5.1)."""

    def run(self, state: TadmorState) -> None:
        state.phase = RAIDING
        state.declined = 0
        if state.holder == NOBODY:
            no_attack(state)
            return
        state.revealer = state.holder
        state.attacked = state.held
        state.holder = NOBODY
        state.held = NOTHING
        if state.log is not None:
            facts: Facts = {"region": state.box.regions[state.attacked]}
            state.tell(Event("event-revealed", "TAD-5.1", state.revealer, facts, shown=state.others(state.revealer)))
        state.steps.append(ATTACK)
        state.steps.append(REDIRECT)


def no_attack(state: TadmorState) -> None:
    """The card in the slot stays, unless the option says otherwise (TAD-5.7)."""
    if state.log is not None:
        state.tell(Event("event-no-attack", "TAD-5.1", -1, {}))
    if state.settings.slot_cleared and state.slot != NOTHING:
        state.slot = NOTHING
        if state.log is not None:
            state.tell(Event("event-slot-cleared", "TAD-5.7", -1, {}))


@final
class RedirectMenu(Menu[TadmorState]):
    def facts(self, state: TadmorState) -> Facts:
        return {"region": state.box.regions[state.attacked]}


@final
class Redirect(Routine[TadmorState]):
    """Step 2: in turn order, and again after every change, until all holders of such a mission decline (TAD-5.2)."""

    def run(self, state: TadmorState) -> None:
        for seat in state.order():
            if not state.declined >> seat & 1 and usable(state, seat, RAID_REVEALED):
                state.turn = seat
                state.steps.append(self)
                state.steps.append(REDIRECT_MENUS[seat])
                return


@final
class Attack(Routine[TadmorState]):
    """Steps 3 and 4: the region is emptied, the revealer is rewarded, the card goes to the slot (TAD-5.3, 5.4)."""

    def run(self, state: TadmorState) -> None:
        # whoever declined to redirect is asked to swap all the same (TAD-5.5)
        state.declined = 0
        hit = 0
        emptied: list[str] = []
        lost: list[list[str]] = [[] for _ in range(state.seats)]
        spared: list[str] = []
        for place in state.box.in_region[state.attacked]:
            if state.standing[place] == 0:
                continue
            owner = state.owner(place)
            if is_safe(state, owner):
                spared.append(state.box.place_names[place])
            else:
                hit |= 1 << owner
                emptied.append(state.box.place_names[place])
                lost[owner].append(state.box.place_names[place])
                state.send_home(place)
        if state.log is not None:
            state.tell(
                Event("event-attacked", "TAD-5.3", -1, {"region": state.box.regions[state.attacked], "spaces": emptied})
            )
            for seat in range(state.seats):
                if lost[seat]:
                    state.tell(Event("event-driven", "TAD-5.3", seat, {"spaces": lost[seat]}))
            if spared:
                state.tell(Event("event-spared", "TAD-5.3", -1, {"spaces": spared}))
        reward(state, hit)
        state.slot = state.attacked
        if state.log is not None:
            state.tell(Event("event-slot", "TAD-5.4", -1, {"region": state.box.regions[state.slot]}))


def is_safe(state: TadmorState, seat: int) -> bool:
    """TAD-5.3, 5.9: whether raiders leave a player's figures alone."""
    return state.owns(seat, RAID_SAFE) or (seat == state.revealer and state.owns(seat, RAID_SAFE_SELF))


def reward(state: TadmorState, hit: int) -> None:
    """TAD-5.4, 5.9: what the player who turned the card up gains."""
    box = state.box
    seat = state.revealer
    for number in box.with_effect[RAID_GAIN]:
        if state.upgrades[seat] >> number & 1:
            tile = box.upgrades[number]
            state.warehouse[seat * RESOURCES + GOLD] += tile.amount
            if tile.amount and state.log is not None:
                state.tell(Event("event-raid-gold", "TAD-5.4", seat, {"count": tile.amount, "upgrade": tile.id}))
            earn(state, seat, tile.pp, tile.id, "TAD-5.4")
    if hit & ~(1 << seat):
        for number in box.with_effect[RAID_GAIN_IF_HIT]:
            if state.upgrades[seat] >> number & 1:
                earn(state, seat, box.upgrades[number].pp, box.upgrades[number].id, "TAD-5.4")


@final
class Swap(Routine[TadmorState]):
    """Step 5: in turn order each holder of such a mission may exchange two figures (TAD-5.5)."""

    def run(self, state: TadmorState) -> None:
        for seat in state.order():
            if not state.declined >> seat & 1 and usable(state, seat, RAID_RESOLVED):
                ways: list[int] = []
                swaps(state, seat, ways)
                if ways:
                    state.turn = seat
                    state.steps.append(self)
                    state.steps.append(SWAP_MENUS[seat])
                    return
        state.declined = 0


@final
class HireCard(Listed[TadmorState]):
    """Pick a raider card of the stack, face down (TAD-5.6). The card in the attack slot is not in it."""

    def __init__(self) -> None:
        super().__init__(HIRE, REGION)

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        for region in range(REGIONS):
            if region != state.slot:
                out.append(region << KIND_BITS | kind)

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        state.held = code
        state.holder = seat
        if state.log is not None:
            state.tell(
                Event("event-hired", "TAD-5.6", seat, {"region": [state.box.regions[code]]}, (seat,), {"region": []})
            )

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        return Refusal("refused-in-the-slot", "TAD-5.6", {"region": action.word(0)})

    def tries(self, state: TadmorState, seat: int) -> list[Action]:
        return [HIRE(region) for region in state.box.regions]


@final
class Hire(Routine[TadmorState]):
    """Step 6: the owner of the camel on the raiders' space takes it back and picks a card, except in the last round (TAD-5.6, 5.8)."""

    def run(self, state: TadmorState) -> None:
        state.attacked = NOTHING
        state.revealer = NOBODY
        for place in state.box.places_for[RAIDERS]:
            if state.standing[place]:
                seat = (state.standing[place] - 1) // FIGURES
                state.send_home(place)
                if state.round < state.box.rounds:
                    state.turn = seat
                    state.steps.append(HIRE_MENUS[seat])
                elif state.log is not None:
                    state.tell(Event("event-hire-nothing", "TAD-5.8", seat, {}))


@final
class Raid(Routine[TadmorState]):
    """The whole phase; before a card is turned up, the player who placed last may review the turn."""

    def run(self, state: TadmorState) -> None:
        state.steps.append(HIRE_STEP)
        state.steps.append(SWAP_STEP)
        state.steps.append(REVEAL)
        if state.holder != NOBODY:
            state.steps.append(CURTAINS[state.turn])


_redirect: Final[list[Offer[TadmorState]]] = [TurnIn(RAID_REVEALED), Decline("event-decline-redirect", "TAD-5.2")]
_swap: Final[list[Offer[TadmorState]]] = [TurnIn(RAID_RESOLVED), Decline("event-decline-swap", "TAD-5.5")]
_hire: Final[list[Offer[TadmorState]]] = [HireCard()]
REDIRECT_MENUS: Final = [RedirectMenu(seat, "prompt-redirect", "TAD-5.2", _redirect) for seat in range(MOST_SEATS)]
SWAP_MENUS: Final[list[Menu[TadmorState]]] = [Menu(seat, "prompt-swap", "TAD-5.5", _swap) for seat in range(MOST_SEATS)]
HIRE_MENUS: Final[list[Menu[TadmorState]]] = [Menu(seat, "prompt-hire", "TAD-5.6", _hire) for seat in range(MOST_SEATS)]
REVEAL: Final = Reveal()
REDIRECT: Final = Redirect()
ATTACK: Final = Attack()
SWAP_STEP: Final = Swap()
HIRE_STEP: Final = Hire()
RAID: Final = Raid()
