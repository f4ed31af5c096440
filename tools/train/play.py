"""Self-play: matches as lines of JSON, each with everything it takes to play it again.

    python tools/train/play.py --game sabika --seats 2 --seconds 60 --jobs 16 --seed a1 --out build/train/sabika-2.jsonl

Seats follow a narrow beam, judged by the game's own guess or by the networks in `--nets`, and now and then take another action that looked
good, or any at all, so that positions come up that good play avoids. Options vary from match to match as listed in `options_of`. A line
holds seed, options and the code of every decision; features are worked out later (`rows.py`), so that other features need no new matches.
Run it again with the same `--out`, and it adds matches with further seeds.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from pathlib import Path
from time import perf_counter
from typing import Any

import majlis
from majlis.bots.greedy import SETTLED, ranked, settled
from majlis.bots.judge import HAND_MADE, Judge, NetJudge
from majlis.bots.net import Net, loads
from majlis.bots.turn import courses
from majlis.bots.yardstick import first_sight
from majlis.engine.chance import Chance, nth_seed
from majlis.engine.state import State

MOST_DECISIONS = 3000


def options_of(game: str, seats: int, chance: Chance) -> dict[str, Any]:
    """The options of a match: mostly none, now and then modules, expert mode and the like."""
    if game == "alhambra":
        modules = [m for m in ("vizier", "exchange_cards", "bonus_cards", "huts") if chance.below(2)]
        return {"modules": "+".join(modules)} if modules and chance.below(3) == 0 else {}
    if game == "tadmor":
        return {"expert_start": True} if chance.below(4) == 0 else {}
    if game == "sabika":
        out: dict[str, Any] = {"expert": True} if chance.below(4) == 0 else {}
        return out if seats > 1 else {**out, "level": ("relaxed", "hard", "harder", "ultimate")[chance.below(4)]}
    return {}


def at_end_of_turn(state: State, seat: int, codes: list[int], judge: Judge, keep: int) -> list[int]:
    """The few actions that look best one step ahead, in the order in which the judge likes what each leads to at the end of the turn."""
    found: list[tuple[float, int]] = []
    for _, code in first_sight(state, seat, codes, keep):
        after = state.clone()
        after.apply(code)
        settled(after, seat)
        found.append((-judge.lead(after, seat), code))
    return [code for _, code in sorted(found)]


def choose(state: State, seat: int, net: Net | None, width: int, strange: int, chance: Chance) -> int:
    """The code of a decision: what looks best, or in one of `strange` cases another one."""
    seen = state.imagine(seat, chance)
    seen.turn_to(seat)
    codes = seen.codes()
    if len(codes) == 1:
        return codes[0]
    odd = chance.below(strange) == 0
    if odd and chance.below(4) == 0:
        return codes[chance.below(len(codes))]
    seen.confirming |= 1 << seat
    judge = (
        HAND_MADE if net is None else NetJudge(net)
    )  # a new one each time: it is quick among positions that are alike
    if width > 0:
        firsts = list(dict.fromkeys(course.codes[0] for course in courses(seen, seat, codes, judge, width)))
    elif width == 0:
        firsts = [code for _, code in ranked(seen, seat, codes, SETTLED)]
    else:
        firsts = at_end_of_turn(seen, seat, codes, judge, -width)
    return firsts[chance.below(min(5, len(firsts)))] if odd else firsts[0]


def play(game: str, seats: int, seed: str, nets: list[Net | None], width: int) -> dict[str, Any]:
    """One match."""
    chance = Chance.of(nth_seed(seed, 1))
    options = options_of(game, seats, chance)
    state = majlis.game(game).state(seats=seats, options=options, seed=seed)
    chosen = [nets[chance.below(len(nets))] for _ in range(seats)]
    strange = [4, 10, 30][chance.below(3)]
    codes: list[int] = []
    while state.steps and len(codes) < MOST_DECISIONS:
        seat = state.choice.seat
        code = choose(state, seat, chosen[seat], width, strange, chance)
        codes.append(code)
        state.apply(code)
    return {"game": game, "seats": seats, "seed": seed, "options": options, "codes": codes, "over": state.over}


def nets_of(paths: list[str]) -> list[Net | None]:
    """The networks in files; without any, the game's own guess."""
    return [loads(Path(path).read_bytes()) for path in paths] or [None]


def work(job: int, jobs: int, given: argparse.Namespace, until: float) -> list[str]:
    nets = nets_of(given.nets)
    out: list[str] = []
    number = given.first + job
    while perf_counter() < until and (given.matches == 0 or number < given.first + given.matches):
        found = play(given.game, given.seats, nth_seed(given.seed, number), nets, given.width)
        if found.pop("over"):
            out.append(json.dumps(found, separators=(",", ":")))
        number += jobs
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--game", required=True)
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument(
        "--matches", type=int, default=0, help="the most matches to play; 0: as many as fit into the time"
    )
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--seed", default="a1")
    parser.add_argument("--first", type=int, default=0, help="the number of the first match, for a series in parts")
    parser.add_argument(
        "--width",
        type=int,
        default=6,
        help="of the beam; 0: as `greedy` plays; -N: as `yardstick` plays with N, ranked by the network",
    )
    parser.add_argument("--nets", nargs="*", default=[])
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    given.out.parent.mkdir(parents=True, exist_ok=True)
    if given.out.exists():
        given.first += 1_000_000 * sum(1 for _ in given.out.open())
    until = perf_counter() + given.seconds
    with multiprocessing.get_context("fork").Pool(given.jobs) as pool:
        tasks = [(job, given.jobs, given, until) for job in range(given.jobs)]
        lines = [line for part in pool.starmap(work, tasks, 1) for line in part]
    with given.out.open("a") as file:
        file.writelines(line + "\n" for line in lines)
    print(f"{given.game} {given.seats}: {len(lines)} matches in {given.seconds:.0f} s -> {given.out}", flush=True)


if __name__ == "__main__":
    main()
