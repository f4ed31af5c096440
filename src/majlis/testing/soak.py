"""Plays every game at every table, to the end, and checks all laws at every decision.

    python -m majlis.testing.soak --decisions 100000 --seed 2a --workers 4

Ctrl-C ends it with a summary of what was checked so far. Records of matches that broke a law are written to `--keep FOLDER`.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
from collections.abc import Iterator
from itertools import islice
from multiprocessing import Pool
from pathlib import Path
from typing import Final, TypeAlias

from majlis.engine.catalog import game, games
from majlis.engine.chance import new_seed, nth_seed, seed_text
from majlis.engine.errors import MajlisError
from majlis.testing.laws import Report, check_match, tables_of
from majlis.testing.nonsense import nonsense_is_refused
from majlis.testing.trial import PLAYERS, LawBroken

Task: TypeAlias = "tuple[str, int, dict[str, object], str, str]"
"""Game, seats, options, seed and player of one match."""
Result: TypeAlias = "tuple[str, int, int, list[LawBroken]]"
"""Game, decisions played, decisions checked, and what was broken."""

MOST_BROKEN: Final = 20
"""After this many broken laws there is no point in continuing."""


def tasks(names: list[str], seed: str) -> Iterator[Task]:
    """Matches without end: every table of every game in turn, by turns of all players."""
    tables = [(name, seats, options) for name in names for seats, options in tables_of(game(name))]
    number = 0
    while True:
        name, seats, options = tables[number % len(tables)]
        yield name, seats, options, nth_seed(seed, number), PLAYERS[(number + number // len(tables)) % len(PLAYERS)]
        number += 1


def run(task: Task) -> Result:
    """Check one match."""
    name, seats, options, seed, player = task
    try:
        report = check_match(game(name), seats, options, seed, player)
    except LawBroken as error:
        return name, 0, 0, [error]
    return name, report.decisions, report.checked, []


def soak(names: list[str], decisions: int, seed: str, workers: int) -> dict[str, Report]:
    """Check matches until `decisions` decisions were checked; returns what was found, by game."""
    reports = {name: Report(game(name)) for name in names}
    for name in names:
        try:
            nonsense_is_refused(game(name))
        except LawBroken as error:
            reports[name].broken.append(error)
    began = time.monotonic()
    coming = tasks(names, seed)
    with Pool(workers, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            while _checked(reports) < decisions and _broken(reports) < MOST_BROKEN:
                for name, played, checked, broken in pool.imap_unordered(run, list(islice(coming, 4 * workers))):
                    report = reports[name]
                    report.matches += 1
                    report.decisions += played
                    report.checked += checked
                    report.broken += broken
                    _say(reports, decisions, began)
        except KeyboardInterrupt:
            print("\nStopped.", file=sys.stderr)
    return reports


def _checked(reports: dict[str, Report]) -> int:
    return sum(report.checked for report in reports.values())


def _broken(reports: dict[str, Report]) -> int:
    return sum(len(report.broken) for report in reports.values())


def _say(reports: dict[str, Report], decisions: int, began: float) -> None:
    """One line that is overwritten each time, if somebody is watching."""
    if sys.stderr.isatty():
        checked = _checked(reports)
        pace = checked / max(0.001, time.monotonic() - began)
        print(
            f"\r{checked} of {decisions} decisions, {pace:.0f} a second, {_broken(reports)} broken laws ",
            end="",
            file=sys.stderr,
        )


def _keep(folder: Path, reports: dict[str, Report]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, report in reports.items():
        for number, error in enumerate(report.broken, 1):
            path = folder / f"{name}-law-{error.law}-{number}.txt"
            path.write_text(error.record, encoding="utf-8")
            print(f"written: {path}")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m majlis.testing.soak", description="Check every law at every decision of many matches."
    )
    parser.add_argument("games", nargs="*", help="names of games (all of them)")
    parser.add_argument("--decisions", type=int, default=100_000, help="how many decisions to check (%(default)s)")
    parser.add_argument("--seed", help="1 to 32 hexadecimal digits (by chance)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (%(default)s)")
    parser.add_argument(
        "--keep", type=Path, metavar="FOLDER", help="where to write the records of matches that broke a law"
    )
    given = parser.parse_args(arguments)
    try:
        seed = seed_text(given.seed) if given.seed else new_seed()
        names = [game(name).id for name in given.games] or games()
    except MajlisError as error:
        parser.error(str(error))
    print(f"Seed {seed}: {', '.join(names)}, {given.decisions} decisions on {given.workers} processes.")
    reports = soak(names, given.decisions, seed, max(1, given.workers))
    print()
    for report in reports.values():
        print(report)
    if given.keep:
        _keep(given.keep, reports)
    return 1 if _broken(reports) else 0


if __name__ == "__main__":
    sys.exit(main())
