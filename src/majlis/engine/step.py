"""Steps: what is still to happen in a match.

A state holds a stack of steps, the next one last. A `Routine` runs by itself; a `Choice` waits for one seat. Both may push more steps.
Steps are immutable and hold no hidden fact, so copying a position copies the list and shares the steps.

What a player may do in a turn spans several chapters of the rules, and modules add to it. So a `Menu` is a list of `Offer`s, one verb each,
every one written in its own chapter's file. Inside, an action is an int: the low `KIND_BITS` bits say which offer of the menu it belongs
to, the rest is the offer's own business.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar, final

from mypy_extensions import mypyc_attr

from majlis.engine.action import Action, Facts, Refusal, Verb, verb

if TYPE_CHECKING:
    from majlis.engine.state import State

S = TypeVar("S", bound="State")

KIND_BITS: Final = 5
KIND_MASK: Final = 31
MOST_OFFERS: Final = 32
"""How many offers `KIND_BITS` bits can tell apart."""

CONFIRM: Final = verb("confirm")
CONFIRM_PROMPT: Final = "prompt-confirm"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that is still to happen. `waits` says whether a player has to decide it."""

    def __init__(self, waits: bool) -> None:
        self.waits = waits


AnyStep: TypeAlias = "Step[Any]"
"""A step of any game: the one place where the engine does not know which state a step works on."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Routine(Step[S]):
    """A step that runs by itself."""

    def __init__(self) -> None:
        super().__init__(False)

    def run(self, state: S) -> None:
        """Carry it out; the step has been taken off the stack already."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A step that waits for one seat. `prompt` is the id of the question, `rule` the rule that asks it; both are public.

    Where everybody can see that there is only one way to continue, a game does not push a choice at all. Where only the seat itself can
    see it (its hand allows nothing else), the choice is pushed all the same: leaving the question out would give that away.
    """

    def __init__(self, seat: int, prompt: str, rule: str) -> None:
        super().__init__(True)
        self.seat = seat
        self.prompt = prompt
        self.rule = rule

    def codes(self, state: S) -> list[int]:
        """All legal actions, never none, without duplicates."""
        return []

    def apply(self, state: S, code: int) -> None:
        """Carry out a legal action; the step has been taken off the stack already."""

    def action(self, state: S, code: int) -> Action:
        """The action as people see it."""
        raise ValueError(f"{self.prompt} has no action {code}")

    def code(self, state: S, action: Action) -> int:
        """The code of an action. Only for an action that is not refused."""
        raise ValueError(f"{self.prompt} has no action {action}")

    def refuse(self, state: S, action: Action) -> Refusal | None:
        """Why not; None exactly if some legal action begins like this one."""
        return wrong_moment(action, self.rule, [])

    def tries(self, state: S) -> list[Action]:
        """What a person may point at, possible or greyed out; the actions may be unfinished."""
        return []

    def facts(self, state: S) -> Facts:
        """What the question mentions; public."""
        return {}

    def waiting(self) -> tuple[int, ...]:
        """The seats whose answer is awaited."""
        return (self.seat,)

    def turned_to(self, seat: int) -> Choice[S]:
        """This choice as that seat, which must be waiting, is asked it."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Generic[S]):
    """One verb of a menu, with its rules."""

    def __init__(self, verb: Verb) -> None:
        self.verb = verb

    def add(self, state: S, seat: int, kind: int, out: list[int]) -> None:
        """Append the code of every legal action of this verb: `payload << KIND_BITS | kind`."""

    def apply(self, state: S, seat: int, code: int) -> None:
        """Carry out the action with this payload."""

    def action(self, state: S, code: int) -> Action:
        """The action with this payload, for people."""
        return self.verb()

    def code(self, state: S, seat: int, action: Action) -> int:
        """The payload of an action that is not refused."""
        return 0

    def refuse(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Why not; None exactly if some legal action begins like this one."""
        return None

    def tries(self, state: S, seat: int) -> list[Action]:
        """What a person may point at."""
        return [self.verb()]


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Choice[S]):
    """A choice made of offers."""

    def __init__(self, seat: int, prompt: str, rule: str, offers: list[Offer[S]]) -> None:
        super().__init__(seat, prompt, rule)
        if len(offers) > MOST_OFFERS:
            raise ValueError(f"{prompt} has {len(offers)} offers; a menu has room for {MOST_OFFERS}: ask in two steps")
        self.offers = offers

    def codes(self, state: S) -> list[int]:
        out: list[int] = []
        for kind, offer in enumerate(self.offers):
            offer.add(state, self.seat, kind, out)
        return out

    def apply(self, state: S, code: int) -> None:
        self.offers[code & KIND_MASK].apply(state, self.seat, code >> KIND_BITS)

    def ask_unless_forced(self, state: S) -> None:
        """Ask, or give the only answer. For menus whose answers follow from what everybody sees: not being asked gives nothing away."""
        codes = self.codes(state)
        if len(codes) == 1:
            self.apply(state, codes[0])
        else:
            state.steps.append(self)

    def action(self, state: S, code: int) -> Action:
        return self.offers[code & KIND_MASK].action(state, code >> KIND_BITS)

    def code(self, state: S, action: Action) -> int:
        kind = self._kind(action)
        return self.offers[kind].code(state, self.seat, action) << KIND_BITS | kind

    def refuse(self, state: S, action: Action) -> Refusal | None:
        kind = self._kind(action)
        if kind < 0:
            return wrong_moment(action, self.rule, [offer.verb.name for offer in self.offers])
        return self.offers[kind].refuse(state, self.seat, action)

    def tries(self, state: S) -> list[Action]:
        out: list[Action] = []
        for offer in self.offers:
            out.extend(offer.tries(state, self.seat))
        return out

    def _kind(self, action: Action) -> int:
        for kind, offer in enumerate(self.offers):
            if offer.verb.name == action.verb.name:
                return kind
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Menu[S]):
    """A menu put to several seats at once: any of them may answer, in any order, and the order makes no difference.

    Answers are hidden facts, so they are kept in the state (see `note`), not in the step. After the last answer, `settle` takes over.
    """

    def __init__(self, seats: tuple[int, ...], seat: int, prompt: str, rule: str, offers: list[Offer[S]]) -> None:
        super().__init__(seat, prompt, rule, offers)
        self.seats = seats

    def waiting(self) -> tuple[int, ...]:
        return self.seats

    def turned_to(self, seat: int) -> Choice[S]:
        return self.put_to(self.seats, seat)

    def apply(self, state: S, code: int) -> None:
        super().apply(state, code)
        rest = tuple([seat for seat in self.seats if seat != self.seat])
        if rest:
            state.steps.append(self.put_to(rest, rest[0]))
        else:
            self.settle(state)

    def put_to(self, seats: tuple[int, ...], seat: int) -> Together[S]:
        """The same question for these seats, currently put to `seat`."""
        return Together(seats, seat, self.prompt, self.rule, self.offers)

    def settle(self, state: S) -> None:
        """Everybody has answered."""


@final
class Confirm(Offer["State"]):
    """End the turn as it stands."""

    def __init__(self) -> None:
        super().__init__(CONFIRM)

    def add(self, state: State, seat: int, kind: int, out: list[int]) -> None:
        out.append(kind)


@final
class Curtain(Routine["State"]):
    """Comes before the last reveal of a turn. It opens by itself unless the seat asked to confirm its turns."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.asked: Menu[State] = Menu(seat, CONFIRM_PROMPT, "", [Confirm()])

    def run(self, state: State) -> None:
        if state.confirming >> self.seat & 1:
            state.steps.append(self.asked)


CURTAINS: Final = [Curtain(seat) for seat in range(8)]


def wrong_moment(action: Action, rule: str, verbs: list[str]) -> Refusal:
    """The refusal of a verb that is not among those asked for now."""
    return Refusal("refused-wrong-moment", rule, {"verb": action.verb.name, "verbs": verbs})
