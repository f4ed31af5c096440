"""A match: a position with its log, events, undo and record. This is the class to learn.

match = majlis.game("alhambra").start(seats=3, seed="2a")
while not match.over:
    match.play(match.actions()[0])
"""

from __future__ import annotations

import hashlib
import sys
from typing import TYPE_CHECKING, Final, final

from majlis.engine.action import Action, Refusal
from majlis.engine.chance import Chance, commitment, new_seed, nth_seed, seed_text
from majlis.engine.errors import BadInput, BadPosition, IllegalAction
from majlis.engine.events import Event
from majlis.engine.holdings import Counts, Remark
from majlis.engine.options import whole_number
from majlis.engine.outlook import Looking, Outlook, all_outlooks, in_common
from majlis.engine.positions import lines_of
from majlis.engine.prompt import Prompt
from majlis.engine.result import Rival
from majlis.engine.standing import Standing
from majlis.engine.state import AnyChoice, State, View
from majlis.engine.turns import TurnJson, TurnKeeper

if TYPE_CHECKING:
    from majlis.engine.game import Box, Game
    from majlis.engine.record import Record

CHECK_EVERY: Final = 10
"""A record carries a check of the position each time this many entries have been added."""
REMEMBERED: Final = 16
"""The events of this many entries are kept; those of earlier ones are worked out again on demand."""
TURNS_REMEMBERED: Final = 24
"""This many turns are kept once somebody has asked for turns."""
_NO_TURNS: Final = -1
_ALL_TURNS: Final = 0


@final
class Entry:
    """One line of the log: who did what."""

    def __init__(self, seat: int, text: str) -> None:
        self.seat = seat
        self.text = text


@final
class _Place:
    """Where an action belongs: the choice that waits, or the seat's asides. Menus may be created afresh each time, so it is kept here."""

    def __init__(self, menu: AnyChoice, aside: bool) -> None:
        self.menu = menu
        self.aside = aside


@final
class Match:
    """A match of some game. Made by `Game.start` and `Record.replay`."""

    def __init__(
        self,
        game: Game,
        seats: object,
        options: object,
        seed: object,
        box: object,
        revision: object,
        turns_kept: int = _NO_TURNS,
    ) -> None:
        self.game = game
        self.seats = game.check_seats(game.min_seats if seats is None else seats)
        self.options = game.options.read(options)
        self.seed = new_seed() if seed is None else seed_text(seed)
        self._secret = self.seed
        self.box: Box = game.check_box(box)
        self.revision = game.check_revision(revision)
        self.state: State = game.begin(self.box, self.seats, self.options, self.revision, Chance.of(self.seed))
        self.opening: list[Event] = []
        """What happened during setup."""
        self.entries: list[Entry] = []
        self.checks: dict[int, str] = {}
        self._recent: list[list[Event]] = []  # the events of the latest entries
        self._forgets = True
        self._back: list[State] = []  # positions to which the seat below may go back, the latest last
        self._back_entries: list[int] = []  # the entries that were played in them
        self._back_seat = -1
        self._standing = Standing()
        self._keeper: TurnKeeper | None = None
        if turns_kept != _NO_TURNS:
            self._keeper = TurnKeeper(game, self.seats, turns_kept)
        self.state.watcher = self._keeper
        self.state.log = self.opening
        self.state.advance()
        self.state.log = None
        self.state.watcher = None
        if self._keeper is not None:
            self._keeper.set_up(self.state)

    # where the match stands

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def actor(self) -> int:
        """Whose decision it is; -1 when the match is over."""
        return self.state.actor

    @property
    def waiting(self) -> tuple[int, ...]:
        """All seats whose answer is awaited: more than one only in a simultaneous choice."""
        return self.state.waiting

    @property
    def prompt(self) -> Prompt | None:
        """The question that is asked now; None when the match is over."""
        return Prompt.of(self.state)

    @property
    def commitment(self) -> str:
        """The hash of the seed, which may be shown while the seed may not."""
        return commitment(self.seed)

    @property
    def secret(self) -> str:
        """The seed of the latest deal, from which imagining draws: that of a branch's first deal may be known, since its match is over."""
        return self._secret

    def view(self, seat: object = None) -> View:
        """What a seat may see, JSON-ready; None is a spectator."""
        return self.state.view(None if seat is None else self._seat(seat))

    def numbers(self, seat: object = None) -> View:
        """The prices, yields and forecasts that a board shows a seat beside the pieces; None is a spectator."""
        return self.state.numbers(None if seat is None else self._seat(seat))

    def scores(self) -> list[int]:
        return self.state.scores()

    def ranking(self) -> list[int]:
        """Each seat's rank, 1 the best; equal ranks are shared."""
        return self.state.ranking()

    def rivals(self) -> list[Rival]:
        """Those who have points but no seat, such as Yusuf in Sabika's solo mode."""
        return self.state.rivals()

    def ties(self) -> list[Remark]:
        """What decided between players with equal points."""
        return self.state.ties()

    def breakdown(self, seat: object) -> dict[str, int]:
        """A seat's points by source."""
        return self.state.breakdown(self._seat(seat))

    def holdings(self, seat: object, viewer: object = None) -> Counts:
        """What a seat has, as named counts, as far as the viewer (a seat; None: a spectator) may know."""
        who = self._seat(seat)
        counts = self.state.holdings(who)
        if self.over or (viewer is not None and self._seat(viewer) == who):
            return counts
        private = [holding.name for holding in self.game.holdings() if holding.private]
        return {name: count for name, count in counts.items() if name not in private}

    # what can be done

    def actions(self, seat: object = None) -> list[Action]:
        """All legal actions of a seat, by default of the actor; empty if it is not that seat's decision."""
        choice = self._choice(seat)
        if choice is None:
            return []
        return [choice.action(self.state, code) for code in choice.codes(self.state)]

    def tries(self, seat: object = None) -> list[Action]:
        """What a person may point at: each begins a legal action or is refused with a reason."""
        choice = self._choice(seat)
        return [] if choice is None else choice.tries(self.state)

    def asides(self, seat: object) -> list[Action]:
        """What a seat may do no matter whose decision it is."""
        menu = None if self.over else self.state.aside_menu(self._seat(seat))
        return [] if menu is None else [menu.action(self.state, code) for code in menu.codes(self.state)]

    def refuse(self, action: object, seat: object = None) -> Refusal | None:
        """Why that seat may not do that; None exactly if some legal action begins like this."""
        place = self._place(self.game.verbs.read(action), self.actor if seat is None else self._seat(seat))
        return place if isinstance(place, Refusal) else None

    def _place(self, action: Action, seat: int) -> _Place | Refusal:
        """Where the action belongs, or why it belongs nowhere."""
        if self.over:
            return Refusal("refused-match-over", "", {})
        refusal = Refusal("refused-not-your-turn", self.state.choice.rule, {"seat": seat, "actor": self.actor})
        if seat in self.waiting:
            choice = self.state.choice.turned_to(seat)
            answer = choice.refuse(self.state, action)
            if answer is None:
                return _Place(choice, False)
            refusal = answer
        aside = self.state.aside_menu(seat)
        if aside is not None:
            answer = aside.refuse(self.state, action)
            if answer is None:
                return _Place(aside, True)
            if answer.id != "refused-wrong-moment" and refusal.id in ("refused-wrong-moment", "refused-not-your-turn"):
                return answer
        return refusal

    # what it would bring

    def outlook(self, action: object, seat: object = None) -> Outlook:
        """What an action would bring, as far as that seat (by default the actor) can know. Raises `IllegalAction`.

        For an unfinished action: what all ways to finish it have in common, and the range of the rest.
        """
        wanted = self.game.verbs.read(action)
        who = self.actor if seat is None else self._seat(seat)
        place = self._place(wanted, who)
        if isinstance(place, Refusal):
            raise IllegalAction(place)
        looking = self._looking(who)
        if wanted.finished:
            return looking.outlook(wanted, place.aside)
        legal = self.asides(who) if place.aside else self.actions(who)
        common = in_common([looking.outlook(found, place.aside) for found in legal if wanted.begins(found)])
        common.remarks = looking.remarks(wanted)
        return common

    def outlooks(self, seat: object = None) -> dict[str, Outlook]:
        """The outlooks of all legal actions of a seat, asides included, and of all their beginnings, by notation."""
        return {} if self.over else all_outlooks(self._looking(self.actor if seat is None else self._seat(seat)))

    def looking(self, seat: object) -> Looking:
        """A copy of the position to look ahead from, for that seat: `all_outlooks` of it may be worked out while the match goes on."""
        return Looking(self.game, self.state.clone(), self._seat(seat), nth_seed(self._secret, len(self.entries) + 1))

    def _looking(self, seat: int) -> Looking:
        return Looking(self.game, self.state, seat, nth_seed(self._secret, len(self.entries) + 1))

    # playing

    def play(self, action: object, seat: object = None) -> list[Event]:
        """Play an action (an `Action`, its notation or its JSON form) and return what happened.

        `seat` is needed only for what a seat does out of turn and in simultaneous choices. Raises `IllegalAction`, or `BadInput` for
        something that is not an action at all; in both cases the match is unchanged.
        """
        wanted = self.game.verbs.read(action)
        who = self.actor if seat is None else self._seat(seat)
        place = self._place(wanted, who)
        if isinstance(place, Refusal):
            raise IllegalAction(place)
        if not wanted.finished:
            missing = wanted.verb.parts[len(wanted.parts)].name
            raise IllegalAction(Refusal("refused-unfinished", "", {"verb": wanted.verb.name, "part": missing}))
        return self._play(who, wanted, place.menu.code(self.state, wanted), place.aside)

    def play_code(self, code: int) -> list[Event]:
        """Play a code from `state.codes()` for the actor: for bots, whose codes need no further check."""
        return self._play(self.actor, self.state.choice.action(self.state, code), code, False)

    def _play(self, seat: int, action: Action, code: int, aside: bool) -> list[Event]:
        state = self.state
        if self._back_seat != seat:
            self._forget_back()
            self._back_seat = seat
        number = len(self.entries) + 1
        before = state.clone()
        self._back.append(before)
        self._back_entries.append(number)
        self._standing.decided(number, before)
        events: list[Event] = []
        state.log = events
        keeper = self._keeper
        if keeper is not None:
            keeper.entry = number
            state.watcher = keeper
        if aside:
            state.apply_aside(seat, code)
        else:
            state.turn_to(seat)
            state.apply(code)
        state.log = None
        if keeper is not None:
            state.watcher = None
            keeper.entry_played(state)
        if state.over or any(event.shown for event in events):  # the end shows the seed
            self._forget_back()
        self._enter(seat, str(action), events)
        return events

    def enter(self, seat: int, text: str) -> None:
        """Play one line of a log: an action, an undo, a step back, a wish to confirm turns, a new deal of what is hidden, or a position."""
        if text == "undo":
            self.undo(seat)
        elif text.startswith("back "):
            self.back(whole_number(text.removeprefix("back ")), seat)
        elif text.startswith("branch "):
            self.deal_anew(seat, text.removeprefix("branch "))
        elif text.startswith("position "):
            self.lay_out(lines_of(text))
        elif text in ("confirm-turns on", "confirm-turns off"):
            self.confirm_turns(seat, text.endswith("on"))
        else:
            self.play(text, seat)

    def _enter(self, seat: int, text: str, events: list[Event]) -> None:
        self.entries.append(Entry(seat, sys.intern(text)))
        self._recent.append(events)
        if self._forgets and len(self._recent) > REMEMBERED:
            del self._recent[0]
        if len(self.entries) % CHECK_EVERY == 0:
            self.checks[len(self.entries)] = self.check()

    def events_since(self, first: int = 0) -> list[list[Event]]:
        """The events of each entry from number `first` on (counted from 0), one list per entry."""
        kept_from = len(self.entries) - len(self._recent)
        if first >= kept_from:
            return self._recent[first - kept_from :]
        return self._again(_NO_TURNS)._recent[first:]

    def retold(self) -> Match:
        """The same match, replayed with all events and turns remembered, for callers that read all of it several times."""
        return self._again(_ALL_TURNS)

    def _again(self, turns_kept: int) -> Match:
        """The same match, replayed with everything remembered."""
        again = Match(self.game, self.seats, self.options, self.seed, self.box, self.revision, turns_kept)
        again._forgets = False
        for entry in self.entries:
            again.enter(entry.seat, entry.text)
        return again

    def turns(self, viewer: object = None, since: int = 0) -> list[TurnJson]:
        """The match turn by turn, from turn number `since` on, as that viewer (a seat; None: a spectator) may know it. JSON-ready.

        Turn 0 is the set-up. The last turn may still be going on.
        """
        who = None if viewer is None else self._seat(viewer)
        keeper = self._turns_kept()
        if since < keeper.turns[0].number:
            keeper = self._again(_ALL_TURNS)._turns_kept()
        return [turn.told(self.game, who, self.over) for turn in keeper.turns if turn.number >= since]

    @property
    def turn_number(self) -> int:
        """The number of the current turn, or of the last one."""
        return self._turns_kept().current.number

    def _turns_kept(self) -> TurnKeeper:
        if self._keeper is None:
            self._keeper = self._again(TURNS_REMEMBERED)._keeper
        assert self._keeper is not None
        return self._keeper

    # taking back

    def undoable(self, seat: object) -> int:
        """How many of its latest decisions a seat may take back: all since something was revealed to anyone or somebody else decided."""
        return len(self._back) if self._back_seat == self._seat(seat) else 0

    def undo(self, seat: object = None) -> list[Event]:
        """Take back the seat's latest decision (by default that of the seat which decided last). This is one more entry of the log."""
        who = self._back_seat if seat is None else self._seat(seat)
        if who < 0:
            raise IllegalAction(Refusal("refused-nothing-to-undo", "", {"seat": who}))
        refusal = self.undo_refusal(who)
        if refusal is not None:
            raise IllegalAction(refusal)
        before = self._back.pop()
        undone = self._back_entries.pop()
        self._standing.undone(undone)
        return self._return_to(who, before, [undone], "undo", Event("event-undo", "", who, {}))

    def undo_refusal(self, seat: object) -> Refusal | None:
        """Why a seat cannot take back anything by itself; None if it can."""
        who = self._seat(seat)
        if self.undoable(who):
            return None
        if self.over:
            return Refusal("refused-match-over", "", {})
        last = self.last_decision(who)
        if last == 0:
            return Refusal("refused-nothing-to-undo", "", {"seat": who})
        later = self._standing.first_after(last)
        if later:
            return Refusal("refused-undo-decided", "", {"seat": self.entries[later - 1].seat})
        return Refusal("refused-undo-shown", "", {})

    def back(self, entry: object, seat: object = None) -> list[Event]:
        """Take back a decision, whoever made it, and everything that was decided since, even beyond a reveal. One more entry of the log.

        `entry` is the decision's number in the log. The match goes on from the position in which it was made, with the random numbers
        that came then: the same decisions lead to the same draws. Whoever goes back keeps what they have learned, so this is for matches
        without other people, or with their consent; the engine does not know who sits there (the server does).
        """
        who = self.actor if seat is None else self._seat(seat)
        if not isinstance(entry, int) or isinstance(entry, bool):
            raise BadInput(f"to go back takes the number of an entry, not {entry!r}")
        if self.over:
            raise IllegalAction(Refusal("refused-match-over", "", {}))
        if entry not in self._standing.decisions:
            raise IllegalAction(Refusal("refused-back-there", "", {"entry": entry}))
        before = self._before(entry)
        gone = self._standing.back_to(entry)
        self._forget_back()
        event = Event("event-back", "", who, {"count": len(gone)})
        return self._return_to(who, before, gone, f"back {entry}", event)

    def _before(self, number: int) -> State:
        """The position in which that decision was made."""
        start, way = self._standing.way_to(number)
        again = Match(self.game, self.seats, self.options, self.seed, self.box, self.revision)
        if start is not None:
            again.state = start.clone()
        for entry in way:
            again.enter(self.entries[entry - 1].seat, self.entries[entry - 1].text)
        return again.state

    def _return_to(self, seat: int, state: State, undone: list[int], text: str, event: Event) -> list[Event]:
        state.confirming = self.state.confirming
        self.state = state
        if self._keeper is not None:
            self._keeper.entry = len(self.entries) + 1
            self._keeper.entries_undone(state, undone, event)
        self._enter(seat, text, [event])
        return [event]

    @property
    def standing(self) -> list[int]:
        """The numbers of the decisions that have not been taken back, and that can be by `back`."""
        return self._standing.decisions[:]

    def last_decision(self, seat: object) -> int:
        """The number of a seat's latest decision that has not been taken back; 0 if there is none."""
        who = self._seat(seat)
        for number in reversed(self._standing.decisions):
            if self.entries[number - 1].seat == who:
                return number
        return 0

    @property
    def decided(self) -> int:
        """How many decisions stand."""
        return len(self._standing.decisions)

    def turn_decisions(self, seat: object) -> list[int]:
        """The decisions of the current turn, if it is that seat's, by their numbers: with the first of them the turn began."""
        who = self._seat(seat)
        turn = self._turns_kept().current
        if turn.seat != who or turn.undone:
            return []
        return [
            number
            for number in self._standing.decisions
            if number >= turn.begun and self.entries[number - 1].seat == who
        ]

    def confirm_turns(self, seat: object, wanted: object) -> None:
        """Let a seat confirm the end of its turns, so that it can take back everything before the next reveal."""
        who = self._seat(seat)
        if not isinstance(wanted, bool):
            raise BadInput(f"whether to confirm turns is True or False, not {wanted!r}")
        bit = 1 << who
        if bool(self.state.confirming & bit) == wanted:
            return
        self.state.confirming ^= bit
        self._standing.wishes.append(len(self.entries) + 1)
        self._enter(who, "confirm-turns on" if wanted else "confirm-turns off", [])

    def _forget_back(self) -> None:
        self._back = []
        self._back_entries = []

    # positions and branches

    def lay_out(self, lines: list[str]) -> list[Event]:
        """Begin with a position that is laid out by hand (see `Position`) instead of the deal. It is the first entry of the log.

        Raises `BadPosition`; the match is unchanged then.
        """
        if self.entries:
            raise BadInput("only a match in which nothing has been done yet can begin with a position")
        if not lines:
            raise BadPosition("a position has at least one line", 0, "wrong-position-empty")
        dealt = self.state.clone()
        events = [Event("event-position", "", 0, {}, shown=self.state.everyone())]
        self.state.log = events
        try:
            self.game.table(self).lay(lines)
            if self.state.over or not self.actions():
                raise BadPosition("there is nothing to decide in this position", 0, "wrong-position-decided")
        except BadInput:
            self.state = dealt
            raise
        self.state.log = None
        if self._keeper is not None:
            self._keeper.laid_out(self.state, events)
        self._standing.begin_again(self.state)
        self._enter(0, "position " + "; ".join(lines), events)
        return events

    def branch(self, entry: object, seat: object, seed: object = None) -> Match:
        """A separate match that continues from an entry of this one: whatever the seat did not know then is dealt again from a second seed.

        It plays, replays and is recorded like any other; its log holds the entries before it and the line ``branch SEED``.
        """
        if not isinstance(entry, int) or isinstance(entry, bool) or not 0 <= entry <= len(self.entries):
            raise BadInput(f"the match has {len(self.entries)} entries; it cannot branch at {entry!r}")
        other = Match(self.game, self.seats, self.options, self.seed, self.box, self.revision)
        for line in self.entries[:entry]:
            other.enter(line.seat, line.text)
        other.deal_anew(seat, new_seed() if seed is None else seed)
        return other

    def deal_anew(self, seat: object, seed: object) -> list[Event]:
        """Deal everything that seat does not know again, from this seed. This is one more entry of the log."""
        who = self._seat(seat)
        text = seed_text(seed)
        if self.over:
            raise IllegalAction(Refusal("refused-match-over", "", {}))
        self.state = self.state.imagine(who, Chance.of(text))
        self._secret = text
        self._forget_back()
        self._standing.begin_again(self.state)
        event = Event("event-branch", "", who, {}, shown=self.state.everyone())
        if self._keeper is not None:
            self._keeper.entry = len(self.entries) + 1
            self._keeper.heard(self.state, event)
            self._keeper.entry_played(self.state)
        self._enter(who, f"branch {text}", [event])
        return [event]

    # keeping

    def record(self) -> Record:
        """The match as a text that you can read, keep and replay."""
        from majlis.engine.record import Record  # a record replays as a match

        return Record.of(self)

    def check(self) -> str:
        """A short hash of what the rules say now: whose decision it is, what is legal, how the points stand.

        Unlike `state.fingerprint()` it does not depend on how the position is stored, so it changes only if the rules do.
        """
        return check_of(self.state)

    def _choice(self, seat: object) -> AnyChoice | None:
        if self.over:
            return None
        who = self.actor if seat is None else self._seat(seat)
        return self.state.choice.turned_to(who) if who in self.waiting else None

    def _seat(self, seat: object) -> int:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise BadInput(f"a seat is a number from 0 to {self.seats - 1}, not {seat!r}")
        return seat


def check_of(state: State) -> str:
    """The check of a position: see `Match.check`."""
    lines: list[str] = []
    if not state.over:
        for seat in state.waiting:
            choice = state.choice.turned_to(seat)
            lines += [f"{seat} {choice.action(state, code)}" for code in choice.codes(state)]
        for seat in range(state.seats):
            menu = state.aside_menu(seat)
            if menu is not None:
                lines += [f"{seat} off its turn {menu.action(state, code)}" for code in menu.codes(state)]
    lines.append(" ".join(str(score) for score in state.scores()))
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=4).hexdigest()
