"""Hostile texts for every reader and hostile requests for a real server.

python -m tests.fuzz --count 1000000 --seed 1
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from majlis.client import Client
from tests.faults.servers import Running, serve, stop
from tests.fuzz.described import World, all_are_answered
from tests.fuzz.flood import flood
from tests.fuzz.mutants import mutant
from tests.fuzz.readers import readers

MOST_GROWTH = 0.10


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--count", type=int, default=20_000, help="how many requests (%(default)s)")
    parser.add_argument("--texts", type=int, default=500, help="how many texts for each reader (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--calls", type=int, default=20, help="how many calls of each kind (%(default)s)")
    parser.add_argument("--only", help="one reader, 'described' or 'requests'")
    given = parser.parse_args()
    failed = 0
    for name in readers():
        if given.only in (None, name):
            failed += read_all(name, given.seed, given.texts)
    if given.only in (None, "described"):
        failed += call_all(given.calls)
    if given.only in (None, "requests"):
        failed += flood_server(given.count, given.seed)
    return bool(failed)


@contextmanager
def fresh_server() -> Iterator[Running]:
    with tempfile.TemporaryDirectory() as folder:
        running = serve(f"sqlite:///{Path(folder) / 'majlis.sqlite'}")
        try:
            yield running
        finally:
            stop(running)


def call_all(examples: int) -> int:
    """Calls made from the description of the API; returns how many faults there were."""
    began = time.monotonic()
    faults = []
    with fresh_server() as running, Client(running.url, name="Ana") as client:
        try:
            seen = all_are_answered(World.at(running, client), examples)
            told = ", ".join(f"{status}: {count}" for status, count in sorted(seen.items()) if status.isdigit())
            print(f"described calls: answers {told}; {time.monotonic() - began:.0f} s", flush=True)
        except Exception as error:
            faults.append("".join(traceback.format_exception(error)))
    return say_faults([*faults, *running.faults])


def flood_server(count: int, seed: int) -> int:
    """Hostile requests; returns how many faults there were, growth of memory counted as one."""
    with fresh_server() as running:
        found = flood(running, count, seed)
    print(found)
    if found.growth > MOST_GROWTH:
        found.faults.append(f"the memory of the server still grew by {found.growth:.0%} in the second half")
    return say_faults([*found.faults, *running.faults])


def say_faults(faults: list[str]) -> int:
    for fault in faults:
        print(f"FAULT {fault}")
    return len(faults)


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
