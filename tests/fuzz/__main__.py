"""Hostile texts for every reader and hostile requests for a real server.

python -m tests.fuzz --count 1000000 --seed 1

`--servers 8` puts eight servers side by side, each with its own seed and its share of the requests.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import traceback

from majlis.arena.workers import in_order
from majlis.client import Client
from tests.fuzz.described import World, all_are_answered
from tests.fuzz.flood import Flood, flood_server, fresh_server
from tests.fuzz.mutants import mutant
from tests.fuzz.readers import readers


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--count", type=int, default=20_000, help="how many requests (%(default)s)")
    parser.add_argument("--texts", type=int, default=500, help="how many texts for each reader (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--calls", type=int, default=20, help="how many calls of each kind (%(default)s)")
    parser.add_argument("--only", help="one reader, 'described' or 'requests'")
    parser.add_argument("--servers", type=int, default=1, help="servers side by side for the requests (%(default)s)")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="send no more requests after that")
    given = parser.parse_args()
    failed = 0
    for name in readers():
        if given.only in (None, name):
            failed += read_all(name, given.seed, given.texts)
    if given.only in (None, "described"):
        failed += call_all(given.calls)
    if given.only in (None, "requests"):
        failed += flood_servers(given.count, given.seed, given.servers, given.minutes * 60)
    return bool(failed)


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


def flood_servers(count: int, seed: int, servers: int, seconds: float) -> int:
    """Hostile requests; returns how many faults there were, growth of memory counted as one."""
    shares = [count * (n + 1) // servers - count * n // servers for n in range(servers)]
    seeds = [seed + n for n in range(servers)]
    tasks = [(each, one, seconds) for each, one in zip(shares, seeds, strict=True)]
    floods: list[Flood] = list(in_order(flood_server, tasks, servers))
    for one, found in zip(seeds, floods, strict=True):
        print(f"seed {one}: {found}")
    if servers > 1:
        print(f"{sum(found.sent for found in floods)} requests to {servers} servers")
    return say_faults([fault for found in floods for fault in found.faults])


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
