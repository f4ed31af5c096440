"""Hostile texts for every reader and hostile requests for a real server.

python -m tests.fuzz --count 1000000 --seed 1
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path

from tests.faults.servers import serve, stop
from tests.fuzz.flood import flood
from tests.fuzz.mutants import mutant
from tests.fuzz.readers import readers

MOST_GROWTH = 0.10


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--count", type=int, default=20_000, help="how many requests (%(default)s)")
    parser.add_argument("--texts", type=int, default=500, help="how many texts for each reader (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="one reader, or 'requests'")
    given = parser.parse_args()
    failed = 0
    for name in readers():
        if given.only in (None, name):
            failed += read_all(name, given.seed, given.texts)
    if given.only not in (None, "requests"):
        return bool(failed)
    with tempfile.TemporaryDirectory() as folder:
        running = serve(f"sqlite:///{Path(folder) / 'majlis.sqlite'}")
        try:
            found = flood(running, given.count, given.seed)
        finally:
            stop(running)
    print(found)
    for fault in [*found.faults, *running.faults]:
        print(f"FAULT {fault}")
    if found.growth > MOST_GROWTH:
        print(f"the memory of the server still grew by {found.growth:.0%} in the second half")
    return bool(failed or found.faults or running.faults or found.growth > MOST_GROWTH)


def read_all(name: str, seed: int, count: int) -> int:
    """Texts for one reader; returns how many it did not bear."""
    reader = readers()[name]
    chance, samples = random.Random(f"{seed} {name}"), reader.samples()
    fine = failed = 0
    began = time.monotonic()
    for _ in range(count):
        text = mutant(samples, chance)
        try:
            fine += reader.tries(text)
        except Exception as error:
            failed += 1
            print(f"FAULT {name}: {type(error).__name__}: {error}; the text was {text[:2000]!r}")
    print(
        f"{name}: {count} texts, {fine} read, {count - fine - failed} refused, {failed} faults, {time.monotonic() - began:.0f} s",
        flush=True,
    )
    return failed


if __name__ == "__main__":
    sys.exit(main())
