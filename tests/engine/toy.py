"""Lanterns: a toy that has one of everything the engine offers, and no sense besides.

In a turn a seat lights lanterns (everybody sees it, nothing is revealed), rolls a die (everybody sees it), peeks at the die to come (it
alone sees it), or is done; then a curtain, and a die that everybody sees. After two rounds all vote in secret at once. At any time each
may wave, once.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from majlis.engine.action import Action, Facts, Refusal, verb
from majlis.engine.chance import Chance
from majlis.engine.events import Event
from majlis.engine.game import Box, Game
from majlis.engine.options import Schema, Value, choice, flag, many, number
from majlis.engine.state import AnyMenu, State, View
from majlis.engine.step import CURTAINS, KIND_BITS, AnyStep, Menu, Offer, Routine, Together

LIGHT: Final = verb("light", "count:number", "where:words")
ROLL: Final = verb("roll")
PEEK: Final = verb("peek")
DONE: Final = verb("done")
WAVE: Final = verb("wave")
VOTE: Final = verb("vote", "for:word")
PLACES: Final = ("gate", "tower")


class ToyState(State):
    def __init__(
        self,
        seats: int,
        steps: list[AnyStep],
        chance: Chance,
        confirming: int,
        log: list[Event] | None,
        lit: list[int],
        die: int,
        waved: list[bool],
        votes: list[int],
        turns: int,
    ) -> None:
        super().__init__(seats, steps, chance, confirming, log)
        self.lit = lit
        self.die = die
        self.waved = waved
        self.votes = votes
        self.turns = turns

    def clone(self) -> ToyState:
        steps, chance = self.steps[:], self.chance.clone()
        lit, waved, votes = self.lit[:], self.waved[:], self.votes[:]
        return ToyState(self.seats, steps, chance, self.confirming, None, lit, self.die, waved, votes, self.turns)

    def imagine(self, seat: int, chance: Chance) -> ToyState:
        other = self.clone()
        other.chance = chance.fork()
        for rival in range(self.seats):
            if rival != seat and other.votes[rival] >= 0:
                other.votes[rival] = chance.below(2)
        return other

    def view(self, seat: int | None) -> View:
        return {
            "lit": self.lit[:],
            "die": self.die,
            "waved": self.waved[:],
            "vote": self.votes[seat] if seat is not None else -1,
        }

    def scores(self) -> list[int]:
        return self.lit[:]

    def breakdown(self, seat: int) -> dict[str, int]:
        return {"lanterns": self.lit[seat]}

    def aside_menu(self, seat: int) -> AnyMenu | None:
        return WAVES[seat]


class Light(Offer[ToyState]):
    """Up to two lanterns at the gate, at the tower or at both."""

    def __init__(self) -> None:
        super().__init__(LIGHT)

    def add(self, state: ToyState, seat: int, kind: int, out: list[int]) -> None:
        for code in range(6):
            out.append(code << KIND_BITS | kind)

    def apply(self, state: ToyState, seat: int, code: int) -> None:
        state.lit[seat] += 1 + code // 3
        if state.log is not None:
            state.tell(Event("event-light", "TOY-1.1", seat, {"count": 1 + code // 3}))

    def action(self, state: ToyState, code: int) -> Action:
        return LIGHT(str(1 + code // 3), tuple(place for i, place in enumerate(PLACES) if (code % 3 + 1) >> i & 1))

    def code(self, state: ToyState, seat: int, action: Action) -> int:
        return (int(action.word(0)) - 1) * 3 + sum(1 << PLACES.index(place) for place in action.words(1)) - 1

    def refuse(self, state: ToyState, seat: int, action: Action) -> Refusal | None:
        if action.parts and action.word(0) not in ("1", "2"):
            return Refusal("refused-count", "TOY-1.1", {"count": int(action.word(0))})
        if len(action.parts) > 1:
            places = action.words(1)
            if not places or any(place not in PLACES for place in places) or len(set(places)) < len(places):
                return Refusal("refused-place", "TOY-1.1", {"where": list(places)})
        return None


class Roll(Offer[ToyState]):
    def __init__(self) -> None:
        super().__init__(ROLL)

    def add(self, state: ToyState, seat: int, kind: int, out: list[int]) -> None:
        out.append(kind)

    def apply(self, state: ToyState, seat: int, code: int) -> None:
        roll(state, seat)


class Peek(Offer[ToyState]):
    """Shows the seat, and nobody else, what a die would come to."""

    def __init__(self) -> None:
        super().__init__(PEEK)

    def add(self, state: ToyState, seat: int, kind: int, out: list[int]) -> None:
        out.append(kind)

    def apply(self, state: ToyState, seat: int, code: int) -> None:
        pips = state.chance.clone().below(6)
        if state.log is not None:
            state.tell(Event("event-peek", "TOY-1.3", seat, {"pips": pips}, (seat,), {}, (seat,)))


class Done(Offer[ToyState]):
    def __init__(self) -> None:
        super().__init__(DONE)

    def add(self, state: ToyState, seat: int, kind: int, out: list[int]) -> None:
        out.append(kind)


class Turn(Menu[ToyState]):
    def __init__(self, seat: int) -> None:
        super().__init__(seat, "prompt-turn", "TOY-1", [Light(), Roll(), Peek(), Done()])

    def apply(self, state: ToyState, code: int) -> None:
        super().apply(state, code)
        if code & 31 < 3:
            state.steps.append(self)
            return
        state.steps.append(AFTER)
        state.steps.append(CURTAINS[self.seat])

    def facts(self, state: ToyState) -> Facts:
        return {"lit": state.lit[self.seat]}


class After(Routine[ToyState]):
    """The die after a turn; then the next turn, or the vote."""

    def run(self, state: ToyState) -> None:
        roll(state, -1)
        state.turns += 1
        if state.turns < 2 * state.seats:
            state.steps.append(TURNS[state.turns % state.seats])
        else:
            state.steps.append(AskAll(state.everyone(), 0))


def roll(state: ToyState, seat: int) -> None:
    state.die = state.chance.below(6) + 1
    if state.log is not None:
        state.tell(Event("event-die", "TOY-1.2", seat, {"pips": state.die}, shown=state.everyone()))


class Vote(Offer[ToyState]):
    def __init__(self) -> None:
        super().__init__(VOTE)

    def add(self, state: ToyState, seat: int, kind: int, out: list[int]) -> None:
        out.append(kind)
        out.append(1 << KIND_BITS | kind)

    def apply(self, state: ToyState, seat: int, code: int) -> None:
        state.votes[seat] = code
        if state.log is not None:
            state.tell(Event("event-vote", "TOY-2.1", seat, {"for": PLACES[code]}, (seat,), {}))

    def action(self, state: ToyState, code: int) -> Action:
        return VOTE(PLACES[code])

    def code(self, state: ToyState, seat: int, action: Action) -> int:
        return PLACES.index(action.word(0))

    def refuse(self, state: ToyState, seat: int, action: Action) -> Refusal | None:
        if action.parts and action.word(0) not in PLACES:
            return Refusal("refused-place", "TOY-2.1", {"where": action.word(0)})
        return None


class AskAll(Together[ToyState]):
    def __init__(self, seats: tuple[int, ...], seat: int) -> None:
        super().__init__(seats, seat, "prompt-vote", "TOY-2.1", [Vote()])

    def put_to(self, seats: tuple[int, ...], seat: int) -> AskAll:
        return AskAll(seats, seat)

    def settle(self, state: ToyState) -> None:
        for seat in range(state.seats):
            state.lit[seat] += 10 * (state.votes[seat] == state.votes[0])
        if state.log is not None:
            state.tell(
                Event(
                    "event-votes",
                    "TOY-2.2",
                    -1,
                    {"votes": [PLACES[vote] for vote in state.votes]},
                    shown=state.everyone(),
                )
            )


class Wave(Offer[ToyState]):
    def __init__(self) -> None:
        super().__init__(WAVE)

    def add(self, state: ToyState, seat: int, kind: int, out: list[int]) -> None:
        if not state.waved[seat]:
            out.append(kind)

    def apply(self, state: ToyState, seat: int, code: int) -> None:
        state.waved[seat] = True
        if state.log is not None:
            state.tell(Event("event-wave", "TOY-3.1", seat, {}))

    def refuse(self, state: ToyState, seat: int, action: Action) -> Refusal | None:
        return Refusal("refused-waved", "TOY-3.1", {}) if state.waved[seat] else None


TURNS: Final = [Turn(seat) for seat in range(3)]
AFTER: Final = After()
WAVES: Final = [Menu(seat, "prompt-wave", "TOY-3.1", [Wave()]) for seat in range(3)]


class Toy(Game[Box, ToyState]):
    def __init__(self) -> None:
        super().__init__(
            id="lanterns",
            title="Lanterns",
            prefix="TOY",
            revision=2,
            min_seats=2,
            max_seats=3,
            bound=10_000,
            options=Schema(
                [
                    flag("open_votes", False, "TOY-2.1"),
                    choice("colour", ("red", "green"), "TOY-1.1"),
                    many("modules", ("wind", "rain"), "TOY-4.1"),
                    number("lit", 0, 0, 9, "TOY-1.1"),
                ]
            ),
            verbs=[LIGHT, ROLL, PEEK, DONE, WAVE, VOTE],
            folder=Path(__file__).parent,
        )

    def read_box(self, text: object) -> Box:
        return Box("own" if text is None else f"other {text}", text is None)

    def begin(self, box: Box, seats: int, options: dict[str, Value], revision: int, chance: Chance) -> ToyState:
        lit = options["lit"]
        assert isinstance(lit, int)
        return ToyState(seats, [TURNS[0]], chance, 0, None, [lit] * seats, 0, [False] * seats, [-1] * seats, 0)


GAME: Final = Toy()
