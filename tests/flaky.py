"""Runs tests again and again beside another load, each time in another order, and tells what failed how often: `make flaky`.

    make flaky                                   20 runs each of tests/server, tests/browser and tests/cli
    make flaky RUNS=5 ONLY="tests/cli"
    python -m tests.flaky --runs 3 tests/server/test_bots.py
    python -m tests.flaky --long tests/browser       with the long tests, which `make test` leaves to `make test-long`

A run that was broken off can be taken up again: what has been run for this commit is kept in build/flaky and not run a second time.
A single failure in any number of runs is a failure.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path
from xml.etree import ElementTree

import pytest

HERE = Path(__file__).parent.parent
KEPT = HERE / "build" / "flaky"
SUITES = ("tests/server", "tests/browser", "tests/cli")
ORDER = "MAJLIS_TEST_ORDER"
HUNG_AFTER = 3600
BUSY = "import os\nwhile os.getppid() == {parent}: sum(range(100_000))"


@dataclass(frozen=True)
class Run:
    """One run of one suite."""

    commit: str
    suite: str
    number: int
    passed: int
    failed: tuple[str, ...]
    seconds: int


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """As a plug-in of pytest (`-p tests.flaky`): modules in another order, and the tests of each in another one too."""
    seed = os.environ.get(ORDER)
    if seed is None:
        return
    dice = random.Random(seed)
    modules: dict[Path, list[pytest.Item]] = {}
    for item in items:
        modules.setdefault(item.path, []).append(item)
    groups = list(modules.values())
    dice.shuffle(groups)
    for group in groups:
        dice.shuffle(group)
    items[:] = [item for group in groups for item in group]


def this_commit() -> str:
    """The commit, and a mark if files have been changed since: those runs are never taken up again."""
    head = subprocess.run(["git", "rev-parse", "--short=12", "HEAD"], cwd=HERE, capture_output=True, text=True)
    changed = subprocess.run(["git", "status", "--porcelain"], cwd=HERE, capture_output=True, text=True)
    return f"{head.stdout.strip()}{f'+{int(time.time())}' if changed.stdout.strip() else ''}"


def kept_runs(commit: str) -> list[Run]:
    file = KEPT / "runs.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    runs = [Run(**{**row, "failed": tuple(row["failed"])}) for row in map(json.loads, lines)]
    return [run for run in runs if run.commit == commit]


def keep(run: Run) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT / "runs.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(run)) + "\n")


def run_once(commit: str, suite: str, number: int, workers: int, *, long: bool = False) -> Run:
    """One run of a suite, without its long tests or with them; its whole output is kept if something fails."""
    name = f"{suite.replace('/', '-').removesuffix('.py')}-{number}"
    report = KEPT / f"{name}.xml"
    report.parent.mkdir(parents=True, exist_ok=True)
    report.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.flaky", "-p", "no:cacheprovider"]
    command += ["-n", str(workers), "--dist", "worksteal", f"--junitxml={report}", suite]
    if not long:
        command += ["-m", "not long"]
    environment = {**os.environ, ORDER: f"{suite} {number}", "PYTHONHASHSEED": str(number)}
    begin = time.monotonic()
    try:
        done = subprocess.run(command, cwd=HERE, capture_output=True, text=True, env=environment, timeout=HUNG_AFTER)
        output, ended_well = done.stdout + done.stderr, done.returncode == 0
    except subprocess.TimeoutExpired:
        output, ended_well = "", False
    passed, failed = outcomes(report)
    if not ended_well and not failed:
        failed = (f"{suite} as a whole: it hung or did not begin",)
    if failed:
        (KEPT / f"{name}-{commit}.txt").write_text(output, encoding="utf-8")
    return Run(commit, suite, number, passed, failed, round(time.monotonic() - begin))


def outcomes(report: Path) -> tuple[int, tuple[str, ...]]:
    """How many tests passed, and the names of those that did not."""
    if not report.is_file():
        return 0, ()
    cases = ElementTree.parse(report).getroot().iter("testcase")
    passed, failed = 0, []
    for case in cases:
        if case.find("failure") is None and case.find("error") is None:
            passed += 1
        else:
            failed.append(f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}")
    return passed, tuple(failed)


def summary(runs: list[Run]) -> str:
    lines = []
    for suite in dict.fromkeys(run.suite for run in runs):
        some = [run for run in runs if run.suite == suite]
        good = sum(not run.failed for run in some)
        tests = max(run.passed + len(run.failed) for run in some)
        seconds = sum(run.seconds for run in some)
        lines.append(f"{suite}: {good} of {len(some)} runs passed ({tests} tests each, {seconds} s in all)")
        times = Counter(test for run in some for test in run.failed)
        lines += [f"  {count} of {len(some)}: {test}" for test, count in times.most_common()]
    return "\n".join(lines)


def main() -> int:
    cores = os.cpu_count() or 1
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("suites", nargs="*", default=SUITES)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--long", action="store_true", help="the long tests too")
    parser.add_argument("--load", type=int, default=cores, help="busy processes beside the tests (as many as cores)")
    parser.add_argument("--workers", type=int, default=cores + 1)
    given = parser.parse_args()
    commit = this_commit() + ("-long" if given.long else "")
    runs = kept_runs(commit)
    known = {(run.suite, run.number) for run in runs}
    load = [subprocess.Popen([sys.executable, "-c", BUSY.format(parent=os.getpid())]) for _ in range(given.load)]
    try:
        for number in range(1, given.runs + 1):
            for suite in given.suites:
                if (suite, number) in known:
                    continue
                run = run_once(commit, suite, number, given.workers, long=given.long)
                keep(run)
                runs.append(run)
                said = "passed" if not run.failed else f"FAILED {', '.join(run.failed)}"
                print(f"{suite}, run {number}: {said} ({run.seconds} s)", flush=True)
    finally:
        for process in load:
            process.kill()
    wanted = [run for run in runs if run.suite in given.suites]
    print(summary(wanted))
    return int(any(run.failed for run in wanted))


if __name__ == "__main__":
    sys.exit(main())
