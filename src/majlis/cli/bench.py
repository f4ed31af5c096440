"""`majlis bench`: how fast the engine is on this machine."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import click
from rich.console import Console
from rich.table import Table

import majlis.engine.state
from majlis.cli.languages import chosen, decimal, say
from majlis.cli.speaking import title_of
from majlis.engine.catalog import game, games
from majlis.engine.chance import Chance, nth_seed
from majlis.engine.game import Game
from majlis.engine.state import State

SEED = "be"
_ROWS = (
    ("decisions_per_second", 0),
    ("clone_us", 2),
    ("imagine_us", 2),
    ("view_us", 2),
    ("replay_ms_per_200", 2),
)


@click.command()
@click.argument("names", nargs=-1, metavar="[GAME]...")
@click.option("--seconds", type=click.FloatRange(0.01, 600), default=1, show_default=True, metavar="S")
@click.option("--json", "as_json", is_flag=True)
def bench(names: tuple[str, ...], seconds: float, as_json: bool) -> None:
    """Decisions per second of random play, and what copies, views and replays cost."""
    found = [game(name) for name in (names or games())]
    measured = {one.id: measure(one, seconds) for one in found}
    build = "compiled" if is_compiled() else "pure Python"
    if as_json:
        click.echo(json.dumps({"build": build, "games": measured}, indent=2))
        return
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    table.add_column(say("bench-build", build="compiled" if is_compiled() else "pure"))
    for one in found:
        table.add_column(say("bench-game", game=title_of(one, chosen()), seats=seats_of(one)), justify="right")
    for key, digits in _ROWS:
        table.add_row(say(f"bench-{key}"), *(decimal(measured[one.id][key], digits) for one in found))
    Console(highlight=False).print(table)


def is_compiled() -> bool:
    """Whether the engine runs as machine code or from its sources."""
    return not str(majlis.engine.state.__file__).endswith(".py")


def seats_of(one: Game) -> int:
    return min(3, one.max_seats) if one.min_seats <= 3 else one.min_seats


def measure(one: Game, seconds: float) -> dict[str, float]:
    seats = seats_of(one)
    chance = Chance.of(SEED)
    middle = _middle(one, seats, chance)
    decisions, spent, number = 0, 0.0, 0
    while spent < seconds:
        state = one.state(seats, seed=nth_seed(SEED, number))
        number += 1
        started = time.perf_counter()
        decisions += _play_out(state, chance)
        spent += time.perf_counter() - started
    match = one.start(seats, seed=SEED)
    while not match.over and len(match.entries) < 200:
        codes = match.state.codes()
        match.play_code(codes[chance.below(len(codes))])
    record = match.record()
    return {
        "seats": seats,
        "decisions_per_second": decisions / spent,
        "clone_us": _each(middle.clone, seconds) * 1e6,
        "imagine_us": _each(lambda: middle.imagine(0, chance), seconds) * 1e6,
        "view_us": _each(lambda: middle.view(0), seconds) * 1e6,
        "replay_ms_per_200": _each(lambda: record.replay_as(one), seconds) * 1e3 * 200 / len(match.entries),
    }


def _middle(one: Game, seats: int, chance: Chance) -> State:
    """A position about halfway through a match."""
    state = one.state(seats, seed=SEED)
    length = _play_out(state.clone(), chance)
    for _ in range(length // 2):
        if state.over:
            return one.state(seats, seed=SEED)
        codes = state.codes()
        state.apply(codes[chance.below(len(codes))])
    return one.state(seats, seed=SEED) if state.over else state


def _play_out(state: State, chance: Chance) -> int:
    decisions = 0
    while not state.over:
        codes = state.codes()
        state.apply(codes[chance.below(len(codes))])
        decisions += 1
    return decisions


def _each(work: Callable[[], object], seconds: float) -> float:
    """The seconds that one call takes."""
    calls, batch = 0, 1
    started = time.perf_counter()
    while True:
        for _ in range(batch):
            work()
        calls += batch
        spent = time.perf_counter() - started
        if spent >= seconds:
            return spent / calls
        batch = min(batch * 2, 1000)
