"""`python -m tests.simulation --seeds 10000`: run many seeds; a seed that fails is printed with its trace and can be run again alone."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures.process import BrokenProcessPool

from tests.simulation.bugs import BUGS
from tests.simulation.run import Outcome, simulate_all, simulate_with

SHOWN = 100
"""Lines of a trace that are printed where nobody asked for all of it."""


def report(outcome: Outcome, lines: int) -> str:
    """What happened in a world that broke a law, and how to see it again."""
    trace = outcome.trace if lines == 0 else outcome.trace[-lines:]
    return "\n".join(
        [
            f"seed {outcome.plan.seed} breaks a law (python -m tests.simulation --seed {outcome.plan.seed}):",
            *(f"  {law}" for law in outcome.broken),
            f"  {outcome.plan}",
            f"  the trace{'' if len(trace) == len(outcome.trace) else f', its last {lines} lines'}:",
            *(f"  {line}" for line in trace),
        ]
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seeds", type=int, default=1000, help="how many seeds to run")
    parser.add_argument("--first", type=int, default=0, help="the first of them")
    parser.add_argument("--seed", type=int, help="run this one alone and print its whole trace")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument(
        "--minutes", type=float, default=float("inf"), help="end after that, with a report of what was done"
    )
    parser.add_argument("--plant", choices=sorted(BUGS), default="", help="plant a bug first")
    parser.add_argument("--keep-going", action="store_true", help="do not stop at the first seed that fails")
    given = parser.parse_args()
    if given.seed is not None:
        return _alone(given.seed, given.plant)
    try:
        return _many(given)
    except BrokenProcessPool:
        print("a process died; --processes 1 shows why", file=sys.stderr)
        return 2


def _many(given: argparse.Namespace) -> int:
    begun, done, failed = time.monotonic(), 0, 0
    faults: Counter[str] = Counter()
    rows, virtual, told = 0, 0.0, begun
    for outcome in simulate_all(range(given.first, given.first + given.seeds), given.plant, given.processes):
        done += 1
        faults.update(outcome.faults)
        rows += outcome.rows
        virtual += outcome.seconds
        if outcome.broken:
            failed += 1
            print(report(outcome, SHOWN), flush=True)
            if not given.keep_going:
                return 1
        if time.monotonic() - begun > given.minutes * 60:
            break
        if time.monotonic() - told > 10:
            told = time.monotonic()
            print(f"{done} of {given.seeds} seeds, {told - begun:.0f} s", flush=True)
    spent = time.monotonic() - begun
    print(f"{done} seeds in {spent:.0f} s: {failed} broke a law; {rows} rows, {virtual / 3600:.1f} simulated hours")
    print("troubles: " + ", ".join(f"{count} {what}" for what, count in sorted(faults.items())))
    return 1 if failed else 0


def _alone(seed: int, name: str) -> int:
    outcome = simulate_with((seed, name))
    if outcome.broken:
        print(report(outcome, 0))
        return 1
    print("\n".join(outcome.trace))
    print(f"seed {seed} keeps every law; digest {outcome.digest}, {outcome.rows} rows")
    return 0


if __name__ == "__main__":
    sys.exit(main())
