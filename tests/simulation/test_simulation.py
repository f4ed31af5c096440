"""Some worlds, and one of each kind of bug: the laws hold, and where they are broken on purpose it is noticed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from tests.simulation.bugs import BUGS, planted
from tests.simulation.plan import plan_of
from tests.simulation.run import simulate, simulate_all

SEEDS = (*range(5), 807, 2543)
"""The first few, and two that have found a fault. 807: a connection that was cut off in its transaction held the lock for ever (the
simulated database's fault). 2543: a wish, written by a process that was behind, took a seat back from its bot."""
TRIES = 40
"""How many seeds are tried to find a planted bug; most need one or two."""


@pytest.mark.parametrize("seed", SEEDS)
def test_a_world_keeps_every_law(seed: int) -> None:
    outcome = simulate(seed)
    assert outcome.broken == [], "\n".join(outcome.trace)
    assert outcome.rows > 1


def test_a_seed_always_tells_the_same_story() -> None:
    here = [simulate(seed).digest for seed in (3, 4, 3)]
    assert here[0] == here[2] != here[1]
    script = "from tests.simulation.run import simulate; print(simulate(3).digest)"
    there = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONHASHSEED": "5"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    assert there.stdout.split() == [here[0]]


def test_two_processes_run_what_one_would() -> None:
    """As `make simulate` starts them, whose own module no other process sees."""
    there = subprocess.run(
        [sys.executable, "-m", "tests.simulation", "--seeds", "2", "--processes", "2"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    rows = sum(simulate(seed).rows for seed in range(2))
    told = re.search(r"^2 seeds in \d+ s: 0 broke a law; (\d+) rows", there.stdout, re.MULTILINE)
    assert told is not None
    assert told[1] == str(rows)


class _Deadly(int):
    """A seed that ends the process that receives it."""

    def __reduce__(self) -> tuple[Callable[[int], None], tuple[int]]:
        return os._exit, (9,)


def test_a_process_that_dies_ends_the_run_with_an_error() -> None:
    with pytest.raises(BrokenProcessPool):
        list(simulate_all([_Deadly()], "", 2))


@pytest.mark.parametrize("name", BUGS)
def test_a_planted_bug_is_found(name: str) -> None:
    for seed in range(TRIES):
        bug, plan = planted(name, plan_of(seed))
        with bug():
            if simulate(seed, plan).broken:
                return
    pytest.fail(f"{TRIES} worlds with “{name}” broke no law")
