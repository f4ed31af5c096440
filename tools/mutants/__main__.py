"""Mutation testing of the rules.

    python -m tools.mutants                       150 slips of each game, drawn by seed 1; those already tried are not tried again
    python -m tools.mutants sabika -n 40 -j 2     40 of one game, two at a time
    python -m tools.mutants --survivors           try again what survived, after new tests
    python -m tools.mutants --quick               without tests that play whole matches
    python -m tools.mutants --seconds 600         stop after ten minutes; the same command goes on where it stopped
    python -m tools.mutants --report              only say how it stands

A slip is killed when a test that cites its rule fails. Tests of other rules are not even run, so a slip that only such a test would
catch survives. Survivors are to be killed by a test of their rule, or listed in `tools/mutants/equivalent.toml` with the reason why no
test can tell them from the rules.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import time
import tomllib
from collections.abc import Iterable
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

from tools.mutants.slips import GAMES, Slip, signature, slips
from tools.mutants.trial import KILLED, SURVIVED, Outcome, attempt, collectable, warm

ROOT: Final = Path(__file__).parents[2]
KEPT: Final = ROOT / "build" / "mutants"
EQUIVALENT: Final = Path(__file__).with_name("equivalent.toml")
LIMIT: Final = 900.0
"""Seconds after which a trial is given up; long before that it has used up its time on the processor."""


def sample(game: str, count: int, seed: int) -> list[Slip]:
    """A random sample of a game's slips. A longer sample begins with a shorter one, and a change elsewhere does not change it."""
    return sorted(slips(ROOT, game), key=lambda slip: signature(f"{seed} {key(slip)}"))[:count]


def kept(game: str) -> dict[str, dict[str, Any]]:
    """What became of slips before; the last line about a slip counts."""
    path = KEPT / f"{game}.jsonl"
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []
    return {row["key"]: row for row in rows}


@cache
def source(game: str, file: str) -> str:
    return (ROOT / "src" / "majlis" / "games" / game / file).read_text(encoding="utf-8")


def key(slip: Slip) -> str:
    """A slip in a source that has changed since is another slip."""
    text = source(slip.game, slip.file)
    column = slip.start - text.rfind("\n", 0, slip.start)
    return f"{slip.name} @ {signature(slip.text + slip.old)}:{column}" + (f"#{slip.nth}" if slip.nth else "")


def keep(slip: Slip, outcome: Outcome) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    row = {
        "key": key(slip),
        "file": slip.file,
        "where": slip.where,
        "line": slip.line,
        "old": slip.old,
        "new": slip.new,
        "rules": list(slip.rules),
        "fate": outcome.fate,
        "test": outcome.test,
        "tests": list(outcome.passed) if outcome.fate == SURVIVED else [],
        "seconds": round(outcome.seconds, 1),
    }
    with (KEPT / f"{slip.game}.jsonl").open("a", encoding="utf-8") as out:
        out.write(json.dumps(row, ensure_ascii=False) + "\n")


def excused(slip: Slip) -> bool:
    """Whether a slip is written down as one that changes nothing; `line` tells one of several from the others."""
    return any(
        (row["game"], row["file"], row["where"], row["old"], row["new"])
        == (slip.game, slip.file, slip.where, slip.old, slip.new)
        and row.get("line", slip.text) == slip.text
        for row in equivalents()
    )


@cache
def equivalents() -> list[dict[str, str]]:
    rows: list[dict[str, str]] = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("slip", [])
    return rows


def run(todo: list[Slip], jobs: int, quick: bool, until: float) -> None:
    """Try slips in processes of their own, some at a time; what is not done in time is left for the next run."""
    warm()
    waiting = list(reversed(todo))
    running: set[int] = set()
    while waiting or running:
        if waiting and len(running) < jobs and time.monotonic() < until:
            slip = waiting.pop()
            child = os.fork()
            if child == 0:
                _try(slip, quick, until)
            running.add(child)
        elif running:
            running.discard(os.wait()[0])
        else:
            return


def _try(slip: Slip, quick: bool, until: float) -> None:
    """In the child: never returns."""
    code = 70
    try:
        left = until - time.monotonic()
        outcome = attempt(ROOT, slip, quick, min(LIMIT, left))
        if outcome.fate == KILLED or outcome.seconds < left:
            keep(slip, outcome)
            print(f"{outcome.fate:9} {outcome.seconds:5.1f} s  {slip.game}/{slip.name.splitlines()[0]}", flush=True)
        code = 0
    finally:
        os._exit(code)


def report(games: Iterable[str], count: int, seed: int) -> str:
    """How it stands: numbers for each game, then the survivors with their rules, the change and the tests that let it pass."""
    out = ["| game | slips | tried | killed | equivalent | survived |", "| --- | --- | --- | --- | --- | --- |"]
    survivors: list[str] = []
    for game in games:
        drawn = sample(game, count, seed)
        known = kept(game)
        tried = [slip for slip in drawn if key(slip) in known]
        killed = [slip for slip in tried if known[key(slip)]["fate"] == KILLED]
        same = [slip for slip in tried if slip not in killed and excused(slip)]
        left = [slip for slip in tried if slip not in killed and slip not in same]
        out.append(f"| {game} | {len(slips(ROOT, game))} | {len(tried)} | {len(killed)} | {len(same)} | {len(left)} |")
        for slip in sorted(left, key=lambda one: (one.file, one.line)):
            survivors += _survivor(slip, known[key(slip)])
    return "\n".join([*out, "", "Survivors:" if survivors else "Nothing survived.", *survivors])


def _survivor(slip: Slip, row: dict[str, Any]) -> list[str]:
    rules = ", ".join(slip.rules[:6]) + (" …" if len(slip.rules) > 6 else "")
    tests = row.get("tests", [])
    return [
        "",
        f"- {slip.game}/{slip.file}:{slip.line} {slip.where} ({rules})" + (f": {row['test']}" if row["test"] else ""),
        f"      {slip.text}",
        f"      - {slip.old}",
        f"      + {slip.new}",
        f"  {len(tests)} tests passed: {', '.join(tests[:8])}" + (" …" if len(tests) > 8 else ""),
    ]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description="Mutation testing of the rules.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"by default all: {', '.join(GAMES)}")
    parser.add_argument("-n", type=int, default=150, metavar="COUNT", help="slips of each game (150)")
    parser.add_argument(
        "-j", "--jobs", type=int, dest="j", default=os.cpu_count() or 1, metavar="JOBS", help="how many at a time"
    )
    parser.add_argument("--seed", type=int, default=1, help="which sample (1)")
    parser.add_argument("--survivors", action="store_true", help="try again what survived")
    parser.add_argument(
        "--quick", action="store_true", help="without tests that play whole matches; kills fewer, costs a tenth"
    )
    parser.add_argument("--seconds", type=float, default=math.inf, help="stop after this time; run again to go on")
    parser.add_argument("--out", type=Path, default=KEPT / "report.md", metavar="FILE", help="where the report goes")
    parser.add_argument("--report", action="store_true", help="try nothing, only report")
    chosen = parser.parse_args(arguments)
    games = chosen.games or list(GAMES)
    for game in games:
        if game not in GAMES:
            parser.error(f"unknown game {game!r}; known: {', '.join(GAMES)}")
    until = time.monotonic() + chosen.seconds
    if not chosen.report:
        todo: list[list[Slip]] = []
        for game in games:
            todo.append(_untried(game, chosen.n, chosen.seed, chosen.survivors))
            if todo[-1] and not collectable(ROOT, game):
                parser.error(f"the tests of {game} cannot be collected: run pytest --collect-only tests/games/{game}")
        together = [slip for row in zip_longest(*todo) for slip in row if slip is not None]
        run(together, max(1, chosen.j), chosen.quick, until)
    text = report(games, chosen.n, chosen.seed)
    chosen.out.parent.mkdir(parents=True, exist_ok=True)
    chosen.out.write_text(text + "\n", encoding="utf-8")
    print(text)
    return 1 if "Survivors:" in text else 0


def _untried(game: str, count: int, seed: int, survivors: bool) -> list[Slip]:
    """The slips of a sample that nothing is known of yet; or those that are known to survive."""
    known = kept(game)
    drawn = sample(game, count, seed)
    if survivors:
        return [slip for slip in drawn if known.get(key(slip), {}).get("fate") == SURVIVED and not excused(slip)]
    return [slip for slip in drawn if key(slip) not in known]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
