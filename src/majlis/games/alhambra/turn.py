"""Chapter 3: the course of a turn. This module alone knows the order of the steps."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Refusal, Verb
from majlis.engine.events import Event
from majlis.engine.state import AnyMenu
from majlis.engine.step import CURTAINS, KIND_BITS, KIND_MASK, AnyStep, Menu, Offer, Routine
from majlis.games.alhambra.bonus import RevealAside
from majlis.games.alhambra.ending import END_CHECK
from majlis.games.alhambra.huts import TakeHut
from majlis.games.alhambra.market import BuyTile
from majlis.games.alhambra.money import TakeMoney
from majlis.games.alhambra.placing import PLACEMENTS
from majlis.games.alhambra.redesign import PlaceFromReserve, Remove, Swap
from majlis.games.alhambra.refill import REFILL
from majlis.games.alhambra.scoring import SCORING_IF_DUE
from majlis.games.alhambra.settings import Settings
from majlis.games.alhambra.state import AlhambraState, Course
from majlis.games.alhambra.verbs import END, PASS
from majlis.games.alhambra.vizier import VIZIER_WINDOW, Reactivate


@final
class Stop(Offer[AlhambraState]):
    """Do nothing more. The last offer of a menu: it may depend on whether anything else is possible."""

    def __init__(self, verb: Verb, always: bool, rule: str) -> None:
        super().__init__(verb)
        self.always = always
        """Otherwise only if nothing else is legal: the first action (ALH-3.7), or a mandatory extra action (R-1)."""
        self.rule = rule

    def add(self, state: AlhambraState, seat: int, kind: int, out: list[int]) -> None:
        if self.always or not out:
            out.append(kind)

    def apply(self, state: AlhambraState, seat: int, code: int) -> None:
        if state.log is not None:
            state.tell(Event("event-pass" if self.verb.name == "pass" else "event-end", self.rule, seat, {}))

    def refuse(self, state: AlhambraState, seat: int, action: Action) -> Refusal | None:
        if self.always:
            return None
        last = state.codes()[-1]
        if last >> KIND_BITS == 0 and last & KIND_MASK == len(_offers_of(state)) - 1:
            return None
        return Refusal("refused-must-act", self.rule, {})


def _offers_of(state: AlhambraState) -> list[Offer[AlhambraState]]:
    choice = state.choice
    return choice.offers if isinstance(choice, Menu) else []


@final
class Actions(Menu[AlhambraState]):
    """Step 1 of a turn: one action, and one more after each exact payment (ALH-3.3 to 3.5)."""

    def apply(self, state: AlhambraState, code: int) -> None:
        super().apply(state, code)
        if state.extra:
            state.extra = False
            state.steps.append(state.course.more[self.seat])


@final
class Turn(Routine[AlhambraState]):
    """A whole turn, in the order of ALH-3.2; then the next seat's (ALH-3.1).

    A due scoring comes before the end of the game (ALH-10.2), and the vizier's window after all the rest, if the game goes on (ALH-12.2).
    """

    def __init__(self, seat: int, with_vizier: bool) -> None:
        super().__init__()
        self.seat = seat
        self.steps: list[AnyStep] = [NEXT_TURN]
        if with_vizier:
            self.steps.append(VIZIER_WINDOW)
        self.steps.extend([END_CHECK, SCORING_IF_DUE, REFILL, CURTAINS[seat], PLACEMENTS[seat]])

    def run(self, state: AlhambraState) -> None:
        state.turn = self.seat
        state.bought = False
        state.steps.extend(self.steps)
        state.steps.append(state.course.first[self.seat])


@final
class NextTurn(Routine[AlhambraState]):
    """Clockwise (ALH-3.1)."""

    def run(self, state: AlhambraState) -> None:
        state.steps.append(state.course.turns[(state.turn + 1) % state.seats])


NEXT_TURN: Final = NextTurn()


def course(settings: Settings, seats: int) -> Course:
    """The steps of a turn with the modules in use."""
    offers: list[Offer[AlhambraState]] = [TakeMoney(), BuyTile(False), PlaceFromReserve(), Remove(), Swap()]
    if settings.vizier:
        offers.append(Reactivate())
    if settings.huts:
        offers.append(TakeHut())
    first = [*offers, Stop(PASS, False, "ALH-3.7")]
    more = [*offers, Stop(END, not settings.extra_action_mandatory, "ALH-3.6")]
    asides: list[AnyMenu] = []
    if settings.bonus:
        asides.extend([RevealAside(seat) for seat in range(seats)])
    return Course(
        f"{settings.vizier}{settings.huts}{settings.bonus}{settings.extra_action_mandatory}{seats}",
        [Actions(seat, "prompt-action", "ALH-3.3", first) for seat in range(seats)],
        [Actions(seat, "prompt-extra-action", "ALH-3.4", more) for seat in range(seats)],
        [Turn(seat, settings.vizier) for seat in range(seats)],
        asides,
    )
