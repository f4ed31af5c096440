"""How many planted blunders an analysis finds: whether each is among the turning points of its match.

    python tools/train/found.py --jobs 2                          # all that are planted
    python tools/train/found.py --game tadmor --matches 20 --jobs 16

`plant.py` made the matches. A blunder counts as found if its decision, or another of the same turn of the same player, is a turning point.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from majlis.analysis.review import SECONDS, Review
from majlis.analysis.summary import turning_points
from majlis.engine.catalog import game

PLANTED = Path(__file__).parents[2] / "tests" / "analysis" / "planted"


def planted(folder: Path = PLANTED) -> list[dict[str, Any]]:
    """All matches with a planted blunder."""
    files = sorted(folder.glob("*.jsonl"))
    return [json.loads(line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]


def finds(planted: dict[str, Any], seconds: float = SECONDS) -> bool:
    """Whether the spoilt decision, or another of the same turn, is among the turning points."""
    match = game(planted["game"]).start(planted["seats"], {}, planted["seed"])
    for text in planted["entries"]:
        match.enter(match.actor, text)
    review = Review(match)
    latest = {judged.at: judged for _, judged in review.all_judged(seconds)}
    points = turning_points([latest[at] for at in sorted(latest)], review.end)
    spoilt = latest[planted["at"]]
    return any((point.judged.seat, point.judged.turn) == (spoilt.seat, spoilt.turn) for point in points)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--game", default="")
    parser.add_argument("--matches", type=int, default=0, help="at most this many of each game; 0: all")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--planted", type=Path, default=PLANTED)
    given = parser.parse_args()
    wanted: list[dict[str, Any]] = []
    taken: Counter[str] = Counter()
    for one in planted(given.planted):
        if given.game in ("", one["game"]) and (not given.matches or taken[one["game"]] < given.matches):
            taken[one["game"]] += 1
            wanted.append(one)
    found: Counter[str] = Counter()
    with ProcessPoolExecutor(given.jobs) as pool:
        for one, is_found in zip(wanted, pool.map(finds, wanted), strict=True):
            found[one["game"]] += is_found
            told = "found" if is_found else "MISSED"
            print(one["game"], one["seats"], "seats, decision", one["at"], "costs", one["loss"], told, flush=True)
    for name, count in sorted(taken.items()):
        print(f"{name}: {found[name]} of {count}")


if __name__ == "__main__":
    main()
