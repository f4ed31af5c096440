"""A table's match, rebuilt from its log.

Every row of the log is read once, in order. The result is the match and whatever else the rows mean:

| kind | text | means |
| --- | --- | --- |
| `start` | | the match begins |
| `play` | an entry of the engine's log | a decision, an undo, a step back, a wish to confirm turns |
| `ask` | the number of a row | a seat asks the others to go back to that row |
| `agree`, `decline` | | the answer of a seat |
| `back` | the number of a row | the match goes on from there, as if the rows since had not been; today `play` says it (`back N`) |
| `chat` | what was said | |
| `hint` | how many entries the match had | a seat had a hint; everybody is told |
| `seat` | what was done | somebody sat down, left, or let a bot play |
| `rematch` | the id of the new table | |
| `erase` | | a person deleted their account: their chat is deleted too |

Nothing here waits for anything: the same rows give the same history in every process.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from majlis.engine.action import Action
from majlis.engine.catalog import game
from majlis.engine.events import Event
from majlis.engine.game import Box
from majlis.engine.match import Match

REMEMBERED = 24
"""How many rows' events are kept; earlier ones are worked out again on demand."""
CHANGES_MATCH = ("start", "play", "back")
ASKING = ("ask", "agree", "decline")
_NONE_KNOWN: Mapping[str, Action] = {}
DEALS = ("branch ", "position ")
"""How entries begin that say how things lie: nobody may read them while the match runs, whoever caused them."""
HINT = "hint"
UPDATES = (*CHANGES_MATCH, *ASKING, HINT)
"""The kinds of rows that every stream sends as an update."""


@dataclass(frozen=True)
class LogRow:
    """A row of the log."""

    number: int
    kind: str
    seat: int
    person: str | None
    text: str
    client: str | None
    at: int


@dataclass(frozen=True)
class Deal:
    """What a match begins with: with the log, everything there is to know about it."""

    game: str
    revision: int
    seats: int
    options: dict[str, object]
    seed: str
    toml: str | None = None
    """The data file of its components; None: the game's own."""

    def match(self) -> Match:
        box = None if self.toml is None else box_of(self.game, self.toml)
        return game(self.game).start(self.seats, self.options, self.seed, box, self.revision)


@lru_cache(32)
def box_of(name: str, toml: str) -> Box:
    """The components that a data file describes. Several tables may be played with the same."""
    box: Box = game(name).read_box(toml)
    return box


@dataclass
class Request:
    """Somebody asks to take back more than the rules of undo allow."""

    by: int
    to: int
    """The row to which the match would go back."""
    agreed: set[int] = field(default_factory=set)


class History:
    """Reads rows; `match` is None until one says that it begins."""

    def __init__(self, deal: Deal, remembered: int | None = REMEMBERED) -> None:
        self.deal = deal
        self.match: Match | None = None
        self.seq = 0
        self.started = 0
        """The row with which the match began."""
        self.asked = [0] * deal.seats
        """For each seat the last row that changed the match for it: an answer to an earlier one is stale."""
        self.request: Request | None = None
        self.lengths: list[int] = [0]
        """How many entries the match had after each row."""
        self.standing: list[int] = [0]
        """How many decisions stood after each row."""
        self.events: deque[tuple[int, list[Event]]] = deque(maxlen=remembered)
        """The numbers of the latest rows with their events."""

    def read(self, rows: Iterable[LogRow], known: Mapping[str, Action] = _NONE_KNOWN) -> None:
        """Play these rows. `known`: what some of their texts say, so that they need not be read again."""
        for row in rows:
            if row.number != self.seq + 1:
                raise ValueError(f"row {row.number} does not follow row {self.seq}")
            before = self._question()
            events = self._read(row, known)
            self.seq = row.number
            self.lengths.append(len(self.match.entries) if self.match is not None else 0)
            self.standing.append(self.match.decided if self.match is not None else 0)
            if row.kind in CHANGES_MATCH:
                self._note_change(row, before)
                self.request = None
            self.events.append((row.number, events))

    def _question(self) -> tuple[str, tuple[int, ...]]:
        """The id of the current question, and all who have yet to answer it."""
        if self.match is None or self.match.over:
            return "", ()
        return self.match.state.choice.prompt, self.match.waiting

    def _note_change(self, row: LogRow, before: tuple[str, tuple[int, ...]]) -> None:
        """Where several are asked at once, a hidden answer, given or taken back, changes nothing for those who have still to answer."""
        after = self._question()
        answered = row.kind == "play" and not row.text.startswith("back ")
        same = before[1] if answered and before[0] == after[0] and before[1] != after[1] else ()
        for seat in range(self.deal.seats):
            if seat == row.seat or seat not in same or seat not in after[1]:
                self.asked[seat] = row.number

    def _read(self, row: LogRow, known: Mapping[str, Action]) -> list[Event]:
        match row.kind:
            case "start":
                self.match = self.deal.match()
                self.started = row.number
                return self.match.opening
            case "play":
                return self._play(row.seat, row.text, known.get(row.text))
            case "back":
                self.match = self._back_to(self.lengths[int(row.text)])
                return [Event("event-undo", "", row.seat, {})]
            case "ask":
                self.request = Request(row.seat, int(row.text))
            case "agree":
                if self.request is not None:
                    self.request.agreed.add(row.seat)
            case "decline":
                self.request = None
            case "hint":
                return [Event("event-hint", "", row.seat, {})]
        return []

    def _play(self, seat: int, text: str, action: Action | None) -> list[Event]:
        assert self.match is not None
        if action is not None:
            return self.match.play(action, seat)
        before = len(self.match.entries)
        self.match.enter(seat, text)
        return self.match.events_since(before)[0] if len(self.match.entries) > before else []

    def _back_to(self, entries: int) -> Match:
        assert self.match is not None
        again = self.deal.match()
        for entry in self.match.entries[:entries]:
            again.enter(entry.seat, entry.text)
        return again

    def can_go_back_to(self, number: int) -> bool:
        """Whether the match can go back to that row: what was decided by then stands, and so does something decided since."""
        return (
            self.started <= number < self.seq
            and self.started > 0
            and self.standing[number] < self.standing[-1]
            and min(self.standing[number:]) >= self.standing[number]
        )

    def decision_after(self, number: int) -> int:
        """The entry to take back with all that followed, for the match to be where it was at that row."""
        return 0 if self.match is None else self.match.standing[self.standing[number]]

    def events_of(self, number: int) -> list[Event]:
        """The events of a row that is still in memory."""
        return self.events[number - self.seq - 1][1]

    def remembers_since(self, after: int) -> bool:
        """Whether the events of all rows after that one are still in memory."""
        return not self.events or self.events[0][0] <= after + 1


def read_all(deal: Deal, rows: Iterable[LogRow]) -> History:
    """The whole history, with the events of all rows."""
    history = History(deal, None)
    history.read(rows)
    return history
