"""A match told turn by turn: whose turn it was, what came of it, and the single events inside.

Events are atoms: one turn of Sabika may have twenty. People follow turns. A game says with a `TurnShape` where a turn begins and which of
its events says most; from that the engine groups every event into exactly one turn, sums up what each player gained and lost, and gives
each turn a headline. The headline is the message ``turn-<event>`` (the event's name without ``event-``), written without the player's
name, for lines begin with it: "built a tower", "shipped sugar to Venice".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, TypeAlias, final

from majlis.engine.action import Fact, Facts
from majlis.engine.events import Event
from majlis.engine.holdings import Counts, difference
from majlis.engine.watcher import Watcher

if TYPE_CHECKING:
    from majlis.engine.game import Game
    from majlis.engine.state import State

Message: TypeAlias = "tuple[str, Facts]"
TurnJson: TypeAlias = "dict[str, object]"
_TAKEN_BACK: Final = ("event-undo", "event-back")
GAME_SEAT: Final = -1
"""The seat of what the game itself does: a scoring, a raid, a new round."""


@final
class TurnShape:
    """How a game's events make turns.

    By default a turn is what one seat does until another seat does something, or until the state says that another stretch of the round
    has begun (`State.stretch`); events without a seat belong to the turn in which they happen.

    - `starts`: these events begin a new turn even though the same seat continues.
    - `ends`: these end a turn; whatever happens next begins another, even if it is the same seat's.
    - `within`: these never begin a turn, whoever they happen to: what others gain or lose in somebody's turn.
    - `lines`: these begin a turn of the game itself; those with a seat continue it if it has begun (a scoring, player by player).
    - `rounds`: these begin a round.
    - `headlines`: the events that can stand for a turn, the most telling first.
    - `touches`: where an event happened: the names of the parts that say from where and to where ("" for none).
    - `early`: the game reports an event before it changes anything, so what has changed since the last event belongs to the turn that ends.
    """

    def __init__(
        self,
        starts: tuple[str, ...] = (),
        ends: tuple[str, ...] = (),
        within: tuple[str, ...] = (),
        lines: tuple[str, ...] = (),
        rounds: tuple[str, ...] = (),
        headlines: tuple[str, ...] = (),
        touches: Mapping[str, tuple[str, str]] | None = None,
        early: bool = False,
    ) -> None:
        self.starts = frozenset(starts)
        self.ends = frozenset(ends)
        self.within = frozenset(within)
        self.lines = frozenset(lines)
        self.rounds = frozenset(rounds)
        self.headlines = headlines
        self.touches = dict(touches or {})
        self.early = early

    def opens(self, event: Event, seat: int, ended: bool = False) -> bool:
        """Whether an event begins a new turn while that of `seat` continues or has `ended`. An event that not everybody sees never does."""
        if event.name in self.within or (event.to is not None and event.rest is None):
            return False
        if event.seat < 0:
            return event.name in self.lines
        if event.name in self.lines:
            return seat != GAME_SEAT
        return ended or event.seat != seat or event.name in self.starts

    def whose(self, event: Event) -> int:
        """Whose turn an event begins."""
        return GAME_SEAT if event.name in self.lines else event.seat


@final
class Step:
    """One event of a turn: the entry that it came from (0: the set-up), and whether it was taken back."""

    def __init__(self, entry: int, event: Event) -> None:
        self.entry = entry
        self.event = event
        self.undone = False


@final
class Turn:
    """What one seat (-1: the game itself) did in one go. `told(viewer)` says it as that viewer may know it."""

    def __init__(self, number: int, seat: int, round: int, start: list[Counts]) -> None:
        self.number = number
        self.seat = seat
        self.round = round
        self.start = start
        """What every seat had when it began."""
        self.begun = 0
        """The first entry that belongs to it as a whole, or to the turn that it continues."""
        self.steps: list[Step] = []
        self.changes: list[Counts] = [{} for _ in start]
        """What every seat gained and lost in it."""
        self.undone = False
        """Whether all of it was taken back."""

    def told(self, game: Game, viewer: int | None, over: bool) -> TurnJson:
        """The turn as that viewer (None: a spectator) may know it, JSON-ready. `over`: the match has ended, so nothing is private."""
        shape = game.turn_shape()
        private = [] if over else [holding.name for holding in game.holdings() if holding.private]
        seen = [(step, step.event.seen_by(viewer)) for step in self.steps]
        told = [(step.event, facts) for step, facts in seen if facts is not None and (self.undone or not step.undone)]
        headline: Message = ("turn-setup", {}) if self.number == 0 else game.headline(self.seat, told)
        return {
            "number": self.number,
            "seat": self.seat,
            "round": self.round,
            "undone": self.undone,
            "headline": {"id": headline[0], "facts": headline[1]},
            "changes": [
                {"seat": seat, "name": name, "by": by}
                for seat, changes in enumerate(self.changes)
                for name, by in changes.items()
                if seat == viewer or name not in private
            ],
            "touched": touched(shape, told),
            "steps": [
                {"entry": step.entry, "undone": step.undone, **(step.event.json(viewer) or {})}
                for step, facts in seen
                if facts is not None
            ],
        }


def touched(shape: TurnShape, told: list[tuple[Event, Facts]]) -> list[dict[str, str | int]]:
    """What a turn touched: where it came from ("" for nowhere) and where it went, each once."""
    out: list[dict[str, str | int]] = []
    for event, facts in told:
        ways = shape.touches.get(event.name)
        if ways is None:
            continue
        source = _words(facts, ways[0])
        for at, target in enumerate(_words(facts, ways[1])):
            touch: dict[str, str | int] = {
                "seat": event.seat,
                "source": source[min(at, len(source) - 1)] if source else "",
                "to": target,
            }
            if touch not in out:
                out.append(touch)
    return out


def _words(facts: Facts, part: str) -> list[str]:
    value: Fact | None = facts.get(part) if part else None
    if value is None or value == "":
        return []
    return value if isinstance(value, list) else [str(value)]


def usual_headline(shape: TurnShape, seat: int, told: list[tuple[Event, Facts]]) -> Message:
    """The event that says most, as a headline. If the list names none of them, the first event of the turn's seat is used as it is."""
    for name in shape.headlines:
        for event, facts in told:
            if event.name == name and (event.seat == seat or event.seat < 0 or seat < 0):
                return headline_of(event, facts)
    for event, facts in [*[(event, facts) for event, facts in told if event.seat == seat], *told]:
        return event.name, {**facts, "seat": event.seat}
    return "turn-nothing", {}


def headline_of(event: Event, facts: Facts) -> Message:
    """An event as a headline: ``event-build`` becomes the message ``turn-build``."""
    return f"turn-{event.name.removeprefix('event-')}", {**facts, "seat": event.seat}


@final
class TurnKeeper(Watcher):
    """Groups events into turns while a match is played."""

    def __init__(self, game: Game, seats: int, most: int) -> None:
        self.shape = game.turn_shape()
        self.most = most
        """How many turns are kept; 0: all."""
        self.now: list[Counts] = [{} for _ in range(seats)]
        """What every seat had at the last event."""
        self.turns = [Turn(0, GAME_SEAT, 0, self.now)]
        self.entry = 0
        """The number of the entry that is being played; 0 during the set-up."""
        self._fresh = False  # the current turn was taken back as a whole: whatever comes next begins another
        self._torn: Turn | None = None  # the turn in the middle of which the match was taken back to
        self._rounds: list[int] = []  # the entries with which the rounds so far began
        self._ended = False
        self._stretch = 0  # that of the current turn

    @property
    def current(self) -> Turn:
        return self.turns[-1]

    def heard(self, state: State, event: Event) -> None:
        """Take in an event: it opens a turn or belongs to the current one."""
        seen = _everybody(state) if self.entry else self.now  # before everything is set up there is nothing to count
        if (
            self.shape.early and not self._fresh
        ):  # a turn that was taken back does not count, so the next one starts from before it
            self.now = seen
        self._add(event, state.stretch())
        self.now = seen

    def set_up(self, state: State) -> None:
        """The set-up is done; nobody has gained anything by it."""
        self.now = _everybody(state)
        for turn in self.turns:
            turn.start = self.now
            self._sum_up(turn)

    def laid_out(self, state: State, events: list[Event]) -> None:
        """The match begins with a position that was laid out by hand: it is part of the set-up."""
        self.current.steps += [Step(1, event) for event in events]
        self.set_up(state)

    def entry_played(self, state: State) -> None:
        """An entry has been played to its end."""
        self.now = _everybody(state)
        self._sum_up(self.current)

    def entries_undone(self, state: State, undone: list[int], event: Event) -> None:
        """These entries were taken back, which is an entry of its own."""
        self.now = _everybody(state)
        self._torn = None
        self._rounds = [entry for entry in self._rounds if entry not in undone]
        for turn in self.turns:
            hit = [step for step in turn.steps if step.entry in undone and not step.undone]
            if not hit:
                continue
            for step in hit:
                step.undone = True
            turn.undone = all(step.undone or step.event.name in _TAKEN_BACK for step in turn.steps)
            if not turn.undone:  # only one can be torn: the match stands in the middle of it now
                self._torn = turn
                turn.round = len(self._rounds)
            self._sum_up(turn)
        self._fresh = self.current.undone
        if self._torn is self.current:
            self._ended = any(step.event.name in self.shape.ends for step in self.current.steps if not step.undone)
            self._stretch = state.stretch()
        self.current.steps.append(Step(self.entry, event))

    def _add(self, event: Event, stretch: int) -> None:
        turn = self.current
        ended = self._ended or stretch != self._stretch
        if self._fresh or self.shape.opens(event, turn.seat, ended):
            begun = self._beginning(event)
            self._fresh = self._ended = False
            self._torn = None
            self._stretch = stretch
            self._sum_up(turn)
            turn = Turn(turn.number + 1, self.shape.whose(event), len(self._rounds), self.now)
            turn.begun = begun
            self.turns.append(turn)
            if self.most and len(self.turns) > self.most:
                del self.turns[0]
        if event.name in self.shape.rounds:
            self._rounds.append(self.entry)
            turn.round = len(self._rounds)
        if event.name in self.shape.ends:
            self._ended = True
        turn.steps.append(Step(self.entry, event))

    def _beginning(self, event: Event) -> int:
        """The first entry of the turn that this event opens. An entry that began in the turn before belongs to that one."""
        torn = self._torn
        goes_on = torn is not None and self._fresh and torn.seat == self.shape.whose(event)
        if torn is not None and goes_on and not self.shape.opens(event, torn.seat):
            return torn.begun
        steps = self.current.steps
        return self.entry + 1 if steps and steps[-1].entry == self.entry else self.entry

    def _sum_up(self, turn: Turn) -> None:
        turn.changes = (
            [{} for _ in self.now]
            if turn.undone
            else [difference(before, after) for before, after in zip(turn.start, self.now)]
        )


def _everybody(state: State) -> list[Counts]:
    return [state.holdings(seat) for seat in range(state.seats)]
