"""Matches with a planted blunder, to see whether an analysis finds it.

    python tools/train/plant.py --game sabika --seats 3 --matches 5 --seed b1 --out tests/analysis/planted/sabika.jsonl

Bots play a match. At one decision in its second half the mover takes the action that looks worst once it is played, by the game's own
guess, and then everybody plays on. That it really costs something is decided by playing, not by judging: the rest of the match is played
many times in positions imagined for the mover, once after the planted action and once after the one that the bot would have taken. All
play as `greedy` does, but now and then take the second or third best action: where little is hidden, `greedy` alone would play the same
match every time, and a trifle would seem to cost everything or nothing. A blunder is kept only if the share of wins falls by 12 % or more,
and surely (95 %) falls; else another match is tried. The same seed gives the same matches on any number of processes (`--jobs`).
`--again FILE` measures matches that were planted before and keeps those that pass. How many an analysis finds is counted by `found.py`.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
from collections import deque
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Any

import majlis
from majlis.analysis.curve import curve_for, result
from majlis.bots import decide, player_named
from majlis.bots.greedy import SETTLED, ranked
from majlis.bots.judge import standing
from majlis.bots.player import Glimpse, glimpse_of, stream
from majlis.engine.chance import Chance, nth_seed
from majlis.engine.state import State

LOSS = 0.12
"""What a blunder must cost in the playouts, so that 8 % are left if they flattered it."""
FEWEST = 8
ENOUGH = 24
MOST = 40
VARIED = 6
"""In playouts, one decision in six is not the one that looks best."""
DEVIATIONS = 1.96


def played_on(state: State, code: int, seat: int, seed: str) -> float:
    """Whether the seat wins, if everybody goes on after that action, mostly with what looks best."""
    chances = [stream(seed, each) for each in range(state.seats)]
    state = state.clone()
    state.apply(code)
    while state.steps:
        mover = state.choice.seat
        state.apply(varied(glimpse_of(state, mover, chances[mover])))
    return result(state)[seat]


def varied(table: Glimpse) -> int:
    """What `greedy` takes, or now and then what looks second or third best to it."""
    if len(table.codes) == 1:
        return table.codes[0]
    world = table.imagine()
    world.confirming |= 1 << table.seat
    found = ranked(world, table.seat, table.codes, SETTLED)
    place = 1 + table.chance.below(2) if table.chance.below(VARIED) == 0 else 0
    return found[min(place, len(found) - 1)][1]


def cost(state: State, seat: int, usual: int, planted: int, seed: str) -> tuple[float, float, int] | None:
    """How much the planted action costs, half the width of the 95 % interval, and how often it was tried; None: too little."""
    apart: list[float] = []
    while len(apart) < MOST:
        one = nth_seed(seed, len(apart))
        world = state.imagine(seat, Chance.of(one))
        world.turn_to(seat)
        apart.append(played_on(world, usual, seat, one) - played_on(world, planted, seat, one))
        if len(apart) < FEWEST:
            continue
        mean = sum(apart) / len(apart)
        if mean < LOSS:
            return None
        spread = math.sqrt(sum((each - mean) ** 2 for each in apart) / (len(apart) - 1) / len(apart))
        if len(apart) >= ENOUGH and mean - DEVIATIONS * spread > 0.0:
            return mean, DEVIATIONS * spread, len(apart)
    return None


def plant(game: str, seats: int, player: str, seed: str) -> dict[str, Any] | None:
    """A match with a blunder in its second half; None if the worst action there is not bad enough."""
    bot = player_named(player)
    length = len(play(game, seats, bot, seed, -1)[0])
    dice = Chance.of(nth_seed(seed, 3))
    at = length // 2 + dice.below(max(1, length * 35 // 100))
    entries, about = play(game, seats, bot, seed, at)
    if about is None:
        return None
    return {
        "game": game,
        "seats": seats,
        "player": player,
        "seed": seed,
        "at": about[0],
        **about[1],
        "entries": entries,
    }


def play(game: str, seats: int, bot: Any, seed: str, at: int) -> tuple[list[str], Any]:
    """A match as a list of actions; from decision number `at` on, the first with enough to choose from is spoilt."""
    match = majlis.game(game).start(seats, {}, seed)
    chances = [stream(seed, seat) for seat in range(seats)]
    about: Any = None
    while not match.over:
        seat = match.actor
        code = decide(bot, match.state, seat, chances[seat])
        codes = match.state.codes()
        if at >= 0 and about is None and len(match.entries) >= at and len(codes) >= 4 and open_still(match.state, seat):
            planted = worst(match.state, seat, codes)
            found = None if planted == code else cost(match.state, seat, code, planted, nth_seed(seed, 5))
            if found is None:
                if len(match.entries) > at + 24:
                    return [], None
            else:
                about = (len(match.entries), told(found))
                code = planted
        match.play_code(code)
    return [entry.text for entry in match.entries], about


def open_still(state: State, seat: int) -> bool:
    """Whether the seat may still win or lose, as far as the game guesses: where all is decided nothing can be spoilt."""
    curve = curve_for(type(state).__module__.split(".")[-2], state.seats)
    own = curve.chances([standing(state, each) for each in range(state.seats)], seat, 0.8)[seat]
    return 0.3 < own < 0.9


def worst(state: State, seat: int, codes: list[int]) -> int:
    """What looks worst right after it is played."""
    looks: list[tuple[float, int]] = []
    for code in codes:
        after = state.clone()
        after.apply(code)
        looks.append((standing(after, seat), code))
    return min(looks)[1]


def again(planted: dict[str, Any]) -> dict[str, Any] | None:
    """A match that was planted before, with what its blunder costs now; None: too little."""
    match = majlis.game(planted["game"]).start(planted["seats"], {}, planted["seed"])
    for text in planted["entries"][: planted["at"]]:
        match.enter(match.actor, text)
    state, seat = match.state, match.actor
    spoilt = state.choice.code(state, match.game.verbs.parse(planted["entries"][planted["at"]]))
    usual = decide(player_named(planted["player"]), state, seat, Chance.of(nth_seed(planted["seed"], 7)))
    found = None if usual == spoilt else cost(state, seat, usual, spoilt, nth_seed(planted["seed"], 5))
    return None if found is None else planted | told(found)


def told(found: tuple[float, float, int]) -> dict[str, Any]:
    return {"loss": round(found[0], 3), "interval": round(found[1], 3), "tries": found[2], "varied": True}


def measure_again(file: Path, out: Path, jobs: int) -> None:
    before = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    with ProcessPoolExecutor(jobs) as pool, out.open("a", encoding="utf-8") as kept:
        for old, new in zip(before, pool.map(again, before), strict=True):
            said = "too little" if new is None else f"{new['loss']} ± {new['interval']}"
            print(old["game"], old["seats"], old["at"], old["loss"], "now", said, flush=True)
            if new is not None:
                kept.write(json.dumps(new, separators=(",", ":")) + "\n")
                kept.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--again", type=Path, help="measure the matches of this file again")
    parser.add_argument("--game", default="")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=5)
    parser.add_argument("--player", default="beam")
    parser.add_argument("--seed", default="b1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    given.out.parent.mkdir(parents=True, exist_ok=True)
    if given.again is not None:
        measure_again(given.again, given.out, given.jobs)
        return
    kept = 0
    with ProcessPoolExecutor(given.jobs) as pool:
        waiting: deque[Future[dict[str, Any] | None]] = deque()
        for number in itertools.count():
            seed = nth_seed(given.seed, number)
            waiting.append(pool.submit(plant, given.game, given.seats, given.player, seed))
            if len(waiting) < 2 * given.jobs:
                continue
            found = waiting.popleft().result()
            if found is None:
                continue
            kept += 1
            print(given.game, given.seats, found["at"], found["loss"], found["interval"], found["tries"], flush=True)
            with given.out.open("a") as file:
                file.write(json.dumps(found, separators=(",", ":")) + "\n")
            if kept == given.matches:
                pool.shutdown(cancel_futures=True)
                return


if __name__ == "__main__":
    main()
