"""Learn to play from nothing, with numpy alone: matches against oneself teach how good a position is.

    python examples/learn/train.py --game sabika --jobs 2

The program begins with random matches and asks, for every position that occurred: how far ahead was each player in the end? The answer is a
weight for each number of an observation (ridge regression). Then it plays against itself, each time taking the action after whose turn the
answer is best, learns from these matches too, and so on. Nobody tells it how to play, and it never sees the opponent that it is measured
against in the end. Results: docs/learning.md.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np

from majlis.arena.batch import batch
from majlis.bots import Glimpse, Player
from majlis.bots.turn import still_deciding
from majlis.engine.state import State

FOLLOW_UPS = 6
"""How many of its own decisions after the first the program tries out."""
REMEMBERED = 4
"""From how many of its latest rounds of matches the program learns."""
EXPLORE = 0.08
"""How often it tries any action while it learns."""
PULL = 0.02
"""How strongly weights are held back: what few matches say should not count much."""


class Learner(Player):
    """Follows each action to the end of the turn and takes the one that leads to the best position; sometimes any."""

    def __init__(self, weights: Any, explore: float) -> None:
        super().__init__("learner", True)
        self.weights = weights
        self.explore = explore

    def choose(self, table: Glimpse) -> int:
        if table.chance.below(1000) < 1000 * self.explore:
            return table.codes[table.chance.below(len(table.codes))]
        state = table.imagine()
        state.confirming |= 1 << table.seat  # stop before anything is revealed
        ends = [self.settled(after, table.seat) for after in played(state, table.codes)]
        return table.codes[int(np.argmax(self.judged(ends, table.seat)))]

    def settled(self, state: State, seat: int) -> State:
        """The position at the end of the turn."""
        for _ in range(FOLLOW_UPS):
            if not still_deciding(state, seat):
                break
            nexts = played(state, state.codes())
            state = nexts[0] if len(nexts) == 1 else nexts[int(np.argmax(self.judged(nexts, seat)))]
        return state

    def judged(self, states: list[State], seat: int) -> Any:
        """How far ahead the seat will be after each of these positions."""
        return np.array([state.features(seat) for state in states], np.float32) @ self.weights


def played(state: State, codes: list[int]) -> list[State]:
    """The positions after each action."""
    out = []
    for code in codes:
        after = state.clone()
        after.apply(code)
        out.append(after)
    return out


def gathered(game: str, player: Any, matches: int, seed: str, jobs: int) -> tuple[Any, Any, float]:
    """Matches of a player against itself: the positions, from both sides, the final leads, and the mean score."""
    rows, leads, scores = [], [], []
    for one in batch(game, seats=2, players=[player], matches=matches, seed=seed, jobs=jobs, observe="everyone"):
        rows.append(np.frombuffer(one.observations, np.float32).reshape(2 * len(one.codes), -1))
        lead = one.scores[0] - one.scores[1]
        leads.append(np.tile(np.array([lead, -lead], np.float32), len(one.codes)))
        scores.append(sum(one.scores) / 2)
    return np.concatenate(rows), np.concatenate(leads), sum(scores) / len(scores)


def learned(rows: Any, leads: Any) -> Any:
    """The weights that fit best, in the sense of least squares, held back a little (`PULL`). A constant is fitted, too, and dropped."""
    rows = np.hstack([rows, np.ones((len(rows), 1), np.float32)])
    scale = 1.0 / (np.sqrt((rows**2).mean(axis=0)) + 0.1).astype(np.float32)
    scaled = rows * scale
    squares = (scaled.T @ scaled).astype(np.float64) / len(rows)
    aims = (scaled.T @ leads).astype(np.float64) / len(rows)
    return (np.linalg.solve(squares + PULL * np.eye(len(squares)), aims) * scale).astype(np.float32)[:-1]


def measured(game: str, weights: Any, other: str, matches: int, seed: str, jobs: int) -> tuple[float, float]:
    """The share of wins against a bot, and how far off it may be (95 %). Seats change from match to match."""
    won = []
    players = [partial(Learner, weights, 0.0), other]
    for one in batch(game, seats=2, players=players, matches=matches, seed=seed, jobs=jobs):
        mine, theirs = one.ranks[one.places.index(0)], one.ranks[one.places.index(1)]
        won.append(0.5 if mine == theirs else float(mine < theirs))
    share = sum(won) / len(won)
    spread = sum((each - share) ** 2 for each in won) / max(1, len(won) - 1)
    return share, 1.96 * sqrt(spread / len(won))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="sabika")
    parser.add_argument("--against", default="easy", help="who is played against in the end")
    parser.add_argument("--rounds", type=int, default=3, help="how many times to play and learn")
    parser.add_argument("--matches", type=int, default=50, help="matches of each round")
    parser.add_argument("--first", type=int, default=200, help="random matches at the beginning")
    parser.add_argument("--test", type=int, default=100, help="matches of the measurement; 0: none")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="keep what was learned here (.npy)")
    wanted = parser.parse_args()
    began = time.perf_counter()

    def say(text: str) -> None:
        print(f"{time.perf_counter() - began:6.0f} s  {text}", flush=True)

    kept: list[tuple[Any, Any]] = []
    player: Any = "random"
    for number in range(wanted.rounds + 1):
        matches = wanted.matches if number else wanted.first
        seed = f"b{wanted.seed}{number:02}" if number else f"a{wanted.seed}"
        rows, leads, mean = gathered(wanted.game, player, matches, seed, wanted.jobs)
        kept = [*kept, (rows, leads)][-REMEMBERED:]
        weights = learned(*(np.concatenate(part) for part in zip(*kept, strict=True)))
        player = partial(Learner, weights, EXPLORE)
        say(f"round {number}: {matches} matches, mean score {mean:.1f}; learned from {len(kept)} rounds")
    if wanted.out:
        np.save(wanted.out, weights)
    if wanted.test:
        share, interval = measured(wanted.game, weights, wanted.against, wanted.test, f"e{wanted.seed}", wanted.jobs)
        say(f"against {wanted.against}: {100 * share:.1f} ± {100 * interval:.1f} % of {wanted.test} matches")


if __name__ == "__main__":
    main()
