"""A position: the pieces and the steps. Bots and simulations work with this alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from mypy_extensions import mypyc_attr

from majlis.engine.chance import Chance
from majlis.engine.events import Event
from majlis.engine.fingerprint import fingerprint
from majlis.engine.holdings import Counts, Remark
from majlis.engine.result import Rival, tie_remarks
from majlis.engine.step import AnyStep, Choice, Routine

if TYPE_CHECKING:
    from majlis.engine.step import Menu
    from majlis.engine.watcher import Watcher

View: TypeAlias = "Mapping[str, object]"
"""What a seat may see, JSON-ready; its shape is the game's own."""
AnyChoice: TypeAlias = "Choice[Any]"
AnyMenu: TypeAlias = "Menu[Any]"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of some game. `codes()` lists the legal actions of the seat to move, `apply(code)` plays one."""

    def __init__(
        self, seats: int, steps: list[AnyStep], chance: Chance, confirming: int, log: list[Event] | None
    ) -> None:
        self.seats = seats
        self.steps = steps
        self.chance = chance
        self.confirming = confirming
        """Bit mask of the seats that asked to confirm their turns."""
        self.log = log
        """Where events go; None: nobody listens, and they cost nothing."""
        self.watcher: Watcher | None = None
        """Who looks at the position at each event; used only if there is a log."""

    # what every game provides

    def clone(self) -> State:
        """A copy that plays on by itself. It has no listener."""
        raise TypeError(f"{type(self).__name__} cannot be copied")

    def imagine(self, seat: int, chance: Chance) -> State:
        """A random position that this seat, whatever it remembers, could not tell from this one."""
        raise TypeError(f"{type(self).__name__} cannot be imagined")

    def view(self, seat: int | None) -> View:
        """What that seat may see (None: a spectator)."""
        return {}

    def numbers(self, seat: int | None) -> View:
        """What a board shows that seat (None: a spectator) beside the pieces: prices, yields, forecasts. All of it follows from `view`."""
        return {}

    def holdings(self, seat: int) -> Counts:
        """What that seat has, in the order of `Game.holdings`, including what is private."""
        return {"points": self.scores()[seat]}

    def stretch(self) -> int:
        """The current stretch of a round: what the same seat does in two stretches counts as two turns (see `TurnShape`)."""
        return 0

    def about(self, piece: str, viewer: int | None) -> list[Remark]:
        """What a piece would cost and bring that viewer (None: a spectator) at the next chance to use it, and what it may do to them.

        It follows only from what `view(viewer)` shows.
        """
        return []

    def scores(self) -> list[int]:
        """The points of each seat."""
        return [0] * self.seats

    def breakdown(self, seat: int) -> dict[str, int]:
        """A seat's points by source; they add up to its score."""
        return {}

    def ranking(self) -> list[int]:
        """Each seat's rank, 1 the best; equal ranks are shared."""
        scores = self.scores()
        return [1 + sum(1 for other in scores if other > mine) for mine in scores]

    def rivals(self) -> list[Rival]:
        """Those who have points but no seat."""
        return []

    def ties(self) -> list[Remark]:
        """What decided between players with equal points, as far as there are any. A game with a tie-break says which numbers count."""
        return tie_remarks(list(range(self.seats)), self.scores(), "", [])

    def value(self, seat: int) -> float:
        """A guess at how the seat will end up, in points: what `greedy` looks at."""
        return float(self.scores()[seat])

    def values(self) -> list[float]:
        """The guess for every seat; a game whose guesses have much in common works them out together."""
        return [self.value(seat) for seat in range(self.seats)]

    def features(self, seat: int) -> list[float]:
        """The position as that seat knows it, in numbers: the input of networks, one number for each of `feature_names`."""
        return []

    def feature_names(self) -> list[str]:
        """What the numbers of `features` mean; this depends only on the number of seats."""
        return []

    def pieces(self) -> dict[str, int]:
        """How many pieces of each sort there are, wherever they are. These numbers never change."""
        return {}

    def aside_menu(self, seat: int) -> AnyMenu | None:
        """What that seat may do no matter whose decision it is; None: nothing."""
        return None

    # what the engine makes of it

    @property
    def over(self) -> bool:
        return not self.steps

    @property
    def choice(self) -> AnyChoice:
        """The choice that waits for an answer."""
        return cast(AnyChoice, self.steps[-1])

    @property
    def actor(self) -> int:
        """Whose decision it is (the first, if several seats are to decide); -1 when the match is over."""
        return self.choice.seat if self.steps else -1

    @property
    def waiting(self) -> tuple[int, ...]:
        """All seats whose answer is awaited."""
        return self.choice.waiting() if self.steps else ()

    def codes(self) -> list[int]:
        """All legal actions of the actor."""
        step = cast(AnyChoice, self.steps[-1])
        return step.codes(self)

    def tell_ties(self) -> None:
        """Report what decided between equal players; a game does so after it has said who won."""
        for tie in self.ties():
            self.tell(Event(tie.id, tie.rule, -1, tie.facts))

    def apply(self, code: int) -> None:
        """Play a legal action of the actor and continue to the next choice."""
        step = cast(AnyChoice, self.steps.pop())
        step.apply(self, code)
        self.advance()

    def turn_to(self, seat: int) -> None:
        """Make `seat`, one of those waiting, the actor."""
        step = cast(AnyChoice, self.steps[-1])
        if step.seat != seat:
            self.steps[-1] = step.turned_to(seat)

    def apply_aside(self, seat: int, code: int) -> None:
        """Play an action of the aside menu; the waiting choice stays."""
        menu = self.aside_menu(seat)
        if menu is not None:
            menu.apply(self, code)
            self.advance()

    def advance(self) -> None:
        """Run routines until a choice waits or nothing is left."""
        steps = self.steps
        while steps:
            step = steps[-1]
            if step.waits:
                return
            steps.pop()
            cast("Routine[Any]", step).run(self)

    def tell(self, event: Event) -> None:
        """Report what happened. Callers test `log` first, so that no event is created unless somebody listens."""
        if self.log is not None:
            self.log.append(event)
            if self.watcher is not None:
                self.watcher.heard(self, event)

    def everyone(self) -> tuple[int, ...]:
        return tuple(range(self.seats))

    def fingerprint(self) -> str:
        """A short text that covers everything in the position, steps included."""
        return fingerprint(self)
