"""From matches to rows: each match of `play.py` is played again, and positions are written down as a seat knew them.

    python tools/train/rows.py --jobs 16 --out build/train/rows/sabika-2 build/train/sabika-2*.jsonl

Bots judge a position before anything is revealed (`Curtain`), so that is where the rows of a seat's own turns are taken; some more are
taken inside its turns, and when others have had theirs. The rows of a seat in a match stand one after the other in order of play. A row is
float32:

| column | |
| --- | --- |
| 0 | the lead as the game guesses it |
| 1 | the lead at the end |
| 2 | 1 at the end of one of the seat's own turns, otherwise 0 |
| 3 | 1 in the first row of a seat in a match |
| from 4 | the features |

Rows go into `--out`/NUMBER.f32, matches whose number is divisible by 20 into `check-NUMBER.f32`, which are never trained on; `about.json`
says what the columns are. A match that today's rules would not play like this is left out.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from array import array
from pathlib import Path
from typing import Any, TypeAlias

import majlis
from majlis.bots.judge import standing
from majlis.bots.net import hash_of
from majlis.bots.turn import at_curtain, still_deciding
from majlis.engine.chance import Chance, nth_seed
from majlis.engine.state import State

APART = 20
INSIDE = 0.4
"""Which share of the positions inside a turn is written down."""
BETWEEN = 0.25
"""After how many turns the next position is written down too, for any of the seats."""
Rows: TypeAlias = "list[list[array[float]]]"


def row_of(state: State, seat: int, ends_turn: bool, chance: Chance) -> array[float]:
    """A position as the seat knows it."""
    seen = state.imagine(seat, chance)
    return array("f", [standing(seen, seat), 0.0, float(ends_turn), 0.0, *seen.features(seat)])


def rows_of(match: dict[str, Any], every: float) -> Rows | None:
    """The rows of a match, by seat; None if it cannot be played like this. `every` says which share of the turns counts."""
    state = majlis.game(match["game"]).state(seats=match["seats"], options=match["options"], seed=match["seed"])
    state.confirming = (1 << state.seats) - 1
    chance = Chance.of(nth_seed(match["seed"], 2))
    rows: Rows = [[] for _ in range(state.seats)]
    for code in match["codes"]:
        if not state.steps or code not in state.codes():
            return None
        seat = state.choice.seat
        state.apply(code)
        if not state.steps:
            break
        inside = still_deciding(state, seat)
        if chance.below(1000) < 1000 * every * (INSIDE if inside else 1.0):
            rows[seat].append(row_of(state, seat, not inside, chance))
        while state.steps and at_curtain(state):
            state.apply(state.codes()[0])
        if state.steps and not inside and chance.below(1000) < 1000 * every * BETWEEN:
            other = chance.below(state.seats)
            rows[other].append(row_of(state, other, False, chance))
    if state.steps:
        return None
    for seat in range(state.seats):
        end = standing(state, seat)
        for i, row in enumerate(rows[seat]):
            row[1] = end
            row[3] = float(i == 0)
    return rows


def work(job: int, jobs: int, paths: list[Path], out: Path, every: float) -> tuple[int, int]:
    """Every `jobs`-th match of the files."""
    matches = written = number = 0
    with (out / f"{job}.f32").open("wb") as train, (out / f"check-{job}.f32").open("wb") as check:
        for path in paths:
            for line in path.open():
                number += 1
                if number % jobs != job:
                    continue
                rows = rows_of(json.loads(line), every)
                if rows is None:
                    continue
                file = check if number // jobs % APART == 0 else train
                for row in [row for mine in rows for row in mine]:
                    file.write(row.tobytes())
                    written += 1
                matches += 1
    return matches, written


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--every", type=float, default=1.0, help="which share of the turns is written down")
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
