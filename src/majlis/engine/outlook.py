"""What an action would bring, as far as the seat that considers it can know.

The action is played in positions *imagined* for that seat, never in the real one, up to the next decision. What comes before anything
hidden is shown is the same in all of them (law 6) and is given as certain. What comes after is given as a range over several of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, final

from majlis.engine.action import Action, Facts
from majlis.engine.chance import Chance, nth_seed
from majlis.engine.events import Event
from majlis.engine.holdings import Counts, Remark, difference
from majlis.engine.prompt import Prompt
from majlis.engine.state import AnyChoice, State
from majlis.engine.step import CONFIRM_PROMPT
from majlis.engine.watcher import Watcher

if TYPE_CHECKING:
    from majlis.engine.game import Game

EventJson: TypeAlias = "dict[str, str | int | Facts]"

WORLDS: Final = 8
"""How many positions are imagined where something hidden would be shown."""


@final
class Change:
    """How a holding of a seat would change: by `low` to `high`. It is `sure` if it comes about before anything hidden is shown."""

    def __init__(self, seat: int, name: str, low: int, high: int, sure: bool) -> None:
        self.seat = seat
        self.name = name
        self.low = low
        self.high = high
        self.sure = sure

    def json(self) -> dict[str, str | int | bool]:
        return {"seat": self.seat, "name": self.name, "low": self.low, "high": self.high, "sure": self.sure}

    def __repr__(self) -> str:
        by = f"{self.low:+}" if self.low == self.high else f"{self.low:+}…{self.high:+}"
        return f"<{by} {self.name} of seat {self.seat}{'' if self.sure else ' perhaps'}>"


@final
class Outlook:
    """The events that are certain, how holdings would change, what else a player should know, and the question that follows.

    `open` says whether something hidden would be shown: then `events` stop just before it and there is no `then`.
    """

    def __init__(
        self, events: list[EventJson], changes: list[Change], remarks: list[Remark], then: Prompt | None, open: bool
    ) -> None:
        self.events = events
        self.changes = changes
        self.remarks = remarks
        self.then = then
        self.open = open

    def change(self, name: str, seat: int) -> Change | None:
        """How that holding of that seat would change, if it would."""
        for change in self.changes:
            if change.name == name and change.seat == seat:
                return change
        return None

    def json(self) -> dict[str, object]:
        return {
            "events": self.events,
            "changes": [change.json() for change in self.changes],
            "remarks": [remark.json() for remark in self.remarks],
            "then": None if self.then is None else self.then.json(),
            "open": self.open,
        }


@final
class Looking:
    """Looks ahead for one seat from one position; positions imagined for one action are reused for the others."""

    def __init__(self, game: Game, state: State, seat: int, secret: str) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        # anyone who knew the stream could work out from an imagined position how the real one was dealt
        self._secret = secret
        self._private = frozenset(holding.name for holding in game.holdings() if holding.private)
        self._worlds: list[State] = []
        self.before = self.counted(self.world(0))
        """What every seat has now."""

    def world(self, number: int) -> State:
        """An imagined position in which everybody confirms turns: it stops before a turn's last reveal."""
        while len(self._worlds) <= number:
            chance = Chance.of(nth_seed(self._secret, len(self._worlds)))
            world = self.state.imagine(self.seat, chance)
            world.confirming = (1 << world.seats) - 1
            self._worlds.append(world)
        return self._worlds[number]

    def counted(self, state: State) -> list[Counts]:
        """What every seat has, as far as this seat may know."""
        out: list[Counts] = []
        for seat in range(state.seats):
            counts = state.holdings(seat)
            if seat != self.seat:  # at the end too: nobody knows yet what will be revealed then
                counts = {name: count for name, count in counts.items() if name not in self._private}
            out.append(counts)
        return out

    def outlook(self, action: Action, aside: bool) -> Outlook:
        """What a legal, finished action would bring."""
        remarks = self.remarks(action)
        first = Attempt(self, self.world(0), action, aside, -1)
        shown = first.first_shown
        if shown < 0:
            changes = [
                Change(seat, name, by, by, True)
                for seat in range(self.state.seats)
                for name, by in difference(self.before[seat], first.after[seat]).items()
            ]
            return Outlook(first.told(len(first.events)), changes, remarks, first.then, False)
        trials = [Attempt(self, self.world(number), action, aside, shown) for number in range(WORLDS)]
        return Outlook(first.told(shown), self._ranges(trials), remarks, None, True)

    def _ranges(self, trials: list[Attempt]) -> list[Change]:
        out: list[Change] = []
        for seat in range(self.state.seats):
            ends = [difference(self.before[seat], trial.after[seat]) for trial in trials]
            sures = [difference(self.before[seat], trial.reached[seat]) for trial in trials]
            for name in dict.fromkeys(name for counts in [*sures, *ends] for name in counts):
                lows = [counts.get(name, 0) for counts in ends]
                sure = [counts.get(name, 0) for counts in sures]
                certain = min(lows) == max(lows) == min(sure) == max(sure)
                out.append(Change(seat, name, min(lows), max(lows), certain))
        return out

    def remarks(self, action: Action) -> list[Remark]:
        """What the game has to say about an action, finished or not, judged by an imagined position."""
        return self.game.remarks(self.world(0), self.seat, action)


@final
class Attempt:
    """An action played in one imagined position; `reached` is what everybody has before event number `shown` (-1: at the start)."""

    def __init__(self, looking: Looking, position: State, action: Action, aside: bool, shown: int) -> None:
        self.seat = looking.seat
        self.events: list[Event] = []
        world = position.clone()
        world.log = self.events
        self.reached = looking.before
        """What every seat has just before something hidden is shown."""
        if shown > 0:
            world.watcher = _Stop(self, looking, shown)
        menu = menu_of(world, self.seat, aside)
        code = menu.code(world, action)
        if aside:
            world.apply_aside(self.seat, code)
        else:
            world.turn_to(self.seat)
            world.apply(code)
        self.after = looking.counted(world)
        then = Prompt.of(world)
        self.then = None if then is not None and then.id == CONFIRM_PROMPT else then
        self.first_shown = -1
        for at, event in enumerate(self.events):
            if self.seat in event.shown:
                self.first_shown = at
                break

    def told(self, count: int) -> list[EventJson]:
        seen = [event.json(self.seat) for event in self.events[:count]]
        return [event for event in seen if event is not None]


@final
class _Stop(Watcher):
    """Notes what everybody has at the last event before a reveal."""

    def __init__(self, trial: Attempt, looking: Looking, at: int) -> None:
        self.trial = trial
        self.looking = looking
        self.at = at

    def heard(self, state: State, event: Event) -> None:
        if len(self.trial.events) == self.at:
            self.trial.reached = self.looking.counted(state)


def menu_of(state: State, seat: int, aside: bool) -> AnyChoice:
    """The choice that waits for that seat, or its asides."""
    if not aside:
        return state.choice.turned_to(seat)
    menu = state.aside_menu(seat)
    assert menu is not None
    return menu


def in_common(outlooks: list[Outlook]) -> Outlook:
    """What several actions that begin alike have in common, and the range of the rest. The caller adds the remarks."""
    first = outlooks[0]
    events = 0
    while events < len(first.events) and all(
        events < len(other.events) and other.events[events] == first.events[events] for other in outlooks
    ):
        events += 1
    changes: list[Change] = []
    keys = dict.fromkeys((change.seat, change.name) for outlook in outlooks for change in outlook.changes)
    for seat, name in keys:
        found = [outlook.change(name, seat) for outlook in outlooks]
        low = min(0 if change is None else change.low for change in found)
        high = max(0 if change is None else change.high for change in found)
        sure = all(change is not None and change.sure for change in found) and low == high
        changes.append(Change(seat, name, low, high, sure))
    then = first.then
    if then is not None and any(outlook.then is None or outlook.then.json() != then.json() for outlook in outlooks):
        then = None
    return Outlook(first.events[:events], changes, [], then, any(outlook.open for outlook in outlooks))


def all_outlooks(looking: Looking) -> dict[str, Outlook]:
    """The outlooks of all legal actions of the seat that looks, asides included, and of all their beginnings, by notation."""
    state, seat = looking.state, looking.seat
    menus: list[tuple[bool, AnyChoice]] = []
    if seat in state.waiting:
        menus.append((False, menu_of(state, seat, False)))
    if not state.over and state.aside_menu(seat) is not None:
        menus.append((True, menu_of(state, seat, True)))
    out: dict[str, Outlook] = {}
    begun: dict[str, tuple[Action, list[Outlook]]] = {}
    for aside, menu in menus:
        for code in menu.codes(state):
            action = menu.action(state, code)
            found = looking.outlook(action, aside)
            out[str(action)] = found
            for count in range(len(action.parts)):
                start = Action(action.verb, action.parts[:count])
                begun.setdefault(str(start), (start, []))[1].append(found)
    for text, (start, all_of_it) in begun.items():
        common = in_common(all_of_it)
        common.remarks = looking.remarks(start)
        out[text] = common
    return out
