"""How long all outlooks of a decision take: the worst, the 99th percentile and the median of random decisions, in milliseconds.

    python benchmarks/outlooks.py [--decisions 1000] [--games alhambra,tadmor]

Decisions are drawn evenly from random matches with the most seats and everything that the options add; what is timed is what one call of
``GET /api/tables/{table}/outlooks`` works out, rendered as JSON, with garbage
collected as the server does. Time is CPU time of the process.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time

import majlis
from majlis.engine.outlook import all_outlooks
from majlis.server.run import collect_garbage_rarely

OPTIONS: dict[str, dict[str, object]] = {
    "alhambra": {"modules": ["vizier", "bonus_cards", "huts", "exchange_cards"]},
    "sabika": {"expert": True},
}
EVERY = 5
"""One decision in this many is measured."""


def times(name: str, decisions: int) -> list[tuple[float, int, str]]:
    """Milliseconds, number of outlooks and the question, for each decision looked at."""
    game = majlis.game(name)
    out: list[tuple[float, int, str]] = []
    chance = majlis.Chance.of("5")
    number = 0
    while len(out) < decisions:
        match = game.start(game.max_seats, OPTIONS.get(name, {}), f"{number:x}")
        number += 1
        while not match.over and len(out) < decisions:
            if chance.below(EVERY) == 0:
                begin = time.process_time()
                found = all_outlooks(match.looking(match.actor))
                json.dumps({text: outlook.json() for text, outlook in found.items()})
                prompt = match.prompt
                out.append(((time.process_time() - begin) * 1000, len(found), "" if prompt is None else prompt.id))
            codes = match.state.codes()
            match.play_code(codes[chance.below(len(codes))])
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=1000)
    parser.add_argument("--games", default="alhambra,al_rashid,tadmor,sabika")
    asked = parser.parse_args()
    collect_garbage_rarely()
    for name in asked.games.split(","):
        found = sorted(times(name, asked.decisions))
        worst, count, question = found[-1]
        middle = statistics.median(ms for ms, _, _ in found)
        late = found[int(len(found) * 0.99)][0]
        print(
            f"{name:10} median {middle:6.1f}  p99 {late:6.1f}  worst {worst:6.1f} ({question}, {count} outlooks)",
            flush=True,
        )


if __name__ == "__main__":
    main()
