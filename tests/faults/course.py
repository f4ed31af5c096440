"""What happens to one server in `python -m tests.faults`: its share of the faults, and what came of it."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field

from tests.faults.kinds import KINDS, Fault
from tests.faults.stand import NotDone, Stand, stand

CHECK_EVERY = 25


@dataclass(frozen=True)
class Task:
    """What happens to one server."""

    kind: str
    seed: int
    count: int
    parties: int
    only: str | None
    until: float
    """When no more faults are begun (`time.monotonic`)."""

    @property
    def faults(self) -> list[Fault]:
        return [fault for fault in KINDS[self.kind] if self.only in (None, fault.__name__)]

    @property
    def again(self) -> str:
        only = f" --only {self.only}" if self.only else ""
        return f"python -m tests.faults --seed {self.seed} --count {self.count} --database {self.kind}{only}"


@dataclass
class Course:
    """What came of it."""

    done: Counter[str] = field(default_factory=Counter)
    left_out: Counter[str] = field(default_factory=Counter)
    failed: str = ""
    summary: str = ""


def under_play(task: Task) -> Course:
    """The faults of one server, one after another; what breaks a promise ends it."""
    course = Course()
    try:
        with stand(task.kind, task.seed, task.parties) as made:
            all_faults(made, task, course)
    except Exception as error:  # of whatever kind: the others go on, and what was done before is told
        course.failed = f"{type(error).__name__}: {error}"
        return course
    book = made.book
    course.summary = (
        f"{task.kind}, seed {task.seed}: {course.done.total()} faults; {book.moves()} acknowledged moves at {made.checked} tables, "
        f"{book.finished} matches played to the end; {book.again} connections lost, {book.unavailable} answers 503. "
        "No move lost or doubled, no table stuck, `majlis check` clean."
    )
    return course


def all_faults(made: Stand, task: Task, course: Course) -> None:
    """Each kind about as often as it is listed; those that cannot be done are left out."""
    faults = task.faults
    coming: list[Fault] = []
    began = time.monotonic()
    number = 0
    while number < task.count and faults and time.monotonic() < task.until:
        if not coming:
            coming = faults[:]
            made.chance.shuffle(coming)
        fault = coming.pop()
        try:
            fault(made)
        except NotDone as why:
            course.left_out[f"{fault.__name__}: {why}"] += 1
            faults = [other for other in faults if other is not fault]
            continue
        made.everybody_moves()
        made.nothing_lost()
        number += 1
        course.done[fault.__name__] += 1
        if number % CHECK_EVERY == 0:
            made.check()
        print(
            f"{time.monotonic() - began:6.0f} s  {task.kind}, seed {task.seed}, {number} of {task.count}: {fault.__name__}, "
            f"{made.book.moves()} moves",
            flush=True,
        )
