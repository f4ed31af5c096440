"""Plays every game at every table, to the end, again and again, and checks the laws.

    python -m majlis.testing.soak --decisions 10000000 --seed 2a --workers 4

At every decision it is checked that somebody can go on, that no piece is lost or made, that the points add up and that the match keeps
to its bound, and after every match that its record replays (`majlis.testing.quick`). The laws that try every action take a thousand times
as long: one match in `--thorough` is played as a trial with all of them (`majlis.testing.laws`), at about `--checks` of its decisions.

A match follows from seed, game and number alone, so that a broken law comes with the command that repeats it. Ctrl-C ends the soak with a
summary of what was checked so far. Records of matches that broke a law are written to `--keep FOLDER`.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from majlis.arena.workers import in_order
from majlis.engine.catalog import game, games
from majlis.engine.chance import new_seed, nth_seed, seed_text
from majlis.engine.errors import MajlisError
from majlis.testing import quick, trial
from majlis.testing.laws import check_match, tables_of
from majlis.testing.nonsense import nonsense_is_refused
from majlis.testing.trial import LawBroken

MOST_BROKEN: Final = 20
"""After this many broken laws there is no point in continuing."""
THOROUGH: Final = 40
CHECKS: Final = 16
EVERY_SECONDS: Final = 10.0
"""Where nobody watches at a terminal, there is a line of progress this often."""

CHUNK: Final = 5_000
"""A process plays about this many decisions of one game before the next: so each game has its share, however long its matches are."""
NUMBERS: Final = 100_000
"""How many numbers of matches a chunk has; far more than it needs."""

Match: TypeAlias = "tuple[str, int, str, int, int]"
"""Game, number of the match, the soak's seed, and how often and at how many decisions all laws are checked."""
Task: TypeAlias = "tuple[str, int, int, str, int, int]"
"""Game, number of the chunk, its decisions, and the rest as in a match."""


@dataclass
class Course:
    """Which match a number stands for."""

    seats: int
    options: dict[str, object]
    seed: str
    player: str
    thorough: bool


@dataclass
class Result:
    """What came of one match."""

    game: str
    number: int
    decisions: int = 0
    checked: int = 0
    seconds: float = 0.0
    broken: LawBroken | None = None


@dataclass
class Tally:
    """What was checked and found in one game."""

    game: str
    matches: int = 0
    decisions: int = 0
    checked: int = 0
    """Decisions at which all laws were checked."""
    seconds: float = 0.0
    """Of processor time: what the matches took, added up over the processes."""
    broken: list[Result] = field(default_factory=list)

    def add(self, result: Result) -> None:
        self.matches += 1
        self.decisions += result.decisions
        self.checked += result.checked
        self.seconds += result.seconds
        if result.broken is not None:
            self.broken.append(result)

    def __str__(self) -> str:
        pace = self.decisions / max(0.001, self.seconds)
        return (
            f"{self.game}: {self.matches} matches, {self.decisions} decisions, {pace:.0f} a second of a core, "
            f"all laws checked at {self.checked}: "
            + (f"{len(self.broken)} times a law is broken" if self.broken else "every law holds")
        )


@cache
def tables(name: str) -> list[tuple[int, dict[str, object]]]:
    return tables_of(game(name))


def course(match: Match) -> Course:
    """Every table of a game in turn, by turns of all players. Which matches are thorough is drawn by lot, so that it can be any table's."""
    name, number, seed, thorough, _ = match
    all_tables = tables(name)
    seats, options = all_tables[number % len(all_tables)]
    own = nth_seed(seed, number)
    is_thorough = int(nth_seed(own, 2)[:8], 16) % thorough == 0
    players = trial.PLAYERS if is_thorough else quick.PLAYERS
    return Course(seats, options, own, players[(number + number // len(all_tables)) % len(players)], is_thorough)


def run(name: str, number: int, seed: str, thorough: int, checks: int) -> Result:
    """Play one match and check it."""
    this = course((name, number, seed, thorough, checks))
    result = Result(name, number)
    began = time.process_time()
    try:
        if this.thorough:
            report = check_match(game(name), this.seats, this.options, this.seed, this.player, checks or None)
            result.decisions, result.checked = report.decisions, report.checked
        else:
            result.decisions = quick.Quick(game(name), this.seats, this.options, this.seed, this.player).play()
    except LawBroken as error:
        result.broken = error
    result.seconds = time.process_time() - began
    return result


def run_chunk(name: str, chunk: int, decisions: int, seed: str, thorough: int, checks: int) -> list[Result]:
    """Play matches of one game until that many decisions were played or a law was broken."""
    results: list[Result] = []
    while sum(result.decisions for result in results) < decisions:
        results.append(run(name, chunk * NUMBERS + len(results), seed, thorough, checks))
        if results[-1].broken is not None:
            break
    return results


class Soak:
    """A run over some games, until a number of decisions have been played."""

    def __init__(
        self,
        names: list[str],
        decisions: int,
        seed: str,
        thorough: int = THOROUGH,
        checks: int = CHECKS,
        minutes: float = float("inf"),
    ) -> None:
        self.names = names
        self.wanted = decisions
        self.seed = seed
        self.thorough = thorough
        self.checks = checks
        self.tallies = {name: Tally(name) for name in names}
        self.began = time.monotonic()
        self.until = self.began + minutes * 60
        self._said = self.began

    @property
    def decisions(self) -> int:
        return sum(tally.decisions for tally in self.tallies.values())

    @property
    def broken(self) -> int:
        return sum(len(tally.broken) for tally in self.tallies.values())

    def tasks(self) -> Iterator[Task]:
        """As many chunks of each game in turn as it takes: which matches are played does not depend on which process is the quickest."""
        size = max(1, min(CHUNK, self.wanted // (4 * len(self.names))))
        for number in range(-(-self.wanted // size)):
            if self.broken >= MOST_BROKEN or time.monotonic() > self.until:
                return
            chunk, name = divmod(number, len(self.names))
            yield self.names[name], chunk, size, self.seed, self.thorough, self.checks

    def run(self, workers: int) -> None:
        """Play and check; an interrupt ends it early."""
        for name in self.names:
            try:
                nonsense_is_refused(game(name))
            except LawBroken as error:
                self.tallies[name].broken.append(Result(name, -1, broken=error))
        chunks = in_order(run_chunk, self.tasks(), workers)
        try:
            for results in chunks:
                for result in results:
                    self.tallies[result.game].add(result)
                self._say()
        except KeyboardInterrupt:
            print("\nStopped.", file=sys.stderr)
        finally:
            chunks.close()

    def again(self, result: Result) -> str:
        """The command that plays a match again."""
        words = [f"python -m majlis.testing.soak {result.game} --seed {self.seed.lstrip('0') or '0'}"]
        if self.thorough != THOROUGH:
            words.append(f"--thorough {self.thorough}")
        if self.checks != CHECKS:
            words.append(f"--checks {self.checks}")
        return " ".join([*words, f"--only {result.number}"])

    def _say(self) -> None:
        """At a terminal one line that is overwritten each time, elsewhere a line now and then."""
        now = time.monotonic()
        watched = sys.stderr.isatty()
        if now - self._said < (0.2 if watched else EVERY_SECONDS):
            return
        self._said = now
        pace = self.decisions / max(0.001, now - self.began)
        left = max(0.0, self.wanted - self.decisions) / max(1.0, pace)
        print(
            f"{self.decisions:,} of {self.wanted:,} decisions, {pace:,.0f} a second, {left / 60:.1f} minutes left, "
            f"{self.broken} broken laws",
            end="   \r" if watched else "\n",
            file=sys.stderr,
            flush=True,
        )

    def report(self) -> str:
        seconds = time.monotonic() - self.began
        lines = [str(tally) for tally in self.tallies.values()]
        for tally in self.tallies.values():
            for result in tally.broken:
                lines += [str(result.broken)] + ([f"  again: {self.again(result)}"] if result.number >= 0 else [])
        lines.append(
            f"{self.decisions:,} decisions in {seconds:.0f} s, {self.decisions / max(0.001, seconds):,.0f} a second."
        )
        return "\n".join(lines)

    def keep(self, folder: Path) -> None:
        """Write the records of the matches that broke a law."""
        folder.mkdir(parents=True, exist_ok=True)
        for name, tally in self.tallies.items():
            for number, result in enumerate(tally.broken, 1):
                assert result.broken is not None
                path = folder / f"{name}-law-{result.broken.law}-{number}.txt"
                path.write_text(result.broken.record, encoding="utf-8")
                print(f"written: {path}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m majlis.testing.soak", description="Check the laws at every decision of many matches."
    )
    add = parser.add_argument
    add("games", nargs="*", help="names of games (all of them)")
    add("--decisions", type=int, default=1_000_000, help="how many decisions to play (%(default)s)")
    add("--seed", help="1 to 32 hexadecimal digits (by chance)")
    add("--workers", type=int, default=os.cpu_count() or 1, help="processes (%(default)s)")
    add("--thorough", type=int, default=THOROUGH, metavar="N", help="check all laws in one match in N (%(default)s)")
    add("--checks", type=int, default=CHECKS, metavar="N", help="at about N of its decisions; 0: all (%(default)s)")
    add("--minutes", type=float, default=float("inf"), help="end after that, with a report of what was played")
    add("--only", type=int, metavar="NUMBER", help="play the match with this number again, and no other")
    add("--keep", type=Path, metavar="FOLDER", help="where to write the records of matches that broke a law")
    return parser


def main(arguments: list[str] | None = None) -> int:
    parser = _parser()
    given = parser.parse_args(arguments)
    try:
        seed = seed_text(given.seed) if given.seed else new_seed()
        names = [game(name).id for name in given.games] or games()
    except MajlisError as error:
        parser.error(str(error))
    if given.thorough < 1 or given.checks < 0 or given.workers < 1:
        parser.error("--thorough and --workers should be at least 1, --checks at least 0")
    soak = Soak(names, given.decisions, seed, given.thorough, given.checks, given.minutes)
    if given.only is not None:
        for name in names:
            soak.tallies[name].add(run(name, given.only, seed, given.thorough, given.checks))
    else:
        print(f"Seed {seed}: {', '.join(names)}, {given.decisions} decisions on {given.workers} processes.", flush=True)
        soak.run(given.workers)
    print(soak.report())
    if given.keep:
        soak.keep(given.keep)
    return 1 if soak.broken else 0


if __name__ == "__main__":
    sys.exit(main())
