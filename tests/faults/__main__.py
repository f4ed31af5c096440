"""Play real matches while everything goes wrong, COUNT times, and see that nothing is lost.

    python -m tests.faults --count 500 --seed 1

After each fault every table moves on and every acknowledged move stands once in the log where it was said to stand; now and then, and at
the end, `majlis check` replays everything. The kinds of faults come in a shuffled order that follows from the seed. `--stands 6` puts six
servers side by side, each with its players, its own seed and its share of the faults.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from majlis.arena.workers import in_order
from tests.faults.course import Course, Task, under_play
from tests.faults.kinds import KINDS


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--count", type=int, default=500, help="how many faults (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--parties", type=int, default=4, help="matches at a time (%(default)s)")
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--only", help="one kind of fault, server_killed for example")
    parser.add_argument("--stands", type=int, default=1, help="servers of each database side by side (%(default)s)")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin no more faults after that")
    given = parser.parse_args()
    databases = ["sqlite", "postgresql"] if given.database == "both" else [given.database]
    until = time.monotonic() + given.minutes * 60
    shares = len(databases) * given.stands
    tasks = [
        Task(
            kind,
            given.seed + number,
            share(given.count, shares, at * given.stands + number),
            given.parties,
            given.only,
            until,
        )
        for at, kind in enumerate(databases)
        for number in range(given.stands)
    ]
    for task in tasks:
        if not task.faults:
            there = ", ".join(sorted({fault.__name__ for fault in KINDS[task.kind]}))
            parser.error(f"no fault {given.only!r}; there are {there}")
    jobs = 1 if given.stands == 1 else len(tasks)
    courses = list(in_order(under_play, [(task,) for task in tasks], jobs))
    return report(tasks, courses)


def share(count: int, shares: int, number: int) -> int:
    """That share of a number: all together they are the whole."""
    return count * (number + 1) // shares - count * number // shares


def report(tasks: list[Task], courses: list[Course]) -> int:
    for task, course in zip(tasks, courses, strict=True):
        print(course.summary or f"FAILED after {course.done.total()} faults: {course.failed}\nagain: {task.again}")
    done = sum((course.done for course in courses), Counter[str]())
    left_out = sum((course.left_out for course in courses), Counter[str]())
    print(f"{done.total()} faults: " + ", ".join(f"{name} {count}" for name, count in done.most_common()))
    for why, times in left_out.most_common():
        print(f"not done and not counted, {times} times: {why}")
    return any(course.failed for course in courses)


if __name__ == "__main__":
    sys.exit(main())
