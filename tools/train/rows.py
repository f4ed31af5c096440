"""From matches to rows: each match of `play.py` is played again, and positions are written down as a seat knew them.

    python tools/train/rows.py --jobs 16 --out build/train/rows/sabika-2 build/train/sabika-2*.jsonl

A row is float32: the lead as the game guesses it, the lead at the end, then the features. Rows go into `--out`/NUMBER.f32, matches whose
number is divisible by 20 into `check-NUMBER.f32`, which are never trained on; `about.json` says what the columns are.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from array import array
from pathlib import Path
from typing import Any

import majlis
from majlis.bots.judge import standing
from majlis.bots.net import hash_of
from majlis.engine.chance import Chance, nth_seed

APART = 20


def rows_of(match: dict[str, Any], every: float) -> tuple[list[array[float]], list[int]]:
    """Positions of a match, each imagined for the seat that has just decided or, more rarely, for another; and whose they are."""
    state = majlis.game(match["game"]).state(seats=match["seats"], options=match["options"], seed=match["seed"])
    chance = Chance.of(nth_seed(match["seed"], 2))
    rows: list[array[float]] = []
    seats: list[int] = []
    for code in match["codes"]:
        seat = state.choice.seat
        state.apply(code)
        if not state.steps or chance.below(1000) >= 1000 * every:
            continue
        if state.seats > 1 and chance.below(4) == 0:
            seat = (seat + 1 + chance.below(state.seats - 1)) % state.seats
        seen = state.imagine(seat, chance)
        rows.append(array("f", [standing(seen, seat), 0.0, *seen.features(seat)]))
        seats.append(seat)
    ends = [standing(state, seat) for seat in range(state.seats)]
    for row, seat in zip(rows, seats, strict=True):
        row[1] = ends[seat]
    return rows, seats


def work(job: int, jobs: int, paths: list[Path], out: Path, every: float) -> tuple[int, int]:
    """Every `jobs`-th match of the files."""
    matches = written = number = 0
    with (out / f"{job}.f32").open("wb") as train, (out / f"check-{job}.f32").open("wb") as check:
        for path in paths:
            for line in path.open():
                number += 1
                if number % jobs != job:
                    continue
                rows, _ = rows_of(json.loads(line), every)
                file = check if number // jobs % APART == 0 else train
                for row in rows:
                    file.write(row.tobytes())
                matches += 1
                written += len(rows)
    return matches, written


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--every", type=float, default=0.5, help="which share of the positions is written down")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("matches", type=Path, nargs="+")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    with given.matches[0].open() as file:
        first = json.loads(file.readline())
    names = majlis.game(first["game"]).state(seats=first["seats"], seed="1").feature_names()
    with multiprocessing.get_context("fork").Pool(given.jobs) as pool:
        tasks = [(job, given.jobs, given.matches, given.out, given.every) for job in range(given.jobs)]
        done = pool.starmap(work, tasks, 1)
    about = {
        "game": first["game"],
        "revision": majlis.game(first["game"]).revision,
        "features": hash_of(names),
        "names": names,
        "matches": sum(matches for matches, _ in done),
        "rows": sum(rows for _, rows in done),
    }
    (given.out / "about.json").write_text(json.dumps(about))
    print(f"{given.out}: {about['matches']} matches, {about['rows']} rows", flush=True)


if __name__ == "__main__":
    main()
