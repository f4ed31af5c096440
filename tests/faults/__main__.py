"""Play real matches while everything goes wrong, COUNT times, and see that nothing is lost.

    python -m tests.faults --count 500 --seed 1

After each fault every table moves on and every acknowledged move stands once in the log where it was said to stand; now and then, and at
the end, `majlis check` replays everything. The kinds of faults come in a shuffled order that follows from the seed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from tests.faults.kinds import KINDS, Fault
from tests.faults.stand import NotDone, Stand, stand

CHECK_EVERY = 25


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--count", type=int, default=500, help="how many faults (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--parties", type=int, default=4, help="matches at a time (%(default)s)")
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--only", help="one kind of fault, server_killed for example")
    given = parser.parse_args()
    kinds = ["sqlite", "postgresql"] if given.database == "both" else [given.database]
    done: Counter[str] = Counter()
    left_out: Counter[str] = Counter()
    for at, kind in enumerate(kinds):
        count = given.count * (at + 1) // len(kinds) - given.count * at // len(kinds)
        faults = [fault for fault in KINDS[kind] if given.only in (None, fault.__name__)]
        if not faults:
            parser.error(f"no fault {given.only!r}; there are {', '.join(sorted({f.__name__ for f in KINDS[kind]}))}")
        try:
            with stand(kind, given.seed, given.parties) as made:
                under_play(made, kind, faults, count, done, left_out)
        except AssertionError as error:
            print(f"FAILED after {done.total()} faults: {error}", flush=True)
            print(f"again: python -m tests.faults --seed {given.seed} --count {given.count} --database {kind}")
            return 1
        print(
            f"{kind}: {made.book.moves()} acknowledged moves at {made.checked} tables, {made.book.finished} matches played to the "
            f"end; {made.book.again} connections lost, {made.book.unavailable} answers 503. No move lost or doubled, "
            "no table stuck, `majlis check` clean.",
            flush=True,
        )
    print(f"{done.total()} faults: " + ", ".join(f"{name} {count}" for name, count in done.most_common()))
    for why, times in left_out.most_common():
        print(f"not done and not counted, {times} times: {why}")
    return 0


def under_play(
    made: Stand, kind: str, faults: list[Fault], count: int, done: Counter[str], left_out: Counter[str]
) -> None:
    """This number of faults, one after another, each kind about as often as it is listed; those that cannot be done are left out."""
    faults = faults[:]
    coming: list[Fault] = []
    began = time.monotonic()
    number = 0
    while number < count and faults:
        if not coming:
            coming = faults[:]
            made.chance.shuffle(coming)
        fault = coming.pop()
        try:
            fault(made)
        except NotDone as why:
            left_out[f"{fault.__name__}: {why}"] += 1
            faults = [other for other in faults if other is not fault]
            continue
        made.everybody_moves()
        made.nothing_lost()
        number += 1
        done[fault.__name__] += 1
        if number % CHECK_EVERY == 0:
            made.check()
        print(
            f"{time.monotonic() - began:6.0f} s  {kind} {number} of {count}: {fault.__name__}, {made.book.moves()} moves",
            flush=True,
        )


if __name__ == "__main__":
    sys.exit(main())
