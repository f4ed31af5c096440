"""Random play of Majlis, compiled and pure, compared with Catanatron: decisions per second, copy time, and the ratios.

    make bench
    python benchmarks/engine.py --pure src [--rounds 5] [--seconds 2] [--json]

Every system runs in a process of its own, pinned to the same core; the systems take turns, round after round, and medians
are compared. A decision is one action applied, with the generation of the legal ones before it, chosen uniformly at random.
The paths timed are `majlis.arena.playout.playout` (the loop that `majlis simulate` uses for random players) and Catanatron's
`Game.play_tick` with four `RandomPlayer`s; time is CPU time of the process, set-up of matches included. Facts about the play
(legal actions per decision, share of forced decisions, length of a match) are counted in a run of their own. Ignore
differences under 15 %.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

Row = dict[str, float]
SEATS = 4


def majlis_worker(game_id: str, seconds: float) -> Row:
    import majlis
    from majlis.arena.playout import playout

    game = majlis.game(game_id)
    game.state(SEATS, None, "0")
    decisions = matches = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        decisions += playout(game.state(SEATS, None, f"{matches:x}"), majlis.Chance.of(f"{matches + 1:x}"))
        matches += 1
    legal = forced = counted = 0
    for number in range(5):
        state = game.state(SEATS, None, f"{number:x}")
        chance = majlis.Chance.of(f"{number + 1:x}")
        middle = state
        while not state.over:
            codes = state.codes()
            counted += 1
            legal += len(codes)
            forced += len(codes) == 1
            state.apply(codes[chance.below(len(codes))])
            if counted == 150:
                middle = state.clone()
    copies = 5000
    start = time.process_time()
    for _ in range(copies):
        middle.clone()
    copy = (time.process_time() - start) / copies
    return row(decisions, matches, spent, legal, forced, counted, copy)


def catanatron_worker(seconds: float) -> Row:
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def new_game(number: int) -> Game:
        return Game([RandomPlayer(color) for color in colors], seed=number + 1)

    decisions = matches = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        game = new_game(matches)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        matches += 1
    legal = forced = counted = 0
    middle = new_game(0)
    for number in range(3):
        game = new_game(number)
        while game.winning_color() is None and game.state.num_turns < 1000:
            counted += 1
            legal += len(game.state.playable_actions)
            forced += len(game.state.playable_actions) == 1
            game.play_tick()
            if counted == 150:
                middle = game.copy()
    copies = 2000
    start = time.process_time()
    for _ in range(copies):
        middle.copy()
    copy = (time.process_time() - start) / copies
    return row(decisions, matches, spent, legal, forced, counted, copy)


def row(decisions: int, matches: int, spent: float, legal: int, forced: int, counted: int, copy: float) -> Row:
    return {
        "decisions_per_second": decisions / spent,
        "free_decisions_per_second": decisions / spent * (1 - forced / counted),
        "copy_microseconds": copy * 1e6,
        "legal_actions": legal / counted,
        "forced_share": forced / counted,
        "match_length": decisions / matches,
    }


def measure(system: str, seconds: float, pure: Path, core: int) -> Row:
    """One round of one system, in a process of its own."""
    environment = dict(os.environ, PYTHONHASHSEED="0")
    environment.pop("PYTHONPATH", None)
    if system.startswith("pure "):
        environment["PYTHONPATH"] = str(pure.resolve())
    command = [sys.executable, __file__, "--worker", system, "--seconds", str(seconds), "--core", str(core)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{system} failed:\n{done.stderr.strip()[-2000:]}")
    found: Row = json.loads(done.stdout)
    return found


def work(system: str, seconds: float, core: int) -> None:
    """What the process of one system does: prints its figures as JSON."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
    if system == "catanatron":
        print(json.dumps(catanatron_worker(seconds)))
        return
    kind, _, game = system.partition(" ")
    import majlis.engine.state as built

    compiled = not str(built.__file__).endswith(".py")
    if compiled != (kind == "compiled"):
        raise SystemExit(f"this should be the {kind} build, but {built.__file__} is what was found")
    print(json.dumps(majlis_worker(game, seconds)))


def main() -> None:
    parser = argparse.ArgumentParser(description="Majlis compared with Catanatron, in one run on one core.")
    parser.add_argument("--pure", type=Path, default=Path("src"), help="the source tree, for the pure build")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time of one system in one round")
    parser.add_argument("--games", default="", help="comma-separated; all games by default")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    parser.add_argument("--core", type=int, default=-1, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.worker:
        work(given.worker, given.seconds, given.core)
        return
    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0
    import majlis

    games = [name for name in given.games.split(",") if name] or majlis.games()
    systems = ["catanatron", *(f"{kind} {game}" for game in games for kind in ("compiled", "pure"))]
    rounds: dict[str, list[Row]] = {system: [] for system in systems}
    for number in range(given.rounds):
        for system in systems:
            print(f"round {number + 1} of {given.rounds}: {system}", file=sys.stderr)
            rounds[system].append(measure(system, given.seconds, given.pure, core))
    medians = {s: {name: statistics.median(r[name] for r in found) for name in found[0]} for s, found in rounds.items()}
    report(medians, as_json=given.json)


def report(medians: dict[str, Row], *, as_json: bool) -> None:
    peer = medians["catanatron"]
    for found in medians.values():
        found["ratio"] = found["decisions_per_second"] / peer["decisions_per_second"]
        found["free_ratio"] = found["free_decisions_per_second"] / peer["free_decisions_per_second"]
        found["copy_ratio"] = found["copy_microseconds"] / peer["copy_microseconds"]
    if as_json:
        print(json.dumps(medians, indent=2))
        return
    head = ("", "decisions/s", "ratio", "unforced/s", "ratio", "copy µs", "ratio", "legal", "forced", "match")
    print("{:22}{:>12}{:>8}{:>12}{:>8}{:>9}{:>8}{:>8}{:>8}{:>8}".format(*head))
    for system, found in medians.items():
        print(
            f"{system:22}{found['decisions_per_second']:12,.0f}{found['ratio']:8.2f}"
            f"{found['free_decisions_per_second']:12,.0f}{found['free_ratio']:8.2f}"
            f"{found['copy_microseconds']:9.2f}{found['copy_ratio']:8.3f}"
            f"{found['legal_actions']:8.1f}{found['forced_share']:8.0%}{found['match_length']:8.0f}"
        )


if __name__ == "__main__":
    main()
