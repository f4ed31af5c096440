"""A match under test: it is played at random, with everything else that players may do besides deciding.

Seats reveal things out of turn, take decisions back, and ask to confirm their turns. The trial remembers enough to check afterwards that
none of that made a difference.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NoReturn, Protocol, final

from majlis.engine.action import Action
from majlis.engine.chance import Chance, nth_seed, seed_text
from majlis.engine.errors import MajlisError
from majlis.engine.events import Event
from majlis.engine.game import Game
from majlis.engine.match import Match
from majlis.engine.options import text_of
from majlis.engine.state import State
from majlis.engine.step import CONFIRM

PLAYERS: Final = ("random", "by_verb", "greedy")
_LOOKED_AT: Final = 6
"""The greedy player looks at no more than this many legal actions."""


class LawBroken(AssertionError):
    """A law does not hold. The message says which, where and what; `record` replays the match up to that point."""

    def __init__(self, law: int, where: str, what: str, record: str = "") -> None:
        super().__init__(f"law {law} is broken: {what}\n  {where}")
        self.law = law
        self.where = where
        self.what = what
        self.record = record

    def __reduce__(self) -> tuple[type[LawBroken], tuple[int, str, str, str]]:
        return LawBroken, (self.law, self.where, self.what, self.record)  # it crosses processes


class Memory(Protocol):
    """What one seat remembers: a game's tests give one, and every imagined position must agree with it."""

    def hear(self, events: list[Event]) -> None:
        """Something happened; only `event.seen_by(seat)` may be looked at."""

    def contradiction(self, imagined: State) -> str:
        """What in the imagined position contradicts what the seat knows; "" if nothing."""


MemoryMaker = Callable[[Match, int], Memory]


@final
class Trial:
    """One match under test. `step()` plays on, `broken(…)` reports where the match stands.

    `seed` decides the match and, by a stream of its own, what the players do: the same trial takes the same course again.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: str = "1",
        player: str = "random",
        remember: MemoryMaker | None = None,
    ) -> None:
        if player not in PLAYERS:
            raise ValueError(f"no player {player!r}; there are {', '.join(PLAYERS)}")
        self.game = game
        self.seats = seats
        self.options = dict(options or {})
        self.seed = seed_text(seed)
        self.player = player
        self.chance = Chance.of(nth_seed(self.seed, 1))
        self.match = game.start(seats, self.options, self.seed)
        self.pieces = self.match.state.pieces()
        self.decisions = 0
        self.length = 0
        """Decisions of the match, without asides, confirmations and what was taken back."""
        self.straight: list[tuple[int, str]] = []
        """What was played and not taken back: the match without its detours."""
        self.comparable = True
        """Whether the match without confirmations would be the same: not once somebody did something while a turn was looked over."""
        self.past: list[State] = []
        """Copies of the positions that the latest decisions were made in, as far back as can be undone."""
        self.every: list[State] = []
        """The same for all decisions since somebody last began or ceased to confirm turns."""
        self.kept: tuple[State, str] | None = None
        """A copy of an earlier position, with the fingerprint that it must still have."""
        self.met: dict[tuple[str, int], list[str]] = {}
        """Words met as parts of actions, by verb and place: what wrong actions are made of."""
        self.unsaid: list[Event] = list(self.match.opening)
        """What happened since it was last checked that it can be said."""
        self.memories = [] if remember is None else [remember(self.match, seat) for seat in range(seats)]
        for memory in self.memories:
            memory.hear(self.match.opening)

    def where(self) -> str:
        """The place, in words from which the match can be played again."""
        given = " ".join(
            f"{name}={text_of(value)}" for name, value in self.game.options.changed(self.match.options).items()
        )
        last = self.match.entries[-1] if self.match.entries else None
        return (
            f"game {self.game.id}, seats {self.seats}, options {given or '-'}, seed {self.seed.lstrip('0') or '0'}, "
            f"player {self.player}, after entry {len(self.match.entries)}"
            + (f": {last.seat} {last.text}" if last else "")
        )

    def broken(self, law: int, what: str) -> NoReturn:
        raise LawBroken(law, self.where(), what, self.record())

    def record(self) -> str:
        """The match so far as a text; what a game that fails leaves of it."""
        try:
            return self.match.record().dumps()
        except Exception:  # the game may fail here again, and what is known must be reported all the same
            return ""

    # playing

    def step(self) -> None:
        """Go on by one decision, now and then with something else before it."""
        dice = self.chance.below(24)
        if dice == 0:
            self._reveal_something()
        elif dice == 1:
            self._toggle_confirming()
        elif dice == 2:
            self._take_back()
        if not self.match.over:
            waiting = self.match.waiting
            seat = waiting[self.chance.below(len(waiting))]
            action = self.choose(seat)
            self.length += action.verb.name != CONFIRM.name
            self.play(action, seat)

    def choose(self, seat: int) -> Action:
        """What this trial's player does."""
        choice = self.match.state.choice.turned_to(seat)
        codes = choice.codes(self.match.state)
        if not codes:
            self.broken(3, f"seat {seat} is asked {choice.prompt} but has no legal action")
        if self.player == "greedy":
            return choice.action(self.match.state, self._best(seat, codes))
        if self.player == "by_verb":
            verbs: dict[str, list[Action]] = {}
            for code in codes:
                action = choice.action(self.match.state, code)
                verbs.setdefault(action.verb.name, []).append(action)
            same_verb = list(verbs.values())[self.chance.below(len(verbs))]
            return same_verb[self.chance.below(len(same_verb))]
        return choice.action(self.match.state, codes[self.chance.below(len(codes))])

    def _best(self, seat: int, codes: list[int]) -> int:
        """The best of some of the actions, by the game's own guess; of equals, any."""
        self.chance.shuffle(codes)
        values: list[float] = []
        for code in codes[:_LOOKED_AT]:
            after = self.match.state.clone()
            after.turn_to(seat)
            after.apply(code)
            values.append(after.value(seat))
        return codes[values.index(max(values))]

    def play(self, action: Action, seat: int) -> list[Event]:
        """Play an action, an aside included, and remember what checking will need."""
        before = self.match.state.clone()
        try:
            events = self.match.play(action, seat)
        except MajlisError as error:
            self.broken(3, f"seat {seat} cannot play {action}, which is legal: {error}")
        self.decisions += 1
        self.straight.append((seat, str(action)))
        self.past.append(before)
        self.every.append(before)
        del self.past[: max(0, len(self.past) - self.match.undoable(seat))]
        self.unsaid += events
        for memory in self.memories:
            memory.hear(events)
        return events

    def _reveal_something(self) -> None:
        """Let some seat do something out of turn."""
        for seat in range(self.seats):
            asides = self.match.asides(seat)
            if asides:
                prompt = self.match.prompt
                self.comparable = self.comparable and prompt is not None and prompt.id != "prompt-confirm"
                self._play_aside(asides[self.chance.below(len(asides))], seat)
                return

    def _play_aside(self, action: Action, seat: int) -> None:
        """Law 3 for asides: played in a match, one does what it does to a position, and the waiting choice stays."""
        state = self.match.state
        menu = state.aside_menu(seat)
        expected = state.clone()
        if menu is not None:
            expected.apply_aside(seat, menu.code(state, action))
        answers = action in self.match.actions(seat)
        self.play(action, seat)
        if not answers and self.match.state.fingerprint() != expected.fingerprint():
            self.broken(3, f"{action}, which seat {seat} may do off its turn, is played as something else")

    def _toggle_confirming(self) -> None:
        seat = self.chance.below(self.seats)
        self.match.confirm_turns(seat, not self.match.state.confirming >> seat & 1)
        self.every = []
        self.past = []  # playing forward again may now lead through a question that was not asked before

    def _take_back(self) -> None:
        """Take back one of the latest decisions for good."""
        if self.past and not self.memories:
            self.match.undo()
            self.length -= 1
            self.straight.pop()
            self.past.pop()
            self.every.pop()


def bare_fingerprint(state: State) -> str:
    """The fingerprint of a position, no matter who asked to confirm turns."""
    bare = state.clone()
    bare.confirming = 0
    return bare.fingerprint()
