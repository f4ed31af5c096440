"""Where a learner is in a lesson: worked out anew from the match alone, so that undo, reload and a second screen all agree."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias, final

from majlis.engine.lesson import Lesson, Part, Step, decisions_of, rest_of_script
from majlis.engine.lesson_when import Moment, matches
from majlis.engine.match import Match

State: TypeAlias = Literal["act", "read", "wait", "free"]
_KEPT: Final = ("position ", "branch ", "confirm-turns ")
"""Entries that are not decisions but on which later decisions depend."""


class Deed(NamedTuple):
    """The learner's latest decision."""

    entry: int
    """Its number in the log."""
    text: str
    step: int | None
    """The step that it answered; None: the lesson asked for nothing."""
    other: bool
    """Whether it was a different one from the one intended."""
    values: Mapping[str, int]


class Progress(NamedTuple):
    """Where a learner is, and what the coach says."""

    state: State
    """To act, to read, to wait for others, or free to do anything."""
    at: int
    """How many steps lie behind."""
    now: int | None
    """The current step, or the next one while there is none; None: all are done."""
    part: int
    """The decision of the step that is due."""
    meant: str | None
    """What could be played now."""
    values: Mapping[str, int]
    """The numbers of the position that the current step names."""
    last: Deed | None
    said: bool
    """Whether there is something to say about the latest decision."""
    read: int
    """How many read steps there are up to and including the current one."""
    back: int | None
    """How many decisions to take back in order to decide the latest one anew."""


def progress(given: Lesson, match: Match, read: int = 0) -> Progress:
    """Where the learner is after the decisions that stand, with the given number of steps to read acknowledged."""
    walk = _Walk(given, match, read)
    walk.follow(match)
    return walk.arrive(match)


@final
class _Walk:
    """Follows a match from its beginning and moves on in the lesson with each decision of the learner."""

    def __init__(self, given: Lesson, match: Match, read: int) -> None:
        self.lesson = given
        self.steps = given.steps
        self.again = match.game.start(match.seats, match.options, match.seed, match.box, match.revision)
        self.acknowledged = read
        self.at = 0
        self.part = 0
        self.last: Deed | None = None

    def follow(self, match: Match) -> None:
        standing = match.standing
        decisions = set(standing)
        begun = standing[self.lesson.prelude - 1] if 0 < self.lesson.prelude <= len(standing) else 0
        for number, entry in enumerate(match.entries, 1):
            if self.at >= len(self.steps):
                self._played_on(match)
                return
            if number in decisions:
                if entry.seat == self.lesson.seat and number > begun:
                    self._decided(number, entry.text)
                self.again.enter(entry.seat, entry.text)
            elif entry.text.startswith(_KEPT):
                self.again.enter(entry.seat, entry.text)

    def _played_on(self, match: Match) -> None:
        """All steps are done: what has been decided since needs no playing again."""
        number = match.last_decision(self.lesson.seat)
        if self.last is None or number > self.last.entry:
            self.last = Deed(number, match.entries[number - 1].text, None, False, {})

    def _decided(self, number: int, text: str) -> None:
        moment = self._moment(self.again)
        found = self._find(moment, len(self.steps)) if moment.asked else None
        if found is None:
            self.last = Deed(number, text, None, False, {})
            return
        step = self.steps[found]
        part = step.parts[self.part]
        fulfilled = any(matches(goal, text) for goal in part.goal)
        self.last = Deed(number, text, found, not fulfilled, self._values(step, moment) or {})
        goes_on = fulfilled and self.part + 1 < len(step.parts)
        self.at, self.part = (found, self.part + 1) if goes_on else (found + 1, 0)

    def arrive(self, match: Match) -> Progress:
        """The match is where it is now."""
        answered = self.last.step if self.last is not None else None
        begins = self.at
        seat, moment = self.lesson.seat, self._moment(match)
        if not moment.asked:
            now = self.at if self.at < len(self.steps) and not match.over else None
            state: State = "free" if match.over else "wait"
            return self._progress(match, state, now, None, {}, answered is not None)
        found = self._find(moment, self.acknowledged)
        said = answered is not None and self._read_between(begins, self.at) == 0
        if found is None:
            left = rest_of_script(self.lesson, decisions_of(match)) if self.at < len(self.steps) else None
            meant = next((text for who, text in left or () if who == seat), None)
            now = self.at if self.at < len(self.steps) else None
            return self._progress(match, "free", now, meant, {}, said)
        step = self.steps[found]
        goes_on = self.part > 0
        self.at = found
        values = self._values(step, moment) or {}
        if step.is_read:
            return self._progress(match, "read", found, None, values, said)
        return self._progress(
            match, "act", found, moment.first(*step.parts[self.part].meant), values, said and not goes_on
        )

    def _progress(
        self, match: Match, state: State, now: int | None, meant: str | None, values: Mapping[str, int], said: bool
    ) -> Progress:
        back = None
        if self.last is not None and not match.over:
            back = sum(number >= self.last.entry for number in match.standing)
        read = self._read_between(0, len(self.steps) if now is None else now + 1)
        return Progress(state, self.at, now, self.part, meant, values, self.last, said, read, back)

    def _read_between(self, first: int, end: int) -> int:
        return sum(step.is_read for step in self.steps[first:end])

    def _moment(self, match: Match) -> Moment:
        return Moment(match, self.lesson.seat, self.lesson.tables, self.lesson.numbers)

    def _find(self, moment: Moment, acknowledged: int) -> int | None:
        """The step whose turn has come. Steps to read are passed if they have been acknowledged; `at` moves beyond them."""
        if self.part:
            step = self.steps[self.at]
            if self._holds(step, step.parts[self.part], moment):
                return self.at
            self.at, self.part = self.at + 1, 0
        for number in range(self.at, len(self.steps)):
            step = self.steps[number]
            if not self._holds(step, step.parts[0], moment):
                continue
            if not step.is_read or self._read_between(0, number) >= acknowledged:
                return number
            self.at = number + 1
        return None

    def _holds(self, step: Step, part: Part, moment: Moment) -> bool:
        return (
            all(condition.holds(moment) for condition in part.when)
            and (not part.meant or moment.first(*part.meant) is not None)
            and self._values(step, moment) is not None
        )

    def _values(self, step: Step, moment: Moment) -> dict[str, int] | None:
        """The numbers that a step names; None where the position has none of the kind."""
        try:
            return {name: moment.numbers.value(text) for name, text in step.values.items()}
        except ValueError:
            return None
