"""How many rounds a second the bots that think ahead get through on this build.

    .venv-bench/bin/python benchmarks/rounds.py      compiled (`make bench` sets it up)
    .venv/bin/python benchmarks/rounds.py            pure, as `make play` starts it

The quotient of the two says how much time a compiled bot needs in order to think as much as a pure one. What is timed is the search of
`yardstick`, in processor time, at decisions of one match of `greedy` against itself: a short search is taken off a longer one, so that
what comes before the first round does not count.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import Final

import majlis
from majlis.bots import decide, player_named, stream
from majlis.engine import state as built
from majlis.engine.chance import nth_seed
from majlis.engine.state import State

FEW, MANY = 8, 32
SEED: Final = "ace1"
TIMED: Final = 24
"""How many decisions are timed."""


def positions(game: str, seats: int) -> list[State]:
    """Decisions of a match of `greedy`, evenly spread."""
    state = majlis.game(game).state(seats, {}, SEED)
    player = player_named("greedy")
    chances = [stream(SEED, seat) for seat in range(seats)]
    met: list[State] = []
    while not state.over:
        if len(state.codes()) > 1:
            met.append(state.clone())
        state.apply(decide(player, state, state.actor, chances[state.actor]))
    return met[:: max(1, len(met) // TIMED)]


def seconds(rounds: int, met: list[State]) -> float:
    player = player_named(f"yardstick:{rounds}it")
    begun = process_time()
    for number, state in enumerate(met):
        decide(player, state, state.actor, stream(nth_seed(SEED, number), state.actor))
    return process_time() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default="alhambra,al_rashid,tadmor,sabika")
    parser.add_argument("--seats", default="2,4")
    asked = parser.parse_args()
    print("pure" if str(built.__file__).endswith(".py") else "compiled")
    for game in asked.games.split(","):
        for seats in map(int, asked.seats.split(",")):
            met = positions(game, seats)
            each = (seconds(MANY, met) - seconds(FEW, met)) / ((MANY - FEW) * len(met))
            print(f"{game}, {seats} seats: {1 / each:,.0f} rounds a second", flush=True)


if __name__ == "__main__":
    main()
